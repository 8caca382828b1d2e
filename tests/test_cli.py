"""The command line: every command, its exit codes, its mistakes, in three languages."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import nunatak.lab.benchmark
import nunatak.lab.ledger
import nunatak.warmup
from nunatak import Table, games
from nunatak.cli import main
from nunatak.cli.commands import COMMANDS
from nunatak.lab.baseline import UnknownCommit
from nunatak.lab.benchmark import NoPeers
from nunatak.lab.ledger import NoCheckout, Row
from nunatak.play import book
from nunatak.play.text import LANGUAGES
from nunatak.testing.playing import play_randomly
from nunatak.warmup import WarmupFailed

GAME = games.NAMES[0]
COLOR = re.compile(r"\x1b\[[0-9;]*[34][0-9]")


class Told(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Told]


@pytest.fixture(autouse=True)
def _plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_(*words: str | Path) -> Told:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Told(code, out, err)

    return run_


# ------------------------------------------------------------------ language, help, version


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_every_page_of_help_is_in_the_chosen_language(
    run: Run, command: str | None, language: str
) -> None:
    words = [] if command is None else [command]
    told = run(*words, "--help", "--lang", language)
    usage = {"en": "usage:", "ru": "использование:", "cs": "použití:"}[language]
    examples = {"en": "examples:", "ru": "примеры:", "cs": "příklady:"}[language]
    assert told.code == 0
    assert told.out.startswith(usage)
    assert command is None or examples in told.out
    assert f"nunatak {command or 'play'}" in told.out
    if language != "en":
        assert not re.search(r"usage:|options:|show this|examples:", told.out)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "exit codes"), ("ru", "коды завершения"), ("cs", "návratové kódy")],
)
def test_the_exit_codes_are_told(run: Run, language: str, words: str) -> None:
    assert words in run("--lang", language, "--help").out


@pytest.mark.parametrize(
    "words",
    [["--lang", "ru", "rules"], ["rules", "--lang", "ru"], ["rules", "--lang=ru"]],
)
def test_the_language_may_stand_anywhere(run: Run, words: list[str]) -> None:
    assert "Сыграть можно" in run(*words, GAME, "L-PLAY-01").out


@pytest.mark.parametrize(("system", "usage"), [("cs_CZ.UTF-8", "použití"), ("de_DE", "usage")])
def test_the_language_is_otherwise_the_systems(
    run: Run, system: str, usage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", system)
    assert run("--help").out.startswith(usage)


def test_the_version_is_told(run: Run) -> None:
    assert re.fullmatch(r"nunatak \d+\.\d+\.\d+\n", run("--version").out)


def test_without_a_command_help_is_shown(run: Run) -> None:
    told = run()
    assert told.code == 2
    assert told.out.startswith("usage:")


# ------------------------------------------------------------------ mistakes


BROKEN_DATA = 'board_order = ["cave", "cave"]\n'
BROKEN_TOML = "board_order = [\n  'cave' 'swamp'\n]\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data.toml").write_text(BROKEN_DATA)
    (tmp_path / "broken.toml").write_text(BROKEN_TOML)
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "list.json").write_text("[]")
    return tmp_path


MISTAKES = {
    "fly": ["fly", "play", "warmup"],
    "paly": ["paly", "play", "nunatak --help"],
    "serve --fly": ["--fly", "nunatak serve --help"],
    "serve --port 99999": ["--port", "99999", "65535"],
    "serve --settings data.toml": ["board_order", "port"],
    "serve --programs owl": ["programs", "owl"],
    "serve --programs alpha=owl": ["programs", "alpha"],
    f"rules {GAME} --fly": ["--fly"],
    "rules": ["GAME"],
    "rules chess": ["chess", GAME],
    f"rules {GAME} L-PLAY-33": ["L-PLAY-33", "L-PLAY-03"],
    f"rules {GAME} zzz": ["zzz", "L-CMP"],
    f"simulate {GAME} --games": ["--games"],
    f"simulate {GAME} --games none": ["--games", "none", "1"],
    f"simulate {GAME} --games 0": ["--games", "0", "1"],
    f"simulate {GAME} --seed -1": ["--seed", "-1"],
    f"simulate {GAME} --seats 9": ["--seats", "9", "2"],
    f"simulate {GAME} --option mode": ["--option", "mode"],
    f"simulate {GAME} --option mode=wild": ["mode", "wild", "advanced"],
    f"simulate {GAME} --option moon=blue": ["moon", "mode"],
    f"simulate {GAME} --data nowhere.toml": ["nowhere.toml"],
    f"simulate {GAME} --data broken.toml": ["broken.toml", "TOML", "2", "10"],
    f"simulate {GAME} --data data.toml": ["board_order", "L-DATA-01", "cave"],
    "play chess": ["chess", GAME],
    "play --bot giant": ["giant", "random"],
    "play --players a,b,c": ["--players", "3", "2"],
    "play --seats 3": ["--seats", "3", "2"],
    "show nowhere.json": ["nowhere.json"],
    "show .": ["."],
    "show noise.json": ["noise.json"],
    "show list.json": ["list.json", "JSON"],
    "show data.toml": ["data.toml", "JSON", "1"],
    f"show {GAME}=": [f"{GAME}="],
    "show ../a --seat 1 --open": ["--open", "--seat"],
}
POSITIONS = {
    f"{GAME} dragons=3": ["dragons"],
    f"{GAME} trick=99 near.hand=B2 far.hand=B3": ["trick"],
    "chess e4": ["chess", GAME],
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_explained_in_every_language(run: Run, files: Path, words: str) -> None:
    found = [run(*words.split(), "--lang", language) for language in LANGUAGES]
    for told in found:
        assert (told.code, told.out) == (2, "")
        assert 1 <= len(told.err.splitlines()) <= 2
        assert told.err.startswith("nunatak: ")
        assert all(word in told.err for word in MISTAKES[words])
    assert len({told.err for told in found}) == len(LANGUAGES)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_wrong_position_is_explained(run: Run, position: str) -> None:
    for language in LANGUAGES:
        told = run("show", position, "--lang", language)
        assert (told.code, told.out) == (2, "")
        assert all(word in told.err for word in POSITIONS[position])


def test_a_rule_that_data_break_is_said_in_the_readers_language(run: Run, files: Path) -> None:
    told = run("play", "--data", "data.toml", "--lang", "cs")
    assert "L-DATA-01 Pořadí dílků musí obsahovat každé z pěti území právě jednou." in told.err


WRONG_DATA = {
    f'{GAME} board_order = ["cave"]': ["board_order", '["cave"]'],
    f"{GAME} moons = 1": ["moons"],
    f"{GAME} normal = 5": ["normal", "5"],
    f"{GAME} honor_tokens = [true]": ["honor_tokens", "[true]", "5"],
    "arctica board = {shape = 'square'}": ["board", "4"],
    "arctica deck = {E1 = 2, N7 = 1}": ["deck.N7", "MELT", "12"],
    "arctica deck = {MELT = 1.5}": ["deck.MELT", "1.5", "36"],
    "arctica deck = {MELT = 35}": ["deck", "36", "35"],
    "arctica directions = {E = 'black'}": ["directions", "NE"],
    "wolves palettes = {R1 = ['sea']}": ["palettes.R2"],
    "wolves hunt_vp = {two_players = [0], more_players = []}": ["hunt_vp.two_players", "6", "[0]"],
    "wolves phase_days = {'2' = [7, 13, 99], '3' = [], '4' = [], '5' = []}": [
        "phase_days.2[2]",
        "99",
    ],
    f"{GAME} moon = 1 2": ["1", "10"],
    f"{GAME} moon = 1\nmoon = 2": ["2", "9"],
    f"{GAME} moon = {'9' * 5000}": ["own.toml"],
}
ENGLISH = re.compile(
    r"\b(the|is|are|at|needed|expected|got|there|line|column|value|missing)\b", re.I
)


@pytest.mark.parametrize("text", WRONG_DATA)
def test_no_word_of_wrong_data_is_english_to_others(run: Run, files: Path, text: str) -> None:
    game, _, data = text.partition(" ")
    (files / "own.toml").write_text(data)
    told = {one: run("simulate", game, "--data", "own.toml", "--lang", one) for one in LANGUAGES}
    for language, one in told.items():
        assert (one.code, one.out) == (2, "")
        assert all(word in one.err for word in WRONG_DATA[text])
        assert bool(ENGLISH.search(one.err)) == (language == "en")


def test_what_the_system_says_of_a_file_is_in_the_readers_language(run: Run) -> None:
    assert (
        run("show", ".", "--lang", "ru").err
        == "nunatak: .: файл не прочитать: это папка, а не файл.\n"
    )
    assert (
        run("show", ".", "--lang", "cs").err
        == "nunatak: .: soubor nelze přečíst: je to složka, ne soubor.\n"
    )


def test_a_wrong_setting_is_said_in_the_readers_language(run: Run, files: Path) -> None:
    told = run("serve", "--settings", "data.toml", "--lang", "ru").err
    assert "настройка board_order не подходит: такой настройки нет" in told
    assert "no such" not in told


def test_who_mistypes_a_command_is_told_the_one_that_was_meant(run: Run) -> None:
    assert "Did you mean “verify”?" in run("verfy", "game.json").err
    assert "'" not in run("fly").err


def test_an_unknown_language_is_explained(run: Run) -> None:
    told = run("rules", GAME, "--lang", "xx")
    assert told.code == 2
    assert "--lang" in told.err
    assert "en" in told.err


def test_an_interrupt_ends_the_program_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.lab.ledger, "check", _raise(KeyboardInterrupt()))
    told = run("ledger", GAME)
    assert told.code == 130
    assert "Interrupted" in told.err


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = Path(sys.executable).with_name("nunatak")
    for words in (["ledger", GAME, "--json"], ["rules", GAME]):
        with subprocess.Popen(
            [program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as running:
            assert running.stdout is not None
            assert running.stderr is not None
            running.stdout.close()
            assert running.stderr.read() == ""


def test_a_fault_of_ours_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.lab.ledger, "check", _raise(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        run("ledger", GAME)


def _raise(error: BaseException) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


# ------------------------------------------------------------------ colours


def test_colors_come_only_where_they_are_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not COLOR.search(run("rules", GAME).out)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert COLOR.search(run("rules", GAME).out)
    assert not COLOR.search(run("rules", GAME, "--no-color").out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not COLOR.search(run("rules", GAME).out)


# ------------------------------------------------------------------ rules and ledger


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_told_in_the_ledgers_order(run: Run, language: str) -> None:
    told = run("rules", GAME, "--all", "--lang", language)
    page = nunatak.lab.ledger.CHECKOUT / "docs" / "rules" / f"{GAME}.md"
    ids = re.findall(r"\*\*(L-[A-Z]+-\d\d)\*\*", page.read_text("utf-8"))
    found = re.findall(r"^(L-[A-Z]+-\d\d) ", told.out, re.MULTILINE)
    assert told.code == 0
    assert found == ids


def test_one_rule_or_an_area_is_found_whatever_the_case(run: Run) -> None:
    one = run("rules", GAME, "l-play-03").out
    assert one.startswith("\nPlaying a card\nL-PLAY-03 ")
    assert len(re.findall("L-PLAY-", one)) == 1
    assert len(re.findall("L-PLAY-", run("rules", GAME, "l-play").out)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_opened_page_by_page(run: Run, language: str) -> None:
    found = book.read(GAME, language)
    contents = run("rules", GAME, "--lang", language).out
    for page in found.pages:
        assert re.search(rf"^{page.id} +{re.escape(page.title)} *$", contents, re.MULTILINE)
    for words, name in (("--short", "card"), ("scoring", "scoring")):
        opened = found.page(name)
        assert opened is not None
        assert run("rules", GAME, words, "--lang", language).out.startswith(opened.title)


def test_the_boards_of_a_page_are_drawn_on_request(run: Run) -> None:
    plain, drawn = (run("rules", GAME, "end", *more).out for more in ((), ("--boards",)))
    assert "9 : 9" in plain
    assert len(drawn.splitlines()) > len(plain.splitlines()) + 10


def test_the_ledger_is_complete(run: Run) -> None:
    told = run("ledger", GAME, "--json")
    rows = json.loads(told.out)
    assert told.code == 0
    assert set(rows[0]) == {"rule", "code", "tests", "texts", "complete"}
    assert set(rows[0]["texts"]) == set(LANGUAGES)
    assert f"{len(rows)} rules, nothing is missing." in run("ledger", GAME).out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "lacks something"), ("ru", "не хватает"), ("cs", "Něco chybí")]
)
def test_what_the_ledger_lacks_is_told(
    run: Run, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [
        Row("L-XYZ-01", [], [], {"en": True, "ru": False, "cs": True}),
        Row("L-XYZ-02", ["a.py"], ["test_a"], dict.fromkeys(LANGUAGES, True)),
    ]
    monkeypatch.setattr(nunatak.lab.ledger, "check", lambda _: rows)
    told = run("ledger", GAME, "--lang", language)
    assert told.code == 1
    assert words in told.out
    assert told.out.rstrip().endswith("L-XYZ-01")
    assert told.out.count("✗") == 3
    assert run("ledger", GAME, "--json").code == 1


def test_the_ledger_needs_a_checkout(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.lab.ledger, "check", _raise(NoCheckout()))
    told = run("ledger", GAME)
    assert told.code == 2
    assert "checkout" in told.err


# ------------------------------------------------------------------ measuring


def test_simulate_tells_of_many_games(run: Run) -> None:
    found = json.loads(run("simulate", GAME, "--games", "50", "--seed", "7", "--json").out)
    assert found["game"] == GAME
    assert (found["games"], found["finished"], found["seats"]) == (50, 50, 2)
    assert sum(found["wins_by_seat"]) == pytest.approx(50)
    assert set(found["mean_points_by_source"]) == set(games.load(GAME).rules.sources)
    again = json.loads(run("simulate", GAME, "--games", "50", "--seed", "7", "--json").out)
    assert found | {"seconds": 0} == again | {"seconds": 0}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Lone Wolves: 21 random games", "Honour tokens", "Wins"]),
        ("ru", ["Стая: 21 случайная партия", "Жетоны чести", "Победы"]),
        ("cs", ["Smečka: 21 náhodných her", "Žetony cti", "Výhry"]),
    ],
)
def test_simulate_reads_well(run: Run, language: str, words: list[str]) -> None:
    options = ["--games", "21", "--option", "mode=advanced", "--seats", "2"]
    told = run("simulate", GAME, *options, "--lang", language)
    assert told.code == 0
    assert all(word in told.out for word in words)


SPEEDS = {
    "game": GAME,
    "seats": 2,
    "compiled": {"decisions_per_second": 3_000_000.0, "games_per_second": 60_000.0},
    "interpreted": {"decisions_per_second": 2_000.0, "games_per_second": 40.0},
    "ratio": 1500.0,
    "network": {"looks_per_second": 4_000.0, "seconds": 1.0},
    "peers": [
        {
            "name": "OpenSpiel hearts",
            "decisions_per_second": 1_000_000.0,
            "games_per_second": 20_000.0,
            "ratio": 3.0,
        }
    ],
}


def test_bench_shows_speeds_side_by_side(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def bench(_: object, **wishes: object) -> dict[str, Any]:
        asked.update(wishes)
        return SPEEDS

    monkeypatch.setattr(nunatak.lab.benchmark, "bench", bench)
    told = run("bench", "--seconds", "3", "--peers")
    assert told.code == 0
    assert asked == {"seats": 2, "seconds": 3, "peers": True, "baseline": None}
    assert re.search(r"compiled +3,000,000 +60,000", told.out)
    assert re.search(r"looks of the network +4,000", told.out)
    assert re.search(r"OpenSpiel hearts +1,000,000 +20,000 +× 3.0", told.out)
    assert json.loads(run("bench", GAME, "--json").out) == SPEEDS


def test_bench_shows_another_commit_beside(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def bench(_: object, **wishes: object) -> dict[str, Any]:
        asked.append(wishes["baseline"])
        speeds = {"decisions_per_second": 2_000_000.0, "games_per_second": 40_000.0, "ratio": 1.5}
        return SPEEDS | {
            "baseline": {"commit": "abc1234", "compiled": speeds, "interpreted": speeds}
        }

    monkeypatch.setattr(nunatak.lab.benchmark, "bench", bench)
    told = run("bench", GAME, "--baseline")
    assert re.search(r"abc1234, compiled +2,000,000 +40,000 +× 1.500", told.out)
    run("bench", GAME, "--baseline", "v1")
    assert asked == ["HEAD~1", "v1"]


def test_bench_says_that_there_is_no_such_commit(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.lab.benchmark, "bench", _raise(UnknownCommit("nowhere")))
    told = run("bench", "--baseline", "nowhere")
    assert told.code == 2
    assert "nowhere" in told.err


def test_bench_says_that_peers_are_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.lab.benchmark, "bench", _raise(NoPeers()))
    told = run("bench", "--peers")
    assert told.code == 2
    assert "nunatak[peers]" in told.err


def test_warmup_has_little_to_say_when_all_is_warm(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nunatak.warmup, "is_warm", lambda *_: True)
    assert run("warmup").out == "Everything is compiled already.\n"


def test_warmup_compiles_what_is_cold(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def warm_up(names: list[str], report: Callable[[str, int, int], None], _parts: object) -> None:
        for name in names:
            report(name, 1, 2)
            report(name, 2, 2)
            compiled.append(name)

    monkeypatch.setattr(nunatak.warmup, "is_warm", lambda *_: False)
    monkeypatch.setattr(nunatak.warmup, "warm_up", warm_up)
    assert re.fullmatch(r"Compiled in \d s.\n", run("warmup").out)
    assert run("warmup", "--game", GAME).code == 0
    assert compiled == [*games.NAMES, GAME]


def test_warmup_names_the_game_that_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nunatak.warmup, "is_warm", lambda *_: False)
    monkeypatch.setattr(nunatak.warmup, "warm_up", _raise(WarmupFailed(GAME)))
    told = run("warmup")
    assert told.code == 2
    assert GAME in told.err


# ------------------------------------------------------------------ verify


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    """A record of a whole game."""
    table = Table(GAME, seed=4, players=["Anna", "Ivan"], salt="grain")
    for _ in play_randomly(table, 4):
        pass
    return json.loads(table.record().dumps())


@pytest.fixture
def save(tmp_path: Path) -> Callable[..., Path]:
    def save_(record: dict[str, Any], name: str = "game.json") -> Path:
        path = tmp_path / name
        path.write_text(json.dumps(record, ensure_ascii=False), "utf-8")
        return path

    return save_


def sealed() -> dict[str, Any]:
    table = Table(GAME, seed=4, players=["Anna", "Ivan"], salt="grain")
    for _ in play_randomly(table, 4, 5):
        pass
    return json.loads(table.record().dumps())


def changed(items: list[str], place: int, item: str) -> list[str]:
    return [*items[:place], item, *items[place + 1 :]]


Forge = Callable[[dict[str, Any]], dict[str, Any]]
FORGERIES: dict[str, tuple[Forge, dict[str, str]]] = {
    "commitment": (
        lambda record: record | {"seed": 5},
        {"en": "sealed before the first move", "ru": "не то, которое", "cs": "není to, které"},
    ),
    "deal": (
        lambda record: record | {"chain": changed(record["chain"], 0, "0" * 16)},
        {"en": "another first position", "ru": "начальную позицию", "cs": "výchozí pozici"},
    ),
    "refused": (
        lambda record: record | {"moves": changed(record["moves"], 0, "pass")},
        {"en": "move 1, pass,", "ru": "ход 1, pass,", "cs": "tah 1, pass,"},
    ),
    "unreadable": (
        lambda record: record | {"moves": changed(record["moves"], 2, "dance")},
        {"en": "move 3 is not", "ru": "ход 3 — не", "cs": "tah 3 není"},
    ),
    "move": (
        lambda record: record | {"chain": changed(record["chain"], 4, "0" * 16)},
        {"en": "after move 4", "ru": "после хода 4", "cs": "po tahu 4"},
    ),
    "chain-length": (
        lambda record: record | {"chain": record["chain"][:-1]},
        {"en": "wrong length", "ru": "неверная длина", "cs": "špatnou délku"},
    ),
    "result": (
        lambda record: record | {"result": None},
        {"en": "the result is not", "ru": "итог не тот", "cs": "výsledek neodpovídá"},
    ),
}


@pytest.mark.parametrize("problem", FORGERIES)
def test_verify_finds_every_forgery(
    run: Run, finished: dict[str, Any], save: Callable[..., Path], problem: str
) -> None:
    forge, words = FORGERIES[problem]
    path = save(forge(finished))
    for language in LANGUAGES:
        told = run("verify", path, "--lang", language)
        assert told.code == 1
        assert told.out.startswith(f"✗ {path}: ")
        assert words[language] in told.out
    found = json.loads(run("verify", path, "--json").out)[0]
    assert found["problem"] == problem


def test_verify_names_the_move_and_the_rule(
    run: Run, finished: dict[str, Any], save: Callable[..., Path]
) -> None:
    path = save(finished | {"moves": changed(finished["moves"], 0, "pass")})
    assert "L-FLOW-06: Здесь нельзя пасовать." in run("verify", path, "--lang", "ru").out
    found = json.loads(run("verify", path, "--json").out)[0]
    assert (found["move"], found["detail"], found["rule"]) == (1, "pass", "L-FLOW-06")


def test_verify_shows_how_an_action_is_written(
    run: Run, finished: dict[str, Any], save: Callable[..., Path]
) -> None:
    path = save(finished | {"moves": changed(finished["moves"], 0, "dance")})
    assert len(re.findall(r"\w+ \d to \w+", run("verify", path).out)) == 2


@pytest.mark.parametrize(
    ("language", "words"), [("en", "verified"), ("ru", "всё сошлось"), ("cs", "ověřeno")]
)
def test_verify_knows_a_good_record(
    run: Run, finished: dict[str, Any], save: Callable[..., Path], language: str, words: str
) -> None:
    told = run("verify", save(finished), "--lang", language)
    assert told.code == 0
    assert words in told.out


def test_the_gravest_file_decides(
    run: Run, finished: dict[str, Any], save: Callable[..., Path], tmp_path: Path
) -> None:
    good, closed = save(finished), save(sealed(), "sealed.json")
    forged = save(finished | {"result": None}, "forged.json")
    missing = tmp_path / "missing.json"
    assert run("verify", good, closed).code == 3
    assert run("verify", closed, forged, good).code == 1
    told = run("verify", good, missing, forged, closed, "--json")
    assert told.code == 2
    found = json.loads(told.out)
    assert [entry["ok"] for entry in found] == [True, False, False, False]
    assert len({frozenset(entry) for entry in found}) == 1
    assert "no such file" in found[1]["error"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": 99}, "another version"),
        ({"format": 9}, "another version"),
        ({"moves": 3}, "moves"),
        ({"surprise": 1}, "surprise"),
        ({"game": "chess"}, "chess"),
        ({"options": {"mode": "wild"}}, "wild"),
        ({"data": {"board_order": []}}, "L-DATA-01"),
        ({"position": "lonewolves dragons=3"}, "dragons"),
    ],
)
def test_verify_can_not_read_everything(
    run: Run,
    finished: dict[str, Any],
    save: Callable[..., Path],
    change: dict[str, Any],
    words: str,
) -> None:
    path = save(finished | change)
    told = run("verify", path)
    assert told.code == 2
    assert words in told.out
    assert words in run("show", path).err


# ------------------------------------------------------------------ show


def hand(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith("Hand:")]


def test_show_draws_a_record_after_any_move(
    run: Run, finished: dict[str, Any], save: Callable[..., Path]
) -> None:
    path = save(finished)
    told = run("show", path, "--move", "3")
    assert told.code == 0
    assert told.out.startswith(f"Lone Wolves, after move 3: {finished['moves'][2]}\n")
    assert hand(told.out) == []
    assert "The game is over." in run("show", path).out
    assert "Trick 1 of 13" in run("show", path, "--move", "0").out


def test_show_looks_through_a_seats_eyes(
    run: Run, finished: dict[str, Any], save: Callable[..., Path]
) -> None:
    path = save(finished)
    first, second = (run("show", path, "--move", "3", "--seat", seat).out for seat in "01")
    assert len(hand(first)) == len(hand(second)) == 1
    assert hand(first) != hand(second)
    assert run("show", path, "--move", "3", "--seat", "ivan").out == second
    both = run("show", path, "--move", "3", "--open").out
    assert hand(both) == [*hand(first), *hand(second)]


def test_show_writes_a_picture(
    run: Run, save: Callable[..., Path], finished: dict[str, Any], tmp_path: Path
) -> None:
    path, file = save(finished), tmp_path / "board.svg"
    assert str(file.name) in run("show", path, "--move", "3", "--svg", file).out
    light = file.read_text("utf-8")
    assert light.startswith("<svg")
    run("show", path, "--move", "3", "--svg", file, "--theme", "dark")
    assert file.read_text("utf-8") != light
    run("show", path, "--move", "3", "--svg", file, "--open")
    seen = [(tmp_path / f"board-{seat}.svg").read_text("utf-8") for seat in (0, 1)]
    assert seen[0] != seen[1]


def test_a_picture_is_never_written_over_a_record(
    run: Run, save: Callable[..., Path], finished: dict[str, Any]
) -> None:
    path = save(finished)
    before = path.read_text("utf-8")
    told = run("show", path, "--svg", path)
    assert told.code == 2
    assert ".svg" in told.err
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seat", "7"], "--seat: there is no seat “7”. There are: 0, 1, Anna, Ivan."),
        (["--seat", "Zoe"], "“Zoe”"),
        (["--move", "999"], "--move: the record has only"),
    ],
)
def test_show_refuses_what_is_not_there(
    run: Run,
    finished: dict[str, Any],
    save: Callable[..., Path],
    words: list[str],
    complaint: str,
) -> None:
    told = run("show", save(finished), *words)
    assert (told.code, told.out) == (2, "")
    assert complaint in told.err


def test_show_says_that_a_record_is_sealed(run: Run, save: Callable[..., Path]) -> None:
    told = run("show", save(sealed()))
    assert told.code == 3
    shown = " ".join(told.out.split())
    assert "sealed until the game is over. Moves so far: 5." in shown
    assert ", ".join(sealed()["moves"]) in shown


@pytest.mark.parametrize("move", ["pass", "dance"])
def test_show_can_not_draw_a_broken_record(
    run: Run, finished: dict[str, Any], save: Callable[..., Path], move: str
) -> None:
    told = run("show", save(finished | {"moves": [move]}))
    assert told.code == 2
    assert "nunatak verify" in told.err


def test_show_draws_a_position(run: Run) -> None:
    position = Table(GAME, seed=4).position
    assert hand(run("show", position).out) == []
    assert len(hand(run("show", position, "--open").out)) == 2
    assert "Рука" in run("show", position, "--seat", "0", "--lang", "ru").out
    told = run("show", position, "--move", "1")
    assert told.code == 2
    assert "--move" in told.err


# ------------------------------------------------------------------ every game, every language


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_is_simulated_in_every_language(run: Run, game: str, lang: str) -> None:
    told = run("simulate", game, "--games", "5", "--lang", lang)
    assert (told.code, told.err) == (0, "")


def test_half_points_are_told_as_points(run: Run) -> None:
    for name in games.NAMES:
        game = games.load(name)
        told = json.loads(run("simulate", name, "--games", "20", "--json").out)
        text = run("simulate", name, "--games", "20").out
        assert f"{told['mean_points'][0] / game.rules.point:.2f}" in text
