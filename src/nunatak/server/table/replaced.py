"""What replaced data does a table take? Little of it, flat enough to be read in no time.

TOML's reader takes time and memory by the square of a key's dots, and fails on deep brackets: the
shape is measured first, in one pass, and the reading is done beside the event loop.
"""

import asyncio
import re
from typing import Any

from nunatak.kernel.game import DataError, Game
from nunatak.kernel.message import Wrong
from nunatak.play.toml import NoToml, read_toml
from nunatak.server.wire.trouble import Trouble

MOST_DOTS = 4  # in one key
MOST_NESTING = 8  # brackets in each other

TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*(?:"{3,5}|\Z|\\)'  # texts, closed or not
    r"|'''(?:[^']|'{1,2}(?!'))*(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*["\\\n]?'
    r"|'[^'\n]*['\n]?"
    r"|#[^\n]*"
    r"|[\w \t-]+"
    r"|.",
    re.DOTALL,
)
PART = re.compile(r"[\w \t\"'-]")  # of a key: what stands between its dots


async def read_data(game: Game, text: str) -> dict[str, Any]:
    """The data of a table, if its game takes it."""
    return await asyncio.to_thread(_read, game, text)


def _read(game: Game, text: str) -> dict[str, Any]:
    check_shape(text)
    try:
        data = read_toml(text)
        game.rules.read_data(data)
    except DataError as error:
        raise Trouble("bad-value", error.rule, f"data.{error.field}", error) from error
    except NoToml as error:
        raise Trouble("bad-value", field="data", wrong=error) from error
    return data


def check_shape(text: str) -> None:
    """Refuse keys of many parts and brackets in brackets in brackets."""
    dots = nesting = 0
    for token in TOKEN.findall(text):
        if token == ".":
            dots += 1
        elif not PART.match(token):
            dots = 0
            nesting += (token in "[{") - (token in "]}")
        if dots > MOST_DOTS:
            wrong = Wrong("data", "a key has more than {most} dots", most=MOST_DOTS)
            raise Trouble("bad-value", field="data", wrong=wrong)
        if nesting > MOST_NESTING:
            wrong = Wrong("data", "brackets lie more than {most} deep", most=MOST_NESTING)
            raise Trouble("bad-value", field="data", wrong=wrong)
