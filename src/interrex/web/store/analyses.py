"""Analyses in the store: those that are wanted, and those that are done, kept with their tables."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from interrex.analysis.whole import Analysis
from interrex.web.store import Store, now
from interrex.web.store.schema import analyses


@dataclass(frozen=True, slots=True)
class UnderWay:
    """An analysis that is wanted and not done yet, and how far it is, as the server at work last said."""

    depth: str
    wanted_by: str  # the hash of a key
    done: int
    total: int
    seconds_left: int | None


def want(store: Store, table: str, depth: str, wanted_by: str = "") -> None:
    """Somebody wants an analysis of a table; it is found again after a restart."""
    with suppress(IntegrityError), store.engine.begin() as connection:
        connection.execute(
            insert(analyses).values(
                table_id=table, depth=depth, at=now(), wanted_by=wanted_by, done=0, total=0
            )
        )


def under_way(store: Store, table: str) -> UnderWay | None:
    """The analysis of a table that somebody waits for, whichever server is at it."""
    row = analyses.c
    query = select(row.depth, row.wanted_by, row.done, row.total, row.seconds_left)
    with store.engine.connect() as connection:
        found = connection.execute(
            query.where((row.table_id == table) & row.found.is_(None)).order_by(row.at)
        ).first()
    return UnderWay(found[0], found[1] or "", found[2] or 0, found[3] or 0, found[4]) if found else None


def note(store: Store, table: str, depth: str, done: int, total: int, seconds_left: int | None) -> bool:
    """How far an analysis is; whether somebody still waits for it."""
    still = _same(table, depth) & analyses.c.found.is_(None)
    how_far = update(analyses).where(still).values(done=done, total=total, seconds_left=seconds_left)
    with store.engine.begin() as connection:
        return connection.execute(how_far).rowcount > 0


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
    """An analysis was stopped or cannot be made: nobody waits for it any more."""
    with store.engine.begin() as connection:
        connection.execute(delete(analyses).where(_same(table, depth) & analyses.c.found.is_(None)))


def keep(store: Store, table: str, depth: str, analysis: Analysis) -> None:
    """Keep an analysis with its table."""
    text = json.dumps(analysis, ensure_ascii=False, separators=(",", ":"))
    with store.engine.begin() as connection:
        packed = zlib.compress(text.encode(), 9)
        connection.execute(
            update(analyses).where(_same(table, depth)).values(found=packed, at=now(), wanted_by="")
        )


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
