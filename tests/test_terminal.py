"""The terminal game: whole games by script and on a real screen, and all that can be typed."""

import io
import json
import os
import re
import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pexpect
import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nunatak import Record, Table, games, verify
from nunatak.cli import main
from nunatak.kernel.game import Game, Option
from nunatak.play.rulebook import sentence
from nunatak.play.text import LANGUAGES, in_points, voice
from nunatak.terminal.choices import offer
from nunatak.terminal.evening import Wishes, settle
from nunatak.terminal.screen import Screen
from nunatak.testing.playing import play_randomly, tables
from tests.playing import ALL_GAMES

GAME = games.NAMES[0]
SEED = "4"
CARD = re.compile(r"\b[BROGW][2-7]\b|\b(?:black|red|orange|green|white) [2-7]\b")
COLUMNS, ROWS = 110, 50

Play = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def _plain_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def play_(typed: Iterable[str], *words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(["play", GAME, "--seed", SEED, *words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out

    return play_


def against_bot(play: Play, *typed: str, lang: str = "en") -> tuple[int, str]:
    return play(typed, "--bot", "random", "--players", "Anna", "--lang", lang)


def hot_seat_script(moves: int | None = None, game: str = GAME) -> tuple[list[str], Table]:
    """What two people type in a random game: Enter whenever the keyboard goes to the other."""
    table = Table(game, seed=int(SEED), players=["Anna", "Ivan"])
    typed: list[str] = []
    looking = None
    for number in play_randomly(table, 1, moves):
        decision = table.decision
        assert decision is not None
        if decision.seat != looking:
            typed.append("")
            looking = decision.seat
        typed.append(str(table.game.rules.actions.decode(number)))
    return typed, table


# ------------------------------------------------------------------ every game


@pytest.mark.parametrize("lang", ["en", "ru", "cs"])
@pytest.mark.parametrize("name", games.NAMES)
def test_the_score_of_every_game_is_shown_in_every_language(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    score = voice(lang, name).say("play-words-score").split(",")[0].strip()
    leave = voice(lang, name).say("play-words-quit").split(",")[0].strip()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{score}\n{leave}\n"))
    words = ["--bot", "random", "--players", "Anna", "--seed", "1", "--lang", lang]
    assert main(["play", name, *words]) == 0
    out = capsys.readouterr().out
    assert voice(lang, name).say("label-total") in out


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_is_played_at_one_keyboard(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed, table = hot_seat_script(40, name)
    script = "".join(f"{line}\n" for line in [*typed, "save game.json"])
    monkeypatch.setattr("sys.stdin", io.StringIO(script))
    assert main(["play", name, "--players", "Anna,Ivan", "--seed", SEED]) == 1  # the input ends
    assert "Traceback" not in capsys.readouterr().err
    assert Record.load("game.json").moves == table.record().moves


def test_half_points_are_written_as_halves() -> None:
    assert [in_points(number, 2) for number in (0, 1, 2, 27, -3)] == ["0", "½", "1", "13½", "-1½"]
    assert [in_points(number, 1) for number in (0, 27)] == ["0", "27"]


# ------------------------------------------------------------------ whole games


def test_a_whole_game_against_a_bot(play: Play) -> None:
    code, out = against_bot(play, *["1"] * 200)  # the last one names the file
    assert code == 0
    assert "Bot leads the" in out
    assert "Final scoring" in out
    assert re.search(r"Points from +Anna +Bot", out)
    assert re.search(r"Total +\d+ +\d+", out)
    record = Record.load("1")
    assert record.seats == ("Anna", "Bot")
    assert verify(record).ok


def test_the_plain_bot_plays_too(play: Play) -> None:
    code, out = play(["1 1", "quit"])
    assert code == 0
    assert "Player 1" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_hot_seat_game_in_every_language(play: Play, language: str) -> None:
    typed, table = hot_seat_script()
    code, out = play([*typed, "game.json"], "--players", "Anna,Ivan", "--lang", language)
    assert code == 0
    assert Record.load("game.json").moves == tuple(table.moves)
    scoring = table.log(language, since=len(table.moves) + 1)
    assert [line for line in out.splitlines() if line[2:] in scoring] == [
        f"· {line}" for line in scoring
    ]


def test_at_hand_over_a_script_shows_no_card(play: Play) -> None:
    typed, _ = hot_seat_script(12)
    _, out = play(typed, "--players", "Anna,Ivan")
    hand_overs = re.findall(r"─ (?:Anna|Ivan) ─+\n(.*?)> ", out, re.DOTALL)
    assert len(hand_overs) >= 4
    assert not any(CARD.search(shown) for shown in hand_overs)


def test_the_hot_seat_needs_no_names(play: Play) -> None:
    _, out = play([""], "--hot-seat")
    assert re.search(r"Player [12], it is your turn", out)


# ------------------------------------------------------------------ leaving


@pytest.mark.parametrize(
    ("language", "words"), [("en", "input has ended"), ("ru", "Ввод кончился"), ("cs", "Vstup")]
)
def test_the_end_of_input_ends_the_game_cleanly(play: Play, language: str, words: str) -> None:
    code, out = against_bot(play, lang=language)
    assert code == 1
    assert words in out


@pytest.mark.parametrize(
    ("language", "word"), [("en", "q"), ("ru", "выход"), ("cs", "konec"), ("cs", "quit")]
)
def test_quit_leaves_in_any_language(play: Play, language: str, word: str) -> None:
    assert against_bot(play, word, lang=language)[0] == 0


def test_resigning_opens_the_record(play: Play) -> None:
    code, out = against_bot(play, "resign", "given-up.json")
    assert code == 0
    assert "Anna gives up" in out
    assert verify(Record.load("given-up.json")).ok


# ------------------------------------------------------------------ what can be typed


def test_choices_are_taken_by_number_and_in_words(play: Play) -> None:
    """The bot leads black: Anna holds black 2, 4, 5 and 7."""
    for typed in (["2 4"], ["2", "4"], ["black 4 to swamp"], ["B4 swa"], ["2", "", "2 4"]):
        assert "Anna plays the black 4 to the swamp." in against_bot(play, *typed)[1]


def test_a_long_list_is_asked_in_two_short_ones(play: Play) -> None:
    _, out = against_bot(play, "2")
    assert "Play the …\n  1. black 2   2. black 4   3. black 5   4. black 7" in out
    assert "… to the …\n  1. cave   2. volcano   3. desert   4. swamp   5. tundra" in out
    assert "Play the black 4 to the …" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99: choose from 1 to 4."),
        ("1 9", "There is no choice 9: choose from 1 to 5."),
        ("dance", "“dance” is neither a command nor an action."),
        ("red 2 to cave", "L-FOL-02 The led suit is black, and you have it: follow suit."),
        ("why red 2 to cave", "L-FOL-02 The led suit is black, and you have it: follow suit."),
        ("why black 2 to cave", "That is legal: Play the black 2 to the cave"),
        ("why 1 2", "That is legal: Play the black 2 to the volcano"),
        ("why 1", "That is legal: Play the black 2 to the cave"),
        ("why 99", "There is no choice 99"),
        ("why dance", "“dance” is neither"),
        ("why", "“” is neither"),
        ("rule l-play-03", "L-PLAY-03  A card cannot be played"),
        ("rule L-PLAY", "L-PLAY-06  "),
        ("rule L-PLAY-33", "Do you mean L-PLAY-03"),
        ("rule", "Which rule?"),
        ("undo", "L-FLOW-07 A move cannot be taken back."),
        ("log", "· The cards are dealt, and Bot leads first."),
        ("score", "Points from"),
        ("save", "Where to?"),
        ("save nowhere/game.json", "nowhere/game.json can’t be written"),
        ("help", "why ACTION – is it allowed"),
    ],
)
def test_everything_typed_is_answered(play: Play, typed: str, answer: str) -> None:
    code, out = against_bot(play, "log", typed)
    assert code == 1
    assert answer in out.partition("> ")[2]


def test_refusals_tell_the_rule_in_full(play: Play) -> None:
    _, out = against_bot(play, "why R2 cav", lang="ru")
    speaker = voice("ru", GAME)
    shown = " ".join(out.split())
    assert f"L-FOL-02 {speaker.say('L-FOL-02', suit='black')} {speaker.rule('L-FOL-02')}" in shown


def test_an_unreadable_action_shows_how_two_are_written(play: Play) -> None:
    assert "black 2 to cave; black 7 to tundra" in against_bot(play, "dance")[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [("ru", "Сыграть чёрную 2 в пещеру"), ("cs", "Zahrát černou 2 do jeskyně")],
)
def test_what_may_be_typed_is_shown_in_the_players_language(
    play: Play, language: str, said: str
) -> None:
    out = against_bot(play, "dance", lang=language)[1]
    answer = next(line for line in out.splitlines() if "dance" in line and said in line)
    assert "to cave" not in answer
    out = against_bot(play, "help", lang=language)[1]
    assert said in " ".join(out.rpartition("> ")[0].split())


@pytest.mark.parametrize(
    ("language", "word"), [("en", "help"), ("ru", "помощь"), ("cs", "pomoc"), ("cs", "?")]
)
def test_help_lists_all_commands(play: Play, language: str, word: str) -> None:
    _, out = against_bot(play, word, lang=language)
    speaker = voice(language)
    for name in ("why", "rule", "undo", "log", "score", "save", "help", "quit"):
        assert speaker.say(f"play-usage-{name}") in out


def test_the_board_is_shown_again(play: Play) -> None:
    _, out = against_bot(play, "board")
    assert out.count("Anna, near side") == 2
    assert out.count("Bot leads the") == 1


def test_a_saved_game_in_progress_is_sealed(play: Play) -> None:
    _, out = against_bot(play, "save open.json")
    assert "stays sealed" in out
    saved = json.loads(Path("open.json").read_text())
    assert (saved["seed"], saved["salt"]) == (None, None)


def test_a_move_that_showed_nothing_is_taken_back(play: Play) -> None:
    """Anna loses with black 5, takes the face-up Fury, and thinks better of it."""
    _, out = against_bot(play, "3 4", "take swamp 1", "undo", "take swamp 2", "save a.json")
    assert "The move is taken back." in out
    assert Record.load("a.json").moves[-2:] == ("black 5 to swamp", "take swamp 2")


def test_a_scar_just_placed_is_taken_back_at_the_hand_over(play: Play) -> None:
    typed, table = hot_seat_script(1)
    while table.moves[-1].split()[0] != "place":
        typed, table = hot_seat_script(len(table.moves) + 1)
    placed = table.moves[-1]
    again = next(word for word in _places(table) if word != placed)
    typed += ["undo", "", "", again, "save placed.json"]
    _, out = play([*typed, ""], "--players", "Anna,Ivan")
    assert "The move is taken back." in out
    assert Record.load("placed.json").moves == (*table.moves[:-1], again)


def _places(table: Table) -> list[str]:
    table.undo()
    words = [str(action) for action in table.actions]
    for word in words[:1]:
        table.play(word)
    return words


def test_a_played_card_is_not_taken_back_at_the_hand_over(play: Play) -> None:
    typed, _ = hot_seat_script(1)
    _, out = play([*typed, "undo", "", ""], "--players", "Anna,Ivan")
    assert "L-FLOW-07" in out


def test_a_warning_about_data_is_shown(play: Play) -> None:
    table = Table(GAME, seed=1).start.designed.table
    sides = {
        side: ", ".join(f"{name} = 2" for name in table["board_order"]) for side in ("near", "far")
    }
    normal = table["normal"]
    Path("few.toml").write_text(
        "[normal]\n"
        f"supply_face_up = {_inline(normal['supply_face_up'])}\n"
        f"supply_face_down = {_inline(normal['supply_face_down'])}\n"
        f"slots = {{ near = {{ {sides['near']} }}, far = {{ {sides['far']} }} }}\n"
        "border_slots = { near = [], far = [] }\n"
    )
    _, out = play([], "--data", "few.toml", "--bot", "random")
    assert "L-DATA-08 normal.slots.near: 10" in out


def _inline(table: dict[str, int]) -> str:
    return f"{{ {', '.join(f'{name} = {number}' for name, number in table.items())} }}"


def test_a_finished_game_needs_no_more_input(play: Play) -> None:
    typed, _ = hot_seat_script()
    assert play(typed, "--players", "Anna,Ivan")[0] == 0


def test_a_rule_that_never_refuses_is_cited_in_full() -> None:
    assert sentence("L-PLAY-01", "en") == voice("en", GAME).say("L-PLAY-01")
    assert sentence("L-CMP-01", "en") == voice("en", GAME).rule("L-CMP-01")
    assert sentence("X-CMP-01", "en") == ""


# ------------------------------------------------------------------ choices in words


@given(tables(ALL_GAMES), st.sampled_from(LANGUAGES))
def test_the_lists_together_say_every_choice(table: Table, language: str) -> None:
    if table.is_over:
        return
    table = Table.at(table.position, lang=language)
    menu = offer(table)
    said = {
        action: f"{menu.sentence(group)} {ending}".strip()
        for group in menu.groups
        for action, ending in zip(group.actions, group.endings, strict=True)
    }
    assert said == {number: table.say_action(number) for number in table.legal}
    words = [group.words for group in menu.groups]
    assert len(set(words)) == len(words)


# ------------------------------------------------------------------ questions before the game


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Screen]:
    """A screen at which a person sits and types."""

    def asked_(*typed: str, language: str = "en") -> Screen:
        from rich.console import Console

        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        monkeypatch.setattr(Screen, "is_interactive", True)
        return Screen(Console(), voice(language, GAME))

    return asked_


NOTHING = Wishes(seats=None, players=(), hot_seat=False, bot=None, options={})


def test_enter_takes_every_default(asked: Callable[..., Screen]) -> None:
    setting = settle(games.load(GAME), NOTHING, asked("", "", "", ""))
    assert setting.players == ("Player 1", "Bot")
    assert (setting.people, setting.bot, setting.options) == (1, "pup", {"mode": "normal"})


def test_a_level_is_asked_for(asked: Callable[..., Screen]) -> None:
    assert settle(games.load(GAME), NOTHING, asked("", "", "3", "")).bot == "alpha"


def test_a_friend_a_name_and_a_mode_are_asked_for(
    asked: Callable[..., Screen], capsys: pytest.CaptureFixture[str]
) -> None:
    screen = asked("7", "2", "Анна", "", "2", language="ru")
    setting = settle(games.load(GAME), NOTHING, screen)
    assert setting.players == ("Анна", "Игрок 2")
    assert (setting.people, setting.options) == (2, {"mode": "advanced"})
    assert "Варианта 7 нет" in capsys.readouterr().out


def test_what_the_command_line_said_is_not_asked(asked: Callable[..., Screen]) -> None:
    wishes = Wishes(2, ("Anna",), False, "random", {"mode": "advanced"})
    setting = settle(games.load(GAME), wishes, asked())
    assert setting.players == ("Anna", "Bot")
    assert (setting.bot, setting.options) == ("random", {"mode": "advanced"})


class ForMore:
    """What a game for two to four with a number among its options would show of itself."""

    class rules:  # noqa: N801
        options = {"length": Option(default="10", numbers=range(5, 21))}  # noqa: RUF012

    seats = range(2, 5)


def test_a_game_for_more_asks_how_many(
    asked: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = asked("3", "1", "Anna", "2", "99", "15")
    say = screen.voice.say
    monkeypatch.setattr(
        screen.voice, "say", lambda key, **values: key if "option" in key else say(key, **values)
    )
    game: Game = ForMore()  # type: ignore[assignment]
    setting = settle(game, NOTHING, screen)
    assert setting.players == ("Anna", "Bot 1", "Bot 2", "Bot 3")
    assert setting.options == {"length": "15"}


# ------------------------------------------------------------------ a real screen


def _heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class RealScreen:
    """The program in a pseudo-terminal, and what its user sees."""

    def __init__(self, *words: str) -> None:
        self.screen = pyte.HistoryScreen(COLUMNS, ROWS, history=1000)
        self.stream = pyte.Stream(self.screen)
        self.program = pexpect.spawn(
            str(Path(sys.executable).with_name("nunatak")),
            [*words, "--seed", SEED, "--lang", "en"],
            dimensions=(ROWS, COLUMNS),
            env={**os.environ, "TERM": "xterm-256color"},
            encoding="utf-8",
            timeout=120,
            preexec_fn=_heed_interrupts,
        )

    def wait_for(self, words: str) -> str:
        self.program.expect_exact(words)
        self.stream.feed(f"{self.program.before}{self.program.after}")
        return "\n".join(self.screen.display)

    def wait_for_end(self) -> int:
        self.program.expect(pexpect.EOF)
        return self.ended()

    def ended(self) -> int:
        """How it ended, once nothing more comes."""
        self.stream.feed(str(self.program.before))
        self.program.close()
        return int(self.program.exitstatus or 0)

    def type(self, words: str) -> None:
        self.program.sendline(words)


def test_on_a_real_screen_nothing_hidden_is_left_between_turns() -> None:
    typed, _ = hot_seat_script(12)
    real = RealScreen("play", GAME, "--players", "Anna,Ivan")
    assert "Advanced. The territories differ" in real.wait_for("[1] > ")
    real.type("")
    for line in typed:
        shown = real.wait_for("> ")
        if line == "":
            assert "it is your turn" in shown
            assert not CARD.search(shown)
            assert not real.screen.history.top
        else:
            assert len(CARD.findall(shown)) > 5
        real.type(line)
    real.wait_for("> ")
    real.type("quit")
    real.wait_for("(y/n)")
    real.type("y")
    assert real.wait_for_end() == 0


def test_on_a_real_screen_an_interrupt_leaves_no_mess() -> None:
    real = RealScreen(
        "play", GAME, "--players", "Anna", "--bot", "random", "--option", "mode=normal"
    )
    real.wait_for("> ")
    real.program.sendintr()
    for _ in range(30):
        if real.program.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=2) == 0:
            break
        real.type("")  # an interrupt just before the prompt is read waits for the line
    assert real.ended() == 130
    shown = "\n".join(real.screen.display)
    assert "Traceback" not in shown
    assert "Interrupted." in shown
