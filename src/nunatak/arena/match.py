"""How is one game played, and what does the referee do when a bot fails?

A bot that raises, or answers with anything but a legal action, forfeits the game: it comes last,
and the other games go on. With two seats the game ends there, given up; with more a random
stand-in plays the seat to the end, so that the others can finish what they began.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from nunatak.arena.entrants import Entrant
from nunatak.arena.schedule import Fixture, draw_seed
from nunatak.engine.program import ProgramError
from nunatak.engine.seating import seat_bot
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.play.table import Outcome, Outlook, Table
from nunatak.search.bots import Bot, RandomBot
from nunatak.search.loading import BotError, in_one_line


@dataclass(frozen=True)
class Conditions:
    """What all games of a tournament have in common."""

    game: str
    seats: int
    options: Mapping[str, str]
    data: Mapping[str, Any] | None
    seed: int
    entrants: tuple[Entrant, ...]

    def entrant(self, label: str) -> Entrant:
        """The bot that is called so."""
        return next(entrant for entrant in self.entrants if entrant.label == label)


@dataclass(frozen=True)
class Forfeit:
    """Why a seat lost its game before the end."""

    seat: int
    bot: str
    move: int  # how many moves had been made
    problem: str  # the key of what happened: illegal, crash
    detail: str


@dataclass(frozen=True)
class Played:
    """One finished game: the places count, forfeits included; the record can be verified."""

    number: int
    ranks: tuple[int, ...]
    points: tuple[int, ...]  # empty if the game was given up
    sources: tuple[Mapping[str, int], ...]
    roles: tuple[str, ...]
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # thought by each seat
    slowest: tuple[float, ...]  # the longest thought of each seat
    finished: bool  # False: it took longer than any game should
    forfeits: tuple[Forfeit, ...]
    record: str
    first: int | None = None  # the seat that decided first; journals of old do not say


class Illegal(Exception):
    """What a bot chose is no legal action."""


def play_fixture(fixture: Fixture, conditions: Conditions) -> Played:
    """Play a game of the schedule to its end."""
    match = Match(fixture, conditions)
    match.play()
    match.close()
    return match.played()


class Match:
    """A table, the bots around it, and a referee who keeps the clock."""

    def __init__(self, fixture: Fixture, conditions: Conditions) -> None:
        self.fixture = fixture
        self.table = Table(
            conditions.game,
            conditions.seats,
            fixture.deal,
            players=fixture.seats,
            options=conditions.options,
            data=conditions.data,
            salt=f"{draw_seed(conditions.seed, 'salt', fixture.number):016x}",
        )
        self.first = self.table.deciding
        self.forfeits: list[Forfeit] = []
        self.decisions = [0] * conditions.seats
        self.seconds = [0.0] * conditions.seats
        self.slowest = [0.0] * conditions.seats
        self.bots = [self._sit(seat, conditions) for seat in range(conditions.seats)]

    def _sit(self, seat: int, conditions: Conditions) -> Bot:
        fixture = self.fixture
        entrant = conditions.entrant(fixture.seats[seat])
        seed = draw_seed(conditions.seed, "bot", fixture.number, seat)
        try:
            return seat_bot(entrant.name, seed, entrant.budget)
        except (BotError, ProgramError) as error:
            self._forfeit(seat, "crash", error.what)
            return RandomBot(seed)

    def play(self) -> None:
        """To the end of the game, or to the first forfeit of two."""
        table = self.table
        for _ in range(table.game.rules.longest):
            if self.forfeits and table.seats == 2 and not table.is_over:
                table.resign(self.forfeits[0].seat)
            if table.decision is None:
                return
            seat = table.decision.seat
            action = self._ask(seat)
            if action is not None:
                table.play(action)

    def close(self) -> None:
        """Programs are told to leave."""
        for bot in self.bots:
            getattr(bot, "close", lambda: None)()

    def _ask(self, seat: int) -> int | None:
        """What the seat plays; None if it has just forfeited."""
        outlook = self.table.outlook(seat)
        began = perf_counter()
        try:
            chosen = self.bots[seat].choose(outlook)
            self._clock(seat, perf_counter() - began)
            return self._legal(chosen, outlook)
        except Illegal as illegal:
            self._forfeit(seat, "illegal", str(illegal))
        except Exception as error:
            self._forfeit(seat, "crash", in_one_line(error))
        self.bots[seat] = RandomBot(draw_seed(self.fixture.deal, "stand-in", seat))
        return None

    def _clock(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def _legal(self, chosen: object, outlook: Outlook) -> int:
        """The choice, if it is one; the rule against it otherwise."""
        if not isinstance(chosen, int | np.integer) or isinstance(chosen, bool):
            raise Illegal(repr(chosen))
        if chosen in outlook.legal:
            return int(chosen)
        refusal = self.table.why_not(int(chosen))
        raise Illegal(f"{chosen} ({refusal.rule})" if refusal else str(chosen))

    def _forfeit(self, seat: int, problem: str, detail: str) -> None:
        bot, moves = self.fixture.seats[seat], len(self.table.moves)
        self.forfeits.append(Forfeit(seat, bot, moves, problem, detail))

    def played(self) -> Played:
        """What came of it."""
        table, ended = self.table, self.table.outcome
        return Played(
            number=self.fixture.number,
            ranks=forfeited_last(ended, [forfeit.seat for forfeit in self.forfeits]),
            points=ended.points,
            sources=ended.sources,
            roles=roles_at(table),
            decisions=tuple(self.decisions),
            seconds=tuple(round(seconds, 6) for seconds in self.seconds),
            slowest=tuple(round(seconds, 6) for seconds in self.slowest),
            finished=table.is_over,
            forfeits=tuple(self.forfeits),
            record=table.record(sealed=False).dumps() + "\n",
            first=self.first,
        )


def roles_at(table: Table) -> tuple[str, ...]:
    """What each seat plays, or nothing yet; it belongs to seat and deal, and everybody sees it."""
    state = table.outlook(0).redeal(stream(0, FOR_REDEALS))
    numbers = [int(table.game.rules.role(state, seat)) for seat in range(table.seats)]
    known = range(len(table.game.rules.roles))
    return tuple(table.game.rules.roles[number] if number in known else "" for number in numbers)


def forfeited_last(ended: Outcome, seats: Sequence[int]) -> tuple[int, ...]:
    """The places, with those who forfeited behind everybody else, and level."""
    others = [rank for seat, rank in enumerate(ended.ranks) if seat not in seats]
    return tuple(
        len(others) + 1 if seat in seats else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ended.ranks)
    )
