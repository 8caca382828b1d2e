"""How are the results of a tournament told in a terminal?"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table

from nunatak.text import Voice

FORFEITS_TOLD = 10

Form = Mapping[str, Any]


def tell(found: Form, speaker: Voice) -> Iterator[Any]:
    """Everything that matters, line by line and table by table."""
    yield speaker.say("arena-title", title=speaker.say("title"))
    yield speaker.say(
        "arena-summary",
        games=found["games"],
        deals=found["deals"],
        length=f"{found['mean_length']:.1f}",
        seed=str(found["settings"]["seed"]),
    )
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


def line_up(bots: list[str]) -> str:
    """Who sits at a table, copies counted."""
    return ", ".join(
        f"{count} × {bot}" if count > 1 else bot for bot, count in Counter(bots).items()
    )


def answers(found: Form, speaker: Voice) -> Iterator[str]:
    """Which questions are settled, if that was asked."""
    share = found["settings"]["until_settled"]
    if share is None:
        return
    for row in found["head_to_head"]:
        key = "arena-answer" if row["answer"] else "arena-open"
        names = {"bot": row["bot"], "other": row["other"], "share": f"{share:.0%}"}
        answer = {"answer": row["answer"]} if row["answer"] else {}
        yield speaker.say(key, **names, **answer)


def forfeits(found: Form, speaker: Voice, most: int) -> Iterator[str]:
    """Who failed, and how; the first ones, and how many more."""
    rows = found["forfeits"]
    for row in rows[:most]:
        values = {name: row[name] for name in ("game", "bot", "move", "detail")}
        yield speaker.say(f"arena-forfeit-{row['problem']}", **values)
    if len(rows) > most:
        yield speaker.say("arena-forfeits-more", count=len(rows) - most)


def _share(share: Form) -> tuple[str, str]:
    return f"{share['mean']:.1%}", f"{share['low']:.1%} … {share['high']:.1%}"


def _table(speaker: Voice, names: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in names:
        table.add_column(speaker.say(f"arena-{key}"))
    for key in numbers:
        table.add_column(speaker.say(f"arena-{key}"), justify="right")
    return table
