"""No ink outside the shape, for any text and any shape, or an error."""

from __future__ import annotations

import math
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.geometry import EPS, Rect, Transform
from pnp.typeset.element import Outline, SetText
from tests.typeset.text.cases import Desk, text, tspan
from tests.typeset.text.surroundings import Around, circle, polygon, rectangle

SLACK = 2 * EPS

DESK = Desk()
"""For all examples, since fonts take long to load."""

WORDS = st.text(st.sampled_from("abfgjÁJWy,-–() fi\n"), max_size=90)
STYLES = st.sampled_from(
    [{}, {"font_style": "italic"}, {"font_weight": "700"}, {"stroke": "red", "stroke_width": "0.6"}]
)


def star(radii: list[float]) -> Outline:
    """A polygon about (50, 50) with these radii in even directions."""
    angles = [math.tau * number / len(radii) for number in range(len(radii))]
    corners = [
        (50 + radius * math.cos(angle), 50 + radius * math.sin(angle))
        for radius, angle in zip(radii, angles, strict=True)
    ]
    return polygon(*corners)


SHAPES = st.one_of(
    st.lists(st.floats(5, 50), min_size=3, max_size=9).map(star),
    st.floats(5, 60).map(lambda radius: circle(50, 50, radius, 60)),
    st.tuples(st.floats(0, 30), st.floats(5, 90), st.floats(5, 60)).map(
        lambda place: rectangle(place[0], 0, *place[1:])
    ),
)


def inks(result: SetText, desk: Desk) -> Iterator[Rect]:
    """What each letter blackens, its outline included."""
    for run, paint in [(set_run.run, set_run.paint) for set_run in result.runs]:
        facts = next(facts for facts in desk.setter.library.fonts if facts.path == run.font.path)
        font = desk.setter.library.load(facts)
        unit = run.size / font.upem
        half = float(paint.get("stroke-width", 0)) / 2
        for glyph, x, y in zip(run.glyphs, run.xs, run.ys, strict=True):
            ink = font.ink(glyph)
            if ink is not None:
                left, bottom, right, top = [side * unit for side in ink]
                yield Rect(x + left - half, y - top - half, right - left + 2 * half, top - bottom + 2 * half)


def is_inside(rect: Rect, shape: Outline) -> bool:
    """Whether a rectangle lies in a shape: its middle does, and no side of the shape reaches into it."""
    winding = 0
    x, y = rect.centre.x, rect.centre.y
    left, right = rect.x + SLACK, rect.right - SLACK
    top, bottom = rect.y + SLACK, rect.bottom - SLACK
    for ring in shape.rings:
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                winding += 1 if by > ay else -1
            if top < bottom and left < right and _meets((ax, ay), (bx, by), (left, top, right, bottom)):
                return False
    return winding != 0


def _meets(a: tuple[float, float], b: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    """Whether a straight line reaches into a box (Liang and Barsky)."""
    (ax, ay), (bx, by) = a, b
    left, top, right, bottom = box
    begin, end = 0.0, 1.0
    for step, low, high in ((bx - ax, left - ax, right - ax), (by - ay, top - ay, bottom - ay)):
        if step == 0:
            if low >= 0 or high <= 0:
                return False
            continue
        first, last = sorted((low / step, high / step))
        begin, end = max(begin, first), min(end, last)
    return begin < end


def outside(result: SetText, desk: Desk, *shapes: Outline) -> list[Rect]:
    """The ink that lies in none of the shapes."""
    return [ink for ink in inks(result, desk) if not any(is_inside(ink, shape) for shape in shapes)]


@settings(max_examples=100, deadline=None)
@given(
    WORDS,
    SHAPES,
    STYLES,
    st.tuples(
        st.sampled_from(["1", "1.3"]),
        st.sampled_from(["start", "center", "end", "justify"]),
        st.sampled_from(["top", "middle", "bottom"]),
    ),
    st.sampled_from([{}, {"pnp:fit": "shrink", "pnp:min-size": "2"}]),
)
def test_no_ink_lies_outside_a_shape(
    content: str, shape: Outline, style: dict[str, str], aligned: tuple[str, str, str], fit: dict[str, str]
) -> None:
    height, align, valign = aligned
    desk, said = DESK, len(DESK.sink.diagnostics)
    settings_ = {"line_height": height, "text_align": align, "shape_inside": "url(#a)", "white_space": "pre-line"}
    element = text(content, attributes={"pnp:valign": valign, **fit}, font_size="6", **settings_, **style)
    result = desk.setter.set_text(element, Around({"a": shape}).context)
    assert len(desk.sink.diagnostics) > said or outside(result, desk, shape) == []


@settings(max_examples=40, deadline=None)
@given(WORDS, SHAPES, STYLES, st.floats(8, 40), st.floats(20, 60), st.floats(8, 40))
def test_no_ink_lies_outside_the_boxes_of_a_chain(
    content: str, shape: Outline, style: dict[str, str], first: float, width: float, last: float
) -> None:
    desk, said = DESK, len(DESK.sink.diagnostics)
    top = -6 * 1.069
    further = text(attributes={"x": "0", "y": "0", "pnp:height": str(last)}, inline_size=str(width), font_size="6")
    near = Around({"a": shape}, texts={"b": (further, Transform.translation(200, 0))})
    attributes = {"pnp:height": str(first), "pnp:next": "#a #b"}
    words = tspan(content, font_size="6", white_space="pre-line", **style)
    element = text(words, attributes=attributes, inline_size=str(width), font_size="6", white_space="pre-line")
    result = desk.setter.set_text(element, near.context)
    boxes = (rectangle(0, top, width, first), shape, rectangle(200, top, width, last))
    assert len(desk.sink.diagnostics) > said or outside(result, desk, *boxes) == []
