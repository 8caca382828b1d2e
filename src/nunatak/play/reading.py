"""Which choice is meant? A player's own words, held against the choices as they are said.

Notation is read by the actions' declarations; this is for everything else that a player may type:
a choice as the list says it, in any of our languages, whole or in part, in whatever case, with
or without the marks of its letters.
"""

import re
from collections.abc import Iterator, Mapping
from unicodedata import combining, normalize

STEM = 3  # letters at least that two forms of a word share
ENDING = 2  # letters at most that a form may change


def meant(text: str, choices: Mapping[int, str]) -> int | None:
    """The one choice that the words name, each of them in its order; None if none or several do."""
    typed = _words(text)
    if not typed:
        return None
    said = {number: _words(choice) for number, choice in choices.items()}
    exact = [number for number, words in said.items() if words == typed]
    if not exact:
        exact = _shortest({n: words for n, words in said.items() if _is_part(typed, words)})
    return exact[0] if len(exact) == 1 else None


def _words(text: str) -> list[str]:
    """The words without their marks: nobody has to type ё, ě or ř."""
    plain = "".join(letter for letter in normalize("NFKD", text.lower()) if not combining(letter))
    return re.findall(r"[^\W_]+", plain)


def _shortest(found: Mapping[int, list[str]]) -> list[int]:
    """Those that say the least besides."""
    least = min(map(len, found.values()), default=0)
    return [number for number, words in found.items() if len(words) == least]


def _is_part(typed: list[str], said: list[str]) -> bool:
    """Whether every typed word stands in the sentence, in this order."""
    rest: Iterator[str] = iter(said)
    return all(any(_is_form(word, other) for other in rest) for word in typed)


def _is_form(word: str, other: str) -> bool:
    """Whether two words are forms of one: зелёная and зелёную, zelená and zelenou."""
    if word == other or min(len(word), len(other)) <= STEM or word.isdigit():
        return word == other
    shared = next((n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), None)
    length = min(len(word), len(other)) if shared is None else shared
    return length >= max(STEM, max(len(word), len(other)) - ENDING)
