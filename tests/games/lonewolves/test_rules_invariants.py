"""12.2 Invariants, after every step of some random games in both modes."""

import json
from functools import cache
from typing import Any

import pytest

from nunatak.kernel.chance import FOR_REDEALS, stream
from tests.games.lonewolves.helpers import (
    COLOURS,
    KINDS,
    MODES,
    SIDES,
    TERRITORIES,
    every_step,
    field_cards,
    placed_scars,
    supply_scars,
    truth,
)

Position = dict[str, list[str]]
both_modes = pytest.mark.parametrize("mode", MODES)


@cache
def positions(mode: str) -> list[Position]:
    """The positions of some random games, one after the other."""
    return [truth(table) for table in every_step(mode)]


def hands(position: Position) -> tuple[list[str], list[str]]:
    return position.get("near.hand", []), position.get("far.hand", [])


def tricks_played(position: Position) -> int | None:
    """How many tricks have been played, if one has just ended."""
    if position["phase"] == ["over"]:
        return 13
    return int(position["trick"][0]) - 1 if position["phase"] == ["lead"] else None


def scars_on_the_field(position: Position) -> list[str]:
    lying = [scar for name in TERRITORIES for scar in supply_scars(position, name)]
    placed = [scar.partition("@")[0] for side in SIDES for scar in placed_scars(position, side)]
    return lying + placed + position.get("taken", [])


@both_modes
def test_L_INV_01_thirty_cards_each_in_exactly_one_place(mode: str) -> None:
    for table in every_step(mode, games=2):
        position = truth(table)
        near, far = hands(position)
        known = [*near, *far, *(card.lstrip("-?") for card in field_cards(position, *SIDES))]
        assert len(known) == len(set(known))
        assert len(known) + table.view(None)["set_aside"]["count"] == 30


@both_modes
def test_L_INV_02_eighteen_scars_two_of_a_kind(mode: str) -> None:
    in_the_box = {"normal": 3, "advanced": 1}[mode]
    for position in positions(mode):
        scars = scars_on_the_field(position)
        assert len(scars) + in_the_box == 18
        assert all(scars.count(kind) <= 2 for kind in KINDS)


@both_modes
def test_L_INV_03_zero_to_six_cards_at_each_territory(mode: str) -> None:
    for position in positions(mode):
        for name in TERRITORIES:
            lying = [card for side in SIDES for card in position.get(f"{name}.{side}", [])]
            assert len(lying) <= 6


@both_modes
def test_L_INV_04_before_the_lead_of_trick_n_both_hands_hold_14_less_n_cards(mode: str) -> None:
    for position in positions(mode):
        played = tricks_played(position)
        if played is not None:
            near, far = hands(position)
            assert len(near) == len(far) == 13 - played


@both_modes
def test_L_INV_05_after_trick_n_so_many_face_up_and_so_many_lone_wolves(mode: str) -> None:
    for position in positions(mode):
        played = tricks_played(position)
        if played is not None:
            faces = [card[0] for card in field_cards(position, *SIDES)]
            assert faces.count("-") == played
            assert len(faces) - faces.count("-") - faces.count("?") == played
            assert faces.count("?") <= 4


@both_modes
def test_L_INV_06_as_many_moons_as_emptied_territories_but_two_at_most(mode: str) -> None:
    for position in positions(mode):
        emptied = [name for name in TERRITORIES if not supply_scars(position, name)]
        moons = {"white_moon", "blood_moon"} & set(position)
        assert len(moons) == min(2, len(emptied))
        assert all(position[moon][0] in emptied for moon in moons)


@both_modes
def test_L_INV_07_trump_is_the_suit_of_the_latest_moon_and_stays_during_a_trick(mode: str) -> None:
    at_lead = ""
    for position in positions(mode):
        trump = position["trump"][0]
        if position["phase"] == ["lead"]:
            latest = position.get("blood_moon", position.get("white_moon"))
            assert trump == (COLOURS[latest[0]] if latest else "none")
            at_lead = trump
        assert trump == at_lead


@both_modes
def test_L_INV_08_no_seat_takes_more_scars_than_it_lost_tricks(mode: str) -> None:
    for position in positions(mode):
        for side in SIDES:
            lost = sum(card.startswith("-") for card in field_cards(position, side))
            assert len(placed_scars(position, side)) <= lost


@both_modes
def test_L_INV_09_no_view_holds_what_section_11_denies_it(mode: str) -> None:
    chance = stream(9, FOR_REDEALS)
    for table in every_step(mode, games=1):
        if table.is_over:
            break
        for seat in (0, 1):
            view = table.view(seat)
            check_hidden(view, truth(table), seat)
            redealt = table.outlook(seat).redeal(chance)
            assert json.dumps(table.game.views.view(redealt, seat)) == json.dumps(view)


def check_hidden(view: dict[str, Any], position: Position, seat: int) -> None:
    assert view["seats"][1 - seat]["hand"] is None
    assert view["set_aside"]["cards"] is None
    assert view["box"]["scars"] == []
    for place in view["territories"]:
        symbols = position.get(f"{place['territory']}.supply", [])
        lying = [None if token[0] == "?" else token for token in symbols if token != "."]
        assert [token["scar"] for token in place["supply"]] == lying
        for side in place["sides"]:
            assert all(w["card"] is None for w in side["wolves"] if w["face"] == "recruited")
