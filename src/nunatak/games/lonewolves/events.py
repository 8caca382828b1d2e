"""What can a step tell? Every event is open to both seats."""

EVENTS = (
    "deal",  # leader
    "trick",  # trick
    "lead",  # seat, card, territory
    "follow",  # seat, card, territory
    "void",  # seat, suit
    "reveal",  # seat, scar, territory
    "win",  # seat, card
    "flip",  # seat, card, territory
    "take",  # seat, scar, territory
    "no-scar",  # seat, territory
    "moon",  # moon, territory, trick
    "place",  # seat, scar, slot
    "no-slot",  # seat, scar
    "turn",  # territory, points
    "recruit",  # seat, territory
    "recruit-full",  # territory
    "full",  # territory
    "end",
)
(
    DEAL,
    TRICK,
    LEADS,
    FOLLOWS,
    VOID,
    REVEALS,
    WINS,
    FLIPS,
    TAKES,
    FINDS_NO_SCAR,
    MOON_RISES,
    PLACES_SCAR,
    FINDS_NO_SLOT,
    TURNS,
    RECRUITS,
    RECRUITS_NOBODY,
    FILLS,
    ENDS,
) = range(len(EVENTS))
