"""Compiled code must find a record wherever it lies."""

import pickle

import numpy as np
import pytest

from nunatak.kernel.state import HEADER, State, begin_step, copy, empty, quick, record, tell

STATE = record([("cards", np.int8, 3)], events=2)


def _kinds() -> dict[str, State]:
    alone = copy(empty(STATE)[0])
    among = np.zeros(3, quick(STATE))
    among["seat"] = 7
    return {"alone": alone, "among others": among[1], "pickled": pickle.loads(pickle.dumps(alone))}


@pytest.mark.parametrize("kind", ["alone", "among others", "pickled"])
def test_compiled_code_writes_into_a_record_itself(kind: str) -> None:
    state = _kinds()[kind]
    for step in (1, 2):
        begin_step(state)
        tell(state, step, 3, 4, 5)
        assert state.event_count == 1
        assert state.event[0].tolist() == [step, 3, 4, 5]


def test_what_is_written_into_one_of_many_stays_there() -> None:
    among = np.zeros(3, quick(STATE))
    tell(among[1], 9, 0, 0, 0)
    assert among["event_count"].tolist() == [0, 1, 0]


def test_a_copy_has_memory_of_its_own() -> None:
    state = copy(empty(STATE)[0])
    twin = copy(state)
    tell(state, 1, 0, 0, 0)
    twin.cards[:] = 5
    assert (state.event_count, twin.event_count) == (1, 0)
    assert state.cards.tolist() == [0, 0, 0]


def test_fields_are_read_and_written_by_their_names() -> None:
    state = copy(empty(STATE)[0])
    state.seat = 2
    assert state.seat == 2
    assert all(hasattr(state, name) for name in HEADER)
    with pytest.raises(AttributeError):
        _ = state.paws
