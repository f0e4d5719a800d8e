"""Programs that people and printers open a PDF with: what they draw of it, and what they find wrong with it."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from tests.pipeline.reading import Pixels

VIEWERS = {
    "pdfium": [],
    "mutool": ["mutool", "draw", "-q", "-F", "png", "-r", "{dpi}", "-o", "-", "{path}", "{page}"],
    "pdftoppm": ["pdftoppm", "-png", "-r", "{dpi}", "-f", "{page}", "-l", "{page}", "{path}"],
    "gs": [
        *("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4"),
        *("-r{dpi}", "-dFirstPage={page}", "-dLastPage={page}", "-sOutputFile=-", "{path}"),
    ],
}

CHECKERS = {
    "qpdf": ["qpdf", "--check", "{path}"],
    "mutool": ["mutool", "draw", "-q", "-F", "png", "-r", "50", "-o", "/dev/null", "{path}"],
    "gs": ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONWARNING", "-sDEVICE=nullpage", "{path}"],
}

OF_THE_PROGRAM = ("warning: icc support is not available",)
"""What a program says of how it was built."""


def drawn_in(viewer: str, path: Path, page: int, dpi: int) -> Pixels:
    """A page, counted from 1, as a viewer draws it on white; the test is skipped where it is not installed."""
    if viewer == "pdfium":
        with pypdfium2.PdfDocument(path) as document:
            return np.asarray(document[page - 1].render(scale=dpi / 72).to_pil().convert("RGB"), np.int16)
    ran = _ran(VIEWERS[viewer], path=path, page=page, dpi=dpi)
    assert complaints(ran) == []
    with Image.open(io.BytesIO(ran.stdout)) as picture:
        return np.asarray(picture.convert("RGB"), np.int16)


def faults(checker: str, path: Path) -> list[str]:
    """What a program finds wrong with a file, on either stream; the test is skipped where it is not installed."""
    ran = _ran(CHECKERS[checker], path=path)
    printed = ran.stdout.decode("utf-8", "replace").splitlines()
    said = complaints(ran) + [line for line in printed if any(word in line.lower() for word in ("warning", "error:"))]
    return said or ([f"status {ran.returncode}"] if ran.returncode else [])


def said_by(checker: str, path: Path) -> str:
    """The complaints of a program as one text; empty where it has none."""
    return "\n".join(faults(checker, path))


def complaints(ran: subprocess.CompletedProcess[bytes]) -> list[str]:
    """The lines that a program wrote about what is wrong."""
    lines = ran.stderr.decode("utf-8", "replace").splitlines()
    return [line for line in lines if line.strip() and line.strip().lower() not in OF_THE_PROGRAM]


def _ran(command: list[str], **values: object) -> subprocess.CompletedProcess[bytes]:
    """Run a program."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    arguments = [part.format(**values) for part in command]
    return subprocess.run(arguments, capture_output=True, check=False, timeout=120)
