"""Writes the observations and actions of every game into docs/environments.md.

    python -m tests.envs.spaces

A list whose game has kept its version may not change.
"""

import hashlib
from itertools import groupby
from pathlib import Path

from nunatak.envs.variant import channels, name_of
from nunatak.kernel.game import Game
from tests.playing import ALL_GAMES

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
BEGIN = "<!-- spaces: written by python -m tests.envs.spaces -->\n"
END = "<!-- end of spaces -->\n"


class VersionUnchanged(Exception):
    """A game's actions or observations changed, and its version did not."""


def section(game: Game) -> str:
    """What the page says about a game."""
    lines = [
        f"### {name_of(game)}",
        "",
        f"Observation: {game.learner.length} numbers. Actions: {game.rules.actions.size}. "
        f"Fingerprint: `{fingerprint(game)}`.",
        "",
        "| numbers | what they say |",
        "|---|---|",
    ]
    at = 0
    for name, size in channels(game):
        lines.append(f"| {_span(at, size)} | {name} |")
        at += size
    lines += ["", "| actions | kind | the first of them |", "|---|---|---|"]
    lines += [
        f"| {_span(first, size)} | {kind} | `{words}` |" for first, size, kind, words in kinds(game)
    ]
    return "\n".join(lines) + "\n\n"


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def kinds(game: Game) -> list[tuple[int, int, str, str]]:
    """The action space as runs of one kind: first number, how many, kind, the first in words."""
    found = []
    numbers = range(game.rules.actions.size)
    for kind, run in groupby(
        numbers, key=lambda number: type(game.rules.actions.decode(number)).__name__
    ):
        members = list(run)
        words = str(game.rules.actions.decode(members[0])).replace("|", "\\|")
        found.append((members[0], len(members), kind.lower(), words))
    return found


def fingerprint(game: Game) -> str:
    """Of every action's words and every channel: another one, another version."""
    digest = hashlib.sha256()
    for number in range(game.rules.actions.size):
        digest.update(str(game.rules.actions.decode(number)).encode() + b"\n")
    digest.update(repr(channels(game)).encode())
    return digest.hexdigest()[:12]


def written() -> str:
    """What the page holds now."""
    return PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0]


def fingerprints(text: str) -> dict[str, str]:
    """The fingerprint of each versioned name in a text."""
    return {
        part.splitlines()[0]: part.split("Fingerprint: `")[1].split("`")[0]
        for part in text.split("### ")[1:]
    }


def rewrite() -> None:
    """Bring the page up to date, or say whose version has to go up."""
    new = "".join(map(section, ALL_GAMES))
    before, after = fingerprints(written()), fingerprints(new)
    for name in before.keys() & after.keys():
        if before[name] != after[name]:
            raise VersionUnchanged(name)
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(head + BEGIN + new + END + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    rewrite()
