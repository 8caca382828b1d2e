"""How are weights written down? As a table by feature that people can read."""

from collections.abc import Iterable, Sequence

import numpy as np

from nunatak.fitting.matches import Match
from nunatak.fitting.quality import Quality
from nunatak.fitting.rounds import Fit
from nunatak.kernel.appraisal import KNOTS, Weights

DIGITS = 4

HEAD = '''"""The weights of the evaluation, fitted by self-play; written by the script, not by hand.

{told}

By feature: {knots} weights of the chance to end before another seat, from the beginning of the
game to its end, then {knots} of the lead in points. One table for each number of seats.
"""

# fmt: off
TABLES: tuple[dict[str, tuple[float, ...]], ...] = (
'''


def module(told: Sequence[str], features: Sequence[str], tables: Iterable[Weights]) -> str:
    """The text of a game's weights.py."""
    lines = []
    for weights in tables:
        lines.append("    {\n")
        for number, name in enumerate(features):
            lines.append(f'        "{name}": (\n')
            for row in weights[:, :, number]:
                lines.append(f"            {', '.join(map(_number, row))},\n")
            lines.append("        ),\n")
        lines.append("    },\n")
    return HEAD.format(told="\n".join(told), knots=KNOTS) + "".join(lines) + ")\n"


def _number(value: float) -> str:
    """A few digits are enough, and are the same on every machine."""
    return np.format_float_positional(value, DIGITS, fractional=False, trim="0")


def tell(fit: Fit, played: Match | None) -> list[str]:
    """What came of a fit, in lines of text."""
    lines = [f"{fit.seats} seats, fitted to {fit.positions} positions; on games kept apart:"]
    lines += [_tell_quality(found) for found in fit.quality]
    if played is not None:
        lines.append(
            f"  one ply against greedy: first in {played.share:.1%} of {played.games} games"
            f" ({played.low:.1%} to {played.high:.1%}; even is {played.even:.1%})"
        )
    return lines


def _tell_quality(found: Quality) -> str:
    return (
        f"  quarter {found.stage + 1}: log loss {found.loss:.3f}"
        f" (points so far alone {found.loss_of_points:.3f}), R² of the worth {found.explained:.3f}"
    )
