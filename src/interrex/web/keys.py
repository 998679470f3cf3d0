"""Keys and links: 128 random bits each. The database holds only their hashes.

A *key* is who a browser or a program is; it travels in an HttpOnly cookie or as a bearer token. A *link*
lets its first user take a seat. Links are made from the creator's key, so the creator can see them
again although they are stored nowhere.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

TOKEN: Final = re.compile(r"[0-9a-f]{32}")
WATCH: Final = "watch"
MAX_ISSUE: Final = 2**31 - 1


def watch_cookie(table: str) -> str:
    """The name of the cookie in which a browser keeps a table's link for watching."""
    return f"interrex-watch-{table}"


def new_key() -> str:
    """A new key, 128 random bits."""
    return secrets.token_hex(16)


def is_token(text: str) -> bool:
    """The text has the form of a key or a link."""
    return TOKEN.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What the database holds of a key or a link."""
    return hashlib.sha256(token.encode()).hexdigest()


def link(key: str, table: str, place: int | str, issue: int) -> str:
    """The link to a seat or for watching; a new issue makes the old link invalid."""
    return _derived(key, f"link {table} {place} {issue}")


def pack_link(key: str, pack: str, issue: int) -> str:
    """The link by which another device may change a pack too; a new issue makes the old link invalid."""
    return _derived(key, f"pack {pack} {issue}")


def new_issue() -> int:
    """A number for a link to a pack that none had before, even where somebody came back to the pack."""
    return secrets.randbelow(MAX_ISSUE) + 1


def form_token(key: str) -> str:
    """What every form of this browser carries, so that no other site can send one in its name."""
    return _derived(key, "form")


def same(one: str, other: str) -> bool:
    """Compare in constant time, so that the time taken tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def _derived(key: str, purpose: str) -> str:
    return hmac.new(key.encode(), purpose.encode(), hashlib.sha256).hexdigest()[:32]
