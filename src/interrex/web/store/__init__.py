"""The store: what must survive a restart. The truth of a table is its record: settings, seed, moves."""

from interrex.web.store.database import Store, Taken
from interrex.web.store.rows import BOT, PERSON, Entry, Row, Seat, now

__all__ = ["BOT", "PERSON", "Entry", "Row", "Seat", "Store", "Taken", "now"]
