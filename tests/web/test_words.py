"""What a player reads at the table: places have names, tiles show terrains."""

import re
from collections.abc import Iterator

import pytest

from nunatak import Record
from nunatak.play.text import LANGUAGES, voice
from tests.web.browsing import ARCHIVE, GAMES

CODE = re.compile(r"\(-?\d+, ?-?\d+\)|\b[HtТ]\d?,t\d|\bt[1-5]\b|\b(cod|seal)\d|[a-z]_[a-z]")

TWO_LINES = 76


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_coordinate_and_no_tile_id_in_log_list_and_headline(game: str, language: str) -> None:
    record = Record.load(min(ARCHIVE.glob(f"{game}-*.json")))
    assert sorted({line for line in _read(record, language) if CODE.search(line)}) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_longer_than_two_lines_of_a_phone(game: str, language: str) -> None:
    record = Record.load(min(ARCHIVE.glob(f"{game}-*.json")))
    speaker = voice(language, game)
    asked = (speaker.tell(at.question(at.deciding)) for at in record if at.deciding is not None)
    assert [question for question in asked if len(question) > TWO_LINES] == []


def _read(record: Record, language: str) -> Iterator[str]:
    """A whole game as it is told: what happens, what is asked, and all that could be chosen."""
    table = record.table()
    yield from table.log(language)
    speaker = voice(language, table.game.name)
    players = [f"Player {seat + 1}" for seat in range(table.seats)]
    for at in record:
        if at.deciding is None:
            continue
        yield speaker.tell(at.question(at.deciding), players)
        yield speaker.tell(at.question(None), players)
        for number in at.legal[::7]:
            yield speaker.tell(at.choice(number), players)
