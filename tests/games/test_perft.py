"""Lines of play, counted twice: by the engine and by an independent brute force."""

from pathlib import Path
from typing import Any

import pytest

from nunatak import Table, games
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.testing import perft
from nunatak.testing.playing import play_randomly
from nunatak.warmup.rehearsal import lines
from tests.games import counting
from tests.games.counting import brute_of
from tests.playing import VARIANT_NAMES, VARIANTS

HERE = Path(__file__).parent
BLOCKS = [(name, block) for name in games.NAMES for block in perft.read(HERE / name / "perft.txt")]
BLOCK_NAMES = [f"{name}-{number}" for number, (name, _) in enumerate(BLOCKS)]
LIMIT = 300 if INTERPRETED else 1_000_000
BRUTE_LIMIT = 5_000
GAMES = 1 if INTERPRETED else 3
MOVES = 60 if INTERPRETED else None

every_block = pytest.mark.parametrize(("name", "block"), BLOCKS, ids=BLOCK_NAMES)


@pytest.mark.parametrize("name", games.NAMES)
def test_there_are_positions_enough(name: str) -> None:
    blocks = [block for game, block in BLOCKS if game == name]
    assert len({block.position for block in blocks}) >= 20
    assert all(len(block.lines) >= 2 for block in blocks)


@every_block
def test_the_engine_counts_the_lines(name: str, block: perft.Block) -> None:
    for depth, count in block.lines.items():
        if count <= LIMIT:
            assert lines(Table.at(block.position), depth) == count


@pytest.mark.once
@every_block
def test_brute_force_counts_the_same(name: str, block: perft.Block) -> None:
    brute = brute_of(name)
    position = brute.read(block.position)
    for depth, count in block.lines.items():
        if count <= BRUTE_LIMIT:
            assert counting.perft(brute, position, depth) == count


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=VARIANT_NAMES)
def test_both_agree_through_whole_games(game: Game, seats: int, options: dict[str, str]) -> None:
    brute = brute_of(game.name)
    for seed in range(GAMES):
        table = Table(game.name, seats, seed, options=options)
        while table.decision is not None and table.decision.kind in brute.NOT_READ:
            table.play(table.actions[seed % len(table.actions)])
        twin = brute.read(table.position)
        for number in play_randomly(table, seed, MOVES):
            ours = sorted(str(action) for action in table.actions)
            assert ours == sorted(brute.moves(twin))
            twin = _played(brute, twin, str(game.rules.actions.decode(number)), table)
        assert table.outcome.points == tuple(brute.points(twin))
        assert table.outcome.ranks == tuple(brute.ranks(twin))


def _played(brute: Any, twin: Any, move: str, table: Table) -> Any:
    """The twin after the move; where chance decided, it must read the engine's position."""
    try:
        return brute.play(twin, move)
    except getattr(brute, "ChanceNeeded", NotImplementedError):
        return brute.read(_after(table, move))


def _after(table: Table, move: str) -> str:
    twin = table.record(sealed=False).table()
    twin.play(move)
    return twin.position
