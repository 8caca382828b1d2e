"""How is an analysis told? Sentences for the terminal and for the page, in any language."""

from collections.abc import Iterator

from nunatak.analysis.judging import BLUNDERED, ERROR, SLIP, SURE, grade_of
from nunatak.analysis.moments import Moment
from nunatak.analysis.outlooks import plain, say_difference, say_worth
from nunatak.analysis.review import Analysis
from nunatak.analysis.summary import OTHERS, OWN, Judged, Turn, TurningPoint
from nunatak.play.text import Voice, voice


class Teller:
    """Tells one analysis in one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.voice: Voice = voice(language, analysis.record.game)
        self.names = analysis.record.seats
        self.seats = len(self.names)

    def say(self, key: str, /, **values: str | int) -> str:
        """A text of the house or of the game."""
        return self.voice.say(key, **values)

    def worth(self, worth: float) -> str:
        """A chance, or a place to expect."""
        return say_worth(worth, self.seats, self.voice)

    def difference(self, worth: float) -> str:
        """A part of a chance, or of a place."""
        return say_difference(worth, self.seats, self.voice)

    # -------------------------------------------------------------- what was looked at

    @property
    def title(self) -> str:
        """The game and who played it."""
        return self.say("analysis-title", title=self.say("title"), players=", ".join(self.names))

    def scope(self) -> Iterator[str]:
        """How much was judged, how long each decision was thought about, and who won."""
        analysis = self.analysis
        yield self.say("analysis-scope", decisions=len(analysis.judged))
        if not analysis.is_complete:
            yield self.say(
                "analysis-partial", done=len(analysis.judged), decisions=analysis.decisions
            )
        yield self._budget()
        if analysis.table.is_over:
            yield from self._places()

    def _budget(self) -> str:
        budget = self.analysis.effort.budget
        if budget.iterations is None:
            return self.say("analysis-seconds", seconds=f"{budget.seconds:g}")
        seed = str(self.analysis.effort.seed)
        return self.say("analysis-iterations", iterations=str(budget.iterations), seed=seed)

    def _places(self) -> Iterator[str]:
        outcome, point = self.analysis.table.outcome, self.analysis.table.game.rules.point
        if outcome.resigned is not None:
            yield self.say("analysis-gave-up", player=self.names[outcome.resigned])
            return
        for seat in sorted(range(self.seats), key=lambda seat: outcome.ranks[seat]):
            yield self.say(
                "analysis-ended",
                place=outcome.ranks[seat],
                player=self.names[seat],
                points=plain(outcome.points[seat] / point, self.voice),
            )

    @property
    def measure(self) -> str:
        """What the estimate is."""
        return self.say("analysis-chance" if self.seats == 2 else "analysis-expected-place")

    # -------------------------------------------------------------- how each played

    def players(self) -> tuple[list[str], list[list[str]]]:
        """A heading and a row for each player."""
        heading = ["player", "accuracy", "lost", "slips", "mistakes", "blunders"]
        rows = [
            [
                self.names[play.seat],
                "–" if play.accuracy is None else self._percent(play.accuracy),
                self.difference(play.gave_away),
                *(str(play.grades[grade]) for grade in (SLIP, ERROR, BLUNDERED)),
            ]
            for play in self.analysis.plays
        ]
        return [self.say(f"analysis-column-{name}") for name in heading], rows

    def _percent(self, share: float) -> str:
        return self.say("analysis-percent", percent=round(100 * share))

    # -------------------------------------------------------------- what happened

    def turning_points(self) -> Iterator[str]:
        """A line for each."""
        points = self.analysis.turning_points
        if not points:
            yield self.say("analysis-no-turning-points")
        for point in points:
            yield self._turning_point(point)

    def _turning_point(self, point: TurningPoint) -> str:
        swing = self.say(
            "analysis-swing",
            move=point.turn.moves[0].moment.number,
            player=self.names[point.seat],
            before=self.worth(point.before),
            after=self.worth(point.after),
        )
        cause = self.say("analysis-cause", cause=point.cause, player=self._culprit(point))
        if point.by is not None and point.cause in (OWN, OTHERS):
            return f"{swing} {cause} {self.advice(point.by.worst)}"
        return f"{swing} {cause}"

    def _culprit(self, point: TurningPoint) -> str:
        return self.names[point.seat if point.by is None else point.by.seat]

    def losses(self) -> Iterator[str]:
        """Each turn that surely gave something away."""
        losing = [turn for turn in self.analysis.turns if turn.lost]
        if not losing:
            yield self.say("analysis-no-losses")
        for turn in losing:
            yield f"{self.loss(turn)} {self.advice(turn.worst)}"

    def loss(self, turn: Turn) -> str:
        """Who gave how much away, and how sure that is."""
        return self.say(
            "analysis-loss",
            move=turn.worst.moment.number,
            player=self.names[turn.seat],
            grade=self.say("analysis-grade", grade=grade_of(turn.lost)),
            lost=self.difference(turn.lost),
            error=self.difference(turn.uncertainty),
        )

    def advice(self, judged: Judged) -> str:
        """What was played, and what would have been better."""
        return self.say(
            "analysis-better",
            played=self.action(judged.moment, judged.moment.action),
            best=self.action(judged.moment, judged.judgement.best),
        )

    def action(self, moment: Moment, action: int) -> str:
        """An action as its player would read it."""
        return self.voice.tell(
            self.analysis.table.game.say_action(moment.state, action), self.names
        )

    # -------------------------------------------------------------- luck and honesty

    def luck(self) -> Iterator[str]:
        """What the deal gave, and what was earned; nothing where that can't be told."""
        luck = self.analysis.luck
        if luck is None:
            return
        yield self.say(
            "analysis-deal",
            games=luck.games,
            player=self.names[0],
            share=self.worth(luck.deal[0]),
            error=self.difference(luck.uncertainty),
        )
        if abs(luck.luck[0]) < SURE * luck.uncertainty:
            yield self.say("analysis-deal-even")
        for seat in range(self.seats):
            if luck.skill is not None:
                yield self.say(
                    "analysis-luck-and-skill",
                    player=self.names[seat],
                    luck=self._signed(luck.luck[seat]),
                    skill=self._signed(luck.skill[seat]),
                )

    def _signed(self, worth: float) -> str:
        return ("−" if worth < 0 else "+") + self.difference(abs(worth))

    def notes(self) -> Iterator[str]:
        """How to read it."""
        yield self.say("analysis-note-turns")
        yield self.say("analysis-note-noise")
        if self.analysis.table.game.views.hidden:
            yield self.say("analysis-note-hidden")
