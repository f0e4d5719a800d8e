from __future__ import annotations

import re

import pytest

from pnp.diagnostics import Span
from pnp.model.spec import FieldSpec
from pnp.model.values import ExpressionSource, Plain, Reference, Translated
from tests.load.projects import DECK, GAME, card, deck, game, message, messages, pointed


def body(fields: str, values: str) -> str:
    return f"fields: {{{fields}}}\ncards:\n- {{id: x, {values}}}\n"


def field(declared: str, lists: str = "") -> FieldSpec:
    return deck(f"fields: {{f: {{{declared}}}}}\n{lists}").fields["f"]


@pytest.mark.parametrize(
    ("declared", "typed", "value"),
    [
        ("type: text", "Alhambra", "Alhambra"),
        ("type: text", '""', ""),
        ("type: integer, min: 1, max: 9", "9", 9),
        ("type: number", "-2.331", -2.331),
        ("type: boolean", "true", True),
        ("type: colour", '"#0B7"', "#0B7"),
        ("type: colour", '"#0B7F"', "#0B7F"),
        ("type: colour", '"#0B7F78"', "#0B7F78"),
        ("type: colour", '"#0B7F7880"', "#0B7F7880"),
        ("type: colour", "RebeccaPurple", "RebeccaPurple"),
        ("type: length", "2.5 in", 63.5),
        ("type: length, min: 1 mm", "12 mm", 12.0),
        ("type: image", "art/x y.png", "art/x y.png"),
        ("type: language", "nv", "nv"),
        ("type: language", "pt-BR", "pt-BR"),
        ("type: language", "zh-Hant", "zh-Hant"),
        ("one_of: [a, b]", "b", "b"),
        ("one_of: [1, 2]", "2", 2),
        ("one_of: 1..3", "3", 3),
        ("list_of: [a, b, c]", "[c, a]", ("c", "a")),
        ("list_of: 1..3", "[]", ()),
    ],
)
def test_value_is_read_by_the_declared_type(declared: str, typed: str, value: Plain) -> None:
    assert card(f"f: {{{declared}}}", f"f: {typed}").values["f"] == value


@pytest.mark.parametrize(
    ("declared", "typed", "code", "what"),
    [
        ("type: integer, min: 1", "0", "P123", "`f` of card `x` is 0, less than 1"),
        ("type: integer, max: 9", "12", "P123", "`f` of card `x` is 12, more than 9"),
        ("type: number, min: -90", "-90.5", "P123", "`f` of card `x` is -90.5, less than -90"),
        ("type: length, max: 2 cm", "3 cm", "P123", "`f` of card `x` is 3 cm, more than 20 mm"),
        ("type: length", "3", "P110", "`f` of card `x` is `3`, a length without a unit"),
        ("type: length", "3 ells", "P110", "`f` of card `x` is `3 ells`, whose unit pnp does not know"),
        ("type: length", "long", "P110", "`f` of card `x` is `long`, not a length"),
        ("type: colour", "bleu", "P126", "`f` of card `x` is `bleu`, not a colour"),
        ("type: colour", '"#12345"', "P126", "`f` of card `x` is `#12345`, not a colour"),
        ("type: colour", "0B7F78", "P126", "`f` of card `x` is `0B7F78`, not a colour"),
        ("type: language", "english", "P122", "`f` of card `x` is `english`, not a language code"),
        ("type: image", "../x.png", "P129", "`f` of card `x` is `../x.png`, which leads out of the project"),
        ("type: image", "/x.png", "P129", "`f` of card `x` is `/x.png`, which leads out of the project"),
        ("type: text, max: 5", "sixsix", "P128", "`f` of card `x` has 6 characters, 1 more than its `max` of 5"),
        ("type: text, min: 1", '""', "P128", "`f` of card `x` is empty"),
        ("type: language", '""', "P122", "`f` of card `x` is empty, not a language code"),
        ("type: text, min: 2", "a", "P128", "`f` of card `x` has 1 character, fewer than 2"),
        ("type: text, lines: 1", '"a\\nb"', "P128", "`f` of card `x` has 2 lines, more than 1"),
        ("one_of: [red, blue]", "bleu", "P125", "`f` of card `x` is `bleu`, which is not among its choices"),
        ("type: text", "[a, b]", "P120", "`f` of card `x` is a list, not a text"),
        ("type: integer", "[1]", "P120", "`f` of card `x` is a list, not one value"),
        ("list_of: [a, b]", "a", "P120", "`f` of card `x` is one value, not a list"),
        ("list_of: [a, b], min: 2", "[a]", "P123", "`f` of card `x` is 1 entry long, less than 2"),
        ("list_of: [a, b], max: 1", "[a, b]", "P123", "`f` of card `x` is 2 entries long, more than 1"),
    ],
)
def test_value_that_does_not_fit_is_reported_at_the_value(declared: str, typed: str, code: str, what: str) -> None:
    text = body(f"f: {{{declared}}}", f"f: {typed}")
    found = message(text)
    assert (found.code, found.what) == (code, what)
    assert pointed(text, found) == typed


@pytest.mark.parametrize(
    ("declared", "typed", "help"),
    [
        ("type: length", "3", "write `3 mm`"),
        ("type: colour", "bleu", "did you mean `blue`?"),
        ("type: colour", "0B7F78", 'write `"#0B7F78"`'),
        ("type: language", "HU", "write `hu`"),
        ("type: number", "60.4°", "write `60.4`"),
        ("type: number", '"60,4 N"', "write `60.4`"),
        ("type: number", "20.3° W", "write `-20.3`"),
        ("type: language", '""', "type the code, `fi` for Finnish"),
        ("type: text, min: 1", '""', "type a text between the quotes"),
        ("one_of: [red, blue]", "reds", "did you mean `red`?"),
        ("list_of: [a, b]", "a", "write `[a]`"),
    ],
)
def test_help_says_what_to_type(declared: str, typed: str, help: str) -> None:
    assert message(body(f"f: {{{declared}}}", f"f: {typed}")).help == help


def test_choices_are_listed_where_none_is_near() -> None:
    found = message(body("f: {one_of: [red, blue]}", "f: mauve"))
    assert (found.help, found.notes) == (None, ("to choose from: blue, red",))


def test_member_of_a_list_that_stands_twice_is_reported_at_the_second() -> None:
    text = body("f: {list_of: [a, b], unique: true}", "f: [a, b, a]")
    found = message(text)
    assert (found.code, found.what) == ("P130", "`a` stands twice in `f` of card `x`")
    assert found.span == Span(DECK, 5, 21, 1)


def test_reference_holds_list_id_and_record() -> None:
    made = deck("fields: {s: {one_of: suit}}\nlists: {suit: {c: {colour: red, rank: 1}}}\ncards:\n- {id: x, s: c}\n")
    assert made.cards[0].values["s"] == Reference("suit", "c", {"colour": "red", "rank": 1})


def test_integer_keys_of_a_list_are_integers() -> None:
    made = deck('fields: {n: {one_of: number}}\nlists:\n  number: {1: {act: a}, 10: {}}\ncards:\n- {id: x, n: "10"}\n')
    assert made.cards[0].values["n"] == Reference("number", 10, {})


def test_list_of_gives_references_in_the_order_typed() -> None:
    made = deck("fields: {s: {list_of: suit}}\nlists: {suit: [a, b, c]}\ncards:\n- {id: x, s: [c, a]}\n")
    assert made.cards[0].values["s"] == (Reference("suit", "c", {}), Reference("suit", "a", {}))


def test_default_fills_in_what_a_card_leaves_out() -> None:
    made = deck(
        "fields: {b: {type: boolean, default: false}, t: {type: text}}\ncards:\n- {id: x}\n- {id: y, b: true}\n"
    )
    assert [made_card.values for made_card in made.cards] == [{"b": False}, {"b": True}]


def test_default_is_read_by_the_type() -> None:
    found = message("fields: {n: {type: integer, default: many}}\n")
    assert (found.code, found.what) == ("P122", "`n` of the defaults is `many`, not a whole number")


def test_value_spans_are_those_of_the_values() -> None:
    made = card("t: {type: text}, n: {type: integer, default: 1}", 't: "a b"')
    assert made.spans == {"t": Span(DECK, 5, 14, 5)}


def test_declared_limits_stand_in_the_field_spec() -> None:
    made = field("type: text, min: 2, max: 110, lines: 3, required: true, unique: true, languages: all")
    assert (made.min, made.max, made.lines, made.required, made.unique) == (2, 110, 3, True, True)
    assert made.languages == ("en", "hu")


def test_where_of_references_is_kept_as_an_expression() -> None:
    made = field("""list_of: s, where: "kind == 'place'" """, "lists: {s: [a]}\n")
    assert (made.source, made.where) == ("s", ExpressionSource("kind == 'place'", Span(DECK, 3, 34, 15)))


def test_card_without_a_required_field_is_reported() -> None:
    found = message("fields: {n: {type: integer, required: true}}\ncards:\n- {id: x}\n")
    assert (found.code, found.what, found.help) == ("P132", "card `x` has no `n`", "add `n: …` to the card")
    assert found.span == Span(DECK, 5, 3, 7)


def test_refused_value_is_not_also_missing() -> None:
    assert message("fields: {n: {type: integer, required: true}}\ncards:\n- {id: x, n: z}\n").code == "P122"


def test_unique_field_names_both_cards() -> None:
    found = message("fields: {n: {type: integer, unique: true}}\ncards:\n- {id: x, n: 1}\n- {id: y, n: 1}\n")
    assert (found.code, found.what) == ("P130", "`n` of card `y` is the same as that of card `x`")
    assert found.span == Span(DECK, 6, 14, 1)
    assert found.notes[0] == f"the other stands at {DECK}:5:14"


def test_unique_field_compares_translations() -> None:
    text = (
        "fields: {t: {type: text, unique: true}}\ncards:\n- {id: x, t: {en: a, hu: b}}\n- {id: y, t: {hu: b, en: a}}\n"
    )
    assert message(text).code == "P130"


def test_unknown_field_is_reported_with_the_nearest_name() -> None:
    text = body("cost: {type: integer}, name: {type: text}", "cosst: 3")
    found = message(text)
    assert (found.code, found.what) == ("P104", "unknown field `cosst` on card `x`")
    assert pointed(text, found) == "cosst"
    assert found.notes == ("fields of deck `d`: cost, name",)
    assert found.help == "did you mean `cost`?"


def test_unknown_field_on_many_cards_is_one_message() -> None:
    found = message("fields: {a: {type: text}}\ncards:\n- {id: x, zz: 1}\n- {id: y, zz: 1}\n- {id: z, zz: 1}\n")
    assert found.notes[1] == f"also on 2 more cards, next at {DECK}:6:11"
    assert found.help == "add `zz: {type: text}` under `fields:`, or delete it"


@pytest.mark.parametrize(
    "name", ["cards", "deck", "board", "game", "facts", "card", "id", "not", "true", "loop", "lang"]
)
def test_reserved_name_is_refused_once(name: str) -> None:
    found = message(f"fields: {{{name}: {{type: text}}}}\n")
    assert (found.code, found.what) == ("P131", f"`{name}` cannot be the name of a field")
    assert found.help == f"choose another name, as `{name}_text`"


def test_card_that_sets_a_refused_field_is_not_reported_too() -> None:
    assert message(body("game: {type: text}", "game: x")).code == "P131"


def test_lang_may_name_the_language_of_a_card() -> None:
    assert card("lang: {type: language}", "lang: es").values["lang"] == "es"


@pytest.mark.parametrize(
    ("name", "help"), [("two words", "write `two_words`"), ("a-b", "write `a_b`"), ("_x", "write `x`"), ("1st", None)]
)
def test_name_that_expressions_cannot_use_is_refused(name: str, help: str | None) -> None:
    found = message(f"fields: {{{name}: {{type: text}}}}\n")
    assert (found.code, found.help) == ("P131", help)


@pytest.mark.parametrize(
    ("declared", "code", "what", "help"),
    [
        ("type: int", "P133", "unknown type `int` of field `f`", "did you mean `integer`?"),
        ("type: intger", "P133", "unknown type `intger` of field `f`", "did you mean `integer`?"),
        ("min: 1", "P133", "field `f` has no `type`", "add `type: text`, or another type"),
        ("type: text, one_of: [a]", "P133", "field `f` has both `type` and `one_of`", "keep one of the two"),
        ("type: integer, lines: 2", "P133", "`lines` has no meaning for field `f` of type `integer`", "delete it"),
        ("type: integer, min: 3, max: 2", "P133", "`min` of field `f` is greater than its `max`", None),
        ("type: integer, maxx: 2", "P104", "unknown key `maxx` in field `f`", "did you mean `max`?"),
        ("one_of: []", "P133", "field `f` has nothing to choose from", None),
        ("one_of: suits", "P124", "there is no list `suits`", "did you mean `suit`?"),
        ("type: text, languages: [de]", "P127", "`de` is not among the game's languages", None),
        (
            "type: text, languages: en",
            "P120",
            "`languages` of field `f` is one value, not `all` or a list",
            "write `languages: [en]`",
        ),
    ],
)
def test_wrong_declaration_is_reported(declared: str, code: str, what: str, help: str | None) -> None:
    found = message(f"lists: {{suit: [a]}}\nfields: {{f: {{{declared}}}}}\n")
    assert (found.code, found.what, found.help) == (code, what, help)


def test_type_alone_is_told_how_to_be_written() -> None:
    found = message("fields: {n: integer}\n")
    assert (found.code, found.help) == ("P120", "write `n: {type: integer}`")


def test_text_in_several_languages_is_a_translation() -> None:
    assert card("t: {type: text}", "t: {hu: b, en: a}").values["t"] == Translated({"hu": "b", "en": "a"})


def test_map_is_no_translation_where_the_field_is_no_text() -> None:
    assert message(body("n: {type: integer}", "n: {en: 1, hu: 2}")).code == "P120"


def test_language_the_game_does_not_have_is_reported() -> None:
    text = body("t: {type: text}", "t: {en: a, de: b}")
    found = message(text)
    assert (found.code, found.what) == ("P127", "`de` is not among the game's languages, in `t` of card `x`")
    assert pointed(text, found) == "de"


def test_translation_without_a_language_the_field_asks_for_is_reported() -> None:
    found = message(body("t: {type: text, languages: all}", "t: {en: a}"))
    assert (found.code, found.what) == ("P127", "`t` of card `x` has no text in `hu`")


def test_one_text_is_not_enough_where_languages_are_asked_for() -> None:
    found = message(body("t: {type: text, languages: all}", "t: Bath"))
    assert (found.code, found.what) == ("P127", "`t` of card `x` is one text, but the field asks for en and hu")
    assert found.help == "write `{en: Bath, hu: Bath}`, each in its language"


def test_length_of_each_translation_is_checked() -> None:
    found = message(body("t: {type: text, max: 3}", "t: {en: abc, hu: abcd}"))
    assert (found.code, found.what) == ("P128", "`t` of card `x` in `hu` has 4 characters, 1 more than its `max` of 3")


def test_country_codes_are_ids_and_no_languages() -> None:
    made = deck(
        "lists: {country: {hu: {name: H}, en: {name: E}}}\nfields: {c: {one_of: country}}\ncards:\n- {id: x, c: hu}\n"
    )
    assert made.cards[0].values["c"] == Reference("country", "hu", {"name": "H"})


def test_texts_of_list_entries_are_translations_where_all_keys_are_languages() -> None:
    made = deck("lists: {s: {a: {name: {en: x, hu: y}, near: {en: 1, hu: 2}, far: {de: x}}}}\n").lists["s"]
    assert made.entries["a"] == {
        "name": Translated({"en": "x", "hu": "y"}),
        "near": {"en": 1, "hu": 2},
        "far": {"de": "x"},
    }


def test_all_mistakes_of_a_deck_are_found_in_one_run() -> None:
    found = messages(
        "bleed: 3\nfields: {n: {type: integer}, c: {type: colour}}\n"
        "cards:\n- {id: x, n: z}\n- {id: y, c: bleu}\nsiz: 1\n"
    )
    assert sorted(diagnostic.code for diagnostic in found) == ["P104", "P110", "P122", "P126"]


def test_field_may_choose_from_the_cards_of_another_deck() -> None:
    other = "deck: e\nsize: poker\nfields: {n: {type: integer}}\ncards:\n- {id: one, n: 4}\n"
    text = "game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks: [d, e]\n"
    made = deck("fields: {o: {one_of: e}}\ncards:\n- {id: x, o: one}\n", text, e=other)
    assert made.cards[0].values["o"] == Reference("e", "one", {"n": 4})


def test_decks_that_choose_from_one_another_are_refused() -> None:
    other = "deck: e\nsize: poker\nfields: {n: {one_of: d}}\n"
    text = "game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks: [d, e]\n"
    found = message("fields: {o: {one_of: e}}\n", text, e=other)
    assert (found.code, found.what) == ("P124", "decks choose from one another: `d` chooses from `e` chooses from `d`")


def test_field_may_choose_from_the_spaces_of_the_board() -> None:
    board = "spaces:\n- {id: harz, kind: place}\n- {id: hub, kind: hub}\n"
    made = deck("fields: {p: {list_of: board.spaces}}\ncards:\n- {id: x, p: [harz]}\n", board=board)
    assert made.cards[0].values["p"] == (Reference("board.spaces", "harz", {"kind": "place"}),)


def test_board_spaces_without_a_board_are_reported() -> None:
    found = message("fields: {p: {list_of: board.spaces}}\n")
    assert (found.code, found.what) == ("P143", "`board.spaces` needs content/g/board.yaml, which is not there")


def test_values_of_an_unknown_list_are_not_reported_again() -> None:
    assert message("fields: {s: {one_of: suit}}\ncards:\n- {id: x, s: a}\n").code == "P124"


def test_game_of_the_tests_has_no_message() -> None:
    assert game("deck: d\nsize: poker\n")[1] == ()


@pytest.mark.parametrize(
    ("field", "code", "what", "help"),
    [
        ("one_of: [a, b, a]", "P142", "field `f` has the choice `a` twice", "delete one of the two"),
        ("one_of: 5..1", "P145", "the range `5..1` runs backwards", "write `1..5`"),
        ("list_of: 1..90000", "P145", "the range `1..90000` has more than 10,000 numbers", None),
    ],
)
def test_choices_are_given_once_and_in_order(field: str, code: str, what: str, help: str | None) -> None:
    found = message(f"fields: {{f: {{{field}}}}}\ncards:\n- {{id: x}}\n")
    assert (found.code, found.what, found.help) == (code, what, help)


@pytest.mark.parametrize(
    ("field", "typed", "what", "help"),
    [
        ("type: integer", "−5", "`f` of card `x` is `−5`, not a whole number", "write `-5`"),
        ("type: integer", '""', "`f` of card `x` is ``, not a whole number", None),
        ("type: integer", "9" * 20, "`f` of card `x` has 20 digits, more than 15", None),
        ("type: number", ".5", "`f` of card `x` is `.5`, not a number", "write `0.5`"),
        ("type: number, decimals: 2", "1.5", "`f` of card `x` is `1.5`, with 1 decimal instead of 2", "write `1.50`"),
        ("type: length", '"5,5 mm"', "`f` of card `x` is `5,5 mm`, not a length", "write `5.5 mm`"),
        ("type: length", "wide", "`f` of card `x` is `wide`, not a length", "write a number and a unit, as `3 mm`"),
        ("list_of: [a, b]", '"a, b"', "`f` of card `x` is one value, not a list", "write it as in `[a, b]`"),
    ],
)
def test_a_value_that_is_nearly_right_is_told_with_the_right_one(
    field: str, typed: str, what: str, help: str | None
) -> None:
    found = message(f"fields: {{f: {{{field}}}}}\ncards:\n- {{id: x, f: {typed}}}\n")
    assert (found.what, found.help) == (what, help)


@pytest.mark.parametrize(
    ("typed", "help"), [("al", "write `languages: all`"), ("en", "write `languages: [en]`"), ("xx", None)]
)
def test_languages_of_a_field_are_all_or_a_list(typed: str, help: str | None) -> None:
    found = message(f"fields: {{f: {{type: text, languages: {typed}}}}}\ncards:\n- {{id: x}}\n")
    assert (found.code, found.help) == ("P120", help)


@pytest.mark.parametrize("languages", ["en", "[]", "[EN, hu]", "[english, hu]"])
def test_wrong_languages_of_a_game_are_not_told_again_at_each_text(languages: str) -> None:
    cards = "".join(f"- {{id: x{number}, f: {{en: a, hu: b}}}}\n" for number in range(5))
    listed = re.sub(r"languages: .*", f"languages: {languages}", GAME)
    found = messages(f"fields: {{f: {{type: text, languages: all}}}}\ncards:\n{cards}", listed)
    assert [one.span.path for one in found if one.span] == ["content/g/game.yaml"]
