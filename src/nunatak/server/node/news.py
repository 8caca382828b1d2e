"""Who wants to hear how it stands with them, and for whom has something changed?"""

import asyncio
from collections.abc import Collection, Iterable

from nunatak.server.wire.club import News as Told

ENDED = 4001  # close code: the session has ended


class Channel:
    """A socket that tells one person their news; only the latest waits to be sent."""

    def __init__(self, user: str, session: str | None) -> None:
        self.user = user
        self.session = session
        self.told: Told | None = None  # what was last put in line
        self.ready = asyncio.Event()
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def put(self, news: Told) -> None:
        """This is how it stands now."""
        if self.told is None or not news.is_told_by(self.told):
            self.told = news
            self.ready.set()

    def end(self) -> None:
        """Its session has ended."""
        if not self.ended.done():
            self.ended.set_result(ENDED)


class News:
    """The channels of this node, by person."""

    def __init__(self) -> None:
        self.channels: dict[str, set[Channel]] = {}
        self.touched: set[str] = set()
        self.woken = asyncio.Event()

    def enter(self, channel: Channel) -> None:
        """Somebody wants to hear."""
        self.channels.setdefault(channel.user, set()).add(channel)
        self.touch([channel.user])

    def leave(self, channel: Channel) -> None:
        """Somebody goes."""
        here = self.channels.get(channel.user, set())
        here.discard(channel)
        if not here:
            self.channels.pop(channel.user, None)

    def touch(self, people: Iterable[str]) -> None:
        """Something may have changed for these."""
        here = [user for user in people if user in self.channels]
        if here:
            self.touched.update(here)
            self.woken.set()

    def take(self) -> set[str]:
        """Those for whom something may have changed; they are looked at now."""
        found, self.touched = self.touched, set()
        self.woken.clear()
        return found

    def end_sessions(self, user: str, sessions: Collection[str]) -> None:
        """Somebody is not logged in there any more."""
        for channel in self.channels.get(user, ()):
            if channel.session in sessions:
                channel.end()

    def tell(self, user: str, news: Told) -> None:
        """How it stands with somebody."""
        for channel in self.channels.get(user, ()):
            channel.put(news)
