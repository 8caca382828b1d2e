"""The page's files of a game, as `make page` builds them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nunatak.page import build

Built = Callable[[str], Path]
FOLDER = Path(__file__).parents[2] / "build" / "page"


@pytest.fixture(scope="session")
def built() -> Built:
    """The folder with the files of a game; whoever has not made them waits some minutes."""

    def of(game: str) -> Path:
        newest = max(path.stat().st_mtime for path in build.HERE.iterdir() if path.is_file())
        made = FOLDER / f"{game}.json"
        if not made.exists() or made.stat().st_mtime < newest:
            build.apart(game, FOLDER)
        return FOLDER

    return of
