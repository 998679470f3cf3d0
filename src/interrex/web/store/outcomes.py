"""What finished games came to, in the store: kept once a game is over, and found for the statistics."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import ColumnElement, insert, select
from sqlalchemy.exc import IntegrityError

from interrex.analysis.statistics import Sat
from interrex.match.outcome import Outcome
from interrex.web.memory import Memory
from interrex.web.store import Store
from interrex.web.store.rows import BOT
from interrex.web.store.schema import analyses, outcomes, seats, tables

MAX_TABLES: Final = 400  # the last ones are counted
MAX_REMEMBERED: Final = 2000
NOTHING: Final = "null"  # kept of a game that cannot be counted
Costs = tuple[tuple[float, int], ...]  # by seat: of a choice on average, and how many choices

_outcomes: Final[Memory[Outcome]] = Memory(MAX_REMEMBERED)  # of games that were read before
_costs: Final[Memory[Costs]] = Memory(MAX_REMEMBERED)  # of analyses that were read before


def keep(store: Store, table: str, outcome: Outcome) -> None:
    """Keep what a game came to."""
    facts = json.dumps(outcome, ensure_ascii=False, separators=(",", ":"))
    with suppress(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(outcomes).values(table_id=table, facts=facts))


def keep_none(store: Store, table: str) -> None:
    """Keep that nothing can be said of a game."""
    with suppress(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(outcomes).values(table_id=table, facts=NOTHING))


def uncounted(store: Store) -> list[str]:
    """The tables that are over and of which it is not kept what they came to."""
    counted = select(outcomes.c.table_id)
    query = select(tables.c.id).where(tables.c.is_over & tables.c.id.not_in(counted))
    with store.engine.connect() as connection:
        return list(connection.scalars(query.order_by(tables.c.touched.desc())))


def own(store: Store, key: str) -> list[Sat]:
    """The seats at which whoever has this key sat in games that are over."""
    return _sat(store, tables.c.id.in_(select(seats.c.table_id).where(seats.c.key == key)), key)


def of_open_tables(store: Store) -> list[Sat]:
    """All seats of open tables whose games are over."""
    return _sat(store, tables.c.is_open)


def _sat(store: Store, where: ColumnElement[bool], key: str = "") -> list[Sat]:
    last = select(tables.c.id).where(tables.c.is_over & where)
    last = last.order_by(tables.c.touched.desc()).limit(MAX_TABLES)
    query = (
        select(seats.c.table_id, seats.c.seat, seats.c.kind)
        .join(outcomes, outcomes.c.table_id == seats.c.table_id)
        .where(seats.c.table_id.in_(last))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    query = query.where(outcomes.c.facts != NOTHING)
    with store.engine.connect() as connection:
        rows = connection.execute(query.where(seats.c.key == key) if key else query).all()
        facts = {
            table: _outcomes.find(table, partial(_outcome, connection, table))
            for table in dict.fromkeys(row.table_id for row in rows)
        }
    costs = _costs_of(store, list(facts))
    found = []
    for row in rows:
        cost, choices = costs[row.table_id][row.seat] if row.table_id in costs else (0.0, 0)
        found.append(Sat(row.table_id, row.seat, row.kind == BOT, facts[row.table_id], cost, choices))
    return found


def _outcome(connection: Any, table: str) -> Outcome:
    """What a game came to, as it was kept when it ended; that never changes."""
    found: Outcome = json.loads(
        connection.scalar(select(outcomes.c.facts).where(outcomes.c.table_id == table))
    )
    return found


def _costs_of(store: Store, ids: list[str]) -> dict[str, Costs]:
    """What a choice cost each seat, by table, from the analyses that are kept; the deepest counts."""
    known = (analyses.c.table_id.in_(ids)) & analyses.c.found.is_not(None)
    query = select(analyses.c.table_id, analyses.c.depth).where(known).order_by(analyses.c.depth.desc())
    with store.engine.connect() as connection:
        depths = {row.table_id: row.depth for row in connection.execute(query)}  # quick, then deep
        return {
            table: _costs.find((table, depth), partial(_read, connection, table, depth))
            for table, depth in depths.items()
        }


def _read(connection: Any, table: str, depth: str) -> Costs:
    same = (analyses.c.table_id == table) & (analyses.c.depth == depth)
    packed = connection.scalar(select(analyses.c.found).where(same))
    sums = json.loads(zlib.decompress(packed))["sums"]
    return tuple((each["cost"], each["choices"]) for each in sums)
