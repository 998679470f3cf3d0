"""Analyses of finished games, kept with their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("analyses")
