"""What is foreseen for a player comes true when it is played."""

from typing import Any

import pytest

from nunatak import Table
from tests.games.arctica.helpers import PLAYERS, at, every_step, play, rule

every_number = pytest.mark.parametrize("seats", PLAYERS)


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """The figures that are elsewhere, and where."""
    return {
        name: (figure["cell"], figure["layer"])
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
def test_a_chosen_token_does_what_was_foreseen(seats: int) -> None:
    seen = 0
    for table in every_step(seats, "standard", 2):
        view = table.view(None)
        if view["phase"] != "drift":
            continue
        (outcomes,) = table.prospects(None)["drift_outcomes"].values()
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
def test_a_melted_token_does_what_was_foreseen(seats: int) -> None:
    seen = 0
    for table in every_step(seats, "standard", 2):
        view = table.view(None)
        moves = [move for move in legal_moves(table) if move.startswith("melt ")]
        for move in moves:
            told = table.prospects(None)["melt_outcomes"][move.removeprefix("melt ")]
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
    return [str(table.game.rules.actions.decode(number)) for number in table.legal]


def at_same(table: Table) -> Table:
    """A table of its own at the same moment: what shows a card can't be taken back."""
    return play(Table.from_start(table.start), *table.moves)


def test_a_push_and_a_swimmer_with_a_choice_are_told() -> None:
    table = at("iceberg=(2,-2) pack=(3,-2) bear=(4,-2):water hand=E1")
    told = table.prospects(0)["drift_outcomes"]["E"]["(2,-2)"]
    assert told["ice"] == [("(3,-2)", "(4,-2)"), ("(2,-2)", "(3,-2)")]
    assert told["choosing"] == ["bear"]
    assert "bear" not in told["figures"]


def test_nothing_is_told_about_ice_once_the_card_is_played() -> None:
    prospects = at("did=card floe=(0,0)").prospects(None)
    assert prospects["drift_outcomes"] == {}
    assert prospects["melt_outcomes"] == {}


@pytest.mark.parametrize(("taken", "longest"), [(7, 2), (8, 1)])
def test_A_COD_07_no_second_step_after_the_last_plankton(taken: int, longest: int) -> None:
    """A path that the first step would cut short is not offered."""
    table = at(f"cod=(0,0) won1=plankton*{taken}")
    reach = table.prospects(0)["reach"]["cod1"]
    assert max(len(spot["path"]) for spot in reach) == longest
    for spot in reach:
        path = " > ".join(f"{cell} {layer}" for cell, layer in spot["path"])
        assert not path or rule(table, f"cod1 to {path}") is None


def test_whoever_looks_sees_the_same_prospects() -> None:
    table = at("seats=3 floe=(0,0) bear=(0,0) orca=(1,0) cod=(2,0) hand0=E1 hand1=MELT")
    assert table.prospects(None) == table.prospects(0) == table.prospects(2)
    assert table.prospects(0)["reach"]["bear"]
