"""Under which names do people sit at one table? Under such as can't be taken for each other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nunatak.server.events.live import BOT, OPEN, PERSON, LiveTable, Sitting
from nunatak.server.people.likeness import apart, looks


def guests_like(live: LiveTable, seat: int, body: Mapping[str, Any]) -> list[int]:
    """The seats of guests whose name looks like that of an account which comes now."""
    if not body.get("account"):
        return []
    look = looks(body["name"])
    return [
        other
        for other, sitting in _others(live, seat, body)
        if sitting.user in live.strangers and looks(sitting.name) == look
    ]


def _others(live: LiveTable, seat: int, body: Mapping[str, Any]) -> Iterator[tuple[int, Sitting]]:
    """The seats of those for whom somebody could be taken; bots are not taken for bots."""
    for other, sitting in enumerate(live.sittings):
        both_bots = sitting.kind == body["kind"] == BOT
        same = sitting.user is not None and sitting.user == body.get("user")
        if other != seat and sitting.kind != OPEN and not both_bots and not same:
            yield other, sitting


def told_apart(
    live: LiveTable, seat: int, body: Mapping[str, Any], but: Sequence[int] = ()
) -> dict[str, Any]:
    """With a number in the name where another there looks like it; names of a record stay."""
    if body["kind"] == OPEN or (body["kind"] == PERSON and body.get("user") is None):
        return dict(body)
    others = [one.name for other, one in _others(live, seat, body) if other not in but]
    return {**body, "name": apart(body["name"], others)}
