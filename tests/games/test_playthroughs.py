"""Whole games come out as they always did, move by move."""

import pytest

from nunatak.play.text import LANGUAGES
from tests.playing import VARIANT_NAMES
from tests.playthroughs import (
    GOLDEN,
    IN_A_ROW,
    WRITTEN_OUT,
    digests_in,
    first_difference,
    language_of,
    path_of,
    playthrough,
)

every_golden_game = pytest.mark.parametrize(
    "number", GOLDEN, ids=[VARIANT_NAMES[number] for number in GOLDEN]
)


@every_golden_game
def test_the_golden_playthrough_has_not_changed(number: int) -> None:
    golden, now = path_of(number).read_text("utf-8"), playthrough(number)
    assert first_difference(golden, now) == ""
    assert golden == now


@every_golden_game
def test_the_golden_playthrough_has_refusals_in_it(number: int) -> None:
    refused = [
        line for line in path_of(number).read_text("utf-8").splitlines() if "refused:" in line
    ]
    assert len({line.split("(")[-1].split()[0] for line in refused}) >= 4


def test_every_language_is_told_in_some_golden_playthrough() -> None:
    assert {language_of(number) for number in GOLDEN} == set(LANGUAGES)


def test_a_difference_is_found_at_its_move() -> None:
    longest = max((path_of(number).read_text("utf-8") for number in GOLDEN), key=len)
    digests = digests_in(longest)
    move = WRITTEN_OUT + IN_A_ROW
    assert len(digests) > move
    changed = longest.replace(digests[move], "0" * len(digests[move]))
    assert first_difference(longest, changed) == f"it begins to differ at move {move}"
    shorter = longest.replace(f" {digests[-1]}", "")
    assert "not after" in first_difference(longest, shorter)
    assert first_difference(longest, longest) == ""
