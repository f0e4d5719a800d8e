from __future__ import annotations

import pytest

from pnp.diagnostics import Located, Severity, Span
from tests.template.filling import FACE, HEAD, Desk, at, body, deck, mistake, mistakes, warnings

WHILE = "while filling card `knight` (content/heroes/heroes.yaml:8:5)"
FIELDS = "fields of deck `heroes`: cost, fact, lang, name, suit"


class TestNames:
    def test_unknown_field_points_at_it_and_offers_the_nearest(self):
        found = mistake("<g>\n  <text>{{ card.nmae }}</text></g>")
        assert (found.code, found.what, found.span) == (
            "P301",
            "`card.nmae` is not a field of this card",
            Span(FACE, 3, 12, 9),
        )
        assert (found.notes, found.help) == ((WHILE, FIELDS), "did you mean `card.name`?")

    def test_unknown_field_in_an_attribute(self):
        assert mistake('<g fill="{{ card.colour }}"/>').span == Span(FACE, 2, 13, 11)

    def test_unknown_field_after_an_entity(self):
        assert mistake("{% if 1 &lt; card.csot %}{% endif %}").span == Span(FACE, 2, 14, 9)

    def test_unknown_field_of_a_list_entry(self):
        found = mistake("<text>{{ card.suit.color }}</text>")
        assert (found.what, found.help) == (
            "`color` is not a field of suit `clubs`",
            "did you mean `card.suit.colour`?",
        )

    def test_bare_field_name(self):
        assert mistake("<text>{{ name }}</text>").help == "write `card.name`"

    def test_unknown_name(self):
        found = mistake("<text>{{ crad.name }}</text>")
        assert (found.what, found.help) == ("`crad` is not known in a layout", "did you mean `card`?")

    def test_unknown_field_in_a_test_is_a_mistake_too(self):
        assert mistake("{% if card.nmae %}<g/>{% endif %}").code == "P301"

    def test_unknown_field_in_an_included_file_points_there(self):
        files = {"layouts/shared/name.svg": "<g/>\n<text>{{ card.nmae }}</text>"}
        assert mistake("{% include 'shared/name.svg' %}", files=files).span == Span("layouts/shared/name.svg", 2, 10, 9)

    def test_unknown_field_in_a_macro_points_there(self):
        files = {"layouts/m.svg": "{% macro line(c) %}\n<text>{{ c.nmae }}</text>{% endmacro %}"}
        found = mistake("{% import 'm.svg' as m %}{{ m.line(card) }}", files=files)
        assert found.span == Span("layouts/m.svg", 2, 10, 6)

    def test_field_without_value_cannot_be_printed(self):
        found = mistake("<text>{{ card.fact }}</text>")
        assert (found.code, found.what) == ("P302", "`card.fact` has no value on this card, so it cannot be printed")
        assert found.help == "write `{% if card.fact %}` before and `{% endif %}` after it, or give `fact` a `default:`"

    def test_what_the_help_for_a_missing_value_says_works(self):
        assert Desk(body("{% if card.fact %}<text>{{ card.fact }}</text>{% endif %}")).fill()

    def test_same_mistake_on_all_cards_is_one_message_that_names_them(self):
        desk = Desk(body("<text>{{ card.nmae }}</text>"))
        assert [desk.fill(number) for number in (0, 1)] == [None, None]
        (found,) = desk.sink.diagnostics
        assert found.subjects == ("card `knight`", "card `rook`")

    @pytest.mark.parametrize(
        ("expression", "what", "help"),
        [
            ("card.name.upper", "a function is no text", "call it: write `()` behind it"),
            ("icon", "a function is no text", "call it: write `()` behind it"),
            ("deck.cards | map(attribute='name')", "a list is no text", "write `| join(', ')` behind it"),
            ("game.languages", "a list is no text", "write `| join(', ')` behind it"),
            ("card.out_at", "a list is no text", "write `| join(', ')` behind it"),
            ("range(3)", "a range is no text", "write `| join(', ')` behind it"),
            ("dict(a=card.cost)", "a map is no text", None),
        ],
    )
    def test_what_only_python_has_a_notation_for_is_no_text(self, expression, what, help):
        found = mistake(f"<text>{{{{ {expression} }}}}</text>")
        assert (found.code, found.what, found.help) == ("P311", what, help)

    def test_whole_card_is_no_text(self):
        assert (mistake("<text>{{ card }}</text>").code, mistake("<text>{{ card.suit }} {{ deck }}</text>").code) == (
            "P311",
            "P311",
        )


class TestSyntax:
    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("<g>{{ card.name </g>", 2),
            ("<a/>{% if card.name %}\n<g/>", 2),
            ("{% endif %}", 2),
            ("<g/>\n{{ card. }}", 3),
            ("{{ 1 + }}", 2),
            ("{% for x in %}{% endfor %}", 2),
        ],
    )
    def test_what_cannot_be_read_is_told_with_its_line(self, text, line):
        found = mistake(text)
        assert found.span
        assert (found.code, found.span.path) == ("P303", FACE)
        assert found.span.line in (line, line + 1)

    def test_misspelt_statement(self):
        found = mistake("{% fi card.name %}{% endif %}")
        assert (found.what, found.span) == (
            "there is no statement `{% fi %}`, or it stands where it cannot", Span(FACE, 2, 4, 2)
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("{{ 1 + }}", "`{{ 1 + }}` cannot be read: the expression ends too early"),
            ("<g/>{{ 'abc }}", "`{{ 'abc }}` cannot be read: the `'` is never closed"),
            ("{{ a b }}", "`{{ a b }}` cannot be read: `b` is not expected here"),
            ("{% if card.cost = 1 %}{% endif %}", "this cannot be read: `=` compares nothing; write `==`"),
            ("<g>{{ card.name </g>", "`{{` is not closed"),
            ("<g>{% if card.name }</g>", "`{%` is not closed"),
        ],
    )
    def test_what_is_wrong_is_told_plainly(self, text, what):
        assert mistake(text).what == what

    def test_block_without_end(self):
        found = mistake("<g/>\n{% if card.name %}<g/>{{ card.cost }}")
        assert (found.what, found.span, found.help) == (
            "`{% if %}` has no end", Span(FACE, 3, 4, 12), "write `{% endif %}` where the block ends"
        )  # fmt: skip

    def test_misspelt_include_statement_is_offered(self):
        assert mistake("{% inclde 'a.svg' %}").help == "did you mean `include`?"

    def test_unknown_filter(self):
        found = mistake("<text>{{ card.name | uper }}</text>")
        assert (found.code, found.what, found.span, found.help) == (
            "P304", "there is no filter `uper`", Span(FACE, 2, 22, 4), "did you mean `upper`?"
        )  # fmt: skip

    def test_unknown_test(self):
        found = mistake("{% if card.cost is od %}{% endif %}")
        assert (found.code, found.what, found.help) == ("P304", "there is no test `od`", "did you mean `odd`?")

    def test_syntax_is_told_once_for_all_cards(self):
        desk = Desk(body("{{ 1 + }}"))
        assert [desk.fill(number) for number in (0, 1)] == [None, None]
        assert len([found for found in desk.sink.diagnostics if found.severity is Severity.ERROR]) == 1


class TestFiles:
    def test_missing_layout_points_at_the_deck(self):
        desk = Desk(body("<g/>"), whole=deck(face=Located("heroes/fase.svg", at(3))))
        assert desk.fill() is None
        (found,) = desk.sink.diagnostics
        assert (found.code, found.what, found.span, found.help) == (
            "P309", "there is no layout `layouts/heroes/fase.svg`", at(3), "did you mean `heroes/face.svg`?"
        )  # fmt: skip

    @pytest.mark.parametrize("path", ["../content/a.svg", "heroes/../../a.svg", "/etc/passwd", "..\\..\\a.svg"])
    def test_nothing_outside_of_layouts_is_included(self, path):
        found = mistake(
            "{% include path %}".replace("path", repr(path)), files={"content/a.svg": "<g/>", "a.svg": "<g/>"}
        )
        assert (found.code, "only files in there" in found.what or "there is no layout" in found.what) == ("P305", True)

    def test_missing_include(self):
        found = mistake("<g/>\n{% include 'shared/fram.svg' %}", files={"layouts/shared/frame.svg": "<g/>"})
        assert (found.code, found.what, found.span, found.help) == (
            "P305", "there is no layout `layouts/shared/fram.svg`", Span(FACE, 3, 13, 15), "did you mean `shared/frame.svg`?"
        )  # fmt: skip

    def test_layout_that_is_not_utf8(self):
        desk = Desk(
            body("<g/>"),
            {"layouts/heroes/old.svg": "é".encode("latin-1")},
            whole=deck(face=Located("heroes/old.svg", at(3))),
        )
        assert desk.fill() is None
        (found,) = desk.sink.diagnostics
        assert (found.what, found.help) == (
            "the layout `layouts/heroes/old.svg` is not text in UTF-8", "save it as UTF-8 in your editor"
        )  # fmt: skip

    def test_include_that_is_not_utf8_is_to_be_saved_anew(self):
        found = mistake("{% include 'shared/old.svg' %}", files={"layouts/shared/old.svg": "é".encode("latin-1")})
        assert found.help == "save it as UTF-8 in your editor"

    def test_unknown_icon_names_the_paths_tried_and_the_nearest(self):
        found = mistake("{{ icon('strar', 1, 2, 3) }}", files={"layouts/shared/icons/star.svg": "<svg/>"})
        assert (found.code, found.what, found.span, found.help) == (
            "P308", "there is no icon `strar`", Span(FACE, 2, 10, 5), "did you mean `star`?"
        )  # fmt: skip
        assert found.notes[1] == "looked for layouts/heroes/icons/strar.svg and layouts/shared/icons/strar.svg"

    def test_icon_cannot_lead_out_of_its_folder(self):
        files = {"layouts/heroes/secret.svg": "<svg/>", "layouts/heroes/icons/a.svg": "<svg/>"}
        assert mistake("{{ icon('../secret', 1, 2, 3) }}", files=files).code == "P308"


class TestValues:
    @pytest.mark.parametrize(
        ("expression", "what"),
        [
            ("card.name + 1", "`+` does not work between a text and a number"),
            ("1 / 0", "division by zero"),
            ("card.cost()", "a number cannot be called like a function"),
        ],
    )
    def test_what_cannot_be_worked_out(self, expression, what):
        found = mistake(f"<text>{{{{ {expression} }}}}</text>")
        assert (found.code, found.what, found.span) == ("P307", what, Span(FACE, 2, 10, len(expression)))


class TestLimits:
    @pytest.mark.parametrize(
        "text",
        [
            "{% for a in range(9999) %}{% for b in range(9999) %}{% set c = 1 %}{% endfor %}{% endfor %}",
            "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}",
            "{% include 'heroes/face.svg' %}",
            "{% for a in range(10 ** 12) %}{% endfor %}",
            "<text>{{ 'a' * 10 ** 9 }}</text>",
            "{% set long = 'x' * 999 %}{% for a in range(9999) %}<g id=\"{{ long }}\"/>{% endfor %}",
        ],
    )  # fmt: skip
    def test_layout_without_end_is_stopped(self, text):
        assert [found.code for found in mistakes(text)] == ["P306"]


class TestCanvas:
    def found(self, head: str) -> tuple[str, str | None]:
        desk = Desk(f"<svg {head}/>")
        assert desk.fill() is None
        (found,) = desk.sink.diagnostics
        assert (found.code, found.span) == ("P310", Span(FACE, 1, 1, 4))
        return found.what, found.help

    TYPED = 'write `width="69mm" height="94mm" viewBox="-3 -3 69 94"`'

    @pytest.mark.parametrize(
        ("head", "what"),
        [
            ('width="63mm" height="88mm" viewBox="0 0 63 88"', "this layout is 63 x 88 mm, the deck's canvas is 69 x 94 mm"),
            ('width="69" height="94" viewBox="-3 -3 69 94"', "this layout is 18.26 x 24.87 mm (a number without unit is a pixel of 1/96 inch), the deck's canvas is 69 x 94 mm"),
            ('width="69mm" height="94mm"', "the <svg> of this layout has no `viewBox`"),
            ('viewBox="-3 -3 69 94"', "the <svg> of this layout has no `width`"),
            ('width="100%" height="94mm" viewBox="-3 -3 69 94"', "the <svg> of this layout has the size `100%`, which is no length"),
            ('width="69mm" height="94mm" viewBox="0 0 100 100"', '`viewBox="0 0 100 100"` has another shape than the canvas of 69 x 94 mm'),
            ('width="69mm" height="94mm" viewBox="0 0 69"', '`viewBox="0 0 69"` is not four numbers'),
        ],
    )  # fmt: skip
    def test_other_size_is_refused_with_what_to_type(self, head, what):
        assert self.found(head) == (what, self.TYPED)

    @pytest.mark.parametrize(
        "head",
        [
            'width="69mm" height="94mm" viewBox="-3 -3 69 94"',
            'width="6.9cm" height="94.000001mm" viewBox="0 0 690 940"',
            "width='69mm' height='94mm' viewBox='0,0,690,940'",
            'width="69mm" height="94mm" viewBox="-11.338583 -11.338583 260.7874 355.27559"',
        ],
    )
    def test_other_scales_and_corners_are_fine(self, head):
        assert Desk(f"<svg {head}/>").fill()

    def test_what_the_help_says_works(self):
        assert Desk(HEAD + "</svg>").fill()


class TestEditors:
    @pytest.mark.parametrize(
        ("text", "column", "written"),
        [("{% if card.cost < 5 %}<g/>{% endif %}", 17, "&lt;"), ('<g id="{{ 1 if 1 &lt; 2 < 3 }}"/>', 25, "&lt;")],
    )
    def test_bare_bracket_is_a_warning_with_its_mend(self, text, column, written):
        (found,) = warnings(text)
        assert (found.code, found.severity, found.span) == ("P320", Severity.WARNING, Span(FACE, 2, column, 1))
        assert found.fix
        assert found.fix.text == written

    def test_bare_ampersand_in_a_text(self):
        (found,) = warnings("<text>{{ 'R&D' }}</text>")
        assert (found.code, found.help) == ("P320", "write `&amp;`; it is read as `&`")

    def test_quotation_mark_of_the_attribute(self):
        (found,) = warnings('<g fill="{{ card.suit["colour"] }}"/>')
        assert (found.code, found.span, found.help) == ("P322", Span(FACE, 2, 23, 1), "write `'` in the expression")

    @pytest.mark.parametrize(
        "text",
        [
            '<g {% if card.cost %}fill="red"{% endif %}/>',
            "{% if card.cost %}<g>{% else %}<a>{% endif %}{% if card.cost %}</g>{% else %}</a>{% endif %}",
        ],
    )
    def test_block_across_a_tag(self, text):
        assert [found.code for found in warnings(text)] == ["P321"]

    @pytest.mark.parametrize(
        "text",
        [
            "{% if card.cost &lt; 5 and card.name == 'a' %}<g/>{% endif %}",
            "<g fill=\"{{ 'a' if card.cost else 'b' }}\" id='{{ \"a\" }}'/>",
            "<g xmlns:inkscape='urn:i' inkscape:label='x'/><!-- a < b & c {{ -->",
        ],
    )
    def test_what_an_editor_opens_gives_no_warning(self, text):
        assert warnings(text) == ()
