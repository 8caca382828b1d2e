"""What is said about the club: seeks, news, notices, vacations, tournaments, operators."""

from typing import Annotated, Literal

from msgspec import Meta, field

from nunatak.server.wire import messages as m

Game = Annotated[str, Meta(max_length=40, pattern=m.NO_NUL)]
Address = Annotated[str, Meta(min_length=3, max_length=200, pattern=r"^[^@\s\x00]+@[^@\s\x00]+$")]
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$")]
TournamentKind = Literal["swiss", "robin", "arena"]
Role = Literal["guest", "player", "moderator", "operator"]

# ------------------------------------------------------------------ play somebody


class NewSeek(m.Order):
    """I look for somebody to play this with."""

    game: Game
    seats: Annotated[int, Meta(ge=2, le=16)]
    pace: m.Pace = field(default_factory=m.Pace)
    within: Annotated[float, Meta(ge=0, le=100)] | None = None  # of my rating; None: anybody


class EndSeek(m.Order):
    """I look no more."""

    game: Game


class Seek(m.Model):
    """Somebody looks for others."""

    game: str
    seats: int
    pace: m.Pace
    within: float | None
    name: str
    rating: float
    mine: bool
    created: float
    expires: float


class Seeks(m.Model):
    """Who looks for others now; `table` is there where that has just been enough."""

    seeks: list[Seek]
    table: str | None = None


class NewsTable(m.Model):
    """A game of mine that goes on."""

    table: str
    game: str
    yours: bool  # it waits for me
    fresh: bool  # I have not been there yet
    began: float  # when it was dealt


class News(m.Model, tag_field="type", tag="news"):
    """How it stands with me: sent at first, and whenever it has changed."""

    tables: list[NewsTable]
    seeks: list[str]  # games that I look for others for
    at: float  # when this was sent, by the clock of `began`

    def is_told_by(self, other: "News") -> bool:
        """Whether there is nothing new in it."""
        return (self.tables, self.seeks) == (other.tables, other.seeks)


# ------------------------------------------------------------------ notices and vacations


class Subscription(m.Order):
    """A browser that takes notices: what its push service gave it."""

    endpoint: Endpoint
    key: Annotated[str, Meta(min_length=80, max_length=120, pattern=r"^[\w-]+={0,2}$")]
    auth: Annotated[str, Meta(min_length=20, max_length=40, pattern=r"^[\w-]+={0,2}$")]


class Endpoints(m.Order):
    """A browser that takes no more notices."""

    endpoint: Endpoint


class Switch(m.Order):
    """On or off."""

    enabled: bool


class NewAddress(m.Order):
    """Send notices there, once I have confirmed it; none: no more."""

    address: Address | None


class Confirm(m.Order):
    """The code that was sent to my address."""

    code: Annotated[str, Meta(max_length=40)]


class Notices(m.Model):
    """How I am told that it is my turn in a slow game."""

    enabled: bool
    key: str  # of this house, for a browser that subscribes
    browsers: int
    mail: bool  # whether this house sends mail
    address: str | None
    confirmed: bool


class NewVacation(m.Order):
    """I am away from now on for so many days."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Vacation(m.Model):
    """When my clocks of a day and more stand still."""

    until: float | None  # None: I am here
    left: int  # days this year
    yearly: int


# ------------------------------------------------------------------ tournaments


class NewTournament(m.Order):
    """A tournament to be made."""

    name: m.Name
    kind: TournamentKind
    game: Game
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    options: dict[str, str] = field(default_factory=dict)
    pace: m.Pace = field(default_factory=lambda: m.Pace(kind="clock", seconds=1200))
    duplicate: bool = False
    public: bool = False
    rounds: Annotated[int, Meta(ge=0, le=64)] = 0  # of a Swiss; 0: as many as it takes
    minutes: Annotated[int, Meta(ge=5, le=7 * 1440)] = 60  # of an arena
    fill: Annotated[int, Meta(ge=0, le=256)] = 0  # bots fill in up to so many entrants
    level: m.Level | None = None
    enter: bool = True  # its host plays too
    id: m.Id | None = None


class Enter(m.Order):
    """I play too."""

    invitation: m.Token | None = None


class ByLink(m.Order):
    """Show me a tournament that I have a link to."""

    invitation: m.Token


class TournamentInfo(m.Model):
    """A tournament in a list."""

    id: str
    name: str
    kind: TournamentKind
    game: str
    seats: int
    pace: m.Pace
    duplicate: bool
    public: bool
    state: Literal["open", "playing", "over"]
    round: int
    rounds: int  # 0: not known yet, or an arena
    minutes: int
    entrants: int
    entered: bool  # I play
    host: bool  # it is mine
    created: float
    started: float | None
    ended: float | None


class Tournaments(m.Model):
    """Those that are open to me, those under way first."""

    tournaments: list[TournamentInfo]


class Place(m.Model):
    """One line of the standings; a win counts one, a draw a half."""

    rank: int
    entrant: int
    name: str
    level: str | None
    mine: bool
    gone: bool
    games: int
    score: float
    breaks: list[float]  # in the order of `breaks` of the tournament


class Pairing(m.Model):
    """Who plays whom; one alone has a bye."""

    round: int
    board: int
    leg: int
    players: list[int]  # entrants by seat
    table: str | None
    ranks: list[int] | None  # by seat, once it is over


class Tournament(m.Model):
    """All of a tournament."""

    info: TournamentInfo
    breaks: list[Literal["buchholz", "sonneborn", "direct", "wins"]]
    standings: list[Place]
    pairings: list[Pairing]  # the latest round first
    next: str | None  # the table that waits for me
    link: str | None  # for those who may invite


# ------------------------------------------------------------------ operators


class Deed(m.Order):
    """What a moderator or operator does: the same as `nunatak admin`."""

    what: Annotated[str, Meta(max_length=20)]
    whom: Annotated[str, Meta(max_length=64, pattern=m.NO_NUL)] = ""
    value: Annotated[str, Meta(max_length=40, pattern=m.NO_NUL)] = ""
    days: Annotated[int, Meta(ge=0, le=36500)] = 0
    why: Annotated[str, Meta(max_length=500, pattern=m.NO_NUL)] = ""


class Found(m.Model):
    """What was found or changed: rows as they are kept."""

    rows: list[dict[str, str | int | float | bool | None]]


class MyRole(m.Model):
    """What I may do in this house."""

    role: Role
    looks: list[str]
    deeds: list[str]
    limits: dict[str, int]
