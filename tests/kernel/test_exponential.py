"""Our own e to the power of x: near enough to the true one, and the same in every way to run it."""

import math
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from numba import njit

from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.exponential import MOST, PARTS, WIDEST, exponential

EXPONENTIAL: Any = exponential


def arguments() -> list[float]:
    """Of every size that is asked for, and the edges between two parts of a doubling."""
    chance = Random(7)
    steps = range(-MOST * PARTS // 2, MOST * PARTS // 2)
    edges = [(step + 0.5) * math.log(2) / PARTS for step in steps]
    wide = [chance.uniform(-WIDEST, WIDEST) for _ in range(4000)]
    return [0.0, -0.0, WIDEST, -WIDEST, *wide, *(chance.gauss(0, 2) for _ in range(4000)), *edges]


def test_it_is_wrong_by_two_units_in_the_last_place_at_most() -> None:
    for x in arguments():
        true = Decimal(x).exp()
        assert abs(Decimal(exponential(x)) - true) <= 2 * Decimal(math.ulp(float(true))), x


def test_it_is_hardly_another_than_that_of_the_library() -> None:
    assert all(math.isclose(exponential(x), math.exp(x), rel_tol=5e-16) for x in arguments())


def test_it_grows() -> None:
    found = [exponential(x) for x in sorted(arguments())]
    assert found == sorted(found)


def test_what_is_wider_than_the_widest_counts_as_the_widest() -> None:
    assert exponential(1e300) == exponential(WIDEST)
    assert exponential(-math.inf) == exponential(-WIDEST) > 0


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_compiled_and_interpreted_it_is_the_same_to_the_last_bit() -> None:
    plain = EXPONENTIAL.py_func
    assert [plain(x) for x in arguments()] == [exponential(x) for x in arguments()]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_no_multiplication_is_melted_into_an_addition() -> None:
    """Machines that can do both in one step would round once instead of twice."""
    anew = njit("float64(float64)")(EXPONENTIAL.py_func)  # what was kept shows no code
    (code,) = anew.inspect_asm().values()
    assert "mul" in code
    assert "madd" not in code
