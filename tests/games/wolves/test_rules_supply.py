"""3.12 Pieces, supplies, costs."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    LONE_CELLS,
    PLAYERS,
    RICH,
    at,
    cells,
    days,
    every_step,
    new,
    number,
    packs,
    pieces_left,
    pieces_on_map,
    play,
    points,
    slot_moons,
    tokens,
    truth,
    turn,
    why,
)

ALL = {"alpha": 4, "pack": 8, "den": 12, "lair": 4}


def to_be_drafted(table: Table, pack: str) -> dict[str, int]:
    """The pairs that wait for the draft."""
    if truth(table)["phase"] not in ("pack", "side", "draft"):
        return {}
    pairs = 2 - len(cells(table, f"{pack}.alphas"))
    return {"alpha": pairs, "pack": pairs}


def lost(table: Table, pack: str) -> dict[str, int]:
    """The pieces of a pack that are nowhere: they must lie on the calendar."""
    on_map, left, drafted = (
        pieces_on_map(table, pack),
        pieces_left(table, pack),
        to_be_drafted(table, pack),
    )
    return {kind: ALL[kind] - on_map[kind] - left[kind] - drafted.get(kind, 0) for kind in ALL}


def test_W_SUP_01_a_dominated_piece_never_returns() -> None:
    table = turn("tundra", f"alphas=(-4,-2) {RICH}", "grass.wolves=(-2,-3) grass.used=3")
    play(table, "dominate pack at (-2,-3) paying 3 tokens")
    assert cells(table, "grass.wolves") == []
    assert number(table, "grass.used") == 3  # it does not go back to the track


def test_W_SUP_01_no_more_than_the_packs_own_pieces() -> None:
    table = turn("tundra", f"alphas=(-4,0) used=8 {RICH}")
    assert why(table, "howl at (-3,0)") == "W-HOWL-03"


def test_W_SUP_02_a_gain_is_never_lost() -> None:
    hoard = "rock.terrain_tokens=12 desert.terrain_tokens=12"
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) tiles=BFFFF", hoard)
    play(table, "upgrade at (3,-6)")
    assert tokens(table, "forest") == (1, 0)


def test_W_SUP_02_a_spent_token_is_gone() -> None:
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) terrain_tokens=3")
    play(table, "upgrade at (3,-6) paying 2 tokens")
    assert tokens(table, "forest") == (3 - 2 + 1, 0)


def test_W_SUP_03_points_are_a_number_without_limit() -> None:
    table = at("phase=over grass.vp=51 calendar=22")
    assert points(table, "grass") == {"vp": 51}


def test_W_SUP_04_at_most_four_regions_are_next() -> None:
    for players in PLAYERS:
        stacks = slot_moons(new(players)).values()
        assert all(sum(stack[0] == moon for stack in stacks) <= 4 for moon in "cqf")


def test_W_SUP_04_reminders_mark_the_regions_of_the_next_phase() -> None:
    for words, marked in (("", [1, 2]), ("calendar=9", [3, 4]), ("calendar=17", [5, 6])):
        assert reminders(at(words)) == marked


def reminders(table: Table) -> list[int]:
    """The slots that a spectator sees marked."""
    return [region["slot"] for region in table.view(None)["regions"] if region["reminder"]]


def test_W_SUP_05_unspent_tokens_are_worth_nothing() -> None:
    table = at("phase=over calendar=22 grass.terrain_tokens=9 grass.action_tokens=9")
    assert table.outcome.points == (0, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_W_SUP_06_conservation(players: int) -> None:
    for table in every_step(players):
        calendar = LONE_CELLS[players] - len(cells(table, "lone"))
        for pack in packs(table):
            missing = lost(table, pack)
            assert min(missing.values()) >= 0
            assert (missing["alpha"], missing["lair"]) == (0, 0)
            calendar += missing["den"] + missing["pack"]
        assert days(table) == calendar


def test_W_SUP_06_where_the_pieces_of_a_pack_are() -> None:
    table = new(3)
    for pack in packs(table):
        assert lost(table, pack) == dict.fromkeys(ALL, 0)
        assert pieces_left(table, pack) == {"alpha": 2, "pack": 6, "den": 12, "lair": 4}
