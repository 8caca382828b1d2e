"""What can a step tell? An event is declared once: its number, its line in the log, its rule.

    class Event(Telling):
        LEADS = told("lead", "L-LEAD-02", player=SEAT, card=CARD, territory=TERRITORY)

The rules tell it by number and up to three more numbers: `tell(state, Event.LEADS, seat, card,
territory)`. The log says `log-lead` with what the kinds say of those numbers.

A line is of one of three weights. Most are *main*: what a player did, or what befell everybody. A
*detail* belongs to the main line before it: what it cost, what came of it. A *silent* line is not
for the log: a step towards what is told a moment later, which only a board may want to show.
"""

from dataclasses import dataclass
from functools import lru_cache

from nunatak.kernel.kinds import Kind, Numbered, spoken
from nunatak.kernel.message import MAIN, Message, Values, Weight
from nunatak.kernel.state import EVENT_FIELDS

LINES = 1 << 13  # that are kept


@dataclass(frozen=True)
class Told:
    """A kind of event: the key of its line, the rule behind it, the kinds of its numbers."""

    key: str
    rule: str
    parts: dict[str, Kind]
    weight: Weight = MAIN


def told(key: str, rule: str, weight: Weight = MAIN, /, **parts: Kind) -> Told:
    """An event with a line `log-KEY` and these parts, in the order in which they are told."""
    if len(parts) >= EVENT_FIELDS:
        raise TypeError(f"{key}: an event has at most {EVENT_FIELDS - 1} parts")
    return Told(key, rule, parts, weight)


class Telling(Numbered):
    """The events of a game, numbered in their order."""

    @property
    def told(self) -> Told:
        """What was declared of it."""
        found: Told = self.about[0]
        return found

    def line(self, *numbers: int) -> Message:
        """Its line in the log."""
        return line_of(type(self), int(self), numbers)


def line_of(events: type[Telling], event: int, numbers: tuple[int, ...]) -> Message:
    """The line of an event that tells these numbers."""
    told = events(event).told
    key, values = _spoken(events, event, numbers)
    return Message(key, {**values}, told.rule, told.weight)


@lru_cache(maxsize=LINES)
def _spoken(events: type[Telling], event: int, numbers: tuple[int, ...]) -> tuple[str, Values]:
    """Made once for all who tell the same."""
    told = events(event).told
    return spoken(f"log-{told.key}", told.parts, numbers)
