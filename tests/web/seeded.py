"""The command line, whose deals and bots follow a seed in a file; only tests run it so."""

import random
import secrets
import sys
from pathlib import Path

from nunatak.cli import main


class Lot:
    """Numbers that follow from the seed in the file; they begin anew where it changes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed: str | None = None
        self.chance = random.Random()

    def __call__(self, bits: int) -> int:
        seed = self.file.read_text("utf-8")
        if seed != self.seed:
            self.seed, self.chance = seed, random.Random(seed)
        return self.chance.getrandbits(bits)


if __name__ == "__main__":
    setattr(secrets, "randbits", Lot(Path(sys.argv.pop(1))))  # noqa: B010  its type is a function's
    sys.exit(main())
