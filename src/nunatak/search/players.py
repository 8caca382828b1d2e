"""What does a player do that follows the evaluation? And what comes of many such games?

The weights are an argument here, so that a fit can play with weights that are not compiled yet.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.appraisal import Rows, Weights, weigh
from nunatak.kernel.chance import FOR_THE_GAME, WORD, Chance, below, draw, sow
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers, greediest
from nunatak.kernel.state import Actions, State, States
from nunatak.kernel.verbs import apply, deal, features, is_over, legal, rank, redeal, score
from nunatak.search.worth import worth_to

Singles = NDArray[np.float32]

PLAYERS = ("random", "greedy", "keen", "farsighted", "rival")
RANDOM, GREEDY, KEEN = PLAYERS.index("random"), PLAYERS.index("greedy"), PLAYERS.index("keen")
FARSIGHTED, RIVAL = PLAYERS.index("farsighted"), PLAYERS.index("rival")
STATES = 5  # the position, what a seat believes, what it tries, and two to look farther ahead


class Manner(NamedTuple):
    """How players decide."""

    weights: Weights
    rival_weights: Weights  # of the rival, a keen player with other weights
    carelessness: float  # share of decisions that are taken at random
    noise: float  # of an appraisal
    redeals: int  # that are looked at
    width: int  # actions that a farsighted player looks at more closely,
    depth: int  # for so many more decisions of its own


class Desk(NamedTuple):
    """Room to think in."""

    actions: Actions
    next_actions: Actions
    rows: Rows
    worths: Rows
    points: Numbers
    places: Numbers


@compiled
def appraised_worth(state: State, seat: int, weights: Weights, desk: Desk) -> float:
    """What a position is worth to the seat: by appraisal, or as it ended."""
    if is_over(state):
        return worth_to(state, seat, desk.points, desk.places)
    weigh(desk.rows, features(state, desk.rows), weights, desk.worths)
    return desk.worths[seat]


@compiled
def try_all(states: States, seat: int, actions: Actions, weights: Weights, desk: Desk) -> int:
    """The action after which `states[0]` is worth most to the seat; `states[1]` is room."""
    best = 0
    best_worth = -1.0
    for number in range(len(actions)):
        states[1] = states[0]
        apply(states[1], actions[number])
        worth = appraised_worth(states[1], seat, weights, desk)
        if worth > best_worth:
            best_worth = worth
            best = number
    return best


@compiled
def look_ahead(states: States, seat: int, weights: Weights, depth: int, desk: Desk) -> float:
    """What `states[0]` comes to if the seat goes on by itself until another decides."""
    for _ in range(depth):
        if is_over(states[0]) or states[0].seat != seat:
            break
        count = legal(states[0], desk.next_actions)
        actions = desk.next_actions[:count]
        apply(states[0], actions[try_all(states, seat, actions, weights, desk)])
    return appraised_worth(states[0], seat, weights, desk)


@compiled
def keenest(
    states: States, chance: Chance, actions: Actions, weights: Weights, manner: Manner, desk: Desk
) -> NDArray[np.float64]:
    """What each action is worth to the deciding seat by appraisal, over some redeals."""
    seat = int(states[0].seat)
    worths = np.zeros(len(actions))
    for _ in range(manner.redeals):
        states[1] = states[0]
        redeal(states[1], seat, chance)
        for number in range(len(actions)):
            states[2] = states[1]
            apply(states[2], actions[number])
            worths[number] += appraised_worth(states[2], seat, weights, desk) / manner.redeals
    for number in range(len(actions)):
        worths[number] += manner.noise * draw(chance) / WORD
    return worths


@compiled
def farthest(states: States, chance: Chance, actions: Actions, manner: Manner, desk: Desk) -> int:
    """The best of the keenest actions once the seat has gone on by itself."""
    seat = int(states[0].seat)
    worths = keenest(states, chance, actions, manner.weights, manner, desk)
    best = 0
    best_worth = -1.0
    for _ in range(min(manner.width, len(actions))):
        number = int(np.argmax(worths))
        states[3] = states[1]
        apply(states[3], actions[number])
        worth = look_ahead(states[3:], seat, manner.weights, manner.depth, desk)
        worth += manner.noise * draw(chance) / WORD
        if worth > best_worth:
            best_worth = worth
            best = number
        worths[number] = -1.0
    return best


@compiled
def choose(
    states: States, chance: Chance, actions: Actions, player: int, manner: Manner, desk: Desk
) -> int:
    """What a player takes of these actions; a careless one takes any of them now and then."""
    if len(actions) == 1:
        return 0
    if player == RANDOM or draw(chance) < manner.carelessness * WORD:
        return below(chance, len(actions))
    if player == GREEDY:
        return greediest(states, chance, actions, desk.points)
    if player == FARSIGHTED:
        return farthest(states, chance, actions, manner, desk)
    weights = manner.rival_weights if player == RIVAL else manner.weights
    return int(np.argmax(keenest(states, chance, actions, weights, manner, desk)))


@compiled
def play_noting(
    blank: State,
    states: States,
    chance: Chance,
    longest: int,
    players: Numbers,
    manner: Manner,
    desk: Desk,
    per_game: int,
    rows: Singles,
    stages: Singles,
    scores: Singles,
    games: Numbers,
    totals: Numbers,
    places: Numbers,
) -> int:
    """Games of these players, one seat further each game; how many positions were noted.

    Of each game some positions are noted, any of them as likely: features, stage, points so far;
    and at the end its points and places.
    """
    seats = len(players)
    state = states[0]
    noted = 0
    for game in range(len(totals)):
        states[0] = blank
        sow(state.chance, draw(chance), draw(chance), FOR_THE_GAME)
        deal(state)
        decisions = 0
        while decisions < longest and not is_over(state):
            at = below(chance, decisions + 1) if decisions >= per_game else decisions
            if at < per_game:
                stages[noted + at] = features(state, desk.rows)
                rows[noted + at] = desk.rows
                score(state, desk.points)
                scores[noted + at] = desk.points.sum(axis=1)
                games[noted + at] = game
            actions = desk.actions[: legal(state, desk.actions)]
            player = players[(state.seat + game) % seats]
            apply(state, actions[choose(states, chance, actions, player, manner, desk)])
            decisions += 1
        noted += min(decisions, per_game)
        score(state, desk.points)
        totals[game] = desk.points.sum(axis=1)
        rank(state, places[game])
    return noted
