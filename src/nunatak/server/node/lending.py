"""May a page think for a bot? That of whoever plays alone against bots, where the house lets it.

A bot's turn then waits a moment for that page; after it, or if the page is silent for the length
of a lease, any worker takes it.
"""

from typing import TYPE_CHECKING

from nunatak.search.levels import LEVELS
from nunatak.server.events.live import PERSON, LiveTable

if TYPE_CHECKING:
    from nunatak.server.node.node import Node

BOTS = ("random", *LEVELS)  # that think in a page
FIRST = 3.0  # seconds for which a turn waits for the page alone
CASUAL = ("rematch", "fork", "position")  # nobody else has, or will have, the same deal


def is_lent(node: "Node", live: LiveTable, user: str | None) -> bool:
    """Whether the bot that decides now may think in the user's page."""
    if not node.settings.pages or user is None or live.thinker is None:
        return False
    people = {sitting.user for sitting in live.sittings if sitting.kind == PERSON}
    origin = live.facts.origin
    casual = origin is None or origin["kind"] in CASUAL
    known = live.thinker[1] in BOTS and live.facts.data is None
    return people == {user} and casual and known


def until(node: "Node", live: LiveTable) -> float:
    """How long a bot's turn waits for a page that is there and thinks; 0 where there is none."""
    pages = {one.user for one in node.hub.at(live.facts.id) if one.thinks}
    return node.now() + FIRST if any(is_lent(node, live, user) for user in pages) else 0.0


def give_up(node: "Node", table: str, user: str) -> None:
    """The user's pages at the table can't think: nobody waits for them any more."""
    for one in node.hub.at(table):
        one.thinks = one.thinks and one.user != user
