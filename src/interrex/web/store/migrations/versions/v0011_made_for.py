"""For which pack or card a table was made: it stands apart from the others, and leads back there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("made_for", sa.String(120), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "made_for")
