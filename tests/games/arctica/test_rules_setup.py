"""4. Setup."""

from collections import Counter
from functools import cache

import pytest

from nunatak import OptionError
from tests.games.arctica.helpers import (
    COD,
    DECK,
    FIGURES,
    HUNTERS,
    PLAYERS,
    at,
    awaits,
    deck,
    discard,
    figures,
    hand,
    ice,
    igloo,
    items,
    new,
    play,
    points,
    tokens,
    truth,
    won,
)

DEALS = 120


@cache
def deals(seats: int) -> list[dict[str, str]]:
    """Many deals, hidden things included."""
    return [truth(new(seats, seed)) for seed in range(DEALS)]


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_01_two_three_or_four_players(seats: int) -> None:
    assert len(new(seats).view(None)["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_A_SET_01_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 is expected"):
        new(seats)


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_02_each_player_has_one_of_the_four_hunters(seats: int) -> None:
    for deal in deals(seats):
        dealt = deal["hunters"].split(",")
        assert len(set(dealt)) == len(dealt) == seats
        assert set(dealt) <= set(HUNTERS)


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_02_at_random(seats: int) -> None:
    for seat in range(seats):
        counts = Counter(deal["hunters"].split(",")[seat] for deal in deals(seats))
        assert all(15 <= counts[name] <= 48 for name in HUNTERS)  # 30 of 120 are expected


@pytest.mark.parametrize(("seats", "neutral"), [(2, 2), (3, 1), (4, 0)])
def test_A_SET_03_the_others_are_neutral(seats: int, neutral: int) -> None:
    hunters = new(seats).view(None)["hunters"]
    assert sum(hunter["owner"] is None for hunter in hunters.values()) == neutral


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_04_cod_is_always_neutral(seats: int) -> None:
    for seat in range(seats):
        table = play(at(f"seats={seats} seat={seat} cod=(0,0)"), "cod1 to (0,1)")
        assert won(table, seat) == "plankton"


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_05_each_player_has_the_tokens_of_the_own_hunter(seats: int) -> None:
    table = new(seats)
    worth = {"orca": 2 * 6, "bear": 2 * 6, "inuit": 2 * 4, "seal": 3 * 4}
    for seat, name in enumerate(truth(table)["hunters"].split(",")):
        assert points(table, seat)["own_tokens"] == worth[name]


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_06_plankton_and_neutral_tokens_are_in_the_supply(seats: int) -> None:
    table = new(seats)
    assert table.view(None)["plankton"] == 9
    assert tokens(table) == {"orca": 2, "bear": 2, "inuit": 2, "seal": 3}
    assert [won(table, seat) for seat in range(seats)] == [""] * seats


def test_A_SET_07_the_standard_layout() -> None:
    """The ledger's picture of it."""
    table = new()
    assert ice(table) == {
        **dict.fromkeys(["(-3,0)", "(3,0)"], "iceberg"),
        **dict.fromkeys(["(-1,-3)", "(4,-3)", "(1,-2)", "(-1,2)", "(-4,3)", "(1,3)"], "floe"),
        **dict.fromkeys(["(0,-2)", "(2,-2)", "(-2,2)", "(0,2)"], "pack"),
    }
    assert igloo(table) == "(-4,3)"


def test_A_SET_07_or_the_setup_for_experienced_players() -> None:
    assert awaits(new(setup="advanced"))[1] == "place-ice"
    with pytest.raises(OptionError, match="setup: one of standard, advanced"):
        new(setup="expert")


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_08_all_figures_the_igloo_and_all_cod_at_every_player_count(seats: int) -> None:
    table = new(seats)
    placed = figures(table)
    assert list(placed) == list(FIGURES)
    assert {name: placed[name] for name in FIGURES[:5]} == {
        "bear": "(1,3) ice",
        "inuit": "(-4,3) ice",
        "orca": "(-2,4) water",
        "seal1": "(-1,-3) ice",
        "seal2": "(4,-3) ice",
    }
    assert [placed[name].split()[0] for name in FIGURES[5:]] == COD
    assert igloo(table) == "(-4,3)"


def test_A_SET_09_the_deck_is_shuffled_and_face_down() -> None:
    tops = Counter(items(deal["deck"])[0] for deal in deals(2))
    assert len(tops) > 15  # of 19 kinds
    assert max(tops.values()) < 40  # 20 melt cards of 120 are expected
    assert all("discard" not in deal for deal in deals(2))


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_10_three_secret_cards_each(seats: int) -> None:
    table = new(seats)
    assert [len(hand(table, seat)) for seat in range(seats)] == [3] * seats
    assert len(deck(table)) == 36 - 3 * seats
    assert discard(table) == []
    cards = [*deck(table), *(card for seat in range(seats) for card in hand(table, seat))]
    assert sorted(cards) == sorted(DECK)
    for seat in range(seats):
        shown = [player["hand"] for player in table.view(seat)["seats"]]
        assert [cards is None for cards in shown] == [other != seat for other in range(seats)]


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_11_the_first_player_is_random(seats: int) -> None:
    counts = Counter(deal["first"] for deal in deals(seats))
    share = DEALS / seats
    assert all(0.5 * share < counts[str(seat)] < 1.5 * share for seat in range(seats))
    assert all(deal["first"] == deal["seat"] for deal in deals(seats))


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_SET_11_play_goes_clockwise(seats: int) -> None:
    hands = " ".join(f"hand{seat}=E1" if seat < 2 else f"hand{seat}=W1" for seat in range(seats))
    table = at(f"seats={seats} first=1 {hands}")
    order = []
    for _ in range(seats + 1):
        order.append(awaits(table)[0])
        play(table, f"play {hand(table, order[-1] or 0)[0]}", "end turn")
    assert order == [(1 + turn) % seats for turn in range(seats + 1)]


def test_A_SET_12_all_begin_with_the_same_value() -> None:
    for seed in range(3):
        table = new(4, seed)
        assert [sum(points(table, seat).values()) for seat in range(4)] == [12] * 4
        inuit = truth(table)["hunters"].split(",").index("inuit")
        assert points(table, inuit) == {"own_tokens": 8, "igloo": 4}
