from __future__ import annotations

import pytest

from pnp.diagnostics import Span
from tests.typeset.document.drawing import LAYOUT, Desk, filled, told, whats


def refused(svg: str) -> list[str]:
    desk = Desk()
    assert desk.typesetter.typeset(filled(svg)) is None
    return [f"{message.code} {message.what}" for message in desk.sink.diagnostics]


def test_entities_are_refused():
    svg = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'
    assert refused(svg) == ["P402 the document type declares entities"]


def test_plain_document_type_is_no_harm():
    doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    desk = Desk()
    assert desk.typesetter.typeset(filled(f'{doctype}<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94"/>'))


def test_unknown_entity_is_refused():
    assert refused('<svg xmlns="http://www.w3.org/2000/svg">&nbsp;</svg>') == [
        "P401 the layout is no SVG once it is filled: `&nbsp;` is not known in XML"
    ]


def test_what_is_no_xml_points_at_the_last_tag_before():
    (message,) = told('<g pnp:at="layouts/a.svg:5:3"><rect pnp:at="layouts/a.svg:6:5">')
    assert (message.code, message.span) == ("P401", Span("layouts/a.svg", 6, 5))


def test_200_elements_within_one_another_are_drawn():
    assert whats("<g>" * 198 + "<rect/>" + "</g>" * 198) == []


DRAWN = "P404 more than 100,000 elements are drawn, those in patterns, markers, pictures and <use> each time"


@pytest.mark.parametrize("depth", [200, 5000])
def test_more_within_one_another_are_refused(depth):
    assert whats("<g>" * depth + "</g>" * depth) == ["P403 more than 200 elements within one another"]


def test_more_than_50000_elements_are_refused():
    assert whats("<g/>" * 50_001) == ["P404 the drawing has more than 50,000 elements"]


def test_uses_of_uses_are_refused_before_they_fill_the_memory():
    levels = ['<g id="l0"><rect width="1" height="1"/></g>']
    levels += [f'<g id="l{n}">{f"""<use href="#l{n - 1}"/>""" * 10}</g>' for n in range(1, 10)]
    assert whats(f'<defs>{"".join(levels)}</defs><use href="#l9"/>') == [DRAWN]


def test_uses_of_uses_at_other_places_are_refused_as_soon():
    levels = ['<rect id="l0" width="1" height="1"/>']
    for n in range(1, 10):
        uses = "".join(f'<use x="{x}" href="#l{n - 1}"/>' for x in range(10))
        levels.append(f'<g id="l{n}">{uses}</g>')
    assert whats(f'<defs>{"".join(levels)}</defs><use href="#l9"/>') == [DRAWN]


@pytest.mark.parametrize(
    "body",
    [
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="1" height="1" fill="url(#a)"/>',
        '<pattern id="a" width="1" height="1"><rect width="1" height="1" fill="url(#a)"/></pattern><rect width="1" height="1" fill="url(#a)"/>',
        '<clipPath id="a"><use href="#b"/></clipPath><g id="b"><use href="#b"/></g><g clip-path="url(#a)"><rect width="1" height="1"/></g>',
    ],
)  # fmt: skip
def test_circles_of_references_are_refused(body):
    assert {what[:4] for what in whats(body)} == {"P423"}


def test_message_without_place_names_the_layout():
    (message,) = told("<rectangle/>")
    assert message.span == Span(LAYOUT)
