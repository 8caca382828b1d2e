"""Every test of the server runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import running
from tests.server.running import InThread, Postgres

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    with running.postgres_apart() as found:
        yield found


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def new_db(database: str, request: pytest.FixtureRequest) -> Iterator["NewDb"]:
    with running.quick_folder() as folder:
        yield NewDb(database, request, folder)


class NewDb:
    def __init__(self, database: str, request: pytest.FixtureRequest, folder: Path) -> None:
        self.database = database
        self.request = request
        self.folder = folder
        self.count = 0

    def __call__(self) -> str:
        """The URL of an empty store."""
        if self.database == "postgresql":
            return str(self.request.getfixturevalue("own_postgres").new_database())
        self.count += 1
        return f"sqlite:///{self.folder / f'{self.count}.db'}"


@pytest.fixture(scope="session")
def server(new_db: NewDb) -> Iterator[InThread]:
    with InThread(new_db()) as running_server:
        yield running_server
