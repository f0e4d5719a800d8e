from __future__ import annotations

import pytest

from pnp.geometry import Size
from pnp.impose import describe
from pnp.sizes import CARDS, PAPERS
from tests.impose.cases import A4, CARD, LETTER, deck, made, reported


def capacity(paper: str, size: Size, margin: float, gap: float) -> int:
    """How many cards of `size` the first sheet takes."""
    from msgspec.structs import replace

    from pnp.diagnostics import Sink
    from pnp.impose import impose

    scheme = replace(A4, paper=PAPERS[paper], margin=margin, gap=gap, label=False)
    first = impose(deck(60, size), scheme, Sink())[0]
    assert first.recto is not None
    return len(first.recto.placements)


@pytest.mark.parametrize(
    ("size", "bleed", "paper", "expected"),
    [
        (CARDS["poker"], 0, "a4", (9, 9, 8)),
        (CARDS["poker"], 0, "letter", (9, 8, 8)),
        (CARDS["poker"], 2, "a4", (8, 8, 8)),
        (CARDS["poker"], 2, "letter", (6, 6, 6)),
        (CARDS["poker"], 3, "a4", (8, 8, 6)),
        (CARDS["poker"], 3, "letter", (6, 6, 6)),
        (CARDS["standard"], 0, "a4", (9, 9, 9)),
        (CARDS["standard"], 0, "letter", (9, 8, 8)),
        (CARDS["standard"], 3, "a4", (8, 8, 8)),
        (CARDS["standard"], 3, "letter", (6, 6, 6)),
        (CARDS["mini-euro"], 0, "a4", (16, 16, 16)),
        (CARDS["mini-euro"], 0, "letter", (18, 12, 12)),
    ],
)
def test_a_page_holds_as_many_cards_with_their_bleed_as_worked_out_by_hand(
    size: Size, bleed: float, paper: str, expected: tuple[int, int, int]
) -> None:
    # The table counts the margin from the bleed, pnp from the trim.
    assert tuple(capacity(paper, size, margin + bleed, 2 * bleed) for margin in (5, 8, 10)) == expected


@pytest.mark.parametrize(
    ("name", "papers"),
    [
        ("poker", {"a4": (9, 8, 8), "letter": (9, 6, 6), "a3": (18, 16, 18)}),
        ("bridge", {"a4": (10, 9, 9), "letter": (9, 8, 8), "a3": (21, 18, 18)}),
        ("us-game", {"a4": (10, 9, 9), "letter": (9, 8, 8), "a3": (21, 18, 18)}),
        ("mini-euro", {"a4": (16, 12, 12), "letter": (18, 12, 12), "a3": (36, 25, 25)}),
        ("tarot", {"a4": (4, 4, 4), "letter": (4, 4, 4), "a3": (12, 10, 10)}),
        ("euro-square", {"a4": (8, 6, 6), "letter": (6, 6, 6), "a3": (20, 15, 15)}),
    ],
)
def test_named_cards_on_named_papers_as_many_as_worked_out_by_hand(
    name: str, papers: dict[str, tuple[int, int, int]]
) -> None:
    found = {
        paper: tuple(capacity(paper, CARDS[name], 5 + bleed, 2 * bleed) for bleed in (0, 3, 2)) for paper in papers
    }
    assert found == papers


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_eight_standard_cards_with_half_their_bleed_on_the_two_home_papers(paper: str) -> None:
    assert capacity(paper, CARD, 8, 3) == 8


def test_nine_standard_cards_without_gap_on_a4() -> None:
    assert capacity("a4", CARD, 8, 0) == 9


def test_cards_that_fill_the_page_but_for_float_noise_still_fit() -> None:
    # 3 x 88.9 is 266.70000000000005 in floats.
    assert capacity("letter", CARDS["poker"], (279.4 - 266.7) / 2, 0) == 9


def test_a_tie_leaves_cards_upright() -> None:
    (sheet,) = made(deck(1, Size(70, 70.5)))
    assert sheet.recto is not None
    assert sheet.recto.placements[0].angle_deg == 0


def test_every_named_paper_holds_cards_inside_its_margins() -> None:
    for name in ("a5", "legal", "tabloid", "sra3", "a3+", "arch-b", "b4"):
        assert capacity(name, CARD, 8, 3) >= 1


def test_a_card_larger_than_the_paper_is_reported_with_a_paper_that_holds_it() -> None:
    message = reported(deck(1, Size(230, 300)))
    assert message.code == "P604"
    assert message.what == "a component of 230 x 300 mm does not fit A4"
    assert message.notes == (
        "a margin of 8 mm leaves 194 x 281 mm",
        "it is 36 mm too wide and 19 mm too high",
    )
    assert message.help == "use `--paper a3`"


def test_messages_name_the_deck() -> None:
    message = reported(deck(1, Size(230, 300)), deck="posters")
    assert message.what == "a component of deck `posters` of 230 x 300 mm does not fit A4"


def test_a_card_that_fits_with_less_margin_is_reported_with_that_margin() -> None:
    message = reported(deck(1, Size(200, 280)))
    assert message.help == "use `--margin 5mm`"


def test_the_margin_proposed_for_a_card_makes_it_fit() -> None:
    message = reported(deck(1, Size(200, 280)), margin=5, label=False)
    assert message.code == "P603"


def test_a_forced_grid_that_does_not_fit_is_reported_with_the_largest_that_does() -> None:
    message = reported(deck(1), LETTER, grid=(3, 3), gap=0)
    assert message.code == "P605"
    assert message.what == "a 3 x 3 grid of 63 x 88 mm does not fit Letter"
    assert message.label == "0.6 mm too high"
    assert message.notes == (
        "it is 0.6 mm too high with a margin of 8 mm",
        "the largest grid that fits is 2 x 4, with the components turned",
    )
    assert message.help == "use `--margin 7.7mm`"


def test_the_margin_proposed_for_a_forced_grid_makes_it_fit() -> None:
    message = reported(deck(1), LETTER, grid=(3, 3), gap=0, margin=7.7)
    assert message.code == "P603"


def test_a_forced_grid_far_too_large_is_answered_with_the_largest_grid() -> None:
    message = reported(deck(1, Size(89, 127)), grid=(3, 3))
    assert message.help == "use `--grid 2x2`"


def test_the_grid_proposed_fits() -> None:
    assert len(made(deck(1, Size(89, 127)), grid=(2, 2))) == 1


def test_a_forced_grid_is_kept_where_more_would_fit() -> None:
    sheets = made(deck(5), grid=(2, 2))
    assert [describe(sheet).count("b") for sheet in sheets] == [0, 0]
    assert len(sheets) == 2


def test_a_forced_grid_turns_cards_where_only_so_it_fits() -> None:
    (sheet,) = made(deck(8), grid=(2, 4), sides="fronts")
    assert describe(sheet).splitlines()[2] == "  1> 2>"


def test_a_margin_below_eight_is_warned_of_with_the_number() -> None:
    message = reported(deck(1), margin=7.5)
    assert (message.code, message.severity) == ("P603", "warning")
    assert message.what == "the margin is 7.5 mm, below the 8 mm that every printer can print"
    assert message.help == "use `--margin 8mm`"


def test_a_margin_of_eight_is_no_news() -> None:
    assert len(made(deck(1), margin=8)) == 1


def test_no_margin_is_proposed_with_which_nothing_fits() -> None:
    assert reported(deck(1, Size(199, 280)), margin=5, label=False).help is None
