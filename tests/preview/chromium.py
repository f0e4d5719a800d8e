"""A headless Chromium, told what to do through a pipe (Chrome DevTools Protocol, `--remote-debugging-pipe`)."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.preview.browser import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE_S = 30.0

AT_3_AND_4 = """\
import fcntl, os, sys
ends = [fcntl.fcntl(int(end), fcntl.F_DUPFD, 10) for end in sys.argv[1:3]]
os.dup2(ends[0], 3)
os.dup2(ends[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Chromium wants the pipe there."""


def program() -> str | None:
    """Where Chromium is; None where there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Chromium(Browser):
    """One browser with one page."""

    patience_s = PATIENCE_S

    def __init__(self, *options: str) -> None:
        path = program()
        assert path is not None
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, write_end = os.pipe()
        read_end, from_browser = os.pipe()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", AT_3_AND_4, str(to_browser), str(from_browser)),
                *(path, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--no-first-run"),
                *("--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={self._folder.name}"),
                *(*options, "about:blank"),
            ],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._write, self._read = write_end, read_end
        self._number, self._rest = 0, b""
        self.events: list[dict[str, Any]] = []
        targets = self.call("Target.getTargets", session=None)["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        attached = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, session=None)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def close(self) -> None:
        """End it."""
        os.close(self._write)
        os.close(self._read)
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        self._folder.cleanup()

    def __enter__(self) -> Chromium:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, method: str, params: dict[str, Any] | None = None, session: str | None = "") -> dict[str, Any]:
        """What a command of the protocol gives back."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params or {}}
        if session is not None:
            message["sessionId"] = session or self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        ends = time.monotonic() + PATIENCE_S
        while time.monotonic() < ends:
            answer = self._next(ends)
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return dict(answer["result"])
            self.events.append(answer)
        raise TimeoutError(method)

    def _next(self, ends: float) -> dict[str, Any]:
        """The next message from the browser."""
        while b"\0" not in self._rest:
            if not select.select([self._read], [], [], max(ends - time.monotonic(), 0))[0]:
                raise TimeoutError("the browser says nothing")
            part = os.read(self._read, 1 << 20)
            if not part:
                raise EOFError("the browser has ended")
            self._rest += part
        message, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(message))

    def open(self, url: str) -> None:
        """Go to a page."""
        self.call("Page.navigate", {"url": url})

    def run(self, script: str) -> Any:
        """The value of an expression on the page, waited for."""
        asked = {"expression": script, "returnByValue": True, "awaitPromise": True}
        result = self.call("Runtime.evaluate", asked)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def press(self, key: str, text: str = "") -> None:
        """Press a key."""
        codes = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9}
        params = {"key": key, "windowsVirtualKeyCode": codes.get(key, 0)}
        if len(key) == 1 or text:
            params["text"] = text or key
        self.call("Input.dispatchKeyEvent", {"type": "keyDown", **params})
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **params})

    def emulate(self, width: int, height: int, scale: float = 1, dark: bool = False) -> None:
        """Another window, and a darker taste."""
        screen = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.call("Emulation.setDeviceMetricsOverride", screen)
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", {"features": scheme})

    def picture(self, place: Path) -> None:
        """What is seen, as a PNG file."""
        place.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def complaints(self) -> list[str]:
        """What the page complained of: exceptions, and whatever its policy refused."""
        self.run("1")
        found = [event for event in self.events if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")]
        return [json.dumps(event["params"])[:400] for event in found]
