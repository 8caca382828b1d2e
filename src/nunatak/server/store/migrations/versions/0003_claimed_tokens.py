"""Tokens that a claim may have handed to an account, and personal links that lived for a month."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever once claimed a guest logs in anew; personal links are made anew."""
    op.execute(
        "DELETE FROM tokens WHERE kind = 'link' OR \"user\" IN"
        " (SELECT merged FROM users WHERE merged IS NOT NULL)"
    )
