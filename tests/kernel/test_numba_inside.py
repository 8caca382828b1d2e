"""Each hook into Numba's insides still does what it is there for."""

import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest
from numba import njit, types

from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.numba_inside import add_atomically, lent, widened

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there is nothing of Numba's to hook into")
THREADS, TIMES = 4, 200_000


def test_a_callee_is_compiled_once_for_integers_of_all_widths() -> None:
    def double(number: int) -> int:
        return 2 * number

    callee = widened(njit(double))

    @njit
    def caller(small: Any, middle: Any, large: Any) -> Any:
        return callee(small) + callee(middle) + callee(large)

    assert caller(np.int8(1), np.int16(2), np.int64(3)) == 12
    assert callee.signatures == [(types.int64,)]


def test_without_the_hook_there_is_one_for_each_width() -> None:
    @njit
    def callee(number: int) -> int:
        return 2 * number

    @njit
    def caller(small: Any, middle: Any, large: Any) -> Any:
        return callee(small) + callee(middle) + callee(large)

    assert caller(np.int8(1), np.int16(2), np.int64(3)) == 12
    assert len(callee.signatures) == 3


def test_an_argument_given_by_name_is_widened_too() -> None:
    def double(number: int) -> int:
        return 2 * number

    callee = widened(njit(double))

    @njit
    def caller(small: Any) -> Any:
        return callee(number=small)

    assert caller(np.int8(3)) == 6
    assert callee.signatures == [(types.int64,)]


def test_a_lent_array_is_the_same_memory() -> None:
    @njit
    def write(numbers: Any) -> None:
        lent(numbers)[1:][0] = 7

    numbers = np.zeros(3, np.int64)
    write(numbers)
    assert numbers.tolist() == [0, 7, 0]


def test_nobody_counts_a_lent_array() -> None:
    @njit
    def counted(numbers: Any) -> Any:
        return numbers[0]

    @njit
    def uncounted(numbers: Any) -> Any:
        return lent(numbers)[0]

    rows = np.ones((2, 2))
    counted(rows), uncounted(rows)
    assert _counts(counted) > 0
    assert _counts(uncounted) < _counts(counted)


def _counts(function: Any) -> int:
    """How often the machine code counts a reference more."""
    (code,) = function.inspect_llvm().values()
    return code.count("call void @NRT_incref")


def test_threads_that_add_lose_nothing() -> None:
    @njit(nogil=True)
    def work(counts: Any, times: int) -> None:
        for _ in range(times):
            add_atomically(counts, 1, 1)

    counts = np.zeros(3, np.int64)
    work(counts, 0)  # compiled before the threads begin
    threads = [Thread(target=work, args=(counts, TIMES)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts.tolist() == [0, THREADS * TIMES, 0]


def test_adding_is_one_instruction_and_tells_what_was_there() -> None:
    @njit
    def work(counts: Any) -> int:
        return add_atomically(counts, 0, 5)

    counts = np.array([3], np.int64)
    assert work(counts) == 3
    assert counts.tolist() == [8]
    (code,) = work.inspect_llvm().values()
    assert "atomicrmw add" in code


KEPT = """
import sys
from pathlib import Path
from numba import njit
from nunatak.kernel.numba_inside import kept

def double(number):
    return 2 * number

double = kept(njit(double), Path(sys.argv[1]))
print(double(21), sum(double.stats.cache_hits.values()), "numba.np.linalg" in sys.modules)
print(double(2.5), "numba.np.linalg" in sys.modules)
print(double.stats.cache_path.startswith(sys.argv[1]))
"""


def test_kept_code_is_read_without_the_compiler_which_comes_when_it_is_needed(
    tmp_path: Path,
) -> None:
    module = tmp_path / "kept.py"
    module.write_text(KEPT, "utf-8")

    def run() -> list[str]:
        command = [sys.executable, str(module), str(tmp_path / "code")]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    assert run() == ["42", "0", "True", "5.0", "True", "True"]
    assert run() == ["42", "1", "False", "5.0", "False", "True"]
    module.write_text(KEPT.replace("2.5", "2j"), "utf-8")
    assert run()[1] == "0", "the source has changed"
    assert run()[1] == "1"


SUMMED = """
import sys
from pathlib import Path
import numpy as np
from numba import njit
from nunatak.kernel.numba_inside import kept

def total(numbers):
    return numbers.sum()

def doubled(numbers):
    return 2 * total(numbers)

total = kept(njit(total), Path(sys.argv[1]))
doubled = kept(njit(doubled), Path(sys.argv[1]))
print(total(np.arange(4)), "numba.np.arraymath" in sys.modules)
(result,) = total.overloads.values()
print(result.library._shared_module is None)
if len(sys.argv) > 2:
    print(doubled(np.arange(4)), result.library._shared_module is None)
"""


def test_kept_code_that_calls_numbas_own_is_read_without_their_modules(tmp_path: Path) -> None:
    module = tmp_path / "summed.py"
    module.write_text(SUMMED, "utf-8")

    def run(*more: str) -> list[str]:
        command = [sys.executable, str(module), str(tmp_path / "code"), *more]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    assert run() == ["6", "True", "False"]
    assert run() == ["6", "False", "True"], "its bitcode is not even read"
    linked = ["6", "False", "True", "12", "False"]
    assert run("more") == linked, "what was read is compiled into another function"
    assert run("more") == [*linked[:-1], "True"], "and that is read without it"
    for path in (tmp_path / "code").rglob("*.nbc"):
        assert b"nunatak" not in path.read_bytes(), "Numba alone reads it as well"
