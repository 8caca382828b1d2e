"""3.3 and 3.4 The replaceable data."""

from typing import Any

import pytest

from nunatak import DataError
from nunatak.games.lonewolves.designed import Designed, read_designed
from tests.games.lonewolves.helpers import MODES, ledger_json, new, options, placing, slot_ids


def designed(mode: str | None = None) -> dict[str, Any]:
    """The ledger's own table, to be edited, or one mode of it."""
    table = ledger_json("3.3")
    return table if mode is None else table[mode]


def load(**entries: Any) -> Designed:
    """The designed data with these entries replaced."""
    return read_designed(entries)


def refused(**entries: Any) -> tuple[str, str]:
    """The rule that refuses these entries, and the field it names."""
    with pytest.raises(DataError) as caught:
        load(**entries)
    return caught.value.rule, caught.value.field


def tokens(*faces: list[Any]) -> list[dict[str, Any]]:
    return [{"id": f"h{number}", "faces": pair} for number, pair in enumerate(faces, 1)]


def test_the_project_s_table_is_the_ledger_s() -> None:
    assert read_designed().table == designed()


def test_L_DATA_01_the_board_order_holds_the_five_territories_each_once() -> None:
    doubled = ["cave", "cave", "desert", "swamp", "tundra"]
    assert refused(board_order=doubled) == ("L-DATA-01", "board_order")
    assert refused(board_order=doubled[1:]) == ("L-DATA-01", "board_order")
    assert refused(board_order=[*doubled[1:], "forest"]) == ("L-DATA-01", "board_order")
    assert refused(board_order="cave") == ("L-DATA-01", "board_order")


def test_L_DATA_01_another_order_may_be_laid() -> None:
    order = ["tundra", "swamp", "desert", "volcano", "cave"]
    table = new(data={"board_order": order})
    assert [place["territory"] for place in table.view(None)["territories"]] == order


@pytest.mark.parametrize(
    "faces", [[4, 4], [4], [4, 9, 14], [4, 4.5], [4, "9"], [4, None], [True, 9]]
)
def test_L_DATA_02_two_different_integer_faces(faces: list[Any]) -> None:
    edited = tokens([1, 6], [2, 7], [3, 8], faces, [5, 10])
    assert refused(honor_tokens=edited) == ("L-DATA-02", "honor_tokens[3].faces")


def test_L_DATA_02_five_tokens() -> None:
    four = tokens([1, 6], [2, 7], [3, 8], [4, 9])
    assert refused(honor_tokens=four) == ("L-DATA-02", "honor_tokens")
    assert refused(honor_tokens=[*four, *four]) == ("L-DATA-02", "honor_tokens")


@pytest.mark.parametrize(
    ("third", "field"),
    [
        ({"colour": "red"}, "honor_tokens[2].colour"),
        ({"id": "h1"}, "honor_tokens[2].id"),
        ({"id": ""}, "honor_tokens[2].id"),
        ({"id": 3}, "honor_tokens[2].id"),
    ],
)
def test_L_DATA_10_a_token_has_an_id_of_its_own_and_faces(
    third: dict[str, Any], field: str
) -> None:
    edited = tokens([1, 6], [2, 7], [3, 8], [4, 9], [5, 10])
    edited[2] |= third
    assert refused(honor_tokens=edited) == ("L-DATA-10", field)


def test_L_DATA_10_no_token_lacks_a_field() -> None:
    edited = tokens([1, 6], [2, 7], [3, 8], [4, 9], [5, 10])
    del edited[1]["id"]
    assert refused(honor_tokens=edited) == ("L-DATA-10", "honor_tokens[1].id")
    del edited[0]["faces"]
    assert refused(honor_tokens=edited) == ("L-DATA-10", "honor_tokens[0].faces")
    assert refused(honor_tokens=[1, 2, 3, 4, 5]) == ("L-DATA-10", "honor_tokens[0]")


def test_L_DATA_02_other_faces_come_into_the_game() -> None:
    table = new(data={"honor_tokens": tokens([0, 20], [0, 20], [0, 20], [0, 20], [0, 20])})
    for place in table.view(None)["territories"]:
        assert {place["honor"]["up"], place["honor"]["down"]} == {0, 20}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", [0, 2])
def test_L_DATA_03_exactly_one_face_up_per_territory(mode: str, number: int) -> None:
    edited = designed(mode)
    edited["supply_face_up"]["desert"] = number
    assert refused(**{mode: edited}) == ("L-DATA-03", f"{mode}.supply_face_up.desert")


@pytest.mark.parametrize("number", [1, 3])
def test_L_DATA_04_normal_mode_has_exactly_two_face_down(number: int) -> None:
    edited = designed("normal")
    edited["supply_face_down"]["swamp"] = number
    assert refused(normal=edited) == ("L-DATA-04", "normal.supply_face_down.swamp")


@pytest.mark.parametrize("number", [1, 4])
def test_L_DATA_05_advanced_mode_has_two_or_three_face_down(number: int) -> None:
    edited = designed("advanced")
    edited["supply_face_down"]["swamp"] = number
    assert refused(advanced=edited) == ("L-DATA-05", "advanced.supply_face_down.swamp")


def test_L_DATA_05_not_all_territories_alike() -> None:
    edited = designed("advanced")
    edited["supply_face_down"] = dict.fromkeys(edited["supply_face_down"], 2)
    assert refused(advanced=edited) == ("L-DATA-05", "advanced.supply_face_down")


def test_L_DATA_06_a_mode_lays_out_18_scars_at_most() -> None:
    edited = designed("advanced")
    edited["supply_face_down"] |= {"cave": 3, "volcano": 3, "desert": 3, "swamp": 2, "tundra": 2}
    assert new("advanced", data={"advanced": edited}).view(None)["box"]["count"] == 0
    edited["supply_face_down"]["swamp"] = 3
    assert refused(advanced=edited) == ("L-DATA-06", "advanced.supply_face_down")


def test_L_DATA_07_no_border_slots_in_normal_mode() -> None:
    edited = designed("normal")
    edited["border_slots"]["far"] = [["cave", "volcano"]]
    assert refused(normal=edited) == ("L-DATA-07", "normal.border_slots.far")


@pytest.mark.parametrize("pair", [["cave", "desert"], ["cave", "cave"], ["cave", "forest"]])
def test_L_DATA_07_border_slots_only_between_neighbours(pair: list[str]) -> None:
    edited = designed("advanced")
    edited["border_slots"]["near"] = [pair]
    assert refused(advanced=edited) == ("L-DATA-07", "advanced.border_slots.near[0]")


def test_L_DATA_07_neighbours_are_those_of_the_board_order() -> None:
    order = ["cave", "desert", "volcano", "swamp", "tundra"]
    edited = designed("advanced")
    edited["border_slots"] = {"near": [["cave", "desert"]], "far": []}
    load(board_order=order, advanced=edited)
    edited["border_slots"]["near"] = [["cave", "volcano"]]
    assert refused(board_order=order, advanced=edited)[0] == "L-DATA-07"


@pytest.mark.parametrize("mode", MODES)
def test_L_DATA_08_every_side_has_a_slot(mode: str) -> None:
    edited = designed(mode)
    edited["slots"]["far"] = dict.fromkeys(edited["slots"]["far"], 0)
    edited["border_slots"]["far"] = []
    assert refused(**{mode: edited}) == ("L-DATA-08", f"{mode}.slots.far")


def test_L_DATA_08_fewer_than_13_slots_are_allowed_with_a_warning() -> None:
    assert read_designed().warnings == ()
    edited = designed("normal")
    edited["slots"]["near"]["cave"] = 0
    told = [str(warning) for warning in load(normal=edited).warnings]
    assert told == ["L-DATA-08 normal.slots.near: 12 slots for 13 tricks"]
    assert len(slot_ids(new(data={"normal": edited}), "near")) == 12


def test_L_DATA_09_slot_ids_are_derived_from_side_territory_and_number() -> None:
    assert slot_ids(new("advanced"), "near") == [
        "near:cave:1",
        "near:cave:2",
        "near:cave:3",
        "near:volcano:1",
        "near:desert:1",
        "near:desert:2",
        "near:swamp:1",
        "near:swamp:2",
        "near:tundra:1",
        "near:tundra:2",
        "near:tundra:3",
        "near:cave|volcano",
        "near:desert|swamp",
    ]
    assert slot_ids(new("advanced"), "far")[-2:] == ["far:volcano|desert", "far:swamp|tundra"]


def test_L_DATA_09_a_border_slot_has_one_name_however_the_boards_lie() -> None:
    order = ["tundra", "swamp", "desert", "volcano", "cave"]
    table = placing("fury", "mode=advanced", data={"board_order": order})
    assert {"place near:cave|volcano", "place near:desert|swamp"} <= set(options(table))
    assert table.why_not("place near:volcano|cave") is None
