"""Goldens: approved pictures and texts. Compare, report, approve.

    differs(name, actual)                     in a test: "" where it is as approved, else why not
    python tests/goldens.py approve NAME…     takes over what the last test run drew, and always exits with 1

A golden is a PNG of at most 20 KiB or a text, under `tests/golden/`. What the tests drew is kept in `output/golden/`;
for each picture that differs there is a strip `expected | difference | actual`, and `index.html` shows all of them.
A missing golden is a failure and never makes itself.
"""

from __future__ import annotations

import difflib
import html
import io
import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).parent.parent
MOST_BYTES = 20 * 1024
TOLERANCE = 1
"""Levels per channel: rounding in the rasteriser; nothing may differ by more."""

LOUDER = 8
"""How much a difference is amplified in the strip, so that one level can be seen."""


@dataclass(frozen=True)
class Goldens:
    """The approved files in `approved`, and what the last run made in `report`."""

    approved: Path
    report: Path

    def differs(self, name: str, actual: bytes | str) -> str:
        """Why `actual`, a PNG or a text, is not the golden `name`; empty where it is. Keeps it for the report."""
        suffix = ".txt" if isinstance(actual, str) else ".png"
        content = actual.encode("utf-8") if isinstance(actual, str) else actual
        made = self.report / f"{name}.actual{suffix}"
        self.report.mkdir(parents=True, exist_ok=True)
        made.write_bytes(content)
        golden = self.approved / f"{name}{suffix}"
        if not golden.is_file():
            return f"there is no golden `{name}`; look at {made}, then: python tests/goldens.py approve {name}"
        why = _text_difference(golden, content) if suffix == ".txt" else self._difference(name, golden, content)
        self._index()
        return f"{why}\nif it is meant: python tests/goldens.py approve {name}" if why else ""

    def approve(self, names: Iterable[str]) -> int:
        """Make goldens of what the last run drew. Gives the exit status 1: approving must never count as passing."""
        if os.environ.get("CI"):
            sys.stderr.write("goldens are never approved in CI\n")
            return 1
        for name in names:
            made = sorted(self.report.glob(f"{name}.actual.*"))
            if not made:
                sys.stderr.write(f"the last run drew no `{name}`; run the tests first\n")
            for path in made:
                self._take(name, path)
        sys.stderr.write("look at what was approved before you commit it; this command always exits with 1\n")
        return 1

    def unused(self, names: Iterable[str]) -> list[str]:
        """The approved files that no test asks for."""
        return sorted({path.stem for path in self.approved.iterdir()} - set(names))

    def _take(self, name: str, path: Path) -> None:
        """Make one golden."""
        content = path.read_bytes()
        if len(content) > MOST_BYTES:
            sys.stderr.write(f"`{name}` has {len(content)} bytes, more than {MOST_BYTES}: crop it or draw it smaller\n")
            return
        self.approved.mkdir(parents=True, exist_ok=True)
        golden = self.approved / f"{name}{path.suffix}"
        verb = "replaced" if golden.exists() else "new"
        golden.write_bytes(content)
        sys.stderr.write(f"{verb}: {golden} ({len(content)} bytes)\n")

    def _difference(self, name: str, golden: Path, content: bytes) -> str:
        """How a picture differs; writes the strip."""
        expected, actual = _pixels(golden.read_bytes()), _pixels(content)
        strip = self.report / f"{name}.strip.png"
        strip.unlink(missing_ok=True)
        if expected.shape != actual.shape:
            return f"it has {actual.shape[1]} x {actual.shape[0]} pixels, had {expected.shape[1]} x {expected.shape[0]}"
        difference = np.abs(expected - actual)
        count = int((difference.max(axis=2) > TOLERANCE).sum())
        if not count:
            return ""
        shown = np.concatenate([expected, 255 - np.clip(difference * LOUDER, 0, 255), actual], axis=1)
        Image.fromarray(shown.astype(np.uint8)).save(strip)
        return f"{count} pixels differ, by up to {difference.max()} levels; look at {strip}"

    def _index(self) -> None:
        """The page with every strip of the last runs."""
        strips = sorted(self.report.glob("*.strip.png"))
        rows = "".join(
            f"<h2>{html.escape(strip.name.removesuffix('.strip.png'))}</h2>"
            f"<p>expected · difference · actual</p><img src='{html.escape(strip.name)}'>"
            for strip in strips
        )
        page = f"<!doctype html><meta charset=utf-8><title>Goldens that differ</title>{rows or 'None.'}"
        (self.report / "index.html").write_text(page, encoding="utf-8")


TODAY = Goldens(ROOT / "tests" / "golden", ROOT / "output" / "golden")
"""The goldens of this project."""


def _pixels(png: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """Height x width x RGB."""
    with Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB")).astype(np.int16)


def _text_difference(golden: Path, content: bytes) -> str:
    """The lines that differ."""
    expected, actual = golden.read_text(encoding="utf-8"), content.decode("utf-8")
    if expected == actual:
        return ""
    return "\n".join(
        difflib.unified_diff(expected.splitlines(), actual.splitlines(), "approved", "actual", lineterm="")
    )


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "approve":
        sys.stderr.write("usage: python tests/goldens.py approve NAME…\n")
        sys.exit(2)
    sys.exit(TODAY.approve(sys.argv[2:]))
