"""Tables from the lobby to the last move, and after it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from nunatak import Record, Table, games, verify
from nunatak.client import Client, Problem, Refused, new_id
from nunatak.search.bots import BOTS
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk

LEVEL = next(iter(BOTS))
every_game = pytest.mark.parametrize("game", games.NAMES)


def two_at(
    server: InThread, game: str = "lonewolves", *, accounts: bool = False, **wishes: object
) -> tuple[str, Client, Client]:
    """A table that two guests play, or two people with accounts."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    for who in (ann, ben) if accounts else ():
        order = {"login": f"{new_id()}.login", "password": "correct horse battery"}
        who.call("POST", "/api/me/account", order)
    table = ann.open_table(game, ["me", "open"], public=True, **wishes)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    return table, ann, ben


@every_game
def test_a_whole_game_against_a_bot(server: InThread, game: str) -> None:
    ann = server.guest()
    table = ann.open_table(game, ["me", LEVEL], public=True)
    with ann.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.play(seat.actions[-1]["action"])
    assert sorted(seat.info["result"]["ranks"])[0] == 1
    numbers = [step["number"] for step in seat.steps]
    assert numbers == list(range(1, len(numbers) + 1))
    text = json.dumps(ann.call("GET", f"/api/tables/{table['id']}/record"))
    assert verify(Record.loads(text)).ok


@every_game
def test_a_full_table(server: InThread, game: str) -> None:
    ann = server.guest()
    seats = games.load(game).seats[-1]
    table = ann.open_table(game, [*[LEVEL] * (seats - 1), "me"])
    assert [seat["kind"] for seat in table["seats"]] == [*["bot"] * (seats - 1), "person"]
    with ann.sit(table["id"]) as seat:
        for _ in range(3):
            if seat.wait_for_turn():
                seat.play(seat.actions[0]["action"])


@every_game
def test_every_language_reads_the_same_game(server: InThread, game: str) -> None:
    ann = server.guest()
    table = ann.open_table(game, ["me", LEVEL], public=True)["id"]
    texts = {}
    for language in ("en", "ru", "cs"):
        with talk(ann, table, language=language) as one:
            assert one.standing is not None
            texts[language] = [choice["say"]["text"] for choice in one.actions] + [
                one.standing["decision"]["say"]["text"]
            ]
    assert texts["en"] != texts["ru"] != texts["cs"] != texts["en"]


def test_a_lobby(server: InThread) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table("wolves", ["me", "open", "open"])["id"]
    link = ann.call("GET", f"/api/tables/{table}/invitation")
    assert "<svg" in link["qr"]
    invitation = link["url"].partition("#")[2]
    with pytest.raises(Problem, match="not-found"):
        ben.call("POST", f"/api/tables/{table}/join", {})
    with talk(ann, table) as watching:
        ben.call("POST", f"/api/tables/{table}/join", {"invitation": invitation, "seat": 2})
        happened = watching.until(lambda got: got["type"] == "event")
        assert happened["table"]["seats"][2]["name"] == "Ben"
        with pytest.raises(Problem, match="seat-open"):
            ann.call("POST", f"/api/tables/{table}/start")
        ann.call("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": LEVEL})
        ann.call("POST", f"/api/tables/{table}/swap", {"first": 0, "second": 2})
        info = ann.table(table)
        assert [seat["name"] for seat in info["seats"]] == ["Ben", LEVEL, "Ann"]
        ann.call("POST", f"/api/tables/{table}/shuffle")
        info = ann.call("POST", f"/api/tables/{table}/start")
        assert info["state"] == "playing"
        assert {seat["name"] for seat in info["seats"]} == {"Ann", "Ben", LEVEL}


def test_leaving_a_lobby_frees_the_seat(server: InThread) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table("lonewolves", ["me", "open"], public=True)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    info = ben.call("POST", f"/api/tables/{table}/leave")
    assert info["seats"][1]["kind"] == "open"


def test_what_does_not_fit_names_its_field(server: InThread) -> None:
    ann = server.guest()
    me = {"kind": "me"}
    for body, field in (
        ({"game": "chess", "seats": [me]}, "game"),
        ({"game": "lonewolves", "seats": [me] * 3}, "seats"),
        ({"game": "lonewolves", "seats": [me, {"kind": "bot", "level": "x"}]}, "seats[1].level"),
        ({"game": "lonewolves", "seats": [me, me], "options": {"mode": "x"}}, "options.mode"),
        ({"game": "lonewolves", "seats": [me, me], "data": "board_order = 1"}, "data.board_order"),
        ({"game": "lonewolves", "seats": [me, me], "pace": {"kind": "clock"}}, "pace.seconds"),
        ({"game": "lonewolves", "seats": [me, me], "hold": "x"}, "hold"),
        ({"game": "lonewolves", "seats": [{"kind": "x"}]}, "seats[0].kind"),
        ({"game": "lonewolves", "seats": [me, me], "xyzzy": 1}, "xyzzy"),
        ({"game": "lonewolves", "seats": [{**me, "xyzzy": 1}]}, "seats[0].xyzzy"),
    ):
        with pytest.raises(Problem) as problem:
            ann.call("POST", "/api/tables", body)
        assert problem.value.code == "bad-value"
        assert problem.value.field == field


def test_words_that_name_no_action_are_answered_with_some_that_do(server: InThread) -> None:
    table, ann, ben = two_at(server)
    hand = {}
    for who, seat in ((ann, 0), (ben, 1)):
        with talk(who, table) as device:
            told = device.ask("play", action="castle kingside", seat=seat)
            assert (told["code"], told["field"]) == ("unreadable", "action")
            hand[seat] = told["text"].partition("(")[2].rstrip(")")
            assert hand[seat]
            assert device.ask("why", action=hand[seat], seat=seat)["type"] == "reason"


def test_options_and_own_data(server: InThread) -> None:
    ann = server.guest()
    own = (
        "honor_tokens = [\n"
        + ",\n".join(f'{{ id = "h{n}", faces = [{n}, {n + 5}] }}' for n in (5, 4, 3, 2, 1))
        + "]"
    )
    table = ann.open_table("lonewolves", ["me", LEVEL], options={"mode": "advanced"}, data=own)
    assert table["own_data"]
    assert table["options"] == {"mode": "advanced"}
    with ann.sit(table["id"]) as seat:
        assert seat.standing is not None
        assert seat.standing["view"]["mode"] == "advanced"


def test_a_refusal_names_rule_sentence_and_values(server: InThread) -> None:
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
    with ann.sit(table) as seat:
        seat.wait_for_turn()
        before = seat.number
        with pytest.raises(Refused) as refused:
            seat.play("pass")
        assert re.fullmatch(r"L-[A-Z]+-\d\d", refused.value.rule)
        assert seat.number == before
        with pytest.raises(Problem) as problem:
            seat.play("xyzzy")
        assert problem.value.field == "action"
        with pytest.raises(Problem) as problem:
            seat.play({"type": "play", "card": 7, "territory": "cave"})
        assert problem.value.field == "action.card"


def test_why_for_actions_and_for_elements_of_the_board(server: InThread) -> None:
    ann = server.guest()
    table = ann.open_table("wolves", ["me", LEVEL])["id"]
    with talk(ann, table) as seat:
        while not seat.actions:
            seat.receive()
        legal = seat.actions[0]
        reason = seat.ask("why", action=legal["notation"])
        assert reason["refusals"] == []
        assert reason["actions"][0]["action"] == legal["action"]
        values = {str(value) for choice in seat.actions for value in choice["action"].values()}
        lit = seat.ask("why", element=str(list(legal["action"].values())[-1]))
        assert lit["actions"]
        cells = [cell["cell"] for cell in seat.standing["view"]["cells"]]  # type: ignore[index]
        dark = next(cell for cell in cells if cell not in values)
        reason = seat.ask("why", element=dark)
        assert reason["refusals"][0]["rule"].startswith("W-")
        assert reason["refusals"][0]["say"]["text"]
        assert seat.ask("why", element="xyzzy")["field"] == "element"


@every_game
def test_a_preview_is_what_happens_then_or_says_that_it_is_final(
    server: InThread, game: str
) -> None:
    table, ann, ben = two_at(server, game)
    foreseen, final = 0, 0
    with talk(ann, table) as one, talk(ben, table) as two:
        talks = [one, two]
        for _ in range(30):
            seat = talks[one.standing["decision"]["seat"]]  # type: ignore[index]
            action = seat.actions[len(seat.actions) // 2]["action"]
            preview = seat.ask("preview", action=action)
            number = seat.ask("play", action=action)["number"]
            for each in talks:
                each.until_number(number)
            if preview["final"]:
                final += 1
                assert preview["view"] is None
                assert not seat.standing["undo"]["free"]  # type: ignore[index]
            else:
                foreseen += 1
                assert preview["view"] == seat.standing["view"]  # type: ignore[index]
    assert foreseen + final == 30
    assert foreseen > 0 or game == "lonewolves"  # where every step shows something


def test_undo_and_redo_up_to_the_barrier(server: InThread) -> None:
    table, ann, ben = two_at(server, "arctica")
    with talk(ann, table) as one, talk(ben, table) as two:
        talks = [one, two]
        for _ in range(60):
            play_turns(talks, 1)
            mover = next((t for t in talks if (t.standing or {})["undo"]["free"]), None)
            if mover is not None:
                break
        assert mover is not None
        assert mover.standing is not None
        before = mover.standing
        answer = mover.ask("undo")
        mover.until_number(answer["number"])
        assert mover.standing["moves"] == before["moves"] - 1
        answer = mover.ask("redo")
        mover.until_number(answer["number"])
        assert mover.standing["view"] == before["view"]
        assert mover.ask("redo")["code"] == "nothing-to-redo"


def test_undo_beyond_the_barrier_needs_everybodys_consent(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        talks = [one, two]
        play_turns(talks, 6)
        for t in talks:
            t.until_number(max(talk.number for talk in talks))
        assert one.standing is not None
        views = [(t.standing or {})["view"] for t in talks]
        asker, other = (one, two) if one.standing["undo"]["consent"] else (two, one)
        ask = asker.ask("undo")["number"]
        other.until_number(ask)
        assert asker.ask("answer", ask=ask, yes=True)["code"] == "forbidden"
        no = other.ask("answer", ask=ask, yes=False)
        asker.until_number(no["number"])
        assert asker.standing is not None
        assert asker.standing["asking"] is None
        assert [(t.standing or {})["view"] for t in talks] == views
        ask = asker.ask("undo")["number"]
        other.until_number(ask)
        assert (other.standing or {})["asking"]["waiting"]
        other.ask("answer", ask=ask, yes=True)
        other.until_number(ask + 2)
        asker.until_number(ask + 2)
        assert asker.standing["moves"] < 6
        assert asker.actions
        assert not ann.table(table)["rated"]


def test_where_everybody_else_is_a_bot_nobody_objects(server: InThread) -> None:
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
    with talk(ann, table) as seat:
        while not (seat.actions and (seat.standing or {})["undo"]["consent"]):
            if seat.actions:
                seat.play_first()
            else:
                seat.receive()
        number = seat.ask("undo")["number"]
        seat.until_number(number)
        assert seat.actions


def test_hot_seat_shows_a_seat_only_when_asked(server: InThread) -> None:
    ann = server.guest()
    seats = [{"kind": "me", "name": name} for name in ("Olga", "Petr")]
    table = ann.open_table("lonewolves", seats)["id"]
    with talk(ann, table) as device:
        standing = device.standing or {}
        assert standing["looking"] is None
        assert standing["actions"] == []
        assert all(seat["hand"] is None for seat in standing["view"]["seats"])
        for _ in range(8):
            seat = (device.standing or {})["decision"]["seat"]
            device.ask("look", seat=seat)
            assert (device.standing or {})["view"]["seats"][seat]["hand"]
            assert (device.standing or {})["view"]["seats"][1 - seat]["hand"] is None
            device.play_first()


def test_spectators_see_what_they_may_and_touch_nothing(server: InThread) -> None:
    table, ann, _ = two_at(server)
    stranger = Client(server.url)
    with talk(stranger, table) as eye, talk(ann, table):
        standing = eye.standing or {}
        assert all(seat["hand"] is None for seat in standing["view"]["seats"])
        assert standing["actions"] == []
        for kind in ("undo", "redo", "resign", "leave", "take"):
            assert eye.ask(kind)["code"] == "forbidden"
        assert eye.ask("play", action="pass")["code"] == "forbidden"
        assert eye.ask("why", action="pass")["code"] == "forbidden"
        assert eye.ask("say", text="hi")["code"] == "no-session"
        assert eye.ask("look", seat=0)["code"] == "forbidden"


def test_chat_is_kept_once_and_never_undone(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        one.ask("say", text="<b>hello</b>", id="c1")
        one.ask("say", text="<b>hello</b>", id="c1")
        line = two.until(lambda got: got["type"] == "chat")
        assert (line["name"], line["text"]) == ("Ann", "<b>hello</b>")
        two.ask("say", text="hi")
    with talk(ben, table) as again:
        texts = [line["text"] for line in json.loads(again.heard[0])["chat"]]
    assert texts == ["<b>hello</b>", "hi"]


def test_since_you_were_away(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 4)
        seen = two.number
        two.socket.send(json.dumps({"type": "seen", "number": seen}))
        two.ask("ping")
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 3)
        now = max(one.number, two.number)
    mine = ben.call("GET", "/api/me/tables")["tables"]
    assert [t["unseen"] for t in mine if t["table"]["id"] == table] == [now - seen]
    with talk(ben, table, last=seen) as two:
        snapshot = json.loads(two.heard[0])
    assert snapshot["seen"] == seen
    assert [step["number"] for step in snapshot["steps"]] == list(range(seen + 1, now + 1))


def test_my_tables_begin_with_those_that_wait_for_me(server: InThread) -> None:
    table, ann, ben = two_at(server)
    ann.open_table("wolves", ["me", "open"])
    for who in (ann, ben):
        tables = who.call("GET", "/api/me/tables")["tables"]
        info = who.table(table)
        assert tables[0]["table"]["yours"] == any(t["table"]["yours"] for t in tables)
        assert info["yours"] == (info["seats"][info["turn"]]["mine"])


def test_resigning_ends_a_game_of_two(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one:
        answer = one.ask("resign")
        one.until_number(answer["number"])
        assert one.table["result"]["resigned"] == 0
        assert one.ask("resign")["type"] in ("refused", "problem")
    record = ben.call("GET", f"/api/tables/{table}/record")
    assert record["result"]["resigned"] == 0
    assert record["seed"] is not None


def finished(server: InThread, game: str = "lonewolves") -> tuple[str, Client, Client]:
    table, ann, ben = two_at(server, game, accounts=True)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 10_000)
    assert ann.table(table)["state"] == "over"
    return table, ann, ben


def test_a_finished_game_is_archived_rated_replayed_and_played_again(server: InThread) -> None:
    table, ann, ben = finished(server)
    archive = ben.call("GET", "/api/tables?state=over&game=lonewolves&player=ben&seats=2")
    assert table in [info["id"] for info in archive["tables"]]
    ladder = ann.call("GET", "/api/ratings/lonewolves/2")["ratings"]
    assert [row["games"] for row in ladder if row["mine"]] == [1]
    last = ann.table(table)["number"]
    for number in (4, last // 2, last):
        frame = Client(server.url).call("GET", f"/api/tables/{table}/replay?number={number}&open=1")
        assert [view["seats"][n]["hand"] is not None for n, view in enumerate(frame["views"])] == [
            True,
            True,
        ]
    again = ann.call("POST", f"/api/tables/{table}/rematch", {})
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Ann"]
    assert ben.call("POST", f"/api/tables/{table}/rematch", {})["id"] == again["id"]
    assert ann.table(table)["next"] == again["id"]


def test_other_eyes_only_once_it_is_over(server: InThread) -> None:
    table, ann, ben = two_at(server)
    for query in ("open=1", "look=1"):
        with pytest.raises(Problem, match="forbidden"):
            ann.call("GET", f"/api/tables/{table}/replay?{query}")
    assert ann.call("GET", f"/api/tables/{table}/replay?look=0")["views"][0]["seats"][0]["hand"]
    record = ben.call("GET", f"/api/tables/{table}/record")
    assert record["seed"] is record["salt"] is None
    assert record["chain"] == []


def test_a_record_comes_and_goes(server: InThread, tmp_path: Path) -> None:
    table, ann, _ = finished(server)
    text = json.dumps(ann.call("GET", f"/api/tables/{table}/record"))
    info = ann.call("POST", "/api/records", {"record": text, "public": True, "id": "once"})
    assert info["state"] == "over"
    assert info["origin"]["kind"] == "import"
    again = ann.call("POST", "/api/records", {"record": text, "public": True, "id": "once"})
    assert again["id"] == info["id"]
    copy = ann.call("GET", f"/api/tables/{info['id']}/record")
    assert copy["chain"] == json.loads(text)["chain"]
    forged = json.loads(text)
    forged["moves"][3] = forged["moves"][2]
    for bad in (json.dumps(forged), "{}", "[", json.dumps({**forged, "seats": []})):
        with pytest.raises(Problem, match="bad-record"):
            ann.call("POST", "/api/records", {"record": bad})


@pytest.mark.parametrize(
    ("wrong", "field", "told"),
    [
        ({"data": {"moons": 1}}, "record.data.moons", "(L-DATA-10: такого поля нет)"),
        ({"options": {"mode": "x"}}, "record.options.mode", "(нужно одно из normal, advanced"),
        ({"game": "chess"}, "record.game", "(игры «chess» нет"),
        ({"salt": "x"}, "record", "(зерно не то, которое было запечатано перед первым ходом.)"),
        ({"chain": []}, "record", "(у цепочки позиций неверная длина (0).)"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(
    wrong: dict[str, Any], field: str, told: str, server: InThread
) -> None:
    text = json.dumps(played_out(Table("lonewolves", seed=4)) | wrong)
    with pytest.raises(Problem) as problem:
        server.guest(language="ru").call("POST", "/api/records", {"record": text})
    assert (problem.value.code, problem.value.field) == ("bad-record", field)
    assert told in problem.value.text


def test_a_record_brings_no_text_that_cant_be_kept(server: InThread) -> None:
    ann = server.guest()
    bad = json.dumps(played_out(Table("lonewolves", seed=4, salt="dark\0")))
    with pytest.raises(Problem, match="bad-record") as found:
        ann.call("POST", "/api/records", {"record": bad})
    assert found.value.field == "record.salt"
    record = played_out(Table("lonewolves", seed=4))
    good = json.dumps({**record, "seats": ["An\0n\ud800", "\x07"]})
    info = ann.call("POST", "/api/records", {"record": good})
    assert [seat["name"] for seat in info["seats"]] == ["An n", ""]


def test_a_record_from_a_position_brings_no_promise(server: InThread) -> None:
    record = played_out(Table.at(Table("lonewolves", seed=4).position))
    text = json.dumps({**record, "commitment": "x" * 100})
    info = server.guest().call("POST", "/api/records", {"record": text})
    assert (info["state"], info["commitment"]) == ("over", None)


def played_out(table: Table) -> dict[str, object]:
    """The record of the game that the first legal actions make."""
    while not table.is_over:
        table.play(table.legal[0])
    return dict(json.loads(Record.of(table, sealed=False).dumps()))


def test_a_fork_of_a_running_game_keeps_what_the_seat_knew(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 5)
        one.until_number(two.number)
        two.until_number(one.number)
        mine = (one.standing or {})["view"]
        theirs = (two.standing or {})["view"]
        number = one.number
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    with pytest.raises(Problem, match="forbidden"):
        ann.call("POST", f"/api/tables/{table}/fork", {"number": number, "seats": seats, "look": 1})
    hands = set()
    for _ in range(4):
        fork = ann.call("POST", f"/api/tables/{table}/fork", {"number": number, "seats": seats})
        frame = ann.call("GET", f"/api/tables/{fork['id']}/replay?number=3")
        assert frame["views"][0] == mine
        other = server.node.tables.get(fork["id"])
        assert other is not None
        first = ann.call("GET", f"/api/tables/{fork['id']}/replay?number=3")
        assert first["views"][0]["seats"][1]["hand"] is None
        hands.add(str(server.node.tables[fork["id"]].playing.start.position))
        with pytest.raises(Problem, match="wrong-state"):
            ann.call("GET", f"/api/tables/{fork['id']}/record")
    assert len(hands) > 1
    assert theirs


def test_a_fork_of_a_finished_game_has_the_true_cards(server: InThread) -> None:
    table, ann, _ = finished(server)
    frame = ann.call("GET", f"/api/tables/{table}/replay?number=8&open=1")
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    fork = ann.call("POST", f"/api/tables/{table}/fork", {"number": 8, "seats": seats})
    assert fork["origin"] == {"kind": "fork", "table": table, "number": 8}
    for seat in (0, 1):
        with talk(ann, fork["id"], look=seat) as device:
            assert (device.standing or {})["view"] == frame["views"][seat]


def test_a_bot_holds_the_seat_of_whoever_leaves(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one:
        ben.call("POST", f"/api/tables/{table}/leave")
        one.until(
            lambda got: got["type"] == "event" and got["steps"][-1]["kind"] in ("hold", "move")
        )
        assert one.table["seats"][1]["held"]
        for _ in range(4):
            while not one.actions:
                one.receive()
            one.play_first()
        with talk(ben, table) as two:
            answer = two.ask("take")
            one.until_number(answer["number"])
            assert one.table["seats"][1]["held"] is None
    events = [told.event for told in server.node.tables[table].told]
    assert {"hold", "take"} <= {event.kind for event in events}
    assert {event.by for event in events if event.kind == "move" and event.seat == 1} == {"bot"}
    notes = ann.call("GET", f"/api/tables/{table}/record")["notes"]
    assert [(note["kind"], note["seat"]) for note in notes] == [("hold", 1), ("take", 1)]
    assert notes[0]["level"] == ann.table(table)["hold"]


def test_a_vanished_players_seat_can_be_given_to_a_bot(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one:
        with talk(ben, table):
            assert one.ask("hold", seat=1)["code"] == "not-away"
        one.until(lambda got: got["type"] == "presence" and got["seats"] == [0])
        assert one.ask("hold", seat=1)["code"] == "not-away"
        server.offset += server.settings.away + 1
        try:
            assert one.ask("hold", seat=1)["type"] == "done"
        finally:
            server.offset = 0.0


@pytest.mark.parametrize(
    "pace", [{"kind": "clock", "seconds": 600}, {"kind": "move", "seconds": 86400}]
)
def test_when_time_is_up_a_bot_holds_the_seat(server: InThread, pace: dict[str, object]) -> None:
    table, ann, ben = two_at(server, pace=pace)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 3)
        newest = max(one.number, two.number)
        one.until_number(newest)
        clocks = (one.standing or {})["clocks"]
        assert sum(clock["runs"] for clock in clocks) == 1
        turn = one.table["turn"] if one.table["number"] == newest else ann.table(table)["turn"]
        server.offset += 86401
        try:
            held = one.until(
                lambda got: got["type"] == "event" and got["steps"][0]["kind"] == "hold"
            )
            assert held["steps"][0]["seat"] == turn
            assert held["steps"][0]["by"] == "server"
            assert "time" in held["steps"][0]["lines"][0]["key"]
        finally:
            server.offset = 0.0


def test_two_sockets_of_one_player(server: InThread) -> None:
    table, ann, _ = two_at(server)
    with talk(ann, table) as phone, talk(ann, table) as laptop:
        asked: list[Talk] = [one for one in (phone, laptop) if one.actions]
        if asked:
            number = asked[0].play_first()["number"]
            for one in (phone, laptop):
                one.until_number(number)
        assert (phone.standing or {})["view"] == (laptop.standing or {})["view"]
