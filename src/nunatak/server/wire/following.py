"""What has changed for those who look? Kept event by event while somebody listens to a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from nunatak.kernel.shown import Change, Shown
from nunatak.server.events.live import LiveTable

KEPT = 64  # events whose changes are kept for those who are a little behind
NOTHING = msgspec.Raw(b"[]")

Eyes = int | None  # a seat's, or a spectator's


@dataclass(frozen=True)
class Shift:
    """What an event changed: for everybody, and besides through some eyes."""

    public: msgspec.Raw
    own: dict[Eyes, msgspec.Raw]


@dataclass
class Sight:
    """What a position shows, as records."""

    open: Shown
    known: list[Shown]


@dataclass
class Following:
    """The changes of a table since somebody began to listen."""

    live: LiveTable
    sight: Sight | None = None
    shifts: dict[int, Shift] = field(default_factory=dict)
    views: dict[Eyes, msgspec.Raw] = field(default_factory=dict)  # of the position as it is now

    def __post_init__(self) -> None:
        self.sight = self._look()
        self.live.noted = self.note

    def end(self) -> None:
        """Nobody listens any more."""
        self.live.noted = None

    def note(self) -> None:
        """An event has been folded."""
        self.views.clear()
        before, self.sight = self.sight, self._look()
        self.shifts[self.live.number] = self._shift(before, self.sight)
        self.shifts.pop(self.live.number - KEPT, None)

    def between(self, after: int, last: int) -> list[Shift] | None:
        """What the events after a number changed; None if that is not known any more."""
        found = [self.shifts.get(number) for number in range(after + 1, last + 1)]
        return None if None in found else [shift for shift in found if shift is not None]

    def view(self, eyes: Eyes) -> msgspec.Raw:
        """What these eyes see now, written once for all who come to look through them."""
        found = self.views.get(eyes)
        if found is None:
            view = self.live.playing.view(eyes)
            found = self.views[eyes] = msgspec.Raw(msgspec.json.encode(view))
        return found

    def _look(self) -> Sight | None:
        table = self.live.table
        if table is None:
            return None
        secret = table.game.views.private_names
        known = [table.know(seat) for seat in range(table.seats)] if secret else []
        return Sight(table.open(), known)

    def _shift(self, before: Sight | None, after: Sight | None) -> Shift:
        if after is None:
            return Shift(NOTHING, {})
        if before is None:
            return self._whole()
        views = self.live.playing.game.views
        public = views.public_changes(before.open, after.open)
        own: dict[Eyes, msgspec.Raw] = {}
        for seat, (was, now) in enumerate(zip(before.known, after.known, strict=True)):
            changes = views.private_changes(was, now, seat, public)
            if changes:
                own[seat] = _written(changes)
        return Shift(_written(public), own)

    def _whole(self) -> Shift:
        """There was nothing to see before: everything is new."""
        table = self.live.playing
        eyes: list[Eyes] = [None, *range(table.seats)]
        return Shift(NOTHING, {seat: _written([((), table.view(seat))]) for seat in eyes})


def _written(changes: Sequence[Change | tuple[Any, ...]]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(changes)) if changes else NOTHING
