"""What can be tried? `docs/wolves-turn.md` says how a turn is cut into decisions."""

import re
from collections.abc import Mapping
from typing import Self

import numpy as np

from nunatak.games.wolves.data import CELLS, FACE, TURNING_TILES, Piece
from nunatak.games.wolves.names import (
    CELL,
    DOMINATED,
    PIECE,
    SIDE,
    SLOT,
    TARGET,
    TERRAIN,
    TILES_PAID,
    TOKENS_PAID,
    TRACK,
    WOLF,
)
from nunatak.games.wolves.state import Phase, wolf_cell, wolf_kind, wolf_of
from nunatak.kernel.actions import Action, Space, part
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import UNKNOWN
from nunatak.kernel.message import Message, Values
from nunatak.kernel.state import State


class EndTurn(Action, words="end turn", reads="end(?: turn)?", asked=(Phase.ACT,)):
    """End the turn: `end turn`."""


class Stop(Action, words="stop", asked=(Phase.WOLF,)):
    """Move no further wolf: `stop`."""


class Move(Action, words="move on {terrain}", asked=(Phase.ACT,)):
    """Begin a Move: `move on grass`."""

    terrain: str = part(TERRAIN)


class Build(
    Action,
    words="build at {cell} from {track}",
    reads="build (?:at )?{cell}(?: from {track})?",
    asked=(Phase.ACT,),
):
    """Build a den: `build at (-3,3) from speed`."""

    cell: str = part(CELL)
    track: str = part(TRACK.called("attribute"))


class Upgrade(
    Action, words="upgrade at {cell}", reads="upgrade (?:at )?{cell}", asked=(Phase.ACT,)
):
    """Upgrade a den to a lair: `upgrade at (3,-6)`."""

    cell: str = part(CELL)


class Howl(Action, words="howl at {cell}", reads="howl (?:at )?{cell}", asked=(Phase.ACT,)):
    """Call a lone wolf: `howl at (-6,2)`."""

    cell: str = part(CELL)


PACK_TARGET, LAIR_TARGET = TARGET.number("pack"), TARGET.number("lair")
DEN_TARGET = TARGET.size - TRACK.size - 1  # from the first track; the others follow
TARGET_KIND = np.array(
    [PIECE.number(str(name).partition(" ")[0]) for name in TARGET.names], np.int8
)
TARGET_TRACK = np.array(
    [TRACK.number(str(name).rpartition(" ")[2]) for name in TARGET.names], np.int8
)


class Dominate(
    Action,
    words="dominate {piece} at {cell} from {track}",
    reads="dominate {piece} (?:at )?{cell}(?: from {track})?",
    asked=(Phase.ACT,),
    digits=(CELL, TARGET),
):
    """Dominate a piece: `dominate pack at (-2,-3)`, `dominate den at (0,-2) from speed`."""

    piece: str = part(DOMINATED)
    cell: str = part(CELL)
    track: str = part(TRACK.called("attribute"))  # "" but for a den

    def numbers(self) -> tuple[int, ...]:
        """An unknown piece is taken for a lair, which nobody may dominate."""
        name = self.piece
        if PIECE.number(name) == Piece.DEN:
            name += f" from {TRACK.name(TRACK.number(self.track))}"
        target = TARGET.number(name)
        return CELL.number(self.cell), target if target < TARGET.size else LAIR_TARGET

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """Only a den comes from a track."""
        piece, _, track = str(TARGET.name(numbers[1])).partition(" from ")
        return cls(piece, str(CELL.name(numbers[0])), track)

    def __str__(self) -> str:
        """Without a track where there is none."""
        return super().__str__().removesuffix(" from")


class Pay(
    Action,
    words="pay {tiles}",
    asked=(Phase.PAY,),
    digits=(TOKENS_PAID, TILES_PAID),
    lumped=True,
):
    """Pay the action that was named: `pay H,t5`, `pay t3,t4,token`."""

    tiles: str = part(TILES_PAID)  # separated by commas
    tokens: int = part(TOKENS_PAID)

    def numbers(self) -> tuple[int, ...]:
        """The tokens weigh more than the tiles."""
        return TOKENS_PAID.number(self.tokens), TILES_PAID.number(self.tiles)

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """A payment that no hand can make is `?`."""
        tokens, tiles = numbers
        known = tokens < TOKENS_PAID.size
        return cls(str(TILES_PAID.name(tiles)), tokens) if known else cls(UNKNOWN, 0)

    @classmethod
    def read(cls, words: Mapping[str, str], seat: int) -> Self:  # noqa: ARG003
        """Tiles and tokens as they come: `t3,token`, `2 tokens` or `nothing`."""
        return cls(*read_payment(words["tiles"].split(",")))

    def __str__(self) -> str:
        """Tiles, then a word for each token."""
        words = [*filter(None, [self.tiles]), *["token"] * self.tokens]
        return f"pay {','.join(words) or 'nothing'}"

    def say(self, state: State) -> Message:
        """Which terrain pays, what the tiles show then, and which tokens are spent."""
        if self.tokens and not self.tiles:
            return Message("action-pay-tokens", {"count": self.tokens})
        tiles = {"tiles": self.tiles, **say_tiles(state, TILES_PAID.number(self.tiles))}
        if not self.tokens:
            return Message("action-pay", tiles)
        return Message("action-pay-both", {**tiles, "count": self.tokens})


def say_tiles(state: State, tiles: int) -> Values:
    """W-PAY-06: how many tiles pay, what they show, and what they will show; the home tile stays.

    All show one terrain (W-PAY-03), so at most two of them turn.
    """
    shown = int(state.tiles[state.seat])
    turning = [tile for tile in range(TURNING_TILES) if tiles >> tile + 1 & 1]
    sides = [
        (FACE[tile, shown >> tile & 1], FACE[tile, 1 - (shown >> tile & 1)]) for tile in turning
    ]
    front = sides[0][0] if sides else state.pack[state.seat]
    behind = [str(TERRAIN.name(int(back))) for _, back in sides] + ["none", "none"]
    return {
        "terrain": TERRAIN.name(int(front)),
        "paying": len(turning) + (tiles & 1),
        "turning": len(turning),
        "behind": behind[0],
        "behind_too": behind[1],
    }


def read_payment(items: list[str]) -> tuple[str, int]:
    """Tiles and number of tokens of `t3,token`, `2 tokens` or `nothing`."""
    tiles = []
    tokens = 0
    for item in map(str.strip, items):
        counted = re.fullmatch(r"(?:(\d) )?tokens?", item)
        if counted:
            tokens += int(counted[1] or 1)
        elif item != "nothing":
            tiles.append(item)
    return ",".join(tiles), tokens


class Wolf(
    Action,
    words="wolf {kind} at {cell}",
    reads="wolf {kind} (?:at )?{cell}",
    asked=(Phase.WOLF,),
    digits=(WOLF,),
):
    """Choose the wolf that moves next: `wolf alpha at (-1,-1)`."""

    kind: str = part(PIECE)
    cell: str = part(CELL)

    def numbers(self) -> tuple[int, ...]:
        """A piece that is no wolf is a wolf that does not exist."""
        kind = PIECE.number(self.kind)
        if kind not in (Piece.PACK, Piece.ALPHA):
            return (wolf_of(Piece.PACK, CELLS),)
        return (wolf_of(kind, CELL.number(self.cell)),)

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """W-MOVE-21: wolves are told apart by kind and cell."""
        wolf = numbers[0]
        return cls(str(PIECE.name(wolf_kind(wolf))), str(CELL.name(wolf_cell(wolf))))


class To(Action, words="to {cell}", asked=(Phase.DESTINATION,)):
    """Where the wolf ends: `to (0,-4)`."""

    cell: str = part(CELL)


class Push(Action, words="push to {cell}", reads="push (?:to )?{cell}", asked=(Phase.LANDING,)):
    """Where the displaced wolf goes: `push to (4,-7)`."""

    cell: str = part(CELL)


class Hunt(Action, words="hunt slot {slot}", reads="hunt (?:slot )?{slot}", asked=(Phase.HUNT,)):
    """From which of two stacks the prey is taken: `hunt slot 2`."""

    slot: int = part(SLOT)


class Place(Action, words="place at {cell}", reads="place (?:at )?{cell}", asked=(Phase.DRAFT,)):
    """Where an alpha and a pack wolf begin: `place at (0,-1)`."""

    cell: str = part(CELL)


class Pack(Action, words="pack {terrain}", asked=(Phase.PACK,)):
    """Which pack to lead: `pack forest`."""

    terrain: str = part(TERRAIN.called("pack"))


class Tiles(Action, words="tiles {side}", asked=(Phase.SIDE,)):
    """Which side the terrain tiles show at first: `tiles front`."""

    side: str = part(SIDE)


ACTIONS = Space(
    EndTurn,
    Stop,
    Move,
    Build,
    Upgrade,
    Howl,
    Dominate,
    Pay,
    Wolf,
    To,
    Push,
    Hunt,
    Place,
    Pack,
    Tiles,
)
MOST_LEGAL = 384
PAY_UNKNOWN = ACTIONS.encode(Pay(UNKNOWN, 0))

# ------------------------------------------------------------------ for the rules

is_asked = ACTIONS.is_asked()

is_end_turn, is_stop, is_move, is_build = EndTurn.test(), Stop.test(), Move.test(), Build.test()
is_upgrade, is_howl, is_dominate = Upgrade.test(), Howl.test(), Dominate.test()
is_pay, is_wolf, is_to, is_push = Pay.test(), Wolf.test(), To.test(), Push.test()
is_hunt, is_place, is_pack, is_tiles = Hunt.test(), Place.test(), Pack.test(), Tiles.test()

end_turn_action, stop_action = EndTurn.number(), Stop.number()
move_action, build_action, upgrade_action = Move.number(), Build.number(), Upgrade.number()
howl_action, dominate_action, pay_with = Howl.number(), Dominate.number(), Pay.number()
wolf_action, to_action, push_action = Wolf.number(), To.number(), Push.number()
hunt_action, place_action, pack_action = Hunt.number(), Place.number(), Pack.number()
tiles_action = Tiles.number()

move_terrain, build_cell, build_track = Move.digit(0), Build.digit("cell"), Build.digit("track")
upgrade_cell, howl_cell = Upgrade.digit("cell"), Howl.digit("cell")
dominate_cell, dominate_target = Dominate.digit(0), Dominate.digit(1)
pay_tokens, pay_tiles = Pay.digit(0), Pay.digit(1)
wolf_named, to_cell, push_cell = Wolf.digit(0), To.digit("cell"), Push.digit("cell")
hunt_slot, place_cell = Hunt.digit("slot"), Place.digit("cell")
pack_terrain, tiles_side = Pack.digit("terrain"), Tiles.digit("side")


@compiled
def is_paid(action: int) -> bool:
    """6.2: an action of the turn, which costs something."""
    return is_asked(Phase.ACT, action) and not is_end_turn(action)


@compiled
def dominate_kind(action: int) -> int:
    """The kind of the target."""
    return int(TARGET_KIND[dominate_target(action)])


@compiled
def dominate_track(action: int) -> int:
    """The track named for a den; NO_TRACK if none is."""
    return int(TARGET_TRACK[dominate_target(action)])
