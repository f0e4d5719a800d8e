"""Outlines for cutting machines, as SVG and DXF: closed paths in true size, the same bytes each time.

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
from pnp.model.sheet import CutPath

LAYER = "CUT"

LINE_WIDTH = 0.1
"""Of the SVG's lines, mm: seen on a screen; a machine cuts along their middle."""

PLACES = 4
"""Decimals of a coordinate in mm."""

Vertex = tuple[float, float, float]
"""A corner of a DXF polyline, and the bulge of the edge behind it: the tangent of a quarter of its arc's angle."""


def cut_file(form: CutForm, size: Size, outlines: Sequence[CutPath]) -> bytes:
    """The outlines of a sheet of `size` mm as a file."""
    return _svg(size, outlines) if form == "svg" else _dxf(size, outlines)


def _svg(size: Size, outlines: Sequence[CutPath]) -> bytes:
    """An SVG with a path for each outline."""
    width, height = number(size.width, PLACES), number(size.height, PLACES)
    paths = [f'    <path d="{_path(outline)}"/>' for outline in outlines]
    box = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'  <g id="{LAYER}" fill="none" stroke="#ff0000" stroke-width="{LINE_WIDTH}">',
        *paths,
        "  </g>",
        "</svg>",
        "",
    ]
    return "\n".join(lines).encode("ascii")


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


def _dxf(size: Size, outlines: Sequence[CutPath]) -> bytes:
    """A DXF with a closed polyline for each outline, its arcs as bulges; no date and no name of a person or program."""
    import ezdxf
    from ezdxf import units

    with _undated():
        document = ezdxf.new("R2010", units=units.MM)
        document.layers.add(LAYER, color=1)
        document.header["$LIMMIN"] = (0.0, 0.0)
        document.header["$LIMMAX"] = (size.width, size.height)
        space = document.modelspace()
        for outline in outlines:
            space.add_lwpolyline(list(_vertices(outline, size)), format="xyb", close=True, dxfattribs={"layer": LAYER})
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
