"""6.2 Payment."""

import pytest

from nunatak import Refused
from tests.games.wolves.helpers import (
    PACKS,
    RICH,
    options,
    play,
    said,
    said_in_words,
    tiles,
    tokens,
    turn,
    why,
)

# The lone wolf on (2,-6) is on grass; grass shows t3, and H for the grass pack.
HOWL = "howl at (2,-6)"
COSTS = [
    ("move alpha (1,-5) to (0,-4)", "Move", "grass", 1),
    ("build at (1,-5) from speed", "Build a Den", "grass", 2),
    ("upgrade at (2,-5)", "Upgrade a Den to a Lair", "tundra", 2),
    (HOWL, "Howl", "grass", 2),
    ("dominate den at (0,-4) from speed", "Dominate", "grass", 3),
]


def sentence(action: str, cost: int, terrain: str, owned: str) -> tuple[str, str]:
    """W-PAY-01, as it is said: what is needed, and what one has."""
    needed = "1 tile is" if cost == 1 else f"{cost} tiles are"
    said = f"{action}: exactly {needed} needed, showing {terrain}. You have {owned}."
    return "W-PAY-01", said


@pytest.mark.parametrize(("action", "name", "terrain", "cost"), COSTS)
def test_W_PAY_01_exactly_the_cost(action: str, name: str, terrain: str, cost: int) -> None:
    table = turn("forest", f"alphas=(1,-5) dens=(2,-5) {RICH}", "rock.dens=(0,-4)")
    refusal = sentence(name, cost, terrain, "1 and 9 bonus terrain tokens")
    for tokens_spent in (1, 2, 3):
        words = f"{action} paying {tokens_spent} tokens"
        if tokens_spent == cost:
            assert why(table, words) is None
        else:
            assert said(table, words) == refusal
    assert said_in_words(table, f"{action} paying 4 tokens") == refusal


def test_W_PAY_01_tiles_and_tokens_together() -> None:
    table = turn("grass", f"alphas=(1,-5) {RICH}")
    for payment, rule in (
        ("H,t3", None),
        ("t3,token", None),
        ("H,t3,token", "W-PAY-01"),
        ("t3", "W-PAY-01"),
        ("nothing", "W-PAY-01"),
    ):
        assert why(table, f"{HOWL} paying {payment}") == rule


def test_W_PAY_01_what_cannot_be_paid_cannot_be_begun() -> None:
    table = turn("forest", "alphas=(1,-5) terrain_tokens=0")
    assert said(table, HOWL) == sentence("Howl", 2, "grass", "1 and no bonus terrain token")
    assert HOWL not in options(table)


def test_W_PAY_01_as_a_step() -> None:
    table = play(turn("grass", f"alphas=(1,-5) {RICH}"), HOWL)
    for payment in ("H", "H,t3,token", "3 tokens"):
        refusal = sentence("Howl", 2, "grass", "2 and 9 bonus terrain tokens")
        assert said(table, f"pay {payment}") == refusal


@pytest.mark.parametrize("payment", ["H,H", "t3,t3", "t3,t6", "t3,t9"])
def test_W_PAY_02_no_tile_counts_twice_and_all_are_own(payment: str) -> None:
    refusal = "W-PAY-02", "Each of your tiles counts only once in a payment."
    assert said_in_words(turn("grass", "alphas=(1,-5)"), f"{HOWL} paying {payment}") == refusal
    assert said(turn("grass", f"alphas=(1,-5) {RICH}"), f"{HOWL} paying {payment}") == refusal


def test_W_PAY_02_as_a_step() -> None:
    table = play(turn("grass", f"alphas=(1,-5) {RICH}"), HOWL)
    assert why(table, "pay H,H") == "W-PAY-02"


def test_W_PAY_02_home_tile_in_every_action_but_once() -> None:
    table = turn("grass", "alphas=(1,-5)")
    play(table, "move alpha (1,-5) to (0,-4) paying H", "move alpha (0,-4) to (1,-5) paying H")
    assert tiles(table, "grass")["H"] == "grass"


@pytest.mark.parametrize("payment", ["t3,t2", "H,t1", "t4,t5"])
def test_W_PAY_03_every_tile_shows_the_terrain(payment: str) -> None:
    refusal = "W-PAY-03", "Flip only tiles that show grass."
    table = turn("grass", f"alphas=(1,-5) {RICH}")
    assert said(table, f"{HOWL} paying {payment}") == refusal
    assert said(play(table, HOWL), f"pay {payment}") == refusal


def test_W_PAY_03_before_it_is_flipped() -> None:
    for sides, rule in (("FBFFF", None), ("FFFFF", "W-PAY-03")):  # t2 shows grass on its back
        table = turn("forest", f"alphas=(1,-5) tiles={sides} terrain_tokens=2")
        assert why(table, f"{HOWL} paying t2,t3") == rule


def test_W_PAY_04_the_tokens_are_held() -> None:
    said_of = "You can’t spend that many: you have {}."
    none = "W-PAY-04", said_of.format("no bonus terrain token")
    assert said_in_words(turn("grass", "alphas=(1,-5)"), f"{HOWL} paying H,token") == none
    table = turn("grass", "alphas=(1,-5) terrain_tokens=1")
    assert why(table, f"{HOWL} paying H,token") is None
    one = "W-PAY-04", said_of.format("1 bonus terrain token")
    assert said(table, f"{HOWL} paying 2 tokens") == one
    assert said(play(table, HOWL), "pay 2 tokens") == one


def test_W_PAY_05_the_terrain_is_that_of_the_target() -> None:
    refusal = "W-PAY-05", "Pay with the land terrain of the target cell."
    table = turn("grass", f"alphas=(1,-5) {RICH}")
    for terrain in PACKS:
        action = f"{HOWL} paying {terrain},2 tokens"
        if terrain == "grass":
            assert why(table, action) is None
        else:
            assert said_in_words(table, action) == refusal


@pytest.mark.parametrize("terrain", ["lake", "chasm", "swamp"])
def test_W_PAY_05_one_of_the_five_land_terrains(terrain: str) -> None:
    assert why(turn("grass", "alphas=(1,-5)"), f"move on {terrain}") == "W-PAY-05"


def test_W_PAY_06_each_tile_is_turned_and_tokens_are_discarded() -> None:
    table = turn("rock", "alphas=(1,-5) terrain_tokens=2", "grass.dens=(0,-4)")
    play(table, "dominate den at (0,-4) from spread paying t3,2 tokens")
    assert tokens(table, "rock") == (0, 0)
    assert tiles(table, "rock") == {
        "H": "rock",
        "t1": "forest",
        "t2": "rock",
        "t3": "tundra",
        "t4": "tundra",
        "t5": "desert",
    }


def test_W_PAY_06_back_to_the_front() -> None:
    table = turn("grass", "alphas=(2,-5) tiles=BBBBB")
    play(table, "move on grass alpha (2,-5) to (1,-5) paying t2")
    assert tiles(table, "grass")["t2"] == "rock"


def test_W_PAY_06_the_home_tile_stays_the_same() -> None:
    table = turn("grass", "alphas=(1,-5)")
    play(table, f"{HOWL} paying H,t3")
    assert (tiles(table, "grass")["H"], tiles(table, "grass")["t3"]) == ("grass", "tundra")


def test_W_PAY_07_any_mix() -> None:
    table = turn("grass", "alphas=(1,-5) terrain_tokens=2")
    play(table, HOWL)
    assert set(options(table)) == {"pay H,t3", "pay H,token", "pay t3,token", "pay token,token"}


def test_W_PAY_07_tokens_only_for_every_action() -> None:
    table = turn("forest", f"alphas=(1,-5) dens=(2,-5) {RICH}", "rock.dens=(0,-4)")
    for action, _, _, cost in COSTS:
        assert why(table, f"{action} paying {cost} tokens") is None


def test_W_PAY_07_a_move_paid_by_a_token_still_has_one_terrain() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2) terrain_tokens=1")
    action = "move on grass alpha (0,-3) to (0,-4), pack (0,-2) to (1,-3) paying token"
    assert why(table, action) == "W-MOVE-08"


def test_W_PAY_08_the_player_chooses_the_tiles() -> None:
    table = play(turn("grass", "alphas=(0,-4)"), "move on grass")
    assert set(options(table)) == {"pay H", "pay t3"}
    play(table, "pay t3")
    assert tiles(table, "grass")["t3"] == "tundra"


def test_W_PAY_08_what_an_action_earns_cannot_pay_for_it() -> None:
    table = turn("forest", "alphas=(1,-5) dens=(2,-5)")  # one tundra tile, and the lair's token
    assert why(table, "upgrade at (2,-5)") == "W-PAY-01"


@pytest.mark.parametrize(
    "action",
    [
        "howl at (-6,2) paying 2 tokens",
        "move alpha (1,-5) to (0,-4), pack (0,-2) to (9,9) paying token",
        "move alpha (1,-5) to (0,-4), pack (0,-2) to (0,-3) paying token",
        "build at (1,-5) from wits paying H,t3",
        "dominate den at (0,-4) paying 3 tokens",
        "upgrade at (2,-6) paying 2 tokens",
    ],
)
def test_W_PAY_09_a_refused_command_changes_nothing(action: str) -> None:
    table = turn("grass", f"alphas=(1,-5) wolves=(0,-2) {RICH}", "rock.dens=(0,-4)")
    before = table.position, table.decision, table.legal, table.moves
    with pytest.raises(Refused):
        table.play(action)
    assert (table.position, table.decision, table.legal, table.moves) == before
