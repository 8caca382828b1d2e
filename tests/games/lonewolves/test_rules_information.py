"""11. Hidden information."""

from typing import Any

import numpy as np
import pytest

from nunatak import Table
from tests.games.lonewolves.helpers import (
    KINDS,
    MODES,
    NOT_YOUR_TURN,
    at,
    every_step,
    finished,
    following,
    hand,
    new,
    placing,
    play,
    play_on,
    redeals,
    seen,
    supply,
    territory,
    truth,
)

SEATS_AND_SPECTATOR = (0, 1, None)


def midgame(mode: str, steps: int = 20) -> Table:
    """A random game after some steps."""
    table = new(mode)
    for _, _ in zip(range(steps), play_on(table, seed=3), strict=False):
        pass
    return table


def test_L_INFO_01_a_seat_sees_its_own_hand_and_the_number_of_the_other_s_cards() -> None:
    table = at("near.hand=B2,B3 far.hand=R2,R3,R4")
    for seat, other in ((0, 1), (1, 0)):
        seats = table.view(seat)["seats"]
        assert seats[seat]["hand"] == [["black 2", "black 3"], ["red 2", "red 3", "red 4"]][seat]
        assert seats[other]["hand"] is None
        assert seats[other]["cards"] == [2, 3][other]


def test_L_INFO_01_another_hand_of_the_opponent_looks_the_same() -> None:
    red, white = (at(f"near.hand=B2,B3 far.hand={cards}") for cards in ("R2,R3", "W6,W7"))
    assert seen(red, 0) == seen(white, 0)
    assert seen(red, None) == seen(white, None)
    assert seen(red, 1) != seen(white, 1)


def test_L_INFO_01_any_unseen_card_may_be_in_the_other_hand() -> None:
    others = redeals(six_unseen(), 0, 40)
    assert {card for other in others for card in truth(other)["far.hand"]} == UNSEEN


UNSEEN = {"W2", "W3", "W4", "W5", "W6", "W7"}


def six_unseen() -> Table:
    """Near has not seen far's W2 and W3, the recruited W4, and W5, W6 and W7 that lie aside."""
    field = "volcano.far=R2,R3,R4,R5,R6,R7 desert.near=O2,O3,O4,O5,O6,O7 swamp.far=G2,G3,G4,G5,G6"
    return at(f"near.hand=B2,B3,B4,B5,B6,B7,G7 far.hand=W2,W3 tundra.near=?W4 {field}")


def test_L_INFO_02_no_seat_knows_the_kind_of_a_face_down_scar() -> None:
    one = at("near.hand=B2 cave.supply=fury,?might,?turn swamp.supply=trophy,?recruit")
    other = at("near.hand=B2 cave.supply=fury,?recruit,?might swamp.supply=trophy,?turn")
    for seat in SEATS_AND_SPECTATOR:
        assert seen(one, seat) == seen(other, seat)
    assert supply(one, "cave") == ["fury", "?", "?"]


@pytest.mark.parametrize("kind", KINDS)
def test_L_INFO_02_no_kind_can_be_told_face_down(kind: str) -> None:
    table = at(f"near.hand=B2 swamp.supply=fury,?{kind}")
    assert territory(table, "swamp")["supply"][1] == {"place": 2, "scar": None}


def test_L_INFO_02_any_unseen_scar_may_lie_there() -> None:
    table = at("near.hand=B2 cave.supply=fury,?might,?turn swamp.supply=fury,?trophy")
    lying = [truth(other)["cave.supply"][1:] for other in redeals(table, 0, 40)]
    assert {scar for pair in lying for scar in pair} == {f"?{kind}" for kind in KINDS} - {"?fury"}


def test_L_INFO_02_its_id_tells_its_place_only() -> None:
    one, other = (
        play(following("B7>swamp", "B6", f"cave.supply=fury,{tokens}"), "B6 to cave")
        for tokens in ("?might,?turn", "?turn,?might")
    )
    assert one.actions == other.actions
    assert [one.say_action(a) for a in one.actions] == [other.say_action(a) for a in other.actions]
    assert one.say_action("take cave 2") == "Take the face-down scar from the cave (place 2)"


def test_L_INFO_03_the_set_aside_cards_and_the_boxed_scars_are_known_to_no_seat() -> None:
    """What is not named is set aside or in the box."""
    one = at("near.hand=B2 far.hand=R2 cave.supply=fury,?might")
    other = at("near.hand=B2 far.hand=R3 cave.supply=fury,?trophy")
    assert seen(one, 0) == seen(other, 0)
    for seat in SEATS_AND_SPECTATOR:
        assert one.view(seat)["set_aside"] == {"count": 28, "cards": None}
        assert one.view(seat)["box"] == {"count": 16, "scars": []}


def test_L_INFO_03_after_the_end_they_may_be_shown() -> None:
    view = finished().view(None)
    assert len(view["set_aside"]["cards"]) == view["set_aside"]["count"]
    assert len(view["box"]["scars"]) == view["box"]["count"]


def test_L_INFO_04_a_recruited_card_stays_unknown_to_both() -> None:
    table = play(placing("recruit", "near.hand=W2 far.hand=W3"), "place near:swamp:1")
    for seat in SEATS_AND_SPECTATOR:
        swamp = table.view(seat)["territories"][3]
        assert swamp["sides"][0]["wolves"] == [{"face": "recruited", "card": None}]
    seven, two = (at(f"near.hand=W2 swamp.near=?{card}") for card in ("B7", "R2"))
    for seat in SEATS_AND_SPECTATOR:
        assert seen(seven, seat) == seen(two, seat)


def test_L_INFO_04_it_may_be_any_unseen_card() -> None:
    others = redeals(six_unseen(), 0, 40)
    assert {truth(other)["tundra.near"][0] for other in others} == {f"?{card}" for card in UNSEEN}


def test_L_INFO_05_the_former_face_of_a_flipped_card_is_open_to_both() -> None:
    table = at("near.hand=G6 far.hand=G7", players=["Anna", "Ivan"])
    play(table, "G6 to cave", "G7 to swamp")
    for seat in SEATS_AND_SPECTATOR:
        cave = table.view(seat)["territories"][0]
        assert cave["sides"][0]["wolves"] == [{"face": "flipped", "card": "green 6"}]
    assert "Anna turns the green 6 in the cave face down: it is now a lone wolf." in table.log()


def test_L_INFO_06_both_faces_of_every_honor_token_are_open() -> None:
    table = at("near.hand=B2 cave.honor=6/1 tundra.honor=5/10")
    for seat in SEATS_AND_SPECTATOR:
        first, *_, last = table.view(seat)["territories"]
        assert first["honor"] == {"up": 6, "down": 1}
        assert last["honor"] == {"up": 5, "down": 10}


def test_L_INFO_07_not_following_suit_tells_openly_that_he_has_none() -> None:
    table = play(following("G6>cave", "B2,R2", "near.hand=W2"), "B2 to cave")
    for seat in SEATS_AND_SPECTATOR:
        assert [shown["void"] for shown in table.view(seat)["seats"]] == [[], ["green"]]
    assert "Player 2 does not follow suit: no green cards in hand." in table.log()


def test_L_INFO_07_following_suit_tells_nothing() -> None:
    table = play(following("G6>cave", "G2,R2", "near.hand=W2"), "G2 to cave")
    assert [shown["void"] for shown in table.view(0)["seats"]] == [[], []]


def test_L_INFO_07_a_redeal_gives_him_no_card_of_that_suit() -> None:
    table = at("near.hand=W2 far.hand=B2,B3,R4 void=far:green,far:orange")
    for other in redeals(table, 0, 30):
        assert not any(card.startswith(("green", "orange")) for card in hand(other, "far"))


def test_L_INFO_08_the_other_seat_is_told_only_that_it_is_not_its_turn() -> None:
    table = following("G6>cave", "G2,R2", "near.hand=W2 swamp.near=B2,B3,B4,B5,B6,B7")
    for text in ("R2 to cave", "G2 to cave", "G2 to swamp", "W2 to cave", "pass"):
        assert table.why_not(text, seat=0) == NOT_YOUR_TURN


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("steps", [0, 1, 17, 18, 19, 20])
def test_L_INFO_08_a_refusal_depends_on_nothing_that_the_seat_may_not_know(
    mode: str, steps: int
) -> None:
    table = midgame(mode, steps)
    for seat in (0, 1):
        for other in redeals(table, seat, 2):
            for number in range(table.game.rules.actions.size):
                assert table.why_not(number, seat) == other.why_not(number, seat)


def without_hands(view: dict[str, Any]) -> dict[str, Any]:
    return view | {"seats": [seat | {"hand": None} for seat in view["seats"]]}


@pytest.mark.parametrize("mode", MODES)
def test_L_INFO_09_a_spectator_sees_what_a_seat_sees_but_no_hand(mode: str) -> None:
    for table in every_step(mode, games=1):
        spectator = table.view(None)
        assert [seat["hand"] for seat in spectator["seats"]] == [None, None]
        for seat in (0, 1):
            assert without_hands(table.view(seat)) == spectator


def test_L_INFO_09_bots_get_the_same_view() -> None:
    table = midgame("normal")
    for seat in (0, 1):
        assert table.outlook(seat).view == table.view(seat)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("steps", [0, 20, 40])
def test_L_INFO_09_a_learner_s_numbers_tell_no_more(mode: str, steps: int) -> None:
    table = midgame(mode, steps)
    for seat in (0, 1):
        for other in redeals(table, seat, 3):
            assert np.array_equal(observation(table, seat), observation(other, seat))


def observation(table: Table, seat: int) -> Any:
    numbers = np.zeros(table.game.learner.length, np.float32)
    state, _ = table.game.sheet.read(table.position, table.start.designed)
    table.game.learner.observe(state, seat, numbers)
    return numbers


@pytest.mark.parametrize("mode", MODES)
def test_L_INFO_10_the_seed_is_in_no_view(mode: str) -> None:
    table = midgame(mode)
    chance = truth(table)["chance"][0]
    other = Table.at(table.position.replace(chance, "0123456789abcdef" * 2))
    for seat in SEATS_AND_SPECTATOR:
        assert seen(table, seat) == seen(other, seat)
        assert not {"seed", "salt", "chance"} & set(table.view(seat))


def test_L_INFO_10_the_record_s_seed_is_sealed_before_the_end() -> None:
    record = midgame("normal").record()
    assert (record.seed, record.salt, record.chain) == (None, None, ())
    opened = finished().record()
    assert opened.seed == 7


def test_L_INFO_10_the_order_of_unseen_things_is_in_no_view() -> None:
    table = midgame("advanced")
    position = table.position
    for seat in (0, 1):
        others = list(redeals(table, seat, 5))
        assert all(other.position != position for other in others)
        assert {seen(other, seat) for other in others} == {seen(table, seat)}
