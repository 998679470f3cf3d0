"""Bots think in processes of their own, within a time limit; when one fails, any legal choice is made."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import secrets
import sys
from collections.abc import Sequence
from typing import Final

from interrex.engine.decision import Decision
from interrex.engine.settings import Settings

LINE_LIMIT: Final = 1 << 20
TRIES: Final = 2
log: Final = logging.getLogger("interrex.web")


class Thinkers:
    """Processes that think for bots, started when needed, replaced if they die. First come, first served."""

    def __init__(
        self, count: int, limit: float = 10.0, command: Sequence[str] = ("-m", "interrex.web.workers.thinker")
    ) -> None:
        self.limit = limit
        self.command = command
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = (
            asyncio.LifoQueue()
        )  # warm ones first
        for _ in range(count):
            self.free.put_nowait(None)
        self.running: set[asyncio.subprocess.Process] = set()

    async def choose(
        self,
        table: str,
        settings: Settings,
        choices: list[tuple[int, str]],
        decision: Decision,
        level: str,
        pack: str = "",
    ) -> str:
        """What a bot chooses; any legal option when it takes too long, fails or answers nonsense."""
        if len(decision.options) == 1:
            return decision.options[0]
        asked = {
            "table": table,
            "settings": dataclasses.asdict(settings),
            "choices": choices,
            "seat": decision.seat,
            "level": level,
            "luck": secrets.randbits(64),
            "pack": pack,
        }
        word = await self._think(table, json.dumps(asked))
        if word in decision.options:
            return word
        if word:
            log.warning("a bot at table %s gave no legal answer", table)
        return secrets.choice(decision.options)

    async def _think(self, table: str, line: str) -> str:
        """What a thinker answers; one that dies is replaced and asked again once. Nothing if that fails."""
        process = await self.free.get()
        try:
            async with asyncio.timeout(self.limit):
                for _ in range(TRIES):
                    try:
                        if process is None or process.returncode is not None:
                            process = await self._start()
                        return await self._ask(process, line)
                    except (OSError, ValueError, EOFError) as error:
                        log.warning("a thinker failed at table %s: %s", table, type(error).__name__)
                        await self._end(process)
                        process = None
        except TimeoutError:
            log.warning("a bot at table %s thought for too long", table)
            await self._end(process)
            process = None
        except BaseException:  # cancelled: a late answer must not be taken for the next one
            self._kill(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        return ""

    async def _ask(self, process: asyncio.subprocess.Process, line: str) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        return str(json.loads(answer))

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        self.running.add(process)
        return process

    def _kill(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        self._kill(process)
        if process is not None:
            self.running.discard(process)
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()

    async def close(self) -> None:
        """End all thinkers."""
        for process in list(self.running):
            await self._end(process)
        await asyncio.sleep(0)
