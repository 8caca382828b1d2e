"""`nunatak open`: a record or a position in the browser."""

import argparse
import socket
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from nunatak.cli.house import DONE, NO, SEALED, House
from nunatak.cli.inputs import read_record, with_file
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.serving import need_server
from nunatak.cli.show import is_position
from nunatak.cli.warmup import warm_up
from nunatak.play.record import Record, verify
from nunatak.play.table import Table

if TYPE_CHECKING:
    from nunatak.client import Client
    from nunatak.server.settings import Settings

HERE = "127.0.0.1"


@dataclass(frozen=True)
class Goal:
    """What is to be seen: of which game, and the path of its page on a server."""

    game: str
    path: Callable[["Client"], str]


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    parser.things.add_argument("what", metavar="FILE|POSITION", help=say("cli-show-what"))
    parser.options.add_argument("--url", metavar="URL", help=say("cli-open-url"))
    parser.options.add_argument(
        "--port", metavar="PORT", type=parser.number(1, 65535), help=say("cli-open-port")
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """Find out what it is, and show it on a server that is there or on one of our own."""
    need_server()
    if is_position(arguments.what):
        return _show(at_position(arguments.what), arguments, house)
    record = read_record(arguments.what)
    if record.is_sealed:
        house.complain(house.say("cli-show-sealed", file=arguments.what, moves=len(record.moves)))
        return SEALED
    if not with_file(arguments.what, lambda: verify(record)).ok:
        house.complain(house.say("cli-open-broken", file=arguments.what))
        return NO
    if record.result is None:
        house.print(house.say("cli-open-unfinished"))
        return _show(at_position(record.table().position), arguments, house)
    return _show(replay_of(record), arguments, house)


def at_position(text: str) -> Goal:
    """The page at which a position is opened as a table."""
    table = Table.at(text)
    return Goal(table.game.name, lambda _client: f"/at#{quote(text)}")


def replay_of(record: Record) -> Goal:
    """The replay of a finished game, once the server has taken its record."""

    def path(client: "Client") -> str:
        order = {"record": record.dumps(), "public": True}  # the browser is somebody else
        return f"/replay/{client.call('POST', '/api/records', order)['id']}"

    return Goal(record.game, path)


def _show(goal: Goal, arguments: argparse.Namespace, house: House) -> int:
    if arguments.url is not None:
        _browse(goal, arguments.url.rstrip("/"), house)
        return DONE
    warm_up(house, goal.game)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            _serve(goal, _own_settings(Path(folder), arguments.port), house)
        except KeyboardInterrupt:
            return DONE
    return DONE


def _own_settings(folder: Path, port: int | None) -> "Settings":
    from nunatak.server.settings import Settings

    store = f"sqlite:///{folder / 'tables.db'}"
    return Settings(db=store, host=HERE, port=port or _free_port(), log="warning")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


def _serve(goal: Goal, settings: "Settings", house: House) -> None:
    """A server for nobody else, with a store that is gone with it."""
    from nunatak.server.app.serve import serve

    def ready(game: str) -> None:
        if game == goal.game:
            _browse(goal, settings.base, house)
            house.print(house.say("cli-open-end"))

    serve(settings, first=goal.game, ready=ready)


def _browse(goal: Goal, base: str, house: House) -> None:
    from nunatak.client import Client, Problem

    try:
        url = base + goal.path(Client(base, language=house.voice.language).be_guest("nunatak"))
    except Problem as problem:
        raise Misused(str(problem.text)) from problem
    except (OSError, ValueError) as error:
        raise Misused(house.say("cli-open-nobody", url=base)) from error
    house.print_unbroken(house.say("cli-open-at", url=url))
    webbrowser.open(url)
