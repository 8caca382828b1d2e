"""Who is at a table on other nodes? Each tells the others by notification whom it has there.

A node tells when somebody comes or goes, and asks when it begins to listen to a table. A node
that has not been heard for a while has nobody any more.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

HERE, ALIVE = "here", "alive"
EVERYWHERE = "-"  # instead of a table
ASKING, TELLING = "?", "!"
SILENCE = 3  # beats that a node may miss


@dataclass(frozen=True)
class There:
    """Whom another node has at a table: users who sit there, and how many others watch."""

    users: frozenset[str]
    watching: int


class Elsewhere:
    """What this node has heard of the others."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.tables: dict[str, dict[str, There]] = {}
        self.heard: dict[str, float] = {}  # when each node was last heard

    def users(self, table: str) -> set[str]:
        """The users who sit at a table and are connected to another node."""
        return {user for there in self.tables.get(table, {}).values() for user in there.users}

    def watching(self, table: str) -> int:
        """How many watch a table from other nodes."""
        return sum(there.watching for there in self.tables.get(table, {}).values())

    def tell(self, table: str, users: Iterable[str], watching: int, *, asks: bool) -> str:
        """The words by which other nodes learn whom this one has at a table."""
        ask = ASKING if asks else TELLING
        return " ".join([table, HERE, self.name, ask, str(watching), *sorted(users)])

    def beat(self) -> str:
        """The words by which other nodes learn that this one lives."""
        return f"{EVERYWHERE} {ALIVE} {self.name}"

    def hear(self, table: str, words: list[str], now: float) -> bool:
        """Note what another node tells; whether it asks to be told."""
        name, ask, watching, *users = words
        if name == self.name:
            return False
        self.heard[name] = now
        there = There(frozenset(users), int(watching))
        nodes = self.tables.setdefault(table, {})
        nodes[name] = there
        if not there.users and not there.watching:
            del nodes[name]
        if not nodes:
            del self.tables[table]
        return ask == ASKING

    def hear_beat(self, name: str, now: float) -> None:
        """Another node lives."""
        if name != self.name:
            self.heard[name] = now

    def forget_silent(self, before: float) -> list[str]:
        """Nobody is at nodes that were last heard so long ago; the tables where that matters."""
        silent = {name for name, at in self.heard.items() if at < before}
        changed = [table for table, nodes in self.tables.items() if silent & nodes.keys()]
        for table in changed:
            left = {name: there for name, there in self.tables[table].items() if name not in silent}
            self.tables[table] = left
            if not left:
                del self.tables[table]
        for name in silent:
            del self.heard[name]
        return changed
