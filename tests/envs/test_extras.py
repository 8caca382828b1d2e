"""The base install stays small, and says what is missing."""

import subprocess
import sys

import pytest

STANDARDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


def run(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("extra", STANDARDS)
def test_a_missing_extra_is_named(extra: str) -> None:
    code = f"""
import sys
sys.modules["{STANDARDS[extra]}"] = None
try:
    import nunatak.envs.{extra}
except ImportError as error:
    print(error)
"""
    assert f'pip install "nunatak[{extra}]"' in run(code)


def test_the_batch_needs_no_extra() -> None:
    code = f"""
import sys
for name in {[*STANDARDS.values(), "torch", "jax"]}:
    sys.modules[name] = None
import nunatak.envs.batch, nunatak.envs.single
print("fine")
"""
    assert run(code) == "fine\n"


def test_a_program_that_used_openspiel_ends_in_peace() -> None:
    """OpenSpiel keeps what makes a game beyond the interpreter's end."""
    assert run("import nunatak.envs.openspiel; print('fine')") == "fine\n"
