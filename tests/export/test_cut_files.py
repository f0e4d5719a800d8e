"""Files of outlines, read again as machines' programs do."""

from __future__ import annotations

import io
import math
import re

import ezdxf
import pytest
from ezdxf import bbox
from ezdxf.document import Drawing
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.export.cut_files import cut_file
from pnp.geometry import Point, Size
from pnp.model.outline import Outline
from pnp.model.sheet import CutPath, Mark

PAGE = Size(297.0, 210.0)
CARD = Outline.rectangle(Size(63.0, 88.0), 3.5)
SHAPES = [
    Outline.rectangle(Size(30.0, 20.0)),
    CARD,
    Outline.circle(25.0),
    Outline.hexagon(Size(20.78, 24.0), flat=False),
    Outline.hexagon(Size(24.0, 20.78), flat=True),
    Outline.rectangle(Size(40.0, 10.0), 5.0),
]


def opened(outlines: list[CutPath]) -> Drawing:
    """The DXF as ezdxf reads it."""
    return ezdxf.read(io.StringIO(cut_file("dxf", PAGE, outlines).decode("utf-8")))  # type: ignore[attr-defined,no-any-return]


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(SHAPES), st.sampled_from([0.0, 90.0, 180.0, 270.0]), st.integers(40, 200), st.integers(40, 160))
def test_the_polyline_lies_on_the_trim(outline: Outline, angle: float, x: int, y: int) -> None:
    (entity,) = opened([CutPath(outline, Point(x, y), angle)]).modelspace()
    size = outline.size.turned if angle % 180 else outline.size
    box = bbox.extents([entity], fast=False)
    # ezdxf measures arcs by chords of a few micrometres off.
    assert (box.extmin.x, box.extmax.x) == pytest.approx((x - size.width / 2, x + size.width / 2), abs=0.02)
    assert (box.extmin.y, box.extmax.y) == pytest.approx(
        (PAGE.height - y - size.height / 2, PAGE.height - y + size.height / 2), abs=0.02
    )


@pytest.mark.parametrize("outline", SHAPES)
def test_every_point_of_the_polyline_lies_on_the_outline(outline: Outline) -> None:
    (entity,) = opened([CutPath(outline, Point(100.0, 100.0), 0.0)]).modelspace()
    path = ezdxf.path.make_path(entity)  # type: ignore[attr-defined]
    for point in path.flattening(0.001):
        assert abs(outline.beyond(Point(point.x - 100, PAGE.height - point.y - 100))) <= 0.005


def test_polylines_are_closed_and_on_the_layer_to_cut() -> None:
    entities = list(opened([CutPath(shape, Point(100.0, 100.0), 0.0) for shape in SHAPES]).modelspace())
    assert {(entity.dxftype(), entity.dxf.layer, entity.closed) for entity in entities} == {("LWPOLYLINE", "CUT", True)}  # type: ignore[attr-defined]


def test_rounded_corners_are_arcs_of_a_quarter() -> None:
    (entity,) = opened([CutPath(CARD, Point(100.0, 100.0), 0.0)]).modelspace()
    bulges = [round(abs(point[4]), 6) for point in entity.get_points()]  # type: ignore[attr-defined]
    assert bulges == [round(math.tan(math.radians(22.5)), 6), 0.0] * 4


def test_the_drawing_is_in_millimetres_and_without_faults() -> None:
    document = opened([CutPath(shape, Point(100.0, 100.0), 0.0) for shape in SHAPES])
    assert (document.header["$INSUNITS"], document.audit().errors) == (4, [])


def test_the_same_outlines_are_the_same_bytes() -> None:
    outlines = [CutPath(shape, Point(100.0, 100.0), 0.0) for shape in SHAPES]
    assert cut_file("dxf", PAGE, outlines) == cut_file("dxf", PAGE, outlines)


def test_no_date_is_written() -> None:
    text = cut_file("dxf", PAGE, [CutPath(CARD, Point(100.0, 100.0), 0.0)]).decode("utf-8")
    assert re.findall(r"20[2-9]\d-\d\d", text) == []


def test_ezdxf_is_left_as_it_was() -> None:
    before = ezdxf.options.write_fixed_meta_data_for_testing  # type: ignore[attr-defined]
    cut_file("dxf", PAGE, [CutPath(CARD, Point(100.0, 100.0), 0.0)])
    assert ezdxf.options.write_fixed_meta_data_for_testing == before  # type: ignore[attr-defined]


def test_the_svg_is_as_large_as_the_sheet_with_a_closed_path_for_each() -> None:
    text = cut_file("svg", PAGE, [CutPath(shape, Point(100.0, 100.0), 0.0) for shape in SHAPES]).decode("ascii")
    assert 'width="297mm" height="210mm" viewBox="0 0 297 210"' in text
    assert len(re.findall(r'<path d="M [^"]* Z"/>', text)) == len(SHAPES)


def test_the_svg_of_a_turned_rectangle_has_its_corners() -> None:
    text = cut_file("svg", PAGE, [CutPath(SHAPES[0], Point(100.0, 50.0), 90.0)]).decode("ascii")
    assert 'd="M 110 35 L 110 65 L 90 65 L 90 35 Z"' in text


def test_the_limits_of_the_drawing_are_those_of_the_sheet() -> None:
    header = opened([CutPath(CARD, Point(100.0, 100.0), 0.0)]).header
    assert (tuple(header["$LIMMIN"])[:2], tuple(header["$LIMMAX"])[:2]) == ((0.0, 0.0), (297.0, 210.0))


FOLD = Mark(Point(90.0, 100.0), Point(110.0, 100.0))


def test_folds_are_lines_in_a_layer_of_their_own() -> None:
    text = cut_file("dxf", PAGE, [CutPath(CARD, Point(100.0, 100.0), 0.0)], [FOLD]).decode("utf-8")
    document = ezdxf.read(io.StringIO(text))  # type: ignore[attr-defined]
    (line,) = [entity for entity in document.modelspace() if entity.dxf.layer == "SCORE"]
    assert (line.dxftype(), line.dxf.start.vec2, line.dxf.end.vec2) == ("LINE", (90.0, 110.0), (110.0, 110.0))
    svg = cut_file("svg", PAGE, [CutPath(CARD, Point(100.0, 100.0), 0.0)], [FOLD]).decode("ascii")
    assert re.search(r'id="SCORE"[^>]*>\s*<path d="M 90 100 L 110 100"/>', svg)
