"""Several actions in one command: one transaction, one piece of news, one refusal."""

import pytest

from nunatak import Table
from nunatak.client import Client, Problem, Refused, Seat
from nunatak.server.events.history import Event
from nunatak.server.events.live import LiveTable
from nunatak.server.store import rows
from nunatak.server.wire.messages import MOST_ACTIONS
from tests.server.running import InThread
from tests.server.talking import Json, talk


def begun(server: InThread) -> tuple[str, Client]:
    """A table of The Wolves after the draft; both seats are one guest's."""
    ann = server.guest()
    table = ann.open_table("wolves", ["me", "me"], public=True)["id"]
    with ann.sit(table) as seat:
        while here(server, table).phase != "act":
            seat.play(words(here(server, table), here(server, table).legal[0]))
    return table, ann


def here(server: InThread, table: str) -> Table:
    """The game as the server has it."""
    return server.node.tables[table].playing


def words(table: Table, number: int) -> str:
    """An action in notation."""
    return str(table.game.rules.actions.decode(number))


def a_move(table: Table) -> list[str]:
    """The steps of a Move that is legal now."""
    twin = Table.from_start(table.start)
    for move in table.moves:
        twin.play(move)
    begin = next(n for n in twin.legal if words(twin, n).startswith("move on"))
    found = [words(twin, begin)]
    twin.play(begin)
    while twin.phase != "act":
        found.append(words(twin, twin.legal[0]))
        twin.play(twin.legal[0])
    return found


def stored(server: InThread, table: str) -> list[Event]:
    """What the store has."""
    with server.node.store.engine.connect() as connection:
        return rows.read_events(connection, table)


def test_all_steps_happen_at_once(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    assert len(steps) > 2
    before = here(server, table).moves
    with talk(ann, table) as mover, talk(server.guest("Ben"), table) as onlooker:
        answer = mover.ask("play", actions=steps)
        assert answer["type"] == "done"
        news = onlooker.until(lambda got: got["type"] == "event")
        assert [step["notation"] for step in news["steps"]] == steps
        assert news["number"] == answer["number"] + len(steps) - 1
        assert news["standing"]["moves"] == len(before) + len(steps)
        assert onlooker.ask("ping")["type"] == "pong"  # and there was nothing else before it
    assert here(server, table).moves == [*before, *steps]


def test_each_step_is_an_event_of_its_own_and_folds_again(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    with ann.sit(table) as seat:
        seat.play(*steps)
    events = stored(server, table)[-len(steps) :]
    assert [event.body["move"] for event in events] == steps
    assert [event.command is not None for event in events] == [True] + [False] * (len(steps) - 1)
    assert len({event.at for event in events}) == 1
    before = here(server, table).position
    server.node.tables.clear()
    with ann.sit(table):
        assert here(server, table).position == before


def test_forms_and_words_may_follow_each_other(server: InThread) -> None:
    table, ann = begun(server)
    game = here(server, table).game
    steps: list[str | Json] = list(a_move(here(server, table)))
    first = game.rules.actions.read(str(steps[0]), 0)
    steps[0] = {"type": "move", **vars(first)}
    with ann.sit(table) as seat:
        seat.play(*steps)
        assert seat.standing is not None
        assert seat.standing["decision"]["kind"] == "act"


def test_the_step_that_fails_refuses_them_all(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    before = here(server, table).position, len(stored(server, table))
    with ann.sit(table) as seat:
        for place, wrong, rule in ((1, "stop", "W-MOVE-01"), (3, "place at (0,-1)", "W-SET-14")):
            bad = [*steps[: place - 1], wrong, *steps[place:]]
            with pytest.raises(Refused) as refused:
                seat.play(*bad)
            assert (refused.value.rule, refused.value.step) == (rule, place)
            assert (here(server, table).position, len(stored(server, table))) == before
        seat.play(*steps)


def test_what_follows_the_end_of_a_turn_is_out_of_turn(server: InThread) -> None:
    table, ann = begun(server)
    before = here(server, table).moves
    with ann.sit(table) as seat:
        with pytest.raises(Refused) as refused:
            seat.play("end turn", "end turn")
        assert (refused.value.rule, refused.value.step) == ("W-ACT-02", 2)
    assert here(server, table).moves == before


def test_a_repeated_command_is_answered_not_repeated(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    with talk(ann, table) as one:
        first = one.ask("play", id="gesture", actions=steps)
        assert one.ask("play", id="gesture", actions=steps) == first
        server.node.tables.clear()
        assert one.ask("play", id="gesture", actions=steps) == first
    assert here(server, table).moves[-len(steps) :] == steps


def test_one_action_or_a_list_but_not_both_and_not_too_many(server: InThread) -> None:
    table, ann = begun(server)
    with talk(ann, table) as one:
        assert one.ask("play")["code"] == "bad-value"
        assert one.ask("play", action="end turn", actions=["end turn"])["code"] == "bad-value"
        assert one.ask("play", actions=[])["code"] == "bad-value"
        problem = one.ask("play", actions=["end turn"] * (MOST_ACTIONS + 1))
        assert (problem["code"], problem["field"]) == ("bad-value", "actions")
        wrong = one.ask("play", actions=["end turn", {"type": "move", "terrain": 7}])
        assert (wrong["code"], wrong["field"]) == ("bad-value", "actions[1].terrain")
        assert one.ask("play", actions=["end turn", "xyzzy"])["type"] in ("refused", "problem")
        refused = one.ask("play", actions=["end turn"] * MOST_ACTIONS)
        assert (refused["type"], refused["refusal"]["step"]) == ("refused", 2)
        assert one.ask("play", action="end turn")["type"] == "done"


def undo(seat: Seat, kind: str) -> None:
    number = seat.send({"type": kind})["number"]
    while seat.number < number:
        seat.receive()


def test_the_steps_of_one_command_are_taken_back_together(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    start = here(server, table).moves
    with ann.sit(table) as seat:
        seat.play(*steps)
        end = here(server, table).position
        undo(seat, "undo")
        assert here(server, table).moves == start
        undo(seat, "redo")
        assert here(server, table).position == end
        undo(seat, "undo")
        seat.play(steps[0])
        undo(seat, "redo")  # what was left of the gesture
        assert here(server, table).position == end
        undo(seat, "undo")
        undo(seat, "undo")
        assert here(server, table).moves == start
        for step in steps:
            seat.play(step)
        undo(seat, "undo")
        assert here(server, table).moves == [*start, *steps[:-1]]  # a command each
        undo(seat, "redo")
        with pytest.raises(Problem):
            undo(seat, "redo")


def test_a_table_remembers_what_was_one_command(server: InThread) -> None:
    table, ann = begun(server)
    steps = a_move(here(server, table))
    with ann.sit(table) as seat:
        seat.play(*steps)
    live = server.node.tables[table]
    server.node.tables.clear()
    with ann.sit(table) as seat:
        again: LiveTable = server.node.tables[table]
        assert again.firsts == live.firsts
        undo(seat, "undo")
        assert len(here(server, table).moves) == live.moves - len(steps)
