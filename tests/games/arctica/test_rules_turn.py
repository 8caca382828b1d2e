"""5. Turn structure, and what section 18 adds to it."""

import pytest

from nunatak import Refused
from tests.games.arctica.helpers import (
    PLAYERS,
    all_but,
    at,
    at_sea,
    awaits,
    deck,
    discard,
    finished,
    hand,
    ice,
    options,
    play,
    rule,
    truth,
    where,
    won,
)

FOUR = "seats=4 hunters=orca,seal,bear,inuit"


def test_A_TURN_01_figures_due_to_return_come_first() -> None:
    table = play(at("hunters=orca,bear due=bear won0=bear did=card"), "end turn")
    assert awaits(table) == (1, "return")
    assert rule(table, "play E1") == "A-TURN-24"
    play(table, "return (4,0)")
    assert awaits(table) == (1, "turn")


def test_A_TURN_02_one_card_to_the_discard_pile_and_its_effect() -> None:
    table = play(at("floe=(0,0) hand=E1,W1,MELT discard=SE3"), "play E1", "drift (0,0)")
    assert hand(table) == ["W1", "MELT"]
    assert discard(table) == ["SE3", "E1"]
    assert ice(table) == {"(1,0)": "floe"}


def test_A_TURN_02_or_a_melt_card() -> None:
    table = play(at("floe=(0,0) hand=E1,W1,MELT"), "melt (0,0)")
    assert (hand(table), discard(table)) == (["E1", "W1"], ["MELT"])
    assert ice(table) == {"(0,0)": "pack"}


def test_A_TURN_03_hunting_is_optional() -> None:
    table = at("bear=(0,0) cod=(0,0) did=card")
    assert rule(table, "end turn") is None


def test_A_TURN_03_activating_is_moving_or_attacking_or_both() -> None:
    words = "bear=(0,0) cod=(0,0),(0,1)"
    assert where(play(at(words), "bear to (0,1)", "done"), "bear") == "(0,1) water"
    assert won(play(at(words), "bear attacks cod1")) == "cod"
    assert won(play(at(words), "bear to (0,1)", "bear attacks cod2")) == "cod"


@pytest.mark.parametrize("first", ["card", "hunt"])
def test_A_TURN_04_card_and_hunt_in_either_order(first: str) -> None:
    table = at("bear=(0,0) orca=(0,2) hand=E1,E2")
    hunt = ("bear to (0,1)", "done", "orca to (0,3)", "done")
    play(table, *(("play E1", *hunt) if first == "card" else (*hunt, "play E1")))
    assert rule(table, "end turn") is None


def test_A_TURN_04_not_own_hunter_card_neutral_hunter() -> None:
    table = play(at("bear=(0,0) orca=(0,2) hand=E1"), "bear to (0,1)", "done", "play E1")
    assert rule(table, "orca to (0,3)") == "A-TURN-04"
    assert rule(table, "orca attacks bear") == "A-TURN-04"
    assert options(table) == ["end turn"]


def test_A_TURN_04_nor_the_same_hunter_again() -> None:
    table = play(at("bear=(0,0) hand=E1"), "bear to (0,1)", "done", "play E1")
    assert rule(table, "bear to (0,2)") == "A-TURN-04"


@pytest.mark.parametrize(
    "players", ["seats=2 hunters=bear,inuit", "seats=3 hunters=bear,inuit,orca"]
)
def test_A_TURN_05_first_the_own_hunter_then_a_neutral_one(players: str) -> None:
    words = f"{players} bear=(0,0) seal1=(0,2)"
    table = play(at(words), "bear to (0,1)", "done", "seal1 to (0,3)", "done")
    assert where(table, "seal1") == "(0,3) water"
    table = play(at(words), "seal1 to (0,3)", "done")
    assert rule(table, "bear to (0,1)") == "A-TURN-05"
    assert not options(table, "bear")


def test_A_TURN_06_either_half_may_be_skipped() -> None:
    words = "bear=(0,0) orca=(0,2) hand=E1"
    for hunt in ((), ("bear to (0,1)", "done"), ("orca to (0,3)", "done")):
        table = play(at(words), *hunt, "play E1")
        assert rule(table, "end turn") is None


def test_A_TURN_07_one_neutral_hunter_per_turn() -> None:
    table = play(at("orca=(0,0) seal1=(0,2) cod=(2,0)"), "orca to (0,1)", "done")
    assert rule(table, "seal1 to (0,3)") == "A-TURN-07"
    assert rule(table, "cod1 to (2,1)") == "A-TURN-07"
    assert rule(table, "orca to (0,0)") == "A-TURN-07"


def test_A_TURN_07_all_cod_together_are_one() -> None:
    table = at("orca=(0,2) cod=(0,0),(1,0),(2,0)")
    play(table, "cod1 to (0,1)", "cod2 to (1,1)", "cod3 to (2,1)", "done")
    assert rule(table, "orca to (0,3)") == "A-TURN-07"


def test_A_TURN_08_with_four_players_the_own_hunter_or_cod() -> None:
    words = f"{FOUR} orca=(0,0) cod=(2,0)"
    table = play(at(words), "orca to (0,1)", "done")
    assert rule(table, "cod1 to (2,1)") == "A-TURN-08"
    table = play(at(words), "cod1 to (2,1)", "done")
    assert rule(table, "orca to (0,1)") == "A-TURN-08"


def test_A_TURN_09_not_before_a_card_was_played() -> None:
    table = at("hand=E1,E2,E3")
    assert rule(table, "end turn") == "A-TURN-09"
    assert rule(table, "swap") == "A-TURN-09"
    play(table, "play E1")
    assert rule(table, "end turn") is None


def test_A_TURN_10_an_empty_hand_skips_the_card() -> None:
    table = play(at(f"{FOUR} seat=1 deck=W1,W2,W3"), "end turn")
    assert hand(table, 1) == ["W1", "W2", "W3"]
    assert awaits(table) == (2, "turn")


def test_A_TURN_11_only_a_card_of_the_own_hand() -> None:
    table = at("floe=(0,0) hand0=E1 hand1=W1,MELT")
    assert rule(table, "play W1") == "A-TURN-11"
    assert rule(table, "play ?") == "A-TURN-11"
    assert rule(table, "melt (0,0)") == "A-TURN-11"


def test_A_TURN_11_one_per_turn() -> None:
    table = play(at("floe=(0,0) hand=E1,W1,MELT"), "play E1", "drift (0,0)")
    assert rule(table, "play W1") == "A-TURN-11"
    assert rule(table, "melt (1,0)") == "A-TURN-11"


@pytest.mark.parametrize("card", ["E1", "E3"])
def test_A_TURN_12_any_card_even_without_effect(card: str) -> None:
    table = play(at(f"floe=(4,-2) hand={card},W1"), f"play {card}")
    assert awaits(table) == (0, "turn")
    assert ice(table) == {"(4,-2)": "floe"}
    assert discard(table) == [card]


def test_A_TURN_12_its_effect_is_done_as_far_as_possible() -> None:
    table = play(at("floe=(4,-2),(0,0) hand=E2"), "play E2", "drift (0,0)")
    assert awaits(table) == (0, "turn")
    assert set(ice(table)) == {"(4,-2)", "(1,0)"}


def test_A_TURN_13_at_the_end_one_card_is_drawn() -> None:
    table = play(at("did=card hand=E1,E2 deck=W1,W2"), "end turn")
    assert hand(table) == ["E1", "E2", "W1"]
    assert deck(table)[0] == "W2"


def test_A_TURN_14_or_the_hand_is_swapped_for_three() -> None:
    table = play(at("did=card hand=E1,E2 deck=W1,W2,W3 discard=SE1"), "swap")
    assert hand(table) == ["W1", "W2", "W3"]
    assert discard(table) == ["SE1", "E1", "E2"]


def test_A_TURN_14_before_any_card_is_drawn() -> None:
    table = play(at("did=card hand=E1,E2 deck=W1,W2,W3"), "end turn")
    assert rule(table, "swap", seat=0) == "A-TURN-19"
    assert hand(table) == ["E1", "E2", "W1"]


@pytest.mark.parametrize(
    ("held", "after"),
    [
        ("E1,E2,E3", "E1,E2,E3"),
        ("E1,E2", "E1,E2,W1"),
        ("E1", "E1,W1,W2"),
        ("", "W1,W2,W3"),
    ],
)
def test_A_TURN_15_the_hand_is_filled_to_three(held: str, after: str) -> None:
    cards = f"hand={held}" if held else ""
    table = play(at(f"did=card {cards} deck=W1,W2,W3"), "end turn")
    assert ",".join(hand(table)) == after


def test_A_TURN_15_one_card_may_be_swapped_for_three() -> None:
    table = play(at("did=card hand=E1 deck=W1,W2,W3"), "swap")
    assert hand(table) == ["W1", "W2", "W3"]


@pytest.mark.parametrize("held", ["E1,E2,E3", "E1,E2,E3,SE1", ""])
def test_A_TURN_16_no_swap_with_three_or_more_or_none(held: str) -> None:
    cards = f"hand={held}" if held else ""
    table = at(f"did=card {cards}")
    assert rule(table, "swap") == "A-TURN-16"
    assert rule(table, "end turn") is None


def test_A_TURN_17_an_empty_deck_is_made_of_the_discard_pile() -> None:
    pile = all_but("E1", "E2")
    table = at(f"did=card hand=E1,E2 discard={pile} chance={'12345678' * 4}")
    assert deck(table) == []
    play(table, "end turn")
    assert len(deck(table)) == 33
    assert discard(table) == []
    assert sorted([*deck(table), hand(table)[2]]) == sorted(pile.split(","))
    assert deck(table) != pile.split(",")[:33]  # shuffled


def test_A_TURN_17_only_when_a_card_must_be_drawn() -> None:
    table = at(f"did=card hand=E1,E2 deck=W1 discard={all_but('E1', 'E2', 'W1')}")
    play(table, "end turn")
    assert deck(table) == []
    assert len(discard(table)) == 33


def test_A_TURN_18_the_next_player_also_without_figures() -> None:
    table = play(at("seats=3 won0=inuit*2 did=card"), "end turn")
    assert where(table, "inuit") == "off"
    assert awaits(table) == (1, "turn")
    assert truth(table)["turn"] == "2"


@pytest.mark.parametrize("move", ["play E1", "end turn", "bear to (0,1)", "orca to (0,3)"])
def test_A_TURN_19_only_the_active_player_acts(move: str) -> None:
    table = at("bear=(0,0) orca=(0,2) hand0=E1 hand1=E1")
    assert rule(table, move, seat=1) == "A-TURN-19"


def test_A_TURN_19_but_the_seal_s_owner_replies() -> None:
    table = play(at_sea("orca=(0,0) seal1=(0,0) hand1=E1"), "orca attacks seal1")
    assert awaits(table) == (1, "escape")
    for seat in (0, 2, 3):
        assert rule(table, "no escape", seat) == "A-TURN-19"
    assert rule(table, "no escape", seat=1) is None


def test_A_TURN_20_never_another_player_s_hunter() -> None:
    table = at("bear=(0,0) inuit=(0,2) cod=(0,2)")
    assert rule(table, "inuit to (0,3)") == "A-TURN-20"
    assert rule(table, "inuit attacks cod1") == "A-TURN-20"


def test_A_TURN_21_each_hunter_once() -> None:
    table = play(at("bear=(0,0) cod=(0,1)"), "bear to (0,1)", "done")
    assert rule(table, "bear to (0,2)") == "A-TURN-21"
    assert rule(table, "bear attacks cod1") == "A-TURN-21"


def test_A_TURN_22_a_hunter_without_figure() -> None:
    table = at("won0=orca*2")
    assert rule(table, "bear to (0,1)") == "A-TURN-22"
    assert rule(table, "orca to (0,1)") == "A-TURN-22"
    assert rule(table, "orca attacks cod1") == "A-TURN-22"


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_TURN_23_after_the_end_nothing_is_accepted(seats: int) -> None:
    table = finished(seats)
    for move in ("end turn", "play E1", "bear to (0,1)", "done", "place floe (0,0)"):
        assert rule(table, move) == "A-TURN-23"
        assert rule(table, move, seat=1) == "A-TURN-23"
    assert table.legal == []


OF_EACH_KIND = (
    "drift (0,0)",
    "displace (0,0)",
    "return (4,0) water",
    "escape E1 water",
    "no escape",
    "respond E1",
    "no response",
    "place floe (0,0)",
    "place iceberg (0,0)",
    "place bear (4,0) water",
    "place igloo (0,0)",
    "bear to (0,1)",
    "bear attacks cod1",
    "play E1",
    "melt (0,0)",
    "done",
    "end turn",
    "swap",
    "activate bear",
)
ESCAPING = "orca=(0,0) seal1=(0,0) attacked=orca attack=orca>seal1"
PHASES = {
    "turn": ("", 11),
    "drift": ("did=card drift=E:1 floe=(0,0)", 0),
    "displace": (
        "did=card drift=E:1 floe=(0,0),(2,0) bear=(1,0) sliding=(0,0) asked=bear",
        1,
    ),
    "return": ("due=bear won1=bear", 2),
    "escape": (f"{FOUR} {ESCAPING}", 3),
    "respond": (f"{FOUR} {ESCAPING} escape=E1:water", 5),
    "place-ice": ("", 7),
    "place-iceberg": ("floe=(1,2),(2,1),(3,0)", 8),
    "place-figure": ("", 9),
    "place-igloo": ("setup=advanced floe=(0,0),(1,0) inuit=(0,1)", 10),
}


@pytest.mark.parametrize("phase", PHASES)
def test_A_TURN_24_only_what_is_now_due(phase: str) -> None:
    words, first = PHASES[phase]
    table = at(f"phase={phase} {words}")
    kinds = {"escape": 2, "respond": 2, "turn": 8}.get(phase, 1)
    due = OF_EACH_KIND[first : first + kinds]
    for move in OF_EACH_KIND:
        if move == "done" and phase == "drift":
            assert rule(table, move) == "A-DRIFT-10"
        else:
            assert (rule(table, move) == "A-TURN-24") == (move not in due), move


def test_A_TURN_24_no_card_and_no_end_during_an_open_activation() -> None:
    table = play(at("floe=(2,2) bear=(0,0) hand=E1,MELT"), "bear to (0,1)")
    for move in ("play E1", "melt (2,2)", "end turn", "swap", "activate orca"):
        assert rule(table, move) == "A-TURN-24"
    assert rule(play(table, "done"), "play E1") is None


def test_A_TURN_25_first_the_end_then_the_seat_then_the_kind() -> None:
    assert rule(at("phase=over"), "drift (0,0)", seat=1) == "A-TURN-23"
    assert rule(at(""), "drift (0,0)", seat=1) == "A-TURN-19"
    assert rule(at(""), "drift (0,0)") == "A-TURN-24"


def test_A_TURN_25_ascending_numbers_in_the_section() -> None:
    """A third activation after the card: A-TURN-04 before A-TURN-05, 07, 20 and 22."""
    table = at("did=own,neutral,card bear=(0,0) seal1=(0,0)")
    for move in ("bear to (0,1)", "seal1 to (0,1)", "inuit to (0,1)", "orca to (0,1)"):
        assert rule(table, move) == "A-TURN-04"
    table = at("did=own,neutral")
    assert rule(table, "bear to (0,1)") == "A-TURN-05"  # before A-TURN-21 and A-TURN-22
    assert rule(table, "orca to (0,1)") == "A-TURN-07"  # before A-TURN-22
    assert rule(table, "inuit to (0,1)") == "A-TURN-20"


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("(0,0)", "A-SWIM-04"),  # where the ice comes from
        ("(3,0)", "A-SWIM-03"),  # no neighbour
        ("(2,0)", "A-SWIM-06"),  # an iceberg
        ("(1,0)", "A-SWIM-03"),  # onto the arriving floe, though a cell is free
        ("(1,1)", None),
    ],
)
def test_A_TURN_25_a_displaced_swimmer(cell: str, expected: str | None) -> None:
    table = at("floe=(0,0) iceberg=(2,0) bear=(1,0) hand=E1")
    assert rule(play(table, "play E1", "drift (0,0)"), f"displace {cell}") == expected


def test_A_TURN_25_changing_the_layer_on_the_spot() -> None:
    table = at("hunters=seal,bear floe=(0,0) seal1=(0,0):ice seal2=(2,0)")
    assert rule(table, "seal1 to (0,0) water") == "A-MOVE-08"
    assert rule(table, "seal1 to (0,0) ice") == "A-MOVE-02"


@pytest.mark.parametrize("figure", ["orca", "cod1"])
def test_A_TURN_25_the_igloo_attacked_by_others_is_A_HUNT_09(figure: str) -> None:
    table = at("floe=(0,0) igloo=(0,0) orca=(0,0) cod=(0,0)")
    assert rule(table, f"{figure} attacks igloo") == "A-HUNT-09"


def test_A_TURN_26_an_activation_must_do_something() -> None:
    table = at("bear=(0,0) orca=(0,2)")
    assert rule(table, "activate bear") == "A-TURN-26"
    assert rule(table, "activate orca") == "A-TURN-26"
    assert rule(table, "done") == "A-TURN-26"


def test_A_TURN_26_offered_only_where_a_step_or_an_attack_is_possible() -> None:
    """An orca in a corner between icebergs."""
    table = at("hunters=orca,bear iceberg=(4,-1),(3,0) orca=(4,0) pack=(3,1)")
    assert options(table, "orca") == ["orca to (3,1) water"]
    table = at("hunters=orca,bear orca=(4,0) cod=(4,0) iceberg=(4,-1),(3,0)")
    assert options(table, "orca") == ["orca to (3,1) water", "orca attacks cod1"]


def test_A_TURN_27_an_activation_and_a_turn_are_ended_explicitly() -> None:
    table = play(at("bear=(0,0) hand=E1"), "bear to (0,1)")
    assert options(table) == ["done"]  # the bear swam its one cell
    play(table, "done", "play E1")
    assert awaits(table) == (0, "turn")
    play(table, "end turn")
    assert awaits(table) == (1, "turn")


def test_A_TURN_27_a_single_possibility_is_not_asked() -> None:
    """The bear in a corner: ice comes from one side, lies on the other, one cell is left."""
    table = at("floe=(3,0) pack=(3,1) bear=(4,0) hand=E1")
    play(table, "play E1", "drift (3,0)")
    assert where(table, "bear") == "(4,-1) water"
    assert awaits(table) == (0, "turn")


def test_A_TURN_27_escape_and_response_are_always_asked() -> None:
    table = at_sea("orca=(0,0) seal1=(0,0) hand1=E1 deck=W1")
    play(table, "orca attacks seal1", "escape E1")
    assert options(table) == ["no response"]
    table = play(at_sea("orca=(0,0) seal1=(0,0)"), "orca attacks seal1")
    assert options(table) == ["no escape"]


def test_a_refused_move_changes_nothing() -> None:
    table = at("bear=(0,0) hand=E1")
    before = table.position
    with pytest.raises(Refused):
        table.play("bear to (0,2)")
    assert table.position == before
