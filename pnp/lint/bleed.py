"""Bleed that leaves the paper bare: a white edge after the cut."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnp.diagnostics import Sink, Span
from pnp.geometry import EPS, Size
from pnp.lint.pixels import pixels_of
from pnp.lint.side import PrintedSide, named, places
from pnp.units import format_mm

if TYPE_CHECKING:
    from pnp.lint.pixels import Pixels

OPAQUE = 255

Bare = tuple[tuple[str, float], ...]
"""Edges with bare paper and how deep it reaches in from the outer edge of the bleed, in tenths of a mm."""


def check_bleed(sides: Sequence[PrintedSide], word: str, sink: Sink) -> None:
    """Report P801 for sides whose bleed is not opaque all round, once for those of one layout that lack the same.

    White is a colour like any other; only what is transparent is bare. `word` is `face` or `back`.
    """
    known: dict[int, Bare] = {}
    found: dict[tuple[str, Bare], list[PrintedSide]] = {}
    for side in sides:
        if side.raster is None or side.bleed <= EPS:
            continue
        # Equal artworks share their raster; it lives as long as `sides`, so its identity is a safe key.
        if id(side.raster) not in known:
            known[id(side.raster)] = _bare(side, pixels_of(side.raster, _canvas(side)), side.raster.mm_per_px)
        if known[id(side.raster)]:
            found.setdefault((side.layout, known[id(side.raster)]), []).append(side)
    for (layout, bare), concerned in found.items():
        _report(layout, bare, concerned, word, sink)


def _canvas(side: PrintedSide) -> Size:
    """Trim and bleed."""
    return Size(side.size.width + 2 * side.bleed, side.size.height + 2 * side.bleed)


def _bare(side: PrintedSide, pixels: Pixels, mm_per_px: float) -> Bare:
    """The edges of the ring outside the trim with pixels that are not opaque."""
    alpha = pixels[:, :, 3]
    depth = max(1, math.floor((side.bleed + EPS) / mm_per_px))
    bands = {"top": alpha[:depth], "right": alpha[:, -depth:].T, "bottom": alpha[-depth:], "left": alpha[:, :depth].T}
    bare = []
    for edge, band in bands.items():
        deepest = int((band < OPAQUE).sum(axis=0).max())
        if deepest:
            bare.append((edge, side.bleed if deepest == depth else round(deepest * mm_per_px, 1)))
    return tuple(bare)


def _report(layout: str, bare: Bare, concerned: Sequence[PrintedSide], word: str, sink: Sink) -> None:
    """P801."""
    edges = ", ".join(f"{edge} {format_mm(depth)}" for edge, depth in bare)
    first = concerned[0]
    canvas = _canvas(first)
    outer = f'x="{-first.bleed:g}" y="{-first.bleed:g}" width="{canvas.width:g}" height="{canvas.height:g}"'
    sink.error(
        "P801",
        f"the {word} of {named(concerned)} leaves bare paper in its bleed ({edges})",
        Span(layout),
        notes=(
            f"the picture must fill the {format_mm(first.bleed)} outside the trim: no knife is exact, and bare paper "
            "shows as a white edge",
            *places(concerned),
        ),
        help=f'begin the layout with a ground of the whole canvas, as `<rect {outer} fill="white"/>`',
    )
