"""Which action of a kind that can't be done comes nearest? The one to be asked about.

A whole kind of action has no single answer to "why not?": a Howl may fail for want of tiles here
and of range there. The target that passes most of the kind's own list is what a player means.
"""

from collections.abc import Iterator

from nunatak.games.wolves.actions import (
    DEN_TARGET,
    PACK_TARGET,
    build_action,
    dominate_action,
    dominate_kind,
    dominate_track,
    howl_action,
    is_build,
    is_dominate,
    is_howl,
    is_move,
    is_upgrade,
    move_action,
    upgrade_action,
)
from nunatak.games.wolves.data import CELLS, LAND, TRACKS
from nunatak.games.wolves.rules.den import refuse_build_at
from nunatak.games.wolves.rules.dominate import refuse_dominate_at
from nunatak.games.wolves.rules.howl import refuse_howl_at
from nunatak.games.wolves.rules.lair import refuse_upgrade_at
from nunatak.games.wolves.rules.move import terrains_in_reach
from nunatak.games.wolves.rules.payment import can_pay, cost_of, terrain_of
from nunatak.games.wolves.rules.pieces import distance_to_alpha, is_land, on_map
from nunatak.games.wolves.rules.rule import Rule
from nunatak.kernel.state import State

PASSED = len(Rule)  # nothing but the payment stands against it
# How much of the list it passes, whether it can be paid (so that the list's own rule is told),
# how near it is, and its number.
Attempt = tuple[int, bool, int, int]


def nearest(state: State, legal: list[int]) -> list[int]:
    """Of each kind of action of which none is legal, the one that fails last."""
    kinds = (
        (is_move, _moves),
        (is_build, _builds),
        (is_upgrade, _upgrades),
        (is_howl, _howls),
        (is_dominate, _dominations),
    )
    return [
        max(attempts(state))[-1]
        for is_kind, attempts in kinds
        if not any(is_kind(number) for number in legal)
    ]


def _passed(rule: int) -> int:
    """How far down its list an action gets: the rules are numbered in the order of citing."""
    return PASSED if rule == Rule.NONE else int(rule)


def _attempt(state: State, rule: int, near: int, number: int) -> Attempt:
    payable = can_pay(state, terrain_of(state, number), cost_of(number))
    return _passed(rule), bool(payable), near, number


def _cells(state: State) -> Iterator[tuple[int, int]]:
    """Each land cell, and how near it is to an own alpha."""
    for cell in range(CELLS):
        if on_map(state, cell) and is_land(state, cell):
            yield cell, -int(distance_to_alpha(state, state.seat, cell))


def _moves(state: State) -> Iterator[Attempt]:
    for terrain in range(LAND):
        reached = terrains_in_reach(state, 1 << terrain) != 0
        rule = Rule.NONE if reached else Rule.W_MOVE_22
        yield _attempt(state, rule, 0, int(move_action(terrain)))


def _builds(state: State) -> Iterator[Attempt]:
    for cell, near in _cells(state):
        for track in range(TRACKS):
            refused = refuse_build_at(state, cell, track)
            yield _attempt(state, refused, near, int(build_action(cell, track)))


def _upgrades(state: State) -> Iterator[Attempt]:
    for cell, near in _cells(state):
        yield _attempt(state, refuse_upgrade_at(state, cell), near, int(upgrade_action(cell)))


def _howls(state: State) -> Iterator[Attempt]:
    for cell, near in _cells(state):
        yield _attempt(state, refuse_howl_at(state, cell), near, int(howl_action(cell)))


def _dominations(state: State) -> Iterator[Attempt]:
    for cell, near in _cells(state):
        for target in (PACK_TARGET, *range(DEN_TARGET, DEN_TARGET + TRACKS)):
            number = int(dominate_action(cell, target))
            kind, track = dominate_kind(number), dominate_track(number)
            yield _attempt(state, refuse_dominate_at(state, cell, kind, track), near, number)
