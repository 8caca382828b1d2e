"""Where does a learner see what? A game lists its channels; each begins where the last one ends."""

from enum import IntEnum
from typing import Self


class Channels(IntEnum):
    """Channels of an observation; a member is the place of its first number."""

    said: str
    size: int

    def __new__(cls, said: str, size: int) -> Self:
        """It begins where those before it end."""
        begin = cls.length()
        channel = int.__new__(cls, begin)
        channel._value_ = begin
        channel.said, channel.size = said, size
        return channel

    @classmethod
    def sizes(cls) -> tuple[tuple[str, int], ...]:
        """What each channel says and how many numbers it has, in order."""
        return tuple((channel.said, channel.size) for channel in cls.__members__.values())

    @classmethod
    def length(cls) -> int:
        """How many numbers all channels have."""
        return sum(channel.size for channel in cls.__members__.values())
