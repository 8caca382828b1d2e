"""Who speaks, in which language and colours, and how does a command end?"""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from nunatak import games
from nunatak.play.text import LANGUAGES, Voice, system_language, voice

if TYPE_CHECKING:
    from nunatak.kernel.game import Game

DONE, NO, MISUSED, SEALED, INTERRUPTED = 0, 1, 2, 3, 130


@dataclass(frozen=True)
class House:
    """What every command is given."""

    voice: Voice
    out: Console
    err: Console

    def say(self, key: str, /, **values: str | int) -> str:
        """A text of the house."""
        return self.voice.say(key, **values)

    def voice_of(self, game: "Game") -> Voice:
        """The voice that has the words of a game too."""
        return voice(self.voice.language, game.name)

    def game(self, name: str) -> "Game":
        """The game of that name."""
        return games.load(name.lower())

    def print(self, *things: Any) -> None:
        """To the reader; texts as they are, without markup."""
        for thing in things:
            self.out.print(Text(thing) if isinstance(thing, str) else thing)

    def print_unbroken(self, sentence: str) -> None:
        """To the reader, as one line however long: it holds what somebody copies."""
        self.out.print(Text(sentence), soft_wrap=True)

    def complain(self, *sentences: str) -> None:
        """To the error stream, so that a pipe stays clean."""
        for number, sentence in enumerate(sentences):
            lead = "" if number else "nunatak: "
            self.err.print(Text(lead + sentence), soft_wrap=True)


def open_house(words: Sequence[str]) -> House:
    """The house in the language and the colours that the words ask for."""
    _spell_what_we_can()
    plain = True if "--no-color" in words else None
    return House(
        voice(_language(words)),
        Console(no_color=plain, highlight=False, emoji=False),
        Console(no_color=plain, highlight=False, emoji=False, stderr=True),
    )


def _spell_what_we_can() -> None:
    """A stream that can't write a letter writes a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _language(words: Sequence[str]) -> str:
    """`--lang` counts before and after the command, even on a line that is wrong otherwise."""
    chosen = system_language()
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        option, equals, value = word.partition("=")
        language = value if equals else following
        if option == "--lang" and language in LANGUAGES:
            chosen = language
    return chosen
