"""How is the store written so that what was acknowledged stays, and read at any time?

Work is a plain function of a connection and runs in a thread. A node has one writer, who keeps its
connection as long as all goes well: whatever waits is written in one transaction and is
acknowledged after the one commit; where a piece of work fails, all are written again, each in a
transaction of its own.
"""

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from nunatak.server.store.prepared import drive

T = TypeVar("T")
Work = Callable[[Connection], T]
Told = Callable[[Any], None]  # is called with what work returned, or with its Exception

READERS = 4
PATIENCE = 15  # seconds that PostgreSQL may take for a statement of a server
PASSING = ("08", "25006", "40", "53", "55P03", "57", "58")  # SQLSTATEs that do not last
BATCH = 128


class Taken(Exception):
    """Somebody else has written at that number, or under that name."""


class Unavailable(Exception):
    """The store can't be reached."""


class Store:
    """The database, behind threads."""

    def __init__(self, url: str, name: str = "nunatak") -> None:
        self.url = driver(url)
        self.name = name  # by which PostgreSQL knows our connections
        self.is_postgresql = self.url.startswith("postgresql")
        self.engine = open_engine(self.url, name, hurry=True)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Writer(self.engine)
        self._version: tuple[Any, int] | None = None  # a connection, and what it has seen of others

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""
        return await asyncio.wrap_future(self.readers.submit(self._read, work))

    async def write(self, work: Work[T]) -> T:
        """What the work returns, once it is safely written, even if the caller is gone by then."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[T] = loop.create_future()
        self.writer.put(work, partial(_tell, loop, written))
        return await written

    def _read(self, work: Work[T]) -> T:
        with _named():
            return _done(self.engine.connect, work)

    async def heard_others(self) -> bool:
        """Whether another process may have written to the file of SQLite since this was asked.

        The writer's own connection knows: its number stays the same for what it has written itself.
        """
        try:
            version = await self.write(_data_version)
        except Unavailable:
            return True
        heard, self._version = version != self._version, version
        return heard

    async def ping(self) -> None:
        """Raises Unavailable where the store can't be reached."""
        await self.read(lambda connection: connection.execute(text("select 1")).scalar())

    def close(self) -> None:
        """Finish what was begun."""
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()


def _done(opened: Callable[[], AbstractContextManager[Connection]], work: Work[T]) -> T:
    """Do the work; once more if the connection had died while it rested.

    Should the lost answer have been that to a commit, the numbers are taken the second time.
    """
    try:
        with opened() as connection:
            return work(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    with opened() as connection:
        return work(connection)


def _data_version(connection: Connection) -> tuple[Any, int]:
    found: Any = connection.connection.driver_connection
    return found, int(found.execute("PRAGMA data_version").fetchone()[0])


def _tell(loop: asyncio.AbstractEventLoop, written: "asyncio.Future[T]", result: Any) -> None:
    """Whoever waits in the loop learns what came of it; a loop that has ended has nobody."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(_settle, written, result)


def _settle(written: "asyncio.Future[T]", result: Any) -> None:
    if written.done():  # nobody waits any more
        return
    if isinstance(result, Exception):
        written.set_exception(result)
    else:
        written.set_result(result)


class Writer:
    """The one writer of a node: everything that waits goes into one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None  # None: not yet, or the last one failed
        self.noted: Callable[[float, bool], None] = lambda _seconds, _well: None
        self.closed = False
        self.queue: SimpleQueue[tuple[Work[Any], Told] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def put(self, work: Work[Any], told: Told = lambda _result: None) -> None:
        """Write this with the next batch; what comes of it is told from the writer's thread."""
        if self.closed:
            told(Unavailable())
        else:
            self.queue.put((work, told))

    def close(self) -> None:
        """Write what waits, then end."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self.queue.get()]
            try:
                while len(batch) < BATCH:
                    batch.append(self.queue.get_nowait())
            except Empty:
                pass
            going = None not in batch
            self._commit([item for item in batch if item is not None])
        self._hang_up()

    def _commit(self, batch: list[tuple[Work[Any], Told]]) -> None:
        if not batch:
            return
        works = [work for work, _ in batch]
        began = time.perf_counter()
        try:
            results = self._write(works)
        except Exception:
            results = self._write_each(works)
        gone = any(isinstance(result, Unavailable) for result in results)
        self.noted(time.perf_counter() - began, not gone)
        for (_, told), result in zip(batch, results, strict=True):
            told(result)

    def _write_each(self, works: list[Work[Any]]) -> list[Any]:
        """Each alone; once the store can't be reached, nobody waits for it again."""
        results: list[Any] = []
        for work in works:
            gone = results and isinstance(results[-1], Unavailable)
            results.append(results[-1] if gone else self._try(work))
        return results

    def _try(self, work: Work[T]) -> "T | Exception":
        """One piece of work alone; if it fails, nothing of it is left."""
        try:
            with _named():
                return _done(self.begin, work)
        except Exception as error:
            return error

    def _write(self, works: list[Work[Any]]) -> list[Any]:
        with self.begin() as connection:
            return [work(connection) for work in works]

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction; a connection that something went wrong with is not used again."""
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                if self.connection.dialect.name == "sqlite":
                    drive(self.connection, "BEGIN IMMEDIATE")
                yield self.connection
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()


class _named:  # noqa: N801
    """The database's complaints by the names that the server knows."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError):
            raise Taken from error
        if isinstance(error, DBAPIError) and _is_passing(error):
            raise Unavailable from error


def _is_passing(error: DBAPIError) -> bool:
    """Whether the database can't do it now: it is away, full, read-only, overloaded or stopping."""
    if isinstance(error, OperationalError) or error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None) or ""
    return state.startswith(PASSING)


def driver(url: str) -> str:
    """The URL with the driver that we use."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def open_engine(url: str, name: str = "nunatak", *, hurry: bool = False) -> Engine:
    """An engine with every safety on; in a hurry no statement may take long."""
    if url.startswith("postgresql"):
        arguments = {"connect_timeout": 5, "application_name": name, **ALIVE}
        if hurry:
            arguments["options"] = f"-c statement_timeout={PATIENCE}s"
        return create_engine(url, pool_size=READERS + 1, pool_recycle=1800, connect_args=arguments)
    _make_folder(url)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
    event.listen(engine, "connect", _be_safe)
    return engine


ALIVE = {  # a database that is gone without a word is noticed soon
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def _make_folder(url: str) -> None:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(path))


def keep_private(file: Path) -> None:
    """A file with seeds and password hashes is not for other users of the machine."""
    with contextlib.suppress(OSError):  # it is another user's own: their business
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        mode = file.stat().st_mode & 0o777
        if mode & 0o007:
            file.chmod(mode & 0o770)


def _be_safe(connection: Any, _record: Any) -> None:
    """A commit is on the disk before it is acknowledged; we begin transactions ourselves."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=30000",
        "cache_size=-65536",
    ):
        connection.execute(f"PRAGMA {pragma}")
