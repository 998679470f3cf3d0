"""Who wanted an analysis, and how far it is: so that every server on one database can tell, and stop it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("wanted_by", sa.String(64), nullable=True))
    for name in ("done", "total", "seconds_left"):
        op.add_column("analyses", sa.Column(name, sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("analyses") as table:
        for name in ("wanted_by", "done", "total", "seconds_left"):
            table.drop_column(name)
