from __future__ import annotations

import re

from pnp.model.artwork import Artwork
from tests.typeset.document.drawing import Desk, drawn, filled, inside, layout

RECT = '<rect width="9" height="9"/>'
DISC = '<circle r="3"/>'


def kinds(body: str) -> list[str]:
    """`art` or the texts of each layer."""
    return ["+".join(run.text for run in layer.runs) or "art" for layer in drawn(body).layers]


def keys(artwork: Artwork | None) -> list[str]:
    assert artwork
    return [layer.key for layer in artwork.layers]


def test_neighbouring_art_of_the_same_source_is_one_layer():
    assert inside(RECT + DISC) == [RECT + DISC]


def test_neighbouring_texts_are_one_layer_whatever_they_print():
    assert kinds('<text pnp:on="card.name">a</text><text pnp:on="card.cost">b</text>') == ["a+b"]


def test_text_between_art_keeps_its_place():
    assert kinds(f"{RECT}<text>a</text>{DISC}<text>b</text>") == ["art", "a", "art", "b"]


def test_art_that_depends_on_other_fields_is_another_layer():
    assert inside(f'{RECT}<circle r="3" pnp:on="card.suit"/><circle r="4" pnp:on="card.suit"/>{RECT}') == [
        RECT, f'{DISC}<circle r="4"/>', RECT
    ]  # fmt: skip


def test_what_a_group_depends_on_counts_for_all_in_it():
    assert len(inside(f'{RECT}<g pnp:on="card.suit" fill="red">{RECT}</g>')) == 2


def test_groups_that_only_shift_are_entered():
    body = f'<g transform="translate(1 2)">{RECT}<g transform="scale(2)"><text>a</text></g>{DISC}</g>'
    assert inside(body) == [
        f'<g transform="translate(1 2)">{RECT}</g>',
        '<g transform="translate(1 2)"><g transform="matrix(2 0 0 2 0 0)"><g pnp:run="0"/></g></g>',
        f'<g transform="translate(1 2)">{DISC}</g>',
    ]


def test_common_surroundings_are_written_once():
    assert inside(f'<g transform="translate(1 2)">{RECT}{DISC}</g>{RECT}') == [
        f'<g transform="translate(1 2)">{RECT}{DISC}</g>{RECT}'
    ]


def test_nested_drawing_is_entered_and_keeps_its_window():
    body = f'<svg x="1" y="2" width="10" height="20" viewBox="0 0 5 5">{RECT}<text>a</text></svg>'
    window = '<svg x="1" y="2" width="10" height="20" viewBox="0 0 5 5" preserveAspectRatio="xMidYMid">'
    assert inside(body) == [f"{window}{RECT}</svg>", f'{window}<g pnp:run="0"/></svg>']


def test_text_in_a_group_with_opacity_stays_in_its_art():
    assert inside(f'<g opacity="0.5">{RECT}<text>a</text></g>') == [f'<g opacity="0.5">{RECT}<g pnp:run="0"/></g>']


def test_root_opacity_makes_the_card_one_layer():
    assert inside(f"{RECT}<text>a</text>{DISC}", 'opacity="0.5"') == [
        f'<g opacity="0.5">{RECT}<g pnp:run="0"/>{DISC}</g>'
    ]


def test_runs_are_numbered_by_layer():
    body = f'<text>a</text><g opacity="0.5"><text>b</text></g>{RECT}<text>c</text><text>d</text>'
    found = [re.findall(r'pnp:run="(\d)"', layer.svg) for layer in drawn(body).layers]
    assert found == [["0"], ["0"], ["0", "1"]]


def test_unsplit_artwork_is_one_layer_with_all_in_order():
    desk = Desk()
    artwork = desk.typeset(f"{RECT}<text>a</text>{DISC}", split=False)
    assert artwork
    assert [
        layer.svg.count("<rect") + layer.svg.count("pnp:run=") + layer.svg.count("<circle") for layer in artwork.layers
    ] == [3]


def test_shape_with_fill_and_stroke_and_opacity_is_one_thing():
    assert inside('<rect width="9" height="9" stroke="red" opacity="0.5" transform="scale(2)"/>') == [
        '<g transform="matrix(2 0 0 2 0 0)" opacity="0.5"><rect width="9" height="9" stroke="#ff0000"/></g>'
    ]


def test_paint_order_draws_the_stroke_first():
    assert inside('<rect width="9" height="9" stroke="red" stroke-width="2" paint-order="stroke"/>') == [
        '<rect width="9" height="9" fill="none" stroke="#ff0000" stroke-width="2"/><rect width="9" height="9"/>'
    ]


def test_hidden_and_unpainted_and_empty_shapes_leave_nothing():
    body = (
        '<rect width="9" height="9" visibility="hidden"/><rect width="9" height="9" fill="none"/><rect width="0" height="9"/>'
        '<g display="none"><rect width="9" height="9"/></g><path/><circle/><g visibility="hidden"><circle r="3" visibility="visible"/></g>'
    )
    assert inside(body) == [DISC]


def test_guides_comments_and_editor_data_leave_nothing():
    body = (
        '<!-- trim --><metadata><a/></metadata><title>x</title><rect pnp:guide="trim" width="9" height="9"/>'
        '<sodipodi:namedview xmlns:sodipodi="urn:s"/><g pnp:guide="yes"><text>trim</text></g><circle r="3" pnp:guide="no" id="x" class="y"/>'
    )
    assert inside(body) == [DISC]


def test_switch_takes_the_first_for_the_language():
    body = f'<switch><g systemLanguage="hu, de">{RECT}</g><g>{DISC}</g></switch>'
    found = []
    for language in ("hu", "fi"):
        artwork = Desk().typeset(body, language=language)
        assert artwork
        found.append("<rect" in artwork.layers[0].svg)
    assert found == [True, False]


class TestKeys:
    def test_equal_parts_of_two_cards_have_one_key(self):
        desk = Desk()
        first, second = (keys(desk.typeset(f'{RECT}<text pnp:on="card.name">{name}</text>')) for name in "ab")
        assert (first[0] == second[0], first[1] == second[1]) == (True, False)

    def test_key_does_not_depend_on_ids_places_or_spaces(self):
        body = '<linearGradient id="{0}"><stop stop-color="red"/><stop offset="1"/></linearGradient>{1}<rect width="9" height="9" fill="url(#{0})"/>'
        first = keys(Desk().typeset(body.format("sky", "")))
        assert first == keys(Desk().typeset(body.format("sea", '\n<g pnp:at="a.svg:1:1"/>  ')))

    def test_key_depends_on_what_is_referred_to(self):
        body = '<linearGradient id="a"><stop stop-color="{}"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>'
        desk = Desk()
        assert keys(desk.typeset(body.format("red"))) != keys(desk.typeset(body.format("blue")))

    def test_key_depends_on_glyphs_and_paint(self):
        desk = Desk()
        bodies = [
            "<text>a</text>",
            "<text>b</text>",
            '<text fill="red">a</text>',
            '<text transform="scale(2)">a</text>',
        ]
        assert len({keys(desk.typeset(body))[0] for body in bodies}) == 4

    def test_fresh_typesetter_gives_the_same_keys(self):
        body = f'{RECT}<g opacity=".5"><text>a</text></g><text>b</text>'
        busy = Desk()
        for number in range(30):
            busy.typeset(f'<rect width="{number + 1}" height="9"/><text>{number}</text>')
        assert keys(busy.typeset(body)) == keys(Desk().typeset(body))


def test_equal_text_is_set_once():
    desk = Desk()
    for name in "abc":
        desk.typeset(f"<text>same</text><text>{name}</text>")
    assert len(desk.texts.given) == 4


def test_equal_filled_layouts_are_typeset_once():
    desk = Desk()
    svg = layout("<text>a</text>")
    assert desk.typesetter.typeset(filled(svg, "card `a`")) is desk.typesetter.typeset(filled(svg, "card `b`"))


def test_element_for_another_language_is_left_out_without_a_switch():
    assert inside(f'<g systemLanguage="hu">{RECT}</g><g systemLanguage="en-GB, de">{DISC}</g>') == [DISC]


def test_transform_of_the_root_counts():
    assert inside(RECT, 'transform="scale(2)"') == [f'<g transform="matrix(2 0 0 2 0 0)">{RECT}</g>']
