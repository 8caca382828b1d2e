"""`nunatak play`: a game in this terminal."""

import argparse
from typing import Any

from nunatak.cli.house import DONE, NO, House
from nunatak.cli.inputs import read_data
from nunatak.cli.parser import Misused, Parser, names
from nunatak.cli.seats import count_seats
from nunatak.cli.warmup import warm_up
from nunatak.kernel.game import Game
from nunatak.search.bots import BOTS, UnknownBot


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game(required=False)
    parser.take_seats()
    parser.options.add_argument(
        "--players",
        metavar="NAME,NAME…",
        type=names,
        default=[],
        help=parser.house.say("cli-play-players"),
    )
    parser.options.add_argument(
        "--bot", metavar="LEVEL", help=parser.house.say("cli-play-bot", bots=", ".join(BOTS))
    )
    parser.options.add_argument(
        "--hot-seat", action="store_true", help=parser.house.say("cli-play-hot-seat")
    )
    parser.take_seed()
    parser.take_options()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Ask what is not said yet, sit down, and play."""
    from nunatak.terminal import Screen, Wishes, play, settle

    game = house.game(arguments.game)
    wishes = Wishes(
        seats=_seats(game, arguments, house),
        players=tuple(arguments.players),
        hot_seat=arguments.hot_seat,
        bot=arguments.bot,
        options=dict(arguments.option),
    )
    screen = Screen(house.out, house.voice_of(game))
    data = read_data(arguments.data)
    _check(game, arguments, data)
    try:
        setting = settle(game, wishes, screen)
        warm_up(house, game.name, setting.bots)
        play(game, setting, screen, seed=arguments.seed, data=data)
    except EOFError:
        house.print("", house.say("play-input-ended"))
        return NO
    return DONE


def _seats(game: Game, arguments: argparse.Namespace, house: House) -> int | None:
    """The seats asked for; with more names than the smallest game has seats, as many as names."""
    named, asked = len(arguments.players), arguments.seats
    most = game.seats[-1] if asked is None else asked
    if named > most:
        raise Misused(house.say("cli-error-players", seats=most, players=named))
    if asked is None and named <= game.seats[0]:
        return None
    return count_seats(game, asked or named, house)


def _check(game: Game, arguments: argparse.Namespace, data: dict[str, Any] | None) -> None:
    """Whatever is wrong is said before anything is compiled or asked."""
    game.choose_options(dict(arguments.option))
    game.rules.read_data(data)
    if arguments.bot is not None and arguments.bot not in BOTS:
        raise UnknownBot(arguments.bot)
