"""How does a network learn a game from nothing? Proximal policy optimisation in self-play.

A training has a folder: `checkpoint.pt` (weights, optimiser and curve) is written every minute and
at the end, and is where another training of the folder goes on.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch
from torch import Tensor, nn

from nunatak import games
from nunatak.envs.batch import Batch
from nunatak.learning.export import arrays_of
from nunatak.learning.matches import share_won
from nunatak.learning.network import Network, Size, odds
from nunatak.learning.repeating import Repeated, Work
from nunatak.learning.selfplay import Hall, Lesson, Played, decider, play, seen_as
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
    lead: float = 0.0  # points that are a clear lead; 0: only who wins counts
    sway: float = 0.5  # how much of the reward is for a lead, at the beginning
    last_sway: float = 0.0
    calm: float = 0.002  # how quickly the mean of the weights, which plays, follows them
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
        self.rate = torch.tensor(plan.rate, device=self.device)
        self.optimizer = torch.optim.Adam(
            self.network.parameters(), self.rate, eps=1e-5, fused=quick, capturable=quick
        )
        self.mean = [part.detach().clone() for part in self.network.parameters()]
        self.decisions = 0
        self.seconds = 0.0
        self.updates = 0
        self.curve: list[dict[str, float]] = []
        self._resume(folder / CHECKPOINT)
        counts = list(seats) if len(seats) > 1 else [seats[0], seats[0]]  # two take turns
        self.lesson: Lesson | None = None
        self.decide = decider(self.network, self.shape, self.device)
        self.judge: Work = self._judge
        self.study: Work = self._study
        if quick:
            self.decide = Repeated(torch.compile(self.decide, dynamic=False), self.device)
            self.judge = torch.compile(self.judge, dynamic=False)
            self.study = Repeated(self.study, self.device)
        self._furnish(counts)

    def _furnish(self, counts: list[int]) -> None:
        """A hall for each number of seats; what is seen in them lies side by side."""
        plan, each = self.plan, max(1, self.plan.games // len(counts))
        rows = (len(counts), plan.steps, each)
        kind = seen_as(self.device)
        self.observed = torch.zeros(*rows, len(self.network.order), dtype=kind, device=self.device)
        self.masks = torch.zeros(*rows, self.shape.answers, dtype=torch.bool, device=self.device)
        self.halls = []
        for number, count in enumerate(counts):
            seed = (plan.seed * 1_000_003 + self.decisions + number) << 20  # others after a pause
            batch = Batch(
                self.game.name,
                each,
                seats=count,
                reward="margin" if plan.lead else "win",
                seed=seed % (1 << 63),
                limit=plan.limit,
                threads=plan.threads,
            )
            place = self.observed[number], self.masks[number]
            self.halls.append(Hall(batch, self.shape, *place, plan.lead))

    # -------------------------------------------------------------- where it stands

    def _resume(self, path: Path) -> None:
        """Go on from a checkpoint, if there is one."""
        if not path.exists():
            return
        held = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(held["weights"])
        self.mean = [held["mean"][name] for name, _ in self.network.named_parameters()]
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
            "mean": self._settled().state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        fresh = self.folder / (CHECKPOINT + ".new")
        torch.save(held, fresh)
        fresh.replace(self.folder / CHECKPOINT)
        (self.folder / CURVE).write_text(json.dumps(self.curve, indent=1) + "\n", "utf-8")

    def _settled(self) -> Network:
        """The network with the mean of its weights over the last lessons: less moody."""
        network = Network(self.shape, self.plan.size).to(self.device)
        with torch.no_grad():
            for part, mean in zip(network.parameters(), self.mean, strict=True):
                part.copy_(mean)
        return network

    def export(self, path: Path) -> None:
        """Write the network as bots read it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_net(path, self.game, arrays_of(self._settled(), self.shape))

    # -------------------------------------------------------------- learning

    def train(self, tell: Callable[[dict[str, float]], None]) -> None:
        """As long as the plan says; a point of the curve is told now and then."""
        began = self.began  # to compile is a part of it
        before, saved, kept, told = self.seconds, began, began, time.perf_counter()
        played, marks = Played(), Marks()
        spent, budget = 0.0, self.plan.minutes * 60
        while not self.updates or spent < budget:  # one lesson at least
            way = min(1.0, spent / budget)
            sway = self.plan.sway + way * (self.plan.last_sway - self.plan.sway)
            self._learn(play(self.decide, self.halls, played, sway), way, marks)
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
        self._bind(lessons)
        assert self.lesson is not None
        length = len(self.lesson.answers)
        curiosity = plan.curiosity + way * (plan.last_curiosity - plan.curiosity)
        openness = torch.tensor(curiosity, device=self.device)
        size = min(plan.page, length)
        for _ in range(plan.readings):
            order = torch.randperm(length, device=self.device)
            for page in order[: length // size * size].split(size):
                self._warm(way)
                entropy, wrong, change = self.study(page, openness)
                self._settle()
                marks.add(entropy=entropy, wrong=wrong, change=change)

    def _bind(self, lessons: list[Lesson]) -> None:
        """All lessons as one, always in the same memory; what was seen lies side by side there."""
        parts: dict[str, Tensor] = {
            name: torch.cat([getattr(lesson, name) for lesson in lessons])
            for name in Lesson.__dataclass_fields__
            if name not in ("observed", "masks")
        }
        parts["surprise"] -= parts["surprise"].mean()
        parts["surprise"] /= parts["surprise"].std() + 1e-6
        if self.lesson is None:
            self.lesson = Lesson(self.observed.flatten(0, 2), self.masks.flatten(0, 2), **parts)
        else:
            for name, part in parts.items():
                getattr(self.lesson, name).copy_(part)

    def _warm(self, way: float) -> None:
        plan = self.plan
        self.updates += 1
        rate = plan.rate + way * (plan.last_rate - plan.rate)
        self.rate.fill_(rate * min(1.0, self.updates / plan.warm_up))

    def _judge(self, lesson: tuple[Tensor, ...], curiosity: Tensor) -> tuple[Tensor, ...]:
        """How bad it is: the lower, the likelier what gained more than hoped for, and the better
        the hopes; then what a training says about itself."""
        observed, masks, answers, odds_then, surprise, gains, seated = lesson
        clip = self.plan.clip
        weights, hopes = self.network.judge(observed)
        logs = odds(weights, masks)
        more = logs.gather(1, answers[:, None]).squeeze(1) - odds_then
        ratio = more.exp()
        better = torch.min(ratio * surprise, ratio.clamp(1 - clip, 1 + clip) * surprise)
        entropy = -(logs.exp() * logs).sum(-1).mean()
        wrong = (((gains - hopes).square() * seated).sum(-1) / seated.sum(-1)).mean()
        loss = HOPES * wrong - better.mean() - curiosity * entropy
        return loss, entropy, wrong, (ratio - 1 - more).mean()

    def _study(self, page: Tensor, curiosity: Tensor) -> tuple[Tensor, ...]:
        """One step of the optimiser, from some decisions of the lesson."""
        assert self.lesson is not None
        some = self.lesson.pick(page)
        parts = tuple(getattr(some, name) for name in Lesson.__dataclass_fields__)
        loss, *said = self.judge(parts, curiosity)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), CALMEST)
        self.optimizer.step()
        return tuple(one.detach() for one in said)

    @torch.no_grad()
    def _settle(self) -> None:
        """The mean of the weights follows them."""
        follow = max(self.plan.calm, 1 / self.updates)
        torch._foreach_lerp_(self.mean, list(self.network.parameters()), follow)


class Marks:
    """Means of what a training says about itself."""

    def __init__(self) -> None:
        self._sums: dict[str, Tensor] = {}
        self._count = 0

    def add(self, **marks: Tensor) -> None:
        """One more of each."""
        self._count += 1
        for name, mark in marks.items():
            self._sums[name] = self._sums.get(name, torch.zeros(())) + mark

    def means(self) -> dict[str, float]:
        """Of all since the beginning."""
        return {name: round(float(total) / self._count, 5) for name, total in self._sums.items()}
