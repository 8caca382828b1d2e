"""What is said about it? Keys and values of texts; `text/` has the words."""

from dataclasses import replace

from nunatak.games.lonewolves.board import draw
from nunatak.games.lonewolves.data import (
    CARD_SUIT,
    CARD_VALUE,
    HIGHEST,
    LOWEST,
    PLACES,
    SEATS,
    TRICKS,
    Source,
)
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.names import MOON, PHASE, SCAR, SOURCE, SUIT, TERRITORY
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.scoring import (
    STRENGTH,
    controller,
    count_sides,
    lone_wolves,
)
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.message import Message, Seat, Values
from nunatak.kernel.state import NOBODY, State
from nunatak.kernel.tally import Tally
from nunatak.kernel.words import Scene, Words


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("side", {"side": role})


def _moon(scene: Scene) -> list[Message]:
    """L-MOON-07: a moon of the last trick makes no trump any more."""
    _, moon, territory, trick = scene.numbers
    values = {"moon": MOON.name(moon), "territory": TERRITORY.name(territory)}
    if trick == TRICKS:
        return [Message("log-moon-last", values, "L-MOON-07")]
    return [Message("log-moon", {**values, "suit": SUIT.name(territory)}, "L-MOON-04")]


def _placed(scene: Scene) -> list[Message]:
    """L-ADV-05: a slot on a border touches two territories."""
    line = Event.PLACES_SCAR.line(*scene.numbers[1:])
    rule = "L-ADV-05" if line.key == "log-place-border" else line.rule
    return [Message(line.key, line.values, rule)]


def _won(scene: Scene) -> list[Message]:
    """L-WIN-01: the one exception is named where it decides, a 2 that beats a 7 of its suit."""
    line = Event.WINS.line(*scene.numbers[1:])
    winning, losing = scene.numbers[2], _lost(scene)
    is_exception = CARD_VALUE[winning] == LOWEST and CARD_VALUE[losing] == HIGHEST
    if is_exception and CARD_SUIT[winning] == CARD_SUIT[losing]:
        return [replace(line, key="log-win-two")]
    return [line]


def _lost(scene: Scene) -> int:
    """The card that is turned over in the row after it (L-RES-03)."""
    return int(scene.after.event[scene.row + 1, 2])


# ------------------------------------------------------------------ why not


def explain(state: State, _seat: int, _action: int, rule: int) -> Values:
    """L-FOL-02 names the led suit, which lies open; L-INFO-08: nothing else is named."""
    if rule == Rule.L_FOL_02:
        return {"suit": SUIT.name(CARD_SUIT[state.led])}
    return {}


# ------------------------------------------------------------------ how it ended


def verdict(state: State, tally: Tally) -> list[Message]:
    """The final scoring, territory by territory, then the points and the winner."""
    totals = [
        Message("log-points", {"player": Seat(seat), "points": points}, "L-SCO-01")
        for seat, points in enumerate(tally.totals)
    ]
    return [*_control_lines(state), *_source_lines(tally), *totals, _winner(state, tally)]


def _control_lines(state: State) -> list[Message]:
    sides = count_sides(state)
    lines = []
    for territory in range(PLACES):
        seat = controller(sides, territory)
        name = TERRITORY.name(territory)
        strength = [int(sides[number, territory, STRENGTH]) for number in range(SEATS)]
        if seat == NOBODY:
            values = {"territory": name, "strength": strength[0]}
            lines.append(Message("log-unclaimed", values, "L-CTL-02"))
            continue
        values = {
            "player": Seat(seat),
            "territory": name,
            "strength": strength[seat],
            "other": strength[1 - seat],
            "points": int(state.honor[territory, 0]),
        }
        lines.append(Message("log-control", values, "L-CTL-01"))
    return lines


def _source_lines(tally: Tally) -> list[Message]:
    """L-SCO-01: what moons and scars bring; the honor tokens have been told."""
    lines = []
    for source in (each for each in Source if each != Source.HONOR):
        for seat, points in enumerate(tally.points[:, source].tolist()):
            values = {"player": Seat(seat), "source": SOURCE.name(source), "points": points}
            lines += [Message("log-source", values, "L-SCO-01")] if points else []
    return lines


def _winner(state: State, tally: Tally) -> Message:
    if len(tally.winners) > 1:
        return Message("log-draw", {}, "L-SCO-04")
    (winner,), totals = tally.winners, tally.totals
    player = {"player": Seat(winner)}
    if totals[0] == totals[1]:
        wolves = int(lone_wolves(state, winner))
        return Message("log-winner-lone-wolves", {**player, "wolves": wolves}, "L-SCO-03")
    return Message("log-winner", {**player, "points": totals[winner]}, "L-SCO-02")


WORDS = Words(
    Event,
    PHASE,
    Phase.OVER,
    asked={
        Phase.FOLLOW: lambda state: {"suit": SUIT.name(CARD_SUIT[state.led])},
        Phase.PLACE: lambda state: {"scar": SCAR.name(int(state.taken))},
    },
    lines={Event.MOON_RISES: _moon, Event.PLACES_SCAR: _placed, Event.WINS: _won},
    verdict=verdict,
    explain=explain,
    say_role=say_role,
    draw=draw,
)
