"""What can a step tell? Every event is open to all seats."""

EVENTS = (
    "deal",  # first player
    "pack",  # seat, pack
    "side",  # seat, side
    "place",  # seat, cell
    "turn",  # seat
    "plan",  # seat, action that is to be paid
    "choose",  # seat, wolf
    "stop",  # seat
    "bonus",  # seat: spends a bonus action token
    "pay",  # seat, tiles, tokens
    "move",  # seat, wolf as it stood, cell
    "push",  # piece, from, to
    "build",  # seat, cell, track
    "upgrade",  # seat, cell
    "howl",  # seat, cell, kind of the wolf that came
    "dominate",  # seat, cell, piece that was there
    "replace",  # seat, cell, kind of the piece that took its place
    "attribute",  # seat, track, value
    "gain",  # seat, bonus
    "gain-none",  # seat, bonus: the supply is empty
    "calendar",  # days filled
    "hunt",  # seat, prey, slot
    "score",  # moon
    "region",  # slot, first owner, second owner or NOBODY
    "region-tie",  # slot, tied owners as bits
    "region-empty",  # slot
    "end",
    "stalled",
)
(
    DEAL,
    PACK_CHOSEN,
    SIDE_CHOSEN,
    PLACES,
    TURN,
    PLANS,
    CHOOSES,
    STOPS,
    SPENDS_ACTION,
    PAYS,
    MOVES,
    PUSHES,
    BUILDS,
    UPGRADES,
    HOWLS,
    DOMINATES,
    REPLACES,
    IMPROVES,
    GAINS,
    GAINS_NOTHING,
    DAY,
    HUNTS,
    SCORES,
    REGION_WON,
    REGION_TIED,
    REGION_EMPTY,
    ENDS,
    STALLS,
) = range(len(EVENTS))
