"""What can a step tell? Every event is open to all seats."""

from nunatak.games.arctica.names import CARD, CELL, FIGURE, HUNTER, ICE_KIND, LAYER, TARGET
from nunatak.kernel.events import Telling, told
from nunatak.kernel.kinds import NUMBER, SEAT
from nunatak.kernel.message import DETAIL, SILENT


class Event(Telling):
    """In this order they are numbered; new ones come last, for the stores keep the numbers."""

    DEALS_HUNTER = told("hunter", "A-SET-02", player=SEAT, hunter=HUNTER)
    FIRST = told("first", "A-SET-11", player=SEAT)
    TURN_BEGINS = told("turn", "A-TURN-18", player=SEAT, turn=NUMBER)
    PLACES_ICE = told("place-ice", "A-ADV-03", player=SEAT, ice=ICE_KIND, cell=CELL)
    PLACES_ICEBERG = told("place-iceberg", "A-ADV-05", player=SEAT, cell=CELL)
    PLACES_FIGURE = told("place-figure", "A-ADV-09", figure=FIGURE, cell=CELL, layer=LAYER)
    PLACES_IGLOO = told("place-igloo", "A-ADV-12", cell=CELL)
    RETURNS = told("return", "A-RET-01", figure=FIGURE, cell=CELL, layer=LAYER)
    PLAYS = told("play", "A-TURN-02", player=SEAT, card=CARD)
    NO_EFFECT = told("no-effect", "A-TURN-12", DETAIL)
    SLIDES = told("slide", "A-DRIFT-03", DETAIL, start=CELL.called("from"), to=CELL, ice=ICE_KIND)
    DISPLACED = told("displace", "A-SWIM-01", DETAIL, figure=FIGURE, cell=CELL, layer=LAYER)
    MELTS = told("melt", "A-MELT-01", DETAIL, player=SEAT, cell=CELL, ice=ICE_KIND)
    IGLOO_LOST = told("igloo-lost", "A-MELT-07")
    STEPS = told("step", "A-MOVE-02", figure=FIGURE, cell=CELL, layer=LAYER)
    DONE = told("done", "A-TURN-27", SILENT, player=SEAT, hunter=HUNTER)
    FEEDS = told("plankton", "A-COD-04", DETAIL, player=SEAT, count=NUMBER)
    ATTACKS = told("attack", "A-HUNT-01", player=SEAT, figure=FIGURE, target=TARGET)
    CAPTURES = told("capture", "A-CAP-01", player=SEAT, target=TARGET)
    ESCAPES = told("escape", "A-ESC-03", DETAIL, player=SEAT, card=CARD, layer=LAYER)
    NO_ESCAPE = told("no-escape", "A-ESC-07", DETAIL, player=SEAT)
    RESPONDS = told("respond", "A-ESC-09", DETAIL, player=SEAT, card=CARD)
    NO_RESPONSE = told("no-response", "A-ESC-11", DETAIL, player=SEAT)
    FLEES = told("flee", "A-ESC-11", figure=FIGURE, cell=CELL, layer=LAYER)
    DRAWS = told("draw", "A-TURN-13", DETAIL, player=SEAT, count=NUMBER)
    DISCARDS = told("discard", "A-TURN-14", DETAIL, player=SEAT, card=CARD)
    RESHUFFLES = told("reshuffle", "A-TURN-17", DETAIL, count=NUMBER)
    ENDS_COD = told("end-cod", "A-END-01", turn=NUMBER)
    ENDS_PLANKTON = told("end-plankton", "A-END-02", turn=NUMBER)
    ENDS_LIMIT = told("end-limit", "A-END-10", turn=NUMBER)
