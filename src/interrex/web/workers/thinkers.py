"""Bots think in processes of their own, within a time limit; when one fails, any legal choice is made."""

from __future__ import annotations

import dataclasses
import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.questions import Decision
from interrex.engine.settings import Settings
from interrex.games import names
from interrex.web.workers.processes import Processes

LEAST_THINKING: Final = 0.05  # seconds
log: Final = logging.getLogger("interrex.web")


class Thinkers(Processes):
    """Processes that think for bots."""

    def __init__(
        self,
        count: int,
        limit: float = 10.0,
        command: Sequence[str] = ("-m", "interrex.web.workers.thinker"),
        patience: float = 2.0,
    ) -> None:
        super().__init__(count, limit, command)
        self.count = count
        self.patience = min(patience, limit)  # within so many seconds a bot chooses, however many are asked

    def fair_share(self, waited: float) -> float:
        """How long one may think who has waited so long: those who wait behind come in time too."""
        rounds = 1 + -(-(self.waiting + 1) // self.count)
        return max(LEAST_THINKING, (self.patience - waited) / rounds)

    def told(self, asked: dict[str, Any], waited: float) -> dict[str, Any]:
        """What a thinker is told when its turn comes: also how long it may think."""
        return {**asked, "seconds": round(self.fair_share(waited), 3)}

    async def warm_up(self) -> None:
        """Let one process read what it needs for every game, so that nobody waits for that at a table."""
        await self.ask({"read": list(names())}, "those who come")

    async def choose(
        self,
        table: str,
        settings: Settings,
        choices: list[tuple[int, str]],
        decision: Decision,
        level: str,
        pack: str = "",
    ) -> str:
        """What a bot chooses; any legal option when it takes too long, fails or answers nonsense.

        Also a single option is asked for: a bot that can say only one thing waits like the others.
        """
        asked = question(table, settings, choices, decision, level, pack)
        word = await self.ask(asked, f"a bot at table {table}")
        if word in decision.options:
            return str(word)
        if word is not None:
            log.warning("a bot at table %s gave no legal answer", table)
        return secrets.choice(decision.options)

    async def consider(
        self,
        table: str,
        settings: Settings,
        choices: list[tuple[int, str]],
        decision: Decision,
        pack: str = "",
    ) -> dict[str, Any] | None:
        """What the search makes of a decision, as data; nothing when it takes too long or fails."""
        asked = {**question(table, settings, choices, decision, "", pack), "explain": True}
        thought = await self.ask(asked, f"a thought at table {table}")
        return thought if isinstance(thought, dict) else None


def question(
    table: str, settings: Settings, choices: list[tuple[int, str]], decision: Decision, level: str, pack: str
) -> dict[str, Any]:
    """A position as a thinker is told it."""
    return {
        "table": table,
        "settings": dataclasses.asdict(settings),
        "choices": choices,
        "seat": decision.seat,
        "level": level,
        "luck": secrets.randbits(64),
        "pack": pack,
    }
