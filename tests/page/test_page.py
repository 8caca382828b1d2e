"""The page's engine shows what Python shows, and plays the same games to the byte.

Some games of every variant; `make test-page` plays thousands.
"""

import pytest

from nunatak import games
from nunatak.analysis.form import to_json
from nunatak.analysis.hint import give_hint
from nunatak.analysis.review import Effort, analyse
from nunatak.kernel.sheet import PositionError
from nunatak.search.budget import Budget
from tests.analysis.games import random_game
from tests.page.conftest import Built
from tests.page.same import ask_node, at_random, differences, shown
from tests.page.trials import bots_here, bots_there, in_node, native, question, variants

PLAIN = "lonewolves"


@pytest.mark.parametrize("game", games.NAMES)
def test_all_that_is_shown_is_the_same(built: Built, game: str) -> None:
    folder = built(game)
    cases = [
        at_random(game, seats, options, 7 + number, looks=4)
        for number, (seats, options) in enumerate(variants(games.load(game)))
    ]
    there = ask_node(folder, game, games=[case.told() for case in cases])["games"]
    for case, theirs in zip(cases, there, strict=True):
        assert differences(shown(game, case), theirs) == [], (case.seats, case.options)


@pytest.mark.parametrize("game", games.NAMES)
def test_random_games_are_the_same_to_the_byte(built: Built, game: str) -> None:
    folder, of = built(game), games.load(game)
    all_ = list(variants(of))
    there = in_node(folder, of, [question(of, *each, 3, 20) for each in all_])
    for each, theirs in zip(all_, there, strict=True):
        ours = native(of, *each, 3, 20)
        assert [ours[key] for key in ("decisions", "digest", "last")] == [
            theirs[key] for key in ("decisions", "digest", "last")
        ], each


@pytest.mark.parametrize("game", games.NAMES)
def test_bots_play_the_same_games(built: Built, game: str) -> None:
    folder, of = built(game), games.load(game)
    seeds = range(1, 3)
    there = bots_there(folder, of, of.seats[0], {}, seeds, "hunter")
    assert there == [bots_here(of, of.seats[0], {}, seed, "hunter") for seed in seeds]


def test_bots_of_many_games_leave_their_memory(built: Built) -> None:
    """So that hundreds of games can be played one after another."""
    asked = {"seats": 2, "options": {}, "level": "hunter", "budget": {"iterations": 2}}
    one, many = (
        ask_node(built(PLAIN), PLAIN, bots=[asked | {"seed": str(it)} for it in range(count)])
        for count in (1, 6)
    )
    assert many["memory"] <= 2 * one["memory"]


@pytest.mark.parametrize("game", ["lonewolves", "arctica"])
def test_an_analysis_finds_the_same(built: Built, game: str) -> None:
    record = random_game(game, 2)
    ours = to_json(analyse(record, Effort(Budget(iterations=16), pairs=0)))
    asked = {
        "seats": 2,
        "options": dict(record.options),
        "seed": str(record.seed),
        "moves": record.table().numbers,
        "iterations": 16,
    }
    (theirs,) = ask_node(built(game), game, studies=[asked])["studies"]
    assert theirs == {name: ours[name] for name in theirs}


@pytest.mark.parametrize("game", games.NAMES)
def test_a_hint_says_the_same(built: Built, game: str) -> None:
    record = random_game(game, 2, 30)
    table = record.table()
    asked = {
        "seats": 2,
        "options": dict(record.options),
        "seed": str(record.seed),
        "moves": table.numbers,
        "iterations": 64,
    }
    (theirs,) = ask_node(built(game), game, hints=[asked])["hints"]
    hint = give_hint(table.outlook(table.deciding or 0).apart(), Budget(1000, 64), 7)
    assert [each["say"]["key"] for each in theirs["line"]] == [each.key for each in hint.said]
    assert [line["key"] for line in theirs["lines"]] == [line.key for line in hint.events]
    assert [(gain["source"], gain["after"]) for gain in theirs["gains"]] == [
        (gain.source, round(gain.after, 3)) for gain in hint.gains
    ]
    assert [(why["seat"], why["more"]) for why in theirs["reasons"]] == [
        (why.seat, why.is_more) for why in hint.reasons
    ]
    assert (theirs["sure"], len(theirs["others"])) == (hint.is_sure, len(hint.others))


TEXTS = (
    "lonewolves trick=99",
    "lonewolves near.hand=X9",
    "lonewolves nothing=1",
    "wolves",
    "lonewolves phase=follow",
    "lonewolves trick=2 trick=3",
)


def test_wrong_texts_are_told_with_key_and_values(built: Built) -> None:
    game = games.load(PLAIN)
    there = ask_node(built(PLAIN), PLAIN, texts=TEXTS)["texts"]
    for text, theirs in zip(TEXTS, there, strict=True):
        with pytest.raises(PositionError) as found:
            game.sheet.read(text, game.rules.read_data(None))
        said = found.value.said
        assert theirs == {
            "where": found.value.where,
            "key": said.key,
            "values": dict(said.values),
            "message": str(found.value),
        }
