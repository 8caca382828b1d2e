"""How does Gymnasium play many games at once? One seat of each; needs the extra `gymnasium`.

>>> envs = gymnasium.make_vec("nunatak.envs.gymnasium:nunatak/lonewolves_v1", num_envs=1024,
...                           vectorization_mode="vector_entry_point", seat=0)
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.batch import Batch
from nunatak.envs.extras import MissingExtra
from nunatak.envs.variant import LARGEST, check_seat

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium") from error

Observations: TypeAlias = NDArray[np.float32]
Actions: TypeAlias = NDArray[np.int64]
Policy: TypeAlias = Callable[[Observations, NDArray[np.int8]], Any]  # observations, masks: actions

SEEDS = 1 << 32


class SeatsEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """One seat in each of many games; the others play at random, or by a policy of yours.

    `opponents` is `"random"`, or a function from observations and masks of some rows to their
    actions: a network, say, or a past self. A game that ends gives way to the next in the same
    step; `info["final_obs"]` then holds what the seat saw last, where `info["_final_obs"]` says so.
    `info["action_mask"]` tells the legal actions; an illegal one raises `IllegalActions`.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int = 0,
        opponents: str | Policy = "random",
        reward: str = "win",
        data: Mapping[str, Any] | None = None,
        limit: int | None = None,
        threads: int | None = None,
    ) -> None:
        self.batch = Batch(
            game,
            num_envs,
            seats=seats,
            options=options,
            reward=reward,
            data=data,
            limit=limit,
            threads=threads,
            last=True,
        )
        self.seat = check_seat(self.batch.variant, seat)
        self.batch.eyes[:] = self.seat
        self.opponents = _policy(opponents)
        self.num_envs = num_envs
        loaded = self.batch.variant.game
        self.single_observation_space = spaces.Box(
            -LARGEST, LARGEST, (loaded.learner.length,), np.float32
        )
        self.single_action_space = spaces.Discrete(loaded.rules.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self.spec = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games, and let the others play up to this seat's first decisions."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(self._seeds(seed))
        self._begin_step()
        self._let_others_play()
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: Actions
    ) -> tuple[
        Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """This seat's actions, then the others' up to its next decisions."""
        self._begin_step()
        self.batch.step(actions)
        self._take_in()
        self._let_others_play()
        return (
            self.batch.observations.copy(),
            self._rewards,
            self._ended,
            self._cut_off,
            self._info(),
        )

    def _seeds(self, seed: int | list[int | None] | None) -> int | list[int]:
        """What is not said is drawn."""
        if isinstance(seed, int):
            return seed
        given = [None] * self.num_envs if seed is None else seed
        return [int(self.np_random.integers(SEEDS)) if one is None else one for one in given]

    def _let_others_play(self) -> None:
        """Until this seat decides in every row; finished games give way to the next."""
        while (others := self.batch.seats != self.seat).any():
            actions = np.zeros(self.num_envs, np.int64)
            if self.opponents is None:
                actions[others] = self.batch.sample()[others]
            else:
                seen = self.batch.observations[others], self.batch.masks[others]
                actions[others] = np.asarray(self.opponents(*seen), np.int64)
            self.batch.step(actions, moving=others)
            self._take_in()

    def _begin_step(self) -> None:
        self._rewards = np.zeros(self.num_envs, np.float64)
        self._ended = np.zeros(self.num_envs, np.bool_)
        self._cut_off = np.zeros(self.num_envs, np.bool_)

    def _take_in(self) -> None:
        """What the last decisions brought."""
        self._rewards += self.batch.rewards[:, self.seat]
        self._ended |= self.batch.done
        self._cut_off |= self.batch.truncated

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.batch.masks.copy()}
        left = self._ended | self._cut_off
        if left.any():
            found |= {"final_obs": self.batch.last_observations.copy(), "_final_obs": left}
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every row, for learners that ask for them so."""
        return self.batch.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Nothing is kept open."""


def _policy(opponents: str | Policy) -> Policy | None:
    """How the others play; None is at random."""
    if opponents == "random":
        return None
    if isinstance(opponents, str):
        raise ValueError(f"opponents: 'random' or a function is expected, got {opponents!r}")
    return opponents
