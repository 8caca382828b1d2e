"""Which move is best, as far as one can look? Tree search for any game, any number of seats.

One tree over the actions, grown by playing from redeals of the position: each iteration deals
anew what the thinking seat can't see, walks down the tree where the deal allows it, appraises
the leaf, and lets every node on the way learn what came of it for every seat. A node is chosen
by the seat that decides there, for its own good.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.chance import Chance, below
from nunatak.kernel.compiled import compiled, written_out
from nunatak.kernel.exponential import exponential
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import Actions, State, States
from nunatak.kernel.verbs import apply, appraise, is_over, legal, redeal
from nunatak.search.worth import Worths, judge

MOST_SEATS = 5
NONE = -1
ROOT = 0

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("worth", np.float32, MOST_SEATS),  # mean worth to each seat
                ("prior", np.float32),  # share of the attention it deserves before any visit
                ("guess", np.float32),  # worth to the mover before any visit
                ("visits", np.int32),
                ("available", np.int32),  # visits of the parent in which it was legal
                ("first", np.int32),  # child, or NONE
                ("next", np.int32),  # sibling, or NONE
                ("action", np.int16),  # that leads here
                ("mover", np.int8),  # the seat that takes it
            ],
            align=True,
        ),
    )
)


class Style(NamedTuple):
    """How a search divides its attention."""

    eagerness: float  # how much is given to what was hardly tried
    trust: float  # how sharply the appraisal steers it; 0: not at all
    rollout: int  # random decisions after the leaf, before the appraisal; < 0: to the end


class Tree(NamedTuple):
    """Memory of one search, made once."""

    states: States  # the position, the one being played on, one to try moves on
    nodes: NDArray[np.void]
    size: Numbers  # nodes in use
    path: NDArray[np.int32]  # nodes of this iteration, from the root
    moves: Actions
    where: NDArray[np.int32]  # child by action, NONE where there is none
    chance: Chance
    points: Numbers
    places: Numbers
    worths: Worths


@compiled
def grow(tree: Tree, style: Style, seat: int, iterations: int, longest: int) -> None:
    """So many iterations from the seat's point of view."""
    state = tree.states[1]
    for _ in range(iterations):
        tree.states[1] = tree.states[0]
        redeal(state, seat, tree.chance)
        steps = descend(tree, style)
        appraise_leaf(tree, style, longest)
        learn(tree, steps)


@written_out
def descend(tree: Tree, style: Style) -> int:
    """Play from the root to a node that has no children yet; how many nodes that is."""
    state = tree.states[1]
    tree.path[0] = ROOT
    steps = 1
    node = ROOT
    while steps < len(tree.path) and not is_over(state):
        if tree.nodes[node].visits == 0 and node != ROOT:
            break
        count = legal(state, tree.moves)
        if not open_node(tree, style, node, count):
            break
        node = most_deserving(tree, style, node, count)
        apply(state, tree.nodes[node].action)
        tree.path[steps] = node
        steps += 1
    return steps


@written_out
def open_node(tree: Tree, style: Style, node: int, count: int) -> bool:
    """A child for every legal move that has none; False if memory is full."""
    child = tree.nodes[node].first
    while child != NONE:
        tree.where[tree.nodes[child].action] = child
        child = tree.nodes[child].next
    missing = 0
    for number in range(count):
        missing += tree.where[tree.moves[number]] == NONE
    fits = tree.size[0] + missing <= len(tree.nodes)
    if fits and missing:
        for number in range(count):
            if tree.where[tree.moves[number]] == NONE:
                add_child(tree, style, node, int(tree.moves[number]))
    if not fits:
        forget_where(tree, node)
    return fits


@written_out
def add_child(tree: Tree, style: Style, parent: int, action: int) -> None:
    """A new node, first in its parent's list."""
    child = tree.size[0]
    tree.size[0] += 1
    node = tree.nodes[child]
    node.worth[:] = 0.0
    node.visits = 0
    node.available = 0
    node.first = NONE
    node.next = tree.nodes[parent].first
    node.action = action
    node.mover = tree.states[1].seat
    node.guess = tree.nodes[parent].worth[node.mover]
    node.prior = 1.0
    if style.trust > 0.0:
        foresee(tree, style, child)
    tree.nodes[parent].first = child
    tree.where[action] = child


@written_out
def foresee(tree: Tree, style: Style, child: int) -> None:
    """What the position right after the move looks like to its mover."""
    node = tree.nodes[child]
    tree.states[2] = tree.states[1]
    apply(tree.states[2], node.action)
    assess(tree, tree.states[2])
    node.guess = tree.worths[node.mover]
    node.prior = exponential(style.trust * node.guess)


@compiled
def assess(tree: Tree, state: State) -> None:
    """What the position is worth to each seat: by the rules at the end, by appraisal before."""
    if is_over(state):
        judge(state, tree.points, tree.places, tree.worths)
    else:
        appraise(state, tree.worths)


@compiled
def most_deserving(tree: Tree, style: Style, node: int, count: int) -> int:
    """The child that does well for its mover, or deserves more attention than it got."""
    total = 0.0
    for number in range(count):
        child = tree.nodes[tree.where[tree.moves[number]]]
        child.available += 1
        total += child.prior
    best = NONE
    best_bound = -1.0e300
    for number in range(count):
        index = tree.where[tree.moves[number]]
        child = tree.nodes[index]
        worth = child.worth[child.mover] if child.visits else child.guess
        share = style.eagerness * child.prior / total
        bound = worth + share * np.sqrt(float(child.available)) / (1.0 + child.visits)
        if bound > best_bound:
            best_bound = bound
            best = index
    forget_where(tree, node)
    return best


@compiled
def forget_where(tree: Tree, node: int) -> None:
    """No child is looked up by action any more."""
    child = tree.nodes[node].first
    while child != NONE:
        tree.where[tree.nodes[child].action] = NONE
        child = tree.nodes[child].next


@written_out
def appraise_leaf(tree: Tree, style: Style, longest: int) -> None:
    """Play on at random for a while, and see what it came to."""
    state = tree.states[1]
    decisions = style.rollout if style.rollout >= 0 else longest
    for _ in range(decisions):
        if is_over(state):
            break
        count = legal(state, tree.moves)
        apply(state, tree.moves[below(tree.chance, count)])
    assess(tree, state)


@compiled
def learn(tree: Tree, steps: int) -> None:
    """Every node on the way takes the outcome into its mean."""
    for step in range(steps):
        node = tree.nodes[tree.path[step]]
        node.visits += 1
        for seat in range(len(tree.worths)):
            node.worth[seat] += (tree.worths[seat] - node.worth[seat]) / node.visits


@compiled
def keep_branch(nodes: NDArray[np.void], root: int, kept: NDArray[np.void], least: int) -> int:
    """Copy the branch below a node, which becomes the root; how many nodes it has.

    What lies below nodes with fewer visits than `least` is left behind.
    """
    kept[ROOT] = nodes[root]
    kept[ROOT].next = NONE
    size = 1
    done = 0
    while done < size:
        child = kept[done].first
        kept[done].first = NONE
        if done != ROOT and kept[done].visits < least:
            child = NONE
        while child != NONE and size < len(kept):
            kept[size] = nodes[child]
            child = nodes[child].next
            kept[size].next = kept[done].first
            kept[done].first = size
            size += 1
        done += 1
    return size


@compiled
def add_visits(nodes: NDArray[np.void], totals: Numbers) -> None:
    """Add the visits of the root's moves to the totals by action."""
    child = nodes[ROOT].first
    while child != NONE:
        totals[nodes[child].action] += nodes[child].visits
        child = nodes[child].next
