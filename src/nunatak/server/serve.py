"""How does a server run, from the first migration to a graceful stop?"""

import asyncio
import logging
import sys
import threading
import time
import webbrowser

import uvicorn

from nunatak.server import logs
from nunatak.server.app import make_app, working
from nunatak.server.node import Node
from nunatak.server.settings import Settings
from nunatak.server.store.migrate import upgrade

LOG = logging.getLogger("nunatak.serve")
SWITCH = 0.001  # seconds that a thread keeps the interpreter while others want it
GRACE = 10  # seconds for what is under way when the server is stopped


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Serve until stopped."""
    logs.set_up(settings.log)
    upgrade(settings.db)
    server = uvicorn.Server(configure(settings, Node(settings)))
    if browse:
        threading.Thread(target=_browse, args=(server, settings.base), daemon=True).start()
    LOG.info("serving", extra={"port": settings.port})
    sys.setswitchinterval(SWITCH)
    server.run()


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
    async with working(node):
        await asyncio.Event().wait()
