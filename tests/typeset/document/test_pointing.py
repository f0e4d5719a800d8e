"""From the start tag that a message is about to the smallest part of it."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic, Span
from pnp.model.artwork import Subject
from pnp.typeset.document.pointing import Pointer
from pnp.world import MemoryWorld

LAYOUT = "layouts/a.svg"
KNIGHT = Subject("card `knight`", Span("a.yaml", 8, 5), {"art": Span("a.yaml", 8, 30, 9)})


def narrowed(tag: str, what: str, code: str = "P414") -> Diagnostic:
    """The message about a tag that stands alone on the second line of a layout."""
    pointer = Pointer(MemoryWorld({LAYOUT: f"<svg>\n  {tag}\n</svg>"}))
    return pointer.narrowed(Diagnostic(code, what, Span(LAYOUT, 2, 3)), KNIGHT)


def pointed(tag: str, what: str, code: str = "P414") -> str:
    """What the message points at."""
    span = narrowed(tag, what, code).span
    assert span is not None
    return f"  {tag}"[span.column - 1 : span.column - 1 + span.length]


@pytest.mark.parametrize(
    ("tag", "what", "at"),
    [
        ('<rect x="1" fill="bleu"/>', "`fill: bleu` is no colour", "bleu"),
        ("<rect fill = 'bleu'/>", '`fill="bleu"` is no colour', "bleu"),
        ('<rect style="stroke:none; fill : bleu ;x:y"/>', "`fill: bleu` is no colour", "bleu"),
        ('<text pnp:heigth="20">', "there is no attribute `pnp:heigth`", "pnp:heigth"),
        ('<rect fill="url(#sly)"/>', '`fill="url(#sly)"`: there is no element with the id `sly`', "url(#sly)"),
        ('<use xlink:href="#a"/>', '`href="#a"` leads back to where it started', "#a"),
        ("<text font-family=\"'Nato Sans', serif\">", "font family `Nato Sans` is not in fonts/", "Nato Sans"),
        ('<image href="art/a.png"/>', "`layouts/art/a.png` is no picture", "art/a.png"),
        ('<rect fill="{{ card["tint"] }}" x="2"/>', "`fill: dark red` is no colour", '{{ card["tint"] }}'),
        ('<g a="<b>" fill="x"/>', "`fill: x` is no colour", "x"),
        ("<rectt/>", "there is no element <rectt> in SVG", "rectt"),
        ('<rect x="1"/>', "`stroke: inherited` is no colour", "rect"),
    ],
)
def test_the_part_that_a_message_names_is_pointed_at(tag: str, what: str, at: str) -> None:
    assert pointed(tag, what) == at


def test_a_value_that_comes_from_a_card_is_pointed_at_and_its_place_is_noted() -> None:
    tag = '<image x="1" href="{{ card.art }}"/>'
    found = narrowed(tag, "there is no picture `castle.png`", "P418")
    assert (pointed(tag, found.what, "P418"), found.notes) == (
        "{{ card.art }}",
        ("`art` of card `knight` stands at a.yaml:8:30",),
    )


def test_a_code_that_is_always_about_one_attribute_points_at_its_value() -> None:
    tag = '<text font-family="Noto Sans" font-weight="bold">'
    assert pointed(tag, "font family `Noto Sans` has no weight 700 in fonts/", "P451") == "bold"


def test_a_value_over_several_lines_ends_with_its_first_line() -> None:
    pointer = Pointer(MemoryWorld({LAYOUT: '<path d="M0 0\n  L9 9\n"/>'}))
    found = pointer.narrowed(Diagnostic("P415", '`d="M0 0 L9 9"` is no path', Span(LAYOUT, 1, 1)), KNIGHT)
    assert found.span == Span(LAYOUT, 1, 10, 4)


@pytest.mark.parametrize("span", [None, Span(LAYOUT), Span(LAYOUT, 1, 1, 3), Span("layouts/none.svg", 1, 1)])
def test_a_message_without_a_start_tag_stays_as_it_is(span: Span | None) -> None:
    message = Diagnostic("P404", "`fill` is wrong", span)
    assert Pointer(MemoryWorld({LAYOUT: "<svg/>"})).narrowed(message, KNIGHT) == message
