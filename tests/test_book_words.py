"""How a rulebook speaks: in the terms of its game, about what one sees, and by which rules."""

import re
from collections.abc import Iterator

import pytest

from nunatak import games
from nunatak.play import book
from nunatak.play.book import Heading, Listed, Paragraph, Picture
from nunatak.play.text import LANGUAGES
from tests.test_glossary import GLOSSARY, HOUSE, NAMES

TOLD = [name for name in games.NAMES if book.has_book(name)]


def words(game: str, language: str) -> Iterator[str]:
    """Everything that a reader reads, tables apart."""
    for page in book.read(game, language).pages:
        yield page.title
        for block in page.blocks:
            match block:
                case Paragraph() | Heading():
                    yield block.text
                case Listed():
                    yield from (item.text for item in block.items)
                case Picture():
                    yield block.caption


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_a_rulebook_keeps_to_the_terms_of_its_game(game: str, language: str) -> None:
    wrong = list(HOUSE[f"{NAMES[language]}_not"])
    for entry in GLOSSARY[game].values():
        wrong += entry.get("not", {}).get(language, [])
    said = list(words(game, language))
    assert [text for text in said for word in wrong if re.search(word, text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_a_rulebook_says_where_by_what_one_sees(game: str, language: str) -> None:
    coordinates = re.compile(r"\(-?\d+, ?-?\d+\)")
    assert [text for text in words(game, language) if coordinates.search(text)] == []


@pytest.mark.parametrize("game", TOLD)
def test_every_paragraph_names_the_rules_that_it_tells(game: str) -> None:
    for page in book.read(game, "en").pages:
        for block in page.blocks:
            for part in block.items if isinstance(block, Listed) else (block,):
                if isinstance(part, Paragraph):
                    assert part.rules, part.text
