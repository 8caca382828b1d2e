"""People: names and profiles, the course of ratings, friends, mutes, reports, signs, watchers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New tables and columns; what is there gets values that fit."""
    # nodes of the version before, which know nothing of these, go on beside ours for a while
    op.add_column(
        "users", sa.Column("named", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("users", sa.Column("shown", sa.String(length=8), nullable=True))
    op.add_column("tables", sa.Column("watch", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("role", sa.String(length=40), nullable=True))
    for name in ("late", "asked"):
        op.add_column(
            "guests", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.add_column(
        "chat", sa.Column("kind", sa.String(length=8), nullable=False, server_default="say")
    )
    op.create_table(
        "swings",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_swings_user")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_swings_table")),
        sa.PrimaryKeyConstraint("user", "table", name=op.f("pk_swings")),
    )
    op.create_index("ix_swings_table", "swings", ["table"], unique=False)
    op.create_table(
        "friends",
        *_pair("friends"),
        sa.Column("agreed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_friends_other", "friends", ["other"], unique=False)
    op.create_table("mutes", *_pair("mutes"), sa.Column("at", sa.Float(), nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("reported", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False, server_default="open"),
        sa.Column("handled_by", sa.Text(), nullable=True),
        sa.Column("handled_at", sa.Float(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint(
            "reporter",
            "reported",
            "table",
            "line",
            name=op.f("uq_reports_reporter_reported_table_line"),
        ),
    )
    op.create_index("ix_reports_state_at", "reports", ["state", "at"], unique=False)


def _pair(table: str) -> list[sa.Column[str] | sa.Constraint]:
    """Two people, each pair once."""
    return [
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f(f"fk_{table}_user")),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name=op.f(f"fk_{table}_other")),
        sa.PrimaryKeyConstraint("user", "other", name=op.f(f"pk_{table}")),
    ]
