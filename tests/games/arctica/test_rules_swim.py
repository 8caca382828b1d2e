"""6.3 Figures and the igloo when ice moves."""

import pytest

from nunatak import Table
from tests.games.arctica.helpers import (
    BOARD,
    CORNERS,
    VECTORS,
    at,
    awaits,
    ice,
    igloo,
    next_cell,
    options,
    play,
    points,
    rule,
    truth,
    where,
    won,
)

RING = "(1,-1),(0,-1),(-1,1),(0,1)"  # around (0,0), without its east and its west


def drift(card: str, pick: str, words: str) -> Table:
    """The card is played, and its first token chosen."""
    return play(at(f"{words} hand={card}"), f"play {card}", f"drift {pick}")


# ------------------------------------------------------------------ riders and swimmers


@pytest.mark.parametrize("figure", ["bear", "inuit", "seal1"])
def test_A_RIDE_01_who_stands_on_ice_rides(figure: str) -> None:
    table = drift("E1", "(0,0)", f"floe=(0,0) {figure}=(0,0):ice")
    assert where(table, figure) == "(1,0) ice"


@pytest.mark.parametrize("figure", ["bear", "inuit", "seal1"])
def test_A_RIDE_01_also_on_a_pushed_token(figure: str) -> None:
    table = drift("E1", "(0,0)", f"iceberg=(0,0) floe=(1,0) {figure}=(1,0):ice")
    assert where(table, figure) == "(2,0) ice"


def test_A_RIDE_02_the_igloo_moves_with_its_floe() -> None:
    assert igloo(drift("E1", "(0,0)", "floe=(0,0) igloo=(0,0)")) == "(1,0)"


def test_A_RIDE_03_who_is_under_a_moving_token_stays() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0) orca=(0,0) seal1=(0,0):water cod=(0,0)")
    assert ice(table) == {"(1,0)": "floe"}
    assert [where(table, name) for name in ("orca", "seal1", "cod1")] == ["(0,0) water"] * 3


def test_A_RIDE_03_now_under_the_pusher_that_follows() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0) pack=(1,0) orca=(1,0)")
    assert (where(table, "orca"), ice(table)["(1,0)"]) == ("(1,0) water", "floe")


def test_A_RIDE_03_but_an_iceberg_that_follows_shoves() -> None:
    table = drift("E1", "(0,0)", "iceberg=(0,0) pack=(1,0) orca=(1,0)")
    assert where(table, "orca") == "(2,0) water"


def test_A_RIDE_04_who_swims_at_the_destination_is_now_under_ice() -> None:
    table = drift("E1", "(0,0)", "pack=(0,0) orca=(1,0) seal1=(1,0) cod=(1,0)")
    assert ice(table) == {"(1,0)": "pack"}
    assert [where(table, name) for name in ("orca", "seal1", "cod1")] == ["(1,0) water"] * 3


def test_A_RIDE_05_being_carried_is_no_movement_and_no_attack() -> None:
    """The bear is carried over the orca and may still move and attack."""
    table = drift("E1", "(0,0)", "floe=(0,0) bear=(0,0) orca=(1,0) seal1=(2,0)")
    assert won(table) == ""
    assert truth(table)["did"] == "card"
    play(table, "bear to (2,0)", "bear attacks seal1")
    assert won(table) == "seal"


# ------------------------------------------------------------------ swimming bear and kayak


@pytest.mark.parametrize("figure", ["bear", "inuit"])
@pytest.mark.parametrize("kind", ["pack", "floe", "iceberg"])
def test_A_SWIM_01_a_swimmer_is_shoved_forward(figure: str, kind: str) -> None:
    table = drift("E1", "(0,0)", f"{kind}=(0,0) {figure}=(1,0)")
    assert where(table, figure) == "(2,0) water"
    assert awaits(table) == (0, "turn")  # forced


def test_A_SWIM_02_figures_do_not_matter() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0) bear=(1,0) orca=(2,0) seal1=(2,0) cod=(2,0)")
    assert where(table, "bear") == "(2,0) water"


@pytest.mark.parametrize("kind", ["pack", "floe", "iceberg"])
def test_A_SWIM_02_an_ice_token_is_not_free(kind: str) -> None:
    words = "floe=(0,0),(2,0)" if kind == "floe" else f"floe=(0,0) {kind}=(2,0)"
    assert awaits(drift("E1", "(0,0)", f"{words} bear=(1,0)")) == (0, "displace")


def test_A_SWIM_02_nor_is_the_outside() -> None:
    table = drift("E1", "(3,-2)", "pack=(3,-2) bear=(4,-2)")
    assert awaits(table) == (0, "displace")


def test_A_SWIM_03_any_free_neighbour() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0),(2,0) pack=(1,1) inuit=(1,0)")
    assert set(options(table)) == {f"displace {cell}" for cell in ("(2,-1)", "(1,-1)", "(0,1)")}
    play(table, "displace (1,-1)")
    assert where(table, "inuit") == "(1,-1) water"


@pytest.mark.parametrize("cell", ["(1,1)", "(1,0)", "(3,0)", "(9,9)"])
def test_A_SWIM_03_not_onto_ice_and_no_farther_while_a_cell_is_free(cell: str) -> None:
    table = drift("E1", "(0,0)", "floe=(0,0),(2,0) pack=(1,1) inuit=(1,0)")
    assert rule(table, f"displace {cell}") == "A-SWIM-03"


def test_A_SWIM_04_the_ice_s_origin_is_occupied() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0),(2,0) inuit=(1,0)")
    assert rule(table, "displace (0,0)") == "A-SWIM-04"


def test_A_SWIM_04_also_when_nothing_else_is_free() -> None:
    table = drift("E1", "(-1,0)", f"floe=(-1,0),(1,0),{RING} bear=(0,0)")
    assert rule(table, "displace (-1,0)") == "A-SWIM-04"


@pytest.mark.parametrize("goal", ["(1,0)", "(1,-1)", "(0,1)", "(0,0)"])
def test_A_SWIM_05_without_a_free_neighbour_onto_ice(goal: str) -> None:
    table = drift("E1", "(-1,0)", f"floe=(-1,0),(1,0) pack={RING} bear=(0,0)")
    play(table, f"displace {goal}")
    assert where(table, "bear") == f"{goal} ice"
    assert ice(table)["(0,0)"] == "floe"


def test_A_SWIM_06_never_onto_an_iceberg() -> None:
    table = drift("E1", "(-1,0)", f"floe=(-1,0) iceberg=(1,0) pack={RING} bear=(0,0)")
    assert rule(table, "displace (1,0)") == "A-SWIM-06"
    assert "displace (1,0)" not in options(table)


def test_A_SWIM_06_nor_onto_an_arriving_one() -> None:
    table = drift("E1", "(-1,0)", f"iceberg=(-1,0) floe=(1,0) pack={RING} bear=(0,0)")
    assert rule(table, "displace (0,0)") == "A-SWIM-06"
    assert rule(table, "displace (1,0)") is None


def test_A_SWIM_07_several_swimmers_one_by_one() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0),(2,0) bear=(1,0) inuit=(1,0)")
    assert truth(table)["asked"] == "bear"
    play(table, "displace (1,1)")
    assert truth(table)["asked"] == "inuit"
    play(table, "displace (1,-1)")
    assert (where(table, "bear"), where(table, "inuit")) == ("(1,1) water", "(1,-1) water")
    assert ice(table)["(1,0)"] == "floe"


def test_A_SWIM_08_shoved_to_a_free_cell_and_nothing_else_happens_there() -> None:
    table = drift("E1", "(0,0)", "floe=(0,0) bear=(1,0) orca=(2,0) cod=(2,0)")
    assert where(table, "bear") == "(2,0) water"
    assert (won(table), won(table, 1)) == ("", "")
    assert awaits(table) == (0, "turn")


@pytest.mark.parametrize("corner", CORNERS)
def test_A_SWIM_09_in_a_corner_an_iceberg_arrives_the_other_is_beside(corner: str) -> None:
    """Two neighbours without the origin; one has the other iceberg, the last one is left."""
    for way in VECTORS:
        origin = tuple(2 * a - b for a, b in zip(cell(corner), next_cell(corner, way), strict=True))
        beside = [n for n in neighbours(corner) if n != f"({origin[0]},{origin[1]})"]
        if origin in BOARD:
            there = f"({origin[0]},{origin[1]})"
            other, last = beside
            for flat in ("", f"floe={last}"):
                words = f"iceberg={there},{other} {flat} bear={corner} cod={corner}"
                table = drift(f"{way}1", there, words)
                assert where(table, "bear") == f"{last} {'ice' if flat else 'water'}"
                assert where(table, "cod1") == f"{last} water"


def cell(text: str) -> tuple[int, int]:
    q, r = map(int, text.strip("()").split(","))
    return q, r


def neighbours(text: str) -> list[str]:
    near = [next_cell(text, way) for way in VECTORS]
    return [f"({q},{r})" for q, r in near if (q, r) in BOARD]


def test_A_SWIM_10_in_the_order_bear_inuit_orca_seals_cod() -> None:
    crowd = "bear=(1,0) inuit=(1,0) orca=(1,0) seal1=(1,0) seal2=(1,0) cod=(1,0),(1,0)"
    table = drift("E1", "(0,0)", f"iceberg=(0,0),(2,0) {crowd}")
    asked = []
    while awaits(table)[1] == "displace":
        asked.append(truth(table)["asked"])
        assert ice(table) == {"(0,0)": "iceberg", "(2,0)": "iceberg"}  # it still lies there
        play(table, "displace (1,1)")
    assert asked == ["bear", "inuit", "orca", "seal1", "seal2", "cod1", "cod2"]
    assert ice(table) == {"(1,0)": "iceberg", "(2,0)": "iceberg"}


# ------------------------------------------------------------------ an iceberg over swimmers


@pytest.mark.parametrize("figure", ["orca", "seal1", "cod1"])
@pytest.mark.parametrize("ahead", ["", "floe=(2,0)", "pack=(2,0)"])
def test_A_BERG_01_an_iceberg_shoves_swimmers_forward(figure: str, ahead: str) -> None:
    placed = "cod=(1,0)" if figure == "cod1" else f"{figure}=(1,0)"
    table = drift("E1", "(0,0)", f"iceberg=(0,0) {ahead} {placed}")
    assert where(table, figure) == "(2,0) water"
    assert awaits(table) == (0, "turn")


def test_A_BERG_02_or_to_a_neighbour_of_the_active_player_s_choice() -> None:
    table = drift("E1", "(0,0)", "iceberg=(0,0),(2,0) floe=(1,1) orca=(1,0)")
    goals = ["(2,-1)", "(1,-1)", "(0,1)", "(1,1)"]
    assert set(options(table)) == {f"displace {goal}" for goal in goals}
    play(table, "displace (1,1)")
    assert where(table, "orca") == "(1,1) water"


@pytest.mark.parametrize("goal", ["(2,0)", "(0,0)", "(1,0)", "(3,0)", "(9,9)"])
def test_A_BERG_02_not_an_iceberg_nor_the_origin_nor_farther(goal: str) -> None:
    table = drift("E1", "(0,0)", "iceberg=(0,0),(2,0) orca=(1,0)")
    assert rule(table, f"displace {goal}") == "A-BERG-02"


def test_A_BERG_02_at_the_edge() -> None:
    table = drift("E1", "(3,-2)", "iceberg=(3,-2) cod=(4,-2)")
    goals = ("(4,-3)", "(3,-1)", "(4,-1)")
    assert set(options(table)) == {f"displace {goal}" for goal in goals}


def test_A_BERG_03_a_seal_does_not_climb_out() -> None:
    table = drift("E1", "(0,0)", "iceberg=(0,0) floe=(2,0) seal1=(1,0)")
    assert where(table, "seal1") == "(2,0) water"
    assert sum(points(table).values()) == 12
