"""10. Captures, lives, return."""

import pytest

from nunatak import Refusal, Table
from tests.games.arctica.helpers import (
    CORNERS,
    at,
    awaits,
    figures,
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

FOUR = "seats=4 hunters=orca,seal,bear,inuit"


def returning(words: str) -> Table:
    """The active player has a figure to put back."""
    return at(f"phase=return {words}")


# ------------------------------------------------------------------ captures


@pytest.mark.parametrize("target", ["orca", "inuit", "seal1", "cod1"])
def test_A_CAP_01_the_figure_is_taken_off_the_board(target: str) -> None:
    table = at("bear=(0,0) orca=(0,0) inuit=(0,0) seal1=(0,0) cod=(0,0)")
    play(table, f"bear attacks {target}")
    assert where(table, target) == "off"
    assert len(figures(table)) == 12


def test_A_CAP_02_the_active_player_takes_a_token_from_the_owner() -> None:
    table = play(at("bear=(0,0) inuit=(0,0)"), "bear attacks inuit")
    assert won(table, 0) == "inuit"
    assert points(table, 0) == {"own_tokens": 12, "won_tokens": 4}
    assert points(table, 1) == {"own_tokens": 4}


def test_A_CAP_03_one_of_the_captured_hunter_s_own() -> None:
    """The Inuit hunter's player won an orca token earlier and keeps it."""
    table = play(at("bear=(0,0) inuit=(0,0) won1=orca"), "bear attacks inuit")
    assert (won(table, 0), won(table, 1)) == ("inuit", "orca")


def test_A_CAP_04_neutral_prey_is_paid_from_the_supply() -> None:
    table = play(at("bear=(0,0) orca=(0,0)"), "bear attacks orca")
    assert won(table, 0) == "orca"
    assert tokens(table) == {"bear": 2, "inuit": 2, "orca": 1, "seal": 3}
    assert points(table, 1) == {"own_tokens": 8}


def test_A_CAP_05_the_captor_keeps_the_cod() -> None:
    table = play(at("bear=(0,0) cod=(0,0)"), "bear attacks cod1")
    assert won(table) == "cod"
    assert points(table)["cod"] == 2


def test_A_CAP_06_the_captor_takes_the_igloo_and_the_floe_stays() -> None:
    table = play(at("floe=(0,0) igloo=(0,0) bear=(0,0)"), "bear attacks igloo")
    assert igloo(table) is None
    assert ice(table) == {"(0,0)": "floe"}
    assert points(table)["igloo"] == 4
    assert "igloo" not in points(table, 1)


def test_A_CAP_07_what_was_won_cannot_be_lost_again() -> None:
    prizes = "orca,seal*2,cod*2,plankton*3,igloo"
    table = at(f"hunters=inuit,bear bear=(0,0) inuit=(0,0) won1={prizes}")
    play(table, "inuit attacks bear")
    assert won(table, 1) == prizes


def test_A_CAP_08_captures_by_a_neutral_hunter_go_to_the_active_player() -> None:
    table = at("orca=(0,0) inuit=(0,0) cod=(2,0) seal1=(2,0)")
    play(table, "orca attacks inuit")
    assert (won(table, 0), won(table, 1)) == ("inuit", "")
    table = play(at("seal1=(0,0) cod=(0,0)"), "seal1 attacks cod1")
    assert won(table, 0) == "cod"


def test_A_CAP_09_lives_are_tokens() -> None:
    table = at("bear=(0,0) inuit=(0,0) won0=seal*2 won1=orca")
    assert tokens(table) == {"bear": 2, "inuit": 2, "orca": 1, "seal": 1}
    play(table, "bear attacks inuit")
    assert tokens(table)["inuit"] == 1


# ------------------------------------------------------------------ return


def test_A_RET_01_back_at_the_start_of_the_owner_s_next_turn() -> None:
    table = at("seats=3 hunters=orca,seal,bear orca=(0,0) bear=(0,0) did=card hand1=E1")
    play(table, "orca attacks bear", "end turn")
    assert awaits(table) == (1, "turn")  # not the owner
    play(table, "play E1", "end turn")
    assert awaits(table) == (2, "return")
    assert rule(table, "end turn") == "A-TURN-24"  # not optional
    assert options(table) == [f"return {corner} water" for corner in CORNERS]


def test_A_RET_02_on_a_corner() -> None:
    table = returning("due=bear won1=bear")
    for cell in ("(0,0)", "(4,-1)", "(5,0)"):
        assert rule(table, f"return {cell} water") == "A-RET-02"
    assert where(play(table, "return (-4,4)"), "bear") == "(-4,4) water"


def test_A_RET_03_not_on_a_corner_with_an_iceberg() -> None:
    table = returning("due=bear won1=bear iceberg=(4,0),(0,4)")
    assert rule(table, "return (4,0) ice") == "A-RET-03"
    assert len(options(table)) == 4


@pytest.mark.parametrize(
    ("owners", "figure", "layers"),
    [
        ("bear,inuit", "bear", ["ice"]),
        ("inuit,bear", "inuit", ["ice"]),
        ("orca,bear", "orca", ["water"]),
        ("seal,bear", "seal1", ["water", "ice"]),
    ],
)
def test_A_RET_04_the_layer_on_ice(owners: str, figure: str, layers: list[str]) -> None:
    hunter = figure.rstrip("1")
    table = returning(f"hunters={owners} due={figure} won1={hunter} floe=(4,0) pack=(0,4)")
    for corner in ("(4,0)", "(0,4)"):
        found = options(table, f"return {corner}")
        assert found == [f"return {corner} {layer}" for layer in layers]
    assert options(table, "return (0,-4)") == ["return (0,-4) water"]


@pytest.mark.parametrize(
    ("owners", "figure", "spot", "expected"),
    [
        ("orca,bear", "orca", "(4,0) ice", "A-POS-02"),
        ("bear,inuit", "bear", "(4,0) water", "A-POS-03"),
        ("inuit,bear", "inuit", "(0,4) ice", "A-POS-03"),
        ("seal,bear", "seal1", "(0,4) ice", "A-POS-09"),
        ("seal,bear", "seal1", "(4,0)", "A-SEAL-04"),
    ],
)
def test_A_RET_04_another_layer_is_refused(
    owners: str, figure: str, spot: str, expected: str
) -> None:
    hunter = figure.rstrip("1")
    table = returning(f"hunters={owners} due={figure} won1={hunter} floe=(4,0)")
    assert rule(table, f"return {spot}") == expected


def test_A_RET_05_in_that_turn_it_may_move_but_not_hunt() -> None:
    table = returning("due=bear won1=bear cod=(4,0),(3,0)")
    play(table, "return (4,0)")
    sentence = "The polar bear has just returned and cannot hunt this turn."
    assert table.why_not("bear attacks cod1") == Refusal("A-RET-05", sentence)
    play(table, "bear to (3,0)")
    assert rule(table, "bear attacks cod2") == "A-RET-05"


def test_A_RET_05_the_igloo_included() -> None:
    table = returning("hunters=bear,orca due=bear won1=bear floe=(4,0) igloo=(4,0)")
    assert rule(play(table, "return (4,0)"), "bear attacks igloo") == "A-RET-05"


def test_A_RET_06_the_other_seal_may_attack() -> None:
    words = "hunters=seal,bear due=seal1 won1=seal seal2=(0,0) cod=(0,0),(4,0)"
    table = play(returning(words), "return (4,0)")
    assert rule(table, "seal1 attacks cod2") == "A-RET-05"
    assert rule(table, "seal2 attacks cod1") is None


def test_A_RET_06_the_ban_ends_with_that_turn() -> None:
    table = returning("due=bear won1=bear cod=(4,0) hand0=E1,E2 hand1=E1")
    play(table, "return (4,0)", "play E1", "end turn", "play E1", "end turn")
    assert rule(table, "bear attacks cod1") is None


def test_A_RET_07_no_protection() -> None:
    """The bear comes back to the orca's corner; on the orca's turn it is taken again."""
    words = "hunters=bear,orca due=bear won1=bear orca=(4,0) hand0=E1 hand1=E1"
    table = play(returning(words), "return (4,0)", "play E1", "end turn", "orca attacks bear")
    assert won(table, 1) == "bear*2"


def test_A_RET_07_nor_in_the_very_turn_of_its_return() -> None:
    """A neutral orca comes back to the bear; once taken it is barred no more, nor due again."""
    table = play(at("phase=return due=orca won1=orca bear=(4,0)"), "return (4,0)")
    assert table.view(None)["figures"]["orca"]["barred"]
    play(table, "bear attacks orca")
    assert won(table) == "orca"
    assert not {"barred", "due"} & set(truth(table))


@pytest.mark.parametrize("target", ["orca", "inuit"])
def test_A_RET_08_after_the_second_capture_it_stays_out(target: str) -> None:
    table = at(f"bear=(0,0) {target}=(0,0) won0={target} did=card")
    play(table, f"bear attacks {target}", "end turn")
    assert awaits(table) == (1, "turn")
    assert where(table, target) == "off"
    assert tokens(table)[target] == 0


def test_A_RET_09_first_capture_a_seal_returns() -> None:
    table = at("hunters=orca,seal orca=(0,0) seal1=(0,0) seal2=(2,0) did=card")
    play(table, "orca attacks seal1", "end turn")
    assert (awaits(table), truth(table)["asked"]) == ((1, "return"), "seal1")


def test_A_RET_09_second_capture_that_figure_stays_out() -> None:
    words = "hunters=orca,seal orca=(0,0) seal1=(0,0) seal2=(2,0) did=card won0=seal"
    table = play(at(words), "orca attacks seal1", "end turn")
    assert awaits(table) == (1, "turn")
    assert (where(table, "seal1"), where(table, "seal2")) == ("off", "(2,0) water")


def test_A_RET_09_third_capture_the_last_one_is_lost() -> None:
    words = "hunters=orca,seal orca=(0,0) seal2=(0,0) did=card won0=seal*2"
    table = play(at(words), "orca attacks seal2", "end turn")
    assert awaits(table) == (1, "turn")
    assert tokens(table)["seal"] == 0
    assert rule(table, "seal2 to (1,0)") == "A-TURN-22"


def test_A_RET_10_both_taken_before_the_next_turn_exactly_one_comes_back() -> None:
    words = "hunters=orca,seal orca=(0,0) bear=(2,0) seal1=(0,0) seal2=(2,0) did=card"
    table = play(at(words), "orca attacks seal1", "bear attacks seal2", "end turn")
    assert truth(table)["due"] == "seal1"
    play(table, "return (4,0)")
    assert awaits(table) == (1, "turn")
    assert (where(table, "seal1"), where(table, "seal2")) == ("(4,0) water", "off")


def test_A_RET_11_a_neutral_one_returns_at_the_very_next_turn() -> None:
    table = at("bear=(0,0) orca=(0,0) did=card cod=(4,0)")
    play(table, "bear attacks orca", "end turn")
    assert awaits(table) == (1, "return")  # that turn's player chooses
    play(table, "return (4,0)")
    assert rule(table, "orca attacks cod1") == "A-RET-05"
    assert rule(table, "orca to (3,0)") is None


def test_A_RET_11_that_player_says_a_neutral_seal_s_layer() -> None:
    table = at("bear=(0,0) seal1=(0,0) floe=(4,0) did=card")
    play(table, "bear attacks seal1", "end turn")
    assert options(table, "return (4,0)") == ["return (4,0) water", "return (4,0) ice"]


def test_A_RET_12_neutral_hunters_have_the_same_lives() -> None:
    table = at("bear=(0,0) orca=(0,0) did=card won1=orca")
    play(table, "bear attacks orca", "end turn")
    assert awaits(table) == (1, "turn")
    assert rule(table, "orca to (1,0)") == "A-TURN-22"


def test_A_RET_13_the_own_figure_first_then_neutral_ones() -> None:
    table = returning("hunters=seal,bear due=inuit,orca,seal2 won1=inuit,orca,seal")
    asked = []
    for corner in CORNERS[:3]:
        asked.append(truth(table)["asked"])
        play(table, f"return {corner}")
    assert asked == ["seal2", "inuit", "orca"]
    assert where(table, "orca") == "(0,-4) water"  # each with its own choice
    assert awaits(table) == (0, "turn")


# ------------------------------------------------------------------ without figures


def test_A_OUT_01_ice_cards_and_neutral_hunters_as_usual() -> None:
    table = at("won1=bear*2 orca=(0,0) inuit=(0,0) floe=(2,0) hand=E1")
    assert where(table, "bear") == "off"
    play(table, "play E1", "drift (2,0)", "orca attacks inuit")
    assert won(table) == "inuit"
    assert rule(table, "end turn") is None


def test_A_OUT_02_with_four_players_cod_only() -> None:
    table = at(f"{FOUR} won2=orca*2 seal1=(0,0) bear=(1,0) inuit=(2,0) hand=E1")
    assert {move.split()[0].rstrip("0123456789") for move in options(table)} == {"cod", "play"}
    for figure in ("seal1", "bear", "inuit"):
        assert rule(table, f"{figure} to (1,1)") == "A-TURN-20"


def test_A_OUT_03_everything_held_still_scores_and_may_win() -> None:
    table = at("phase=over won1=bear*2 won0=inuit,orca*2,cod*2,plankton")
    assert points(table) == {"won_tokens": 16, "cod": 4, "plankton": 1}
    assert table.outcome.points == (21, 4 + 12)
    assert table.outcome.ranks == (1, 2)
