"""The board in a terminal: all that a seat may see, nothing else, in any language and width."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from nunatak import Table, games
from nunatak.games.lonewolves.board import draw
from nunatak.play.text import LANGUAGES, voice
from nunatak.testing.playing import redealt, seeds, some_moves, state_of, table_after

GAME = games.load("lonewolves")
PLAYERS = ["Anna", "Ivan"]
CARD = re.compile(r"\b[BROGW][2-7]\b")  # face up or in a hand; a lone wolf is written small
WIDTHS = (60, 80, 99, 100, 120, 200)

modes = st.sampled_from(["normal", "advanced"])
eyes = st.sampled_from([0, 1, None])


@st.composite
def some_tables(draw_: st.DrawFn) -> Table:
    return table_after(GAME, 2, {"mode": draw_(modes)}, draw_(seeds), draw_(some_moves))


def plain(
    view: dict[str, Any], language: str = "en", width: int = 120, players: Sequence[str] = PLAYERS
) -> str:
    return Text.from_markup(draw(view, voice(language, GAME.name), players, width)).plain


def cards(names: list[str]) -> set[str]:
    return {name[0].upper() + name[-1] for name in names}


def open_cards(view: dict[str, Any]) -> set[str]:
    """Cards that lie face up, or that the end has opened."""
    lying = [
        wolf["card"]
        for territory in view["territories"]
        for side in territory["sides"]
        for wolf in side["wolves"]
        if wolf["face"] == "up"
    ]
    played = [play["card"] for play in (view["led"], view["followed"]) if play]
    return cards([*lying, *played, *(view["set_aside"]["cards"] or [])])


@given(some_tables(), st.sampled_from([0, 1]), seeds)
def test_a_redeal_is_drawn_the_same(table: Table, seat: int, seed: int) -> None:
    state = state_of(table)
    twin = redealt(GAME, state, seat, seed)
    if not GAME.rules.is_over(state):  # the end opens what was hidden
        assert plain(GAME.views.view(twin, seat)) == plain(GAME.views.view(state, seat))


@given(some_tables(), eyes)
def test_the_only_cards_drawn_are_open_ones_and_the_own_hand(
    table: Table, seat: int | None
) -> None:
    view = table.view(seat)
    own = [] if seat is None else view["seats"][seat]["hand"]
    assert set(CARD.findall(plain(view))) == open_cards(view) | cards(own)


@given(some_tables(), eyes, st.sampled_from(LANGUAGES), st.sampled_from(WIDTHS))
def test_no_line_is_wider_than_the_terminal(
    table: Table, seat: int | None, language: str, width: int
) -> None:
    for players in (PLAYERS, ["Anna Karolína Nováková", "Иван Иванович"]):
        lines = plain(table.view(seat), language, width, players).splitlines()
        assert max(map(cell_len, lines)) <= width


@given(some_tables(), eyes, st.sampled_from(LANGUAGES))
def test_the_columns_stand_in_line(table: Table, seat: int | None, language: str) -> None:
    lines = [line for line in plain(table.view(seat), language, 100).splitlines() if line]
    grid = [line for line in lines if line[0] in "┌│├└"]
    assert {cell_len(line) for line in grid} == {96}
    edges = [place for place, letter in enumerate(grid[0]) if letter in "┌┬┐"]
    crossed = [line for line in grid if "‹" not in line]
    assert all(line[place] in "│┌┬┐├┼┤└┴┘" for line in crossed for place in edges)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_everything_on_the_board_is_named(language: str, width: int) -> None:
    speaker = voice(language, GAME.name)
    table = table_after(GAME, 2, {"mode": "advanced"}, 3, 40)
    view = table.view(0)
    drawing = plain(view, language, width)
    for territory in view["territories"]:
        name = territory["territory"]
        assert f"{speaker.say('territory', territory=name)} {name[:3]}" in drawing
        honor = territory["honor"]
        assert f"{speaker.say('label-honor')} {honor['up']} ({honor['down']})" in drawing
        for token in territory["supply"]:
            scar = token["scar"]
            shown = "▒▒" if scar is None else speaker.say("scar", scar=scar)
            assert f"{token['place']} {shown}" in drawing
        for side in territory["sides"]:
            assert f"{speaker.say('label-strength')} {side['strength']}" in drawing
    for slots in view["slots"]:
        for slot in slots:
            scar = view["scars"].get(slot["slot"])
            shown = "–" if scar is None else speaker.say("scar", scar=scar)
            assert (shown if slot["number"] is None else f"{slot['number']} {shown}") in drawing


def test_L_SET_02_each_seat_sees_the_row_from_its_own_side() -> None:
    table = Table("lonewolves", seed=1)
    near, far = (
        re.findall(r"\b(cav|vol|des|swa|tun)\b", plain(table.view(seat)))[:5] for seat in (0, 1)
    )
    assert near == ["cav", "vol", "des", "swa", "tun"]
    assert far == near[::-1]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("seat", "below"), [(0, "Anna"), (1, "Ivan"), (None, "Anna")])
def test_the_viewer_sits_at_the_bottom(width: int, seat: int | None, below: str) -> None:
    drawing = plain(Table("lonewolves", seed=1).view(seat), width=width)
    lines = [line for line in drawing.splitlines() if " side" in line]
    assert below in lines[-1]


def test_L_CAP_02_a_full_territory_is_marked() -> None:
    table = Table.at(
        "lonewolves trick=4 near.hand=B7 far.hand=W7"
        " swamp.near=G2,G3,G4 swamp.far=-R2,-R3,-R4 volcano.supply=. white_moon=volcano trump=red"
    )
    drawing = plain(table.view(0))
    assert "▮▮▮▮▮▮ full" in drawing
    assert "(r2) (r3) (r4)" in drawing
    assert "○ White Moon 5" in drawing
    assert "Trump: red  R " in drawing


def test_the_scars_in_question_are_explained() -> None:
    start = "lonewolves near.hand=B7,B6 far.hand=W7,W6 cave.supply=fury,trophy,?turn"
    table = Table.at(start)
    table.play("B7 cave")
    table.play("W7 cave")
    assert "Fury: +3 strength here." in plain(table.view(1))
    assert "Trophy: +5 points" in plain(table.view(1))
    table.play("take cave 1")
    assert "Fury: +3 strength here." in plain(table.view(1))
    assert "Trophy: +5 points" not in plain(table.view(1))


def test_a_players_name_is_never_markup() -> None:
    view = Table("lonewolves", seed=1).view(0)
    markup = draw(view, voice("en", GAME.name), ["[red]A", "a name that is far too long"], 80)
    drawing = Text.from_markup(markup).plain
    assert "[red]A, near side" in drawing
    assert "a name that is …, far side" in drawing


def test_L_INFO_04_a_recruited_wolf_has_no_face_before_the_end() -> None:
    table = Table.at("lonewolves trick=2 near.hand=B7 far.hand=W7 cave.near=?G3,-G4 cave.far=G5")
    assert "(g4) (?)" in plain(table.view(0))
    assert "g3" not in plain(table.view(0)) + plain(table.view(1)) + plain(table.view(None))
