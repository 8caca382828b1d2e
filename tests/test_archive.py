"""Games recorded once replay for ever; the archive only grows.

`python -m tests.test_archive` adds a game of each variant that has none for the current rules.
"""

from pathlib import Path

import pytest

from nunatak import Record, verify
from nunatak.kernel.game import Game
from nunatak.testing.playing import table_after
from tests.playing import VARIANT_NAMES, VARIANTS
from tests.playthroughs import GOLDEN

ARCHIVE = Path(__file__).parent / "archive"
RECORDS = sorted(ARCHIVE.glob("*.json"))


def path_of(game: Game, name: str) -> Path:
    return ARCHIVE / f"{name}-rules-{game.version}.json"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_game_still_replays(path: Path) -> None:
    verdict = verify(Record.load(path))
    assert verdict.ok, verdict


def test_every_golden_variant_is_in_the_archive() -> None:
    for number in GOLDEN:
        assert path_of(VARIANTS[number][0], VARIANT_NAMES[number]) in RECORDS


if __name__ == "__main__":
    ARCHIVE.mkdir(exist_ok=True)
    for number in GOLDEN:
        game, seats, options = VARIANTS[number]
        path = path_of(game, VARIANT_NAMES[number])
        if not path.exists():
            table_after(game, seats, options, 2026).record().save(path)
