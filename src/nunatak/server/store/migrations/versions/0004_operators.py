"""What operators and owners of accounts need: bans, sessions by name, recovery codes, an audit."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New tables and columns; what is there gets values that fit."""
    op.create_table(
        "recoveries",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_recoveries_user")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_recoveries")),
    )
    op.create_index("ix_recoveries_user", "recoveries", ["user"], unique=False)
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_table(
        "bans",
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("what", name=op.f("pk_bans")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.add_column("users", sa.Column("muted", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.Text(), nullable=True))
    # nodes of the version before, which know nothing of these, go on beside ours for a while
    op.add_column("tokens", sa.Column("agent", sa.Text(), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE tokens SET used = created")
    op.add_column(
        "jobs", sa.Column("host", sa.String(length=32), nullable=False, server_default="")
    )
    op.add_column("jobs", sa.Column("since", sa.Float(), nullable=False, server_default="0"))
    op.execute('UPDATE jobs SET host = (SELECT host FROM tables WHERE tables.id = jobs."table")')
