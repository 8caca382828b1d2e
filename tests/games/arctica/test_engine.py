"""Arctica's engine keeps its promises: legality, positions, records, conservation, redeals."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from nunatak import Record, Refused, Table, games, verify
from nunatak.games.arctica.actions import (
    ATTACK,
    DONE,
    ESCAPE_WITH,
    MELT_AT,
    PICK,
    PLACE_FLAT,
    PLAY,
    RETURN_TO,
    step_figure,
)
from nunatak.games.arctica.data import FIRST_COD
from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, below, stream
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.state import State, copy

GAME = games.load("arctica")
KINDS = (ATTACK, PLAY, MELT_AT, PICK, RETURN_TO, ESCAPE_WITH, DONE, PLACE_FLAT)
VARIANTS = [(seats, setup) for seats in GAME.seats for setup in ("standard", "advanced")]
GAMES = 1 if INTERPRETED else 4

every_variant = pytest.mark.parametrize(("seats", "setup"), VARIANTS)


def kind(action: int) -> int:
    """Attacks, steps of cod, other steps and so on: so that random play sees all of the game."""
    if action < ATTACK and step_figure(action) >= FIRST_COD:
        return -1
    return sum(action >= first for first in KINDS)


def lively(table: Table, seed: int) -> Iterator[int]:
    """Random play that first chooses a kind of action, then one of the kind."""
    chance = stream(seed, FOR_PLAYING_ON)
    while not table.is_over:
        kinds = Counter(map(kind, table.legal))
        if len(kinds) > 1 and below(chance, 20):
            kinds.pop(-1, None)  # cod rarely, or the plankton is soon gone
        chosen = sorted(kinds)[below(chance, len(kinds))]
        actions = [action for action in table.legal if kind(action) == chosen]
        number = actions[below(chance, len(actions))]
        yield number
        table.play(number)


def new_table(seats: int, setup: str, seed: int) -> Table:
    options = {"setup": setup, "turnLimit": "60"}
    return Table("arctica", seats, seed, options=options, salt="salt")


def same(one: State, other: State) -> bool:
    fields = set(GAME.state.names or ()) - {"event", "event_count", "news"}
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in fields)


@every_variant
def test_legal_is_what_nothing_refuses(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            if step % (97 if INTERPRETED else 61) == seed:
                state = table._state
                allowed = [
                    number
                    for number in range(-1, GAME.actions + 1)
                    if GAME.refusal(state, int(state.seat), number) == 0
                ]
                assert sorted(table.legal) == allowed


@every_variant
def test_nothing_is_lost_and_positions_read_back(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            assert GAME.broken_laws(table._state) == []
            if step % 9 == seed:
                text = table.position
                twin, _ = GAME.read_position(text, table.start.designed)
                assert same(twin, table._state), text
                assert GAME.write_position(twin) == text
        assert GAME.broken_laws(table._state) == []
        assert Table.at(table.position).position == table.position


@every_variant
def test_a_record_rebuilds_the_game(seats: int, setup: str) -> None:
    table = new_table(seats, setup, 3)
    for _ in lively(table, 3):
        pass
    record = Record.loads(table.record().dumps())
    assert verify(record).ok
    assert same(record.table()._state, table._state)


@every_variant
def test_a_redeal_looks_the_same_and_forgets_the_rest(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            if step % (97 if INTERPRETED else 31) == seed:
                check_redeals(table, seed * 1000 + step)


def check_redeals(table: Table, seed: int) -> None:
    for seat in range(table.seats):
        twins = [copy(table._state) for _ in range(2)]
        GAME.redeal(twins[0], seat, stream(seed, FOR_REDEALS))
        assert GAME.view(twins[0], seat) == table.view(seat)
        assert GAME.broken_laws(twins[0]) == []
        third = copy(twins[0])
        GAME.redeal(twins[1], seat, stream(seed + 1, FOR_REDEALS))
        GAME.redeal(third, seat, stream(seed + 1, FOR_REDEALS))
        assert same(third, twins[1])


def test_a_card_held_through_a_reshuffle_is_dealt_to_hands_only() -> None:
    table = Table.at("arctica seats=3 hand0=E1,E2,E3 hand1=MELT~1,W1,W2 hand2=NE1~1,NE2,W3~1")
    state = table._state
    seen: Counter[int] = Counter()
    for seed in range(300):
        twin = copy(state)
        GAME.redeal(twin, 0, stream(seed, FOR_REDEALS))
        old = [int(twin.hand[1, 0]), int(twin.hand[2, 0]), int(twin.hand[2, 2])]
        assert sorted(old) == sorted(
            [int(state.hand[1, 0]), int(state.hand[2, 0]), int(state.hand[2, 2])]
        )
        seen[old[0]] += 1
    assert len(seen) == 3
    assert min(seen.values()) > 60


def test_a_path_is_refused_at_its_first_wrong_step() -> None:
    table = Table.at("arctica hunters=orca,bear orca=(0,0)")
    assert table.why_not("orca to (1,0) > (2,0)") is None
    refusal = table.why_not("orca to (1,0) > (2,0) > (3,0)")
    assert refusal is not None
    assert refusal.rule == "A-MOVE-12"
    table.play("orca (1,0) (2,0)")
    assert table.moves == ["orca to (1,0) water", "orca to (2,0) water"]
    assert table.view(0)["figures"]["orca"]["cell"] == "(2,0)"


@pytest.mark.skipif(INTERPRETED, reason="it takes many games")
def test_every_kind_of_end_and_phase_is_met() -> None:
    phases: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(36):
        table = new_table(*VARIANTS[seed % len(VARIANTS)], seed)
        for _ in lively(table, seed):
            assert table.decision is not None
            phases[table.decision.kind] += 1
        ends[table.news[-1].key] += 1
    assert set(phases) == {*GAME.phases} - {"over"}
    assert ends.keys() <= {"log-end-cod", "log-end-plankton", "log-end-limit"}


def test_A_INFO_11_how_long_a_card_was_held_is_open() -> None:
    table = Table.at("arctica hand0=E1,E2 did=card hand1=W1,W2,W3")
    assert table.view(0)["seats"][1]["ages"] == [0, 0, 0]
    state = copy(table._state)
    left = int(state.deck_count) - 1  # all but one of the deck were played
    state.discard[:left] = state.deck[:left]
    state.deck[0] = state.deck[left]
    state.discard_count, state.deck_count = left, 1
    GAME.apply(state, table.number("swap"))
    assert GAME.view(state, 0)["seats"][1]["ages"] == [1, 1, 1]
    assert GAME.view(state, 0)["seats"][1]["hand"] is None
    unseen = GAME.view(state, 0)["unseen"]
    assert [group["age"] for group in unseen] == [0, 1]
    assert unseen[1]["cards"] == {"W1": 1, "W2": 1, "W3": 1}


def test_A_INFO_12_a_card_that_was_shown_is_not_taken_back() -> None:
    table = Table.at("arctica bear=(0,0) hand0=E1 floe=(0,2),(0,0)")
    table.play("bear (1,0)")
    table.undo()
    table.play("play E1")
    table.play("drift (0,2)")
    table.undo()
    with pytest.raises(Refused, match="A-INFO-12"):
        table.undo()
