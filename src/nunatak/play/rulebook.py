"""What are the rules? Each in full, chapter by chapter, as the game's texts tell them.

The chapters are the groups of the game's `.ftl` file, which keeps the ledger's order; a group's
heading, `## Rules: playing a card`, is the chapter's title.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from fluent.runtime import FluentResource
from fluent.syntax.ast import GroupComment, Message

from nunatak import games
from nunatak.play.text import MissingText, Voice, voice


@dataclass(frozen=True)
class Chapter:
    """Rules of one area."""

    title: str
    rules: tuple[str, ...]


class UnknownRule(LookupError):
    """There is no rule of that id, but perhaps there are some much like it."""

    def __init__(self, rule: str, known: list[str]) -> None:
        super().__init__(rule)
        self.rule = rule
        self.close = get_close_matches(rule.upper(), known, cutoff=0.7)
        self.areas = dict.fromkeys(name.rpartition("-")[0] for name in known)

    def say(self, speaker: Voice) -> str:
        """A sentence that helps."""
        if self.close:
            return speaker.say("play-no-rule-but", rule=self.rule, close=", ".join(self.close))
        return speaker.say("play-no-rule", rule=self.rule, areas=", ".join(self.areas))


def chapters(game: str, language: str) -> list[Chapter]:
    """The chapters of a game's rules, in the ledger's order."""
    found: dict[str, list[str]] = {}
    for title, rule in _told(game, language):
        found.setdefault(title, []).append(rule)
    return [Chapter(title, tuple(rules)) for title, rules in found.items()]


def _told(game: str, language: str) -> Iterator[tuple[str, str]]:
    path = games.folder(game) / "text" / f"{language}.ftl"
    title = ""
    for entry in FluentResource(path.read_text("utf-8")).body:
        if isinstance(entry, GroupComment):
            title = (entry.content or "").rpartition(": ")[2]
        elif isinstance(entry, Message):
            if any(attribute.id.name == "rule" for attribute in entry.attributes):
                yield title, entry.id.name


def find(game: str, wanted: str, language: str) -> list[Chapter]:
    """The rule of that id, or all whose ids begin so: `l-play-03`, `L-PLAY`."""
    name = wanted.strip().upper()
    known = chapters(game, language)
    ids = [rule for chapter in known for rule in chapter.rules]
    chosen = [name] if name in ids else [rule for rule in ids if rule.startswith(f"{name}-")]
    if not chosen:
        raise UnknownRule(wanted, ids)
    parts = [
        Chapter(chapter.title, tuple(rule for rule in chapter.rules if rule in chosen))
        for chapter in known
    ]
    return [part for part in parts if part.rules]


def sentence(rule: str, language: str) -> str:
    """What the rule says when it refuses, in whichever game it belongs to."""
    for speaker in (voice(language, name) for name in games.NAMES):
        if speaker.has_rule(rule):
            try:
                return speaker.say(rule)
            except MissingText:  # it never refuses, or its sentence needs values
                return speaker.rule(rule)
    return ""
