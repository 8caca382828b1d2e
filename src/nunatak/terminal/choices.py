"""How are choices offered? As a numbered list, or, where they are many, in two short ones.

The words tell how to split a long list: `Play the green 6 to the swamp` shares `Play the` with
all others, `Play the green 6 to the` with those of the same card. So any game in any language
is asked card first and territory second, and nothing here knows what a card is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from itertools import groupby
from typing import Any

from nunatak.play.table import Table
from nunatak.terminal.screen import Screen

SHORT = 8  # choices that are listed as they are


@dataclass(frozen=True)
class Group:
    """Choices that begin alike."""

    words: str  # that set the group apart from the others
    endings: tuple[str, ...]  # that set its choices apart
    actions: tuple[int, ...]


class NoSuchChoice(LookupError):
    """A number that is not in the list."""

    def __init__(self, number: int, count: int) -> None:
        super().__init__(number)
        self.number = number
        self.count = count


@dataclass(frozen=True)
class Menu:
    """All legal choices of a decision."""

    opening: str  # words that all choices begin with
    middle: str  # words that all groups end with
    groups: tuple[Group, ...]

    @property
    def is_long(self) -> bool:
        """Whether it is asked in two steps."""
        return any(len(group.actions) > 1 for group in self.groups)

    @property
    def endings(self) -> tuple[str, ...]:
        """The second list, if it is the same for all groups."""
        endings = {group.endings for group in self.groups}
        return endings.pop() if len(endings) == 1 else ()

    def pick(self, numbers: Sequence[int], group: Group | None = None) -> "int | Group":
        """The action that the numbers name, or the group if they leave its ending open."""
        if group is None or len(numbers) > 1:
            group = _nth(self.groups, numbers[0])
            numbers = numbers[1:]
        if numbers:
            return _nth(group.actions, numbers[0])
        return group.actions[0] if len(group.actions) == 1 else group

    def show(self, screen: Screen) -> None:
        """The list, or the first list and, where it is the same for all, the second."""
        if not self.is_long:
            self._show_list(screen)
            return
        screen.write(_with_gaps(self.opening, ""))
        screen.write_choices([group.words for group in self.groups], in_a_row=True)
        if self.endings:
            screen.write(_with_gaps("", self.middle, ""))
            screen.write_choices(self.endings, in_a_row=True)

    def _show_list(self, screen: Screen) -> None:
        if self.opening or self.middle:
            screen.write(_with_gaps(self.opening, self.middle))
        screen.write_choices([group.words for group in self.groups])

    def show_group(self, group: Group, screen: Screen) -> None:
        """The second list, for the group that was chosen."""
        screen.write(_with_gaps(self.sentence(group), ""))
        screen.write_choices(group.endings, in_a_row=True)

    def sentence(self, group: Group) -> str:
        """All that the choices of a group have in common."""
        return " ".join(filter(None, (self.opening, group.words, self.middle)))


def _with_gaps(*words: str) -> str:
    """`… to the …`; nothing between two gaps leaves one."""
    return " … ".join(words).replace("…  …", "…").strip()


def _nth(things: Sequence[Any], number: int) -> Any:
    if not 1 <= number <= len(things):
        raise NoSuchChoice(number, len(things))
    return things[number - 1]


def offer(table: Table) -> Menu:
    """The menu of the decision at hand."""
    numbers = table.legal
    sentences = {number: table.say_action(number).split() for number in numbers}
    typed = [table.game.rules.actions.decode(number) for number in numbers]
    if len(numbers) <= SHORT:
        return Menu("", "", tuple(Group(" ".join(sentences[n]), ("",), (n,)) for n in numbers))
    if not _can_be_split(typed):
        return _split([[number] for number in numbers], sentences, _least(sentences.values()))
    first_parts = [str(next(iter(vars(action).values()))) for action in typed]
    pairs = groupby(zip(first_parts, numbers, strict=True), key=lambda pair: pair[0])
    parts = [[number for _, number in pair] for _, pair in pairs]
    return _split(parts, sentences, min(len(first.split()) for first in first_parts))


def _least(sentences: Iterable[Sequence[str]]) -> int:
    """A word more than sets the shortest sentence apart: `slot 1`, where `1` would do."""
    known = list(sentences)
    around = _common(known) + _common([sentence[::-1] for sentence in known])
    return min(map(len, known)) - around + 1


def _can_be_split(actions: Sequence[Any]) -> bool:
    """Actions of one kind with at least two parts can be asked part by part."""
    return len({type(action) for action in actions}) == 1 and len(astuple(actions[0])) > 1


def _split(parts: list[list[int]], sentences: dict[int, list[str]], least: int) -> Menu:
    """What sets a part apart keeps at least so many words: all cards may be of one suit."""
    lengths = [_common([sentences[number] for number in part]) for part in parts]
    beginnings = [sentences[part[0]][:length] for part, length in zip(parts, lengths, strict=True)]
    closing = _common([beginning[::-1] for beginning in beginnings])
    heads = [beginning[: len(beginning) - closing] for beginning in beginnings]
    opening = max(0, min(_common(heads), *(len(head) - least for head in heads)))
    groups = [
        Group(
            " ".join(head[opening:]),
            tuple(" ".join(sentences[number][length:]) for number in part),
            tuple(part),
        )
        for part, head, length in zip(parts, heads, lengths, strict=True)
    ]
    middle = beginnings[0][len(heads[0]) :]
    return Menu(" ".join(heads[0][:opening]), " ".join(middle), tuple(groups))


def _common(sentences: Sequence[Sequence[str]]) -> int:
    """How many words all the sentences begin with."""
    count = 0
    for words in zip(*sentences, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count
