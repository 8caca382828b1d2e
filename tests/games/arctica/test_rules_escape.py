"""11. Four players: the seal's escape."""

import pytest

from nunatak import Refusal, Table
from tests.games.arctica.helpers import (
    all_but,
    at,
    at_sea,
    awaits,
    deck,
    discard,
    hand,
    ice,
    options,
    play,
    rule,
    truth,
    where,
    won,
)

BEFORE_THE_CARD = "seats=4 hunters=orca,seal,bear,inuit"
CARDS = "hand0=NE1,MELT hand1=NE2,W1,MELT deck=SW1,E3"


def attacked(words: str = CARDS) -> Table:
    """The orca has attacked the first seal in open sea; its card has been played."""
    return play(at_sea(f"orca=(0,0) seal1=(0,0) {words}"), "orca attacks seal1")


# ------------------------------------------------------------------ the attack and the flight


@pytest.mark.parametrize("players", ["seats=2 hunters=orca,seal", "seats=3 hunters=orca,seal,bear"])
def test_A_ESC_01_only_with_four_players(players: str) -> None:
    table = play(at(f"{players} orca=(0,0) seal1=(0,0) hand1=E1"), "orca attacks seal1")
    assert where(table, "seal1") == "off"
    assert awaits(attacked()) == (1, "escape")


@pytest.mark.parametrize("target", ["bear", "inuit", "cod1"])
def test_A_ESC_01_only_when_a_seal_is_attacked(target: str) -> None:
    table = at_sea("orca=(0,0) bear=(0,0) inuit=(0,0) cod=(0,0) hand1=E1")
    play(table, f"orca attacks {target}")
    assert where(table, target) == "off"


def test_A_ESC_02_declared_under_all_rules_and_not_captured_yet() -> None:
    table = at_sea("orca=(0,0) floe=(0,0) seal1=(0,0):ice seal2=(1,0)")
    assert rule(table, "orca attacks seal1") == "A-REACH-02"
    assert rule(table, "orca attacks seal2") == "A-REACH-01"
    table = attacked()
    assert where(table, "seal1") == "(0,0) water"
    assert won(table) == ""


def test_A_ESC_02_the_attack_is_used_up() -> None:
    table = play(attacked(f"{CARDS} cod=(0,0)"), "escape NE2", "no response")
    assert rule(table, "orca attacks cod1") == "A-HUNT-05"


def test_A_ESC_03_one_drift_card_of_the_hand() -> None:
    table = attacked()
    assert set(options(table)) == {"no escape", "escape NE2 water", "escape W1 water"}
    assert rule(table, "escape E1") == "A-TURN-11"
    play(table, "escape W1", "no response")
    assert where(table, "seal1") == "(-1,0) water"
    assert hand(table, 1) == ["NE2", "MELT"]


def test_A_ESC_04_a_melt_card_is_no_escape() -> None:
    assert rule(attacked(), "escape MELT") == "A-ESC-04"
    assert rule(attacked(), "escape MELT water") == "A-ESC-04"


@pytest.mark.parametrize(
    ("words", "card", "way"),
    [
        ("iceberg=(0,1) orca=(0,0) seal1=(0,0)", "SE1", "to the south-east"),
        ("orca=(4,0) seal1=(4,0)", "E1", "to the east"),
    ],
)
def test_A_ESC_05_the_way_must_be_open(words: str, card: str, way: str) -> None:
    table = play(at_sea(f"{words} hand1={card}"), "orca attacks seal1")
    sentence = f"The seal cannot flee {way}: an iceberg or the edge of the board is in the way."
    assert table.why_not(f"escape {card}") == Refusal("A-ESC-05", sentence)
    assert options(table) == ["no escape"]


def test_A_ESC_06_the_number_is_ignored_and_no_ice_moves() -> None:
    table = attacked("floe=(2,2) hand1=E3")
    play(table, "escape E3", "no response")
    assert where(table, "seal1") == "(1,0) water"
    assert ice(table) == {"(2,2)": "floe"}


@pytest.mark.parametrize("cards", ["hand1=NE2,W1", "hand1=MELT", ""])
def test_A_ESC_07_without_a_card_the_seal_is_captured_and_nobody_draws(cards: str) -> None:
    table = attacked(f"hand0=E1,E2 {cards}")
    held = hand(table, 1)
    assert awaits(table) == (1, "escape")  # asked whether there is a usable card or not
    play(table, "no escape")
    assert (where(table, "seal1"), won(table)) == ("off", "seal")
    assert (hand(table, 0), hand(table, 1)) == (["E1", "E2"], held)
    assert awaits(table) == (0, "turn")


# ------------------------------------------------------------------ the response


def test_A_ESC_08_the_attacker_draws_at_once() -> None:
    table = play(attacked(), "escape NE2")
    assert hand(table, 0) == ["NE1", "MELT", "SW1"]
    assert awaits(table) == (0, "respond")


def test_A_ESC_08_even_as_a_fourth_card() -> None:
    words = f"{BEFORE_THE_CARD} orca=(0,0) seal1=(0,0) hand0=E1,E2,E3 hand1=W1 deck=SW1"
    table = play(at(words), "orca attacks seal1", "escape W1")
    assert hand(table, 0) == ["E1", "E2", "E3", "SW1"]


@pytest.mark.parametrize("card", ["NE1", "NE2", "NE3"])
def test_A_ESC_09_a_card_of_the_same_direction_captures(card: str) -> None:
    table = attacked(f"hand0={card},MELT hand1=NE2 deck=SW1")
    play(table, "escape NE2", f"respond {card}")
    assert (where(table, "seal1"), won(table)) == ("off", "seal")
    assert truth(table)["due"] == "seal1"


def test_A_ESC_09_the_fresh_card_included() -> None:
    table = play(attacked("hand0=E1,MELT hand1=NE2 deck=NE3"), "escape NE2")
    assert options(table) == ["no response", "respond NE3"]


@pytest.mark.parametrize("card", ["E1", "MELT"])
def test_A_ESC_10_any_other_card_is_no_response(card: str) -> None:
    table = play(attacked("hand0=E1,MELT hand1=NE2 deck=SW1"), "escape NE2")
    sentence = "Only a drift card to the north-east can answer this escape."
    assert table.why_not(f"respond {card}") == Refusal("A-ESC-10", sentence)


def test_A_ESC_10_nor_one_that_is_not_held() -> None:
    table = play(attacked("hand0=E1,MELT hand1=NE2 deck=SW1"), "escape NE2")
    assert rule(table, "respond NE1") == "A-TURN-11"


def test_A_ESC_11_otherwise_the_seal_moves_one_cell() -> None:
    table = play(attacked(), "escape NE2", "no response")
    assert where(table, "seal1") == "(1,-1) water"
    assert (where(table, "orca"), won(table)) == ("(0,0) water", "")


def test_A_ESC_12_on_ice_or_under_it_as_the_owner_says() -> None:
    table = attacked("floe=(1,0) hand1=E1,W1 deck=SW1")
    assert rule(table, "escape E1") == "A-SEAL-04"
    assert rule(table, "escape W1 ice") == "A-POS-09"
    assert set(options(table)) == {
        "no escape",
        "escape E1 water",
        "escape E1 ice",
        "escape W1 water",
    }
    play(table, "escape E1 ice", "no response")
    assert where(table, "seal1") == "(1,0) ice"


# ------------------------------------------------------------------ cards


def test_A_ESC_13_the_owner_draws_only_at_the_end_of_the_own_next_turn() -> None:
    table = play(attacked(), "escape NE2", "no response")
    assert hand(table, 1) == ["W1", "MELT"]
    play(table, "end turn")
    assert hand(table, 1) == ["W1", "MELT"]
    play(table, "play W1", "end turn")
    assert len(hand(table, 1)) == 3


@pytest.mark.parametrize(
    ("held", "answer", "after"),
    [
        ("NE1,MELT", "respond NE1", "MELT,SW1,E3"),  # 2, 3, 2, 3
        ("NE1,MELT", "no response", "NE1,MELT,SW1"),  # 2, 3
        ("NE1", "no response", "NE1,SW1,E3"),  # 1, 2, 3
        ("NE1", "respond NE1", "SW1,E3"),  # 1, 2, 1, 2: one card only
    ],
)
def test_A_ESC_14_with_fewer_than_three_the_attacker_draws_one(
    held: str, answer: str, after: str
) -> None:
    table = attacked(f"hand0={held} hand1=NE2 deck=SW1,E3")
    play(table, "escape NE2", answer)
    assert ",".join(hand(table, 0)) == after


@pytest.mark.parametrize("answer", ["respond NE1", "no response"])
def test_A_ESC_15_at_the_end_of_the_turn_three_cards_never_four(answer: str) -> None:
    words = f"{BEFORE_THE_CARD} orca=(0,0) seal1=(0,0) hand0=NE1,E2,E3 hand1=NE2 deck=SW1"
    table = play(at(words), "orca attacks seal1", "escape NE2", answer, "play E2", "end turn")
    assert len(hand(table, 0)) == 3


def test_A_ESC_15_hand_sizes_of_the_ledger() -> None:
    words = f"{BEFORE_THE_CARD} orca=(0,0) seal1=(0,0) hand0=NE1,E2,E3 hand1=NE2 deck=SW1,SW2"
    table = play(at(words), "orca attacks seal1")
    sizes = []
    for move in ("escape NE2", "respond NE1", "play E2", "end turn"):
        sizes.append(len(hand(play(table, move), 0)))
    assert sizes == [4, 3, 2, 3]


def test_A_ESC_16_both_cards_lie_aside_until_the_attack_is_over() -> None:
    """The deck runs out during the exchange; neither card is shuffled back."""
    held = ("NE1", "MELT", "NE2", "W1")
    words = f"hand0=NE1,MELT hand1=NE2,W1 discard={all_but(*held)} chance={'89abcdef' * 4}"
    table = play(attacked(words), "escape NE2")
    assert discard(table) == []  # reshuffled without the escape card
    assert sorted([*deck(table), *hand(table, 0)[2:]]) == sorted(all_but(*held).split(","))
    table = attacked(f"hand0=NE1,MELT hand1=NE2,W1 deck=SW1 discard={all_but(*held, 'SW1')}")
    play(table, "escape NE2", "respond NE1")
    assert discard(table) == ["NE2", "NE1"]  # reshuffled without either
    assert len(deck(table)) == 36 - 2 - 1 - 3  # pile, seal's hand, attacker's hand


def test_A_ESC_17_a_response_is_not_the_turn_s_card() -> None:
    words = f"{BEFORE_THE_CARD} orca=(0,0) seal1=(0,0) hand0=NE1,E2 hand1=NE2 deck=SW1"
    table = play(at(words), "orca attacks seal1", "escape NE2", "respond NE1")
    assert rule(table, "end turn") == "A-TURN-09"  # which speaks for this rule
    assert rule(table, "play E2") is None


def test_A_ESC_17_nor_does_it_allow_a_second_one() -> None:
    table = play(attacked(), "escape NE2", "respond NE1")
    assert rule(table, "play SW1") == "A-TURN-11"


def test_A_ESC_18_the_attacker_stays_and_moves_no_more() -> None:
    table = play(attacked(), "escape NE2", "no response")
    assert where(table, "orca") == "(0,0) water"
    assert rule(table, "orca to (1,0)") == "A-HUNT-06"


def test_A_ESC_19_an_escape_is_no_movement_and_no_attack() -> None:
    """The seal flees to a bear and a cod: nothing happens, and in its turn it moves as usual."""
    words = "bear=(1,-1) cod=(1,-1) hand0=E1,E2 hand1=NE2,MELT deck=SW1,SW2"
    table = play(attacked(words), "escape NE2", "no response")
    assert where(table, "seal1") == "(1,-1) water"
    assert [won(table, seat) for seat in range(4)] == [""] * 4
    play(table, "end turn", "seal1 to (2,-1) > (3,-1)")
    assert where(table, "seal1") == "(3,-1) water"


def test_A_ESC_20_the_escape_card_is_discarded_first() -> None:
    table = play(attacked(f"{CARDS} discard=SE1"), "escape NE2")
    assert discard(table) == ["SE1"]
    play(table, "respond NE1")
    assert discard(table) == ["SE1", "NE2", "NE1"]
    assert hand(table, 0) == ["MELT", "SW1", "E3"]  # both draws came before


def test_A_ESC_20_the_arrival_layer_is_named_openly_with_the_card() -> None:
    table = play(attacked("floe=(1,0) hand1=E1"), "escape E1 ice")
    for seat in (0, 1, 2, 3, None):
        doing = table.view(seat)["doing"]
        assert (doing["escape"], doing["escape_layer"]) == ("E1", "ice")
