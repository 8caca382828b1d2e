"""Who may see it? The only way out of a position (14)."""

from collections import Counter
from typing import Any

import numpy as np

from nunatak.games.arctica.actions import card_name, cell_name
from nunatak.games.arctica.counting import (
    all_reaches,
    drift_outcomes,
    drifts,
    melt_outcomes,
)
from nunatak.games.arctica.data import (
    COD,
    COLOURS,
    DIRECTIONS,
    FIGURES,
    HUNTER_FIGURES,
    HUNTERS,
    ICE_KINDS,
    IGLOO_POINTS,
    LAYERS,
    NO_CARD,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PLANKTON_POINTS,
    PLAYED,
    SETUPS,
    SOURCES,
    TOKEN_POINTS,
)
from nunatak.games.arctica.rules import is_over
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.games.arctica.scoring import rank, score
from nunatak.games.arctica.state import PHASES
from nunatak.kernel.once import once_per_position
from nunatak.kernel.state import NOBODY, State

WORTH = {  # A-SCORE-01 to A-SCORE-05: half points for each thing won
    **dict(zip(HUNTERS, map(int, TOKEN_POINTS), strict=True)),
    "igloo": IGLOO_POINTS,
    "plankton": PLANKTON_POINTS,
}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """A-INFO-07: what the seat may know, ready for JSON; None is a spectator."""
    return {**_public(state), "seats": _seats(state, seat), "unseen": _unseen(state, seat)}


@once_per_position
def _public(state: State) -> dict[str, Any]:
    """A-INFO-03, A-INFO-04: what lies open."""
    return {
        "setup": SETUPS[state.setup],
        "phase": PHASES[state.phase],
        "seat": None if is_over(state) else int(state.seat),
        "active_seat": int(state.turn_seat),
        "first": int(state.first),
        "turn": int(state.turn),
        "turn_limit": int(state.turn_limit),
        "colours": {d: COLOURS[c] for d, c in zip(DIRECTIONS, state.colour, strict=True)},
        "ice": {
            cell_name(cell): ICE_KINDS[ice]
            for cell, ice in enumerate(state.ice[:OUTSIDE].tolist())
            if ice != NO_ICE
        },
        "igloo": _cell(state.igloo),
        "figures": {name: _figure(state, number) for number, name in enumerate(FIGURES)},
        "hunters": {name: _hunter(state, number) for number, name in enumerate(HUNTERS[:PLAYED])},
        "plankton": int(state.plankton_left),
        "deck": int(state.deck_count),
        "discard": [card_name(card) for card in state.discard[: state.discard_count].tolist()],
        "doing": _doing(state),
        "reach": {} if is_over(state) else all_reaches(state),
        "drifts": {} if is_over(state) else drifts(state),
        "drift_outcomes": drift_outcomes(state),
        "melt_outcomes": melt_outcomes(state),
        "worth": WORTH,
    }


def _cell(cell: int) -> str | None:
    return None if cell == NOWHERE else cell_name(cell)


def _figure(state: State, figure: int) -> dict[str, Any]:
    """A-INFO-04: where a figure is, whether it will return, and whether it may hunt."""
    hunts = figure < HUNTER_FIGURES
    return {
        "cell": _cell(state.cell[figure]),
        "layer": None if state.cell[figure] == NOWHERE else LAYERS[state.layer[figure]],
        "due": bool(hunts and state.due[figure]),
        "barred": bool(hunts and state.barred[figure]),
        "moved": bool(state.moved[figure]),
    }


def _hunter(state: State, hunter: int) -> dict[str, Any]:
    owner = int(state.owner[hunter])
    return {"owner": None if owner == NOBODY else owner, "lives": lives_left(state, hunter)}


def _seats(state: State, viewer: int | None) -> list[dict[str, Any]]:
    points = np.zeros((state.seats, len(SOURCES)), np.int64)
    places = np.zeros(state.seats, np.int64)
    score(state, points)
    rank(state, places)
    return [
        {
            **_player(state, seat, viewer),
            "half_points": int(points[seat].sum()),
            "sources": dict(zip(SOURCES, points[seat].tolist(), strict=True)),
            "rank": int(places[seat]),
        }
        for seat in range(state.seats)
    ]


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """A-INFO-01: the own hand; of the others' only how many cards, and how long held."""
    count = int(state.hand_count[seat])
    shown = seat == viewer or is_over(state)
    hunter = int(state.hunter[seat])
    return {
        "hunter": None if hunter == NO_HUNTER else HUNTERS[hunter],
        "cards": count,
        "hand": [card_name(card) for card in state.hand[seat, :count]] if shown else None,
        "ages": [int(age) for age in state.age[seat, :count]],
        "won": {name: int(state.won[seat, n]) for n, name in enumerate(HUNTERS) if n != COD},
        "cod": int(state.won[seat, COD]),
        "plankton": int(state.plankton[seat]),
        "igloo": bool(state.igloo_won == seat),
    }


def _unseen(state: State, seat: int | None) -> list[dict[str, Any]] | None:
    """A-INFO-11: the cards that the seat can't see, by age; those of age 0 may be in the deck."""
    if seat is None or is_over(state):
        return None
    ages: dict[int, Counter[str]] = {0: Counter(map(card_name, state.deck[: state.deck_count]))}
    for other in range(state.seats):
        if other != seat:
            for place in range(state.hand_count[other]):
                cards = ages.setdefault(int(state.age[other, place]), Counter())
                cards[card_name(state.hand[other, place])] += 1
    return [{"age": age, "cards": dict(sorted(ages[age].items()))} for age in sorted(ages)]


def _doing(state: State) -> dict[str, Any]:
    """What has been done in this turn, and what is being carried out."""
    return {
        "card_played": bool(state.card_played),
        "own_used": bool(state.own_used),
        "neutral_used": bool(state.neutral_used),
        "hunt_closed": bool(state.hunt_closed),
        "active": None if state.active == NO_HUNTER else HUNTERS[state.active],
        "attacked": None if state.attacked == NO_HUNTER else HUNTERS[state.attacked],
        "moving": _name(state.moving),
        "steps": int(state.steps),
        "range": int(state.reach),
        "drift": DIRECTIONS[state.drift] if state.drift_left else None,
        "drift_left": int(state.drift_left),
        "drifted": [cell_name(c) for c in np.flatnonzero(state.drifted[:OUTSIDE]).tolist()],
        "sliding": _cell(state.sliding),
        "pushing": _cell(state.pushing),
        "asked": _name(state.asked),
        "attacker": _name(state.attacker),
        "target": _name(state.target),
        "escape": None if state.escape_card == NO_CARD else card_name(state.escape_card),
        "escape_layer": None if state.escape_card == NO_CARD else LAYERS[state.escape_layer],
    }


def _name(figure: int) -> str | None:
    return None if figure == NO_FIGURE else FIGURES[figure]
