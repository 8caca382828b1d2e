"""Whole games here, in Node and in a browser, from the same seeds: every byte of every position.

python -m tests.page.trials FOLDER [--games 2000] [--bots 200] [--part 1/1] plays them in full, or
every so many-th kind of game.
"""

import argparse
import base64
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import sync_playwright

from nunatak import games
from nunatak.kernel.chance import FOR_SIMULATION, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import empty
from nunatak.page.edge import Edge
from nunatak.page.trial import play_out
from tests.page import node
from tests.page.browser import InBrowser, in_browser
from tests.page.same import ask_node
from tests.web import browsing

TRIAL = Path(__file__).with_name("trial.ts")


def variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the usual options, and every value of every option once."""
    for seats in game.seats:
        yield seats, {}
        for name, option in game.rules.options.items():
            values = option.words or (str(option.numbers[0]), str(option.numbers[-1]))
            for value in values:
                if value != option.default:
                    yield seats, {name: value}


def native(
    game: Game, seats: int, options: dict[str, str], seed: int, count: int, *, digest: bool = True
) -> dict[str, Any]:
    """The games, played here."""
    rules = game.rules
    states = empty(rules.state, 2)
    states[0] = rules.blank(rules.read_data(None), game.choose_options(options), seats)
    bytes_ = states[1:].view(np.uint8) if digest else np.zeros(0, np.uint8)
    chance, actions = stream(seed, FOR_SIMULATION), np.zeros(rules.most_legal, np.int16)
    found = np.zeros(2, np.int64)
    began = time.perf_counter()
    decisions = play_out(states, bytes_, chance, actions, found, count)
    seconds = time.perf_counter() - began
    last = base64.b64encode(states[1:].tobytes()).decode()
    return {"decisions": decisions, "seconds": seconds, "last": last, "digest": found.tolist()}


def in_node(folder: Path, game: Game, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same games, played by the page's engine."""
    told = node.run(TRIAL, str(folder), game.name, given=json.dumps(asked))
    found: list[dict[str, Any]] = json.loads(told)
    return found


def question(
    game: Game, seats: int, options: dict[str, str], seed: int, count: int, *, digest: bool = True
) -> dict[str, Any]:
    """What Node is told to play."""
    rules = game.rules
    blank = rules.blank(rules.read_data(None), game.choose_options(options), seats)
    return {
        "blank": base64.b64encode(np.asarray(blank).tobytes()).decode(),
        "chance": [str(word) for word in stream(seed, FOR_SIMULATION).tolist()],
        "games": count,
        "most": rules.most_legal,
        "digest": digest,
    }


def bots_here(game: Game, seats: int, options: dict[str, str], seed: int, level: str) -> Any:
    """A game of bots of one level, played here."""
    edge = Edge(game)
    state = edge.deal(seats, options, seed)
    bots = [edge.bot(level, seed + seat, edge.budget(level, None, None)) for seat in range(seats)]
    moves: list[int] = []
    movers: list[int] = []
    while not edge.over(state):
        seat = int(state.seat)
        outlook = edge.outlook(state, seat, list(moves), list(movers))
        moves.append(edge.choose(bots[seat], outlook))
        movers.append(seat)
        edge.apply(state, moves[-1])
    return {"moves": moves, "text": edge.text(state)}


def bots_there(
    folder: Path, game: Game, seats: int, options: dict[str, str], seeds: range, level: str
) -> list[Any]:
    """The same games, played by the page's engine."""
    asked = [
        {"seats": seats, "options": options, "seed": str(seed), "level": level, "budget": {}}
        for seed in seeds
    ]
    found: list[Any] = ask_node(folder, game.name, bots=asked)["bots"]
    return found


class Trials:
    """Plays all variants, and counts what differs."""

    def __init__(self, folder: Path, page: InBrowser, seeds: range, count: int) -> None:
        self.folder = folder
        self.page = page
        self.seeds = seeds
        self.count = count
        self.wrong = 0

    def play(self, game: Game, seats: int, options: dict[str, str]) -> None:
        """Random games and games of hunter, in each of the three places, side by side."""
        of = (game, seats, options)
        what = f"{self.count} random games"
        asked = [question(*of, 1, self.count)]
        if self.count:
            with ThreadPoolExecutor() as pool:
                here = pool.submit(native, *of, 1, self.count)
                node = pool.submit(in_node, self.folder, game, asked)
                (browser,) = self.page.random(game, asked)
            told = [
                [found[key] for key in ("decisions", "last", "digest")]
                for found in (here.result(), node.result()[0], browser)
            ]
            self._tell(*of, f"{what}, {told[0][0]} decisions, digest {told[0][2]}", told)
        if self.seeds:
            level = "hunter"
            with ThreadPoolExecutor() as pool:
                ours = pool.submit(lambda: [bots_here(*of, seed, level) for seed in self.seeds])
                theirs = pool.submit(bots_there, self.folder, *of, self.seeds, level)
                shown = self.page.bots(*of, self.seeds, level)
            moves = sum(len(each["moves"]) for each in ours.result())
            what = f"{len(self.seeds)} games of {level}, {moves} moves"
            self._tell(*of, what, [ours.result(), theirs.result(), shown])

    def _tell(
        self, game: Game, seats: int, options: dict[str, str], what: str, found: list[Any]
    ) -> None:
        """What was found natively, in Node and in the browser."""
        places = zip(("Node", "browser"), found[1:], strict=True)
        said = {where: "equal" if each == found[0] else "DIFFERENT" for where, each in places}
        self.wrong += any(word != "equal" for word in said.values())
        print(game.name, seats, options, f"{what}:", *(f"{k} {v}" for k, v in said.items()))
        sys.stdout.flush()


def main() -> None:
    """All variants of all games in full; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", type=int, default=200)
    parser.add_argument("--part", default="1/1", help="2/8: every eighth kind, from the second")
    given = parser.parse_args()
    first, parts = map(int, given.part.split("/"))
    kinds = [
        (game, *variant) for game in map(games.load, games.NAMES) for variant in variants(game)
    ]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as beside:
        browser = browsing.launch(playwright)
        with in_browser(browser, given.folder, Path(beside) / "site") as page:
            trials = Trials(given.folder, page, range(1, given.bots + 1), given.games)
            for kind in kinds[first - 1 :: parts]:
                trials.play(*kind)
        browser.close()
    sys.exit(trials.wrong > 0)


if __name__ == "__main__":
    main()
