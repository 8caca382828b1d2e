"""What is e to the power of x, to the last bit, on every machine?

Mathematical libraries differ in the last bit of `exp`, and a bot that weighs two moves by it would
then play other games here than in a web page. Additions, multiplications and tables of exactly
rounded numbers are the same wherever numbers are those of IEEE 754.
"""

from decimal import Decimal

import numpy as np

from nunatak.kernel.compiled import compiled

WIDEST = 80.0  # nobody tells larger powers from each other: a chance is sure, a float32 is full
PARTS = 32  # into which a doubling is cut
MOST = 116  # doublings in the widest power
PER_PART = float(PARTS / Decimal(2).ln())
# The length of a part in two summands; products of the first with a number of parts are exact.
LONG = float(np.float32(float(Decimal(2).ln() / PARTS)))
SHORT = float(Decimal(2).ln() / PARTS - Decimal(LONG))
PART = np.array([float(Decimal(2) ** (Decimal(part) / PARTS)) for part in range(PARTS)])
DOUBLED = np.array([2.0**times for times in range(-MOST, MOST + 1)])


@compiled
def exponential(x: float) -> float:
    """e to the power of x, wrong by two units in the last place at most."""
    x = max(-WIDEST, min(WIDEST, x))
    parts = np.floor(x * PER_PART + 0.5)
    rest = (x - parts * LONG) - parts * SHORT
    whole = int(parts)
    series = 1.0 / 120.0 + rest * (1.0 / 720.0)
    series = 1.0 / 6.0 + rest * (1.0 / 24.0 + rest * series)
    series = rest + rest * rest * (0.5 + rest * series)
    base = PART[whole % PARTS]
    return float((base + base * series) * DOUBLED[whole // PARTS + MOST])
