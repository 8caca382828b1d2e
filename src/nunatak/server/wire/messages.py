"""What do a client and the server say to each other? Every word of both, as types.

The OpenAPI description and the checks of what comes in are both made from these.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

NO_NUL = r"^[^\x00]*$"  # which PostgreSQL keeps in no text
Id = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=NO_NUL, description="the sender's own id")
]
Language = Literal["en", "ru", "cs"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=2000)]
Position = Annotated[str, Meta(min_length=1, max_length=8000, pattern=NO_NUL)]
Form = dict[str, str | int]  # the JSON form of an action
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/AnyView"})]
InProspect = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/AnyProspects"})
]
Change = Annotated[
    list[Any], Meta(description="a path into the view and its new value; without one it is gone")
]
MOST_ACTIONS = 64  # of one command

Shown = Literal["public", "private"]  # to whom somebody's profile is shown
TableState = Literal["lobby", "playing", "over"]
StepKind = Literal[
    "seat",
    "shuffle",
    "start",
    "move",
    "undo",
    "ask",
    "agree",
    "decline",
    "hold",
    "take",
    "resign",
    "migrate",
    "away",
    "back",
]


class Model(Struct, kw_only=True):
    """Something that is sent."""


class Order(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that is asked for; a field that nobody knows is an error."""


# ------------------------------------------------------------------ things


class SeatRef(Model):
    """A seat among a text's values: say its player's name."""

    seat: int


class Said(Model, omit_defaults=True):
    """A text: its key and values in the Fluent files; its words for a reader who wants words."""

    key: str
    values: dict[str, str | int | SeatRef]
    rule: str = ""  # of the ledger, that a line of the log rests on
    text: str = ""
    detail: bool = False  # of the main line before it: what it cost, what came of it
    silent: bool = False  # not for the log: what follows from it is told; a board may show it


class Pace(Order):
    """How fast: no clock, seconds for the whole game of each seat, or seconds for each move."""

    kind: Literal["none", "clock", "move"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class SeatInfo(Model):
    """Who sits where."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None  # by which a person is asked about
    name: str  # empty: nobody yet
    level: str | None  # of a bot
    held: str | None  # the level of the bot that holds the seat for its player
    mine: bool
    online: bool


class Result(Model):
    """How it ended, by seat."""

    points: list[int]  # empty where somebody resigned
    ranks: list[int]
    sources: list[dict[str, int]]
    resigned: int | None


class Origin(Model):
    """The table that this one came from."""

    kind: Literal["rematch", "fork", "position", "import", "seek", "round", "duplicate"]
    table: str | None
    number: int | None


class Leg(Model):
    """One game of a duplicate match, told by the seats of the first."""

    table: str
    ranks: list[int] | None  # None: it is not over, or has not begun
    points: list[int] | None  # empty where somebody resigned


class Match(Model):
    """A duplicate match: the same deal twice, seats swapped; players by seats of the first game."""

    legs: list[Leg]
    over: bool
    wins: list[float]  # a draw counts a half
    points: list[int]  # of both games together


class TableInfo(Model):
    """A table as its reader may know it."""

    id: str
    game: str
    rules: int
    state: TableState
    seats: list[SeatInfo]
    options: dict[str, str]
    own_data: bool
    public: bool
    pace: Pace
    hold: str  # the level of bots that hold seats
    commitment: str | None
    created: float
    started: float | None
    ended: float | None
    number: int
    turn: int | None
    yours: bool  # the reader is asked
    host: bool  # the reader is the host
    rated: bool
    hints: bool  # whoever decides may have one, although others play; then it is never rated
    watched: bool  # there is a link for watchers
    late: float | None  # of a watcher: seconds after which they hear of what happens
    origin: Origin | None
    next: str | None  # the rematch
    result: Result | None
    frozen: str | None  # why it can't go on: its rules have another version


class Choice(Model, omit_defaults=True):
    """A legal action: its JSON form and its text; its notation for a reader who wants words."""

    action: Form
    say: Said
    notation: str = ""


class Question(Model):
    """What the game waits for."""

    seat: int
    kind: str
    say: Said  # what the deciding seat is asked, or what the others read meanwhile


class Undoing(Model):
    """What the reader could take back now."""

    free: bool  # at once
    consent: bool  # if the other people agree
    redo: bool


class Asking(Model):
    """Somebody asks the others to let moves be taken back."""

    ask: int  # the number of the step that asked
    seat: int
    moves: int  # that would remain
    waiting: list[int]  # seats whose answer is missing


class Clock(Model):
    """The time of a seat."""

    seat: int
    left: float | None  # seconds; None: no clock
    runs: bool


class Standing(Model):
    """Where the game stands, as the reader may see it."""

    moves: int
    looking: int | None  # the seat whose eyes this is seen through; None: a spectator's
    view: View | None  # in a snapshot; an event tells what has changed
    decision: Question | None  # None: it is over
    actions: list[Choice]  # all legal ones, where the reader decides
    undo: Undoing
    asking: Asking | None
    clocks: list[Clock]
    result: Result | None


class Step(Model, omit_defaults=True):
    """One numbered event of a table."""

    number: int
    kind: StepKind
    seat: int | None
    by: Literal["person", "bot", "server"]
    moves: int  # of the game, after it
    action: Form | None  # of a move
    notation: str | None
    lines: list[Said]  # what it told everybody: the log and the board's motion
    closing: int  # how many of the last lines are the final scoring
    at: float
    changes: list[Change] = field(default_factory=list)  # of what is open, in an event


class Refusal(Model):
    """The rule that stands against an action."""

    rule: str
    say: Said
    notation: str | None = None  # an action that it refuses
    step: int = 1  # which of several actions it is


Sign = Literal["hello", "cheer", "thanks", "ouch", "think", "howl"]


class ChatLine(Model, tag_field="type", tag="chat"):
    """Somebody said something, made a sign, or had a hint at a table with other people."""

    line: int
    person: str  # by which they are asked about
    seat: int | None
    name: str
    kind: Literal["say", "sign", "hint"]
    text: str  # of a sign its name; of a hint nothing
    at: float


# ------------------------------------------------------------------ a client's messages


class Hello(Order, tag_field="type", tag="hello"):
    """The first message: what I have seen already, and how I read."""

    id: Id
    last: Number | None = None
    lines: Number | None = None  # of chat
    language: Language = "en"  # of problems, and of words
    words: bool = False  # sentences and notation too, for a reader without the texts
    look: SeatNumber | None = None
    thinks: bool = False  # I think for the bots of my own table, where the house lets me


class Play(Order, tag_field="type", tag="play"):
    """I do this: an action's JSON form or its notation; `at` is the number I have seen.

    Several actions are carried out one after another, or none of them.
    """

    id: Id
    action: Form | Words | None = None
    actions: Annotated[list[Form | Words], Meta(min_length=1, max_length=MOST_ACTIONS)] | None = (
        None  # instead of one
    )
    seat: SeatNumber | None = None
    at: Number | None = None


class Undo(Order, tag_field="type", tag="undo"):
    """Take my last move back; where that is not free, ask the others."""

    id: Id
    seat: SeatNumber | None = None


class Redo(Order, tag_field="type", tag="redo"):
    """Play again what was taken back."""

    id: Id
    seat: SeatNumber | None = None


class Answer(Order, tag_field="type", tag="answer"):
    """Yes or no to somebody who asks to take moves back."""

    id: Id
    ask: Number
    yes: bool
    seat: SeatNumber | None = None


class Why(Order, tag_field="type", tag="why"):
    """Why not this action, or why can nothing be done with this element of the board?"""

    id: Id
    action: Form | Words | None = None
    element: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    seat: SeatNumber | None = None


class Preview(Order, tag_field="type", tag="preview"):
    """What would come of this action?"""

    id: Id
    action: Form | Words
    seat: SeatNumber | None = None


class Prospects(Order, tag_field="type", tag="prospects"):
    """What could come of it? Only what the seat that looks may know."""

    id: Id


class Chat(Order, tag_field="type", tag="say"):
    """Say something to the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MakeSign(Order, tag_field="type", tag="sign"):
    """Make a sign to the table; it needs no language."""

    id: Id
    sign: Sign


class Seen(Order, tag_field="type", tag="seen"):
    """I have looked at everything up to this number."""

    number: Number


class Look(Order, tag_field="type", tag="look"):
    """Show me the table through this seat's eyes; where several seats are mine."""

    id: Id
    seat: SeatNumber | None = None


class Speak(Order, tag_field="type", tag="speak"):
    """From now on in this language."""

    id: Id
    language: Language


class Resign(Order, tag_field="type", tag="resign"):
    """I give up."""

    id: Id
    seat: SeatNumber | None = None


class Leave(Order, tag_field="type", tag="leave"):
    """A bot shall hold my seat."""

    id: Id
    seat: SeatNumber | None = None


class Take(Order, tag_field="type", tag="take"):
    """I take my seat back from the bot."""

    id: Id
    seat: SeatNumber | None = None


class Hold(Order, tag_field="type", tag="hold"):
    """A bot shall hold the seat of a player who has been away for long."""

    id: Id
    seat: SeatNumber


class Ping(Order, tag_field="type", tag="ping"):
    """Are you there?"""

    id: Id


ClientMessage = (
    Hello
    | Play
    | Undo
    | Redo
    | Answer
    | Why
    | Preview
    | Prospects
    | Chat
    | MakeSign
    | Seen
    | Look
    | Speak
    | Resign
    | Leave
    | Take
    | Hold
    | Ping
)

# ------------------------------------------------------------------ the server's messages


class Snapshot(Model, tag_field="type", tag="snapshot"):
    """Everything, as of this number; answers a hello and a look."""

    id: str | None
    number: int
    table: TableInfo
    standing: Standing | None  # None: not begun
    steps: list[Step]  # those after `last`
    chat: list[ChatLine]  # those after `lines`
    seen: int  # the number that this player had seen before


class Happened(Model, tag_field="type", tag="event"):
    """The table has moved on by one step or more; the standing is that after the last."""

    number: int
    steps: list[Step]
    own: list[list[Change]]  # for each step, what has changed for the reader besides
    table: TableInfo | None  # where it has changed
    standing: Standing | None


class Done(Model, tag_field="type", tag="done"):
    """A command is carried out, as of this number; a repeated one gets the same answer."""

    id: str
    number: int


class Refused(Model, tag_field="type", tag="refused"):
    """A rule of the game stands against it; nothing has changed."""

    id: str
    refusal: Refusal


class Reason(Model, tag_field="type", tag="reason"):
    """The answer to a why: what stands against it, or what can be done."""

    id: str
    refusals: list[Refusal]
    actions: list[Choice]


class Foreseen(Model, tag_field="type", tag="foreseen"):
    """The answer to a preview: what the seat would see, or that the step can't be taken back."""

    id: str
    final: bool  # it shows somebody something new or uses chance; nothing more is told
    view: View | None
    lines: list[Said]


class Foresight(Model, tag_field="type", tag="foresight"):
    """The answer to a question for prospects, as of a number."""

    id: str
    number: int
    prospects: InProspect


class Problem(Model, tag_field="type", tag="problem"):
    """It can't be done, but not by a rule of the game."""

    id: str | None
    code: str
    text: str
    field: str | None = None
    retry: bool = False  # the same command, sent again, may succeed


class Presence(Model, tag_field="type", tag="presence"):
    """Who is at the table now."""

    seats: list[int]
    spectators: int


class Pong(Model, tag_field="type", tag="pong"):
    """Here I am."""

    id: str
    at: float


ServerMessage = (
    Snapshot
    | Happened
    | Done
    | Refused
    | Reason
    | Foreseen
    | Foresight
    | Problem
    | Presence
    | ChatLine
    | Pong
)

# ------------------------------------------------------------------ HTTP: asked


class NewGuest(Order):
    """Play at once, under a name."""

    name: Name
    named: bool = True  # false: the name stands in for one that nobody has asked for yet
    language: Language = "en"
    bearer: bool = False  # true: a token in the answer instead of a cookie


class NewName(Order):
    """Be called otherwise, speak another language, or show oneself to others or not."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    shown: Shown | UnsetType = UNSET


class NewAccount(Order):
    """Keep my games and ratings under a name and a password."""

    login: Login
    password: Password


class LogIn(Order):
    """I have an account; `claim` brings this guest's games into it."""

    login: Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
    password: Annotated[str, Meta(max_length=200)]
    claim: bool = False
    bearer: bool = False


class NewPassword(Order):
    """Another password for my account; other devices are logged out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class MyPassword(Order):
    """It is me."""

    password: Annotated[str, Meta(max_length=200)]


class Recover(Order):
    """I have forgotten my password, and have a recovery code."""

    login: Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
    code: Annotated[str, Meta(max_length=40)]
    password: Password
    bearer: bool = False


class LinkToken(Order):
    """Whose is this personal link?"""

    token: Token


class Carry(Order):
    """I come from another device, by my personal link."""

    token: Token
    bearer: bool = False


class SeatPlan(Order):
    """Who shall sit in a seat: its host, anybody who joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None  # on a device that several people share


class NewTable(Order):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = field(default_factory=dict)
    data: Annotated[str, Meta(max_length=20_000)] | None = None  # TOML, instead of the designed
    public: bool = False
    pace: Pace = field(default_factory=Pace)
    hold: Level | None = None
    start: bool = False  # at once, if every seat is taken
    duplicate: bool = False  # the first game of a match: then the same deal, seats swapped
    hints: bool = False  # for everybody, although people play; then it is never rated
    id: Id | None = None


class Join(Order):
    """Sit down: in a seat, or in any that is open."""

    seat: SeatNumber | None = None
    invitation: Token | None = None
    name: Name | None = None


class Watch(Order):
    """Come in as a spectator, by invitation."""

    invitation: Token


class NewSeat(Order):
    """The host arranges a seat before the start."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class Swap(Order):
    """The host lets two seats change places."""

    first: SeatNumber
    second: SeatNumber


class Fork(Order):
    """A new table from a position: the game so far up to this number, redealt unless it is over."""

    number: Number
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    look: SeatNumber | None = None  # whose knowledge is kept
    public: bool = False
    id: Id | None = None


class Again(Order):
    """A rematch with rotated seats."""

    id: Id | None = None


class PositionText(Order):
    """A position in one line (docs/positions.md)."""

    position: Position


class NewPosition(Order):
    """A new table at a position; without a plan of the seats all of them are its host's."""

    position: Position
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)] | None = None
    public: bool = False
    id: Id | None = None


class NewRecord(Order):
    """A record's file, as text."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    public: bool = False
    id: Id | None = None


# ------------------------------------------------------------------ HTTP: answered


class PositionInfo(Model):
    """A position that can be read: of which game, and who decides there."""

    game: str
    seats: int
    turn: int | None
    over: bool


class PositionTold(Model):
    """A position in one line, to be opened elsewhere."""

    position: str


class OptionInfo(Model):
    """Something to choose before a game: one of a few words, or a number between two."""

    default: str
    words: list[str]
    least: int | None
    most: int | None


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    options: dict[str, OptionInfo]
    roles: list[str]
    sources: list[str]
    phases: list[str]
    hidden: bool  # seats know different things
    ready: float = 1.0  # below 1 it is being compiled, so far; opening a table hurries it


class LevelInfo(Model):
    """A bot to play against; its name, face and character are texts and drawings."""

    level: str
    seconds: float | None  # about so long for a decision; of a program nobody knows


class Effort(Model):
    """How much a page thinks for whoever looks at it."""

    seconds: float  # at most, about a hint
    hint: int  # iterations for a hint; 0: none is given
    analysis: int  # iterations for each decision of a finished game; 0: none is analysed


class HouseInfo(Model):
    """What this server offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]  # all that can be named
    levels: list[LevelInfo]  # those that people play against, the weakest first
    addresses: list[str]  # by which others reach this server; none: it listens to its machine alone
    languages: list[str]
    now: float
    effort: Effort | None  # of pages that think themselves, with /engine; null: the server does


class Known(Model):
    """What a seat knows of a position: a position dealt anew that looks the same to it."""

    number: int
    seat: int
    position: str


class BotTurn(Model):
    """A bot's turn that my page thinks about, and what the bot's seat knows."""

    number: int
    seat: int
    level: str
    position: str


class BotMove(Order):
    """What the bot does; null: the page can't think."""

    number: Number
    action: Form | None


class Me(Model):
    """Who I am here."""

    id: str
    name: str
    language: Language
    login: str | None
    named: bool  # false: nobody has asked for a name yet
    shown: Shown
    token: str | None = None  # where a bearer token was asked for


class Session(Model):
    """A device on which I am logged in."""

    id: str
    agent: str  # what the browser or program calls itself
    created: float
    used: float  # within ten minutes
    here: bool  # this one


class Sessions(Model):
    """Where I am logged in."""

    sessions: list[Session]


class Codes(Model):
    """Recovery codes: each lets me choose a new password once. They are shown only now."""

    codes: list[str]


class Carried(Model):
    """Whom a personal link makes of this device."""

    name: str
    login: str | None


class Link(Model):
    """A link to be opened on another device."""

    url: str
    qr: str  # an SVG picture


class MyTable(Model):
    """One of my tables."""

    table: TableInfo
    unseen: int  # steps since I was last there


class Tables(Model):
    """Some tables; `more` continues the list."""

    tables: list[TableInfo]
    more: str | None


class MyTables(Model):
    """My tables: those that wait for me come first."""

    tables: list[MyTable]


class Frame(Model):
    """A moment of a game: how it stood after a number of moves."""

    number: int
    moves: int
    count: int  # moves of the whole game
    steps: list[Step]
    views: list[View]  # one; with open cards, one for each seat
    looking: list[int | None]
    result: Result | None
    prospects: InProspect | None = None  # if they were asked for: what everybody could foresee


class Phrase(Model):
    """A text that the reader's client says: its key and values in the Fluent files."""

    key: str
    values: dict[str, str | int | SeatRef]


class JudgedMove(Model):
    """One decision of a finished game; `docs/analysis.md` tells every field."""

    move: int
    turn: int
    seat: int
    places: list[float]
    grade: Literal["forced", "best", "fine", "slip", "mistake", "blunder"]
    said: Phrase
    better: Phrase


class TurningPoint(Model):
    """Where the estimate of a seat changed most, and what did it."""

    move: int
    seat: int
    places: list[float]  # before and after
    cause: Literal["mistake", "opponent", "chance", "unforeseen"]
    by: int | None
    mistake: int | None


class JudgedPlay(Model):
    """How one seat played."""

    seat: int
    accuracy: float | None
    slips: int
    mistakes: int
    blunders: int


class JudgedResult(Model):
    """How it ended for each seat."""

    ranks: list[int]


class JudgedTurn(Model):
    """What a seat decided in a row, and what it gave away."""

    turn: int
    seat: int
    first: int
    last: int
    grade: Literal["fine", "slip", "mistake", "blunder"]
    worst: int | None


class Analysis(Model):
    """What a file of `nunatak analyze` tells, as far as a replay shows it."""

    format: Literal[1]
    game: str
    hidden: bool
    decisions: int
    moves: list[JudgedMove]
    turns: list[JudgedTurn]
    turning_points: list[TurningPoint]
    players: list[JudgedPlay]
    result: JudgedResult | None


class AnalysisInfo(Model):
    """How far the analysis of a finished game is, and what was found."""

    state: Literal["off", "none", "working", "done"]
    done: int  # pieces of the work
    todo: int
    analysis: Analysis | None


class Rating(Model):
    """How strong somebody is at a game with that many players."""

    place: int
    person: str
    name: str
    mine: bool
    rating: float
    mu: float
    sigma: float
    games: int


class Ratings(Model):
    """The best first."""

    game: str
    seats: int
    ratings: list[Rating]


class RuleText(Model):
    """A rule of the ledger."""

    id: str
    text: str


class Chapter(Model):
    """Rules of one area."""

    title: str
    rules: list[RuleText]


class Rulebook(Model):
    """The rules of a game in one language."""

    game: str
    language: Language
    chapters: list[Chapter]


class BookText(Model, tag_field="type", tag="text"):
    """Sentences with **bold** words, and the rules that they tell."""

    text: str
    rules: list[str]


class BookList(Model, tag_field="type", tag="list"):
    """Items, one below the other."""

    items: list[BookText]


class BookHeading(Model, tag_field="type", tag="heading"):
    """What the next blocks are about."""

    text: str


class BookFigure(Model, tag_field="type", tag="figure"):
    """A picture: the client has what it shows under this name."""

    figure: str
    caption: str


class BookRow(Model):
    """A line of a value table; `sign` names a picture for it."""

    sign: str
    cells: list[str]


class BookValues(Model, tag_field="type", tag="values"):
    """A table made from the game's own data."""

    name: str
    columns: list[str]
    rows: list[BookRow]


BookBlock = BookText | BookList | BookHeading | BookFigure | BookValues


class BookPage(Model):
    """One subject of a rulebook."""

    id: str
    title: str
    blocks: list[BookBlock]


class Book(Model):
    """The rulebook of a game for people, in one language; no pages where it has none."""

    game: str
    language: Language
    pages: list[BookPage]
    fitting: Annotated[dict[str, str], Meta(description="the page for a kind of decision")]
    programmers: Annotated[
        list[str], Meta(description="rules, or their areas, that no player needs")
    ]


class Health(Model):
    """Whether the server is well."""

    ok: bool
    detail: dict[str, str]
