"""`nunatak train`: how does a network learn a game?"""

import argparse
from pathlib import Path

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.seats import count_seats
from nunatak.learning.extras import NoTorch

OUT = Path("trained")


def add(parser: Parser) -> None:
    """Arguments."""
    house, options = parser.house, parser.options
    parser.take_game()
    parser.take_seats()
    options.add_argument("--out", metavar="FOLDER", type=Path, help=house.say("cli-train-out"))
    options.add_argument(
        "--minutes",
        metavar="M",
        default=10.0,
        type=parser.positive,
        help=house.say("cli-train-minutes"),
    )
    options.add_argument(
        "--games",
        metavar="N",
        default=8192,
        type=parser.number(2),
        help=house.say("cli-train-games"),
    )
    options.add_argument(
        "--threads", metavar="N", type=parser.number(1), help=house.say("cli-train-threads")
    )
    options.add_argument(
        "--matches",
        metavar="N",
        default=0,
        type=parser.number(0),
        help=house.say("cli-train-matches"),
    )
    options.add_argument("--plot", metavar="FILE", type=Path, help=house.say("cli-train-plot"))
    parser.take_seed(default=0)


def run(arguments: argparse.Namespace, house: House) -> int:
    """Learn, tell how it goes, and leave a network behind."""
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise NoTorch from error
    from nunatak.learning.training import NET, Plan, Trainer

    game = house.game(arguments.game)
    chosen = arguments.seats and [count_seats(game, arguments.seats, house)]
    folder = arguments.out or OUT / game.name
    plan = Plan(
        minutes=arguments.minutes,
        games=arguments.games,
        threads=arguments.threads,
        matches=arguments.matches,
        seed=arguments.seed,
    )
    trainer = Trainer(game.name, chosen or list(game.seats), plan, folder)
    trainer.train(lambda point: house.print(_line(point, plan.rival, house)))
    if arguments.plot:
        from nunatak.learning.picture import draw

        draw({game.name: trainer.curve}, arguments.plot)
    house.print(house.say("cli-train-done", path=str(folder / NET)))
    return DONE


def _line(point: dict[str, float], rival: str, house: House) -> str:
    """A point of the curve in words."""
    decisions = f"{point['decisions']:,.0f}"
    if "won" in point:
        won = f"{100 * point['won']:.0f}"
        return house.say("cli-train-won", decisions=decisions, won=won, rival=rival)
    rate, entropy = f"{point['a_second']:,.0f}", f"{point['entropy']:.2f}"
    return house.say("cli-train-point", decisions=decisions, rate=rate, entropy=entropy)
