"""`python -m nunatak.warmup GAME PART…` compiles parts of a game and writes how far it is."""

import signal
import sys

from nunatak import games
from nunatak.warmup.rehearsal import steps

signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever interrupts it wants no traceback

todo = steps(games.load(sys.argv[1]), sys.argv[2:])
print(0, len(todo), flush=True)
for done, step in enumerate(todo, start=1):
    step()
    print(done, len(todo), flush=True)
