"""The rulebook of The Wolves: its printed tables are enough to count a game."""

import random
from collections import Counter
from typing import Any

import pytest

from nunatak.play import book
from nunatak.play.book import Paragraph
from nunatak.play.table import Table
from nunatak.play.text import LANGUAGES, voice

TRACKS = ("spread", "speed", "howl_range")
DENS, LAIRS, RESERVE = 4, 4, 8  # on a pack board, as the page of the table says


class Reader:
    """Somebody with a pencil, who has the printed tables and watched the game."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        printed = book.printed(
            "wolves", "points-two" if len(table.players) == 2 else "points", language
        )
        self.worth = {
            number: [int(cell) if cell else None for cell in cells] for number, *cells in printed[1]
        }
        speaker = voice(language, "wolves")
        moons = book.printed("wolves", "moons", language)[1]
        worth = {name: (int(first), int(second)) for name, first, second in moons}
        self.moons = {
            moon: worth[speaker.say("phase-of-moon", moon=moon)]
            for moon in ("crescent", "quarter", "full")
        }

    def worth_of(self, column: int, count: int) -> int:
        found = self.worth[str(count)][column]
        assert found is not None
        return found

    def regions(self) -> Counter[int]:
        """Region by region, as they were scored."""
        points: Counter[int] = Counter()
        first = second = 0
        for line in (line for step in self.table.told for line in step):
            seat = line.values.get("player")
            match line.key:
                case "log-score":
                    first, second = self.moons[str(line.values["moon"])]
                case "log-region-first":
                    points[int(str(seat))] += first
                case "log-region-second" | "log-region-tie":
                    points[int(str(seat))] += second
        return points

    def board(self, seat: dict[str, Any]) -> int:
        """What a pack board shows."""
        track, lairs, prey, wolves = range(4)
        dens = (DENS - seat["attributes"][name]["dens_left"] for name in TRACKS)
        return (
            sum(self.worth_of(track, count) for count in dens)
            + self.worth_of(lairs, LAIRS - seat["lairs_left"])
            + self.worth_of(prey, len(seat["prey"]))
            + self.worth_of(wolves, RESERVE - len(seat["reserve"]))
        )

    def points(self) -> list[int]:
        regions = self.regions()
        seats = self.table.view(None)["seats"]
        return [regions[number] + self.board(seat) for number, seat in enumerate(seats)]


def random_end(seed: int) -> Table:
    """Some game, played to its end by chance, with two to five players."""
    chance = random.Random(seed)
    table = Table("wolves", seats=2 + seed % 4, seed=seed)
    while not table.is_over:
        table.play(chance.choice(table.legal))
    return table


@pytest.mark.parametrize("seed", range(20))
def test_a_score_is_counted_by_hand_from_the_printed_tables(seed: int) -> None:
    table = random_end(seed)
    language = LANGUAGES[seed % len(LANGUAGES)]
    assert Reader(table, language).points() == list(table.outcome.points)


def test_the_worked_example_is_the_sum_that_the_tables_give() -> None:
    rows = {row[0]: row[1:] for row in book.printed("wolves", "points", "en")[1]}
    track, lairs, prey, wolves = range(4)
    parts = [rows["4"][track], rows["3"][track], rows["2"][track]]
    parts += [rows["3"][lairs], rows["3"][prey], rows["4"][wolves], "16"]
    assert parts == ["7", "3", "0", "15", "9", "4", "16"]
    told = next(page for page in book.read("wolves", "en").pages if page.id == "scoring")
    text = " ".join(block.text for block in told.blocks if isinstance(block, Paragraph))
    for part in parts[:-1]:
        assert f"({part})" in text
    assert f"Together {sum(map(int, parts))}" in text
