"""What does the page ask of a game? Plain Python over records, which is said in JavaScript there.

Everything here is a line or two around what a table of the server uses.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from nunatak.analysis.form import FORMAT, findings, result_form
from nunatak.analysis.hint import give_hint
from nunatak.analysis.judging import Judge, Judgement, ended
from nunatak.analysis.moments import SEED, Moment, moments_of
from nunatak.analysis.outlooks import place_of
from nunatak.analysis.reasons import key_of
from nunatak.analysis.summary import Judged, turning_points, turns_of
from nunatak.kernel.chance import FOR_REDEALS, FOR_THE_GAME, sow, stream, words
from nunatak.kernel.game import Game
from nunatak.kernel.message import Message, Values
from nunatak.kernel.state import State
from nunatak.play.table import Outcome, Outlook, given_up, legal_numbers, outcome
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, Level, TreeBot
from nunatak.search.thinking import KEENER, Thought

DIGITS = 3  # of a hint


class Head(TreeBot):
    """One of a bot's heads, each in a worker of its own; they look elsewhere, as threads do."""

    def __init__(self, level: Level, seed: int, budget: Budget | None, head: int) -> None:
        style = level.style._replace(eagerness=level.style.eagerness * KEENER**head)
        super().__init__(replace(level, style=style), seed + head, budget)

    def settled(self, outlook: Outlook) -> int | None:
        """A move that needs no thought: the only one, or the best by exact play."""
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        return self._solve(outlook) if self.level.solves else None


class Edge:
    """A game, as the page asks for it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.designed = game.rules.read_data(None)
        self.state_type = game.rules.state
        self.rule_ids = {int(rule): rule.name.replace("_", "-") for rule in game.rules.ids}

    # -------------------------------------------------------------- where a game begins

    def deal(self, seats: int, chosen: Mapping[str, str], seed: int) -> State:
        """The first position of a game."""
        options = self.game.choose_options(chosen)
        state = self.game.rules.blank(self.designed, options, seats)
        low, high = words(seed)
        sow(state.chance, low, high, FOR_THE_GAME)
        self.game.rules.deal(state)
        return state

    def at(self, text: str) -> State:
        """The position of a text."""
        return self.game.sheet.read(text, self.designed)[0]

    def options(self, text: str) -> dict[str, str]:
        """The options of a position text."""
        return self.game.sheet.read(text, self.designed)[1]

    def text(self, state: State) -> str:
        """The position in one line."""
        return self.game.sheet.write(state)

    # -------------------------------------------------------------- actions

    def legal(self, state: State) -> list[int]:
        """What the deciding seat may do."""
        return [] if self.game.rules.is_over(state) else legal_numbers(self.game, state)

    def number(self, form: Any) -> int:
        """The number of an action in JSON."""
        actions = self.game.rules.actions
        return actions.encode(actions.from_json(form))

    def form(self, number: int) -> dict[str, Any]:
        """An action in JSON."""
        actions = self.game.rules.actions
        return actions.to_json(actions.decode(number))

    def notation(self, number: int) -> str:
        """An action in words."""
        return str(self.game.rules.actions.decode(number))

    def parsed(self, text: str, seat: int) -> int:
        """The number of an action in words."""
        actions = self.game.rules.actions
        return actions.encode(actions.read(text, seat))

    def complete(self, state: State, number: int) -> int:
        """The action with what it may leave out."""
        return self.game.rules.complete(state, number)

    def say(self, state: State, number: int) -> Message:
        """An action as a line in a list of choices."""
        return self.game.say_action(state, number)

    def refusal(self, state: State, seat: int, number: int) -> Message | None:
        """The rule that refuses an action, with the values of its sentence."""
        rule = int(self.game.rules.refusal(state, seat, number))
        if not rule:
            return None
        return Message(self.rule_ids[rule], self.refused(state, seat, number, rule))

    def refused(self, state: State, seat: int, number: int, rule: int) -> Values:
        """The values of a refusal's sentence."""
        return self.game.words.why(state, seat, number, rule)

    def apply(self, state: State, number: int) -> None:
        """Carry out a legal action."""
        self.game.rules.apply(state, number)

    def redeal_from(self, state: State, seat: int, seed: int) -> None:
        """Another position that looks the same to the seat."""
        self.game.views.redeal(state, seat, stream(seed, FOR_REDEALS))

    # -------------------------------------------------------------- what is said and seen

    def over(self, state: State) -> bool:
        """Whether nothing is left to decide."""
        return bool(self.game.rules.is_over(state))

    def phase(self, state: State) -> str:
        """What is decided now."""
        return str(self.game.rules.phase.name(int(state.phase)))

    def seats(self, state: State) -> int:
        """How many play."""
        return self.game.seats_in(state)

    def log(self, after: State, before: State | None) -> list[Message]:
        """What a step told."""
        return self.game.words.log(after, before)

    def ask(self, state: State) -> Message:
        """What the deciding seat is asked."""
        return self.game.words.ask(state)

    def wait(self, state: State) -> Message:
        """What the others read meanwhile."""
        return self.game.words.wait(state)

    def verdict(self, state: State) -> list[Message]:
        """How it ended."""
        return self.game.verdict(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return self.game.views.view(state, seat)

    def prospects(self, state: State, seat: int | None) -> dict[str, Any]:
        """What would come of it."""
        return self.game.views.prospects(state, seat)

    def points(self, state: State) -> list[int]:
        """Of each seat."""
        return self.game.tally(state).totals

    def ranks(self, state: State) -> list[int]:
        """Of each seat; 1 is the first."""
        found: list[int] = self.game.tally(state).places.tolist()
        return found

    def sources(self, state: State) -> list[dict[str, int]]:
        """The points of each seat by source."""
        names = self.game.rules.sources
        rows = self.game.tally(state).points.tolist()
        return [dict(zip(names, row, strict=True)) for row in rows]

    # -------------------------------------------------------------- bots

    def bot(self, level: str, seed: int, budget: Budget | None, head: int = 0) -> Head:
        """A bot of a level; a budget of its own has one thread, as a worker has."""
        return Head(LEVELS[level], seed, budget, head)

    def budget(self, level: str, seconds: float | None, iterations: int | None) -> Budget:
        """The level's, in one thread; or what is given."""
        usual = LEVELS[level].budget
        if seconds is None and iterations is None:
            return Budget(usual.seconds, usual.iterations, 1)
        return Budget(seconds, iterations, 1)

    def outlook(self, state: State, seat: int, moves: list[int], movers: list[int]) -> Outlook:
        """What a bot in that seat gets to see."""
        return Outlook(self.game, state, seat, moves, movers)

    def choose(self, bot: TreeBot, outlook: Outlook) -> int:
        """What the bot does."""
        return bot.choose(outlook)

    def think(self, bot: TreeBot, outlook: Outlook) -> Thought:
        """What the bot thinks of each move."""
        return bot.think(outlook)

    def settled(self, bot: Head, outlook: Outlook) -> int | None:
        """What the bot does without a thought."""
        return bot.settled(outlook)

    def together(self, seat: int, thoughts: list[Mapping[str, Any]]) -> int:
        """What several heads like best."""
        visits: dict[int, int] = {}
        worths: dict[int, float] = {}
        for each in thoughts:
            for action, count, worth in zip(
                each["actions"], each["visits"], each["worths"], strict=True
            ):
                visits[action] = visits.get(action, 0) + count
                worths[action] = worths.get(action, 0.0) + count * worth[seat]
        return max(sorted(visits), key=lambda action: (visits[action], worths[action]))

    # -------------------------------------------------------------- advice

    def hint(self, outlook: Outlook, seed: int, seconds: float, iterations: int) -> dict[str, Any]:
        """What the seat should do now, what it gains, and why: as the wire tells it."""
        hint = give_hint(outlook, Budget(seconds, iterations, 1), seed)
        seats = outlook.seats
        return {
            "seat": hint.seat,
            "line": [
                self._choice(action, said)
                for action, said in zip(hint.line, hint.said, strict=True)
            ],
            "lines": [_line(message) for message in hint.events],
            "sure": hint.is_sure,
            "place": round(place_of(hint.best.worths[hint.seat], seats), DIGITS),
            "others": [
                {
                    "choice": self._choice(other.action, self.say(hint.state, other.action)),
                    "place": round(place_of(other.worths[hint.seat], seats), DIGITS),
                }
                for other in hint.others
            ],
            "gains": [
                {
                    "seat": gain.seat,
                    "source": gain.source,
                    "before": round(gain.before, DIGITS),
                    "after": round(gain.after, DIGITS),
                }
                for gain in hint.gains
            ],
            "reasons": [
                {"key": key_of(self.game, why.measure), "seat": why.seat, "more": why.is_more}
                for why in hint.reasons
            ],
        }

    def _choice(self, action: int, said: Message) -> dict[str, Any]:
        return {"action": self.form(action), "say": _line(said), "notation": ""}

    # -------------------------------------------------------------- a finished game

    def moments(self, start: State, actions: list[int]) -> list[Moment]:
        """The decisions of a game."""
        return list(moments_of(self.game, start, actions, SEED))

    def judge(self, moment: Moment, iterations: int) -> dict[str, Any]:
        """What a decision gave away."""
        seats = self.game.seats_in(moment.state)
        return vars(Judge(self.game, seats, Budget(None, iterations, 1), SEED).judge(moment))

    def analysis(
        self,
        moments: list[Moment],
        judgements: list[Mapping[str, Any]],
        end: State,
        resigned: int | None,
    ) -> dict[str, Any]:
        """What was found about the whole game, as a server keeps it."""
        seats, hidden = self.game.seats_in(end), self.game.views.hidden
        judged = [
            Judged(moment, _judgement(found))
            for moment, found in zip(moments, judgements, strict=True)
        ]
        turns = turns_of(judged)
        worths = ended(self.game, end, seats, resigned)
        points = turning_points(turns, seats, worths, hidden=hidden)
        return {
            "format": FORMAT,
            "game": self.game.name,
            "hidden": hidden,
            "decisions": len(moments),
            **findings(self.game, seats, judged, turns, points),
            "result": result_form(self.game, worths, self._outcome(end, resigned)),
        }

    def _outcome(self, end: State, resigned: int | None) -> Outcome:
        if resigned is None:
            return outcome(self.game, end)
        return given_up(self.game.seats_in(end), resigned)


def _line(message: Message) -> dict[str, Any]:
    """As the page has it."""
    return {
        "key": message.key,
        "values": message.values,
        "rule": message.rule,
        "weight": message.weight,
    }


def _judgement(found: Mapping[str, Any]) -> Judgement:
    """As a worker told it."""
    return Judgement(
        found["best"],
        tuple(found["worths"]),
        tuple(found["played"]),
        found["difference"],
        found["uncertainty"],
        found["spread"],
        found["iterations"],
    )
