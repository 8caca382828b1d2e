"""Golden playthroughs: random games, their beginnings written out for people to read.

Of each game the first moves are told in one language, each rule that refuses something where it
first does so, and the end. Everything else stands as digests: one for each move, over all that came
before it, so that any change anywhere in the game shows, and the move where it begins.

`make playthroughs` writes them anew; people read the diff.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from nunatak import Table
from nunatak.kernel.chance import FOR_PLAYING_ON, Chance, below, stream
from nunatak.play.text import LANGUAGES
from nunatak.testing.playing import defaults
from tests.playing import VARIANT_NAMES, VARIANTS

GOLDEN = [  # one game for each number of seats, and for each word of a game with few of them
    number
    for number, (game, _, options) in enumerate(VARIANTS)
    if len(game.rules.options) < 3 or options == defaults(game)
]
FOLDER = Path(__file__).parent / "games"
PLAYERS = ["Anna", "Ivan", "Věra", "Gleb", "Zoe"]
REFUSALS_TRIED = 30
SEED = 7
WRITTEN_OUT = 150  # moves
DIGESTS = "digests of move"
IN_A_ROW = 10  # digests
DIGITS = 8  # of a digest


def path_of(number: int) -> Path:
    """Where the golden playthrough of a variant is kept."""
    game = VARIANTS[number][0]
    return FOLDER / game.name / "playthroughs" / f"{VARIANT_NAMES[number]}.txt"


def language_of(number: int) -> str:
    """The language in which the playthrough of a variant is told."""
    return LANGUAGES[GOLDEN.index(number) % len(LANGUAGES)]


def playthrough(number: int) -> str:
    """A whole random game of a variant."""
    game, seats, options = VARIANTS[number]
    table = Table(game.name, seats, SEED, options=options, players=PLAYERS[:seats], salt="golden")
    return "\n".join(Telling(table, language_of(number)).lines()) + "\n"


class Telling:
    """A random game, told while it is played."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language
        self.chance = stream(SEED, FOR_PLAYING_ON)
        self.refused: set[str] = set()  # rules that have been told
        self.digest = hashlib.sha256()
        self.digests: list[str] = []  # after each move, the beginning first

    def lines(self) -> Iterator[str]:
        """All that is written."""
        yield from self._beginning()
        while not self.table.is_over:
            lines = list(self._move())
            if len(self.table.moves) <= WRITTEN_OUT:
                yield from lines
        yield from self._end()
        yield from self._rows()

    def _beginning(self) -> Iterator[str]:
        yield f"position {self.table.position}"
        yield from self._told(0)
        self._digest_position()

    def _move(self) -> Iterator[str]:
        table = self.table
        decision, legal = table.decision, table.legal
        assert decision is not None
        chosen = legal[below(self.chance, len(legal))]
        number = len(table.moves) + 1
        self._digest(str(legal))
        yield ""
        line = (
            f"{number}. {table.players[decision.seat]}, {decision.kind}, "
            f"{len(legal)} legal, plays: {self._words(chosen)}"
        )
        self._digest(line)
        yield line
        yield from self._refusals()
        table.play(chosen)
        yield from self._told(number)
        self._digest_position()

    def _told(self, since: int) -> Iterator[str]:
        """What is told in the language of the file; the others are digested."""
        for language in LANGUAGES:
            for line in self.table.log(language, since):
                self._digest(line)
                if language == self.language:
                    yield f"   {line}"

    def _refusals(self) -> Iterator[str]:
        """Refused actions, one for each rule that a few random tries meet."""
        for number, rule in refusals(self.table, self.chance):
            for language in LANGUAGES:
                refusal = self.table.why_not(number, lang=language)
                assert refusal is not None
                line = f"   refused: {self._words(number)} ({rule} {refusal.text})"
                self._digest(line)
                if language == self.language and rule not in self.refused:
                    yield line
            self.refused.add(rule)

    def _end(self) -> Iterator[str]:
        table = self.table
        yield ""
        yield f"after {len(table.moves)} moves: position {table.position}"
        for seat, player in enumerate(table.players):
            sources = " ".join(f"{key}={n}" for key, n in table.outcome.sources[seat].items() if n)
            rank, points = table.outcome.ranks[seat], table.outcome.points[seat]
            yield f"{player}: rank {rank}, {points} = {sources}"
        yield f"chain {table.record().chain[-1]}"

    def _rows(self) -> Iterator[str]:
        yield ""
        for first in range(0, len(self.digests), IN_A_ROW):
            yield f"{DIGESTS} {first:4}: {' '.join(self.digests[first : first + IN_A_ROW])}"

    def _words(self, number: int) -> str:
        return str(self.table.game.rules.actions.decode(number))

    def _digest(self, line: str) -> None:
        self.digest.update(line.encode() + b"\n")

    def _digest_position(self) -> None:
        self._digest(self.table.position)
        self.digests.append(self.digest.hexdigest()[:DIGITS])


def refusals(table: Table, chance: Chance) -> Iterator[tuple[int, str]]:
    """Refused actions, each by another rule."""
    met = set()
    for _ in range(REFUSALS_TRIED):
        number = below(chance, table.game.rules.actions.size)
        refusal = table.why_not(number)
        if refusal is not None and refusal.rule not in met:
            met.add(refusal.rule)
            yield number, refusal.rule


def digests_in(text: str) -> list[str]:
    """The digests of a playthrough, one for each move, after that of the beginning."""
    rows = [line.split(":")[1] for line in text.splitlines() if line.startswith(DIGESTS)]
    return " ".join(rows).split()


def first_difference(golden: str, now: str) -> str:
    """Where two playthroughs part, in words; nothing if they don't."""
    if golden == now:
        return ""
    before, after = digests_in(golden), digests_in(now)
    for move, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return f"it begins to differ at move {move}"
    if len(before) != len(after):
        return f"it ends after {len(after) - 1} moves, not after {len(before) - 1}"
    return "it is played alike, and written otherwise"


if __name__ == "__main__":
    for number in GOLDEN:
        path_of(number).parent.mkdir(parents=True, exist_ok=True)
        path_of(number).write_text(playthrough(number), "utf-8")
        print(path_of(number).relative_to(FOLDER.parent.parent))
