"""What stands in the tables of the rulebook? What the rules themselves count with."""

from collections.abc import Iterator, Sequence

from nunatak.games.wolves.data import (
    DEN_COST,
    DOMINATE_COST,
    HOWL_COST,
    LAIR_COST,
    LAIR_VP,
    LEAST_SEATS,
    MOON_FIRST,
    MOON_SECOND,
    MOON_STACKS,
    MOVE_COST,
    PREY_STACK_SIZE,
    PREY_STACKS,
    PREYS,
    RESERVE,
    RESERVE_ALPHAS,
    SEATS,
    STRENGTH,
    TILE_FACES,
    TRACK_DENS,
    TRACK_VALUES,
    TRACK_VP,
    VIRTUAL_PACK,
    WOLF_VP,
    Bonus,
    Moon,
    Piece,
    Track,
)
from nunatak.games.wolves.designed import Designed
from nunatak.kernel.message import Message
from nunatak.kernel.values import Row, ValueTable, row, said

TWO, MORE = 0, 1  # sides of the pack board
PLAYERS = range(LEAST_SEATS, SEATS + 1)


def values(designed: Designed) -> dict[str, ValueTable]:
    """Every table that the rulebook shows."""
    return {
        "setup": _table("players regions crescents quarters full-moons", _regions()),
        "prey": _table("players moose deer raccoon boar hare stack", _prey()),
        "tiles": _table("tile front back", _tiles()),
        "costs": _table("action cost", _costs()),
        "attributes": _table("dens spread speed howl-range vp", _attributes(designed, MORE)),
        "attributes-two": _table("dens spread speed howl-range vp", _attributes(designed, TWO)),
        "wolves": _table("out wolf vp", _wolves()),
        "hunt": _table("kinds vp-more vp-two", _hunt(designed)),
        "days": _table("players crescent quarter full", _days(designed)),
        "moons": _table("moon first second", _moons()),
        "strength": _table("piece strength", _strengths()),
        "points": _table("number track lairs hunt wolves", _points(designed, MORE)),
        "points-two": _table("number track lairs hunt wolves", _points(designed, TWO)),
        "virtual": _table("lake beside strength", _virtual()),
    }


def _table(columns: str, rows: Iterator[Row]) -> ValueTable:
    return ValueTable(tuple(f"values-{name}" for name in columns.split()), tuple(rows))


def _regions() -> Iterator[Row]:
    """W-SET-03, W-SET-07, W-2P-03: regions and moon tokens by number of players."""
    for players in PLAYERS:
        stacks = MOON_STACKS[players]
        tokens = [moon for stack in stacks for moon in stack]
        yield row(players, len(stacks), *(tokens.count(moon) for moon in Moon))


def _prey() -> Iterator[Row]:
    """W-SET-05, W-2P-02: stacks of prey by number of players, and how high they are."""
    for players in PLAYERS:
        yield row(players, *PREY_STACKS[players], PREY_STACK_SIZE[players])


def _tiles() -> Iterator[Row]:
    """W-SET-10: the two sides of each tile that turns."""
    for number, faces in enumerate(TILE_FACES, 1):
        yield row(number, *(said("terrain", terrain=face) for face in faces))


def _costs() -> Iterator[Row]:
    """W-PAY-01: how many tiles an action costs."""
    for action, cost in (
        ("move", MOVE_COST),
        ("build_den", DEN_COST),
        ("upgrade_den", LAIR_COST),
        ("howl", HOWL_COST),
        ("dominate", DOMINATE_COST),
    ):
        yield row(said("action-name", action=action), cost)


def _attributes(designed: Designed, side: int) -> Iterator[Row]:
    """W-DEN-09: what each den uncovers, with the token that it brings."""
    for dens in range(TRACK_DENS + 1):
        opened = (
            said(
                "values-open",
                value=TRACK_VALUES[track][dens],
                token=_gained(designed, side, track, dens),
            )
            for track in Track
        )
        yield row(dens, *opened, TRACK_VP[side][dens])


def _gained(designed: Designed, side: int, track: Track, dens: int) -> str:
    bonus = Bonus(int(designed.den_bonus[side, track, dens - 1])) if dens else Bonus.NONE
    return f"bonus_{bonus.name.lower()}"


def _wolves() -> Iterator[Row]:
    """W-SET-09: the wolves of the reserve in their order, and what they are worth together."""
    for place in range(RESERVE):
        kind = "alpha" if place in RESERVE_ALPHAS else "pack_wolf"
        yield row(place + 1, said("piece", piece=kind), WOLF_VP[place + 1], sign=kind)


def _hunt(designed: Designed) -> Iterator[Row]:
    """W-HUNT-05: points by kinds of prey."""
    for kinds in range(1, len(PREYS) + 1):
        points = (int(designed.hunt_vp[side, kinds]) for side in (MORE, TWO))
        yield row(kinds, *points)


def _days(designed: Designed) -> Iterator[Row]:
    """W-SET-06, W-2P-14: the day of each moon."""
    for number, players in enumerate(PLAYERS):
        yield row(players, *map(int, designed.phase_days[number]))


def _moons() -> Iterator[Row]:
    """W-SCORE-04, W-SCORE-05: what a region is worth."""
    for moon in Moon:
        name = _phase(moon)
        yield row(said("phase-of-moon", moon=name), MOON_FIRST[moon], MOON_SECOND[moon], sign=name)


PIECE_NAMES = {Piece.DEN: "den", Piece.PACK: "pack_wolf", Piece.ALPHA: "alpha", Piece.LAIR: "lair"}


def _strengths() -> Iterator[Row]:
    """W-SCORE-01, in the order of W-CELL-06."""
    for piece, name in PIECE_NAMES.items():
        yield row(said("piece", piece=name), STRENGTH[piece], sign=name)


def _points(designed: Designed, side: int) -> Iterator[Row]:
    """W-END-02: what so many are worth at the end, on this side of the pack board."""
    columns: tuple[Sequence[int], ...] = (
        TRACK_VP[side],
        LAIR_VP,
        [int(points) for points in designed.hunt_vp[side]],
        WOLF_VP,
    )
    for number in range(max(map(len, columns))):
        cells = (column[number] if number < len(column) else "" for column in columns)
        yield row(number, *cells)


def _virtual() -> Iterator[Row]:
    """W-2P-05: who stands beside a lake, by the moon tokens on it."""
    for stack, upper, lower in VIRTUAL_PACK:
        pieces = (*upper, *lower)
        strength = sum(STRENGTH[piece] for piece in pieces)
        yield row(_stack(*stack), _beside(pieces), strength, sign=_phase(stack[0]))


def _phase(moon: int) -> str:
    return Moon(moon).name.lower()


def _stack(top: int, below: int) -> Message:
    return said("values-stack-of", top=_phase(top), below=_phase(below) if below else "none")


def _beside(pieces: Sequence[int]) -> Message:
    return said(
        "values-beside-of",
        lairs=pieces.count(Piece.LAIR),
        alphas=pieces.count(Piece.ALPHA),
        wolves=pieces.count(Piece.PACK),
    )
