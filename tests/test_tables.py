"""The tables of the pages say what the games declare."""

import re
from pathlib import Path

import pytest

from docs.tables import BLOCK, TABLES, renewed
from nunatak.kernel.game import Game
from nunatak.lab.declared import actions_table, events_table, phases_table
from nunatak.testing.playing import play_randomly, table_after
from tests.playing import ALL_GAMES

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(DOCS.glob("*.md"))
POSITIONS = {
    "lonewolves": "positions.md",
    "wolves": "wolves-positions.md",
    "arctica": "arctica-positions.md",
}
ALIKE = {  # one row of a page stands for several keys
    "lonewolves": (r"^(volcano|desert|swamp|tundra)\.", "cave."),
    "wolves": (r"^(forest|rock|grass|tundra|desert)\.", "PACK."),
    "arctica": (r"^(won|hand)[1-3]$", r"\g<1>0"),
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_is_up_to_date(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text


def test_every_table_of_every_game_is_on_the_page_of_declarations() -> None:
    found = set(BLOCK.findall((DOCS / "games.md").read_text("utf-8")))
    assert found == {(game.name, table) for game in ALL_GAMES for table in TABLES}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_table_has_a_row_for_each(game: Game) -> None:
    assert len(actions_table(game).splitlines()) == 2 + len(game.rules.actions.kinds)
    assert len(phases_table(game).splitlines()) == 2 + len(game.rules.phases)
    assert len(events_table(game).splitlines()) == 2 + len(game.rules.events)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_key_that_a_position_has_is_explained(game: Game) -> None:
    page = (DOCS / POSITIONS[game.name]).read_text("utf-8")
    explained = set(re.findall(r"`([A-Za-z0-9_.]+)`", page))
    for seats in game.seats:
        table = table_after(game, seats, {}, seed=seats, moves=0)
        for step, _ in enumerate(play_randomly(table, seats)):
            if step % 7 == 0:
                found = {word.partition("=")[0] for word in table.position.split()[1:]}
                assert {re.sub(*ALIKE[game.name], key) for key in found} <= explained
