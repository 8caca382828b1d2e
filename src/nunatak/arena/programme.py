"""What is played next, what counts, and when is a question settled?

A question is which of two bots is stronger: whether the one listed first scores above or below a
share, even unless said otherwise. It is settled when a gambler has broken that share (see
`intervals`); with several questions each gets its part of the error, so that all answers
together are right with 95 %. Whether it is settled is asked after each round, in the order of the
rounds, whichever games end first: the same games count on one core and on a hundred.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from nunatak.arena.match import Played
from nunatak.arena.schedule import Fixture, Schedule, is_duel
from nunatak.arena.scores import against
from nunatak.lab.intervals import CONFIDENCE, is_too_low

ABOVE, BELOW = "above", "below"


@dataclass(frozen=True)
class Question:
    """Does `bot` score more than the share against `other`? Answered by the duels named."""

    bot: str
    other: str
    duels: tuple[int, ...]

    def answer(self, shares: list[float], share: float, error: float) -> str | None:
        """Above, below, or not known yet."""
        found = np.asarray(shares, np.float64)
        if is_too_low(found, share, error):
            return ABOVE
        if is_too_low(1 - found, 1 - share, error):
            return BELOW
        return None


def questions(schedule: Schedule) -> list[Question]:
    """Every two bots that meet alone."""
    pairs: dict[tuple[str, str], list[int]] = {}
    bots = list(dict.fromkeys(bot for line_up in schedule.line_ups for bot in line_up))
    for number, line_up in enumerate(schedule.line_ups):
        if is_duel(line_up):
            one, other = sorted(set(line_up), key=bots.index)
            pairs.setdefault((one, other), []).append(number)
    return [Question(one, other, tuple(duels)) for (one, other), duels in pairs.items()]


class Programme:
    """The games of a tournament, those played and those to come."""

    def __init__(self, schedule: Schedule, rounds: int, until: float | None) -> None:
        self.schedule = schedule
        self.rounds = rounds
        self.until = until  # the share that a question is about; None: no early stop
        self.played: dict[int, Played] = {}
        self.questions = questions(schedule)
        self.shares: dict[Question, list[float]] = {one: [] for one in self.questions}  # by round
        self.answers: dict[Question, str] = {}
        self.judged = 0  # rounds whose games have all ended and been looked at
        self.last = dict.fromkeys(range(len(schedule.line_ups)), rounds)  # rounds that count

    @property
    def is_done(self) -> bool:
        """Whether nothing that counts is missing."""
        return all(self.judged >= last for last in self.last.values())

    @property
    def total(self) -> int:
        """How many games count, as far as is known."""
        return sum(self.last.values()) * self.schedule.seats

    @property
    def error(self) -> float:
        """How often an answer may be wrong."""
        return (1 - CONFIDENCE) / max(1, len(self.questions))

    def fixtures(self) -> Iterator[Fixture]:
        """What counts, in order; with early stop also what may yet turn out not to."""
        for round_ in range(self.rounds):
            for line_up in range(len(self.schedule.line_ups)):
                if round_ < self.last[line_up]:
                    yield from self.schedule.deal(round_, line_up)

    def waiting(self) -> Iterator[Fixture]:
        """What has not been played; each game once."""
        return (fixture for fixture in self.fixtures() if fixture.number not in self.played)

    def counted(self) -> list[tuple[Fixture, Played]]:
        """The games that count, in order."""
        return [(fixture, self.played[fixture.number]) for fixture in self.fixtures()]

    def take(self, played: Played) -> None:
        """A game has ended."""
        self.played[played.number] = played
        while not self.is_done and self._round_is_over(self.judged):
            for question in self.questions:
                if question not in self.answers:
                    self.shares[question].append(self._share(question, self.judged))
            self.judged += 1
            if self.until is not None:
                self._judge(self.until)

    def _round_is_over(self, round_: int) -> bool:
        return all(
            fixture.number in self.played
            for line_up, last in self.last.items()
            if round_ < last
            for fixture in self.schedule.deal(round_, line_up)
        )

    def _judge(self, share: float) -> None:
        for question in self.questions:
            if question not in self.answers:
                answer = question.answer(self.shares[question], share, self.error)
                if answer:
                    self.answers[question] = answer
        open_pairs = {
            frozenset((question.bot, question.other))
            for question in self.questions
            if question not in self.answers
        }
        for line_up, bots in enumerate(self.schedule.line_ups):
            pairs = map(frozenset, combinations(set(bots), 2))
            if open_pairs.isdisjoint(pairs):
                self.last[line_up] = min(self.last[line_up], self.judged)

    def _share(self, question: Question, round_: int) -> float:
        """What the bot got from the other in a round, from 0 to 1."""
        found = [
            against(question.bot, question.other, fixture.seats, self.played[fixture.number].ranks)
            for duel in question.duels
            for fixture in self.schedule.deal(round_, duel)
        ]
        return sum(found) / len(found)
