"""A headless Firefox, told what to do by Marionette, its own protocol: JSON with its length before it, through a socket."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.preview.browser import Browser

NAMES = ("firefox-esr", "firefox")
PATIENCE_S = 60.0

KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Enter": "\ue007",
    "Escape": "\ue00c",
}
"""As WebDriver names them (W3C WebDriver, 17.4.2)."""

PREFERENCES = """\
user_pref("marionette.port", 0);
user_pref("focusmanager.testmode", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
"""
"""A port of its own choice, which it writes into its folder; a page has the keyboard though there is no window."""

PORT_FILE = "MarionetteActivePort"


def program() -> str | None:
    """Where Firefox is; None where there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Firefox(Browser):
    """One browser with one page."""

    patience_s = PATIENCE_S

    def __init__(self) -> None:
        path = program()
        assert path is not None
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        Path(self._folder.name, "user.js").write_text(PREFERENCES, encoding="utf-8")
        self._process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--marionette", "--profile", self._folder.name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self._folder.name},
        )
        self._number, self._rest = 0, b""
        self._socket = socket.create_connection(("127.0.0.1", self._port()), timeout=PATIENCE_S)
        self._next()  # how it introduces itself
        self.call("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"pageLoadStrategy": "none"}}})

    def close(self) -> None:
        """End it."""
        self._socket.close()
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        self._folder.cleanup()

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _port(self) -> int:
        """The port that it listens on, as soon as it does."""
        place = Path(self._folder.name, PORT_FILE)
        ends = time.monotonic() + PATIENCE_S
        while time.monotonic() < ends:
            if place.is_file() and (text := place.read_text(encoding="utf-8").strip()):
                return int(text)
            time.sleep(0.05)
        raise TimeoutError("Firefox does not come up")

    def call(self, command: str, params: dict[str, Any] | None = None) -> Any:
        """What a command gives back."""
        self._number += 1
        message = json.dumps([0, self._number, command, params or {}]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, number, error, result = self._next()
        assert number == self._number
        assert error is None, error
        return result

    def _next(self) -> Any:
        """The next message from the browser."""
        while b":" not in self._rest:
            self._take()
        length, _, self._rest = self._rest.partition(b":")
        while len(self._rest) < int(length):
            self._take()
        message, self._rest = self._rest[: int(length)], self._rest[int(length) :]
        return json.loads(message)

    def _take(self) -> None:
        """Take what comes."""
        part = self._socket.recv(1 << 20)
        if not part:
            raise EOFError("the browser has ended")
        self._rest += part

    def open(self, url: str) -> None:
        """Go to a page."""
        self.call("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        """The value of an expression over the document; what the page's script has declared cannot be seen from here."""
        return self.call("WebDriver:ExecuteScript", {"script": f"return {script}", "args": []})["value"]

    def press(self, key: str) -> None:
        """Press a key."""
        actions = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.call("WebDriver:PerformActions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})
