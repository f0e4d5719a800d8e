from __future__ import annotations

import pytest

from tests.typeset.document.drawing import Desk, inside, told, whats

RECT = '<rect width="9" height="9"/>'
STOPS = '<stop stop-color="red"/><stop offset="50%" stop-color="blue" stop-opacity=".5"/>'
WRITTEN = '<stop offset="0" stop-color="#ff0000"/><stop offset="0.5" stop-color="#0000ff" stop-opacity="0.5"/>'


def painted(definition: str, shape: str = RECT) -> list[str]:
    return inside(definition + shape.replace("/>", ' fill="url(#a)"/>'))


class TestMissing:
    def test_unknown_id_is_an_error_with_the_nearest_one(self):
        (message,) = told('<linearGradient id="evening"/><rect width="1" height="1" fill="url(#evning)"/>')
        assert (message.code, message.what, message.help) == (
            "P412", '`fill="url(#evning)"`: there is no element with the id `evning` in this drawing', "did you mean `url(#evening)`?"
        )  # fmt: skip

    @pytest.mark.parametrize(
        "body",
        [
            '<use href="#a"/>',
            '<use xlink:href="#a"/>',
            '<rect width="1" height="1" stroke="url(#a)"/>',
            '<g clip-path="url(#a)"><rect width="1" height="1"/></g>',
            '<g mask="url(#a)"><rect width="1" height="1"/></g>',
            '<path d="M0 0h1" stroke="red" marker-end="url(#a)"/>',
            '<linearGradient id="b" href="#a"/><rect width="1" height="1" fill="url(#b)"/>',
            f'<style>rect{{fill:url("#a")}}</style>{RECT}',
        ],
    )
    def test_every_kind_of_reference_is_looked_up(self, body):
        assert [what[:4] for what in whats(body)] == ["P412"]

    def test_fallback_colour_is_no_excuse_for_an_unknown_id(self):
        assert [what[:4] for what in whats('<rect width="1" height="1" fill="url(#a) red"/>')] == ["P412"]

    def test_element_of_another_kind_is_an_error(self):
        assert whats('<g id="a"/><rect width="1" height="1" clip-path="url(#a)"/>') == [
            'P412 `clip-path="url(#a)"` names a <g>, where a <clipPath> is needed'
        ]

    def test_ambiguous_id_is_an_error(self):
        assert [what[:4] for what in whats(f'<g id="a">{RECT}</g><g id="a"/><use href="#a"/>')] == ["P413"]

    def test_double_id_that_nobody_names_is_no_error(self):
        assert whats(f'<g id="a">{RECT}</g><g id="a"/>') == []


class TestGradients:
    def test_box_units_become_user_units(self):
        assert painted(f'<linearGradient id="a">{STOPS}</linearGradient>', '<rect x="1" y="2" width="9" height="8"/>') == [
            '<defs><linearGradient id="#1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" '
            f'gradientTransform="matrix(9 0 0 8 1 2)">{WRITTEN}</linearGradient></defs>'
            '<rect x="1" y="2" width="9" height="8" fill="url(##1)"/>'
        ]  # fmt: skip

    def test_chain_of_gradients_is_merged(self):
        chain = (
            f'<linearGradient id="c" spreadMethod="reflect">{STOPS}</linearGradient>'
            '<linearGradient id="b" xlink:href="#c" x1="1" y1="2" gradientUnits="userSpaceOnUse"/>'
            '<linearGradient id="a" href="#b" x2="30" gradientTransform="scale(2)"/>'
        )
        assert painted(chain) == [
            '<defs><linearGradient id="#1" x1="1" y1="2" x2="30" y2="0" gradientUnits="userSpaceOnUse" '
            f'gradientTransform="matrix(2 0 0 2 0 0)" spreadMethod="reflect">{WRITTEN}</linearGradient></defs>'
            '<rect width="9" height="9" fill="url(##1)"/>'
        ]  # fmt: skip

    def test_percentages_in_user_space_count_from_the_view_box(self):
        gradient = f'<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="50%" cy="50%" r="10" fx="20%">{STOPS}</radialGradient>'
        assert (
            painted(gradient)[0].partition("gradientUnits")[0]
            == '<defs><radialGradient id="#1" cx="34.5" cy="47" r="10" fx="13.8" '
        )

    def test_one_stop_is_a_plain_colour(self):
        assert painted('<linearGradient id="a"><stop stop-color="red" stop-opacity=".5"/></linearGradient>') == [
            '<rect width="9" height="9" fill="#ff0000" fill-opacity="0.5"/>'
        ]

    def test_no_stop_paints_nothing(self):
        assert painted('<linearGradient id="a"/>') == []

    def test_stops_follow_style_sheets_and_current_colour(self):
        body = '<style>.b{stop-color:red}</style><g color="blue"><linearGradient id="a"><stop class="b"/><stop offset="1" style="stop-color:currentColor"/></linearGradient></g>'
        assert '<stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/>' in painted(body)[0]

    def test_offsets_never_fall(self):
        assert (
            '<stop offset="0.6" stop-color="#000000"/><stop offset="0.6"'
            in painted('<linearGradient id="a"><stop offset=".6"/><stop offset=".2"/></linearGradient>')[0]
        )

    def test_equal_gradients_are_one_definition(self):
        gradients = f'<linearGradient id="a">{STOPS}</linearGradient><linearGradient id="b">{STOPS}</linearGradient>'
        (layer,) = inside(
            f'{gradients}<rect width="9" height="9" fill="url(#a)"/><rect width="9" height="9" fill="url(#b)"/>'
        )
        assert layer.count("<linearGradient") == 1

    def test_line_without_breadth_is_not_painted_by_its_box(self):
        assert inside(f'<linearGradient id="a">{STOPS}</linearGradient><path d="M0 0h9" stroke="url(#a) red"/>') == [
            '<path d="M0 0h9" stroke="#ff0000"/>'
        ]


class TestPatterns:
    def test_tile_is_moved_by_the_patterns_transform(self):
        pattern = f'<pattern id="a" x="1" y="2" width="3" height="4" patternUnits="userSpaceOnUse">{RECT}</pattern>'
        assert painted(pattern) == [
            '<defs><pattern id="#1" width="3" height="4" patternUnits="userSpaceOnUse" patternTransform="translate(1 2)">'
            f'{RECT}</pattern></defs><rect width="9" height="9" fill="url(##1)"/>'
        ]  # fmt: skip

    def test_box_units_become_user_units(self):
        pattern = f'<pattern id="a" width=".5" height=".25">{RECT}</pattern>'
        assert (
            '<pattern id="#1" width="4" height="2" patternUnits="userSpaceOnUse">'
            in painted(pattern, '<rect width="8" height="8"/>')[0]
        )

    def test_view_box_becomes_a_transform(self):
        pattern = (
            f'<pattern id="a" width="4" height="4" viewBox="0 0 8 8" patternUnits="userSpaceOnUse">{RECT}</pattern>'
        )
        assert f'<g transform="matrix(0.5 0 0 0.5 0 0)">{RECT}</g>' in painted(pattern)[0]

    def test_content_may_come_from_another_pattern(self):
        pattern = f'<pattern id="b" width="4" height="4" patternUnits="userSpaceOnUse">{RECT}</pattern><pattern id="a" href="#b" patternTransform="rotate(90)"/>'
        assert 'patternTransform="matrix(0 1 -1 0 0 0)">' + RECT in painted(pattern)[0]


class TestUse:
    def test_drawn_element_is_put_in_where_it_is_used(self):
        body = f'<g id="a" transform="translate(1 1)">{RECT}</g><use href="#a" x="10" transform="rotate(90)"/>'
        assert inside(body) == [
            f'<g transform="translate(1 1)">{RECT}</g><g transform="matrix(0 1 -1 0 0 0)">'
            f'<g transform="translate(10 0)"><g transform="translate(1 1)">{RECT}</g></g></g>'
        ]

    def test_what_is_used_inherits_from_its_user(self):
        body = f'<defs fill="blue"><g id="a">{RECT}</g></defs><use href="#a" fill="red"/>'
        assert inside(body) == ['<rect width="9" height="9" fill="#ff0000"/>']

    def test_text_is_set_again_for_each_use(self):
        desk = Desk()
        artwork = desk.typeset('<text id="a">7</text><use href="#a" fill="red" transform="rotate(180 31.5 44)"/>')
        assert artwork
        assert [run.text for run in artwork.layers[0].runs] == ["7", "7"]

    def test_symbol_is_a_nested_drawing(self):
        body = f'<symbol id="a" viewBox="0 0 8 8">{RECT}</symbol><use href="#a" x="1" y="2" width="4" height="6"/>'
        assert inside(body) == [
            '<g transform="translate(1 2)"><svg width="4" height="6" viewBox="0 0 8 8" preserveAspectRatio="xMidYMid">'
            f"{RECT}</svg></g>"
        ]

    def test_style_sheet_reaches_what_is_used_where_it_stands(self):
        body = f'<style>defs rect{{fill:red}}</style><defs><g id="a">{RECT}</g></defs><use href="#a"/>'
        assert inside(body) == ['<rect width="9" height="9" fill="#ff0000"/>']

    def test_use_with_opacity_is_one_thing(self):
        assert inside(f'<defs><g id="a">{RECT}{RECT}</g></defs><use href="#a" opacity=".5" x="1"/>') == [
            f'<g opacity="0.5"><g transform="translate(1 0)">{RECT}{RECT}</g></g>'
        ]

    def test_what_is_used_counts_for_what_is_remembered(self):
        desk = Desk()
        found = []
        for colour in ("red", "blue"):
            artwork = desk.typeset(f'<defs><rect id="a" width="1" height="1" fill="{colour}"/></defs><use href="#a"/>')
            assert artwork
            found.append(artwork.layers[0].svg.partition('fill="')[2][:7])
        assert found == ["#ff0000", "#0000ff"]


class TestClips:
    def test_clip_path_holds_outlines_only(self):
        body = f'<clipPath id="a" transform="scale(2)"><rect width="1" height="1" fill="red" transform="translate(1 0)"/></clipPath><g clip-path="url(#a)">{RECT}</g>'
        assert inside(body) == [
            '<defs><clipPath id="#1" transform="matrix(2 0 0 2 0 0)"><rect width="1" height="1" transform="translate(1 0)"/></clipPath></defs>'
            f'<g clip-path="url(##1)">{RECT}</g>'
        ]  # fmt: skip

    def test_box_units_follow_the_shape(self):
        body = '<clipPath id="a" clipPathUnits="objectBoundingBox"><rect width="1" height=".5"/></clipPath><circle cx="5" cy="5" r="5" clip-path="url(#a)"/>'
        assert '<clipPath id="#1" transform="matrix(10 0 0 10 0 0)">' in inside(body)[0]

    def test_box_units_of_a_group_are_refused(self):
        body = f'<clipPath id="a" clipPathUnits="objectBoundingBox">{RECT}</clipPath><g clip-path="url(#a)">{RECT}</g>'
        assert whats(body)[0][:4] == "P430"

    def test_use_in_a_clip_path_is_an_outline(self):
        body = f'<defs><circle id="b" r="3"/></defs><clipPath id="a"><use href="#b" x="1" transform="scale(2)"/></clipPath><g clip-path="url(#a)">{RECT}</g>'
        assert '<clipPath id="#1"><circle r="3" transform="matrix(2 0 0 2 2 0)"/></clipPath>' in inside(body)[0]

    def test_text_in_a_clip_path_is_refused(self):
        assert whats(f'<clipPath id="a"><text>x</text></clipPath><g clip-path="url(#a)">{RECT}</g>') == [
            "P426 text inside a <clipPath> is not drawn"
        ]


def test_marker_takes_on_the_colour_of_its_line():
    marker = '<marker id="a" orient="auto"><path d="M0 0h1v1z" fill="context-stroke"/></marker>'
    assert inside(f'{marker}<path d="M0 0h9" stroke="red" fill="none" marker-end="url(#a)"/>') == [
        '<defs><marker id="#1" markerWidth="3" markerHeight="3" viewBox="0 0 3 3" orient="auto">'
        '<path d="M0 0h1v1z" fill="#ff0000"/></marker></defs>'
        '<path d="M0 0h9" fill="none" stroke="#ff0000" marker-end="url(##1)"/>'
    ]


def test_unreferenced_definitions_leave_nothing():
    assert inside(f'<defs><linearGradient id="a">{STOPS}</linearGradient><g id="b">{RECT}</g></defs>{RECT}') == [RECT]
