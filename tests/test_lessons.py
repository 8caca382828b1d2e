"""Do the lessons teach the whole game? Chapter by chapter, played by the engine."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nunatak import games
from nunatak.play.table import Table

WEB = Path(__file__).parent.parent / "web"
sys.path.append(str(WEB))
lessons: Any = importlib.import_module("lessons")

MOST_STEPS = 12  # of a chapter: about two minutes
MOST_LETTERS = 260  # of a text: it stands beside a piece
LANGUAGES = ("en", "ru", "cs")

UNTAUGHT = {
    "wolves": {
        "pack": "an option of the table: packs are dealt at random otherwise",
        "tiles": "an option of the table: the sides of the tiles",
    },
    "lonewolves": {"pass": "never legal"},
    "arctica": {
        "activate": "never legal",
        "placeice": "the advanced setup",
        "placeiceberg": "the advanced setup",
        "placefigure": "the advanced setup",
        "placeigloo": "the advanced setup",
    },
}
CONSEQUENCES = {
    "wolves": {
        "log-hunt",
        "log-push",
        "log-attribute",
        "log-gain",
        "log-replace",
        "log-calendar",
        "log-region-first",
        "log-region-tie",
    },
    "lonewolves": {"log-win", "log-flip", "log-reveal", "log-take", "log-turn", "log-moon"},
    "arctica": {
        "log-slide",
        "log-melt",
        "log-displace",
        "log-plankton",
        "log-capture",
        "log-return",
        "log-flee",
        "log-respond",
    },
}
every_game = pytest.mark.parametrize("game", lessons.games())


def walk(game: str) -> Iterator[tuple[Table, str, bool]]:
    """Every move of the chapters, with the table after it, and whether the learner makes it."""
    table: Table | None = None
    for chapter in lessons.chapters(game):
        for step in chapter["steps"]:
            table = lessons.begin(step["start"]) if "start" in step else table
            assert table is not None, f"{chapter['name']} has nothing to go on from"
            for name in ("see", "do"):
                for move in step.get(name, ()):
                    mine = table.deciding == chapter.get("seat", 0)
                    assert mine or name == "see", f"{move} is not the learner's"
                    table.play(move)
                    yield table, move, name == "do"


def test_every_game_has_lessons() -> None:
    assert lessons.games() == sorted(games.NAMES)


@every_game
def test_the_chapters_let_the_learner_do_every_kind_of_action(game: str) -> None:
    actions = games.load(game).rules.actions
    declared = {kind.__name__.lower() for kind in actions.kinds}
    done = {lessons.moves(table)[-1]["type"] for table, _, learner in walk(game) if learner}
    assert done == declared - UNTAUGHT[game].keys()
    assert UNTAUGHT[game].keys() <= declared


@every_game
def test_the_chapters_show_every_kind_of_consequence(game: str) -> None:
    told = {message.key for table, _, _ in walk(game) for message in table.told[-1]}
    assert CONSEQUENCES[game] <= told, CONSEQUENCES[game] - told


def test_in_arctica_the_learner_moves_every_hunter_and_lets_ice_push_ice() -> None:
    told = [table.told[-1] for table, _, learner in walk("arctica") if learner]
    moved = {line.values["figure"] for lines in told for line in lines if line.key == "log-step"}
    assert moved == {"bear", "orca", "inuit", "seal1", "seal2", "cod"}
    slides = [sum(line.key == "log-slide" for line in lines) for lines in told]
    assert max(slides) == 2


def test_the_wolves_are_learnt_with_three_packs_before_the_virtual_one() -> None:
    *others, last = lessons.chapters("wolves")
    begun = [
        lessons.begin(step["start"]) for each in others for step in each["steps"] if "start" in step
    ]
    assert {len(table.players) for table in begun} == {3}
    assert len(lessons.begin(last["steps"][0]["start"]).players) == 2


@every_game
def test_chapters_are_short_and_said_in_every_language(game: str) -> None:
    chapters = lessons.chapters(game)
    used = {step["say"] for chapter in chapters for step in chapter["steps"]}
    used |= {f"chapter-{chapter['name']}" for chapter in chapters}
    assert max(len(chapter["steps"]) for chapter in chapters) <= MOST_STEPS
    for language in LANGUAGES:
        folder = Path(games.__file__).parent / game / "text" / "web"
        lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
        texts = dict(
            line.split(" = ", 1) for line in lines if line.startswith(("learn-", "chapter-"))
        )
        assert texts.keys() == used
        assert not [key for key, text in texts.items() if len(text) > MOST_LETTERS]
