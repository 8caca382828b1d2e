"""The random generator: documented, exact, fair, and split by purpose."""

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from nunatak.kernel.chance import (
    FOR_BOTS,
    FOR_THE_GAME,
    ROUNDS_BEFORE_USE,
    below,
    draw,
    shuffle,
    stream,
    words,
)
from nunatak.kernel.compiled import INTERPRETED

MANY = 2_000 if INTERPRETED else 60_000


def sfc32(seed: int, purpose: int) -> Iterator[int]:
    """The generator once more, straight from its published definition."""
    a, b, c, counter = seed % 2**32, seed // 2**32, purpose, 1
    for step in itertools.count():
        number = (a + b + counter) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + number) % 2**32
        counter = (counter + 1) % 2**32
        if step >= ROUNDS_BEFORE_USE:
            yield number


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**63 + 12345, 2**64 - 1])
def test_the_numbers_are_those_of_the_definition(seed: int) -> None:
    chance = stream(seed, FOR_THE_GAME)
    expected = list(itertools.islice(sfc32(seed, FOR_THE_GAME), 200))
    assert [draw(chance) for _ in range(200)] == expected


def test_the_numbers_never_change() -> None:
    chance = stream(2026, FOR_THE_GAME)
    assert [draw(chance) for _ in range(4)] == [2185889001, 3072774317, 45604665, 1066116128]


def test_purposes_have_nothing_in_common() -> None:
    first, second = stream(5, FOR_THE_GAME), stream(5, FOR_BOTS)
    drawn = [{draw(chance) for _ in range(2_000)} for chance in (first, second)]
    assert len(drawn[0] & drawn[1]) <= 2


def test_a_seed_is_cut_into_two_words() -> None:
    assert words(2**64 - 1) == (2**32 - 1, 2**32 - 1)
    assert words(1 << 32) == (0, 1)


@pytest.mark.parametrize("bound", [1, 2, 3, 13, 30, 65])
def test_every_number_below_a_bound_is_as_likely(bound: int) -> None:
    chance = stream(3, FOR_THE_GAME)
    counts = Counter(below(chance, bound) for _ in range(MANY))
    assert set(counts) <= set(range(bound))
    expected = MANY / bound
    surprise = sum((counts[n] - expected) ** 2 / expected for n in range(bound))
    assert surprise < bound + 6 * (2 * bound) ** 0.5 + 8


def test_a_large_bound_is_fair_too() -> None:
    """A plain remainder would give the lower two thirds of such a range three parts in four."""
    bound = 3 * 2**29
    chance = stream(4, FOR_THE_GAME)
    low = sum(below(chance, bound) < bound * 2 // 3 for _ in range(MANY))
    assert abs(low - MANY * 2 / 3) < 4 * (MANY * 2 / 9) ** 0.5


def test_every_order_is_as_likely() -> None:
    chance = stream(6, FOR_THE_GAME)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(MANY // 10):
        items = np.arange(4).astype(np.int8)
        shuffle(chance, items)
        counts[tuple(int(item) for item in items)] += 1
    expected = MANY / 10 / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60
