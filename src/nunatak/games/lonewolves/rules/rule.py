"""Which rules refuse?"""

from enum import IntEnum


class Rule(IntEnum):
    """The rules that refuse (12.3), in the order in which they are cited."""

    NONE = 0
    L_FLOW_05 = 1
    L_FLOW_03 = 2
    L_FLOW_04 = 3
    L_FLOW_06 = 4
    L_FLOW_07 = 5
    L_PLAY_01 = 6
    L_PLAY_02 = 7
    L_PLAY_03 = 8
    L_FOL_02 = 9
    L_REV_04 = 10
    L_REV_05 = 11
    L_TAKE_03 = 12
    L_SLOT_02 = 13
    L_SLOT_03 = 14
    L_SLOT_04 = 15
