"""How long may a client take to ask? Seconds for the head of a request, and for its body.

Uvicorn itself waits for ever for half a request. One address has so many connections at most,
unless it is a proxy's.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from nunatak.server.node.limits import place

HEAD = 10.0  # seconds from the first byte, or from the connection, to the end of the head
BODY = 30.0  # seconds from the head to the end of the body


def patient(proxied: bool, most: int) -> type[asyncio.Protocol]:
    """A protocol with patience for each request, and for so many connections of one address."""

    class Patient(H11Protocol):
        here: ClassVar[Counter[str]] = Counter()

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.waiting: asyncio.TimerHandle | None = None
            self.stage: Any = None
            self.place = place(self.client[0]) if self.client else ""
            self.counts = True
            self.here[self.place] += 1
            if not proxied and self.here[self.place] > most:
                transport.abort()
                return
            self._look()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            self._go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._go()  # sockets are counted by themselves
            super().handle_websocket_upgrade(event)

        def _go(self) -> None:
            if self.counts:
                self.counts = False
                self.here[self.place] -= 1
                if not self.here[self.place]:
                    del self.here[self.place]

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._look()

        def _look(self) -> None:
            """Whether a request is half there; since when, the clock knows."""
            stage = self.conn.their_state if self._is_ours() else None
            waits = stage is h11.SEND_BODY or (stage is h11.IDLE and self._has_begun())
            if not waits:
                self._stop()
            elif stage is not self.stage:
                self._stop()
                self.stage = stage
                seconds = BODY if stage is h11.SEND_BODY else HEAD
                self.waiting = self.loop.call_later(seconds, self._give_up)

        def _has_begun(self) -> bool:
            return self.cycle is None or bool(self.conn.trailing_data[0])

        def _is_ours(self) -> bool:
            return self.transport.get_protocol() is self  # a socket's protocol takes over

        def _stop(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
            self.waiting = self.stage = None

        def _give_up(self) -> None:
            if self._is_ours():
                self.transport.abort()

    return Patient
