"""How is it said? Sentences about a tournament that the terminal and the report share."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nunatak.play.text import Voice

Form = Mapping[str, Any]  # results, as `results` makes them


def summary(found: Form, speaker: Voice) -> str:
    """How much was played."""
    return speaker.say(
        "arena-summary",
        games=found["games"],
        deals=found["deals"],
        length=f"{found['mean_length']:.1f}",
        seed=str(found["settings"]["seed"]),
    )


def line_up(bots: Sequence[str]) -> str:
    """Who sits at a table, copies counted."""
    counts = Counter(bots).items()
    return ", ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in counts)


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


def interval(share: Form) -> str:
    """From where to where, in per cent."""
    return f"{share['low']:.1%} … {share['high']:.1%}"
