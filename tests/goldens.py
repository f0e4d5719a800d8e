"""Golden pictures: compare, report, approve. `python tests/goldens.py approve NAME…` writes them and always exits 1.

A golden is a PNG of at most 20 KiB under `tests/golden/today/`. Where a picture differs, one strip
`expected | difference | actual` is written to `output/golden/`, with an `index.html` to look at all of them.
"""

from __future__ import annotations

import html
import io
import os
import sys
from pathlib import Path

import numpy as np
from PIL import Image

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden" / "today"
REPORT = ROOT / "output" / "golden"
MOST_BYTES = 20 * 1024
TOLERANCE = 1
"""Levels per channel: rounding in the rasteriser; nothing may differ by more."""


def differs(name: str, actual: bytes) -> str:
    """Why a picture is not its golden; empty where it is. Keeps the picture for the report and for `approve`."""
    REPORT.mkdir(parents=True, exist_ok=True)
    (REPORT / f"{name}.actual.png").write_bytes(actual)
    golden = GOLDEN / f"{name}.png"
    if not golden.is_file():
        return f"there is no golden `{name}`; look at output/golden/{name}.actual.png, then approve it"
    expected_pixels = np.asarray(Image.open(golden).convert("RGB")).astype(int)
    actual_pixels = np.asarray(Image.open(io.BytesIO(actual)).convert("RGB")).astype(int)
    if expected_pixels.shape != actual_pixels.shape:
        return f"size is {actual_pixels.shape[1::-1]}, was {expected_pixels.shape[1::-1]}"
    difference = np.abs(expected_pixels - actual_pixels)
    count = int((difference.max(axis=2) > TOLERANCE).sum())
    if not count:
        return ""
    strip = np.concatenate([expected_pixels, 255 - np.clip(difference * 8, 0, 255), actual_pixels], axis=1)
    Image.fromarray(strip.astype(np.uint8)).save(REPORT / f"{name}.strip.png")
    _index()
    return f"{count} pixels differ; look at output/golden/{name}.strip.png"


def _index() -> None:
    """The page with every strip."""
    strips = sorted(REPORT.glob("*.strip.png"))
    rows = "".join(
        f"<h2>{html.escape(strip.name.removesuffix('.strip.png'))}</h2>"
        f"<p>expected · difference · actual</p><img src='{html.escape(strip.name)}'>"
        for strip in strips
    )
    page = f"<!doctype html><meta charset=utf-8><title>Goldens that differ</title>{rows}"
    (REPORT / "index.html").write_text(page, encoding="utf-8")


def approve(names: list[str]) -> int:
    """Make the named pictures goldens. Exits with 1 so that an approving run never counts as a pass."""
    if os.environ.get("CI"):
        sys.stderr.write("goldens are never approved in CI\n")
        return 1
    for name in names:
        actual = REPORT / f"{name}.actual.png"
        if not actual.is_file():
            sys.stderr.write(f"no picture `{name}`; run the tests first\n")
            continue
        size = actual.stat().st_size
        if size > MOST_BYTES:
            sys.stderr.write(f"`{name}` has {size} bytes, more than {MOST_BYTES}; crop it or lower its resolution\n")
            continue
        GOLDEN.mkdir(parents=True, exist_ok=True)
        (GOLDEN / f"{name}.png").write_bytes(actual.read_bytes())
        sys.stderr.write(f"approved `{name}` ({size} bytes): look at it before you commit\n")
    return 1


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "approve":
        sys.stderr.write("usage: python tests/goldens.py approve NAME…\n")
        sys.exit(2)
    sys.exit(approve(sys.argv[2:]))
