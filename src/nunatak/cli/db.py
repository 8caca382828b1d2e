"""`nunatak db`: look after a server's store."""

import argparse
import json

from nunatak.cli.house import DONE, NO, House
from nunatak.cli.parser import Parser
from nunatak.cli.serving import need_server, settings_from, take_settings

WHAT = ("check", "migrate", "backup", "restore")


def add(parser: Parser) -> None:
    """Arguments."""
    parser.things.add_argument("what", choices=WHAT, help=parser.house.say("cli-db-what"))
    parser.things.add_argument(
        "file", metavar="FILE", nargs="?", help=parser.house.say("cli-db-file")
    )
    take_settings(parser, "db")
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Do it, and say what came of it."""
    need_server()
    return {"check": _check, "migrate": _migrate, "backup": _backup, "restore": _restore}[
        arguments.what
    ](arguments, house)


def _check(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.server.chores.maintenance import check

    report = check(settings_from(arguments).db)
    if arguments.json:
        print(json.dumps(report.json(), indent=1))
    else:
        for difference in report.differences:
            house.print(house.say("cli-db-differs", **difference.words()))
        house.print(
            house.say(
                "cli-db-checked",
                tables=report.tables,
                events=report.events,
                differences=len(report.differences),
            )
        )
    return NO if report.differences else DONE


def _migrate(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.server.store.migrate import stored_version, upgrade

    db = settings_from(arguments).db
    upgrade(db)
    house.print(house.say("cli-db-migrated", version=stored_version(db) or ""))
    return DONE


def _backup(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.server.chores.maintenance import backup

    rows = backup(settings_from(arguments).db, _file(arguments, house))
    house.print(house.say("cli-db-saved", file=arguments.file, rows=rows))
    return DONE


def _restore(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.server.chores.maintenance import restore

    rows = restore(settings_from(arguments).db, _file(arguments, house))
    house.print(house.say("cli-db-restored", file=arguments.file, rows=rows))
    return DONE


def _file(arguments: argparse.Namespace, house: House) -> str:
    from nunatak.cli.parser import Misused

    if arguments.file is None:
        raise Misused(house.say("cli-error-required", what="FILE"))
    return str(arguments.file)
