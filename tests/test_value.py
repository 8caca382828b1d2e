"""A table is a value, and a record is a row of them."""

import ast
import copy
import pickle
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import nunatak
from nunatak import Record, Table, games
from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.kernel.message import Value, key_of
from nunatak.kernel.sheet import PositionError
from nunatak.play.text import voice

every_game = pytest.mark.parametrize("name", games.NAMES)


def played(name: str, moves: int = 12, seed: int = 7) -> Table:
    table = Table(name, seed=seed, players=["Anna", "Ivan"])
    for _ in range(moves):
        table.play(table.legal[len(table.legal) // 2])
    return table


@every_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    table = played(name)
    for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
        before = table.position, table.moves, table.log("cs")
        assert (twin, twin.moves, twin.players) == (table, table.moves, table.players)
        twin.play(twin.legal[0])
        assert twin != table
        assert (table.position, table.moves, table.log("cs")) == before
        assert twin.log("cs")[: len(before[2])] == before[2]
    assert table.copy().outlook(0).redeal(stream(1, FOR_BOTS)) is not None


@every_game
def test_a_log_can_be_spoiled_by_nobody(name: str) -> None:
    table = played(name)
    log, news = table.log("en"), table.news
    for lines in (table.news, *table.told):
        for line in lines:
            cast(dict[str, Value], line.values)["player"] = "nobody"
        lines.clear()
    assert (table.log("en"), table.news) == (log, news)


@every_game
def test_tables_at_the_same_position_are_equal(name: str) -> None:
    table = played(name)
    elsewhere = Table.at(table.position, players=["Eva", "Petr"], lang="ru")
    assert table == elsewhere
    assert hash(table) == hash(elsewhere)
    assert len({table, elsewhere, table.copy()}) == 1
    assert table != played(name, seed=8)
    assert table != table.position


def test_a_table_that_is_played_on_has_another_hash() -> None:
    table = played("lonewolves")
    seen = {table.copy()}
    assert table in seen
    table.play(table.legal[0])
    assert table not in seen


def test_a_game_that_was_given_up_is_another_position() -> None:
    table, twin = played("lonewolves"), played("lonewolves")
    twin.resign(0)
    assert table != twin
    assert twin == twin.copy()
    assert twin.copy().is_over


def test_other_data_are_another_game() -> None:
    table = Table("lonewolves", seed=7)
    other = table.copy()
    other.start = replace(table.start, data={"honor": []})
    assert table != other


@every_game
def test_a_table_is_pickled_with_all_that_belongs_to_it(name: str) -> None:
    table = played(name)
    text = pickle.dumps(table)
    assert len(text) < 2_000
    twin = pickle.loads(text)
    assert (twin, twin.moves, twin.players) == (table, table.moves, table.players)
    assert twin.undoable == table.undoable
    assert twin.log("ru") == table.log("ru")
    assert twin.record(sealed=False) == table.record(sealed=False)
    assert twin.game is table.game


def test_a_given_up_table_is_pickled_too() -> None:
    table = played("lonewolves")
    table.resign(1)
    assert pickle.loads(pickle.dumps(table)).outcome == table.outcome


@every_game
def test_what_a_bot_gets_is_pickled(name: str) -> None:
    outlook = played(name).outlook(1)
    twin = pickle.loads(pickle.dumps(outlook))
    assert (twin.view, twin.legal, twin.number) == (outlook.view, outlook.legal, outlook.number)


def test_a_pickle_of_other_rules_is_refused() -> None:
    began, (name, version, *more) = played("lonewolves").start.__reduce__()
    with pytest.raises(ValueError, match=f"version {version + 1} of {name}"):
        began(name, version + 1, *more)


def test_repr_tells_where_it_stands_and_nothing_hidden() -> None:
    table = Table("lonewolves", seed=7)
    assert repr(table) == "<Table lonewolves: 2 seats, 0 moves, seat 1 decides lead>"
    table.resign(1)
    assert repr(table) == "<Table lonewolves: 2 seats, 0 moves, over, places 1, 2>"
    table = Table("lonewolves", seed=1)
    table.play(table.actions[0])
    assert repr(table) == "<Table lonewolves: 2 seats, 1 move, seat 1 decides follow>"
    assert repr(table.outlook(0)) == "<Outlook lonewolves: seat 0, 1 move>"
    assert repr(table.game) == "<Game lonewolves, version 1 of its rules>"
    record = table.record()
    assert repr(record) == "<Record lonewolves: Player 1, Player 2; 1 move, not over, sealed>"


@every_game
def test_the_notation_of_an_action_is_its_string(name: str) -> None:
    table = played(name)
    for action in table.actions:
        assert table.parse(str(action)) == action
        assert f"{action:<99}|" == f"{action!s:<99}|"
        assert table.why_not(str(action)) is None
    one = table.copy()
    one.play(str(table.actions[-1]))
    table.play(table.actions[-1])
    assert one == table


@every_game
def test_a_record_is_iterated_position_by_position(name: str) -> None:
    table = played(name, 8)
    record = table.record(sealed=False)
    tables = list(record)
    assert len(tables) == len(record) == len(table.moves) + 1
    assert [one.moves for one in tables] == [table.moves[:n] for n in range(len(table.moves) + 1)]
    assert tables[-1] == table
    tables[0].play(tables[0].legal[-1])  # is nobody else's
    assert next(iter(record)) == record.table(moves=0)


def test_a_given_up_game_ends_given_up() -> None:
    table = played("lonewolves", 3)
    table.resign(0)
    *before, last = table.record()
    assert last.is_over
    assert not before[-1].is_over


def test_whoever_gave_up_has_nothing_left_to_choose() -> None:
    table = played("lonewolves", 3)
    kept = table.outlook(table.deciding or 0)
    assert kept.legal == table.legal
    table.resign(0)
    assert table.legal == []
    assert table.actions == []
    assert all(outlook.legal == [] for outlook in map(table.outlook, (0, 1)))
    assert all(table.outlook(seat).apart().legal == [] for seat in (0, 1))


def test_words_that_are_no_action_are_answered_with_some_that_are() -> None:
    table = Table("lonewolves", seed=7)
    example = re.escape(f"one is written {str(table.actions[0])!r}")
    with pytest.raises(nunatak.UnreadableAction, match=f"not an action: 'red'; {example}"):
        table.play("red")
    with pytest.raises(nunatak.UnreadableAction, match=r"not an action: 'red'$"):
        table.why_not("red", seat=1 - (table.deciding or 0))  # tells nobody another's choices


@pytest.mark.parametrize("players", ["Anna", [1, 2], [None, "Anna"]])
def test_players_are_a_list(players: Any) -> None:
    got = re.escape(repr(players))
    for sit in (partial(Table, "lonewolves"), partial(Table.at, Table("lonewolves").position)):
        with pytest.raises(ValueError, match=f"players: a list of names is expected, got {got}"):
            sit(players=players)


@pytest.mark.parametrize("seats", ["3", 3.0, 9, True])
def test_seats_are_a_number(seats: Any) -> None:
    with pytest.raises(ValueError, match=f"seats: 2 to 5 is expected, got {seats!r}"):
        Table("wolves", seats=seats)


@pytest.mark.parametrize("seat", ["0", 1.0, -1, 2])
def test_a_seat_is_a_number(seat: Any) -> None:
    with pytest.raises(ValueError, match=f"seat: a number from 0 to 1 is expected, got {seat!r}"):
        Table("lonewolves", seed=7).view(seat)


def test_numbers_of_numpy_are_numbers() -> None:
    table = Table("wolves", np.int8(3), np.uint64(7))  # type: ignore[arg-type]
    assert table == Table("wolves", 3, 7)
    assert Record.loads(table.record(sealed=False).dumps()).seed == 7
    assert table.view(np.int64(1)) == table.view(1)  # type: ignore[arg-type]


def test_options_are_names_with_their_values() -> None:
    table = Table("wolves", options={"stall_rounds": 5})
    assert Record.loads(table.record(sealed=False).dumps()).options["stall_rounds"] == "5"
    with pytest.raises(nunatak.OptionError, match="one of off, on is expected, got 'True'"):
        Table("wolves", options={"limited_supply": True})
    with pytest.raises(TypeError, match="options: names with their values are expected"):
        Table("lonewolves", options="mode=advanced")  # type: ignore[arg-type]


def test_a_position_is_a_text() -> None:
    with pytest.raises(TypeError, match="position: a text is expected, got None"):
        Table.at(None)  # type: ignore[arg-type]


def test_a_bot_needs_no_seed() -> None:
    outlook = Table("lonewolves", seed=7).outlook(1)
    chosen = {nunatak.make_bot("random").choose(outlook) for _ in range(40)}
    assert 1 < len(chosen) <= len(outlook.legal)


def test_a_seed_is_a_number() -> None:
    with pytest.raises(ValueError, match="seed: a number from 0 to 2"):
        Table("lonewolves", seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed: a number from 0 to 2"):
        Table("lonewolves", seed=1.0)  # type: ignore[arg-type]


def test_the_front_door_has_what_a_bot_author_needs() -> None:
    for name in nunatak.__all__:
        assert getattr(nunatak, name) is not None
    assert {"Outlook", "Bot", "Budget", "make_bot", "Thought", "games"} <= set(nunatak.__all__)
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", nunatak.__version__)


# ------------------------------------------------------------------ what is wrong, in any language


ERRORS = (
    "ActionError",
    "PositionError",
    "OptionError",
    "DataError",
    "RecordError",
    "OtherVersion",
    "ProgramError",
    "SettingError",
    "NoToml",
    "StoreError",
    "Wrong",
)


class Sentences(ast.NodeVisitor):
    """What kernel, rules, records, programs and the server say is wrong; no f-string is a key."""

    def __init__(self) -> None:
        self.strings: set[str] = set()
        self.told: set[str] = set()  # handed to an error as it stands
        self.named: dict[str, set[str]] = {}  # by the name that a sentence is given
        self.handed: set[str] = set()  # names handed to an error

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and " " in node.value:
            self.strings.add(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        words = node.value.value if isinstance(node.value, ast.Constant) else None
        if isinstance(words, str) and " " in words:
            self.named.setdefault(ast.unparse(node.targets[0]), set()).add(words)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in (*ERRORS, "fail"):
            words = [one.value for one in node.args if isinstance(one, ast.Constant)]
            self.told |= {str(word) for word in words if " " in str(word)}
            self.handed |= {one.id for one in node.args if isinstance(one, ast.Name)}
        self.generic_visit(node)


def test_the_english_text_of_what_is_wrong_is_its_sentence() -> None:
    """The key follows from the sentence, so a changed sentence without a text is found here."""
    package = Path(nunatak.__file__).parent
    said = Sentences()
    rooms = ("kernel", "games", "play", "engine", "server")
    for path in (path for room in rooms for path in (package / room).rglob("*.py")):
        said.visit(ast.parse(path.read_text("utf-8")))
    texts = (package / "play" / "text" / "en.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(wrong-\S+) =", texts, re.MULTILINE))
    handed = set().union(*(said.named.get(name, set()) for name in said.handed))
    sentences = {one for one in said.strings if key_of(one) in keys} | said.told | handed
    assert {key_of(one) for one in sentences} == keys
    for sentence in sentences:
        values = dict.fromkeys(re.findall(r"\{(\w+)", sentence), "7")
        error = PositionError("x", sentence, **values)
        assert voice("en").wrong(error) == error.what
        assert error.what not in (voice("ru").wrong(error), voice("cs").wrong(error))


def test_a_game_of_somebody_else_may_have_no_text_for_it() -> None:
    error = PositionError("moon", "the {colour} cheese is eaten", colour="red")
    assert (str(error), voice("ru").wrong(error)) == (
        "moon: the red cheese is eaten",
        "the red cheese is eaten",
    )


def test_records_are_still_records() -> None:
    record = played("lonewolves", 2).record(sealed=False)
    assert Record.loads(record.dumps()) == record
