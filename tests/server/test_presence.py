"""What a node hears of the others' people."""

from nunatak.server.node.presence import Elsewhere


def hear(node: Elsewhere, words: str, now: float = 0.0) -> bool:
    table, _, *rest = words.split(" ")
    return node.hear(table, rest, now)


def test_a_node_knows_whom_the_others_have() -> None:
    here, there, third = Elsewhere(), Elsewhere(), Elsewhere()
    assert hear(here, there.tell("t", {"ann"}, 2, asks=True))
    assert not hear(here, third.tell("t", {"ben"}, 1, asks=False))
    assert here.users("t") == {"ann", "ben"}
    assert here.watching("t") == 3
    assert here.users("other") == set()


def test_what_a_node_tells_last_counts() -> None:
    here, there = Elsewhere(), Elsewhere()
    hear(here, there.tell("t", {"ann", "ben"}, 1, asks=False))
    hear(here, there.tell("t", {"ben"}, 0, asks=False))
    assert here.users("t") == {"ben"}
    hear(here, there.tell("t", (), 0, asks=False))
    assert here.tables == {}


def test_a_node_does_not_listen_to_itself() -> None:
    here = Elsewhere()
    assert not hear(here, here.tell("t", {"ann"}, 1, asks=True))
    assert here.tables == {}


def test_nobody_is_at_a_node_that_is_silent() -> None:
    here, there, third = Elsewhere(), Elsewhere(), Elsewhere()
    hear(here, there.tell("t", {"ann"}, 0, asks=False), 0.0)
    hear(here, third.tell("t", {"ben"}, 0, asks=False), 0.0)
    here.hear_beat(third.name, 50.0)
    assert here.forget_silent(40.0) == ["t"]
    assert here.users("t") == {"ben"}
    assert here.forget_silent(40.0) == []
