"""How large are the games in a page, and how fast beside native code?

python bench/page.py FOLDER    (built by `make page`)
"""

import argparse
import gzip
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from nunatak import games
from nunatak.page.edge import Edge
from tests.page import node
from tests.page.trials import in_node, native, question

THINKING = Path(__file__).with_name("page.ts")
GAMES = {"lonewolves": 4000, "wolves": 150, "arctica": 800}
ITERATIONS = 4000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    for name in games.NAMES:
        if not (folder / f"{name}.wasm").exists():
            continue
        game, seats = games.load(name), games.load(name).seats[-1]
        sizes = {
            kind: len(gzip.compress((folder / f"{name}.{kind}").read_bytes(), 9))
            for kind in ("wasm", "js", "json")
        }
        print(name, *(f"{kind} {size / 1000:.1f} kB" for kind, size in sizes.items()), end=", ")
        print(f"together {sum(sizes.values()) / 1000:.1f} kB compressed")
        count = GAMES.get(name, 100)
        native(game, seats, {}, 1, 1, digest=False)
        here = native(game, seats, {}, 1, count, digest=False)
        one = question(game, seats, {}, 1, max(1, count // 10), digest=False)
        there = in_node(folder, game, [one, question(game, seats, {}, 1, count, digest=False)])[1]
        _tell("random play, decisions/s", *(x["decisions"] / x["seconds"] for x in (here, there)))
        _tell(
            "search, iterations/s", _thought_here(name, seats), _thought_there(folder, name, seats)
        )


def _tell(what: str, ours: float, theirs: float) -> None:
    print(f"  {what}: native {ours:,.0f}, page {theirs:,.0f}, {theirs / ours:.2f} of native")


def _thought_here(name: str, seats: int) -> float:
    edge = Edge(games.load(name))
    state = edge.deal(seats, {}, 1)
    speed = 0.0
    for iterations in (50, ITERATIONS):
        bot = edge.bot("elder", 1, edge.budget("elder", None, iterations))
        began = time.perf_counter()
        done = edge.think(bot, edge.outlook(state, int(state.seat), [], [])).iterations
        speed = done / (time.perf_counter() - began)
    return speed


def _thought_there(folder: Path, name: str, seats: int) -> float:
    asked = json.dumps({"seats": seats, "iterations": ITERATIONS})
    return float(node.run(THINKING, str(folder), name, given=asked))


if __name__ == "__main__":
    main()
