"""How does a page hear what happens to its reader elsewhere? By a socket that only tells."""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nunatak.server.node import Node
from nunatak.server.node.news import Channel
from nunatak.server.people import identity

PATIENCE = 20.0  # seconds that a client may take to read a message
POLICY, AWAY = 1008, 1001
ENCODER = msgspec.json.Encoder()


async def tell_news(node: Node, socket: WebSocket, known: identity.Known) -> None:
    """Until the client goes, or its session ends."""
    await socket.accept()
    channel = Channel(known.me.id, known.session)
    node.news.enter(channel)
    going: set[asyncio.Future[Any]] = {
        asyncio.create_task(_send(node, socket, channel)),
        asyncio.create_task(_hear_nothing(socket)),
        channel.ended,
    }
    try:
        await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
    finally:
        node.news.leave(channel)
        code = AWAY if node.stopping else POLICY
        code = channel.ended.result() if channel.ended.done() else code
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await _close(socket, code)


async def _send(node: Node, socket: WebSocket, channel: Channel) -> None:
    while True:
        await channel.ready.wait()
        channel.ready.clear()
        assert channel.told is not None
        async with asyncio.timeout(PATIENCE):
            told = msgspec.structs.replace(channel.told, at=node.now())
            await socket.send_text(ENCODER.encode(told).decode())


async def _hear_nothing(socket: WebSocket) -> None:
    """Whatever is said here is left alone; it ends when the client goes."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(1.0)


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close(code)
