"""How does a message get out cheaply? Framed once for all who get it, and what waits in one write.

Nothing is compressed and nothing is masked on the way to a client, so a message looks the same on
every wire.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

Write: TypeAlias = Callable[[Iterable[bytes]], Awaitable[None]]
WRITE = "nunatak.write"  # the extension of a scope by which frames go out


class Framed(WebSocketsSansIOProtocol):
    """A socket that takes messages which are framed already."""

    def handle_connect(self, event: Request) -> None:
        """The application learns that it may send frames."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # none where the handshake was refused
        if scope is not None:
            scope["extensions"][WRITE] = self.write

    async def write(self, frames: Iterable[bytes]) -> None:
        """Send text messages once the client has read most of what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(frames))
