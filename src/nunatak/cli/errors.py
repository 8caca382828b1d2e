"""What is said when something is wrong? A sentence or two in the reader's language.

What the library found is told in that language too where it has a text (`kernel.message.Wrong`),
else in its own words after a translated lead-in.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from nunatak import games
from nunatak.arena.cluster import NoCluster, NoRay
from nunatak.arena.entrants import EntrantError
from nunatak.arena.folder import FolderError
from nunatak.arena.grounds import WorkerDied
from nunatak.cli.house import House
from nunatak.cli.inputs import BadFile
from nunatak.cli.parser import Misused
from nunatak.cli.serving import NoServer
from nunatak.engine.program import ProgramError
from nunatak.games import UnknownGame
from nunatak.kernel.game import DataError, OptionError
from nunatak.kernel.message import Reason, Wrong
from nunatak.kernel.sheet import PositionError
from nunatak.lab.baseline import UnknownCommit
from nunatak.lab.benchmark import NoPeers
from nunatak.lab.ledger import NoCheckout
from nunatak.learning.extras import NoTorch
from nunatak.play.record import OtherVersion, RecordError
from nunatak.play.rulebook import UnknownRule, sentence
from nunatak.play.toml import NoToml
from nunatak.search.bots import BOTS, UnknownBot
from nunatak.search.loading import NoChoose, NoClass, NoModule, NotMade
from nunatak.server.app.listening import CantListen
from nunatak.server.settings import SettingError
from nunatak.server.wire.trouble import StoreError
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
    Problem(ProgramError, "cli-error-bot-program", ("name",)),
    Problem(NoModule, "cli-error-bot-module", ("name", "what")),
    Problem(NoClass, "cli-error-bot-class", ("name", "what")),
    Problem(NoChoose, "cli-error-bot-choose", ("name", "what")),
    Problem(NotMade, "cli-error-bot-made", ("name", "what")),
    Problem(EntrantError, "cli-error-entrant-", ("entrant",)),
    Problem(FolderError, "cli-error-folder-", ("path", "field")),
    Problem(WorkerDied, "cli-error-worker", ("game", "bots")),
    Problem(NoRay, "cli-error-no-ray"),
    Problem(NoCluster, "cli-error-ray"),
    Problem(OptionError, "cli-error-option", ("option",)),
    Problem(DataError, "cli-error-data", ("field",)),
    Problem(PositionError, "cli-error-position", ("where",)),
    Problem(OtherVersion, "cli-error-other-version", ("field",)),
    Problem(RecordError, "cli-error-record", ("field",)),
    Problem(SettingError, "cli-error-setting", ("setting",)),
    Problem(StoreError, "cli-error-store"),
    Problem(CantListen, "cli-error-listen-", ("host", "port")),
    Problem(NoServer, "cli-error-no-server"),
    Problem(FileNotFoundError, "cli-error-no-file"),
    Problem(OSError, "cli-error-file"),
    Problem(UnicodeDecodeError, "cli-error-not-text"),
    Problem(NoToml, "cli-error-toml"),
    Problem(NoCheckout, "cli-error-no-checkout"),
    Problem(UnknownCommit, "cli-error-commit", ("commit",)),
    Problem(NoPeers, "cli-error-no-peers"),
    Problem(NoTorch, "cli-error-no-torch"),
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
    values = {"what": _what(error, house)} | {
        name: str(getattr(error, name)) for name in problem.fields
    }
    key = problem.key + (str(vars(error)["problem"]) if problem.key.endswith("-") else "")
    return house.say(key, **values, **problem.known)


def _what(error: Exception, house: House) -> str:
    """What is wrong, as far as the error itself knows."""
    if isinstance(error, Wrong):
        return house.voice.wrong(error)
    return house.voice.reason(Reason.of(error)) if isinstance(error, OSError) else str(error)


def _cite(error: Exception, house: House) -> tuple[str, ...]:
    """The rule that the error names, if it names one."""
    if not isinstance(error, DataError | PositionError):
        return ()
    rule = error.rule if isinstance(error, DataError) else error.where
    said = sentence(rule, house.voice.language)
    return (f"{rule} {said}",) if said else ()
