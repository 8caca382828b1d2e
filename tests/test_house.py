"""Knowledge flows one way: rules <- play <- bots, simulations, server, command line."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nunatak
from nunatak import games
from nunatak.kernel.verbs import VERBS
from nunatak.lab import ledger

PACKAGE = Path(nunatak.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

# A room may know the rooms named beside it, and itself.
MAY_KNOW = {
    "kernel": set(),
    "games": {"kernel"},
    "play": {"kernel", "games"},
    "search": {"kernel", "play"},
    "lab": {"kernel", "games", "play", "search"},
    "warmup": {"kernel", "games", "play", "search", "lab"},
    "analysis": {"kernel", "play", "search"},
    "puzzles": {"kernel", "games", "play", "search", "analysis"},
    "engine": {"kernel", "games", "play", "search"},
    "arena": {"kernel", "games", "play", "search", "engine", "lab"},
    "envs": {"kernel", "games", "play", "search"},
    "fitting": {"kernel", "games", "play", "search"},
    "page": {"kernel", "games", "play", "search", "analysis"},
    "learning": {"kernel", "games", "play", "search", "envs"},
    "terminal": {"kernel", "play", "search"},
    "client": {"kernel"},
    "testing": {"kernel", "play", "testing"},
    "server": {"kernel", "games", "play", "search", "analysis", "puzzles", "engine", "warmup"},
    "cli": {
        *{"kernel", "games", "play", "search", "lab", "warmup", "analysis", "arena"},
        *{"engine", "terminal", "server", "client", "puzzles", "learning"},
    },
    "__init__": {"kernel", "games", "play", "search"},
    "__main__": {"cli"},
}

# Of the other parts of its own room, a part may know those named beside it.
MAY_KNOW_INSIDE = {
    "play": {
        "__init__": set(),
        "text": set(),
        "reading": set(),
        "glance": set(),
        "picture": {"text"},
        "seed": set(),
        "toml": set(),
        "table": {"text", "reading", "seed", "glance", "record", "picture"},  # it writes its record
        "record": {"table"},
        "rulebook": {"text"},
        "book": {"rulebook", "text"},
    },
    "server": {
        "__init__": set(),
        "settings": set(),  # the command line reads them where no server is installed
        "events": set(),
        "wire": {"events"},
        "store": {"events", "wire"},
        "node": {"settings", "events", "wire", "store"},
        "people": {"settings", "events", "wire", "store", "node"},  # limits stand in a file
        "table": {"events", "wire", "store", "node", "people"},
        "club": {"settings", "events", "wire", "store", "node", "people", "table"},
        "chores": {"events", "wire", "store", "node", "people", "table", "club"},
        "app": {
            *{"settings", "events", "wire", "store", "node", "people", "table", "club"},
            "chores",
        },
    },
}
INSIDE = [path for path in FILES if path.relative_to(PACKAGE).parts[0] in MAY_KNOW_INSIDE]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def parts(path: Path) -> list[str]:
    """Room, part of the room, and so on: `server`, `table`, `commands`."""
    return name_of(path).removesuffix(".py").split("/")


def imports(path: Path) -> list[list[str]]:
    """What a file imports of ours, by parts."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return [name.split(".")[1:] for name in found if name.startswith("nunatak.")]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_knowledge_flows_one_way(path: Path) -> None:
    room = parts(path)[0]
    known = {found[0] for found in imports(path)} - {room}
    assert known <= MAY_KNOW[room]


@pytest.mark.parametrize("path", INSIDE, ids=name_of)
def test_knowledge_flows_one_way_inside_a_room(path: Path) -> None:
    room, part = parts(path)[:2]
    known = {found[1] for found in imports(path) if found[0] == room} - {part}
    assert known <= MAY_KNOW_INSIDE[room][part]


def test_no_room_is_forgotten() -> None:
    assert {parts(path)[0] for path in FILES} == set(MAY_KNOW)
    for room, inside in MAY_KNOW_INSIDE.items():
        assert {parts(path)[1] for path in INSIDE if parts(path)[0] == room} == set(inside)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_game_knows_no_other_game(path: Path) -> None:
    room, *inside = parts(path)
    if room != "games" or len(inside) < 2:
        return
    text = path.read_text("utf-8")
    for other in set(games.NAMES) - {inside[0]}:
        assert f"games.{other}" not in text


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_a_games_own_room_mentions_it(path: Path) -> None:
    if parts(path)[0] == "games":
        return
    code = ast.unparse(_without_docstrings(ast.parse(path.read_text("utf-8"))))
    for name in games.NAMES:
        assert name not in code


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return tree


@pytest.mark.parametrize("name", games.NAMES)
def test_every_rule_of_the_ledger_is_kept(name: str) -> None:
    rows = ledger.check(name)
    assert rows
    assert [row for row in rows if not row.complete] == []


@pytest.mark.parametrize("name", games.NAMES)
def test_every_refusing_rule_stands_in_the_ledger(name: str) -> None:
    game = games.load(name)
    ids = {row.rule for row in ledger.check(name)}
    assert {rule.name.replace("_", "-") for rule in game.rules.ids if rule} <= ids


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_the_same_files(name: str) -> None:
    here = {path.name.removesuffix(".py") for path in (PACKAGE / "games" / name).iterdir()}
    assert {
        "actions",
        "appraise",
        "board",
        "art",
        "data",
        "drawing",
        "events",
        "laws",
        "log",
        "observe",
        "position",
        "rules",
        "scoring",
        "setup",
        "state",
        "text",
        "view",
        "weights",
    } <= here


def test_a_rule_that_nobody_keeps_would_be_noticed() -> None:
    """The check above can fail: an unknown rule has no code, no test and no text."""
    assert ledger.rules_in("| L-XYZ-01 | pre | … L-XYZ-01, L-PLAY-03", "L") == [
        "L-XYZ-01",
        "L-PLAY-03",
    ]
    row = ledger.Row("L-XYZ-01", [], [], {"en": False, "ru": False, "cs": False})
    assert not row.complete


# ------------------------------------------------------------------ the page about the house

HOUSE = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
NOBODY = {"__init__.py", "__main__.py"}


def named() -> Iterator[str]:
    """Every file and folder that the table of rooms names; NAME is any game's."""
    table = HOUSE.partition("## The rooms\n")[2].partition("\n## ")[0]
    for row in (line for line in table.splitlines() if line.startswith("| `")):
        where, _, question = row.strip("| ").partition(" | ")
        first, *others = re.findall(r"`([\w./]+)`", where)
        folder = first.rpartition("/")[0]
        yield first
        yield from (name if "/" in name.rstrip("/") else f"{folder}/{name}" for name in others)
        yield from (f"{folder}/{name}" for name in re.findall(r"`(\w+\.py)`", question))


def test_the_page_names_every_room_and_no_other() -> None:
    names = set(named())
    for name in names:
        found = [PACKAGE / name.replace("NAME", game) for game in games.NAMES]
        assert any(path.exists() for path in found), name
    for path in FILES:
        name = name_of(path)
        known = {name, re.sub(r"^games/\w+/", "games/NAME/", name)}
        known |= {f"{folder}/" for one in known for folder in map(str, Path(one).parents)}
        assert path.name in NOBODY or known & names, name


def test_the_page_tells_the_way_in_which_knowledge_flows() -> None:
    said = HOUSE.partition("Knowledge flows one way.")[2].partition("Nothing knows")[0]
    for way, rooms in zip(
        said.split("; and inside the server "),
        (MAY_KNOW, MAY_KNOW_INSIDE["server"]),
        strict=True,
    ):
        order = re.findall(r"\w+", way.replace("**", ""))
        assert set(order) == set(rooms) - {"__init__", "__main__"}
        for room, known in rooms.items():
            if room in order:
                assert known <= {*order[: order.index(room)], room}, room


def test_the_page_names_every_verb() -> None:
    said = HOUSE.partition("Generic code knows the verbs only:")[2].partition(". ")[0]
    assert re.findall(r"`(\w+)", said) == list(VERBS)
