"""The address of a pack stays with whoever made the table: rematches of others no longer carry it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

tables = sa.table("tables", *map(sa.column, ("id", "creator", "rematch", "made_for")))
before = tables.alias("before")


def upgrade() -> None:
    """Take the address from every rematch whose table before it belongs to another, or was without it."""
    is_given = (before.c.creator != tables.c.creator) | (before.c.made_for != tables.c.made_for)
    given = sa.exists().where((before.c.rematch == tables.c.id) & is_given)
    cleared = sa.update(tables).where((tables.c.made_for != "") & given).values(made_for="")
    while op.get_bind().execute(cleared).rowcount:
        pass  # a rematch of such a rematch has it from there


def downgrade() -> None:
    """What was mended stays so."""
