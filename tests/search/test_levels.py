"""Every level plays: it uses whatever the game offers, and wastes no turn."""

from collections import Counter

import pytest

from nunatak import Table, make_bot
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.page.edge import Edge
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, TreeBot, level_of
from tests.playing import ALL_GAMES

pytestmark = pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")

GAMES = 3
SHORTLY = dict.fromkeys(("elder", "spirit"), Budget(iterations=40))  # who would think for too long
LEARNED = [game for game in ALL_GAMES if game.learner.say is not None]
NEVER_LEGAL = {"pass", "activate"}
BY_OPTION = {"pack", "tiles", "placeice", "placeiceberg", "placefigure", "placeigloo"}
RARE = {  # a few games need not bring them about
    *{"push", "hunt", "stop", "pay"},
    *{"displace", "return", "respond", "escape", "noescape", "noresponse", "swap", "reveal"},
}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("level", ["pup", "hunter", "alpha"])
def test_every_kind_of_action_is_used(level: str, game: Game) -> None:
    assert wanted_of(game) <= used_by(level, game)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_a_tree_led_by_a_network_uses_every_kind_of_action(game: Game) -> None:
    assert wanted_of(game) <= used_by("elder", game)


def wanted_of(game: Game) -> set[str]:
    """The kinds that a few games bring about."""
    offered = {kind.type() for kind in game.rules.actions.kinds}
    return offered - NEVER_LEGAL - BY_OPTION - RARE


def used_by(level: str, game: Game) -> set[str]:
    """The kinds that a level uses in a few games."""
    return {kind for seed in range(GAMES) for kind in played(game, level, seed)}


def played(game: Game, level: str, seed: int) -> list[str]:
    """The kinds of all actions of a game between bots of a level."""
    table = Table(game.name, game.seats[-1], seed)
    budget = SHORTLY.get(level)
    bots = [make_bot(level, seed * 10 + seat, budget) for seat in range(table.seats)]
    found = []
    while table.deciding is not None:
        seat = table.deciding
        action = bots[seat].choose(table.outlook(seat))
        found.append(game.rules.actions.kind_of(action).type())
        table.play(action)
    return found


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_where_a_network_is_worth_it_it_leads_the_strongest_level(game: Game) -> None:
    """It has its say in the tree; the level's budget is the same as elsewhere."""
    name = list(LEVELS)[-1]
    level = level_of(name, game)
    assert level.say == game.learner.say
    assert (level.budget, level.solves) == (LEVELS[name].budget, LEVELS[name].solves)
    budget = Budget(iterations=20)
    table = Table(game.name, seed=4)
    outlook = table.outlook(table.deciding or 0)
    led = TreeBot(level, 3, budget).think(outlook)
    assert led != TreeBot(LEVELS[name], 3, budget).think(outlook)
    assert make_bot(name, 3, budget).choose(outlook) == TreeBot(level, 3, budget).choose(outlook)


def test_every_game_of_the_house_is_led_by_its_network() -> None:
    assert LEARNED == ALL_GAMES


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_where_there_is_no_network_the_appraisal_leads(game: Game) -> None:
    """In a page, and in a game that nobody has learned well enough."""
    for name, level in LEVELS.items():
        assert level.say is None
        assert (game in LEARNED and level.learned) or level_of(name, game) == level
        assert Edge(game).bot(name, 1, Budget(iterations=8)).level.say is None


def test_a_pup_moves_every_hunter_of_arctica() -> None:
    """Web bug 3: bears and orcas that never made a step."""
    moved: Counter[str] = Counter()
    for seed in range(4):
        table = Table("arctica", 3, seed)
        bots = [make_bot("pup", seed * 10 + seat) for seat in range(3)]
        while table.deciding is not None:
            table.play(bots[table.deciding].choose(table.outlook(table.deciding)))
        moved.update(move.split()[0].rstrip("0123456789") for move in table.moves if " to " in move)
    assert {"bear", "inuit", "orca", "seal", "cod"} <= moved.keys()


def test_a_pup_does_not_end_turns_without_acting_in_the_wolves() -> None:
    table = Table("wolves", 3, 1)
    bots = [make_bot("pup", seat) for seat in range(3)]
    idle = turns = acts = 0
    while table.deciding is not None:
        action = bots[table.deciding].choose(table.outlook(table.deciding))
        ends = str(table.game.rules.actions.decode(action)) == "end turn"
        turns += ends
        idle += ends and not acts
        acts = 0 if ends else acts + 1
        table.play(action)
    assert turns > 10
    assert idle <= turns // 10


def test_slips_go_down_the_ranking_and_never_beyond_what_was_looked_at() -> None:
    table = Table("wolves", 2, 3)
    assert table.deciding is not None
    outlook = table.outlook(table.deciding)
    bot = TreeBot(LEVELS["pup"], 1, Budget(iterations=12))
    thought = bot.think(outlook)
    looked_at = {number for number, visits in enumerate(thought.visits) if visits}
    chosen = Counter(bot.with_slips(thought) for _ in range(400))
    assert set(chosen) <= looked_at
    assert len(chosen) > 2
    assert chosen[thought.best] > 20
