"""How do the parts become one application?"""

import asyncio
import contextlib
import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from socket import gethostname
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nunatak.server.app import http, web
from nunatak.server.app.lending import Engines
from nunatak.server.app.news import tell_news
from nunatak.server.app.openapi import description
from nunatak.server.app.routing import (
    ROUTES,
    Call,
    Route,
    answered,
    language_of,
    read_body,
    token_of,
)
from nunatak.server.app.socket import Conversation
from nunatak.server.chores import advisor, analyst
from nunatak.server.chores.bots import Thinkers
from nunatak.server.chores.clocks import watch_clocks, watch_presence, watch_store
from nunatak.server.chores.doors import watch_doors
from nunatak.server.chores.heralds import bring_news
from nunatak.server.chores.loops import collect_garbage, keep_going, watch_lag
from nunatak.server.chores.postman import send_outbox
from nunatak.server.chores.referee import drive_tournaments
from nunatak.server.chores.turns import watch_turns
from nunatak.server.node import Node
from nunatak.server.node.limits import Buckets, Crowd, place
from nunatak.server.people import identity
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.http")
OWN_SOCKETS = 20  # of one person
FILES = 10  # of the web client, for each request of another kind
WORK_AT_ONCE = 50  # seconds of the budget that may be taken at once
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "content-security-policy"
COMPILED = "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"  # where pages think
HEADERS = {
    POLICY: "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Door:
    """Whoever comes in is looked at here: address, origin, session."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.asking = Buckets(node.settings.rate, node.settings.burst * 5)
        many = FILES * node.settings.rate, FILES * node.settings.burst * 5
        self.fetching = Buckets(*many)  # a page is many files
        self.trying = Buckets(node.settings.logins / 60, node.settings.logins)
        self.working = Buckets(node.settings.work, node.settings.work * WORK_AT_ONCE)
        self.sockets = Crowd(node.settings.sockets)  # of all,
        self.near = Crowd(node.settings.crowd)  # of one address,
        self.own = Crowd(OWN_SOCKETS)  # and of one person

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, as far as it is counted."""
        return place(connection.client.host) if connection.client else "?"

    def check_ban(self, connection: HTTPConnection) -> None:
        """Nobody comes from a banned range."""
        if connection.client and self.node.is_banned(connection.client.host):
            raise Trouble("banned")

    def check_origin(self, connection: HTTPConnection) -> None:
        """A browser says which page speaks; only our own may."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        settings = self.node.settings
        named = {part.strip() for part in settings.origins.split(",") if part.strip()}
        if origin == settings.base or origin in named:
            return
        here = urlsplit(origin).netloc == connection.headers.get("host", "")
        if settings.url or not here or not _is_near(urlsplit(origin).hostname or ""):
            raise Trouble("bad-origin")

    def check_path(self, connection: HTTPConnection) -> None:
        """Nothing of ours has a control character in its name."""
        if not connection.scope["path"].isprintable():
            raise Trouble("not-found")

    async def answer(self, route: Route, request: Request) -> Response:
        """One request, from its limits to its answer."""
        self.check_rate(request)
        if route.limited and not self.trying.take(self.address(request)):
            raise Trouble("too-fast")
        self.check_path(request)
        if route.method not in SAFE:
            self.check_origin(request)
        if route.path.startswith("/api"):
            self.check_ban(request)
        known = await identity.who(self.node, token_of(request))
        if route.session and known is None:
            raise Trouble("no-session")
        body = None
        if route.body is not None:
            body = await read_body(request, route.body, self.node.settings.body)
        budget = self.working.of(self.address(request))
        return answered(await route.handler(Call(self.node, request, known, body, budget)))

    def check_rate(self, request: HTTPConnection) -> None:
        """So many requests from one address."""
        if not self.asking.take(self.address(request)):
            raise Trouble("too-fast")

    async def talk(self, socket: WebSocket) -> None:
        """One socket, from its checks to its end."""
        table = str(socket.path_params["table"])
        with contextlib.ExitStack() as counted:
            try:
                known = await self._admit(socket, table, counted)
            except Trouble as trouble:
                await socket.send_denial_response(_problem(trouble, language_of(socket)))
                return
            except Exception:
                LOG.exception("a socket failed", extra={"table": table})
                await socket.send_denial_response(
                    _problem(Trouble("internal"), language_of(socket))
                )
                return
            me, session = (None, None) if known is None else (known.me, known.session)
            try:
                await Conversation(self.node, socket, table, me, session).run()
            except Exception:
                LOG.exception("a socket failed", extra={"table": table})

    async def tell(self, socket: WebSocket) -> None:
        """One socket that tells a person their news."""
        with contextlib.ExitStack() as counted:
            try:
                known = await self._known(socket, counted)
                if known is None:
                    raise Trouble("no-session")
            except Trouble as trouble:
                await socket.send_denial_response(_problem(trouble, language_of(socket)))
                return
            await tell_news(self.node, socket, known)

    async def _admit(
        self, socket: WebSocket, table: str, counted: contextlib.ExitStack
    ) -> identity.Known | None:
        """Who comes in to a table, if they may."""
        known = await self._known(socket, counted)
        async with self.node.table(table) as live:
            await http.admitted(Call(self.node, socket, known, None), live)  # type: ignore[arg-type]
        return known

    async def _known(
        self, socket: WebSocket, counted: contextlib.ExitStack
    ) -> identity.Known | None:
        """Who comes in; from now on they count."""
        self.check_rate(socket)
        self.check_path(socket)
        self.check_origin(socket)
        self.check_ban(socket)
        counted.enter_context(self.near.one_more(self.address(socket)))
        counted.enter_context(self.sockets.one_more("all"))
        known = await identity.who(self.node, token_of(socket))
        if known is not None:
            counted.enter_context(self.own.one_more(known.me.id))
        return known


def _is_near(host: str) -> bool:
    """An address, or a name that only this machine or network gives: nobody else can own it."""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return host in ("localhost", f"{gethostname()}.local".lower())


def make_app(node: Node) -> Starlette:
    """The application of a node."""
    door = Door(node)

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        async with working(node):
            yield

    routes: list[BaseRoute] = [_endpoint(door, route) for route in ROUTES]
    routes.append(Path("/api/openapi.json", _counted(door, _describe)))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", door.talk))
    routes.append(WebSocketRoute("/api/me/news", door.tell))
    routes.append(Path("/api/{path:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH"]))
    engines = Engines(node.settings.pages)
    routes.append(Path("/engine/{file}", _counted(door, engines.answer)))
    routes.append(Path("/{path:path}", _counted(door, web.page)))
    app = Starlette(routes=routes, lifespan=life)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_middleware(Manners, node=node)
    return app


Answer = Callable[[Request], Awaitable[Response]]


def _counted(door: Door, answer: Answer) -> Answer:
    """What is no route of ours counts too."""

    async def endpoint(request: Request) -> Response:
        if not door.fetching.take(door.address(request)):
            return _problem(Trouble("too-fast"), language_of(request))
        return await answer(request)

    return endpoint


def _endpoint(door: Door, route: Route) -> Path:
    async def endpoint(request: Request) -> Response:
        began = time.perf_counter()
        try:
            response = await door.answer(route, request)
        except Trouble as trouble:
            response = _problem(trouble, language_of(request))
        except Exception:
            LOG.exception("a request failed", extra={"route": route.path})
            response = _problem(Trouble("internal"), language_of(request))
        status = str(response.status_code)
        door.node.metrics.requests.labels(route.method, route.path, status).inc()
        seconds = round(time.perf_counter() - began, 4)
        fields = {"method": route.method, "route": route.path, "status": status}
        LOG.debug("request", extra={**fields, "seconds": seconds})
        return response

    return Path(route.path, endpoint, methods=[route.method], name=route.handler.__name__)


def _problem(trouble: Trouble, language: str) -> Response:
    problem = m.Problem(
        id=None,
        code=trouble.code,
        text=trouble.say(language),
        field=trouble.field,
        retry=trouble.retry,
    )
    response = answered(problem)
    response.status_code = trouble.status
    if trouble.code == "no-session":
        response.headers["www-authenticate"] = "Bearer"
    return response


async def _http_problem(request: Request, error: Exception) -> Response:
    """What Starlette itself finds wrong, in our form."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "not-found", 405: "not-allowed"}.get(status, "internal")
    response = _problem(Trouble(code), language_of(request))
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response


async def _describe(_: Request) -> Response:
    return answered(description())


async def _nothing(request: Request) -> Response:
    return _problem(Trouble("not-found"), language_of(request))


class Manners:
    """Every response carries the headers that keep a browser safe."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if node.settings.pages:
            self.headers[0] = (POLICY.encode(), HEADERS[POLICY].replace(*COMPILED).encode())
        if node.settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with our headers."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] += [pair for pair in self.headers if pair[0] not in given]
                if scope.get("path", "").startswith("/api") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


@contextlib.asynccontextmanager
async def working(node: Node) -> AsyncIterator[None]:
    """While the node works: clocks run, other nodes are heard, bots think."""
    thinkers = Thinkers(node, node.settings.bots)
    loops: dict[str, Callable[[Node], Awaitable[None]]] = {
        "clocks": watch_clocks,
        "store": watch_store,
        "presence": watch_presence,
        "lag": watch_lag,
        "garbage": collect_garbage,
        "doors": watch_doors,
        "news": bring_news,
        "turns": watch_turns,
        "postman": send_outbox,
        "referee": drive_tournaments,
    }
    if node.settings.bots:
        loops["bots"] = thinkers.run
    tasks = [asyncio.create_task(keep_going(node, name, loop)) for name, loop in loops.items()]
    try:
        yield
    finally:
        node.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinkers.close()
        await node.finish()
        await analyst.close(node)
        advisor.close(node)
        node.store.close()
