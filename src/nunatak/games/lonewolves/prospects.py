"""What would come of it? Each card on each territory, each slot for a scar, tried on a twin.

Whoever decides learns here who would take the trick and by which rule, who would be how strong
where, and which scars the loser could choose from. It rests on what the seat sees alone: a trick
that is not full yet has no winner, and a hidden scar stays hidden.
"""

from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.actions import (
    MOST_LEGAL,
    is_place,
    is_play,
    place_slot,
    play_card,
    play_to,
)
from nunatak.games.lonewolves.data import (
    CARD_SUIT,
    CARD_VALUE,
    HIGHEST,
    LOWEST,
    NO_SCAR,
    PLACES,
    SEATS,
    SOURCES,
)
from nunatak.games.lonewolves.names import CARD, SCAR, SLOT, TERRITORY
from nunatak.games.lonewolves.rules import apply, is_over, legal
from nunatak.games.lonewolves.rules.flow import played_to
from nunatak.games.lonewolves.rules.trick import follower_wins
from nunatak.games.lonewolves.scoring import STRENGTH, controller, count_sides, score
from nunatak.games.lonewolves.state import ASIDE, FACE_UP, FLIPPED, HAND_OF, RECRUITED, Phase
from nunatak.kernel.state import NOBODY, State, copy

# ------------------------------------------------------------------ the form


class Change(TypedDict):
    """A territory that would be another: strengths by seat, who controls it, its honor."""

    territory: str
    before: list[int]
    after: list[int]
    held: int | None
    holds: int | None
    honor: list[int]


class Outcome(TypedDict):
    """What would be different; the points are those of a game that ended then."""

    changes: list[Change]
    points: list[int]


class Trick(TypedDict):
    """L-WIN-01 to L-WIN-05: who takes it, and what the loser would choose from (L-TAKE-02)."""

    winner: int
    rule: str
    scars: list[str | None]  # None: face down


class Played(TypedDict):
    """A card on a territory."""

    card: str
    territory: str


class Play(Played, Outcome):
    """What would come of it."""

    trick: Trick | None  # if this card fills it
    beaten_by: int | None  # of a lead: cards not seen yet that would beat it


class Place(Outcome):
    """A slot for the scar that was taken."""

    slot: str


class Prospects(TypedDict):
    """What the seat that decides could do."""

    plays: list[Play]
    places: list[Place]


def prospects(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat can foresee; only whoever decides has something to try out."""
    found = Prospects(plays=[], places=[])
    if seat == state.seat and not is_over(state):
        standing = Standing(state)
        out = np.empty(MOST_LEGAL, np.int16)
        for number in out[: legal(state, out)].tolist():
            if is_play(number):
                found["plays"].append(_play(standing, number))
            elif is_place(number):
                found["places"].append(_place(standing, number))
    return dict(found)


# ------------------------------------------------------------------ how matters stand


class Standing:
    """How matters stand, to be compared with how they would."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.sides = count_sides(state)
        self.points = _points(state)

    def outcome(self, twin: State) -> Outcome:
        """The territories that are another on the twin, and the points."""
        sides = count_sides(twin)
        changes = [self._change(twin, sides, territory) for territory in range(PLACES)]
        return {
            "changes": [change for change in changes if change is not None],
            "points": (_points(twin) - self.points).tolist(),
        }

    def _change(self, twin: State, sides: NDArray[np.int64], territory: int) -> Change | None:
        before = self.sides[:, territory, STRENGTH].tolist()
        after = sides[:, territory, STRENGTH].tolist()
        honor = [int(state.honor[territory, 0]) for state in (self.state, twin)]
        if before == after and honor[0] == honor[1]:
            return None
        return {
            "territory": str(TERRITORY.name(territory)),
            "before": before,
            "after": after,
            "held": _holder(self.sides, territory),
            "holds": _holder(sides, territory),
            "honor": honor,
        }


def _holder(sides: NDArray[np.int64], territory: int) -> int | None:
    found = int(controller(sides, territory))
    return None if found == NOBODY else found


def _points(state: State) -> NDArray[np.int64]:
    points = np.zeros((SEATS, SOURCES), np.int64)
    score(state, points)
    found: NDArray[np.int64] = points.sum(axis=1)
    return found


# ------------------------------------------------------------------ a card


def _play(standing: Standing, number: int) -> Play:
    """A card as it would lie, and in a full trick as its loser's card would."""
    state = standing.state
    twin = copy(state)
    card, territory = play_card(number), play_to(number)
    twin.card_at[card] = FACE_UP + state.seat * PLACES + territory
    played = Played(card=str(CARD.name(card)), territory=str(TERRITORY.name(territory)))
    if state.phase == Phase.LEAD:
        twin.led = card
        return {**played, **standing.outcome(twin), "trick": None, "beaten_by": _beaten_by(twin)}
    twin.followed, twin.followed_to = card, territory
    trick = _trick(twin)
    return {**played, **standing.outcome(twin), "trick": trick, "beaten_by": None}


def _trick(twin: State) -> Trick:
    """Who wins the full trick; the loser's card becomes a lone wolf on the twin (L-RES-03)."""
    follows = follower_wins(twin)
    winner = 1 - int(twin.leader) if follows else int(twin.leader)
    losing = int(twin.led if follows else twin.followed)
    territory = int(played_to(twin, 1 - winner))
    twin.card_at[losing] = FLIPPED + (1 - winner) * PLACES + territory
    scars = [
        str(SCAR.name(scar)) if up else None
        for scar, up in zip(
            twin.supply[territory].tolist(), twin.supply_up[territory].tolist(), strict=True
        )
        if scar != NO_SCAR
    ]
    return {"winner": winner, "rule": _deciding(twin), "scars": scars}


def _deciding(twin: State) -> str:
    """The rule that decides a full trick."""
    led, followed = int(twin.led), int(twin.followed)
    if CARD_SUIT[led] == CARD_SUIT[followed]:
        extremes = {int(CARD_VALUE[led]), int(CARD_VALUE[followed])} == {LOWEST, HIGHEST}
        return "L-WIN-02" if extremes else "L-WIN-01"
    return "L-WIN-04" if CARD_SUIT[followed] == twin.trump else "L-WIN-05"


def _beaten_by(twin: State) -> int:
    """How many of the cards that the seat has not seen would beat the one that leads."""
    count = 0
    for card, at in enumerate(twin.card_at.tolist()):
        if at in (HAND_OF + 1 - int(twin.seat), ASIDE) or at >= RECRUITED:
            twin.followed = card
            count += int(follower_wins(twin))
    return count


# ------------------------------------------------------------------ a scar


def _place(standing: Standing, number: int) -> Place:
    """L-SLOT-01, L-EFF-01: the scar in its slot, and what it does there at once."""
    twin = copy(standing.state)
    apply(twin, number)
    return Place(slot=str(SLOT.name(place_slot(number))), **standing.outcome(twin))
