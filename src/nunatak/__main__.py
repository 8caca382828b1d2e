"""`python -m nunatak` is `nunatak`."""

import sys

from nunatak.cli import main

if __name__ == "__main__":
    sys.exit(main())
