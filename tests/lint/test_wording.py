from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.diagnostics import Diagnostic, Replacement, Sink, Span
from pnp.lint import SUSPECT, Written, check_wording
from pnp.lint.wording import QUOTES, mended_text

AT = Span("content/g/deck.yaml", 7, 12, 0)


def written(text: str, language: str = "en", span: Span = AT, **more: object) -> Written:
    return Written("card `owl`", "text", text, language, span, **more)  # type: ignore[arg-type]


def found(*texts: Written) -> tuple[Diagnostic, ...]:
    sink = Sink()
    check_wording(texts, sink)
    return sink.diagnostics


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "She said “go”"),
        ("hu", "She said „go”"),
        ("de", "She said „go“"),
        ("fi", "She said ”go”"),
        ("sl", "She said „go“"),
        ("de-AT", "She said „go“"),
    ],
)
def test_quotes_are_those_of_the_language(language: str, expected: str) -> None:
    assert mended_text('She said "go"', language) == expected


def test_the_tags_of_html_are_passed_over() -> None:
    assert mended_text('<font color="red">Mill</font>', "en") == '<font color="red">Mill</font>'
    assert mended_text('<b class="x">He said</b> "go"', "en") == '<b class="x">He said</b> “go”'


@pytest.mark.parametrize("language", ["fr", "ja", "es", "local"])
def test_languages_whose_quotes_are_not_known_are_left_alone(language: str) -> None:
    text = """He said "don't"... - go"""
    assert mended_text(text, language) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"Go"', "“Go”"),
        ('("Go")', "(“Go”)"),
        ('"Go," she said. "Now!"', "“Go,” she said. “Now!”"),
        ('She said: "Go."\n"No."', "She said: “Go.”\n“No.”"),
        ('A "one" and "two"', "A “one” and “two”"),
        ('rule "6"', "rule “6”"),
        ("He said \"she said 'go'\"", "He said “she said ‘go’”"),
        ("the 'wise' owl", "the ‘wise’ owl"),
        ('"Don\'t!"', "“Don’t!”"),
        ('—"Go"', "—“Go”"),
        ('Owl"', "Owl”"),
    ],
)
def test_quotes_begin_and_end(text: str, expected: str) -> None:
    assert mended_text(text, "en") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Azt mondta: \"a 'bölcs' bagoly\"", "Azt mondta: „a »bölcs« bagoly”"),
        ("a 'bölcs' bagoly", "a „bölcs” bagoly"),
    ],
    ids=["within", "alone"],
)
def test_single_quotes_are_inner_ones_only_within_others(text: str, expected: str) -> None:
    assert mended_text(text, "hu") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("don't", "don’t"),
        ("King's", "King’s"),
        ("the players' cards", "the players’ cards"),
        ("'tis late", "’tis late"),
        ("the '90s", "the ’90s"),
        ("the 1980's", "the 1980’s"),
        ("Rock 'n' Roll", "Rock ’n’ Roll"),
        ("D'Artagnan's", "D’Artagnan’s"),
    ],
)
def test_apostrophes_are_curled(text: str, expected: str) -> None:
    assert mended_text(text, "en") == expected


@pytest.mark.parametrize(
    "text",
    [
        "6'",
        "5'11\"",
        "6' 2\"",
        'a 3" nail',
        "It is 6' high",
        "5 ' 6",
        'a " b',
        "no quotes",
        "already “fine” – isn’t it…",
    ],
)
def test_feet_inches_and_what_is_right_are_left_alone(text: str) -> None:
    assert mended_text(text, "en") == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Wait...", "Wait…"),
        ("... and go", "… and go"),
        ("Draw - or wait", "Draw – or wait"),
        ("Draw -- or wait", "Draw – or wait"),
        ("Draw--or wait", "Draw—or wait"),
        ("-- The owl", "– The owl"),
        ("Turn 3 - the end", "Turn 3 – the end"),
    ],
)
def test_dots_and_hyphens_become_ellipsis_and_dash(text: str, expected: str) -> None:
    assert mended_text(text, "en") == expected


def test_a_dash_is_set_apart_outside_english() -> None:
    assert mended_text("Zieh--oder warte", "de") == "Zieh – oder warte"


@pytest.mark.parametrize(
    "text",
    ["5 - 3", "1-3", "well-known", "- one\n- two", "  - one", "---", "a --> b", "....", "<!-- -->", "-3"],
)
def test_minus_lists_rules_and_arrows_are_left_alone(text: str) -> None:
    assert mended_text(text, "en") == text


@given(st.text("ab 1'\".-\n(“”’–…"), st.sampled_from(sorted(QUOTES)))
def test_what_is_mended_once_is_mended_for_good(text: str, language: str) -> None:
    once = mended_text(text, language)
    assert mended_text(once, language) == once


@given(st.text("ab 1'\".-\n"), st.sampled_from(sorted(QUOTES)))
def test_no_letter_is_lost(text: str, language: str) -> None:
    mended = mended_text(text, language)
    assert [char for char in mended if char.isalnum()] == [char for char in text if char.isalnum()]


@given(st.text("ab 1'\".-\n"))
def test_what_is_not_suspect_is_never_changed(text: str) -> None:
    assert SUSPECT.search(text) or mended_text(text, "en") == text


def test_the_message_names_field_card_and_language() -> None:
    (message,) = found(written("Don't", span=Span("content/g/deck.yaml", 7, 12, 5)))
    assert (message.code, message.severity) == ("P809", "warning")
    assert message.what == "`text` of card `owl` has a straight apostrophe"
    assert message.notes == ("in `en` quotes are “ and ”, and the apostrophe is ’",)
    assert message.help == "write `Don’t`"


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ('"Go"', "straight quotes"),
        ("the 'wise' owl", "straight quotes"),
        ("don't, won't", "straight apostrophes"),
        ("Go...", "three dots for an ellipsis"),
        ("Go - now", "hyphens for a dash"),
        ('"Go" - now...', "straight quotes, three dots for an ellipsis and hyphens for a dash"),
    ],
)
def test_the_message_says_what_was_found(text: str, kinds: str) -> None:
    assert found(written(text))[0].what == f"`text` of card `owl` has {kinds}"


def test_a_text_that_stands_as_it_is_can_be_replaced() -> None:
    span = Span("content/g/deck.yaml", 7, 12, 5)
    assert found(written("Don't", span=span))[0].fix == Replacement(span, "Don’t")


def test_a_quoted_text_is_replaced_within_its_quotes() -> None:
    message = found(written("Don't", span=Span("content/g/deck.yaml", 7, 12, 7)))[0]
    assert message.fix == Replacement(Span("content/g/deck.yaml", 7, 13, 5), "Don’t")


@pytest.mark.parametrize(
    "text",
    [
        written('say "go"', span=Span("content/g/deck.yaml", 7, 12, 12)),
        written("Don't\ngo", span=Span("content/g/deck.yaml", 7, 12, 1)),
        written("Don't", span=Span("content/g/deck.yaml", 7, 12, 5), others=(("hu", "Ne"),)),
        written("Don't", span=Span("content/g/deck.yaml", 7, 12, 5), own=False),
    ],
    ids=["escapes", "block", "translation", "default"],
)
def test_what_stands_otherwise_is_not_replaced(text: Written) -> None:
    assert found(text)[0].fix is None


def test_a_translation_is_named_by_its_language() -> None:
    message = found(written("Ne 'menj'", "hu", others=(("en", "Go"),)))[0]
    assert message.what == "`text` (`hu`) of card `owl` has straight quotes"
    assert message.help == "write `hu: Ne „menj”`"


def test_a_default_is_named_as_such() -> None:
    assert found(Written("", "text", "Don't", "en", AT, False))[0].what == (
        "the default of `text` has a straight apostrophe"
    )


def test_of_a_long_text_only_the_changes_are_told() -> None:
    message = found(written("Sleep until spring. " * 4 + 'Then say "who\'s there" and do not wait... at all.'))[0]
    assert message.help == 'write `“who’s there”` for `"who\'s there"`, `wait…` for `wait...`'


def test_the_same_change_is_told_once_and_many_are_counted() -> None:
    message = found(written("you don't and I won't or he can't but she isn't and they aren't while you don't, " * 2))[0]
    assert message.help == "write `don’t` for `don't`, `won’t` for `won't`, `can’t` for `can't`, and 3 more alike"


def test_texts_without_typewriter_signs_are_fine() -> None:
    assert found(written("She said “go” – isn’t that 6' high…")) == ()
