"""`python -m nunatak` is `nunatak`."""

import sys

from nunatak.cli import process

if __name__ == "__main__":
    sys.exit(process())
