"""How does a server run, from the first migration to a graceful stop?"""

import asyncio
import gc
import logging
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

import uvicorn

from nunatak import games
from nunatak.engine.program import PREFIX
from nunatak.engine.seating import check_bot, invite
from nunatak.play.text import LANGUAGES, voice
from nunatak.search.bots import BOTS
from nunatak.server.app import logs
from nunatak.server.app.application import make_app, working
from nunatak.server.app.frames import Framed
from nunatak.server.app.listening import listen
from nunatak.server.app.patience import patient
from nunatak.server.node import Node
from nunatak.server.settings import SettingError, Settings
from nunatak.server.store.migrate import upgrade
from nunatak.server.table.why import naming
from nunatak.warmup.warmer import Warmer, load

LOG = logging.getLogger("nunatak.serve")
SWITCH = 0.0005  # seconds that a thread keeps the interpreter while others want it
NEW, TIMES = 2_000, 10  # new objects until the youngest are collected; so often, until the next are
NEVER = 2**31 - 1  # what is old has a loop of its own
GRACE = 10  # seconds for what is under way when the server is stopped


def serve(
    settings: Settings,
    *,
    browse: bool = False,
    first: str | None = None,
    answering: Callable[[], None] = lambda: None,
    ready: Callable[[str], None] = lambda _game: None,
) -> None:
    """Serve until stopped; tells when it answers, and when each game can be played, one first."""
    invite_programs(settings)
    sock = listen(settings.host, settings.port)
    logs.set_up(settings.log)
    upgrade(settings.db)
    node = Node(settings)
    node.warmer = Warmer(told=ready)
    if first is not None:
        node.warmer.want(first)
    server = uvicorn.Server(configure(settings, node))
    url = settings.base if browse else None
    threading.Thread(target=_follow, args=(server, node, answering, url), daemon=True).start()
    LOG.info("serving", extra={"port": settings.port, "addresses": settings.addresses})
    _be_quick()
    signal.signal(signal.SIGTERM, _stopped)
    try:
        server.run(sockets=[sock])
    finally:
        node.warmer.stop()


def _follow(
    server: uvicorn.Server, node: Node, answering: Callable[[], None], url: str | None
) -> None:
    """Once it answers: say so, open the browser, and make the games ready behind its back."""
    while not server.started:
        time.sleep(0.02)
    answering()
    if url is not None:
        webbrowser.open(url)
    assert node.warmer is not None
    node.warmer.start()
    learn_languages()


def _be_quick() -> None:
    """Threads take turns soon; garbage is collected in small heaps that nobody waits for."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, TIMES, NEVER)


def load_games() -> None:
    """Each game with the machine code that its first moves need."""
    for name in games.NAMES:
        load(name)


def learn_languages() -> None:
    """Read all texts before anybody waits for one."""
    for language in LANGUAGES:
        for name in games.NAMES:
            _ = voice(language, name).bundle
    for name in games.NAMES:
        naming(name)


def _stopped(_number: int, _frame: object) -> None:
    """Uvicorn raises the signal again once it has stopped gracefully: then all is well."""


def configure(settings: Settings, node: Node) -> uvicorn.Config:
    """The HTTP server's own settings."""
    return uvicorn.Config(
        make_app(node),
        host=settings.host,
        port=settings.port,
        http=patient(bool(settings.proxies), 2 * settings.crowd + 50),
        ws=Framed,
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=settings.sockets + 500,
    )


def invite_programs(settings: Settings) -> None:
    """Whatever the operator has named may sit at tables; what it can't do is said at once."""
    for name, command in settings.commands.items():
        if name in BOTS:
            raise SettingError("programs", "{name} is a bot of the house", name=name)
        check_bot(f"{PREFIX}{command}")
        invite(name, command)


def work(settings: Settings) -> None:
    """Think for bots and watch clocks until stopped, without serving anybody."""
    invite_programs(settings)
    logs.set_up(settings.log)
    upgrade(settings.db)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    node = Node(settings)
    LOG.info("working")
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with working(node):
        await stopped.wait()
