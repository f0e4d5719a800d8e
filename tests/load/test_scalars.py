from __future__ import annotations

import pytest

from pnp.diagnostics import Span
from pnp.model.values import Plain, WrittenNumber
from tests.load.projects import GAME, card, game, message, pointed

AWKWARD = (
    *(
        "007",
        "1.10",
        "NO",
        "no",
        "Off",
        "~",
        "Null",
        "null",
        "1e3",
        "1:1",
        "12:30",
        "2024-05-01",
        "0123",
        "1_000",
        "0x1F",
    ),
    *("+5", "-0", "08", "True", "TRUE", "yes", ".5", ".inf", "=", "1.", "- -", "rank >= 7", "K♣", "x:y", "a'b"),
)


def fact(typed: str) -> Plain:
    made, messages = game("deck: d\nsize: poker\n", f"{GAME}facts: {{f: {typed}}}\n")
    assert messages == ()
    return made.facts["f"]


@pytest.mark.parametrize("typed", [text for text in AWKWARD if text != "- -"])
def test_unquoted_text_without_type_stays_as_typed(typed: str) -> None:
    assert fact(typed) == typed


@pytest.mark.parametrize("typed", [text for text in AWKWARD if text != "- -"])
def test_text_field_gives_back_what_was_typed(typed: str) -> None:
    assert card("t: {type: text}", f"t: {typed}").values["t"] == typed


@pytest.mark.parametrize(("typed", "value"), [("0", 0), ("7", 7), ("-12", -12), ("true", True), ("false", False)])
def test_integers_and_booleans_are_recognised(typed: str, value: int) -> None:
    found = fact(typed)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize("typed", ["7", "true", "0"])
@pytest.mark.parametrize("quote", ["'", '"'])
def test_quoted_scalar_is_text(typed: str, quote: str) -> None:
    assert fact(f"{quote}{typed}{quote}") == typed


def test_integer_in_a_text_field_is_text() -> None:
    assert card("t: {type: text}", "t: 7").values["t"] == "7"


def test_quoted_integer_in_an_integer_field_is_an_integer() -> None:
    assert card("n: {type: integer}", 'n: "7"').values["n"] == 7


def test_block_scalar_keeps_its_line_breaks() -> None:
    made, messages = game(
        "deck: d\nsize: poker\nfields: {t: {type: text}}\ncards:\n- id: x\n  t: |\n    one\n    two\n"
    )
    assert messages == ()
    assert made.decks["d"].cards[0].values["t"] == "one\ntwo\n"


def test_number_prints_as_typed_and_counts_as_a_float() -> None:
    value = card("n: {type: number}", "n: 1.10").values["n"]
    assert isinstance(value, WrittenNumber)
    assert (str(value), value) == ("1.10", 1.1)


@pytest.mark.parametrize("typed", ["007", "1.0", "1e3", "three", "+3", "1_000", "0x10", "--1"])
def test_integer_field_takes_integers_only(typed: str) -> None:
    body = f"fields: {{n: {{type: integer}}}}\ncards:\n- {{id: x, n: {typed}}}\n"
    found = message(body)
    assert (found.code, found.what) == ("P122", f"`n` of card `x` is `{typed}`, not a whole number")
    assert pointed(body, found) == typed


def test_leading_zeros_of_an_integer_are_mended_by_the_help() -> None:
    assert message("fields: {n: {type: integer}}\ncards:\n- {id: x, n: 007}\n").help == "write `7`"


@pytest.mark.parametrize("typed", ["1e3", ".5", "1.", "007", "nan", "1/2", "٣"])
def test_number_field_takes_plain_decimals_only(typed: str) -> None:
    found = message(f"fields: {{n: {{type: number}}}}\ncards:\n- {{id: x, n: {typed}}}\n")
    assert (found.code, found.what) == ("P122", f"`n` of card `x` is `{typed}`, not a number")


def test_decimal_comma_is_mended_by_the_help() -> None:
    found = message('fields: {n: {type: number}}\ncards:\n- {id: x, n: "2,5"}\n')
    assert found.help == "write `2.5`"


def test_number_with_too_few_decimals_is_mended_by_the_help() -> None:
    found = message("fields: {n: {type: number, decimals: 3}}\ncards:\n- {id: x, n: 51.14}\n")
    assert (found.code, found.what) == ("P122", "`n` of card `x` is `51.14`, with 2 decimals instead of 3")
    assert found.help == "write `51.140`"


def test_number_with_the_decimals_asked_for_is_fine() -> None:
    assert str(card("n: {type: number, decimals: 3}", "n: 51.140").values["n"]) == "51.140"


@pytest.mark.parametrize(
    ("typed", "meant"), [("NO", "false"), ("yes", "true"), ("True", "true"), ("0", "false"), ("maybe", None)]
)
def test_boolean_field_takes_true_and_false_only(typed: str, meant: str | None) -> None:
    found = message(f"fields: {{b: {{type: boolean}}}}\ncards:\n- {{id: x, b: {typed}}}\n")
    assert (found.code, found.what) == ("P122", f"`b` of card `x` is `{typed}`, neither `true` nor `false`")
    assert found.help == (f"write `{meant}`" if meant else None)


def test_value_that_looks_like_a_comment_cut_it_is_reported() -> None:
    body = "fields: {t: {type: text}}\ncards:\n- id: x\n  t: Gain #2 gold\n"
    found = message(body)
    assert (found.code, found.what) == ("P113", "`Gain` is cut short: ` #` starts a comment")
    assert found.span == Span("content/g/d.yaml", 6, 6, 4)
    assert found.help == 'write `"Gain #2 gold"`, or a space after `#` if it is a comment'


def test_comment_with_a_space_is_a_comment() -> None:
    assert card("t: {type: text}", "t: Gain } # 2 gold\n#{").values["t"] == "Gain"
