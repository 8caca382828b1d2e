"""How does a network learn a game from nothing? Proximal policy optimisation in self-play.

A training has a folder: `checkpoint.pt` (weights, optimiser and curve) is written every minute and
at the end, and is where another training of the folder goes on.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from nunatak import games
from nunatak.envs.batch import Batch
from nunatak.learning.export import arrays_of
from nunatak.learning.matches import share_won
from nunatak.learning.network import Network, Size, odds
from nunatak.learning.selfplay import Hall, Lesson, Played, play
from nunatak.learning.shape import shape_of
from nunatak.search.net import read_net, write_net

CHECKPOINT, CURVE, NET = "checkpoint.pt", "curve.json", "net.npz"
BESIDE = 60.0  # seconds between two checkpoints
TOLD = 10.0  # seconds between two points of the curve
CALMEST = 1.0  # gradients are not longer
HOPES = 0.5  # weight of the error of hopes


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    minutes: float = 10.0
    games: int = 8192  # side by side
    steps: int = 32  # in each of them between two lessons
    readings: int = 2  # of a lesson
    page: int = 32768  # decisions per step of the optimiser
    rate: float = 5e-4  # of learning, at the beginning
    last_rate: float = 1e-4  # and at the end
    clip: float = 0.2
    curiosity: float = 0.01  # weight of the entropy
    last_curiosity: float = 0.003
    warm_up: int = 100  # steps of the optimiser until the rate is full
    limit: int = 3000  # decisions after which a game is cut off
    matches: int = 0  # deals that are played against a bot at each checkpoint
    rival: str = "alpha"
    keep_every: float = 0.0  # minutes after which the network so far is kept as a file for bots
    seed: int = 0
    threads: int | None = None
    size: Size = field(default_factory=Size)


class Trainer:
    """A network that learns, and all it needs for that."""

    def __init__(self, game: str, seats: Sequence[int], plan: Plan, folder: Path) -> None:
        self.began = time.perf_counter()
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.game = games.load(game)
        self.plan = plan
        self.folder = folder
        self.shape = shape_of(self.game)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.network = Network(self.shape, plan.size).to(self.device)
        quick = self.device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), plan.rate, eps=1e-5, fused=quick
        )
        self.decisions = 0
        self.seconds = 0.0
        self.updates = 0
        self.curve: list[dict[str, float]] = []
        self._resume(folder / CHECKPOINT)
        counts = list(seats) if len(seats) > 1 else [seats[0], seats[0]]  # two take turns
        self.halls = [self._hall(number, counts) for number in range(len(counts))]

    def _hall(self, number: int, counts: list[int]) -> Hall:
        plan = self.plan
        seed = (plan.seed * 1_000_003 + self.decisions + number) << 20  # other games after a pause
        batch = Batch(
            self.game.name,
            max(1, plan.games // len(counts)),
            seats=counts[number],
            seed=seed % (1 << 63),
            limit=plan.limit,
            threads=plan.threads,
        )
        return Hall(batch, self.shape, plan.steps, self.device)

    # -------------------------------------------------------------- where it stands

    def _resume(self, path: Path) -> None:
        """Go on from a checkpoint, if there is one."""
        if not path.exists():
            return
        held = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict({name: part.float() for name, part in held["weights"].items()})
        self.decisions, self.seconds = held["decisions"], held["seconds"]
        self.curve = held["curve"]

    def save(self) -> None:
        """Write the checkpoint; the optimiser warms up anew, so that the file stays small."""
        self.folder.mkdir(parents=True, exist_ok=True)
        held = {
            "game": self.game.name,
            "version": self.game.version,
            "size": asdict(self.plan.size),
            "weights": self.network.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        fresh = self.folder / (CHECKPOINT + ".new")
        torch.save(held, fresh)
        fresh.replace(self.folder / CHECKPOINT)
        (self.folder / CURVE).write_text(json.dumps(self.curve, indent=1) + "\n", "utf-8")

    def export(self, path: Path) -> None:
        """Write the network as bots read it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_net(path, self.game, arrays_of(self.network, self.shape))

    # -------------------------------------------------------------- learning

    def train(self, tell: Callable[[dict[str, float]], None]) -> None:
        """As long as the plan says; a point of the curve is told now and then."""
        began = self.began  # to compile is a part of it
        before, saved, kept, told = self.seconds, began, began, time.perf_counter()
        played, marks = Played(), Marks()
        spent, budget = 0.0, self.plan.minutes * 60
        while not self.updates or spent < budget:  # one lesson at least
            lessons = play(self.network, self.halls, played)
            self._learn(lessons, min(1.0, spent / budget), marks)
            now = time.perf_counter()
            spent = now - began
            self.seconds = before + spent
            if now - told >= TOLD:
                self.decisions += played.decisions
                self.curve.append(self._point(played, marks, now - told))
                tell(self.curve[-1])
                played, marks, told = Played(), Marks(), now
            if now - saved >= BESIDE:
                self._match(tell)
                self.save()
                saved = time.perf_counter()
            if self.plan.keep_every and now - kept >= self.plan.keep_every * 60:
                self.export(self.folder / f"net-{int(self.seconds):05}.npz")
                kept = now
        self.decisions += played.decisions
        self._match(tell)
        self.save()
        self.export(self.folder / NET)

    def _match(self, tell: Callable[[dict[str, float]], None]) -> None:
        """Play against a bot, if the plan says so."""
        plan = self.plan
        if not plan.matches:
            return
        self.export(self.folder / NET)
        net = read_net(self.folder / NET, self.game)
        won = share_won(self.game, net, plan.rival, plan.matches, plan.seed)
        self.curve.append({"seconds": self.seconds, "decisions": self.decisions, "won": won})
        tell(self.curve[-1])

    def _point(self, played: Played, marks: "Marks", seconds: float) -> dict[str, float]:
        return {
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "a_second": round(played.decisions / seconds),
            "length": round(played.decisions / max(1, played.games), 1),
            "cut_off": played.cut_off,
            **marks.means(),
        }

    def _learn(self, lessons: list[Lesson], way: float, marks: "Marks") -> None:
        """Read all lessons, page by page; `way` is how far the training has come."""
        plan = self.plan
        sizes = torch.tensor([len(lesson.answers) for lesson in lessons])
        surprise = torch.cat([lesson.surprise for lesson in lessons])
        mean, spread = surprise.mean(), surprise.std() + 1e-6
        curiosity = plan.curiosity + way * (plan.last_curiosity - plan.curiosity)
        for _ in range(plan.readings):
            orders = [torch.randperm(int(size), device=self.device) for size in sizes]
            pages = max(1, int(sizes.sum()) // plan.page)
            for page in range(pages):
                self._warm(way)
                parts = [order.tensor_split(pages)[page] for order in orders]
                some = _pick(lessons, parts)
                some.surprise = (some.surprise - mean) / spread
                self._step(some, curiosity, marks)

    def _warm(self, way: float) -> None:
        plan = self.plan
        self.updates += 1
        rate = plan.rate + way * (plan.last_rate - plan.rate)
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, self.updates / plan.warm_up)

    def _step(self, lesson: Lesson, curiosity: float, marks: "Marks") -> None:
        """Make what gained more than was hoped for likelier, and hope better."""
        clip = self.plan.clip
        weights, hopes = self.network.judge(lesson.observed)
        logs = odds(weights, lesson.masks)
        new = logs.gather(1, lesson.answers[:, None]).squeeze(1)
        ratio = (new - lesson.odds).exp()
        better = torch.min(
            ratio * lesson.surprise, ratio.clamp(1 - clip, 1 + clip) * lesson.surprise
        )
        entropy = -(logs.exp() * logs).sum(-1)
        wrong = ((lesson.gains - hopes).square() * lesson.seated).sum(-1) / lesson.seated.sum(-1)
        loss = HOPES * wrong.mean() - better.mean() - curiosity * entropy.mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), CALMEST)
        self.optimizer.step()
        marks.add(
            entropy=entropy.mean(),
            wrong=wrong.mean(),
            change=((ratio - 1) - (new - lesson.odds)).mean(),
        )


class Marks:
    """Means of what a training says about itself."""

    def __init__(self) -> None:
        self._sums: dict[str, Tensor] = {}
        self._count = 0

    def add(self, **marks: Tensor) -> None:
        """One more of each."""
        self._count += 1
        for name, mark in marks.items():
            self._sums[name] = self._sums.get(name, torch.zeros(())) + mark.detach()

    def means(self) -> dict[str, float]:
        """Of all since the beginning."""
        return {name: round(float(total) / self._count, 5) for name, total in self._sums.items()}


def _pick(lessons: list[Lesson], rows: list[Tensor]) -> Lesson:
    """Some rows of each lesson, as one."""
    parts: dict[str, Any] = {}
    for name in Lesson.__dataclass_fields__:
        picked = [getattr(lesson, name)[some] for lesson, some in zip(lessons, rows, strict=True)]
        parts[name] = torch.cat(picked) if len(picked) > 1 else picked[0]
    return Lesson(**parts)
