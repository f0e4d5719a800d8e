from __future__ import annotations

import pytest

from pnp.diagnostics import Located
from tests.template.filling import CARDS, FACE, Desk, at, body, card, deck, filled, noted


def test_values_are_put_in_and_escaped():
    assert filled("<text>{{ card.name }}: {{ card.cost }}</text>") == "<text>Knight &amp; Page: 3</text>"


def test_value_with_brackets_stays_text():
    assert filled("<text>{{ card.fact }}</text>", 1) == "<text>Goes &lt;straight&gt;.</text>"


def test_value_in_an_attribute_is_escaped():
    assert filled('<g class="{{ card.name }}"/>') == '<g class="Knight &amp; Page"/>'


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("card.suit", "clubs"),
        ("card.suit.colour", "#0B7F78"),
        ("card.name.hu", "Lovag"),
        ("deck.title", "Heroes"),
        ("game.version", "1.2"),
        ("facts.hand", "6"),
        ("lang", "en"),
        ("variant", "low-ink"),
        ("player_count", "4"),
        ("deck.cards | length", "2"),
    ],
)
def test_what_a_layout_knows(expression, expected):
    assert filled(f"<text>{{{{ {expression} }}}}</text>", variant="low-ink", players=4) == f"<text>{expected}</text>"


@pytest.mark.parametrize(
    ("expression", "expected"),
    [("card.cost == 3", "true"), ("not card.cost", "false"), ("player_count", ""), ("10 / 4", "2.5")],
)
def test_what_is_no_text_is_printed_as_content_writes_it(expression, expected):
    assert filled(f"<g>{{{{ {expression} }}}}</g>") == f"<g>{expected}</g>"


def test_local_is_the_cards_own_language():
    desk = Desk(body("<text>{{ card.name }} {{ lang }}</text>"), language="local")
    artwork = desk.fill()
    assert artwork
    assert (artwork.language, "<text" in artwork.svg, "Lovag hu" in artwork.svg) == ("hu", True, True)


def test_field_without_value_is_false_in_a_test():
    assert filled("{% if card.fact %}<text>{{ card.fact }}</text>{% endif %}<g/>") == "<g/>"


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("card.cost &lt; 5", "true"),
        ("card.cost &gt; 2 and 1 &lt;= 1", "true"),
        ("&quot;a&quot; ~ &apos;b&apos;", "ab"),
        ("&#34;a&#x22;", "a"),
        ("'R&amp;D'", "R&amp;D"),
    ],
)
def test_entities_in_expressions_are_their_characters(expression, expected):
    assert filled(f"<text>{{{{ {expression} }}}}</text>") == f"<text>{expected}</text>"


def test_entities_in_statements_are_their_characters():
    assert filled("{% if card.cost &lt; 5 %}<g/>{% endif %}") == "<g/>"


def test_entities_outside_of_expressions_stay():
    assert filled("<text>a &lt; b &amp; c</text>") == "<text>a &lt; b &amp; c</text>"


def test_hash_brace_in_a_style_sheet_is_no_comment():
    assert filled("<style>#a{#b{fill:red}}</style>") == "<style>#a{#b{fill:red}}</style>"


def test_what_is_commented_out_is_not_run():
    assert filled("<!-- {{ card.nothing }} {% if %} --><g/>") == "<g/>"


def test_braces_in_quotes_end_no_expression():
    assert filled("<text>{{ '}}' ~ \"%}\" }}</text>") == "<text>}}%}</text>"


def test_raw_parts_are_not_run():
    assert filled("{% raw %}<text>{{ card.x }}</text>{% endraw %}") == "<text>{{ card.x }}</text>"


def test_xml_declaration_and_document_type_are_left_out():
    doctype = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n'
    artwork = Desk(f"{doctype}{body('<g/>')}").fill()
    assert artwork
    assert artwork.svg.startswith("<svg ")


def test_data_of_the_editor_is_left_out():
    text = (
        '<sodipodi:namedview xmlns:sodipodi="urn:s" id="a"/><g xmlns:inkscape="urn:i" inkscape:label="x"\n id="b"'
        " style=\"-inkscape-stroke:none;fill:red;-inkscape-font-specification:'A B'\"/>"
    )
    assert filled(text) == '<g xmlns:inkscape="urn:i"\n id="b" style="fill:red;"/>'


def test_missing_namespaces_are_added():
    artwork = Desk('<svg width="69mm" height="94mm" viewBox="-3 -3 69 94"/>').fill()
    assert artwork
    assert ' xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1"' in artwork.svg


class TestIncludes:
    def test_path_is_taken_from_layouts(self):
        assert filled("{% include 'shared/frame.svg' %}", files={"layouts/shared/frame.svg": "<g/>"}) == "<g/>"

    def test_included_file_knows_the_card(self):
        files = {"layouts/shared/name.svg": "<text>{{ card.name.hu }}</text>"}
        assert filled("{% include 'shared/name.svg' %}", files=files) == "<text>Lovag</text>"

    def test_included_file_may_be_a_whole_drawing(self):
        files = {
            "layouts/art.svg": '\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
        }
        assert "<?xml" not in noted("{% include 'art.svg' %}", files=files)

    def test_macros_are_imported(self):
        files = {"layouts/shared/macros.svg": '{% macro disc(r) %}<circle r="{{ r }}"/>{% endmacro %}'}
        assert filled("{% import 'shared/macros.svg' as m %}{{ m.disc(card.cost) }}", files=files) == '<circle r="3"/>'

    def test_choice_of_files_by_a_field(self):
        files = {"layouts/clubs.svg": "<g/>", "layouts/hearts.svg": "<a/>"}
        assert filled("{% include card.suit ~ '.svg' %}", files=files) == "<g/>"


class TestSides:
    def test_face_and_back_have_their_layouts(self):
        whole = deck(back=Located("heroes/back.svg", at(3)))
        desk = Desk(body("<g/>"), {"layouts/heroes/back.svg": body("<a/>")}, whole=whole)
        sides = [desk.fill(0, side) for side in ("face", "back")]
        assert [side and side.layout for side in sides] == [FACE, "layouts/heroes/back.svg"]

    def test_deck_without_backs_gives_none_and_no_message(self):
        desk = Desk(body("<g/>"))
        assert (desk.fill(0, "back"), desk.sink.diagnostics) == (None, ())

    def test_card_without_back_gives_none(self):
        from msgspec.structs import replace

        bare = replace(CARDS[0], has_back=False)
        desk = Desk(body("<g/>"), whole=deck(back=Located("heroes/face.svg", at(3)), cards=(bare,)))
        assert desk.fill(0, "back") is None

    def test_card_may_have_its_own_layout(self):
        from msgspec.structs import replace

        own = replace(CARDS[0], layout=Located("heroes/big.svg", at(8)))
        desk = Desk(body("<g/>"), {"layouts/heroes/big.svg": body("<a/>")}, whole=deck(cards=(own,)))
        artwork = desk.fill()
        assert artwork
        assert artwork.layout == "layouts/heroes/big.svg"

    def test_layout_that_looks_at_no_card_is_filled_once(self):
        desk = Desk(body("<text>{{ deck.title }}</text>"))
        first, second = desk.fill(0), desk.fill(1)
        assert first
        assert second
        assert first.svg is second.svg
        assert (first.subject.name, second.subject.name) == ("card `knight`", "card `rook`")

    def test_nothing_set_for_one_card_reaches_the_next(self):
        text = "{% if card.cost == 3 %}{% set a = 1 %}{% endif %}{% if a is defined %}<a/>{% else %}<g/>{% endif %}"
        desk = Desk(body(text))
        found = []
        for number in (0, 1):
            artwork = desk.fill(number)
            assert artwork
            found.append("<a " in artwork.svg)
        assert found == [True, False]


def test_artwork_says_whose_it_is():
    artwork = Desk(body("<g/>")).fill()
    assert artwork
    assert (artwork.size, artwork.bleed, artwork.safe, artwork.subject.name, artwork.subject.span) == (
        deck().size, 3.0, 3.0, "card `knight`", at(8)
    )  # fmt: skip
    assert artwork.subject.fields["cost"] == at(8)


def test_missing_icon_argument_is_no_crash():
    desk = Desk(body("{{ icon('star') }}"), {"layouts/shared/icons/star.svg": "<svg/>"})
    assert desk.fill() is None
    assert [message.code for message in desk.sink.diagnostics] == ["P307"]


ICONS: dict[str, str | bytes] = {
    "layouts/heroes/icons/star.svg": "<svg/>",
    "layouts/shared/icons/star.svg": "<svg/>",
    "layouts/shared/icons/crown.svg": "<svg/>",
}


class TestIcons:
    def test_own_icon_goes_before_the_shared_one(self):
        assert filled("{{ icon('star', 1, 2, 3) }}", files=ICONS) == (
            '<pnp:icon href="/layouts/heroes/icons/star.svg" x="1" y="2" width="3" height="3"/>'
        )

    def test_shared_icon_with_a_fill(self):
        assert filled("{{ icon('crown', card.cost, 2, 3, card.suit.colour) }}", files=ICONS) == (
            '<pnp:icon href="/layouts/shared/icons/crown.svg" x="3" y="2" width="3" height="3" fill="#0B7F78" color="#0B7F78"/>'
        )

    def test_icon_named_by_a_field(self):
        files = {"layouts/shared/icons/clubs.svg": "<svg/>"}
        assert 'href="/layouts/shared/icons/clubs.svg"' in filled("{{ icon(card.suit, 1, 2, 3) }}", files=files)


def test_every_card_of_a_large_deck_is_found_by_its_id():
    cards = tuple(card(f"c{number}", number + 1, cost=number) for number in range(300))
    desk = Desk(body("<text>{{ card.cost }}</text>"), whole=deck(cards=cards))
    artwork = desk.fill(299)
    assert artwork
    assert ">299</text>" in artwork.svg
