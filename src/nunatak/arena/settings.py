"""What was asked for? All that decides how the games go, and whether a folder can go on."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from nunatak import games
from nunatak.arena.entrants import Entrant, fingerprint
from nunatak.arena.match import Conditions
from nunatak.arena.schedule import Schedule, make_schedule
from nunatak.kernel.cache import source_hash

FORMAT = 1


@dataclass(frozen=True)
class Settings:
    """A tournament, before its first game."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    games: int  # at least so many are played, in whole rounds
    seed: int
    options: Mapping[str, str]
    data: Mapping[str, Any] | None = None
    gauntlet: bool = False
    until: float | None = None  # stop once it is settled who scores more than this share

    @property
    def bots(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple(entrant.label for entrant in self.entrants)

    @property
    def schedule(self) -> Schedule:
        """Who meets whom."""
        return make_schedule(self.bots, self.seats, self.seed, gauntlet=self.gauntlet)

    @property
    def conditions(self) -> Conditions:
        """What every game needs to know."""
        options = games.load(self.game).choose_options(self.options)
        return Conditions(self.game, self.seats, options, self.data, self.seed, self.entrants)

    def json(self) -> dict[str, Any]:
        """All of it, with the versions of what plays; ready for JSON."""
        game = games.load(self.game)
        return {
            "format": FORMAT,
            "nunatak": version("nunatak"),
            "code": source_hash(),
            "game": self.game,
            "rules": game.version,
            "seats": self.seats,
            "options": game.choose_options(self.options),
            "data": self.data,
            "bots": [_bot(entrant) for entrant in self.entrants],
            "schedule": "gauntlet" if self.gauntlet else "round-robin",
            "games": self.games,
            "seed": self.seed,
            "until_settled": self.until,
        }


def _bot(entrant: Entrant) -> dict[str, Any]:
    budget = entrant.budget
    return {
        "label": entrant.label,
        "name": entrant.name,
        "seconds": budget.seconds if budget else None,
        "iterations": budget.iterations if budget else None,
        "threads": budget.threads if budget else None,
        "source": fingerprint(entrant),
    }
