"""11. Two players."""

from collections import Counter

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    PACKS,
    RICH,
    at,
    awaits,
    cells,
    days,
    every_step,
    everything_on,
    items,
    new,
    number,
    on,
    options,
    packs,
    play,
    points,
    said,
    scored,
    slot_moons,
    slot_prey,
    tokens,
    truth,
    turn,
    why,
)

SEATS = "seats=grass,rock"
SEEDS = range(10)
LAKES = {0: (0, 0), 1: (-2, -2), 2: (-5, 3), 3: (2, 2), 4: (5, -3)}


def two(words: str = "") -> Table:
    """Grass and rock on TM2."""
    return at(f"{SEATS} {words}", "TM2")


def own(pack: str, keys: str, words: str = "") -> Table:
    """This pack's turn on TM2."""
    return turn(pack, keys, f"{SEATS} {words}", "TM2")


def draft(picks: int = 0, words: str = "") -> Table:
    return two(f"phase=draft picks={picks} {words}")


def test_W_2P_01_five_random_regions_and_no_start_board() -> None:
    drawn = {tuple(items(new(2, seed), "regions")) for seed in SEEDS}
    assert all(len(regions) == len(set(regions)) == 5 for regions in drawn)
    assert len(drawn) == len(SEEDS)
    ground = Counter(cell["terrain"] for cell in new(2).view(None)["cells"])
    assert ground == {**dict.fromkeys(PACKS, 15), "lake": 5}


def test_W_2P_02_two_lone_wolves_and_one_prey_token_a_region() -> None:
    stacks = {tuple(slot_prey(new(2, seed)).values()) for seed in SEEDS}
    kinds = {"moose1", "deer1", "raccoon1", "boar1", "hare1"}
    assert all(set(prey) == kinds and len(prey) == 5 for prey in stacks)
    assert len(stacks) > 1
    assert len(cells(new(2), "lone")) == 10


def test_W_2P_03_the_five_stacks_at_random() -> None:
    drawn = {tuple(slot_moons(new(2, seed)).values()) for seed in SEEDS}
    assert all(sorted(moons) == ["c", "c/q", "f", "f", "q/f"] for moons in drawn)
    assert len(drawn) > 1


def test_W_2P_03_a_stack_of_two_is_scored_twice() -> None:
    table = play(two("calendar=7 scored=0"), "end turn")
    assert list(slot_moons(table).values()) == ["q/f", "-", "f", "f", "q"]
    table = play(two("calendar=13 scored=1"), "end turn")
    assert list(slot_moons(table).values()) == ["f", "-", "f", "f", "-"]


def test_W_2P_04_an_unused_pack_is_the_virtual_one() -> None:
    for seed in SEEDS:
        position = truth(new(2, seed))
        assert position["virtual"] in set(PACKS) - set(packs(position))


def test_W_2P_04_also_where_packs_are_chosen() -> None:
    table = new(2, packs="choose")
    assert "virtual" not in truth(table)
    play(table, "pack forest", "pack rock")
    assert truth(table)["virtual"] in ("grass", "tundra", "desert")
    assert len(everything_on(table)) == 6


STANDING = {  # upper right and lower right of the lake
    "c": (["virtual pack"] * 2, []),
    "c/q": (["virtual lair"], []),
    "f": (["virtual alpha", "virtual lair"], []),
    "q/f": (["virtual lair"], ["virtual alpha"] * 2),
}


@pytest.mark.parametrize("seed", SEEDS)
def test_W_2P_05_its_pieces_stand_beside_the_lakes(seed: int) -> None:
    table = new(2, seed)
    for slot, stack in slot_moons(table).items():
        q, r = LAKES[slot]
        upper, lower = STANDING[stack]
        assert on(table, f"({q + 1},{r - 1})") == upper
        assert on(table, f"({q + 1},{r})") == lower
    assert len(everything_on(table)) == 6


@pytest.mark.parametrize(
    ("start", "end", "rule"),
    [
        ("(6,-5)", "(6,-4)", "W-MOVE-13"),  # a single lair
        ("(0,-1)", "(1,-1)", "W-MOVE-13"),
        ("(0,1)", "(1,0)", "W-MOVE-12"),  # two alphas
        ("(-1,-4)", "(-1,-3)", "W-MOVE-12"),  # two pack wolves
        ("(-4,1)", "(-4,2)", "W-MOVE-12"),  # lair and alpha
    ],
)
def test_W_2P_06_no_wolf_stops_on_its_cells(start: str, end: str, rule: str) -> None:
    table = own("grass", f"alphas={start} {RICH}")
    assert why(table, f"move alpha {start} to {end}") == rule


@pytest.mark.parametrize(
    ("alpha", "cell", "rule"),
    [
        ("(6,-5)", "(6,-4)", "W-DEN-04"),
        ("(0,1)", "(1,0)", "W-DEN-03"),
        ("(-1,-4)", "(-1,-3)", "W-DEN-03"),
        ("(-4,1)", "(-4,2)", "W-DEN-03"),
    ],
)
def test_W_2P_06_no_den_is_built_there(alpha: str, cell: str, rule: str) -> None:
    table = own("grass", f"alphas={alpha} {RICH}")
    assert why(table, f"build at {cell} from speed") == rule


def test_W_2P_06_it_takes_no_turns_and_never_changes() -> None:
    standing = None
    for table in every_step(2):
        position = truth(table)
        keys = ("virtual", "virtual.alphas", "virtual.wolves", "virtual.lairs")
        now = [position[key] for key in keys]
        assert standing in (None, now)
        standing = now
        if table.decision:
            assert table.decision.seat in (0, 1)


BONUS = ((0, 0), (0, 1), (0, 0), (1, 0))  # terrain and action tokens


@pytest.mark.parametrize("track", ["spread", "speed", "howl_range"])
@pytest.mark.parametrize("dens", range(4))
def test_W_2P_07_the_two_player_side_of_the_pack_board(track: str, dens: int) -> None:
    table = own("grass", f"alphas=(-2,0) {track}={dens} terrain_tokens=2")
    play(table, f"build at (-2,0) from {track} paying 2 tokens")
    assert tokens(table, "grass") == BONUS[dens]
    assert points(table, "grass").get(track, 0) == (0, 0, 2, 5)[dens]


def test_W_2P_07_the_attributes_are_as_usual() -> None:
    for dens, speed in enumerate((3, 4, 4, 5, 5)):
        board = two(f"grass.speed={dens}").view(0)["seats"][0]
        assert board["attributes"]["speed"]["value"] == speed


def test_W_2P_07_prey_lairs_and_wolves() -> None:
    prey = ("moose", "deer", "raccoon", "boar", "hare")
    hunted = [
        points(two(f"grass.prey={','.join(prey[:count]) or 'none'}"), "grass").get("hunt", 0)
        for count in range(6)
    ]
    assert hunted == [0, 2, 5, 9, 14, 20]
    assert points(two("grass.used=8 grass.lairs=(0,1)"), "grass") == {"wolves": 12, "lairs": 5}


def test_W_2P_07_a_lair_brings_a_terrain_token_prey_brings_none() -> None:
    table = own("grass", "alphas=(-1,0) dens=(-1,0) wolves=(-2,0),(-3,1) terrain_tokens=2")
    play(table, "upgrade at (-1,0) paying 2 tokens")
    assert items(table, "grass.prey") == ["moose"]
    assert tokens(table, "grass") == (1, 0)


def test_W_2P_08_the_second_player_starts_with_an_action_token() -> None:
    for seed in SEEDS:
        table = new(2, seed)
        first = truth(table)["first"]
        (second,) = set(packs(table)) - {first}
        assert (tokens(table, first), tokens(table, second)) == ((0, 0), (0, 1))


def test_W_2P_09_the_draft_goes_1_2_2_1() -> None:
    table = new(2)
    first = packs(table).index(truth(table)["first"])
    order = []
    for _ in range(4):
        assert table.decision
        order.append((table.decision.seat - first) % 2)
        table.play(table.legal[0])
    assert order == [0, 1, 1, 0]
    assert awaits(table) == (packs(table)[first], "act")


def test_W_2P_09_an_alpha_and_a_pack_wolf() -> None:
    table = play(draft(), "place at (-2,0)")
    assert on(table, "(-2,0)") == ["grass alpha", "grass pack"]


@pytest.mark.parametrize("cell", ["(-5,-1)", "(2,-2)", "(0,0)", "(9,9)", "(-1,-3)", "(4,-4)"])
def test_W_2P_10_not_where_the_top_token_is_a_crescent(cell: str) -> None:
    assert said(draft(), f"place at {cell}") == (
        "W-2P-10",
        "Choose a land cell in a region whose top moon token is not a crescent.",
    )


def test_W_2P_10_three_regions_are_open() -> None:
    slots = {cell["cell"]: cell["slot"] for cell in draft().view(None)["cells"]}
    assert {slots[action.split()[2]] for action in options(draft())} == {0, 2, 3}


@pytest.mark.parametrize(
    "cell", ["(1,-1)", "(1,0)", "(-4,2)", "(-1,-1)", "(-1,2)", "(-2,1)", "(-3,1)"]
)
def test_W_2P_11_neither_pieces_nor_tokens(cell: str) -> None:
    table = draft(1, "grass.alphas=(-3,1) grass.wolves=(-3,1)")
    assert said(table, f"place at {cell}") == (
        "W-2P-11",
        "Choose an empty cell, with no pieces, lone wolf or prey.",
    )


def test_W_2P_11_both_pairs_may_go_to_one_region() -> None:
    table = draft(3, "grass.alphas=(-3,1) grass.wolves=(-3,1)")
    assert why(table, "place at (-2,0)") is None


def crescent(words: str) -> Table:
    """After the scoring of slot 1 (virtual: 2 pack wolves) and slot 4 (virtual: a lair)."""
    return play(two(f"calendar=7 scored=0 {words}"), "end turn")


@pytest.mark.parametrize(
    ("grass", "gains"),
    [
        ("grass.dens=(-5,-1)", ([], 2)),  # 1 : 2, second
        ("grass.dens=(-5,-1),(-5,0)", ([], 2)),  # 2 : 2, tied
        ("grass.alphas=(-5,-1) grass.dens=(-5,0)", (["c"], 0)),  # 2 : 2, but an alpha
        ("grass.dens=(-5,-1),(-5,0),(-5,1)", (["c"], 0)),  # 3 : 2
    ],
)
def test_W_2P_12_it_is_ranked_like_a_player(grass: str, gains: tuple[list[str], int]) -> None:
    assert scored(crescent(grass), "grass") == gains


@pytest.mark.parametrize(
    ("words", "grass", "rock"),
    [
        ("grass.dens=(-5,-1)", ([], 2), ([], 0)),  # sole first: the second still gains
        ("", ([], 0), ([], 0)),  # alone: discarded
        ("grass.dens=(-5,-1) rock.dens=(-4,0)", ([], 0), ([], 0)),  # both tied for second
        ("grass.dens=(-5,-1),(-5,0),(-5,1) rock.dens=(-4,0)", (["c"], 0), ([], 0)),  # it is second
        ("grass.dens=(-5,-1),(-5,0),(-5,1) rock.dens=(-4,0),(-4,-2)", (["c"], 0), ([], 0)),
        ("grass.dens=(-5,-1),(-5,0) rock.dens=(-4,0)", ([], 2), ([], 0)),  # tied for first
        ("grass.dens=(-5,-1),(-5,0) rock.dens=(-4,0),(-4,-2)", ([], 2), ([], 2)),
    ],
)
def test_W_2P_13_it_gains_nothing_and_blocks(
    words: str, grass: tuple[list[str], int], rock: tuple[list[str], int]
) -> None:
    table = crescent(words)
    assert (scored(table, "grass"), scored(table, "rock")) == (grass, rock)
    assert slot_moons(table)[1] == "-"


@pytest.mark.parametrize(("day", "phase"), [(7, 0), (13, 1), (18, 2)])
def test_W_2P_14_the_days(day: int, phase: int) -> None:
    early = play(two(f"calendar={day - 1} scored={phase}"), "end turn")
    assert number(early, "scored") == phase
    due = play(two(f"calendar={day} scored={phase}"), "end turn")
    assert number(due, "scored") == phase + 1
    assert due.is_over == (phase == 2)


def test_W_2P_14_the_virtual_pack_has_no_score() -> None:
    table = two("phase=over calendar=18 rock.vp=1")
    assert table.outcome.points == (0, 1)
    assert table.outcome.ranks == (2, 1)


def test_W_2P_15_no_start_board_and_no_sides() -> None:
    table = draft(1, "grass.alphas=(-3,1) grass.wolves=(-3,1)")
    rules = {why(table, f"place at {cell['cell']}") for cell in table.view(None)["cells"]}
    assert rules == {None, "W-2P-10", "W-2P-11"}
    assert why(table, "place at (9,9)") == "W-2P-10"


@pytest.mark.parametrize(
    ("alpha", "action", "rule"),
    [
        ("(6,-5)", "dominate lair at (6,-4)", "W-DOM-02"),
        ("(0,1)", "dominate alpha at (1,0)", "W-DOM-02"),
        ("(-4,1)", "dominate lair at (-4,2)", "W-DOM-02"),
        ("(-4,1)", "dominate alpha at (-4,2)", "W-DOM-02"),
        ("(-1,-4)", "dominate pack at (-1,-3)", "W-DOM-03"),
    ],
)
def test_W_2P_16_its_pieces_cannot_be_dominated(alpha: str, action: str, rule: str) -> None:
    table = own("grass", f"alphas={alpha} {RICH}")
    assert why(table, action) == rule
    assert options(table, "dominate") == []
    assert days(table) == 0
