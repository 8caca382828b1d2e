"""9. Hunting."""

import pytest

from nunatak import PositionError
from tests.games.arctica.helpers import at, at_sea, awaits, igloo, options, play, rule, where, won

SEA = "bear=(0,0) inuit=(0,0) orca=(0,0) seal1=(0,0) cod=(0,0),(0,0)"  # all in one open cell
TABLE = {  # the ledger's, row by row
    "orca": ("bear", "inuit", "seal1", "cod1"),
    "bear": ("orca", "inuit", "seal1", "cod1"),
    "inuit": ("orca", "bear", "seal1", "cod1"),
    "seal1": ("cod1",),
}
OWNERS = {
    "orca": "hunters=orca,bear",
    "bear": "hunters=bear,inuit",
    "inuit": "hunters=inuit,bear",
    "seal1": "hunters=seal,bear",
}


def test_A_HUNT_01_an_attack_succeeds_at_once() -> None:
    table = play(at("bear=(0,0) orca=(0,0)"), "bear attacks orca")
    assert where(table, "orca") == "off"
    assert won(table) == "orca"


@pytest.mark.parametrize("attacker", TABLE)
@pytest.mark.parametrize("target", ["bear", "inuit", "orca", "seal1", "cod1"])
def test_A_HUNT_02_the_target_must_be_in_the_attacker_s_row(attacker: str, target: str) -> None:
    table = at(f"{OWNERS[attacker]} {SEA}")
    expected = None if target in TABLE[attacker] else "A-HUNT-02"
    assert rule(table, f"{attacker} attacks {target}") == expected


def test_A_HUNT_02_the_igloo_is_in_the_rows_of_bear_and_seal() -> None:
    for attacker in ("bear", "seal1"):
        words = f"{OWNERS[attacker]} floe=(0,0) igloo=(0,0) {attacker}=(0,0):ice"
        if attacker == "bear":
            words = words.replace("bear,inuit", "bear,orca")
        assert rule(at(words), f"{attacker} attacks igloo") is None


def test_A_HUNT_03_moving_into_a_cell_wakes_nobody() -> None:
    table = at("hunters=seal,bear seal1=(0,0) orca=(1,0) bear=(1,0)")
    play(table, "seal1 to (1,0)")
    assert where(table, "seal1") == "(1,0) water"
    assert rule(table, "orca attacks seal1") == "A-HUNT-03"
    assert rule(table, "bear attacks seal1") == "A-HUNT-03"


def test_A_HUNT_04_a_neutral_hunter_attacks_for_the_active_player() -> None:
    table = play(at("orca=(0,0) inuit=(1,0)"), "orca to (1,0)", "orca attacks inuit")
    assert won(table, 0) == "inuit"


def test_A_HUNT_05_one_attack_per_turn() -> None:
    table = at("bear=(0,0) cod=(0,0),(0,0)")
    assert options(table, "bear attacks") == ["bear attacks cod1", "bear attacks cod2"]
    play(table, "bear attacks cod1")
    assert rule(table, "bear attacks cod2") == "A-HUNT-05"


def test_A_HUNT_05_one_for_both_seals_together() -> None:
    table = at("hunters=seal,bear seal1=(0,0) seal2=(2,0) cod=(0,0),(2,0)")
    play(table, "seal1 attacks cod1")
    assert rule(table, "seal2 attacks cod2") == "A-HUNT-05"


def test_A_HUNT_06_no_move_after_an_attack() -> None:
    table = play(at("bear=(0,0) cod=(0,0)"), "bear attacks cod1")
    assert rule(table, "bear to (0,1)") == "A-HUNT-06"
    assert rule(table, "done") == "A-TURN-26"  # the attack has ended the activation


def test_A_HUNT_06_not_for_the_other_seal_either_so_move_it_first() -> None:
    words = "hunters=seal,bear seal1=(0,0) seal2=(2,0) cod=(0,0)"
    table = play(at(words), "seal1 attacks cod1")
    assert rule(table, "seal2 to (2,1)") == "A-HUNT-06"
    table = play(at(words), "seal2 to (2,1)", "seal1 attacks cod1")
    assert won(table) == "cod"


def test_A_HUNT_07_not_the_own_hunter() -> None:
    table = at("bear=(0,0) orca=(0,0)")
    assert rule(table, "orca attacks bear") == "A-HUNT-07"
    assert rule(table, "bear attacks orca") is None


@pytest.mark.parametrize("figure", ["bear", "seal1"])
def test_A_HUNT_07_nor_the_igloo_of_the_own_inuit_hunter(figure: str) -> None:
    words = f"floe=(0,0) igloo=(0,0) {figure}=(0,0):ice"
    assert rule(at(f"hunters=inuit,orca {words}"), f"{figure} attacks igloo") == "A-HUNT-07"
    assert rule(at(f"hunters=orca,inuit {words}"), f"{figure} attacks igloo") is None


@pytest.mark.parametrize(
    "words",
    [
        "hunters=orca,bear won0=orca",
        "hunters=inuit,bear won0=igloo",
        "seats=4 hunters=seal,orca,bear,inuit won0=orca",  # no prey of seals, and none is neutral
        "seats=4 hunters=orca,seal,bear,inuit won0=igloo",
        "seats=3 hunters=seal,orca,bear won0=inuit",  # the Inuit hunter does not take itself
    ],
)
def test_A_HUNT_07_nobody_has_won_what_it_can_not_attack(words: str) -> None:
    with pytest.raises(PositionError, match="A-HUNT-07"):
        at(words)
    at(words.replace("won0", "won2" if "seats" in words else "won1"))  # another player can


@pytest.mark.parametrize("path", ["", "(0,1)", "(0,1) > (0,2)"])
def test_A_HUNT_08_after_no_step_one_or_two(path: str) -> None:
    steps = len(path.split(" > ")) if path else 0
    table = at(f"hunters=orca,bear orca=(0,0) cod=(0,{steps})")
    if path:
        play(table, f"orca to {path}")
    assert won(play(table, "orca attacks cod1")) == "cod"


@pytest.mark.parametrize("figure", ["orca", "inuit", "cod1"])
def test_A_HUNT_09_only_seal_and_bear_attack_the_igloo(figure: str) -> None:
    table = at("hunters=bear,seal floe=(0,0) igloo=(0,0) inuit=(0,0) orca=(0,0) cod=(0,0)")
    assert rule(table, f"{figure} attacks igloo") == "A-HUNT-09"


def test_A_HUNT_10_the_igloo_is_the_hunter_s_one_attack() -> None:
    table = at("floe=(0,0) igloo=(0,0) bear=(0,0) seal1=(0,0):ice")
    play(table, "bear attacks igloo")
    assert won(table) == "igloo"
    assert rule(table, "bear attacks seal1") == "A-HUNT-05"
    assert rule(table, "bear to (0,1)") == "A-HUNT-06"


def test_A_HUNT_11_the_hunter_that_has_just_attacked_until_another_is_activated() -> None:
    table = play(at("bear=(0,0) orca=(2,0) cod=(0,0),(0,0)"), "bear attacks cod1")
    assert rule(table, "bear attacks cod2") == "A-HUNT-05"
    assert rule(table, "bear to (0,1)") == "A-HUNT-06"
    play(table, "orca to (2,1)")
    assert rule(table, "bear attacks cod2") == "A-HUNT-03"
    assert rule(table, "bear to (0,1)") == "A-MOVE-11"
    play(table, "done")
    assert rule(table, "bear attacks cod2") == "A-TURN-05"


def test_A_HUNT_11_also_after_the_card_was_played() -> None:
    table = play(at("bear=(0,0) cod=(0,0),(0,0) hand=E1"), "bear attacks cod1", "play E1")
    assert rule(table, "bear attacks cod2") == "A-HUNT-05"
    assert rule(table, "bear to (0,1)") == "A-HUNT-06"


def test_A_HUNT_11_not_in_the_next_turn() -> None:
    table = at("orca=(0,0) cod=(0,0),(0,0) did=card")
    play(table, "orca attacks cod1", "end turn", "orca attacks cod2")
    assert (won(table, 0), won(table, 1)) == ("cod", "cod")


# ------------------------------------------------------------------ reachability


def test_A_REACH_01_the_same_cell() -> None:
    table = at("bear=(0,0) orca=(1,0) seal1=off won1=seal floe=(1,1) igloo=(1,1)")
    assert rule(table, "bear attacks orca") == "A-REACH-01"
    assert rule(table, "bear attacks seal1") == "A-REACH-01"
    assert rule(table, "bear attacks igloo") == "A-REACH-01"


@pytest.mark.parametrize("target", ["orca", "seal1", "cod1"])
def test_A_REACH_02_a_bear_on_ice_takes_nobody_under_it(target: str) -> None:
    table = at("floe=(0,0) bear=(0,0) orca=(0,0) seal1=(0,0):water cod=(0,0)")
    assert rule(table, f"bear attacks {target}") == "A-REACH-02"


@pytest.mark.parametrize("target", ["bear", "inuit", "seal1"])
def test_A_REACH_02_the_orca_takes_nobody_on_ice(target: str) -> None:
    table = at("hunters=orca,seal floe=(0,0) orca=(0,0) bear=(0,0) inuit=(0,0) seal1=(0,0):ice")
    assert rule(table, f"orca attacks {target}") == "A-REACH-02"


def test_A_REACH_02_on_ice_and_under_it_hunters_reach_each_other() -> None:
    table = at("floe=(0,0) bear=(0,0) inuit=(0,0) seal1=(0,0):ice")
    assert rule(table, "bear attacks inuit") is None
    assert rule(table, "bear attacks seal1") is None
    table = at("hunters=orca,bear pack=(0,0) orca=(0,0) seal1=(0,0):water cod=(0,0)")
    assert rule(table, "orca attacks seal1") is None
    assert rule(table, "orca attacks cod1") is None


def test_A_REACH_03_the_inuit_hunter_takes_cod_under_the_ice() -> None:
    table = at("hunters=inuit,bear floe=(0,0) inuit=(0,0) orca=(0,0) seal1=(0,0):water cod=(0,0)")
    assert rule(table, "inuit attacks orca") == "A-REACH-02"
    assert rule(table, "inuit attacks seal1") == "A-REACH-02"
    assert won(play(table, "inuit attacks cod1")) == "cod"


@pytest.mark.parametrize("attacker", TABLE)
def test_A_REACH_04_in_open_sea_all_are_in_one_layer(attacker: str) -> None:
    table = at(f"{OWNERS[attacker]} {SEA}")
    reached = {move.split()[2] for move in options(table, f"{attacker} attacks")}
    assert reached == {*TABLE[attacker], "cod2"}


def test_A_REACH_05_the_igloo_only_from_its_floe() -> None:
    table = at("hunters=seal,orca floe=(0,0) igloo=(0,0) seal1=(0,0):water seal2=(0,0):ice")
    assert rule(table, "seal1 attacks igloo") == "A-REACH-05"
    play(table, "seal2 attacks igloo")
    assert igloo(table) is None


# ------------------------------------------------------------------ the order of checks


@pytest.mark.parametrize(
    ("words", "move", "expected"),
    [
        ("attacked=bear barred=bear bear=(0,0)", "bear attacks igloo", "A-HUNT-05"),
        ("barred=bear bear=(0,0)", "bear attacks cod1", "A-RET-05"),
        ("hunters=orca,seal barred=orca orca=(0,0)", "orca attacks igloo", "A-RET-05"),
        ("hunters=inuit,bear inuit=(0,0)", "inuit attacks igloo", "A-HUNT-09"),
        ("hunters=orca,bear orca=(0,0)", "orca attacks orca", "A-HUNT-02"),
        ("hunters=seal,bear seal1=(0,0)", "seal1 attacks seal2", "A-HUNT-02"),
        ("bear=(0,0) orca=(2,0)", "orca attacks bear", "A-HUNT-07"),
        ("bear=(0,0) orca=(2,0)", "bear attacks orca", "A-REACH-01"),
    ],
)
def test_A_HUNT_02_the_order_of_checks(words: str, move: str, expected: str) -> None:
    assert rule(at(words), move) == expected


def test_A_HUNT_03_before_the_others() -> None:
    table = play(at("bear=(0,0) orca=(0,2) inuit=(0,2)"), "bear to (0,1)")
    for move in ("inuit attacks igloo", "orca attacks orca", "cod1 attacks bear"):
        assert rule(table, move) == "A-HUNT-03"


def test_A_HUNT_01_a_seal_is_asked_before_it_is_captured_with_four_players_only() -> None:
    table = play(at_sea("orca=(0,0) seal1=(0,0)"), "orca attacks seal1")
    assert awaits(table) == (1, "escape")
    table = play(at("hunters=orca,seal orca=(0,0) seal1=(0,0)"), "orca attacks seal1")
    assert awaits(table) == (0, "turn")
