from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.geometry import Rect
from pnp.lint import PrintedSide, lint_backs, lint_faces, note_no_bleed
from pnp.model.outline import Outline
from tests.lint.pictures import BARE, NAVY, WHITE, raster, side


def found(*faces: PrintedSide) -> tuple[Diagnostic, ...]:
    """What lint says of some faces."""
    sink = Sink()
    lint_faces(faces, sink)
    return sink.diagnostics


@pytest.mark.parametrize("ground", [NAVY, WHITE], ids=["navy", "white"])
def test_a_ground_over_the_whole_canvas_is_fine(ground: tuple[int, int, int, int]) -> None:
    assert found(side("a", raster(ground))) == ()


def test_a_hole_inside_the_trim_is_no_matter_of_bleed() -> None:
    assert found(side("a", raster(NAVY, (Rect(5, 5, 4, 4), BARE)))) == ()


def test_a_ground_as_large_as_the_trim_is_bare_at_all_edges() -> None:
    (message,) = found(side("a", raster(BARE, (Rect(0, 0, 20, 30), NAVY))))
    assert message.code == "P801"
    assert message.what == (
        "the face of card `a` leaves bare paper in its bleed (top 3 mm, right 3 mm, bottom 3 mm, left 3 mm)"
    )
    assert message.span == Span("layouts/g/face.svg")


def test_a_ground_that_ends_early_at_one_edge_names_that_edge_and_how_much_is_bare() -> None:
    (message,) = found(side("a", raster(NAVY, (Rect(22, 3, 1, 24), BARE))))
    assert message.what == "the face of card `a` leaves bare paper in its bleed (right 1 mm)"


def test_one_half_transparent_pixel_on_the_outer_edge_is_found() -> None:
    (message,) = found(side("a", raster(NAVY, (Rect(4, -3, 0.5, 0.5), (0, 0, 80, 200)))))
    assert message.what == "the face of card `a` leaves bare paper in its bleed (top 0.5 mm)"


def test_cards_of_one_layout_that_lack_the_same_are_one_message() -> None:
    bare = raster(BARE)
    (message,) = found(*(side(name, bare) for name in "abcdefg"))
    assert "card `a`, card `b`, card `c`, card `d`, card `e` and 2 more" in message.what


def test_cards_of_two_layouts_are_two_messages() -> None:
    bare = raster(BARE)
    assert len(found(side("a", bare), side("b", bare, layout="layouts/g/other.svg"))) == 2


def test_the_help_names_the_rectangle_of_the_whole_canvas() -> None:
    (message,) = found(side("a", raster(BARE)))
    assert message.help is not None
    assert '<rect x="-3" y="-3" width="26" height="36" fill="white"/>' in message.help


def test_a_picture_that_ends_at_the_trim_all_round_may_stay_as_it_is() -> None:
    (message,) = found(side("a", raster(BARE, (Rect(0, 0, 20, 30), NAVY))))
    assert "`bleed: 0 mm` in the deck's file" in (message.help or "")
    assert (message.help or "").endswith("build with `--bleed-mode mirror`")


def test_a_component_without_bleed_needs_none() -> None:
    assert found(side("a", raster(BARE), bleed=0)) == ()


def test_bare_backs_are_reported_as_backs() -> None:
    sink = Sink()
    lint_backs([side("a", raster(BARE))], False, sink)
    assert sink.diagnostics[0].what.startswith("the back of card `a` leaves bare paper")


def test_a_side_without_picture_is_left_out() -> None:
    assert found(replace(side("a"), raster=None)) == ()


def noted(*sides: PrintedSide) -> tuple[Diagnostic, ...]:
    """What lint tells of sides that is no mistake."""
    sink = Sink()
    note_no_bleed(sides, sink)
    return sink.diagnostics


def test_cards_without_bleed_are_named_in_one_note_a_layout() -> None:
    bare = [replace(side(name, raster(NAVY)), bleed=0.0) for name in "abcdefg"]
    (message,) = noted(*bare, side("z", raster(NAVY)))
    assert message.code == "P818"
    assert message.what == (
        "the picture of card `a`, card `b`, card `c`, card `d`, card `e` and 2 more ends at the cut, without bleed"
    )
    assert "--bleed-mode mirror" in (message.help or "")


def test_of_a_round_card_no_bleed_can_be_made() -> None:
    (message,) = noted(replace(side("a", raster(NAVY)), bleed=0.0, outline=Outline.circle(20)))
    assert "--bleed-mode" not in (message.help or "")
