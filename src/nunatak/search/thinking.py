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
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.search.net import make_room, net_of
from nunatak.search.nettree import Guide, grow_guided
from nunatak.search.tree import NODE, NONE, ROOT, Style, Tree, add_visits, grow, keep_branch

CAPACITY = 500_000  # nodes of a tree, 48 bytes each
DEEPEST = 400  # nodes from the root to a leaf
CHUNK = 32  # iterations between two looks at the clock
LOOK_AROUND = 16  # chunks between two looks at the trees of other threads
KEENER = 1.5  # how much more than the one before each thread looks at what was hardly tried


@dataclass(frozen=True)
class Thought:
    """The moves a seat considered: how often each was visited, and its worth to each seat."""

    seat: int
    actions: tuple[int, ...]
    visits: tuple[int, ...]
    worths: tuple[tuple[float, ...], ...]

    @property
    def ranking(self) -> list[int]:
        """The places of all actions, the most visited first; among equals, that of most worth."""
        return sorted(
            range(len(self.actions)),
            key=lambda place: (self.visits[place], self.worths[place][self.seat]),
            reverse=True,
        )

    @property
    def best(self) -> int:
        """The place of the most visited action."""
        return self.ranking[0]

    @property
    def iterations(self) -> int:
        """How often the position was played on."""
        return sum(self.visits)


class Searcher:
    """Thinks for one seat of one game at a time."""

    def __init__(
        self, seed: int, style: Style, capacity: int = CAPACITY, say: float | None = None
    ) -> None:
        self.seed = seed
        self.style = style
        self.say = say  # what a network has to say in the worth of a leaf; None: there is none
        self.capacity = capacity
        self.trees: list[Tree] = []
        self.rooted_at = 0  # moves made when the trees were rooted

    def think(self, outlook: Outlook, budget: Budget, stop: Event | None = None) -> Thought:
        """Grow the trees until the budget is spent, the choice is settled, or `stop` is set."""
        self._root(outlook, budget.threads)
        if budget.threads == 1:
            self._grow(outlook, 0, budget, stop)
        else:
            with ThreadPoolExecutor(budget.threads) as pool:
                threads = range(budget.threads)
                list(pool.map(lambda thread: self._grow(outlook, thread, budget, stop), threads))
        return _merge(self.trees, outlook.seat)

    def _grow(self, outlook: Outlook, thread: int, budget: Budget, stop: Event | None) -> None:
        """Let the tree of a thread grow. In an open game no deal differs, so the styles must."""
        rules = outlook.game.rules
        style = self.style._replace(eagerness=self.style.eagerness * KEENER**thread)
        guide = self._guide(outlook.game)
        for pace in self._paces(budget, rules.actions.size):
            tree = self.trees[thread]
            if tree.size[0] + rules.most_legal > len(tree.nodes):
                tree = self.trees[thread] = _thinned(tree)
            if guide is None:
                grow(tree, style, outlook.seat, pace, rules.longest)
            else:
                grow_guided(tree, guide, style, outlook.seat, pace)
            if stop is not None and stop.is_set():
                return

    def _guide(self, game: Game) -> Guide | None:
        """The network of the game with room for one thread, if it is to be asked."""
        if self.say is None:
            return None
        net = net_of(game)
        return Guide(net, make_room(net, game.learner.length, game.rules.most_legal), self.say)

    def _paces(self, budget: Budget, actions: int) -> Iterator[int]:
        """Iterations to do at a time, until the budget is spent or the choice is settled."""
        began = perf_counter()
        share = _share(budget)
        done = 0
        while True:
            left = CHUNK if share is None else min(CHUNK, share - done)
            yield left
            done += left
            rest = float("inf") if share is None else share - done
            if budget.seconds is not None:
                spent = perf_counter() - began
                rest = min(rest, (budget.seconds - spent) * done / spent)
            if rest <= 0 or self._is_settled(budget, actions, done, rest * budget.threads):
                return

    def _is_settled(self, budget: Budget, actions: int, done: int, rest: float) -> bool:
        """Whether no other move can catch up with the most visited one of all trees.

        By iterations alone several threads always do all of them: who is where when somebody looks
        is up to the machine, and a thought by iterations can be repeated.
        """
        if budget.threads > 1 and (budget.seconds is None or done % (CHUNK * LOOK_AROUND)):
            return False
        totals = np.zeros(max(2, actions), np.int64)
        for tree in self.trees:
            add_visits(tree.nodes, totals)
        second, most = np.partition(totals, -2)[-2:]
        return bool(most - second > rest)

    # -------------------------------------------------------------- where the trees stand

    def forget(self) -> None:
        """The next thought begins from nothing."""
        for tree in self.trees:
            _clear(tree)

    def _root(self, outlook: Outlook, threads: int) -> None:
        """Trees at the outlook's position: what was thought of it before is kept."""
        if len(self.trees) != threads or not self.follow(outlook):
            self._plant(outlook, threads)
        self.rooted_at = outlook.number
        for tree in self.trees:
            tree.states[0] = outlook.redeal(tree.chance)

    def _plant(self, outlook: Outlook, threads: int) -> None:
        """New trees with nothing but a root."""
        if len(self.trees) != threads:
            self.trees = [
                _make_tree(outlook, self.seed + number, self.capacity) for number in range(threads)
            ]
        self.forget()

    def follow(self, outlook: Outlook) -> bool:
        """Move the roots to the outlook's position, if it is one they have foreseen."""
        moves = outlook.moves_since(self.rooted_at)
        if moves is None:
            return False
        state = _played(outlook.game, self.trees[0].states[0], moves)
        if state is None or not outlook.looks_like(state):
            return False
        self.trees = [branch(tree, moves) for tree in self.trees]
        return True


def _make_tree(outlook: Outlook, seed: int, capacity: int) -> Tree:
    game = outlook.game
    seats = outlook.seats
    return Tree(
        states=empty(game.rules.state, 3),
        nodes=np.zeros(capacity, NODE).view(np.recarray),
        size=np.zeros(1, np.int64),
        path=np.zeros(DEEPEST, np.int32),
        moves=np.zeros(game.rules.most_legal, np.int16),
        where=np.full(game.rules.actions.size, NONE, np.int32),
        chance=stream(seed % (1 << SEED_BITS), FOR_BOTS),
        points=np.zeros((seats, len(game.rules.sources)), np.int64),
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
        if game.rules.refusal(state, int(state.seat), move):
            return None
        game.rules.apply(state, move)
    return state


def branch(tree: Tree, moves: list[int]) -> Tree:
    """The tree below the moves; where they were never tried, a new root."""
    node = ROOT
    for move in moves:
        node = child_of(tree, node, move)
        if node == NONE:
            break
    if node != NONE:
        return _kept(tree, node, least=0)
    _clear(tree)
    return tree


def _thinned(tree: Tree) -> Tree:
    """The tree without its least visited branches: half of its memory is free again."""
    least = 2
    while True:
        kept = _kept(tree, ROOT, least)
        if kept.size[0] * 2 <= len(tree.nodes) or least > tree.nodes[ROOT].visits:
            return kept
        least *= 2


def _kept(tree: Tree, node: int, least: int) -> Tree:
    """The branch below a node; see `keep_branch`."""
    nodes = np.zeros(len(tree.nodes), NODE).view(np.recarray)
    size = keep_branch(tree.nodes, node, nodes, least)
    return tree._replace(nodes=nodes, size=np.array([size]))


def child_of(tree: Tree, node: int, action: int) -> int:
    """The node that the action leads to, if there is one."""
    child = int(tree.nodes[node].first)
    while child != NONE and tree.nodes[child].action != action:
        child = int(tree.nodes[child].next)
    return child


def _children(tree: Tree) -> Iterator[int]:
    child = int(tree.nodes[ROOT].first)
    while child != NONE:
        yield child
        child = int(tree.nodes[child].next)


def _share(budget: Budget) -> int | None:
    """How many iterations one of the threads may do."""
    return None if budget.iterations is None else -(-budget.iterations // budget.threads)


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
