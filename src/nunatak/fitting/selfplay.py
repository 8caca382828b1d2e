"""Which games are learned from? Lots of them, of all kinds, played on all cores.

The cheap players play in compiled code without the interpreter lock, so threads are enough.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from nunatak.fitting.notes import Notes, joined
from nunatak.kernel.appraisal import Weights
from nunatak.kernel.chance import FOR_SIMULATION, FOR_THE_GAME, Chance, below, draw, sow, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import empty
from nunatak.play.table import Outlook
from nunatak.search.bots import Bot, make_bot
from nunatak.search.budget import Budget
from nunatak.search.players import PLAYERS, STATES, Desk, Manner, choose, play_noting

LONGEST = 5_000  # decisions after which a game is left as it stands
PER_GAME = 16  # positions noted of a game
LOT = 20  # games of one lot
WIDTH, DEPTH = 6, 6  # of a farsighted player

Report = Callable[[int], None]


@dataclass(frozen=True)
class Lot:
    """Some games with the same players and options."""

    seats: int
    players: tuple[str, ...]  # names of compiled players, or of bots
    seed: int
    games: int = LOT
    options: dict[str, str] = field(default_factory=dict)
    carelessness: float = 0.0  # share of decisions that are taken at random
    noise: float = 0.0  # of an appraisal
    redeals: int = 1  # that a keen player looks at
    per_game: int = PER_GAME
    budget: Budget | None = None  # of the bots
    rival_weights: Weights | None = None


def play_lots(
    game: Game, lots: Sequence[Lot], weights: Weights, threads: int, report: Report
) -> Notes:
    """All lots, side by side; the notes are in the order of the lots."""

    def play(lot: Lot) -> Notes:
        notes = play_lot(game, lot, weights)
        report(lot.games)
        return notes

    with ThreadPoolExecutor(threads) as pool:
        return joined(list(pool.map(play, lots)))


def play_lot(game: Game, lot: Lot, weights: Weights) -> Notes:
    """One lot by compiled players, or with bots among them."""
    if set(lot.players) <= set(PLAYERS):
        return _play_compiled(game, lot, weights)
    return _play_with_bots(game, lot, weights)


def _room(game: Game, lot: Lot) -> Notes:
    """Notes with nothing in them yet."""
    most = lot.games * lot.per_game
    return Notes(
        np.zeros((most, lot.seats, len(game.judge.measures)), np.float32),
        np.zeros(most, np.float32),
        np.zeros((most, lot.seats), np.float32),
        np.zeros(most, np.int64),
        np.zeros((lot.games, lot.seats), np.int64),
        np.zeros((lot.games, lot.seats), np.int64),
    )


def _first(notes: Notes, count: int) -> Notes:
    return Notes(
        notes.rows[:count],
        notes.stages[:count],
        notes.scores[:count],
        notes.games[:count],
        notes.totals,
        notes.places,
    )


def _manner(lot: Lot, weights: Weights) -> Manner:
    rival = weights if lot.rival_weights is None else lot.rival_weights
    return Manner(weights, rival, lot.carelessness, lot.noise, lot.redeals, WIDTH, DEPTH)


def _desk(game: Game, seats: int) -> Desk:
    return Desk(
        np.empty(game.rules.most_legal, np.int16),
        np.empty(game.rules.most_legal, np.int16),
        np.zeros((seats, len(game.judge.measures))),
        np.zeros(seats),
        np.zeros((seats, len(game.rules.sources)), np.int64),
        np.zeros(seats, np.int64),
    )


def _play_compiled(game: Game, lot: Lot, weights: Weights) -> Notes:
    notes = _room(game, lot)
    count = play_noting(
        game.rules.blank(game.rules.read_data(None), game.choose_options(lot.options), lot.seats),
        empty(game.rules.state, STATES),
        stream(lot.seed, FOR_SIMULATION),
        min(LONGEST, game.rules.longest),
        np.array([PLAYERS.index(player) for player in lot.players]),
        _manner(lot, weights),
        _desk(game, lot.seats),
        lot.per_game,
        notes.rows,
        notes.stages,
        notes.scores,
        notes.games,
        notes.totals,
        notes.places,
    )
    return _first(notes, count)


class _Player:
    """A compiled player among bots."""

    def __init__(self, name: str, seed: int, game: Game, seats: int, manner: Manner) -> None:
        self.player = PLAYERS.index(name)
        self.chance = stream(seed, FOR_SIMULATION)
        self.states = empty(game.rules.state, STATES)
        self.manner = manner
        self.desk = _desk(game, seats)

    def choose(self, outlook: Outlook) -> int:
        """What it takes on a redeal."""
        legal = np.array(outlook.legal, np.int16)
        self.states[0] = outlook.redeal(self.chance)
        taken = choose(self.states, self.chance, legal, self.player, self.manner, self.desk)
        return int(legal[taken])


def _play_with_bots(game: Game, lot: Lot, weights: Weights) -> Notes:
    """The same by bots, decision by decision; one that is not careless decides as at a table."""
    notes = _room(game, lot)
    chance = stream(lot.seed, FOR_SIMULATION)
    manner = _manner(lot, weights)._replace(carelessness=0.0)
    noted = 0

    def seated(name: str) -> Bot:
        if name in PLAYERS:
            return _Player(name, draw(chance), game, lot.seats, manner)
        return make_bot(name, draw(chance), lot.budget)

    for number in range(lot.games):
        bots = [seated(lot.players[(seat + number) % lot.seats]) for seat in range(lot.seats)]
        noted += _play_game(game, lot, chance, bots, notes, number, noted)
    return _first(notes, noted)


def _play_game(
    game: Game, lot: Lot, chance: Chance, bots: list[Bot], notes: Notes, number: int, noted: int
) -> int:
    states = empty(game.rules.state)
    states[0] = game.rules.blank(
        game.rules.read_data(None), game.choose_options(lot.options), lot.seats
    )
    state = states[0]
    sow(state.chance, draw(chance), draw(chance), FOR_THE_GAME)
    game.rules.deal(state)
    points = np.zeros((lot.seats, len(game.rules.sources)), np.int64)
    row = np.empty(notes.rows.shape[1:])
    decisions = 0
    while decisions < min(LONGEST, game.rules.longest) and not game.rules.is_over(state):
        at = below(chance, decisions + 1) if decisions >= lot.per_game else decisions
        if at < lot.per_game:
            notes.stages[noted + at] = game.judge.features(state, row)
            notes.rows[noted + at] = row
            game.rules.score(state, points)
            notes.scores[noted + at] = points.sum(axis=1)
            notes.games[noted + at] = number
        outlook = Outlook(game, state, int(state.seat))
        if below(chance, 1 << 20) < lot.carelessness * (1 << 20):
            legal = outlook.legal
            chosen = legal[below(chance, len(legal))]
        else:
            chosen = bots[state.seat].choose(outlook)
        game.rules.apply(state, chosen)
        decisions += 1
    game.rules.score(state, points)
    notes.totals[number] = points.sum(axis=1)
    game.rules.rank(state, notes.places[number])
    return min(decisions, lot.per_game)
