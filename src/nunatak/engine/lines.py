"""What is said between a house and a program? One line at a time, a word first, then the rest."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nunatak.search.budget import Budget

PROTOCOL = 1
HELLO, OK, READY, QUIT = "nunatak", "ok", "ready", "quit"
BETWEEN = ";"  # actions of a list: notation has blanks and commas
VIEW, LEGAL = "view", "legal"
WANTS = (VIEW, LEGAL)  # what a program may want to be told besides a position


class Garbled(ValueError):
    """A line that means nothing, or not here."""


@dataclass(frozen=True)
class Line:
    """A word, and what follows it."""

    word: str
    rest: str = ""

    def __str__(self) -> str:
        return f"{self.word} {self.rest}".rstrip()

    def split(self, least: int, form: str) -> list[str]:
        """The words that follow, so many at least."""
        words = self.rest.split()
        if len(words) < least:
            raise Garbled(f"{form} is expected, got {str(self)!r}")
        return words


def read(text: str) -> Line:
    """A line as it came."""
    word, _, rest = text.strip().partition(" ")
    return Line(word, rest.strip())


def join(actions: Iterable[object]) -> str:
    """Actions one after another."""
    return f"{BETWEEN} ".join(map(str, actions))


def part(text: str) -> list[str]:
    """Actions as they were joined."""
    return [action.strip() for action in text.split(BETWEEN) if action.strip()]


def pairs(line: Line, known: Iterable[str]) -> dict[str, str]:
    """`seconds 2 iterations 100`: names and values, each name known and said once."""
    words = line.rest.split()
    found = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or len(found) * 2 != len(words) or not set(found) <= set(known):
        raise Garbled(f"{line.word}: pairs of {', '.join(known)} are expected, got {line.rest!r}")
    return found


def go(budget: Budget | None) -> Line:
    """Think for so long."""
    if budget is None:
        return Line("go")
    amounts = {"seconds": budget.seconds, "iterations": budget.iterations}
    told = (f"{name} {amount:g}" for name, amount in amounts.items() if amount is not None)
    return Line("go", " ".join([*told, f"threads {budget.threads}"]))


def budget_of(line: Line) -> Budget | None:
    """How long a program may think; None: as long as it likes."""
    amounts = pairs(line, ("seconds", "iterations", "threads"))
    try:
        seconds = float(amounts["seconds"]) if "seconds" in amounts else None
        iterations = int(amounts["iterations"]) if "iterations" in amounts else None
        threads = int(amounts.get("threads", "1"))
        return None if seconds is iterations is None else Budget(seconds, iterations, threads)
    except ValueError as error:
        raise Garbled(f"go: {error}") from error


def identity(name: str, version: str, games: Iterable[str], wants: Iterable[str]) -> Iterator[Line]:
    """Who a program is, which games it plays, and what it wants to be told."""
    yield Line("id", f"name {name}")
    yield Line("id", f"version {version}")
    yield from (Line("game", game) for game in games)
    yield from (Line("want", want) for want in wants)


@dataclass(frozen=True)
class Sitting:
    """`new GAME seats N seat S`: a game that begins, or goes on; its options come in positions."""

    game: str
    seats: int
    seat: int

    def line(self) -> Line:
        """As it is said."""
        return Line("new", f"{self.game} seats {self.seats} seat {self.seat}")


def sitting(line: Line) -> Sitting:
    """As it was said."""
    form = "new GAME seats N seat S"
    game, seats, count, seat, number, *more = line.split(5, form)
    named = (seats, seat) == ("seats", "seat") and count.isdecimal() and number.isdecimal()
    if not named or more or int(number) >= int(count):
        raise Garbled(f"{form} is expected, got {str(line)!r}")
    return Sitting(game, int(count), int(number))
