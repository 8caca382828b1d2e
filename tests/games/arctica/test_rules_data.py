"""3.2, 3.3 and 3.4 The replaceable data, and the numbers that are not."""

from typing import Any

import pytest

from nunatak import DataError
from nunatak.games.arctica.designed import Designed, read_designed
from tests.games.arctica.helpers import (
    CORNERS,
    at,
    figures,
    hand,
    ice,
    igloo,
    ledger_json,
    new,
    tokens,
)


def layout(**fields: Any) -> dict[str, Any]:
    """The ledger's own layout in the form of the data file, with these fields replaced."""
    block = ledger_json("3.2")["layout_standard"]
    seals = iter(("seal1", "seal2"))
    placed = {
        next(seals) if one["hunter"] == "seal" else one["hunter"]: {
            "cell": one["cell"],
            "layer": one["layer"].lower(),
        }
        for one in block["figures"]
    }
    return {**block, "figures": placed, **fields}


def card_counts(**counts: int) -> dict[str, int]:
    """The ledger's own deck in the form of the data file, with these counts replaced."""
    block = ledger_json("3.2")["deck"]
    cards = {f"{row.get('dir', '')}{row.get('n', '')}" or "MELT": row["copies"] for row in block}
    return cards | counts


def edges(**colours: str) -> dict[str, str]:
    block = ledger_json("3.2")["directions"]
    return {row["id"]: row["colour"] for row in block} | colours


def load(**entries: Any) -> Designed:
    """The designed data with these entries replaced."""
    return read_designed(entries)


def refused(**entries: Any) -> tuple[str, str]:
    """The rule that refuses these entries at the table, and the field it names."""
    with pytest.raises(DataError) as caught:
        new(data=entries)
    return caught.value.rule, caught.value.field


def test_the_project_s_data_are_the_ledger_s() -> None:
    table = read_designed().table
    assert table["deck"] == card_counts()
    assert table["directions"] == edges()
    assert table["layout"] == layout()


# ------------------------------------------------------------------ cards


def test_A_DATA_01_exactly_36_cards() -> None:
    assert refused(deck=card_counts(MELT=5)) == ("A-DATA-01", "deck")
    assert refused(deck=card_counts(MELT=7)) == ("A-DATA-01", "deck")


@pytest.mark.parametrize("name", ["N1", "E0", "SE", "MELT2", "", "E1.5"])
def test_A_DATA_01_melt_or_one_of_six_directions_and_a_number(name: str) -> None:
    deck = card_counts(MELT=5) | {name: 1}
    assert refused(deck=deck) == ("A-DATA-01", f"deck.{name}")


@pytest.mark.parametrize("copies", [-1, 1.5, "2", None, True])
def test_A_DATA_01_a_number_of_copies(copies: Any) -> None:
    deck: dict[str, Any] = {**card_counts(), "E1": copies}
    assert refused(deck=deck) == ("A-DATA-01", "deck.E1")


def test_A_DATA_01_every_direction_occurs() -> None:
    assert refused(deck=card_counts(SW1=0, SW2=0, SW3=0, MELT=11)) == ("A-DATA-01", "deck")


def test_A_DATA_01_another_deck_is_dealt() -> None:
    ways = ("E", "NE", "NW", "W", "SW", "SE")
    table = new(data={"deck": {f"{way}4": 6 for way in ways}})
    assert all(card.endswith("4") for seat in (0, 1) for card in hand(table, seat))


def test_A_DATA_01_there_is_no_other_entry() -> None:
    with pytest.raises(DataError, match="cards"):
        load(cards={})


# ------------------------------------------------------------------ ice


def test_A_DATA_02_exactly_twelve_tokens() -> None:
    pack = layout()["pack"]
    assert refused(layout=layout(pack=pack[:-1])) == ("A-DATA-02", "layout")
    assert refused(layout=layout(pack=[*pack, [4, -1]])) == ("A-DATA-02", "layout")


def test_A_DATA_02_exactly_two_of_them_icebergs() -> None:
    pack = layout()["pack"]
    one = layout(iceberg=[[-3, 0]], pack=[*pack, [3, 0]])
    assert refused(layout=one) == ("A-DATA-02", "layout.iceberg")
    three = layout(iceberg=[[-3, 0], [3, 0], [2, 1]], pack=pack[:-1])
    assert refused(layout=three) == ("A-DATA-02", "layout.iceberg")


def test_A_DATA_02_on_distinct_cells() -> None:
    twice = layout(pack=[[1, -2], [2, -2], [-2, 2], [0, 2]])
    assert refused(layout=twice)[0] == "A-DATA-02"


@pytest.mark.parametrize("cell", [[5, 0], [3, 3], [0], "0,0", [0, "0"], None])
def test_A_DATA_02_on_cells_of_the_board(cell: Any) -> None:
    outside = layout(pack=[[0, -2], [2, -2], [-2, 2], cell])
    assert refused(layout=outside) == ("A-DATA-02", "layout.pack[3]")


def test_A_DATA_03_no_iceberg_in_a_corner() -> None:
    corner = layout(iceberg=[[-3, 0], [4, 0]])
    assert refused(layout=corner) == ("A-DATA-03", "layout.iceberg[1]")


def test_A_DATA_03_no_iceberg_with_cod() -> None:
    with_cod = layout(iceberg=[[-3, 0], [0, 0]])
    assert refused(layout=with_cod) == ("A-DATA-03", "layout.cod[4]")


def test_A_DATA_04_exactly_nine_cod() -> None:
    cod = layout()["cod"]
    assert refused(layout=layout(cod=cod[:-1])) == ("A-DATA-04", "layout.cod")
    assert refused(layout=layout(cod=[*cod, [2, 1]])) == ("A-DATA-04", "layout.cod")


def test_A_DATA_04_on_cells_of_the_board() -> None:
    cod = layout()["cod"]
    assert refused(layout=layout(cod=[*cod[:-1], [5, 0]])) == ("A-DATA-04", "layout.cod[8]")


def test_A_DATA_04_under_flat_ice_they_may_be() -> None:
    cod = [[0, -2], *layout()["cod"][1:]]
    assert figures(new(data={"layout": layout(cod=cod)}))["cod1"] == "(0,-2) water"


# ------------------------------------------------------------------ figures and igloo


def moved(name: str, cell: list[int], layer: str) -> dict[str, Any]:
    """The layout with one figure elsewhere."""
    return layout(figures=layout()["figures"] | {name: {"cell": cell, "layer": layer}})


def test_A_DATA_05_five_figures() -> None:
    placed = layout()["figures"]
    for name in placed:
        missing = {other: spot for other, spot in placed.items() if other != name}
        assert refused(layout=layout(figures=missing)) == ("A-DATA-05", "layout.figures")
    third = placed | {"seal3": placed["seal1"]}
    assert refused(layout=layout(figures=third)) == ("A-DATA-05", "layout.figures")


@pytest.mark.parametrize(
    ("name", "cell", "layer"),
    [
        ("orca", [1, 3], "ice"),  # A-POS-02
        ("bear", [1, 3], "water"),  # A-POS-03
        ("inuit", [3, -3], "ice"),  # A-POS-03, A-POS-09
        ("seal1", [3, -3], "ice"),  # A-POS-09
        ("seal2", [3, 0], "water"),  # A-POS-05
    ],
)
def test_A_DATA_05_each_in_a_layer_that_it_may_be_in(
    name: str, cell: list[int], layer: str
) -> None:
    assert refused(layout=moved(name, cell, layer)) == ("A-DATA-05", f"layout.figures.{name}")


def test_A_DATA_05_another_place_comes_into_the_game() -> None:
    table = new(data={"layout": moved("seal1", [0, -2], "water")})
    assert figures(table)["seal1"] == "(0,-2) water"


@pytest.mark.parametrize("cell", [[0, -2], [-3, 0], [0, 0]])  # pack ice, iceberg, open sea
def test_A_DATA_06_the_igloo_stands_on_a_floe(cell: list[int]) -> None:
    assert refused(layout=layout(igloo=cell)) == ("A-DATA-06", "layout.igloo")


def test_A_DATA_06_any_floe_will_do() -> None:
    assert igloo(new(data={"layout": layout(igloo=[1, -2])})) == "(1,-2)"


# ------------------------------------------------------------------ directions, tokens, corners


def test_A_DATA_07_six_directions() -> None:
    five = edges()
    del five["SE"]
    assert refused(directions=five) == ("A-DATA-07", "directions")
    assert refused(directions=edges(N="violet")) == ("A-DATA-07", "directions")


def test_A_DATA_07_six_distinct_colours() -> None:
    assert refused(directions=edges(W="red")) == ("A-DATA-07", "directions.W")


@pytest.mark.parametrize("way", ["E", "NE", "SE"])
def test_A_DATA_07_light_blue_violet_and_yellow_are_among_them(way: str) -> None:
    assert refused(directions=edges(**{way: "pink"}))[0] == "A-DATA-07"


def test_A_DATA_07_other_edges_come_into_the_game() -> None:
    table = new(data={"directions": edges(W="orange", SW="green")})
    assert table.view(0)["colours"]["W"] == "orange"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A_DATA_08_eighteen_tokens(seats: int) -> None:
    sourced = ledger_json("3.3")
    table = new(seats)
    assert tokens(table) == {name: sourced["hunters"][name]["tokens"] for name in tokens(table)}
    assert tokens(table) == {"orca": 2, "bear": 2, "inuit": 2, "seal": 3}
    assert sum(tokens(table).values()) + table.view(None)["plankton"] == 18


def test_A_DATA_08_no_position_has_more() -> None:
    for prizes in ("orca*3", "bear*3", "inuit*3", "seal*4", "plankton*9,plankton"):
        with pytest.raises(ValueError, match="there are only"):
            at(f"won0={prizes}")


def test_A_DATA_09_our_corners_carry_nothing() -> None:
    table = new()
    assert read_designed().warnings == ()
    assert not set(CORNERS) & set(ice(table))
    assert not set(CORNERS) & {spot.split()[0] for spot in figures(table).values()}


def test_A_DATA_09_a_box_of_yours_may_differ_with_a_warning() -> None:
    data = load(layout=layout(pack=[[0, -2], [2, -2], [-2, 2], [4, 0]]))
    told = [str(warning) for warning in data.warnings]
    assert told == ["A-DATA-09 layout: the corner E is not empty"]
