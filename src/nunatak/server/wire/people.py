"""What is said about people? Profiles, friends, mutes and reports, as types."""

from typing import Annotated, Literal

from msgspec import Meta

from nunatak.server.wire.messages import Model, Order, Shown, TableInfo

Reason = Literal["insult", "spam", "cheating", "name", "other"]
Tie = Literal["none", "asked", "asks", "friends"]  # I asked; they ask me; both have agreed

# ------------------------------------------------------------------ a profile


class Tally(Model):
    """Games of a kind, and how many of them were won."""

    played: int = 0
    won: int = 0


class Badge(Model):
    """A level of bots was beaten in a role."""

    level: str
    role: str


class GameProfile(Model):
    """How somebody plays a game; only games dealt here to a single seat of theirs count."""

    game: str
    all: Tally
    people: Tally  # where at least one other seat was a person's
    levels: dict[str, Tally]  # against bots alone, by the weakest of them
    roles: dict[str, Tally]
    run: int  # games won in a row, up to now,
    best_run: int  # and at most
    badges: list[Badge]
    accuracy: float | None  # the mean of analysed games
    analysed: int


class Moment(Model):
    """A rating after a game; the table where the reader may look at it."""

    at: float
    rating: float
    table: str | None


class Curve(Model):
    """A rating at a game with that many players, and how it came about."""

    game: str
    seats: int
    rating: float
    games: int
    moments: list[Moment]


class BestGame(Model):
    """A win to be proud of."""

    table: str
    game: str
    points: int
    against: list[str]  # names; of bots their levels
    at: float


class Profile(Model):
    """Somebody, as the reader may know them."""

    person: str
    name: str
    account: bool
    mine: bool
    shown: Shown
    tie: Tie
    muted: bool  # the reader does not hear them
    since: float
    games: list[GameProfile]
    ratings: list[Curve]
    best: list[BestGame]


class SeatRatings(Model):
    """The ratings of those who sit at a table, by seat."""

    ratings: list[float | None]


# ------------------------------------------------------------------ company


class Friend(Model):
    """A friend, or somebody who asks to be one."""

    person: str
    name: str
    tie: Tie
    here: bool  # was seen within the last minutes
    tables: list[TableInfo]  # theirs, which the reader may come to


class Company(Model):
    """My friends and those who ask, and whom I do not hear."""

    friends: list[Friend]
    muted: list[str]


class FriendWish(Order):
    """Ask somebody to be a friend, or answer; ending it needs no consent."""

    wish: Literal["ask", "accept", "decline", "end"]


class MuteWish(Order):
    """Not to hear somebody any more, or again."""

    muted: bool


class NewReport(Order):
    """Tell the operators about somebody at a table, or about a line of theirs."""

    table: Annotated[str, Meta(max_length=32, pattern=r"^[\w-]+$")]
    reason: Reason
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None


class Invited(Order):
    """A friend shall come to a table."""

    person: Annotated[str, Meta(max_length=32)]


class Farewell(Order):
    """Delete me: an account by its password, a guest by the name typed once more."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


class Watching(Order):
    """The host lets people watch by a link of its own, or no longer."""

    allowed: bool
