"""Rulings that this edition added to the ledger."""

import pytest

from nunatak import DataError, Refused, Table

TAKING = (
    "lonewolves trick=2 phase=take leader=near led=G6>swamp followed=W3>cave "
    "near.hand=B2,B3 far.hand=R2,R3 cave.supply=fury,?turn"
)


def test_L_FLOW_09_an_open_scar_taken_and_placed_may_be_taken_back() -> None:
    table = Table.at(TAKING)
    before = table.position
    table.play("take cave 1")
    table.play("place far:tundra:2")
    assert table.undoable == 2
    table.undo()
    assert table.decision is not None
    assert table.decision.kind == "place"
    table.undo()
    assert table.position == before


def test_L_FLOW_09_not_beyond_the_next_card() -> None:
    table = Table.at(TAKING)
    table.play("take cave 1")
    table.play("place far:tundra:2")
    table.play("black 2 to cave")
    with pytest.raises(Refused, match="L-FLOW-07"):
        table.undo()


def test_L_FLOW_09_a_hidden_scar_once_seen_stays_taken() -> None:
    table = Table.at(TAKING)
    table.play("take cave 2")
    table.play("place far:tundra:2")
    assert table.undoable == 1
    table.undo()
    with pytest.raises(Refused, match="L-FLOW-07"):
        table.undo()


TOO_HIGH = "honor_tokens[0].faces"


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"moons": 3}, "moons"),
        ({"normal": 3}, "normal"),
        ({"normal": {}}, "normal.supply_face_up"),
        ({"honor_tokens": [{"id": f"h{n}", "faces": [n, 1000 + n]} for n in range(5)]}, TOO_HIGH),
    ],
)
def test_L_DATA_10_a_field_or_number_that_the_table_does_not_know(
    data: dict[str, object], field: str
) -> None:
    with pytest.raises(DataError) as caught:
        Table("lonewolves", data=data)
    assert (caught.value.rule, caught.value.field) == ("L-DATA-10", field)


def test_L_DATA_10_six_slots_on_one_side_are_too_many() -> None:
    designed = Table("lonewolves").start.designed.table
    slots = {
        "near": {**designed["normal"]["slots"]["near"], "cave": 6},
        "far": designed["normal"]["slots"]["far"],
    }
    with pytest.raises(DataError) as caught:
        Table("lonewolves", data={"normal": {**designed["normal"], "slots": slots}})
    assert (caught.value.rule, caught.value.field) == ("L-DATA-10", "normal.slots.near.cave")
