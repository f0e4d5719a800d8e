from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.geometry import Rect
from pnp.lint import PrintedSide, lint_faces, note_sides
from tests.lint.pictures import side, text

INSIDE = Rect(3, 3, 14, 4)


def found(*faces: PrintedSide) -> tuple[Diagnostic, ...]:
    """What lint says of some faces without pictures."""
    sink = Sink()
    lint_faces(faces, sink)
    return sink.diagnostics


def test_text_up_to_the_line_of_the_safe_area_is_fine() -> None:
    assert found(side("a", None, text(INSIDE))) == ()


def test_text_nearer_to_the_trim_is_warned_of_with_edge_and_distance() -> None:
    (message,) = found(side("a", None, text(Rect(1.8, 3, 5, 4))))
    assert (message.code, message.severity) == ("P804", "warning")
    assert message.what == "the text `Castle` of card `a` stands outside the safe area, 1.2 mm at the left edge"
    assert message.span == Span("layouts/g/face.svg", 12, 3, 5)


def test_a_corner_names_both_edges() -> None:
    (message,) = found(side("a", None, text(Rect(1, 24, 5, 4))))
    assert message.help == (
        'move it inwards by 1 mm at the bottom edge and 2 mm at the left edge, or write `pnp:live="no"` on it if it '
        "may be cut"
    )


def test_text_over_the_cut_is_an_error_that_tells_the_way_to_the_safe_area() -> None:
    (message,) = found(side("a", None, text(Rect(16, 10, 5, 4))))
    assert (message.code, message.severity) == ("P805", "error")
    assert message.what == "the text `Castle` of card `a` goes over the cut, 1 mm at the right edge"
    assert message.help is not None
    assert message.help.startswith("move it inwards by 4 mm at the right edge")


def test_text_that_may_be_cut_is_left_alone() -> None:
    assert found(side("a", None, text(Rect(-2, -2, 30, 4), live=False))) == ()


def test_text_without_words_is_left_alone() -> None:
    assert found(side("a", None, text(Rect(-2, -2, 30, 4), words=" "))) == ()


@pytest.mark.parametrize(
    ("size_pt", "codes"),
    [(6.5, []), (6.499999, []), (6.4, ["P806"]), (5.0, ["P806"]), (4.9, ["P807"])],
    ids=str,
)
def test_small_text_is_warned_of_and_tiny_text_refused(size_pt: float, codes: list[str]) -> None:
    assert [message.code for message in found(side("a", None, text(INSIDE, size_pt)))] == codes


def test_one_line_of_a_layout_is_one_message_that_names_the_worst_card() -> None:
    (message,) = found(
        side("a", None, text(INSIDE, 6.2)), side("b", None, text(INSIDE, 5.5)), side("c", None, text(INSIDE, 6))
    )
    assert message.what == "the text `Castle` of card `b` is set in 5.5 pt, hard to read below 6.5 pt"
    assert message.notes == (
        "also on card `a` and card `c`",
        "card `b` stands at content/g/deck.yaml:7:5",
    )


def test_long_text_is_quoted_short() -> None:
    (message,) = found(side("a", None, text(INSIDE, 6, words="The quick brown fox\njumps over the lazy dog")))
    assert "`The quick brown fox jumps ove…`" in message.what


def of_fields(*fields: str) -> PrintedSide:
    """A side with a small text that prints these fields, `name` typed in line 7."""
    plain = side("a", None, replace(text(INSIDE, 6), fields=fields))
    return replace(plain, subject=replace(plain.subject, fields={"name": Span("content/g/deck.yaml", 7, 20, 6)}))


@pytest.mark.parametrize(
    ("fields", "note"),
    [
        (("name",), "it prints `name`, which stands at content/g/deck.yaml:7:20"),
        (("suit",), "it prints `suit`; card `a` stands at content/g/deck.yaml:7:5"),
        (("name", "rank", "suit"), "it prints `name`, `rank` and `suit`; card `a` stands at content/g/deck.yaml:7:5"),
        ((), "card `a` stands at content/g/deck.yaml:7:5"),
    ],
    ids=["typed", "generated", "several", "none"],
)
def test_the_fields_that_a_text_prints_are_named(fields: tuple[str, ...], note: str) -> None:
    (message,) = found(of_fields(*fields))
    assert message.notes == (note,)


class TestShrunk:
    """Texts at their smallest size."""

    @staticmethod
    def noted(*sides: PrintedSide) -> tuple[Diagnostic, ...]:
        sink = Sink()
        note_sides(sides, sink)
        return sink.diagnostics

    def test_a_text_at_its_smallest_is_noted_with_both_sizes(self) -> None:
        (note,) = self.noted(side("a", None, replace(text(INSIDE, 6.5), shrunk_pt=9.354)))
        assert (note.code, note.severity) == ("P808", "note")
        assert note.what == (
            "the text `Castle` of card `a` shrank from 9.35 pt to 6.5 pt, as small as its `pnp:min-size` allows"
        )
        assert note.span == Span("layouts/g/face.svg", 12, 3, 5)

    def test_all_cards_of_one_text_are_one_note(self) -> None:
        (note,) = self.noted(*(side(name, None, replace(text(INSIDE), shrunk_pt=9)) for name in "abc"))
        assert note.notes[0] == "also on card `b` and card `c`"

    def test_other_texts_are_not_noted(self) -> None:
        assert self.noted(side("a", None, text(INSIDE))) == ()

    def test_it_is_no_mistake(self) -> None:
        assert found(side("a", None, replace(text(INSIDE), shrunk_pt=9))) == ()
