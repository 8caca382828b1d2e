"""A bot written in another language sits at a table of the server."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nunatak.engine.program import ProgramError
from nunatak.search.bots import BOTS
from nunatak.server.app.serve import invite_programs
from nunatak.server.settings import SettingError, Settings
from tests.server.running import InThread

OWL = f"node {Path(__file__).parents[2] / 'examples' / 'owl.mjs'}"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InThread]:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    invite_programs(Settings(programs=f"owl={OWL}"))
    try:
        with InThread(db) as running:
            yield running
    finally:
        del BOTS["owl"]


def test_a_program_plays_at_a_table(server: InThread) -> None:
    with httpx.Client(base_url=server.settings.base, timeout=60) as anna:
        assert "owl" in anna.get("/api/house").json()["bots"]
        token = anna.post("/api/guest", json={"name": "Anna", "bearer": True}).json()["token"]
        anna.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "bot", "level": "owl"}, {"kind": "bot", "level": "random"}]
        order = {"game": "lonewolves", "seats": seats, "start": True, "public": True}
        table = anna.post("/api/tables", json=order).json()["id"]
        for _ in range(600):
            if anna.get(f"/api/tables/{table}").json()["state"] == "over":
                break
            time.sleep(0.2)
        record = anna.get(f"/api/tables/{table}/record").json()
    assert record["result"] is not None
    assert record["seats"][0] == "owl"


@pytest.mark.parametrize("programs", ["owl", "Owl=x", "owl=", "a=x;a=y", "alpha=x"])
def test_what_an_operator_names_is_checked(programs: str) -> None:
    with pytest.raises(SettingError, match="programs"):
        invite_programs(Settings(programs=programs))


def test_a_program_that_does_not_greet_is_told_of_at_the_start() -> None:
    with pytest.raises(ProgramError, match="ended"):
        invite_programs(Settings(programs="owl=true"))
    assert "owl" not in BOTS
