"""How are the results of a tournament told in a terminal?"""

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from nunatak.arena.telling import Form, answers, forfeits, interval, line_up, summary
from nunatak.play.text import Voice

FORFEITS_TOLD = 10


def tell(found: Form, speaker: Voice) -> Iterator[Any]:
    """Everything that matters, line by line and table by table."""
    yield speaker.say("arena-title", title=speaker.say("title"))
    yield summary(found, speaker)
    yield from ("", _standings(found, speaker), "", _head_to_head(found, speaker))
    if found["settings"]["seats"] > 2:
        yield from ("", _line_ups(found, speaker))
    yield from answers(found, speaker)
    yield from forfeits(found, speaker, FORFEITS_TOLD)
    if found["unfinished"]:
        yield speaker.say("arena-unfinished", count=found["unfinished"])


def _standings(found: Form, speaker: Voice) -> Table:
    heads = ("rating", "interval", "games", "first-share", "mean-place", "mean-points")
    table = _table(speaker, ("bot",), heads)
    for row in found["standings"]:
        rating = row["rating"]
        table.add_row(
            row["bot"],
            f"{rating['mu']:.1f}",
            f"{rating['low']:.1f} … {rating['high']:.1f}",
            str(row["games"]),
            f"{row['first_share']:.1%}",
            f"{row['mean_place']:.2f}",
            f"{sum(row['mean_points'].values()):.1f}",
        )
    return table


def _head_to_head(found: Form, speaker: Voice) -> Table:
    heads = ("wins", "ties", "losses", "score", "interval")
    table = _table(speaker, ("bot", "against"), heads)
    for row in found["head_to_head"]:
        counts = (str(row[name]) for name in ("wins", "ties", "losses"))
        table.add_row(row["bot"], row["other"], *counts, *_share(row["score"]))
    return table


def _line_ups(found: Form, speaker: Voice) -> Table:
    table = _table(speaker, ("table", "bot"), ("games", "first-share", "interval", "even"))
    for row in found["line_ups"]:
        for bot, share in row["first_places"].items():
            cells = (str(row["games"]), *_share(share), f"{share['even']:.0%}")
            table.add_row(line_up(row["bots"]), bot, *cells)
    return table


def _share(share: Form) -> tuple[str, str]:
    return f"{share['mean']:.1%}", interval(share)


def _table(speaker: Voice, names: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in names:
        table.add_column(speaker.say(f"arena-{key}"))
    for key in numbers:
        table.add_column(speaker.say(f"arena-{key}"), justify="right")
    return table
