"""Games recorded once replay for ever, and tables kept once are played on; the archive only grows.

`python -m tests.test_archive` adds a game of each variant that has none for the current rules.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from nunatak import Record, verify
from nunatak.client import Client
from nunatak.kernel.game import Game
from nunatak.server.chores.maintenance import check
from nunatak.server.people.identity import SESSION, digest
from nunatak.server.store import Store, schema
from nunatak.server.store.migrate import upgrade
from nunatak.testing.playing import table_after
from tests.playing import VARIANT_NAMES, VARIANTS
from tests.playthroughs import GOLDEN
from tests.server.running import InThread
from tests.server.talking import play_turns, talk

ARCHIVE = Path(__file__).parent / "archive"
RECORDS = sorted(ARCHIVE.glob("*.json"))
STORE = ARCHIVE / "store-0002.sql"
IN_PROGRESS = {"lonewolves": 1000, "wolves": 40, "arctica": 1000}  # moves that are played there yet


def path_of(game: Game, name: str) -> Path:
    return ARCHIVE / f"{name}-rules-{game.version}.json"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_game_still_replays(path: Path) -> None:
    verdict = verify(Record.load(path))
    assert verdict.ok, verdict


def test_every_golden_variant_is_in_the_archive() -> None:
    for number in GOLDEN:
        assert path_of(VARIANTS[number][0], VARIANT_NAMES[number]) in RECORDS


@pytest.fixture
def old_store(tmp_path: Path) -> str:
    """A store as an earlier version wrote it."""
    path = tmp_path / "store.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(STORE.read_text("utf-8"))
    return f"sqlite:///{path}"


def test_an_old_store_is_brought_up_to_date_and_all_its_games_replay(old_store: str) -> None:
    upgrade(old_store)
    found = check(old_store)
    assert found.differences == []
    assert (found.tables, found.events) == (5, 201)


def test_the_games_of_an_old_store_are_played_on(old_store: str) -> None:
    with InThread(old_store) as server:
        players = _signed_in(server, old_store)
        (over,) = server.guest().call("GET", "/api/tables?state=over")["tables"]
        playing = server.guest().call("GET", "/api/tables?state=playing")["tables"]
        assert {info["game"] for info in playing} == set(IN_PROGRESS)
        for info in playing:
            ann, ben = players[info["id"]]
            with talk(ann, info["id"]) as one, talk(ben, info["id"]) as two:
                before = max(one.number, two.number)
                play_turns([one, two], IN_PROGRESS[info["game"]])
                assert max(one.number, two.number) > before
        for table in (over, *(info for info in playing if IN_PROGRESS[info["game"]] == 1000)):
            record = server.guest().call("GET", f"/api/tables/{table['id']}/record")
            assert verify(Record.loads(json.dumps(record))).ok
    assert check(old_store).differences == []


def _signed_in(server: InThread, db: str) -> dict[str, list[Client]]:
    """Those who sit at each table, by seat; each has a new session, whose word is the user's id."""
    s = schema.seats.c
    session = {"kind": SESSION, "created": 0.0, "expires": 1e12}
    engine = Store(db).engine
    with engine.begin() as connection:
        query = select(s.table, s.user).where(s.user.is_not(None)).order_by(s.table, s.seat)
        seated = connection.execute(query).all()
        users = {user for _, user in seated}
        sessions = [{**session, "digest": digest(user), "user": user} for user in users]
        connection.execute(insert(schema.tokens), sessions)
    engine.dispose()
    found: dict[str, list[Client]] = {}
    for table, user in seated:
        found.setdefault(table, []).append(Client(server.url, user))
    return found


if __name__ == "__main__":
    ARCHIVE.mkdir(exist_ok=True)
    for number in GOLDEN:
        game, seats, options = VARIANTS[number]
        path = path_of(game, VARIANT_NAMES[number])
        if not path.exists():
            table_after(game, seats, options, 2026).record().save(path)
