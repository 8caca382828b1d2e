"""What can a step tell? Every event is open to all seats."""

from nunatak.games.wolves.names import (
    CELL,
    GAIN,
    MOON,
    PIECE,
    PREY,
    SIDE,
    SLOT,
    TERRAIN,
    TRACK,
    WALKER,
    WOLF,
)
from nunatak.kernel.events import Telling, told
from nunatak.kernel.kinds import NUMBER, SEAT
from nunatak.kernel.message import DETAIL, SILENT


class Event(Telling):
    """In this order they are numbered; new ones come last, for the stores keep the numbers."""

    DEAL = told("deal", "W-SET-12", first=SEAT)
    PACK_CHOSEN = told("pack", "W-SET-02", player=SEAT, pack=TERRAIN)
    SIDE_CHOSEN = told("side", "W-SET-21", player=SEAT, side=SIDE)
    PLACES = told("place", "W-SET-13", player=SEAT, cell=CELL)
    TURN = told("turn", "W-TURN-01", player=SEAT)
    PLANS = told("plan", "W-PAY-08", SILENT, player=SEAT, action=NUMBER)
    CHOOSES = told("choose", "W-MOVE-18", SILENT, player=SEAT, wolf=WOLF)
    STOPS = told("stop", "W-MOVE-20", SILENT, player=SEAT)
    SPENDS_ACTION = told("bonus", "W-TURN-02", DETAIL, player=SEAT)
    PAYS = told("pay", "W-PAY-06", DETAIL, player=SEAT, tiles=NUMBER, tokens=NUMBER)
    MOVES = told("move", "W-MOVE-19", DETAIL, player=SEAT, wolf=WALKER, cell=CELL)
    PUSHES = told("push", "W-DISP-04", DETAIL, piece=NUMBER, start=CELL.called("from"), cell=CELL)
    BUILDS = told("build", "W-DEN-09", player=SEAT, cell=CELL, attribute=TRACK)
    UPGRADES = told("upgrade", "W-LAIR-07", player=SEAT, cell=CELL)
    HOWLS = told("howl", "W-HOWL-04", player=SEAT, cell=CELL, piece=PIECE)
    DOMINATES = told("dominate", "W-DOM-07", player=SEAT, cell=CELL, piece=NUMBER)
    REPLACES = told("replace", "W-DOM-07", DETAIL, player=SEAT, cell=CELL, piece=PIECE)
    IMPROVES = told("attribute", "W-DEN-09", DETAIL, player=SEAT, attribute=TRACK, value=NUMBER)
    GAINS = told("gain", "W-SUP-02", DETAIL, player=SEAT, token=GAIN)
    GAINS_NOTHING = told("gain-none", "W-OPT-03", DETAIL, player=SEAT, token=GAIN)
    DAY = told("calendar", "W-CAL-01", DETAIL, day=NUMBER)
    HUNTS = told("hunt", "W-HUNT-05", player=SEAT, prey=PREY, slot=SLOT)
    SCORES = told("score", "W-CAL-03", moon=MOON)
    REGION_WON = told("region-first", "W-SCORE-04", slot=SLOT, first=NUMBER, second=NUMBER)
    REGION_TIED = told("region-tied", "W-SCORE-07", slot=SLOT, tied=NUMBER)  # as bits
    REGION_EMPTY = told("region-empty", "W-SCORE-09", slot=SLOT)
    ENDS = told("end", "W-END-01")
    STALLS = told("stalled", "W-END-08")
