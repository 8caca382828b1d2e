"""What is said when something is wrong? A sentence or two in the reader's language.

What the library found is kept in its own words after a translated lead-in.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field

from nunatak import games
from nunatak.arena.cluster import NoCluster, NoRay
from nunatak.arena.entrants import EntrantError
from nunatak.arena.folder import FolderError
from nunatak.arena.grounds import WorkerDied
from nunatak.benchmark import NoPeers
from nunatak.cli.house import House
from nunatak.cli.inputs import BadFile
from nunatak.cli.parser import Misused
from nunatak.cli.serving import NoServer
from nunatak.games import UnknownGame
from nunatak.kernel.game import DataError, OptionError, PositionError
from nunatak.ledger import NoCheckout
from nunatak.record import OtherVersion, RecordError
from nunatak.rulebook import UnknownRule, sentence
from nunatak.search.bots import BOTS, UnknownBot
from nunatak.search.loading import NoChoose, NoClass, NoModule, NotMade
from nunatak.server.settings import SettingError
from nunatak.server.trouble import StoreError
from nunatak.warmup import WarmupFailed


@dataclass(frozen=True)
class Problem:
    """A kind of error, the key of its sentence, and what of it the sentence names.

    A key that ends in a dash goes on with the error's own `problem`.
    """

    kind: type[Exception]
    key: str
    fields: tuple[str, ...] = ()
    known: Mapping[str, str] = field(default_factory=dict)


PROBLEMS = (  # a kind stands before the kinds that it is one of
    Problem(UnknownGame, "cli-error-game", ("name",), {"games": ", ".join(games.NAMES)}),
    Problem(UnknownBot, "cli-error-bot", ("name",), {"bots": ", ".join(BOTS)}),
    Problem(NoModule, "cli-error-bot-module", ("name", "what")),
    Problem(NoClass, "cli-error-bot-class", ("name", "what")),
    Problem(NoChoose, "cli-error-bot-choose", ("name", "what")),
    Problem(NotMade, "cli-error-bot-made", ("name", "what")),
    Problem(EntrantError, "cli-error-entrant-", ("entrant",)),
    Problem(FolderError, "cli-error-folder-", ("path", "field")),
    Problem(WorkerDied, "cli-error-worker", ("game", "bots")),
    Problem(NoRay, "cli-error-no-ray"),
    Problem(NoCluster, "cli-error-ray"),
    Problem(OptionError, "cli-error-option", ("option", "what")),
    Problem(DataError, "cli-error-data", ("field", "what")),
    Problem(PositionError, "cli-error-position", ("where", "what")),
    Problem(OtherVersion, "cli-error-other-version", ("field", "what")),
    Problem(RecordError, "cli-error-record", ("field", "what")),
    Problem(SettingError, "cli-error-setting", ("setting", "what")),
    Problem(StoreError, "cli-error-store"),
    Problem(NoServer, "cli-error-no-server"),
    Problem(FileNotFoundError, "cli-error-no-file"),
    Problem(OSError, "cli-error-file", ("strerror",)),
    Problem(UnicodeDecodeError, "cli-error-not-text"),
    Problem(tomllib.TOMLDecodeError, "cli-error-toml"),
    Problem(NoCheckout, "cli-error-no-checkout"),
    Problem(NoPeers, "cli-error-no-peers"),
    Problem(WarmupFailed, "cli-error-warmup"),
)


def explain(error: Exception, house: House) -> tuple[str, ...]:
    """The sentences for a problem that a user can mend; nothing for a fault of ours."""
    if isinstance(error, Misused):
        return tuple(map(str, error.args))
    if isinstance(error, UnknownRule):
        return (error.say(house.voice),)
    if isinstance(error, BadFile):
        first, *more = explain(error.problem, house) or (str(error.problem),)
        return (f"{error.path}: {first}", *more)
    for problem in PROBLEMS:
        if isinstance(error, problem.kind):
            return (_tell(error, problem, house), *_cite(error, house))
    return ()


def _tell(error: Exception, problem: Problem, house: House) -> str:
    values = {"what": str(error)} | {name: str(getattr(error, name)) for name in problem.fields}
    key = problem.key + (str(vars(error)["problem"]) if problem.key.endswith("-") else "")
    return house.say(key, **values, **problem.known)


def _cite(error: Exception, house: House) -> tuple[str, ...]:
    """The rule that the error names, if it names one."""
    if not isinstance(error, DataError):
        return ()
    return (f"{error.rule} {sentence(error.rule, house.voice.language)}",)
