"""A position by its text: told of a table, read, and opened as another table."""

import pytest

from nunatak import Table
from nunatak.client import Problem
from tests.server.running import InThread
from tests.server.test_tables import finished, two_at

PUZZLE = "lonewolves near.hand=B2,R3 far.hand=R2,O4 cave.near=B3,B4 cave.far=R4"
OVER = "lonewolves phase=over trick=13"


def test_a_position_of_a_finished_game_opens_as_another_table(server: InThread) -> None:
    table, ann, _ = finished(server)
    text = ann.call("GET", f"/api/tables/{table}/position?number=8")["position"]
    known = ann.call("POST", "/api/positions/read", {"position": text})
    assert (known["game"], known["seats"], known["over"]) == ("lonewolves", 2, False)
    opened = ann.call("POST", "/api/positions", {"position": text})
    assert opened["state"] == "playing"
    assert opened["origin"] == {"kind": "position", "table": None, "number": None}
    assert all(seat["mine"] for seat in opened["seats"])
    with ann.sit(opened["id"], look=0) as seat:
        assert seat.standing is not None
        assert seat.standing["view"] == Table.at(text).view(0)


def test_a_position_is_played_against_a_bot(server: InThread) -> None:
    ann = server.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    opened = ann.call("POST", "/api/positions", {"position": PUZZLE, "seats": seats})
    with ann.sit(opened["id"]) as seat:
        assert seat.wait_for_turn()
        seat.play("B2 to swamp")
    assert not ann.table(opened["id"])["rated"]


def test_nothing_hidden_is_told_of_a_game_that_goes_on(server: InThread) -> None:
    table, ann, _ = two_at(server)
    with pytest.raises(Problem) as problem:
        ann.call("GET", f"/api/tables/{table}/position")
    assert problem.value.code == "wrong-state"


def test_a_game_of_open_cards_is_told_while_it_goes_on_but_not_its_chance(
    server: InThread,
) -> None:
    ann = server.guest()
    table = ann.open_table("wolves", ["me", "me"])["id"]
    told = {ann.call("GET", f"/api/tables/{table}/position")["position"] for _ in range(3)}
    true = server.node.tables[table].playing.position
    assert len(told) == 3
    assert {text.partition(" chance=")[0] for text in told} == {true.partition(" chance=")[0]}
    assert true not in told


def test_a_table_with_its_own_data_has_no_link(server: InThread) -> None:
    ann = server.guest()
    data = 'board_order = ["tundra", "swamp", "desert", "volcano", "cave"]'
    table = ann.open_table("lonewolves", ["me", "me"], data=data)["id"]
    with pytest.raises(Problem) as problem:
        ann.call("GET", f"/api/tables/{table}/position")
    assert problem.value.code == "own-data"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("ludo red=1", "position"),
        (" ", "position"),
        ("lonewolves near.hand=B9", "position.near.hand"),
        ("lonewolves ludo=1", "position.ludo"),
        ("lonewolves " + "x" * 8000, "position"),
        ("lonewolves chance=\x00", "position"),
        ("lonewolves trick=" + "9" * 5000, "position.trick"),
    ],
)
@pytest.mark.parametrize("path", ["/api/positions/read", "/api/positions"])
def test_a_text_that_is_no_position_is_refused_by_name(
    path: str, text: str, field: str, server: InThread
) -> None:
    with pytest.raises(Problem) as problem:
        server.guest().call("POST", path, {"position": text})
    assert problem.value.code in ("bad-position", "bad-value")
    assert problem.value.field == field


def test_what_is_wrong_is_said_in_the_readers_language(server: InThread) -> None:
    with pytest.raises(Problem, match="такого ключа нет"):
        server.guest(language="ru").call("POST", "/api/positions/read", {"position": "wolves x=1"})


def test_a_game_that_is_over_is_not_played_on(server: InThread) -> None:
    ann = server.guest()
    assert ann.call("POST", "/api/positions/read", {"position": OVER})["over"]
    with pytest.raises(Problem, match="wrong-state"):
        ann.call("POST", "/api/positions", {"position": OVER})


def test_every_seat_needs_somebody(server: InThread) -> None:
    with pytest.raises(Problem) as problem:
        server.guest().call(
            "POST", "/api/positions", {"position": PUZZLE, "seats": [{"kind": "me"}]}
        )
    assert (problem.value.code, problem.value.field) == ("bad-value", "seats")
