"""What does a seat think of its moves? Trees are grown within a budget, and kept between moves."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from time import perf_counter

import numpy as np

from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy, empty
from nunatak.search.budget import Budget
from nunatak.search.tree import NODE, NONE, ROOT, Style, Tree, grow, keep_branch, lead_in_visits
from nunatak.table import Outlook

CAPACITY = 500_000  # nodes of a tree, about 90 bytes each
DEEPEST = 400  # nodes from the root to a leaf
CHUNK = 32  # iterations between two looks at the clock
SEED_BITS = 64


@dataclass(frozen=True)
class Thought:
    """The moves a seat considered: how often each was visited, and its worth to each seat."""

    seat: int
    actions: tuple[int, ...]
    visits: tuple[int, ...]
    worths: tuple[tuple[float, ...], ...]

    @property
    def best(self) -> int:
        """The place among the actions of the one most visited; among equals, of most worth."""
        return max(
            range(len(self.actions)), key=lambda n: (self.visits[n], self.worths[n][self.seat])
        )

    @property
    def iterations(self) -> int:
        """How often the position was played on."""
        return sum(self.visits)


class Searcher:
    """Thinks for one seat of one game at a time."""

    def __init__(self, seed: int, style: Style, capacity: int = CAPACITY) -> None:
        self.seed = seed
        self.style = style
        self.capacity = capacity
        self._trees: list[Tree] = []
        self._number = 0  # moves made when the trees were rooted

    def think(self, outlook: Outlook, budget: Budget, stop: Event | None = None) -> Thought:
        """Grow the trees until the budget is spent, the choice is settled, or `stop` is set."""
        self._root(outlook, budget.threads)
        share = _share(budget)
        if budget.threads == 1:
            self._grow(outlook, self._trees[0], share, stop, alone=True)
        else:
            with ThreadPoolExecutor(budget.threads) as pool:
                list(
                    pool.map(
                        lambda tree: self._grow(outlook, tree, share, stop, alone=False),
                        self._trees,
                    )
                )
        return _merge(self._trees, outlook.seat)

    def _grow(
        self, outlook: Outlook, tree: Tree, budget: Budget, stop: Event | None, *, alone: bool
    ) -> None:
        for pace in _paces(tree, budget, settle=alone):
            grow(tree, self.style, outlook.seat, pace, outlook.game.longest)
            if stop is not None and stop.is_set():
                return

    # -------------------------------------------------------------- where the trees stand

    def forget(self) -> None:
        """The next thought begins from nothing."""
        for tree in self._trees:
            _clear(tree)

    def _root(self, outlook: Outlook, threads: int) -> None:
        """Trees at the outlook's position: what was thought of it before is kept."""
        if len(self._trees) != threads or not self._follow(outlook):
            self._plant(outlook, threads)
        self._number = outlook.number
        for tree in self._trees:
            tree.states[0] = outlook.redeal(tree.chance)

    def _plant(self, outlook: Outlook, threads: int) -> None:
        """New trees with nothing but a root."""
        if len(self._trees) != threads:
            self._trees = [
                _make_tree(outlook, self.seed + number, self.capacity) for number in range(threads)
            ]
        self.forget()

    def _follow(self, outlook: Outlook) -> bool:
        """Move the roots to the outlook's position, if it is one they have foreseen."""
        moves = outlook.moves_since(self._number)
        if moves is None:
            return False
        state = _played(outlook.game, self._trees[0].states[0], moves)
        if state is None or not outlook.looks_like(state):
            return False
        self._trees = [_branch(tree, moves) for tree in self._trees]
        return True


def _make_tree(outlook: Outlook, seed: int, capacity: int) -> Tree:
    game = outlook.game
    seats = outlook.seats
    return Tree(
        states=empty(game.state, 3),
        nodes=np.zeros(capacity, NODE).view(np.recarray),
        size=np.zeros(1, np.int64),
        path=np.zeros(DEEPEST, np.int32),
        moves=np.zeros(game.most_legal, np.int16),
        where=np.full(game.actions, NONE, np.int32),
        chance=stream(seed % (1 << SEED_BITS), FOR_BOTS),
        points=np.zeros((seats, len(game.sources)), np.int64),
        places=np.zeros(seats, np.int64),
        worths=np.zeros(seats, np.float64),
    )


def _clear(tree: Tree) -> None:
    """Nothing but a root that was never visited."""
    tree.nodes[ROOT] = np.zeros((), NODE)
    tree.nodes[ROOT].first = NONE
    tree.size[0] = 1


def _played(game: Game, state: State, moves: list[int]) -> State | None:
    """The position after the moves, if they are legal there."""
    state = copy(state)
    for move in moves:
        if game.refusal(state, int(state.seat), move):
            return None
        game.apply(state, move)
    return state


def _branch(tree: Tree, moves: list[int]) -> Tree:
    """The tree below the moves; where they were never tried, a new root."""
    node = ROOT
    for move in moves:
        node = _child(tree, node, move)
        if node == NONE:
            break
    kept = np.zeros(len(tree.nodes), NODE).view(np.recarray)
    if node == NONE:
        kept[ROOT].first = NONE
        size = 1
    else:
        size = keep_branch(tree.nodes, node, kept)
    tree.size[0] = size
    return tree._replace(nodes=kept)


def _child(tree: Tree, node: int, action: int) -> int:
    child = int(tree.nodes[node].first)
    while child != NONE and tree.nodes[child].action != action:
        child = int(tree.nodes[child].next)
    return child


def _children(tree: Tree) -> Iterator[int]:
    child = int(tree.nodes[ROOT].first)
    while child != NONE:
        yield child
        child = int(tree.nodes[child].next)


def _share(budget: Budget) -> Budget:
    """What one of the threads may spend."""
    if budget.iterations is None:
        return budget
    return Budget(budget.seconds, -(-budget.iterations // budget.threads))


def _paces(tree: Tree, budget: Budget, *, settle: bool) -> Iterator[int]:
    """Iterations to do at a time, until the budget is spent or the choice is settled."""
    began = perf_counter()
    done = 0
    while True:
        left = CHUNK if budget.iterations is None else min(CHUNK, budget.iterations - done)
        yield left
        done += left
        rest = float("inf") if budget.iterations is None else budget.iterations - done
        if budget.seconds is not None:
            spent = perf_counter() - began
            rest = min(rest, (budget.seconds - spent) * done / spent)
        if rest <= 0 or (settle and lead_in_visits(tree.nodes) > rest):
            return


def _merge(trees: list[Tree], seat: int) -> Thought:
    """What all trees together think of the root's moves, in the order of the action space."""
    seats = len(trees[0].worths)
    visits: dict[int, int] = {}
    worths: dict[int, np.ndarray] = {}
    for tree in trees:
        for child in _children(tree):
            node = tree.nodes[child]
            action = int(node.action)
            visits[action] = visits.get(action, 0) + int(node.visits)
            worths[action] = worths.get(action, 0.0) + node.visits * node.worth[:seats]
    actions = tuple(sorted(visits))
    return Thought(
        seat,
        actions,
        tuple(visits[action] for action in actions),
        tuple(
            tuple(float(worth) for worth in worths[action] / max(1, visits[action]))
            for action in actions
        ),
    )
