"""6.3 What a cell may hold."""

import pytest

from nunatak import PositionError
from tests.games.wolves.helpers import (
    PLAYERS,
    RICH,
    at,
    awaits,
    cells,
    every_step,
    everything_on,
    on,
    options,
    play,
    truth,
    turn,
    why,
)


def is_dwelling(piece: str) -> bool:
    return piece.endswith((" den", " lair"))


def owner(piece: str) -> str:
    return piece.split()[0]


def test_W_CELL_01_at_most_two_pieces_all_owners_together() -> None:
    with pytest.raises(PositionError):
        at("grass.wolves=(0,-4),(0,-4) grass.dens=(0,-4)")
    table = turn("grass", f"alphas=(1,-5) speed=1 dens=(0,-4) {RICH}", "rock.wolves=(0,-4)")
    assert why(table, "move alpha (1,-5) to (0,-4)") == "W-MOVE-12"


@pytest.mark.parametrize("pair", [("dens", "dens"), ("dens", "lairs"), ("lairs", "lairs")])
def test_W_CELL_02_at_most_one_dwelling(pair: tuple[str, str]) -> None:
    with pytest.raises(PositionError):
        at(f"grass.{pair[0]}=(2,-5) rock.{pair[1]}=(2,-5)")
    kind = "den" if "dens" in pair else "lair"
    table = turn("grass", f"alphas=(2,-4) {kind}s=(2,-5) {RICH}")
    assert why(table, "build at (2,-5) from speed") == "W-DEN-04"


@pytest.mark.parametrize("wolf", ["alphas", "wolves"])
def test_W_CELL_03_a_den_and_a_foreign_wolf(wolf: str) -> None:
    table = at(f"grass.dens=(2,-5) rock.{wolf}=(2,-5)")
    assert len(on(table, "(2,-5)")) == 2


@pytest.mark.parametrize("first", ["alphas", "wolves", "lairs"])
@pytest.mark.parametrize("second", ["alphas", "wolves"])
def test_W_CELL_03_and_no_other_pair_of_two_owners(first: str, second: str) -> None:
    with pytest.raises(PositionError):
        at(f"grass.{first}=(2,-5) rock.{second}=(2,-5)")


def test_W_CELL_04_no_piece_on_a_lake_or_the_chasm() -> None:
    for cell in ("(3,-5)", "(-2,1)"):
        with pytest.raises(PositionError):
            at(f"grass.wolves={cell}")
    table = turn("tundra", "alphas=(2,-5)", "grass.wolves=(3,-6)")
    play(table, "move on rock", "to (3,-6)")
    assert why(table, "push to (3,-5)") == "W-DISP-03"


@pytest.mark.parametrize("cell", ["(2,-6)", "(1,-4)"])
def test_W_CELL_05_no_piece_on_a_token(cell: str) -> None:
    with pytest.raises(PositionError):
        at(f"grass.wolves={cell} lone=(2,-6)")
    table = turn("grass", f"alphas=(1,-5) {RICH}")
    assert why(table, f"build at {cell} from speed") == "W-DEN-06"
    assert why(table, f"move alpha (1,-5) to {cell}") in ("W-MOVE-10", "W-MOVE-11")


def test_W_CELL_05_the_cell_is_free_once_the_last_token_is_gone() -> None:
    gone = "lone=none prey=-,hare2,boar2,deer2,hare2,raccoon2"
    table = turn("grass", f"alphas=(1,-5) {RICH}", gone)
    for cell in ("(2,-6)", "(1,-4)"):
        assert why(table, f"move alpha (1,-5) to {cell}") is None
        assert why(table, f"build at {cell} from speed") is None


def test_W_CELL_05_one_token_of_a_stack_is_enough_to_block() -> None:
    table = turn("grass", "alphas=(1,-5)", "prey=moose1,hare2,boar2,deer2,hare2,raccoon2")
    assert why(table, "move alpha (1,-5) to (1,-4)") == "W-MOVE-11"


@pytest.mark.parametrize(
    ("there", "pack", "alpha"),
    [
        ("dens", None, None),
        ("wolves", "W-MOVE-15", "displaces"),
        ("alphas", "W-MOVE-14", "W-MOVE-14"),
        ("lairs", "W-MOVE-13", "W-MOVE-13"),
    ],
)
def test_W_CELL_06_the_hierarchy_of_moves(there: str, pack: str | None, alpha: str | None) -> None:
    own = "alphas=(2,-4) wolves=(2,-4)"
    table = turn("rock", own, f"grass.{there}=(3,-4)")
    assert why(table, "move pack (2,-4) to (3,-4)") == pack
    if alpha == "displaces":
        play(table, "move on desert", "wolf alpha at (2,-4)", "to (3,-4)")
        assert awaits(table) == ("rock", "landing")
    else:
        assert why(table, "move alpha (2,-4) to (3,-4)") == alpha


@pytest.mark.parametrize(
    ("there", "rule"),
    [
        ("dens", "W-DEN-04"),
        ("wolves", "W-DEN-05"),
        ("alphas", "W-DEN-05"),
        ("lairs", "W-DEN-04"),
    ],
)
def test_W_CELL_06_a_den_joins_no_foreign_piece(there: str, rule: str) -> None:
    table = turn("rock", f"alphas=(2,-4) {RICH}", f"grass.{there}=(3,-4)")
    assert why(table, "build at (3,-4) from speed") == rule


@pytest.mark.parametrize("there", ["wolves", "alphas"])
def test_W_CELL_06_a_lair_displaces_every_wolf(there: str) -> None:
    table = turn("rock", "alphas=(2,-4) dens=(3,-4) terrain_tokens=2", f"grass.{there}=(3,-4)")
    play(table, "upgrade at (3,-4) pushing to (4,-5) paying 2 tokens")
    assert on(table, "(3,-4)") == ["rock lair"]
    assert len(on(table, "(4,-5)")) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_W_CELL_07_the_limits_hold_after_every_single_step(players: int) -> None:
    for position in map(truth, every_step(players, seed=2)):
        tokens = set(cells(position, "lone"))
        for cell, pieces in everything_on(position).items():
            if cell == position.get("pushed"):  # its displacement is still to come
                continue
            assert cell not in tokens
            assert len(pieces) <= 2
            assert sum(map(is_dwelling, pieces)) <= 1
            if len(set(map(owner, pieces))) == 2:
                assert sum(piece.endswith(" den") for piece in pieces) == 1


def test_W_CELL_08_a_den_under_a_third_players_wolf_is_dominated() -> None:
    for wolf, name in (("alphas", "alpha"), ("wolves", "pack")):
        words = f"grass.dens=(2,-4) desert.{wolf}=(2,-4)"
        table = turn("rock", "alphas=(2,-5) terrain_tokens=3", words)
        play(table, "dominate den at (2,-4) from speed paying 3 tokens")
        assert on(table, "(2,-4)") == [f"desert {name}", "rock den"]


def test_W_CELL_09_two_full_cells_cannot_swap() -> None:
    table = turn("grass", "wolves=(0,-4),(0,-4),(1,-5),(1,-5) spread=4 speed=1")
    for first, second in (("(0,-4)", "(1,-5)"), ("(1,-5)", "(0,-4)")):
        words = f"move pack {first} to {second}, pack {second} to {first}"
        assert why(table, words) == "W-MOVE-12"
    assert "move on grass" in options(table)  # the cells are checked wolf by wolf
