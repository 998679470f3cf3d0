"""Refusals with a phrase behind them: people read it in their own language, programs in English."""

from __future__ import annotations

from typing import Any

from fastapi import HTTPException

from interrex.web.phrases import say


class Refused(HTTPException):
    """Something is not possible; the phrase of the key says why."""

    def __init__(self, status: int, key: str, headers: dict[str, str] | None = None, **values: Any) -> None:
        super().__init__(status, say("en", key, **values), headers)
        self.key = key
        self.values = values

    def said(self, language: str) -> str:
        """Why not, in a language."""
        return say(language, self.key, **self.values)
