"""`nunatak verify`: does a record hold?"""

import argparse
import json
from dataclasses import asdict, dataclass

from rich.text import Text

from nunatak.cli.house import DONE, MISUSED, NO, SEALED, House
from nunatak.cli.inputs import BadFile, read_record, with_file
from nunatak.cli.parser import Parser
from nunatak.play.record import Verdict, verify
from nunatak.play.rulebook import sentence
from nunatak.play.table import Table

SIGNS = {
    DONE: Text("✓ ", "bold green"),
    NO: Text("✗ ", "bold red"),
    SEALED: Text("… ", "bold yellow"),
    MISUSED: Text("? ", "bold red"),
}
FAILING_MOVES = ("unreadable", "refused", "move")
NO_RECORD = Verdict(ok=False, sealed=False, moves=0, problem="no-record", detail="", rule="")
GRAVEST_FIRST = (MISUSED, NO, SEALED, DONE)


@dataclass(frozen=True)
class Finding:
    """What was found about one file."""

    file: str
    game: str
    verdict: Verdict | None  # None: the file is no record
    error: str

    @property
    def exit(self) -> int:
        """The exit code that the file deserves."""
        if self.verdict is None:
            return MISUSED
        if self.verdict.sealed:
            return SEALED
        return DONE if self.verdict.ok else NO

    def json(self) -> dict[str, object]:
        """Ready for JSON; `move` counts from 1 and is the first that fails."""
        verdict = self.verdict or NO_RECORD
        move = verdict.moves + 1 if verdict.problem in FAILING_MOVES else None
        return {"file": self.file, **asdict(verdict), "move": move, "error": self.error}


def add(parser: Parser) -> None:
    """Arguments."""
    parser.things.add_argument(
        "files", metavar="FILE", nargs="+", help=parser.house.say("cli-verify-files")
    )
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Replay each record and tell what was found; the gravest decides the exit code."""
    findings = [find(file, house) for file in arguments.files]
    if arguments.json:
        print(json.dumps([finding.json() for finding in findings], indent=1, ensure_ascii=False))
    else:
        for finding in findings:
            words = Text(f"{finding.file}: {tell(finding, house)}")
            house.out.print(Text.assemble(SIGNS[finding.exit], words), soft_wrap=True)
    return min((finding.exit for finding in findings), key=GRAVEST_FIRST.index)


def find(file: str, house: House) -> Finding:
    """Whether a file is a record, and whether it holds."""
    try:
        record = read_record(file)
        return Finding(file, record.game, with_file(file, lambda: verify(record)), "")
    except BadFile as bad:
        from nunatak.cli.errors import explain

        words = " ".join(explain(bad.problem, house) or (str(bad.problem),))
        return Finding(file, "", None, words)


def tell(finding: Finding, house: House) -> str:
    """What was found, in a sentence."""
    verdict = finding.verdict
    if verdict is None:
        return finding.error
    if verdict.ok:
        return house.say("cli-verify-ok", moves=verdict.moves)
    words = house.say(
        f"cli-verify-{verdict.problem}", number=verdict.moves + 1, detail=verdict.detail
    )
    if verdict.rule:
        return f"{words} {verdict.rule}: {sentence(verdict.rule, house.voice.language)}"
    if verdict.problem == "unreadable":
        return f"{words} {_notation(finding.game, house)}"
    return words


def _notation(game: str, house: House) -> str:
    """Two actions as they are written."""
    table = Table(game, seed=0)
    first, last = (str(table.actions[place]) for place in (0, -1))
    return house.say("cli-verify-notation", first=first, last=last)
