"""4. Setup, 3 to 5 players."""

from collections import Counter

import pytest

from nunatak import OptionError, Table
from nunatak.games.wolves.geometry import NUMBER
from nunatak.games.wolves.rules.draft import touches_chasm
from tests.games.wolves.helpers import (
    LONE_CELLS,
    PACKS,
    PLAYERS,
    at,
    awaits,
    cells,
    days,
    items,
    new,
    number,
    on,
    options,
    packs,
    play,
    said,
    slot_moons,
    slot_prey,
    tiles,
    tokens,
    truth,
    turn,
    why,
)

MORE = (3, 4, 5)
DRAFT = "seats=grass,rock,desert phase=draft"
NORTH = ("(-3,1)", "(-2,0)", "(-1,-1)", "(0,-1)", "(1,-2)")
SOUTH = ("(-3,3)", "(-2,2)", "(-1,2)", "(0,1)", "(1,0)")
SEEDS = range(12)


def draft(picks: int, words: str = "") -> Table:
    """A draft of grass, rock and desert, in which so many picks are done."""
    return at(f"{DRAFT} picks={picks} {words}")


def drafted(seats: int, seed: int = 7) -> Table:
    """A new game after its draft."""
    table = new(seats, seed)
    for _ in range(2 * seats):
        table.play(table.legal[0])
    return table


def test_W_SET_01_two_to_five_players() -> None:
    assert [new(seats).seats for seats in PLAYERS] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            new(seats)


@pytest.mark.parametrize("seats", PLAYERS)
def test_W_SET_02_each_player_has_a_different_pack(seats: int) -> None:
    for seed in SEEDS:
        chosen = packs(new(seats, seed))
        assert len(set(chosen)) == seats
        assert set(chosen) <= set(PACKS)


def test_W_SET_02_the_packs_are_drawn() -> None:
    assert len({packs(new(3, seed))[0] for seed in range(30)}) == 5


def test_W_SET_02_a_taken_pack_is_refused() -> None:
    table = play(new(3, packs="choose"), "pack tundra")
    assert said(table, "pack tundra") == ("W-SET-02", "Each player needs a different pack.")
    assert why(table, "pack swamp") == "W-SET-02"
    assert options(table) == ["pack forest", "pack rock", "pack grass", "pack desert"]
    play(table, "pack rock", "pack forest")
    assert sorted(packs(table)) == ["forest", "rock", "tundra"]


@pytest.mark.parametrize(("seats", "count"), [(3, 6), (4, 8), (5, 10)])
def test_W_SET_03_different_region_boards_drawn_from_the_ten(seats: int, count: int) -> None:
    drawn = set()
    for seed in SEEDS:
        regions = items(new(seats, seed), "regions")
        assert len(regions) == len(set(regions)) == count
        assert set(regions) <= {f"R{region}" for region in range(1, 11)}
        drawn.add(tuple(regions))
    assert len(drawn) == len(SEEDS)


PALETTES = {  # 3.3
    "R1": "grass forest tundra rock desert",
    "R2": "rock forest grass tundra desert",
    "R3": "forest grass desert rock tundra",
    "R4": "grass desert tundra forest rock",
    "R5": "desert tundra rock grass forest",
    "R6": "desert rock grass tundra forest",
    "R7": "tundra rock forest desert grass",
    "R8": "forest tundra desert grass rock",
    "R9": "rock grass forest desert tundra",
    "R10": "tundra desert rock forest grass",
}
SHAPE = (  # 3.2, by palette index
    ((-3, 1), (-2, 0), (-1, -1)),
    ((-3, 2), (-3, 3), (-2, 2)),
    ((-2, 1), (-1, 0), (-1, 1)),
    ((0, -1), (1, -2), (1, -1)),
    ((-1, 2), (0, 1), (1, 0)),
)


def terrains(table: Table) -> dict[tuple[int, int], str]:
    """The terrain of every cell, as a spectator sees it."""
    return {(cell["q"], cell["r"]): cell["terrain"] for cell in table.view(None)["cells"]}


@pytest.mark.parametrize("region", PALETTES)
def test_W_SET_03_the_terrains_of_each_region_board(region: str) -> None:
    others = [other for other in PALETTES if other != region]
    upright = terrains(at(f"regions={','.join([region, *others[:5]])}"))  # slot 1, lake (3,-5)
    turned = terrains(at(f"regions={','.join([others[0], region, *others[1:5]])}"))  # (-4,-1)
    for terrain, offsets in zip(PALETTES[region].split(), SHAPE, strict=True):
        for q, r in offsets:
            assert upright[3 + q, -5 + r] == terrain
            assert turned[-4 - q, -1 - r] == terrain
    assert upright[3, -5] == turned[-4, -1] == "lake"


def test_W_SET_03_the_start_board_lies_in_slot_0() -> None:
    north = ["tundra", "rock", "desert", "grass", "forest"]
    south = ["desert", "grass", "forest", "tundra", "rock"]
    for seats in MORE:
        ground = terrains(new(seats))
        for cell, terrain in zip(NORTH + SOUTH, north + south, strict=True):
            q, r = map(int, cell.strip("()").split(","))
            assert ground[q, r] == terrain
        for chasm in ((-3, 2), (-2, 1), (-1, 0), (-1, 1), (0, 0), (1, -1)):
            assert ground[chasm] == "chasm"


@pytest.mark.parametrize("seats", PLAYERS)
def test_W_SET_04_a_lone_wolf_on_each_lone_wolf_cell(seats: int) -> None:
    lone = cells(new(seats), "lone")
    assert len(lone) == len(set(lone)) == LONE_CELLS[seats]
    if seats == 3:
        slots = "(2,-6) (2,-3) (-3,0) (-3,-3) (-6,5) (-6,2) (-4,4) (-4,7) (1,4) (1,1) (4,-4) (4,-1)"
        assert set(lone) == set(slots.split())


STACKS = {
    3: {"moose2": 1, "deer2": 1, "raccoon2": 1, "boar2": 1, "hare2": 2},
    4: {"moose2": 1, "deer2": 1, "raccoon2": 2, "boar2": 2, "hare2": 2},
    5: {"moose2": 2, "deer2": 2, "raccoon2": 2, "boar2": 2, "hare2": 2},
}


@pytest.mark.parametrize("seats", MORE)
def test_W_SET_05_a_stack_of_two_for_each_region_at_random(seats: int) -> None:
    drawn = {tuple(slot_prey(new(seats, seed)).values()) for seed in SEEDS}
    assert all(Counter(stacks) == STACKS[seats] for stacks in drawn)
    assert len(drawn) > 1


DAYS = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}


@pytest.mark.parametrize("seats", PLAYERS)
def test_W_SET_06_the_calendar_is_empty_and_has_these_days(seats: int) -> None:
    assert days(new(seats)) == 0
    for phase, day in enumerate(DAYS[seats]):
        early = play(at(f"calendar={day - 1} scored={phase}", f"TM{seats}"), "end turn")
        assert number(early, "scored") == phase
        due = play(at(f"calendar={day} scored={phase}", f"TM{seats}"), "end turn")
        assert number(due, "scored") == phase + 1


@pytest.mark.parametrize(("seats", "counts"), [(3, "222"), (4, "233"), (5, "343")])
def test_W_SET_07_a_moon_token_for_each_lake_at_random(seats: int, counts: str) -> None:
    wanted = dict(zip("cqf", map(int, counts), strict=True))
    drawn = {tuple(slot_moons(new(seats, seed)).values()) for seed in SEEDS}
    assert all(Counter(stacks) == wanted for stacks in drawn)
    assert len(drawn) > 1


def test_W_SET_08_reminders_lie_on_the_crescents() -> None:
    table = new(5)
    marked = {region["slot"] for region in table.view(None)["regions"] if region["reminder"]}
    assert marked == {slot for slot, stack in slot_moons(table).items() if stack == "c"}


@pytest.mark.parametrize("seats", PLAYERS)
def test_W_SET_09_pack_boards_are_full_and_two_pairs_are_drafted(seats: int) -> None:
    table = drafted(seats)
    position = truth(table)
    for pack in packs(table):
        assert len(cells(table, f"{pack}.alphas")) == len(cells(table, f"{pack}.wolves")) == 2
        for key in ("dens", "lairs", "spread", "speed", "howl_range", "used"):
            assert f"{pack}.{key}" not in position


@pytest.mark.parametrize("used", range(8))
def test_W_SET_09_the_third_and_the_sixth_wolf_of_the_reserve_are_alphas(used: int) -> None:
    table = turn("desert", f"alphas=(-4,1) used={used} terrain_tokens=2")
    play(table, "howl at (-6,2) paying 2 tokens")
    assert on(table, "(-6,2)") == ["desert alpha" if used in (2, 5) else "desert pack"]


@pytest.mark.parametrize("track", ["spread", "speed", "howl_range"])
def test_W_SET_09_each_track_has_four_dens(track: str) -> None:
    table = turn("rock", "alphas=(-2,2),(0,-4) terrain_tokens=12 action_tokens=9")
    for cell in ("(-2,2)", "(-3,3)", "(-2,3)", "(-1,2)"):
        play(table, f"build at {cell} from {track} paying 2 tokens")
    assert why(table, f"build at (0,-4) from {track}") == "W-DEN-08"


@pytest.mark.parametrize("side", ["front", "back"])
def test_W_SET_10_the_five_tiles_show_five_terrains(side: str) -> None:
    table = new(3, tile_side=side)
    for pack in packs(table):
        shown = tiles(table, pack)
        assert shown.pop("H") == pack
        assert set(shown.values()) == set(PACKS)


def test_W_SET_10_no_other_orientation_qualifies() -> None:
    table = new(3, tile_side="choose")
    assert options(table) == ["tiles front", "tiles back"]
    assert said(table, "tiles FFBFF") == (
        "W-SET-10",
        "The five tiles must show five different terrains.",
    )
    with pytest.raises(OptionError):
        new(3, tile_side="mixed")


@pytest.mark.parametrize("seats", MORE)
def test_W_SET_11_no_bonus_tokens_and_no_points(seats: int) -> None:
    table = new(seats)
    assert [tokens(table, pack) for pack in packs(table)] == [(0, 0)] * seats
    assert table.outcome.points == (0,) * seats


def test_W_SET_12_the_first_player_is_drawn() -> None:
    table = new(4)
    firsts = [new(4, seed) for seed in range(40)]
    assert {packs(game).index(truth(game)["first"]) for game in firsts} == {0, 1, 2, 3}
    assert awaits(table) == (truth(table)["first"], "draft")


@pytest.mark.parametrize("seats", MORE)
def test_W_SET_13_first_to_last_and_back(seats: int) -> None:
    table = new(seats)
    first = packs(table).index(truth(table)["first"])
    deciding = []
    for _ in range(2 * seats):
        assert table.decision
        deciding.append((table.decision.seat - first) % seats)
        table.play(table.legal[0])
    assert deciding == [*range(seats), *reversed(range(seats))]


def test_W_SET_13_a_pick_places_an_alpha_and_a_pack_wolf() -> None:
    table = play(draft(0), "place at (0,-1)")
    assert on(table, "(0,-1)") == ["grass alpha", "grass pack"]


def test_W_SET_14_only_the_player_whose_pick_is_due() -> None:
    table = draft(0)
    assert why(table, "place at (0,-1)", seat=1) == "W-SET-14"
    refusal = table.why_not("place at (0,-1)", seat=2)
    assert refusal is not None
    assert refusal.text == "It is not your turn to place wolves."


def test_W_SET_14_nor_after_the_draft() -> None:
    assert why(at(""), "place at (0,-1)") == "W-SET-14"


@pytest.mark.parametrize("cell", ["(-2,-1)", "(0,0)", "(-1,0)", "(3,-5)", "(-4,2)", "(9,9)"])
def test_W_SET_15_not_a_land_cell_of_the_start_board(cell: str) -> None:
    assert said(draft(0), f"place at {cell}") == (
        "W-SET-15",
        "Choose a land cell of the start board.",
    )


def test_W_SET_16_all_ten_cells_touch_the_chasm() -> None:
    assert set(options(draft(0))) == {f"place at {cell}" for cell in NORTH + SOUTH}


def test_W_SET_16_a_cell_away_from_the_chasm_would_be_refused() -> None:
    assert touches_chasm(NUMBER[0, -1])  # no start board has such a cell: the precondition alone
    assert not touches_chasm(NUMBER[0, -3])


def test_W_SET_17_the_cell_is_taken() -> None:
    table = draft(1, "grass.alphas=(0,-1) grass.wolves=(0,-1)")
    assert said(table, "place at (0,-1)") == ("W-SET-17", "That cell is not empty.")


@pytest.mark.parametrize(("first", "same", "other"), [(0, NORTH, SOUTH), (1, SOUTH, NORTH)])
def test_W_SET_18_the_second_pair_across_the_chasm(
    first: int, same: tuple[str, ...], other: tuple[str, ...]
) -> None:
    desert = f"desert.alphas={same[2]} desert.wolves={same[2]}"
    table = draft(3, desert)
    assert set(options(table)) == {f"place at {cell}" for cell in other}
    assert said(table, f"place at {same[0]}") == (
        "W-SET-18",
        "Your second pair must start on the other side of the chasm.",
    )


def test_W_SET_18_binds_only_the_own_pairs() -> None:
    table = draft(1, "grass.alphas=(0,-1) grass.wolves=(0,-1)")
    assert why(table, "place at (1,-2)") is None


def test_W_SET_19_no_payment_no_calendar_no_action() -> None:
    table = play(draft(5, "grass.alphas=(0,-1) grass.wolves=(0,-1)"), "place at (1,0)")
    assert days(table) == number(table, "actions") == 0
    for pack in packs(table):
        assert set(tiles(table, pack).values()) == set(PACKS)
        assert tokens(table, pack) == (0, 0)


def test_W_SET_19_no_hunt() -> None:
    ring = "grass.alphas=(-2,0) grass.wolves=(-1,0)"  # around the moose on (-2,1)
    table = at(f"seats=grass,rock phase=draft picks=3 {ring}", "TM2")
    play(table, "place at (-1,1)")
    assert slot_prey(table)[0] == "moose1"


def test_W_SET_20_then_the_first_player_takes_the_first_turn() -> None:
    table = at("seats=grass,rock,desert first=rock phase=draft picks=5")
    play(table, "place at (0,-1)")
    order = [awaits(table)]
    for _ in range(3):
        order.append(awaits(play(table, "end turn")))
    assert order == [("rock", "act"), ("desert", "act"), ("grass", "act"), ("rock", "act")]


def test_W_SET_21_fronts_unless_said_otherwise() -> None:
    table = new(3)
    assert awaits(table) == (truth(table)["first"], "draft")
    assert tiles(table, packs(table)[0])["t1"] == "forest"
    back = new(3, tile_side="back")
    assert tiles(back, packs(back)[0])["t1"] == "rock"


def test_W_SET_21_each_player_chooses_before_the_draft() -> None:
    table = new(3, tile_side="choose")
    first = packs(table).index(truth(table)["first"])
    asked = []
    for side in ("back", "front", "back"):
        assert table.decision
        asked.append((table.decision.seat - first) % 3)
        assert table.decision.kind == "side"
        table.play(f"tiles {side}")
    assert asked == [0, 1, 2]
    clockwise = [packs(table)[(first + seat) % 3] for seat in range(3)]
    assert [tiles(table, pack)["t1"] for pack in clockwise] == ["rock", "forest", "rock"]
    assert awaits(table) == (clockwise[0], "draft")
