"""The store: what must survive a restart. The truth of a table is its record: settings, seed, moves."""

from interrex.web.store.database import AWAY, Seated, Store, StoreAway, Taken
from interrex.web.store.decks import SavedDeck
from interrex.web.store.own_packs import Draft, OwnPack
from interrex.web.store.rows import BOT, PERSON, Entry, Message, Notice, Row, Seat, now

__all__ = [
    "AWAY", "BOT", "PERSON", "Draft", "Entry", "Message", "Notice", "OwnPack", "Row", "SavedDeck", "Seat",
    "Seated", "Store", "StoreAway", "Taken", "now",
]  # fmt: skip
