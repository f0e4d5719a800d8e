from __future__ import annotations

from collections.abc import Mapping

import pytest

from pnp.diagnostics import Span
from pnp.expressions import (
    ExpressionError,
    LanguageText,
    ListView,
    NumberReference,
    Record,
    Sandbox,
    TextReference,
    UnknownNameError,
    Unset,
    UnsetFieldError,
    compile_expression,
)
from pnp.model.values import ExpressionSource


def evaluate(text: str, names: Mapping[str, object] | None = None) -> object:
    source = ExpressionSource(text, Span("content/g/d.yaml", 3, 9, len(text)))
    return compile_expression(source, Sandbox()).evaluate(names or {})


def failure(text: str, names: Mapping[str, object] | None = None) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        evaluate(text, names)
    return caught.value


def card(**fields: object) -> dict[str, object]:
    record = Record("card", "alhambra", lambda: fields)
    return {**fields, "card": record}


METHOD_NAMES = ("items", "copy", "values", "keys", "get", "title", "count", "index", "fields", "name", "kind", "label")


@pytest.mark.parametrize("name", METHOD_NAMES)
def test_a_field_named_like_a_method_gives_the_field(name: str) -> None:
    assert evaluate(f"card.{name}", card(**{name: "mine"})) == "mine"


@pytest.mark.parametrize("name", METHOD_NAMES)
def test_a_record_has_no_methods(name: str) -> None:
    assert failure(f"card.{name}", card(rank=1)).text == f"`{name}` is not a field of card `alhambra`"


@pytest.mark.parametrize("name", ["title", "upper", "count", "record"])
def test_a_reference_field_named_like_a_method_gives_the_field(name: str) -> None:
    suit = TextReference("clubs", Record("suit", "clubs", lambda: {name: "mine"}))
    assert evaluate(f"suit.{name}", {"suit": suit}) == "mine"


@pytest.mark.parametrize("name", ["real", "numerator", "record"])
def test_a_number_reference_field_wins(name: str) -> None:
    low = NumberReference(3, Record("number", "3", lambda: {name: "mine"}))
    assert evaluate(f"low.{name}", {"low": low}) == "mine"


def test_brackets_find_fields_first_too() -> None:
    assert evaluate("card['items']", card(items=3)) == 3


def test_filters_by_attribute_find_fields_first() -> None:
    assert evaluate("cards|map(attribute='items')|list", {"cards": (card(items=3)["card"],)}) == [3]


def test_the_attr_filter_finds_fields_first() -> None:
    assert evaluate("card|attr('items')", card(items=3)) == 3


def test_a_text_reference_is_its_id() -> None:
    suit = TextReference("clubs", Record("suit", "clubs", dict))
    assert evaluate("suit == 'clubs' and suit ~ '' == 'clubs' and suit.id == 'clubs'", {"suit": suit}) is True


def test_references_sort_by_id() -> None:
    places = tuple(TextReference(id, Record("space", id, dict)) for id in ("tirol", "alpen"))
    assert evaluate("places|sort", {"places": places}) == ["alpen", "tirol"]


def test_a_number_reference_compares_as_number() -> None:
    names = {
        "low": NumberReference(9, Record("number", "9", dict)),
        "high": NumberReference(10, Record("n", "10", dict)),
    }
    assert evaluate("low < high and high == 10", names) is True


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("suit.record", "`record` is not a field of suit `clubs`"),
        ("name.by_language", "`name` of card `rome` has no language `by_language`"),
        ("list.by_id", "a list has no `by_id`"),
    ],
)
def test_what_python_needs_is_hidden(text: str, said: str) -> None:
    suit = TextReference("clubs", Record("suit", "clubs", dict))
    name = LanguageText({"en": "Rome"}, ("en",), "`name` of card `rome`")
    assert failure(text, {"suit": suit, "name": name, "list": ListView({"clubs": suit})}).text == said


def test_a_large_number_is_no_large_size() -> None:
    assert evaluate("123456|tojson ~ 123456.7|round") == "123456123457.0"


def test_a_reference_keeps_its_text_methods() -> None:
    assert evaluate("suit.upper()", {"suit": TextReference("clubs", Record("suit", "clubs", dict))}) == "CLUBS"


def test_an_unknown_field_of_a_reference_names_the_list_entry() -> None:
    suit = TextReference("clubs", Record("suit", "clubs", lambda: {"colour": "red"}))
    error = failure("suit.color", {"suit": suit})
    assert (error.text, error.offset, error.length, error.available) == (
        "`color` is not a field of suit `clubs`",
        5,
        5,
        ("colour",),
    )


def test_an_unknown_bare_name_points_at_it() -> None:
    error = failure("'rnk' == rnk", {"rank": 1})
    assert (error.text, error.offset, error.length, error.available) == ("`rnk` is not known here", 9, 3, ("rank",))


def test_an_unknown_field_carries_what_a_message_needs() -> None:
    sandbox = Sandbox()
    with pytest.raises(UnknownNameError) as caught:
        sandbox.from_string("{{ card.nmae }}").render(card(name="Alhambra"))
    error = caught.value
    assert (error.kind, error.owner, error.name, error.available) == ("card", "alhambra", "nmae", ("name",))


def test_an_unset_field_is_false() -> None:
    assert evaluate("'yes' if fact else 'no'", card(fact=Unset("card", "alhambra", "fact"))) == "no"


def test_an_unset_field_has_a_default() -> None:
    assert evaluate("card.fact|default('-')", card(fact=Unset("card", "alhambra", "fact"))) == "-"


@pytest.mark.parametrize("text", ["fact ~ ''", "fact + 1", "fact > 1", "fact == 1", "fact|length", "1 in fact"])
def test_an_unset_field_in_any_other_use_names_card_and_field(text: str) -> None:
    error = failure(text, card(fact=Unset("card", "alhambra", "fact")))
    assert error.text == "field `fact` of card `alhambra` has no value"


def test_printing_an_unset_field_carries_card_and_field() -> None:
    with pytest.raises(UnsetFieldError) as caught:
        Sandbox(autoescape=True).from_string("{{ card.fact }}").render(card(fact=Unset("card", "alhambra", "fact")))
    assert (caught.value.kind, caught.value.owner, caught.value.name) == ("card", "alhambra", "fact")


def test_a_whole_card_cannot_be_printed() -> None:
    assert failure("card ~ ''", card(rank=1)).text == "card `alhambra` is no text; print one of its fields, as `.rank`"


def test_a_text_gives_another_language_after_a_dot() -> None:
    text = LanguageText({"en": "Rome", "it": "Roma"}, ("en",), "`name` of card `rome`")
    assert evaluate("name ~ '/' ~ name.it", {"name": text}) == "Rome/Roma"


def test_a_missing_language_is_told_with_those_there_are() -> None:
    text = LanguageText({"en": "Rome", "it": "Roma"}, ("en",), "`name` of card `rome`")
    error = failure("name.hu", {"name": text})
    assert (error.text, error.available) == ("`name` of card `rome` has no language `hu`", ("en", "it"))


@pytest.mark.parametrize(
    "text",
    [
        "''.__class__",
        "card.__class__",
        "card._fields",
        "card|attr('_make')",
        "card['__class__']",
        "suit._x",
        "suit.__init__",
        "range.__globals__",
        "'{0.__class__}'.format(card)",
        "cards|map(attribute='__class__')|join",
    ],
)
def test_python_is_out_of_reach(text: str) -> None:
    names = {**card(rank=1), "suit": TextReference("clubs", Record("suit", "clubs", dict))}
    failure(text, {**names, "cards": ("a",)})


@pytest.mark.parametrize(
    "text",
    [
        "'a' * 10 ** 9",
        "10 ** (10 ** 10)",
        "10 ** 1000 * 10 ** 1000",
        "[0] * 999999999",
        "999999999 * 'a'",
        "range(10 ** 9)|list",
        "'%999999999d' % 1",
        "'%*d' % (999999999, 1)",
        "'{:999999999}'.format(1)",
        "'{:{}}'.format(1, 999999999)",
        "'a'.ljust(999999999)",
        "'a'|center(999999999)",
        "'a'|indent(999999999)",
        "[1]|batch(999999999, 0)|list",
        "[1]|slice(999999999)|list",
        "1.5|round(999999999, 'ceil')",
        "('a' * 9999) .replace('a', 'b' * 9999).replace('b', 'c' * 9999)",
        "range(9999)|join('a' * 9999)|replace('a', 'b' * 9999)",
        "(" * 300 + "1" + ")" * 300,
        "1" + " + 1" * 5000,
    ],
)
def test_absurd_sizes_are_refused_at_once(text: str) -> None:
    failure(text)


@pytest.mark.parametrize("name", ["random", "pprint", "urlize"])
def test_unwanted_filters_are_not_there(name: str) -> None:
    assert failure(f"'a'|{name}").text == f"there is no filter `{name}`"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 / 0", "division by zero"),
        ("'a' < 1", "a text and a number cannot be compared with `<`"),
        ("'a' + 1", "`+` does not work between a text and a number; write `~`, which joins them as text"),
        ("1 + 'a'", "`+` does not work between a number and a text; write `~`, which joins them as text"),
        ("1 - 'a'", "`-` does not work between a number and a text"),
        ("1|length", "a number has no length"),
        ("1 in 2", "`in` looks into a list or text, not into a number"),
        ("2(1)", "a number cannot be called like a function"),
        ("-'a'", "`-` does not work on a text"),
        ("1|lenght", "there is no filter `lenght`"),
        ("1 is prim", "there is no test `prim`"),
        ("1 ==", "the expression ends too early"),
        ("1 2", "`2` is not expected here"),
    ],
)
def test_what_goes_wrong_is_told_in_plain_words(text: str, said: str) -> None:
    assert failure(text).text == said


def test_a_syntax_error_points_at_the_word_where_that_is_certain() -> None:
    error = failure("rank lenght 2")
    assert (error.offset, error.length) == (5, 6)


def test_a_conditional_without_else_has_no_value() -> None:
    assert not evaluate("1 if false")


def test_the_environment_takes_the_options_of_jinja() -> None:
    sandbox = Sandbox(autoescape=True, comment_start_string="<#", comment_end_string="#>")
    assert sandbox.from_string("{{ '<' }}<# gone #>{# stays #}").render() == "&lt;{# stays #}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cards.count == 20", "a list has no `count`; `| length` counts its members"),
        ("cards.index == 1", "a list has no `index`"),
        ("cards.__class__", "a list has no `__class__`"),
        ("hand.__class__", "`__class__` is not there"),
    ],
)
def test_python_of_a_list_is_not_there(text: str, told: str) -> None:
    assert failure(text, {"cards": (1, 2), "hand": 5}).text == told


def test_a_misspelt_entry_of_a_list_is_told_with_those_that_are_there() -> None:
    error = failure("suit.sunz == 1", {"suit": ListView({"suns": 1, "moons": 2})})
    assert (error.name, error.available) == ("sunz", ("suns", "moons"))
