from __future__ import annotations

import pytest

from pnp.diagnostics import Span
from pnp.geometry import Point, Rect, Transform
from pnp.typeset.element import TextElement
from tests.typeset.document.drawing import Desk, inside


def given(body: str, attributes: str = "", language: str = "en"):
    """What the text side was given for the first text of a body."""
    desk = Desk()
    desk.typeset(body, attributes, language=language)
    assert desk.sink.diagnostics == ()
    return desk.texts.given[0]


def test_content_keeps_order_and_spaces():
    element, _ = given('<text> a <tspan font-weight="700">b</tspan> c<tspan/> </text>')
    parts = [part if isinstance(part, str) else [part.tag, *part.content] for part in element.content]
    assert parts == [" a ", ["tspan", "b"], " c", ["tspan"], " "]


def test_style_of_a_part_is_complete():
    element, _ = given(
        '<g font-family="Jost"><text font-size="4" fill="red">a<tspan font-size="2em" baseline-shift="super">b</tspan></text></g>'
    )
    part = element.content[1]
    assert isinstance(part, TextElement)
    assert (part.style["font-family"], part.style["font-size"], part.style["fill"], part.style["baseline-shift"]) == (
        "Jost",
        "8",
        "red",
        "super",
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text-wrap", "balance"),
        ("text-wrap-style", "pretty"),
        ("text-wrap-mode", "nowrap"),
        ("hyphens", "auto"),
        ("white-space", "pre-line"),
        ("text-align", "center"),
        ("text-transform", "uppercase"),
        ("text-indent", "2"),
        ("line-height", "1.2"),
        ("font-width", "condensed"),
    ],
)
@pytest.mark.parametrize("written", ['{}="{}"', 'style="{}: {}"'])
def test_properties_of_text_are_attributes_and_are_inherited(written, name, value):
    element, _ = given(f"<g {written.format(name, value)}><text>a</text></g>")
    assert element.style[name] == value


def test_own_properties_do_not_reach_parts():
    element, _ = given('<text inline-size="20" style="shape-inside:url(#a)">a<tspan>b</tspan></text>')
    part = element.content[1]
    assert isinstance(part, TextElement)
    assert (element.style["inline-size"], "inline-size" in part.style, "shape-inside" in part.style) == (
        "20",
        False,
        False,
    )


def test_attributes_keep_ours_and_lose_editor_data():
    element, _ = given(
        '<text x="1" pnp:height="9" xml:space="preserve" xmlns:i="urn:i" i:label="b" pnp:fields="name" class="c" transform="scale(2)">a</text>'
    )
    assert dict(element.attributes) == {"x": "1", "pnp:height": "9", "xml:space": "preserve"}


def test_place_and_fields_are_handed_on():
    element, context = given('<text pnp:at="layouts/a.svg:3:4" pnp:fields="name cost">a</text>')
    assert (element.at, context.fields) == (Span("layouts/a.svg", 3, 4), ("name", "cost"))


def test_language_and_subject_are_handed_on():
    _, context = given("<text>a</text>", language="hu")
    assert (context.language, context.subject.name) == ("hu", "card `alhambra`")


@pytest.mark.parametrize(
    ("body", "attributes", "expected"),
    [
        ("<text>a</text>", "", Point(0, 0)),
        ('<text transform="translate(1 2)">a</text>', "", Point(1, 2)),
        ('<g transform="scale(2)"><text transform="translate(1 2)">a</text></g>', "", Point(2, 4)),
        ('<svg x="10" y="20" width="5" height="5" viewBox="0 0 10 10"><text>a</text></svg>', "", Point(10, 20)),
    ],
)
def test_origin_on_the_card(body, attributes, expected):
    _, context = given(body, attributes)
    found = context.to_card.apply(Point(0, 0))
    assert (found.x, found.y) == pytest.approx((expected.x, expected.y))


def test_other_view_boxes_are_measured_in_mm_from_the_trim_corner():
    desk = Desk()
    from pnp.geometry import Size
    from pnp.model.artwork import FilledArtwork, Subject

    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="0 0 690 940"><text>a</text></svg>'
    )
    desk.typesetter.typeset(FilledArtwork(svg, Size(63, 88), 3.0, 3.0, "en", "layouts/a.svg", Subject("card `a`")))
    assert desk.texts.given[0][1].to_card == Transform(0.1, 0, 0, 0.1, -3, -3)


class TestShapes:
    def shape(self, body: str, id_: str = "box") -> Rect | None:
        _, context = given(body)
        return context.shape(id_)

    def test_transform_of_the_text_moves_its_box_as_well(self):
        body = (
            '<rect id="box" x="10" y="20" width="30" height="5" fill="none"/><text transform="translate(1 2)">a</text>'
        )
        assert self.shape(body) == Rect(10, 20, 30, 5)

    def test_transforms_of_groups_count(self):
        body = (
            '<g transform="scale(2)"><rect id="box" x="10" y="20" width="30" height="5"/></g>'
            '<g transform="translate(1 2)"><text>a</text></g>'
        )
        assert self.shape(body) == Rect(19, 38, 60, 10)

    def test_rectangle_in_defs_is_measured_in_the_coordinates_of_the_text(self):
        body = (
            '<defs><g transform="scale(2)"><rect id="box" x="10" y="20" width="30" height="5"/></g></defs>'
            '<g transform="translate(1 2)"><text transform="rotate(30)">a</text></g>'
        )
        assert self.shape(body) == Rect(20, 40, 60, 10)

    def test_text_that_is_used_elsewhere_takes_its_rectangle_along(self):
        body = (
            '<g id="a"><rect id="box" x="10" y="20" width="30" height="5"/><text>a</text></g>'
            '<use href="#a" transform="rotate(180)"/>'
        )
        desk = Desk()
        desk.typeset(body)
        rectangles = [context.shape("box") for _, context in desk.texts.given]
        assert rectangles[0] == Rect(10, 20, 30, 5)

    def test_text_turned_with_its_rectangle_sees_it_upright(self):
        body = '<g transform="rotate(30)"><rect id="box" width="30" height="5"/><text>a</text></g>'
        found = self.shape(body)
        assert found
        assert (found.x, found.y, found.width, found.height) == pytest.approx((0, 0, 30, 5))

    @pytest.mark.parametrize(
        "rect", ['<rect id="box" width="3" height="3" transform="rotate(30)"/>', '<circle id="box" r="3"/>', ""]
    )
    def test_no_upright_rectangle_is_none(self, rect):
        assert self.shape(f"{rect}<text>a</text>") is None

    def test_moved_rectangle_sets_the_text_again(self):
        desk = Desk()
        seen = []
        for x in (1, 2, 1):
            desk.texts.given.clear()
            desk.typeset(f'<rect id="box" x="{x}" width="3" height="3"/><text style="shape-inside:url(#box)">a</text>')
            seen.append(len(desk.texts.given))
        assert seen == [1, 1, 0]


class TestPaint:
    def test_place_holder_carries_paint_and_transform(self):
        assert inside(
            '<text fill="red" fill-opacity="50%" stroke="hsl(0 100% 50%)" stroke-width="1px" transform="rotate(90)">a</text>'
        ) == [
            '<g transform="matrix(0 1 -1 0 0 0)"><g pnp:run="0" fill="#ff0000" fill-opacity="0.5" stroke="#ff0000"/></g>'
        ]

    def test_gradient_is_measured_by_the_text(self):
        gradient = (
            '<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
        )
        (layer,) = inside(f'{gradient}<text fill="url(#a)">four</text>')
        assert 'gradientTransform="matrix(4 0 0 3 0 0)"' in layer
        assert '<g pnp:run="0" fill="url(##1)"/>' in layer

    def test_opacity_makes_the_text_one_thing(self):
        assert inside('<text opacity=".5" transform="scale(2)">a</text>') == [
            '<g transform="matrix(2 0 0 2 0 0)" opacity="0.5"><g pnp:run="0"/></g>'
        ]

    def test_clipped_text_stays_text(self):
        assert inside('<clipPath id="c"><rect width="1" height="1"/></clipPath><text clip-path="url(#c)">a</text>') == [
            '<defs><clipPath id="#1"><rect width="1" height="1"/></clipPath></defs><g clip-path="url(##1)"><g pnp:run="0"/></g>'
        ]

    def test_hidden_and_empty_texts_leave_nothing(self):
        assert inside(
            '<text visibility="hidden">a</text><text> </text><text/><text display="none">a</text><circle r="3"/>'
        ) == ['<circle r="3"/>']


def test_boxes_of_all_texts_are_kept():
    desk = Desk()
    artwork = desk.typeset('<text>a</text><g opacity=".5"><text>b</text></g>')
    assert artwork
    assert [box.text for box in artwork.boxes] == ["a", "b"]


def test_spaces_and_language_count_for_all_in_an_element():
    element, _ = given('<g xml:space="preserve" xml:lang="hu"><text xml:lang="fi">a</text></g>')
    assert (element.attributes["xml:space"], element.attributes["xml:lang"]) == ("preserve", "fi")
