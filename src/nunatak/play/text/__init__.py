"""How do we say it? Fluent texts in three languages, those of the house and those of a game."""

import locale
import os
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from nunatak import games
from nunatak.kernel.message import Message, Reason, Seat, Value, Wrong

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as FluentMessage
    from fluent.runtime.resolver import Pattern

    from nunatak.play.text.bundle import Bundle

LANGUAGES = ("en", "ru", "cs")
QUOTED = 200  # letters of what was handed in
HERE = Path(__file__).parent  # the words of the house


class MissingText(KeyError):
    """A text is asked for that no file has, or a value that it needs is not given."""


def system_language() -> str:
    """The user's language as far as we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(variable)
        if chosen:
            return _spoken(chosen)
    return _spoken(locale.getlocale()[0] or "")


def _spoken(name: str) -> str:
    language = name[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def in_points(number: int, point: int) -> str:
    """Points as people write them; `number` counts halves where a point is 2."""
    whole, half = divmod(abs(number), point)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole or ''}½" if half else f"{sign}{whole}"


class Voice:
    """Says messages in one language, with the words of the house and of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"language: one of {', '.join(LANGUAGES)} is expected, got {language!r}"
            )
        self.language = language
        self.game = game

    @cached_property
    def bundle(self) -> "Bundle":
        """The texts; a table at which nothing is said never needs them."""
        from nunatak.play.text.bundle import Bundle

        bundle = Bundle(self.language)
        bundle.add_file(HERE / f"{self.language}.ftl")
        if self.game is not None:
            bundle.add_file(games.folder(self.game) / "text" / f"{self.language}.ftl")
        return bundle

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence of a message."""
        message = self._message(key)
        if message.value is None:
            raise MissingText(key)
        return self._format(key, message.value, values)

    def tell(self, message: Message, players: Iterable[str] = ()) -> str:
        """A game's message; seats in it are called by their players' names."""
        names = list(players)
        values = {
            name: names[value] if isinstance(value, Seat) else value
            for name, value in message.values.items()
        }
        return self.say(message.key, **values)

    def wrong(self, error: Wrong) -> str:
        """What is wrong; in English where a game of somebody else has no text for it."""
        said = error.said
        if not self.bundle.has_message(said.key):
            return error.what
        return self.say(
            said.key, **{name: self._told(value) for name, value in said.values.items()}
        )

    def reason(self, reason: Reason) -> str:
        """Why the system refuses a file; in its own words where we have none."""
        return self.say(reason.key) if self.has(reason.key) else str(reason)

    def _told(self, value: Value) -> Value:
        return self.reason(value) if isinstance(value, Reason) else _short(value)

    def rule(self, rule: str) -> str:
        """A rule of the ledger, in full."""
        return self.attribute(rule, "rule")

    def attribute(self, key: str, name: str) -> str:
        """A second text that belongs to a message."""
        message = self._message(key)
        if name not in message.attributes:
            raise MissingText(f"{key}.{name}")
        return self._format(key, message.attributes[name], {})

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return bool(self.bundle.has_message(key))

    def has_rule(self, rule: str) -> bool:
        """Whether the rule is told."""
        return self.bundle.has_message(rule) and "rule" in self._message(rule).attributes

    def _message(self, key: str) -> "FluentMessage":
        if not self.bundle.has_message(key):
            raise MissingText(key)
        return self.bundle.get_message(key)

    def _format(self, key: str, pattern: "Pattern", values: dict[str, str | int]) -> str:
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)


def _short(value: Value) -> Value:
    """What somebody has written is quoted, but not the whole of it."""
    if isinstance(value, str) and len(value) > QUOTED:
        return f"{value[:QUOTED]}…"
    return value


def option_key(name: str, word: str = "") -> str:
    """The key of an option's text, or of a word that it takes: texts are named with dashes."""
    return "-".join(filter(None, ["option", name.replace("_", "-"), word]))


@cache
def voice(language: str, game: str | None = None) -> Voice:
    """The voice of a language for a game; made once."""
    return Voice(language, game)
