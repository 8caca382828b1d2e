"""How much may one client ask for? So much at once, and so much a second in the long run."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nunatak.server.wire.trouble import Trouble

KNOWN = 20_000  # addresses that are remembered
HOUSE = 64  # bits of an IPv6 address that one house has to itself


class Bucket:
    """Fills by `rate` a second up to `burst`; each message takes one, or what it costs."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is so much left; it is gone then. The dearest takes all there can be."""
        self._fill()
        if self.level < min(cost, self.burst):
            return False
        self.level -= cost
        return True

    def spend(self, cost: float) -> None:
        """So much is gone, even if there was less."""
        self._fill()
        self.level -= cost

    @property
    def empty(self) -> bool:
        """Whether nothing is left."""
        self._fill()
        return self.level < 1

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each address or person; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """The bucket of somebody."""
        bucket = self.known.pop(who, None) or Bucket(self.rate, self.burst)
        self.known[who] = bucket
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether this one may ask now."""
        return self.of(who).take(cost)


class Crowd:
    """How many of something each has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """While it lasts it counts; refused where there are too many."""
        if self.here[who] >= self.most:
            raise Trouble("too-many", str(self.most))
        self.here[who] += 1
        try:
            yield
        finally:
            self.here[who] -= 1
            if not self.here[who]:
                del self.here[who]


def place(address: str) -> str:
    """Where an address is: itself, or the house that an IPv6 address belongs to."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOUSE), strict=False).network_address)
    return address
