"""The tree search: reproducible, bounded, stoppable, and it finds what is there to be found."""

from threading import Event, Timer
from time import perf_counter

import numpy as np
import pytest

from nunatak import Table
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, STYLE, Level, TreeBot
from nunatak.search.thinking import Searcher, Thought, branch, child_of
from nunatak.search.tree import NONE, ROOT
from nunatak.testing.playing import table_after, true_state
from tests.playing import ALL_GAMES

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def think(table: Table, iterations: int = 200, *, threads: int = 1, seed: int = 1) -> Thought:
    assert table.decision is not None
    outlook = table.outlook(table.decision.seat)
    return Searcher(seed, STYLE).think(outlook, Budget(iterations=iterations, threads=threads))


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_iterations_think_the_same(game: Game, threads: int) -> None:
    for seats in game.seats:
        table = table_after(game, seats, {}, seed=3, moves=30)
        assert think(table, threads=threads) == think(table, threads=threads)


@pytest.mark.parametrize(
    "game", [g for g in ALL_GAMES if g.views.hidden], ids=lambda game: game.name
)
def test_another_seed_deals_otherwise_and_thinks_otherwise(game: Game) -> None:
    table = table_after(game, game.seats[-1], {}, seed=3, moves=30)
    assert think(table, seed=1) != think(table, seed=2)


@every_game
def test_every_legal_move_is_considered_and_no_other(game: Game) -> None:
    for seats in game.seats:
        for moves in (0, 17, 40):
            table = table_after(game, seats, {}, seed=seats, moves=moves)
            assert sorted(think(table, 50).actions) == sorted(table.legal)


@every_game
def test_worths_of_the_seats_add_up(game: Game) -> None:
    for seats in game.seats:
        thought = think(table_after(game, seats, {}, seed=9, moves=20))
        for visits, worths in zip(thought.visits, thought.worths, strict=True):
            assert len(worths) == seats
            assert all(0 <= worth <= 1 for worth in worths)
            if visits and seats == 2:
                assert sum(worths) == pytest.approx(1)


@every_game
def test_a_full_memory_only_stops_the_growth(game: Game) -> None:
    table = table_after(game, game.seats[0], {}, seed=4, moves=12)
    assert table.decision is not None
    searcher = Searcher(1, STYLE, capacity=game.rules.most_legal + 1)
    thought = searcher.think(table.outlook(table.decision.seat), Budget(iterations=300))
    assert thought.iterations > 0
    assert int(searcher.trees[0].size[0]) <= game.rules.most_legal + 1


def test_a_thought_can_be_stopped_at_any_moment() -> None:
    table = Table("wolves", seed=1)
    assert table.decision is not None
    stop = Event()
    Timer(0.2, stop.set).start()
    began = perf_counter()
    thought = Searcher(1, STYLE).think(
        table.outlook(table.decision.seat), Budget(seconds=600), stop
    )
    assert perf_counter() - began < 300
    assert thought.actions[thought.best] in table.legal


# ------------------------------------------------------------------ keeping the tree


def own_move_that_changes_nothing_hidden(game: Game) -> tuple[Table, TreeBot, int]:
    """A table at which the deciding seat decides again after its bot's move."""
    for seed in range(1, 60):
        table = table_after(game, game.seats[0], {}, seed=seed, moves=20)
        if table.decision is None or len(table.legal) < 2:
            continue
        seat = table.decision.seat
        bot = TreeBot(Level(Budget(iterations=300)), seed)
        table.play(bot.choose(table.outlook(seat)))
        decides_again = table.decision is not None and table.decision.seat == seat
        if decides_again and len(table.legal) > 1 and not true_state(table).news:
            return table, bot, seat
    raise AssertionError("no such table was found")


def visits_kept(searcher: Searcher, table: Table, seat: int) -> int:
    """Visits that the root has before it is thought about again."""
    kept = searcher.follow(table.outlook(seat))
    return int(searcher.trees[0].nodes[ROOT].visits) if kept else 0


@every_game
def test_a_tree_is_kept_within_a_turn(game: Game) -> None:
    table, bot, seat = own_move_that_changes_nothing_hidden(game)
    assert visits_kept(bot.searcher, table, seat) > 0


def test_a_tree_is_kept_over_the_moves_of_others_where_nothing_is_hidden() -> None:
    table = Table("wolves", seats=2, seed=8)
    assert table.decision is not None
    seat = table.decision.seat
    searcher = Searcher(1, STYLE)
    searcher.think(table.outlook(seat), Budget(iterations=2_000))
    searcher.rooted_at = 0
    while table.decision is not None and (table.decision.seat == seat or not table.moves):
        table.play(most_visited(searcher, table))
    table.play(most_visited(searcher, table))
    assert visits_kept(searcher, table, seat) > 0


def most_visited(searcher: Searcher, table: Table) -> int:
    """The move that the tree as it stands has seen most at the table's position."""
    tree = searcher.trees[0]
    node = ROOT
    for move in table.numbers:
        node = child_of(tree, node, move)
    children = {}
    child = int(tree.nodes[node].first)
    while child != NONE:
        children[int(tree.nodes[child].action)] = int(tree.nodes[child].visits)
        child = int(tree.nodes[child].next)
    return max(children, key=lambda action: children[action])


@every_game
def test_what_was_not_foreseen_is_thought_about_anew(game: Game) -> None:
    table = table_after(game, game.seats[0], {}, seed=2, moves=10)
    other = table_after(game, game.seats[0], {}, seed=3, moves=10)
    assert table.decision is not None
    assert other.decision is not None
    searcher = Searcher(1, STYLE)
    searcher.think(table.outlook(table.decision.seat), Budget(iterations=64))
    anew = searcher.think(other.outlook(other.decision.seat), Budget(iterations=64))
    assert sorted(anew.actions) == sorted(other.legal)
    assert anew.iterations <= 64


def nodes_below(nodes: np.ndarray, node: int) -> list[tuple[int, int]]:
    """Actions and visits of a branch, in some fixed order."""
    found = []
    child = int(nodes[node].first)
    while child != NONE:
        found.append((int(nodes[child].action), int(nodes[child].visits)))
        found += nodes_below(nodes, child)
        child = int(nodes[child].next)
    return sorted(found)


def test_a_kept_branch_has_all_its_nodes() -> None:
    table = Table("lonewolves", seed=6)
    assert table.decision is not None
    searcher = Searcher(1, STYLE)
    thought = searcher.think(table.outlook(table.decision.seat), Budget(iterations=500))
    tree = searcher.trees[0]
    action = thought.actions[thought.best]
    child = child_of(tree, ROOT, action)
    assert nodes_below(branch(tree, [action]).nodes, ROOT) == nodes_below(tree.nodes, child)


# ------------------------------------------------------------------ levels


@pytest.mark.parametrize("name", LEVELS)
@every_game
def test_a_level_plays_legal_moves(game: Game, name: str) -> None:
    bot = TreeBot(LEVELS[name], 3, Budget(iterations=8))
    table = table_after(game, game.seats[-1], {}, seed=1, moves=5)
    for _ in range(12):
        assert table.decision is not None
        table.play(bot.choose(table.outlook(table.decision.seat)))


def test_a_forced_move_needs_no_thought() -> None:
    table = Table("lonewolves", seed=1)
    for number in table_moves_until_forced(table):
        table.play(number)
    assert table.decision is not None
    bot = TreeBot(Level(Budget(seconds=600)), 1)
    assert bot.choose(table.outlook(table.decision.seat)) == table.legal[0]


def table_moves_until_forced(table: Table) -> list[int]:
    trial = Table("lonewolves", seed=1)
    moves = []
    while len(trial.legal) != 1:
        moves.append(trial.legal[0])
        trial.play(trial.legal[0])
    return moves


def test_the_chance_of_a_redeal_is_the_bots_own() -> None:
    table = Table("lonewolves", seed=1)
    before = table.position
    think(table)
    table.outlook(0).redeal(stream(1, FOR_REDEALS))
    assert table.position == before


# ------------------------------------------------------------------ several threads, and memory


@every_game
def test_threads_do_not_grow_the_same_tree(game: Game) -> None:
    for seats in game.seats:
        table = table_after(game, seats, {}, seed=3, moves=30)
        assert table.deciding is not None
        searcher = Searcher(1, STYLE)
        searcher.think(table.outlook(table.deciding), Budget(iterations=2_000, threads=2))
        first, second = searcher.trees
        size = int(first.size[0])
        assert first.nodes[:size].tobytes() != second.nodes[:size].tobytes()


@every_game
def test_a_full_tree_is_thinned_and_grows_on(game: Game) -> None:
    table = table_after(game, game.seats[0], {}, seed=4, moves=12)
    assert table.deciding is not None
    searcher = Searcher(1, STYLE, capacity=6 * game.rules.most_legal)
    outlook = table.outlook(table.deciding)
    sizes = set()
    for _ in range(30):
        searcher.think(outlook, Budget(iterations=400))
        sizes.add(int(searcher.trees[0].size[0]))
    assert max(sizes) <= 6 * game.rules.most_legal
    assert len(sizes) > 5  # it has been thinned and has grown again and again
    assert searcher_visits(searcher) > 400


def searcher_visits(searcher: Searcher) -> int:
    """How often the root was visited."""
    return int(searcher.trees[0].nodes[ROOT].visits) if searcher.trees else 0


@pytest.mark.parametrize("threads", [1, 2])
def test_a_settled_choice_ends_the_thought(threads: int) -> None:
    """Once no other move can catch up the rest of the time is not waited for."""
    table = Table.at("lonewolves trick=12 phase=follow led=G6>swamp near.hand=B2 far.hand=G7,R5")
    assert table.deciding is not None
    budget = Budget(seconds=4.0, threads=threads)
    began = perf_counter()
    Searcher(1, STYLE).think(table.outlook(table.deciding), budget)
    assert perf_counter() - began < 3.9
