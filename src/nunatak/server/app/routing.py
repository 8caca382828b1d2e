"""How does an HTTP request reach its answer? By a route that says all about itself.

The OpenAPI description, the checks of what comes in and the table of who may do what are all
made from the routes.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from nunatak.play.text import LANGUAGES
from nunatak.server.node import Node
from nunatak.server.node.limits import Bucket
from nunatak.server.people import identity
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble
from nunatak.server.wire.unfit import unfit

COOKIE = "nunatak_session"
JSON = "application/json"
UNKNOWN = re.compile(r"unknown field `([^`]{1,40})`")
T = TypeVar("T")
Method = Literal["GET", "POST", "PUT", "PATCH"]


@dataclass(frozen=True)
class Call:
    """A request, with what every handler needs of it."""

    node: Node
    request: Request
    known: identity.Known | None
    body: Any
    budget: Bucket | None = None

    @property
    def me(self) -> m.Me | None:
        """Who asks, if somebody does."""
        return None if self.known is None else self.known.me

    @property
    def session(self) -> identity.Known:
        """Who asks, and by which session."""
        if self.known is None:
            raise Trouble("no-session")
        return self.known

    @property
    def agent(self) -> str:
        """What kind of device asks."""
        return str(self.request.headers.get("user-agent", ""))

    def pay(self, cost: float) -> None:
        """Take so many milliseconds of work out of the asker's budget, if so much is left."""
        if self.budget is not None and not self.budget.take(cost):
            raise Trouble("too-fast")

    @property
    def user(self) -> m.Me:
        """Who asks; somebody must."""
        if self.me is None:
            raise Trouble("no-session")
        return self.me

    @property
    def table(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])

    @property
    def words(self) -> str | None:
        """The language in which sentences are wanted, if they are."""
        wanted = self.request.query_params.get("words")
        if wanted is not None and wanted not in LANGUAGES:
            raise Trouble("bad-value", field="words")
        return None if wanted is None else str(wanted)

    def number(self, name: str, most: int = 1_000_000_000) -> int | None:
        """A whole number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal()) or len(text) > 10 or int(text) > most:
            raise Trouble("bad-value", field=name)
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A parameter after the question mark."""

    name: str
    schema: dict[str, Any]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: Method
    path: str
    handler: Handler
    answer: Any  # a type of messages, or the media type of something else
    body: type[msgspec.Struct] | None
    query: tuple[Query, ...]
    session: bool  # somebody must be logged in
    limited: bool  # tries are counted strictly

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


ROUTES: list[Route] = []


def route(
    method: Method,
    path: str,
    answer: Any,
    *,
    body: type[msgspec.Struct] | None = None,
    query: tuple[Query, ...] = (),
    session: bool = True,
    limited: bool = False,
) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, answer, body, query, session, limited))
        return handler

    return register


def token_of(request: Any) -> str | None:
    """The token that a request or a socket carries."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return str(header[7:].strip())
    found = request.cookies.get(COOKIE)
    return None if found is None else str(found)


def language_of(request: Any) -> str:
    """The language that a request asks for."""
    wished = request.query_params.get("language") or request.headers.get("accept-language", "")
    for part in wished.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return str(code)
    return LANGUAGES[0]


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The JSON body, checked field by field."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Trouble("wrong-type", JSON)
    chunks, size = [], 0
    try:
        async for chunk in request.stream():
            size += len(chunk)
            if size > most:
                raise Trouble("too-large")
            chunks.append(chunk)
    except ClientDisconnect as error:
        raise Trouble("too-slow") from error
    try:
        return msgspec.json.decode(b"".join(chunks), type=kind)
    except msgspec.ValidationError as error:
        raise wrong_value(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("malformed", wrong=unfit(error)) from error


def wrong_value(error: Exception) -> Trouble:
    """A field that is not what it should be."""
    return Trouble("bad-value", field=_field(error), wrong=unfit(error))


def _field(error: Exception) -> str | None:
    """`$.seats[0].kind`: the field that is wrong, or that is not known there."""
    what, _, path = str(error).partition(" - at `$")
    unknown = UNKNOWN.search(what)
    names = [path.rstrip("`").lstrip("."), unknown[1] if unknown else ""]
    return ".".join(filter(None, names)) or None


def answered(answer: Any) -> Response:
    """A message as an HTTP response."""
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), media_type=JSON)


def set_cookie(response: Response, node: Node, token: str) -> Response:
    """This device is somebody's from now on."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(identity.LIFE[identity.SESSION]),
        httponly=True,
        secure=node.settings.secure,
        samesite="lax",
        path="/",
    )
    return response
