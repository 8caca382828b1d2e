"""5.1 Flow and 5.2 Any card played."""

import pytest

from nunatak import PositionError, Refusal, Table, UnreadableAction
from nunatak.games.lonewolves.actions import Place, Play, Reveal, Take
from tests.games.lonewolves.helpers import (
    FINAL,
    FULL,
    KINDS,
    MODES,
    NO_PASSING,
    NO_TERRITORY,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OVER,
    SIDES,
    TERRITORIES,
    WRONG_STEP,
    at,
    awaits,
    every_step,
    finished,
    following,
    new,
    options,
    over,
    play,
    redeals,
    scars,
    supply,
    undo_refusal,
    wolves,
)

LEAD = "near.hand=B7,G3 far.hand=B6,W3 cave.supply=fury,?might,?turn desert.supply=turn,?trophy"
LEAD_REVEAL = "phase=lead-reveal led=G3>cave cave.supply=fury,?might,?turn"
FOLLOW = f"phase=follow led=G6>desert {LEAD}"
FOLLOW_REVEAL = "phase=follow-reveal led=G6>swamp followed=G3>cave cave.supply=fury,?might,?turn"
TAKE = "phase=take led=G6>swamp followed=G3>cave cave.supply=fury,?might,?turn"
PLACE = "phase=place led=G6>swamp followed=G3>cave taken=turn cave.supply=fury,?might"
EVERY_PHASE = (LEAD, LEAD_REVEAL, FOLLOW, FOLLOW_REVEAL, TAKE, PLACE)
ONE_OF_EACH_KIND = ("B7 to cave", "reveal cave 2", "take cave 1", "place near:cave:1")


@pytest.mark.parametrize("mode", MODES)
def test_L_FLOW_01_thirteen_tricks_of_one_card_from_each_seat(mode: str) -> None:
    table = new(mode)
    played = []
    for move in finished(mode).moves:
        assert table.decision is not None
        if isinstance(table.game.rules.actions.read(move, table.decision.seat), Play):
            played.append((table.view(None)["trick"], table.decision.seat))
        table.play(move)
    assert sorted(played) == [(trick, seat) for trick in range(1, 14) for seat in (0, 1)]


def test_L_FLOW_02_the_phases_run_in_order() -> None:
    table = at(
        "near.hand=G3,B2 far.hand=W3,B4 cave.supply=fury,?might,?turn "
        "swamp.supply=turn,?fury,?might"
    )
    seen = [awaits(table)]
    moves = ("G3 to cave", "reveal cave 2", "W3 to swamp", "reveal swamp 3", "take swamp 1")
    for move in (*moves, "place far:tundra:1"):
        table.play(move)
        seen.append(awaits(table))
    assert seen == [
        ("near", "lead"),
        ("near", "lead-reveal"),
        ("far", "follow"),
        ("far", "follow-reveal"),
        ("far", "take"),
        ("far", "place"),
        ("near", "lead"),
    ]


def test_L_FLOW_02_first_the_take_then_the_moon_then_the_place_then_the_effect() -> None:
    words = "near.hand=B7,W7 far.hand=B6,W6 cave.supply=turn cave.honor=1/6"
    table = at(words, players=["Anna", "Ivan"])
    play(table, "B7 to cave", "B6 to cave", "place far:cave:1")
    assert table.log()[-5:] == [
        "Ivan takes the Turn scar from the cave.",
        "The White Moon rises over the cave: from the next trick black is trump.",
        "Ivan places the Turn scar in slot 1 in the cave.",
        "The honour token in the cave is flipped and now shows 6 points.",
        "Trick 2 begins.",
    ]


@pytest.mark.parametrize("words", EVERY_PHASE)
def test_L_FLOW_03_only_the_actor_may_act(words: str) -> None:
    table = at(words)
    assert table.decision is not None
    for action in table.actions:
        assert table.why_not(action, seat=1 - table.decision.seat) == NOT_YOUR_TURN


def test_L_FLOW_03_there_is_no_third_seat() -> None:
    assert at(LEAD).why_not("B7 to cave", seat=2) == NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("words", "kind"),
    [*zip(EVERY_PHASE, (Play, Reveal, Play, Reveal, Take, Place), strict=True)],
)
def test_L_FLOW_04_the_action_is_of_the_kind_of_the_phase(words: str, kind: type) -> None:
    table = at(words)
    assert {type(action) for action in table.actions} == {kind}
    for text in ONE_OF_EACH_KIND:
        if not isinstance(table.game.rules.actions.read(text, 0), kind):
            assert table.why_not(text) == WRONG_STEP


@pytest.mark.parametrize("number", [-2, -1, 10_000])
def test_L_FLOW_04_a_number_outside_the_action_space_fits_no_phase(number: int) -> None:
    for words in EVERY_PHASE:
        assert at(words).why_not(number) == WRONG_STEP


@pytest.mark.parametrize("action", [*ONE_OF_EACH_KIND, "pass"])
def test_L_FLOW_05_after_the_end_no_action_is_accepted(action: str) -> None:
    table = over("near.hand=B7 cave.supply=fury,?might")
    assert table.decision is None
    assert table.legal == []
    for seat in (0, 1):
        assert table.why_not(action, seat) == OVER


@pytest.mark.parametrize("words", EVERY_PHASE)
def test_L_FLOW_06_no_decision_may_be_passed(words: str) -> None:
    table = at(words)
    assert table.why_not("pass") == NO_PASSING
    assert "pass" not in options(table)


def test_L_FLOW_07_a_played_card_is_final() -> None:
    assert undo_refusal(play(at(LEAD), "B7 to cave")) == FINAL


def test_L_FLOW_07_a_revealed_scar_is_final() -> None:
    assert undo_refusal(play(at(LEAD_REVEAL), "reveal cave 2")) == FINAL


def test_L_FLOW_07_a_face_down_scar_once_taken_is_final() -> None:
    assert undo_refusal(play(at(TAKE), "take cave 2")) == FINAL


def test_L_FLOW_07_the_deal_is_final() -> None:
    assert undo_refusal(new()) == FINAL


def test_L_FLOW_07_the_last_move_of_the_game_is_final() -> None:
    table = play(at(f"trick=13 {PLACE}"), "place far:cave:1")
    assert table.undoable == 0
    assert undo_refusal(table) == Refusal("L-FLOW-05", "The game is over.")  # L-REF-01: first


def test_L_FLOW_08_a_single_face_down_scar_is_revealed_by_the_engine() -> None:
    table = play(at("near.hand=G3 far.hand=B6 cave.supply=fury,?might"), "G3 to cave")
    assert supply(table, "cave") == ["fury", "might"]
    assert awaits(table) == ("far", "follow")


def test_L_FLOW_08_a_single_scar_is_taken_by_the_engine() -> None:
    table = following("B7>cave", "B6", "swamp.supply=.,?might")
    play(table, "B6 to swamp")
    assert table.view(0)["taken"] == "might"
    assert awaits(table) == ("far", "place")


def test_L_FLOW_08_a_single_free_slot_is_filled_by_the_engine() -> None:
    table = following("B7>cave", "B6,W6", f"swamp.supply=trophy {all_slots_but_one()}")
    play(table, "B6 to swamp")
    assert scars(table, "far")["far:tundra:3"] == "trophy"
    assert awaits(table) == ("near", "lead")


def all_slots_but_one() -> str:
    """Far has a scar in each of its fifteen slots but the last."""
    slots = [f"{name}:{number}" for name in TERRITORIES for number in (1, 2, 3)][:-1]
    scars = [f"{kind}@{slot}" for kind, slot in zip(KINDS * 2, slots, strict=False)]
    return "far.scars=" + ",".join(scars)


def test_L_FLOW_08_a_card_is_never_played_by_the_engine() -> None:
    six_each = "cave.near=B2,B3,B4,B5,B6,B7 volcano.near=R2,R3,R4,R5,R6,R7 "
    six_each += "desert.near=O2,O3,O4,O5,O6,O7 swamp.near=G2,G3,G4,G5,G6,G7"
    table = at(f"trick=13 near.hand=W2 far.hand=W3 {six_each}")
    assert options(table) == ["white 2 to tundra"]
    play(table, "W2 to tundra")
    assert options(table) == ["white 3 to tundra"]
    assert awaits(table) == ("far", "follow")


def test_L_FLOW_10_a_puzzle_ends_when_a_hand_is_empty() -> None:
    table = play(at("near.hand=B7,W7 far.hand=B6"), "B7 to cave", "B6 to cave")
    assert table.is_over
    assert table.view(None)["trick"] == 1


def test_L_FLOW_10_a_trick_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(PositionError, match=r"far\.hand: has no card to play"):
        Table.at("lonewolves near.hand=G7,B4")
    with pytest.raises(PositionError, match=r"far\.hand: has no card to play"):
        Table.at("lonewolves phase=follow led=G7>cave near.hand=B4")


def test_L_FLOW_10_a_shown_void_that_a_hand_contradicts_is_refused() -> None:
    hands = "trick=12 near.hand=B2,B3 far.hand=G5,G6"
    with pytest.raises(PositionError, match=r"void: far\.hand has a card that is green"):
        at(f"{hands} void=far:black,far:red,far:orange,far:green,far:white")
    table = at(f"{hands} void=far:black,far:red")
    for redealt in redeals(table, seat=0, count=50):
        assert redealt.view(0) == table.view(0)


def test_no_hand_is_larger_than_a_dealt_one() -> None:
    cards = ",".join(f"{suit}{value}" for suit in "BRO" for value in (2, 3, 4, 5, 6))
    with pytest.raises(PositionError, match=r"near\.hand: 13 at the most, got 15"):
        at(f"near.hand={cards}")


# ------------------------------------------------------------------ 5.2


def test_L_PLAY_01_the_card_is_not_held() -> None:
    table = at("near.hand=B7 far.hand=B6 cave.near=B5")
    for card in ("B6", "B5", "B4"):  # in the other hand, on the field, set aside
        assert table.why_not(f"{card} to cave") == NOT_IN_HAND


def test_L_PLAY_01_a_card_can_be_played_once() -> None:
    table = play(at("near.hand=B7,R7 far.hand=B6,R6"), "B7 to cave", "B6 to cave")
    assert table.why_not("B7 to cave") == NOT_IN_HAND
    assert table.why_not("R7 to cave") is None


def test_L_PLAY_02_there_is_no_sixth_territory() -> None:
    assert at("near.hand=B7").why_not("B7 to forest") == NO_TERRITORY


def test_L_PLAY_02_the_card_goes_to_exactly_one_territory() -> None:
    table = play(at("near.hand=B7 far.hand=B6"), "B7 to desert")
    lying = [name for name in TERRITORIES if wolves(table, "near", name)]
    assert lying == ["desert"]


def test_L_PLAY_03_the_territory_is_full() -> None:
    table = at("near.hand=B7 desert.near=R2,R3,R4 desert.far=O2,O3,O4")
    assert table.why_not("B7 to desert") == FULL
    assert table.why_not("B7 to cave") is None


def test_L_PLAY_03_the_sixth_card_closes_the_territory_for_both() -> None:
    table = at("near.hand=B7,W7 far.hand=B6,W6 desert.near=R2,R3,R4 desert.far=O2,O3")
    play(table, "B7 to desert")
    assert table.why_not("B6 to desert") == FULL
    play(table, "B6 to cave")
    assert table.why_not("W7 to desert") == FULL


def test_L_PLAY_04_the_card_is_laid_face_up_on_the_own_side() -> None:
    table = at("leader=far near.hand=B6 far.hand=B7")
    play(table, "B7 to swamp")
    assert wolves(table, "far", "swamp") == ["black 7"]
    assert wolves(table, "near", "swamp") == []


def test_L_PLAY_05_card_and_territory_are_one_decision() -> None:
    table = at("near.hand=B7 far.hand=B6")
    with pytest.raises(UnreadableAction):
        table.play("B7")
    play(table, "B7 to swamp")
    for seat in (0, 1):
        assert table.view(seat)["led"] == {"card": "black 7", "territory": "swamp"}


@pytest.mark.parametrize("card", ["B5", "R5", "O5", "G5", "W5"])
@pytest.mark.parametrize("side", SIDES)
def test_L_PLAY_06_any_suit_may_go_anywhere(card: str, side: str) -> None:
    table: Table = at(f"leader={side} {side}.hand={card}")
    assert [option.rpartition(" ")[2] for option in options(table)] == list(TERRITORIES)


@pytest.mark.parametrize("mode", MODES)
def test_L_PLAY_06_every_open_territory_is_open_to_every_playable_card(mode: str) -> None:
    for table in every_step(mode, games=2):
        plays = [action for action in table.actions if isinstance(action, Play)]
        cards = {action.card for action in plays}
        targets = {action.territory for action in plays}
        assert len(plays) == len(cards) * len(targets)
