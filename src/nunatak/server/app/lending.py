"""How does a page think itself? It gets the games and what a seat knows, and moves for bots."""

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nunatak import games
from nunatak.kernel.message import Reason
from nunatak.server.app.http import SEAT, admitted
from nunatak.server.app.routing import Call, Query, route
from nunatak.server.settings import SettingError
from nunatak.server.table import lending
from nunatak.server.wire import messages as m

KINDS = ("wasm", "js", "json")  # what `python -m nunatak.page.build` makes of each game
POSITION = 5.0  # milliseconds of the server's work for a redeal
TYPES = {"wasm": "application/wasm", "js": "text/javascript"}


class Version(msgspec.Struct):
    """Of the rules that a game was built with."""

    version: int


class Engines:
    """The games for pages, read once: each file packed, and by which name it is known."""

    def __init__(self, folder: str) -> None:
        self.files: dict[str, tuple[bytes, str]] = {}
        for name in games.NAMES if folder else ():
            for kind in KINDS:
                self._read(Path(folder) / f"{name}.{kind}")
            self._must_be_ours(name, Path(folder) / f"{name}.json")

    def _read(self, path: Path) -> None:
        try:
            packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        except OSError as error:
            said = {"path": str(path), "reason": Reason.of(error)}
            raise SettingError("pages", "{path} can't be read: {reason}", **said) from error
        self.files[path.name] = packed, f'"{sha256(packed).hexdigest()[:16]}"'

    def _must_be_ours(self, name: str, declared: Path) -> None:
        """Other rules than the server's would lead a page astray."""
        found = msgspec.json.decode(declared.read_bytes(), type=Version).version
        ours = games.load(name).version
        if found != ours:
            said: dict[str, str | int] = {"path": str(declared), "found": found, "ours": ours}
            raise SettingError("pages", "{path}: rules {found}, {ours} are played here", **said)

    async def answer(self, request: Request) -> Response:
        """A file; what a browser has already is not sent again."""
        name = str(request.path_params["file"])
        if name not in self.files:
            return PlainTextResponse("There is no such file.\n", 404)
        packed, tag = self.files[name]
        headers = {"cache-control": "no-cache", "etag": tag, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        kind = guess_type(name)[0] or "application/octet-stream"
        kind = TYPES.get(name.rpartition(".")[2], kind)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(packed), headers=headers, media_type=kind)
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


@route("GET", "/api/tables/{table}/known", m.Known, query=(Query("seat", SEAT),))
async def known(call: Call) -> m.Known:
    """What my seat knows of the position, for a page that thinks itself: a position dealt anew."""
    call.pay(POSITION)
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        return lending.known(call.node, live, call.user.id, call.number("seat", 15))


@route("POST", "/api/tables/{table}/bot", m.BotTurn)
async def take_turn(call: Call) -> m.BotTurn:
    """My page thinks for the bot that decides at my casual table."""
    call.pay(POSITION)
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        return await lending.take_turn(call.node, live, call.user.id)


@route("POST", "/api/tables/{table}/bot/move", m.Health, body=m.BotMove)
async def move(call: Call) -> m.Health:
    """What my page has found for the bot, or that it can't think; whether it came in time."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
    played = await lending.move(call.node, call.table, call.user.id, call.body)
    return m.Health(ok=played, detail={})
