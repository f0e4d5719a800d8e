from __future__ import annotations

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.lint import Written, check_repeats

SENTENCE = "Draw two cards and keep one."


def deck(*texts: str, others: tuple[str, ...] = (), own: bool = True) -> list[Written]:
    """One card for each text, in a line of its own; `others` are the same texts in Hungarian."""
    return [
        Written(
            f"card `{number}`",
            "text",
            text,
            "en",
            Span("content/g/deck.yaml", 9 + number, 12, len(text)),
            own,
            (("hu", others[number - 1]),) if others else (),
        )
        for number, text in enumerate(texts, 1)
    ]


def found(texts: list[Written]) -> tuple[Diagnostic, ...]:
    sink = Sink()
    check_repeats(texts, sink)
    return sink.diagnostics


def test_a_sentence_on_two_cards_is_found_where_most_have_their_own() -> None:
    (message,) = found(deck(SENTENCE, "one", "two", SENTENCE, "three"))
    assert (message.code, message.severity) == ("P810", "warning")
    assert message.what == "`text` of card `4` is word for word that of card `1`"
    assert message.span == Span("content/g/deck.yaml", 13, 12, len(SENTENCE))
    assert message.notes == (
        "it also stands at content/g/deck.yaml:10:12",
        "most cards have a `text` of their own",
    )


def test_all_cards_with_the_sentence_are_listed() -> None:
    (message,) = found(deck(SENTENCE, *"abcdefg", SENTENCE, SENTENCE))
    assert message.what == "`text` of card `9` is word for word that of card `1` and card `10`"


def test_white_space_makes_no_difference() -> None:
    assert len(found(deck(SENTENCE, "a", "b", SENTENCE.replace(" ", "\n"), "c"))) == 1


def test_a_word_more_is_a_difference() -> None:
    assert found(deck(SENTENCE, "a", "b", f"{SENTENCE} Or not.", "c")) == ()


def test_short_texts_are_shared_by_good_right() -> None:
    assert found(deck("Draw two cards now.", *"abc", "Draw two cards now.")) == ()


def test_a_deck_that_uses_its_texts_again_and_again_means_it() -> None:
    assert found(deck(SENTENCE, "Discard your whole hand.", SENTENCE, "Discard your whole hand.", "a")) == ()


def test_two_cards_of_two_are_no_exception() -> None:
    assert found(deck(SENTENCE, SENTENCE)) == ()


def test_cards_that_differ_in_another_language_claim_to_differ() -> None:
    (message,) = found(deck(SENTENCE, SENTENCE, others=("Húzz kettőt.", "Dobj el mindent.")))
    assert message.what == "`text` (`en`) of card `2` is word for word that of card `1`"
    assert message.notes[1] == "in `hu` they differ"


def test_cards_that_are_alike_in_all_languages_do_not() -> None:
    assert found(deck(SENTENCE, SENTENCE, others=("Húzz kettőt.", "Húzz kettőt."))) == ()


def test_a_translation_that_one_card_lacks_is_no_difference() -> None:
    first, second = deck(SENTENCE, SENTENCE, others=("Húzz kettőt.", ""))
    assert found([first, Written(second.card, "text", SENTENCE, "en", second.span, True, ())]) == ()


def test_a_text_that_stands_in_one_place_is_one_text() -> None:
    first, *rest = deck(SENTENCE, "a", "b", "c")
    assert found([first, Written("card `9`", "text", SENTENCE, "en", first.span), *rest]) == ()


def test_texts_that_cards_do_not_state_themselves_are_shared() -> None:
    assert found([*deck("a", "b", "c"), *deck(SENTENCE, SENTENCE, own=False)]) == ()
