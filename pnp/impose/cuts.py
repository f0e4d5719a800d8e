"""Cut lines from trims: every trim edge lies on one, shared edges and edges in one line are one cut.

+---+---+      vertical cuts at 3 places, horizontal ones at 2,
|   |   |      however many cards stand in the row
+---+---+
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pnp.geometry import EPS, Point, Rect
from pnp.model.sheet import CutLine

Stretch = tuple[float, float]
"""From and to along a line, mm."""


def cut_lines(trims: Sequence[Rect]) -> tuple[CutLine, ...]:
    """The straight cuts that free all `trims`: vertical ones from left to right, then horizontal ones downwards.

    Edges on one line join into one cut across the gaps between them, unless that cut would go through another trim.
    """
    vertical = _lines([(x, (trim.y, trim.bottom)) for trim in trims for x in (trim.x, trim.right)])
    horizontal = _lines([(y, (trim.x, trim.right)) for trim in trims for y in (trim.y, trim.bottom)])
    found = [
        CutLine(Point(x, start), Point(x, end))
        for x, stretches in vertical
        for start, end in _joined(stretches, _crossed(trims, x))
    ]
    turned = [Rect(trim.y, trim.x, trim.height, trim.width) for trim in trims]
    found += [
        CutLine(Point(start, y), Point(end, y))
        for y, stretches in horizontal
        for start, end in _joined(stretches, _crossed(turned, y))
    ]
    return tuple(found)


def _lines(edges: Iterable[tuple[float, Stretch]]) -> list[tuple[float, list[Stretch]]]:
    """The edges gathered by line: places within EPS of one another are the same line."""
    lines: list[tuple[float, list[Stretch]]] = []
    for place, stretch in sorted(edges):
        if lines and place - lines[-1][0] <= EPS:
            lines[-1][1].append(stretch)
        else:
            lines.append((place, [stretch]))
    return lines


def _crossed(trims: Sequence[Rect], x: float) -> list[Stretch]:
    """Where the vertical line at `x` would go through the inside of a trim."""
    return [(trim.y, trim.bottom) for trim in trims if trim.x < x - EPS and trim.right > x + EPS]


def _joined(stretches: list[Stretch], crossed: list[Stretch]) -> list[Stretch]:
    """The stretches in order, joined where nothing that is crossed lies between two of them."""
    joined: list[Stretch] = []
    for start, end in sorted(stretches):
        if joined and not any(low < start - EPS and high > joined[-1][1] + EPS for low, high in crossed):
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined
