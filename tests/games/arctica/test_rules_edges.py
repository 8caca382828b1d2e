"""16. Edge cases."""

import pytest

from nunatak import Table
from tests.games.arctica.helpers import (
    PLAYERS,
    all_but,
    at,
    at_sea,
    awaits,
    deck,
    discard,
    every_step,
    figures,
    hand,
    ice,
    igloo,
    options,
    play,
    points,
    rule,
    tokens,
    truth,
    where,
    won,
)


def drift(card: str, words: str, *picks: str) -> Table:
    """The card is played and these tokens have been chosen."""
    table = play(at(f"{words} hand={card}"), f"play {card}")
    return play(table, *(f"drift {pick}" for pick in picks))


def test_A_EDGE_01_of_two_floes_in_a_row_the_front_one_first() -> None:
    row = "floe=(0,0),(1,0)"
    assert rule(drift("E2", row), "drift (0,0)") == "A-PUSH-01"
    assert set(ice(drift("E2", row, "(1,0)", "(0,0)"))) == {"(1,0)", "(2,0)"}


def test_A_EDGE_02_a_floe_before_an_iceberg_moves_by_two_picks_or_by_one() -> None:
    words = "iceberg=(0,0) floe=(1,0) pack=(0,3)"
    moved = {"(1,0)": "iceberg", "(2,0)": "floe", "(0,3)": "pack"}
    table = drift("E2", words, "(1,0)", "(0,0)")
    assert (ice(table), awaits(table)) == (moved, (0, "turn"))
    table = drift("E2", words, "(0,0)")
    assert (ice(table), awaits(table)) == (moved, (0, "drift"))


def test_A_EDGE_03_cod_under_a_floe_that_an_iceberg_pushes() -> None:
    table = drift("E1", "iceberg=(0,0) floe=(1,0) cod=(1,0)", "(0,0)")
    assert ice(table)["(2,0)"] == "floe"
    assert where(table, "cod1") == "(2,0) water"


def test_A_EDGE_04_a_swimming_bear_at_the_edge() -> None:
    table = drift("E1", "pack=(3,-2) bear=(4,-2)", "(3,-2)")
    assert set(options(table)) == {f"displace {cell}" for cell in ("(4,-3)", "(3,-1)", "(4,-1)")}


def test_A_EDGE_05_bear_and_kayak_are_shoved_together() -> None:
    table = drift("E1", "floe=(0,0) bear=(1,0) inuit=(1,0)", "(0,0)")
    assert (where(table, "bear"), where(table, "inuit")) == ("(2,0) water", "(2,0) water")


def test_A_EDGE_06_the_same_swimmer_is_shoved_several_times() -> None:
    """To the east by one floe, onto another way by a second one of the same card."""
    table = drift("E2", "floe=(0,0),(1,-1) pack=(2,0) bear=(1,0)", "(0,0)")
    play(table, "displace (2,-1)", "drift (1,-1)")
    assert where(table, "bear") == "(3,-1) water"


def test_A_EDGE_07_shoved_to_an_orca_nothing_happens_until_somebody_attacks() -> None:
    table = drift("E1", "hunters=inuit,bear floe=(0,0) bear=(1,0) orca=(2,0)", "(0,0)")
    assert (where(table, "bear"), won(table)) == ("(2,0) water", "")
    assert won(play(table, "orca attacks bear")) == "bear"


def test_A_EDGE_08_ice_on_a_corner() -> None:
    table = drift("E1", "floe=(3,0) bear=(4,0)", "(3,0)")
    play(table, "displace (4,-1)")
    assert ice(table) == {"(4,0)": "floe"}
    returning = "phase=return due=bear won1=bear"
    assert rule(at(f"{returning} floe=(4,0)"), "return (4,0) ice") is None
    assert rule(at(f"{returning} iceberg=(4,0)"), "return (4,0)") == "A-RET-03"


def test_A_EDGE_09_pack_ice_melts_between_a_seal_and_an_orca() -> None:
    table = at("hunters=orca,seal pack=(0,0) seal1=(0,0):ice orca=(0,0) hand=MELT")
    assert rule(table, "orca attacks seal1") == "A-REACH-02"
    play(table, "melt (0,0)")
    assert where(table, "seal1") == where(table, "orca") == "(0,0) water"
    assert won(play(table, "orca attacks seal1")) == "seal"


def test_A_EDGE_10_the_floe_of_igloo_and_inuit_hunter_melts() -> None:
    table = play(at("floe=(0,0) igloo=(0,0) inuit=(0,0) hand=MELT"), "melt (0,0)")
    assert (igloo(table), where(table, "inuit")) == (None, "(0,0) ice")
    assert ice(table) == {"(0,0)": "pack"}


def test_A_EDGE_11_a_seal_on_ice_and_cod_under_it() -> None:
    table = at("hunters=seal,bear floe=(0,0) seal1=(0,0):ice cod=(0,0)")
    assert rule(table, "seal1 attacks cod1") == "A-REACH-02"
    play(table, "seal1 to (1,0) > (0,0) water", "seal1 attacks cod1")
    assert won(table) == "cod"


def test_A_EDGE_12_an_orca_surrounded_by_ice() -> None:
    ring = "floe=(1,0),(1,-1),(0,-1) pack=(-1,0),(-1,1),(0,1)"
    table = at(f"hunters=orca,bear {ring} orca=(0,0)")
    assert len(options(table, "orca")) == 6
    table = play(table, "orca to (1,0)")
    assert rule(table, "orca to (2,0)") == "A-ORCA-03"


def test_A_EDGE_12_by_icebergs_and_the_edge_it_stays() -> None:
    """A corner has three neighbours and there are two icebergs: the third way stays open."""
    table = at("hunters=orca,bear iceberg=(4,-1),(3,0) orca=(4,0) floe=(3,1)")
    assert options(table, "orca") == ["orca to (3,1) water"]


def test_A_EDGE_13_the_last_cod_taken_by_a_neutral_hunter() -> None:
    table = play(at("orca=(0,0) cod=(0,0) won1=cod*8 hand=E1"), "orca attacks cod1")
    assert table.is_over
    assert (won(table), hand(table)) == ("cod", ["E1"])


def test_A_EDGE_14_the_last_plankton_before_the_taker_plays_a_card() -> None:
    table = play(at("cod=(0,0) won1=plankton*8 hand=E1"), "cod1 to (0,1)")
    assert table.is_over
    assert (won(table), hand(table)) == ("plankton", ["E1"])


def test_A_EDGE_15_a_captured_hunter_whose_owner_gets_no_more_turn() -> None:
    table = at("bear=(0,0) inuit=(0,0) did=card turn=9 limit=9")
    play(table, "bear attacks inuit", "end turn")
    assert table.is_over
    assert points(table, 1) == {"own_tokens": 4}


@pytest.mark.parametrize("players", ["seats=2", "seats=3"])
def test_A_EDGE_16_the_own_hunter_is_gone_for_good(players: str) -> None:
    table = at(f"{players} won1=bear*2 seal1=(0,0) cod=(0,0)")
    assert rule(table, "bear to (1,0)") == "A-TURN-22"
    play(table, "seal1 attacks cod1")
    assert won(table) == "cod"


def test_A_EDGE_17_the_own_hunter_returned_the_neutral_one_may_attack() -> None:
    table = at("phase=return due=bear won1=bear orca=(0,0) cod=(0,0)")
    play(table, "return (4,0)", "bear to (3,0)", "done", "orca attacks cod1")
    assert won(table) == "cod"


def test_A_EDGE_18_three_attacks_empty_the_seal_s_hand() -> None:
    words = (
        "seats=4 hunters=orca,bear,inuit,seal orca=(0,0) bear=(1,0) inuit=(2,0) seal1=(0,0) "
        "hand0=MELT,SW1 hand1=MELT,SW1 hand2=MELT,SW2 hand3=E1,E1,W1 deck=NW1,NW1,NW2,NW2,NW3"
    )
    table = at(words)
    for attacker in ("orca", "bear", "inuit"):
        card = hand(table, 3)[0]
        play(table, f"{attacker} attacks seal1", f"escape {card}", "no response")
        play(table, "play MELT", "end turn")
    assert hand(table, 3) == []
    assert awaits(table) == (3, "turn")
    assert rule(table, "swap") == "A-TURN-16"
    play(table, "end turn")
    assert len(hand(table, 3)) == 3


def test_A_EDGE_19_two_seals_in_one_cell() -> None:
    table = at_sea("orca=(0,0) seal1=(0,0) seal2=(0,0) hand1=E1")
    play(table, "orca attacks seal2", "escape E1", "no response")
    assert (where(table, "seal1"), where(table, "seal2")) == ("(0,0) water", "(1,0) water")


def test_A_EDGE_20_a_seal_flees_to_a_predator() -> None:
    table = at_sea("orca=(0,0) bear=(1,0) seal1=(0,0) hand1=E1,W1 deck=MELT")
    play(table, "orca attacks seal1", "escape E1", "no response", "end turn", "play W1", "end turn")
    assert where(table, "seal1") == "(1,0) water"  # safe until now
    assert awaits(table) == (2, "turn")
    assert rule(table, "bear attacks seal1") is None


@pytest.mark.parametrize("card", ["E3", "MELT"])
def test_A_EDGE_21_all_ice_is_gone(card: str) -> None:
    table = play(at(f"bear=(0,0) hand={card}"), f"play {card}")
    assert discard(table) == [card]
    assert rule(table, "bear to (1,0)") is None
    assert rule(table, "end turn") is None


def test_A_EDGE_22_deck_and_discard_pile_are_never_both_empty() -> None:
    """Four players hold thirteen cards at most: twelve, and the attacker's fourth."""
    hands = "hand0=NE1,E2,E3 hand1=NE2,NW1,NW2 hand2=W1,W2,W3 hand3=SE1,SE2,SE3"
    held = [card for word in hands.split() for card in word.partition("=")[2].split(",")]
    words = f"seats=4 hunters=orca,seal,bear,inuit {hands} discard={all_but(*held)}"
    table = play(at(f"{words} orca=(0,0) seal1=(0,0)"), "orca attacks seal1", "escape NE2")
    assert [len(hand(table, seat)) for seat in range(4)] == [4, 2, 3, 3]
    assert len(deck(table)) == 36 - 12 - 1


def test_A_EDGE_23_the_igloo_s_floe_is_pushed_by_an_iceberg() -> None:
    table = drift("E1", "iceberg=(0,0) floe=(1,0) igloo=(1,0)", "(0,0)")
    assert igloo(table) == "(2,0)"
    with pytest.raises(ValueError, match="stands on a floe"):
        at("iceberg=(0,0) igloo=(0,0)")


def test_A_EDGE_24_a_neutral_seal_captured_twice_leaves_one_for_everybody() -> None:
    words = "bear=(0,0) seal1=(0,0) seal2=(2,0) won0=seal did=card cod=(2,0)"
    table = play(at(words), "bear attacks seal1", "end turn")
    assert awaits(table) == (1, "turn")
    assert tokens(table)["seal"] == 1
    assert [name for name in figures(table) if name.startswith("seal")] == ["seal2"]
    assert won(play(table, "seal2 attacks cod1"), 1) == "cod"


def test_A_EDGE_25_from_the_kayak_onto_ice_with_cod_beneath() -> None:
    table = at("hunters=inuit,bear floe=(1,0) inuit=(0,0) cod=(1,0)")
    play(table, "inuit to (1,0)")
    assert rule(table, "inuit to (2,0)") == "A-INUIT-03"
    assert won(play(table, "inuit attacks cod1")) == "cod"


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_EDGE_22_in_no_random_game_more_than_13_cards_are_held(seats: int) -> None:
    for table in every_step(seats, "standard", games=1):
        position = truth(table)
        held = sum(len(hand(table, seat)) for seat in range(seats))
        assert held <= 3 * seats + 1
        assert "deck" in position or "discard" in position
