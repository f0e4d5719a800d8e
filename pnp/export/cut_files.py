"""Outlines for cutting machines, as SVG and DXF: closed paths in true size, the same bytes each time.

What is folded stands in a layer of its own, to be scored or left out.

SVG: mm, the page as large as the sheet, y down       DXF: mm, the bottom-left corner of the sheet at 0, 0
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pnp.export.content import number
from pnp.geometry import EPS, Point, Size, Transform
from pnp.model.cutter import CutForm
from pnp.model.sheet import CutPath, Mark

LAYER = "CUT"
SCORES = "SCORE"

LINE_WIDTH = 0.1
"""Of the SVG's lines, mm: seen on a screen; a machine cuts along their middle."""

PLACES = 4
"""Decimals of a coordinate in mm."""

Vertex = tuple[float, float, float]
"""A corner of a DXF polyline, and the bulge of the edge behind it: the tangent of a quarter of its arc's angle."""


def cut_file(form: CutForm, size: Size, outlines: Sequence[CutPath], scores: Sequence[Mark] = ()) -> bytes:
    """The outlines and folds of a sheet of `size` mm as a file."""
    return (_svg if form == "svg" else _dxf)(size, outlines, scores)


def _svg(size: Size, outlines: Sequence[CutPath], scores: Sequence[Mark]) -> bytes:
    """An SVG with a path for each outline and each fold."""
    width, height = number(size.width, PLACES), number(size.height, PLACES)
    paths = [f'    <path d="{_path(outline)}"/>' for outline in outlines]
    box = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'  <g id="{LAYER}" fill="none" stroke="#ff0000" stroke-width="{LINE_WIDTH}">',
        *paths,
        "  </g>",
        *_score_layer(scores),
        "</svg>",
        "",
    ]
    return "\n".join(lines).encode("ascii")


def _score_layer(scores: Sequence[Mark]) -> list[str]:
    """The layer of the folds, in another colour, by which machines' programs tell what to do."""
    if not scores:
        return []
    lines = []
    for fold in scores:
        places = (number(value, PLACES) for value in (fold.start.x, fold.start.y, fold.end.x, fold.end.y))
        lines.append('    <path d="M {} {} L {} {}"/>'.format(*places))
    return [f'  <g id="{SCORES}" fill="none" stroke="#0000ff" stroke-width="{LINE_WIDTH}">', *lines, "  </g>"]


def _path(cut: CutPath) -> str:
    """The path data of one outline."""
    place = _place(cut)
    words: list[str] = []
    for step in cut.outline.steps():
        words.append("C" if len(step) > 1 else "L" if words else "M")
        for point in map(place.apply, step):
            words += [number(point.x, PLACES), number(point.y, PLACES)]
    return " ".join((*words, "Z"))


def _place(cut: CutPath) -> Transform:
    """From the outline about its centre to the sheet."""
    return Transform.rotation(cut.angle_deg).then(Transform.translation(cut.centre.x, cut.centre.y))


def _dxf(size: Size, outlines: Sequence[CutPath], scores: Sequence[Mark]) -> bytes:
    """A DXF with a closed polyline for each outline, its arcs as bulges, and a line for each fold.

    There is no date in it and no name of a person; that of the library stands there without its version.
    """
    import ezdxf
    from ezdxf import units

    with _undated():
        document = ezdxf.new("R2010", units=units.MM)
        document.layers.add(LAYER, color=1)
        space = document.modelspace()
        space.reset_limits((0.0, 0.0), (size.width, size.height))
        for outline in outlines:
            space.add_lwpolyline(list(_vertices(outline, size)), format="xyb", close=True, dxfattribs={"layer": LAYER})
        if scores:
            document.layers.add(SCORES, color=5)
        for fold in scores:
            start, end = ((round(end.x, PLACES), round(size.height - end.y, PLACES)) for end in (fold.start, fold.end))
            space.add_line(start, end, dxfattribs={"layer": SCORES})
        written = io.StringIO()
        document.write(written)
        return document.encode(written.getvalue())


@contextmanager
def _undated() -> Iterator[None]:
    """While this lasts ezdxf writes fixed dates and identifiers; it has no other way than this switch."""
    from ezdxf import options

    before = options.write_fixed_meta_data_for_testing
    options.write_fixed_meta_data_for_testing = True
    try:
        yield
    finally:
        options.write_fixed_meta_data_for_testing = before


def _vertices(cut: CutPath, size: Size) -> Iterator[Vertex]:
    """The corners of one outline, counter-clockwise once y points up; each corner of the core is an arc."""
    outline, place = cut.outline, _place(cut)
    core, radius = outline.core, outline.radius

    def at(point: Point, bulge: float) -> Vertex:
        there = place.apply(point)
        return round(there.x, PLACES), round(size.height - there.y, PLACES), bulge

    if len(core) == 1:
        yield at(Point(core[0].x + radius, core[0].y), -1.0)
        yield at(Point(core[0].x - radius, core[0].y), -1.0)
        return
    for index, corner in enumerate(core):
        if radius <= EPS:
            yield at(corner, 0.0)
            continue
        before, after = _normal(core[index - 1], corner), _normal(corner, core[(index + 1) % len(core)])
        turn = (math.atan2(after.y, after.x) - math.atan2(before.y, before.x)) % (2 * math.pi)
        # Clockwise as seen on the sheet, which has y down, is clockwise with y up, too: bulges are below nought.
        yield at(Point(corner.x + radius * before.x, corner.y + radius * before.y), -math.tan(turn / 4))
        yield at(Point(corner.x + radius * after.x, corner.y + radius * after.y), 0.0)


def _normal(start: Point, end: Point) -> Point:
    """The unit vector that leads outwards from an edge of a core that runs clockwise."""
    length = math.hypot(end.x - start.x, end.y - start.y)
    return Point((end.y - start.y) / length, (start.x - end.x) / length)
