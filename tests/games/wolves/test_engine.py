"""The engine as a whole: geometry, whole commands, and laws over random games."""

import numpy as np
import pytest

from nunatak import Record, Refused, Table, verify
from nunatak.games.wolves import GAME
from nunatak.games.wolves.geometry import (
    BESIDE_LAKE,
    COORDINATES,
    GROUND,
    MAPS,
    NUMBER,
    RANGE,
    SLOT,
    WALK,
    is_land,
    walking_distance,
)
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.sheet import PositionError
from nunatak.testing.playing import play_randomly, same, state_of, true_state
from tests.games.wolves.helpers import by_steps

SEATS = (2, 3, 4, 5)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"packs": "choose", "tile_side": "choose", "seat_compensation": "on"},
    {"bonus_action_cap": "on", "limited_supply": "on", "stall_rounds": "2"},
)
GAMES = 1 if INTERPRETED else 10

# ------------------------------------------------------------------ geometry (3.6)


@pytest.mark.parametrize(
    ("players", "cells", "land", "q", "r", "square", "lakes", "walk"),
    [
        (2, 80, 75, -80, 40, 1237, 30, 14),
        (3, 112, 100, -112, 56, 1943, 36, 15),
        (4, 144, 130, -144, 72, 3417, 48, 19),
        (5, 176, 160, -176, 88, 4891, 60, 19),
    ],
)
def test_W_GEO_the_map_has_the_figures_of_the_ledger(
    players: int, cells: int, land: int, q: int, r: int, square: int, lakes: int, walk: int
) -> None:
    layout = players - 2
    numbers = [cell for cell in range(len(COORDINATES)) if SLOT[layout, cell] >= 0]
    places = [COORDINATES[cell] for cell in numbers]
    dry = [cell for cell in numbers if is_land(int(GROUND[layout, cell]))]
    assert (len(numbers), len(dry)) == (cells, land)
    assert (sum(a for a, _ in places), sum(b for _, b in places)) == (q, r)
    assert sum(a * a + a * b + b * b for a, b in places) == square
    assert BESIDE_LAKE[layout].sum() == lakes
    assert WALK[layout][np.ix_(dry, dry)].max() == walk
    assert RANGE[layout][np.ix_(numbers, numbers)].max() < 127


def test_W_GEO_every_map_is_a_part_of_the_largest() -> None:
    for cells in MAPS:
        assert set(cells) <= set(COORDINATES)
    assert len(COORDINATES) == 176


def test_X_DISP_4_walking_goes_around_the_chasm() -> None:
    assert walking_distance(1, NUMBER[-2, 2], NUMBER[-2, 0]) == 5
    assert RANGE[1, NUMBER[-2, 2], NUMBER[-2, 0]] == 2


# ------------------------------------------------------------------ whole commands

MOVER = "wolves map=TM3 turn=grass grass.alphas=(-1,-1) grass.wolves=(-1,-1)"
HOWLER = "wolves map=TM3 turn=desert desert.alphas=(-4,1) desert.tiles=FFBFF"
PUSHER = "wolves map=TM3 turn=rock rock.alphas=(4,-7) grass.wolves=(3,-6)"
CASES = [
    (MOVER, "move alpha (-1,-1) by (-1,-2) (-1,-3) (0,-4) paying grass", None),
    (MOVER, "move alpha (-1,-1) to (0,-4), pack (-1,-1) by (-2,-1) (-3,-1) paying t3", None),
    (MOVER, "move pack (-1,-1) to (-2,-2) paying H", "W-MOVE-11"),
    (MOVER, "move pack (-1,-1) to (1,-5) paying H", "W-MOVE-07"),
    (MOVER, "move pack (-1,-1) to (-2,-1) paying H", "W-MOVE-08"),
    (MOVER, "move paying H", "W-MOVE-01"),
    (MOVER, "move alpha (-1,-1) by paying H", "W-MOVE-07"),
    (MOVER, "move alpha (-1,-1) by (-1,0) paying H", "W-MOVE-06"),
    (MOVER, "move alpha (-1,-1) by (0,-4) paying H", "W-MOVE-05"),
    (MOVER, "move alpha (0,-4) to (0,-4) paying H", "W-MOVE-03"),
    (
        MOVER,
        "move alpha (-1,-1) to (0,-4), pack (-1,-1) to (0,-4), pack (-1,-1) to (-3,-1) paying H",
        "W-MOVE-02",
    ),
    (HOWLER, "howl at (-6,2) paying t3,t4", None),
    (HOWLER, "howl at (-6,2) paying t3", "W-PAY-01"),
    (HOWLER, "howl at (-6,2) paying t3,t3", "W-PAY-02"),
    (HOWLER, "howl at (-6,2) paying t3,t1", "W-PAY-03"),
    (HOWLER, "howl at (-6,2) paying t3,token", "W-PAY-04"),
    (HOWLER, "howl at (-6,2) paying grass,t3,t4", "W-PAY-05"),
    (HOWLER.replace("(-4,1)", "(-3,1)"), "howl at (-6,2) paying t3,t4", "W-HOWL-02"),
    (PUSHER, "move alpha (4,-7) to (3,-6) pushing to (2,-5) paying rock", None),
    (PUSHER, "move alpha (4,-7) to (3,-6) pushing to (4,-7) paying rock", None),
    (PUSHER, "move alpha (4,-7) to (3,-6) pushing to (2,-6) paying rock", "W-DISP-03"),
    (PUSHER, "move alpha (4,-7) to (3,-6) pushing to (2,-4) paying rock", "W-DISP-04"),
    (PUSHER, "move alpha (4,-7) to (3,-6) paying rock", "W-DISP-03"),
    (PUSHER, "move alpha (4,-7) to (4,-6) pushing to (2,-5) paying rock", "W-DISP-01"),
]

BEYOND = {  # what is said of a path, or of a payment where only one is possible, is no step
    command
    for _, command, rule in CASES
    if rule and (" by" in command or (command.startswith("howl") and rule != "W-HOWL-02"))
}


@pytest.mark.parametrize(("position", "command", "rule"), CASES)
def test_W_ACT_07_a_whole_command_is_refused_by_the_first_rule(
    position: str, command: str, rule: str | None
) -> None:
    table = Table.at(position)
    refusal = table.why_not(command)
    assert (refusal and refusal.rule) == rule
    if command not in BEYOND:
        assert by_steps(table, command) == refusal
    if rule is None:
        table.play(command)
        assert table.decision is not None
        assert table.decision.kind == "act"
    else:
        before = table.position
        with pytest.raises(Refused):
            table.play(command)
        assert table.position == before


def test_T_SCORE_1_the_region_example_comes_out_6_5_3() -> None:
    table = Table.at(
        "wolves map=TM3 turn=tundra calendar=9 scored=0 tundra.lairs=(2,-5) tundra.wolves=(2,-5) "
        "tundra.dens=(2,-4),(3,-4) grass.alphas=(0,-3),(0,-3) grass.wolves=(0,-2),(0,-2) "
        "grass.dens=(1,-3) rock.wolves=(3,-6),(3,-6) rock.dens=(4,-6)"
    )
    region = table.view(None)["regions"][0]
    assert [entry["strength"] for entry in region["strengths"]] == [6, 5, 3]
    table.play("end turn")
    gains = [(s["moon_tokens"], s["vp_tokens"]) for s in table.outcome.sources]
    assert gains == [(4, 0), (0, 2), (0, 0)]


def test_T_FIN_1_the_final_example_comes_out_at_54() -> None:
    table = Table.at(
        "wolves map=TM3 phase=over forest.spread=4 forest.speed=3 forest.howl_range=2 "
        "forest.lairs=(2,-5),(-4,0),(-6,4) forest.prey=moose,hare,deer forest.used=4 "
        "forest.moons=f,c forest.vp=4"
    )
    assert table.outcome.points[0] == 54


# ------------------------------------------------------------------ random games


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_W_SUP_06_nothing_is_lost_in_random_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        table = Table("wolves", seats, seed, options=options)
        every = 1 if seed == 0 else 20
        for step, _ in enumerate(play_randomly(table, seed)):
            if step % every == 0:
                assert GAME.rules.broken_laws(true_state(table)) == []
        assert GAME.rules.broken_laws(true_state(table)) == []
        assert true_state(table).ended


@pytest.mark.parametrize("seats", SEATS)
def test_legal_is_what_nothing_refuses_over_all_numbers(seats: int) -> None:
    table = Table("wolves", seats, 5, options=OPTIONS[1])
    every = 40 if INTERPRETED else 10
    for step, _ in enumerate(play_randomly(table, 5)):
        if step % every == 0:
            state, seat = true_state(table), int(true_state(table).seat)
            allowed = [
                n for n in range(GAME.rules.actions.size) if not GAME.rules.refusal(state, seat, n)
            ]
            assert sorted(table.legal) == allowed


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_reads_back_at_every_step(seats: int) -> None:
    table = Table("wolves", seats, 7, options=OPTIONS[seats % 3])
    for step, _ in enumerate(play_randomly(table, 7)):
        if step % 5 == 0 or table.decision.kind in ("landing", "hunt"):  # type: ignore[union-attr]
            twin = Table.at(table.position)
            assert same(state_of(twin), state_of(table))
    assert Table.at(table.position).outcome == table.outcome


def test_a_record_holds_the_whole_game() -> None:
    table = Table("wolves", 3, 11, options=OPTIONS[1])
    for _ in play_randomly(table, 11):
        pass
    assert verify(Record.loads(table.record().dumps())).ok


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("wolves seats=6", "seats"),
        ("wolves map=TM9", "map"),
        ("wolves map=TM3 grass.alphas=(0,0)", "grass.alphas"),
        ("wolves map=TM3 grass.alphas=(2,-6) lone=(2,-6)", "(2,-6)"),
        ("wolves map=TM3 grass.lairs=(0,-3) grass.dens=(0,-3)", "(0,-3)"),
        ("wolves map=TM3 grass.alphas=(0,-3) rock.wolves=(0,-3)", "(0,-3)"),
        ("wolves map=TM3 phase=wolf", "paid"),
        ("wolves map=TM3 phase=pay", "pending"),
        ("wolves map=TM3 phase=landing", "pushed"),
        ("wolves map=TM3 lone=(0,-3)", "lone"),
        ("wolves map=TM3 forest.tiles=FF", "forest.tiles"),
        ("wolves map=TM3 seats=grass,rock,tundra forest.vp=1", "forest.vp"),
        ("wolves map=TM3 virtual=rock", "virtual"),
        ("wolves map=TM2 seats=grass,rock virtual=rock", "virtual"),
        ("wolves map=TM3 regions=R1,R2", "regions"),
        ("wolves map=TM3 regions=R1,R2,R3,R4,R5,R5", "regions"),
        ("wolves map=TM3 prey=moose3,hare2,boar2,deer2,hare2,raccoon2", "prey"),
        ("wolves map=TM3 moons=x,c,q,q,f,f", "moons"),
        ("wolves map=TM3 stall_rounds=100", "stall_rounds"),
        ("wolves map=TM3 grass.alphas=(9,9)", "grass.alphas"),
        ("wolves map=TM3 grass.lairs=" + ",".join(["(0,-4)"] * 5), "grass.lairs"),
        ("wolves map=TM3 grass.moons=" + ",".join("c" * 100), "grass.moons"),
        ("wolves map=TM3 phase=draft turn=grass", "turn"),
        ("wolves map=TM3 pending=howl_at_(2,-6)", "pending"),
        ("wolves map=TM3 ended=full", "ended"),
        ("wolves map=TM3 paid=grass", "paid"),
        ("wolves map=TM3 picks=1", "picks"),
    ],
)
def test_a_position_says_what_is_wrong_where(text: str, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        Table.at(text)
    assert caught.value.where == where


OPEN = "wolves map=TM3 turn=grass paid=grass grass.alphas=(-1,-1),(0,-3) grass.wolves=(0,-4),(0,-4)"


def test_W_MOVE_02_no_text_asks_for_more_wolves_than_the_pack_spread() -> None:
    with pytest.raises(PositionError, match="moved: 1 at the most, got 2"):
        Table.at(f"{OPEN} phase=wolf moved=pack(0,-4),pack(0,-4)")
    with pytest.raises(PositionError, match="moved: 4 at the most, got 5"):
        Table.at(f"{OPEN} phase=wolf moved={','.join(['pack(0,-4)'] * 5)}")
    assert Table.at(f"{OPEN} phase=wolf moved=pack(0,-4)").decision is not None


def test_W_SET_02_whoever_has_picked_has_a_pack_and_nobody_else() -> None:
    with pytest.raises(PositionError, match="seats: a pack is missing"):
        Table.at("wolves seats=?,?,? phase=pack picks=2 packs=choose")
    with pytest.raises(PositionError, match="seats: a pack is missing"):
        Table.at("wolves seats=?,grass,? phase=pack packs=choose")
    assert Table.at("wolves seats=grass,?,? phase=pack picks=1 packs=choose").deciding == 1


@pytest.mark.parametrize(("phase", "picks"), [("side", 3), ("draft", 6)])
def test_W_SET_13_no_text_has_more_picks_than_there_are(phase: str, picks: int) -> None:
    with pytest.raises(PositionError, match="picks"):
        Table.at(f"wolves map=TM3 phase={phase} picks={picks}")
    assert not Table.at(f"wolves map=TM3 phase={phase} picks={picks - 1}").is_over


def test_the_view_counts_what_a_player_could_count() -> None:
    table = Table.at(MOVER)
    view = table.view(0)
    grass = table.prospects(0)["seats"][0]
    assert {wolf["kind"] for wolf in grass["reach"]} == {"pack", "alpha"}
    assert "(0,-4)" in grass["reach"][0]["cells"]
    assert "(-2,-2)" not in grass["reach"][0]["cells"]
    assert "(0,-2)" in grass["howl_cells"]
    speed = view["seats"][0]["attributes"]["speed"]
    assert speed["next"] == {"value": 4, "vp": 0, "bonus": None}
