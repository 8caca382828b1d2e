"""Who meets whom, where does each sit, and which deal do they get?

Everything is in rounds. In one round every line-up plays one deal of its own, as often as there
are seats: each time everybody moves on by one seat, so that each has played the deal from each
seat (duplicate play). The games of one deal belong together: they are one observation, not many.

- Two seats: every pair is a line-up, and plays its deal twice.
- More seats: a *duel* is one bot against copies of another in all other seats, for every ordered
  pair; and where three or more bots take part, they also *mix*: every table of different bots, or,
  if they are fewer than the seats, every table that holds each about equally often.
- A gauntlet keeps only what the first bot plays alone against another.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

SEED_BYTES = 8

LineUp = tuple[str, ...]  # the bots of one table; as they were listed, not yet seated


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played: its number, where it belongs, and who sits where."""

    number: int
    round: int
    line_up: int
    turn: int  # how many seats everybody has moved on
    seats: tuple[str, ...]
    deal: int  # the game's seed


@dataclass(frozen=True)
class Schedule:
    """All line-ups of a tournament, and the seed that everything is drawn from."""

    line_ups: tuple[LineUp, ...]
    seats: int
    seed: int

    @property
    def games_in_a_round(self) -> int:
        """Every line-up, from every seat."""
        return len(self.line_ups) * self.seats

    def rounds_for(self, games: int) -> int:
        """The rounds that make up at least so many games."""
        return -(-games // self.games_in_a_round)

    def deal(self, round_: int, line_up: int) -> Iterator[Fixture]:
        """The games of one deal; around the table they sit in an order drawn for the deal."""
        bots = self.line_ups[line_up]
        seed = draw_seed(self.seed, "deal", *sorted(bots), round_)
        order = sorted(range(self.seats), key=lambda place: draw_seed(seed, "order", place))
        for turn in range(self.seats):
            around = order[-turn:] + order[:-turn] if turn else order
            yield Fixture(
                number=round_ * self.games_in_a_round + line_up * self.seats + turn,
                round=round_,
                line_up=line_up,
                turn=turn,
                seats=tuple(bots[place] for place in around),
                deal=seed,
            )


def draw_seed(*about: int | str) -> int:
    """A seed that depends on nothing but what it is for."""
    words = "\0".join(map(str, about)).encode()
    return int.from_bytes(hashlib.sha256(words).digest()[:SEED_BYTES], "little")


def make_schedule(bots: Sequence[str], seats: int, seed: int, *, gauntlet: bool) -> Schedule:
    """The line-ups of a round robin, or of a gauntlet of the first bot."""
    if gauntlet:
        line_ups = [duel(bots[0], other, seats) for other in bots[1:]]
    elif seats == 2:
        line_ups = list(combinations(bots, 2))
    else:
        line_ups = [duel(one, other, seats) for one, other in permutations(bots, 2)]
        line_ups += mixed(bots, seats) if len(bots) > 2 else []
    return Schedule(tuple(line_ups), seats, seed)


def duel(one: str, other: str, seats: int) -> LineUp:
    """One bot alone against copies of another."""
    return (one, *[other] * (seats - 1))


def mixed(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Every table that holds the bots as equally as the seats allow."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    each, over = divmod(seats, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in twice)))
        for twice in combinations(bots, over)
    ]


def is_duel(line_up: Sequence[str]) -> bool:
    """Whether a line-up says something about two bots alone: one of them sits there once."""
    counts = Counter(line_up)
    return len(counts) == 2 and min(counts.values()) == 1
