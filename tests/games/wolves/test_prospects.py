"""What is foreseen of each action is what happens when it is played."""

import json
from itertools import pairwise
from typing import Any

import pytest

from nunatak import Table
from nunatak.games.wolves.geometry import DIRECTIONS
from tests.games.wolves.helpers import new, packs, play, play_on, turn


def prospects(table: Table) -> dict[str, Any]:
    assert table.decision is not None
    return table.prospects(table.decision.seat)


def points(table: Table) -> list[int]:
    return [seat["points"] for seat in table.view(None)["seats"]]


def strengths(table: Table) -> dict[tuple[int, int | None], int]:
    return {
        (region["slot"], packs["owner"]): packs["strength"]
        for region in table.view(None)["regions"]
        for packs in region["strengths"]
    }


def in_words(action: dict[str, Any], table: Table) -> str:
    """The notation of an action in JSON."""
    game = table.game
    return str(str(game.rules.actions.from_json(action)))


def settle(table: Table) -> Table:
    """Pay in the first way, if something is to be paid."""
    while table.decision is not None and table.decision.kind == "pay":
        table.play(table.legal[0])
    return table


def promised(table: Table, prospect: dict[str, Any]) -> tuple[list[int], dict[Any, int]]:
    """Points and strengths as they were, changed as the prospect says."""
    changes = prospect.get("points", [0] * table.seats)
    strong = strengths(table)
    for region in prospect.get("regions", []):
        for pack in region["strengths"]:
            assert strong.get((region["slot"], pack["owner"]), 0) == pack["before"]
            strong[region["slot"], pack["owner"]] = pack["after"]
    return (
        [old + change for old, change in zip(points(table), changes, strict=True)],
        {place: strength for place, strength in strong.items() if strength},
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_brings_what_was_promised(seats: int) -> None:
    for number, table in enumerate(play_on(new(seats), 11, 160)):
        if table.is_over or number % 7:
            continue
        told = prospects(table)["actions"]
        assert len(told) == len(table.legal)
        for prospect in told[:: max(1, len(told) // 6)]:
            after = Table.at(table.position)
            expected = promised(after, prospect)
            settle(play(after, in_words(prospect["action"], after)))
            assert (points(after), strengths(after)) == expected


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_brings_what_was_promised(seats: int) -> None:
    moved = 0
    for number, table in enumerate(play_on(new(seats), 5, 120)):
        if table.is_over or number % 9:
            continue
        told = prospects(table)["moves"]
        for move in told[:: max(1, len(told) // 5)]:
            after = Table.at(table.position)
            expected = promised(after, move)
            if after.decision is not None and after.decision.kind == "act":
                settle(play(after, f"move on {move['terrain']}"))
            if after.decision is not None and after.decision.kind == "wolf":
                play(after, f"wolf {move['kind']} at {move['cell']}")
            play(after, f"to {move['to']}")
            assert (points(after), strengths(after)) == expected
            moved += 1
    assert moved > 10


def test_the_moves_are_all_that_can_be_reached_and_paid() -> None:
    table = turn("desert", "alphas=(-3,1) wolves=(-2,0)")
    desert = packs(table).index("desert")
    ground = {cell["cell"]: cell["terrain"] for cell in table.view(None)["cells"]}
    shown = {tile["shows"] for tile in table.view(None)["seats"][desert]["tiles"]}
    reached = {
        (wolf["kind"], wolf["cell"], cell)
        for wolf in table.prospects(None)["seats"][desert]["reach"]
        for cell in wolf["cells"]
        if ground[cell] in shown
    }
    moves = prospects(table)["moves"]
    assert {(move["kind"], move["cell"], move["to"]) for move in moves} == reached
    assert all(ground[move["to"]] == move["terrain"] for move in moves)


def test_the_payments_are_those_that_are_asked_for() -> None:
    table = turn("desert", "alphas=(-3,1) wolves=(-2,0) terrain_tokens=2")
    told = prospects(table)
    for prospect in told["actions"]:
        if "cost" not in prospect:
            continue
        after = play(Table.at(table.position), in_words(prospect["action"], table))
        ways = {
            (way["tiles"], way["tokens"])
            for way in told["payments"]
            if way["terrain"] == prospect["terrain"] and way["cost"] == prospect["cost"]
        }
        if after.decision is not None and after.decision.kind == "pay":
            asked = [after.game.rules.actions.to_json(action) for action in after.actions]
            assert ways == {(way["tiles"], way["tokens"]) for way in asked}
        else:
            assert len(ways) == 1


def test_only_who_decides_foresees_actions_but_everybody_sees_how_far_wolves_reach() -> None:
    table = turn("desert", "alphas=(-3,1) wolves=(-2,0)")
    assert table.decision is not None
    own = prospects(table)
    assert all(own[name] for name in ("actions", "moves", "payments"))
    for eyes in (None, (table.decision.seat + 1) % 3):
        seen = table.prospects(eyes)
        assert seen.pop("seats") == own["seats"]
        assert seen == {"closed": [], "actions": [], "moves": [], "payments": []}


def test_whoever_writes_into_prospects_spoils_nothing() -> None:
    table = turn("desert", "alphas=(-3,1) wolves=(-2,0)")
    expected = prospects(table)
    for prospect in prospects(table)["actions"]:
        prospect["action"].clear()
        for region in prospect.get("regions", []):
            region["before"].clear()
    assert prospects(table) == expected


def test_prospects_are_ready_for_json() -> None:
    for table in play_on(new(4), 2, 40):
        if not table.is_over:
            told = prospects(table)
            assert json.loads(json.dumps(told)) == told


def test_W_HUNT_02_a_ring_around_prey_is_foreseen() -> None:
    table = turn("desert", "alphas=(-3,1) wolves=(-2,0)")
    ringed = [move for move in prospects(table)["moves"] if "rings" in move]
    assert ringed
    for move in ringed:
        assert {ring["needed"] for ring in move["rings"]} == {3}
        assert all(abs(ring["after"] - ring["before"]) == 1 for ring in move["rings"])


def test_W_MOVE_05_a_wolf_walks_over_land_cell_by_cell() -> None:
    walked = 0
    for table in play_on(new(5), 3, 200):
        ground = {cell["cell"]: cell for cell in table.view(None)["cells"]}
        for way in table.view(None)["walked"]:
            cells = [ground[cell] for cell in way["path"]]
            steps = pairwise((cell["q"], cell["r"]) for cell in cells)
            assert all((b[0] - a[0], b[1] - a[1]) in DIRECTIONS for a, b in steps)
            assert not {"lake", "chasm"} & {cell["terrain"] for cell in cells}
            walked += 1
    assert walked > 20


def test_3_8_the_printed_tracks() -> None:
    view = new(3).view(None)
    tracks = view["tracks"]
    assert tracks["speed"]["values"] == [3, 4, 4, 5, 5]
    assert tracks["speed"]["vp"] == [0, 0, 0, 3, 7]
    assert tracks["speed"]["bonus"] == ["none", "terrain", "none", "action"]
    assert view["worth"]["hunt"] == [0, 1, 4, 9, 16, 25]
    assert view["reserve"].count("alpha") == 2


def refused(table: Table) -> dict[str, str]:
    """By kind of action that can't be done, the rule against the one that is named."""
    found = {}
    for told in prospects(table)["closed"]:
        action = told["action"]
        assert told["cost"] > 0
        refusal = table.why_not(in_words(action, table))
        assert refusal is not None
        found[str(action["type"])] = refusal.rule
    return found


def test_of_each_kind_that_cannot_be_done_one_action_is_named() -> None:
    kinds = {"move", "build", "upgrade", "howl", "dominate"}
    for table in play_on(new(3), 5, 120):
        if table.decision is None or table.decision.kind != "act":
            continue
        possible = {told["action"]["type"] for told in prospects(table)["actions"]}
        assert set(refused(table)) == kinds - possible


def test_without_an_action_left_every_kind_is_closed_by_the_turn() -> None:
    for table in play_on(new(2), 8, 200):
        if table.decision is not None and len(table.legal) == 1 and table.decision.kind == "act":
            assert set(refused(table).values()) == {"W-ACT-04"}
            return
    raise AssertionError("no turn ran out of actions")
