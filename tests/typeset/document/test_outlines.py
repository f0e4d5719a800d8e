"""What a text finds around it: outlines to fill, paths to stand along, boxes to go on in."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Rect
from pnp.typeset import Typesetter
from pnp.typeset.element import Neighbours, Outline, SetText, TextContext, TextElement, Track
from pnp.world import MemoryWorld
from tests.typeset.document.drawing import filled, layout


class Asker:
    """A text side that asks for something around each text while it is being set."""

    def __init__(self, ask: Callable[[Neighbours], Any]) -> None:
        self.ask = ask
        self.answers: list[Any] = []

    def set_text(self, element: TextElement, context: TextContext) -> SetText:
        assert context.near is not None
        self.answers.append(self.ask(context.near))
        return SetText((), None)


def asked(body: str, ask: Callable[[Neighbours], Any]) -> list[Any]:
    """What the texts of a body find."""
    asker, sink = Asker(ask), Sink()
    Typesetter(MemoryWorld({}), sink, asker).typeset(filled(layout(body)))
    assert sink.diagnostics == ()
    return asker.answers


def outline(shape: str, text: str = "<text>a</text>") -> Outline:
    """The outline of the shape #a as the text finds it."""
    (found,) = asked(f"{shape}{text}", lambda near: near.outline("a"))
    assert found is not None
    return found


def track(path: str) -> Track:
    """The path #a as a text finds it."""
    (found,) = asked(f"{path}<text>a</text>", lambda near: near.track("a"))
    assert found is not None
    return found


def bounds(found: Outline) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of an outline."""
    xs, ys = zip(*[point for ring in found.rings for point in ring], strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def area(found: Outline) -> float:
    """The area inside, rings added up."""
    return sum(
        (x * end_y - end_x * y) / 2
        for ring in found.rings
        for (x, y), (end_x, end_y) in zip(ring, (*ring[1:], ring[0]), strict=True)
    )


class TestOutline:
    def test_a_rectangle_is_its_corners(self):
        found = outline('<rect id="a" x="1" y="2" width="3" height="4"/>')
        assert (found.tag, found.rings, found.upright) == (
            "rect",
            (((1, 2), (4, 2), (4, 6), (1, 6)),),
            Rect(1, 2, 3, 4),
        )

    @pytest.mark.parametrize(
        ("shape", "size"),
        [
            ('<circle id="a" cx="30" cy="30" r="10"/>', math.pi * 100),
            ('<ellipse id="a" cx="30" cy="30" rx="10" ry="5"/>', math.pi * 50),
            ('<rect id="a" x="20" y="20" width="20" height="10" rx="4" ry="2"/>', 200 - 32 + math.pi * 8),
            ('<polygon id="a" points="0 0 10 0 10 10"/>', 50),
            ('<path id="a" d="M10 0 h10 v10 H10 z"/>', 100),
            ('<path id="a" d="M0 0 a5 5 0 0 1 10 0"/>', math.pi * 12.5),
            ('<path id="a" d="M0 0 Q5 -10 10 0 Z"/>', 100 / 3),
            ('<path id="a" d="M0 0 C0 -10 10 -10 10 0"/>', 60),
            ('<path id="a" d="M0 0 c0 -10 10 -10 10 0 s10 10 10 0 L20 20 L0 20"/>', 400),
            ('<path id="a" d="M0 0 q5 -10 10 0 t10 0 V20 H0"/>', 400),
        ],
    )
    def test_curves_are_as_large_as_they_are(self, shape, size):
        assert area(outline(shape)) == pytest.approx(size, rel=0.003)

    def test_a_curve_is_off_by_a_hundredth_of_a_millimetre_at_most(self):
        (ring,) = outline('<circle id="a" cx="0" cy="0" r="30"/>').rings
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)]
        assert min(math.hypot(*middle) for middle in middles) > 30 - 0.0101
        assert len(ring) < 200

    def test_a_curve_in_a_large_unit_is_cut_as_finely_on_the_card(self):
        body = '<g transform="scale(10)"><circle id="a" cx="3" cy="3" r="3"/><text>a</text></g>'
        (found,) = asked(body, lambda near: near.outline("a"))
        assert len(found.rings[0]) == len(outline('<circle id="a" cx="30" cy="30" r="30"/>').rings[0])

    def test_a_path_of_several_parts_has_several_rings(self):
        found = outline('<path id="a" fill-rule="evenodd" d="M0 0h9v9h-9z m3 3h3v3h-3z M20 0h5v5"/>')
        assert (len(found.rings), found.even_odd) == (3, True)

    def test_a_turned_rectangle_is_a_shape_and_no_upright_rectangle(self):
        found = outline('<rect id="a" width="10" height="10" transform="rotate(45)"/>')
        assert found.upright is None
        assert bounds(found) == pytest.approx((-math.sqrt(50), 0, math.sqrt(50), math.sqrt(200)))

    @pytest.mark.parametrize(
        "shape",
        [
            '<line id="a" x2="9"/>',
            '<polyline id="a" points="0 0 9 9 0 9"/>',
            '<g id="a"><rect width="9" height="9"/></g>',
            '<rect id="a"/>',
            '<rect id="b" width="9" height="9"/>',
            '<svg><rect id="a" width="9" height="9"/></svg>',
        ],
    )
    def test_what_has_no_inside_is_none(self, shape):
        assert asked(f"{shape}<text>a</text>", lambda near: near.outline("a")) == [None]

    def test_a_shape_leads_on(self):
        assert outline('<rect id="a" width="9" height="9" pnp:next="#b"/>').next == "#b"

    def test_a_text_that_is_used_again_takes_its_shape_along(self):
        body = '<g id="b"><rect id="a" x="1" y="2" width="3" height="4"/><text>a</text></g><use href="#b" x="20"/>'
        assert [found.upright for found in asked(body, lambda near: near.outline("a"))] == [Rect(1, 2, 3, 4)] * 2


class TestTrack:
    def test_a_straight_path_is_one_step(self):
        assert track('<path id="a" d="M1 2 h10"/>').steps == ((10, 1, 2, 11, 2, 0, 0),)

    def test_a_circle_is_as_long_as_it_is_and_turns_all_round(self):
        steps = track('<path id="a" d="M10 0 A10 10 0 1 1 -10 0 A10 10 0 1 1 10 0"/>').steps
        assert sum(step.length for step in steps) == pytest.approx(20 * math.pi, rel=0.001)
        assert sum(step.end_turn - step.turn for step in steps) == pytest.approx(360)

    def test_a_closed_path_goes_back_to_where_it_began(self):
        last = track('<path id="a" d="M0 0 h10 v10 z"/>').steps[-1]
        assert (last.end_x, last.end_y, last.turn) == (0, 0, -135)

    def test_its_own_transform_counts_and_those_around_it_do_not(self):
        body = '<g transform="scale(3)"><path id="a" d="M0 0 h10" transform="translate(1 2)"/></g>'
        assert track(body).steps == ((10, 1, 2, 11, 2, 0, 0),)

    def test_the_length_that_its_author_states_is_told(self):
        assert track('<path id="a" d="M0 0 h10" pathLength="100"/>').stated == 100

    def test_a_handle_that_lies_on_the_end_leaves_the_direction_of_the_curve(self):
        step = track('<path id="a" d="M0 0 C0 0 10 0 10 10"/>').steps[0]
        assert step.turn == pytest.approx(0)

    def test_other_shapes_are_no_paths(self):
        assert asked('<circle id="a" r="9"/><text>a</text>', lambda near: near.track("a")) == [None]


class TestText:
    def test_another_text_is_found_with_where_it_stands(self):
        body = (
            '<text transform="translate(1 1)">a</text>'
            '<g transform="translate(20 0)"><text id="b" x="3" transform="translate(0 5)"/></g>'
        )
        linked = asked(body, lambda near: near.text("b"))[0]
        assert (linked.element.attributes["x"], linked.to_text.e, linked.to_text.f) == ("3", 19, 4)

    def test_its_shapes_are_found_in_its_own_coordinates(self):
        body = (
            '<defs><rect id="a" x="1" width="9" height="9"/></defs><text>a</text>'
            '<g transform="translate(20 0)"><rect id="c" x="2" width="9" height="9"/><text id="b"/></g>'
        )
        near = asked(body, lambda near: near.text("b").near)[0]
        assert near.view.width == 69

    def test_no_text_is_none(self):
        assert asked('<rect id="b" width="1" height="1"/><text>a</text>', lambda near: near.text("b")) == [None]


def test_100_percent_is_the_nearest_view_box():
    body = '<svg width="20" height="10" viewBox="0 0 40 20"><text>a</text></svg><text>b</text>'
    assert [(view.width, view.height) for view in asked(body, lambda near: near.view)] == [(40, 20), (69, 94)]
