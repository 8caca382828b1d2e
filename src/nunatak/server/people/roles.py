"""What may somebody do in this house, and how much of it? By role, from one file.

The file (`--limits FILE.toml`) has a section for each role; what it leaves out is as here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn

from sqlalchemy import Connection, select

from nunatak.play.toml import read_toml
from nunatak.server.node import Node
from nunatak.server.settings import SettingError
from nunatak.server.store import club, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

GUEST, PLAYER, MODERATOR, OPERATOR = "guest", "player", "moderator", "operator"
ROLES = (GUEST, PLAYER, MODERATOR, OPERATOR)
GIVEN = (PLAYER, MODERATOR, OPERATOR)  # by an operator; whoever has no account is a guest


@dataclass(frozen=True)
class Limits:
    """How much of something one person may have at the same time."""

    seeks: int = 3
    tournaments: int = 3  # that are open or under way
    entrants: int = 64  # of one tournament
    bots: int = 32  # of them
    watched: int = 3  # tables at which bots play alone
    analyses: int = 3  # that wait
    friends: int = 200  # asked or agreed
    reports: int = 20  # that nobody has looked at yet


DEFAULTS: Mapping[str, Limits] = {
    GUEST: Limits(seeks=2, tournaments=1, entrants=16, bots=8),
    PLAYER: Limits(),
    MODERATOR: Limits(tournaments=10, entrants=128, bots=64),
    OPERATOR: Limits(seeks=10, tournaments=100, entrants=256, bots=256, watched=10, analyses=10),
}


def role_of(connection: Connection, user: str, login: str | None) -> str:
    """What somebody is here."""
    query = select(club.roles.c.role).where(club.roles.c.user == user)
    given = connection.execute(query).scalar()
    return str(given or (GUEST if login is None else PLAYER))


async def role(node: Node, me: m.Me) -> str:
    """The same, asked from outside."""
    return await node.read(lambda connection: role_of(connection, me.id, me.login))


def limits_by(connection: Connection, node: Node, user: str) -> Limits:
    """How much somebody may have, by their id."""
    login = select(schema.users.c.login).where(schema.users.c.id == user)
    found = role_of(connection, user, connection.execute(login).scalar())
    return read_limits(node.settings.limits)[found]


async def limits_of(node: Node, me: m.Me) -> Limits:
    """How much somebody may have."""
    return read_limits(node.settings.limits)[await role(node, me)]


def must_fit(count: int, most: int, field: str | None = None) -> None:
    """Trouble where somebody would have too much."""
    if count > most:
        raise Trouble("too-many", str(most), field)


@lru_cache(maxsize=8)
def read_limits(file: str) -> dict[str, Limits]:
    """The limits of every role; a word that nobody knows is an error."""
    given = read_toml(Path(file).read_text("utf-8")) if file else {}
    for name in given:
        if name not in ROLES:
            _refuse(name, ROLES)
    return {name: _limits(name, given.get(name, {})) for name in ROLES}


def _limits(name: str, given: Mapping[str, Any]) -> Limits:
    known = [limit.name for limit in fields(Limits)]
    for limit, value in given.items():
        if limit not in known:
            _refuse(f"{name}.{limit}", known)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            said = {"field": f"{name}.{limit}", "got": str(value)}
            raise SettingError(
                "limits", "{field}: a number from 0 is expected, got {got!r}", **said
            )
    return replace(DEFAULTS[name], **given)


def _refuse(field: str, known: Iterable[str]) -> NoReturn:
    said = {"field": field, "names": ", ".join(known)}
    raise SettingError("limits", "there is no {field}; known: {names}", **said)
