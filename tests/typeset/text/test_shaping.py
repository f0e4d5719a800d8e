from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.model.artwork import GlyphRun
from tests.typeset.text.cases import Desk, context, lines, text, tspan, width

DESK = Desk()
"""One desk for many examples: fonts are loaded once. No example of these tests leaves a message."""

WRITTEN = st.text(st.sampled_from("AVTo fifl1 -áűßΩ,.\u00a0\u0301"), min_size=1, max_size=40)


def run_of(content: str, **style: str) -> GlyphRun:
    """The only run of a text."""
    (only,) = DESK.set(text(content, **style)).runs
    return only.run


def parts(run: GlyphRun) -> list[tuple[str, int]]:
    """The text and number of glyphs of each cluster."""
    encoded, result = run.text.encode(), []
    at = 0
    for size, glyphs in run.clusters:
        result.append((encoded[at : at + size].decode(), glyphs))
        at += size
    return result


def test_a_kerning_pair_is_narrower_than_its_letters() -> None:
    both = width(DESK.set(text("AV")), DESK)
    assert both < sum(width(DESK.set(text(letter)), DESK) for letter in "AV") - 0.1


def test_kerning_can_be_switched_off() -> None:
    both = width(DESK.set(text("AV", font_kerning="none")), DESK)
    assert both == pytest.approx(sum(width(DESK.set(text(letter)), DESK) for letter in "AV"))


def test_a_ligature_is_one_glyph_for_two_letters() -> None:
    assert parts(run_of("five")) == [("fi", 1), ("v", 1), ("e", 1)]


def test_ligatures_can_be_switched_off() -> None:
    assert parts(run_of("fi", font_variant_ligatures="none")) == [("f", 1), ("i", 1)]


def test_a_letter_with_a_combining_accent_has_all_the_text_and_the_accent_none() -> None:
    assert parts(run_of("x\u0301y")) == [("x\u0301", 1), ("", 1), ("y", 1)]


def test_spaces_are_part_of_a_run() -> None:
    assert [part for part, _ in parts(run_of("a b"))] == ["a", " ", "b"]


def test_a_tracked_word_is_one_cluster_so_that_it_extracts_whole() -> None:
    assert parts(run_of("GREAT OWL", letter_spacing="2")) == [("GREAT", 5), (" ", 1), ("OWL", 3)]


def test_tracking_parts_ligatures_and_adds_to_every_letter() -> None:
    loose = run_of("fig", letter_spacing="2")
    tight = run_of("fig", font_variant_ligatures="none")
    assert [a - b for a, b in zip(loose.xs, tight.xs, strict=True)] == pytest.approx([0, 2, 4])


def test_tracking_counts_behind_the_last_letter_as_in_a_browser() -> None:
    loose = run_of("OWL", letter_spacing="2", text_anchor="end")
    tight = run_of("OWL", text_anchor="end")
    assert loose.xs[0] == pytest.approx(tight.xs[0] - 6)


def test_tracking_in_em_scales_with_the_size() -> None:
    small, large = run_of("OWL", letter_spacing="0.1em"), run_of("OWL", letter_spacing="0.1em", font_size="20")
    assert [2 * x for x in small.xs] == pytest.approx(large.xs)


def test_word_spacing_widens_spaces_only() -> None:
    wide, plain = run_of("a b", word_spacing="3"), run_of("a b")
    assert [a - b for a, b in zip(wide.xs, plain.xs, strict=True)] == pytest.approx([0, 0, 3])


def test_size_only_scales() -> None:
    small, large = run_of("AVocado five"), run_of("AVocado five", font_size="25")
    assert [2.5 * x for x in small.xs] == pytest.approx(large.xs)


def test_proportional_figures_differ_and_tabular_ones_do_not() -> None:
    proportional = {run_of(f"{figure}x", font_variant_numeric="proportional-nums").xs[1] for figure in "0123456789"}
    tabular = {run_of(f"{figure}x", font_variant_numeric="tabular-nums").xs[1] for figure in "0123456789"}
    assert (len(tabular), len(proportional) > 1) == (1, True)


def test_feature_settings_do_the_same_as_the_property() -> None:
    assert run_of("1784", font_feature_settings='"onum" 1').glyphs == (
        run_of("1784", font_variant_numeric="oldstyle-nums").glyphs
    )


def test_the_language_chooses_the_form_of_a_letter() -> None:
    plain = DESK.set(text("ş"), context("en")).runs[0].run.glyphs
    romanian = DESK.set(text("ş"), context("ro")).runs[0].run.glyphs
    assert plain != romanian


def test_a_word_of_two_styles_is_not_parted() -> None:
    assert lines(DESK.set(text("Owl", tspan("s", font_weight="700")))) == ["Owl", "s"]


@pytest.mark.parametrize("char", ["\u00ad", "\u200b", "\u200e"])
@pytest.mark.parametrize("spacing", ["0", "1"])
def test_words_of_invisible_characters_alone_are_set_as_nothing(char: str, spacing: str) -> None:
    set_runs = DESK.set(text(f"Owl {char} owl", letter_spacing=spacing)).runs
    assert "".join([set_run.run.text for set_run in set_runs]).split() == ["Owl", "owl"]


@settings(max_examples=60, deadline=None)
@given(WRITTEN, st.sampled_from(["0", "1", "-0.2"]))
def test_clusters_add_up_to_all_bytes_and_glyphs(written: str, spacing: str) -> None:
    result = DESK.set(text(written, letter_spacing=spacing, white_space="pre"))
    for run in (set_run.run for set_run in result.runs):
        assert sum(size for size, _ in run.clusters) == len(run.text.encode())
        assert sum(glyphs for _, glyphs in run.clusters) == len(run.glyphs) == len(run.xs) == len(run.ys)
        assert "".join(part for part, _ in parts(run)) == run.text


@settings(max_examples=40, deadline=None)
@given(WRITTEN)
def test_same_text_same_run_from_a_new_setter(written: str) -> None:
    element = text(written, white_space="pre")
    assert Desk().set(element).runs == DESK.set(element).runs
