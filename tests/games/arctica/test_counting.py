"""What the view counts for a player comes true when it is played."""

from typing import Any

import pytest

from nunatak import Table
from tests.games.arctica.helpers import PLAYERS, at, every_step, play

every_number = pytest.mark.parametrize("seats", PLAYERS)


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, list[str]]:
    """The figures that are elsewhere, and where."""
    return {
        name: [figure["cell"], figure["layer"]]
        for name, figure in after["figures"].items()
        if [figure["cell"], figure["layer"]]
        != [before["figures"][name]["cell"], before["figures"][name]["layer"]]
    }


def tried(table: Table, move: str) -> dict[str, Any]:
    """The view after a move that is not really played."""
    table.play(move)
    after = table.view(None)
    table.undo()
    return after


@every_number
def test_a_chosen_token_does_what_the_view_told(seats: int) -> None:
    seen = 0
    for table in every_step(seats, "standard", 2):
        view = table.view(None)
        if view["phase"] != "drift":
            continue
        (outcomes,) = view["drift_outcomes"].values()
        assert {f"drift {cell}" for cell in outcomes} == set(legal_moves(table))
        for cell, told in outcomes.items():
            if not told["choosing"]:
                after = tried(table, f"drift {cell}")
                assert told["figures"] == moved(view, after)
                assert (told["igloo"] or view["igloo"]) == after["igloo"]
                assert set(after["ice"]) - set(view["ice"]) <= {to for _, to in told["ice"]}
                assert told["ice"][-1][0] == cell
                seen += 1
    assert seen


@every_number
def test_a_melted_token_does_what_the_view_told(seats: int) -> None:
    seen = 0
    for table in every_step(seats, "standard", 2):
        view = table.view(None)
        moves = [move for move in legal_moves(table) if move.startswith("melt ")]
        for move in moves:
            told = view["melt_outcomes"][move.removeprefix("melt ")]
            twin = at_same(table)
            twin.play(move)
            after = twin.view(None)
            assert after["ice"].get(move.removeprefix("melt "), "none") == told["ice"]
            assert moved(view, after) == told["figures"]
            assert (after["igloo"] != view["igloo"]) == told["igloo_lost"]
            seen += 1
    assert seen


def legal_moves(table: Table) -> list[str]:
    """The legal actions in words."""
    return [table.game.write_action(table.game.decode(number)) for number in table.legal]


def at_same(table: Table) -> Table:
    """A table of its own at the same moment: what shows a card can't be taken back."""
    return play(Table.from_start(table.start), *table.moves)


def test_a_push_and_a_swimmer_with_a_choice_are_told() -> None:
    table = at("iceberg=(2,-2) pack=(3,-2) bear=(4,-2):water hand=E1")
    told = table.view(0)["drift_outcomes"]["E"]["(2,-2)"]
    assert told["ice"] == [["(3,-2)", "(4,-2)"], ["(2,-2)", "(3,-2)"]]
    assert told["choosing"] == ["bear"]
    assert "bear" not in told["figures"]


def test_nothing_is_told_about_ice_once_the_card_is_played() -> None:
    view = at("did=card floe=(0,0)").view(None)
    assert view["drift_outcomes"] == {}
    assert view["melt_outcomes"] == {}
