"""Whatever breaks, wherever a command waits: it happens once, or not, and everybody is told."""

import asyncio
from types import CodeType

import pytest

from nunatak.server.store.migrate import upgrade
from tests.server import deeds, faults
from tests.server.breaking import die_everywhere
from tests.server.conftest import NewDb

BOTH = [(name, fault) for name in deeds.OLD for fault in faults.faults_of(name)]


@pytest.mark.parametrize(("name", "fault"), BOTH)
def test_H1_H2_a_command_breaks_nowhere(name: str, fault: str, new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    assert asyncio.run(faults.strike_everywhere(db, name, [fault])) > 3


@pytest.mark.parametrize("name", deeds.OLD)
def test_H1_H2_a_process_may_die_wherever_a_command_waits(name: str, new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    assert die_everywhere(db, name) > 3


@pytest.mark.parametrize("place", range(len(deeds.NEW)), ids=list(deeds.NEW))
def test_nothing_that_changes_a_table_breaks_anywhere(place: int, new_db: NewDb) -> None:
    """Each point meets one of the faults; `make soak-server` has each meet all of them."""
    if new_db.database != "sqlite":
        pytest.skip("PostgreSQL in make soak-server")
    db = new_db()
    upgrade(db)
    name = list(deeds.NEW)[place]
    assert asyncio.run(faults.strike_everywhere(db, name, faults.faults_of(name), place)) > 0


def test_everything_that_changes_a_table_is_done(new_db: NewDb) -> None:
    assert deeds.not_done() == set()
    db, met = new_db(), set[CodeType]()
    upgrade(db)
    with deeds.seeing(met):
        asyncio.run(faults.do_all(db))
    assert {name for code, name in deeds.coroutines().items() if code not in met} == set()
