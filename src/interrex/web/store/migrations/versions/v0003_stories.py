"""The story of a game: what was told with each choice, and how the table looked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("positions", sa.LargeBinary, nullable=True))
    op.add_column("choices", sa.Column("told", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("choices", "told")
    op.drop_column("tables", "positions")
    op.drop_column("tables", "told")
