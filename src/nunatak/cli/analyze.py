"""`nunatak analyze`: what did every decision of a game give away?"""

import argparse
import json
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from nunatak.cli.house import DONE, INTERRUPTED, NO, House
from nunatak.cli.inputs import BadFile, read_record
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.thinking import budget_of, take_budget
from nunatak.cli.verify import find, tell
from nunatak.cli.warmup import warm_up
from nunatak.search.levels import LEVELS

if TYPE_CHECKING:
    from nunatak.analysis.review import Analysis, Review
    from nunatak.analysis.words import Teller

SECONDS = 1.0
DEAL_GAMES = 32
PAGE, DATA, PICTURE = ".html", ".json", ".svg"
BESIDE = ".analysis.json"  # of a page: never the name of its record


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    parser.things.add_argument("record", metavar="RECORD", help=say("cli-analyze-record"))
    take_budget(parser, "analyze", "-per-move", SECONDS)
    parser.options.add_argument(
        "--deal-games",
        metavar="N",
        default=DEAL_GAMES,
        type=parser.number(0),
        help=say("cli-analyze-deal-games", games=DEAL_GAMES),
    )
    parser.options.add_argument(
        "--threads", metavar="N", type=parser.number(1), help=say("cli-analyze-threads")
    )
    parser.options.add_argument(
        "--seed", metavar="N", default=1, type=parser.number(0), help=say("cli-analyze-seed")
    )
    parser.options.add_argument("--out", metavar="FILE", help=say("cli-analyze-out"))
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Judge the record, show how far it is, tell and save what was found."""
    out = _out(arguments.out, arguments.record, house)
    finding = find(arguments.record, house)
    if finding.exit != DONE:
        house.complain(f"{arguments.record}: {tell(finding, house)}")
        return finding.exit
    review = _review(arguments)
    if not review.moments:
        house.complain(house.say("cli-analyze-no-moves", file=arguments.record))
        return NO
    warm_up(house, review.record.game, LEVELS)
    broken_off = _watch(review, house)
    analysis = review.analysis()
    _save(analysis, out, house)
    _tell(analysis, arguments.json, house)
    if broken_off:
        house.complain(_how_far(analysis, house))
        return INTERRUPTED
    return DONE


def _out(name: str | None, record: str, house: House) -> Path | None:
    """Where to write; what is wrong with it is said before hours of thought."""
    if name is None:
        return None
    path = Path(name)
    if path.resolve() == Path(record).resolve():
        raise Misused(house.say("cli-analyze-same-file", file=name))
    if path.suffix not in (PAGE, DATA, PICTURE):
        allowed = ", ".join((PAGE, DATA, PICTURE))
        raise Misused(
            house.say("cli-error-choice", argument="--out", value=path.name, what=allowed)
        )
    try:
        path.touch()
    except OSError as problem:
        raise BadFile(name, problem) from problem
    return path


def _review(arguments: argparse.Namespace) -> "Review":
    from nunatak.analysis.review import Effort, Review

    budget = budget_of(arguments, arguments.threads or cpu_count() or 1)
    pairs = -(-arguments.deal_games // 2)
    return Review(read_record(arguments.record), Effort(budget, arguments.seed, pairs))


def _watch(review: "Review", house: House) -> bool:
    """Let it work, and show how far it is; whether it was broken off."""
    work = review.run()
    with _progress(house) as progress:
        task = progress.add_task(house.say("cli-analyze-judging"), total=review.todo)
        try:
            for done in work:
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            work.close()
            return True
    return False


def _progress(house: House) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=house.err,
        transient=True,
        disable=not house.err.is_terminal,
    )


# ------------------------------------------------------------------ saving and telling


def _save(analysis: "Analysis", out: Path | None, house: House) -> None:
    if out is None:
        return
    from nunatak.analysis.page import page
    from nunatak.analysis.plot import draw

    teller = _teller(analysis, house)
    files = {out: _json(analysis)}
    if out.suffix == PICTURE:
        files = {out: draw(teller)}
    if out.suffix == PAGE:
        files = {out: page(teller), out.with_suffix(BESIDE): _json(analysis)}
    for path, text in files.items():
        path.write_text(text, "utf-8")
        house.complain(house.say("cli-analyze-saved", file=str(path)))


def _tell(analysis: "Analysis", as_json: bool, house: House) -> None:
    if as_json:
        print(_json(analysis))
        return
    teller = _teller(analysis, house)
    house.print(Text(teller.title, "bold"), *teller.scope(), "", _players(teller))
    sections = {
        "analysis-turning-points": list(teller.turning_points()),
        "analysis-losses": list(teller.losses()),
        "analysis-luck": list(teller.luck()),
    }
    for key, lines in sections.items():
        if lines:
            house.print("", Text(house.say(key), "bold"), *lines)
    house.print("", *(Text(note, "dim") for note in teller.notes()))


def _players(teller: "Teller") -> Grid:
    heading, rows = teller.players()
    grid = Grid(box=None, pad_edge=False)
    for number, name in enumerate(heading):
        grid.add_column(Text(name), justify="right" if number else "left")
    for row in rows:
        grid.add_row(*map(Text, row))
    return grid


def _teller(analysis: "Analysis", house: House) -> "Teller":
    from nunatak.analysis.words import Teller

    return Teller(analysis, house.voice.language)


def _json(analysis: "Analysis") -> str:
    from nunatak.analysis.form import to_json

    form: dict[str, Any] = to_json(analysis)
    return json.dumps(form, indent=1, ensure_ascii=False) + "\n"


def _how_far(analysis: "Analysis", house: House) -> str:
    return house.say(
        "cli-analyze-interrupted", done=len(analysis.judged), decisions=analysis.decisions
    )
