"""What the tiling of boards reports: P620 to P622."""

from __future__ import annotations

import math

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed
from pnp.model.tiles import TileScheme
from pnp.units import format_mm


def no_room(scheme: TileScheme, sink: Sink) -> None:
    """P620: margins and overlap leave nothing of the paper."""
    wide = min(scheme.paper.width, scheme.paper.height) - 2 * scheme.margin
    if wide <= 0:
        note = f"margins of {format_mm(scheme.margin)} leave nothing of the page"
        help = "use `--margin 8mm`"
    else:
        left = f"a margin of {format_mm(scheme.margin)} leaves {format_mm(wide)} across"
        note = f"{left}, and each sheet must show more than the overlap"
        help = "use `--overlap 10mm`" if wide > 20 else "use `--margin 8mm`"
        if wide <= 20 and scheme.margin <= 8:
            help = "use a larger paper, as `--paper a4`"
    sink.error(
        "P620",
        f"an overlap of {format_mm(scheme.overlap)} is too large to lay board `{scheme.name}` on {scheme.paper_name}"
        if wide > 0
        else f"board `{scheme.name}` has no room on {scheme.paper_name}",
        scheme.span,
        notes=(note,),
        help=help,
    )


def too_many(scheme: TileScheme, count: int, most: int, sink: Sink) -> None:
    """P621: more sheets than anybody glues."""
    if scheme.grid:
        what = f"board `{scheme.name}` shall fit on {count} sheets, more than {most}"
        sink.error("P621", what, help="use fewer, as `--fit-sheets 2x2`")
        return
    smaller = max(math.floor(scheme.scale * math.sqrt(most / count) * 90) / 100, 0.01)
    sink.error(
        "P621",
        f"board `{scheme.name}` would take {count} sheets of {scheme.paper_name}, more than {most}",
        scheme.span,
        notes=(f"it is {_across(scheme)} at a scale of {scheme.scale:g}",),
        help=f"use a larger paper, or `--scale {smaller:g}`",
    )


def crossed(scheme: TileScheme, names: tuple[str, ...], sink: Sink) -> None:
    """P622, a note."""
    sink.report(
        Diagnostic(
            "P622",
            f"on {scheme.paper_name}, seams of board `{scheme.name}` cut {listed(names)}",
            scheme.span,
            Severity.NOTE,
            notes=("with these sheets, no seams cut fewer of the things that they should keep clear of",),
            help="a larger paper or a smaller overlap leaves more freedom",
        )
    )


def _across(scheme: TileScheme) -> str:
    """`594 x 420 mm`, as printed."""
    width, height = (length * scheme.scale for length in (scheme.board.width, scheme.board.height))
    return f"{format_mm(width).removesuffix(' mm')} x {format_mm(height)}"
