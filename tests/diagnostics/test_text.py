"""Messages as text: the author's line with its caret, and the cards concerned."""

from __future__ import annotations

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.diagnostics.similar import nearest
from pnp.diagnostics.text import concerned, human

PLACE = Span("layouts/a.svg", 3, 5, 4)


def about(what: str, *cards: str) -> Diagnostic:
    """A message that came up on some cards."""
    sink = Sink()
    for card in cards:
        sink.report(Diagnostic("P414", what, PLACE, subjects=(f"card `{card}`",)))
    (message,) = sink.diagnostics
    return message


def test_the_first_card_is_named_and_the_others_are_counted() -> None:
    assert concerned(about("`fill: bleu` is no colour", "a", "b", "c")) == ("on card `a` and 2 more cards",)


def test_a_card_that_the_message_names_is_not_named_again() -> None:
    assert concerned(about("card `a` is wrong", "a", "b")) == ("and on 1 more card",)


def test_a_single_card_that_the_message_names_needs_no_note() -> None:
    assert concerned(about("card `a` is wrong", "a")) == ()


def test_the_caret_stands_under_what_is_meant() -> None:
    shown = human(Diagnostic("P102", "wrong", Span("a.yaml", 12, 4, 3), label="here"), lambda path, line: "a: \tbcd")
    assert shown.splitlines()[1:] == ["   |", "12 | a: \tbcd", "   |    ^^^ here"]


def test_of_a_long_line_what_is_around_the_caret_is_shown() -> None:
    source = "x" * 300 + "bad" + "y" * 300
    message = Diagnostic("P102", "wrong", Span("a.yaml", 1, 301, 3), label="here")
    line, carets = human(message, lambda path, line: source).splitlines()[2:4]
    assert (line[:5], line[-1], len(line) < 200, carets[line.index("bad") :]) == ("1 | …", "…", True, "^^^ here")


def test_a_mark_that_fills_a_long_line_ends_with_it() -> None:
    message = Diagnostic("P102", "wrong", Span("a.yaml", 1, 2, 900), label="here")
    line, carets = human(message, lambda path, line: "a" * 901).splitlines()[2:4]
    assert (line[:5], line[-1], carets) == ("1 | a", "…", "  |  " + "^" * (len(line) - 5) + " here")


def test_one_wrong_letter_of_three_is_still_near() -> None:
    assert (nearest("sly", ["sky", "sea"]), nearest("art", ["cost"])) == ("sky", None)
