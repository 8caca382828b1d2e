"""How much may one client ask for? So much at once, and so much a second in the long run."""

import time
from collections import OrderedDict
from collections.abc import Callable

KNOWN = 20_000  # addresses that are remembered


class Bucket:
    """Fills by `rate` a second up to `burst`; each message takes one."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self) -> bool:
        """Whether there is one left."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask now."""
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return bucket.take()
