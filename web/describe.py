"""The server's description of itself, for the types of the client: build/openapi.json.

python web/describe.py
"""

import json
from pathlib import Path

from nunatak.server.openapi import description

OUT = Path(__file__).parent.parent / "build" / "openapi.json"


def main() -> None:
    """Write it."""
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(description(), indent=1), "utf-8")


if __name__ == "__main__":
    main()
