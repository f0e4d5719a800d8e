"""Icons that the knife cuts: rows that are longer than the card, places that are miscounted.

│ trim          │
│     ◆   ◆   ◆─┼─ cut
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import Point
from pnp.lint.side import PrintedSide, start_tag
from pnp.model.artwork import PlacedPicture
from pnp.units import format_mm

MEANT = 0.6
"""Of the shorter side of the trim: larger icons are grounds, which run over the edge by design."""

TOUCHING = 0.5
"""mm; drawings mostly leave as much room in their square."""

ICON_FILE = ".svg"


class _Cut(Struct, frozen=True):
    """An icon on a side, and how far it goes over an edge of the trim."""

    side: PrintedSide
    icon: PlacedPicture
    edge: str
    over: float


def check_icons(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P826 for icons that reach beyond the trim, once for each place of a layout.

    `sides` are faces: on backs icons make patterns, which run over the edge.
    """
    found: dict[Span, list[_Cut]] = {}
    for side in sides:
        for picture in side.pictures:
            cut = _cut(side, picture) if picture.path.endswith(ICON_FILE) else None
            if cut is not None:
                found.setdefault(picture.at, []).append(cut)
    for cuts in found.values():
        worst = max(cuts, key=lambda cut: cut.over)
        name = worst.icon.path.rpartition("/")[2].removesuffix(ICON_FILE)
        sink.report(
            Diagnostic(
                "P826",
                f"icon `{name}` goes {format_mm(worst.over)} over the cut on the {worst.edge}, and is cut off there",
                start_tag(worst.icon.at),
                Severity.WARNING,
                notes=(f"icons larger than {MEANT:.0%} of the shorter side are taken for grounds",),
                help="make it smaller, or move it; in a row, let size and step follow from the number of icons",
                subjects=tuple(dict.fromkeys(cut.side.subject.name for cut in cuts)),
            )
        )


def _cut(side: PrintedSide, icon: PlacedPicture) -> _Cut | None:
    """Where the edge of the trim goes through an icon; None where it does not."""
    width, height = side.size.width, side.size.height
    if max(icon.across, icon.down) > MEANT * min(width, height):
        return None
    corners = [icon.to_card.apply(Point(x, y)) for x in (0, 1) for y in (0, 1)]
    left, right = min(corner.x for corner in corners), max(corner.x for corner in corners)
    top, bottom = min(corner.y for corner in corners), max(corner.y for corner in corners)
    over = {"left": -left, "right": right - width, "top": -top, "bottom": bottom - height}
    edge = max(over, key=lambda name: over[name])
    return _Cut(side, icon, edge, over[edge]) if over[edge] > TOUCHING else None
