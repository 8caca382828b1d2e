"""`nunatak verify`: does a record hold?"""

import argparse
import json
from dataclasses import asdict, dataclass

from rich.text import Text

from nunatak.cli.house import DONE, MISUSED, NO, SEALED, House
from nunatak.cli.inputs import BadFile, read_record, with_file
from nunatak.cli.parser import Parser
from nunatak.record import Verdict, verify
from nunatak.terminal.rulebook import sentence

SIGNS = {
    DONE: Text("✓ ", "bold green"),
    NO: Text("✗ ", "bold red"),
    SEALED: Text("… ", "bold yellow"),
    MISUSED: Text("? ", "bold red"),
}
GRAVEST_FIRST = (MISUSED, NO, SEALED, DONE)


@dataclass(frozen=True)
class Finding:
    """What was found about one file."""

    file: str
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
        if self.verdict is None:
            return {
                "file": self.file,
                "ok": False,
                "problem": "unreadable-file",
                "error": self.error,
            }
        fails = self.verdict.problem in FAILING_MOVES
        move = self.verdict.moves + 1 if fails else None
        return {"file": self.file, **asdict(self.verdict), "move": move}


FAILING_MOVES = ("unreadable", "refused", "move")


def add(parser: Parser, house: House) -> None:
    """Arguments."""
    parser.things.add_argument(
        "files", metavar="FILE", nargs="+", help=house.say("cli-verify-files")
    )
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Replay each record and tell what was found; the gravest decides the exit code."""
    findings = [_find(file, house) for file in arguments.files]
    if arguments.json:
        print(json.dumps([finding.json() for finding in findings], indent=1, ensure_ascii=False))
    else:
        for finding in findings:
            words = Text(f"{finding.file}: {_tell(finding, house)}")
            house.print(Text.assemble(SIGNS[finding.exit], words))
    return min((finding.exit for finding in findings), key=GRAVEST_FIRST.index)


def _find(file: str, house: House) -> Finding:
    try:
        record = read_record(file)
        return Finding(file, with_file(file, lambda: verify(record)), "")
    except BadFile as bad:
        from nunatak.cli.errors import explain

        return Finding(file, None, " ".join(explain(bad.problem, house) or (str(bad.problem),)))


def _tell(finding: Finding, house: House) -> str:
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
    return words
