"""What is kept? A table's truth is its events; `seats` and most of `tables` are drawn from them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("login", String(40), unique=True),  # folded; None: a guest
    Column("password", Text),  # argon2
    Column("merged", String(32)),  # the account that claimed this guest
    Column("muted", Float),  # until when nobody hears what they say
    Column("named", Boolean, nullable=False, server_default=true()),  # has said a name of their own
    Column("shown", String(8)),  # public or private; None: as is usual for guests and accounts
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token, which is nowhere kept
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # session or link
    Column("agent", Text, nullable=False, server_default=""),  # what kind of device
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # last, as far as that was noted
    Column("expires", Float, nullable=False),
    Index("ix_tokens_user_kind", "user", "kind"),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("digest", String(64), primary_key=True),  # of a code that is good for one new password
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Index("ix_recoveries_user", "user"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("size", Integer, nullable=False),  # how many seats
    Column("options", Text, nullable=False),  # JSON
    Column("data", Text),  # JSON that replaces the designed data
    Column("seed", Text),  # secret until it is over
    Column("salt", Text, nullable=False),  # secret until it is over
    Column("position", Text),  # secret: what it began from, if not from a seed
    Column("commitment", String(64)),
    Column("invitation", Text, nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("command", String(64)),  # the host's id of the request that opened it
    Column("public", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("hold", String(40), nullable=False),
    Column("origin", Text),  # JSON
    Column("next", String(32)),  # the rematch
    Column("closed", Text),  # why an operator has closed it
    Column("watch", Text),  # the token of the link for watchers; None: there is none
    Column("hints", Boolean, nullable=False, server_default=false()),  # although others play
    Column("created", Float, nullable=False),
    # drawn from the events
    Column("state", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # of the last event
    Column("turn", Integer),  # the seat that decides
    Column("deadline", Float),  # when its time is up
    Column("started", Float),
    Column("ended", Float),
    Column("rated", Boolean, nullable=False),
    Column("result", Text),  # JSON
    UniqueConstraint("host", "command"),
    Index("ix_tables_public_state_created", "public", "state", "created"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user", String(32), ForeignKey("users.id")),
    Column("name", Text, nullable=False),
    Column("level", String(40)),
    Column("held", String(40)),
    Column("role", String(40)),  # what it played, once the game is over
    Column("seen", Integer, nullable=False),  # the last number that its player has looked at
    Column("present", Float, nullable=False),  # when its player was last connected
    Index("ix_seats_user", "user"),
    Index("ix_seats_name", "name"),
)

guests = Table(
    "guests",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),  # may watch
    Column("late", Boolean, nullable=False, server_default=false()),  # by the link for watchers
    Column("asked", Boolean, nullable=False, server_default=false()),  # by a friend who sits there
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("user", String(32)),
    Column("by", String(8), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("digest", String(16), nullable=False),
    Column("command", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "user", "command"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("user", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("kind", String(8), nullable=False, server_default="say"),  # say, or sign: text names it
    Column("command", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "user", "command"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # the table's number that the bot answers
    Column("seat", Integer, nullable=False),
    Column("level", String(40), nullable=False),
    Column("host", String(32), nullable=False, server_default=""),  # of the table; they take turns
    Column("since", Float, nullable=False, server_default="0"),  # when the bot was asked
    Column("worker", String(40)),
    Column("lease", Float, nullable=False),  # until when the worker may think
    Index("ix_jobs_lease", "lease"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("worker", String(40), nullable=False),
    Column("lease", Float, nullable=False),  # until when the worker may think
    Column("done", Integer, nullable=False),  # pieces of the work,
    Column("todo", Integer, nullable=False),  # of so many
    Column("body", Text),  # JSON, once all is done
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

swings = Table(
    "swings",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Float, nullable=False),  # of the rating after the table's game
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_swings_table", "table"),
)

friends = Table(
    "friends",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),  # who asked
    Column("other", String(32), ForeignKey("users.id"), primary_key=True),
    Column("agreed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_friends_other", "other"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user", String(32), ForeignKey("users.id"), primary_key=True),  # does not hear
    Column("other", String(32), ForeignKey("users.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("table", String(32), nullable=False),
    Column("line", Integer),  # of chat; None: about how they play
    Column("reason", String(20), nullable=False),
    Column("state", String(8), nullable=False, server_default="open"),
    Column("handled_by", Text),
    Column("handled_at", Float),
    Column("note", Text, nullable=False, server_default=""),
    UniqueConstraint("reporter", "reported", "table", "line"),
    Index("ix_reports_state_at", "state", "at"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # 1
    Column("at", Float, nullable=False),  # when a node last saw that it can write
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(64), primary_key=True),  # a user's id, or a range of addresses
    Column("until", Float, nullable=False),
    Column("why", Text, nullable=False),
    Column("created", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", Text, nullable=False),  # the operator's name on the machine
    Column("what", String(40), nullable=False),
    Column("whom", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
