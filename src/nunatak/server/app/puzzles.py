"""How are puzzles come by? A list for each game, and each with all that is needed to solve it."""

from functools import cache

from nunatak import games
from nunatak.analysis.reasons import key_of
from nunatak.kernel.appraisal import PLACE_SHARE
from nunatak.kernel.game import Game
from nunatak.kernel.message import Message
from nunatak.play.table import Table
from nunatak.puzzles.puzzle import Puzzle, shipped
from nunatak.server.app.routing import Call, route
from nunatak.server.wire import advice, outgoing
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

SHOW = 5.0  # milliseconds of work for one position
DIGITS = 3


@route("GET", "/api/puzzles/{game}", advice.Puzzles, session=False)
async def puzzles(call: Call) -> advice.Puzzles:
    """The puzzles of a game."""
    return listed(_game(call))


def listed(game: Game) -> advice.Puzzles:
    """All puzzles of a game, to choose from."""
    return advice.Puzzles(game=game.name, puzzles=[_info(each) for each in all_of(game)])


@route("GET", "/api/puzzles/{game}/{puzzle}", advice.Puzzle, session=False)
async def puzzle(call: Call) -> advice.Puzzle:
    """One puzzle: the position, the solution step by step, and why it is best."""
    game = _game(call)
    wanted = str(call.request.path_params["puzzle"])
    found = next((each for each in all_of(game) if each.id == wanted), None)
    if found is None:
        raise Trouble("not-found")
    call.pay(SHOW * (1 + len(found.solution)))
    return shown(game, found)


def _game(call: Call) -> Game:
    name = str(call.request.path_params["game"])
    if name not in games.NAMES:
        raise Trouble("not-found")
    call.node.need(name)
    return games.load(name)


def all_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game as they are kept; none of other rules."""
    found = shipped(game.name)
    return () if found is None or found.rules != game.version else found.puzzles


@cache
def _seats(position: str) -> int:
    return Table.at(position).seats


def _info(each: Puzzle) -> advice.PuzzleInfo:
    seats = _seats(each.position)
    return advice.PuzzleInfo(id=each.id, seats=seats, themes=list(each.themes), rating=each.rating)


def shown(game: Game, each: Puzzle) -> advice.Puzzle:
    """A puzzle with its frames, its solution and why it is best."""
    table = Table.at(each.position)
    frames, steps = [_frame(table, each.seat)], []
    for step in each.solution:
        number = table.number(step.play)
        steps.append(_step(game, number, free=step.free))
        table.play(number)
        frames.append(_frame(table, each.seat, told=True))
    start = Table.at(each.position)
    return advice.Puzzle(
        id=each.id,
        game=game.name,
        seats=table.seats,
        seat=each.seat,
        themes=list(each.themes),
        rating=each.rating,
        frames=frames,
        solution=steps,
        losses=[
            advice.PuzzleLoss(
                action=outgoing.forms(game.name, start.number(move)).action,
                places=round(loss / PLACE_SHARE * (table.seats - 1), DIGITS),
            )
            for move, loss in each.losses.items()
        ],
        gains=[
            advice.HintGain(seat=it.seat, source=it.source, before=it.before, after=it.after)
            for it in each.gains
        ],
        reasons=[
            advice.HintReason(key=key, seat=why.seat, more=why.more)
            for why in each.why
            if (key := key_of(game, why.measure)) is not None
        ],
    )


def _step(game: Game, number: int, *, free: bool) -> advice.PuzzleStep:
    return advice.PuzzleStep(action=outgoing.forms(game.name, number).action, free=free)


def _frame(table: Table, seat: int, *, told: bool = False) -> advice.PuzzleFrame:
    """The table through the eyes of the seat."""

    def said(message: Message) -> m.Said:
        return outgoing.said(message, [""] * table.seats, table.game.name, None)

    mine = table.deciding == seat
    decision = None
    if table.deciding is not None:
        asked = said(table.question(seat))
        decision = m.Question(seat=table.deciding, kind=table.phase, say=asked)
    return advice.PuzzleFrame(
        view=table.view(seat),
        prospects=table.prospects(seat),
        lines=[said(line) for line in table.news] if told else [],
        decision=decision,
        actions=[
            m.Choice(
                action=outgoing.forms(table.game.name, number).action,
                say=said(table.choice(number)),
            )
            for number in (table.legal if mine else [])
        ],
        result=None if decision is not None else outgoing.outcome_form(table.outcome),
    )
