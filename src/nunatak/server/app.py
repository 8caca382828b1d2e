"""How do the parts become one application?"""

import asyncio
import contextlib
import ipaddress
import logging
import time
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nunatak.server import analyses, http, identity, web
from nunatak.server import messages as m
from nunatak.server.bots import Thinkers
from nunatak.server.clocks import watch_clocks, watch_presence, watch_store
from nunatak.server.limits import Buckets
from nunatak.server.node import Node
from nunatak.server.openapi import description
from nunatak.server.routing import ROUTES, Call, Route, answered, language_of, read_body, token_of
from nunatak.server.socket import Conversation
from nunatak.server.trouble import Trouble

LOG = logging.getLogger("nunatak.http")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
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
        self.trying = Buckets(node.settings.logins / 60, node.settings.logins)
        self.sockets = 0

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from."""
        return connection.client.host if connection.client else "?"

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
        if not self.asking.take(self.address(request)):
            raise Trouble("too-fast")
        if route.limited and not self.trying.take(self.address(request)):
            raise Trouble("too-fast")
        self.check_path(request)
        if route.method not in SAFE:
            self.check_origin(request)
        me = await identity.who(self.node, token_of(request))
        if route.session and me is None:
            raise Trouble("no-session")
        body = None
        if route.body is not None:
            body = await read_body(request, route.body, self.node.settings.body)
        return answered(await route.handler(Call(self.node, request, me, body)))

    async def talk(self, socket: WebSocket) -> None:
        """One socket, from its checks to its end."""
        table = str(socket.path_params["table"])
        try:
            self.check_path(socket)
            self.check_origin(socket)
            if self.sockets >= self.node.settings.sockets:
                raise Trouble("too-fast")
            me = await identity.who(self.node, token_of(socket))
            await self._admit(socket, table, me)
        except Trouble as trouble:
            await socket.send_denial_response(_problem(trouble, language_of(socket)))
            return
        self.sockets += 1
        try:
            await Conversation(self.node, socket, table, me).run()
        finally:
            self.sockets -= 1

    async def _admit(self, socket: WebSocket, table: str, me: m.Me | None) -> None:
        async with self.node.table(table) as live:
            await http.admitted(Call(self.node, socket, me, None), live)  # type: ignore[arg-type]


def _is_near(host: str) -> bool:
    """An address, or a name that only this machine or network gives: nobody else can own it."""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return host == "localhost" or host.endswith(".local")


def make_app(node: Node) -> Starlette:
    """The application of a node."""
    door = Door(node)

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        async with working(node):
            yield

    routes: list[BaseRoute] = [_endpoint(door, route) for route in ROUTES]
    routes.append(Path("/api/openapi.json", _describe))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", door.talk))
    routes.append(Path("/api/{path:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH"]))
    routes.append(Path("/{path:path}", web.page))
    app = Starlette(routes=routes, lifespan=life)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_middleware(Manners, node=node)
    return app


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
    loops = [watch_clocks(node), watch_store(node), watch_presence(node)]
    if node.settings.bots:
        loops.append(thinkers.run())
    tasks = [asyncio.create_task(loop) for loop in loops]
    try:
        yield
    finally:
        node.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinkers.close()
        await analyses.close(node)
        node.store.close()
