"""`nunatak hint`: what is the best move now, and what does it gain?"""

import argparse
import json
from collections.abc import Iterator
from os import cpu_count
from typing import TYPE_CHECKING, Any

from rich.text import Text

from nunatak.analysis.outlooks import plain, say_worth
from nunatak.analysis.reasons import say_reasons
from nunatak.cli.house import DONE, SEALED, House
from nunatak.cli.inputs import read_record
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.show import at_move, at_position, is_position, named_seat
from nunatak.cli.thinking import budget_of, take_budget
from nunatak.cli.warmup import warm_up
from nunatak.play.table import Table
from nunatak.search.levels import LEVELS

if TYPE_CHECKING:
    from nunatak.analysis.hint import Choice, Gain, Hint

SECONDS = 5.0
DIGITS = 4


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    parser.things.add_argument("what", metavar="FILE|POSITION", help=say("cli-show-what"))
    parser.options.add_argument(
        "--move", metavar="N", type=parser.number(0), help=say("cli-hint-move")
    )
    parser.options.add_argument("--seat", metavar="SEAT", help=say("cli-hint-seat"))
    take_budget(parser, "hint", "", SECONDS)
    parser.take_seed(default=1, key="cli-hint-seed")
    parser.take_data()
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Think, and tell."""
    table = _table(arguments, house)
    if table is None:
        return SEALED
    seat = _seat(table, arguments.seat, house)
    warm_up(house, table.game.name, LEVELS)
    from nunatak.analysis.hint import give_hint

    threads = 1 if arguments.iterations else cpu_count() or 1  # the same again on any machine
    budget = budget_of(arguments, threads)
    with house.err.status(house.say("hint-thinking")):
        hint = give_hint(table.outlook(seat), budget, arguments.seed)
    if arguments.json:
        print(json.dumps(_form(hint, table), indent=1, ensure_ascii=False))
    else:
        house.print(*_lines(hint, table))
    return DONE


def _table(arguments: argparse.Namespace, house: House) -> Table | None:
    """A table at the moment asked for; None if the record is sealed."""
    if is_position(arguments.what):
        return at_position(arguments, house)
    record = read_record(arguments.what)
    if record.is_sealed:
        moves = len(record.moves)
        house.complain(house.say("cli-show-sealed", file=arguments.what, moves=moves))
        return None
    return at_move(record, arguments, house)


def _seat(table: Table, asked: str | None, house: House) -> int:
    """The seat that decides; it is the one that may ask."""
    decision = table.decision
    if decision is None:
        raise Misused(house.say("cli-hint-over"))
    if asked is not None and named_seat(table, asked, house) != decision.seat:
        player = table.players[decision.seat]
        raise Misused(house.say("cli-hint-not-deciding", seat=asked, player=player))
    return decision.seat


# ------------------------------------------------------------------ in words


def _lines(hint: "Hint", table: Table) -> Iterator[Any]:
    voice, names = table.voice, table.players
    said = [voice.tell(message, names) for message in hint.said]
    yield voice.say("hint-best", player=names[hint.seat])
    yield Text(f"  {said[0]}", "bold")
    yield from (f"  {action}" for action in said[1:])
    key = "hint-estimate-chance" if table.seats == 2 else "hint-estimate-place"
    yield voice.say(key, estimate=_estimate(hint.best, hint, table))
    if hint.events:
        yield voice.say("hint-happens")
        yield from (f"  {voice.tell(message, names)}" for message in hint.events)
    yield from _points(hint, table)
    yield from say_reasons(table.game, hint.reasons, hint.seat, voice, names)
    others = [_other(choice, hint, table) for choice in hint.choices[1:]]
    if others:
        yield voice.say("hint-others", others="; ".join(others))


def _estimate(choice: "Choice", hint: "Hint", table: Table) -> str:
    return say_worth(choice.worths[hint.seat], table.seats, table.voice)


def _other(choice: "Choice", hint: "Hint", table: Table) -> str:
    voice = table.voice
    action = voice.tell(table.game.say_action(hint.state, choice.action), table.players)
    return voice.say("hint-other", action=action, estimate=_estimate(choice, hint, table))


def _points(hint: "Hint", table: Table) -> Iterator[str]:
    """Points by source, the rules that give them, and who is ahead then."""
    voice = table.voice
    if not hint.gains:
        yield voice.say("hint-no-gains")
        return
    yield voice.say("hint-gains")
    yield from (f"  {_gain(gain, table)}" for gain in hint.gains)
    if hint.is_average:
        yield voice.say("hint-unsure")
    yield voice.say("hint-total", totals=", ".join(_totals(hint, table)))
    yield _leader(hint, table)
    for rule in dict.fromkeys(rule for gain in hint.gains for rule in gain.rules):
        yield f"{rule}: {voice.rule(rule)}"


def _gain(gain: "Gain", table: Table) -> str:
    voice = table.voice
    change = gain.after - gain.before
    return voice.say(
        "hint-gain",
        player=table.players[gain.seat],
        source=voice.say("source", source=gain.source),
        change=("+" if change > 0 else "") + plain(change, voice),
        before=plain(gain.before, voice),
        after=plain(gain.after, voice),
        rules=f"[{', '.join(gain.rules)}]" if gain.rules else "",
    ).rstrip()


def _totals(hint: "Hint", table: Table) -> Iterator[str]:
    voice = table.voice
    for name, (before, after) in zip(table.players, hint.points, strict=True):
        yield f"{name} ({plain(before, voice)} → {plain(after, voice)})"


def _leader(hint: "Hint", table: Table) -> str:
    totals = [after for _, after in hint.points]
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(first) > 1:
        return table.voice.say("hint-level")
    return table.voice.say("hint-ahead", player=table.players[first[0]])


# ------------------------------------------------------------------ as JSON


def _form(hint: "Hint", table: Table) -> dict[str, Any]:
    game = table.game

    def write(action: int) -> str:
        return str(game.rules.actions.decode(action))

    return {
        "format": 1,
        "game": game.name,
        "move": len(table.moves) + 1,
        "seat": hint.seat,
        "best": write(hint.best.action),
        "line": [write(action) for action in hint.line],
        "sure": hint.is_sure,
        "average": hint.is_average,
        "choices": [
            {
                "notation": write(choice.action),
                "worths": [round(worth, DIGITS) for worth in choice.worths],
                "visits": choice.visits,
            }
            for choice in hint.choices
        ],
        "gains": [
            {
                "seat": gain.seat,
                "source": gain.source,
                "before": round(gain.before, DIGITS),
                "after": round(gain.after, DIGITS),
                "rules": list(gain.rules),
            }
            for gain in hint.gains
        ],
        "reasons": [
            {"measure": reason.measure, "seat": reason.seat, "more": reason.is_more}
            for reason in hint.reasons
        ],
        "points": [
            {"before": round(before, DIGITS), "after": round(after, DIGITS)}
            for before, after in hint.points
        ],
    }
