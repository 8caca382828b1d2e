"""13. Setup for experienced players."""

import pytest

from nunatak import PositionError, Table
from nunatak.games.arctica.actions import PlaceIceberg
from nunatak.play.table import rule_name
from tests.games.arctica.helpers import (
    BOARD,
    COD,
    CORNERS,
    HUNTERS,
    PLAYERS,
    at,
    awaits,
    deck,
    discard,
    figures,
    hand,
    ice,
    igloo,
    new,
    options,
    play,
    points,
    rule,
    truth,
    where,
)

PACK = ["(0,2)", "(1,2)", "(2,1)", "(-1,2)", "(-2,2)", "(-3,2)", "(2,-2)", "(0,-2)", "(-2,-1)"]
FLOES = ["(1,-2)", "(-1,-2)", "(-3,1)"]
ICE = [*(f"place pack {cell}" for cell in PACK), *(f"place floe {cell}" for cell in FLOES)]
BERGS = ["place iceberg (1,-2)", "place iceberg (-1,-2)"]
LANDING = [
    "place bear (4,0)",
    "place orca (4,-4)",
    "place seal (0,-4)",
    "place seal (-4,4)",
    "place inuit (-4,0)",
]


def placed(seats: int, *moves: str, seed: int = 7) -> Table:
    return play(new(seats, seed, "advanced"), *moves)


def figures_to_place(words: str = "") -> Table:
    return at(f"phase=place-figure iceberg=(1,-2),(-1,-2) {words}")


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_ADV_01_the_cod_stand_as_in_the_standard_layout(seats: int) -> None:
    table = new(seats, setup="advanced")
    assert [spot.split()[0] for spot in figures(table).values()] == COD
    assert (ice(table), igloo(table)) == ({}, None)


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_ADV_02_clockwise_one_piece_at_a_time_and_the_rotation_runs_on(seats: int) -> None:
    table = new(seats, setup="advanced")
    first = int(truth(table)["first"])
    stages = ["place-ice"] * 12 + ["place-iceberg"] * 2 + ["place-figure"] * 5
    for number, (stage, move) in enumerate(zip(stages, [*ICE, *BERGS, *LANDING], strict=True)):
        assert awaits(table) == ((first + number) % seats, stage)
        play(table, move)
    assert awaits(table)[1] == "turn"


def test_A_ADV_03_either_side_on_any_cell_without_ice() -> None:
    table = new(setup="advanced")
    assert len(options(table)) == 2 * len(BOARD)
    for cell in (CORNERS[0], COD[0]):
        assert rule(table, f"place floe {cell}") is None
        assert rule(table, f"place pack {cell}") is None
    play(table, "place pack (4,0)", "place floe (0,0)")
    assert ice(table) == {"(4,0)": "pack", "(0,0)": "floe"}
    assert rule(table, "place floe (4,0)") == "A-POS-07"


def test_A_ADV_03_not_outside_the_board() -> None:
    assert rule(new(setup="advanced"), "place floe (5,0)") == "A-ADV-03"


def test_A_ADV_04_three_floes_must_result() -> None:
    table = placed(2, *ICE[:9])
    assert rule(table, "place pack (3,-3)") == "A-ADV-04"
    assert rule(table, "place floe (3,-3)") is None
    assert all("floe" in move for move in options(table))


@pytest.mark.parametrize("cell", [CORNERS[1], COD[4]])
def test_A_ADV_04_two_of_them_where_icebergs_may_go(cell: str) -> None:
    """The third floe from the end may be anywhere, the last two may not."""
    table = placed(2, *ICE[:9])
    assert rule(table, "place floe (4,0)") is None
    play(table, "place floe (4,0)")
    assert rule(table, f"place floe {cell}") == "A-ADV-04"
    assert rule(table, "place floe (3,-3)") is None


def test_A_ADV_04_with_floes_enough_the_rest_is_free() -> None:
    table = placed(2, *ICE[9:], *ICE[:8])
    assert rule(table, "place pack (4,0)") is None
    assert rule(table, "place floe (0,0)") is None


@pytest.mark.parametrize("cell", ["(0,2)", "(3,-3)", "(9,9)"])  # pack ice, open sea, outside
def test_A_ADV_05_an_iceberg_only_on_a_floe(cell: str) -> None:
    assert rule(placed(2, *ICE), f"place iceberg {cell}") == "A-ADV-05"


def test_A_ADV_05_the_floe_becomes_the_iceberg() -> None:
    table = placed(2, *ICE, BERGS[0])
    assert ice(table)["(1,-2)"] == "iceberg"
    assert len(ice(table)) == 12
    assert rule(table, BERGS[0]) == "A-ADV-05"  # a plain floe


def test_A_ADV_06_not_in_a_corner() -> None:
    table = at("phase=place-iceberg floe=(4,0),(1,-2),(-1,-2)")
    assert rule(table, "place iceberg (4,0)") == "A-ADV-06"


def test_A_ADV_07_not_with_cod() -> None:
    table = at("phase=place-iceberg floe=(0,0),(1,-2),(-1,-2) cod=(0,0)")
    assert rule(table, "place iceberg (0,0)") == "A-ADV-07"


def test_A_ADV_08_not_the_last_plain_floe() -> None:
    """Artificial: A-ADV-04 always leaves three floes. So the state is thinned out by hand."""
    with pytest.raises(PositionError, match="nothing to decide"):
        at("phase=place-iceberg floe=(1,-2) iceberg=(-1,-2)")
    table = at("phase=place-iceberg floe=(1,-2),(2,1) iceberg=(-1,-2)")
    state, _ = table.game.sheet.read(table.position, table.start.designed)
    last, other = (
        table.game.rules.actions.encode(PlaceIceberg(cell)) for cell in ("(1,-2)", "(2,1)")
    )
    assert table.game.rules.refusal(state, int(state.seat), last) == 0
    state.ice[state.ice.nonzero()[0][table_index(table, "(2,1)")]] = 0
    assert (
        rule_name(table.game, table.game.rules.refusal(state, int(state.seat), last)) == "A-ADV-08"
    )
    assert (
        rule_name(table.game, table.game.rules.refusal(state, int(state.seat), other)) == "A-ADV-05"
    )


def table_index(table: Table, cell: str) -> int:
    """Which of the tokens, in the order of the board (row by row), lies there."""
    cells = [tuple(map(int, there.strip("()").split(","))) for there in ice(table)]
    rows = sorted(cells, key=lambda there: (there[1], there[0]))
    return rows.index(tuple(map(int, cell.strip("()").split(","))))


def test_A_ADV_08_two_icebergs_always_leave_a_plain_floe() -> None:
    table = placed(2, *ICE, *BERGS)
    assert list(ice(table).values()).count("floe") == 1


def test_A_ADV_09_five_figures_on_corners() -> None:
    table = figures_to_place()
    assert set(options(table)) == {
        f"place {name} {corner} water" for name in HUNTERS for corner in CORNERS
    }
    for cell in ("(0,0)", "(4,-1)", "(7,7)"):
        assert rule(table, f"place bear {cell} water") == "A-ADV-09"


def test_A_ADV_09_one_figure_per_corner() -> None:
    assert rule(figures_to_place("orca=(4,0)"), "place bear (4,0) water") == "A-ADV-09"


def test_A_ADV_09_one_of_each_but_two_seals() -> None:
    table = figures_to_place("orca=(4,0) seal1=(0,4)")
    assert rule(table, "place orca (0,-4) water") == "A-ADV-09"
    play(table, "place seal (0,-4)")
    assert where(table, "seal2") == "(0,-4) water"
    assert rule(table, "place seal (4,-4) water") == "A-ADV-09"


def test_A_ADV_09_a_cod_does_not_take_a_corner() -> None:
    table = figures_to_place("cod=(4,0)")
    assert rule(table, "place bear (4,0) water") is None


def test_A_ADV_10_on_a_corner_with_ice() -> None:
    table = figures_to_place("floe=(4,0) pack=(0,4)")
    for corner in ("(4,0)", "(0,4)"):
        assert rule(table, f"place seal {corner}") == "A-SEAL-04"
        assert rule(table, f"place seal {corner} ice") is None
        assert rule(table, f"place seal {corner} water") is None
        assert rule(table, f"place bear {corner} water") == "A-POS-03"
        assert rule(table, f"place orca {corner} ice") == "A-POS-02"
    play(table, "place bear (4,0)", "place seal (0,4) water")
    assert (where(table, "bear"), where(table, "seal1")) == ("(4,0) ice", "(0,4) water")
    assert where(play(figures_to_place("floe=(4,0)"), "place orca (4,0)"), "orca") == "(4,0) water"


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_ADV_11_only_then_are_the_hunters_dealt(seats: int) -> None:
    table = placed(seats, *ICE, *BERGS, *LANDING[:4])
    assert truth(table)["hunters"] == "none"
    play(table, LANDING[4])
    dealt = truth(table)["hunters"].split(",")
    assert len(set(dealt)) == seats


def test_A_ADV_11_at_random() -> None:
    dealt = {
        truth(placed(4, *ICE, *BERGS, *LANDING, seed=seed))["hunters"].partition(",")[0]
        for seed in range(12)
    }
    assert dealt == set(HUNTERS)


def last_figure(words: str) -> Table:
    """All figures but the Inuit hunter are placed."""
    table = figures_to_place(f"bear=(4,0) orca=(4,-4) seal1=(0,-4) seal2=(0,4) {words}")
    return play(table, "place inuit (-4,0)")


def test_A_ADV_12_the_igloo_goes_on_the_nearest_plain_floe() -> None:
    """The iceberg at (-1,-2) is nearer, pack ice is nearer; neither is a plain floe."""
    table = last_figure("pack=(-3,0) floe=(0,0),(3,0)")
    assert igloo(table) == "(0,0)"
    assert awaits(table)[1] == "turn"


def test_A_ADV_12_its_own_floe_is_the_nearest() -> None:
    table = last_figure("floe=(-4,0),(-3,0)")
    assert (igloo(table), where(table, "inuit")) == ("(-4,0)", "(-4,0) ice")


def choosing(players: str) -> Table:
    """Two floes are equally near to the Inuit hunter, a third one is farther."""
    words = "floe=(-3,0),(-4,1),(-2,0) inuit=(-4,0) first=1"
    return at(f"phase=place-igloo setup=advanced turn=0 {players} {words}")


@pytest.mark.parametrize(
    ("players", "chooser"),
    [("hunters=inuit,bear", 0), ("seats=3 hunters=bear,orca,inuit", 2), ("hunters=bear,orca", 1)],
)
def test_A_ADV_12_ties_are_the_inuit_player_s_choice_else_the_first_player_s(
    players: str, chooser: int
) -> None:
    table = choosing(players)
    assert awaits(table) == (chooser, "place-igloo")
    assert options(table) == ["place igloo (-3,0)", "place igloo (-4,1)"]
    play(table, "place igloo (-4,1)")
    assert igloo(table) == "(-4,1)"
    assert awaits(table) == (1, "turn")


@pytest.mark.parametrize("seats", [2, 4])
def test_A_ADV_12_so_it_is_when_it_comes_to_it(seats: int) -> None:
    """Whoever was dealt the Inuit hunter is asked, whoever placed the last figure."""
    near = ["place floe (-4,1)", "place floe (-3,0)"]
    askers = set()
    for seed in range(8):
        table = placed(seats, *ICE[:8], *ICE[9:11], *near, *BERGS, *LANDING, seed=seed)
        dealt = truth(table)["hunters"].split(",")
        first = int(truth(table)["first"])
        chooser = dealt.index("inuit") if "inuit" in dealt else first
        assert awaits(table) == (chooser, "place-igloo")
        askers.add(("inuit" in dealt, chooser == first))
    assert (True, False) in askers


@pytest.mark.parametrize("cell", ["(-2,0)", "(0,0)", "(9,9)"])
def test_A_ADV_12_no_other_cell(cell: str) -> None:
    assert rule(choosing("hunters=inuit,bear"), f"place igloo {cell}") == "A-ADV-12"


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_ADV_13_everything_else_as_usual(seats: int) -> None:
    table = placed(seats, *ICE, *BERGS, *LANDING)
    first = int(truth(table)["first"])
    assert awaits(table) == (first, "turn")
    assert [len(hand(table, seat)) for seat in range(seats)] == [3] * seats
    assert (len(deck(table)), discard(table)) == (36 - 3 * seats, [])
    assert [sum(points(table, seat).values()) for seat in range(seats)] == [12] * seats
    assert table.view(None)["plankton"] == 9
    assert truth(table)["turn"] == "1"


def test_A_ADV_20_ice_icebergs_figures_hunters_igloo_cards() -> None:
    table = placed(2, *ICE)
    assert (truth(table)["hunters"], hand(table)) == ("none", [])
    play(table, *BERGS, *LANDING[:4])
    assert (truth(table)["hunters"], hand(table), igloo(table)) == ("none", [], None)
    table = choosing("hunters=inuit,bear")  # dealt; asked only when floes are equally near
    assert (hand(table, 0), hand(table, 1)) == ([], [])
    play(table, "place igloo (-3,0)")
    assert (len(hand(table, 0)), len(hand(table, 1))) == (3, 3)


def test_A_ADV_20_plain_distance_whatever_lies_between() -> None:
    table = last_figure("pack=(-3,0),(-4,1),(-3,-1) floe=(-2,0),(0,0)")
    assert igloo(table) == "(-2,0)"
