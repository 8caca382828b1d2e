"""Replay files: a game is a seed and a list of moves, and everything else can be checked.

While a game is played its seed is sealed: the record shows only a SHA-256 commitment to it.
Once it is over the seed and its salt are opened, so that anybody can replay the game and see
that nobody chose the cards. After each move a digest is chained over the position, keyed with
the salt, so that a forged record fails at the very move that was forged.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel.actions import UnreadableAction
from nunatak.kernel.message import Value, Wrong
from nunatak.play.table import Outcome, Start, Table

FORMAT = 1
DIGEST = 16  # hexadecimal digits kept of each chained digest


class RecordError(Wrong):
    """A record can't be read: which field, and what is wrong with it."""

    def __init__(self, field: str, sentence: str, /, **values: Value) -> None:
        super().__init__(field, sentence, **values)
        self.field = field


class OtherVersion(RecordError):
    """A record was written under other rules than this program plays."""


@dataclass(frozen=True)
class Record:
    """One game, as a file keeps it."""

    game: str
    nunatak: str  # version of the package that wrote it
    rules: int  # version of the game's rules
    options: Mapping[str, str]
    data: Mapping[str, Any] | None  # what replaces the designed data
    seats: tuple[str, ...]
    position: str | None  # what the game began from, if not from a seed
    commitment: str | None
    salt: str | None  # None: sealed
    seed: int | None
    moves: tuple[str, ...]
    chain: tuple[str, ...]  # a digest after the deal and after each move; empty while sealed
    result: Mapping[str, Any] | None  # None: not over yet
    notes: tuple[Mapping[str, Any], ...] = ()  # what happened beside the game, after which move

    @classmethod
    def of(cls, table: Table, *, sealed: bool) -> "Record":
        """The record of a table as it stands."""
        start = table.start
        opened = not sealed or start.position is not None
        record = cls(
            game=table.game.name,
            nunatak=version("nunatak"),
            rules=table.game.version,
            options=dict(start.options),
            data=start.data,
            seats=table.players,
            position=start.position,
            commitment=None if start.seed is None else commitment(start.seed, start.salt),
            salt=start.salt if opened else None,
            seed=start.seed if opened else None,
            moves=tuple(table.moves),
            chain=(),
            result=_result(table.outcome) if table.is_over else None,
        )
        if not opened:
            return record
        return replace(record, chain=tuple(_chain(start, table.moves)))

    def save(self, path: str | Path) -> None:
        """Write the record as JSON."""
        Path(path).write_text(self.dumps() + "\n", "utf-8")

    def dumps(self) -> str:
        """The record as JSON text."""
        form = {"format": FORMAT, **asdict(self)}
        if not self.notes:
            del form["notes"]
        return json.dumps(form, ensure_ascii=False, indent=1)

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record's file."""
        try:
            text = Path(path).read_text("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError("file", "is not text") from error
        return cls.loads(text)

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record's JSON text; every field is checked."""
        try:
            form = json.loads(text)
        except json.JSONDecodeError as error:
            place = {"line": error.lineno, "column": error.colno}
            raise RecordError("file", "no JSON at line {line}, column {column}", **place) from error
        except (ValueError, RecursionError) as error:
            raise RecordError("file", "no JSON: {reason}", reason=str(error)) from error
        return cls(**_checked(form))

    @property
    def is_sealed(self) -> bool:
        """Whether the seed is still closed, so that the game can't be replayed yet."""
        return self.position is None and self.seed is None

    def start(self) -> Start:
        """What the game begins with."""
        game = games.load(self.game)
        if self.rules != game.version:
            raise OtherVersion(
                "rules",
                "was written under version {theirs} of {game} (nunatak {nunatak}); "
                "this is version {ours}",
                theirs=self.rules,
                game=self.game,
                nunatak=self.nunatak,
                ours=game.version,
            )
        if self.is_sealed:
            raise RecordError("seed", "is sealed until the game is over")
        if len(self.seats) not in game.seats:
            raise RecordError(
                "seats", "{game} is not played by {count}", game=self.game, count=len(self.seats)
            )
        options = game.choose_options(self.options)
        salt = self.salt or ""
        return Start(game, len(self.seats), options, self.data, self.seed, salt, self.position)

    def __iter__(self) -> Iterator[Table]:
        """A table after the deal, then one after each move: every position of the game in turn.

        Each is a table of its own, free to be played on.
        """
        table = Table.from_start(self.start(), self.seats)
        for move in self.moves:
            yield table.copy()
            table.play(move)
        self._give_up(table)
        yield table

    def __len__(self) -> int:
        """How many positions the game had: one more than moves."""
        return len(self.moves) + 1

    def table(self, lang: str = "en", moves: int | None = None) -> Table:
        """A table that stands where the record does, or after that many moves."""
        table = Table.from_start(self.start(), self.seats, lang)
        for move in self.moves[:moves]:
            table.play(move)
        if moves is None:
            self._give_up(table)
        return table

    def _give_up(self, table: Table) -> None:
        """As it ended, if somebody resigned."""
        resigned = (self.result or {}).get("resigned")
        if resigned is not None:
            table.resign(resigned)


def commitment(seed: int, salt: str) -> str:
    """What is published before the first move: it binds the seed without telling it."""
    return hashlib.sha256(f"nunatak seed {seed} salt {salt}".encode()).hexdigest()


def _chain(start: Start, moves: "list[str] | tuple[str, ...]") -> Iterator[str]:
    """The digest of the first position, then one after each move, each bound to all before."""
    table = Table.from_start(start)
    digest = ""
    for number in range(len(moves) + 1):
        if number:
            table.play(moves[number - 1])
        digest = link(digest, table.position, start.salt)
        yield digest


def link(previous: str, position: str, salt: str) -> str:
    """One link of the chain; without the salt nobody can try out what a position might be."""
    text = f"{previous} {position}".encode()
    return hmac.digest(salt.encode(), text, "sha256").hex()[:DIGEST]


def _result(ended: Outcome) -> dict[str, Any]:
    return {
        "points": list(ended.points),
        "ranks": list(ended.ranks),
        "resigned": ended.resigned,
    }


# ------------------------------------------------------------------ reading, field by field

_FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "nunatak": (str,),
    "rules": (int,),
    "options": (dict,),
    "data": (dict, type(None)),
    "seats": (list,),
    "position": (str, type(None)),
    "commitment": (str, type(None)),
    "salt": (str, type(None)),
    "seed": (int, type(None)),
    "moves": (list,),
    "chain": (list,),
    "result": (dict, type(None)),
}


def _checked(form: object) -> dict[str, Any]:
    if not isinstance(form, dict):
        raise RecordError("file", "a JSON object is expected")
    if "format" not in form:
        raise RecordError("format", "is missing, so this is no record of nunatak")
    if form["format"] != FORMAT:
        raise OtherVersion(
            "format", "{form} is expected, got {got!r}", form=FORMAT, got=str(form["format"])
        )
    for name in form:
        if name not in ("format", "notes") and name not in _FIELDS:
            raise RecordError(str(name), "there is no such field")
    notes = form.get("notes", [])
    if not isinstance(notes, list) or not all(isinstance(note, dict) for note in notes):
        raise RecordError("notes", "a list of objects is expected")
    for name, types in _FIELDS.items():
        if name not in form:
            raise RecordError(name, "is missing")
        if not isinstance(form[name], types) or isinstance(form[name], bool):
            raise RecordError(name, "can't be {got}", got=repr(form[name]))
    for name in ("seats", "moves", "chain"):
        if not all(isinstance(item, str) for item in form[name]):
            raise RecordError(name, "a list of texts is expected")
    if not all(isinstance(value, str) for value in form["options"].values()):
        raise RecordError("options", "texts are expected")
    fields = {
        name: tuple(form[name]) if types == (list,) else form[name]
        for name, types in _FIELDS.items()
    }
    return {**fields, "notes": tuple(notes)}


# ------------------------------------------------------------------ verifying


@dataclass(frozen=True)
class Verdict:
    """What a verification found."""

    ok: bool
    sealed: bool  # nothing to replay yet
    moves: int  # moves that were checked and hold
    problem: str  # "", or the key of what is wrong: commitment, deal, move, chain, result, …
    detail: str
    rule: str  # the rule that refuses the move, if one does


def verify(record: Record) -> Verdict:
    """Replay the record and check everything in it, from the commitment to the result."""
    if record.is_sealed:
        return Verdict(False, True, 0, "sealed", "", "")
    start = record.start()
    if record.position is None:
        assert record.seed is not None
        if record.salt is None or commitment(record.seed, record.salt) != record.commitment:
            return Verdict(False, False, 0, "commitment", "", "")
    if len(record.chain) != len(record.moves) + 1:
        return Verdict(False, False, 0, "chain-length", str(len(record.chain)), "")
    return _verify_moves(record, Table.from_start(start, record.seats))


def _verify_moves(record: Record, table: Table) -> Verdict:
    digest = link("", table.position, table.start.salt)
    if digest != record.chain[0]:
        return Verdict(False, False, 0, "deal", "", "")
    for number, move in enumerate(record.moves):
        try:
            refusal = table.why_not(move)
        except UnreadableAction:
            return Verdict(False, False, number, "unreadable", move, "")
        if refusal is not None:
            return Verdict(False, False, number, "refused", move, refusal.rule)
        table.play(move)
        digest = link(digest, table.position, table.start.salt)
        if digest != record.chain[number + 1]:
            return Verdict(False, False, number, "move", move, "")
    return _verify_result(record, table)


def _verify_result(record: Record, table: Table) -> Verdict:
    moves = len(record.moves)
    resigned = (record.result or {}).get("resigned")
    if table.seats == 2 and resigned in (0, 1) and not table.is_over:
        table.resign(int(resigned))
    found = _result(table.outcome) if table.is_over else None
    if record.result != found:
        return Verdict(False, False, moves, "result", json.dumps(found), "")
    return Verdict(True, False, moves, "", "", "")


__all__ = ["OtherVersion", "Record", "RecordError", "Verdict", "commitment", "verify"]
