"""When is a question settled, and do the same games count whoever ends first?"""

import pytest

from nunatak.arena.programme import ABOVE, BELOW, Programme
from nunatak.arena.schedule import Fixture, draw_seed
from tests.arena.tournaments import made_up, play_out, programme

ORDER = "abcd"


def strongest_first(fixture: Fixture) -> list[int]:
    """Bots win in the order of the alphabet, copies share."""
    ranked = sorted(fixture.seats)
    return [1 + ranked.index(bot) for bot in fixture.seats]


def by_luck(fixture: Fixture) -> list[int]:
    """Any order, the same whenever the fixture is played."""
    places = sorted(
        range(len(fixture.seats)),
        key=lambda seat: draw_seed(fixture.deal, fixture.turn, "luck", seat),
    )
    return [1 + places.index(seat) for seat in range(len(fixture.seats))]


def what_counts(found: Programme) -> list[tuple[int, tuple[int, ...]]]:
    return [(fixture.number, played.ranks) for fixture, played in found.counted()]


def test_without_early_stop_everything_is_played_once() -> None:
    found = programme("abc", 2, 5)
    assert play_out(found, strongest_first) == 5 * 6 == found.total
    assert [number for number, _ in what_counts(found)] == list(range(30))
    assert found.answers == {}


def test_a_clear_question_is_settled_soon() -> None:
    found = programme("ab", 2, 500, until=0.5)
    play_out(found, strongest_first)
    (question,) = found.questions
    assert found.answers == {question: ABOVE}
    assert 4 <= found.judged <= 15


def test_the_bot_listed_first_is_asked_about() -> None:
    found = programme("ba", 2, 500, until=0.5)
    play_out(found, strongest_first)
    (question,) = found.questions
    assert (question.bot, found.answers[question]) == ("b", BELOW)


def test_more_questions_need_more_certainty() -> None:
    few, many = programme("ab", 2, 500, until=0.5), programme("abcd", 2, 500, until=0.5)
    for found in (few, many):
        play_out(found, strongest_first)
    assert len(many.answers) == 6
    assert many.error == pytest.approx(few.error / 6)
    assert many.judged > few.judged


def test_equals_are_not_settled_by_luck() -> None:
    wrong = 0
    for seed in range(40):
        found = programme("ab", 2, 60, until=0.5, seed=seed)
        play_out(found, by_luck)
        wrong += bool(found.answers)
    assert wrong <= 4


def test_another_share_is_another_question() -> None:
    found = programme("ab", 2, 400, until=0.9)
    play_out(found, lambda one: [1, 2] if one.number % 4 else [1, 1])
    (question,) = found.questions
    assert found.answers[question] == BELOW


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("ahead", [2, 7, 50])
def test_the_same_games_count_however_many_are_played_at_a_time(seats: int, ahead: int) -> None:
    alone, together = (programme("abc", seats, 60, until=0.5) for _ in range(2))
    play_out(alone, strongest_first)
    begun = play_out(together, strongest_first, ahead)
    assert what_counts(alone) == what_counts(together)
    assert alone.answers == together.answers
    assert begun >= len(what_counts(together))


def test_a_settled_pair_stops_and_the_others_go_on() -> None:
    """Of b and c nobody is better, so their games go on, and those of a do not."""
    found = programme("abc", 2, 60, until=0.5)

    def ranks(fixture: Fixture) -> list[int]:
        return strongest_first(fixture) if "a" in fixture.seats else by_luck(fixture)

    play_out(found, ranks)
    ab, ac, bc = found.last.values()
    assert ab < 20
    assert ac < 20
    assert bc == 60


def test_a_mixed_table_stops_when_all_its_pairs_are_settled() -> None:
    found = programme("abc", 3, 100, until=0.5)
    play_out(found, strongest_first)
    table = found.schedule.line_ups.index(("a", "b", "c"))
    assert found.last[table] == max(found.last.values()) < 100


def test_what_was_played_before_is_not_played_again() -> None:
    done = programme("ab", 2, 6)
    play_out(done, strongest_first)
    again = programme("ab", 2, 6)
    for fixture, played in done.counted()[:7]:
        again.take(made_up(fixture, played.ranks))
    assert [fixture.number for fixture in again.waiting()] == [7, 8, 9, 10, 11]
