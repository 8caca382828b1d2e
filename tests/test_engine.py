"""Bots as programs: ours, and somebody's in another language."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from nunatak import Budget, Table, games
from nunatak.arena.entrants import Entrant, fingerprint, read_entrants
from nunatak.arena.match import Conditions, play_fixture
from nunatak.arena.schedule import Fixture
from nunatak.cli import main
from nunatak.engine import lines
from nunatak.engine.engine import Engine
from nunatak.engine.lines import Garbled, Line
from nunatak.engine.program import ProgramBot, ProgramError
from nunatak.engine.seating import check_bot, seat_bot
from nunatak.search.bots import UnknownBot
from nunatak.testing.playing import true_state

ROOT = Path(__file__).parents[1]
OWL = f"program:node {ROOT / 'examples' / 'owl.mjs'}"
HIDDEN = [name for name in games.NAMES if games.load(name).views.hidden]


@pytest.fixture(autouse=True, scope="module")
def node() -> None:
    assert shutil.which("node"), "the development environment brings node"


def script(tmp_path: Path, body: str) -> str:
    """A program in Python that greets, and then does what the body says with each line."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import sys\n"
        "def say(line): print(line, flush=True)\n"
        "for line in sys.stdin:\n"
        "    word = line.split()[0]\n"
        "    if word == 'nunatak': say('want legal'); say('ok')\n"
        "    elif word == 'ready': say('ready')\n"
        "    elif word == 'quit': break\n" + body
    )
    return f"program:{sys.executable} {path}"


# ------------------------------------------------------------------ lines


def test_lines_say_what_they_mean() -> None:
    assert lines.read("  go seconds 2 \n") == Line("go", "seconds 2")
    assert lines.part(lines.join(["wolf alpha at (0,-3)", "stop"])) == [
        "wolf alpha at (0,-3)",
        "stop",
    ]
    for budget in (None, Budget(0.5), Budget(None, 400), Budget(2, 30, 2)):
        assert lines.budget_of(lines.go(budget)) == budget
    sitting = lines.Sitting("lonewolves", 2, 1)
    assert lines.sitting(sitting.line()) == sitting


@pytest.mark.parametrize(
    "text",
    ["go seconds", "go hours 1", "go seconds 1 seconds 2", "go seconds x", "go iterations 0"],
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Garbled, match="go"):
        lines.budget_of(lines.read(text))


@pytest.mark.parametrize(
    "text", ["new", "new wolves", "new wolves seats 2 seat 2", "new a b c d e"]
)
def test_a_sitting_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Garbled, match="new GAME seats N seat S is expected"):
        lines.sitting(lines.read(text))


# ------------------------------------------------------------------ ours


class House:
    """Says lines to an engine, and keeps its answers."""

    def __init__(self, bot: str = "pup") -> None:
        self.heard: list[str] = []
        self.prepared: list[tuple[str, str]] = []
        self.engine = Engine(
            lambda line: self.heard.append(str(line)),
            bot,
            lambda game, bot: self.prepared.append((game, bot)),
        )

    def say(self, *texts: str) -> list[str]:
        self.heard.clear()
        for text in texts:
            assert self.engine.hear(text)
        return self.heard

    def until_move(self) -> str:
        for _ in range(2000):
            if self.heard and self.heard[-1].startswith(("bestmove", "error")):
                return self.heard[-1]
            time.sleep(0.01)
        raise AssertionError(self.heard)


def test_our_engine_says_who_it_is() -> None:
    heard = House("pup").say("nunatak 1")
    assert heard[0] == "id name nunatak pup"
    assert [f"game {name}" for name in games.NAMES] == [
        line for line in heard if line.startswith("game ")
    ]
    assert heard[-1] == "ok"


@pytest.mark.parametrize("name", games.NAMES)
def test_our_engine_plays_a_position_and_the_moves_after_it(name: str) -> None:
    table = Table(name, seed=3)
    house = House()
    house.say("nunatak 1", f"new {name} seats {table.seats} seat 0")
    assert house.prepared == [(name, "pup")]
    first = table.position
    table.play(table.legal[0])
    house.say(f"position {first} moves {table.moves[0]}", "go iterations 16")
    move = house.until_move().removeprefix("bestmove ")
    assert table.why_not(move) is None
    told = [line for line in house.heard if line.startswith("info")]
    assert len(table.legal) == 1 or told[-1].startswith("info visits")
    again = House()
    again.say(f"position {table.position}", "go iterations 16")
    assert again.until_move() == f"bestmove {move}"


@pytest.mark.parametrize("name", HIDDEN)
def test_our_engine_does_not_look_at_what_a_careless_house_tells_it(name: str) -> None:
    """It decides the same in a redeal that looks the same to the seat that decides."""
    from nunatak.kernel.chance import FOR_REDEALS, stream

    table = Table(name, seed=5)
    seat = table.deciding
    assert seat is not None
    other = table.game.sheet.write(table.outlook(seat).redeal(stream(9, FOR_REDEALS)))
    assert other != table.position
    moves = []
    for position in (table.position, other):
        house = House()
        house.say(f"position {position}", "go iterations 24")
        moves.append(house.until_move())
    assert moves[0] == moves[1]


def test_a_thought_can_be_stopped() -> None:
    house = House("hunter")
    table = Table("lonewolves", seed=3)
    house.say(f"position {table.position}", "go seconds 300")
    assert house.say("position x")[0].startswith("error position: a thought is under way")
    began = time.monotonic()
    house.say("stop")
    assert house.until_move().startswith("bestmove ")
    assert time.monotonic() - began < 60
    assert house.say("ready") == ["ready"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("fly", "error unknown: fly; known: nunatak, ready"),
        ("nunatak 7", "error nunatak 1 is expected"),
        ("go", "error go: a position is expected first"),
        ("set moon 1", "error there is no option moon"),
        ("set bot ludo", "error there is no bot 'ludo'"),
        ("set seed x", "error set seed: a number is expected"),
        ("new ludo seats 2 seat 0", "error there is no game 'ludo'"),
        ("position ludo", "error there is no game 'ludo'"),
        ("position lonewolves trick=99", "error trick: a number from 1 to 13 is expected"),
        ("data 7", "error data: a JSON object is expected"),
        ("data {", "error Expecting"),
    ],
)
def test_a_line_that_means_nothing_changes_nothing(text: str, told: str) -> None:
    house = House()
    heard = house.say(text)
    assert len(heard) == 1
    assert heard[0].startswith(told)
    assert house.say("ready") == ["ready"]


def test_a_move_that_is_refused_leaves_the_position() -> None:
    house, table = House(), Table("lonewolves", seed=3)
    position = table.position
    house.say(f"position {position}")
    assert house.say(f"position {position} moves red 9 to cave")[0].startswith("error L-")
    house.say("go iterations 8")
    assert table.why_not(house.until_move().removeprefix("bestmove ")) is None


def test_there_is_no_such_bot() -> None:
    with pytest.raises(UnknownBot):
        House("ludo")


def test_the_command_speaks_by_pipes() -> None:
    words = "nunatak 1\n\nfly\nready\nquit\n"
    command = [sys.executable, "-m", "nunatak", "engine", "--bot", "random"]
    done = subprocess.run(command, input=words, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == "id name nunatak random"
    assert done.stdout.splitlines()[-1] == "ready"
    silent = subprocess.run(command, input="", capture_output=True, text=True, check=True)
    assert silent.stdout == ""


# ------------------------------------------------------------------ somebody's


@pytest.fixture
def owl() -> Iterator[ProgramBot]:
    bot = seat_bot(OWL, 1, Budget(iterations=4))
    assert isinstance(bot, ProgramBot)
    yield bot
    bot.close()


@pytest.mark.parametrize("name", games.NAMES)
def test_a_program_in_another_language_plays_every_game(name: str, owl: ProgramBot) -> None:
    table = Table(name, seed=2)
    for _ in range(6):
        seat = table.deciding
        assert seat is not None
        table.play(owl.choose(table.outlook(seat)))
        assert owl.thoughts == [f"seat {seat} chooses among {owl.thoughts[0].split()[-1]}"]


def test_a_program_plays_a_match_in_the_arena() -> None:
    conditions = Conditions("lonewolves", 2, {}, None, 1, read_entrants([OWL, "random"], None, 1))
    played = play_fixture(Fixture(0, 0, 0, 0, (OWL, "random"), 7), conditions)
    assert (played.finished, played.forfeits) == (True, ())
    assert played.decisions[0] > 10
    assert fingerprint(conditions.entrants[0]) != ""
    assert fingerprint(conditions.entrants[1]) == ""


def test_our_engine_is_a_program_for_the_arena() -> None:
    ours = f"program:{sys.executable} -m nunatak engine --bot random"
    bot = seat_bot(ours, 5)
    table = Table("lonewolves", seed=2)
    assert table.deciding is not None
    table.play(bot.choose(table.outlook(table.deciding)))


@pytest.mark.parametrize("name", HIDDEN)
def test_a_program_is_told_nothing_that_its_seat_may_not_know(name: str, tmp_path: Path) -> None:
    """All that is said depends on the seat's view alone: a redeal of it gives the same lines."""
    log = tmp_path / "log"
    bot_name = script(
        tmp_path,
        f"    open({str(log)!r}, 'a').write(line)\n"
        "    if word == 'legal': first = line.split(' ', 1)[1].split(';')[0].strip()\n"
        "    if word == 'go': say('redeal'); asked = 1\n"
        "    if word == 'position' and 'asked' in globals() and asked == 1:\n"
        "        asked = 2; say('bestmove ' + first)\n",
    )
    from nunatak.kernel.chance import FOR_REDEALS, stream
    from nunatak.play.table import Outlook

    table = Table(name, seed=5)
    seat = table.deciding
    assert seat is not None
    twin = table.outlook(seat).redeal(stream(9, FOR_REDEALS))
    told = []
    for outlook in (table.outlook(seat), Outlook(table.game, twin, seat)):
        log.unlink(missing_ok=True)
        bot = ProgramBot(bot_name, 4, Budget(iterations=4))
        assert bot.choose(outlook) == outlook.legal[0]
        bot.close()
        told.append(log.read_text().splitlines())
    assert told[0] == told[1]
    positions = [line for line in told[0] if line.startswith("position")]
    assert len(positions) == 2
    assert positions[0] != positions[1]  # dealt anew
    assert f"position {table.position}" not in positions
    for position in positions:
        assert Table.at(position.removeprefix("position ")).view(seat) == table.view(seat)


FAILURES = {
    "ends": ("    elif word == 'go': sys.exit(3)\n", "it has ended with code 3"),
    "says so": ("    elif word == 'go': say('error too hard')\n", "too hard"),
    "does not stop": ("", "it does not stop thinking"),
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_program_that_fails_is_told_of(
    failure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nunatak.engine.program.GRACE", 0.3)
    body, told = FAILURES[failure]
    bot = ProgramBot(script(tmp_path, body), 1, Budget(seconds=0.1))
    table = Table("lonewolves", seed=2)
    assert table.deciding is not None
    with pytest.raises(ProgramError, match=told):
        bot.choose(table.outlook(table.deciding))


def test_a_program_that_names_no_legal_action_forfeits(tmp_path: Path) -> None:
    rude = script(tmp_path, "    elif word == 'go': say('bestmove red 9 to cave')\n")
    entrants = (Entrant("rude", rude, None), Entrant("random", "random", None))
    conditions = Conditions("lonewolves", 2, {}, None, 1, entrants)
    played = play_fixture(Fixture(0, 0, 0, 0, ("rude", "random"), 7), conditions)
    assert [forfeit.problem for forfeit in played.forfeits] == ["illegal"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("program:", "a command is expected"),
        ('program:"owl', "a quotation mark is missing"),
        ("program:./nothing-of-this-name", "No such file"),
        ("program:true", "it has ended with code 0"),
    ],
)
def test_what_is_no_program_is_told_at_once(name: str, told: str) -> None:
    with pytest.raises(ProgramError, match=told):
        check_bot(name)


def test_a_program_that_writes_no_text_is_heard_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "bot.sh"
    path.write_text("read line; printf 'id name \\377\\nok\\n'; read line\n")
    check_bot(f"program:sh {path}")


def test_a_program_may_play_some_games_only(tmp_path: Path) -> None:
    path = tmp_path / "bot.sh"
    path.write_text("read line; echo game ludo; echo ok; read line\n")
    bot = ProgramBot(f"program:sh {path}", 1)
    with pytest.raises(ProgramError, match="it does not play lonewolves"):
        bot.choose(Table("lonewolves", seed=1).outlook(0))
    path.write_text("read line; echo want the moon; echo ok; read line\n")
    with pytest.raises(ProgramError, match="it wants the moon; there are view, legal"):
        check_bot(f"program:sh {path}")


def test_replaced_data_are_told(tmp_path: Path) -> None:
    from nunatak.play.table import Outlook

    log = tmp_path / "log"
    body = f"    elif word == 'data': open({str(log)!r}, 'w').write(line)\n"
    body += "    elif word == 'legal': say('info seen')\n    elif word == 'go': say('error done')\n"
    table = Table("lonewolves", seed=2)
    state = true_state(table)
    outlook = Outlook(table.game, state, int(state.seat), data={"honor": [1]})
    bot = ProgramBot(script(tmp_path, body), 1)
    with pytest.raises(ProgramError, match="done"):
        bot.choose(outlook)
    assert json.loads(log.read_text().removeprefix("data ")) == {"honor": [1]}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the program program:true can’t play: it has ended with code 0"),
        ("ru", "программа program:true не может играть: она завершилась с кодом 0"),
        ("cs", "program program:true nemůže hrát: skončil s kódem 0"),
    ],
)
def test_a_program_that_can_not_play_is_told_of_in_any_language(
    language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "lonewolves", "--bots", "random,program:true", "--lang", language]
    assert main(words) == 2
    assert told in capsys.readouterr().err
