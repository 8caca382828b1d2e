"""`nunatak ledger`: is every rule in code, tested, and told in all languages?"""

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from nunatak.cli.house import DONE, NO, House
from nunatak.cli.parser import Parser
from nunatak.play.text import LANGUAGES

if TYPE_CHECKING:
    from nunatak.lab.ledger import Row

YES, MISSING = Text("✓", "green"), Text("✗", "bold red")


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game()
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """A row for each rule of the ledger; no if anything is missing."""
    from nunatak.lab.ledger import check

    rows = check(house.game(arguments.game).name)
    missing = [row.rule for row in rows if not row.complete]
    if arguments.json:
        print(json.dumps([asdict(row) | {"complete": row.complete} for row in rows], indent=1))
    else:
        house.print(_table(rows, house), _verdict(len(rows), missing, house))
    return NO if missing else DONE


def _table(rows: "list[Row]", house: House) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("rule", "code", "tests"):
        table.add_column(house.say(f"cli-ledger-{key}"))
    for language in LANGUAGES:
        table.add_column(language, justify="center")
    for row in rows:
        texts = [YES if row.texts[language] else MISSING for language in LANGUAGES]
        table.add_row(row.rule, _code(row), _tests(row), *texts)
    return table


def _code(row: "Row") -> Text:
    return Text(", ".join(row.code)) if row.code else MISSING


def _tests(row: "Row") -> Text:
    return Text(str(len(row.tests))) if row.tests else MISSING


def _verdict(count: int, missing: list[str], house: House) -> str:
    if missing:
        return house.say("cli-ledger-missing", count=len(missing), rules=", ".join(missing))
    return house.say("cli-ledger-complete", count=count)
