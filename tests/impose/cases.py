"""Builders for the tests of impose."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink
from pnp.geometry import Size
from pnp.impose import impose
from pnp.model.sheet import Item, Sheet, SheetScheme
from pnp.sizes import PAPERS

A4 = SheetScheme(PAPERS["a4"], "A4")
LETTER = SheetScheme(PAPERS["letter"], "Letter")
CARD = Size(63, 88)
LARGE = Size(63, 130)
"""Six of them stand 3 x 2 on A4 at gap 0, upright."""


def deck(count: int, size: Size = CARD, bleed: float = 3.0, **changes: Any) -> list[Item]:
    """Cards `1` to `count` with backs `b1` to `b<count>`."""
    return [replace(Item(str(n), size, bleed, f"b{n}"), **changes) for n in range(1, count + 1)]


def made(items: list[Item], scheme: SheetScheme = A4, **changes: Any) -> tuple[Sheet, ...]:
    """The sheets of a run that must report nothing."""
    sink = Sink()
    sheets = impose(items, replace(scheme, **changes), sink)
    assert sink.diagnostics == ()
    return sheets


def reported(items: list[Item], scheme: SheetScheme = A4, **changes: Any) -> Diagnostic:
    """The one message of a run."""
    sink = Sink()
    impose(items, replace(scheme, **changes), sink)
    (diagnostic,) = sink.diagnostics
    return diagnostic
