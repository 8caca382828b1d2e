"""Ratings: what OpenSkill's models do with ties, and what we make of the one we chose."""

from collections.abc import Sequence
from itertools import permutations, product
from typing import Any

import pytest
from openskill.models import (
    BradleyTerryFull,
    PlackettLuce,
    ThurstoneMostellerFull,
)

from nunatak.arena.ratings import Deal, Rating, Scale, mirrored, rate

STRENGTHS = (20.0, 25.0, 30.0)
RANKS = list(product((1, 2, 3), repeat=3))


def rated(model: Any, strengths: Sequence[float], ranks: Sequence[int]) -> list[float]:
    """Strengths after one game of bots that are equally well known."""
    teams = [[model.rating(mu=strength, sigma=5.0)] for strength in strengths]
    return [team[0].mu for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def worse_for_a_better_place(model: Any) -> int:
    """How often a bot gains by coming later, the others being where they were."""
    found = 0
    for ranks, seat in product(RANKS, range(3)):
        for better in range(1, ranks[seat]):
            improved = [*ranks[:seat], better, *ranks[seat + 1 :]]
            after = rated(model, STRENGTHS, improved)[seat]
            found += after < rated(model, STRENGTHS, ranks)[seat] - 1e-9
    return found


# ------------------------------------------------------------------ the model we chose


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_equals_who_draw_stay_equal(bots: int) -> None:
    after = rated(BradleyTerryFull(tau=0.0), [25.0] * bots, [1] * bots)
    assert after == pytest.approx([25.0] * bots)


@pytest.mark.parametrize("ranks", RANKS)
def test_the_order_of_listing_does_not_matter(ranks: tuple[int, ...]) -> None:
    model = BradleyTerryFull(tau=0.0)
    listed = rated(model, STRENGTHS, ranks)
    for order in permutations(range(3)):
        again = rated(model, [STRENGTHS[i] for i in order], [ranks[i] for i in order])
        assert again == pytest.approx([listed[i] for i in order])


def test_a_better_place_is_never_worse() -> None:
    assert worse_for_a_better_place(BradleyTerryFull(tau=0.0)) == 0


def test_a_tie_is_half_a_win_and_half_a_loss() -> None:
    model = BradleyTerryFull(tau=0.0)
    won, lost = (rated(model, (22.0, 28.0), ranks)[0] for ranks in ((1, 2), (2, 1)))
    assert rated(model, (22.0, 28.0), (1, 1))[0] == pytest.approx((won + lost) / 2)


def test_a_table_upside_down_is_its_mirror_image() -> None:
    model = BradleyTerryFull(tau=0.0)
    for ranks in RANKS:
        up = rated(model, (25.0,) * 3, ranks)
        down = rated(model, (25.0,) * 3, [-rank for rank in ranks])
        assert [one - 25 for one in up] == pytest.approx([25 - one for one in down])


# ------------------------------------------------------------------ those we did not choose


def test_plackett_luce_can_punish_a_better_place() -> None:
    assert worse_for_a_better_place(PlackettLuce(tau=0.0)) == 3


def test_plackett_luce_makes_less_of_a_shared_first_place_than_of_a_shared_last() -> None:
    model = PlackettLuce(tau=0.0)
    alone_first = rated(model, (25.0,) * 3, (1, 2, 2))[0] - 25
    alone_last = 25 - rated(model, (25.0,) * 3, (1, 1, 3))[2]
    assert alone_first == pytest.approx(2 * alone_last)


def test_thurstone_mosteller_takes_one_tie_for_near_proof_of_equality() -> None:
    weak, strong = rated(ThurstoneMostellerFull(tau=0.0), (15.0, 35.0), (1, 1))
    assert strong - weak < 12
    weak, strong = rated(BradleyTerryFull(tau=0.0), (15.0, 35.0), (1, 1))
    assert strong - weak > 17


# ------------------------------------------------------------------ ours


def duel(*winners: str) -> Deal:
    """The two games of one deal, and who won each; `=` is a tie."""
    places = {"a": (1, 2), "b": (2, 1), "=": (1, 1)}
    return tuple((("a", "b"), places[winner]) for winner in winners)


def ratings(deals: Sequence[Deal]) -> dict[str, Rating]:
    return rate(("a", "b"), {0: deals}, seed=1)


def test_ties_all_the_way_leave_everybody_where_they_were() -> None:
    found = ratings([duel("=", "=")] * 20)
    assert found["a"] == found["b"]
    assert found["a"].mu == pytest.approx(25)


def test_equals_who_win_in_turn_come_out_equal() -> None:
    found = ratings([duel("a", "b")] * 50)
    assert found["a"].mu == pytest.approx(found["b"].mu, abs=0.5)


def test_copies_at_one_table_do_not_change_what_they_share() -> None:
    scale = Scale(("a", "b"))
    one = {bot: scale.model.rating() for bot in scale.bots}
    scale.take_game(one, ("b", "b", "b"), (1, 2, 3))
    assert one["b"].mu == pytest.approx(25)
    one = {bot: scale.model.rating() for bot in scale.bots}
    scale.take_game(one, ("a", "b", "b"), (1, 2, 2))
    assert one["a"].mu - 25 == pytest.approx(25 - one["b"].mu)


def test_seats_of_a_game_can_be_listed_in_any_order() -> None:
    scale = Scale(("a", "b", "c"))
    listed = scale.rate([((("a", "b", "b", "c"), (1, 2, 2, 4)),)])
    again = scale.rate([((("c", "b", "a", "b"), (4, 2, 1, 2)),)])
    assert listed == pytest.approx(again)


def test_the_stronger_gets_more_and_many_deals_tell_them_apart() -> None:
    few, many = ([duel("a", "a"), duel("a", "b"), duel("a", "b")] * n for n in (2, 60))
    unsure, sure = ratings(few), ratings(many)
    assert unsure["a"].low < unsure["b"].high
    assert sure["a"].low > sure["b"].high
    assert sure["a"].high - sure["a"].low < (unsure["a"].high - unsure["a"].low) / 2


def test_who_never_lost_is_not_rated_as_if_it_never_could() -> None:
    found = ratings([duel("a", "a")] * 20)
    assert found["a"].high - found["a"].low > 2


def test_the_same_seed_gives_the_same_ratings() -> None:
    deals = [duel("a", "b"), duel("a", "="), duel("b", "a")]
    assert ratings(deals) == ratings(deals)


def test_a_mirrored_deal_turns_places_around() -> None:
    ((_, ranks), _) = mirrored(duel("a", "b"))
    assert ranks[0] > ranks[1]
