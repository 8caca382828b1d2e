"""What is foreseen of a card or a scar is what happens when it is played."""

import json
from typing import Any

import pytest

from nunatak import Table
from nunatak.kernel.chance import FOR_REDEALS, stream
from tests.games.lonewolves.helpers import MODES, at, every_step, following, new, winner_of

SIDES = ("near", "far")


def prospects(table: Table) -> dict[str, Any]:
    assert table.decision is not None
    return table.prospects(table.decision.seat)


def strengths(table: Table) -> dict[str, list[int]]:
    return {
        place["territory"]: [side["strength"] for side in place["sides"]]
        for place in table.view(None)["territories"]
    }


def promised(table: Table, told: dict[str, Any]) -> dict[str, list[int]]:
    """The strengths as they are, changed as the prospect says."""
    found = strengths(table)
    for change in told["changes"]:
        assert found[change["territory"]] == change["before"]
        found[change["territory"]] = change["after"]
    return found


def chosen(table: Table, card: str, territory: str) -> dict[str, Any]:
    """What is foreseen of a card on a territory."""
    plays = prospects(table)["plays"]
    (found,) = [told for told in plays if (told["card"], told["territory"]) == (card, territory)]
    return dict(found)


@pytest.mark.parametrize(
    ("led", "answer", "trump", "rule"),
    [
        ("R5", "R7", "none", "L-WIN-01"),
        ("R5", "R3", "none", "L-WIN-01"),
        ("R7", "R2", "none", "L-WIN-02"),
        ("R2", "R7", "none", "L-WIN-02"),
        ("R7", "G2", "green", "L-WIN-04"),
        ("R2", "G7", "none", "L-WIN-05"),
    ],
)
def test_who_takes_the_trick_and_why(led: str, answer: str, trump: str, rule: str) -> None:
    table = following(f"{led}>cave", answer, f"trump={trump} swamp.supply=might,?fury")
    (told,) = [play for play in prospects(table)["plays"] if play["territory"] == "swamp"]
    assert told["trick"]["rule"] == rule
    assert SIDES[told["trick"]["winner"]] == winner_of(led, answer, trump)
    if told["trick"]["winner"] == 0:
        assert told["trick"]["scars"] == ["might", None]  # far loses in the swamp


@pytest.mark.parametrize("mode", MODES)
def test_every_card_and_scar_brings_what_was_promised(mode: str) -> None:
    compared = 0
    for table in every_step(mode, games=1):
        if table.decision is None or table.decision.kind not in ("lead", "follow", "place"):
            continue
        position = table.position
        told = prospects(table)
        tried = [(f"{play['card']} to {play['territory']}", play) for play in told["plays"][::5]]
        for words, foreseen in tried + [(f"place {p['slot']}", p) for p in told["places"]]:
            twin = Table.at(position)
            twin.play(words)
            while twin.decision is not None and twin.decision.kind.endswith("reveal"):
                twin.play(twin.legal[0])
            if (
                any(line.key == "log-place" for lines in twin.told for line in lines)
                and foreseen in told["plays"]
            ):
                continue  # the engine went on to a scar and a slot that there was no choice about
            assert strengths(twin) == promised(table, foreseen), words
            compared += 1
    assert compared > 20


def test_only_who_decides_has_prospects() -> None:
    table = at("near.hand=R5 far.hand=R7")
    assert table.prospects(0)["plays"]
    assert table.prospects(1)["plays"] == table.prospects(None)["plays"] == []


def test_a_lead_knows_how_many_unseen_cards_beat_it() -> None:
    table = at("near.hand=R7,R6 far.hand=R2,W3")
    assert chosen(table, "red 7", "cave")["beaten_by"] == 1  # the red 2
    assert chosen(table, "red 6", "cave")["beaten_by"] == 0  # the red 7 is in the same hand


def test_prospects_can_be_written_as_json() -> None:
    table = new()
    assert json.loads(json.dumps(prospects(table))) == prospects(table)


@pytest.mark.parametrize("mode", MODES)
def test_prospects_tell_nothing_that_the_seat_does_not_see(mode: str) -> None:
    for number, table in enumerate(every_step(mode, games=1)):
        if table.deciding is None:
            continue
        seat = table.deciding
        redealt = table.outlook(seat).redeal(stream(number, FOR_REDEALS))
        assert table.game.views.prospects(redealt, seat) == table.prospects(seat)
