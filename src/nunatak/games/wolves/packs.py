"""What does each pack have? (3.7, 3.8) As everybody may see it."""

from typing import Annotated, TypedDict

import numpy as np

from nunatak.games.wolves.data import (
    DEN_VP,
    FACE,
    LAIRS,
    LAIRS_VP,
    RESERVE,
    SEATS,
    SOURCES,
    TILES,
    TRACK_DENS,
    TRACKS,
    VALUE,
    WOLVES_VP,
    Bonus,
    Piece,
)
from nunatak.games.wolves.names import (
    BONUS,
    MOON,
    PIECE,
    PREY,
    SIDE,
    SOURCE,
    TERRAIN,
    TILE,
    TRACK,
)
from nunatak.games.wolves.rules import is_over
from nunatak.games.wolves.rules.pieces import reserve_kind
from nunatak.games.wolves.scoring import project, rank, score
from nunatak.games.wolves.state import is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import named
from nunatak.kernel.shown import NONE, By, Shown, Those, exactly, upto
from nunatak.kernel.state import State

MOON_WON = named(*MOON.names)


class Tile(TypedDict):
    """3.7: what a tile shows now, and what it shows once it is flipped; H has no sides."""

    tile: Annotated[str, TILE]
    side: Annotated[str | None, SIDE]
    shows: Annotated[str | None, TERRAIN]
    flips_to: Annotated[str | None, TERRAIN]


class Next(TypedDict):
    """What the next den would uncover."""

    value: int
    vp: int
    bonus: Annotated[str | None, BONUS]


class Attribute(TypedDict):
    """3.8: what a track shows."""

    value: int
    dens_left: int
    vp: int
    next: Next | None


class Seat(TypedDict):
    """A pack board, tiles, tokens and points."""

    pack: Annotated[str | None, TERRAIN]
    tiles: Annotated[list[Tile], exactly(len(TILES))]
    bonus_terrain: int
    bonus_action: int
    attributes: Annotated[dict[str, Attribute], By(TRACK)]
    lairs_left: int
    next_lair_vp: int | None
    reserve: Annotated[list[Annotated[str, PIECE]], upto(RESERVE)]
    next_wolf_vp: int | None
    prey: Annotated[list[str], Those(PREY)]
    moons: Annotated[dict[str, int], By(MOON_WON)]
    on_map: Annotated[dict[str, int], By(PIECE)]
    points: int
    sources: Annotated[dict[str, int], By(SOURCE)]
    projected: int  # if every moon token were scored as the pieces stand now
    projected_sources: Annotated[dict[str, int], By(SOURCE)]
    rank: int


@compiled
def show_seats(state: State, out: Shown) -> None:
    """The packs of all seats."""
    out.seats_count = state.seats
    show_points(state, out)
    for seat in range(state.seats):
        show_seat(state, seat, out)
        show_tiles(state, seat, out)
        for track in range(TRACKS):
            show_attribute(state, seat, track, out)


@compiled
def show_points(state: State, out: Shown) -> None:
    """Points now, and as they would be; by source."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    places = np.zeros(SEATS, np.int64)
    score(state, points)
    rank(state, places)
    for seat in range(state.seats):
        out.seats_points[seat] = points[seat].sum()
        out.seats_sources[seat] = points[seat]
        out.seats_rank[seat] = places[seat]
    if not is_over(state):
        project(state, points)
    for seat in range(state.seats):
        out.seats_projected[seat] = points[seat].sum()
        out.seats_projected_sources[seat] = points[seat]


@compiled
def show_seat(state: State, seat: int, out: Shown) -> None:
    """3.8: the pack board and the tokens."""
    used, lairs = int(state.wolves_used[seat]), int(state.count[seat, Piece.LAIR])
    out.seats_pack[seat] = state.pack[seat]
    out.seats_bonus_terrain[seat] = state.bonus_terrain[seat]
    out.seats_bonus_action[seat] = state.bonus_action[seat]
    out.seats_lairs_left[seat] = LAIRS - lairs
    out.seats_next_lair_vp[seat] = NONE
    if lairs < LAIRS:
        out.seats_next_lair_vp[seat] = LAIRS_VP[lairs + 1]
    out.seats_next_wolf_vp[seat] = WOLVES_VP[used + 1] if used < RESERVE else NONE
    out.seats_reserve_count[seat] = RESERVE - used
    for place in range(RESERVE - used):
        out.seats_reserve[seat, place] = reserve_kind(used + place)
    out.seats_prey[seat] = state.hunted[seat]
    out.seats_moons[seat] = state.moons_won[seat, 1:]
    out.seats_on_map[seat] = state.count[seat]


@compiled
def show_tiles(state: State, seat: int, out: Shown) -> None:
    """3.7: H shows the home terrain on both sides."""
    for tile in range(len(TILES)):
        out.seats_tiles_tile[seat, tile] = tile
        out.seats_tiles_side[seat, tile] = -1
        out.seats_tiles_shows[seat, tile] = state.pack[seat]
        out.seats_tiles_flips_to[seat, tile] = state.pack[seat]
        if tile > 0:
            side = int(state.tiles[seat]) >> (tile - 1) & 1
            out.seats_tiles_side[seat, tile] = side
            out.seats_tiles_shows[seat, tile] = FACE[tile - 1, side]
            out.seats_tiles_flips_to[seat, tile] = FACE[tile - 1, 1 - side]


@compiled
def show_attribute(state: State, seat: int, track: int, out: Shown) -> None:
    """3.8: the value now, and what the next den would uncover."""
    dens = int(state.dens_off[seat, track])
    side = 0 if is_two_player(state) else 1
    out.seats_attributes_value[seat, track] = VALUE[track, dens]
    out.seats_attributes_dens_left[seat, track] = TRACK_DENS - dens
    out.seats_attributes_vp[seat, track] = DEN_VP[side, dens]
    out.seats_attributes_next[seat, track] = dens < TRACK_DENS
    if dens < TRACK_DENS:
        bonus = int(state.den_bonus[track, dens])
        out.seats_attributes_next_value[seat, track] = VALUE[track, dens + 1]
        out.seats_attributes_next_vp[seat, track] = DEN_VP[side, dens + 1]
        out.seats_attributes_next_bonus[seat, track] = -1 if bonus == Bonus.NONE else bonus
