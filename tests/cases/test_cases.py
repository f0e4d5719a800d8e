"""Annotated error cases: `errors/<code>-<slug>.case`, in the form that `case.py` describes.

With `PNP_UPDATE_CASES=1` the annotations are rewritten for review in the diff, and the run fails.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.pipeline.check import check_world
from pnp.world import MemoryWorld
from tests.cases.case import BASE, Files, annotated, as_expected, mended, parsed, place

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("errors/*.case"))
BEYOND_TEXT = ("P105", "P162", "P421", "P422", "P487")
"""What their help says is done to other things than text: an encoding, a program, a picture, a font."""

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)


def found(files: Files, case: Path | None = None) -> tuple[Diagnostic, ...]:
    """What `pnp check` says of the files; for a case of the lint, `pnp check --print`."""
    sink = Sink()
    check_world(MemoryWorld(files), (), sink, print_lint=case is not None and case.stem.startswith("P8"))
    return tuple(sorted(sink.diagnostics, key=lambda message: place(as_expected(message))))


@functools.cache
def messages(case: Path) -> tuple[Diagnostic, ...]:
    """What the case gives."""
    return found(parsed(case.read_text(encoding="utf-8")).files, case)


def test_the_base_project_is_clean() -> None:
    assert found(BASE) == ()


@every_case
def test_the_messages_are_those_annotated(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    annotations = sorted(parsed(text).expected, key=place)
    diagnostics = messages(case)
    known = [(*vars(message).values(),)[:-1] for message in annotations]
    said = [(*vars(as_expected(diagnostic)).values(),)[:-1] for diagnostic in diagnostics]
    if os.environ.get("PNP_UPDATE_CASES") and said != known:
        case.write_text(annotated(text, diagnostics), encoding="utf-8")
        pytest.fail("annotations rewritten: read them in the diff")
    assert said == known


@every_case
def test_the_case_is_named_after_its_code(case: Path) -> None:
    codes = {diagnostic.code for diagnostic in messages(case)}
    assert case.stem.partition("-")[0] in codes or (case.stem.startswith("clean-") and not codes)


@every_case
def test_every_help_mends_the_input(case: Path) -> None:
    content = parsed(case.read_text(encoding="utf-8"))
    before = messages(case)
    for diagnostic, annotation in zip(before, sorted(content.expected, key=place), strict=True):
        if (diagnostic.help is None or diagnostic.code in BEYOND_TEXT) and not annotation.mended:
            continue
        after = mended(content.files, diagnostic, annotation.mended)
        assert after is not None, f"say with `mended:` what `{diagnostic.help}` makes of the input"
        # A note is no mistake, so a mend may lead to one.
        mistakes = [message for message in found(after, case) if message.severity is not Severity.NOTE]
        left = [(message.code, message.what) for message in mistakes]
        assert (diagnostic.code, diagnostic.what) not in left, f"{diagnostic.help} does not mend {diagnostic.what}"
        assert set(left) <= {(message.code, message.what) for message in before}, f"{diagnostic.help} breaks more"
