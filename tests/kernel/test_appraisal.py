"""The model of the evaluation: who ends before whom, and by how much."""

import numpy as np
import pytest

from nunatak.kernel.appraisal import BEFORE, KNOTS, LEAD, MARGIN, arranged, weigh

FEATURES = ("much", "little")


def weights(before: list[float], lead: list[float]) -> np.ndarray:
    """The first feature has these weights at the knots, the second none."""
    found = np.zeros((2, KNOTS, len(FEATURES)))
    found[BEFORE, :, 0] = before
    found[LEAD, :, 0] = lead
    return found


def worths(rows: list[float], stage: float, table: np.ndarray) -> np.ndarray:
    out = np.zeros(len(rows))
    weigh(np.array([[row, 0.0] for row in rows]), stage, table, out)
    return out


def test_equal_rows_are_even() -> None:
    assert worths([3, 3, 3], 0.3, weights([1] * KNOTS, [1] * KNOTS)) == pytest.approx([0.5] * 3)


def test_a_place_counts_four_fifths_and_a_lead_one_fifth() -> None:
    table = weights([1] * KNOTS, [0] * KNOTS)
    assert worths([100, 0], 0, table) == pytest.approx([0.9, 0.1])
    table = weights([0] * KNOTS, [1] * KNOTS)
    assert worths([MARGIN / 2, 0], 0, table) == pytest.approx([0.55, 0.45])
    assert worths([9 * MARGIN, 0], 0, table) == pytest.approx([0.6, 0.4])


def test_a_third_seat_is_worth_the_mean_of_its_comparisons() -> None:
    table = weights([1] * KNOTS, [0] * KNOTS)
    assert worths([100, 0, -100], 1, table) == pytest.approx([0.9, 0.5, 0.1])


def test_the_weights_change_along_straight_lines_between_the_knots() -> None:
    table = weights([0, 1, 2, 4], [0] * KNOTS)

    def standing(stage: float) -> float:
        chance = (worths([1, 0], stage, table)[0] - 0.5) / 0.8 + 0.5
        return float(np.log(chance / (1 - chance)))

    for stage, weight in ((0, 0), (1 / 6, 0.5), (1 / 3, 1), (5 / 6, 3), (1, 4), (1.7, 4), (-1, 0)):
        assert standing(stage) == pytest.approx(weight)


def test_tables_are_arranged_by_name_and_a_new_feature_has_no_weight_yet() -> None:
    found = arranged([{"little": tuple(range(2 * KNOTS))}], FEATURES)
    assert found.shape == (1, 2, KNOTS, 2)
    assert (found[0, :, :, 0] == 0).all()
    assert found[0, BEFORE, :, 1].tolist() == [0, 1, 2, 3]
    assert found[0, LEAD, :, 1].tolist() == [4, 5, 6, 7]
