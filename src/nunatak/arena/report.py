"""What does a tournament look like? One page that needs nothing else, made from its results."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.arena.markup import Markup, element, joined
from nunatak.arena.plots import Mark, course_plot, ratings_plot, shares_plot, stacked_plot
from nunatak.arena.telling import Form, answers, forfeits, interval, line_up, summary
from nunatak.lab.intervals import CONFIDENCE, always_valid_interval
from nunatak.play.text import Voice, voice

STYLE = Path(__file__).with_name("report.css")
BANDS = 24  # places at which the band of a course is computed
FORFEITS_TOLD = 100


def write_report(found: Form, language: str) -> str:
    """The page, in a language."""
    page = Page(found, voice(language, found["settings"]["game"]))
    return f"<!doctype html>\n{page.html()}\n"


class Page:
    """Section by section."""

    def __init__(self, found: Form, speaker: Voice) -> None:
        self.found = found
        self.speaker = speaker
        self.settings = found["settings"]
        self.say = speaker.say

    def html(self) -> Markup:
        """All of it."""
        title = self.say("arena-title", title=self.say("title"))
        head = element(
            "head",
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Markup('<meta name="color-scheme" content="light dark">'),
            element("title", title),
            element("style", Markup(STYLE.read_text("utf-8"))),
        )
        main = element("main", element("h1", title), *self.sections())
        return element("html", head, element("body", main), lang=self.speaker.language)

    def sections(self) -> Iterator[Markup]:
        """Those that have something to say."""
        yield element("p", summary(self.found, self.speaker))
        yield from (element("p", answer) for answer in answers(self.found, self.speaker))
        yield self.section("ratings", self.ratings(), self.standings())
        yield self.section("head-to-head", self.matrix(), self.validity())
        if self.settings["seats"] > 2:
            yield self.section("first-places", *self.first_places())
        yield self.section("course", *self.courses())
        if any(row["mean_points"] for row in self.found["standings"]):
            yield self.section("points", *self.points())
        yield self.section("seats", *self.seats())
        if "thinking" in self.found:
            yield self.section("thinking", self.thinking(), about=False)
        if self.found["forfeits"]:
            yield self.section("forfeits", self.forfeits())
        if self.found["unfinished"]:
            yield element("p", self.say("arena-unfinished", count=self.found["unfinished"]))
        yield self.section("settings", self.asked(), self.verify(), about=False)

    def section(self, key: str, *inside: Markup, about: bool = True) -> Markup:
        """A heading, what it is about, and what there is to see."""
        heading = element("h2", self.say(f"arena-{key}"))
        words = [element("p", self.say(f"arena-{key}-about"), class_="about")] if about else []
        return element("section", heading, *words, *inside)

    # -------------------------------------------------------------- bots

    def ratings(self) -> Markup:
        """Everybody's rating with its interval."""
        marks = [
            Mark(row["bot"], row["rating"]["mu"], row["rating"]["low"], row["rating"]["high"])
            for row in self.found["standings"]
        ]
        return ratings_plot(marks, self.say("arena-ratings"))

    def standings(self) -> Markup:
        """The same in numbers, and more."""
        heads = ("bot", "rating", "interval", "games", "first-share", "mean-place", "mean-points")
        rows = [
            (
                row["bot"],
                f"{row['rating']['mu']:.1f}",
                f"{row['rating']['low']:.1f} … {row['rating']['high']:.1f}",
                str(row["games"]),
                f"{row['first_share']:.1%}",
                f"{row['mean_place']:.2f}",
                f"{sum(row['mean_points'].values()):.1f}",
            )
            for row in self.found["standings"]
        ]
        return self.table(heads, rows)

    def points(self) -> Iterator[Markup]:
        """What the bots' points are made of."""
        bars = {row["bot"]: row["mean_points"] for row in self.found["standings"]}
        bars = {bot: parts for bot, parts in bars.items() if parts}
        yield stacked_plot(bars, self.say("arena-points"))
        sources = next(iter(bars.values()))
        names = [self.say("source", source=source) for source in sources]
        yield element(
            "ul",
            *(
                element("li", element("i", class_=f"part{number % 8}"), name)
                for number, name in enumerate(names)
            ),
            class_="legend",
        )

    # -------------------------------------------------------------- two bots

    def matrix(self) -> Markup:
        """Who scores how much against whom."""
        bots = [row["bot"] for row in self.found["standings"]]
        scores = {}
        for row in self.found["head_to_head"]:
            share = row["score"]
            scores[row["bot"], row["other"]] = share
            turned = {"mean": 1 - share["mean"], "low": 1 - share["high"], "high": 1 - share["low"]}
            scores[row["other"], row["bot"]] = turned
        head = element("tr", element("td"), *(element("th", bot, scope="col") for bot in bots))
        rows = [
            element(
                "tr",
                element("th", bot, scope="row"),
                *(self.cell(scores.get((bot, other))) for other in bots),
            )
            for bot in bots
        ]
        return _scrolling(element("table", head, *rows, class_="matrix"))

    def cell(self, share: Form | None) -> Markup:
        """A score and its interval; the deeper the colour, the further from even."""
        if share is None:
            return element("td")
        side = "better" if share["mean"] >= 0.5 else "worse"
        depth = f"--depth: {abs(share['mean'] - 0.5) * 100:.0f}%"
        sure = element("small", interval(share))
        return element("td", f"{share['mean']:.1%}", sure, class_=side, style=depth)

    def validity(self) -> Markup:
        """What kind of intervals these are, if they are not the usual ones."""
        if self.settings["until_settled"] is None:
            return joined()
        return element("p", self.say("arena-always-valid"), class_="about")

    def courses(self) -> Iterator[Markup]:
        """Each pair's score, round by round."""
        for row in self.found["head_to_head"]:
            title = f"{row['bot']} – {row['other']}"
            shares = row["shares"]
            means = [total / n for n, total in enumerate(accumulate(shares), start=1)]
            yield element("h3", title)
            yield course_plot(means, bands(shares, self.error), title)

    @property
    def error(self) -> float:
        """How often a band may be wrong: all of them together, if they decide when to stop."""
        together = len(self.found["head_to_head"]) if self.settings["until_settled"] else 1
        return (1 - CONFIDENCE) / together

    # -------------------------------------------------------------- tables and seats

    def first_places(self) -> Iterator[Markup]:
        """Each table's first places."""
        for row in self.found["line_ups"]:
            marks = [
                Mark(bot, share["mean"], share["low"], share["high"], share["even"])
                for bot, share in row["first_places"].items()
            ]
            yield element("h3", line_up(row["bots"]))
            yield shares_plot(marks, line_up(row["bots"]))

    def seats(self) -> Iterator[Markup]:
        """What seats and roles were worth."""
        even = 1 / self.settings["seats"]
        marks = [
            Mark(self.say("arena-seat", number=seat + 1), row["first_share"], even=even)
            for seat, row in enumerate(self.found["seats"])
        ]
        yield shares_plot(marks, self.say("arena-seats"))
        orders = [
            Mark(self.say("arena-order", number=place), row["mean"], row["low"], row["high"], even)
            for place, row in enumerate(self.found["order"], 1)
        ]
        if orders:
            yield shares_plot(orders, self.say("arena-seats"))
        game = games.load(self.settings["game"])
        roles = [
            Mark(self.speaker.tell(game.words.say_role(role)), row["first_share"], even=even)
            for role, row in self.found["roles"].items()
        ]
        if len(game.rules.roles) > game.seats[0]:
            yield shares_plot(roles, self.say("arena-seats"))

    # -------------------------------------------------------------- what else there is

    def thinking(self) -> Markup:
        """How long the bots thought."""
        rows = [
            (
                bot,
                str(row["decisions"]),
                f"{row['mean_seconds']:.3f}",
                f"{row['slowest_seconds']:.3f}",
            )
            for bot, row in self.found["thinking"].items()
        ]
        return self.table(("bot", "decisions", "mean-seconds", "slowest-seconds"), rows)

    def forfeits(self) -> Markup:
        """Who failed."""
        lines = forfeits(self.found, self.speaker, FORFEITS_TOLD)
        return element("ul", *(element("li", line) for line in lines))

    def asked(self) -> Markup:
        """The settings, as they are called everywhere."""
        entries = [(name, _value(value)) for name, value in self.settings.items() if value]
        return element(
            "dl", *(joined(element("dt", name), element("dd", value)) for name, value in entries)
        )

    def verify(self) -> Markup:
        """How to check the games."""
        return element("p", self.say("arena-verify"), class_="about")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
        """Names to the left, numbers to the right."""
        head = element(
            "tr", *(element("th", self.say(f"arena-{key}"), scope="col") for key in heads)
        )
        body = [
            element("tr", element("th", first, scope="row"), *(element("td", one) for one in more))
            for first, *more in rows
        ]
        return _scrolling(element("table", head, *body))


def bands(shares: Sequence[float], error: float) -> list[tuple[int, float, float]]:
    """After how many rounds, from where to where: at a few places, the last included."""
    count = len(shares)
    places = sorted({max(1, round(count * n / BANDS)) for n in range(1, BANDS + 1)})
    found = [(n, always_valid_interval(shares[:n], error)) for n in places]
    return [(n, one.low, one.high) for n, one in found]


def _scrolling(table: Markup) -> Markup:
    """A table wider than the screen moves by itself, not the page."""
    return element("div", table, class_="scrolling")


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_value(one)}" for key, one in value.items() if one)
    if isinstance(value, list):
        return "; ".join(map(_value, value))
    return str(value)
