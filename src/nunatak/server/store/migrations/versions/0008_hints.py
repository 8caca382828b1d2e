"""Tables at which hints are allowed although other people play."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables that are there nobody has agreed to hints."""
    # nodes of the version before, which know nothing of this, go on beside ours for a while
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
    )
