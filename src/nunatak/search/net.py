"""What does a trained network say of a position? Its file, and the arithmetic, without PyTorch.

A file holds the weights (half precision), the tables that lead from an observation to the network
and from its answers to actions, and which game and which version it was trained for. Observations
grow at their end: a network of an earlier version looks at the beginning of them.
`nunatak.learning` writes such files; the sums here are those of its `Network`.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import Game
from nunatak.kernel.state import Actions

FORMAT = 2
ABOUT = "about"
LEAST = 1e-5  # variance that is added when a row is levelled

Indices = NDArray[np.int32]
Floats = NDArray[np.float32]


class NoNet(ValueError):
    """Nobody has trained a network for this game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no trained network for {game}")
        self.game = game


class NetDoesNotFit(ValueError):
    """The file was made for something else: for what, and what it is now."""

    def __init__(self, path: Path, made: str, now: str) -> None:
        super().__init__(f"{path.name} was trained for {made}, but this is {now}")
        self.path, self.made, self.now = path, made, now


class Net(NamedTuple):
    """Tables and weights; a matrix has a row for each number that goes in."""

    seen: Indices  # by place, the numbers of an observation that tell of it
    back: Indices  # by place and direction, from where it is the next one; how many there are: none
    rest: Indices  # the numbers of an observation that tell of no place
    answer: Indices  # by action; < 0: none
    here: int  # answers of each place
    first: Floats  # by number: all eyes of the place itself, then of those that look at it
    spot: Floats  # by place and eye, with the bias
    second: Floats  # by eye, the same
    second_bias: Floats
    keep: Floats
    keep_bias: Floats
    gather: Floats
    gather_bias: Floats
    know: Floats
    inner: Floats  # by block
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats
    hope: Floats
    hope_bias: Floats
    at: Floats
    at_bias: Floats
    all: Floats
    weigh: Floats  # a row for each answer of a place
    weigh_bias: Floats
    apart: Floats  # a row for each answer of no place
    apart_bias: Floats
    whisper: Floats  # a row for each number that the body tells a place, place by place
    hear: Floats


class Room(NamedTuple):
    """Memory to reckon in; every thread needs its own."""

    observed: Floats
    eyed: Floats  # by place
    eyed_twice: Floats
    glance: Floats  # what one place gives to itself and to those that look at it
    kept: Floats
    body: Floats
    level: Floats
    hidden: Floats
    known: Floats  # what the body tells each place
    there: Floats
    hopes: Floats  # by seat, counted from the deciding one
    weights: Floats  # by legal action


# ------------------------------------------------------------------ the file


def about(game: Game) -> dict[str, Any]:
    """What a network has to be made for."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "observations": game.learner.version,
        "observation": game.learner.length,
        "actions": game.rules.actions.size,
        "seats": game.seats[-1],
    }


def write_net(path: Path, game: Game, arrays: dict[str, NDArray[Any]]) -> None:
    """Keep a network: weights in half precision, tables as they are."""
    held = {
        name: array.astype(np.float16) if array.dtype.kind == "f" else array.astype(np.int16)
        for name, array in arrays.items()
    }
    words = np.frombuffer(json.dumps(about(game)).encode(), np.uint8)
    np.savez_compressed(path, **{ABOUT: words}, **held)  # type: ignore[arg-type]


def read_net(path: Path, game: Game) -> Net:
    """The network in a file, if it was made for this game as it is now or begins."""
    with np.load(path) as held:
        made = {"observations": 1, **json.loads(bytes(held[ABOUT]).decode())}  # the first said none
        if not _fits(made, game):
            raise NetDoesNotFit(path, _in_words(made), _in_words(about(game)))
        found: dict[str, Any] = {
            name: np.ascontiguousarray(
                held[name], np.float32 if held[name].dtype.kind == "f" else np.int32
            )
            for name in Net._fields
            if name != "here"
        }
    return Net(here=len(found["weigh"]), **found)


def _fits(made: dict[str, Any], game: Game) -> bool:
    """All is as it is now, but that an observation may be of any version of that length."""
    lengths = game.learner.lengths
    version = made["observations"]
    if not 1 <= version <= len(lengths):
        return False
    seen = {"observations": version, "observation": lengths[version - 1]}
    return made == {**about(game), **seen}


def _in_words(made: dict[str, Any]) -> str:
    return (
        f"{made['game']} version {made['version']} ({made['observation']} numbers seen in "
        f"observations of version {made['observations']}, "
        f"{made['actions']} actions, {made['seats']} seats, format {made['format']})"
    )


_nets: dict[Path, Net] = {}


def net_of(game: Game) -> Net:
    """The network of a game, read once."""
    path = game.learner.net
    if path is None or not path.exists():
        raise NoNet(game.name)
    if path not in _nets:
        _nets[path] = read_net(path, game)
    return _nets[path]


def make_room(net: Net, observation: int, most_legal: int) -> Room:
    """Memory for one thinker."""
    places, eyes = net.spot.shape
    width = len(net.gather_bias)

    def zeros(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    return Room(
        observed=zeros(observation),
        eyed=zeros(places, eyes),
        eyed_twice=zeros(places, eyes),
        glance=zeros(net.second.shape[1]),
        kept=zeros(len(net.keep_bias)),
        body=zeros(width),
        level=zeros(width),
        hidden=zeros(width),
        known=zeros(eyes),
        there=zeros(eyes),
        hopes=zeros(len(net.hope_bias)),
        weights=zeros(most_legal),
    )


# ------------------------------------------------------------------ the sums


# Inner loops index whole matrices: to take a row out of one costs more than to add it.


@compiled
def clear(row: Floats) -> None:
    """All 0."""
    for number in range(len(row)):
        row[number] = 0.0


@compiled
def add_row(total: Floats, factor: float, matrix: Floats, row: int) -> None:
    """A row of a matrix times a factor, added."""
    for number in range(len(total)):
        total[number] += factor * matrix[row, number]


@compiled
def rectify(row: Floats) -> None:
    """Nothing below 0."""
    for number in range(len(row)):
        row[number] = max(row[number], np.float32(0.0))


@compiled
def give(back: Indices, place: int, glance: Floats, out: Floats) -> None:
    """What a place gives, to itself and to those that look at it."""
    places, eyes = out.shape
    for eye in range(eyes):
        out[place, eye] += glance[eye]
    for direction in range(back.shape[1]):
        looking = back[place, direction]
        if looking < places:
            first = (1 + direction) * eyes
            for eye in range(eyes):
                out[looking, eye] += glance[first + eye]


@compiled
def look(net: Net, room: Room) -> None:
    """What is seen of each place with its neighbours; few numbers of an observation are not 0."""
    seen, first, back = net.seen, net.first, net.back
    observed, glance, eyed = room.observed, room.glance, room.eyed
    places, told = seen.shape
    eyed[:] = net.spot
    for place in range(places):
        clear(glance)
        for number in range(told):
            said = observed[seen[place, number]]
            if said != 0.0:
                add_row(glance, said, first, number)
        give(back, place, glance, eyed)
    for place in range(places):
        for eye in range(eyed.shape[1]):
            eyed[place, eye] = max(eyed[place, eye], np.float32(0.0))


@compiled
def look_again(net: Net, room: Room) -> None:
    """The same of what was seen, added to it."""
    second, bias, back = net.second, net.second_bias, net.back
    glance, eyed, twice = room.glance, room.eyed, room.eyed_twice
    places, eyes = eyed.shape
    for place in range(places):
        for eye in range(eyes):
            twice[place, eye] = bias[eye]
    for place in range(places):
        clear(glance)
        for eye in range(eyes):
            if eyed[place, eye] > 0.0:
                add_row(glance, eyed[place, eye], second, eye)
        give(back, place, glance, twice)
    for place in range(places):
        for eye in range(eyes):
            more = max(twice[place, eye], np.float32(0.0))
            twice[place, eye] = more + eyed[place, eye]


@compiled
def collect(net: Net, room: Room) -> None:
    """All places and the rest, into the body."""
    keep, bias, gather, rest, know = net.keep, net.keep_bias, net.gather, net.rest, net.know
    body, kept, twice, observed = room.body, room.kept, room.eyed_twice, room.observed
    body[:] = net.gather_bias
    places, eyes = twice.shape
    for place in range(places):
        kept[:] = bias
        for eye in range(eyes):
            if twice[place, eye] > 0.0:
                add_row(kept, twice[place, eye], keep, eye)
        for number in range(len(kept)):
            if kept[number] > 0.0:
                add_row(body, kept[number], gather, place * len(kept) + number)
    for number in range(len(rest)):
        told = observed[rest[number]]
        if told != 0.0:
            add_row(body, told, know, number)


@compiled
def level(row: Floats, out: Floats) -> None:
    """A row with mean 0 and variance 1."""
    count = len(row)
    mean = 0.0
    for number in range(count):
        mean += row[number]
    mean /= count
    variance = 0.0
    for number in range(count):
        variance += (row[number] - mean) ** 2
    scale = 1.0 / np.sqrt(variance / count + LEAST)
    for number in range(count):
        out[number] = (row[number] - mean) * scale


@compiled
def think_over(net: Net, room: Room) -> None:
    """Every block adds its bit to the body."""
    body, even, hidden = room.body, room.level, room.hidden
    for block in range(len(net.inner)):
        inner, outer = net.inner[block], net.outer[block]
        level(body, even)
        hidden[:] = net.inner_bias[block]
        for number in range(len(even)):
            add_row(hidden, even[number], inner, number)
        body += net.outer_bias[block]
        for number in range(len(hidden)):
            if hidden[number] > 0.0:
                add_row(body, hidden[number], outer, number)
    level(body, even)
    rectify(even)


@compiled
def hope(net: Net, room: Room) -> None:
    """What each seat can hope for, from -1 to 1, counted from the deciding one."""
    room.hopes[:] = net.hope_bias
    for number in range(len(room.level)):
        add_row(room.hopes, room.level[number], net.hope, number)
    for seat in range(len(room.hopes)):
        room.hopes[seat] = np.tanh(room.hopes[seat])


@compiled
def weigh_actions(net: Net, room: Room, actions: Actions, count: int) -> None:
    """The weight of each of so many actions; a place is looked at when the first names it."""
    room.known[:] = net.at_bias
    for number in range(len(room.level)):
        if room.level[number] > 0.0:
            add_row(room.known, room.level[number], net.all, number)
    places = len(room.eyed)
    last = -1
    for number in range(count):
        answer = net.answer[actions[number]]
        place = answer // net.here if net.here else places
        if place < places:
            if place != last:
                consider(net, room, place)
                last = place
            which = answer - place * net.here
            room.weights[number] = net.weigh_bias[which] + product(net.weigh, which, room.there)
        else:
            which = answer - places * net.here
            room.weights[number] = net.apart_bias[which] + product(net.apart, which, room.level)


@compiled
def consider(net: Net, room: Room, place: int) -> None:
    """What is seen at a place, with all that the body knows."""
    room.there[:] = room.known
    for eye in range(room.eyed.shape[1]):
        add_row(room.there, room.eyed_twice[place, eye], net.at, eye)
    whispers = len(net.hear)
    for number in range(whispers):
        told = product(net.whisper, place * whispers + number, room.level)
        add_row(room.there, told, net.hear, number)
    rectify(room.there)


@compiled
def product(matrix: Floats, row: int, other: Floats) -> float:
    """The sum of the products of a row and others."""
    total = np.float32(0.0)
    for number in range(len(other)):
        total += matrix[row, number] * other[number]
    return float(total)


@compiled
def judge_observed(net: Net, room: Room, actions: Actions, count: int) -> None:
    """From `room.observed` to the weight of each action and the hope of each seat."""
    look(net, room)
    look_again(net, room)
    collect(net, room)
    think_over(net, room)
    hope(net, room)
    weigh_actions(net, room, actions, count)
