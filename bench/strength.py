"""How strong is the strongest? The matches of docs/bots.md, played by the arena.

    python bench/strength.py [--seconds 1] [--games 40] [--out build/strength] [--only NAME]

Against one-ply greedy play, against plain search with the same time, with twice the budget against
once, each level against the next, elder against itself led by the appraisal alone (at two and four
seats), and the baselines: everybody against `greedy` and against `alpha`. Each match is an arena of
its own, so a run that was cut off goes on; the reports stay in the folder.
"""

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from nunatak import Budget, games
from nunatak.cli import main as nunatak
from nunatak.search.bots import BOTS
from nunatak.search.levels import LEVELS, TreeBot

APPRAISED = "bench.strength:Appraised"
SLOW = ("elder", "plain")


class Appraised(TreeBot):
    """Elder without what a network has learned: as it plays in a page, and played before."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(LEVELS["elder"], seed, budget)


@dataclass(frozen=True)
class Match:
    """One bot against others, who do not meet each other."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...]


def matches(seconds: float) -> list[Match]:
    timed = f"@{seconds:g}s"
    found = []
    for name in games.NAMES:
        seats = games.load(name).seats
        found.append(Match("greedy", name, seats[0], (f"elder{timed}", "greedy")))
        found.append(Match("plain", name, seats[0], (f"elder{timed}", f"plain{timed}")))
        if 4 in seats:
            found.append(Match("three-greedy", name, 4, (f"elder{timed}", "greedy")))
        if games.load(name).learner.say is not None:
            for count in {2, 4} & set(seats):
                pair = (f"elder{timed}", f"{APPRAISED}{timed}")
                found.append(Match("learned", name, count, pair))
        everybody = [bot for bot in BOTS if bot not in SLOW]
        for rival in ("greedy", "alpha"):
            others = [bot for bot in everybody if bot != rival]
            found.append(Match(f"baseline-{rival}", name, seats[0], (rival, *others)))
        levels = ("pup", "hunter", "alpha", f"elder{timed}")
        for count in {2, 4} & set(seats):
            for lower, upper in pairwise(levels):
                found.append(Match(f"levels-{lower}", name, count, (lower, upper)))
        for iterations in (400, 800, 1600):
            pair = (f"elder@{2 * iterations}i", f"elder@{iterations}i")
            found.append(Match(f"doubled-{iterations}", name, seats[0], pair))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="a decision, on one core")
    parser.add_argument("--games", type=int, default=40, help="of each match")
    parser.add_argument("--out", type=Path, default=Path("build/strength"))
    parser.add_argument("--only", default="", help="matches whose name or game begins so")
    arguments = parser.parse_args()
    codes = [
        play(match, arguments.games, arguments.out)
        for match in matches(arguments.seconds)
        if match.name.startswith(arguments.only) or match.game.startswith(arguments.only)
    ]
    return max(codes, default=2)


def play(match: Match, count: int, out: Path) -> int:
    folder = out / f"{match.game}-{match.seats}-{match.name}"
    words = ["--bots", ",".join(match.bots), "--seats", str(match.seats), "--gauntlet"]
    return nunatak(
        ["arena", match.game, *words, "--games", str(count), "--seed", "5", "--out", str(folder)]
    )


if __name__ == "__main__":
    sys.exit(main())
