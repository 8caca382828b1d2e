"""What can a step tell? Every event is open to both seats."""

from nunatak.games.lonewolves.names import CARD, MOON, OWN_SLOT, SCAR, SUIT, TERRITORY
from nunatak.kernel.events import Telling, told
from nunatak.kernel.kinds import NUMBER, SEAT
from nunatak.kernel.message import DETAIL


class Event(Telling):
    """In this order they are numbered; new ones come last, for the stores keep the numbers."""

    DEAL = told("deal", "L-SET-11", leader=SEAT)
    TRICK = told("trick", "L-FLOW-01", trick=NUMBER)
    LEADS = told("lead", "L-LEAD-02", player=SEAT, card=CARD, territory=TERRITORY)
    FOLLOWS = told("follow", "L-FOL-04", player=SEAT, card=CARD, territory=TERRITORY)
    VOID = told("void", "L-INFO-07", DETAIL, player=SEAT, suit=SUIT)
    REVEALS = told("reveal", "L-REV-01", player=SEAT, scar=SCAR, territory=TERRITORY)
    WINS = told("win", "L-WIN-01", player=SEAT, card=CARD)
    FLIPS = told("flip", "L-RES-03", DETAIL, player=SEAT, card=CARD, territory=TERRITORY)
    TAKES = told("take", "L-TAKE-01", player=SEAT, scar=SCAR, territory=TERRITORY)
    FINDS_NO_SCAR = told("no-scar", "L-TAKE-05", DETAIL, player=SEAT, territory=TERRITORY)
    MOON_RISES = told("moon", "L-MOON-04", moon=MOON, territory=TERRITORY, trick=NUMBER)
    PLACES_SCAR = told("place", "L-SLOT-01", player=SEAT, scar=SCAR, slot=OWN_SLOT)
    FINDS_NO_SLOT = told("no-slot", "L-SLOT-08", DETAIL, player=SEAT, scar=SCAR)
    TURNS = told("turn", "L-EFF-03", DETAIL, territory=TERRITORY, points=NUMBER)
    RECRUITS = told("recruit", "L-EFF-04", DETAIL, player=SEAT, territory=TERRITORY)
    RECRUITS_NOBODY = told("recruit-full", "L-EFF-05", DETAIL, territory=TERRITORY)
    FILLS = told("full", "L-CAP-02", DETAIL, territory=TERRITORY)
    ENDS = told("end", "L-END-01")
