"""What the club needs: seeks, notices, vacations, tournaments, roles."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "seeks",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("within", sa.Float(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_seeks_user")),
        sa.PrimaryKeyConstraint("user", "game", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_game_seats", "seeks", ["game", "seats"], unique=False)
    op.create_table(
        "notices",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("address", sa.Text(), nullable=True),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_notices_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_notices")),
        sa.UniqueConstraint("token", name=op.f("uq_notices_token")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_subscriptions_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_subscriptions_endpoint")),
    )
    op.create_index("ix_subscriptions_user", "subscriptions", ["user"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_outbox_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint(
            "user", "table", "after", "channel", name=op.f("uq_outbox_user_table_after_channel")
        ),
    )
    op.create_index("ix_outbox_state_due", "outbox", ["state", "due"], unique=False)
    op.create_table(
        "vacations",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_vacations_user")),
        sa.PrimaryKeyConstraint("user", "begins", name=op.f("pk_vacations")),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("duplicate", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("fill", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_tournaments_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("host", "command", name=op.f("uq_tournaments_host_command")),
    )
    op.create_index(
        "ix_tournaments_state_created", "tournaments", ["state", "created"], unique=False
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")
        ),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_entrants_user")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "user", name=op.f("uq_entrants_tournament_user")),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("leg", sa.Integer(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "board", "leg", name=op.f("pk_pairings")),
        sa.UniqueConstraint("table", name=op.f("uq_pairings_table")),
    )
    op.create_table(
        "roles",
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("role", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_roles_user")),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_roles")),
    )
