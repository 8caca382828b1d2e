"""What is written on the screen, and what is read from the keyboard?"""

import contextlib
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from nunatak.play.text import Voice, in_points

with contextlib.suppress(ImportError):  # with it, lines can be edited and called back
    import readline

PROMPT = "> "
MANY = 8
CLEAR_SCROLLBACK = "\x1b[3J"


class Screen:
    """A console with a voice; texts go out as they are, without markup."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits there, rather than a script."""
        return sys.stdin.isatty()

    # -------------------------------------------------------------- out

    def say(self, key: str, style: str = "", /, **values: str | int) -> None:
        """Print a text of the house or of the game."""
        self.write(Text(self.voice.say(key, **values), style))

    def write(self, thing: RenderableType = "") -> None:
        """Print a text or anything that rich can draw."""
        self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def write_lines(self, lines: Iterable[str], style: str = "") -> None:
        """Print lines with a point before each."""
        for line in lines:
            self.write(Text.assemble(("· ", "dim"), (line, style)))

    def write_choices(self, choices: Sequence[str], *, in_a_row: bool = False) -> None:
        """Print choices with their numbers, below each other or in a row; many in columns."""
        width = len(str(len(choices)))
        items = [
            Text.assemble((f"{number:>{width}}. ", "bold cyan"), choice)
            for number, choice in enumerate(choices, start=1)
        ]
        if in_a_row or len(choices) > MANY:
            listed: RenderableType = Columns(items, padding=(0, 3), column_first=not in_a_row)
        else:
            listed = Text("\n").join(items)
        self.write(Padding(listed, (0, 0, 0, 2), expand=False))

    def write_points(
        self, players: Sequence[str], seats: Sequence[dict[str, Any]], point: int
    ) -> None:
        """A table of points by source, from the `seats` of a view."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(Text(self.voice.say("label-source")))
        for player in players:
            grid.add_column(Text(player), justify="right")
        for source in seats[0]["sources"]:
            points = [in_points(seat["sources"][source], point) for seat in seats]
            grid.add_row(self.voice.say("source", source=source), *points)
        totals = [in_points(sum(seat["sources"].values()), point) for seat in seats]
        grid.add_row(self.voice.say("label-total"), *totals, style="bold")
        self.write(grid)

    def clear(self) -> None:
        """Hide all that was shown, what has scrolled away and what was typed included."""
        if self.console.is_terminal:
            self.console.control(Control((ControlType.HOME,), (ControlType.CLEAR,)))
            self.console.file.write(CLEAR_SCROLLBACK)
        if "readline" in globals():
            readline.clear_history()

    # -------------------------------------------------------------- in

    def read(self, prompt: str = PROMPT) -> str:
        """A line, stripped; EOFError once there is no more."""
        self.console.file.flush()
        return input(prompt).strip()

    def ask(self, key: str, default: str, /, **values: str | int) -> str:
        """A question whose answer is the default if only Enter is pressed."""
        return self.read(f"{self.voice.say(key, **values)} [{default}] ") or default

    def choose(self, key: str, choices: Sequence[str], /, **values: str | int) -> int:
        """A question with a few numbered answers; Enter takes the first."""
        self.say(key, **values)
        self.write_choices(choices)
        while True:
            answer = self.read(f"[1] {PROMPT}") or "1"
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            self.say("play-no-choice", "yellow", number=answer, count=len(choices))

    def confirm(self, key: str) -> bool:
        """A question that only a clear yes answers with yes; nobody is there to ask a script."""
        if not self.is_interactive:
            return True
        answer = self.read(f"{self.voice.say(key)} ").casefold()
        return answer in self.voice.say("play-yes").split(", ")
