"""How does OpenSpiel play? It loads our games by name; needs the extra `openspiel`.

>>> import nunatak.envs.openspiel
>>> game = pyspiel.load_game("python_nunatak_lonewolves_v1(mode=advanced)")

All chance comes from a seed that chance nodes draw before the first decision, digit by digit:
`draws` nodes of `deals` equally likely outcomes. Nobody sees it, so this is the same game as one
in which chance falls when it is needed. `load` begins at a position: the chance nodes then deal
anew what is hidden there.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple
from urllib.parse import quote, unquote

import numpy as np

from nunatak import games
from nunatak.envs.compiled.rewards import BOUNDS, REWARDS
from nunatak.envs.extras import MissingExtra
from nunatak.envs.single import Single, final_rewards, observation
from nunatak.envs.variant import Variant, choose
from nunatak.envs.variant import name_of as versioned
from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, stream
from nunatak.kernel.game import Game, Option
from nunatak.kernel.state import State, copy
from nunatak.play.table import Table, legal_numbers

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("openspiel") from error

DEALS = 1000
DRAWS = 2
DIGEST = 8  # bytes
SAMPLES = 1 << 53  # as many different numbers between 0 and 1 as a float can tell apart


def name_of(game: Game) -> str:
    """The versioned name under which OpenSpiel knows a game."""
    return f"python_{versioned(game).replace('/', '_')}"


def load(name: str, *, position: str | None = None, **parameters: Any) -> pyspiel.Game:
    """OpenSpiel's game; at a position of a late stage it is small enough to be solved."""
    game = games.load(name)
    chosen = {
        key: _parameter(game.rules.options[key], str(value)) if key in game.rules.options else value
        for key, value in parameters.items()
    }
    if position is not None:
        chosen["position"] = quote(position, safe="")  # it must pass through OpenSpiel's parser
        chosen["players"] = Table.at(position).seats
    return pyspiel.load_game(name_of(game), chosen)


class Moment(NamedTuple):
    """A decision that has been taken, and what it told everybody."""

    earlier: "Moment | None"
    before: State
    action: int
    told: bytes


class Held:
    """The position that an OpenSpiel state holds, and what each seat remembers of the way there.

    A seat remembers what it saw and did at its own decisions and what was told to everybody; a
    digest of all that tells one past from another. It is made when somebody asks for it: most
    positions of a search are never asked.
    """

    def __init__(
        self, game: Game, state: State, pasts: Sequence[bytes], since: Moment | None = None
    ) -> None:
        self.game = game
        self.state = state
        self._pasts = pasts
        self._since = since  # moments that are not in the digests yet, the last one

    def __deepcopy__(self, _memo: object) -> "Held":
        return Held(self.game, copy(self.state), self._pasts, self._since)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpack, (self.game.name, self.state.tobytes(), self.pasts)

    def apply(self, action: int) -> None:
        """Carry out an action, for every seat to remember."""
        before = copy(self.state)
        self.game.rules.apply(self.state, action)
        told = self.state.event[: self.state.event_count].tobytes()
        self._since = Moment(self._since, before, action, told)

    @property
    def pasts(self) -> Sequence[bytes]:
        """A digest for each seat of all that it has seen and done."""
        moments = []
        while self._since is not None:
            moments.append(self._since)
            self._since = self._since.earlier
        for moment in reversed(moments):
            self._pasts = _remember(self.game, self._pasts, moment)
        return self._pasts

    def seen_by(self, seat: int) -> bytes:
        """A digest of all that the seat has seen and done, and sees now."""
        return _digest(self.pasts[seat], observation(self.game, self.state, seat).tobytes())


def _remember(game: Game, pasts: Sequence[bytes], moment: Moment) -> list[bytes]:
    """The digests after a moment."""
    mover = int(moment.before.seat)
    seen = observation(game, moment.before, mover).tobytes()
    own = _digest(pasts[mover], seen, bytes(str(moment.action), "ascii"))
    return [_digest(own if seat == mover else past, moment.told) for seat, past in enumerate(pasts)]


def _unpack(name: str, content: bytes, pasts: Sequence[bytes]) -> Held:
    game = games.load(name)
    states = np.frombuffer(bytearray(content), game.rules.state)  # all bytes, gaps too
    return Held(game, states.view(np.recarray)[0], pasts)


def _digest(*parts: bytes) -> bytes:
    digest = hashlib.blake2b(digest_size=DIGEST)
    for part in parts:
        digest.update(part)
    return digest.digest()


class SpielGame(pyspiel.Game):
    """A game of ours with the parameters that OpenSpiel was given; `register` names it."""

    ours: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        ours = self.ours
        given = {**_specification(ours), **(parameters or {})}
        options = {name: _option(given[name]) for name in ours.rules.options}
        self.variant: Variant = choose(ours.name, given["players"], options, given["reward"])
        self.draws: int = given["draws"]
        odds = 1.0 / given["deals"]
        self.outcomes = [(deal, odds) for deal in range(given["deals"])]
        self.beginning = _read(ours, unquote(given["position"]))
        bound = BOUNDS[given["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.rules.actions.size,
            max_chance_outcomes=given["deals"],
            num_players=self.variant.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=ours.rules.longest,
        )
        super().__init__(_type_of(ours.name), info, dict(parameters or {}))

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance is asked."""
        return self.draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "Observer":
        """Whoever writes observations and information states."""
        if params:
            raise ValueError(f"observations take no parameters, got {params}")
        return Observer(
            self.variant, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )

    def deal(self, drawn: Sequence[int]) -> Held:
        """The first position of the seed that chance has drawn."""
        seed = 0
        for digit in drawn:
            seed = seed * len(self.outcomes) + digit
        return Held(self.variant.game, self._first(seed), [b""] * self.variant.seats)

    def _first(self, seed: int) -> State:
        """A deal, or the position to begin at: as it is where chance is not asked, else redealt."""
        if self.beginning is None:
            single = Single(self.variant)
            single.reset(seed)
            return single.state
        return self._redeal(self.beginning, seed) if self.draws else copy(self.beginning)

    def _redeal(self, position: State, seed: int) -> State:
        """The position with all that some seat can't see dealt anew."""
        state = copy(position)
        chance = stream(seed, FOR_REDEALS)
        for seat in range(self.variant.seats):
            self.variant.game.views.redeal(state, seat, chance)
        return state


def _read(ours: Game, position: str) -> State | None:
    """The position to begin at, if one is given."""
    return ours.sheet.read(position, ours.rules.read_data(None))[0] if position else None


class SpielState(pyspiel.State):
    """A state of OpenSpiel's: the digits drawn so far, then a position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._drawn: list[int] = []
        self._held: Held | None = None if game.draws else game.deal(())

    @property
    def held(self) -> Held | None:
        """The position; None before the deal."""
        return self._held

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._held.state.seat)

    def is_terminal(self) -> bool:
        """Whether nothing is left to decide."""
        return self._held is not None and bool(self._ours.rules.is_over(self._held.state))

    @property
    def _ours(self) -> Game:
        ours: Game = self.get_game().variant.game
        return ours

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of the seed."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        """The deciding seat's legal actions, in ascending order."""
        assert self._held is not None
        return sorted(legal_numbers(self._ours, self._held.state))

    def _apply_action(self, action: int) -> None:
        if self._held is not None:
            self._held.apply(action)
            return
        self._drawn.append(action)
        if len(self._drawn) == self.get_game().draws:
            self._held = self.get_game().deal(self._drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._ours.rules.actions.decode(action))

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before."""
        variant: Variant = self.get_game().variant
        if self._held is None or not self.is_terminal():
            return [0.0] * variant.seats
        return final_rewards(variant, self._held.state)

    def __str__(self) -> str:
        if self._held is None:
            return f"deal {self._drawn}"
        return self._ours.sheet.write(self._held.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A random state that the player can't tell from this one.

        What the other seats remember is kept, for a redeal does not say how it came about.
        """
        twin: SpielState = self.clone()
        assert twin.held is not None
        chance = stream(int(sampler() * SAMPLES), FOR_PLAYING_ON)
        self._ours.views.redeal(twin.held.state, player, chance)
        return twin


class Observer:
    """Writes what a player may know, as numbers and as text, in the parts that are asked for.

    Numbers: `player`, the `observation` that every learner of ours gets, and with perfect recall
    `past`, the bits of a digest of all that came before. Text: the view as JSON, and with perfect
    recall the digest alone, which is quick. Where only public or only private things are asked
    for, there is text and there are no numbers.
    """

    def __init__(self, variant: Variant, kind: pyspiel.IIGObservationType) -> None:
        self.variant = variant
        self.recalls: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info != pyspiel.PrivateInfoType.NONE
        sizes = {"player": variant.seats, "observation": variant.game.learner.length}
        if self.recalls:
            sizes["past"] = DIGEST * 8
        whole = self.public and self.private
        self.tensor = np.zeros(sum(sizes.values()), np.float32) if whole else None
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            ends = np.cumsum(list(sizes.values()))[:-1]
            self.dict = dict(zip(sizes, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if player >= 0:
            self.dict["player"][player] = 1
        if state.held is not None and player >= 0:
            self.variant.game.learner.observe(state.held.state, player, self.dict["observation"])
            if self.recalls:
                past = np.frombuffer(state.held.pasts[player].ljust(DIGEST, b"\0"), np.uint8)
                self.dict["past"][:] = np.unpackbits(past)

    def string_from(self, state: SpielState, player: int) -> str:
        """The text; nothing before the deal."""
        if state.held is None:
            return ""
        if self.recalls and self.public and self.private:
            return f"seat {player} knows {state.held.seen_by(player).hex()}"
        seen = self._seen(state.held.state, player)
        return json.dumps(seen, separators=(",", ":")) if seen else ""

    def _seen(self, state: State, player: int) -> dict[str, Any]:
        """The view; that of a spectator; or what the seat sees and a spectator does not."""
        view = self.variant.game.views.view
        if not self.private:
            return view(state, None) if self.public else {}
        if self.public:
            return {"you": player, **view(state, player)}
        if not self.variant.game.views.hidden:
            return {}
        everybody = view(state, None)
        return {key: value for key, value in view(state, player).items() if value != everybody[key]}


def _specification(ours: Game) -> dict[str, Any]:
    """The parameters of a game and what they are if not given."""
    return {
        "players": ours.seats[0],
        "reward": REWARDS[0],
        "deals": DEALS,
        "draws": DRAWS,
        "position": "",
        **{name: _parameter(option, option.default) for name, option in ours.rules.options.items()},
    }


def _parameter(option: Option, value: str) -> str | int:
    """An option's value as OpenSpiel takes it, whose parameters are words or numbers, never both.

    Where an option takes either, a number is written as a word: `n50`.
    """
    if not value.isdecimal():
        return value
    return f"n{value}" if option.words else int(value)


def _option(parameter: str | int) -> str:
    """And back."""
    value = str(parameter)
    return value[1:] if value[:1] == "n" and value[1:].isdecimal() else value


@cache
def _type_of(name: str) -> pyspiel.GameType:
    game = games.load(name)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"nunatak {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if game.views.hidden
            else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_specification(game),
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for ours in map(games.load, games.NAMES):
        if name_of(ours) not in pyspiel.registered_names():
            pyspiel.register_game(
                _type_of(ours.name), type(ours.name, (SpielGame,), {"ours": ours})
            )


register()
