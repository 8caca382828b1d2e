"""What a view promises of each action is what happens when it is played."""

from itertools import pairwise
from typing import Any

import pytest

from nunatak import Table
from nunatak.games.wolves.geometry import DIRECTIONS
from tests.games.wolves.helpers import new, packs, play, play_on, turn


def prospects(table: Table) -> dict[str, Any]:
    assert table.decision is not None
    found: dict[str, Any] = table.view(table.decision.seat)["prospects"]
    return found


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
    return str(game.write_action(game.from_json(action)))


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
    seat = table.view(None)["seats"][packs(table).index("desert")]
    ground = {cell["cell"]: cell["terrain"] for cell in table.view(None)["cells"]}
    shown = {tile["shows"] for tile in seat["tiles"]}
    reached = {
        (wolf["kind"], wolf["cell"], cell)
        for wolf in seat["reach"]
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
            asked = [after.game.to_json(action) for action in after.actions]
            assert ways == {(way["tiles"], way["tokens"]) for way in asked}
        else:
            assert len(ways) == 1


def test_only_who_decides_has_prospects() -> None:
    table = new(3)
    assert table.decision is not None
    assert table.view(None)["prospects"] is None
    assert table.view((table.decision.seat + 1) % 3)["prospects"] is None


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
    tracks = new(3).view(None)["tracks"]
    assert tracks["speed"]["values"] == [3, 4, 4, 5, 5]
    assert tracks["speed"]["vp"] == [0, 0, 0, 3, 7]
    assert tracks["speed"]["bonus"] == ["none", "terrain", "none", "action"]
    assert tracks["hunt"] == [0, 1, 4, 9, 16, 25]
    assert tracks["reserve"].count("alpha") == 2
