"""What a table agrees on: patience with absent people, clocks, decks that people bring, packs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock", sa.String(32), nullable=False, server_default=""))
    op.add_column("choices", sa.Column("spent", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("deck", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("packs")
    op.drop_column("seats", "deck")
    op.drop_column("choices", "spent")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "patience")
