"""A little of all the Python that the page understands."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import numpy as np

TABLE = np.arange(12).reshape(3, 4)
NAMES = {("a", 1): "one", ("b", 2): "two"}


class Pair(NamedTuple):
    left: int
    right: int


@dataclass(frozen=True)
class Thing:
    name: str
    count: int = 3

    @property
    def twice(self) -> int:
        return self.count * 2

    def __str__(self) -> str:
        return f"{self.name}*{self.count:04x}"


class Wrong(ValueError):
    def __init__(self, where: str, **values: Any) -> None:
        super().__init__(f"{where}: {values}")
        self.where = where


def keyed(first: int, *rest: int, sign: str = "+", **more: int) -> str:
    return sign.join(map(str, [first, *rest, *more.values()])) + "".join(more)


def counted(many: list[int]) -> Iterator[int]:
    for place, number in enumerate(many, 1):
        if number < 0:
            continue
        yield place * number


@cache
def square(number: int) -> int:
    return number**2


class Sample:
    def __init__(self) -> None:
        self.kept = [1, 2, 3]
        self.made = partial(keyed, 1, sign="/")

    def texts(self) -> list[Any]:
        parts = re.fullmatch(r"(?P<word>[a-z]+):(\d+)", "wolf:12")
        assert parts
        return [
            f"{'x'!r} {3} {[1, 'a']!r} {255:02x}",
            "{a!r}-{b}".format(a="it's", b=2),
            " a,b ".strip().partition(","),
            "hollow".removesuffix("ow").removeprefix("h").upper(),
            parts["word"] + parts[2],
            re.sub(r"(\d)", r"<\1>", "a1b2"),
            re.split(r",(?![^(]*\))", "(1,0),(2,0)"),
            "abcdef"[1:-1:2] + "abc"[-1],
            str(Thing("den")),
            repr((1,)),
        ]

    def numbers(self) -> list[Any]:
        one, *rest, last = range(5)
        return [
            -7 // 2,
            -7 % 3,
            divmod(-7, 2),
            1 << 40 | 5,
            (1 << 40) >> 38,
            0xFFFFFFFF & 0xF0F0F0F0,
            one,
            rest,
            last,
            1 < 2 <= 2 < 3,
            True + True,
            sum(x * y for x in range(3) for y in range(x)),
            max([3, 1, 2], key=lambda n: -n),
            sorted([(2, "b"), (1, "c"), (2, "a")], reverse=True),
            min(4, 2.5),
            square(12),
            len("") or "either",
            len("both") and 0,
            [round(each) for each in (0.5, 1.5, 2.5, -0.5, -1.5, 12.5, 2.51)],
            [round(each, 4) for each in (0.03125, 0.09375, -0.03125, 1 / 3, 2 / 3, 1.00005, 0.0)],
            [(key, sum(group)) for key, group in groupby([1, 3, 2, 5, 7], key=lambda n: n % 2)],
            [one - other for one, other in pairwise([9, 4, 2])],
        ]

    def things(self) -> list[Any]:
        thing = replace(Thing("lair", 2), name="den")
        found = {"a": 1} | {"b": 2, **{"a": 3}}
        found["c"] = len(found)
        kept = [*self.kept]
        kept += [4]
        kept.insert(0, 0)
        pair = Pair(1, 2)._replace(right=5)
        return [
            thing.twice,
            vars(thing),
            found,
            kept,
            pair.left + pair.right,
            NAMES["a", 1],
            ("b", 2) in NAMES,
            {1, 2} & {2, 3} == {2},
            list(counted([5, -1, 2])),
            keyed(1, 2, sign="-", x=3),
            self.made(2, y=4),
            isinstance(thing, Thing) and not isinstance(thing, int | str),
            next((n for n in kept if n > 2), None),
            dict(zip("ab", kept, strict=False)),
            list(map(str, filter(None, kept))),
        ]

    def arrays(self) -> list[Any]:
        points = np.zeros((2, 3), np.int64)
        points[0] = [1, 2, 3]
        points[1, 1:] += 4
        flags = TABLE > 5
        return [
            points.tolist(),
            points.sum(axis=1).tolist(),
            int(TABLE[1, -1]),
            TABLE[:, 1].tolist(),
            TABLE[flags].tolist(),
            np.flatnonzero(TABLE % 2 == 0).tolist(),
            np.argwhere(TABLE == 7).tolist(),
            TABLE[[0, 2], 1].tolist(),
            bool((TABLE >= 0).all() and not flags.all()),
            (np.arange(4) < np.array([1, 3])[:, None]).tolist(),
            np.concatenate([TABLE[0], TABLE[2]])[::-1].tolist(),
            np.repeat(np.arange(3), np.array([2, 0, 1])).tolist(),
        ]

    def wrongs(self) -> list[Any]:
        found: list[Any] = []
        for text in ("12", "x"):
            try:
                found.append(int(text))
                if text == "12":
                    raise Wrong("here", got=text)
            except Wrong as wrong:
                found.append(wrong.where)
            except ValueError:
                found.append(-1)
        return found
