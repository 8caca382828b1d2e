"""Mistakes are found, noise is not called a mistake, and nobody looks at hidden cards."""

from dataclasses import replace

import pytest

from nunatak import Table
from nunatak.analysis.judging import LEAST, SURE, Judge, Judgement, gave_away
from nunatak.analysis.moments import moments
from nunatak.analysis.review import analyse
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.search.budget import Budget
from nunatak.testing.playing import table_after, true_state
from tests.analysis.games import ALL_THE_SAME, LAST_CARD, after, effort
from tests.playing import ALL_GAMES

HIDDEN = [game for game in ALL_GAMES if game.views.hidden]
every_hidden_game = pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.name)


@pytest.mark.parametrize("territory", ["cave", "volcano", "desert", "tundra"])
def test_a_move_that_loses_the_game_is_a_blunder(territory: str) -> None:
    [judged] = analyse(after(LAST_CARD, f"black 7 to {territory}"), effort()).judged
    assert judged.moment.seat == 1
    assert judged.grade == "blunder"
    assert judged.lost > 0.7
    assert judged.judgement.best == Table.at(LAST_CARD).number("black 7 to swamp")
    assert judged.judgement.worths[1] > 0.9 > 0.1 > judged.judgement.played[1]


def test_the_move_that_wins_gives_nothing_away() -> None:
    [judged] = analyse(after(LAST_CARD, "black 7 to swamp"), effort()).judged
    assert (judged.grade, judged.lost, judged.judgement.difference) == ("best", 0, 0)


@pytest.mark.parametrize("territory", ["cave", "volcano", "desert", "swamp", "tundra"])
def test_moves_that_come_to_the_same_are_no_mistakes(territory: str) -> None:
    record = after(ALL_THE_SAME, f"black 7 to {territory}")
    for seed in range(5):
        [judged] = analyse(record, effort(64, seed=seed)).judged
        assert judged.lost == 0
        assert judged.grade in ("best", "fine")


def test_a_forced_move_gives_nothing_away() -> None:
    table = Table("lonewolves", seed=1, salt="salt")
    while len(table.legal) > 1:
        table.play(table.legal[0])
    table.play(table.legal[0])
    judged = analyse(table.record(sealed=False), effort(64)).judged[-1]
    assert judged.moment.is_forced
    assert (judged.grade, judged.lost, judged.judgement.difference) == ("forced", 0, 0)


def test_nothing_inside_the_noise_is_given_away() -> None:
    assert gave_away(0.3, 0.3 / SURE * 1.01) == 0
    assert gave_away(0.3, 0.3 / SURE * 0.99) == 0.3
    assert gave_away(LEAST / 2, 0.0) == 0
    assert gave_away(-0.3, 0.0) == 0


def test_more_thought_is_surer() -> None:
    table = Table("lonewolves", seed=5, salt="salt")
    table.play(table.legal[-1])
    record = table.record(sealed=False)
    short, long = (analyse(record, effort(n)).judged[0].judgement for n in (200, 12_800))
    assert long.spread < short.spread / 2
    assert 0 < long.spread < 0.05


# ------------------------------------------------------------------ honesty


def twins(game: Game, moves: int) -> list[Table]:
    """Tables at two positions that the deciding seat can't tell apart, though they differ."""
    table = table_after(game, game.seats[0], {}, seed=moves, moves=moves)
    assert table.decision is not None
    other = table.outlook(table.decision.seat).redeal(stream(moves, FOR_REDEALS))
    positions = [table.position, game.sheet.write(other)]
    assert positions[0] != positions[1]
    return [Table.at(position) for position in positions]


def judgements(game: Game, moves: int) -> list[Judgement]:
    """What is thought of the same move in both."""
    found = []
    for table in twins(game, moves):
        table.play(min(table.legal))
        found.append(analyse(table.record(), effort(160)).judged[0].judgement)
    return found


def tells_apart(game: Game, moves: int) -> bool:
    """Whether a judge with the other seat's eyes judges the twins differently."""
    found = []
    for table in twins(game, moves):
        state = true_state(table)
        table.play(min(table.legal))
        [moment] = moments(table.record(), 1)
        cheat = replace(moment, state=state, seat=1 - moment.seat)
        found.append(Judge(game, 2, Budget(iterations=160), 1).judge(cheat))
    return bool(found[0] != found[1])


@every_hidden_game
@pytest.mark.parametrize("moves", [4, 11, 26])
def test_a_decision_is_judged_by_what_its_seat_knew(game: Game, moves: int) -> None:
    first, second = judgements(game, moves)
    assert first == second


@every_hidden_game
def test_a_judge_who_saw_the_other_hand_would_be_found_out(game: Game) -> None:
    """The test above can fail: through the other seat's eyes the twins differ."""
    assert any(tells_apart(game, moves) for moves in (11, 15, 19, 25, 31))
