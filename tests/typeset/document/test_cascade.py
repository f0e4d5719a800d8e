from __future__ import annotations

import pytest

from tests.typeset.document.drawing import Desk, inside

RECT = '<rect width="9" height="9"{}/>'


def rect(attributes: str = "") -> str:
    return RECT.format(attributes)


def test_style_attribute_wins_over_presentation_attribute():
    assert inside(rect(' fill="red" style="fill:blue"')) == [rect(' fill="#0000ff"')]


def test_style_sheet_wins_over_presentation_attribute():
    assert inside("<style>rect{fill:lime}</style>" + rect(' fill="red"')) == [rect(' fill="#00ff00"')]


def test_important_rule_wins_over_style_attribute():
    body = "<style>rect{fill:lime !important}</style>" + rect(' style="fill:red"')
    assert inside(body) == [rect(' fill="#00ff00"')]


def test_more_specific_rule_wins():
    body = "<style>.a{fill:lime} rect{fill:red}</style>" + rect(' class="a"')
    assert inside(body) == [rect(' fill="#00ff00"')]


def test_later_of_equal_rules_wins():
    assert inside("<style>rect{fill:lime}</style><style>rect{fill:red}</style>" + rect()) == [rect(' fill="#ff0000"')]


def test_sibling_selector_reaches_only_the_later_one():
    assert inside("<style>rect+rect{fill:red}</style>" + rect() + rect()) == [rect() + rect(' fill="#ff0000"')]


def test_nth_child_counts_all_siblings():
    body = "<style>rect:nth-child(3){fill:red}</style>" + rect() + rect()
    assert inside(body) == [rect() + rect(' fill="#ff0000"')]


def test_attribute_selector_sees_the_value_of_each_drawing():
    desk = Desk()
    bodies = ['<style>[data-suit="b"]{fill:red}</style>' + rect(f' data-suit="{suit}"') for suit in "ab"]
    first, second = (desk.typeset(body) for body in bodies)
    assert first
    assert second
    assert (' fill="#ff0000"' in first.layers[0].svg, ' fill="#ff0000"' in second.layers[0].svg) == (False, True)


def test_rule_for_print_is_followed_and_one_for_screens_is_not():
    body = "<style>@media print{rect{fill:lime}} @media screen{rect{fill:red}}</style>" + rect()
    assert inside(body) == [rect(' fill="#00ff00"')]


def test_child_inherits_through_groups_and_writes_it_out():
    assert inside(f'<g fill="red"><g stroke="blue">{rect()}</g></g>') == [rect(' fill="#ff0000" stroke="#0000ff"')]


def test_root_properties_are_inherited():
    assert inside(rect(), 'fill="red"') == [rect(' fill="#ff0000"')]


@pytest.mark.parametrize("value", ["inherit", "unset"])
def test_inherit_takes_the_parents_value(value):
    assert inside(f'<g fill="red">{rect(f""" fill="{value}" """)}</g>') == [rect(' fill="#ff0000"')]


def test_initial_goes_back_to_the_start():
    assert inside(f'<g fill="red">{rect(""" fill="initial" """)}</g>') == [rect()]


def test_opacity_is_not_inherited_but_makes_the_group_one():
    assert inside(f'<g opacity="0.5">{rect()}{rect()}</g>') == [f'<g opacity="0.5">{rect()}{rect()}</g>']


def test_current_colour_is_the_inherited_colour():
    assert inside(f'<g color="red">{rect(""" fill="currentColor" """)}</g>') == [rect(' fill="#ff0000"')]


def test_font_shorthand_reaches_the_text_side_as_longhands():
    desk = Desk()
    desk.typeset("<text style=\"font: italic bold 4px/1.5 Jost, 'Noto Sans'\">x</text>")
    style = desk.texts.given[0][0].style
    names = ("font-style", "font-weight", "font-size", "line-height", "font-family")
    assert [style[name] for name in names] == ["italic", "bold", "4", "1.5", "Jost, 'Noto Sans'"]


@pytest.mark.parametrize(
    ("size", "expected"),
    [("2em", "8"), ("150%", "6"), ("larger", "4.8"), ("3pt", "4"), ("1mm", "3.779528"), ("medium", "16")],
)
def test_font_size_is_worked_out(size, expected):
    desk = Desk()
    desk.typeset(f'<g font-size="4"><text font-size="{size}">x</text></g>')
    assert desk.texts.given[0][0].style["font-size"] == expected


def test_vendor_prefixes_are_passed_over():
    assert inside(rect(' style="-inkscape-stroke:none;fill:red;-webkit-filter:blur(2px)"')) == [rect(' fill="#ff0000"')]


def test_semicolon_in_quotes_or_brackets_ends_no_declaration():
    desk = Desk()
    desk.typeset("<text style=\"font-family:'a;b';fill:red\">x</text>")
    assert (desk.texts.given[0][0].style["font-family"], desk.texts.given[0][0].style["fill"]) == ("'a;b'", "red")


def test_different_style_texts_of_two_cards_do_not_mix():
    desk = Desk()
    colours = []
    for colour in ("red", "blue", "red"):
        artwork = desk.typeset(f"<style>rect{{fill:{colour}}}</style>{rect()}")
        assert artwork
        colours.append(artwork.layers[0].svg.partition('fill="')[2][:7])
    assert colours == ["#ff0000", "#0000ff", "#ff0000"]
