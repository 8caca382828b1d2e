"""The rulebook of Arctica: its printed tables are enough to count a game."""

import random
from fractions import Fraction
from typing import Any

import pytest

from nunatak.games.arctica.data import HUNTERS, PLAYED
from nunatak.play import book
from nunatak.play.table import Table
from nunatak.play.text import LANGUAGES, voice

HALF = Fraction(1, 2)


def number(printed: str) -> Fraction:
    """3, ½, 12½."""
    return Fraction(printed.rstrip("½") or 0) + (HALF if printed.endswith("½") else 0)


class Reader:
    """Somebody with a pencil, who has the printed tables and sees what lies on the table."""

    def __init__(self, language: str) -> None:
        self.worth = {
            what: number(vp) for what, vp in book.printed("arctica", "points", language)[1]
        }
        self.say = voice(language, "arctica").say
        lives = book.printed("arctica", "hunters", language)[1]
        self.lives = {hunter: int(tokens) for hunter, _, tokens, *_ in lives}

    def token(self, hunter: str) -> Fraction:
        return self.worth[self.say("values-token-of", hunter=hunter)]

    def prize(self, prize: str) -> Fraction:
        return self.worth[self.say("values-prize-of", prize=prize)]

    def kept(self, hunter: str, seats: list[dict[str, Any]]) -> int:
        """Tokens that nobody has won."""
        won: int = sum(seat["won"][hunter] for seat in seats)
        return self.lives[self.say("hunter", hunter=hunter)] - won

    def points(self, view: dict[str, Any]) -> list[Fraction]:
        totals = []
        for seat in view["seats"]:
            own = seat["hunter"]
            total = self.kept(own, view["seats"]) * self.token(own)
            total += sum(seat["won"][hunter] * self.token(hunter) for hunter in HUNTERS[:PLAYED])
            total += seat["cod"] * self.prize("cod") + seat["plankton"] * self.prize("plankton")
            if seat["igloo"] or (view["igloo"] and own == "inuit"):
                total += self.prize("igloo")
            totals.append(total)
        return totals


def bloody_end(seed: int) -> Table:
    """Some game, played to its end by chance, in which nobody lets prey go."""
    chance = random.Random(seed)
    table = Table("arctica", seats=2 + seed % 3, seed=seed)
    while not table.is_over:
        prey = [action for action in table.actions if "attacks" in str(action)]
        table.play(chance.choice(prey or table.actions))
    return table


@pytest.mark.parametrize("seed", range(20))
def test_a_score_is_counted_by_hand_from_the_printed_tables(seed: int) -> None:
    table = bloody_end(seed)
    points = Reader(LANGUAGES[seed % len(LANGUAGES)]).points(table.view(None))
    assert points == [half_points * HALF for half_points in table.outcome.points]


def test_the_worked_example_is_what_the_engine_counts() -> None:
    table = Table.at(book.figures("arctica")["count"].position)
    points = Reader("en").points(table.view(None))
    assert points[0] == Fraction(25, 2) == table.outcome.points[0] * HALF
