"""Lines of play, counted twice: by the engine and by an independent brute force."""

from pathlib import Path

import pytest

from nunatak import Table
from nunatak.kernel.compiled import INTERPRETED
from nunatak.rehearsal import lines
from tests import perft
from tests.games.lonewolves import brute
from tests.playing import play_randomly

BLOCKS = perft.read(Path(__file__).with_name("perft.txt"))
LIMIT = 2_000 if INTERPRETED else 1_000_000
GAMES = 2 if INTERPRETED else 40


def test_there_are_positions_enough() -> None:
    assert len({block.position for block in BLOCKS}) >= 20
    assert all(len(block.lines) >= 2 for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_engine_counts_the_lines(block: perft.Block) -> None:
    for depth, count in block.lines.items():
        if count <= LIMIT:
            assert lines(Table.at(block.position), depth) == count


@pytest.mark.skipif(INTERPRETED, reason="brute force is the same at both speeds")
@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_brute_force_counts_the_same(block: perft.Block) -> None:
    position = brute.read(block.position)
    for depth, count in block.lines.items():
        if count <= 20_000:
            assert brute.perft(position, depth) == count


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_both_agree_through_whole_games(mode: str) -> None:
    for seed in range(GAMES):
        table = Table("lonewolves", seed=seed, options={"mode": mode})
        twin = brute.read(table.position)
        for number in play_randomly(table, seed):
            assert sorted(table.game.write_action(action) for action in table.actions) == sorted(
                brute.moves(twin)
            )
            twin = brute.play(twin, table.game.write_action(table.game.decode(number)))
        assert table.outcome.points == brute.points(twin)
        assert table.outcome.ranks == brute.ranks(twin)
