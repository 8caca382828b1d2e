"""What must every game keep, whatever its rules? A suite for pytest, for our games and anybody's.

class TestNoughts(GameSuite):
    game = GAME
"""

import json
import xml.etree.ElementTree as ElementTree
from dataclasses import FrozenInstanceError
from itertools import chain
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nunatak.kernel.actions import ActionError, UnreadableAction
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.kernel.sheet import PositionError
from nunatak.kernel.shown import follow
from nunatak.kernel.state import copy
from nunatak.play.picture import picture
from nunatak.play.record import Record, verify
from nunatak.play.table import Refused, Table
from nunatak.play.text import LANGUAGES
from nunatak.testing.playing import (
    name_of,
    play_randomly,
    redealt,
    same,
    seeds,
    some_seeds,
    state_of,
    table_after,
    tables,
    telling_variants,
    true_state,
)

PLAYERS = ["Ann", "Борис", "Cyril", "Daša", "Eve"]
MOVES = 50 if INTERPRETED else None  # of a game that is played for these tests; None: to its end
SLOW_CHECKS_EVERY = 25 if INTERPRETED else 15


anywhere = settings(  # one test for many games, whose functions compile at their first call
    deadline=None,
    suppress_health_check=[
        HealthCheck.differing_executors,
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
    ],
)


class GameSuite:
    """The tests of one game: with each number of seats, each option, and at random positions."""

    game: ClassVar[Game]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Tests that ask for seats and options run for every telling variant of the game."""
        if {"seats", "options"} <= set(metafunc.fixturenames):
            found = telling_variants(self.game)
            names = [name_of(self.game, variant) for variant in found]
            metafunc.parametrize(("seats", "options"), found, ids=names)

    def test_legal_is_what_nothing_refuses(self, seats: int, options: dict[str, str]) -> None:
        game = self.game
        for seed in some_seeds(game):
            table = Table(game.name, seats, seed, options=options)
            for step, _ in enumerate(play_randomly(table, seed, MOVES)):
                if step % SLOW_CHECKS_EVERY == seed % SLOW_CHECKS_EVERY:
                    state = state_of(table)
                    seat = int(state.seat)
                    allowed = [
                        n
                        for n in range(game.rules.actions.size)
                        if not game.rules.refusal(state, seat, n)
                    ]
                    assert sorted(table.legal) == allowed

    def test_an_outlook_has_the_legal_actions_of_its_own_seat_alone(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        table = Table(game.name, seats, 1, options=options)
        for _ in play_randomly(table, 1, 20):
            for seat in range(seats):
                expected = table.legal if seat == table.deciding else []
                assert table.outlook(seat).legal == expected

    @pytest.mark.parametrize("seat", [-1, 16])
    def test_a_seat_that_does_not_exist_sees_nothing(self, seat: int) -> None:
        game = self.game
        table = Table(game.name, seed=1)
        for look in (table.view, table.outlook, table.prospects):
            with pytest.raises(ValueError, match="seat: a number from 0 to"):
                look(seat)

    def test_whoever_writes_into_a_view_spoils_nothing(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        table = Table(game.name, seats, 1, options=options)
        another = Table(game.name, seats, 1, options=options)
        expected = [copy_of(table.view(seat)) for seat in (*range(seats), None)]
        for seat in range(seats):
            spoil(table.view(seat))
            spoil(table.outlook(seat).view)
        for looked in (table, another):
            assert [looked.view(seat) for seat in (*range(seats), None)] == expected

    def test_changes_lead_from_one_view_to_the_next(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        views = game.views
        for seed in some_seeds(game):
            table = Table(game.name, seats, seed, options=options)
            eyes = (*range(seats), None)
            followed = {seat: table.view(seat) for seat in eyes}
            open_before = table.open()
            known_before = {seat: table.know(seat) for seat in range(seats)}
            moves_and_end = chain(play_randomly(table, seed, MOVES), (None,))
            for step, _ in enumerate(moves_and_end):
                open_now = table.open()
                public = views.public_changes(open_before, open_now)
                for seat in eyes:
                    follow(followed[seat], copy_of(public))
                    if seat is not None:
                        known = table.know(seat)
                        own = views.private_changes(known_before[seat], known, seat, public)
                        follow(followed[seat], copy_of(own))
                        known_before[seat] = known
                looked_at = eyes[step % len(eyes)]
                assert followed[looked_at] == table.view(looked_at)
                open_before = open_now
            assert followed == {seat: table.view(seat) for seat in eyes}

    def test_there_are_no_dead_ends(self, seats: int, options: dict[str, str]) -> None:
        game = self.game
        for seed in some_seeds(game):
            table = Table(game.name, seats, seed, options=options)
            for _ in play_randomly(table, seed, MOVES):
                assert table.legal
            if MOVES is None:
                assert table.is_over
                assert table.legal == []
                assert table.decision is None

    def test_no_law_is_broken_at_any_step(self, seats: int, options: dict[str, str]) -> None:
        game = self.game
        for seed in some_seeds(game):
            table = Table(game.name, seats, seed, options=options)
            for _ in play_randomly(table, seed, MOVES):
                assert game.rules.broken_laws(true_state(table)) == []
            assert game.rules.broken_laws(true_state(table)) == []

    def test_nobody_but_the_deciding_seat_may_act(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        table = table_after(game, seats, options, 5, 7)
        assert table.decision is not None
        for seat in set(range(seats)) - {table.decision.seat}:
            for number in table.legal:
                assert table.why_not(number, seat) is not None

    @anywhere
    @given(st.data())
    def test_a_refused_action_changes_not_one_byte(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        before = copy(true_state(table))
        moves = table.moves
        number = data.draw(st.integers(-3, table.game.rules.actions.size + 3))
        if table.why_not(number) is None:
            return
        with pytest.raises(Refused):
            table.play(number)
        assert same(true_state(table), before)
        assert table.moves == moves

    @anywhere
    @given(st.data())
    def test_why_not_answers_for_every_action_at_any_time(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        for number in range(0, table.game.rules.actions.size, 37):
            for seat in [*range(table.seats), 99]:
                refusal = table.why_not(number, seat)
                assert refusal is None or refusal.text
        for number in (-(10**9), -5, -1, table.game.rules.actions.size, 10**9):
            assert table.why_not(number) is not None

    def test_every_number_has_a_typed_form_and_words_both_ways(self) -> None:
        game = self.game
        for number in range(game.rules.actions.size):
            action = game.rules.actions.decode(number)
            assert game.rules.actions.encode(action) == number
            words = str(action)
            assert game.rules.actions.read(words, 0) == action
            assert (
                game.rules.actions.from_json(
                    json.loads(json.dumps(game.rules.actions.to_json(action)))
                )
                == action
            )

    def test_typed_actions_are_frozen(self) -> None:
        game = self.game
        for kind in game.rules.actions.kinds:
            names = list(kind.parts)
            action = next(
                game.rules.actions.decode(n)
                for n in range(game.rules.actions.size)
                if type(game.rules.actions.decode(n)) is kind
            )
            for name in names:
                with pytest.raises(FrozenInstanceError):
                    setattr(action, name, None)

    @pytest.mark.parametrize("words", ["", "xyzzy", "🐺", "1 2 3 4", "to to to", "a" * 1000])
    def test_words_that_are_no_action_say_so(self, words: str) -> None:
        game = self.game
        with pytest.raises(UnreadableAction):
            game.rules.actions.read(words, 0)

    def test_a_malformed_json_action_names_its_field(self) -> None:
        game = self.game
        with pytest.raises(ActionError, match="type"):
            game.rules.actions.from_json({"type": "xyzzy"})
        with pytest.raises(ActionError, match="action"):
            game.rules.actions.from_json(["play"])
        form = game.rules.actions.to_json(game.rules.actions.decode(0))
        with pytest.raises(ActionError, match="surplus"):
            game.rules.actions.from_json({**form, "surplus": 1})
        for name in set(form) - {"type"}:
            with pytest.raises(ActionError, match=name):
                game.rules.actions.from_json({**form, name: None})

    @anywhere
    @given(st.data())
    def test_every_face_of_an_action_does_the_same(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        for number, action in list(zip(table.legal, table.actions, strict=True))[:3]:
            after = []
            for form in (number, action, str(action)):
                twin = Table.at(table.position, data=table.start.data)
                twin.play(form)
                after.append(twin.position)
            assert len(set(after)) == 1

    @anywhere
    @given(st.data())
    def test_a_position_reads_back(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        text = table.position
        assert "\n" not in text
        twin = Table.at(text, data=table.start.data)
        assert twin.position == text
        assert same(state_of(twin), state_of(table))
        assert twin.legal == table.legal

    @pytest.mark.parametrize("tail", ["xyzzy", "=", "xyzzy=1", "phase=xyzzy", "phase=", "=1"])
    def test_a_malformed_position_says_what_is_wrong_where(self, tail: str) -> None:
        game = self.game
        with pytest.raises(PositionError) as caught:
            Table.at(f"{game.name} {tail}")
        assert caught.value.where
        assert caught.value.what

    def test_a_record_rebuilds_its_state(self, seats: int, options: dict[str, str]) -> None:
        game = self.game
        table = table_after(game, seats, options, 11, MOVES)
        record = Record.loads(table.record(sealed=False).dumps())
        rebuilt = record.table()
        assert same(true_state(rebuilt), true_state(table))
        assert rebuilt.log() == table.log()
        assert rebuilt.record(sealed=False) == record
        assert verify(record).ok

    @anywhere
    @given(st.data())
    def test_a_view_does_not_change_under_redeal(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        seed = data.draw(seeds)
        seat = data.draw(st.integers(0, table.seats - 1))
        twin = redealt(table.game, true_state(table), seat, seed)
        assert table.game.views.view(twin, seat) == table.view(seat)
        seen = [np.zeros(table.game.learner.length, np.float32) for _ in range(2)]
        table.game.learner.observe(true_state(table), seat, seen[0])
        table.game.learner.observe(twin, seat, seen[1])
        assert (seen[0] == seen[1]).all()
        assert np.isfinite(seen[0]).all()

    def test_an_observation_brought_up_to_date_is_a_fresh_one(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        for seed in some_seeds(game):
            table = Table(game.name, seats, seed, options=options)
            state = copy(true_state(table))
            kept, fresh = (np.zeros(game.learner.length, np.float32) for _ in range(2))
            game.learner.observe(state, int(state.seat), kept)
            for action in play_randomly(table, seed, MOVES):
                before = int(state.seat)
                game.learner.erase(state, kept)
                game.rules.apply(state, action)
                if not game.rules.is_over(state):
                    game.learner.renew(state, before, kept)
                    game.learner.observe(state, int(state.seat), fresh)
                    assert kept.tobytes() == fresh.tobytes()

    @anywhere
    @given(st.data())
    def test_a_redeal_depends_on_the_view_alone(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        first = data.draw(seeds)
        second = data.draw(seeds)
        seat = data.draw(st.integers(0, table.seats - 1))
        twin = redealt(table.game, true_state(table), seat, first)
        assert same(
            redealt(table.game, twin, seat, second),
            redealt(table.game, true_state(table), seat, second),
        )

    @anywhere
    @given(st.data())
    def test_a_redeal_keeps_every_law_and_the_choices(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        seed = data.draw(seeds)
        seat = data.draw(st.integers(0, table.seats - 1))
        twin = redealt(table.game, true_state(table), seat, seed)
        assert table.game.rules.broken_laws(twin) == []
        if not table.is_over and true_state(table).seat == seat:
            out = np.empty(table.game.rules.most_legal, np.int16)
            assert out[: table.game.rules.legal(twin, out)].tolist() == table.legal

    @anywhere
    @given(st.data())
    def test_a_picture_is_whole_and_does_not_change_under_redeal(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        seed = data.draw(seeds)
        seat = data.draw(st.integers(0, table.seats - 1))
        twin = redealt(table.game, true_state(table), seat, seed)
        for eyes in (seat, None):
            view = table.game.views.view(twin, eyes)
            drawn = picture(table.game, view, table.voice, table.players, seat=eyes)
            assert drawn == table.svg(eyes)
            assert ElementTree.fromstring(drawn).tag.endswith("svg")

    @anywhere
    @given(st.data())
    def test_a_view_is_plain_json(self, data: st.DataObject) -> None:
        table = data.draw(tables([self.game]))
        for seat in [None, *range(table.seats)]:
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view

    @anywhere
    @given(st.data())
    def test_undo_leaves_no_residue_and_stops_where_something_was_shown(
        self, data: st.DataObject
    ) -> None:
        table = data.draw(tables([self.game]))
        while not table.is_over and table.undoable:
            before = table.moves
            table.undo()
            assert table.moves == before[:-1]
            fresh = Table.from_start(table.start)
            for move in before[:-1]:
                fresh.play(move)
            assert same(true_state(fresh), true_state(table))
        with pytest.raises(Refused):
            table.undo()

    def test_everything_that_happens_is_told_in_all_languages(
        self, seats: int, options: dict[str, str]
    ) -> None:
        game = self.game
        table = Table(game.name, seats, 2, options=options, players=PLAYERS[:seats])
        for _ in chain(play_randomly(table, 2, MOVES), (None,)):
            assert table.news or not table.moves, "every step tells something"
            for lang in LANGUAGES:
                for number in table.legal[:5]:
                    assert table.say_action(number, lang)
        for lang in LANGUAGES:
            assert all(line.strip() for line in table.log(lang))

    def test_scores_are_the_sum_of_their_sources(self) -> None:
        game = self.game
        table = table_after(game, game.seats[0], {}, 9)
        outcome = table.outcome
        assert outcome.points == tuple(sum(source.values()) for source in outcome.sources)
        assert min(outcome.ranks) == 1
        best = outcome.ranks.index(1)
        assert outcome.points[best] == max(outcome.points)


def copy_of(view: Any) -> Any:
    """As it would come out of a file."""
    return json.loads(json.dumps(view))


def spoil(part: Any) -> None:
    """Empty all that can be emptied, from the innermost."""
    for inner in part.values() if isinstance(part, dict) else part:
        if isinstance(inner, dict | list):
            spoil(inner)
    part.clear()
