"""6.4 Move."""

import pytest

from tests.games.wolves.helpers import (
    awaits,
    crowd,
    number,
    on,
    options,
    play,
    said,
    said_in_words,
    slot_prey,
    tiles,
    truth,
    turn,
    why,
    why_in_words,
)

PACK = "alphas=(0,-3) wolves=(0,-2),(0,-2)"  # near (0,-4), (1,-5) and (0,-1), all grass


def test_W_MOVE_01_at_least_one_wolf() -> None:
    refusal = "W-MOVE-01", "Move at least one wolf."
    assert said(turn("grass", PACK), "move paying t3") == refusal
    table = play(turn("grass", PACK), "move on grass", "pay t3")
    assert said(table, "stop") == refusal
    assert "stop" not in options(table)


@pytest.mark.parametrize(("dens", "spread"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_W_MOVE_02_at_most_pack_spread(dens: int, spread: int) -> None:
    wolves = ("(0,-2)", "(0,-2)", "(0,-3)", "(1,-5)", "(1,-3)")
    ends = ("(0,-1)", "(0,-1)", "(0,-4)", "(0,-4)", "(1,-5)")
    table = turn("grass", f"wolves={','.join(wolves)} spread={dens}")
    moves = [f"pack {start} to {end}" for start, end in zip(wolves, ends, strict=True)]
    assert why(table, "move " + ", ".join(moves[:spread])) is None
    assert said(table, "move " + ", ".join(moves[: spread + 1])) == (
        "W-MOVE-02",
        f"You may move at most {spread} wolves at a time: that is your Pack Spread.",
    )


def test_W_MOVE_02_alphas_and_pack_wolves_together() -> None:
    table = turn("grass", PACK)
    words = "move alpha (0,-3) to (0,-4), pack (0,-2) to (0,-1), pack (0,-2) to (0,-1)"
    assert why(table, words) == "W-MOVE-02"
    play(table, "move on grass", "pay t3", "wolf alpha at (0,-3)", "to (0,-4)")
    play(table, "wolf pack at (0,-2)", "to (0,-1)")
    assert awaits(table) == ("grass", "act")  # two have moved: the Move is over


@pytest.mark.parametrize("wolf", ["pack (0,-3)", "alpha (0,-2)", "pack (1,-3)", "den (3,-4)"])
def test_W_MOVE_03_an_own_wolf_of_that_kind(wolf: str) -> None:
    table = turn("grass", f"{PACK} dens=(3,-4)", "rock.wolves=(1,-3)")
    assert said(table, f"move {wolf} to (0,-4)") == (
        "W-MOVE-03",
        "You can move only your own wolves on the map.",
    )


def test_W_MOVE_03_as_a_step() -> None:
    table = play(turn("grass", PACK, "rock.wolves=(1,-3)"), "move on grass", "pay H")
    assert why(table, "wolf pack at (1,-3)") == "W-MOVE-03"
    assert why(table, "wolf pack at (9,9)") == "W-MOVE-03"


def test_W_MOVE_03_instead_of_the_only_wolf_that_can_move() -> None:
    table = play(turn("rock", "alphas=(-1,-1) wolves=(6,-5)"), "move on rock", "pay H")
    assert awaits(table) == ("rock", "destination")  # nobody is asked which wolf
    assert why(table, "wolf pack at (1,-3)") == "W-MOVE-03"
    assert why(table, "wolf pack at (6,-5)") == "W-MOVE-22"
    assert why(table, "stop") == "W-MOVE-01"
    assert why(table, "wolf alpha at (-1,-1)") == "W-ACT-03"


def test_W_MOVE_02_one_more_wolf_after_the_move_has_ended() -> None:
    wolves = "alphas=(0,-3) wolves=(0,-2),(0,-2)"
    table = play(turn("grass", wolves), "move on grass", "pay H", "wolf alpha at (0,-3)")
    play(table, "to (0,-4)", "wolf pack at (0,-2)", "to (0,-1)")
    assert awaits(table) == ("grass", "act")
    assert why(table, "wolf pack at (0,-2)") == "W-MOVE-02"
    assert why(table, "wolf pack at (5,5)") == "W-MOVE-02"
    assert why(table, "wolf pack at (0,-1)") == "W-MOVE-04"
    assert why(table, "to (1,-5)") == "W-PAY-01"
    assert why(play(table, "end turn"), "wolf pack at (0,-2)") == "W-PAY-01"


def test_W_MOVE_02_the_move_has_ended_with_fewer_wolves_than_it_may_move() -> None:
    table = play(turn("grass", "alphas=(0,-3)"), "move on grass", "pay H", "to (0,-4)")
    assert why(table, "wolf alpha at (0,-4)") == "W-MOVE-04"
    assert why(table, "wolf pack at (0,-2)") == "W-MOVE-03"
    table = turn("rock", "alphas=(-1,-1) wolves=(6,-5)")
    play(table, "move on rock", "pay H", "to (-2,-1)")
    refusal = table.why_not("wolf pack at (6,-5)")
    assert refusal is not None
    assert (refusal.rule, refusal.values["terrain"]) == ("W-MOVE-22", "rock")
    pushed = turn("rock", "alphas=(0,-4) wolves=(2,-4)", "grass.wolves=(1,-5)")
    play(pushed, "move on grass", "wolf alpha at (0,-4)", "to (1,-5)", "push to (0,-4)")
    assert why(pushed, "wolf alpha at (1,-5)") == "W-MOVE-04"


def test_W_MOVE_08_of_a_further_wolf_of_a_move_that_has_begun() -> None:
    table = play(turn("grass", PACK), "move on grass", "pay H", "wolf alpha at (0,-3)", "to (0,-4)")
    assert why(table, "pack (0,-2) to (3,-4)") == "W-MOVE-08"
    assert why(table, "pack (0,-2) to (0,-1)") is None
    assert why(table, "alpha (0,-4) to (1,-5)") == "W-MOVE-04"
    play(table, "pack at (0,-2) to (0,-1)")
    assert awaits(table) == ("grass", "act")  # two have moved: the Move is over
    assert why(turn("grass", PACK), "pack (0,-2) to (0,-1)") == "W-PAY-01"


def test_a_further_wolf_does_not_end_the_move() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2),(1,-5) spread=1")
    play(
        table,
        "move on grass",
        "pay H",
        "wolf alpha at (0,-3)",
        "to (0,-4)",
        "pack (0,-2) to (0,-1)",
    )
    assert awaits(table) == ("grass", "wolf")


def test_W_MOVE_04_no_wolf_moves_twice() -> None:
    refusal = "W-MOVE-04", "That wolf has already moved."
    table = turn("grass", PACK)
    assert said(table, "move alpha (0,-3) to (0,-4), alpha (0,-4) to (1,-5)") == refusal
    play(table, "move on grass", "pay H", "wolf alpha at (0,-3)", "to (0,-4)")
    assert said(table, "wolf alpha at (0,-4)") == refusal


@pytest.mark.parametrize("path", ["(0,-4)", "(1,-4) (0,-4)", "(1,-3) (2,-2) (0,-1)"])
def test_W_MOVE_05_each_step_to_a_neighbouring_cell(path: str) -> None:
    table = turn("grass", "alphas=(0,-2)")
    assert said_in_words(table, f"move on grass alpha (0,-2) by {path}") == (
        "W-MOVE-05",
        "Each step must go to a neighbouring cell of the map.",
    )


def test_W_MOVE_05_a_path_off_the_map_says_so() -> None:
    table = turn("grass", "alphas=(0,-2)")
    assert said_in_words(table, "move on grass alpha (0,-2) by (1,-3) (9,9)") == (
        "W-MOVE-05",
        "There is no such cell on the map.",
    )


def test_W_MOVE_05_the_end_is_off_the_map() -> None:
    table = play(turn("grass", PACK), "move on grass", "pay H", "wolf alpha at (0,-3)")
    assert why(table, "to (9,9)") == "W-MOVE-05"
    assert why(table, "to (0,-5)") == "W-MOVE-05"


@pytest.mark.parametrize("sides", ["FFFFF", "BFFFF", "BBBBB"])
def test_W_MOVE_05_whatever_the_tiles_show(sides: str) -> None:
    table = turn("grass", f"alphas=(0,-3) tiles={sides}")
    assert why(table, "move alpha (0,-3) to (9,9)") == "W-MOVE-05"  # W-ACT-07


@pytest.mark.parametrize(
    ("start", "way"),
    [("(2,-5)", "to (3,-5)"), ("(0,-1)", "to (0,0)"), ("(2,-4)", "by (3,-5) (4,-6)")],
)
def test_W_MOVE_06_neither_lake_nor_chasm(start: str, way: str) -> None:
    table = turn("grass", f"alphas={start} terrain_tokens=1")
    asks = said_in_words if way.startswith("by") else said
    assert asks(table, f"move on rock alpha {start} {way}") == (
        "W-MOVE-06",
        "Wolves cannot enter a lake or the chasm.",
    )


@pytest.mark.parametrize(("dens", "speed"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_W_MOVE_07_at_most_wolf_speed(dens: int, speed: int) -> None:
    ends = {3: "(0,-4)", 4: "(1,-5)", 5: "(2,-6)", 6: "(4,-7)"}
    table = turn("grass", f"alphas=(0,-1) speed={dens}", "lone=none")
    for steps, end in ends.items():
        action = f"move alpha (0,-1) to {end}"
        if steps <= speed:
            assert why(table, action) is None
        else:
            sentence = f"It is {steps} steps away, and a wolf of yours goes 1 to {speed}."
            assert said(table, action) == ("W-MOVE-07", sentence)


def test_W_MOVE_07_the_length_of_the_named_path() -> None:
    table = turn("grass", "alphas=(0,-3)")
    assert why(table, "move alpha (0,-3) by (0,-2) (0,-3) (0,-4)") is None
    words = "move alpha (0,-3) by (0,-2) (1,-3) (0,-3) (0,-4)"
    assert why_in_words(table, words) == "W-MOVE-07"
    assert why_in_words(table, "move on forest alpha (0,-3) by") == "W-MOVE-07"


def test_W_MOVE_08_every_wolf_ends_on_the_paid_terrain() -> None:
    refusal = "W-MOVE-08", "Every wolf you move must end on the grass."
    table = turn("grass", PACK)
    assert said(table, "move on grass alpha (0,-3) to (1,-3)") == refusal
    assert said(table, "move alpha (0,-3) to (0,-4), pack (0,-2) to (1,-3)") == refusal
    play(table, "move on grass", "pay H", "wolf alpha at (0,-3)")
    assert said(table, "to (1,-3)") == refusal


def test_W_MOVE_08_start_and_crossed_cells_of_any_terrain() -> None:
    table = turn("grass", "alphas=(-1,-1)")  # from desert by rock and forest to grass
    assert why(table, "move alpha (-1,-1) by (-1,-2) (-1,-3) (0,-4)") is None


def test_W_MOVE_09_not_back_to_where_it_started() -> None:
    refusal = "W-MOVE-09", "A wolf cannot end on the cell it started from."
    table = turn("grass", "alphas=(0,-4) wolves=(0,-2)")
    assert said(table, "move alpha (0,-4) by (1,-5) (0,-4)") == refusal
    assert said(table, "move alpha (0,-4) to (0,-4)") == refusal
    play(table, "move on grass", "pay H", "wolf alpha at (0,-4)")
    assert said(table, "to (0,-4)") == refusal


def test_W_MOVE_10_the_end_cell_holds_a_lone_wolf() -> None:
    table = turn("grass", "alphas=(1,-5)")
    assert said(table, "move alpha (1,-5) to (2,-6)") == (
        "W-MOVE-10",
        "You cannot stop there: a lone wolf is on that cell.",
    )


def test_W_MOVE_11_the_end_cell_holds_prey() -> None:
    table = turn("grass", "alphas=(1,-5)")
    assert said(table, "move alpha (1,-5) to (1,-4)") == (
        "W-MOVE-11",
        "You cannot stop there: there is prey on that cell.",
    )


@pytest.mark.parametrize(
    "there",
    [
        "grass.wolves=(0,-4),(0,-4)",
        "grass.wolves=(0,-4) grass.dens=(0,-4)",
        "rock.wolves=(0,-4) rock.dens=(0,-4)",
        "rock.wolves=(0,-4) desert.dens=(0,-4)",
        "rock.wolves=(0,-4) grass.dens=(0,-4)",
        "rock.lairs=(0,-4) rock.alphas=(0,-4)",
    ],
)
def test_W_MOVE_12_the_end_cell_holds_two_pieces(there: str) -> None:
    table = turn("grass", "alphas=(1,-5) speed=1", there)  # it could go to (0,-1) as well
    assert said(table, "move alpha (1,-5) to (0,-4)") == (
        "W-MOVE-12",
        "That cell already holds two pieces.",
    )


@pytest.mark.parametrize("own", ["alphas=(1,-5),(0,-4)", "dens=(0,-4)", "lairs=(0,-4)"])
def test_W_MOVE_12_one_own_piece_may_be_joined(own: str) -> None:
    wolf = "alphas=(1,-5)" if "alphas" not in own else ""
    table = turn("grass", f"{wolf} {own}")
    play(table, "move alpha (1,-5) to (0,-4)")
    assert len(on(table, "(0,-4)")) == 2


@pytest.mark.parametrize("kind", ["alpha", "pack"])
def test_W_MOVE_13_no_foreign_lair(kind: str) -> None:
    table = turn("grass", "alphas=(2,-4) wolves=(2,-4)", "rock.lairs=(2,-5)")
    assert said(table, f"move {kind} (2,-4) to (2,-5)") == (
        "W-MOVE-13",
        "You cannot stop there: another pack’s lair is on that cell.",
    )


@pytest.mark.parametrize("kind", ["alpha", "pack"])
def test_W_MOVE_14_no_foreign_alpha(kind: str) -> None:
    table = turn("grass", "alphas=(2,-4) wolves=(2,-4)", "rock.alphas=(2,-5)")
    assert said(table, f"move {kind} (2,-4) to (2,-5)") == (
        "W-MOVE-14",
        "You cannot stop there: another pack’s alpha is on that cell.",
    )


def test_W_MOVE_15_a_pack_wolf_not_onto_a_foreign_pack_wolf() -> None:
    table = turn("grass", "alphas=(2,-4) wolves=(2,-4)", "rock.wolves=(2,-5)")
    assert said(table, "move pack (2,-4) to (2,-5)") == (
        "W-MOVE-15",
        "A pack wolf cannot stop on a cell with another pack’s wolf.",
    )
    assert why(table, "move alpha (2,-4) to (2,-5) pushing to (1,-5)") is None


def test_W_MOVE_16_nowhere_to_displace_it_to() -> None:
    table = turn("grass", "alphas=(2,-4) dens=(2,-4)", "rock.wolves=(2,-5)")
    assert said(crowd(table), "move alpha (2,-4) to (2,-5)") == (
        "W-MOVE-16",
        "Your alpha cannot displace the wolf on that cell.",
    )


def test_W_MOVE_16_a_wolf_in_company_is_a_full_cell() -> None:
    for den in ("grass", "rock", "desert"):
        words = f"rock.wolves=(2,-5) {den}.dens=(2,-5) seats=grass,rock,desert"
        table = turn("grass", "alphas=(2,-4)", words)
        assert why(table, "move alpha (2,-4) to (2,-5)") == "W-MOVE-12"


@pytest.mark.parametrize(
    "crossed",
    [
        "rock.lairs=(2,-5)",
        "rock.alphas=(2,-5) rock.wolves=(2,-5)",
        "grass.dens=(2,-5) rock.wolves=(2,-5)",
    ],
)
def test_W_MOVE_17_across_all_pieces(crossed: str) -> None:
    table = turn("grass", "alphas=(1,-5)", crossed)
    assert why(table, "move alpha (1,-5) by (2,-5) (3,-6)") is None


def test_W_MOVE_17_across_tokens() -> None:
    table = turn("grass", "alphas=(1,-5) wolves=(0,-3)")
    assert why(table, "move alpha (1,-5) by (2,-6) (3,-6)") is None
    assert why(table, "move pack (0,-3) by (1,-4) (2,-5)") is None


def test_W_MOVE_18_groups_split_and_join() -> None:
    table = turn("grass", "alphas=(0,-2),(1,-5) wolves=(0,-2) spread=1")
    play(table, "move alpha (0,-2) to (0,-4), pack (0,-2) to (0,-1), alpha (1,-5) to (0,-4)")
    assert on(table, "(0,-4)") == ["grass alpha"] * 2
    assert on(table, "(0,-1)") == ["grass pack"]


def test_W_MOVE_18_each_wolf_on_the_map_as_it_then_is() -> None:
    table = turn("grass", "alphas=(2,-4) wolves=(2,-4)", "rock.wolves=(2,-5)")
    alpha, pack = "alpha (2,-4) to (2,-5) pushing to (1,-5)", "pack (2,-4) to (2,-5)"
    assert why(table, f"move {pack}, {alpha}") == "W-MOVE-15"
    play(table, f"move {alpha}, {pack}")
    assert on(table, "(2,-5)") == ["grass alpha", "grass pack"]


def test_W_MOVE_18_a_cell_is_free_for_the_next_wolf() -> None:
    table = turn("grass", "wolves=(0,-4),(0,-4),(0,-3)")
    join, leave = "pack (0,-3) to (0,-4)", "pack (0,-4) to (1,-5)"
    assert why(table, f"move {join}, {leave}") == "W-MOVE-12"
    assert why(table, f"move {leave}, {join}") is None


def test_W_MOVE_19_pay_move_displace_hunt() -> None:
    table = turn("rock", "alphas=(0,-4) wolves=(0,-3),(2,-4)", "grass.wolves=(1,-5)")
    play(table, "move on grass")
    assert tiles(table, "rock")["t3"] == "tundra"  # paid before the first wolf
    play(table, "wolf alpha at (0,-4)", "to (1,-5)")
    assert awaits(table) == ("rock", "landing")  # at once, before the next wolf
    play(table, "push to (0,-4)")
    assert on(table, "(0,-4)") == ["grass pack"]
    assert (awaits(table), slot_prey(table)[1]) == (("rock", "wolf"), "moose2")
    play(table, "stop")
    assert (awaits(table), slot_prey(table)[1]) == (("rock", "act"), "moose1")


def test_W_MOVE_20_it_may_be_finished_after_any_wolf() -> None:
    table = play(turn("grass", PACK), "move on grass", "pay H", "wolf alpha at (0,-3)", "to (0,-4)")
    assert awaits(table) == ("grass", "wolf")
    play(table, "stop")
    assert awaits(table) == ("grass", "act")
    assert number(table, "actions") == 1


def test_W_MOVE_20_before_its_first_wolf_it_is_taken_back_with_its_payment() -> None:
    table = turn("grass", PACK)
    before = truth(table)
    play(table, "move on grass", "pay t3", "wolf alpha at (0,-3)")
    for _ in range(3):
        table.undo()
    assert truth(table) == before


def test_W_MOVE_20_the_hunt_comes_once_at_the_end() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(2,-5),(0,-2)")
    closes, opens = "pack (0,-2) to (0,-4)", "alpha (0,-3) to (0,-1)"
    play(table, f"move {closes}, {opens}")
    assert slot_prey(table)[1] == "moose2"  # surrounded for a moment only


def test_W_MOVE_21_equal_wolves_on_a_cell_are_counted() -> None:
    table = play(turn("grass", PACK), "move on grass", "pay H")
    assert sorted(options(table)) == ["wolf alpha at (0,-3)", "wolf pack at (0,-2)"]
    play(table, "wolf pack at (0,-2)", "to (0,-1)", "wolf pack at (0,-2)", "to (0,-1)")
    assert on(table, "(0,-1)") == ["grass pack"] * 2


def test_W_MOVE_21_a_moved_wolf_does_not_bind_an_unmoved_one() -> None:
    table = turn("grass", "wolves=(0,-3),(0,-4) spread=1")
    play(table, "move on grass", "pay H", "wolf pack at (0,-3)", "to (0,-4)")
    play(table, "wolf pack at (0,-4)", "to (1,-5)")  # the one that had not moved
    assert on(table, "(0,-4)") == on(table, "(1,-5)") == ["grass pack"]
    again = turn("grass", "wolves=(0,-3),(0,-4),(0,-2) spread=1")
    play(again, "move on grass", "pay H", "wolf pack at (0,-3)", "to (0,-4)")
    play(again, "wolf pack at (0,-4)", "to (1,-5)")
    assert why(again, "wolf pack at (0,-4)") == "W-MOVE-04"
    assert why(again, "wolf pack at (1,-5)") == "W-MOVE-04"
    assert why(again, "wolf pack at (0,-2)") is None


def test_W_MOVE_22_a_move_is_begun_only_if_some_wolf_can_move() -> None:
    table = turn("grass", "alphas=(6,-5)")  # no rock within 3 steps
    assert said(table, "move on rock") == (
        "W-MOVE-22",
        "None of your wolves can end a move on the rocks now.",
    )
    assert "move on rock" not in options(table)
    assert "move on tundra" in options(table)


def test_W_MOVE_22_nor_is_a_wolf_chosen_that_cannot() -> None:
    table = turn("grass", "alphas=(0,-3),(6,-5) wolves=(0,-2)")
    play(table, "move on rock")
    assert why(table, "wolf alpha at (6,-5)") == "W-MOVE-22"
