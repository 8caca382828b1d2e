"""How does PettingZoo play? Seats take turns (AEC); needs the extra `pettingzoo`.

>>> env = nunatak.envs.pettingzoo.env("lonewolves", seats=2)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.extras import MissingExtra
from nunatak.envs.single import FPS, RENDERS, Single, check_illegal, check_render, loss
from nunatak.envs.variant import LARGEST, choose
from nunatak.kernel.game import Game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as error:
    raise MissingExtra("pettingzoo") from error


class RawEnv(AECEnv[str, dict[str, Any], int | None]):
    """One game; every agent is a seat, and the one that decides is selected.

    `max_cycles` decisions cut a game off. An action that a rule refuses raises `IllegalAction`,
    or ends the game (`illegal="lose"`), or counts as a cycle and is ignored (`"ignore"`). The
    mask of a seat that waits is all 0, or all 1 (`waiting=1`): its actions are not asked for.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        data: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        waiting: int = 0,
    ) -> None:
        super().__init__()
        if waiting not in (0, 1):
            raise ValueError(f"waiting: 0 or 1 is expected, got {waiting}")
        self.waiting = waiting
        self.single = Single(choose(game, seats, options, reward, data))
        self.max_cycles = self.single.game.rules.longest if max_cycles is None else max_cycles
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render(render_mode)
        self.metadata = {
            "name": self.single.variant.name,
            "render_modes": list(RENDERS),
            "render_fps": FPS,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.variant.seats)]
        self.agents: list[str] = []
        loaded = self.single.game
        everything = loaded.learner.length * len(self.possible_agents)
        self.state_space = spaces.Box(-LARGEST, LARGEST, (everything,), np.float32)
        self._seen = {agent: _seen(loaded) for agent in self.possible_agents}
        self._doable = {
            agent: spaces.Discrete(loaded.rules.actions.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat may know, and which actions are legal for it."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's action space, the same for all seats."""
        return self._doable[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the seed is that of a table."""
        self.single.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if not self.single.is_over:
            self.agent_selection = self.possible_agents[self.single.seat]

    def step(self, action: int | None) -> None:
        """The selected seat's action; None from a seat whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        self._act(int(action))
        self._select()
        self._accumulate_rewards()

    def _act(self, action: int) -> None:
        rule = self.single.refusal(action)
        if rule is None or self.illegal == "raise":
            self.single.apply(action)
        elif self.illegal == "lose":
            self._end(loss(self.single.variant, self.single.seat))
            return
        if self.single.is_over:
            self._end(self.single.rewards())
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know now, and its legal actions if it decides."""
        seat = self.possible_agents.index(agent)
        mask = self.single.mask(seat)
        if self.waiting and seat != self.single.seat:
            mask.fill(1)
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, for critics that see more than the players."""
        return self.single.everything()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as a spectator sees it: text, an SVG or pixels."""
        return self.single.show(self.render_mode, None)

    def close(self) -> None:
        """Nothing is kept open."""


def _seen(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (game.learner.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.rules.actions.size,), np.int8),
        }
    )


def env(game: str, *args: Any, **settings: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """The environment of a game in PettingZoo's usual wrapper; settings are those of RawEnv."""
    return wrappers.OrderEnforcingWrapper(RawEnv(game, *args, **settings))


def parallel_env(
    game: str, *args: Any, **settings: Any
) -> ParallelEnv[str, dict[str, Any], int | None]:
    """The same with everybody's action at once; that of the deciding seat counts.

    Everybody has something to choose, so masks of seats that wait are all 1.
    """
    return turn_based_aec_to_parallel(RawEnv(game, *args, **{"waiting": 1, **settings}))
