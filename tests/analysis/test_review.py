"""A whole game: sums, turns, turning points, luck, and stopping halfway."""

import json
from collections.abc import Callable
from itertools import pairwise
from math import sqrt

import pytest

from nunatak import Table
from nunatak.analysis.form import FORMAT, to_json
from nunatak.analysis.judging import GRADES, Judgement
from nunatak.analysis.luck import final_worths, play_pair, tell_luck
from nunatak.analysis.moments import Moment
from nunatak.analysis.review import Analysis, Review, analyse
from nunatak.analysis.summary import CAUSES, Judged, Turn, effect
from tests.analysis.games import LAST_CARD, after, effort, half_game, random_game, whole_game

every_game = pytest.mark.parametrize("judge", [whole_game, half_game])
Judge = Callable[[], Analysis]


@every_game
def test_every_decision_is_judged_in_its_order(judge: Judge) -> None:
    analysis = judge()
    moves = to_json(analysis)["moves"]
    assert [move["notation"] for move in moves] == list(analysis.record.moves)
    assert [move["move"] for move in moves] == list(range(1, len(moves) + 1))
    assert analysis.is_complete


@every_game
def test_the_form_is_plain_and_within_bounds(judge: Judge) -> None:
    analysis = judge()
    form = to_json(analysis)
    assert json.loads(json.dumps(form)) == form
    assert form["format"] == FORMAT
    seats = len(form["seats"])
    for move in form["moves"]:
        assert len(move["worths"]) == len(move["played"]) == len(move["places"]) == seats
        assert all(0 <= worth <= 1 for worth in move["worths"] + move["played"])
        assert all(1 <= place <= seats for place in move["places"])
        assert move["gave_away"] in (0, move["difference"])
        assert move["grade"] in GRADES
        assert (move["grade"] == "forced") == (move["choices"] == 1)
        assert move["best"] != move["notation"] or move["gave_away"] == 0
        if seats == 2:
            assert sum(move["worths"]) == pytest.approx(1, abs=1e-3)


@every_game
def test_what_a_turn_gave_away_is_no_more_than_its_parts(judge: Judge) -> None:
    analysis = judge()
    assert sum(len(turn.moves) for turn in analysis.turns) == len(analysis.judged)
    for turn in analysis.turns:
        parts = [judged.judgement for judged in turn.moves]
        assert {judged.moment.seat for judged in turn.moves} == {turn.seat}
        assert turn.difference <= sum(part.difference for part in parts) + 1e-9
        if len(parts) == 1:
            assert turn.difference == parts[0].difference
        assert turn.uncertainty == pytest.approx(sqrt(sum(part.uncertainty**2 for part in parts)))
        assert turn.lost in (0, turn.difference)
        own = effect(turn, turn.seat)
        assert own == pytest.approx(-sum(max(0.0, part.difference) for part in parts))


def turn_of(*judged: tuple[float, float]) -> Turn:
    """A turn of seat 0 in which each decision had a best and a played worth."""
    moment = whole_game().judged[0].moment
    return Turn(
        1,
        0,
        tuple(
            Judged(moment, Judgement(0, (best, 0.0), (played, 0.0), best - played, 0.0, 0.0, 1))
            for best, played in judged
        ),
    )


def test_the_parts_of_a_plan_add_up() -> None:
    assert turn_of((0.9, 0.7), (0.7, 0.7), (0.7, 0.4)).difference == pytest.approx(0.5)


def test_a_chance_passed_over_twice_is_lost_once() -> None:
    assert turn_of((0.9, 0.5), (0.9, 0.4)).difference == pytest.approx(0.5)


def test_good_luck_after_a_mistake_does_not_undo_it() -> None:
    assert turn_of((0.6, 0.3), (0.9, 0.9)).difference == pytest.approx(0.3)


@every_game
def test_players_are_the_sum_of_their_turns(judge: Judge) -> None:
    analysis = judge()
    for play in analysis.plays:
        own = [turn for turn in analysis.turns if turn.seat == play.seat and turn.is_choice]
        assert play.turns == len(own)
        assert play.gave_away == pytest.approx(sum(turn.lost for turn in own))
        assert play.held + sum(play.grades.values()) == play.turns


@every_game
def test_two_neighbouring_turns_belong_to_different_seats(judge: Judge) -> None:
    seats = [turn.seat for turn in judge().turns]
    assert all(seat != following for seat, following in pairwise(seats))


def test_random_play_gives_a_lot_away() -> None:
    """Whoever plays at random errs, and the analysis says so."""
    plays = whole_game().plays
    assert sum(play.gave_away for play in plays) > 0.3
    assert any(play.held < play.turns for play in plays)


def test_the_same_seed_and_iterations_give_the_same_analysis() -> None:
    record = random_game("arctica", 3, 12)
    found = [
        to_json(analyse(record, effort(96, threads=threads, seed=seed)))
        for threads, seed in ((1, 1), (2, 1), (2, 2))
    ]
    assert found[0] == found[1]
    assert found[0]["moves"] != found[2]["moves"]


# ------------------------------------------------------------------ turning points


@every_game
def test_turning_points_are_changes_of_the_estimate(judge: Judge) -> None:
    analysis = judge()
    turns = {turn.number: turn for turn in analysis.turns}
    for point in analysis.turning_points:
        assert point.cause in CAUSES
        first = turns[point.turn.number].moves[0].judgement
        assert point.before == first.worths[point.seat]
        assert (point.by is not None) == (point.cause in ("mistake", "opponent"))
        if point.by is not None:
            assert point.by.lost
            assert (point.by.seat == point.seat) == (point.cause == "mistake")


def test_a_blunder_is_the_turning_point_and_the_players_own() -> None:
    analysis = analyse(after(LAST_CARD, "black 7 to cave"), effort())
    [point] = analysis.turning_points
    assert (point.seat, point.cause) == (1, "mistake")
    assert point.before > 0.9
    assert point.after == final_worths(analysis.table)[1] < 0.1


# ------------------------------------------------------------------ luck

STRONG = "B5,B6,B7,R5,R6,R7,O5,O6,O7,G6,G7,W6,W7"
WEAK = "B2,B3,B4,R2,R3,R4,O2,O3,O4,G2,G3,W2,W3"


def test_a_strong_hand_is_luck_whichever_side_it_is_on() -> None:
    worths = []
    for near, far in ((STRONG, WEAK), (WEAK, STRONG)):
        start = Table.at(f"lonewolves near.hand={near} far.hand={far}").start
        worths.append([play_pair(start, 1, pair) for pair in range(3)])
    first, second = (tell_luck(found, None) for found in worths)
    assert first is not None
    assert second is not None
    assert first.luck[0] * second.luck[0] < 0
    assert sum(first.luck) == pytest.approx(0)


def test_luck_and_skill_make_the_result() -> None:
    luck, result = whole_game().luck, whole_game().result
    assert luck is not None
    assert luck.skill is not None
    assert result is not None
    assert luck.games == 4
    for seat in (0, 1):
        assert 0.5 + luck.luck[seat] + luck.skill[seat] == pytest.approx(result[seat])


@pytest.mark.parametrize(("name", "seats"), [("wolves", 2), ("arctica", 3)])
def test_there_is_no_luck_to_tell_in_open_games_and_among_many(name: str, seats: int) -> None:
    review = Review(random_game(name, seats, 4), effort(64, pairs=4))
    assert review.todo == len(review.moments) == 4


def test_giving_up_is_losing() -> None:
    table = Table("lonewolves", seed=2)
    table.resign(0)
    assert final_worths(table)[0] < 0.2 < 0.8 < final_worths(table)[1]


# ------------------------------------------------------------------ stopping


def test_what_is_done_is_kept_when_the_work_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    review = Review(random_game("lonewolves", 2), effort(96, pairs=2))
    judge, stop = review.judge.judge, review.judge.stop

    def judge_ten(moment: Moment) -> Judgement:
        if len(review.found) >= 10:
            stop.wait()
        return judge(moment)

    monkeypatch.setattr(review.judge, "judge", judge_ten)
    work = review.run()
    for done in work:
        if done >= 10:
            break
    work.close()
    analysis = review.analysis()
    assert 10 <= len(analysis.judged) < analysis.decisions
    assert not analysis.is_complete
    whole = analyse(analysis.record, effort(96, pairs=2))
    assert to_json(whole)["moves"][: len(analysis.judged)] == to_json(analysis)["moves"]
