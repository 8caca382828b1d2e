"""What can a step tell? Every event is open to all seats."""

EVENTS = (
    "hunter",  # seat, hunter
    "first",  # seat
    "turn",  # seat, turn
    "place-ice",  # seat, kind, cell
    "place-iceberg",  # seat, cell
    "place-figure",  # figure, cell, layer
    "place-igloo",  # cell
    "return",  # figure, cell, layer
    "play",  # seat, card
    "no-effect",
    "slide",  # cell it leaves, cell it enters, kind
    "displace",  # figure, cell, layer
    "melt",  # seat, cell, kind before
    "igloo-lost",
    "step",  # figure, cell, layer
    "done",  # seat, hunter
    "plankton",  # seat, left
    "attack",  # seat, figure, target
    "capture",  # seat, target
    "escape",  # seat, card, layer
    "no-escape",  # seat
    "respond",  # seat, card
    "no-response",  # seat
    "flee",  # figure, cell, layer
    "draw",  # seat, number
    "discard",  # seat, card
    "reshuffle",  # number
    "end-cod",
    "end-plankton",
    "end-limit",  # turn
)
(
    DEALS_HUNTER,
    FIRST,
    TURN_BEGINS,
    PLACES_ICE,
    PLACES_ICEBERG,
    PLACES_FIGURE,
    PLACES_IGLOO,
    RETURNS,
    PLAYS,
    NO_EFFECT,
    SLIDES,
    DISPLACED,
    MELTS,
    IGLOO_LOST,
    STEPS,
    DONE,
    FEEDS,
    ATTACKS,
    CAPTURES,
    ESCAPES,
    NO_ESCAPE,
    RESPONDS,
    NO_RESPONSE,
    FLEES,
    DRAWS,
    DISCARDS,
    RESHUFFLES,
    ENDS_COD,
    ENDS_PLANKTON,
    ENDS_LIMIT,
) = range(len(EVENTS))
