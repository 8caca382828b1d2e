"""9.2 Scoring one region."""

from typing import Any

import pytest

from nunatak import Table
from tests.games.wolves.helpers import at, everything_on, play, points, scored, slot_moons

MOONS = {"c": (0, 9, 4, 2), "q": (1, 17, 6, 3), "f": (2, 22, 8, 4)}  # scored, day, first, second
SEATS = "seats=grass,rock,desert"


def due(words: str, moon: str = "c") -> Table:
    """A turn that ends in a scoring of slot 1, and of no other region."""
    phases, day, _, _ = MOONS[moon]
    moons = f"moons={moon},-,-,-,-,-"
    return at(f"{SEATS} {moons} calendar={day} scored={phases} {words}")


def score(words: str, moon: str = "c") -> dict[str, tuple[list[str], int]]:
    """What each pack gains from slot 1."""
    table = play(due(words, moon), "end turn")
    assert slot_moons(table)[1] == "-"
    return {pack: scored(table, pack) for pack in ("grass", "rock", "desert")}


def gains(grass: Any, rock: Any, desert: Any) -> dict[str, tuple[list[str], int]]:
    """A moon token's letter, or points."""
    found = {"grass": grass, "rock": rock, "desert": desert}
    return {
        pack: ([gain], 0) if isinstance(gain, str) else ([], gain) for pack, gain in found.items()
    }


def strengths(table: Table) -> dict[int, tuple[int, int]]:
    """Strength and alphas by seat in slot 1."""
    region = table.view(None)["regions"][0]
    return {row["owner"]: (row["strength"], row["alphas"]) for row in region["strengths"]}


@pytest.mark.parametrize(
    ("pieces", "strength"),
    [
        ("grass.alphas=(2,-4)", (1, 1)),
        ("grass.wolves=(2,-4)", (1, 0)),
        ("grass.dens=(2,-4)", (1, 0)),
        ("grass.lairs=(2,-4)", (3, 0)),
        ("grass.lairs=(2,-4) grass.alphas=(2,-4) grass.wolves=(0,-2) grass.dens=(4,-7)", (6, 1)),
    ],
)
def test_W_SCORE_01_strength(pieces: str, strength: tuple[int, int]) -> None:
    assert strengths(due(pieces)) == {0: strength}


def test_W_SCORE_01_a_lair_is_worth_three() -> None:
    three = "rock.alphas=(0,-3) rock.wolves=(0,-2),(0,-2)"
    two = "rock.alphas=(0,-3) rock.wolves=(0,-2)"
    assert score(f"grass.lairs=(2,-4) {two}") == gains("c", 2, 0)
    assert score(f"grass.lairs=(2,-4) {three}") == gains(2, "c", 0)  # equal, but for the alpha


def test_W_SCORE_01_other_regions_and_the_start_board_do_not_count() -> None:
    elsewhere = "grass.alphas=(0,-1),(1,-2) grass.wolves=(-1,-2),(-1,-3),(2,-2)"
    assert score(f"{elsewhere} rock.wolves=(0,-2)") == gains(0, "c", 0)


def test_W_SCORE_02_who_is_not_there_takes_no_part() -> None:
    assert score("grass.alphas=(2,-4)") == gains("c", 0, 0)
    assert strengths(due("grass.alphas=(2,-4)")) == {0: (1, 1)}


def test_W_SCORE_03_strength_before_alphas() -> None:
    two_alphas, three_dens = "grass.alphas=(2,-4),(2,-5)", "rock.dens=(0,-2),(0,-3),(0,-4)"
    assert score(f"{two_alphas} {three_dens}") == gains(2, "c", 0)


def test_W_SCORE_03_alphas_break_a_tie() -> None:
    assert score("grass.wolves=(2,-4),(2,-5) rock.alphas=(0,-2) rock.dens=(0,-3)") == gains(
        2, "c", 0
    )


@pytest.mark.parametrize("moon", MOONS)
def test_W_SCORE_04_the_sole_first_takes_the_token(moon: str) -> None:
    table = play(due("grass.alphas=(2,-4)", moon), "end turn")
    assert scored(table, "grass") == ([moon], 0)
    assert points(table, "grass") == {"moon_tokens": MOONS[moon][2]}


@pytest.mark.parametrize("moon", MOONS)
def test_W_SCORE_05_the_sole_second_gains_the_lower_number(moon: str) -> None:
    lower = MOONS[moon][3]
    words = "grass.alphas=(2,-4) grass.dens=(2,-5) rock.wolves=(0,-2)"
    assert score(words, moon) == gains(moon, lower, 0)


def test_W_SCORE_05_the_third_gains_nothing() -> None:
    words = "grass.lairs=(2,-4) rock.wolves=(0,-2),(0,-3) desert.dens=(0,-4)"
    assert score(words) == gains("c", 2, 0)


def test_W_SCORE_06_a_tie_for_second_gains_nothing() -> None:
    words = "grass.lairs=(2,-4) rock.wolves=(0,-2) desert.dens=(0,-4)"
    assert score(words) == gains("c", 0, 0)


@pytest.mark.parametrize("moon", MOONS)
def test_W_SCORE_07_a_tie_for_first(moon: str) -> None:
    lower = MOONS[moon][3]
    words = "grass.wolves=(2,-4),(2,-5) rock.dens=(0,-2),(0,-3) desert.dens=(0,-4)"
    assert score(words, moon) == gains(lower, lower, 0)


def test_W_SCORE_07_of_three() -> None:
    words = "grass.alphas=(2,-4) rock.alphas=(0,-2) desert.alphas=(0,-4)"
    assert score(words) == gains(2, 2, 2)


def test_W_SCORE_08_one_pack_alone_takes_the_token_only() -> None:
    assert score("grass.wolves=(2,-4)", "f") == gains("f", 0, 0)


def test_W_SCORE_09_nobody_is_there() -> None:
    assert score("") == gains(0, 0, 0)


@pytest.mark.parametrize(
    "words",
    ["", "grass.alphas=(2,-4)", "grass.alphas=(2,-4) rock.alphas=(0,-2)"],
)
def test_W_SCORE_10_the_token_leaves_in_every_case(words: str) -> None:
    table = play(at(f"{SEATS} calendar=9 scored=0 {words}"), "end turn")
    assert list(slot_moons(table).values()) == ["-", "-", "q", "q", "f", "f"]
    regions = table.view(None)["regions"]
    assert [region["reminder"] for region in regions] == [False, False, True, True, False, False]


def test_W_SCORE_11_pieces_stay() -> None:
    words = "grass.lairs=(2,-4) rock.wolves=(0,-2),(0,-3) desert.dens=(0,-4)"
    table = due(words)
    before = everything_on(table)
    assert everything_on(play(table, "end turn")) == before
