"""What is on the wire while a game goes on: changes, keys and values; words for who wants them."""

import contextlib
import json
from typing import Any

import jsonschema_rs
import pytest

from nunatak import games
from nunatak.client import Client
from nunatak.play.table import Table
from nunatak.server.app.openapi import description
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk

every_game = pytest.mark.parametrize("game", games.NAMES)
MOST_BYTES = 6_000  # to an onlooker, for an action of The Wolves with four seats
MOVES = 12


def heard_events(one: Talk) -> list[str]:
    return [text for text in one.heard if json.loads(text)["type"] == "event"]


@every_game
def test_changes_lead_everybody_to_what_a_snapshot_shows(server: InThread, game: str) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    table = ann.open_table(game, ["me", "open"], public=True)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    with talk(ann, table) as first, talk(ben, table) as second, talk(eve, table) as third:
        ann.call("POST", f"/api/tables/{table}/start")
        talks = [first, second, third]
        for one in talks:
            one.until(lambda got: got["type"] == "event" and got["standing"] is not None)
        play_turns(talks, MOVES)
        for one, who in zip(talks, (ann, ben, eve), strict=True):
            one.until_number(max(other.number for other in talks))
            with talk(who, table) as fresh:
                assert fresh.standing is not None
                assert one.standing is not None
                assert one.standing["view"] == fresh.standing["view"]


def test_a_view_is_written_once_for_all_who_come_to_look(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crowd that comes back at once costs no more views than there are kinds of eyes."""
    ann = server.guest("Ann")
    table = ann.open_table("wolves", ["me", "me"], start=True, public=True)["id"]
    seen: list[int | None] = []
    view = Table.view

    def noted(one: Table, seat: int | None) -> dict[str, Any]:
        seen.append(seat)
        return view(one, seat)

    monkeypatch.setattr(Table, "view", noted)
    with contextlib.ExitStack() as crowd:
        everybody = [crowd.enter_context(talk(server.guest(), table)) for _ in range(3)]
        assert all(one.standing == everybody[0].standing for one in everybody)
        assert seen == [None]
        with talk(ann, table) as mine:
            mine.ask("look", seat=(mine.standing or {})["decision"]["seat"])
            mine.play_first()
            everybody[0].until_number(mine.number)
        with talk(server.guest(), table) as late:
            assert (late.standing or {})["view"] == (everybody[0].standing or {})["view"]


@every_game
def test_whoever_wants_no_words_gets_keys_and_values(server: InThread, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(game, ["me", "me"], start=True)["id"]
    with talk(ann, table, words=False, look=0) as mine:
        mine.ask("look", seat=(mine.standing or {})["decision"]["seat"])
        choice = mine.actions[0]
        assert set(choice) == {"action", "say"}
        mine.play_first()
        step = json.loads(heard_events(mine)[-1])["steps"][-1]
        assert step["lines"]
        for line in step["lines"]:
            assert "text" not in line
            assert line["rule"]
        assert '"text"' not in "".join(mine.heard)


def test_an_action_of_the_wolves_is_few_bytes_to_an_onlooker(server: InThread) -> None:
    people = [server.guest(name) for name in ("Ann", "Ben", "Cem", "Dan")]
    table = people[0].open_table("wolves", ["me", "open", "open", "open"], public=True)["id"]
    for person in people[1:]:
        person.call("POST", f"/api/tables/{table}/join", {})
    people[0].call("POST", f"/api/tables/{table}/start")
    with talk(server.guest("Eve"), table, words=False) as eve:
        talks = [Talk(person, table) for person in people]
        for one in talks:
            one.hello()
        play_turns(talks, 60)
        eve.until_number(max(one.number for one in talks))
        events = heard_events(eve)
        for one in talks:
            one.close()
    assert len(events) > 20
    assert max(map(len, events)) <= MOST_BYTES


def described(game: str, prospects: Any) -> bool:
    """Whether prospects have the form that the description gives."""
    name = f"{games.load(game).views.prefix}Prospects"
    components = description()["components"]
    schema = {"$ref": f"#/components/schemas/{name}", "components": components}
    return bool(jsonschema_rs.validator_for(schema).is_valid(prospects))


@every_game
def test_prospects_are_of_the_form_that_is_described(server: InThread, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(game, ["me", "me"], start=True)["id"]
    with talk(ann, table, look=0) as first, talk(ann, table, look=1) as second:
        for _ in range(3 * MOVES):
            play_turns([first, second], 1)
            found = [one.ask("prospects")["prospects"] for one in (first, second)]
            assert all(described(game, prospects) for prospects in found)
        assert not described(game, {**found[0], "more": 1})
    replayed = ann.call("GET", f"/api/tables/{table}/replay?number=9&foresee=1")
    assert described(game, replayed["prospects"])
    assert ann.call("GET", f"/api/tables/{table}/replay?number=9")["prospects"] is None


@every_game
def test_prospects_come_when_they_are_asked_for(server: InThread, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(game, ["me", "me"], start=True)["id"]
    with talk(ann, table, look=0) as mine:
        answer = mine.ask("prospects")
        assert answer["type"] == "foresight"
        assert answer["number"] == mine.number
        foreseen = server.node.tables[table].playing.prospects(0)
        assert answer["prospects"] == json.loads(json.dumps(foreseen))


def test_all_who_only_look_on_get_one_message(server: InThread) -> None:
    ann, eve, fay = server.guest("Ann"), server.guest("Eve"), server.guest("Fay")
    table = ann.open_table("lonewolves", ["me", "me"], public=True)["id"]
    with talk(ann, table, look=0), talk(eve, table), talk(fay, table), talk(Client(ann.url), table):
        live = server.node.tables[table]
        readers = [listener.reader(live) for listener in server.node.hub.at(table)]
        assert len(readers) == 4
        assert len(set(readers)) == 2


def test_prospects_of_a_table_that_has_not_begun(server: InThread) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("wolves", ["me", "open"])["id"]
    with talk(ann, table) as mine:
        assert mine.ask("prospects")["code"] == "wrong-state"
