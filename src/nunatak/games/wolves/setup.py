"""How does it begin? (4, 11)"""

from collections.abc import Mapping

import numpy as np

from nunatak.games.wolves.data import (
    ALL_BACK,
    ALL_FRONT,
    CELLS,
    LAND,
    LAYOUTS,
    LEAST_SEATS,
    MOON_STACKS,
    MOST_STALL_ROUNDS,
    NO_CELL,
    NO_PACK,
    NO_PIECE,
    NO_PREY,
    NO_REGION,
    NO_TERRAIN,
    PREY_STACK_SIZE,
    PREY_STACKS,
    PREYS,
    REGION_BOARDS,
    SLOTS,
    STALL_ROUNDS,
    VIRTUAL,
    VIRTUAL_PACK,
    Token,
)
from nunatak.games.wolves.designed import Designed
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import (
    BOARDS,
    GROUND,
    LONE_WOLF_CELL,
    LONE_WOLF_CELLS,
    PALETTE,
    PREY_CELL,
    SLOT,
    VIRTUAL_CELL,
)
from nunatak.games.wolves.names import OPTION, PACKS, SIDE, SWITCH, TILE_SIDE
from nunatak.games.wolves.rules.draft import (
    CHOOSE_PACK,
    CHOOSE_SIDE,
    name_virtual_pack,
    settle_pick,
)
from nunatak.games.wolves.rules.pieces import put
from nunatak.games.wolves.state import NO_ACTION, NO_WOLF, STATE, Phase, is_two_player
from nunatak.kernel.chance import below, shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import Option
from nunatak.kernel.state import State, begin_step, empty, tell

OPTIONS = {
    "bonus_action_cap": Option(default="off", words=SWITCH.names),
    "seat_compensation": Option(default="off", words=SWITCH.names),
    "limited_supply": Option(default="off", words=SWITCH.names),
    "tile_side": Option(default="front", words=TILE_SIDE.names),
    "packs": Option(default="random", words=PACKS.names),
    "stall_rounds": Option(default=str(STALL_ROUNDS), numbers=range(MOST_STALL_ROUNDS + 1)),
}

# Stacks in the order of 3.10 and 3.11, to be shuffled over the regions, by layout.
MOONS = np.zeros((LAYOUTS, SLOTS, 2), np.int8)
STACK_KIND = np.full((LAYOUTS, SLOTS), NO_PREY, np.int8)
STACK_SIZE = np.zeros(LAYOUTS, np.int8)
for _layout in range(LAYOUTS):
    _players = _layout + LEAST_SEATS
    _regions = len(MOON_STACKS[_players])
    MOONS[_layout, :_regions] = MOON_STACKS[_players]
    STACK_KIND[_layout, :_regions] = np.repeat(np.arange(len(PREYS)), PREY_STACKS[_players])
    STACK_SIZE[_layout] = PREY_STACK_SIZE[_players]
# W-2P-05: upper and lower moon token, piece, place beside the lake; a row for each piece.
VIRTUAL_PIECES = np.array(
    [
        (*stack, kind, place)
        for stack, *kinds_at in VIRTUAL_PACK
        for place, kinds in enumerate(kinds_at)
        for kind in kinds
    ],
    np.int64,
)


def blank(designed: Designed, options: Mapping[str, str], seats: int) -> State:
    """W-SET-06, W-SET-09 to W-SET-11, W-2P-07, W-2P-14: what each game of this size shares."""
    state = empty(STATE)[0]
    state.seats = seats
    state.layout = seats - LEAST_SEATS
    for option, kind in OPTION.items():
        setattr(state, option, kind.number(options[option]))
    side = min(int(state.layout), 1)
    state.palette[:] = designed.palettes
    state.phase_day[:] = designed.phase_days[state.layout]
    state.den_bonus[:] = designed.den_bonus[side]
    state.hunt_vp[:] = designed.hunt_vp[side]
    state.region[:] = NO_REGION
    state.prey[:] = NO_PREY
    state.terrain[:] = GROUND[state.layout]
    state.piece[:] = NO_PIECE
    state.where[:] = NO_CELL
    state.pack[:] = NO_PACK
    state.tiles[:seats] = ALL_BACK if state.tile_side == SIDE.number("back") else ALL_FRONT
    clear_action(state)
    return state


def clear_action(state: State) -> None:
    """No action is open."""
    state.pending = NO_ACTION
    state.paid = NO_TERRAIN
    state.moved[:] = NO_WOLF
    state.wolf = NO_WOLF
    state.pushed = NO_CELL


@compiled
def deal(state: State) -> None:
    """All chance of the game, in the ledger's order; nothing random happens later."""
    begin_step(state)
    deal_regions(state)
    deal_prey(state)
    deal_moons(state)
    lay_lone_wolves(state)
    if is_two_player(state):
        place_virtual_pack(state)
    state.first = below(state.chance, int(state.seats))  # W-SET-12
    state.news = 1
    tell(state, Event.DEAL, state.first, 0, 0)
    deal_packs(state)
    give_starting_tokens(state)
    settle_pick(state)


@compiled
def first_region(state: State) -> int:
    """The first slot that holds a region: 0 with two players, else 1, behind the start board."""
    return 0 if is_two_player(state) else 1


@compiled
def deal_regions(state: State) -> None:
    """W-SET-03, W-2P-01: different region boards, drawn from the ten."""
    boards = np.arange(REGION_BOARDS).astype(np.int8)
    shuffle(state.chance, boards)
    start = first_region(state)
    for slot in range(start, BOARDS[state.layout]):
        state.region[slot] = boards[slot - start]
    lay_terrain(state)


@compiled
def lay_terrain(state: State) -> None:
    """Each cell takes its terrain from the board in its slot."""
    for cell in range(CELLS):
        ground = int(GROUND[state.layout, cell])
        if ground >= PALETTE:
            region = state.region[SLOT[state.layout, cell]]
            state.terrain[cell] = state.palette[region, ground - PALETTE]


@compiled
def deal_prey(state: State) -> None:
    """W-SET-05, W-2P-02: one stack of one kind to each region."""
    start = first_region(state)
    regions = int(BOARDS[state.layout]) - start
    kinds = STACK_KIND[state.layout, :regions].copy()
    shuffle(state.chance, kinds)
    for number in range(regions):
        lay_prey(state, start + number, kinds[number], STACK_SIZE[state.layout])


@compiled
def lay_prey(state: State, slot: int, kind: int, count: int) -> None:
    """A stack on a region's prey cell."""
    state.prey[slot] = kind
    state.prey_left[slot] = count
    state.token[PREY_CELL[state.layout, slot]] = Token.PREY


@compiled
def deal_moons(state: State) -> None:
    """W-SET-07, W-2P-03: one stack of moon tokens to each lake."""
    start = first_region(state)
    regions = int(BOARDS[state.layout]) - start
    order = np.arange(regions).astype(np.int8)
    shuffle(state.chance, order)
    for number in range(regions):
        for height in range(2):
            state.moon[start + number, height] = MOONS[state.layout, order[number], height]


@compiled
def lay_lone_wolves(state: State) -> None:
    """W-SET-04: a lone wolf on each lone-wolf cell."""
    for number in range(LONE_WOLF_CELLS[state.layout]):
        state.token[LONE_WOLF_CELL[state.layout, number]] = Token.LONE_WOLF


@compiled
def place_virtual_pack(state: State) -> None:
    """W-2P-05: the virtual pack's pieces beside each lake, by the stack of moon tokens."""
    for slot in range(BOARDS[state.layout]):
        for number in range(len(VIRTUAL_PIECES)):
            upper, lower, kind, place = VIRTUAL_PIECES[number]
            if upper == state.moon[slot, 0] and lower == state.moon[slot, 1]:
                put(state, VIRTUAL, kind, int(np.int64(VIRTUAL_CELL[state.layout, slot, place])))


@compiled
def deal_packs(state: State) -> None:
    """W-SET-02: a different pack for each player, at random or by choice."""
    state.phase = Phase.PACK
    if state.packs != CHOOSE_PACK:
        packs = np.arange(LAND).astype(np.int8)
        shuffle(state.chance, packs)
        for seat in range(state.seats):
            state.pack[seat] = packs[seat]
        name_virtual_pack(state)
        state.phase = Phase.SIDE if state.tile_side == CHOOSE_SIDE else Phase.DRAFT


@compiled
def give_starting_tokens(state: State) -> None:
    """W-2P-08, W-OPT-02: bonus action tokens for those who play late."""
    seats = int(state.seats)
    if seats == 2:
        state.bonus_action[(int(state.first) + 1) % seats] = 1
    elif state.seat_compensation:
        for number in range(2 if seats == 3 else seats - 2, seats):
            state.bonus_action[(int(state.first) + number) % seats] = 1
