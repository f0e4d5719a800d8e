from __future__ import annotations

import pytest

from pnp.diagnostics import Severity, Span
from tests.typeset.document.drawing import Desk, filled, inside, layout, told, whats

RECT = '<rect width="9" height="9"/>'


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('<rect width="9" height="9" style="filter:url(#a)"/>', "P405 `filter: url(#a)` of <rect> is not drawn"),
        (f'<g style="filter:blur(2px)">{RECT}</g>', "P405 `filter: blur(2px)` of <g> is not drawn"),
        ('<rect width="9" height="9" style="mix-blend-mode:multiply"/>', "P406 `mix-blend-mode: multiply` of <rect> is not drawn"),
        ('<rect width="9" height="9" clip-path="circle(3px)"/>', "P409 `clip-path: circle(3px)` is not drawn"),
        ("<foreignObject/>", "P410 <foreignObject> is not drawn: what is in it is no SVG"),
        ('<rect width="9" height="9" fill="var(--x, #333)"/>', "P411 `fill: var(--x, #333)`: `var()` and `calc()` are not worked out"),
        ('<rect width="9" height="9" style="stroke-width:calc(1px + 2px)"/>', "P411 `stroke-width: calc(1px + 2px)`: `var()` and `calc()` are not worked out"),
        ('<rect width="9" height="9" fill="blau"/>', "P414 `fill: blau` is no colour"),
        ('<rect width="9 foo" height="9"/>', 'P415 `width="9 foo"` of <rect> is no length'),
        ('<rect width="9" height="9" opacity="half"/>', 'P415 `opacity="half"` of <rect> is no number from 0 to 1'),
        ('<rect width="9" height="9" transform="turn(3)"/>', "P415 `transform: turn(3)` cannot be read"),
        ('<path d="M0 0H9" stroke="red" stroke-dasharray="-1 2"/>', 'P415 `stroke-dasharray="-1 2"` of <path> is no pattern of dashes: a length is below 0'),
        ('<polygon points="1 2 3"/>', 'P415 `points="1 2 3"` of <polygon> is a list of 3 numbers; x and y come in pairs'),
        ('<path d="M0 0 K3 3"/>', 'P415 `d="M0 0 K3 3"` of <path> is no path: `K` has no meaning in it'),
        ("<rectangle/>", "P416 there is no element <rectangle> in SVG"),
        ("<tspan>x</tspan>", "P416 <tspan> stands where it is not drawn"),
        ("<flowRoot><flowPara>x</flowPara></flowRoot>", "P417 <flowRoot> has no shape that its text could fill"),
        ('<path d="M0 0h9" stroke="red" vector-effect="non-scaling-stroke"/>', "P427 `vector-effect: non-scaling-stroke` of <path> is not drawn"),
        ('<text pnp:heigth="3">x</text>', "P428 there is no attribute `pnp:heigth`"),
        ('<use href="icons.svg#star"/>', 'P429 `href="icons.svg#star"` refers to another file, where only elements of this drawing can be named'),
    ],
)  # fmt: skip
def test_what_would_be_drawn_wrongly_is_refused_by_name(body, expected):
    assert whats(body) == [expected]


@pytest.mark.parametrize(
    "body",
    [
        '<rect width="9" height="9" style="mix-blend-mode:normal;filter:none;clip-path:none;mask:none"/>',
        '<rect width="9" height="9" style="vector-effect:non-scaling-stroke"/>',
        '<defs><filter id="unused"/><rect id="also" filter="url(#unused)"/></defs>' + RECT,
        '<rect width="9" height="9" style="isolation:auto;display:inline;overflow:visible;enable-background:new"/>',
        '<path d="M0 0h9v9z" clip-rule="evenodd" fill-rule="evenodd"/>',
        f'<g style="display:none"><foreignObject/><rectangle/></g>{RECT}',
        '<switch><foreignObject requiredExtensions="x"/><g>' + RECT + "</g></switch>",
    ],
)
def test_what_has_no_effect_is_let_through(body):
    assert whats(body) == []


def test_message_points_at_the_layout_line():
    (message,) = told(
        '<g pnp:at="layouts/heroes/face.svg:7:3"><rect pnp:at="layouts/shared/frame.svg:2:5" filter="url(#a)"/></g>'
    )
    assert message.span == Span("layouts/shared/frame.svg", 2, 5)


def test_all_mistakes_come_in_one_run():
    assert [what[:4] for what in whats('<rectangle/><foreignObject/><rect width="1" height="1" fill="blau"/>')] == [
        "P416",
        "P410",
        "P414",
    ]


def test_animation_is_a_warning_and_the_rest_is_drawn():
    desk = Desk()
    artwork = desk.typeset(f"<set/>{RECT}")
    assert artwork
    assert [(message.code, message.severity) for message in desk.sink.diagnostics] == [("P425", Severity.WARNING)]


@pytest.mark.parametrize(
    ("attributes", "fact", "near"),
    [
        ('stroke-widht="2"', "there is no attribute `stroke-widht`, so it has no effect", "stroke-width"),
        ('style="fil:red"', "there is no property `fil`, so it has no effect", "fill"),
        ('viewbox="0 0 1 1"', "there is no attribute `viewbox`, so it has no effect", "viewBox"),
    ],
)
def test_misspelt_name_is_a_warning(attributes, fact, near):
    desk = Desk()
    assert desk.typeset(f'<rect width="9" height="9" {attributes}/>')
    (message,) = desk.sink.diagnostics
    assert (message.code, message.severity, message.what, message.help) == (
        "P431",
        Severity.WARNING,
        fact,
        f"did you mean `{near}`?",
    )


def test_a_property_that_is_no_attribute_is_a_warning():
    (message,) = told('<text x="1" y="5" font="5px Jost">a</text>')
    assert (message.code, message.what) == ("P431", "`font` as an attribute has no effect")
    assert message.help == 'write `style="font: 5px Jost"`'


@pytest.mark.parametrize(
    "attributes",
    [
        'data-fil="1" aria-label="x" onclick="a()" xml:space="default"',
        'style="block-progression:tb;-inkscape-stroke:none;cursor:auto"',
    ],
)
def test_names_of_others_are_no_misspellings(attributes):
    assert whats(f'<rect width="9" height="9" {attributes}/>') == []


def test_near_colour_is_offered():
    assert told('<rect width="1" height="1" fill="blu"/>')[0].help == "did you mean `blue`?"


def test_near_element_is_offered():
    assert told("<rectt/>")[0].help == "did you mean `rect`?"


def test_same_mistake_on_many_cards_is_one_message_that_names_them_all():
    desk = Desk()
    for name in ("card `a`", "card `b`", "card `c`"):
        assert desk.typesetter.typeset(filled(layout("<rectangle/>"), name)) is None
    (message,) = desk.sink.diagnostics
    assert message.subjects == ("card `a`", "card `b`", "card `c`")


def test_card_after_a_mistake_is_typeset():
    desk = Desk()
    desk.typeset("<rectangle/>")
    assert desk.typeset(RECT) is not None


class TestMasks:
    def test_grey_mask_is_refused(self):
        body = '<mask id="m"><rect width="9" height="9" fill="#888"/></mask><rect width="9" height="9" mask="url(#m)"/>'
        assert whats(body) == ["P407 a mask is drawn by opacity alone; this shape is not white"]

    def test_black_by_default_is_refused(self):
        body = f'<mask id="m">{RECT}</mask><rect width="9" height="9" mask="url(#m)"/>'
        assert whats(body) == ["P407 a mask is drawn by opacity alone; this shape is not white"]

    def test_gradient_to_black_is_refused(self):
        gradient = (
            '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
        )
        mask = '<mask id="m"><rect width="9" height="9" fill="url(#g)"/></mask>'
        assert whats(f'{gradient}{mask}<rect width="9" height="9" mask="url(#m)"/>')[0][:4] == "P407"

    def test_white_mask_is_drawn(self):
        body = '<mask id="m"><rect width="9" height="9" fill="#fff" fill-opacity=".5"/></mask><rect width="9" height="9" mask="url(#m)"/>'
        assert inside(body) == [
            '<defs><mask id="#1" maskUnits="userSpaceOnUse" x="-0.9" y="-0.9" width="10.8" height="10.8">'
            '<rect width="9" height="9" fill="#ffffff" fill-opacity="0.5"/></mask></defs>'
            '<g mask="url(##1)"><rect width="9" height="9"/></g>'
        ]  # fmt: skip

    def test_alpha_mask_may_have_any_colour(self):
        body = f'<mask id="m" mask-type="alpha">{RECT}</mask><rect width="9" height="9" mask="url(#m)"/>'
        assert whats(body) == []


class TestClipRule:
    def test_overlapping_parts_are_refused(self):
        body = '<clipPath id="c"><path clip-rule="evenodd" d="M0 0H9V9H0Z M3 3H6V6H3Z"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>'
        assert whats(body)[0][:4] == "P408"

    def test_parts_side_by_side_are_drawn(self):
        body = '<clipPath id="c"><path clip-rule="evenodd" d="M0 0H3V3H0Z M4 4H6V6H4Z"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>'
        assert whats(body) == []

    def test_rule_on_what_is_clipped_does_not_matter(self):
        body = f'<clipPath id="c">{RECT}</clipPath><path clip-path="url(#c)" clip-rule="evenodd" d="M0 0H9V9H0Z M3 3H6V6H3Z"/>'
        assert whats(body) == []


class TestStyleSheets:
    @pytest.mark.parametrize(
        ("sheet", "expected"),
        [
            ("@import 'a.css';", "P424 `@import` is not followed"),
            ("@font-face{font-family:a}", "P424 `@font-face` is not followed: fonts come from `fonts/` alone"),
            ("rect:{fill:red}", "P424 the selector `rect:` cannot be read"),
        ],
    )
    def test_what_is_not_followed_is_refused(self, sheet, expected):
        assert whats(f"<style>{sheet}</style>{RECT}") == [expected]

    def test_line_within_the_sheet_counts(self):
        (message,) = told(f'<style pnp:at="layouts/a.svg:4:1">\nrect{{fill:red}}\n@import "a";</style>{RECT}')
        assert message.span == Span("layouts/a.svg", 6, 1)


@pytest.mark.parametrize("d", ["M0 0L9 9L9 0L0 9Z", "M5 0L8 9L0 3H10L2 9Z", "M0 0H9V9H0Z M3 3H6V6H3Z"])
def test_clip_path_that_crosses_itself_is_refused_with_the_even_odd_rule(d):
    body = f'<clipPath id="c"><path clip-rule="evenodd" d="{d}"/></clipPath><g clip-path="url(#c)">{RECT}</g>'
    assert [what[:4] for what in whats(body)] == ["P408"]


@pytest.mark.parametrize("d", ["M0 0H9V9H0Z", "M0 0L9 0L5 9Z", "M0 0C3 0 9 3 9 9L0 9Z"])
def test_clip_path_that_does_not_cross_itself_may_have_any_rule(d):
    body = f'<clipPath id="c"><path clip-rule="evenodd" d="{d}"/></clipPath><g clip-path="url(#c)">{RECT}</g>'
    assert whats(body) == []
