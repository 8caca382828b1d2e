"""10. End and final scoring."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    RICH,
    at,
    awaits,
    number,
    play,
    points,
    scored,
    slot_moons,
    truth,
    turn,
)

SEATS = "seats=grass,rock,desert"


def over(words: str) -> Table:
    """The end of a game of grass, rock and desert."""
    return at(f"{SEATS} phase=over calendar=22 {words}")


def test_W_END_01_right_after_the_full_moon_scoring() -> None:
    table = turn("grass", f"alphas=(-4,1) {RICH}", f"{SEATS} calendar=21")
    play(table, "howl at (-6,2) paying 2 tokens")
    assert awaits(table) == ("grass", "act")  # the turn goes on
    play(table, "build at (-4,1) from speed paying 2 tokens", "end turn")
    assert table.is_over  # the round is not completed
    assert (truth(table)["ended"], number(table, "scored")) == ("full", 3)


@pytest.mark.parametrize(("players", "day"), [(2, 18), (3, 22), (4, 26), (5, 30)])
def test_W_END_01_on_the_full_moon_day(players: int, day: int) -> None:
    assert not play(at(f"calendar={day - 1}", f"TM{players}"), "end turn").is_over
    assert play(at(f"calendar={day} scored=2", f"TM{players}"), "end turn").is_over


def test_W_END_02_the_sources() -> None:
    table = over(
        "grass.moons=c,q,f grass.vp=5 grass.spread=4 grass.speed=3 grass.howl_range=2 "
        "grass.lairs=(2,-4),(-5,0) grass.prey=moose,hare grass.used=5"
    )
    assert points(table, "grass") == {
        "moon_tokens": 4 + 6 + 8,
        "vp_tokens": 5,
        "spread": 7,
        "speed": 3,
        "lairs": 10,
        "hunt": 4,
        "wolves": 6,
    }
    assert table.outcome.points == (18 + 5 + 7 + 3 + 10 + 4 + 6, 0, 0)


@pytest.mark.parametrize("track", ["spread", "speed", "howl_range"])
def test_W_END_02_the_highest_open_value_of_a_track(track: str) -> None:
    values = [points(over(f"grass.{track}={dens}"), "grass").get(track, 0) for dens in range(5)]
    assert values == [0, 0, 0, 3, 7]


def test_W_END_02_lairs_prey_and_wolves() -> None:
    lairs = ("(2,-4)", "(-5,0)", "(-8,4)", "(-3,4)")
    prey = ("moose", "deer", "raccoon", "boar", "hare")
    words = [",".join(lairs[:count]) or "none" for count in range(5)]
    assert [over(f"grass.lairs={w}").outcome.points[0] for w in words] == [0, 5, 10, 15, 20]
    words = [",".join(prey[:count]) or "none" for count in range(6)]
    assert [over(f"grass.prey={w}").outcome.points[0] for w in words] == [0, 1, 4, 9, 16, 25]
    wolves = [over(f"grass.used={used}").outcome.points[0] for used in range(9)]
    assert wolves == [0, 1, 2, 3, 4, 6, 8, 10, 12]


def test_W_END_03_the_highest_score_wins() -> None:
    assert over("grass.vp=3 rock.vp=5 desert.vp=4 grass.moons=none").outcome.ranks == (3, 1, 2)
    more_tokens = over("grass.moons=c,c rock.vp=9 desert.wolves=(0,-2)")
    assert more_tokens.outcome.ranks == (2, 1, 3)


def test_W_END_04_then_more_moon_tokens_whatever_their_value() -> None:
    table = over("grass.moons=f rock.moons=c,c desert.vp=8 grass.wolves=(0,-2)")
    assert table.outcome.points == (8, 8, 8)
    assert table.outcome.ranks == (2, 1, 3)


def test_W_END_05_then_more_wolves_on_the_map() -> None:
    words = "grass.vp=8 rock.vp=8 desert.vp=8 grass.alphas=(0,-2),(0,-2)"
    table = over(f"{words} rock.wolves=(0,-3),(0,-3),(0,-1) desert.dens=(1,-3),(2,-4)")
    assert table.outcome.ranks == (2, 1, 3)  # the start board counts, dens do not


def test_W_END_06_then_more_alphas() -> None:
    words = "grass.alphas=(0,-2) grass.wolves=(0,-2) rock.alphas=(0,-3),(0,-3)"
    table = over(f"{words} desert.wolves=(0,-1),(0,-1)")
    assert table.outcome.ranks == (2, 1, 3)


def test_W_END_07_still_tied_is_shared() -> None:
    words = "grass.alphas=(0,-2) rock.alphas=(0,-3)"
    assert over(words).outcome.ranks == (1, 1, 3)
    assert over("").outcome.ranks == (1, 1, 1)
    assert over("grass.vp=1").outcome.ranks == (1, 2, 2)


@pytest.mark.parametrize(
    ("words", "ends"),
    [
        ("quiet=28", False),
        ("quiet=29", True),  # 10 turns of each of 3 players with this one
        ("quiet=29 stall_rounds=11", False),
        ("quiet=5 stall_rounds=2", True),
        ("quiet=4 stall_rounds=2", False),
        ("quiet=900 stall_rounds=0", False),
        ("quiet=-1 stall_rounds=1", False),
    ],
)
def test_W_END_08_ten_full_rounds_without_an_element(words: str, ends: bool) -> None:
    table = play(at(f"{SEATS} {words}"), "end turn")
    assert table.is_over == ends
    if ends:
        assert truth(table)["ended"] == "stalled"


def test_W_END_08_an_element_starts_the_count_anew() -> None:
    table = turn("grass", f"alphas=(-4,1) {RICH}", "quiet=29")
    play(table, "howl at (-6,2) paying 2 tokens", "end turn")
    assert not table.is_over
    assert number(table, "quiet") == 0


SPENT = "used=8 spread=4 speed=4 howl_range=4"  # no wolf and no den is left
FOUR_LAIRS = "grass.lairs=(-3,-2),(-5,2),(1,2),(4,-3)"


def nothing_left(extra: str = "") -> Table:
    """Two packs without reserves, but for what is said, after the turn of one of them."""
    words = [f"{pack}.{word}" for pack in ("grass", "rock") for word in SPENT.split()]
    keys = dict(word.split("=") for word in [*words, *extra.split()])
    said = " ".join(f"{key}={value}" for key, value in keys.items())
    return play(at(f"seats=grass,rock {said}", "TM2"), "end turn")


def test_W_END_08_nobody_can_add_an_element() -> None:
    table = nothing_left("grass.dens=(-3,1) rock.wolves=(-3,2)")  # a den away from the lakes
    assert table.is_over
    assert truth(table)["ended"] == "stalled"


@pytest.mark.parametrize(
    "extra",
    [
        "rock.dens=(-1,0)",  # rock may upgrade it
        "grass.dens=(-1,0)",
        "rock.used=7",  # rock may howl,
        "rock.used=7 lone=none grass.wolves=(-3,2)",  # or dominate a pack wolf
        "rock.speed=3",  # build and upgrade,
        f"grass.speed=3 {FOUR_LAIRS} rock.dens=(-3,2)",  # or dominate a den
    ],
)
def test_W_END_08_as_long_as_somebody_can_the_game_goes_on(extra: str) -> None:
    assert not nothing_left(extra).is_over


@pytest.mark.parametrize(
    "extra",
    [
        "grass.dens=(-1,0) grass.lairs=(0,1)",  # one lair a region
        f"grass.dens=(-1,0) {FOUR_LAIRS}",  # no lair left
        "grass.used=7 lone=none grass.wolves=(-3,2)",  # the virtual pack's wolves do not count
        f"grass.speed=3 {FOUR_LAIRS}",  # a den, but no lair and nothing to dominate
    ],
)
def test_W_END_08_but_not_on_these(extra: str) -> None:
    assert nothing_left(extra).is_over


def test_W_END_08_tokens_on_the_map_score_nothing() -> None:
    table = nothing_left("grass.wolves=(-2,0) grass.vp=2")
    assert scored(table, "grass") == ([], 2)
    assert "q/f" in slot_moons(table).values()
    assert points(table, "grass")["wolves"] == 12  # final scoring as usual


def test_W_END_09_places_after_a_shared_one() -> None:
    assert over("grass.vp=8 rock.vp=8 desert.vp=1").outcome.ranks == (1, 1, 3)
    five = "seats=grass,rock,desert,forest,tundra phase=over calendar=30"
    vp = "grass.vp=9 rock.vp=8 desert.vp=8 forest.vp=8 tundra.vp=7"
    assert at(f"{five} {vp}", "TM5").outcome.ranks == (1, 2, 2, 2, 5)
