"""What is a seed?"""

SEED_BITS = 64
LARGEST_SEED = (1 << SEED_BITS) - 1


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        expected = f"a number from 0 to 2**{SEED_BITS} - 1"
        raise ValueError(f"seed: {expected} is expected, got {seed!r}")
    return seed
