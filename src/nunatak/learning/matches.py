"""How well does it play by now? Matches against one of our bots, each deal from every seat."""

from nunatak.kernel.game import Game
from nunatak.play.table import Table
from nunatak.search.bots import Bot, make_bot
from nunatak.search.net import Net
from nunatak.search.netbot import NetBot


def share_won(game: Game, net: Net, rival: str, deals: int, seed: int) -> float:
    """The share of first places in so many deals, the network in every seat of each once.

    All other seats are the rival's; who shares a first place has a share of it.
    """
    seats = game.seats[0]
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            bots: list[Bot] = [make_bot(rival, seed + deal) for _ in range(seats)]
            bots[seat] = NetBot(seed + deal, net=net)
            won += _share_of_first(game, seed + deal, bots, seat)
    return won / (deals * seats)


def _share_of_first(game: Game, seed: int, bots: list[Bot], seat: int) -> float:
    table = Table(game.name, len(bots), seed=seed)
    while (deciding := table.deciding) is not None:
        table.play(bots[deciding].choose(table.outlook(deciding)))
    ranks = table.outcome.ranks
    return (ranks[seat] == 1) / sum(rank == 1 for rank in ranks)
