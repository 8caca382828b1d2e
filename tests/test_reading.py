"""A move can be typed as the list of choices says it, in three languages."""

import random

import pytest

from nunatak import Table, UnreadableAction
from nunatak.play.reading import meant
from nunatak.play.text import LANGUAGES

GAMES = [("lonewolves", 2), ("wolves", 2), ("wolves", 4), ("arctica", 3)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_legal_action_is_read_as_it_is_said(game: str, seats: int, language: str) -> None:
    table = Table(game, seats, seed=5, lang=language)
    chance = random.Random(5)
    for _ in range(60):
        if table.is_over:
            break
        said = {number: table.say_action(number) for number in table.legal}
        assert len(set(said.values())) == len(said), "no two choices are said alike"
        for number, text in said.items():
            assert meant(text, said) == number
            assert meant(text.upper(), said) == number
        table.play(said[chance.choice(table.legal)])


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("ru", "зелёная 6 в болото"),
        ("ru", "сыграть зеленую 6 в болото"),
        ("cs", "zelená 6 do bažiny"),
        ("cs", "Zahrát zelenou 6 do bažiny"),
        ("cs", "zelena 6 do baziny"),
        ("cs", "zahrat zelenou 6 do baziny"),
        ("en", "green 6 to swamp"),
        ("en", "the green 6 to the swamp"),
    ],
)
def test_a_card_is_played_in_ones_own_words(language: str, typed: str) -> None:
    table = Table.at("lonewolves near.hand=G6,R6 far.hand=G4,R4", lang=language)
    table.play(typed)
    assert table.moves == ["green 6 to swamp"]


@pytest.mark.parametrize("typed", ["танцевать", "зелёная", "зелёная 5 в болото", "6", "", "в"])
def test_what_names_no_choice_or_several_is_not_read(typed: str) -> None:
    table = Table.at("lonewolves near.hand=G6,R6 far.hand=G4,R4", lang="ru")
    with pytest.raises(UnreadableAction):
        table.play(typed)
    assert table.moves == []


def test_nobody_is_told_what_another_seat_could_do() -> None:
    table = Table.at("lonewolves near.hand=G6,R6 far.hand=G4,R4", lang="ru")
    with pytest.raises(UnreadableAction):
        table.play("зелёная 6 в болото", seat=1)
