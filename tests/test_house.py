"""Knowledge flows one way: rules <- table <- bots, simulations, command line."""

import ast
from pathlib import Path

import pytest

import nunatak
from nunatak import games, ledger

PACKAGE = Path(nunatak.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

# A room may know the rooms named beside it, and itself.
MAY_KNOW = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "text": {"kernel", "text"},
    "glance": {"kernel"},
    "table": {"kernel", "games", "glance", "text", "table", "record"},
    "record": {"kernel", "games", "table", "record"},
    "rulebook": {"games", "text", "rulebook"},
    "server": {
        "analysis",
        "games",
        "kernel",
        "record",
        "rulebook",
        "search",
        "server",
        "table",
        "text",
    },
    "client": set(),
    "search": {"kernel", "table", "search"},
    "arena": {"kernel", "games", "text", "table", "search", "arena"},
    "envs": {"kernel", "games", "text", "table", "search", "envs"},
    "fitting": {"kernel", "games", "table", "search", "fitting"},
    "analysis": {"kernel", "text", "table", "record", "search", "analysis"},
}


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def known_rooms(path: Path) -> set[str]:
    """The rooms of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
            if node.module == "nunatak":
                names = [f"nunatak.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("nunatak.")}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_knowledge_flows_one_way(path: Path) -> None:
    allowed = MAY_KNOW.get(room(path))
    if allowed is not None:
        assert known_rooms(path) <= allowed


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    text = path.read_text("utf-8")
    for other in set(games.NAMES) - {parts[1]}:
        assert f"games.{other}" not in text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_only_a_games_own_room_mentions_it(path: Path) -> None:
    if room(path) == "games" or path.name == "__init__.py":
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
    assert {rule.name.replace("_", "-") for rule in game.rules if rule} <= ids


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_the_same_files(name: str) -> None:
    here = {path.name.removesuffix(".py") for path in (PACKAGE / "games" / name).iterdir()}
    assert {
        "actions",
        "appraise",
        "board",
        "data",
        "events",
        "laws",
        "log",
        "observe",
        "position",
        "redeal",
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
