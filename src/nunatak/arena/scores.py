"""What is a game worth to a bot? Places count, not points; ties are shared."""

from collections.abc import Sequence


def against(bot: str, other: str, seats: Sequence[str], ranks: Sequence[int]) -> float:
    """From 0 to 1: how many of the other's seats the bot's seats came before; level is half."""
    found = [
        0.5 + 0.5 * ((theirs > mine) - (theirs < mine))
        for mine in places(bot, seats, ranks)
        for theirs in places(other, seats, ranks)
    ]
    return sum(found) / len(found)


def places(bot: str, seats: Sequence[str], ranks: Sequence[int]) -> list[int]:
    """Where the bot's seats came."""
    return [rank for name, rank in zip(seats, ranks, strict=True) if name == bot]


def firsts(bot: str, seats: Sequence[str], ranks: Sequence[int]) -> float:
    """How much of the first place the bot's seats have; those who share it share it evenly."""
    return places(bot, seats, ranks).count(1) / ranks.count(1)
