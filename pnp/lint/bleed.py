"""Bleed that leaves the paper bare: a white edge after the cut."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import EPS, Size
from pnp.lint.pixels import distances, pixels_of
from pnp.lint.side import Bare, PrintedSide, named, places
from pnp.model.artwork import Raster
from pnp.model.outline import Outline
from pnp.units import format_mm

if TYPE_CHECKING:
    from pnp.lint.pixels import Pixels

OPAQUE = 255
EDGES = 4


def check_bleed(sides: Sequence[PrintedSide], word: str, sink: Sink) -> None:
    """Report P801 for sides whose bleed is not opaque all round, once for those of one layout that lack the same.

    White is a colour like any other; only what is transparent is bare. `word` is `face` or `back`.
    """
    found: dict[tuple[str, Bare], list[PrintedSide]] = {}
    for side in sides:
        if side.bare:
            found.setdefault((side.layout, side.bare), []).append(side)
    for (layout, bare), concerned in found.items():
        _report(layout, bare, concerned, word, sink)


def note_no_bleed(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P818, a note, for the cards whose pictures end at the trim, once for a layout."""
    found: dict[str, list[PrintedSide]] = {}
    for side in sides:
        if side.bleed <= EPS:
            found.setdefault(side.layout, []).append(side)
    for layout, concerned in found.items():
        made = "" if concerned[0].outline else "build with `--bleed-mode mirror` or `--bleed-mode extend`, or "
        sink.report(
            Diagnostic(
                "P818",
                f"the picture of {named(concerned)} ends at the cut, without bleed",
                Span(layout),
                Severity.NOTE,
                notes=("no knife is exact: where it cuts a little outside, paper shows as a white edge",),
                help=f"{made}write `bleed: 3 mm` in the deck's file and draw the layout 3 mm larger on every side",
            )
        )


def _canvas(side: PrintedSide) -> Size:
    """Trim and bleed."""
    return Size(side.size.width + 2 * side.bleed, side.size.height + 2 * side.bleed)


def bare_bleed(raster: Raster, bleed: float, outline: Outline | None = None) -> Bare:
    """The edges of the ring outside the trim with pixels that are not opaque.

    Args:
        raster: trim and bleed.
        bleed: mm on every side.
        outline: the trim where it is no plain rectangle.
    """
    if bleed <= EPS:
        return ()
    if outline is not None:
        return _bare_round(raster, bleed, outline)
    depth = max(1, math.floor((bleed + EPS) / raster.mm_per_px))
    if _opaque_ring(raster, depth):
        return ()
    return _bare(pixels_of(raster), depth, raster.mm_per_px, bleed)


def _bare_round(raster: Raster, bleed: float, outline: Outline) -> Bare:
    """How deep the ring round an outline is bare; the pixels half of which lie outside of the ring do not count."""
    if raster.rgba[3::4].count(OPAQUE) == raster.width * raster.height:
        return ()
    beyond = distances(outline, raster)
    ring = (beyond > 0) & (beyond < bleed - raster.mm_per_px)
    bare = ring & (pixels_of(raster)[:, :, 3] < OPAQUE)
    if not bare.any():
        return ()
    nearest = float(beyond[bare].min())
    return (("outline", bleed if nearest < raster.mm_per_px else round(bleed - nearest, 1)),)


def _opaque_ring(raster: Raster, depth: int) -> bool:
    """Whether the outer `depth` pixels are opaque all round; spares clean decks the import of numpy."""
    row = 4 * raster.width
    bands = [raster.rgba[3 : depth * row : 4], raster.rgba[-depth * row + 3 :: 4]]
    columns = [*range(depth), *range(raster.width - depth, raster.width)]
    bands += [raster.rgba[4 * column + 3 :: row] for column in columns]
    return all(band.count(OPAQUE) == len(band) for band in bands)


def _bare(pixels: Pixels, depth: int, mm_per_px: float, bleed: float) -> Bare:
    """The bare edges, measured."""
    alpha = pixels[:, :, 3]
    bands = {"top": alpha[:depth], "right": alpha[:, -depth:].T, "bottom": alpha[-depth:], "left": alpha[:, :depth].T}
    bare = []
    for edge, band in bands.items():
        deepest = int((band < OPAQUE).sum(axis=0).max())
        if deepest:
            bare.append((edge, bleed if deepest == depth else round(deepest * mm_per_px, 1)))
    return tuple(bare)


def _as_it_is(side: PrintedSide) -> str:
    """The other mend, where a picture fills its trim and nothing of its bleed."""
    if side.outline or len(side.bare) < EDGES or any(depth < side.bleed - EPS for _, depth in side.bare):
        return ""
    width, height = f"{side.size.width:g}", f"{side.size.height:g}"
    canvas = f'`width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"`'
    return f"; or write `bleed: 0 mm` in the deck's file, {canvas} in the layout, and build with `--bleed-mode mirror`"


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
        help=f'begin the layout with a ground of the whole canvas, as `<rect {outer} fill="white"/>`{_as_it_is(first)}',
    )
