"""12. End and scoring."""

import pytest

from nunatak import OptionError, PositionError
from tests.games.arctica.helpers import at, awaits, hand, new, play, points, rule, truth, won


def over(words: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Half points and places at the end of a game."""
    outcome = at(f"phase=over {words}").outcome
    return outcome.points, outcome.ranks


# ------------------------------------------------------------------ the end


def test_A_END_01_no_cod_left() -> None:
    table = play(at("bear=(0,0) cod=(0,0) won1=cod*8 hand=E1"), "bear attacks cod1")
    assert table.is_over
    assert won(table) == "cod"


def test_A_END_01_not_while_one_is_left() -> None:
    table = play(at("bear=(0,0) cod=(0,0),(1,0) won1=cod*7"), "bear attacks cod1")
    assert not table.is_over


def test_A_END_02_no_plankton_left() -> None:
    table = play(at("cod=(0,0) won1=plankton*8"), "cod1 to (0,1)")
    assert table.is_over
    assert not play(at("cod=(0,0) won1=plankton*7"), "cod1 to (0,1)").is_over


def test_A_END_03_at_once_the_rest_of_the_turn_is_dropped() -> None:
    """Card, second step, other cod and draw."""
    table = at("cod=(0,0),(2,0) won1=plankton*8 hand=E1,E2 floe=(0,3)")
    play(table, "cod1 to (0,1)")
    assert awaits(table) == (None, "over")
    assert hand(table) == ["E1", "E2"]
    for move in ("cod1 to (0,2)", "cod2 to (2,1)", "play E1", "end turn", "done"):
        assert rule(table, move) == "A-TURN-23"


def test_A_END_03_checked_after_every_captured_cod() -> None:
    table = at("inuit=(0,0) hunters=inuit,bear floe=(0,0) cod=(0,0) won1=cod*8 hand=E1")
    assert play(table, "inuit attacks cod1").is_over


def test_A_END_04_four_players_play_200_turns_at_most() -> None:
    """A-END-10 has replaced its wording: fifty rounds, with four players the same number."""
    assert new(4).view(None)["turn_limit"] == 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A_END_10_fifty_rounds_by_default(seats: int) -> None:
    assert truth(new(seats))["limit"] == str(50 * seats)


def test_A_END_10_after_the_draw_of_the_last_turn() -> None:
    table = at("turn=7 limit=7 did=card hand=E1,E2 deck=W1 won0=cod")
    play(table, "end turn")
    assert table.is_over
    assert hand(table) == ["E1", "E2", "W1"]
    assert points(table) == {"own_tokens": 12, "cod": 2}


def test_A_END_10_the_turn_before_does_not_end_it() -> None:
    table = play(at("turn=6 limit=7 did=card"), "end turn")
    assert (awaits(table), truth(table)["turn"]) == ((1, "turn"), "7")


def test_A_END_10_zero_is_never() -> None:
    table = play(at("turn=1000 limit=0 did=card"), "end turn")
    assert not table.is_over


@pytest.mark.parametrize("phase", ["turn", "over"])
def test_A_END_10_no_position_is_beyond_its_limit(phase: str) -> None:
    words = f"phase={phase} hunters=orca,bear orca=(0,0) hand0=E1 hand1=E2 turn=10"
    with pytest.raises(PositionError, match="A-END-10"):
        at(f"{words} limit=5")
    assert at(f"{words} limit=10").view(None)["turn"] == 10
    assert at(f"{words} limit=0").view(None)["turn"] == 10


def test_A_END_10_an_option_kept_in_the_record() -> None:
    table = new(options={"turnLimit": "30"})
    assert table.view(None)["turn_limit"] == 30
    assert table.record().options["turnLimit"] == "30"
    assert new(options={"turnLimit": "0"}).view(None)["turn_limit"] == 0
    with pytest.raises(OptionError, match="turnLimit"):
        new(options={"turnLimit": "-1"})


# ------------------------------------------------------------------ points


@pytest.mark.parametrize(
    ("hunter", "lives", "each"), [("orca", 2, 6), ("bear", 2, 6), ("inuit", 2, 4), ("seal", 3, 4)]
)
def test_A_SCORE_01_own_tokens_still_held(hunter: str, lives: int, each: int) -> None:
    other = "orca" if hunter == "bear" else "bear"
    for lost in range(lives + 1):
        taken = f"won1={hunter}*{lost}" if lost else ""
        table = at(f"phase=over hunters={hunter},{other} {taken}")
        assert points(table).get("own_tokens", 0) == (lives - lost) * each


@pytest.mark.parametrize(("hunter", "each"), [("orca", 6), ("inuit", 4), ("seal", 4)])
def test_A_SCORE_02_tokens_won(hunter: str, each: int) -> None:
    assert points(at(f"phase=over won0={hunter}"))["won_tokens"] == each
    assert points(at(f"phase=over won0={hunter}*2"))["won_tokens"] == 2 * each


def test_A_SCORE_02_a_bear_s_is_worth_as_much_as_an_orca_s() -> None:
    table = at("phase=over won1=bear*2,orca")
    assert points(table, 1)["won_tokens"] == 18


def test_A_SCORE_03_plankton_half_a_point() -> None:
    assert points(at("phase=over won0=plankton*3"))["plankton"] == 3


def test_A_SCORE_04_cod_one_point() -> None:
    assert points(at("phase=over won0=cod*3"))["cod"] == 6


def test_A_SCORE_05_the_igloo_won_two_points() -> None:
    assert points(at("phase=over won0=igloo"))["igloo"] == 4


def test_A_SCORE_06_the_igloo_on_the_board_is_the_inuit_player_s() -> None:
    standing = "phase=over floe=(0,0) igloo=(0,0)"
    assert points(at(f"{standing} inuit=(2,0)"), 1) == {"own_tokens": 8, "igloo": 4}
    assert points(at(f"{standing} won0=inuit*2"), 1) == {"igloo": 4}  # also if it is lost
    neutral = at(f"{standing} hunters=bear,orca")
    assert "igloo" not in points(neutral, 0) | points(neutral, 1)


def test_A_SCORE_07_the_supply_scores_for_nobody() -> None:
    """22 VP of hunter tokens in the box; those of orca and seal are in the supply."""
    assert over("")[0] == (12, 8)


def test_A_SCORE_08_most_points_win_and_half_a_point_counts() -> None:
    words = "hunters=bear,orca won0=plankton*2 won1=plankton*3"
    assert over(words) == ((14, 15), (2, 1))


def test_A_SCORE_09_a_tie_is_broken_by_cod() -> None:
    assert over("hunters=bear,orca won0=plankton*2 won1=cod") == ((14, 14), (2, 1))


def test_A_SCORE_10_then_the_victory_is_shared() -> None:
    words = "seats=3 hunters=bear,orca,seal won0=cod,plankton won1=cod,plankton"
    assert over(words) == ((15, 15, 12), (1, 1, 3))


def test_all_that_is_in_the_box() -> None:
    """37.5 VP: 22 of tokens, 9 of cod, 4.5 of plankton, 2 of the igloo."""
    words = "won0=inuit*2,orca*2,seal*3,cod*9,plankton*9,igloo"
    assert sum(over(words)[0]) == 75
