"""What does a worth mean to people? A chance to win for two, a place to expect for more."""

from nunatak.kernel.appraisal import PLACE_SHARE
from nunatak.play.text import Voice


def place_of(worth: float, seats: int) -> float:
    """The place to expect, from 1 to the number of seats, if the margin is even."""
    share = (worth - (1 - PLACE_SHARE) / 2) / PLACE_SHARE
    return seats - min(1.0, max(0.0, share)) * (seats - 1)


def say_worth(worth: float, seats: int, voice: Voice) -> str:
    """`63 %`, or the place to expect."""
    place = place_of(worth, seats)
    if seats == 2:
        return voice.say("analysis-percent", percent=round(100 * (2 - place)))
    return voice.say("analysis-place", place=decimal(place, voice))


def say_difference(worth: float, seats: int, voice: Voice) -> str:
    """A loss, a gain or an uncertainty, as points of the chance to win or as a part of a place."""
    share = worth / PLACE_SHARE
    if seats == 2:
        return voice.say("analysis-percent", percent=round(100 * share))
    return voice.say("analysis-places", places=decimal(share * (seats - 1), voice, 2))


def plain(number: float, voice: Voice) -> str:
    """A number, with decimals only if it has any."""
    return decimal(number, voice, 0 if float(number).is_integer() else 1)


def decimal(number: float, voice: Voice, digits: int = 1) -> str:
    """A number with its decimals, as the language writes it."""
    text = f"{number:.{digits}f}".replace("-", "−")
    return text if voice.language == "en" else text.replace(".", ",")
