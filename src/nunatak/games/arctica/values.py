"""What stands in the tables of the rulebook? What the rules themselves count with."""

from collections.abc import Iterator

from nunatak.games.arctica.data import (
    CARDS,
    CELLS,
    COD,
    CODS,
    DIRECTIONS,
    END_FIGURE,
    FEWEST_SEATS,
    FIRST_FIGURE,
    FLOE,
    HAND,
    HUNTERS,
    ICE_KINDS,
    ICEBERG,
    IGLOO_POINTS,
    IGLOO_PREY,
    INUIT,
    LIVES,
    MAY_PUSH,
    MELT,
    MOST_DRIFT,
    PACK,
    PLANKTON,
    PLANKTON_POINTS,
    PLAYED,
    PREY,
    SEATS,
    STANDARD_ROUNDS,
    TOKEN_POINTS,
)
from nunatak.games.arctica.designed import Designed
from nunatak.games.arctica.names import halves
from nunatak.kernel.message import Message
from nunatak.kernel.values import Row, ValueTable, row, said


def values(designed: Designed) -> dict[str, ValueTable]:
    """Every table that the rulebook shows."""
    return {
        "box": _table("thing count", _box(designed)),
        "hunters": _table("hunter figures lives token start", _hunters()),
        "players": _table("players neutral use", _players()),
        "deck": _table("cards numbers count", _deck(designed)),
        "push": _table("pusher pack floe iceberg", _push()),
        "prey": _table("prey-of bear inuit orca seal", _prey()),
        "points": _table("prize vp", _points()),
    }


def _table(columns: str, rows: Iterator[Row]) -> ValueTable:
    return ValueTable(tuple(f"values-{name}" for name in columns.split()), tuple(rows))


def _box(designed: Designed) -> Iterator[Row]:
    """A-COMP-02 to A-COMP-06 and the standard layout: how many of everything."""
    yield row(said("values-thing-of", thing="cells"), len(CELLS))
    for kind in (ICEBERG, FLOE, PACK):
        name = ICE_KINDS[kind]
        count = int((designed.ice == kind).sum())
        yield row(said("values-thing-of", thing=name), count, sign=name)
    for thing, count in (
        ("cod", CODS),
        ("plankton", PLANKTON),
        ("cards", CARDS),
        ("hand", HAND),
        ("rounds", STANDARD_ROUNDS),
    ):
        yield row(said("values-thing-of", thing=thing), count)


def _hunters() -> Iterator[Row]:
    """A-COMP-06, A-CAP-09, A-SET-12: figures, lives, the worth of a token, and of all at first."""
    for hunter in range(PLAYED):
        lives, worth = int(LIVES[hunter]), int(TOKEN_POINTS[hunter])
        yield row(
            _hunter(hunter),
            int(END_FIGURE[hunter] - FIRST_FIGURE[hunter]),
            lives,
            halves(worth),
            halves(lives * worth + (IGLOO_POINTS if hunter == INUIT else 0)),
            sign=HUNTERS[hunter],
        )


def _hunter(hunter: int) -> Message:
    return said("hunter", hunter=HUNTERS[hunter])


def _players() -> Iterator[Row]:
    """A-SET-03, A-TURN-05, A-TURN-08: neutral hunters besides the cod, and whom one may use."""
    for players in range(FEWEST_SEATS, SEATS + 1):
        neutral = PLAYED - players
        use = said("values-use-of", hunters="both" if neutral else "either")
        yield row(players, neutral, use)


def _deck(designed: Designed) -> Iterator[Row]:
    """A-COMP-05: the cards by direction, each with its number."""
    for number, direction in enumerate(DIRECTIONS):
        drifts = sorted(
            card % MOST_DRIFT + 1
            for card in designed.deck
            if card != MELT and card // MOST_DRIFT == number
        )
        numbers = "\N{NO-BREAK SPACE}".join(map(str, drifts))
        yield row(said("direction", direction=direction), numbers, len(drifts), sign=direction)
    yield row(said("card-melt"), "", designed.deck.count(MELT))


def _push() -> Iterator[Row]:
    """A-PUSH-01, A-PUSH-06, A-PUSH-07: which ice pushes which."""
    for kind in (PACK, FLOE, ICEBERG):
        may = (_may(bool(MAY_PUSH[kind, obstacle])) for obstacle in (PACK, FLOE, ICEBERG))
        yield row(said("ice", ice=ICE_KINDS[kind]), *may, sign=ICE_KINDS[kind])


def _prey() -> Iterator[Row]:
    """A-HUNT-02, A-HUNT-09: who may attack whom."""
    for prey in range(IGLOO_PREY + 1):
        may = (_may(bool(PREY[hunter, prey])) for hunter in range(PLAYED))
        if prey == IGLOO_PREY:
            yield row(said("figure", figure="igloo"), *may, sign="igloo")
        else:
            yield row(_hunter(prey), *may, sign=HUNTERS[prey])


def _may(may: bool) -> Message:
    return said("values-may", may="yes" if may else "no")


def _points() -> Iterator[Row]:
    """A-SCORE-01 to A-SCORE-06: what everything is worth."""
    for hunter in range(PLAYED):
        name = HUNTERS[hunter]
        worth = halves(int(TOKEN_POINTS[hunter]))
        yield row(said("values-token-of", hunter=name), worth, sign=name)
    yield row(said("values-prize-of", prize="cod"), halves(int(TOKEN_POINTS[COD])), sign="cod")
    plankton = halves(PLANKTON_POINTS)
    yield row(said("values-prize-of", prize="plankton"), plankton, sign="plankton")
    yield row(said("values-prize-of", prize="igloo"), halves(IGLOO_POINTS), sign="igloo")
