"""What is said, before it is said in any language? A text's key, its values and its rule."""

import errno
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol, TypeAlias

Value: TypeAlias = str | int
Values: TypeAlias = Mapping[str, Value]
Weight: TypeAlias = Literal["main", "detail", "silent"]  # of a line in the log: `events.py`

MAIN: Weight = "main"
DETAIL: Weight = "detail"
SILENT: Weight = "silent"


class Seat(int):
    """A seat among a message's values: it is said by its player's name."""

    __slots__ = ()


class Reason(str):
    """Why the system refuses a file, among a message's values: said in the reader's language."""

    key: str

    @classmethod
    def of(cls, error: OSError) -> "Reason":
        """In the system's own words, with the key of ours."""
        reason = cls(error.strerror or str(error))
        reason.key = f"system-{errno.errorcode.get(error.errno or 0, 'unknown').lower()}"
        return reason


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be said in any language."""

    key: str
    values: Values
    rule: str = ""  # of the ledger, that a line of the log rests on
    weight: Weight = MAIN


def apart(messages: Iterable[Message]) -> list[Message]:
    """The same messages, unmoved by what anybody writes into these."""
    return [replace(message, values=dict(message.values)) for message in messages]


class Wrong(ValueError):
    """What was handed in can't be used: where, and what is wrong with it, in any language.

    The sentence is the English text, with names in braces for its values. The key of the text
    follows from it: that of `there is no such key` is `wrong-there-is-no-such-key`.
    """

    def __init__(self, where: str, sentence: str, /, **values: Value) -> None:
        self.sentence = sentence
        self.what = sentence.format(**values)
        super().__init__(f"{where}: {self.what}")
        self.said = Message(key_of(sentence), values)


def key_of(sentence: str) -> str:
    """The key of a text by its English sentence, in which the values are left out."""
    words = re.findall(r"[a-z0-9]+", re.sub(r"\{[^}]*\}", " ", sentence.lower()))
    return "-".join(["wrong", *words])


def written(value: object) -> str:
    """A value of a file as the file has it, near enough: `"grass"`, `[1, 2]`, `true`."""
    try:
        return json.dumps(value, ensure_ascii=False, default=str, skipkeys=True)
    except ValueError:  # a number longer than Python writes
        return "…"


class Speaker(Protocol):
    """Whoever can say a text: a game draws its board with one, in any language."""

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence of a message."""
