"""What is compiled when, and for whom?"""

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from nunatak import games, warmup
from nunatak.kernel.message import Message
from nunatak.play.table import Table
from nunatak.search.bots import BOTS
from nunatak.warmup import LAB, PARTS, TABLE, WarmupFailed, WarmupInterrupted, cold, is_warm
from nunatak.warmup.rehearsal import Rehearsal, steps
from nunatak.warmup.warmer import BOTS_PART, STAGES, YARDSTICKS_PART, Warmer

GAME, OTHER = games.NAMES[:2]


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(warmup, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(warmup, "INTERPRETED", False)
    return tmp_path


def test_each_part_of_a_game_is_marked_by_itself(nowhere: Path) -> None:
    assert cold(GAME) == list(PARTS)
    warmup.mark(GAME, TABLE).write_text(warmup.stamp(), "utf-8")
    assert cold(GAME, (TABLE, "random")) == ["random"]
    assert is_warm((GAME,), (TABLE,))
    assert not is_warm((GAME, OTHER), (TABLE,))
    assert not is_warm((GAME,))


def test_a_mark_of_other_sources_is_none(nowhere: Path) -> None:
    warmup.mark(GAME, TABLE).write_text("elsewhere", "utf-8")
    assert cold(GAME, (TABLE,)) == [TABLE]


def test_another_checkout_of_the_same_sources_has_marks_of_its_own(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmup.mark(GAME, TABLE).write_text(warmup.stamp(), "utf-8")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(warmup, "PACKAGE", nowhere / "checkout")
        assert cold(GAME, (TABLE,)) == [TABLE]
        warmup.mark(GAME, TABLE).write_text("another stamp", "utf-8")
    assert cold(GAME, (TABLE,)) == []


def test_a_process_compiles_what_is_cold_and_leaves_marks(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # the process rehearses interpreted
    told: list[tuple[str, int, int]] = []
    warmup.warm_up((GAME,), lambda *how: told.append(how), (TABLE, "random"))
    assert told[0] == (GAME, 0, 5)
    assert told[-1] == (GAME, 5, 5)
    assert is_warm((GAME,), (TABLE, "random"))
    told.clear()
    warmup.warm_up((GAME,), lambda *how: told.append(how), (TABLE, "random"))
    assert told == []


def test_a_process_that_fails_is_noticed(nowhere: Path) -> None:
    with pytest.raises(WarmupFailed):
        warmup.warm_up(("ludo",), lambda *_: None, (TABLE,))


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is sent otherwise")
def test_an_interrupted_process_says_nothing_and_no_game_is_called_ready(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    for sent in (signal.SIGINT, signal.SIGTERM):  # by a terminal, or by whoever runs services
        processes: list[subprocess.Popen[str]] = []
        report = partial(_interrupt, processes, sent)
        with pytest.raises(WarmupInterrupted):
            warmup.warm_part(GAME, PARTS, report, processes.append)
    assert capfd.readouterr().err == ""

    def interrupted(name: str, *_: object) -> None:
        raise WarmupInterrupted(name)

    warmer = Warmer([GAME], warm=interrupted)
    warmer.start()
    assert not warmer.wait(GAME, 0.2)


def _interrupt(processes: "list[subprocess.Popen[str]]", sent: int, *_: object) -> None:
    processes[0].send_signal(sent)


WAITS = """
import subprocess, sys
subprocess.run([sys.executable, "-m", "nunatak.warmup", *sys.argv[1:]])
"""


def test_nothing_is_compiled_for_whoever_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # which makes it long
    words = [sys.executable, "-c", WAITS, GAME, *PARTS]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as asks:
        assert asks.stdout is not None
        first = asks.stdout.readline()
        asks.kill()
        *_, last = [first, *asks.stdout]  # until nobody writes any more
    done, total = map(int, last.split())
    assert done < total


def test_only_what_is_asked_for_is_rehearsed() -> None:
    game = games.load(GAME)
    names = [getattr(step, "__name__", "think") for step in steps(game, (TABLE, "random"))]
    assert names == ["sit_down", "imagine", "play", "write_down", "think"]
    everything = [getattr(step, "__name__", "think") for step in steps(game, PARTS)]
    assert everything.count("think") == len(BOTS)
    assert {"look", "count_lines", "simulate"} <= set(everything)
    assert LAB in PARTS


def test_a_rehearsal_goes_through() -> None:
    rehearsal = Rehearsal(games.load(GAME))
    for step in (rehearsal.sit_down, rehearsal.look, rehearsal.write_down):
        step()
    rehearsal.think("random")


def test_a_rehearsed_game_has_asked_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that is first asked at somebody's table would be compiled in everybody's way."""
    phases: set[str] = set()
    question = Table.question

    def noted(table: Table, seat: int | None) -> Message:
        phases.add(table.phase)
        return question(table, seat)

    monkeypatch.setattr(Table, "question", noted)
    Rehearsal(games.load(GAME)).play()
    assert {"lead", "follow", "take", "place"} <= phases


# ------------------------------------------------------------------ behind a server's back


class Compiler:
    """Takes as long as it is told to."""

    def __init__(self) -> None:
        self.began: list[tuple[str, str]] = []
        self.gates: dict[tuple[str, str], threading.Event] = {}

    def gate(self, name: str, stage: str) -> threading.Event:
        return self.gates.setdefault((name, stage), threading.Event())

    def __call__(
        self, name: str, parts: Sequence[str], report: Callable[..., None], _watch: object
    ) -> None:
        stage = next(stage for stage, its in STAGES.items() if its == tuple(parts))
        self.began.append((name, stage))
        report(name, 1, 4)
        if not self.gate(name, stage).wait(20):
            raise WarmupFailed(name)


def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_a_game_that_somebody_wants_waits_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.warmup.warmer.cpu_count", lambda: 1)
    compiler = Compiler()
    ready: list[str] = []
    names = [GAME, OTHER, games.NAMES[2]]
    warmer = Warmer(names, ready.append, compiler)
    warmer.start()
    until(lambda: bool(compiler.began))
    assert (warmer.share(GAME), warmer.share(OTHER)) == (0.25, 0.0)
    for _ in range(3):  # whoever waits asks again and again
        warmer.want(names[2])
    until(lambda: len(compiler.began) == 2)
    assert compiler.began == [(GAME, TABLE), (names[2], TABLE)]
    compiler.gate(names[2], TABLE).set()
    assert warmer.wait(names[2], 20)
    until(lambda: len(compiler.began) == 3)
    assert compiler.began[2] == (names[2], BOTS_PART)
    assert (ready, warmer.are_ready) == ([names[2]], False)
    assert not warmer.can_think(names[2])
    compiler.gate(names[2], BOTS_PART).set()
    until(lambda: warmer.can_think(names[2]))
    assert warmer.can_think(names[2], "owl"), "a program needs no compiler"
    assert not warmer.can_think(names[2], "greedy")
    until(lambda: len(compiler.began) == 4)
    assert compiler.began[3] == (names[2], YARDSTICKS_PART)
    warmer.stop()
    compiler.gate(names[2], YARDSTICKS_PART).set()
    compiler.gate(GAME, TABLE).set()
    assert warmer.wait(GAME, 20)
    assert len(compiler.began) == 4, "nothing is begun once it was stopped"


def test_a_game_wanted_before_the_start_is_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nunatak.warmup.warmer.cpu_count", lambda: 1)
    compiler = Compiler()
    warmer = Warmer([GAME, OTHER], warm=compiler)
    warmer.want(OTHER)
    assert compiler.began == []
    warmer.start()
    until(lambda: bool(compiler.began))
    assert compiler.began == [(OTHER, TABLE)]
    warmer.stop()
    compiler.gate(OTHER, TABLE).set()
    assert warmer.wait(OTHER, 20)


def test_a_game_that_does_not_compile_is_let_in_and_fails_where_it_is_used() -> None:
    def fail(name: str, *_: object) -> None:
        raise WarmupFailed(name)

    warmer = Warmer([GAME], warm=fail)
    warmer.start()
    assert warmer.wait(GAME, 20)
    assert warmer.can_think(GAME)
