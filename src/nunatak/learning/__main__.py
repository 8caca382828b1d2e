"""`python -m nunatak.learning GAME FOLDER`: learn a game by self-play, for so many minutes."""

import argparse
from dataclasses import fields, replace
from pathlib import Path

from nunatak import games
from nunatak.learning.network import Size
from nunatak.learning.training import Plan, Trainer


def main() -> None:
    """Learn, and tell how it goes."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=games.NAMES)
    options.add_argument("folder", type=Path)
    options.add_argument("--seats", type=int, nargs="*")
    for kind in (Plan, Size):
        for field in fields(kind):
            if field.name not in ("size", "threads"):
                options.add_argument(
                    f"--{field.name.replace('_', '-')}",
                    type=type(field.default),
                    default=field.default,
                )
    options.add_argument("--threads", type=int)
    chosen = vars(options.parse_args())
    size = Size(**{field.name: chosen[field.name] for field in fields(Size)})
    plan = replace(
        Plan(**{f.name: chosen[f.name] for f in fields(Plan) if f.name != "size"}), size=size
    )
    seats = chosen["seats"] or list(games.load(chosen["game"]).seats)
    trainer = Trainer(chosen["game"], seats, plan, chosen["folder"])
    trainer.train(lambda point: print(chosen["game"], point, flush=True))


if __name__ == "__main__":
    main()
