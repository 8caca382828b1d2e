"""Have equals equal chances? Of sets of games between equals: figures as JSON, plots, a page.

    python bench/dataset.py GAME --seats K --bots net --games 1000
    python bench/fairness.py build/games/*.npz [--out docs/fairness]

A set is one number of seats and one choice of options. For each there is GAME-K.json with all that
is counted (`nunatak.arena.fairness`); for each game, GAME-order.svg and GAME-roles.svg; and the
tables that docs/fairness.md shows go to the standard output.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from nunatak.arena.dataset import DataSet
from nunatak.arena.fairness import tell
from nunatak.arena.plots import Mark, shares_plot

STYLE = """
svg { background: #fff }
text { fill: #1d2733; font: 12px system-ui, sans-serif }
text.value { text-anchor: end; font-weight: 600 }
text.tick { fill: #66717d; font-size: 11px }
.grid { stroke: #d8dcdf } .bar { fill: #1f6f8b }
.whisker { stroke: #1d2733; stroke-width: 1.5 }
.even { stroke: #b4472f; stroke-width: 1.5; stroke-dasharray: 3 2 }
"""


def name_of(found: Mapping[str, Any]) -> str:
    """How many play, and with which options."""
    options = "".join(f", {key} {value}" for key, value in found["options"].items())
    return f"{found['seats']} players{options}"


def by_order(all_found: Iterable[Mapping[str, Any]]) -> list[Mark]:
    """A bar for each place in the order of play."""
    return [
        Mark(f"{name_of(found)}: {place}.", even=1 / found["seats"], **ends(share))
        for found in all_found
        for place, share in enumerate(found["by_order"], 1)
    ]


def by_role(all_found: Iterable[Mapping[str, Any]]) -> list[Mark]:
    """A bar for each hunter, pack or side."""
    return [
        Mark(f"{name_of(found)}: {role}", even=1 / found["seats"], **ends(share))
        for found in all_found
        for role, share in found["by_role"].items()
    ]


def ends(share: Mapping[str, float]) -> dict[str, float]:
    """The value and its interval, as a mark has them."""
    return {"value": share["mean"], "low": share["low"], "high": share["high"]}


def write_plot(path: Path, marks: list[Mark], title: str) -> None:
    """A picture that needs nothing around it."""
    plot = str(shares_plot(marks, title))
    plot = plot.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="480" ', 1)
    path.write_text(plot.replace("<title>", f"<style>{STYLE}</style><title>", 1) + "\n", "utf-8")


def table_of(all_found: Iterable[Mapping[str, Any]]) -> str:
    """A row for each set."""
    rows = [
        "| players | bots | games | by order of play, % | by role, % | shared | turns "
        "| choices | lead |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for found in all_found:
        order = " : ".join(told(share) for share in found["by_order"])
        roles = ", ".join(f"{role} {told(share)}" for role, share in found["by_role"].items())
        spreads = " | ".join(spread(found[name]) for name in ("turns", "choices", "lead"))
        rows.append(
            f"| {name_of(found)} | {', '.join(found['bots'])} | {found['games']:,} | {order} "
            f"| {roles} | {found['shared']['mean']:.1%} | {spreads} |"
        )
    return "\n".join(rows)


def told(share: Mapping[str, float]) -> str:
    return f"{share['mean']:.0%} ({share['low']:.0%} … {share['high']:.0%})".replace("%", "")


def spread(found: Mapping[str, float]) -> str:
    return f"{found['mean']:.0f} ({found['low']:.0f} … {found['high']:.0f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=Path("docs/fairness"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    games: dict[str, list[dict[str, Any]]] = {}
    for path in asked.sets:
        found = tell(DataSet.read(path))
        games.setdefault(found["game"], []).append(found)
        (asked.out / f"{path.stem}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for game, all_found in games.items():
        all_found.sort(key=lambda found: (found["seats"], str(found["options"])))
        write_plot(asked.out / f"{game}-order.svg", by_order(all_found), "by order of play")
        write_plot(asked.out / f"{game}-roles.svg", by_role(all_found), "by what is played")
        print(f"\n## {game}\n\n{table_of(all_found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
