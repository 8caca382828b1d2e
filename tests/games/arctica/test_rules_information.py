"""14. Hidden information, and what section 19 adds to it."""

from typing import Any

import numpy as np
import pytest

from nunatak import Refused, Table
from tests.games.arctica.helpers import (
    PLAYERS,
    SETUPS,
    all_but,
    at,
    at_sea,
    deck,
    discard,
    finished,
    hand,
    midgame,
    new,
    play,
    redeals,
    seen,
    truth,
)

DRAWN = "orca=(0,0) seal1=(0,0) hand1=NE2,W1"


def test_A_INFO_01_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have() -> None:
    table = at("seats=3 hand0=E1,E2 hand1=W1,W2,W3 hand2=MELT")
    hands = [["E1", "E2"], ["W1", "W2", "W3"], ["MELT"]]
    for seat in range(3):
        shown = table.view(seat)["seats"]
        assert [player["hand"] for player in shown] == [
            cards if other == seat else None for other, cards in enumerate(hands)
        ]
        assert [player["cards"] for player in shown] == [2, 3, 1]
    assert [player["hand"] for player in table.view(None)["seats"]] == [None] * 3


def test_A_INFO_01_another_hand_of_an_opponent_looks_the_same() -> None:
    one, other = (at(f"hand0=E1,E2 hand1={cards}") for cards in ("W1,W2", "MELT,SE3"))
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, None) == seen(other, None)
    assert seen(one, 1) != seen(other, 1)


def test_A_INFO_02_the_deck_s_order_is_hidden_its_size_is_open() -> None:
    one, other = (at(f"hand0=E1 deck={cards}") for cards in ("W1,W2,SE3", "MELT,SE3,W1"))
    for seat in (0, 1, None):
        assert seen(one, seat) == seen(other, seat)
        assert one.view(seat)["deck"] == 35


def test_A_INFO_03_the_discard_pile_is_open_with_its_order() -> None:
    table = at("discard=SE3,MELT,E1 did=card hand=W1,W2")
    play(table, "swap")
    for seat in (0, 1, None):
        assert table.view(seat)["discard"] == ["SE3", "MELT", "E1", "W1", "W2"]


def test_A_INFO_04_what_is_open_to_all() -> None:
    words = (
        "seats=3 hunters=orca,seal,bear iceberg=(3,0) floe=(0,0) pack=(1,0) igloo=(0,0) "
        "inuit=(0,0) seal1=(1,0):water barred=seal1 won0=seal,cod*2,plankton won1=bear due=bear"
    )
    table = at(words)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view["ice"] == {"(3,0)": "iceberg", "(0,0)": "floe", "(1,0)": "pack"}
        assert view["igloo"] == "(0,0)"
        assert view["figures"]["inuit"]["layer"] == "ice"
        assert (view["figures"]["seal1"]["layer"], view["figures"]["seal1"]["barred"]) == (
            "water",
            True,
        )
        assert view["figures"]["bear"]["due"]
        assert (view["seats"][0]["cod"], view["seats"][0]["plankton"]) == (2, 1)
        assert view["seats"][0]["won"]["seal"] == 1
        assert view["plankton"] == 8
        assert view["hunters"]["bear"] == {"owner": 2, "lives": 1}
        assert view["hunters"]["inuit"] == {"owner": None, "lives": 2}
        assert (view["phase"], view["seat"]) == ("turn", 0)


def test_A_INFO_05_the_card_drawn_in_an_escape_stays_secret() -> None:
    one, other = (
        play(at_sea(f"{DRAWN} hand0=E1 deck={top}"), "orca attacks seal1", "escape NE2")
        for top in ("NE1", "MELT")
    )
    for seat in (1, 2, 3, None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


def test_A_INFO_05_not_responding_tells_nothing() -> None:
    one, other = (
        play(at_sea(f"{DRAWN} hand0={held},E2"), "orca attacks seal1", "escape NE2", "no response")
        for held in ("NE1", "MELT")
    )
    for seat in (1, 2, 3, None):
        assert seen(one, seat) == seen(other, seat)


def test_A_INFO_05_nor_does_declining_to_flee() -> None:
    one, other = (
        play(at_sea(f"orca=(0,0) seal1=(0,0) hand1={cards}"), "orca attacks seal1", "no escape")
        for cards in ("E1,NE2", "MELT,MELT")
    )
    for seat in (0, 2, 3, None):
        assert seen(one, seat) == seen(other, seat)


@pytest.mark.parametrize("setup", SETUPS)
def test_A_INFO_06_the_seed_is_in_no_view(setup: str) -> None:
    table = midgame(3, setup)
    chance = truth(table)["chance"]
    other = Table.at(table.position.replace(chance, "0123456789abcdef" * 2))
    for seat in (0, 1, 2, None):
        assert seen(table, seat) == seen(other, seat)
        assert not {"seed", "salt", "chance"} & set(table.view(seat))


def test_A_INFO_06_future_draws_are_not_in_what_a_bot_gets() -> None:
    table = midgame(2)
    for other in redeals(table, 0, 3):
        assert truth(other)["chance"] != truth(table)["chance"]
        assert deck(other) != deck(table)


def test_A_INFO_06_the_record_s_seed_is_sealed_before_the_end() -> None:
    record = midgame(2).record()
    assert (record.seed, record.salt) == (None, None)
    assert finished().record().seed == 7


def test_A_INFO_06_hands_are_shown_after_the_end() -> None:
    table = finished()
    assert [player["hand"] for player in table.view(None)["seats"]] == [hand(table), hand(table, 1)]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", PLAYERS)
def test_A_INFO_07_bots_get_the_view_of_their_seat(seats: int, setup: str) -> None:
    table = midgame(seats, setup)
    for seat in range(seats):
        assert table.outlook(seat).view == table.view(seat)


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_INFO_07_a_redeal_looks_the_same(seats: int) -> None:
    table = midgame(seats)
    for seat in range(seats):
        others = list(redeals(table, seat, 3))
        assert {seen(other, seat) for other in others} == {seen(table, seat)}
        assert all(other.position != table.position for other in others)
        for other in others:
            assert hand(other, seat) == hand(table, seat)
            assert discard(other) == discard(table)


def test_A_INFO_07_over_many_redeals_any_unseen_card_may_be_anywhere() -> None:
    table = at("hand0=E1,E2,E3 hand1=W1,W2,W3")
    held = {card for other in redeals(table, 0, 60) for card in hand(other, 1)}
    assert len(held) > 12  # of 19 kinds
    tops = {deck(other)[0] for other in redeals(table, 0, 60)}
    assert len(tops) > 8


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", PLAYERS)
def test_A_INFO_07_a_learner_s_numbers_tell_no_more(seats: int, setup: str) -> None:
    table = midgame(seats, setup)
    for seat in range(seats):
        for other in redeals(table, seat, 2):
            assert np.array_equal(observation(table, seat), observation(other, seat))


def observation(table: Table, seat: int) -> Any:
    numbers = np.zeros(table.game.learner.length, np.float32)
    state, _ = table.game.sheet.read(table.position, table.start.designed)
    table.game.learner.observe(state, seat, numbers)
    return numbers


def test_A_INFO_07_refusals_to_others_depend_on_nothing_hidden() -> None:
    """Whatever seat 1 tries out of turn, it learns nothing about the hand of seat 0."""
    for cards in ("E1,E2", "MELT,W1"):
        table = at(f"floe=(0,0) hand0={cards} hand1=SE1")
        for move in ("play E1", "play MELT", "melt (0,0)", "play SE1", "end turn"):
            refusal = table.why_not(move, seat=1)
            assert refusal is not None
            assert refusal.rule == "A-TURN-19"


def test_A_INFO_10_swapped_cards_lie_in_the_order_in_which_they_were_drawn() -> None:
    table = at("hand=E1,W1 deck=MELT,SE1,SE2,SE3,NW1")
    play(table, "play E1", "end turn", "end turn")  # the other hand is empty
    assert hand(table) == ["W1", "MELT", "SE1"]
    play(table, "play MELT", "swap")
    assert discard(table) == ["E1", "MELT", "W1", "SE1"]


def test_A_INFO_10_a_reshuffle_can_return_them_at_once() -> None:
    table = at(f"did=card hand=E3,W3 discard={all_but('E3', 'W3')}")
    play(table, "swap")
    assert discard(table) == []
    cards = [*deck(table), *hand(table)]
    assert (len(cards), cards.count("E3"), cards.count("W3")) == (36, 1, 1)


# ------------------------------------------------------------------ 19: rulings of this edition


def reshuffled() -> Table:
    """Seat 0 drew from an empty deck; what it and seat 1 held before is not in the new one."""
    held = ("E1", "E2", "W3", "NW3", "MELT")
    words = f"did=card hand0=E1,E2 hand1=W3,NW3,MELT discard={all_but(*held)}"
    return play(at(words), "end turn")


def test_A_INFO_11_how_long_a_card_was_held_is_open_but_not_its_face() -> None:
    for seat in (0, 1, None):
        shown = reshuffled().view(seat)["seats"]
        assert [player["ages"] for player in shown] == [[1, 1, 0], [1, 1, 1]]
    assert reshuffled().view(0)["seats"][1]["hand"] is None


def test_A_INFO_11_redeals_keep_to_it() -> None:
    """The pile was open, so what was in neither the pile nor the own hand is in the other's."""
    for other in redeals(reshuffled(), 0, 10):
        assert sorted(hand(other, 1)) == ["MELT", "NW3", "W3"]
    for other in redeals(reshuffled(), 1, 10):
        assert sorted(hand(other, 0)[:2]) == ["E1", "E2"]


def test_A_INFO_11_of_two_cards_of_one_kind_the_one_drawn_first_is_played() -> None:
    table = play(at("hand=E1~1,W1,E1"), "play E1")
    assert truth(table)["hand0"] == "W1,E1"


def undo_refusal(table: Table) -> str | None:
    """The rule that keeps the last move; None if it was taken back."""
    try:
        table.undo()
    except Refused as refused:
        return refused.refusal.rule
    return None


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("hand=E1", ["play E1"]),  # showed a card
        ("floe=(0,0) hand=MELT", ["melt (0,0)"]),
        ("did=card", ["end turn"]),  # drew
        ("did=card hand=E1", ["swap"]),
        ("bear=(0,0) cod=(0,0) won1=cod*8", ["bear attacks cod1"]),  # ended the game
        (
            "phase=place-igloo setup=advanced floe=(-3,0),(-4,1) inuit=(-4,0)",
            ["place igloo (-3,0)"],
        ),
    ],
)
def test_A_INFO_12_what_showed_or_drew_a_card_or_ended_the_game_stays(
    words: str, moves: list[str]
) -> None:
    table = play(at(words), *moves)
    after = table.position
    assert undo_refusal(table) == ("A-TURN-23" if table.is_over else "A-INFO-12")
    assert table.position == after


@pytest.mark.parametrize("answers", [["no escape"], ["escape E1"], ["escape E1", "no response"]])
def test_A_INFO_12_nor_is_an_answer_taken_back(answers: list[str]) -> None:
    table = play(at_sea("orca=(0,0) seal1=(0,0) hand1=E1"), "orca attacks seal1", *answers)
    assert undo_refusal(table) == "A-INFO-12"


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("bear=(0,0)", "bear to (0,1)"),
        ("bear=(0,0) orca=(0,0)", "bear attacks orca"),
        ("phase=drift did=card drift=E:1 floe=(0,0)", "drift (0,0)"),
        ("phase=return due=bear won1=bear", "return (4,0)"),
        ("phase=place-ice", "place floe (0,0)"),
    ],
)
def test_A_INFO_12_everything_else_may_be(words: str, move: str) -> None:
    table = at(words)
    before = table.position
    play(table, move)
    assert undo_refusal(table) is None
    assert table.position == before


def test_A_INFO_12_back_to_the_last_such_moment() -> None:
    table = play(at("floe=(0,0),(0,2) hand=E2"), "play E2", "drift (0,0)", "drift (0,2)")
    assert table.undoable == 2
    assert [undo_refusal(table) for _ in range(3)] == [None, None, "A-INFO-12"]
    assert table.moves == ["play E2"]


def test_A_INFO_12_the_deal_stays() -> None:
    assert undo_refusal(new()) == "A-INFO-12"
