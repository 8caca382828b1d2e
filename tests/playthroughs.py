"""Golden playthroughs: whole games written out, with refusals in them, in three languages.

`make playthroughs` writes them anew; people read the diff.
"""

from collections.abc import Iterator
from pathlib import Path

from nunatak import Table
from nunatak.kernel.chance import FOR_PLAYING_ON, Chance, below, stream
from nunatak.text import LANGUAGES
from tests.playing import VARIANT_NAMES, VARIANTS, defaults

GOLDEN = [  # one game for each number of seats, and for each word of a game with few of them
    number
    for number, (game, _, options) in enumerate(VARIANTS)
    if len(game.options) < 3 or options == defaults(game)
]
FOLDER = Path(__file__).parent / "games"
PLAYERS = ["Anna", "Ivan", "Věra", "Gleb", "Zoe"]
REFUSALS_TRIED = 30
SEED = 7


def path_of(number: int) -> Path:
    """Where the golden playthrough of a variant is kept."""
    game = VARIANTS[number][0]
    return FOLDER / game.name / "playthroughs" / f"{VARIANT_NAMES[number]}.txt"


def playthrough(number: int) -> str:
    """A whole random game of a variant."""
    game, seats, options = VARIANTS[number]
    table = Table(game.name, seats, SEED, options=options, players=PLAYERS[:seats], salt="golden")
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    chance = stream(SEED, FOR_PLAYING_ON)
    yield f"position {table.position}"
    yield from _told(table, 0)
    while (decision := table.decision) is not None:
        legal = table.legal
        chosen = legal[below(chance, len(legal))]
        number = len(table.moves) + 1
        words = table.game.write_action(table.game.decode(chosen))
        yield ""
        yield (
            f"{number}. {table.players[decision.seat]}, {decision.kind}, "
            f"{len(legal)} legal, plays: {words}"
        )
        yield from _refusals(table, chance)
        table.play(chosen)
        yield from _told(table, number)
    yield ""
    yield f"position {table.position}"
    for seat, player in enumerate(table.players):
        sources = " ".join(f"{key}={n}" for key, n in table.outcome.sources[seat].items() if n)
        rank, points = table.outcome.ranks[seat], table.outcome.points[seat]
        yield f"{player}: rank {rank}, {points} = {sources}"
    yield f"chain {table.record().chain[-1]}"


def _told(table: Table, since: int) -> Iterator[str]:
    for lang in LANGUAGES:
        for line in table.log(lang, since):
            yield f"   {lang} {line}"


def _refusals(table: Table, chance: Chance) -> Iterator[str]:
    """One refused action for each rule that a few random tries meet."""
    met = set()
    for _ in range(REFUSALS_TRIED):
        number = below(chance, table.game.actions)
        refusal = table.why_not(number)
        if refusal is not None and refusal.rule not in met:
            met.add(refusal.rule)
            words = table.game.write_action(table.game.decode(number))
            yield f"   refused: {words} ({refusal.rule} {refusal.text})"


if __name__ == "__main__":
    for number in GOLDEN:
        path_of(number).parent.mkdir(parents=True, exist_ok=True)
        path_of(number).write_text(playthrough(number), "utf-8")
        print(path_of(number).relative_to(FOLDER.parent.parent))
