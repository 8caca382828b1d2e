"""What has happened at a table? Every event with what it told, packed: games run to a thousand."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.msgpack import Decoder, Encoder, Ext

from nunatak.kernel.message import Message, Seat, Weight

SEAT = 1  # the kind of a packed value that is a seat, not a number


class Event(msgspec.Struct, frozen=True, array_like=True):
    """One numbered event of a table."""

    number: int
    kind: str
    seat: int | None
    user: str | None
    by: str
    body: Mapping[str, Any]
    digest: str
    command: str | None
    at: float


class Told(NamedTuple):
    """An event with what it told everybody."""

    event: Event
    moves: int
    lines: tuple[Message, ...]


Line = tuple[str, dict[str, Any], str, Weight]  # a message, packed
Packed = tuple[Event, int, list[Line]]


def _pack_seat(value: object) -> Ext:
    if not isinstance(value, Seat):
        raise TypeError(f"a text or a number is expected, got {value!r}")
    return Ext(SEAT, bytes((value,)))


def _unpack_seat(_kind: int, data: memoryview) -> Seat:
    return Seat(data[0])


PACK = Encoder(enc_hook=_pack_seat)
UNPACK = Decoder(Packed, ext_hook=_unpack_seat)


def _pack(told: Told) -> bytes:
    lines = [(line.key, line.values, line.rule, line.weight) for line in told.lines]
    return PACK.encode((told.event, told.moves, lines))


def _unpack(packed: bytes) -> Told:
    event, moves, lines = UNPACK.decode(packed)
    return Told(event, moves, tuple(Message(*line) for line in lines))


class History:
    """The events of a table in their order; the first has the number 1."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._last: Told | None = None  # as it was told: it is asked for at once

    def apart(self) -> "History":
        """The same so far."""
        twin = History()
        twin._packed, twin._last = list(self._packed), self._last
        return twin

    def append(self, told: Told) -> None:
        """One more has happened."""
        self._packed.append(_pack(told))
        self._last = told

    def __iter__(self) -> Iterator[Told]:
        return self.between(0)

    def number(self, number: int) -> Told:
        """The event of that number."""
        return _unpack(self._packed[number - 1])

    def between(self, after: int, last: int | None = None) -> Iterator[Told]:
        """The events after a number, up to the last one or the one that is named."""
        if self._last is not None and last is None and after == len(self._packed) - 1:
            return iter((self._last,))
        return map(_unpack, self._packed[after:last])
