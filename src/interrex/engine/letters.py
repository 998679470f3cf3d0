"""Texts in plain letters, so that what people type in a hurry is found."""

from __future__ import annotations

import unicodedata
from typing import Final

PLAIN_LETTERS: Final = str.maketrans("łŁ", "lL")  # letters that Unicode does not take apart


def plain(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.translate(PLAIN_LETTERS).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def plain_name(text: str) -> str:
    """A name in plain letters and without signs, so that an id reads as the name does."""
    return " ".join("".join(each if each.isalnum() else " " for each in plain(text)).split())
