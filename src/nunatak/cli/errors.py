"""What is said when something is wrong? A sentence or two in the reader's language.

What the library found is kept in its own words after a translated lead-in.
"""

import tomllib
from functools import singledispatch

from nunatak import games
from nunatak.benchmark import NoPeers
from nunatak.cli.house import House
from nunatak.cli.inputs import BadFile
from nunatak.cli.parser import Misused
from nunatak.games import UnknownGame
from nunatak.kernel.game import DataError, OptionError, PositionError
from nunatak.ledger import NoCheckout
from nunatak.record import OtherVersion, RecordError
from nunatak.search.bots import BOTS, UnknownBot
from nunatak.terminal.rulebook import UnknownRule, sentence
from nunatak.warmup import WarmupFailed


@singledispatch
def explain(error: Exception, house: House) -> tuple[str, ...]:
    """The sentences for a problem that a user can mend; nothing for a fault of ours."""
    return ()


@explain.register
def _(error: Misused, house: House) -> tuple[str, ...]:
    return tuple(map(str, error.args))


@explain.register
def _(error: UnknownGame, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-game", name=error.name, games=", ".join(games.NAMES)),)


@explain.register
def _(error: UnknownBot, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-bot", name=error.name, bots=", ".join(BOTS)),)


@explain.register
def _(error: UnknownRule, house: House) -> tuple[str, ...]:
    return (error.say(house.voice),)


@explain.register
def _(error: OptionError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-option", option=error.option, what=error.what),)


@explain.register
def _(error: DataError, house: House) -> tuple[str, ...]:
    told = f"{error.rule} {sentence(error.rule, house.voice.language)}"
    return (house.say("cli-error-data", field=error.field, what=error.what), told)


@explain.register
def _(error: PositionError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-position", where=error.where, what=error.what),)


@explain.register
def _(error: RecordError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-record", field=error.field, what=error.what),)


@explain.register
def _(error: OtherVersion, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-other-version", field=error.field, what=error.what),)


@explain.register
def _(error: BadFile, house: House) -> tuple[str, ...]:
    first, *more = explain(error.problem, house) or (str(error.problem),)
    return (f"{error.path}: {first}", *more)


@explain.register
def _(error: FileNotFoundError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-no-file"),)


@explain.register
def _(error: OSError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-file", what=error.strerror or str(error)),)


@explain.register
def _(error: UnicodeDecodeError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-not-text"),)


@explain.register
def _(error: tomllib.TOMLDecodeError, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-toml", what=str(error)),)


@explain.register
def _(error: NoCheckout, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-no-checkout"),)


@explain.register
def _(error: NoPeers, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-no-peers"),)


@explain.register
def _(error: WarmupFailed, house: House) -> tuple[str, ...]:
    return (house.say("cli-error-warmup", game=str(error)),)
