"""3.12 Pieces, supplies, costs."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    KINDS,
    LONE_CELLS,
    PLAYERS,
    RESERVE,
    RICH,
    TRACKS,
    Facts,
    at,
    cells,
    days,
    every_step,
    new,
    number,
    packs,
    play,
    points,
    slot_moons,
    tokens,
    truth,
    turn,
    why,
)

ALL = {"alpha": 4, "pack": 8, "den": 12}


def on_map(position: Facts, pack: str) -> dict[str, int]:
    """How many pieces of each kind a pack has on the map."""
    return {kind: len(cells(position, f"{pack}.{key}")) for key, kind in KINDS.items()}


def in_reserve(position: Facts, pack: str) -> dict[str, int]:
    """How many lie on a pack's board or wait for the draft."""
    reserve = RESERVE[number(position, f"{pack}.used") :]
    pairs = 0
    if position["phase"] in ("pack", "side", "draft"):
        pairs = 2 - on_map(position, pack)["alpha"]
    return {
        "alpha": reserve.count("alpha") + pairs,
        "pack": reserve.count("pack") + pairs,
        "den": 12 - sum(number(position, f"{pack}.{track}") for track in TRACKS),
    }


def on_calendar(position: Facts, pack: str) -> dict[str, int]:
    """The pieces of a pack that are nowhere else."""
    here, there = on_map(position, pack), in_reserve(position, pack)
    return {kind: count - here[kind] - there[kind] for kind, count in ALL.items()}


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
    assert points(table, "grass") == {"vp_tokens": 51}


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
    lairs = 0
    for position in map(truth, every_step(players)):
        filled = LONE_CELLS[players] - len(cells(position, "lone"))
        for pack in packs(position):
            lost = on_calendar(position, pack)
            assert min(lost.values()) >= 0
            assert lost["alpha"] == 0
            assert on_map(position, pack)["lair"] <= 4
            filled += lost["den"] + lost["pack"]
        assert number(position, "calendar") == filled
        before, lairs = lairs, sum(on_map(position, pack)["lair"] for pack in packs(position))
        assert before <= lairs


@pytest.mark.parametrize("players", PLAYERS)
def test_W_SUP_06_before_the_draft_nothing_is_on_the_map(players: int) -> None:
    position = truth(new(players))
    for pack in packs(position):
        assert on_map(position, pack) == {"alpha": 0, "pack": 0, "den": 0, "lair": 0}
        assert in_reserve(position, pack) == ALL


@pytest.mark.parametrize("players", PLAYERS)
def test_W_SUP_06_the_calendar_tells_what_lies_on_it(players: int) -> None:
    last = list(every_step(players))[-1]
    shown = last.view(None)["calendar"]
    lying = [on_calendar(truth(last), pack) for pack in packs(last)]
    assert shown["days"] == days(last)
    assert shown["lone_wolves"] == LONE_CELLS[players] - len(cells(last, "lone"))
    assert shown["dens"] == [lost["den"] for lost in lying]
    assert shown["pack_wolves"] == [lost["pack"] for lost in lying]
