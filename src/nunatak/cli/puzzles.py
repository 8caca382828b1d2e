"""`nunatak puzzles`: find positions with one clearly best move, or check those that were found."""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from os import cpu_count
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from rich.progress import Progress

from nunatak.cli.house import DONE, NO, House
from nunatak.cli.inputs import BadFile, with_file
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.warmup import warm_up
from nunatak.search.levels import LEVELS

if TYPE_CHECKING:
    from nunatak.puzzles.checking import Finding
    from nunatak.puzzles.puzzle import Collection

COUNT = 60
ITERATIONS = 2000
TIMES = 10


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    parser.take_game()
    either = parser.options.add_mutually_exclusive_group()
    either.add_argument("--out", metavar="FILE", help=say("cli-puzzles-out"))
    either.add_argument("--check", metavar="FILE", help=say("cli-puzzles-check"))
    _number(parser, "--count", COUNT, 1)
    _number(parser, "--iterations", ITERATIONS, 64)
    _number(parser, "--times", TIMES, 1)
    _number(parser, "--workers", cpu_count() or 1, 1)
    parser.options.add_argument(
        "--seconds", metavar="S", type=parser.positive, help=say("cli-puzzles-seconds")
    )
    parser.options.add_argument("--drop", action="store_true", help=say("cli-puzzles-drop"))
    parser.take_seed(default=1)


def _number(parser: Parser, option: str, default: int, least: int) -> None:
    about = parser.house.say(f"cli-puzzles-{option.removeprefix('--')}")
    parser.options.add_argument(
        option,
        metavar="N",
        default=default,
        type=parser.number(least),
        help=parser.house.say("cli-default", about=about, default=str(default)),
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """Find, or check."""
    if arguments.out is None and arguments.check is None:
        raise Misused(house.say("cli-puzzles-what"))
    warm_up(house, house.game(arguments.game).name, (*LEVELS, "greedy"))
    return _find(arguments, house) if arguments.check is None else _check(arguments, house)


def _find(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.puzzles.puzzle import write_collection
    from nunatak.puzzles.quarry import gather

    game = house.game(arguments.game)
    with _progress(house) as progress:
        task = progress.add_task(house.voice_of(game).say("title"), total=arguments.count)

        def report(kept: int, games: int) -> None:
            said = house.say("cli-puzzles-progress", kept=kept, games=games)
            progress.update(task, completed=kept, description=said)

        found = gather(
            game,
            arguments.count,
            arguments.iterations,
            arguments.seed,
            arguments.workers,
            report,
            arguments.seconds,
        )
    with_file(arguments.out, lambda: write_collection(found, Path(arguments.out)))
    house.print(house.say("cli-puzzles-found", count=len(found.puzzles), file=arguments.out))
    house.print(*_themes(found, house))
    return DONE if len(found.puzzles) == arguments.count else NO


def _themes(found: "Collection", house: House) -> Iterator[str]:
    """How many there are of each theme, and how hard they are."""
    from collections import Counter

    themes = Counter(theme for puzzle in found.puzzles for theme in puzzle.themes)
    yield from (f"{count:4} {theme}" for theme, count in themes.most_common())
    ratings = sorted(puzzle.rating for puzzle in found.puzzles)
    if ratings:
        middle = ratings[len(ratings) // 2]
        yield house.say(
            "cli-puzzles-ratings",
            least=str(ratings[0]),
            middle=str(middle),
            most=str(ratings[-1]),
        )


def _check(arguments: argparse.Namespace, house: House) -> int:
    from nunatak.puzzles.puzzle import read_collection, write_collection

    path = Path(arguments.check)
    kept = with_file(arguments.check, lambda: read_collection(path))
    game = house.game(arguments.game)
    if (kept.game, kept.rules) != (game.name, game.version):
        problem = ValueError(house.say("cli-puzzles-other", game=kept.game, rules=str(kept.rules)))
        raise BadFile(arguments.check, problem)
    findings = list(_findings(arguments, kept, house))
    house.print(*_report(findings, arguments.times, house))
    if arguments.drop:
        held = tuple(finding.puzzle for finding in findings if finding.holds)
        write_collection(replace(kept, puzzles=held), path)
    return DONE if all(finding.holds for finding in findings) else NO


def _findings(
    arguments: argparse.Namespace, kept: "Collection", house: House
) -> Iterator["Finding"]:
    from nunatak.puzzles.checking import Trial, check
    from nunatak.puzzles.quarry import AHEAD, crew, in_order

    iterations = arguments.times * kept.iterations
    trials = [Trial(kept.game, each, iterations, arguments.seed) for each in kept.puzzles]
    with crew(arguments.workers) as pool, _progress(house) as progress:
        task = progress.add_task(house.say("cli-puzzles-checking"), total=len(trials))
        for finding in in_order(pool, check, iter(trials), AHEAD * arguments.workers):
            progress.advance(task)
            yield finding


def _report(findings: list["Finding"], times: int, house: House) -> Iterator[str]:
    for finding in findings:
        if not finding.holds:
            solution = "; ".join(step.play for step in finding.puzzle.solution)
            yield house.say("cli-puzzles-fails", puzzle=finding.puzzle.id, solution=solution)
    held = sum(finding.holds for finding in findings)
    yield house.say("cli-puzzles-held", held=held, count=len(findings), times=times)
    if findings:
        yield house.say(
            "cli-puzzles-others",
            random=f"{100 * mean(finding.random for finding in findings):.1f}",
            greedy=f"{100 * mean(finding.greedy for finding in findings):.1f}",
        )


def _progress(house: House) -> Progress:
    return Progress(console=house.err, transient=True, disable=not house.err.is_terminal)
