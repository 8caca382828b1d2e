"""Which move is best, for a player who has learned to look in the right places?

The tree of `tree.py`, but a network says how much attention each move deserves, and what the
position at a leaf promises; the appraisal has a say in that, too.
"""

from typing import NamedTuple

import numpy as np

from nunatak.kernel.appraisal import PLACE_SHARE
from nunatak.kernel.compiled import compiled, written_out
from nunatak.kernel.state import State
from nunatak.kernel.verbs import apply, appraise, is_over, legal, redeal
from nunatak.search.net import Net, Room
from nunatak.search.netbot import judge_position
from nunatak.search.tree import (
    NONE,
    ROOT,
    Style,
    Tree,
    forget_where,
    learn,
    most_deserving,
)
from nunatak.search.worth import judge


class Guide(NamedTuple):
    """A network, and how far it is followed."""

    net: Net
    room: Room
    say: float  # share of its hopes in the worth of a leaf; the rest is the appraisal's


@compiled
def grow_guided(tree: Tree, guide: Guide, style: Style, seat: int, iterations: int) -> None:
    """So many iterations from the seat's point of view."""
    state = tree.states[1]
    for _ in range(iterations):
        tree.states[1] = tree.states[0]
        redeal(state, seat, tree.chance)
        steps = descend_guided(tree, guide, style)
        learn(tree, steps)


@written_out
def descend_guided(tree: Tree, guide: Guide, style: Style) -> int:
    """From the root to a node that is new, which is judged; how many nodes that is."""
    state = tree.states[1]
    tree.path[0] = ROOT
    steps = 1
    node = ROOT
    while True:
        if is_over(state):
            settle(tree, guide, state)
            break
        count = legal(state, tree.moves)
        fresh = tree.nodes[node].visits == 0
        missing = find_missing(tree, node, count)
        if fresh or missing:
            judge_position(guide.net, guide.room, state, tree.moves, count)
        fits = tree.size[0] + missing <= len(tree.nodes) and steps < len(tree.path)
        if fits and missing:
            add_children(tree, guide, style, node, count)
        if (fresh and node != ROOT) or not fits:
            forget_where(tree, node)
            promise(tree, guide, state)
            break
        node = most_deserving(tree, style, node, count)
        apply(state, tree.nodes[node].action)
        tree.path[steps] = node
        steps += 1
    return steps


@compiled
def find_missing(tree: Tree, node: int, count: int) -> int:
    """Where each move's child is; how many have none."""
    child = tree.nodes[node].first
    while child != NONE:
        tree.where[tree.nodes[child].action] = child
        child = tree.nodes[child].next
    missing = 0
    for number in range(count):
        missing += tree.where[tree.moves[number]] == NONE
    return missing


@compiled
def add_children(tree: Tree, guide: Guide, style: Style, parent: int, count: int) -> None:
    """A child for each legal move that has none; it deserves what the network gives it."""
    weights = guide.room.weights
    most = weights[0]
    for number in range(count):
        most = max(most, weights[number])
    total = 0.0
    for number in range(count):
        total += np.exp(style.trust * (weights[number] - most))
    mover = tree.states[1].seat
    hope = worth_of_hope(guide.room.hopes[0], len(tree.worths))
    for number in range(count):
        action = tree.moves[number]
        if tree.where[action] == NONE:
            child = tree.size[0]
            tree.size[0] += 1
            node = tree.nodes[child]
            node.worth[:] = 0.0
            node.visits = 0
            node.available = 0
            node.first = NONE
            node.next = tree.nodes[parent].first
            node.action = action
            node.mover = mover
            node.guess = hope
            node.prior = np.exp(style.trust * (weights[number] - most)) / total
            tree.nodes[parent].first = child
            tree.where[action] = child


@compiled
def worth_of_hope(hope: float, seats: int) -> float:
    """A hope (1: wins, -1/(others): does not) as a worth; the margin is taken for even."""
    return worth_of_share((hope * (seats - 1) + 1.0) / seats)


@compiled
def worth_of_share(share: float) -> float:
    """A share of the victory as a worth."""
    return PLACE_SHARE * share + (1.0 - PLACE_SHARE) * 0.5


@compiled
def settle(tree: Tree, guide: Guide, state: State) -> None:
    """What the end is worth to each seat: as a network counts it, who wins, and as we do."""
    judge(state, tree.points, tree.places, tree.worths)
    seats = len(tree.worths)
    firsts = 0
    for seat in range(seats):
        firsts += tree.places[seat] == 1
    for seat in range(seats):
        share = 1.0 / firsts if tree.places[seat] == 1 else 0.0
        worth = worth_of_share(share)
        if seats > 2:  # of two, who wins is first and who does not is last
            tree.worths[seat] += guide.say * (worth - tree.worths[seat])


@compiled
def promise(tree: Tree, guide: Guide, state: State) -> None:
    """What the position is worth to each seat, by the network and by appraisal."""
    seats = len(tree.worths)
    if guide.say < 1.0:
        appraise(state, tree.worths)
    for seat in range(seats):
        away = seat - int(state.seat)
        if away < 0:
            away += seats
        hope = worth_of_hope(guide.room.hopes[away], seats)
        tree.worths[seat] += guide.say * (hope - tree.worths[seat])
