"""How does a person's own bot come to the table? By the import path of its class.

`package.module:Class` names a class with one method, `choose(outlook)`. Its constructor may take
`seed`, `budget`, both or nothing. The current directory is importable.
"""

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from nunatak.search.bots import BOTS, Bot, UnknownBot, make_bot
from nunatak.search.budget import Budget

OWN = ":"  # what the name of a person's own bot has in it


class BotError(ValueError):
    """A person's own bot can't sit down: which bot, and what is wrong with it."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(f"{name}: {what}")
        self.name = name
        self.what = what


class NoModule(BotError):
    """The module before the colon can't be imported."""


class NoClass(BotError):
    """The module has no such class."""


class NoChoose(BotError):
    """The class has no method `choose`."""


class NotMade(BotError):
    """The constructor failed."""


def is_own(name: str) -> bool:
    """Whether the name is an import path, not one of ours."""
    return OWN in name


def check_bot(name: str) -> None:
    """Raise what is wrong with the name of a bot, ours or a person's own."""
    if is_own(name):
        seat_bot(name, 0, Budget(iterations=1))
    elif name not in BOTS:
        raise UnknownBot(name)


def seat_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """One of our bots by its name, or a person's own by its import path."""
    if not is_own(name):
        return make_bot(name, seed, budget)
    made = bot_class(name)
    offered = {"seed": seed, "budget": budget}
    try:
        wanted = inspect.signature(made).parameters
        bot: Bot = made(**{key: value for key, value in offered.items() if key in wanted})
    except Exception as error:
        raise NotMade(name, in_one_line(error)) from error
    return bot


def bot_class(name: str) -> Any:
    """The class at an import path."""
    path, _, attribute = name.partition(OWN)
    found = getattr(_module(name, path), attribute, None)
    if not inspect.isclass(found):
        raise NoClass(name, attribute)
    if not callable(getattr(found, "choose", None)):
        raise NoChoose(name, attribute)
    return found


def source_of(name: str) -> Path | None:
    """The file or the folder that has to be at hand wherever the bot plays."""
    top = sys.modules[_module(name, name.partition(OWN)[0]).__name__.partition(".")[0]]
    if top.__file__ is None:
        return None
    path = Path(top.__file__)
    return path.parent if hasattr(top, "__path__") else path


def in_one_line(error: BaseException) -> str:
    """An exception in one line, with the place where it was raised."""
    words = f"{type(error).__name__}: {error}".splitlines()[0]
    frames = inspect.getinnerframes(error.__traceback__, 0) if error.__traceback__ else []
    if not frames:
        return words
    return f"{words} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"


def _module(name: str, path: str) -> ModuleType:
    _make_here_importable()
    try:
        return importlib.import_module(path)
    except (Exception, SystemExit) as error:
        raise NoModule(name, in_one_line(error)) from error


def _make_here_importable() -> None:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
