"""12. Options (all off by default)."""

import pytest

from nunatak import OptionError, Table
from tests.games.wolves.helpers import new, on, packs, play, tokens, truth, turn, why

MOVES = ("move alpha (0,-4) to (1,-5) paying H", "move alpha (1,-5) to (0,-4) paying H")


def test_W_OPT_01_any_number_of_bonus_actions_by_default() -> None:
    table = turn("grass", "alphas=(0,-4) action_tokens=2", "actions=2")
    play(table, *MOVES)
    assert tokens(table, "grass") == (0, 0)


def test_W_OPT_01_at_most_one_a_turn() -> None:
    table = turn("grass", "alphas=(0,-4) action_tokens=2", "actions=2 bonus_action_cap=on")
    play(table, MOVES[0])
    assert why(table, MOVES[1]) == "W-ACT-05"
    assert why(table, "end turn") is None
    play(table, "end turn", "end turn", "end turn")
    assert why(table, MOVES[1]) is None  # a new turn


@pytest.mark.parametrize(
    ("seats", "holding"), [(3, [0, 0, 1]), (4, [0, 0, 1, 1]), (5, [0, 0, 0, 1, 1])]
)
def test_W_OPT_02_the_last_seats_in_turn_order_start_with_a_token(
    seats: int, holding: list[int]
) -> None:
    for seed in range(5):
        for switch, expected in (("on", holding), ("off", [0] * seats)):
            table = new(seats, seed, seat_compensation=switch)
            assert held(table) == expected


def test_W_OPT_02_no_effect_with_two_players() -> None:
    assert held(new(2, seat_compensation="on")) == held(new(2)) == [0, 1]


def held(table: Table) -> list[int]:
    """Bonus action tokens in turn order."""
    seated = packs(table)
    first = seated.index(truth(table)["first"])
    return [tokens(table, pack)[1] for pack in seated[first:] + seated[:first]]


def test_W_OPT_03_a_gain_with_an_empty_supply_is_lost() -> None:
    hoard = "rock.terrain_tokens=12 limited_supply=on"
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) tiles=BFFFF", hoard)
    play(table, "upgrade at (3,-6)")
    assert tokens(table, "forest") == (0, 0)
    assert on(table, "(3,-6)") == ["forest lair"]  # the action still stands


def test_W_OPT_03_action_tokens_too() -> None:
    for others, gained in ((12, 0), (11, 1)):
        hoard = f"rock.action_tokens={others} limited_supply=on"
        table = turn("grass", "alphas=(2,-5) spread=1 terrain_tokens=2", hoard)
        play(table, "build at (2,-5) from spread paying 2 tokens")
        assert tokens(table, "grass")[1] == gained


def test_W_OPT_03_spent_tokens_return_at_once() -> None:
    hoard = "rock.terrain_tokens=11 limited_supply=on"
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) terrain_tokens=1", hoard)
    play(table, "upgrade at (3,-6) paying t2,token")
    assert tokens(table, "forest") == (1, 0)


def test_W_OPT_03_the_two_kinds_are_apart() -> None:
    hoard = "rock.action_tokens=12 limited_supply=on"
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) tiles=BFFFF", hoard)
    play(table, "upgrade at (3,-6)")
    assert tokens(table, "forest") == (1, 0)


@pytest.mark.parametrize(("grass", "gained"), [(10, 1), (11, 0)])
def test_W_OPT_04_starting_tokens_come_out_of_the_twelve(grass: int, gained: int) -> None:
    start = "rock.action_tokens=1 limited_supply=on seats=grass,rock"  # W-2P-08
    own = f"alphas=(-2,0) spread=1 terrain_tokens=2 action_tokens={grass}"
    table = turn("grass", own, start, "TM2")
    play(table, "build at (-2,0) from spread paying 2 tokens")
    assert tokens(table, "grass")[1] == grass + gained


def test_W_OPT_04_both_options_together() -> None:
    assert held(new(5, limited_supply="on", seat_compensation="on")) == [0, 0, 0, 1, 1]


@pytest.mark.parametrize("option", ["bonus_action_cap", "seat_compensation", "limited_supply"])
def test_all_switches_are_off_by_default(option: str) -> None:
    assert option not in truth(new(3))
    assert truth(new(3, **{option: "on"}))[option] == "on"
    with pytest.raises(OptionError):
        new(3, **{option: "maybe"})
