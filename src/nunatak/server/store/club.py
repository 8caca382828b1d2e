"""What does the club keep? Seeks, notices, vacations, tournaments and roles."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from nunatak.server.store.schema import metadata

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # a key that this house alone has
)

seeks = Table(
    "seeks",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("within", Float),  # how far the others' ratings may be from one's own; None: any
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_seeks_game_seats", "game", "seats"),
)

notices = Table(
    "notices",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # switches all of them off
    Column("enabled", Boolean, nullable=False),
    Column("address", Text),  # for mail
    Column("code", String(64)),  # digest of the code that confirms it; None: it is confirmed
    Column("tries", Integer, nullable=False),  # wrong codes
    Column("asked", Float, nullable=False),  # when a code was last sent
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", String(120), nullable=False),  # the browser's, public
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_subscriptions_user", "user"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("table", String(32), nullable=False),
    Column("after", Integer, nullable=False),  # the player's last move: one notice for each turn
    Column("channel", String(40), nullable=False),  # mail, code, or a subscription
    Column("body", Text, nullable=False),  # JSON; of a code, the code until it is sent
    Column("state", String(8), nullable=False),  # waiting, sent, dropped, failed
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("user", "table", "after", "channel"),
    Index("ix_outbox_state_due", "state", "due"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),  # swiss, robin, arena
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # each deal is played twice, seats swapped
    Column("public", Boolean, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("command", String(64)),  # the host's id of the request that made it
    Column("seed", Text, nullable=False),  # secret: lots and deals come from it
    Column("rounds", Integer, nullable=False),  # 0: as many as there are to be
    Column("minutes", Integer, nullable=False),  # of an arena
    Column("fill", Integer, nullable=False),  # bots fill in up to so many entrants
    Column("level", String(40)),  # of those bots
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    UniqueConstraint("host", "command"),
    Index("ix_tournaments_state_created", "state", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", String(32), ForeignKey("users.id")),  # None: a bot
    Column("level", String(40)),
    Column("name", Text, nullable=False),
    Column("gone", Boolean, nullable=False),  # is not paired any more
    Column("seen", Float, nullable=False),  # when they last looked
    UniqueConstraint("tournament", "user"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("leg", Integer, primary_key=True),  # of a duplicate the second has the same deal
    Column("players", Text, nullable=False),  # JSON: entrants by seat; one alone has a bye
    Column("table", String(32), unique=True),  # None: not opened yet, or a bye
    Column("result", Text),  # JSON: ranks and points by seat
    Column("at", Float, nullable=False),
)

roles = Table(
    "roles",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("role", String(12), nullable=False),  # moderator, operator; all others are players
)
