"""Games are analysed in processes of their own, which yield to everything else on the machine."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from interrex.analysis.whole import Moment
from interrex.engine.settings import Settings
from interrex.web.workers import IDLE
from interrex.web.workers.processes import Processes

PATIENCE: Final = 600.0  # seconds for one moment: on a busy machine live tables come first


class Analysts(Processes):
    """Thinkers at idle priority: they look at the moments of finished games."""

    def __init__(
        self,
        count: int,
        limit: float = PATIENCE,
        command: Sequence[str] = ("-m", "interrex.web.workers.thinker", IDLE),
    ) -> None:
        super().__init__(count, limit, command)
        self.count = count

    async def moment(
        self,
        table: str,
        settings: Settings,
        choices: Sequence[tuple[int, str]],
        number: int,
        depth: str,
        pack: str = "",
    ) -> Moment | None:
        """The choice that was made after so many others; nothing when the process fails twice."""
        seat, word = choices[number]
        asked = {
            "analyse": depth,
            "table": table,
            "settings": dataclasses.asdict(settings),
            "choices": list(choices[:number]),
            "seat": seat,
            "word": word,
            "pack": pack,
        }
        found: Any = await self.ask(asked, f"the analysis of table {table}")
        return found if isinstance(found, dict) else None  # type: ignore[return-value]
