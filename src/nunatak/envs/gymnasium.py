"""How does Gymnasium play? One seat against bots; needs the extra `gymnasium`.

>>> env = gymnasium.make("nunatak.envs.gymnasium:nunatak/lonewolves_v1", opponents="plain")
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from nunatak import games
from nunatak.envs.extras import MissingExtra
from nunatak.envs.single import (
    FPS,
    RENDERS,
    IllegalAction,
    Single,
    check_illegal,
    check_render,
    loss,
)
from nunatak.envs.variant import LARGEST, check_seat, choose, name_of
from nunatak.play.table import Outlook
from nunatak.search.bots import BOTS, Bot, UnknownBot, make_bot
from nunatak.search.budget import Budget

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("gymnasium") from error

Observation = NDArray[np.float32]
SEEDS = 1 << 32


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots play the others.

    `opponents` is a bot's name, a bot, or a list of these for the other seats in their order;
    bots chosen by name think within `budget`, or as long as they usually do.
    `info["action_mask"]` tells the legal actions. One that a rule refuses loses the game, or
    raises `IllegalAction` (`illegal="raise"`), or is ignored (`"ignore"`); `info["refused"]` names
    the rule.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDERS), "render_fps": FPS}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        budget: Budget | None = None,
        reward: str = "win",
        data: Mapping[str, Any] | None = None,
        max_steps: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.single = Single(choose(game, seats, options, reward, data))
        loaded = self.single.game
        self.seat = check_seat(self.single.variant, seat)
        self._opponents = _one_for_each(opponents, self.single.variant.seats - 1)
        self.budget = budget
        self.max_steps = loaded.rules.longest if max_steps is None else max_steps
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render(render_mode)
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (loaded.learner.length,), np.float32)
        self.action_space = spaces.Discrete(loaded.rules.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and let the bots play up to this seat's first decision.

        `options={"seat": 1}` sits down elsewhere from now on.
        """
        super().reset(seed=seed)
        self._choose(options or {})
        self.steps = 0
        self._sit_down()
        deal = seed if seed is not None else int(self.np_random.integers(SEEDS))
        self.single.reset(deal)
        self._let_others_play()
        return self.single.observe(self.seat), self._info()

    def _choose(self, options: Mapping[str, Any]) -> None:
        """What may be said anew for every game."""
        unknown = sorted(set(options) - {"seat"})
        if unknown:
            raise ValueError(f"options: only seat is known, got {', '.join(unknown)}")
        self.seat = check_seat(self.single.variant, options.get("seat", self.seat))

    def _sit_down(self) -> None:
        """Bots by seat; those chosen by name think with chance that comes from the seed."""
        others = [other for other in range(self.single.variant.seats) if other != self.seat]
        self.bots: dict[int, Bot] = {
            other: make_bot(bot, int(self.np_random.integers(SEEDS)), self.budget)
            if isinstance(bot, str)
            else bot
            for other, bot in zip(others, self._opponents, strict=True)
        }

    def _let_others_play(self) -> None:
        while (turn := self.single.seat) in self.bots:
            outlook = Outlook(self.single.game, self.single.state, turn)
            self.single.apply(self.bots[turn].choose(outlook))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """This seat's action, then the bots' up to its next decision."""
        self.steps += 1
        rule = self.single.refusal(int(action))
        lost = rule is not None and self._breaks(int(action), rule)
        if rule is None:
            self.single.apply(int(action))
            self._let_others_play()
        ended = lost or self.single.is_over
        rewards = loss(self.single.variant, self.seat) if lost else self.single.rewards()
        return (
            self.single.observe(self.seat),
            rewards[self.seat],
            ended,
            not ended and self.steps >= self.max_steps,
            self._info() if rule is None else {**self._info(), "refused": rule},
        )

    def _breaks(self, action: int, rule: str) -> bool:
        """Whether a refused action loses the game."""
        if self.illegal == "raise":
            raise IllegalAction(action, rule)
        return self.illegal == "lose"

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.single.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for learners that ask for them so (MaskablePPO does)."""
        return self.single.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The board as this seat sees it: text, an SVG or pixels."""
        return self.single.show(self.render_mode, self.seat)


def _one_for_each(opponents: str | Bot | Sequence[str | Bot], count: int) -> list[str | Bot]:
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        bots = list(opponents)
    else:
        bots = [opponents] * count
    if len(bots) != count:
        raise ValueError(f"opponents: {count} are expected, got {len(bots)}")
    for bot in bots:
        if isinstance(bot, str) and bot not in BOTS:
            raise UnknownBot(bot)
    return bots


def register() -> None:
    """Make every game known to `gymnasium.make` under its versioned name.

    Older names are known too, so that whoever asks for one hears of the newer (`OtherVersion`).
    """
    for game in map(games.load, games.NAMES):
        for version in range(1, game.learner.version + 1):
            name = name_of(game, version)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="nunatak.envs.gymnasium:SeatEnv",
                    vector_entry_point="nunatak.envs.vector:SeatsEnv",
                    kwargs={"game": name},
                )


register()
