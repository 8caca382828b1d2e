"""A socket that hears the news of one person, for the tests."""

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from nunatak.client import Client

Json = dict[str, Any]


class Ear:
    """Hears how it stands with somebody."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def until(self, fits: Callable[[Json], bool], seconds: float = 30.0) -> Json:
        """The next news that fit."""
        while True:
            news: Json = json.loads(self.socket.recv(seconds))
            if fits(news):
                return news


@contextlib.contextmanager
def news_of(client: Client) -> Iterator[Ear]:
    """While somebody listens."""
    address = client.url.replace("http", "ws", 1)
    headers = {"authorization": f"Bearer {client.token}"}
    with connect(f"{address}/api/me/news", additional_headers=headers) as socket:
        yield Ear(socket)
