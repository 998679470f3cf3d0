"""What finished games came to, kept with their tables for the statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "outcomes",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("facts", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outcomes")
