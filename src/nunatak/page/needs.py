"""What does the page need of a game? Its edges in JavaScript, their entries, its declaration."""

import pickle
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numba.core.errors import NumbaError

from nunatak.analysis.reasons import key_of, spoken
from nunatak.kernel.actions import Action
from nunatak.kernel.game import Game, Rules
from nunatak.kernel.learner import Learner
from nunatak.kernel.shown import Layout
from nunatak.kernel.views import Views, show_nothing
from nunatak.page import trial
from nunatak.page.edge import Edge
from nunatak.page.entries import (
    Argument,
    Array,
    Entry,
    NoEntry,
    Number,
    Parts,
    Record,
    Several,
    entry,
)
from nunatak.page.gather import Gatherer
from nunatak.search.endgame import Ending, solve
from nunatak.search.levels import LEVELS
from nunatak.search.net import make_room, net_of
from nunatak.search.nettree import Guide, grow_guided
from nunatak.search.tree import NODE, Style, Tree, add_visits, grow, keep_branch

LAYOUTS = ("ground_layout", "public_layout", "private_layout")

ABSENT: dict[Any, str] = {  # what the page does without
    ThreadPoolExecutor: "a page has one thread for a thought",
    net_of: "a page has no network",
    make_room: "a page has no network",
    Guide: "a page has no network",
    grow_guided: "a page has no network",
    spoken: "known already",
    vars(Action)["number"].__func__: "compiled",
    vars(Rules)["phase"].func: "known already",
    **{vars(Views)[name].func: "known already" for name in LAYOUTS},
}
RENEWED: dict[type, dict[str, str]] = {  # closures upon closures: quicker made than written
    Layout: {"_read": "root.plain"},
}

SETTLED: dict[type, tuple[str, ...]] = {Learner: ("length",)}

SHORT, WIDE, BYTE = np.dtype(np.int16), np.dtype(np.int64), np.dtype(np.uint8)
REAL, WORD = np.dtype(np.float64), np.dtype(np.int32)


def needs(game: Game, kept: Path) -> tuple[str, list[Entry], dict[str, Any]]:
    """The script, the entries of the compiled module, and the declaration.

    Entries that were compiled before lie in the folder.
    """
    edge = Edge(game)
    _ready(game)
    others = {game.values: "a page has no rulebook", game.words.draw: "a page has no terminal"}
    gatherer = Gatherer(ABSENT | others, RENEWED, SETTLED)
    script = gatherer.module(edge)
    told = _told(game) | {id(trial.play_out): _trial(game.rules.state)}
    wanted = {**gatherer.compiled, "play_out": trial.play_out}
    entries = _entries(game, wanted, told, kept)
    return script, entries, declaration(game, entries)


def _entries(
    game: Game, wanted: Mapping[str, Any], told: Mapping[int, Any], kept: Path
) -> list[Entry]:
    """The entries of these functions: all kept ones, or all made anew.

    Numba counts the functions that it compiles and names them by that: entries of different
    processes have other functions under the same names, and can't be put together.
    """
    file = kept / "entries.pickle"
    found: list[Entry] = pickle.loads(file.read_bytes()) if file.exists() else []
    if [each.name for each in found] != list(wanted):
        found = _made(game, wanted, told)
        kept.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pickle.dumps(found))
    return found


def _made(game: Game, wanted: Mapping[str, Any], told: Mapping[int, Any]) -> list[Entry]:
    """All that can't be called are told at once."""
    found, failed = [], []
    for name, function in wanted.items():
        try:
            found.append(entry(name, function, told.get(id(function)), game.rules.state))
        except (NoEntry, NumbaError) as error:
            failed.append(f"{name}: {error}")
    if failed:
        raise NoEntry("\n".join(failed))
    return found


def _ready(game: Game) -> None:
    """What is made when it is first asked for, and then kept."""
    for owner, name in ((game.rules, "phase"), *((game.views, name) for name in LAYOUTS)):
        getattr(owner, name)
    for measure in game.judge.measures:
        key_of(game, measure)


# ------------------------------------------------------------------ what annotations do not tell


def _told(game: Game) -> dict[int, tuple[Argument, ...]]:
    """The arguments of verbs and searches, whose annotations leave something open."""
    rules, views, state = game.rules, game.views, game.rules.state
    here, seat = Record(state), Number()
    chance, actions = Array(WIDE, 1), Array(SHORT, 1)
    points, places, worths = Array(WIDE, 2), Array(WIDE, 1), Array(REAL, 1)
    nodes = Array(NODE, 1)
    tree = Parts(
        Tree,
        (
            *(Array(state, 1), nodes, Array(WIDE, 1), Array(WORD, 1), actions, Array(WORD, 1)),
            *(chance, points, places, worths),
        ),
    )
    style = Parts(Style, (Number(whole=False), Number(whole=False), Number()))
    ending = Parts(
        Ending, (Array(state, 1), Array(SHORT, 2), Array(WIDE, 1), points, places, worths)
    )
    found: dict[Any, tuple[Argument, ...]] = {
        rules.legal: (here, actions),
        rules.score: (here, points),
        rules.rank: (here, places),
        views.redeal: (here, seat, chance),
        views.show: (here, Record(views.public_layout.dtype)),
        views.show_ground: (here, Record(views.ground_layout.dtype)),
        views.know: (here, seat, Record(views.private_layout.dtype)),
        game.judge.features: (here, Array(REAL, 2)),
        game.learner.observe: (here, seat, Array(np.dtype(np.float32), 1)),
        grow: (tree, style, seat, Number(), Number()),
        solve: (ending, seat, Number(), Number(), chance, worths),
        add_visits: (nodes, Array(WIDE, 1)),
        keep_branch: (nodes, Number(), nodes, Number()),
    }
    found.pop(show_nothing, None)
    return {id(function): arguments for function, arguments in found.items()}


def _trial(state: np.dtype[Any]) -> tuple[Argument, ...]:
    bytes_, numbers = Array(BYTE, 1), Array(WIDE, 1)
    return Array(state, 1), bytes_, numbers, Array(SHORT, 1), numbers, Number()


# ------------------------------------------------------------------ the declaration


def declaration(game: Game, entries: list[Entry]) -> dict[str, Any]:
    """What the page knows of a game before it loads its code, and how the code is called."""
    rules = game.rules
    return {
        "game": game.name,
        "version": game.version,
        "seats": list(rules.seats),
        "options": {
            name: {
                "default": option.default,
                "words": list(option.words),
                "numbers": [option.numbers[0], option.numbers[-1]] if option.numbers else [],
            }
            for name, option in rules.options.items()
        },
        "phases": list(rules.phase.names),
        "sources": list(rules.sources),
        "source_rules": {name: list(ids) for name, ids in rules.source_rules.items()},
        "roles": list(rules.roles),
        "point": rules.point,
        "hidden": game.views.hidden,
        "size": rules.actions.size,
        "most_legal": rules.most_legal,
        "longest": rules.longest,
        "over": _id(rules.over),
        "final": _id(rules.final),
        "rules": [_id(rule) for rule in rules.ids if int(rule)],
        "actions": {
            kind.type(): {name: list(part.names) for name, part in kind.parts.items()}
            for kind in rules.actions.kinds
        },
        "state": rules.state.itemsize,
        "levels": {
            name: {
                "seconds": level.budget.seconds,
                "iterations": level.budget.iterations,
                "threads": level.budget.threads,
            }
            for name, level in LEVELS.items()
        },
        "entries": {each.name: _called(each) for each in entries},
    }


def _id(rule: Any) -> str:
    return str(rule.name.replace("_", "-"))


def _called(each: Entry) -> Mapping[str, Any]:
    takes = [_taken(argument) for argument in each.arguments]
    match each.result:
        case Number(flag=flag):
            gives: Any = "flag" if flag else "number"
        case Several(count):
            gives = {"several": count}
        case Array(dtype, dimensions):
            gives = {"array": str(dtype), "dimensions": dimensions}
        case None:
            gives = None
    return {"takes": takes, "gives": gives}


def _taken(argument: Argument) -> Any:
    match argument:
        case Number():
            return "number"
        case Record(dtype):
            return {"record": dtype.itemsize}
        case Array(dtype, dimensions):
            return {"array": "record" if dtype.names else str(dtype), "dimensions": dimensions}
        case Parts(_, parts):
            return {"parts": [_taken(part) for part in parts]}
