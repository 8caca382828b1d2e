"""`python -m nunatak.warmup GAME PART…` compiles parts of a game and writes how far it is."""

import sys

from nunatak import games
from nunatak.warmup.rehearsal import steps

todo = steps(games.load(sys.argv[1]), sys.argv[2:])
print(0, len(todo), flush=True)
for done, step in enumerate(todo, start=1):
    step()
    print(done, len(todo), flush=True)
