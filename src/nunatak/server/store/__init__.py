"""Where is everything kept that must outlive the process?"""

from nunatak.server.store import club
from nunatak.server.store.store import Store, Taken, Unavailable

__all__ = ["Store", "Taken", "Unavailable", "club"]
