"""Debian's Firefox, led by WebDriver BiDi: a small client, for Playwright leads only newer ones.

The protocol is JSON over a WebSocket: https://www.w3.org/TR/webdriver-bidi/
"""

from __future__ import annotations

import base64
import json
import os
import re
import secrets
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

FIREFOX: Final = "/usr/bin/firefox-esr"
FLAGS: Final = ("--headless", "--no-remote", "--remote-debugging-port=0")
PATIENCE: Final = 300.0  # seconds; a busy machine is slow, not broken
LEFT: Final = "was interrupted while the page was loading"  # of a stream: the page was left
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames


class WebSocket:
    """A connection to a server on this machine that speaks in texts."""

    def __init__(self, port: int, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.read = self.socket.makefile("rb")
        status = self.read.readline()
        assert b" 101 " in status, status
        while self.read.readline().strip():
            pass

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a frame; what a client sends is masked."""
        mask, size = secrets.token_bytes(4), len(text)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        masked = bytes(each ^ mask[at % 4] for at, each in enumerate(text))
        self.socket.sendall(head + mask + masked)

    def receive(self) -> bytes:
        """The next text, put together from its frames."""
        found = b""
        while True:
            first, second = self.read.read(2)
            size = second & 0x7F
            if size >= 126:
                (size,) = struct.unpack(
                    "!H" if size == 126 else "!Q", self.read.read(2 if size == 126 else 8)
                )
            part, kind = self.read.read(size), first & 0x0F
            if kind == PING:
                self.send(part, PONG)
            elif kind == CLOSE:
                raise ConnectionError("Firefox has closed the connection")
            else:
                found += part
                if first & 0x80:
                    return found

    def close(self) -> None:
        self.read.close()
        self.socket.close()


class Firefox:
    """One window of Firefox with a fresh profile; what its pages complain of is kept."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="interrex-firefox-")
        self.errors: list[str] = []
        self.number = 0
        preferences = (
            ("browser.shell.checkDefaultBrowser", "false"), ("app.update.auto", "false"),
            ("datareporting.policy.dataSubmissionEnabled", "false"), ("browser.startup.page", "0"),
            ("ui.prefersReducedMotion", "1"), ("intl.accept_languages", '"en"'),
        )  # fmt: skip
        text = "".join(f'user_pref("{name}", {value});\n' for name, value in preferences)
        Path(self.folder.name, "user.js").write_text(text, encoding="utf-8")
        self.process = subprocess.Popen(
            [FIREFOX, *FLAGS, "--profile", self.folder.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "HOME": self.folder.name, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )  # fmt: skip
        self.line = WebSocket(self._port(), "/session")
        self.ask("session.new", capabilities={})
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])

    def _port(self) -> int:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"BiDi listening on ws://[^:]+:(\d+)", line):
                return int(found[1])
        raise RuntimeError("Firefox does not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.line.close()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        self.folder.cleanup()

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}).encode())
        while True:
            said = json.loads(self.line.receive())
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                if LEFT not in said["params"]["text"]:
                    self.errors.append(str(said["params"]["text"]))
            if said.get("id") == self.number:
                assert said["type"] == "success", said
                result: dict[str, Any] = said["result"]
                return result

    # --- what a person does ----------------------------------------------------------------------

    def size(self, width: int, height: int) -> None:
        self.ask(
            "browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height}
        )

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def evaluate(self, function: str, *values: Any) -> Any:
        """What a function of the page makes of values, by way of JSON."""
        given = ", ".join(json.dumps(each) for each in values)
        found = self.ask(
            "script.evaluate", expression=f"JSON.stringify(({function})({given}) ?? null)",
            target={"context": self.window}, awaitPromise=True, userActivation=True,
        )  # fmt: skip
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait(self, function: str, *values: Any) -> None:
        """Wait until a function of the page says so."""
        patience = time.monotonic() + PATIENCE
        while not self.evaluate(function, *values):
            assert time.monotonic() < patience, (
                function,
                self.evaluate("() => document.body.innerText")[:500],
            )
            time.sleep(0.02)

    def click(self, selector: str) -> None:
        """Press the mouse on the middle of a thing, once it is there."""
        self.wait("name => document.querySelector(name)?.checkVisibility() ?? false", selector)
        where = self.evaluate(
            """name => { const thing = document.querySelector(name);
            thing.scrollIntoView({ block: "nearest" });
            const box = thing.getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; }""",
            selector,
        )
        moves: list[dict[str, Any]] = [{"type": "pointerMove", "x": where[0], "y": where[1]}]
        moves += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.ask(
            "input.performActions", context=self.window,
            actions=[{"type": "pointer", "id": "mouse", "actions": moves}],
        )  # fmt: skip

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.ask(
            "input.performActions", context=self.window,
            actions=[{"type": "key", "id": "keyboard", "actions": keys}],
        )  # fmt: skip
