"""kill -9 at random moments: what was acknowledged stays, nothing is there twice."""

from tests.server.conftest import NewDb
from tests.server.killing import play_and_kill

KILLS = 5  # `make soak-server` kills 200 times


def test_every_acknowledged_move_survives(new_db: NewDb) -> None:
    found = play_and_kill(new_db(), KILLS)
    assert found["acknowledged"] > 0
