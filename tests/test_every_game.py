"""What every game must keep, whatever its rules."""

import json
from dataclasses import FrozenInstanceError, fields

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nunatak import ActionError, PositionError, Record, Refused, Table, UnreadableAction, verify
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.kernel.state import copy
from nunatak.text import LANGUAGES
from tests.playing import (
    ALL_GAMES,
    VARIANT_NAMES,
    VARIANTS,
    play_randomly,
    redealt,
    same,
    seeds,
    some_seeds,
    state_of,
    table_after,
    tables,
)

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=VARIANT_NAMES)

PLAYERS = ["Ann", "Борис", "Cyril", "Daša", "Eve"]
MOVES = 50 if INTERPRETED else None  # of a game that is played for these tests; None: to its end
SLOW_CHECKS_EVERY = 25 if INTERPRETED else 15


@every_variant
def test_legal_is_what_nothing_refuses(game: Game, seats: int, options: dict[str, str]) -> None:
    for seed in some_seeds(game):
        table = Table(game.name, seats, seed, options=options)
        for step, _ in enumerate(play_randomly(table, seed, MOVES)):
            if step % SLOW_CHECKS_EVERY == seed % SLOW_CHECKS_EVERY:
                state = state_of(table)
                seat = int(state.seat)
                allowed = [n for n in range(game.actions) if not game.refusal(state, seat, n)]
                assert sorted(table.legal) == allowed


@every_variant
def test_there_are_no_dead_ends(game: Game, seats: int, options: dict[str, str]) -> None:
    for seed in some_seeds(game):
        table = Table(game.name, seats, seed, options=options)
        for _ in play_randomly(table, seed, MOVES):
            assert table.legal
        if MOVES is None:
            assert table.is_over
            assert table.legal == []
            assert table.decision is None


@every_variant
def test_no_law_is_broken_at_any_step(game: Game, seats: int, options: dict[str, str]) -> None:
    for seed in some_seeds(game):
        table = Table(game.name, seats, seed, options=options)
        for _ in play_randomly(table, seed, MOVES):
            assert game.broken_laws(table._state) == []
        assert game.broken_laws(table._state) == []


@every_variant
def test_nobody_but_the_deciding_seat_may_act(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    table = table_after(game, seats, options, 5, 7)
    assert table.decision is not None
    for seat in set(range(seats)) - {table.decision.seat}:
        for number in table.legal:
            assert table.why_not(number, seat) is not None


@given(tables(), st.data())
def test_a_refused_action_changes_not_one_byte(table: Table, data: st.DataObject) -> None:
    before = copy(table._state)
    moves = table.moves
    number = data.draw(st.integers(-3, table.game.actions + 3))
    if table.why_not(number) is None:
        return
    with pytest.raises(Refused):
        table.play(number)
    assert same(table._state, before)
    assert table.moves == moves


@given(tables())
def test_why_not_answers_for_every_action_at_any_time(table: Table) -> None:
    for number in range(0, table.game.actions, 37):
        for seat in [*range(table.seats), 99]:
            refusal = table.why_not(number, seat)
            assert refusal is None or refusal.text
    for number in (-(10**9), -5, -1, table.game.actions, 10**9):
        assert table.why_not(number) is not None


@every_game
def test_every_number_has_a_typed_form_and_words_both_ways(game: Game) -> None:
    for number in range(game.actions):
        action = game.decode(number)
        assert game.encode(action) == number
        words = game.write_action(action)
        assert game.read_action(words, 0) == action
        assert game.from_json(json.loads(json.dumps(game.to_json(action)))) == action


@every_game
def test_typed_actions_are_frozen(game: Game) -> None:
    for kind in game.action_types:
        names = [field.name for field in fields(kind)]
        action = next(game.decode(n) for n in range(game.actions) if type(game.decode(n)) is kind)
        for name in names:
            with pytest.raises(FrozenInstanceError):
                setattr(action, name, None)


@every_game
@pytest.mark.parametrize("words", ["", "xyzzy", "🐺", "1 2 3 4", "to to to", "a" * 1000])
def test_words_that_are_no_action_say_so(game: Game, words: str) -> None:
    with pytest.raises(UnreadableAction):
        game.read_action(words, 0)


@every_game
def test_a_malformed_json_action_names_its_field(game: Game) -> None:
    with pytest.raises(ActionError, match="type"):
        game.from_json({"type": "xyzzy"})
    with pytest.raises(ActionError, match="action"):
        game.from_json(["play"])
    form = game.to_json(game.decode(0))
    with pytest.raises(ActionError, match="surplus"):
        game.from_json({**form, "surplus": 1})
    for name in set(form) - {"type"}:
        with pytest.raises(ActionError, match=name):
            game.from_json({**form, name: None})


@given(tables())
def test_every_face_of_an_action_does_the_same(table: Table) -> None:
    for number, action in list(zip(table.legal, table.actions, strict=True))[:3]:
        after = []
        for form in (number, action, table.game.write_action(action)):
            twin = Table.at(table.position, data=table.start.data)
            twin.play(form)
            after.append(twin.position)
        assert len(set(after)) == 1


@given(tables())
def test_a_position_reads_back(table: Table) -> None:
    text = table.position
    assert "\n" not in text
    twin = Table.at(text, data=table.start.data)
    assert twin.position == text
    assert same(state_of(twin), state_of(table))
    assert twin.legal == table.legal


@every_game
@pytest.mark.parametrize("tail", ["xyzzy", "=", "xyzzy=1", "phase=xyzzy", "phase=", "=1"])
def test_a_malformed_position_says_what_is_wrong_where(game: Game, tail: str) -> None:
    with pytest.raises(PositionError) as caught:
        Table.at(f"{game.name} {tail}")
    assert caught.value.where
    assert caught.value.what


@every_variant
def test_a_record_rebuilds_its_state(game: Game, seats: int, options: dict[str, str]) -> None:
    table = table_after(game, seats, options, 11, MOVES)
    record = Record.loads(table.record(sealed=False).dumps())
    rebuilt = record.table()
    assert same(rebuilt._state, table._state)
    assert rebuilt.log() == table.log()
    assert verify(record).ok


@every_variant
def test_the_same_seed_and_moves_give_the_same_bytes(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    first, second = (table_after(game, seats, options, 3, MOVES) for _ in range(2))
    assert same(first._state, second._state)
    assert first.record(sealed=False) == second.record(sealed=False)


@given(tables(), seeds, st.data())
def test_a_view_does_not_change_under_redeal(table: Table, seed: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, table.seats - 1))
    twin = redealt(table.game, table._state, seat, seed)
    assert table.game.view(twin, seat) == table.view(seat)
    seen = [np.zeros(table.game.observation, np.float32) for _ in range(2)]
    table.game.observe(table._state, seat, seen[0])
    table.game.observe(twin, seat, seen[1])
    assert (seen[0] == seen[1]).all()
    assert np.isfinite(seen[0]).all()


@every_variant
def test_an_observation_brought_up_to_date_is_a_fresh_one(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    for seed in some_seeds(game):
        table = Table(game.name, seats, seed, options=options)
        state = copy(table._state)
        kept, fresh = (np.zeros(game.observation, np.float32) for _ in range(2))
        game.observe(state, int(state.seat), kept)
        for action in play_randomly(table, seed, MOVES):
            before = int(state.seat)
            game.erase(state, kept)
            game.apply(state, action)
            if not game.is_over(state):
                game.renew(state, before, kept)
                game.observe(state, int(state.seat), fresh)
                assert kept.tobytes() == fresh.tobytes()


@given(tables(), seeds, seeds, st.data())
def test_a_redeal_depends_on_the_view_alone(
    table: Table, first: int, second: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, table.seats - 1))
    twin = redealt(table.game, table._state, seat, first)
    assert same(
        redealt(table.game, twin, seat, second), redealt(table.game, table._state, seat, second)
    )


@given(tables(), seeds, st.data())
def test_a_redeal_keeps_every_law_and_the_choices(
    table: Table, seed: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, table.seats - 1))
    twin = redealt(table.game, table._state, seat, seed)
    assert table.game.broken_laws(twin) == []
    if not table.is_over and table._state.seat == seat:
        out = np.empty(table.game.most_legal, np.int16)
        assert out[: table.game.legal(twin, out)].tolist() == table.legal


@given(tables())
def test_a_view_is_plain_json(table: Table) -> None:
    for seat in [None, *range(table.seats)]:
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view


@given(tables())
def test_undo_leaves_no_residue_and_stops_where_something_was_shown(table: Table) -> None:
    while not table.is_over and table.undoable:
        before = table.moves
        table.undo()
        assert table.moves == before[:-1]
        fresh = Table.from_start(table.start)
        for move in before[:-1]:
            fresh.play(move)
        assert same(fresh._state, table._state)
    with pytest.raises(Refused):
        table.undo()


@every_variant
def test_everything_that_happens_is_told_in_all_languages(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    table = Table(game.name, seats, 2, options=options, players=PLAYERS[:seats])
    for _ in play_randomly(table, 2, MOVES):
        assert table.news, "every step tells something"
        for lang in LANGUAGES:
            for number in table.legal[:5]:
                assert table.say_action(number, lang)
    for lang in LANGUAGES:
        assert all(line.strip() for line in table.log(lang))


@every_game
def test_scores_are_the_sum_of_their_sources(game: Game) -> None:
    table = table_after(game, game.seats[0], {}, 9)
    outcome = table.outcome
    assert outcome.points == tuple(sum(source.values()) for source in outcome.sources)
    assert min(outcome.ranks) == 1
    best = outcome.ranks.index(1)
    assert outcome.points[best] == max(outcome.points)


def test_no_two_games_share_a_record_type() -> None:
    assert len({game.state for game in ALL_GAMES}) == len(ALL_GAMES)


@given(tables())
def test_a_glance_shows_the_position(table: Table) -> None:
    for seat in (None, *range(table.seats)):
        assert table.view(seat) == table.game.view(table._state, seat)
