"""What does the page show, and what do we? The same questions, asked of Node and of Python."""

import base64
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from nunatak import games
from nunatak.kernel.chance import FOR_SIMULATION, below, stream
from nunatak.kernel.message import Message, Seat
from nunatak.kernel.state import copy
from nunatak.page.edge import Edge
from tests.page import node

REPLAY = Path(__file__).with_name("replay.ts")


@dataclass
class Played:
    """A game to be shown: what was played, and after how many moves it is looked at."""

    seats: int
    options: dict[str, str]
    seed: int
    moves: list[int] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)
    tried: list[int] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        return {**vars(self), "seed": str(self.seed)}


def at_random(game: str, seats: int, options: Mapping[str, str], seed: int, looks: int) -> Played:
    """A random game, to be looked at now and then, the last position included."""
    edge = Edge(games.load(game))
    chance = stream(seed, FOR_SIMULATION)
    state = edge.deal(seats, options, seed)
    played = Played(seats, dict(options), seed)
    while not edge.over(state):
        legal = edge.legal(state)
        played.moves.append(legal[below(chance, len(legal))])
        edge.apply(state, played.moves[-1])
    count = len(played.moves)
    played.looks = sorted({0, 1, count, *(below(chance, count) for _ in range(looks))})
    size = edge.game.rules.actions.size
    played.tried = [below(chance, size) for _ in range(12)]
    return played


def ask_node(folder: Path, game: str, **questions: Any) -> dict[str, Any]:
    """What the page's engine answers."""
    asked = json.dumps({"game": game, **questions})
    found: dict[str, Any] = json.loads(node.run(REPLAY, str(folder), given=asked))
    return found


def shown(game: str, played: Played) -> list[dict[str, Any]]:
    """What Python shows of the same game."""
    edge = Edge(games.load(game))
    state, before = edge.deal(played.seats, played.options, played.seed), None
    found = []
    for made in range(len(played.moves) + 1):
        if made in played.looks:
            found.append(_look(edge, state, before, played.tried))
        if made < len(played.moves):
            before, state = state, copy(state)
            edge.apply(state, played.moves[made])
    return found


def _look(edge: Edge, state: Any, before: Any, tried: Iterable[int]) -> dict[str, Any]:
    legal, seats = edge.legal(state), range(edge.seats(state))
    everybody = [None, *seats]
    seat = None if edge.over(state) else int(state.seat)
    text = edge.text(state)
    redealt = copy(state)
    edge.redeal_from(redealt, 0, 77)
    found = {
        "text": text,
        "again": edge.text(edge.at(text)),
        "options": edge.options(text),
        "bytes": base64.b64encode(np.asarray(state).tobytes()).decode(),
        "seat": seat,
        "phase": edge.phase(state),
        "over": edge.over(state),
        "revealed": bool(state.news),
        "legal": legal,
        "forms": [edge.form(action) for action in legal],
        "numbers": legal,
        "notations": [edge.notation(action) for action in legal],
        "parsed": [edge.parsed(edge.notation(action), seat or 0) for action in legal],
        "says": [_said(edge.say(state, action)) for action in legal],
        "refusals": [
            _refused(edge.refusal(state, each, edge.complete(state, action)))
            for action in tried
            for each in seats
        ],
        "log": [_line(line) for line in edge.log(state, before)],
        "ask": _said(edge.ask(state)),
        "wait": _said(edge.wait(state)),
        "verdict": [_line(line) for line in edge.verdict(state)],
        "views": [edge.view(state, each) for each in everybody],
        "prospects": [edge.prospects(state, each) for each in everybody],
        "points": edge.points(state),
        "ranks": edge.ranks(state),
        "sources": edge.sources(state),
        "redealt": edge.text(redealt),
    }
    plain: dict[str, Any] = json.loads(json.dumps(found, default=_number))
    return plain


def _number(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else list(value)


def _said(message: Message) -> dict[str, Any]:
    values = {
        name: {"seat": int(value)} if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return {"key": message.key, "values": values}


def _line(message: Message) -> dict[str, Any]:
    rule = {"rule": message.rule} if message.rule else {}
    return {**_said(message), **rule, "weight": message.weight}


def _refused(message: Message | None) -> dict[str, Any] | None:
    return None if message is None else {**_said(message), "rule": message.key}


def differences(ours: Any, theirs: Any, path: str = "") -> list[str]:
    """Where two answers are not the same."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        names = [*ours, *(name for name in theirs if name not in ours)]
        return [
            line
            for name in names
            for line in differences(ours.get(name, "-"), theirs.get(name, "-"), f"{path}.{name}")
        ]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs, strict=True))
        return [x for n, (a, b) in pairs for x in differences(a, b, f"{path}[{n}]")]
    same = ours == theirs and isinstance(ours, bool) == isinstance(theirs, bool)
    return [] if same else [f"{path}: {str(ours)[:300]} / {str(theirs)[:300]}"]
