"""Recorded games as a viewer's client would receive them, to draw boards by without a server.

Each file of build/fixtures is one game through the eyes of one seat (or of somebody who
watches): a list of frames with view, events, decision, legal actions and, at the end, outcome.

    python web/fixtures.py [--out FOLDER]
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from itertools import starmap
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel.message import Message, Seat
from nunatak.play.table import Table
from nunatak.search.bots import make_bot

ROOT = Path(__file__).parent.parent
NAMES = ("Anna", "Ivan", "Klára", "Олег", "Magdaléna")


def said(message: Message) -> dict[str, Any]:
    """A message as JSON; a seat among its values stays a seat."""
    values = {
        name: {"seat": int(value)} if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return {"key": message.key, "values": values, "rule": message.rule}


def frame(table: Table, seat: int | None, number: int) -> dict[str, Any]:
    """One step as one viewer sees it."""
    return {
        "number": number,
        "view": table.view(seat),
        "prospects": table.prospects(seat) or None,
        "events": [said(message) for message in table.told[-1]],
        "decision": decision(table),
        "choices": choices(table) if table.deciding == seat else [],
        "outcome": outcome(table) if table.is_over else None,
    }


def decision(table: Table) -> dict[str, Any] | None:
    """What is asked, as the deciding seat and the others read it."""
    if table.deciding is None:
        return None
    ask, wait = table.question(table.deciding), table.question(None)
    return {"seat": table.deciding, "kind": table.phase, "ask": said(ask), "wait": said(wait)}


def choices(table: Table) -> list[dict[str, Any]]:
    """The legal actions, typed, with their lines in a list."""
    return [
        {
            "action": table.game.rules.actions.to_json(table.game.rules.actions.decode(number)),
            "said": said(table.choice(number)),
        }
        for number in table.legal
    ]


def outcome(table: Table) -> dict[str, Any]:
    """Points and places, and the final scoring line by line."""
    ended = table.outcome
    return {
        "points": list(ended.points),
        "ranks": list(ended.ranks),
        "sources": [dict(sources) for sources in ended.sources],
        "resigned": ended.resigned,
        "verdict": [said(message) for message in table.verdict],
    }


def moves(table: Table) -> list[dict[str, str | int]]:
    """The moves so far, typed."""
    actions = table.game.rules.actions
    return [actions.to_json(actions.read(move, 0)) for move in table.moves]


def variants() -> Iterator[tuple[str, int, Mapping[str, str]]]:
    """Every game for every number of seats, and with every word of its options once."""
    for name in games.NAMES:
        game = games.load(name)
        for seats in game.seats:
            yield name, seats, {}
        for option, choice in game.rules.options.items():
            for word in choice.words:
                if word != choice.default:
                    yield name, game.seats[0], {option: word}


def play(
    name: str, seats: int, options: Mapping[str, str], seed: int, eye: int | None
) -> dict[str, Any]:
    """A game between greedy bots, seen by a seat or by somebody who watches."""
    table = Table(name, seats, seed, options=options, players=NAMES[:seats])
    bots = [make_bot("greedy", seed + seat) for seat in range(seats)]
    frames = [frame(table, eye, 0)]
    while (seat := table.deciding) is not None:
        table.play(bots[seat].choose(table.outlook(seat)))
        frames.append(frame(table, eye, len(frames)))
    return {
        "game": name,
        "players": list(NAMES[:seats]),
        "options": dict(table.start.options),
        "seat": eye,
        "moves": moves(table),
        "frames": frames,
    }


def main() -> None:
    """Write a file for every variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "fixtures")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    names = []
    for name, seats, options in variants():
        eyes = (0,) if options else (0, None)
        for eye in eyes:
            words = [
                name,
                str(seats),
                *starmap("{}_{}".format, options.items()),
                *(["watched"] if eye is None else []),
            ]
            label = "-".join(words)
            recorded = play(name, seats, options, arguments.seed, eye)
            text = json.dumps(recorded, ensure_ascii=False)
            (arguments.out / f"{label}.json").write_text(text, "utf-8")
            names.append(label)
            (arguments.out / "index.json").write_text(json.dumps(names))
            print(label, len(recorded["moves"]), "moves", len(text) // 1000, "kB", flush=True)


if __name__ == "__main__":
    main()
