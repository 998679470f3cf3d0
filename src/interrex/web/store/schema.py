"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("pack_hash", String(64), nullable=False),
    Column("rulings", Text, nullable=False),
    Column("variants", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("creator", String(64), nullable=False, index=True),
    Column("watch_link", String(64), nullable=False, unique=True),
    Column("watch_issue", Integer, nullable=False),
    Column("patience", Integer, nullable=False, server_default="0"),  # seconds until a bot may stand in
    Column("clock", String(32), nullable=False, server_default=""),
    Column("created", DateTime, nullable=False),
    Column("touched", DateTime, nullable=False, index=True),
    Column("told", Text, nullable=False, server_default=""),  # before the first choice, see match/story.py
    Column("positions", LargeBinary, nullable=True),  # how the table looked, once the game is over
    Column("rematch", String(16), nullable=False, server_default=""),  # where the same people play again
    Column("made_for", String(120), nullable=False, server_default=""),  # to try out: a pack, or pack/card
)
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("link", String(64), nullable=False, unique=True),
    Column("issue", Integer, nullable=False),
    Column("key", String(64), nullable=False, index=True),  # empty until somebody sits there
    Column("deck", Text, nullable=False, server_default=""),  # brought, or awaited, before the deal
)
choices: Final = Table(
    "choices",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("word", String(200), nullable=False),
    Column("spent", Integer, nullable=False, server_default="0"),  # milliseconds of the seat's clock
    Column("at", DateTime, nullable=False),
    Column("told", Text, nullable=False, server_default=""),  # what was told because of it
)
packs: Final = Table(
    "packs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("told", Integer, nullable=False),  # lines of the log that all could read then
    Column("at", DateTime, nullable=False),
)
messages: Final = Table(  # what people say at a table: a phrase by its key, or a text of their own
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("phrase", String(16), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", DateTime, nullable=False),
)
watchers: Final = Table(  # of older tables: today a watch link is kept by the browser
    "watchers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
)
decks: Final = Table(
    "decks",
    metadata,
    Column("id", String(16), primary_key=True),  # who has it may read the deck
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("pack_hash", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("code", Text, nullable=False),  # the deck in one line
    Column("owner", String(64), nullable=False, index=True),  # the hash of the key that may change it
    Column("at", DateTime, nullable=False),
)
own_packs: Final = Table(  # that people write in the browser
    "own_packs",
    metadata,
    Column("id", String(16), primary_key=True),  # who has it may read the pack
    Column("version", Integer, nullable=False),  # goes up with every change
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),  # the pack file
    Column("at", DateTime, nullable=False),
)
pack_keepers: Final = Table(
    "pack_keepers",
    metadata,
    Column("pack", String(16), ForeignKey("own_packs.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True, index=True),  # the hash of a key that may change it
    Column("link", String(64), nullable=False, unique=True),  # of the link by which another device may too
    Column("issue", Integer, nullable=False),  # another one makes the old link invalid
)
pack_drafts: Final = Table(
    "pack_drafts",
    metadata,
    Column("pack", String(16), ForeignKey("own_packs.id", ondelete="CASCADE"), primary_key=True),
    Column("family", String(32), primary_key=True),
    Column("place", String(80), primary_key=True),  # the id of the card whose place it takes
    Column("tree", Text, nullable=False),  # the card as far as it is filled in, as JSON
    Column("at", DateTime, nullable=False),
)
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("at", DateTime, nullable=False),
    Column("found", LargeBinary, nullable=True),  # nothing until it is done
    Column("wanted_by", String(64), nullable=True),  # the hash of a key
    Column("done", Integer, nullable=True),  # moments of the game that have been looked at
    Column("total", Integer, nullable=True),
    Column("seconds_left", Integer, nullable=True),  # about, once that can be told
)
outcomes: Final = Table(  # of games that are over, see match/outcome.py
    "outcomes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("facts", Text, nullable=False),
)
