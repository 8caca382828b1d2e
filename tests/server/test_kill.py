"""kill -9 at random moments: what was acknowledged stays, nothing is there twice."""

import random
import time

from nunatak.client import Client, new_id
from nunatak.server.store.migrate import upgrade
from tests.server.conftest import NewDb
from tests.server.killing import Mortal, play_and_kill
from tests.server.talking import Talk, talk

KILLS = 5  # `make soak-server` kills 200 times


def test_every_acknowledged_move_survives(new_db: NewDb) -> None:
    found = play_and_kill(new_db(), KILLS)
    assert found["acknowledged"] > 0


def test_a_gesture_survives_whole_or_not_at_all(new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    mortal = Mortal(db)
    try:
        mortal.start()
        client = Client(mortal.url).be_guest("Ann")
        table = client.open_table("wolves", ["me", "me"])["id"]
        with talk(client, table) as one:
            while look_at_turn(one) != "act":
                one.play_first()
        for _ in range(KILLS):
            kill_amid_a_gesture(mortal, client, table)
    finally:
        mortal.close()


def look_at_turn(one: Talk) -> str:
    """Look through the eyes of the seat that decides; what it decides."""
    decision = (one.standing or {})["decision"]
    one.ask("look", seat=decision["seat"])
    return str(decision["kind"])


def kill_amid_a_gesture(mortal: Mortal, client: Client, table: str) -> None:
    """A Move and the end of the turn, in a few milliseconds of which the server dies."""
    one = Talk(client, table)
    one.hello()
    look_at_turn(one)
    assert one.standing is not None
    before, number = one.standing["moves"], one.number
    turn = ["end turn"]
    prospects = one.ask("prospects")["prospects"]
    moves = [move for move in prospects["moves"] if move["kind"] == "pack"]  # displaces nobody
    if moves:
        turn.insert(0, "move on {terrain} {kind} {cell} to {to}".format_map(moves[0]))
    command = one.send("play", actions=turn)
    time.sleep(random.uniform(0, 0.02))
    mortal.kill()
    mortal.start()
    one.stack.close()
    with talk(client, table, last=number) as two:
        assert two.standing is not None
        made = two.standing["moves"] - before
        answer = two.ask("play", id=command, actions=turn)
        assert answer["type"] == "done", answer
        assert two.ask("play", id=command, actions=turn) == answer
    with talk(client, table) as three:
        steps = three.hello(id=new_id(), last=number)["steps"]
        assert [step["notation"] for step in steps].count("end turn") == 1
        assert steps[-1]["notation"] == "end turn"
        assert made in (0, len(steps))
