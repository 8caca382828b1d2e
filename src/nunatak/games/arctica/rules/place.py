"""How do experienced players set up the board? (13)"""

from nunatak.games.arctica.actions import (
    iceberg_cell,
    igloo_cell,
    place_figure_action,
    place_ice_action,
    place_iceberg_action,
    place_igloo_action,
    placed_cell,
    placed_hunter,
    placed_ice,
    placed_ice_cell,
    placed_layer,
)
from nunatak.games.arctica.data import (
    CORNERS,
    DISTANCE,
    END_FIGURE,
    FEWEST_FLOES,
    FIGURES,
    FIRST_COD,
    FIRST_FIGURE,
    FLOE,
    HUNTER_FIGURES,
    ICE,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    INUIT,
    IS_CORNER,
    NO_FIGURE,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PACK,
    PLACES,
    PLAYED,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.comeback import is_corner
from nunatak.games.arctica.rules.dealing import begin_play, deal_hunters
from nunatak.games.arctica.rules.drift import has_ice
from nunatak.games.arctica.rules.move import refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, Actions, State, tell

# ------------------------------------------------------------------ ice


@compiled
def refuse_ice(state: State, action: int) -> Rule:
    """A-ADV-03: either side up, on any cell without ice."""
    kind = PACK + placed_ice(action)
    cell = placed_ice_cell(action)
    if cell == OUTSIDE:
        return Rule.A_ADV_03
    if has_ice(state, cell):
        return Rule.A_POS_07
    if not leaves_floes(state, kind, cell, count_ice(state), count_floes(state), count_able(state)):
        return Rule.A_ADV_04
    return Rule.NONE


@compiled
def leaves_floes(state: State, kind: int, cell: int, placed: int, floes: int, able: int) -> bool:
    """A-ADV-04: three floes, two of them where icebergs may go, are still within reach."""
    left = ICE_TOKENS - placed - 1
    if kind == FLOE:
        floes += 1
        able += takes_iceberg(state, cell)
    return floes + left >= FEWEST_FLOES and able + left >= ICEBERGS


@compiled
def takes_iceberg(state: State, cell: int) -> bool:
    """A-ADV-06, A-ADV-07: neither a corner nor a cell with cod."""
    return not IS_CORNER[cell] and not has_cod(state, cell)


@compiled
def has_cod(state: State, cell: int) -> bool:
    """A-ADV-07: a cod is in the cell."""
    for figure in range(FIRST_COD, len(FIGURES)):
        if state.cell[figure] == cell:
            return True
    return False


@compiled
def count_ice(state: State) -> int:
    """Tokens on the board."""
    count = 0
    for cell in range(OUTSIDE):
        count += state.ice[cell] != NO_ICE
    return count


@compiled
def count_floes(state: State) -> int:
    """Plain floes on the board."""
    count = 0
    for cell in range(OUTSIDE):
        count += state.ice[cell] == FLOE
    return count


@compiled
def count_able(state: State) -> int:
    """A-ADV-04: plain floes that may take an iceberg."""
    count = 0
    for cell in range(OUTSIDE):
        if state.ice[cell] == FLOE and takes_iceberg(state, cell):
            count += 1
    return count


@compiled
def legal_ice(state: State, out: Actions) -> int:
    """The sides and cells that nothing refuses."""
    placed = count_ice(state)
    floes = count_floes(state)
    able = count_able(state)
    count = 0
    for cell in range(OUTSIDE):
        if not has_ice(state, cell):
            for kind in (PACK, FLOE):
                if leaves_floes(state, kind, cell, placed, floes, able):
                    out[count] = place_ice_action(kind - PACK, cell)
                    count += 1
    return count


@compiled
def apply_ice(state: State, action: int) -> None:
    """A-ADV-02: a token on the board; after the twelfth come the icebergs."""
    kind = PACK + placed_ice(action)
    cell = placed_ice_cell(action)
    state.ice[cell] = kind
    tell(state, Event.PLACES_ICE, state.seat, kind, cell)
    pass_on(state)
    if count_ice(state) == ICE_TOKENS:
        state.phase = Phase.PLACE_ICEBERG


@compiled
def pass_on(state: State) -> None:
    """A-ADV-02: clockwise, one piece at a time; the rotation runs on."""
    state.seat = (state.seat + 1) % state.seats


# ------------------------------------------------------------------ icebergs


@compiled
def refuse_iceberg(state: State, action: int) -> Rule:
    """A-ADV-05 to A-ADV-08: on a floe, in no corner, not with cod, not the last floe."""
    cell = iceberg_cell(action)
    if state.ice[cell] != FLOE:
        return Rule.A_ADV_05
    if is_corner(cell):
        return Rule.A_ADV_06
    if has_cod(state, cell):
        return Rule.A_ADV_07
    if count_floes(state) == 1:
        return Rule.A_ADV_08
    return Rule.NONE


@compiled
def legal_icebergs(state: State, out: Actions) -> int:
    """The floes that nothing refuses."""
    count = 0
    for cell in range(OUTSIDE):
        if (
            state.ice[cell] == FLOE
            and refuse_iceberg(state, place_iceberg_action(cell)) == Rule.NONE
        ):
            out[count] = place_iceberg_action(cell)
            count += 1
    return count


@compiled
def apply_iceberg(state: State, action: int) -> None:
    """A-ADV-02: a floe becomes an iceberg; after the second come the figures."""
    cell = iceberg_cell(action)
    state.ice[cell] = ICEBERG
    tell(state, Event.PLACES_ICEBERG, state.seat, cell, 0)
    pass_on(state)
    icebergs = 0
    for other in range(OUTSIDE):
        icebergs += state.ice[other] == ICEBERG
    if icebergs == ICEBERGS:
        state.phase = Phase.PLACE_FIGURE


# ------------------------------------------------------------------ figures


@compiled
def refuse_figure(state: State, action: int) -> Rule:
    """A-ADV-09, A-ADV-10: a figure that is left, on a corner of its own, in a layer that suits."""
    hunter = placed_hunter(action)
    cell = placed_cell(action)
    figure = next_figure(state, hunter)
    if figure == NO_FIGURE or not is_free_corner(state, cell):
        return Rule.A_ADV_09
    return refuse_layer(state, figure, cell, placed_layer(action))


@compiled
def next_figure(state: State, hunter: int) -> int:
    """The hunter's first figure that is not yet on the board, or NO_FIGURE."""
    for figure in range(FIRST_FIGURE[hunter], END_FIGURE[hunter]):
        if state.cell[figure] == NOWHERE:
            return figure
    return NO_FIGURE


@compiled
def is_free_corner(state: State, cell: int) -> bool:
    """A-ADV-09: a corner on which no hunter's figure is."""
    if not is_corner(cell):
        return False
    for figure in range(HUNTER_FIGURES):
        if state.cell[figure] == cell:
            return False
    return True


@compiled
def legal_figures(state: State, out: Actions) -> int:
    """The figures, corners and layers that nothing refuses."""
    count = 0
    for hunter in range(PLAYED):
        if next_figure(state, hunter) != NO_FIGURE:
            for cell in CORNERS:
                for layer in (WATER, ICE):
                    action = place_figure_action(hunter, cell, layer)
                    if refuse_figure(state, action) == Rule.NONE:
                        out[count] = action
                        count += 1
    return count


@compiled
def apply_figure(state: State, action: int) -> None:
    """A-ADV-11: after the fifth figure the hunters are dealt, then the igloo is placed."""
    hunter = placed_hunter(action)
    figure = next_figure(state, hunter)
    state.cell[figure] = placed_cell(action)
    state.layer[figure] = placed_layer(action)
    tell(state, Event.PLACES_FIGURE, figure, state.cell[figure], state.layer[figure])
    pass_on(state)
    for other in range(HUNTER_FIGURES):
        if state.cell[other] == NOWHERE:
            return
    deal_hunters(state)
    offer_igloo(state)


# ------------------------------------------------------------------ igloo


@compiled
def refuse_igloo(state: State, action: int) -> Rule:
    """A-ADV-12: a plain floe, none nearer to the Inuit hunter."""
    cell = igloo_cell(action)
    if state.ice[cell] != FLOE or floe_distance(state, cell) != nearest_floe(state):
        return Rule.A_ADV_12
    return Rule.NONE


@compiled
def floe_distance(state: State, cell: int) -> int:
    """A-ADV-12, A-ADV-20: plain distance from the Inuit hunter's figure."""
    return int(DISTANCE[state.cell[FIRST_FIGURE[INUIT]], cell])


@compiled
def nearest_floe(state: State) -> int:
    """The distance of the nearest plain floe."""
    nearest = PLACES
    for cell in range(OUTSIDE):
        if state.ice[cell] == FLOE and floe_distance(state, cell) < nearest:
            nearest = floe_distance(state, cell)
    return nearest


@compiled
def legal_igloos(state: State, out: Actions) -> int:
    """The floes that nothing refuses."""
    nearest = nearest_floe(state)
    count = 0
    for cell in range(OUTSIDE):
        if state.ice[cell] == FLOE and floe_distance(state, cell) == nearest:
            out[count] = place_igloo_action(cell)
            count += 1
    return count


@compiled
def offer_igloo(state: State) -> None:
    """A-ADV-12: among equals somebody chooses."""
    nearest = nearest_floe(state)
    count = 0
    only = NOWHERE
    for cell in range(OUTSIDE):
        if state.ice[cell] == FLOE and floe_distance(state, cell) == nearest:
            count += 1
            only = cell
    state.news = 1
    if count == 1:
        place_igloo(state, only)
        return
    state.seat = igloo_chooser(state)
    state.phase = Phase.PLACE_IGLOO


@compiled
def igloo_chooser(state: State) -> int:
    """A-ADV-12: the Inuit hunter's player, or the first one."""
    owner = int(state.owner[INUIT])
    return int(state.first) if owner == NOBODY else owner


@compiled
def apply_igloo(state: State, action: int) -> None:
    """A-ADV-12: the igloo on the chosen floe."""
    place_igloo(state, igloo_cell(action))


@compiled
def place_igloo(state: State, cell: int) -> None:
    """A-ADV-13, A-ADV-20: the igloo, then the cards and the first turn, as always."""
    state.igloo = cell
    tell(state, Event.PLACES_IGLOO, cell, 0, 0)
    begin_play(state)
