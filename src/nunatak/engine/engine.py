"""How is one of our bots a program? It hears lines, thinks beside them, and says what it plays."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from typing import Any

from nunatak import games
from nunatak.engine import lines
from nunatak.engine.lines import Garbled, Line
from nunatak.play.table import Outlook, Refused, Table
from nunatak.search.bots import BOTS, Bot, UnknownBot, make_bot
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, Level, TreeBot, level_of
from nunatak.search.thinking import Thought

SLICE = 0.5  # seconds between two thoughts that are told
SLICES = 8  # thoughts that are told where iterations are counted
TOLD = 5  # moves of a thought that are told
OPTIONS = ("bot", "seed")


class Aloud(TreeBot):
    """A bot of the house that tells what it thinks while it does."""

    def __init__(
        self, level: Level, seed: int, budget: Budget | None, told: Callable[[Thought], None]
    ) -> None:
        super().__init__(level, seed, budget)
        self._told = told

    def think(self, outlook: Outlook) -> Thought:
        """Slice by slice; the tree is kept from one to the next."""
        self._stop.clear()
        thought = None
        for budget in _slices(self.budget):
            thought = self.searcher.think(outlook, budget, self._stop)
            self._told(thought)
            if self._stop.is_set():
                break
        assert thought is not None
        return thought


def _slices(budget: Budget) -> Iterator[Budget]:
    """A budget in parts that add up to it; iterations are counted, seconds too if they are few."""
    count = SLICES if budget.seconds is None else max(1, round(budget.seconds / SLICE))
    seconds = None if budget.seconds is None else budget.seconds / count
    whole = budget.iterations
    for number in range(count):
        iterations = None
        if whole is not None:
            iterations = whole * (number + 1) // count - whole * number // count
        if iterations != 0:
            yield Budget(seconds, iterations, budget.threads)


class Engine:
    """Hears one line after another; `say` writes an answer, from any thread."""

    def __init__(
        self,
        say: Callable[[Line], None],
        bot: str,
        prepare: Callable[[str, str], None] = lambda _game, _bot: None,
    ) -> None:
        if bot not in BOTS:
            raise UnknownBot(bot)
        self.say = say
        self.options = {"bot": bot, "seed": "1"}
        self._prepare = prepare  # compiles what a game and a bot need
        self._data: Mapping[str, Any] | None = None
        self._table: Table | None = None
        self._bot: Bot | None = None
        self._thread: threading.Thread | None = None
        self._is_thinking = False

    def hear(self, text: str) -> bool:
        """Do what a line says; False once it is time to leave."""
        line = lines.read(text)
        if line.word == lines.QUIT:
            self._stop()
            return False
        try:
            if line.word:
                self._obey(line)
        except Refused as refused:
            self.say(Line("error", str(refused)))
        except (ValueError, TypeError) as error:
            self.say(Line("error", " ".join(str(error).split())))
        return True

    def _obey(self, line: Line) -> None:
        orders: dict[str, Callable[[Line], None]] = {
            lines.HELLO: self._greet,
            lines.READY: lambda _line: self.say(Line(lines.READY)),
            "set": self._set,
            "new": self._new,
            "data": self._take_data,
            "position": self._stand,
            "go": self._go,
            "stop": lambda _line: self._stop(),
        }
        if line.word not in orders:
            raise Garbled(f"unknown: {line.word}; known: {', '.join([*orders, lines.QUIT])}")
        if self._is_thinking and line.word not in ("stop", lines.READY):
            raise Garbled(f"{line.word}: a thought is under way; stop it first")
        orders[line.word](line)

    # -------------------------------------------------------------- before a game

    def _greet(self, line: Line) -> None:
        if line.rest != str(lines.PROTOCOL):
            raise Garbled(f"{lines.HELLO} {lines.PROTOCOL} is expected, got {str(line)!r}")
        name = f"nunatak {self.options['bot']}"
        for said in lines.identity(name, version("nunatak"), games.NAMES, ()):
            self.say(said)
        self.say(Line("option", f"bot {' '.join(BOTS)}"))
        self.say(Line("option", "seed number"))
        self.say(Line(lines.OK))

    def _set(self, line: Line) -> None:
        name, value, *_ = line.split(2, "set NAME VALUE")
        if name not in OPTIONS:
            raise Garbled(f"there is no option {name}; there are {', '.join(OPTIONS)}")
        if name == "bot" and value not in BOTS:
            raise UnknownBot(value)
        if name == "seed" and not value.isdecimal():
            raise Garbled(f"set seed: a number is expected, got {value!r}")
        self.options[name] = value
        self._bot = None

    def _new(self, line: Line) -> None:
        game = games.load(lines.sitting(line).game)
        self._prepare(game.name, self.options["bot"])
        self._table, self._data, self._bot = None, None, None

    def _take_data(self, line: Line) -> None:
        found = json.loads(line.rest)
        if not isinstance(found, dict):
            raise Garbled("data: a JSON object is expected")
        self._data = found

    # -------------------------------------------------------------- in a game

    def _stand(self, line: Line) -> None:
        """`position TEXT`, perhaps with `moves A; B`."""
        text, _, moves = line.rest.partition(" moves ")
        table = Table.at(text, data=self._data)
        for move in lines.part(moves):
            table.play(move)
        self._table = table

    def _go(self, line: Line) -> None:
        budget = lines.budget_of(line)
        table = self._table
        if table is None:
            raise Garbled("go: a position is expected first")
        if table.deciding is None:
            raise Garbled("go: the game is over")
        bot = self._make(budget)
        outlook = table.outlook(table.deciding)
        self._bot = bot
        self._is_thinking = True
        self._thread = threading.Thread(target=self._think, args=(bot, outlook), daemon=True)
        self._thread.start()

    def _make(self, budget: Budget | None) -> Bot:
        """The same bot as before if it thinks as long: it may remember its tree."""
        name, seed = self.options["bot"], int(self.options["seed"])
        if name not in LEVELS or self._table is None:
            return make_bot(name, seed, budget)
        level = level_of(name, self._table.game)
        wanted = budget or level.budget
        if isinstance(self._bot, Aloud) and (self._bot.level, self._bot.budget) == (level, wanted):
            return self._bot
        return Aloud(level, seed, wanted, self._tell)

    def _think(self, bot: Bot, outlook: Outlook) -> None:
        try:
            chosen = bot.choose(outlook)
            answer = Line("bestmove", str(outlook.game.rules.actions.decode(chosen)))
        except Exception as error:
            answer = Line("error", f"{type(error).__name__}: {error}")
        self._is_thinking = False
        self.say(answer)

    def _tell(self, thought: Thought) -> None:
        """The moves it looked at most, the best first."""
        table = self._table
        if table is None:
            return
        order = sorted(range(len(thought.actions)), key=lambda n: -thought.visits[n])
        self.say(Line("info", f"iterations {thought.iterations}"))
        for place in order[:TOLD]:
            action = table.game.rules.actions.decode(thought.actions[place])
            worth = thought.worths[place][thought.seat]
            self.say(
                Line("info", f"visits {thought.visits[place]} worth {worth:.3f} move {action}")
            )

    def _stop(self) -> None:
        """Decide now; the answer comes from the thought itself."""
        stop = getattr(self._bot, "stop", None)
        if self._is_thinking and stop is not None:
            stop()
        if self._thread is not None:
            self._thread.join()
