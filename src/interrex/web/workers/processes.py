"""Processes that answer a line with a line, within a time limit that really ends the work."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from interrex import compiled

LINE_LIMIT: Final = 1 << 22
TRIES: Final = 2
log: Final = logging.getLogger("interrex.web")


class Processes:
    """A few processes, started when needed, replaced if they die. First come, first served."""

    def __init__(self, count: int, limit: float, command: Sequence[str]) -> None:
        self.limit = limit  # seconds for an answer
        self.command = command
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = (
            asyncio.LifoQueue()
        )  # warm ones first
        for _ in range(count):
            self.free.put_nowait(None)
        self.running: set[asyncio.subprocess.Process] = set()
        self.plain: set[asyncio.subprocess.Process] = set()  # started before the engine was compiled
        self.waiting = 0  # for a process that is free
        self.started = 0  # so many processes were started
        self.closed = False

    def told(self, asked: dict[str, Any], waited: float) -> dict[str, Any]:
        """What a process is told when its turn comes, after so many seconds."""
        return asked

    async def ask(self, asked: dict[str, Any], about: str) -> Any:
        """What a process answers; one that dies is replaced and asked again once. None if that fails.

        One that takes too long is killed.
        """
        came = time.monotonic()
        self.waiting += 1
        try:
            process = await self.free.get()
        finally:
            self.waiting -= 1
        line = json.dumps(self.told(asked, time.monotonic() - came))
        if news := compiled.news_of_failure():
            log.warning("%s", news)
        try:
            async with asyncio.timeout(self.limit):
                if process in self.plain and compiled.is_there():
                    await self._end(process)
                    process = None
                for _ in range(TRIES):
                    try:
                        if process is None or process.returncode is not None:
                            process = await self._start()
                        return await self._answer(process, line)
                    except (OSError, ValueError, EOFError) as error:
                        if not self.closed:
                            log.warning("a process failed for %s: %s", about, type(error).__name__)
                        await self._end(process)
                        process = None
        except TimeoutError:
            log.warning("a process took too long for %s", about)
            await self._end(process)
            process = None
        except BaseException:  # cancelled: a late answer must not be taken for the next one
            self._kill(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        return None

    async def _answer(self, process: asyncio.subprocess.Process, line: str) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        return json.loads(answer)

    async def _start(self) -> asyncio.subprocess.Process:
        if self.closed:
            raise EOFError
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        self.started += 1
        self.running.add(process)
        if not compiled.is_there():
            self.plain.add(process)
        if self.closed:  # in the meantime
            await self._end(process)
            raise EOFError
        return process

    def _kill(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        self._kill(process)
        if process is not None:
            self.running.discard(process)
            self.plain.discard(process)
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()

    async def close(self) -> None:
        """End all processes; none is started any more."""
        self.closed = True
        for process in list(self.running):
            await self._end(process)
        await asyncio.sleep(0)
