"""How many decisions per second, with observations and masks written? Ours and others'.

    python bench/envs.py                                  # a table, and a plot beside it
    python bench/envs.py --page docs/environments.md --plot docs/images/envs-speed.svg

Everybody plays random legal actions. Peers are measured where they are installed
(pip install "nunatak[openspiel,peer-envs]"): Pgx at several batches on all cores, PettingZoo's
classic games and OpenSpiel from Python one game at a time. All take turns, round after round, and
each is told by its best round, so that a busy moment of the machine hits nobody more than others.
"""

import argparse
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from nunatak import games
from nunatak.envs.batch import Batch

BATCHES = (1, 64, 1024, 8192)
CORES = (1, 2)
PGX_GAMES = ("sparrow_mahjong", "hex", "connect_four")
PGX_BATCHES = (64, 1024, 8192)
PETTINGZOO_GAMES = ("connect_four_v3", "chess_v6", "texas_holdem_v4", "leduc_holdem_v4")
OPENSPIEL_GAMES = ("hearts", "spades", "chess")
OURS = "nunatak"
TOGETHER = "begun anew together"
ROUNDS = 5
WANTED = {"OpenSpiel": 3, "Pgx": 5, "PettingZoo": 100}  # times as fast as the engine's games
CORES_WANTED = 1.7
# Pgx's game that is most like each of ours: hidden hands, a board of hexagons, both of these.
NEAREST = {
    "lonewolves": ("sparrow_mahjong",),
    "wolves": ("hex",),
    "arctica": ("sparrow_mahjong", "hex"),
}

PICTURE = "Decisions per second over the number of games side by side"
BEGIN = "<!-- speed: written by python bench/envs.py --page -->\n"
END = "<!-- end of speed -->\n"


@dataclass(frozen=True)
class Contest:
    """Who plays what, and how."""

    engine: str
    game: str
    batch: int = 1
    cores: int = 1
    how: str = ""


@dataclass
class Runner:
    """Something that takes decisions; `steps` says how many it took."""

    of: Contest
    steps: Callable[[], int]
    per_second: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += self.steps()
        self.per_second.append(decisions / spent)

    @property
    def best(self) -> float:
        return max(self.per_second)


# ------------------------------------------------------------------ ours


def ours() -> Iterator[Runner]:
    for name in games.NAMES:
        for size in BATCHES:
            for cores in CORES:
                batch = Batch(name, size, seats=games.load(name).seats[0], threads=cores)
                yield Runner(Contest(OURS, name, size, cores), batch_steps(batch))


def batch_steps(batch: Batch) -> Callable[[], int]:
    def steps() -> int:
        batch.step(batch.sample())
        return batch.size

    return steps


# ------------------------------------------------------------------ peers


def pgx() -> Iterator[Runner]:
    """Once with each finished game begun anew, as ours are; once all together when half are over.

    Pgx makes a new game for every row of every step, and throws most of them away. Without that a
    step is cheaper, but where a game is over it takes no decision.
    """
    import pgx as peer
    from pgx.experimental import auto_reset

    for name in PGX_GAMES:
        env = peer.make(name)
        for how, step in (("", auto_reset(env.step, env.init)), (TOGETHER, env.step)):
            for size in PGX_BATCHES:
                of = Contest("Pgx", name, size, os.cpu_count() or 1, how)
                yield Runner(of, pgx_steps(env, step, size, together=how == TOGETHER))


def pgx_steps(env: Any, step: Any, size: int, *, together: bool) -> Callable[[], int]:
    import jax

    def random_step(state: Any, key: Any) -> Any:
        chosen, rest = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(chosen, odds), rest)

    @jax.jit
    def many(state: Any, key: Any) -> tuple[Any, Any]:
        after = jax.vmap(random_step)(state, jax.random.split(key, size))
        return after, size - after.terminated.sum()

    begin = jax.jit(lambda key: jax.vmap(env.init)(jax.random.split(key, size)))
    held = [begin(jax.random.PRNGKey(0)), jax.random.PRNGKey(1), size]

    def steps() -> int:
        held[1], key = jax.random.split(held[1])
        decisions = held[2]
        held[0], going = many(held[0], key)
        jax.block_until_ready(held[0].observation)
        held[2] = int(going) if together else size
        if held[2] <= size // 2:
            held[0], held[2] = begin(key), size
        return decisions

    return steps


def pettingzoo() -> Iterator[Runner]:
    from importlib import import_module

    for name in PETTINGZOO_GAMES:
        env = import_module(f"pettingzoo.classic.{name}").env()

        def whole_game(env: Any = env) -> int:
            env.reset(seed=random.getrandbits(31))
            decisions = 0
            for agent in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                decisions += 1
            return decisions

        yield Runner(Contest("PettingZoo", name), whole_game)


def openspiel() -> Iterator[Runner]:
    """Once with nothing but legal actions, once with the observation as a tensor too."""
    import pyspiel

    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        for observing in (False, True):
            of = Contest("OpenSpiel", name, how="with tensors" if observing else "")
            yield Runner(of, spiel_steps(game, observing))


def spiel_steps(game: Any, observing: bool) -> Callable[[], int]:
    recalls = not game.get_type().provides_observation_tensor

    def whole_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choice(outcomes)[0])
                continue
            if observing:
                if recalls:
                    state.information_state_tensor()
                else:
                    state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return whole_game


PEERS = {"pgx": pgx, "pettingzoo": pettingzoo, "open_spiel": openspiel}


def peers(console: Console) -> Iterator[Runner]:
    for name, made in PEERS.items():
        if find_spec(name) is None:
            console.print(f"{name} is not installed")
            continue
        try:
            yield from made()
        except (ImportError, RuntimeError) as error:
            console.print(f"{name}: {error}")


def race(runners: list[Runner], seconds: float, console: Console) -> None:
    """Everybody in turn, round after round."""
    for runner in runners:
        runner.steps()  # compiles
    for number in range(ROUNDS):
        for runner in runners:
            runner.run(seconds / ROUNDS)
        console.print(f"round {number + 1} of {ROUNDS}, load {os.getloadavg()[0]:.1f}", style="dim")


# ------------------------------------------------------------------ the report


@dataclass(frozen=True)
class Sheet:
    """A table that can be printed and written down."""

    head: tuple[str, ...]
    rows: list[tuple[str, ...]]

    def for_console(self) -> Table:
        made = Table(*self.head)
        for row in self.rows:
            made.add_row(*(cell.strip("*") for cell in row))
        return made

    def for_page(self) -> str:
        lines = (self.head, ("---",) * len(self.head), *self.rows)
        return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def millions(per_second: float) -> str:
    return f"{per_second / 1e6:.3g}"


def own_speeds(runners: list[Runner]) -> Sheet:
    """Ours in millions by batch, and what the second core brings."""
    rows = []
    for name in games.NAMES:
        for cores in CORES:
            speeds = [best(runners, OURS, name, cores, size) for size in BATCHES]
            rows.append((name, str(cores), *map(millions, speeds)))
        gains = (f"{second_core(runners, name, size):.2f}" for size in BATCHES)
        rows.append((name, "2 / 1", *gains))
    return Sheet(("game", "cores", *(f"batch {size:,}" for size in BATCHES)), rows)


def second_core(runners: list[Runner], game: str, batch: int) -> float:
    """How many times as fast two cores are as one, at a batch."""
    one, two = (best(runners, OURS, game, cores, batch) for cores in CORES)
    return two / one


def best(
    runners: list[Runner],
    engine: str,
    game: str,
    cores: int | None = None,
    batch: int | None = None,
) -> float:
    """The most decisions per second in any way."""
    return max(
        runner.best
        for runner in runners
        if (runner.of.engine, runner.of.game) == (engine, game)
        and cores in (None, runner.of.cores)
        and batch in (None, runner.of.batch)
    )


def comparison(runners: list[Runner]) -> Sheet:
    """How many times as fast each game of ours at its best is as each peer's game at its best."""
    rows = []
    for engine, game in dict.fromkeys((r.of.engine, r.of.game) for r in runners):
        if engine == OURS:
            continue
        other = best(runners, engine, game)
        times = [f"{best(runners, OURS, name) / other:.1f}" for name in games.NAMES]
        marked = [
            f"**{time}**" if engine != "Pgx" or game in NEAREST[name] else time
            for name, time in zip(games.NAMES, times, strict=True)
        ]
        rows.append((f"{engine} {game}", way(runners, engine, game), millions(other), *marked))
    return Sheet(("peer", "at its best", "M/s", *(f"{name} ×" for name in games.NAMES)), rows)


def way(runners: list[Runner], engine: str, game: str) -> str:
    """How a peer's game was fastest."""
    of = max(
        (r for r in runners if (r.of.engine, r.of.game) == (engine, game)), key=lambda r: r.best
    ).of
    return ", ".join(filter(None, (f"batch {of.batch:,}", f"cores {of.cores}", of.how)))


def shortfalls(runners: list[Runner]) -> list[str]:
    """What is wanted and not reached."""
    found = []
    for name in games.NAMES:
        gain = max(second_core(runners, name, size) for size in BATCHES)
        if gain < CORES_WANTED:
            found.append(f"{name}: two cores give {gain:.2f} times one, not {CORES_WANTED}")
        for engine, game in dict.fromkeys((r.of.engine, r.of.game) for r in runners):
            if engine == OURS or (engine == "Pgx" and game not in NEAREST[name]):
                continue
            times = best(runners, OURS, name) / best(runners, engine, game)
            if times < WANTED[engine]:
                found.append(f"{name}: {times:.1f} times {engine} {game}, not {WANTED[engine]}")
    return found


def circumstances(load: float) -> str:
    """When, on what, with which versions."""
    packages = ("numba", "pgx", "jax", "pettingzoo", "open_spiel")
    versions = ", ".join(f"{name} {version(name)}" for name in packages if find_spec(name))
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, {versions}; load {load:.1f} before the run."
    )


def processor() -> str:
    """What the machine calls its processor."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def write_page(path: Path, picture: str, sheets: list[Sheet], told: str) -> None:
    """Put the picture and the tables where the page wants them."""
    head, rest = path.read_text("utf-8").split(BEGIN)
    link = f"![{PICTURE}]({Path(os.path.relpath(picture, path.parent)).as_posix()})\n"
    parts = "\n".join([f"{told}\n", link, *(sheet.for_page() for sheet in sheets)])
    path.write_text(f"{head}{BEGIN}{parts}{END}{rest.split(END)[1]}", "utf-8")


def plot(runners: list[Runner], path: str) -> None:
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = OURS
    figure, axes = plt.subplots(figsize=(9, 5.5), layout="constrained")
    colours = dict(zip(games.NAMES, ("tab:blue", "tab:green", "tab:red"), strict=True))
    for line in dict.fromkeys(replace(r.of, batch=0) for r in runners):
        points = [r for r in runners if replace(r.of, batch=0) == line]
        own = line.engine == OURS
        axes.plot(
            [point.of.batch for point in points],
            [point.best for point in points],
            color=colours.get(line.game) if own else None,
            marker="o" if own else "x",
            linestyle=("-" if line.cores > 1 else "--") if own else ":",
            label=", ".join(
                filter(None, (f"{line.engine} {line.game}", line.how, f"cores {line.cores}"))
            ),
        )
    axes.set(xscale="log", yscale="log", xlabel="games side by side", ylabel="decisions per second")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=2.0, help="for each row of the table")
    options.add_argument("--plot", default="envs-speed.png")
    options.add_argument("--page", type=Path, help="write the tables into this page too")
    options.add_argument("--no-peers", action="store_true")
    chosen = options.parse_args()
    console = Console()
    told = circumstances(os.getloadavg()[0])
    console.print(told)
    runners = [*ours(), *([] if chosen.no_peers else peers(console))]
    race(runners, chosen.seconds, console)
    sheets = [own_speeds(runners), comparison(runners)]
    for sheet in sheets:
        console.print(sheet.for_console())
    for line in shortfalls(runners):
        console.print(f"not reached: {line}")
    if chosen.page:
        write_page(chosen.page, chosen.plot, sheets, told)
    if find_spec("matplotlib"):
        plot(runners, chosen.plot)
        console.print(f"plot: {chosen.plot}")


if __name__ == "__main__":
    main()
