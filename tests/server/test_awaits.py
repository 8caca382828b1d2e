"""Whatever breaks, wherever a command waits: it happens once, or not, and everybody is told."""

import asyncio
import json
import subprocess
import sys

import pytest

from nunatak.server.chores.maintenance import check
from nunatak.server.store.migrate import upgrade
from tests.server import faults
from tests.server.conftest import NewDb

KINDS = ("play", "cold", "talk", "resign", "chat")
BOTH = [
    (kind, fault)
    for kind in KINDS
    for fault in faults.FAULTS
    if fault != "cancel everything" or kind not in ("talk", "chat")
]  # what was begun is itself cancelled only when the process ends and nobody listens any more


@pytest.mark.parametrize(("kind", "fault"), BOTH)
def test_H1_H2_a_command_breaks_nowhere(kind: str, fault: str, new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    assert asyncio.run(faults.strike_everywhere(db, kind, fault)) > 3


@pytest.mark.parametrize("kind", KINDS)
def test_H1_H2_a_process_may_die_wherever_a_command_waits(kind: str, new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    words = [sys.executable, "-m", "tests.server.dying", db]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as zygote:
        assert zygote.stdin is not None
        assert zygote.stdout is not None
        assert zygote.stdout.readline() == "ready\n"
        point = 1
        while True:
            print(kind, point, file=zygote.stdin, flush=True)
            left = json.loads(zygote.stdout.readline())
            if left is None:
                break
            asyncio.run(faults.after_death(db, left))
            point += 1
        zygote.stdin.close()
    assert point > 4
    assert check(db).differences == []
