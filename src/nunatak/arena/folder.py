"""What is kept on the disk, so that a tournament can go on after anything?

    settings.json   what was asked for; other settings are refused
    journal.jsonl   one line for each game, written when the game has ended
    games/          a record for each game, for `nunatak verify`
    results.json    what came of it
    report.html     the same to look at

A record is in place before its line is. A line that was cut off in the middle is dropped, and its
game played again.
"""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from nunatak.arena.match import Forfeit, Played
from nunatak.arena.programme import Programme


class FolderError(ValueError):
    """The folder can't be used: the key of why, and the field that differs."""

    def __init__(self, path: Path, problem: str, field: str = "") -> None:
        super().__init__(f"{path}: {problem} {field}".strip())
        self.path = str(path)
        self.problem = problem
        self.field = field


class Folder:
    """A tournament's files."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        self.path = path
        self._agree(json.loads(json.dumps(settings)))
        (path / "games").mkdir(exist_ok=True)

    def _agree(self, settings: dict[str, Any]) -> None:
        """A new folder takes the settings; one that is in use must have the same."""
        file = self.path / "settings.json"
        if file.exists():
            different = differs(_read(file), settings)
            if different:
                raise FolderError(self.path, "settings", different)
            return
        if self.path.exists() and any(self.path.iterdir()):
            raise FolderError(self.path, "foreign")
        self.path.mkdir(parents=True, exist_ok=True)
        self.write("settings.json", pretty(settings))

    def played(self) -> Iterator[Played]:
        """The games that have ended already, if their records are still there."""
        journal = self.path / "journal.jsonl"
        if not journal.exists():
            return
        whole, _, _ = journal.read_bytes().rpartition(b"\n")
        journal.write_bytes(whole + b"\n" if whole else b"")
        for line in whole.splitlines():
            played = _from_line(line)
            if self.record(played.number).exists():
                yield played

    def record(self, number: int) -> Path:
        """The file of a game's record."""
        return self.path / "games" / f"{number:06d}.json"

    def keep(self, played: Played) -> None:
        """A game has ended: its record first, then its line."""
        self.write(f"games/{played.number:06d}.json", played.record)
        with (self.path / "journal.jsonl").open("a", encoding="utf-8") as journal:
            journal.write(_line(played) + "\n")
            journal.flush()
            os.fsync(journal.fileno())

    def conclude(self, results: Mapping[str, Any], programme: Programme, report: str) -> None:
        """What came of it; games begun ahead of time that turned out not to count leave nothing."""
        counted = {self.record(fixture.number) for fixture in programme.fixtures()}
        for path in set((self.path / "games").iterdir()) - counted:
            path.unlink()
        self.write("results.json", pretty(results))
        self.write("report.html", report)

    def write(self, name: str, text: str) -> None:
        """A file appears whole, or not at all."""
        path = self.path / name
        draft = path.with_name(f".{path.name}.draft")
        draft.write_text(text, "utf-8")
        draft.replace(path)


def differs(ours: object, theirs: object, field: str = "") -> str:
    """The first field in which two settings differ, or nothing."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        pairs = [(str(key), ours.get(key), theirs.get(key)) for key in (*theirs, *ours)]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(str(number), *pair) for number, pair in enumerate(zip(ours, theirs, strict=True))]
    else:
        return "" if ours == theirs else field
    for key, one, other in pairs:
        different = differs(one, other, f"{field}.{key}" if field else key)
        if different:
            return different
    return ""


def pretty(form: object) -> str:
    """JSON for people and machines, always the same for the same content."""
    return json.dumps(form, ensure_ascii=False, indent=1) + "\n"


def _read(file: Path) -> object:
    try:
        return json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise FolderError(file.parent, "foreign") from error


def _line(played: Played) -> str:
    form = asdict(played)
    del form["record"]
    return json.dumps(form, ensure_ascii=False)


def _from_line(line: bytes) -> Played:
    form = json.loads(line)
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in form.items()
    }
    values["forfeits"] = tuple(Forfeit(**forfeit) for forfeit in form["forfeits"])
    return Played(**values, record="")
