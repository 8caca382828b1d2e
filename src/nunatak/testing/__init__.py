"""Is a game right? The suite that every game must pass, and tools to test one's own.

`GameSuite` needs pytest and hypothesis: `pip install "nunatak[testing]"`.
"""

from nunatak.testing.playing import play_randomly, redealt, same, state_of, table_after, tables
from nunatak.testing.suite import GameSuite

__all__ = ["GameSuite", "play_randomly", "redealt", "same", "state_of", "table_after", "tables"]
