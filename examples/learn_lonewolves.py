"""How does a program learn Lone Wolves by playing against itself? Masked policy gradient (PPO).

pip install "nunatak[learn]" && python examples/learn_lonewolves.py --plot learning-curve.svg
"""

import argparse
import time

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn

from nunatak.envs.batch import Batch

GAMES, STEPS = 128, 128  # games side by side, and steps in each of them between two lessons
READINGS, PAGE = 3, 1024  # how often a lesson is read, and decisions per gradient step
NEAR, KNOWN, RATE, CLIP = 64, 192, 1e-3, 0.2
TRUST = 0.8  # in the end of the game rather than in hopes on the way (lambda of the advantage)
CURIOSITY = 0.005  # weight of the entropy
POINTS = 20.0  # a lead of so many points counts as 1
OWN, OTHERS = 840, 841  # where an observation tells the points, in fortieths
CARDS, PLACES, PLAYS = 30, 5, 180  # a play is a card and one of six places; the last is nowhere


def of_place(place: int) -> list[int]:
    """Where an observation tells of a territory: the same things of each, in the same order."""
    cards = [13 * card + side + place for card in range(CARDS) for side in (1, 6)]
    counts = [*range(390 + place, 415, PLACES), *range(785 + place, 795, PLACES), 806 + place]
    supply, scars = range(415 + 40 * place, 455 + 40 * place), range(9 * place, 9 * place + 9)
    honor = (615 + 2 * place, 616 + 2 * place)
    return [*cards, *counts, *supply, *honor, *(625 + n for n in scars), *(670 + n for n in scars)]


class Player(nn.Module):
    """From an observation to the odds of each action, and to the lead that it hopes for.

    All territories are looked at through the same eyes, and a card is weighed at each of them by
    the same scales: what is learned at one of them holds for five.
    """

    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.places = torch.tensor([of_place(place) for place in range(PLACES)])
        told = set(self.places.flatten().tolist())
        self.rest = torch.tensor([number for number in range(observation) if number not in told])
        self.near = nn.Linear(self.places.shape[1], NEAR)
        self.body = nn.Sequential(
            nn.Linear(PLACES * NEAR + len(self.rest), KNOWN),
            nn.ReLU(),
            nn.Linear(KNOWN, KNOWN),
            nn.ReLU(),
        )
        self.here, self.all = nn.Linear(NEAR, NEAR), nn.Linear(KNOWN, NEAR)
        self.plays, self.others = nn.Linear(NEAR, CARDS), nn.Linear(KNOWN, actions - PLAYS)
        self.value = nn.Linear(KNOWN, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the odds, illegal actions masked out; hope begins with the lead so far."""
        near = torch.relu(self.near(seen[:, self.places]))
        known = self.body(torch.cat([near.flatten(1), seen[:, self.rest]], 1))
        there = torch.relu(self.here(near) + self.all(known)[:, None])
        plays = nn.functional.pad(self.plays(there).transpose(1, 2), (0, 1)).flatten(1)
        odds = torch.cat([plays, self.others(known)], 1).masked_fill(mask == 0, -1e9)
        hope = (seen[:, OWN] - seen[:, OTHERS]) * 40 / POINTS + self.value(known).squeeze(-1)
        return torch.log_softmax(odds, -1), hope


@torch.no_grad()
def play(player: Player, batch: Batch) -> list[torch.Tensor]:
    """Some steps with the player in both seats: seen, legal, done, odds, surprise and gain."""
    shown, legal = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)
    seen = torch.empty(STEPS, *shown.shape)
    masks = torch.empty(STEPS, *legal.shape, dtype=torch.int8)
    actions = torch.empty(STEPS, GAMES, dtype=torch.int64)
    odds, rewards, going = torch.empty(3, STEPS, GAMES)
    side, hopes, surprise = torch.zeros(3, STEPS + 1, GAMES)
    for step in range(STEPS + 1):
        all_odds, hopes[step] = player(shown, legal)
        side[step] = 1 - 2 * torch.from_dlpack(batch.seats)  # 1 for seat 0, -1 for seat 1
        if step < STEPS:
            seen[step], masks[step] = shown, legal
            noise = torch.empty_like(all_odds).exponential_().log()
            actions[step] = (all_odds - noise).argmax(-1)  # a draw by the odds
            odds[step] = all_odds.gather(1, actions[step, :, None]).squeeze(1)
            batch.step(actions[step])
            rewards[step] = torch.from_dlpack(batch.rewards)[:, 0] / POINTS
            going[step] = ~torch.from_dlpack(batch.done)
    hopes *= side  # one seat's gain is the other's loss: all is counted for seat 0
    for step in reversed(range(STEPS)):
        later = hopes[step + 1] + TRUST * surprise[step + 1]
        surprise[step] = rewards[step] + going[step] * later - hopes[step]
    gains = (hopes + surprise) * side
    lesson = (seen, masks, actions, odds, (surprise * side)[:-1], gains[:-1])
    return [part.flatten(0, 1) for part in lesson]


def learn(player: Player, optimizer: torch.optim.Optimizer, lesson: list[torch.Tensor]) -> None:
    """Make what gained more than was hoped for likelier, and hope better."""
    for page in (
        page for _ in range(READINGS) for page in torch.randperm(GAMES * STEPS).split(PAGE)
    ):
        seen, masks, actions, odds_then, surprise, gains = (part[page] for part in lesson)
        odds, hopes = player(seen, masks)
        surprise = surprise / surprise.std()
        change = (odds.gather(1, actions[:, None]).squeeze(1) - odds_then).exp()
        better = torch.min(change * surprise, change.clamp(1 - CLIP, 1 + CLIP) * surprise)
        entropy = -(odds.exp() * odds).sum(-1)
        loss = (gains - hopes).square().mean() - better.mean() - CURIOSITY * entropy.mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimizer.step()


@torch.no_grad()
def wins(player: Player, games: int, seed: int) -> float:
    """The share of games won against random play, from both seats; a draw is half a win."""
    batch = Batch("lonewolves", games, seed=seed)
    own, results = np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(results).any():
        odds, _ = player(torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks))
        batch.step(np.where(batch.seats == own, odds.argmax(-1).numpy(), batch.sample()))
        ended = batch.done & np.isnan(results)
        results[ended] = batch.rewards[ended, own[ended]]
    return float((results.mean() + 1) / 2)


def draw(curve: list[tuple[int, float]], path: str) -> None:
    """The learning curve as a picture."""
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([done / 1e6 for done, _ in curve], [100 * share for _, share in curve], marker=".")
    axes.axhline(90, color="grey", linestyle=":")
    axes.set(
        xlabel="millions of decisions", ylabel="games won against random play, %", ylim=(40, 100)
    )
    figure.savefig(path)
    plt.close(figure)


def main() -> None:
    """Learn from so many decisions, and tell how it goes."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--decisions", type=int, default=2_000_000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--plot", default="learning-curve.svg")
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)
    batch = Batch("lonewolves", GAMES, seed=chosen.seed, reward="margin")
    player = Player(batch.observations.shape[1], batch.masks.shape[1])
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    began, curve = time.perf_counter(), [(0, wins(player, 1000, 10**9))]
    lessons = -(-chosen.decisions // (GAMES * STEPS))
    calmer = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0, lessons)
    for lesson in range(1, lessons + 1):
        learn(player, optimizer, play(player, batch))
        calmer.step()
        if lesson % 16 and lesson < lessons:
            continue
        curve.append((lesson * GAMES * STEPS, wins(player, 1000, 10**9)))
        draw(curve, chosen.plot)
        spent, cpu = (time.perf_counter() - began) / 60, time.process_time() / 60
        told = f"{curve[-1][0]:>10,} decisions, {curve[-1][1]:.1%} of games won"
        print(f"{told}, {spent:.1f} minutes, {cpu:.1f} of CPU time", flush=True)
    print(f"at the end {wins(player, 10_000, 2 * 10**9):.1%} of 10,000 games against random play")


if __name__ == "__main__":
    main()
