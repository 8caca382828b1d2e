"""What does an analysis look like as JSON? `docs/analysis.md` tells every field."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from nunatak.analysis.judging import Estimate, grade_of
from nunatak.analysis.outlooks import place_of
from nunatak.analysis.review import Analysis
from nunatak.analysis.summary import Judged, Play, Turn, TurningPoint, play_of
from nunatak.kernel.game import Game
from nunatak.kernel.message import Message, Seat
from nunatak.play.table import Outcome

FORMAT = 1
DIGITS = 4


def to_json(analysis: Analysis) -> dict[str, Any]:
    """The analysis, ready for JSON; moves and turns count from 1, seats from 0."""
    record, budget = analysis.record, analysis.effort.budget
    return {
        "format": FORMAT,
        "nunatak": version("nunatak"),
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "hidden": analysis.table.game.views.hidden,
        "budget": {
            "seconds": budget.seconds,
            "iterations": budget.iterations,
            "seed": analysis.effort.seed,
        },
        "complete": analysis.is_complete,
        "decisions": analysis.decisions,
        **findings(
            analysis.table.game,
            analysis.table.seats,
            analysis.judged,
            analysis.turns,
            analysis.turning_points,
        ),
        "result": _result(analysis),
        "luck": None if analysis.luck is None else _rounded(asdict(analysis.luck)),
    }


def findings(
    game: Game,
    seats: int,
    judged: Sequence[Judged],
    turns: Sequence[Turn],
    points: Sequence[TurningPoint],
) -> dict[str, Any]:
    """What was found about the moves, the turns and the players."""
    return {
        "moves": [_move(game, each) for each in judged],
        "turns": [_turn(turn) for turn in turns],
        "turning_points": [_turning_point(seats, point) for point in points],
        "players": [_play(play_of(turns, seat)) for seat in range(seats)],
    }


def _move(game: Game, judged: Judged) -> dict[str, Any]:
    moment, judgement = judged.moment, judged.judgement
    return {
        "move": moment.number,
        "turn": moment.turn,
        "seat": moment.seat,
        "kind": moment.kind,
        "notation": moment.notation,
        "worths": _rounded(judgement.worths),
        "places": _places(judgement.worths, len(judgement.worths)),
        "best": str(game.rules.actions.decode(judgement.best)),
        "said": _said(game.say_action(moment.state, moment.action)),
        "better": _said(game.say_action(moment.state, judgement.best)),
        "played": _rounded(judgement.played),
        "difference": _rounded(judgement.difference),
        "uncertainty": _rounded(judgement.uncertainty),
        "gave_away": _rounded(judged.lost),
        "grade": judged.grade,
        "spread": _rounded(judgement.spread),
        "choices": len(moment.legal),
        "iterations": judgement.iterations,
    }


def _said(message: Message) -> dict[str, Any]:
    """A text for any language; a seat among its values stays a seat."""
    values = {
        name: {"seat": int(value)} if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return {"key": message.key, "values": values}


def _turn(turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "first": turn.moves[0].moment.number,
        "last": turn.moves[-1].moment.number,
        "difference": _rounded(turn.difference),
        "uncertainty": _rounded(turn.uncertainty),
        "gave_away": _rounded(turn.lost),
        "grade": grade_of(turn.lost),
        "worst": turn.worst.moment.number if turn.lost else None,
    }


def _turning_point(seats: int, point: TurningPoint) -> dict[str, Any]:
    return {
        "turn": point.turn.number,
        "move": point.turn.moves[0].moment.number,
        "seat": point.seat,
        "before": _rounded(point.before),
        "after": _rounded(point.after),
        "places": _places((point.before, point.after), seats),
        "cause": point.cause,
        "by": None if point.by is None else point.by.seat,
        "mistake": None if point.by is None else point.by.worst.moment.number,
    }


def _play(play: Play) -> dict[str, Any]:
    return {
        "seat": play.seat,
        "turns": play.turns,
        "held": play.held,
        "accuracy": _rounded(play.accuracy),
        "gave_away": _rounded(play.gave_away),
        **{f"{grade}s": count for grade, count in play.grades.items()},
    }


def _result(analysis: Analysis) -> dict[str, Any] | None:
    if analysis.result is None:
        return None
    return result_form(analysis.table.game, analysis.result, analysis.table.outcome)


def result_form(game: Game, worths: Estimate, outcome: Outcome) -> dict[str, Any]:
    """How it ended."""
    return {
        "worths": _rounded(worths),
        "points": [points / game.rules.point for points in outcome.points],
        "ranks": list(outcome.ranks),
        "resigned": outcome.resigned,
    }


def _places(worths: Iterable[float], seats: int) -> list[float]:
    return [round(place_of(worth, seats), DIGITS) for worth in worths]


def _rounded(found: Any) -> Any:
    """Every number of it, to a few digits."""
    if isinstance(found, float):
        return round(found, DIGITS)
    if isinstance(found, dict):
        return {name: _rounded(value) for name, value in found.items()}
    if isinstance(found, list | tuple):
        return [_rounded(value) for value in found]
    return found
