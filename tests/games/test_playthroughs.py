"""Whole games come out as they always did, line by line."""

import pytest

from tests.playing import VARIANT_NAMES
from tests.playthroughs import GOLDEN, path_of, playthrough

every_golden_game = pytest.mark.parametrize(
    "number", GOLDEN, ids=[VARIANT_NAMES[number] for number in GOLDEN]
)


@every_golden_game
def test_the_golden_playthrough_has_not_changed(number: int) -> None:
    assert playthrough(number) == path_of(number).read_text("utf-8")


@every_golden_game
def test_the_golden_playthrough_has_refusals_in_it(number: int) -> None:
    refused = [
        line for line in path_of(number).read_text("utf-8").splitlines() if "refused:" in line
    ]
    assert len({line.split("(")[-1].split()[0] for line in refused}) >= 4
