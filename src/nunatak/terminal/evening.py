"""Who plays tonight, and what? A few questions, unless the command line has answered them."""

from collections.abc import Mapping
from dataclasses import dataclass

from nunatak.kernel.game import Game, Option
from nunatak.play.text import option_key
from nunatak.search.levels import LEVELS
from nunatak.terminal.screen import Screen


@dataclass(frozen=True)
class Wishes:
    """What the command line has said already."""

    seats: int | None
    players: tuple[str, ...]
    hot_seat: bool
    bot: str | None
    options: Mapping[str, str]


@dataclass(frozen=True)
class Setting:
    """All that is needed to sit down; people have the first seats, bots the others."""

    players: tuple[str, ...]
    people: int
    bot: str
    options: Mapping[str, str]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that will have to think."""
        return (self.bot,) if self.people < len(self.players) else ()


def settle(game: Game, wishes: Wishes, screen: Screen) -> Setting:
    """Ask what is still open; a script gets the defaults."""
    if screen.is_interactive:
        screen.say("title", "bold")
        screen.say("about")
    seats = _seats(game, wishes, screen)
    people = _people(seats, wishes, screen)
    names = [_name(seat, wishes, screen) for seat in range(people)]
    return Setting(
        players=(*names, *_bot_names(seats - people, screen)),
        people=people,
        bot=_bot(seats - people, wishes, screen),
        options={
            name: _option(name, option, wishes, screen)
            for name, option in game.rules.options.items()
        },
    )


def _seats(game: Game, wishes: Wishes, screen: Screen) -> int:
    if wishes.seats is not None:
        return wishes.seats
    if len(game.seats) == 1 or not screen.is_interactive:
        return game.seats[0]
    counts = [str(count) for count in game.seats]
    return game.seats[screen.choose("play-ask-seats", counts)]


def _people(seats: int, wishes: Wishes, screen: Screen) -> int:
    """Those named are people; a hot seat is for people alone."""
    if wishes.hot_seat:
        return seats
    if wishes.players or wishes.bot is not None or not screen.is_interactive:
        return max(1, len(wishes.players))
    answers = [screen.voice.say("play-against-bot"), screen.voice.say("play-against-friend")]
    return seats if screen.choose("play-ask-against", answers) else 1


def _name(seat: int, wishes: Wishes, screen: Screen) -> str:
    if seat < len(wishes.players):
        return wishes.players[seat]
    default = screen.voice.say("player", number=seat + 1)
    if not screen.is_interactive:
        return default
    return screen.ask("play-ask-name", default, number=seat + 1)


def _bot(bots: int, wishes: Wishes, screen: Screen) -> str:
    """The level of the bots, if there are any: the kindest unless another is asked for."""
    levels = list(LEVELS)
    if wishes.bot is not None:
        return wishes.bot
    if bots == 0 or not screen.is_interactive:
        return levels[0]
    answers = [
        f"{screen.voice.say(f'bot-{level}')}: {screen.voice.attribute(f'bot-{level}', 'about')}"
        for level in levels
    ]
    return levels[screen.choose("play-ask-bot", answers)]


def _bot_names(count: int, screen: Screen) -> list[str]:
    if count == 1:
        return [screen.voice.say("play-bot")]
    return [screen.voice.say("play-bot-numbered", number=number + 1) for number in range(count)]


def _option(name: str, option: Option, wishes: Wishes, screen: Screen) -> str:
    """An option's value: chosen, or asked for, or the default."""
    if name in wishes.options:
        return wishes.options[name]
    if not screen.is_interactive:
        return option.default
    if option.words and not option.numbers:
        return _word(name, option, screen)
    return _number(name, option, screen)


def _word(name: str, option: Option, screen: Screen) -> str:
    """One of a few words, the default first, each with what it means."""
    words = sorted(option.words, key=lambda word: word != option.default)
    keys = [option_key(name, word) for word in words]
    answers = [f"{screen.voice.say(key)}. {screen.voice.attribute(key, 'about')}" for key in keys]
    return words[screen.choose(option_key(name), answers)]


def _number(name: str, option: Option, screen: Screen) -> str:
    """A number; what is played unless one is chosen may be called by a word."""
    default = option.default
    usual = screen.voice.say(option_key(name, default)) if default in option.words else default
    while True:
        answer = screen.ask(option_key(name), usual)
        if answer == usual:
            return default
        if not option.refuses(name, answer):
            return answer
        bounds = {"least": option.numbers[0], "most": option.numbers[-1]}
        screen.say("cli-error-number-between", "yellow", value=answer, **bounds)
