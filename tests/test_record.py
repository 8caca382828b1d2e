"""Records: what they hold, what they refuse, and where a forgery shows."""

import json
from dataclasses import replace
from typing import Any

import pytest

from nunatak import OtherVersion, Record, RecordError, Table, verify
from nunatak.play.record import commitment
from nunatak.testing.playing import play_randomly

PLAYERS = ["Anna", "Ivan"]


def finished(seed: int = 4) -> Table:
    table = Table("lonewolves", seed=seed, players=PLAYERS, salt="grain")
    for _ in play_randomly(table, seed):
        pass
    return table


def forged(**changes: Any) -> Record:
    form = json.loads(finished().record().dumps())
    form.update(changes)
    return Record.loads(json.dumps(form))


def test_a_record_says_all_that_the_game_was() -> None:
    form = json.loads(finished().record().dumps())
    assert form["game"] == "lonewolves"
    assert form["nunatak"] == "0.1.0"
    assert form["rules"] == 1
    assert form["options"] == {"mode": "normal"}
    assert form["data"] is None
    assert form["seats"] == PLAYERS
    assert form["seed"] == 4
    assert form["commitment"] == commitment(4, "grain")
    assert len(form["chain"]) == len(form["moves"]) + 1
    assert form["result"]["ranks"] in ([1, 2], [2, 1], [1, 1])


def test_the_seed_is_sealed_until_the_game_is_over() -> None:
    table = Table("lonewolves", seed=4, salt="grain")
    table.play(table.actions[0])
    text = table.record().dumps()
    form = json.loads(text)
    assert form["commitment"] == commitment(4, "grain")
    assert form["seed"] is form["salt"] is form["result"] is None
    assert form["chain"] == []
    assert "grain" not in text
    verdict = verify(Record.loads(text))
    assert verdict.sealed
    assert not verdict.ok
    with pytest.raises(RecordError, match="sealed"):
        Record.loads(text).table()


def test_the_host_can_keep_an_open_record_to_go_on_later() -> None:
    table = Table("lonewolves", seed=4)
    for _ in play_randomly(table, 4, 20):
        pass
    again = Record.loads(table.record(sealed=False).dumps()).table()
    assert again.position == table.position
    assert verify(table.record(sealed=False)).ok


def test_an_untouched_record_is_verified() -> None:
    verdict = verify(finished().record())
    assert verdict.ok
    assert verdict.moves == len(finished().moves)


def test_another_seed_does_not_fit_the_commitment() -> None:
    assert verify(forged(seed=5)).problem == "commitment"
    assert verify(forged(salt="other")).problem == "commitment"
    assert verify(forged(commitment=None)).problem == "commitment"


def test_a_deal_under_a_new_commitment_does_not_fit_the_chain() -> None:
    verdict = verify(forged(seed=5, commitment=commitment(5, "grain")))
    assert verdict.problem == "deal"


def test_an_illegal_move_is_named_with_its_rule() -> None:
    record = finished().record()
    moves = list(record.moves)
    moves[9] = "pass"
    verdict = verify(forged(moves=moves))
    assert (verdict.moves, verdict.problem, verdict.detail) == (9, "refused", "pass")
    assert verdict.rule == "L-FLOW-06"


def test_a_legal_move_that_was_never_made_is_named() -> None:
    """The chain gives it away at the very move, though the rules allow it."""
    table = finished()
    moves = table.moves
    at = 12
    twin = table.record().table(moves=at)
    other = next(move for move in map(str, twin.actions) if move != moves[at])
    verdict = verify(forged(moves=[*moves[:at], other, *moves[at + 1 :]]))
    assert (verdict.moves, verdict.problem, verdict.detail) == (at, "move", other)


def test_words_that_are_no_move_are_named() -> None:
    moves = [*finished().moves[:3], "xyzzy", *finished().moves[4:]]
    verdict = verify(forged(moves=moves))
    assert (verdict.moves, verdict.problem, verdict.detail) == (3, "unreadable", "xyzzy")


def test_a_missing_or_surplus_move_is_noticed() -> None:
    moves = finished().moves
    assert verify(forged(moves=moves[:-1])).problem == "chain-length"
    assert not verify(forged(moves=[*moves, moves[-1]])).ok
    chain = list(finished().record().chain)
    assert verify(forged(moves=moves[:-1], chain=chain[:-1])).problem == "result"


def test_a_better_result_is_noticed() -> None:
    result = {"points": [99, 0], "ranks": [1, 2], "resigned": None}
    verdict = verify(forged(result=result))
    assert verdict.problem == "result"
    assert verify(forged(result=None)).problem == "result"
    assert verify(forged(result={**result, "resigned": "x"})).problem == "result"


def test_a_game_given_up_is_recorded() -> None:
    table = Table("lonewolves", seed=4, players=PLAYERS)
    table.play(table.actions[0])
    table.resign(1)
    record = Record.loads(table.record().dumps())
    assert record.result == {"points": [], "ranks": [1, 2], "resigned": 1}
    assert verify(record).ok
    assert record.table().is_over


def test_a_record_of_other_rules_says_so() -> None:
    record = forged(rules=2, nunatak="9.9.9")
    with pytest.raises(OtherVersion, match=r"version 2 of lonewolves \(nunatak 9.9.9\)"):
        verify(record)
    with pytest.raises(OtherVersion, match="format"):
        Record.loads('{"format": 99}')


def test_a_record_from_a_position_is_replayed_from_it() -> None:
    table = Table.at("lonewolves trick=13 near.hand=B2 far.hand=R3")
    for _ in play_randomly(table, 1):
        pass
    record = Record.loads(table.record().dumps())
    assert record.position == "lonewolves trick=13 near.hand=B2 far.hand=R3"
    assert verify(record).ok


def test_replaced_data_travels_with_the_record() -> None:
    data = {"honor_tokens": [{"id": f"h{n}", "faces": [n, n + 20]} for n in range(5)]}
    table = Table("lonewolves", seed=4, data=data)
    for _ in play_randomly(table, 4):
        pass
    record = Record.loads(table.record().dumps())
    assert record.data == data
    assert verify(record).ok
    assert verify(replace(record, data=None)).problem == "deal"


@pytest.mark.parametrize("seats", [[], ["Anna"], ["Anna", "Ivan", "Eve"]])
def test_a_wrong_number_of_seats_is_named(seats: list[str]) -> None:
    with pytest.raises(RecordError, match="seats"):
        verify(forged(seats=seats))


def test_a_commitment_of_any_letters_is_compared() -> None:
    assert verify(forged(commitment="волк")).problem == "commitment"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "file"),
        ("[]", "file"),
        ("{", "file"),
        ("[" * 100_000, "file"),
        ('{"format": 1}', "game"),
    ],
)
def test_an_unreadable_record_names_the_field(text: str, field: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("moves", "green 6 to swamp"),
        ("moves", [1, 2]),
        ("seats", None),
        ("rules", "one"),
        ("rules", True),
        ("options", {"mode": 1}),
        ("surplus", 1),
    ],
)
def test_a_malformed_field_is_named(field: str, value: Any) -> None:
    with pytest.raises(RecordError) as caught:
        forged(**{field: value})
    assert caught.value.field == field


def test_notes_stay_with_a_record_and_change_nothing_else() -> None:
    table = Table("lonewolves", seed=3, salt="s")
    table.play(table.legal[0])
    bare = table.record(sealed=False)
    noted = replace(bare, notes=({"after": 1, "kind": "hold", "seat": 0},))
    assert "notes" not in bare.dumps()
    assert Record.loads(noted.dumps()) == noted
    assert verify(noted) == verify(bare)
    for wrong in ("x", ["x"]):
        with pytest.raises(RecordError, match="notes"):
            Record.loads(json.dumps({**json.loads(bare.dumps()), "notes": wrong}))
