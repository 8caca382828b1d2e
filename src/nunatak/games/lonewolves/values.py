"""What stands in the tables of the rulebook? What the rules themselves count with."""

from collections.abc import Iterator

import numpy as np

from nunatak.games.lonewolves.data import (
    ADVANCED,
    ALPHA_FAME,
    ALPHA_FAME_POINTS,
    CAPACITY,
    CARDS,
    CUB_FAME,
    CUB_FAME_POINTS,
    FURY,
    FURY_STRENGTH,
    HAND,
    HIGHEST,
    LONE_WOLF_STRENGTH,
    LONER_FAME,
    LONER_FAME_POINTS,
    LOWEST,
    MIGHT,
    MOON_POINTS,
    MOONS,
    NORMAL,
    NOWHERE,
    OLDEST_CUB,
    PACK_FAME,
    PACK_FAME_POINTS,
    RECRUIT,
    SCAR_COPIES,
    SCARS,
    SEATS,
    SET_ASIDE,
    SUITS,
    TERRITORIES,
    TRICKS,
    TROPHY,
    TROPHY_POINTS,
    TURN,
)
from nunatak.games.lonewolves.designed import Designed, Layout
from nunatak.kernel.values import Row, ValueTable, row, said

MIGHT_STRENGTH = 1  # L-SCAR-01: strength for each card


def values(designed: Designed) -> dict[str, ValueTable]:
    """Every table that the rulebook shows."""
    return {
        "deal": _table("thing count", _counts()),
        "suits": _table("suit territory cards", _suits()),
        "wolves": _table("wolf strength", _wolves()),
        "honor": _table("token face other", _honor(designed)),
        "moons": _table("moon points trump", _moons()),
        "scars": _table("scar acts gives each", _scars()),
        "normal": _table("territory up down slots-near slots-far", _board(designed, NORMAL)),
        "advanced": _table("territory up down slots-near slots-far", _board(designed, ADVANCED)),
    }


def _table(columns: str, rows: Iterator[Row]) -> ValueTable:
    return ValueTable(tuple(f"values-{name}" for name in columns.split()), tuple(rows))


def _counts() -> Iterator[Row]:
    """How many of everything."""
    for thing, count in (
        ("cards", CARDS),
        ("hand", HAND),
        ("aside", SET_ASIDE),
        ("tricks", TRICKS),
        ("capacity", CAPACITY),
        ("scars", len(SCARS) * SCAR_COPIES),
    ):
        yield row(said("values-thing-of", thing=thing), count)


def _suits() -> Iterator[Row]:
    """L-CMP-01, L-CMP-08: a suit, the territory of its colour, its cards."""
    for suit, territory in zip(SUITS, TERRITORIES, strict=True):
        cards = " ".join(str(value) for value in range(LOWEST, HIGHEST + 1))
        yield row(said("suit", suit=suit), said("territory", territory=territory), cards, sign=suit)


def _wolves() -> Iterator[Row]:
    """L-STR-01: what a card adds to the strength of its side."""
    yield row(said("values-face-up"), said("values-own", least=LOWEST, most=HIGHEST), sign="up")
    yield row(said("values-lone-wolf"), LONE_WOLF_STRENGTH, sign="back")


def _honor(designed: Designed) -> Iterator[Row]:
    """L-CMP-05: the two faces of each token."""
    for number, (face, other) in enumerate(designed.honor_tokens, 1):
        yield row(number, face, other)


def _moons() -> Iterator[Row]:
    """L-CMP-06, L-CMP-07: what a moon is worth, and when it comes."""
    for number, (moon, points) in enumerate(zip(MOONS, MOON_POINTS, strict=True), 1):
        yield row(said("moon", moon=moon), points, said("values-emptied", number=number), sign=moon)


def _scars() -> Iterator[Row]:
    """L-SCAR-01 to L-SCAR-09: when a scar acts, what it gives, and what that is counted by."""
    for scar, gives, each in (
        (MIGHT, said("values-strength-more", count=MIGHT_STRENGTH), "card"),
        (FURY, said("values-strength-more", count=FURY_STRENGTH), "once"),
        (RECRUIT, said("values-recruit"), "placing"),
        (TURN, said("values-turn"), "placing"),
        (PACK_FAME, said("values-points-more", count=PACK_FAME_POINTS), "card"),
        (LONER_FAME, said("values-points-more", count=LONER_FAME_POINTS), "lone-wolf"),
        (ALPHA_FAME, said("values-points-more", count=ALPHA_FAME_POINTS), "face-up"),
        (CUB_FAME, said("values-points-more", count=CUB_FAME_POINTS), "cub"),
        (TROPHY, said("values-points-more", count=TROPHY_POINTS), "token"),
    ):
        name = SCARS[scar - 1]
        when = "placing" if each == "placing" else "end"
        yield row(
            said("scar", scar=name),
            said("values-when", when=when),
            gives,
            said("values-for", each=each, least=LOWEST, most=OLDEST_CUB),
            sign=name,
        )


def _board(designed: Designed, mode: int) -> Iterator[Row]:
    """L-SET-04, L-ADV-02, L-ADV-03: the scars of each territory and the slots of each side."""
    layout = designed.layouts[mode]
    for number, territory in enumerate(designed.board_order):
        name = TERRITORIES[territory]
        slots = (_slots(layout, seat, territory) for seat in range(SEATS))
        scars = layout.face_up[territory], layout.face_down[territory]
        yield row(said("territory", territory=name), *scars, *slots, sign=SUITS[territory])
        if number + 1 < len(designed.board_order):
            yield from _border(layout, territory, designed.board_order[number + 1])


def _slots(layout: Layout, seat: int, territory: int) -> int:
    """The slots that lie on this side of this territory alone."""
    touched = layout.slots[seat]
    return int(((touched[:, 0] == territory) & (touched[:, 1] == NOWHERE)).sum())


def _border(layout: Layout, left: int, right: int) -> Iterator[Row]:
    """A line between two lines, where slots lie on the border."""
    ends = sorted((left, right))
    counts = [int((np.sort(slots) == ends).all(axis=1).sum()) for slots in layout.slots]
    if any(counts):
        between = said("border-slot", left=TERRITORIES[left], right=TERRITORIES[right])
        yield row(between, "", "", *counts)
