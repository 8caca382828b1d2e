"""Why not, in the values of the sentence?"""

from nunatak.games.arctica.actions import ACTIONS, Attack, Escape, PlaceFigure, Step
from nunatak.games.arctica.data import FIRST_FIGURE, MOST_DRIFT
from nunatak.games.arctica.names import CARD, CELL, FIGURE, HUNTER, say_direction, say_figure
from nunatak.games.arctica.rules.escape import escape_cell
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.actions import Action
from nunatak.kernel.message import Values
from nunatak.kernel.state import State


def explain(state: State, _seat: int, action: int, rule: int) -> Values:
    """What the sentence of a refusal names; nothing that the seat may not know."""
    tried = ACTIONS.decode(action)
    if rule in (Rule.A_DRIFT_12, Rule.A_MELT_08, Rule.A_MOVE_04, Rule.A_POS_09):
        return {"cell": _cell_of(state, tried)}
    if rule in (Rule.A_POS_02, Rule.A_POS_03, Rule.A_RET_05):
        return say_figure(_figure_of(state, tried))
    if rule == Rule.A_ESC_05 and isinstance(tried, Escape):
        return say_direction(CARD.number(tried.card) // MOST_DRIFT)
    if rule == Rule.A_ESC_10:
        return say_direction(state.escape_card // MOST_DRIFT)
    return {}


def _cell_of(state: State, tried: Action) -> str:
    """The cell that an action names; an escape names it by its direction."""
    if isinstance(tried, Escape):
        return str(CELL.name(escape_cell(state, CARD.number(tried.card))))
    return str(vars(tried)["cell"])


def _figure_of(state: State, tried: Action) -> int:
    """The figure that an action names or answers for."""
    if isinstance(tried, Step | Attack):
        return FIGURE.number(tried.figure)
    if isinstance(tried, PlaceFigure):
        return int(FIRST_FIGURE[HUNTER.number(tried.hunter)])
    return int(state.asked)
