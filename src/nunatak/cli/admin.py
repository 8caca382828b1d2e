"""`nunatak admin`: what an operator of a server can do."""

import argparse
import json
from datetime import UTC, datetime
from typing import Any

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.serving import need_server, settings_from, take_settings

WHAT = (
    *("people", "sessions", "tables", "bans", "audit", "reports", "roles"),
    *("ban", "unban", "mute", "unmute", "rename", "logout", "recovery"),
    *("role", "handle", "close", "reopen", "drop", "export", "forget", "purge"),
)
WITHOUT_WHOM = ("people", "tables", "bans", "audit", "reports", "roles", "purge")
WITH_NAME = ("rename", "role")
TIMES = ("at", "created", "used", "expires", "until", "ended", "muted", "handled_at")
FOR_EVER = 1e11


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    parser.things.add_argument("what", choices=WHAT, help=say("cli-admin-what"))
    parser.things.add_argument("whom", metavar="WHOM", nargs="?", help=say("cli-admin-whom"))
    parser.things.add_argument("name", metavar="NAME", nargs="?", help=say("cli-admin-name"))
    parser.options.add_argument(
        "--days", metavar="N", type=parser.number(1), help=say("cli-admin-days")
    )
    parser.options.add_argument("--why", metavar="TEXT", default="", help=say("cli-admin-why"))
    take_settings(parser, "db")
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Do it, and show what was found or changed."""
    need_server()
    from nunatak.server.chores.operating import Wish, do

    what = arguments.what
    if arguments.whom is None and what not in WITHOUT_WHOM:
        raise Misused(house.say("cli-error-required", what="WHOM"))
    if arguments.name is None and what in WITH_NAME:
        raise Misused(house.say("cli-error-required", what="NAME"))
    wish = Wish(arguments.whom or "", arguments.name or "", arguments.days or 0, arguments.why)
    found = do(settings_from(arguments).db, what, wish)
    if arguments.json or what == "export":
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        for row in found:
            house.print(_line(row, house))
        house.print(house.say("cli-admin-rows", rows=len(found)))
    return DONE


def _line(row: dict[str, Any], house: House) -> str:
    """What is known of one, in a line; what is empty is left out."""
    known = {name: value for name, value in row.items() if value not in (None, "", [])}
    return "  ".join(f"{name}={_word(name, value, house)}" for name, value in known.items())


def _word(name: str, value: Any, house: House) -> str:
    if name in TIMES and isinstance(value, float):
        if value > FOR_EVER:
            return house.say("cli-admin-for-ever")
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return str(value)
