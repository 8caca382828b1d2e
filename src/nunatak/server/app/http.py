"""What can be asked over HTTP?"""

import io
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import segno
from starlette.responses import Response

from nunatak import games
from nunatak.kernel.game import Option
from nunatak.play.text import LANGUAGES
from nunatak.search.bots import BOTS
from nunatak.server.app.routing import JSON, Call, Query, answered, route, set_cookie, token_of
from nunatak.server.chores.advisor import LONGEST
from nunatak.server.events.live import LiveTable
from nunatak.server.people import identity, lists, opponents, ratings
from nunatak.server.settings import Settings
from nunatak.server.table import commands, opening, positions, replay, watching
from nunatak.server.table.sealing import must_be_open
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing, texts
from nunatak.server.wire.outgoing import Reader
from nunatak.server.wire.trouble import Trouble
from nunatak.warmup.warmer import Warmer

PROTOCOL = 2
FLUENT = "text/plain"
# What is dear, in milliseconds of the server's work that its asker pays for:
FOLD = 0.4  # an event, folded again
READ = 0.05  # a character of a record, checked move by move
DATA = 200.0  # replaced data
POSITION = 20.0  # a position, read and checked
BOTS_ALONE = 1000.0  # a table without a person
GAME = {"type": "string", "enum": list(games.NAMES)}
LANGUAGE = {"type": "string", "enum": list(LANGUAGES)}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}
SEAT = {"type": "integer", "minimum": 0, "maximum": 15}
WORDS = Query("words", LANGUAGE)  # sentences too, for a reader without the texts

# ------------------------------------------------------------------ the house


@route("GET", "/api/house", m.HouseInfo, session=False)
async def house(call: Call) -> m.HouseInfo:
    """What this server offers: games, options, bots, languages."""
    settings = call.node.settings
    effort = effort_of(settings) if settings.pages else None
    return offered(call.node.warmer, call.node.now(), settings.addresses, effort)


def effort_of(settings: Settings) -> m.Effort:
    """How much a page thinks where it does so itself: as much as a server would."""
    return m.Effort(seconds=LONGEST, hint=settings.hint, analysis=settings.analysis)


def offered(
    warmer: Warmer | None,
    now: float,
    addresses: Sequence[str] = (),
    effort: m.Effort | None = None,
) -> m.HouseInfo:
    """All that is played here; a page without a server offers the same."""
    return m.HouseInfo(
        version=version("nunatak"),
        protocol=PROTOCOL,
        games=[_game(name, warmer) for name in games.NAMES],
        bots=list(BOTS),
        levels=opponents.levels(),
        addresses=list(addresses),
        languages=list(LANGUAGES),
        now=now,
        effort=effort,
    )


def _game(name: str, warmer: Warmer | None) -> m.GameInfo:
    game = games.load(name)
    return m.GameInfo(
        name=name,
        rules=game.version,
        seats=list(game.seats),
        options={key: _option(option) for key, option in game.rules.options.items()},
        roles=list(game.rules.roles),
        sources=list(game.rules.sources),
        phases=list(game.rules.phase.names),
        hidden=game.views.hidden,
        ready=1.0 if warmer is None else round(warmer.share(name), 2),
    )


def _option(option: Option) -> m.OptionInfo:
    numbers = option.numbers
    return m.OptionInfo(
        default=option.default,
        words=list(option.words),
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
    )


@route("GET", "/api/text/{language}", FLUENT, session=False)
async def house_text(call: Call) -> Response:
    """The texts of the house in a language, as a Fluent file."""
    return texts.fluent(str(call.request.path_params["language"]), None)


@route("GET", "/api/text/{language}/{game}", FLUENT, session=False)
async def game_text(call: Call) -> Response:
    """The texts of the house and of a game in a language, as one Fluent file."""
    params = call.request.path_params
    return texts.fluent(str(params["language"]), str(params["game"]))


@route("GET", "/api/rules/{game}/{language}", m.Rulebook, session=False)
async def rules(call: Call) -> m.Rulebook:
    """The rules of a game, chapter by chapter."""
    params = call.request.path_params
    return texts.rulebook(str(params["game"]), str(params["language"]))


@route("GET", "/api/book/{game}/{language}", m.Book, session=False)
async def book(call: Call) -> m.Book:
    """The rulebook of a game for people, page by page."""
    params = call.request.path_params
    return texts.book(str(params["game"]), str(params["language"]))


# ------------------------------------------------------------------ who I am


@route("POST", "/api/guest", m.Me, body=m.NewGuest, session=False, limited=True)
async def be_guest(call: Call) -> Response:
    """Come in as a guest under a name."""
    return _entered(call, await identity.be_guest(call.node, call.body, call.agent))


def _entered(call: Call, entry: identity.Entry) -> Response:
    """A cookie, or a token where one was asked for."""
    if call.body.bearer:
        return answered(m.Me(**{**_fields(entry.me), "token": entry.token}))
    return set_cookie(answered(entry.me), call.node, entry.token)


def _fields(me: m.Me) -> dict[str, Any]:
    return {name: getattr(me, name) for name in me.__struct_fields__}


@route("GET", "/api/me", m.Me)
async def me(call: Call) -> m.Me:
    """Who I am here."""
    return call.user


@route("PATCH", "/api/me", m.Me, body=m.NewName)
async def rename(call: Call) -> m.Me:
    """Another name or language for me."""
    return await identity.rename(call.node, call.user, call.body)


@route("POST", "/api/me/account", m.Me, body=m.NewAccount, limited=True)
async def make_account(call: Call) -> m.Me:
    """Turn me, a guest, into an account."""
    token = token_of(call.request) or ""
    return await identity.make_account(call.node, call.user, call.body, token)


@route("POST", "/api/login", m.Me, body=m.LogIn, session=False, limited=True)
async def log_in(call: Call) -> Response:
    """Come in by name and password; a guest's games can come along."""
    return _entered(call, await identity.log_in(call.node, call.me, call.body, call.agent))


@route("POST", "/api/logout", m.Health)
async def log_out(call: Call) -> Response:
    """This device forgets me; its sockets end."""
    await identity.log_out(call.node, call.session)
    response = answered(m.Health(ok=True, detail={}))
    response.delete_cookie("nunatak_session", path="/")
    return response


@route("GET", "/api/me/sessions", m.Sessions)
async def sessions(call: Call) -> m.Sessions:
    """Where I am logged in."""
    return await identity.sessions(call.node, call.session)


@route("POST", "/api/me/sessions/{session}/end", m.Sessions)
async def end_session(call: Call) -> m.Sessions:
    """Log a device of mine out."""
    session = str(call.request.path_params["session"])
    await identity.end_session(call.node, call.user, session)
    return await identity.sessions(call.node, call.session)


@route("POST", "/api/me/sessions/end", m.Sessions)
async def end_sessions(call: Call) -> m.Sessions:
    """Log all my other devices out."""
    await identity.end_other_sessions(call.node, call.user, token_of(call.request) or "")
    return await identity.sessions(call.node, call.session)


@route("POST", "/api/me/password", m.Me, body=m.NewPassword, limited=True)
async def change_password(call: Call) -> m.Me:
    """Another password; all my other devices are logged out."""
    token = token_of(call.request) or ""
    await identity.change_password(call.node, call.user, call.body, token)
    return call.user


@route("POST", "/api/me/recovery", m.Codes, body=m.MyPassword, limited=True)
async def recovery_codes(call: Call) -> m.Codes:
    """Fresh recovery codes; earlier ones are no more."""
    return await identity.recovery_codes(call.node, call.user, call.body)


@route("POST", "/api/recover", m.Me, body=m.Recover, session=False, limited=True)
async def recover(call: Call) -> Response:
    """A new password by a recovery code; every other session ends."""
    return _entered(call, await identity.recover(call.node, call.body, call.agent))


@route("POST", "/api/me/link", m.Link)
async def make_link(call: Call) -> m.Link:
    """A personal link that carries my seats to another device."""
    token = await identity.make_link(call.node, call.user)
    return link_to(f"{call.node.settings.base}/carry#{token}")


def link_to(url: str) -> m.Link:
    """A link and its QR code."""
    picture = io.BytesIO()
    segno.make(url, micro=False).save(picture, kind="svg", scale=4, xmldecl=False, svgns=True)
    return m.Link(url=url, qr=picture.getvalue().decode())


@route("POST", "/api/carry/whose", m.Carried, body=m.LinkToken, session=False, limited=True)
async def whose_link(call: Call) -> m.Carried:
    """Whom a personal link would make of this device."""
    return await identity.whose_link(call.node, call.body)


@route("POST", "/api/carry", m.Me, body=m.Carry, session=False, limited=True)
async def carry(call: Call) -> Response:
    """Come in on this device by a personal link."""
    return _entered(call, await identity.carry(call.node, call.body, call.agent))


@route("GET", "/api/me/tables", m.MyTables)
async def my_tables(call: Call) -> m.MyTables:
    """My tables, those that wait for me first."""
    return await lists.mine(call.node, call.user)


# ------------------------------------------------------------------ tables


@route("POST", "/api/tables", m.TableInfo, body=m.NewTable)
async def open_table(call: Call) -> m.TableInfo:
    """Open a table."""
    if call.body.data is not None:
        call.pay(DATA)
    if all(seat.kind == "bot" for seat in call.body.seats):
        call.pay(BOTS_ALONE)
    live = await opening.open_table(call.node, call.user, call.body)
    return table_of(call, live)


def table_of(call: Call, live: LiveTable) -> m.TableInfo:
    """A table as its reader may know it."""
    return outgoing.table_info(live, reader_of(call, live), call.node.hub.online(live))


def reader_of(call: Call, live: LiveTable) -> Reader:
    """Who reads."""
    user = None if call.me is None else call.me.id
    mine = tuple(live.seats_of(user))
    return Reader(user, mine, mine[0] if len(mine) == 1 else None, call.words)


@route(
    "GET",
    "/api/tables",
    m.Tables,
    query=(
        Query("state", {"type": "string", "enum": ["lobby", "playing", "over"]}),
        Query("game", GAME),
        Query("seats", SEAT),
        Query("player", {"type": "string", "maxLength": 40}),
        Query("before", {"type": "number"}),
    ),
    session=False,
)
async def tables(call: Call) -> m.Tables:
    """Public tables to join, to watch, or in the archive."""
    query = call.request.query_params
    state = query.get("state", "lobby")
    if state not in ("lobby", "playing", "over"):
        raise Trouble("bad-value", "lobby, playing, over", "state")
    game = query.get("game")
    if game is not None and game not in games.NAMES:
        raise Trouble("bad-value", ", ".join(games.NAMES), "game")
    player = identity.printable(query.get("player", ""))[:40]
    seats = call.number("seats", 15)
    return await lists.public(
        call.node, call.me, state, game, seats, player, _moment(query.get("before"))
    )


def _moment(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return float(text)
    except ValueError as error:
        raise Trouble("bad-value", field="before") from error


async def admitted(call: Call, live: LiveTable) -> None:
    """Whoever may look at a table: anybody at a public one, else its people and the invited."""
    if await watching.delay(call.node, live, call.me):
        raise Trouble("not-found")


@route("GET", "/api/tables/{table}", m.TableInfo, session=False)
async def table(call: Call) -> m.TableInfo:
    """A table; watchers hear of it late where hands are hidden."""
    async with call.node.table(call.table) as live:
        late = await watching.delay(call.node, live, call.me)
        return watching.as_of(table_of(call, live), live, late, call.node.now())


@route("POST", "/api/tables/{table}/join", m.TableInfo, body=m.Join)
async def join(call: Call) -> m.TableInfo:
    """Sit down."""
    if call.body.invitation is None:
        call.body.invitation = await watching.known_invitation(call.node, call.table, call.user)
    await commands.join(call.node, call.table, call.user, call.body)
    return await table(call)


@route("POST", "/api/tables/{table}/watch", m.TableInfo, body=m.Watch, session=False)
async def watch(call: Call) -> m.TableInfo:
    """Come in by invitation, to watch or to choose a seat; without a session, only look.

    By the link for watchers one comes in to watch alone.
    """
    async with call.node.table(call.table) as live:
        late = await watching.come_in(call.node, live, call.me, call.body.invitation)
        return watching.as_of(table_of(call, live), live, late, call.node.now())


@route("POST", "/api/tables/{table}/leave", m.TableInfo)
async def leave(call: Call) -> m.TableInfo:
    """Stand up before the start; afterwards a bot holds my seats."""
    await _must_see(call)
    await commands.stand_up(call.node, call.table, call.user)
    async with call.node.table(call.table) as live:
        return table_of(call, live)


@route("PUT", "/api/tables/{table}/seats/{seat}", m.TableInfo, body=m.NewSeat)
async def set_seat(call: Call) -> m.TableInfo:
    """The host arranges a seat: for anybody, for a bot, for the host's own device."""
    seat = str(call.request.path_params["seat"])
    if not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
        raise Trouble("not-found", field="seat")
    await _must_see(call)
    await commands.set_seat(call.node, call.table, call.user, int(seat), call.body)
    return await table(call)


async def _must_see(call: Call) -> None:
    """Whoever may not know of a table does not learn that it is there."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)


@route("POST", "/api/tables/{table}/shuffle", m.TableInfo)
async def shuffle(call: Call) -> m.TableInfo:
    """The host lets the lot decide who sits where."""
    await _must_see(call)
    await commands.shuffle(call.node, call.table, call.user)
    return await table(call)


@route("POST", "/api/tables/{table}/swap", m.TableInfo, body=m.Swap)
async def swap(call: Call) -> m.TableInfo:
    """The host lets two seats change places."""
    await _must_see(call)
    await commands.swap(call.node, call.table, call.user, call.body)
    return await table(call)


@route("POST", "/api/tables/{table}/start", m.TableInfo)
async def start(call: Call) -> m.TableInfo:
    """The host deals."""
    await _must_see(call)
    await commands.start(call.node, call.table, call.user)
    return await table(call)


@route("GET", "/api/tables/{table}/invitation", m.Link)
async def invitation(call: Call) -> m.Link:
    """The invitation as a link and a QR code; for those who sit here."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        if call.user.id != live.facts.host and not live.seats_of(call.user.id):
            raise Trouble("forbidden")
        return _invitation(call, live)


def _invitation(call: Call, live: LiveTable) -> m.Link:
    return link_to(f"{call.node.settings.base}/join/{live.facts.id}#{live.facts.invitation}")


@route("POST", "/api/tables/{table}/invitation", m.Link)
async def renew_invitation(call: Call) -> m.Link:
    """The host makes another invitation; the earlier one lets nobody in any more."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
    await commands.renew_invitation(call.node, call.table, call.user)
    async with call.node.table(call.table) as live:
        return _invitation(call, live)


@route("POST", "/api/tables/{table}/rematch", m.TableInfo, body=m.Again)
async def rematch(call: Call) -> m.TableInfo:
    """The same people again, each one seat further."""
    await _must_see(call)
    return table_of(call, await opening.rematch(call.node, call.user, call.table, call.body))


@route("POST", "/api/tables/{table}/fork", m.TableInfo, body=m.Fork)
async def fork(call: Call) -> m.TableInfo:
    """A new table from a position of this one."""
    await _must_see(call)
    call.pay(await _length(call) * FOLD)
    return table_of(call, await opening.fork(call.node, call.user, call.table, call.body))


@route(
    "GET",
    "/api/tables/{table}/replay",
    m.Frame,
    query=(
        Query("number", NUMBER),
        Query("look", SEAT),
        Query("open", {"type": "string", "enum": ["0", "1"]}),
        Query("foresee", {"type": "string", "enum": ["0", "1"]}),
        WORDS,
    ),
    session=False,
)
async def replayed(call: Call) -> m.Frame:
    """How the game stood after an event."""
    number, look = call.number("number"), call.number("look", 15)
    everybody = call.request.query_params.get("open") == "1"
    async with call.node.table(call.table) as live:
        late = await watching.delay(call.node, live, call.me)
        number = watching.clamped(live, number, late, call.node.now())
        call.pay(FOLD * replay.distance(call.node, live, number))
        reader = reader_of(call, live)
        if everybody or look not in (None, *reader.seats):
            await must_be_open(call.node, live)
        frame = await replay.frame(call.node, live, reader, number, look, everybody)
        if call.request.query_params.get("foresee") == "1":
            frame.prospects = await replay.foreseen(call.node, live, frame.number)
        return frame


async def _length(call: Call) -> int:
    async with call.node.table(call.table) as live:
        return live.number


@route(
    "GET",
    "/api/tables/{table}/position",
    m.PositionTold,
    query=(Query("number", NUMBER),),
    session=False,
)
async def position(call: Call) -> m.PositionTold:
    """The position after an event, in one line; where things are hidden, of a finished game."""
    await _must_see(call)
    length = await _length(call)
    call.pay(length * FOLD)
    number = call.number("number")
    at = length if number is None else min(number, length)
    text = await opening.position_of(call.node, call.me, call.table, at)
    return m.PositionTold(position=text)


@route("POST", "/api/positions/read", m.PositionInfo, body=m.PositionText, session=False)
async def read_position(call: Call) -> m.PositionInfo:
    """Whether a position can be read, and what it is."""
    call.pay(POSITION)
    return positions.told(await positions.read_position(call.node, call.body.position))


@route("POST", "/api/positions", m.TableInfo, body=m.NewPosition)
async def open_position(call: Call) -> m.TableInfo:
    """Open a table at a position."""
    call.pay(POSITION)
    if call.body.seats and all(seat.kind == "bot" for seat in call.body.seats):
        call.pay(BOTS_ALONE)
    return table_of(call, await opening.open_position(call.node, call.user, call.body))


@route("GET", "/api/tables/{table}/record", JSON, session=False)
async def record(call: Call) -> Response:
    """The game's record; its seed is sealed until the game is over."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        await must_be_open(call.node, live)
        text = replay.record(live).dumps() + "\n"
    name = f"{live.facts.game}-{live.facts.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON, headers=headers)


@route("POST", "/api/records", m.TableInfo, body=m.NewRecord)
async def import_record(call: Call) -> m.TableInfo:
    """Bring a finished game from its record."""
    call.pay(len(call.body.record) * READ)
    return table_of(call, await opening.import_record(call.node, call.user, call.body))


@route("GET", "/api/ratings/{game}/{seats}", m.Ratings, session=False)
async def rated(call: Call) -> m.Ratings:
    """Who plays a game with that many players best."""
    params = call.request.path_params
    game, seats = str(params["game"]), str(params["seats"])
    if game not in games.NAMES or not seats.isascii() or not seats.isdecimal() or len(seats) > 2:
        raise Trouble("not-found")
    return await ratings.ladder(call.node, call.me, game, int(seats))


@route("GET", "/healthz", m.Health, session=False)
async def healthy(_: Call) -> m.Health:
    """The process is alive."""
    return m.Health(ok=True, detail={})


@route("GET", "/readyz", m.Health, session=False)
async def ready(call: Call) -> m.Health:
    """The store takes what is written, all loops run, every game is compiled, and it goes on."""
    node = call.node
    await node.can_write()
    if node.warmer is not None and not node.warmer.are_ready:
        raise Trouble("warming")
    return m.Health(ok=True, detail={"tables": str(len(call.node.tables))})


@route("GET", "/metrics", FLUENT, session=False)
async def metrics(call: Call) -> Response:
    """Counters and gauges for Prometheus."""
    call.node.metrics.tables.set(len(call.node.tables))
    call.node.metrics.queue.set(call.node.store.writer.queue.qsize())
    return Response(call.node.metrics.page(), media_type="text/plain; version=0.0.4")
