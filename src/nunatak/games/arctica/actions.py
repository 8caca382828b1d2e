"""What can be tried? docs/arctica-turn.md has the decisions and their notation."""

from nunatak.games.arctica.data import FIRST_COD, ICE, LAYERS, NOWHERE, OUTSIDE, WATER
from nunatak.games.arctica.names import (
    CARD,
    CELL,
    FIGURE,
    FLAT_ICE,
    HUNTER,
    ICE_KIND,
    MOVER,
    PLAYED_HUNTER,
    PREY,
    SAID_LAYER,
)
from nunatak.games.arctica.places import heading, way
from nunatak.games.arctica.state import Phase
from nunatak.kernel.actions import Action, Space, part
from nunatak.kernel.kinds import UNKNOWN
from nunatak.kernel.message import Values
from nunatak.kernel.state import State

TO = r"\s*(?:>|to|\s)\s*"


def _asked_figure(state: State, phase: Phase) -> Values:
    return FIGURE.values("figure", state.asked) if state.phase == phase else {"figure": UNKNOWN}


def _token(state: State, cell: str) -> Values:
    return ICE_KIND.values("ice", int(state.ice[CELL.number(cell)]))


def _layer(state: State, cell: int, layer: str) -> Values:
    """In the water it matters whether there is ice above."""
    if layer != LAYERS[WATER]:
        return {}
    return {"layer": "under" if state.ice[cell] else "open"}


# ------------------------------------------------------------------ in a turn


class Step(
    Action,
    words="{figure} to {cell} {layer}",
    reads=rf"(?:move )?{{figure}}{TO}{{cell}}\s*{{layer}}",
    asked=(Phase.TURN,),
):
    """A figure goes to a neighbouring cell: `seal1 to (1,0) water`."""

    figure: str = part(MOVER)
    cell: str = part(CELL)
    layer: str = part(SAID_LAYER)

    def besides(self, state: State) -> Values:
        """How it gets there; cod are also told apart by where they are."""
        figure, cell, _ = self.things
        layer = ICE if self.layer == LAYERS[ICE] else WATER
        said = {**_layer(state, cell, self.layer), **way(state, figure, cell, layer)}
        if figure < FIRST_COD:
            return said
        here = int(state.cell[figure])
        return {**said, "from": UNKNOWN if here == NOWHERE else CELL.name(here)}


class Attack(
    Action,
    words="{figure} attacks {target}",
    reads="{figure} (?:attacks|attack|x) {target}",
    asked=(Phase.TURN,),
):
    """A figure attacks: `orca attacks seal1`."""

    figure: str = part(FIGURE)
    target: str = part(PREY)


class Play(Action, words="play {card}", asked=(Phase.TURN,)):
    """Play an ice card: `play NE2`; a melt card so only when no ice is left."""

    card: str = part(CARD)


class Melt(Action, words="melt {cell}", asked=(Phase.TURN,)):
    """Play a melt card on an ice token: `melt (1,0)`."""

    cell: str = part(CELL)

    def besides(self, state: State) -> Values:
        """The token."""
        return _token(state, self.cell)


class Drift(Action, words="drift {cell}", asked=(Phase.DRIFT,)):
    """Choose a token that drifts: `drift (0,0)`."""

    cell: str = part(CELL)

    def besides(self, state: State) -> Values:
        """The token."""
        return _token(state, self.cell)


class Displace(Action, words="displace {cell}", asked=(Phase.DISPLACE,)):
    """Where the displaced figure goes: `displace (1,-1)`."""

    cell: str = part(CELL)

    def besides(self, state: State) -> Values:
        """The figure, and where it heads."""
        said = _asked_figure(state, Phase.DISPLACE)
        here = int(state.cell[state.asked]) if state.phase == Phase.DISPLACE else OUTSIDE
        return {**said, "heading": heading(here, CELL.number(self.cell))}


class Return(
    Action, words="return {cell} {layer}", reads=r"return {cell}\s*{layer}", asked=(Phase.RETURN,)
):
    """Where the captured figure returns: `return (4,0) water`."""

    cell: str = part(CELL)
    layer: str = part(SAID_LAYER)

    def besides(self, state: State) -> Values:
        """The figure."""
        return {**_asked_figure(state, Phase.RETURN), **_layer(state, self.things[0], self.layer)}


class Escape(
    Action,
    words="escape {card} {layer}",
    reads="escape {card}(?: {layer})?",
    asked=(Phase.ESCAPE,),
):
    """The seal's owner plays a card: `escape NE2 water`."""

    card: str = part(CARD)
    layer: str = part(SAID_LAYER)


class NoEscape(Action, words="no escape", asked=(Phase.ESCAPE,)):
    """The seal's owner plays none: `no escape`."""


class Respond(Action, words="respond {card}", asked=(Phase.RESPOND,)):
    """The attacker plays a card of the same direction: `respond NE1`."""

    card: str = part(CARD)


class NoResponse(Action, words="no response", asked=(Phase.RESPOND,)):
    """The attacker plays none: `no response`."""


class Done(Action, words="done", asked=(Phase.TURN, Phase.DRIFT)):
    """End the open activation: `done`; A-DRIFT-10 forbids to end a drift so."""


class EndTurn(Action, words="end turn", asked=(Phase.TURN,)):
    """End the turn and fill the hand: `end turn`."""


class Swap(Action, words="swap", asked=(Phase.TURN,)):
    """End the turn by discarding the hand and drawing three: `swap`."""


class Activate(Action, words="activate {hunter}", asked=(Phase.TURN,)):
    """Activate a hunter and do nothing with it, which A-TURN-26 forbids: `activate orca`."""

    hunter: str = part(HUNTER)


# ------------------------------------------------------------------ before the first turn


class PlaceIce(Action, words="place {ice} {cell}", asked=(Phase.PLACE_ICE,)):
    """Put an ice token on the board, either side up: `place floe (0,0)`."""

    ice: str = part(FLAT_ICE)
    cell: str = part(CELL)


class PlaceIceberg(Action, words="place iceberg {cell}", asked=(Phase.PLACE_ICEBERG,)):
    """Put an iceberg on a floe: `place iceberg (0,0)`."""

    cell: str = part(CELL)


class PlaceFigure(
    Action,
    words="place {hunter} {cell} {layer}",
    reads=r"place {hunter} {cell}\s*{layer}",
    asked=(Phase.PLACE_FIGURE,),
):
    """Put a hunter's next figure on a corner: `place seal (4,0) ice`."""

    hunter: str = part(PLAYED_HUNTER)
    cell: str = part(CELL)
    layer: str = part(SAID_LAYER)

    def besides(self, state: State) -> Values:
        """In open sea, or under the ice."""
        return _layer(state, self.things[1], self.layer)


class PlaceIgloo(Action, words="place igloo {cell}", asked=(Phase.PLACE_IGLOO,)):
    """Put the igloo on a floe: `place igloo (0,0)`."""

    cell: str = part(CELL)


ACTIONS = Space(
    Step, Attack, Play, Melt, Drift, Displace, Return, Escape, NoEscape, Respond, NoResponse,
    Done, EndTurn, Swap, Activate, PlaceIce, PlaceIceberg, PlaceFigure, PlaceIgloo,
)  # fmt: skip
MOST_LEGAL = 512


# ------------------------------------------------------------------ for the rules

is_asked = ACTIONS.is_asked()

is_step, is_attack, is_play, is_melt = Step.test(), Attack.test(), Play.test(), Melt.test()
is_return, is_escape, is_place_figure = Return.test(), Escape.test(), PlaceFigure.test()
is_no_escape, is_no_response = NoEscape.test(), NoResponse.test()
is_done, is_swap, is_activate = Done.test(), Swap.test(), Activate.test()

step_action, attack_action, play_action = Step.number(), Attack.number(), Play.number()
melt_action, drift_action, displace_action = Melt.number(), Drift.number(), Displace.number()
return_action, escape_action, no_escape_action = Return.number(), Escape.number(), NoEscape.number()
respond_action, no_response_action = Respond.number(), NoResponse.number()
done_action, end_turn_action, swap_action = Done.number(), EndTurn.number(), Swap.number()
place_ice_action, place_iceberg_action = PlaceIce.number(), PlaceIceberg.number()
place_figure_action, place_igloo_action = PlaceFigure.number(), PlaceIgloo.number()

step_figure, step_cell, step_layer = (Step.digit(at) for at in ("figure", "cell", "layer"))
attack_figure, attack_target = Attack.digit("figure"), Attack.digit("target")
play_card, melt_cell, drift_cell = Play.digit("card"), Melt.digit("cell"), Drift.digit("cell")
displace_cell = Displace.digit("cell")
return_cell, return_layer = Return.digit("cell"), Return.digit("layer")
escape_card, escape_layer = Escape.digit("card"), Escape.digit("layer")
respond_card, activated_hunter = Respond.digit("card"), Activate.digit("hunter")
placed_ice, placed_ice_cell = PlaceIce.digit("ice"), PlaceIce.digit("cell")
iceberg_cell, igloo_cell = PlaceIceberg.digit("cell"), PlaceIgloo.digit("cell")
placed_hunter, placed_cell, placed_layer = (
    PlaceFigure.digit(at) for at in ("hunter", "cell", "layer")
)
