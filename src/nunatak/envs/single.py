"""How is one game stepped from Python? What every adapter is made of."""

import secrets

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.compiled.rewards import BOUNDS, Room, write_rewards
from nunatak.envs.pixels import need_rasteriser, pixels
from nunatak.envs.variant import Variant
from nunatak.kernel.chance import FOR_THE_GAME, sow, words
from nunatak.kernel.game import Game
from nunatak.kernel.state import NOBODY, State, empty
from nunatak.play.picture import as_text, picture
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import legal_numbers, rule_name
from nunatak.play.text import Voice, voice

RENDERS = ("ansi", "svg", "rgb_array")  # how a board can be shown
HUMAN = "human"  # or printed, for who sits before the screen
PIXELS = 960  # how wide a picture is
FPS = 2  # of a film of a game
ILLEGAL = ("raise", "lose", "ignore")  # what may follow an illegal action


class IllegalAction(ValueError):
    """A rule refuses the action; nothing has changed."""

    def __init__(self, action: int, rule: str) -> None:
        super().__init__(f"action {action} is refused by {rule}")
        self.action = action
        self.rule = rule


def check_illegal(choice: str) -> str:
    """What shall follow an illegal action, if there is such a choice."""
    if choice not in ILLEGAL:
        raise ValueError(f"illegal: one of {', '.join(ILLEGAL)} is expected, got {choice!r}")
    return choice


def check_render(mode: str | None) -> str | None:
    """How the board shall be shown; that what it needs is missing is said at once."""
    if mode is not None and mode not in (HUMAN, *RENDERS):
        known = ", ".join([HUMAN, *RENDERS])
        raise ValueError(f"render_mode: one of {known} is expected, got {mode!r}")
    if mode == "rgb_array":
        need_rasteriser()
    return mode


class Single:
    """One game of a variant, begun again as often as you like."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.game: Game = variant.game
        self._room = empty(variant.game.rules.state)
        self.length = 0

    @property
    def state(self) -> State:
        """The position, hidden things included: not for players."""
        return self._room[0]

    def reset(self, seed: int | None = None) -> None:
        """Deal the game that a table with this seed would deal, or some other."""
        chosen = secrets.randbits(SEED_BITS) if seed is None else seed
        self._room[0] = self.variant.blank
        sow(self.state.chance, *words(chosen), FOR_THE_GAME)
        self.game.rules.deal(self.state)
        self.length = 0

    def apply(self, action: int) -> None:
        """Carry out an action of the deciding seat, or raise IllegalAction."""
        rule = self.refusal(action)
        if rule is not None:
            raise IllegalAction(action, rule)
        self.game.rules.apply(self.state, action)
        self.length += 1

    def refusal(self, action: int) -> str | None:
        """The rule that refuses an action of the deciding seat, or None."""
        number = action if 0 <= action < self.game.rules.actions.size else -1
        rule = int(self.game.rules.refusal(self.state, int(self.state.seat), number))
        return rule_name(self.game, rule) if rule else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return bool(self.game.rules.is_over(self.state))

    @property
    def seat(self) -> int:
        """Who decides; NOBODY once the game is over."""
        return NOBODY if self.is_over else int(self.state.seat)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know, as numbers."""
        return observation(self.game, self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of the seat; all zero unless it decides."""
        mask = np.zeros(self.game.rules.actions.size, np.int8)
        if seat == self.seat:
            mask[legal_numbers(self.game, self.state)] = 1
        return mask

    def everything(self) -> NDArray[np.float32]:
        """What all seats together know, one observation after another: for critics, not players."""
        return np.concatenate([self.observe(seat) for seat in range(self.variant.seats)])

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; nothing before."""
        if not self.is_over:
            return [0.0] * self.variant.seats
        return final_rewards(self.variant, self.state)

    def render(self, seat: int | None) -> str:
        """The board as the seat sees it, as plain text; None is a spectator."""
        return draw(self.game, self.state, seat, self.variant.seats)

    def svg(self, seat: int | None) -> str:
        """The same as a picture."""
        speaker, players = _table(self.game, self.variant.seats)
        view = self.game.views.view(self.state, seat)
        return picture(self.game, view, speaker, players, seat=seat, size=PIXELS)

    def show(self, mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The board in one of the ways in which it can be shown; None if none was chosen."""
        if mode == HUMAN:
            print(self.render(seat))
        if mode == "ansi":
            return self.render(seat)
        if mode == "svg":
            return self.svg(seat)
        return pixels(self.svg(seat)) if mode == "rgb_array" else None


def observation(game: Game, state: State, seat: int) -> NDArray[np.float32]:
    """What a seat may know of a position, as numbers."""
    out = np.zeros(game.learner.length, np.float32)
    game.learner.observe(state, seat, out)
    return out


def final_rewards(variant: Variant, state: State) -> list[float]:
    """What the end of a game is worth to each seat."""
    room = Room(variant.seats, len(variant.game.rules.sources))
    out = np.zeros(variant.seats, np.float64)
    write_rewards(state, variant.reward_kind, room.points, room.places, out)
    return [float(reward) for reward in out]


def loss(variant: Variant, seat: int) -> list[float]:
    """What it is worth that a seat broke a rule and lost: the worst to it, zero to the others."""
    worst = -BOUNDS[variant.reward]
    return [worst if other == seat else 0.0 for other in range(variant.seats)]


def draw(game: Game, state: State, seat: int | None, seats: int) -> str:
    """The board as text without colours."""
    return as_text(game, game.views.view(state, seat), *_table(game, seats))


def _table(game: Game, seats: int) -> tuple[Voice, list[str]]:
    """In which words, and who plays."""
    speaker = voice("en", game.name)
    return speaker, [speaker.say("player", number=number + 1) for number in range(seats)]
