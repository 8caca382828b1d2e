"""15. The test cases of the ledger, one test each."""

import itertools
from collections import Counter

import pytest

from nunatak import OptionError, Table
from nunatak.games.wolves.geometry import NUMBER, walking_distance
from tests.games.wolves.helpers import (
    PACKS,
    RICH,
    TILES,
    at,
    awaits,
    cells,
    days,
    everything_on,
    items,
    new,
    number,
    on,
    options,
    packs,
    play,
    points,
    scored,
    slot_moons,
    slot_prey,
    tiles,
    tokens,
    truth,
    turn,
    why,
    why_in_words,
)

# ------------------------------------------------------------------ 15.1 fixtures


def test_the_fixture_TM3() -> None:
    position = truth(at(""))
    assert position["regions"] == "R1,R2,R3,R4,R5,R6"
    assert position["moons"] == "c,c,q,q,f,f"
    assert position["prey"] == "moose2,hare2,boar2,deer2,hare2,raccoon2"
    assert len(cells(position, "lone")) == 12


def test_the_fixture_TM2() -> None:
    position = truth(at("", "TM2"))
    assert position["regions"] == "R1,R2,R3,R4,R5"
    assert position["moons"] == "q/f,c,f,f,c/q"
    assert len(cells(position, "lone")) == 10


# ------------------------------------------------------------------ 15.2 worked examples


def test_T_SET_1_tiles() -> None:
    table = new(5)
    for pack in packs(table):
        assert Counter(tiles(table, pack).values()) == {**dict.fromkeys(PACKS, 1), pack: 2}
    five_terrains = [
        sides
        for sides in itertools.product((0, 1), repeat=5)
        if len({TILES[tile][side] for tile, side in zip(TILES, sides, strict=True)}) == 5
    ]
    assert five_terrains == [(0, 0, 0, 0, 0), (1, 1, 1, 1, 1)]
    assert options(new(3, tile_side="choose")) == ["tiles front", "tiles back"]
    with pytest.raises(OptionError):
        new(3, tile_side="FFBFF")


def test_T_SET_2_prey() -> None:
    once = ["boar2", "deer2", "moose2", "raccoon2"]
    assert sorted(slot_prey(new(3)).values()) == sorted([*once, "hare2", "hare2"])
    assert (len(slot_prey(new(4))), len(slot_prey(new(5)))) == (8, 10)
    for seats in (4, 5):
        assert all(stack.endswith("2") for stack in slot_prey(new(seats)).values())


def test_T_SET_3_draft() -> None:
    table = at("seats=grass,rock,desert phase=draft")
    picks = ("(-1,-1)", "(0,-1)", "(-2,2)", "(-3,1)", "(0,1)", "(1,0)")
    order = ("grass", "rock", "desert", "desert", "rock", "grass")
    wrong = {1: {"(-1,-1)": "W-SET-17", "(-2,-1)": "W-SET-15"}, 3: {"(-1,2)": "W-SET-18"}}
    for pick, (cell, pack) in enumerate(zip(picks, order, strict=True)):
        assert awaits(table) == (pack, "draft")
        for bad, rule in wrong.get(pick, {}).items():
            assert why(table, f"place at {bad}") == rule
        for seat in {0, 1, 2} - {packs(table).index(pack)}:
            assert why(table, f"place at {cell}", seat) == "W-SET-14"
        play(table, f"place at {cell}")
    for cell, pack in zip(picks, order, strict=True):
        assert on(table, cell) == [f"{pack} alpha", f"{pack} pack"]
    assert awaits(table) == ("grass", "act")


def test_T_PAY_1_flip() -> None:
    table = turn("desert", "alphas=(3,-4),(1,-3)")
    fronts = {"t1": "forest", "t2": "rock", "t3": "grass", "t4": "tundra", "t5": "desert"}
    assert tiles(table, "desert") == {"H": "desert", **fronts}
    play(table, "build at (3,-4) from speed paying H,t5")
    assert tiles(table, "desert") == {"H": "desert", **fronts, "t5": "forest"}
    assert why(table, "build at (1,-3) from speed paying t1,t5") is None


def test_T_PAY_2_terrain_match() -> None:
    table = turn("forest", "alphas=(-4,1) wolves=(-5,1) tiles=FFBFF")
    move, howl = "move alpha (-4,1) to (-4,2) paying", "howl at (-6,2) paying"
    # Grass is on no tile (t3 shows tundra), tundra on t3 and t4.
    assert why(turn("forest", "alphas=(-4,1)"), f"{move} t3") is None
    assert why(table, f"{howl} t3,t4") is None
    grass = "move on grass alpha (-4,1) to (-4,2) paying t3"
    assert why(table, grass) == "W-PAY-01"  # whatever is flipped
    assert why_in_words(table, f"{howl} t3,t1") == "W-PAY-03"  # it is not asked for
    assert why_in_words(table, f"{howl} t3") == "W-PAY-01"
    rich = turn("forest", "alphas=(-4,1) wolves=(-5,1) tiles=FBBFF terrain_tokens=1")
    assert why(rich, grass) == "W-PAY-03"  # t2 or a token
    assert why(rich, f"{howl} t3,t1") == "W-PAY-03"
    assert why(rich, f"{howl} t3") == "W-PAY-01"


def test_T_PAY_3_bonus_token() -> None:
    there = "rock.dens=(-5,1)"
    own = "alphas=(-5,1) tiles=FFBFF"
    dominate = "dominate den at (-5,1) from speed"
    assert why(turn("grass", own, there), dominate) == "W-PAY-01"
    table = turn("grass", f"{own} terrain_tokens=1", there)
    play(table, f"{dominate} paying t3,t4,token")
    assert (tiles(table, "grass")["t3"], tiles(table, "grass")["t4"]) == ("grass", "desert")
    assert tokens(table, "grass") == (0, 0)


def test_T_PAY_4_bonus_action() -> None:
    table = turn("grass", "alphas=(2,-5) spread=1 terrain_tokens=2", "actions=1")
    play(table, "build at (2,-5) from spread paying 2 tokens")
    assert (number(table, "actions"), tokens(table, "grass")) == (2, (0, 1))  # just gained
    play(table, "move alpha (2,-5) to (1,-5) paying t3")
    assert tokens(table, "grass") == (0, 0)
    assert tiles(table, "grass")["t3"] == "tundra"
    assert why(table, "move on grass") == "W-ACT-04"


def test_T_MOVE_1() -> None:
    table = turn("grass", "alphas=(-1,-1) wolves=(-1,-1)")
    alpha = "alpha (-1,-1) by (-1,-2) (-1,-3) (0,-4)"
    for pack in ("by (-1,-2) (-1,-3) (0,-4)", "by (-2,-1) (-3,-1)"):
        assert why(table, f"move {alpha}, pack (-1,-1) {pack} paying t3") is None
    assert why(table, f"move {alpha}, pack (-1,-1) to (-2,-2)") == "W-MOVE-11"
    assert why(table, "move alpha (-1,-1) to (1,-5)") == "W-MOVE-07"
    assert why(table, f"move {alpha}, pack (-1,-1) to (-2,-1)") == "W-MOVE-08"
    third = turn("grass", "alphas=(-1,-1) wolves=(-1,-1),(0,-2)")
    words = f"move {alpha}, pack (-1,-1) to (-3,-1), pack (0,-2) to (0,-1)"
    assert why(third, words) == "W-MOVE-02"
    play(table, f"move {alpha}, pack (-1,-1) to (0,-4) paying t3")
    assert on(table, "(0,-4)") == ["grass alpha", "grass pack"]
    assert tiles(table, "grass")["t3"] == "tundra"


def test_T_DEN_1() -> None:
    table = turn("rock", "alphas=(-2,2) tiles=FFFBF", "calendar=3")
    play(table, "build at (-3,3) from speed paying t4,t5")
    assert on(table, "(-3,3)") == ["rock den"]
    assert table.view(0)["seats"][0]["attributes"]["speed"]["value"] == 4
    assert tokens(table, "rock") == (0, 0)
    assert (tiles(table, "rock")["t4"], tiles(table, "rock")["t5"]) == ("tundra", "forest")
    assert days(table) == 3


def test_T_DEN_2_bonus_spaces() -> None:
    gained = {"speed": ["-", "terrain", "-", "action"]}
    gained["howl_range"] = gained["speed"]
    gained["spread"] = ["-", "action", "-", "terrain"]
    for track, kinds in gained.items():
        for dens, kind in enumerate(kinds):
            table = turn("rock", f"alphas=(-2,2) {track}={dens} terrain_tokens=2")
            play(table, f"build at (-3,3) from {track} paying 2 tokens")
            assert tokens(table, "rock") == (int(kind == "terrain"), int(kind == "action"))


def test_T_LAIR_1() -> None:
    table = turn("forest", "alphas=(4,-7) dens=(3,-6) speed=1 tiles=BFFFF", "calendar=3")
    assert points(table, "forest") == {}
    play(table, "upgrade at (3,-6) paying t1,t2")
    assert on(table, "(3,-6)") == ["forest lair"]
    assert days(table) == 4
    assert tokens(table, "forest") == (1, 0)
    assert points(table, "forest") == {"lairs": 5}
    assert number(table, "forest.speed") == 1
    assert (tiles(table, "forest")["t1"], tiles(table, "forest")["t2"]) == ("forest", "grass")


def test_T_HOWL_1() -> None:
    table = turn("desert", "alphas=(-4,1) tiles=FFBFF")
    play(table, "howl at (-6,2) paying t3,t4")
    assert "(-6,2)" not in cells(table, "lone")
    assert days(table) == 1
    assert on(table, "(-6,2)") == ["desert pack"]
    assert points(table, "desert") == {"wolves": 1}
    far = turn("desert", "alphas=(-3,1) tiles=FFBFF")
    assert why(far, "howl at (-6,2) paying t3,t4") == "W-HOWL-02"


def test_T_DOM_1() -> None:
    own = "alphas=(-4,-2) tiles=FFFFB terrain_tokens=1 used=2"
    table = turn("tundra", own, "grass.wolves=(-2,-3)")
    assert points(table, "tundra") == {"wolves": 2}
    play(table, "dominate pack at (-2,-3) paying t1,t5,token")
    assert (tiles(table, "tundra")["t1"], tiles(table, "tundra")["t5"]) == ("rock", "desert")
    assert tokens(table, "tundra") == (0, 0)
    assert (days(table), cells(table, "grass.wolves")) == (1, [])
    assert on(table, "(-2,-3)") == ["tundra alpha"]
    assert points(table, "tundra") == {"wolves": 3}


def test_T_DOM_2() -> None:
    table = turn("tundra", "alphas=(-4,-2) spread=1 terrain_tokens=3", "grass.dens=(-2,-3)")
    play(table, "dominate den at (-2,-3) from spread paying 3 tokens")
    assert on(table, "(-2,-3)") == ["tundra den"]
    assert number(table, "tundra.spread") == 2
    assert tokens(table, "tundra") == (0, 1)
    assert days(table) == 1


def test_T_DOM_3() -> None:
    own = f"alphas=(-4,-2) {RICH}"
    rules = {"pack": "W-DOM-03", "den": "W-DOM-03", "alpha": "W-DOM-02", "lair": "W-DOM-02"}
    keys = {"pack": "wolves", "den": "dens", "alpha": "alphas", "lair": "lairs"}
    for first, second in itertools.combinations_with_replacement(rules, 2):
        if {first, second} <= {"den", "lair"}:
            continue
        together = f"grass.{keys[first]}=(-2,-3)"
        if first == second:
            together += ",(-2,-3)"
        else:
            together += f" grass.{keys[second]}=(-2,-3)"
        table = turn("tundra", own, together)
        for kind in (first, second):
            track = " from speed" if kind == "den" else ""
            assert why(table, f"dominate {kind} at (-2,-3){track}") == rules[kind]


def test_T_HUNT_1() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2),(0,-2)")
    one, other = "pack (0,-2) by (0,-3) (0,-4)", "pack (0,-2) by (0,-3) (0,-4) (1,-5)"
    play(table, f"move {one}, {other} paying t3")
    assert items(table, "grass.prey") == ["moose"]
    assert tokens(table, "grass") == (0, 1)
    assert points(table, "grass") == {"hunt": 1}
    assert slot_prey(table)[1] == "moose1"
    assert why(table, "move alpha (0,-3) to (1,-4)") == "W-MOVE-11"


def test_T_HUNT_2() -> None:
    left = "prey=moose1,hare2,boar2,deer2,hare2,raccoon2"
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2),(0,-2) prey=moose", left)
    play(table, "move pack (0,-2) to (0,-4), pack (0,-2) to (1,-5)")
    assert slot_prey(table)[1] == "moose1"
    assert tokens(table, "grass") == (0, 0)


def test_T_CAL_1() -> None:
    table = turn("desert", "alphas=(-4,1) tiles=FFBFF", "calendar=8")
    play(table, "howl at (-6,2) paying t3,t4")
    assert (days(table), number(table, "scored")) == (9, 0)
    play(table, "end turn")
    assert list(slot_moons(table).values()) == ["-", "-", "q", "q", "f", "f"]


def crescent(words: str) -> Table:
    """TM3 after the scoring of the crescent regions, slots 1 and 2."""
    return play(at(f"calendar=9 scored=0 {words}"), "end turn")


def test_T_SCORE_1() -> None:
    tundra = "tundra.lairs=(2,-5) tundra.wolves=(2,-5) tundra.dens=(2,-4),(3,-4)"
    grass = "grass.alphas=(0,-3),(0,-3) grass.wolves=(0,-2),(0,-2) grass.dens=(1,-3)"
    rock = "rock.wolves=(3,-6),(3,-6) rock.dens=(4,-6)"
    table = at(f"calendar=9 scored=0 {tundra} {grass} {rock}")
    strengths = table.view(None)["regions"][0]["strengths"]
    assert [row["strength"] for row in strengths] == [6, 5, 3]
    play(table, "end turn")
    assert scored(table, "tundra") == (["c"], 0)
    assert scored(table, "grass") == ([], 2)
    assert scored(table, "rock") == ([], 0)
    assert points(table, "tundra")["moon_tokens"] == 4


def test_T_SCORE_2_tie_russian() -> None:
    grass = "grass.dens=(2,-5),(2,-4) grass.wolves=(3,-4)"
    table = crescent(f"{grass} rock.wolves=(0,-2),(0,-2) rock.alphas=(0,-3)")
    assert (scored(table, "rock"), scored(table, "grass")) == ((["c"], 0), ([], 2))


def test_T_SCORE_3_tie_czech() -> None:
    grass = "grass.dens=(2,-5),(2,-4) grass.wolves=(3,-4)"
    table = crescent(f"{grass} rock.dens=(0,-2) rock.wolves=(0,-2) rock.alphas=(0,-3)")
    assert (scored(table, "rock"), scored(table, "grass")) == ((["c"], 0), ([], 2))


@pytest.mark.parametrize("howl_range", [0, 1, 2])
def test_T_FIN_1(howl_range: int) -> None:
    tracks = f"grass.spread=4 grass.speed=3 grass.howl_range={howl_range} grass.used=4"
    rest = "grass.lairs=(2,-4),(-5,0),(-8,4) grass.prey=moose,hare,boar grass.moons=q,f grass.vp=2"
    table = at(f"turn=grass phase=over calendar=22 {tracks} {rest}")
    assert table.outcome.points[0] == 7 + 3 + 0 + 15 + 9 + 4 + 16 == 54


def test_T_2P_1_virtual_pack() -> None:
    assert {cell: sorted(pieces) for cell, pieces in everything_on(at("", "TM2")).items()} == {
        "(1,-1)": ["virtual lair"],
        "(1,0)": ["virtual alpha"] * 2,
        "(-1,-3)": ["virtual pack"] * 2,
        "(-4,2)": ["virtual alpha", "virtual lair"],
        "(3,1)": ["virtual alpha", "virtual lair"],
        "(6,-4)": ["virtual lair"],
    }


def test_T_2P_2_draft() -> None:
    table = at("seats=grass,rock phase=draft", "TM2")
    slots = {cell["cell"]: cell["slot"] for cell in table.view(None)["cells"]}
    for pack, pick in zip(
        ("grass", "rock", "rock", "grass"), ("(-3,1)", "(-2,0)", "(-8,4)", "(3,2)"), strict=True
    ):
        assert awaits(table) == (pack, "draft")
        for cell, slot in slots.items():
            if slot in (1, 4):
                assert why(table, f"place at {cell}") == "W-2P-10"
        for cell in ("(1,-1)", "(1,0)", "(-4,2)", "(3,1)", "(-1,-1)", "(1,4)", "(-7,4)"):
            assert why(table, f"place at {cell}") == "W-2P-11"
        play(table, f"place at {pick}")
    assert awaits(table) == ("grass", "act")


def test_T_2P_3_start_token() -> None:
    table = new(2)
    first = truth(table)["first"]
    (second,) = set(packs(table)) - {first}
    assert (tokens(table, first), tokens(table, second)) == ((0, 0), (0, 1))


def test_T_2P_4_hunt() -> None:
    ring = "alphas=(-1,0) wolves=(-2,0),(-3,2) terrain_tokens=1"
    table = turn("grass", ring, board="TM2")
    play(table, "move alpha (-1,0) to (-1,1)")
    assert points(table, "grass") == {"hunt": 2}
    assert tokens(table, "grass") == (1, 0)
    assert slot_prey(table)[0] in ("moose0", "-")
    play(table, "end turn", "end turn", "move alpha (-1,1) to (-2,1)")
    assert on(table, "(-2,1)") == ["grass alpha"]


def test_T_2P_5_stack() -> None:
    table = play(at("calendar=13 scored=1", "TM2"), "end turn")
    assert slot_moons(table)[0] == "f"
    table = play(
        at(
            "calendar=18 scored=2 turn=grass grass.lairs=(0,1) grass.alphas=(0,1) "
            "grass.wolves=(-2,0),(-3,1)",
            "TM2",
        ),
        "end turn",
    )
    assert slot_moons(table)[0] == "-"
    assert scored(table, "grass") == (["f"], 0)  # 6 to 5


def test_T_2P_6_tracks() -> None:
    for track in ("spread", "speed", "howl_range"):
        for dens, vp in ((3, 2), (4, 5)):
            table = at(f"turn=grass grass.{track}={dens}", "TM2")
            assert points(table, "grass") == {track: vp}


# ------------------------------------------------------------------ 15.3 further cases

NEAR = {"push to (2,-5)", "push to (4,-7)", "push to (4,-6)"}


def displacing(words: str = "") -> Table:
    """An alpha of tundra has ended on (3,-6), where a pack wolf of grass stood alone."""
    there = f"seats=tundra,grass,desert grass.wolves=(3,-6) {words}"
    return play(turn("tundra", "alphas=(0,-4)", there), "move on rock", "to (3,-6)")


def test_X_DISP_1() -> None:
    table = displacing()
    assert set(options(table)) == NEAR
    assert why(table, "push to (2,-6)") == "W-DISP-03"
    assert why(table, "push to (2,-4)") == "W-DISP-04"


def test_X_DISP_2() -> None:
    table = displacing("desert.wolves=(2,-5),(4,-7) desert.dens=(4,-6)")
    assert set(options(table)) == {"push to (1,-5)", "push to (2,-4)", "push to (4,-5)"}
    assert why(table, "push to (1,-4)") == "W-DISP-03"


def test_X_DISP_3() -> None:
    assert set(options(displacing("grass.dens=(4,-6)"))) == NEAR
    full = displacing("grass.dens=(4,-6) grass.alphas=(4,-6)")
    assert set(options(full)) == NEAR - {"push to (4,-6)"}


def test_X_DISP_4() -> None:
    assert walking_distance(1, NUMBER[-2, 2], NUMBER[-2, 0]) == 5
    dens = "desert.dens=(-1,2),(-2,3),(-3,3)"
    table = turn("tundra", "alphas=(0,1)", f"grass.wolves=(-2,2) {dens}")
    play(table, "move on grass", "to (-2,2)")
    assert "push to (-2,0)" not in options(table)  # others are 2 away


def test_X_DOM_1() -> None:
    for dens, rule in ((0, "W-DOM-04"), (1, None)):
        table = turn("rock", f"alphas=(6,-5) howl_range={dens} {RICH}", "grass.wolves=(4,-5)")
        assert why(table, "dominate pack at (4,-5) paying 3 tokens") == rule


def test_X_DOM_2() -> None:
    table = turn("rock", f"alphas=(2,-5) {RICH}", "grass.dens=(2,-5)")
    play(table, "dominate den at (2,-5) from speed paying 3 tokens")
    assert on(table, "(2,-5)") == ["rock alpha", "rock den"]


def test_X_HOWL_1() -> None:
    table = turn("rock", f"alphas=(0,-1) howl_range=1 {RICH}")
    play(table, "howl at (1,1) paying 2 tokens")
    assert on(table, "(1,1)") == ["rock pack"]


def test_X_MOVE_1() -> None:
    for owner in ("grass", "rock", "desert"):
        words = f"grass.wolves=(2,-5) {owner}.dens=(2,-5) seats=rock,grass,desert"
        table = turn("rock", "alphas=(2,-4)", words)
        assert why(table, "move alpha (2,-4) to (2,-5)") == "W-MOVE-12"


def test_X_MOVE_2() -> None:
    words = "seats=rock,grass,desert grass.dens=(2,-5) grass.wolves=(1,-5)"
    table = turn("rock", "wolves=(2,-4)", words)
    play(table, "move pack (2,-4) to (2,-5)", "end turn")
    assert on(table, "(2,-5)") == ["grass den", "rock pack"]
    assert awaits(table) == ("grass", "act")
    assert why(table, "move pack (1,-5) to (2,-5)") == "W-MOVE-12"


def test_X_LAIR_1() -> None:
    own = "alphas=(2,-4) dens=(2,-5) terrain_tokens=2"
    table = turn("rock", own, "grass.alphas=(2,-5) seats=rock,grass,desert")
    play(table, "upgrade at (2,-5)", "pay token,token")
    assert awaits(table) == ("rock", "landing")
    assert why(table, "push to (1,-5)", seat=1) == "W-ACT-02"
    play(table, "push to (1,-5)")
    assert (on(table, "(2,-5)"), on(table, "(1,-5)")) == (["rock lair"], ["grass alpha"])


def test_X_LAIR_2() -> None:
    table = turn("rock", f"alphas=(2,-5) dens=(2,-5) lairs=(4,-6) {RICH}")
    assert why(table, "upgrade at (2,-5)") == "W-LAIR-04"


A, B, C = "grass", "rock", "desert"


def shares(words: str) -> list[tuple[list[str], int]]:
    """What A, B and C gain from slot 1."""
    table = crescent(f"seats={A},{B},{C} {words}")
    assert slot_moons(table)[1] == "-"
    return [scored(table, pack) for pack in (A, B, C)]


def test_X_SCORE_1() -> None:
    a, b = f"{A}.alphas=(2,-5) {A}.wolves=(2,-5)", f"{B}.alphas=(2,-4) {B}.dens=(2,-4)"
    assert shares(f"{a} {b} {C}.wolves=(0,-2)") == [([], 2), ([], 2), ([], 0)]


FIVE = f"{A}.lairs=(2,-5) {A}.wolves=(2,-5),(3,-4)"


def test_X_SCORE_2() -> None:
    words = f"{FIVE} {B}.wolves=(0,-2),(0,-2) {C}.dens=(0,-3),(0,-4)"
    assert shares(words) == [(["c"], 0), ([], 0), ([], 0)]


def test_X_SCORE_3() -> None:
    words = f"{FIVE} {B}.alphas=(0,-2) {B}.wolves=(0,-2) {C}.dens=(0,-3),(0,-4)"
    assert shares(words) == [(["c"], 0), ([], 2), ([], 0)]


def test_X_SCORE_4() -> None:
    assert shares(FIVE) == [(["c"], 0), ([], 0), ([], 0)]
    assert shares("") == [([], 0)] * 3


def of_two(words: str, slot: int) -> list[tuple[list[str], int]]:
    """What A and B gain from the crescents of TM2."""
    table = play(at(f"seats={A},{B} calendar=7 scored=0 {words}", "TM2"), "end turn")
    assert slot_moons(table)[slot] in ("-", "q")
    return [scored(table, pack) for pack in (A, B)]


def test_X_2P_1() -> None:
    assert of_two(f"{A}.dens=(2,-2)", slot=4) == [([], 2), ([], 0)]  # 3 to 1


def test_X_2P_2() -> None:
    words = f"{A}.dens=(-5,-1),(-5,0) {B}.dens=(-4,0)"  # 2 to 2 to 1
    assert of_two(words, slot=1) == [([], 2), ([], 0)]


def test_X_2P_3() -> None:
    first = f"{A}.dens=(-5,-1),(-5,0),(-5,1)"  # 3; the virtual pack has 2
    assert of_two(f"{first} {B}.dens=(-4,0)", slot=1) == [(["c"], 0), ([], 0)]
    assert of_two(f"{first} {B}.dens=(-4,0),(-4,-2)", slot=1) == [(["c"], 0), ([], 0)]


def test_X_CAL_1() -> None:
    own = "alphas=(-2,0) howl_range=3 terrain_tokens=12 action_tokens=4"
    table = turn("grass", own, "calendar=12", "TM2")
    assert list(slot_moons(table).values()) == ["q/f", "-", "f", "f", "q"]
    for cell in ("(-3,0)", "(-1,-1)", "(-1,2)", "(1,1)", "(-3,-3)", "(-6,2)"):
        assert number(table, "scored") == 1
        play(table, f"howl at {cell} paying 2 tokens")
    assert (days(table), tokens(table, "grass")) == (18, (0, 0))
    play(table, "end turn")
    assert table.is_over
    assert set(slot_moons(table).values()) == {"-"}
    # Second behind the virtual pack: slot 0 as quarter and as full moon, slots 2 and 3.
    assert scored(table, "grass") == ([], 3 + 4 + 4 + 4)


def test_X_END_1() -> None:
    same = "vp=2 moons=c alphas={} wolves={}"
    words = [
        f"{pack}.{word}"
        for pack, cell in ((A, "(0,-2)"), (B, "(0,-3)"))
        for word in same.format(cell, cell).split()
    ]
    table = at(f"seats={A},{B},{C} phase=over calendar=22 {' '.join(words)}")
    assert table.outcome.points == (6, 6, 0)
    assert table.outcome.ranks == (1, 1, 3)
