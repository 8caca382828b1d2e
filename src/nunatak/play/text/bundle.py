"""Where does a text stand in its file, and how is it read? Each when it is first said.

To read a whole file takes longer than to start everything else, and most runs say little of it.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # all that follows it is indented


class Bundle(FluentBundle):
    """Fluent's bundle of one language, whose entries are read one by one."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False, functions=FUNCTIONS)
        self._written: dict[str, str] = {}

    def add_file(self, path: Path) -> None:
        """The entries of a file, after those that are here already."""
        self._written = entries(path) | self._written

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        return message_id in self._written

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        known = self._terms if term else self._messages
        if entry_id not in known:
            written = self._written["-" + entry_id if term else entry_id]
            self.add_resource(FluentResource(written))
        return super()._lookup(entry_id, term)


def did(now: str, *_past: object) -> str:
    """DID("builds", "built"): logs tell what happens now; headlines of the web client, what did."""
    return now


FUNCTIONS: dict[str, Any] = {"DID": did}  # Fluent's own type of them knows one argument only


@cache
def entries(path: Path) -> dict[str, str]:
    """The entries of a file as they are written, by their names; of two the first counts."""
    text = path.read_text("utf-8")
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found
