"""What is said about hints and puzzles? Every word of both, as types."""

from typing import Any

from nunatak.server.wire.messages import (
    Choice,
    Form,
    Model,
    Order,
    Question,
    Result,
    Said,
    SeatNumber,
    View,
)


class HintWish(Order):
    """What would a strong bot do in my seat?"""

    seat: SeatNumber | None = None


class HintReason(Model):
    """Something that there is more or less of afterwards: its text, and whose it is."""

    key: str
    seat: int
    more: bool


class HintGain(Model):
    """Points of a seat from one source, before and after; an average where it is not sure."""

    seat: int
    source: str
    before: float
    after: float


class Alternative(Model):
    """Another move, and the place to expect after it."""

    choice: Choice
    place: float


class Hint(Model):
    """The best move for a seat as the table stands at a number, and why."""

    number: int
    seat: int
    line: list[Choice]  # the decisions of the turn, the best move first
    lines: list[Said]  # what happens on the way
    sure: bool  # nothing comes to light on the way that the seat can't know
    place: float  # to expect, from 1
    others: list[Alternative]
    gains: list[HintGain]
    reasons: list[HintReason]  # what else speaks for it, the weightiest first


class PuzzleInfo(Model):
    """A puzzle in a list."""

    id: str
    seats: int
    themes: list[str]
    rating: int


class Puzzles(Model):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleInfo]


class PuzzleFrame(Model):
    """How the game stands after some decisions of the solution."""

    view: View
    prospects: dict[str, Any]
    lines: list[Said]  # what the last decision told
    decision: Question | None
    actions: list[Choice]
    result: Result | None


class PuzzleStep(Model):
    """A decision of the solution; of a free one, any of its kind will do."""

    action: Form
    free: bool


class PuzzleLoss(Model):
    """Another first move, and what part of a place it gives away."""

    action: Form
    places: float


class Puzzle(Model):
    """A position with one clearly best move, all that is needed to solve it, and why it is best."""

    id: str
    game: str
    seats: int
    seat: int
    themes: list[str]
    rating: int
    frames: list[PuzzleFrame]  # the position, then one after each decision
    solution: list[PuzzleStep]
    losses: list[PuzzleLoss]
    gains: list[HintGain]
    reasons: list[HintReason]
