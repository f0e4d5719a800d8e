"""What tests ask of any browser with a page in it."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any


class Browser(ABC):
    """One browser with one page."""

    patience_s: float

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression on the page; fails with an AssertionError while the page is being loaded."""

    def until(self, script: str, seconds: float | None = None) -> Any:
        """The value of an expression as soon as it is true."""
        ends = time.monotonic() + (self.patience_s if seconds is None else seconds)
        while time.monotonic() < ends:
            try:
                value = self.run(script)
            except AssertionError:  # the page is being loaded
                value = None
            if value:
                return value
            time.sleep(0.02)
        raise TimeoutError(script)
