"""One word, one thing: every text keeps to the terms of the glossary."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import nunatak
from nunatak import games
from nunatak.play.text import LANGUAGES

PACKAGE = Path(nunatak.__file__).parent
GLOSSARY = tomllib.loads((PACKAGE.parents[1] / "docs" / "glossary.toml").read_text("utf-8"))
HOUSE = GLOSSARY.pop("house")
NAMES = {"en": "english", "ru": "russian", "cs": "czech"}
TERMS = [(game, term) for game, terms in GLOSSARY.items() for term in terms]


class Sentences(Visitor):
    """The words of a text, placeables as they are written."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.source = source
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        span = node.span
        assert span is not None
        words = self.source[span.start : span.end]
        self.found.append(re.sub(r"\$\w+|\[\w+\]", "", words))  # neither values nor their names


def sentences(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every message of the folder's files with its words; nothing of keys and comments."""
    for path in sorted(folder.rglob(f"{language}.ftl")):
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                words = Sentences(text)
                words.visit(entry)
                yield entry.id.name, " ".join(words.found)


def wrong(folder: Path, language: str, patterns: list[str]) -> list[str]:
    """The messages with a word that has no place there."""
    return [
        f"{key}: {pattern}"
        for key, text in sentences(folder, language)
        for pattern in patterns
        if re.search(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spelling_is_one(language: str) -> None:
    assert wrong(PACKAGE, language, HOUSE[f"{NAMES[language]}_not"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "term"), TERMS)
def test_a_game_says_a_thing_by_its_own_word(game: str, term: str, language: str) -> None:
    entry = GLOSSARY[game][term]
    folder = games.folder(game) / "text"
    assert wrong(folder, language, entry.get("not", {}).get(language, [])) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "term"), TERMS)
def test_every_term_is_in_use(game: str, term: str, language: str) -> None:
    """By the stems of its words, whatever their case."""
    stems = [word[: max(3, len(word) - 4)] for word in GLOSSARY[game][term][language].split()]
    said = [text.lower() for _, text in sentences(games.folder(game) / "text", language)]
    assert any(all(stem.lower() in text for stem in stems) for text in said)


def test_every_game_has_terms() -> None:
    assert set(GLOSSARY) == set(games.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARY)
def test_a_rulebook_keeps_to_the_same_words(game: str, language: str) -> None:
    path = games.folder(game) / "book" / f"{language}.md"
    text = path.read_text("utf-8") if path.is_file() else ""
    text = re.sub(r"^:::.*$|\(figure:.*?\)", "", text, flags=re.MULTILINE)  # names of ours
    patterns = [*HOUSE[f"{NAMES[language]}_not"]]
    for entry in GLOSSARY[game].values():
        patterns += entry.get("not", {}).get(language, [])
    assert [pattern for pattern in patterns if re.search(pattern, text, re.IGNORECASE)] == []
