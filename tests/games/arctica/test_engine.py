"""Arctica's engine keeps its promises: legality, positions, records, conservation, redeals."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from nunatak import PositionError, Record, Refused, Table, games, verify
from nunatak.games.arctica.actions import (
    Attack,
    Done,
    Drift,
    Escape,
    Melt,
    PlaceIce,
    Play,
    Return,
    is_step,
    step_figure,
)
from nunatak.games.arctica.data import FIRST_COD
from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, below, stream
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.state import State, copy
from nunatak.testing.playing import true_state

GAME = games.load("arctica")
KINDS = (Attack, Play, Melt, Drift, Return, Escape, Done, PlaceIce)
VARIANTS = [(seats, setup) for seats in GAME.seats for setup in ("standard", "advanced")]
GAMES = 1 if INTERPRETED else 4

every_variant = pytest.mark.parametrize(("seats", "setup"), VARIANTS)


def kind(action: int) -> int:
    """Attacks, steps of cod, other steps and so on: so that random play sees all of the game."""
    if is_step(action) and step_figure(action) >= FIRST_COD:
        return -1
    return sum(action >= first.base for first in KINDS)


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
    fields = set(GAME.rules.state.names or ()) - {"event", "event_count", "news"}
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in fields)


@every_variant
def test_legal_is_what_nothing_refuses(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            if step % (97 if INTERPRETED else 61) == seed:
                state = true_state(table)
                allowed = [
                    number
                    for number in range(-1, GAME.rules.actions.size + 1)
                    if GAME.rules.refusal(state, int(state.seat), number) == 0
                ]
                assert sorted(table.legal) == allowed


@every_variant
def test_nothing_is_lost_and_positions_read_back(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            assert GAME.rules.broken_laws(true_state(table)) == []
            if step % 9 == seed:
                text = table.position
                twin, _ = GAME.sheet.read(text, table.start.designed)
                assert same(twin, true_state(table)), text
                assert GAME.sheet.write(twin) == text
        assert GAME.rules.broken_laws(true_state(table)) == []
        assert Table.at(table.position).position == table.position


AT_SEA = "seats=4 hunters=orca,seal,bear,inuit orca=(4,0) seal1=(4,0) attack=orca>seal1"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("phase=turn floe=(0,0) drifted=(0,0)", "drifted: does not belong"),
        ("phase=drift drift=E:1 floe=(0,0) drifted=(1,0)", "A-DRIFT-03"),
        ("phase=displace drift=E:1 floe=(4,0) sliding=(4,0) asked=bear", "A-DRIFT-03"),
        (
            "phase=displace drift=E:1 floe=(0,0),(4,0) bear=(1,0) sliding=(0,0) pushing=(4,0)"
            " asked=bear",
            "A-DRIFT-03",
        ),
        (f"phase=respond {AT_SEA} escape=E1:water hand0=E2", "A-ESC-01"),
        (f"phase=respond {AT_SEA} escape=W1:ice hand0=E2", "A-ESC-01"),
        ("active=bear", "A-TURN-27"),
        ("active=inuit moving=inuit:1/2", "A-TURN-20"),
        ("bear=(0,0) due=bear won1=bear", "A-RET-01"),
        ("phase=return due=bear won1=bear asked=cod1", "A-RET-01"),
        ("won0=" + ",".join(["cod*9"] * 15), "there are only 9 of cod"),
        ("seats=2 hand2=E1", "2 at the most, got 4"),
        ("first=2", "2 at the most, got 4"),
        ("hand0=E1,E1 hand1=E1", "the box has fewer cards E1"),
        ("discard=" + ",".join(["E1"] * 37), "36 at the most"),
    ],
)
def test_what_no_play_brings_about_is_refused(words: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        Table.at(f"arctica {words}")


@every_variant
def test_a_record_rebuilds_the_game(seats: int, setup: str) -> None:
    table = new_table(seats, setup, 3)
    for _ in lively(table, 3):
        pass
    record = Record.loads(table.record().dumps())
    assert verify(record).ok
    assert same(true_state(record.table()), true_state(table))


@every_variant
def test_a_redeal_looks_the_same_and_forgets_the_rest(seats: int, setup: str) -> None:
    for seed in range(GAMES):
        table = new_table(seats, setup, seed)
        for step, _ in enumerate(lively(table, seed)):
            if step % (97 if INTERPRETED else 31) == seed:
                check_redeals(table, seed * 1000 + step)


def check_redeals(table: Table, seed: int) -> None:
    for seat in range(table.seats):
        twins = [true_state(table) for _ in range(2)]
        GAME.views.redeal(twins[0], seat, stream(seed, FOR_REDEALS))
        assert GAME.views.view(twins[0], seat) == table.view(seat)
        assert GAME.rules.broken_laws(twins[0]) == []
        third = copy(twins[0])
        GAME.views.redeal(twins[1], seat, stream(seed + 1, FOR_REDEALS))
        GAME.views.redeal(third, seat, stream(seed + 1, FOR_REDEALS))
        assert same(third, twins[1])


def test_a_card_held_through_a_reshuffle_is_dealt_to_hands_only() -> None:
    table = Table.at("arctica seats=3 hand0=E1,E2,E3 hand1=MELT~1,W1,W2 hand2=NE1~1,NE2,W3~1")
    state = true_state(table)
    seen: Counter[int] = Counter()
    for seed in range(300):
        twin = copy(state)
        GAME.views.redeal(twin, 0, stream(seed, FOR_REDEALS))
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
    assert set(phases) == {*GAME.rules.phase.names} - {"over"}
    assert ends.keys() <= {"log-end-cod", "log-end-plankton", "log-end-limit"}


def test_A_INFO_11_how_long_a_card_was_held_is_open() -> None:
    table = Table.at("arctica hand0=E1,E2 did=card hand1=W1,W2,W3")
    assert table.view(0)["seats"][1]["ages"] == [0, 0, 0]
    state = true_state(table)
    left = int(state.deck_count) - 1  # all but one of the deck were played
    state.discard[:left] = state.deck[:left]
    state.deck[0] = state.deck[left]
    state.discard_count, state.deck_count = left, 1
    GAME.rules.apply(state, table.number("swap"))
    assert GAME.views.view(state, 0)["seats"][1]["ages"] == [1, 1, 1]
    assert GAME.views.view(state, 0)["seats"][1]["hand"] is None
    unseen = GAME.views.view(state, 0)["seats"][0]["unseen"]
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


def test_all_that_cod_do_is_one_line_of_the_log() -> None:
    table = Table("arctica", 2, seed=4, players=["Anna", "Ivan"])
    for figure in ("cod1", "cod2"):
        table.play(next(action for action in table.actions if str(action).startswith(figure)))
    user = table.players[table.deciding or 0]
    fed = f"The cod feed: {user} takes a plankton token, 8 left."
    assert table.log(since=1) == [f"{user} uses the cod.", fed]
    assert [line.key for line in table.news] == ["log-step"]
