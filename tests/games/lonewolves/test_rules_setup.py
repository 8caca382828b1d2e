"""4. Setup."""

from functools import cache

import numpy as np
import pytest

from nunatak import OptionError
from nunatak.kernel.chance import FOR_THE_GAME, below, shuffle, stream
from tests.games.lonewolves.helpers import (
    DECK,
    KINDS,
    MODES,
    TERRITORIES,
    finished,
    hand,
    honor,
    moons,
    new,
    play,
    slot_ids,
    supply,
    truth,
    winner_of,
)

DEALS = 200


@cache
def deals() -> list[dict[str, list[str]]]:
    """Many deals, hidden things included."""
    return [truth(new(seed=seed)) for seed in range(DEALS)]


def test_L_SET_01_the_mode_is_chosen_first_and_all_boards_show_that_side() -> None:
    for mode, slots in (("normal", [3, 3, 3, 3, 3]), ("advanced", [3, 1, 2, 2, 3])):
        table = new(mode)
        assert table.view(None)["mode"] == mode
        near = [slot.split(":")[1] for slot in slot_ids(table, "near")]
        assert [near.count(name) for name in TERRITORIES] == slots


def test_L_SET_01_there_is_no_third_mode() -> None:
    with pytest.raises(OptionError, match="mode: one of normal, advanced"):
        new("expert")


@pytest.mark.parametrize("mode", MODES)
def test_L_SET_02_the_boards_lie_in_a_fixed_row(mode: str) -> None:
    for seed in range(5):
        row = [place["territory"] for place in new(mode, seed).view(0)["territories"]]
        assert row == ["cave", "volcano", "desert", "swamp", "tundra"]


def test_L_SET_03_the_scars_are_shuffled() -> None:
    for place in range(3):
        kinds = [deal["cave.supply"][place].removeprefix("?") for deal in deals()]
        assert all(8 < kinds.count(kind) < 40 for kind in KINDS)  # 22 of 200 are expected


def test_L_SET_04_one_scar_face_up_and_one_face_down_on_each_dark_symbol() -> None:
    for mode, dark in (("normal", [2, 2, 2, 2, 2]), ("advanced", [2, 3, 2, 3, 2])):
        table = new(mode)
        for name, hidden in zip(TERRITORIES, dark, strict=True):
            assert supply(table, name)[0] in KINDS
            assert supply(table, name)[1:] == ["?"] * hidden


def test_L_SET_05_the_unused_scars_go_to_the_box_unseen() -> None:
    assert new("normal").view(0)["box"] == {"count": 3, "scars": []}
    assert new("advanced").view(0)["box"] == {"count": 1, "scars": []}


def test_L_SET_06_the_honor_tokens_are_shuffled() -> None:
    for name in TERRITORIES:
        tokens = {"/".join(sorted(deal[f"{name}.honor"][0].split("/"))) for deal in deals()}
        assert tokens == {"1/6", "2/7", "3/8", "4/9", "10/5"}
    for deal in deals():
        assert len({min(faces(deal, name)) for name in TERRITORIES}) == 5


def test_L_SET_06_a_fair_coin_decides_the_side_up() -> None:
    for name in TERRITORIES:
        dear = sum(up > down for up, down in (faces(deal, name) for deal in deals()))
        assert 0.4 < dear / DEALS < 0.6


def faces(deal: dict[str, list[str]], name: str) -> tuple[int, int]:
    up, down = deal[f"{name}.honor"][0].split("/")
    return int(up), int(down)


@pytest.mark.parametrize("mode", MODES)
def test_L_SET_07_both_moons_wait_beside_the_field(mode: str) -> None:
    assert moons(new(mode)) == (None, None)


def test_L_SET_08_thirteen_shuffled_cards_for_each_seat() -> None:
    for deal in deals():
        assert len(deal["near.hand"]) == len(deal["far.hand"]) == 13
        assert len({*deal["near.hand"], *deal["far.hand"]}) == 26
    for card in (f"{suit}{value}" for suit in "BROGW" for value in range(2, 8)):
        share = sum(card in deal["near.hand"] for deal in deals()) / DEALS
        assert 0.3 < share < 0.57  # 13 of 30


def test_L_SET_09_four_cards_are_set_aside_seen_by_nobody() -> None:
    table = new()
    for seat in (0, 1, None):
        assert table.view(seat)["set_aside"] == {"count": 4, "cards": None}


@pytest.mark.parametrize("mode", MODES)
def test_L_SET_10_there_is_no_trump(mode: str) -> None:
    assert new(mode).view(None)["trump"] is None
    assert all(winner_of("B2", f"{suit}7") == "near" for suit in "ROGW")


def test_L_SET_11_the_first_leader_is_random() -> None:
    near = sum(deal["leader"] == ["near"] for deal in deals())
    assert 0.4 < near / DEALS < 0.6


def test_L_SET_11_the_first_leader_decides_first() -> None:
    for seed in range(10):
        table = new(seed=seed)
        assert table.decision is not None
        assert table.decision.seat == table.view(None)["leader"]


def test_L_SET_12_all_chance_is_drawn_from_the_seed_in_the_ledger_s_order() -> None:
    chance = stream(7, FOR_THE_GAME)
    scars = np.repeat(np.arange(9), 2).astype(np.int8)
    shuffle(chance, scars)
    tokens = np.arange(5).astype(np.int8)
    shuffle(chance, tokens)
    sides = [below(chance, 2) for _ in TERRITORIES]
    deck = np.arange(30).astype(np.int8)
    shuffle(chance, deck)
    leader = below(chance, 2)

    table = new(seed=7)
    position = truth(table)
    lying = [token for name in TERRITORIES for token in position[f"{name}.supply"]]
    assert [token.removeprefix("?") for token in lying] == [KINDS[scar] for scar in scars[:15]]
    assert [honor(table, name) for name in TERRITORIES] == [
        1 + token + 5 * side for token, side in zip(tokens, sides, strict=True)
    ]
    assert set(hand(table, "near")) == {DECK[card] for card in deck[:13]}
    assert set(hand(table, "far")) == {DECK[card] for card in deck[13:26]}
    assert table.view(None)["leader"] == leader


@pytest.mark.parametrize("mode", MODES)
def test_L_SET_12_nothing_random_happens_later(mode: str) -> None:
    assert truth(finished(mode))["chance"] == truth(new(mode))["chance"]


@pytest.mark.parametrize("mode", MODES)
def test_L_SET_12_the_same_seed_and_moves_give_the_same_game(mode: str) -> None:
    table = finished(mode)
    assert play(new(mode), *table.moves).position == table.position
