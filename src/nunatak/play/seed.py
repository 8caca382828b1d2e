"""What is a seed?"""

import numpy as np

SEED_BITS = 64
LARGEST_SEED = (1 << SEED_BITS) - 1


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    number = int(seed) if isinstance(seed, int | np.integer) and not isinstance(seed, bool) else -1
    if not 0 <= number <= LARGEST_SEED:
        expected = f"a number from 0 to 2**{SEED_BITS} - 1"
        raise ValueError(f"seed: {expected} is expected, got {seed!r}")
    return number
