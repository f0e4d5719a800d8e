"""What the template notes on the tags: places, what an element depends on, card fields of texts."""

from __future__ import annotations

import re

import pytest

from tests.template.filling import FACE, noted


def notes(text: str, name: str, **options: object) -> list[str]:
    """The notes of one kind on the tags of a body, without the root's."""
    return re.findall(rf'pnp:{name}="([^"]*)"', noted(text, **options))[1 if name != "fields" else 0 :]


class TestPlaces:
    def test_every_start_tag_has_its_place(self):
        assert notes("<g>\n  <rect/><!-- a\nb --><circle/>\n</g>", "at") == [
            f"{FACE}:{place}" for place in ("2:1", "3:3", "4:6")
        ]

    def test_place_in_an_included_file_is_its_own(self):
        files = {"layouts/shared/frame.svg": "<?xml version='1.0'?>\n <g/>"}
        assert notes("{% include 'shared/frame.svg' %}", "at", files=files) == ["layouts/shared/frame.svg:2:2"]

    def test_every_round_of_a_loop_has_the_same_place(self):
        assert notes("{% for n in range(2) %}<g/>{% endfor %}", "at") == [f"{FACE}:2:24"] * 2

    def test_icon_has_the_place_where_it_is_asked_for(self):
        files = {"layouts/shared/icons/star.svg": "<svg/>"}
        assert notes("\n {{ icon('star', 1, 2, 3) }}", "at", files=files) == [f"{FACE}:3:2"]

    def test_bracket_in_an_attribute_ends_no_tag(self):
        assert notes('<g id="a>b"><g/></g>', "at") == [f"{FACE}:2:1", f"{FACE}:2:13"]

    def test_tags_in_a_value_get_no_notes(self):
        assert noted("<text>{{ card.fact }}</text>", 1).count("pnp:at") == 2


class TestDependencies:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("<g/>", [""]),
            ('<g fill="{{ card.suit.colour }}"/>', ["card.suit"]),
            ('<g fill="{{ card[\'suit\'].colour }}" id="{{ card.cost | string }}"/>', ["card.cost card.suit"]),
            ('<g fill="{{ deck.title }}{{ facts.hand }}"/>', [""]),
            ("{% if card.fact %}<g/>{% else %}<g/>{% endif %}<g/>", ["card.fact", ""]),
            ("{% if 0 %}{% elif card.cost == 3 %}<g/>{% endif %}", ["card.cost"]),
            ("{% for n in range(card.cost - 2) %}<g/>{% endfor %}", ["card.cost"]),
            ('{% for n in range(1) %}<g id="{{ n }}"/>{% endfor %}', [""]),
            ('{% set c = card.suit.colour %}<g fill="{{ c }}"/>', ["card.suit"]),
            ('{% set d = card.cost %}{% set c = d + 1 %}<g id="{{ c }}"/>', ["card.cost"]),
            ("<g id=\"{{ 'card.name' }}\"/>", [""]),
            ("<text>{{ card.name }}</text>", ["card.name"]),
            ("<text><tspan>{{ card.name }}</tspan></text><g/>", ["card.name", "", ""]),
        ],
    )
    def test_names_that_decide_how_an_element_looks(self, text, expected):
        assert [" ".join(sorted(set(names.split()))) for names in notes(text, "on")] == expected

    def test_elements_of_a_macro_depend_on_what_it_is_given(self):
        text = '{% macro disc(r) %}<circle r="{{ r }}"/>{% endmacro %}{{ disc(card.cost) }}'
        assert [names.split() for names in notes(text, "on")] == [["card.cost"]]

    def test_elements_of_an_included_file_depend_on_its_choice(self):
        text = "{% include card.suit ~ '.svg' %}"
        assert [names.split() for names in notes(text, "on", files={"layouts/clubs.svg": "<g/><g/>"})] == [
            ["card.suit"]
        ] * 2

    def test_icon_depends_on_its_arguments_and_its_block(self):
        files = {"layouts/shared/icons/clubs.svg": "<svg/>"}
        text = "{% if card.cost %}{{ icon(card.suit, 1, 2, 3) }}{% endif %}"
        assert [sorted(names.split()) for names in notes(text, "on", files=files)] == [["card.cost", "card.suit"]]


class TestFields:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("<text>{{ card.name }} {{ card['cost'] }}</text>", "cost name"),
            ('<text>{{ card["name"] }}</text>'.replace('"', "'"), "name"),
            ('<text fill="{{ card.suit.colour }}">{{ card.name.hu }}</text>', "name"),
            ("<text>a<tspan>{{ card.name | upper }}</tspan></text>", "name"),
            ("<text>{% if card.fact %}{{ card.fact }}{% endif %}x</text>", "fact"),
            ("{% set n = card.name %}<text>{{ n }}</text>", "name"),
            ("<text>{{ deck.title }}</text>", ""),
            ("<flowRoot><flowPara>{{ card.name }}</flowPara></flowRoot>", "name"),
        ],
    )
    def test_card_fields_named_in_a_text(self, text, expected):
        assert notes(text, "fields") == [expected]

    def test_text_of_a_macro_names_the_fields_it_is_given(self):
        text = "{% macro line(t) %}<text>{{ t }}</text>{% endmacro %}{{ line(card.name) }}"
        assert [fields.split() for fields in notes(text, "fields")] == [["name"]]
