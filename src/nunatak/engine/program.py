"""How does somebody's program sit at our tables? As a bot: it hears what its seat may know.

A program never gets the true position. It is told a redeal: a position that looks the same to its
seat, in which all that the seat can't see is dealt anew, and as many more of them as it asks for.
"""

import json
import queue
import shlex
import subprocess
import threading
import weakref
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from nunatak.engine import lines
from nunatak.engine.lines import Line, Sitting
from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.kernel.message import Reason, Value, Wrong
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget

PREFIX = "program:"
GREETING = 30.0  # seconds to say who it is
WAKING = 600.0  # seconds to get ready for a game: it may have to compile something
THINKING = 60.0  # seconds for a decision where nobody has set any
GRACE = 5.0  # seconds more than it was given, and then again once it was told to stop


class ProgramError(Wrong):
    """A program can't play, or does not keep to the protocol: which, and what it did."""

    def __init__(self, name: str, sentence: str, /, **values: Value) -> None:
        super().__init__(name, sentence, **values)
        self.name = name


def is_program(name: str) -> bool:
    """Whether the name of a bot is a command: `program:./mybot`."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of the command."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise ProgramError(name, "a quotation mark is missing") from error
    if not words:
        raise ProgramError(name, "a command is expected")
    return words


@dataclass
class Talk:
    """A running program, and the lines that it says."""

    name: str
    process: "subprocess.Popen[str]"
    heard: "queue.Queue[str | None]" = field(default_factory=queue.Queue)

    def __post_init__(self) -> None:
        threading.Thread(target=_listen, args=(self.process, self.heard), daemon=True).start()

    def say(self, line: Line) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except OSError as error:
            raise self._gone() from error

    def hear(self, seconds: float) -> Line | None:
        """What it says next; None if it says nothing for so long."""
        try:
            text = self.heard.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if text is None:
            raise self._gone()
        return lines.read(text)

    def _gone(self) -> ProgramError:
        return ProgramError(self.name, "it has ended with code {code}", code=self.process.wait())

    def until(self, word: str, seconds: float) -> list[Line]:
        """What it says up to a word, which it must say in time."""
        found: list[Line] = []
        ends = monotonic() + seconds
        while (line := self.hear(ends - monotonic())) is not None:
            if line.word == "error":
                raise ProgramError(self.name, "it says: {said}", said=line.rest)
            found.append(line)
            if line.word == word:
                return found
        raise ProgramError(
            self.name, "it did not say {word} within {seconds} s", word=word, seconds=f"{seconds:g}"
        )


def _listen(process: "subprocess.Popen[str]", heard: "queue.Queue[str | None]") -> None:
    assert process.stdout is not None
    for text in process.stdout:
        heard.put(text)
    heard.put(None)


def _end(process: "subprocess.Popen[str]") -> None:
    """Ask it to leave, and see to it."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(f"{lines.QUIT}\n")
        process.stdin.close()
        process.wait(GRACE)
    except (OSError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()
    process.stdout.close()


def start(name: str) -> Talk:
    """Run the command of a bot's name and hear who it is."""
    try:
        process = subprocess.Popen(
            command_of(name),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        path, reason = str(error.filename), Reason.of(error)
        raise ProgramError(
            name, "{path} can't be started: {reason}", path=path, reason=reason
        ) from error
    return Talk(name, process)


class ProgramBot:
    """A bot that is a program: `program:./mybot`."""

    def __init__(self, name: str, seed: int, budget: Budget | None = None) -> None:
        self.name = name
        self.budget = budget
        self.chance = stream(seed, FOR_BOTS)
        self.thoughts: list[str] = []  # what it told of its last decision
        self._talk = start(name)
        self.close = weakref.finalize(self, _end, self._talk.process)
        self._talk.say(Line(lines.HELLO, str(lines.PROTOCOL)))
        said = self._talk.until(lines.OK, GREETING)
        self.games = {line.rest for line in said if line.word == "game"}
        self.wants = {line.rest for line in said if line.word == "want"}
        if not self.wants <= set(lines.WANTS):
            wanted = ", ".join(sorted(self.wants - set(lines.WANTS)))
            known = ", ".join(lines.WANTS)
            raise ProgramError(
                name, "it wants {wanted}; there are {known}", wanted=wanted, known=known
            )
        if any(line.word == "option" and line.rest.split()[:1] == ["seed"] for line in said):
            self._talk.say(Line("set", f"seed {seed}"))
        self._sitting: Sitting | None = None

    def choose(self, outlook: Outlook) -> int:
        """What the program plays, as the number of an action; the referee sees whether it may."""
        self._sit_down(outlook)
        self._tell(outlook)
        self._talk.say(lines.go(self.budget))
        words = self._answer(outlook)
        return outlook.game.rules.actions.encode(
            outlook.game.rules.actions.read(words, outlook.seat)
        )

    def _sit_down(self, outlook: Outlook) -> None:
        """Tell it which game begins, once."""
        game = outlook.game
        if self.games and game.name not in self.games:
            raise ProgramError(self.name, "it does not play {game}", game=game.name)
        sitting = Sitting(game.name, outlook.seats, outlook.seat)
        if sitting == self._sitting:
            return
        self._talk.say(sitting.line())
        if outlook.data is not None:
            self._talk.say(Line("data", json.dumps(outlook.data)))
        self._talk.say(Line(lines.READY))
        self._talk.until(lines.READY, WAKING)
        self._sitting = sitting

    def _tell(self, outlook: Outlook) -> None:
        """A position that looks like the true one, and what else it wants."""
        self._redeal(outlook)
        if lines.VIEW in self.wants:
            self._talk.say(Line(lines.VIEW, json.dumps(outlook.view, ensure_ascii=False)))
        if lines.LEGAL in self.wants:
            decode = outlook.game.rules.actions.decode
            self._talk.say(Line(lines.LEGAL, lines.join(map(decode, outlook.legal))))

    def _redeal(self, outlook: Outlook) -> None:
        text = outlook.game.sheet.write(outlook.redeal(self.chance))
        self._talk.say(Line("position", text))

    def _answer(self, outlook: Outlook) -> str:
        """The words of its move; what it thinks and asks for meanwhile is heard too."""
        seconds = self.budget.seconds if self.budget is not None else None
        ends = monotonic() + (THINKING if seconds is None else seconds) + GRACE
        self.thoughts = []
        stopped = False
        while True:
            line = self._talk.hear(ends - monotonic())
            if line is None and not stopped:
                self._talk.say(Line("stop"))
                stopped, ends = True, monotonic() + GRACE
            elif line is None:
                raise ProgramError(self.name, "it does not stop thinking")
            elif line.word == "bestmove":
                return line.rest
            elif line.word == "redeal":
                self._redeal(outlook)
            elif line.word == "error":
                raise ProgramError(self.name, "it says: {said}", said=line.rest)
            elif line.word == "info":
                self.thoughts.append(line.rest)


def sources_of(name: str) -> list[Path]:
    """The files that a command names: another file is another program."""
    return [path for word in command_of(name) if (path := Path(word)).is_file()]
