"""Is what is told true? Of positions told 70 %, how many were won?

    python bench/calibration.py build/games/*.npz [--iterations 1000] [--moments 6]

Of each game of a set (bench/dataset.py) some moments with a choice are drawn by lot, and the seat
that decides is told what an analysis would tell it (the survey of `nunatak.analysis`), and, where a
network has learned the game, what that hopes for. Written are GAME-K.json and calibration.svg: the
told share of the victory across, the share that came up, with 95 % intervals; the diagonal is
truth. Moments of one game have one end, so intervals count games, not moments.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from nunatak.analysis.judging import Judge
from nunatak.analysis.moments import moments_of
from nunatak.analysis.outlooks import place_of
from nunatak.arena.dataset import DataSet
from nunatak.arena.markup import Markup, element
from nunatak.lab.intervals import share_interval
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.search.netbot import NetBot

BINS = 10
SIDE, EDGE, GAP = 150.0, 30.0, 36.0
COLOURS = {"analysis": "#1f6f8b", "network": "#d08a1d"}


class Told:
    """Of the moments of one set: what was told, what came of it, and in which game."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[float, float, int]]] = {}

    def add(self, who: str, told: float, came: float, game: int) -> None:
        """The share of the way from the last place to the first."""
        self.rows.setdefault(who, []).append((told, came, game))

    def summary(self) -> dict[str, Any]:
        """By tenths of what was told; and over all, how far off, and how much was told by it."""
        return {who: _tenths(np.array(rows)) for who, rows in self.rows.items()}


def _tenths(rows: Any) -> dict[str, Any]:
    told, came, game = rows.T
    bins = np.minimum((told * BINS).astype(int), BINS - 1)
    found, off = [], 0.0
    for number in range(BINS):
        here = bins == number
        if not here.any():
            continue
        by_game = [came[here & (game == one)].mean() for one in np.unique(game[here])]
        share = share_interval(by_game, len(by_game), len(by_game))
        mean = float(came[here].mean())
        off += abs(mean - float(told[here].mean())) * here.mean()
        found.append(
            {
                "moments": int(here.sum()),
                "games": len(by_game),
                "told": round(float(told[here].mean()), 4),
                "came": round(mean, 4),
                "low": round(min(mean, share.low), 4),
                "high": round(max(mean, share.high), 4),
            }
        )
    base = float(((came - came.mean()) ** 2).mean())
    return {
        "moments": len(told),
        "mean_gap": round(off, 4),
        "brier": round(float(((told - came) ** 2).mean()), 4),
        "brier_of_the_mean": round(base, 4),
        "tenths": found,
    }


def measure(data: DataSet, iterations: int, moments: int, games: int) -> dict[str, Any]:
    """What a set of games says."""
    told, lot = Told(), np.random.default_rng(1)
    for number in range(min(games, len(data))):
        one, start = data[number], data.table(number, moves=0).start
        judge = Judge(start.game, data.seats, Budget(iterations=iterations), number)
        bot = NetBot(1) if start.game.learner.net is not None and data.seats == 2 else None
        drawn = set(lot.choice(len(one.actions), min(moments, len(one.actions)), replace=False))
        for moment in moments_of(start.game, start.state(), one.actions, number):
            if moment.number - 1 not in drawn or moment.is_forced:
                continue
            came = _place_share(one.ranks, moment.seat)
            thought = judge.survey(moment)
            place = place_of(thought.worths[thought.best][moment.seat], data.seats)
            told.add("analysis", (data.seats - place) / (data.seats - 1), came, number)
            if bot is not None:
                bot.weigh(Outlook(start.game, moment.state, moment.seat))
                told.add("network", bot.hope, came, number)
    return {
        "game": data.game,
        "seats": data.seats,
        "bots": list(data.names),
        "iterations": iterations,
        **told.summary(),
    }


def _place_share(ranks: Sequence[int], seat: int) -> float:
    """1 for the first place, 0 for the last; seats that tie share."""
    shared = (ranks.count(ranks[seat]) - 1) / 2
    return 1 - (ranks[seat] - 1 + shared) / (len(ranks) - 1)


# ------------------------------------------------------------------ the picture


def picture(all_found: Sequence[Mapping[str, Any]]) -> str:
    """A square for each set."""
    wide = EDGE + len(all_found) * (SIDE + GAP)
    squares = [_square(found, EDGE + n * (SIDE + GAP)) for n, found in enumerate(all_found)]
    style = "svg{background:#fff} text{fill:#1d2733;font:11px system-ui,sans-serif}"
    box = f"0 0 {wide:.0f} {SIDE + 2 * EDGE + 14:.0f}"
    inside = (element("style", Markup(style)), *squares)
    svg = element("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=wide)
    return f"{svg}\n"


def _square(found: Mapping[str, Any], left: float) -> Markup:
    def x(share: float) -> float:
        return left + share * SIDE

    def y(share: float) -> float:
        return EDGE + (1 - share) * SIDE

    parts = [
        element("text", f"{found['game']}, {found['seats']}", x=left, y=EDGE - 8),
        element("rect", x=left, y=EDGE, width=SIDE, height=SIDE, fill="none", stroke="#d8dcdf"),
        element("line", x1=x(0), y1=y(0), x2=x(1), y2=y(1), stroke="#66717d"),
        *(
            element("text", f"{tick:.0%}", x=x(tick), y=EDGE + SIDE + 14, text_anchor="middle")
            for tick in (0.0, 0.5, 1.0)
        ),
        *(
            element("text", f"{tick:.0%}", x=left - 3, y=y(tick) + 4, text_anchor="end")
            for tick in (0.5, 1.0)
        ),
    ]
    for row, (who, colour) in enumerate(COLOURS.items()):
        for tenth in found.get(who, {}).get("tenths", ()):
            across = x(tenth["told"])
            low, high = y(tenth["low"]), y(tenth["high"])
            parts.append(element("line", x1=across, x2=across, y1=low, y2=high, stroke=colour))
            parts.append(element("circle", cx=across, cy=y(tenth["came"]), r=3.0, fill=colour))
        if who in found:
            at = left + row * SIDE / 2
            parts.append(element("text", who, x=at, y=EDGE + SIDE + 32, fill=colour))
    return element("g", *parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", type=Path, nargs="+")
    parser.add_argument("--iterations", type=int, default=1000, help="of an analysis")
    parser.add_argument("--moments", type=int, default=6, help="of each game")
    parser.add_argument("--games", type=int, default=10**9, help="of each set, at most")
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    all_found = []
    for path in asked.sets:
        found = measure(DataSet.read(path), asked.iterations, asked.moments, asked.games)
        all_found.append(found)
        (asked.out / f"{path.stem}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        for who in COLOURS.keys() & found.keys():
            of = found[who]
            gap, brier = f"gap {of['mean_gap']:.1%}", f"Brier {of['brier']:.3f}"
            print(f"{path.stem}: {who}: {of['moments']} moments, {gap}, {brier}", flush=True)
    (asked.out / "calibration.svg").write_text(picture(all_found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
