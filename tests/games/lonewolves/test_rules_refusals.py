"""12.3 Refusals."""

import re
from dataclasses import dataclass

import pytest

from nunatak import Refusal, Refused, Table
from nunatak.play.table import rule_name
from tests.games.lonewolves.helpers import (
    ALREADY_UP,
    FINAL,
    FULL,
    LEDGER,
    NO_PASSING,
    NO_SLOT,
    NO_TERRITORY,
    NOT_AT_THE_3,
    NOT_IN_HAND,
    NOT_WHERE_PLAYED,
    NOT_YOUR_TURN,
    OTHER_SIDE,
    OVER,
    SLOT_TAKEN,
    WRONG_STEP,
    at,
    must_follow,
    new,
    seen,
)

LANGUAGES = ("en", "ru", "cs")
ROW = r"^\| (L-[A-Z]+-\d\d) \| (.+?) \| (.+?) \| (.+?) \|$"
SENTENCES = {
    found[0]: dict(zip(LANGUAGES, found[1:], strict=True))
    for found in re.findall(ROW, LEDGER.partition("### 12.3")[2], re.M)
}

CAVE = "cave.supply=fury,?might,?turn desert.supply=turn,?might"
LEAD = f"near.hand=B7,R7 far.hand=B6 {CAVE} tundra.near=W2,W3,W4,W5,W6,W7"
FOLLOW = f"phase=follow led=G6>swamp far.hand=G5,R5 {CAVE}"
REVEAL = f"phase=lead-reveal led=G3>cave far.hand=B6 {CAVE}"
TAKE = f"phase=take led=G6>swamp followed=G5>cave {CAVE}"
PLACE = "phase=place leader=far led=B7>swamp followed=B6>cave taken=turn near.scars=fury@cave:1"


@dataclass(frozen=True)
class Case:
    """A position, a move that is refused there, and the refusal."""

    words: str
    move: str
    refusal: Refusal
    seat: int | None = None


CASES = (
    Case("phase=over near.hand=B7", "B7 to cave", OVER),
    Case(LEAD, "B6 to cave", NOT_YOUR_TURN, seat=1),
    Case(LEAD, "take cave 1", WRONG_STEP),
    Case(LEAD, "pass", NO_PASSING),
    Case(LEAD, "B6 to cave", NOT_IN_HAND),
    Case(LEAD, "B7 to forest", NO_TERRITORY),
    Case(LEAD, "B7 to tundra", FULL),
    Case(FOLLOW, "R5 to cave", must_follow("green")),
    Case(REVEAL, "reveal desert 2", NOT_AT_THE_3),
    Case(REVEAL, "reveal cave 1", ALREADY_UP),
    Case(TAKE, "take desert 1", NOT_WHERE_PLAYED),
    Case(PLACE, "place near:cave:9", NO_SLOT),
    Case(PLACE, "place far:cave:1", OTHER_SIDE),
    Case(PLACE, "place near:cave:1", SLOT_TAKEN),
)
every_case = pytest.mark.parametrize("case", CASES, ids=[case.refusal.rule for case in CASES])


def test_L_REF_01_these_are_the_only_ids_in_this_order() -> None:
    rules = new().game.rules.ids
    assert list(SENTENCES) == [rule_name(new().game, rule) for rule in rules if rule]
    assert {case.refusal.rule for case in CASES} | {FINAL.rule} == set(SENTENCES)


@every_case
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_as_the_ledger_says_it(case: Case, lang: str) -> None:
    refusal = at(case.words).why_not(case.move, case.seat, lang)
    rule = case.refusal.rule
    assert refusal == Refusal(rule, SENTENCES[rule][lang])
    assert case.refusal.text == SENTENCES[rule]["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_to_take_back_is_said_as_the_ledger_says_it(lang: str) -> None:
    with pytest.raises(Refused) as caught:
        new(lang=lang).undo()
    assert caught.value.refusal == Refusal("L-FLOW-07", SENTENCES["L-FLOW-07"][lang])


@pytest.mark.parametrize(
    "case",
    [
        Case("phase=over leader=near", "B6 to forest", OVER, seat=1),  # nor is it his turn
        Case(LEAD, "take cave 1", NOT_YOUR_TURN, seat=1),  # nor the step
        Case(LEAD, "pass", NOT_YOUR_TURN, seat=1),
        Case(LEAD, "B6 to forest", NOT_IN_HAND),
        Case(LEAD, "B6 to tundra", NOT_IN_HAND),
        Case(FOLLOW, "R5 to forest", NO_TERRITORY),  # nor in suit
        Case(f"{FOLLOW} tundra.near=W2,W3,W4,W5,W6,W7", "R5 to tundra", FULL),
        Case(REVEAL, "reveal desert 1", NOT_AT_THE_3),  # nor face down
        Case(PLACE, "place far:cave:9", NO_SLOT),
        Case(f"{PLACE} far.scars=might@cave:1", "place far:cave:1", OTHER_SIDE),
    ],
    ids=lambda case: case.move,
)
def test_L_REF_01_of_several_the_first_in_the_table_is_cited(case: Case) -> None:
    assert at(case.words).why_not(case.move, case.seat) == case.refusal


@pytest.mark.parametrize("token", ["forest 1", "cave 4", "cave 5", "cave 0", "? 1"])
def test_L_REF_02_an_unknown_scar_is_one_that_lies_elsewhere(token: str) -> None:
    assert at(REVEAL).why_not(f"reveal {token}") == NOT_AT_THE_3
    assert at(TAKE).why_not(f"take {token}") == NOT_WHERE_PLAYED


@pytest.mark.parametrize("card", ["B8", "B1", "B99", "purple 5", "?"])
def test_L_REF_02_an_unknown_card_is_not_in_your_hand(card: str) -> None:
    assert at(LEAD).why_not(f"{card} to cave") == NOT_IN_HAND


@pytest.mark.parametrize(
    "case",
    [
        Case(LEAD, f"B{'9' * 5000} to cave", NOT_IN_HAND),
        Case(REVEAL, f"reveal cave {'9' * 5000}", NOT_AT_THE_3),
        Case(TAKE, f"take cave {'9' * 5000}", NOT_WHERE_PLAYED),
        Case(PLACE, f"place near:cave:{'9' * 5000}", NO_SLOT),
    ],
    ids=lambda case: case.refusal.rule,
)
def test_L_REF_02_however_long_its_number(case: Case) -> None:
    assert at(case.words).why_not(case.move) == case.refusal


@pytest.mark.parametrize("words", [REVEAL, TAKE])
def test_L_REF_02_declining_a_reveal_or_a_scar_is_passing(words: str) -> None:
    assert at(words).why_not("pass") == NO_PASSING


@every_case
def test_L_REF_03_a_refused_action_changes_nothing(case: Case) -> None:
    table = at(case.words)
    before = everything(table)
    with pytest.raises(Refused) as caught:
        table.play(case.move, case.seat)
    assert caught.value.refusal == case.refusal
    assert everything(table) == before


def test_L_REF_03_nor_does_a_refused_undo() -> None:
    table = new()
    table.play(table.legal[0])
    before = everything(table)
    with pytest.raises(Refused):
        table.undo()
    assert everything(table) == before


def everything(table: Table) -> list[object]:
    views = [seen(table, seat) for seat in (0, 1, None)]
    return [table.position, table.decision, table.moves, table.log(), table.legal, *views]
