"""Which rules refuse?"""

from enum import IntEnum


class Rule(IntEnum):
    """The rules that refuse, in the order in which they are cited (W-ACT-07)."""

    NONE = 0
    W_ACT_01 = 1
    W_SET_14 = 2
    W_ACT_02 = 3
    W_ACT_03 = 4
    W_ACT_04 = 5
    W_ACT_05 = 6
    W_ACT_06 = 7
    W_SET_02 = 8
    W_SET_10 = 9
    W_SET_15 = 10
    W_SET_16 = 11
    W_SET_17 = 12
    W_SET_18 = 13
    W_2P_10 = 14
    W_2P_11 = 15
    W_PAY_01 = 16
    W_PAY_02 = 17
    W_PAY_03 = 18
    W_PAY_04 = 19
    W_PAY_05 = 20
    W_MOVE_01 = 21
    W_MOVE_02 = 22
    W_MOVE_03 = 23
    W_MOVE_04 = 24
    W_MOVE_05 = 25
    W_MOVE_06 = 26
    W_MOVE_07 = 27
    W_MOVE_08 = 28
    W_MOVE_09 = 29
    W_MOVE_10 = 30
    W_MOVE_11 = 31
    W_MOVE_12 = 32
    W_MOVE_13 = 33
    W_MOVE_14 = 34
    W_MOVE_15 = 35
    W_MOVE_16 = 36
    W_MOVE_22 = 37
    W_DEN_01 = 38
    W_DEN_02 = 39
    W_DEN_03 = 40
    W_DEN_04 = 41
    W_DEN_05 = 42
    W_DEN_06 = 43
    W_DEN_07 = 44
    W_DEN_08 = 45
    W_LAIR_01 = 46
    W_LAIR_02 = 47
    W_LAIR_03 = 48
    W_LAIR_04 = 49
    W_LAIR_05 = 50
    W_LAIR_06 = 51
    W_HOWL_01 = 52
    W_HOWL_02 = 53
    W_HOWL_03 = 54
    W_DOM_01 = 55
    W_DOM_02 = 56
    W_DOM_03 = 57
    W_DOM_04 = 58
    W_DOM_05 = 59
    W_DOM_06 = 60
    W_DISP_01 = 61
    W_DISP_03 = 62
    W_DISP_04 = 63
    W_HUNT_08 = 64
    W_TURN_08 = 65
