"""How many decisions per second, with observations and masks written? Ours and others'.

    python bench/envs.py --seconds 2 --plot envs-speed.png

Everybody plays random legal actions. Peers are measured where they are installed
(pip install "nunatak[openspiel,peer-envs]"): Pgx at several batches on all cores, PettingZoo's
classic games and OpenSpiel from Python one game at a time. A row is the best of a few slices of
time, for everybody alike, and also tells decisions per second of CPU time: a busy machine disturbs
these less.
"""

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
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
OPENSPIEL_GAMES = ("hearts", "chess", "spades")
OURS = "nunatak"
SLICES = 5
WANTED = {"OpenSpiel": 3, "Pgx": 5, "PettingZoo": 100}  # times as fast as the engine's games
TRIVIAL = ("connect_four",)  # Pgx's fastest, far from ours: measured, but nothing is wanted


@dataclass(frozen=True)
class Contest:
    """Who plays what, and how."""

    engine: str
    game: str
    batch: int = 1
    cores: int = 1
    how: str = ""


@dataclass(frozen=True)
class Speed:
    of: Contest
    per_second: float
    per_cpu_second: float


def measure(of: Contest, steps: Callable[[], int], seconds: float) -> Speed:
    """The best of some slices that together take about so long."""
    steps()
    slices = [measure_slice(steps, seconds / SLICES) for _ in range(SLICES)]
    return Speed(of, *map(max, zip(*slices, strict=True)))


def measure_slice(steps: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions per second and per second of CPU time; `steps` says how many it took."""
    decisions = 0
    began, began_cpu = time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += steps()
    return decisions / spent, decisions / (time.process_time() - began_cpu)


# ------------------------------------------------------------------ ours


def ours(seconds: float) -> Iterator[Speed]:
    for name in games.NAMES:
        for size in BATCHES:
            for cores in CORES:
                batch = Batch(name, size, seats=games.load(name).seats[0], threads=cores)
                yield measure(Contest(OURS, name, size, cores), batch_steps(batch), seconds)


def batch_steps(batch: Batch) -> Callable[[], int]:
    def steps() -> int:
        batch.step(batch.sample())
        return batch.size

    return steps


# ------------------------------------------------------------------ peers


def pgx(seconds: float) -> Iterator[Speed]:
    """Once with finished games begun anew, as ours are, once with games that just run out."""
    import pgx as peer
    from pgx.experimental import auto_reset

    for name in PGX_GAMES:
        env = peer.make(name)
        for how, step in (("", auto_reset(env.step, env.init)), ("no reset", env.step)):
            for size in PGX_BATCHES:
                of = Contest("Pgx", name, size, os.cpu_count() or 1, how)
                yield measure(of, pgx_steps(env, step, size), seconds)


def pgx_steps(env: Any, step: Any, size: int) -> Callable[[], int]:
    import jax

    def random_step(state: Any, key: Any) -> Any:
        chosen, rest = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(chosen, odds), rest)

    many = jax.jit(jax.vmap(random_step))
    keys = jax.random.split(jax.random.PRNGKey(0), size)
    held = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1)]

    def steps() -> int:
        held[1], key = jax.random.split(held[1])
        held[0] = many(held[0], jax.random.split(key, size))
        jax.block_until_ready(held[0].observation)
        return size

    return steps


def pettingzoo(seconds: float) -> Iterator[Speed]:
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

        yield measure(Contest("PettingZoo", name), whole_game, seconds)


def openspiel(seconds: float) -> Iterator[Speed]:
    """Once with nothing but legal actions, once with the observation as a tensor too."""
    import pyspiel

    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        for observing in (False, True):
            of = Contest("OpenSpiel", name, how="with tensors" if observing else "")
            yield measure(of, spiel_steps(game, observing), seconds)


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


PEERS = {"pgx": pgx, "pettingzoo": pettingzoo, "pyspiel": openspiel}


def peers(seconds: float, console: Console) -> Iterator[Speed]:
    for name, measured in PEERS.items():
        if find_spec(name) is None:
            console.print(f"{name} is not installed")
            continue
        try:
            yield from measured(seconds)
        except (ImportError, RuntimeError) as error:
            console.print(f"{name}: {error}")


# ------------------------------------------------------------------ the report


def told(speeds: Iterator[Speed], console: Console) -> Iterator[Speed]:
    """The same, each said as it comes."""
    for speed in speeds:
        of = speed.of
        words = f"{of.engine} {of.game} {of.how}, {of.batch:,} at once, cores: {of.cores}"
        console.print(f"{words} … {speed.per_second:,.0f}", style="dim")
        yield speed


def table(speeds: list[Speed]) -> Table:
    made = Table("engine", "game", "how", "batch", "cores", "decisions/s", "per CPU second")
    for speed in speeds:
        of = speed.of
        made.add_row(
            of.engine,
            of.game,
            of.how,
            f"{of.batch:,}",
            str(of.cores),
            f"{speed.per_second:,.0f}",
            f"{speed.per_cpu_second:,.0f}",
        )
    return made


def best(speeds: list[Speed], engine: str, game: str, cores: int | None = None) -> float:
    """The most decisions per second at any batch and in any way."""
    return max(
        speed.per_second
        for speed in speeds
        if (speed.of.engine, speed.of.game) == (engine, game) and cores in (None, speed.of.cores)
    )


def own_cores(speeds: list[Speed]) -> Table:
    """What the second core brings."""
    made = Table("game", *(f"{cores} cores" for cores in CORES), "times")
    for name in games.NAMES:
        one, two = (best(speeds, OURS, name, cores) for cores in CORES)
        made.add_row(name, f"{one:,.0f}", f"{two:,.0f}", f"{two / one:.2f}")
    return made


def comparison(speeds: list[Speed]) -> Table:
    """How many times as fast each game of ours at its best is as each peer's game at its best."""
    made = Table("peer", "its best", *(f"{name} ×" for name in games.NAMES), "wanted")
    peers = dict.fromkeys((s.of.engine, s.of.game) for s in speeds if s.of.engine != OURS)
    for engine, game in peers:
        other = best(speeds, engine, game)
        made.add_row(
            f"{engine} {game}",
            f"{other:,.0f}",
            *(f"{best(speeds, OURS, name) / other:.1f}" for name in games.NAMES),
            "" if game in TRIVIAL else str(WANTED[engine]),
        )
    return made


def plot(speeds: list[Speed], path: str) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(9, 5), layout="constrained")
    for line in dict.fromkeys(replace(speed.of, batch=0) for speed in speeds):
        points = [speed for speed in speeds if replace(speed.of, batch=0) == line]
        cores = f"{line.cores} core{'s' * (line.cores > 1)}"
        axes.plot(
            [point.of.batch for point in points],
            [point.per_second for point in points],
            marker="o" if line.engine == OURS else "x",
            linestyle="-" if line.engine == OURS else ":",
            label=", ".join(filter(None, (f"{line.engine} {line.game}", line.how, cores))),
        )
    axes.set(xscale="log", yscale="log", xlabel="games side by side", ylabel="decisions per second")
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.savefig(path)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=2.0, help="for each row of the table")
    options.add_argument("--plot", default="envs-speed.png")
    options.add_argument("--no-peers", action="store_true")
    chosen = options.parse_args()
    console = Console()
    console.print(f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} before we began")
    speeds = list(told(ours(chosen.seconds), console))
    if not chosen.no_peers:
        speeds += told(peers(chosen.seconds, console), console)
    console.print(table(speeds))
    console.print(own_cores(speeds))
    console.print(comparison(speeds))
    if find_spec("matplotlib"):
        plot(speeds, chosen.plot)
        console.print(f"plot: {chosen.plot}")


if __name__ == "__main__":
    main()
