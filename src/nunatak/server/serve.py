"""How does a server run, from the first migration to a graceful stop?"""

import asyncio
import gc
import logging
import signal
import sys
import threading
import time
import webbrowser

import uvicorn

from nunatak import games
from nunatak.server import logs
from nunatak.server.app import make_app, working
from nunatak.server.node import Node
from nunatak.server.settings import Settings
from nunatak.server.store.migrate import upgrade
from nunatak.table import Table
from nunatak.text import LANGUAGES, voice

LOG = logging.getLogger("nunatak.serve")
SWITCH = 0.0005  # seconds that a thread keeps the interpreter while others want it
LITTER = 50_000  # objects more than before, until those that nobody needs are looked for
GRACE = 10  # seconds for what is under way when the server is stopped


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Serve until stopped."""
    logs.set_up(settings.log)
    upgrade(settings.db)
    warm()
    server = uvicorn.Server(configure(settings, Node(settings)))
    if browse:
        threading.Thread(target=_browse, args=(server, settings.base), daemon=True).start()
    LOG.info("serving", extra={"port": settings.port})
    _be_quick()
    signal.signal(signal.SIGTERM, _stopped)
    server.run()


def _be_quick() -> None:
    """Threads take turns soon; a search for litter is rare and spares what was there before."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(LITTER)


def warm() -> None:
    """Load games, machine code and words, so that nobody waits for them at a table."""
    load_games()
    threading.Thread(target=_learn_languages, daemon=True).start()


def load_games() -> None:
    """Each game with the machine code that its first moves need."""
    for name in games.NAMES:
        table = Table(name, seed=0)
        for _ in range(3):
            table.view(0)
            table.play(table.legal[0])


def _learn_languages() -> None:
    for language in LANGUAGES:
        for name in games.NAMES:
            voice(language, name)


def _stopped(_number: int, _frame: object) -> None:
    """Uvicorn raises the signal again once it has stopped gracefully: then all is well."""


def configure(settings: Settings, node: Node) -> uvicorn.Config:
    """The HTTP server's own settings."""
    return uvicorn.Config(
        make_app(node),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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


def _browse(server: uvicorn.Server, url: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(url)


def work(settings: Settings) -> None:
    """Think for bots and watch clocks until stopped, without serving anybody."""
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
