"""Analyses in the store: those that are wanted, and those that are done, kept with their tables."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from typing import Any, cast

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from interrex.analysis.whole import Analysis
from interrex.web.store import Store, now
from interrex.web.store.schema import analyses


def want(store: Store, table: str, depth: str) -> None:
    """Somebody wants an analysis of a table; it is found again after a restart."""
    with suppress(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(analyses).values(table_id=table, depth=depth, at=now()))


def wanted(store: Store) -> list[tuple[str, str]]:
    """Table and depth of every analysis that is not done yet, the oldest first."""
    query = select(analyses.c.table_id, analyses.c.depth).where(analyses.c.found.is_(None))
    with store.engine.connect() as connection:
        return [(each[0], each[1]) for each in connection.execute(query.order_by(analyses.c.at))]


def is_wanted(store: Store, table: str, depth: str) -> bool:
    """Whether somebody still waits for an analysis."""
    query = select(analyses.c.table_id).where(_same(table, depth) & analyses.c.found.is_(None))
    with store.engine.connect() as connection:
        return connection.execute(query).first() is not None


def give_up(store: Store, table: str, depth: str) -> None:
    """An analysis cannot be made: nobody waits for it any more."""
    with store.engine.begin() as connection:
        connection.execute(delete(analyses).where(_same(table, depth) & analyses.c.found.is_(None)))


def keep(store: Store, table: str, depth: str, analysis: Analysis) -> None:
    """Keep an analysis with its table."""
    text = json.dumps(analysis, ensure_ascii=False, separators=(",", ":"))
    with store.engine.begin() as connection:
        packed = zlib.compress(text.encode(), 9)
        connection.execute(update(analyses).where(_same(table, depth)).values(found=packed, at=now()))


def kept(store: Store, table: str, depth: str) -> Analysis | None:
    """The analysis of a table, once it is done."""
    query = select(analyses.c.found).where(_same(table, depth))
    with store.engine.connect() as connection:
        packed = connection.scalar(query)
    return cast(Analysis, json.loads(zlib.decompress(packed))) if packed is not None else None


def depths(store: Store, table: str) -> list[str]:
    """The depths at which a table was analysed."""
    query = select(analyses.c.depth).where((analyses.c.table_id == table) & analyses.c.found.is_not(None))
    with store.engine.connect() as connection:
        return list(connection.scalars(query))


def _same(table: str, depth: str) -> Any:
    return (analyses.c.table_id == table) & (analyses.c.depth == depth)
