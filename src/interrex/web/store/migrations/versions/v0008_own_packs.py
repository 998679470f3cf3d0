"""Packs that people write in the browser: their text, who may change them, unfinished cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "own_packs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "pack_keepers",
        sa.Column("pack", sa.String(16), sa.ForeignKey("own_packs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True, index=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("issue", sa.Integer, nullable=False),
    )
    op.create_table(
        "pack_drafts",
        sa.Column("pack", sa.String(16), sa.ForeignKey("own_packs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("family", sa.String(32), primary_key=True),
        sa.Column("place", sa.String(80), primary_key=True),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pack_drafts")
    op.drop_table("pack_keepers")
    op.drop_table("own_packs")
