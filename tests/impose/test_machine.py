"""Sheets for cutting machines: golden geometry of each preset, and what keeps clear of the marks."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Rect, Size
from pnp.impose import impose, impose_outlines
from pnp.impose.machine import keep_outs, registration_marks
from pnp.model.cutter import CUTTERS, Registration
from pnp.model.outline import Outline
from pnp.model.sheet import Item, Orientation, Placement, Sheet, SheetScheme
from pnp.sizes import PAPERS
from tests.impose.cases import A4, CARD, deck, made, reported
from tests.impose.test_properties import drawn, trim

SILHOUETTE, CRICUT = CUTTERS["silhouette"], CUTTERS["cricut"]
CUT = replace(A4, cutter=SILHOUETTE, orientation="landscape", margin=10.0, gap=1.25, marks="none")
PRINTED = replace(A4, cutter=CRICUT, gap=3.0, marks="none")


def faces(sheet: Sheet) -> tuple[Placement, ...]:
    assert sheet.recto is not None
    return sheet.recto.placements


def on(paper: str, scheme: SheetScheme = CUT) -> SheetScheme:
    return replace(scheme, paper=PAPERS[paper], paper_name=paper)


def test_the_marks_of_silhouette_stand_where_version_1_says() -> None:
    assert (SILHOUETTE.version, registration_marks(PAPERS["a4"].turned, SILHOUETTE.registration)) == (  # type: ignore[arg-type]
        1,
        (
            Rect(10.0, 10.0, 5.0, 5.0),
            Rect(282.0, 10.0, 5.0, 1.0),
            Rect(286.0, 10.0, 1.0, 5.0),
            Rect(10.0, 199.0, 5.0, 1.0),
            Rect(10.0, 195.0, 1.0, 5.0),
        ),
    )


def test_cricut_version_1_has_no_marks_and_its_reach() -> None:
    assert (CRICUT.version, CRICUT.registration, CRICUT.reach) == (1, None, Size(171.4, 234.9))


def test_marks_follow_their_settings() -> None:
    marks = registration_marks(Size(200.0, 100.0), Registration(12.0, 20.0, 0.5, 6.0, 1.5))
    assert marks == (
        Rect(12.0, 12.0, 6.0, 6.0),
        Rect(168.0, 12.0, 20.0, 0.5),
        Rect(187.5, 12.0, 0.5, 20.0),
        Rect(12.0, 87.5, 20.0, 0.5),
        Rect(12.0, 68.0, 0.5, 20.0),
    )


def test_four_angles_stand_in_the_four_corners() -> None:
    cutter = CUTTERS["silhouette-4"]
    assert cutter.registration is not None
    assert cutter.preset == "Silhouette 4 v1"
    assert set(registration_marks(PAPERS["a4"].turned, cutter.registration)) == {
        Rect(x, y, width, height)
        for x_arm, x_line in ((10.0, 10.0), (282.0, 286.0))
        for y_arm, y_line in ((10.0, 10.0), (195.0, 199.0))
        for x, y, width, height in ((x_arm, y_line, 5.0, 1.0), (x_line, y_arm, 1.0, 5.0))
    }


def test_the_label_names_preset_version_and_other_marks() -> None:
    other = replace(SILHOUETTE, registration=Registration(12.0, 20.0, 0.5, 5.0, 1.5))
    assert (SILHOUETTE.preset, other.preset) == ("Silhouette v1", "Silhouette v1 (12/20/0.5 mm)")


@pytest.mark.parametrize(
    ("paper", "size", "places"),
    [
        ("letter", CARD, 8),
        ("letter", Size(57.15, 88.9), 8),
        ("letter", Size(69.85, 120.65), 4),
        ("a4", CARD, 8),
        ("a4", Size(57.15, 88.9), 9),
        ("a4", Size(69.85, 120.65), 4),
        ("a3", CARD, 18),
    ],
)
def test_as_many_cards_as_others_lay_between_such_marks(paper: str, size: Size, places: int) -> None:
    sheet, *_ = made(deck(40, size), on(paper))
    assert len(faces(sheet)) == places


def test_cricut_sheets_hold_four_cards_within_its_reach() -> None:
    sheet, *_ = made(deck(9), PRINTED)
    rects = [drawn(placement) for placement in faces(sheet)]
    assert len(rects) == 4
    assert max(rect.right for rect in rects) - min(rect.x for rect in rects) <= 171.4 + EPS
    assert max(rect.bottom for rect in rects) - min(rect.y for rect in rects) <= 234.9 + EPS


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    sides=st.tuples(st.integers(120, 1200), st.integers(120, 1200)),
    bleed=st.sampled_from([0.0, 1.5, 3.0]),
    paper=st.sampled_from(["a4", "letter", "a3"]),
    lying=st.sampled_from(["portrait", "landscape"]),
    arm=st.sampled_from([5.0, 12.3, 20.0]),
    shape=st.tuples(st.booleans(), st.sampled_from([0.0, 5.0])),
)
def test_nothing_comes_into_the_corners_with_marks(
    sides: tuple[int, int], bleed: float, paper: str, lying: Orientation, arm: float, shape: tuple[bool, float]
) -> None:
    round_, square = shape
    width, height = sides
    size = Size(width / 10, width / 10 if round_ else height / 10)
    cutter = replace(SILHOUETTE, registration=Registration(10.0, arm, 1.0, square, 1.5))
    scheme = replace(on(paper), cutter=cutter, orientation=lying, gap=3.0)
    items = deck(30, size, bleed, outline=Outline.circle(size.width) if round_ else None)
    sheets = (impose_outlines if round_ else impose)(items, scheme, Sink())
    assume(sheets)
    boxes = keep_outs(sheets[0].size, cutter.registration)  # type: ignore[arg-type]
    for sheet in sheets:
        assert not any(drawn(placement).overlaps(box) for placement in faces(sheet) for box in boxes)
        label = sheet.recto.label if sheet.recto else None
        if label:
            rect = label.rect
            if label.angle_deg:
                middle = rect.centre
                rect = Rect(middle.x - rect.height / 2, middle.y - rect.width / 2, rect.height, rect.width)
            assert not any(rect.overlaps(box) for box in boxes)


def test_every_component_has_one_closed_outline_at_its_trim() -> None:
    (sheet,) = made(deck(5, corner_radius=3.0), CUT)
    assert [(path.centre, path.outline.radius) for path in sheet.outlines] == [(p.centre, 3.0) for p in faces(sheet)]


def test_the_marks_stand_on_the_front_only() -> None:
    (sheet,) = made(deck(5), CUT)
    assert sheet.recto is not None
    assert sheet.verso is not None
    assert (len(sheet.recto.registration), sheet.verso.registration) == (5, ())


def test_sheets_for_a_knife_have_neither_marks_for_machines_nor_outlines() -> None:
    (sheet,) = made(deck(5))
    assert sheet.recto is not None
    assert (sheet.recto.registration, sheet.outlines) == ((), ())


def test_skipped_places_count_those_that_may_be_used() -> None:
    message = reported(deck(9), CUT, skip=8)
    assert (message.code, "has 8" in message.what) == ("P606", True)


@pytest.mark.parametrize("scheme", [PRINTED, replace(CUT, orientation="portrait")])
def test_what_no_machine_reaches_is_refused(scheme: SheetScheme) -> None:
    assert reported(deck(1, Size(188, 270)), scheme).code == "P614"


def test_a_grid_beyond_the_reach_is_refused() -> None:
    assert reported(deck(9), PRINTED, grid=(3, 3)).code == "P614"


def test_fold_over_sheets_for_a_machine_are_refused() -> None:
    assert reported(deck(3), CUT, backs="gutterfold").code == "P615"


def test_folded_tokens_for_a_machine_are_refused() -> None:
    sink = Sink()
    impose_outlines(deck(3, Size(20, 20), outline=Outline.circle(20)), replace(CUT, backs="gutterfold", gap=3.0), sink)
    assert [found.code for found in sink.diagnostics] == ["P615"]


@pytest.mark.parametrize("flaps", [0.0, 10.0])
def test_standees_for_a_machine_keep_their_ticks_and_are_scored_at_their_folds(flaps: float) -> None:
    hero = Item("hero", Size(25, 40), 1, None, standee=flaps)
    (sheet,) = impose_outlines([hero], replace(CUT, gap=3.0), Sink())
    assert sheet.recto is not None
    middle = sheet.outlines[0].centre
    heights = [-40.0, 0.0, 40.0] if flaps else [0.0]
    lying = sheet.outlines[0].angle_deg % 180 == 90
    along = sorted((fold.start.x - middle.x) if lying else (fold.start.y - middle.y) for fold in sheet.scores)
    assert along == pytest.approx(heights)
    lengths = [abs(fold.start.x - fold.end.x) + abs(fold.start.y - fold.end.y) for fold in sheet.scores]
    assert lengths == pytest.approx([25.0] * len(heights))
    assert (len(sheet.recto.folds), sheet.recto.paths) == (2 * len(heights), ())


@pytest.mark.parametrize("outline", [None, Outline.circle(20)])
def test_a_gap_that_is_too_small_for_the_machine_is_refused(outline: Outline | None) -> None:
    sink = Sink()
    lay = impose_outlines if outline else impose
    assert lay(deck(3, Size(20, 20), outline=outline), replace(CUT, gap=1.2), sink) == ()
    assert [(found.code, found.help) for found in sink.diagnostics] == [
        ("P617", "use `--gap 1.25mm`, or leave `--gap` out")
    ]


def test_backs_alone_have_no_outlines() -> None:
    (sheet,) = made(deck(3), replace(CUT, sides="backs"))
    assert sheet.outlines == ()


CORNERS = {
    "letter": ((10, 10), (264.4, 10), (268.4, 10), (10, 204.9), (10, 200.9)),
    "a4": ((10, 10), (282, 10), (286, 10), (10, 199), (10, 195)),
    "a3": ((10, 10), (405, 10), (409, 10), (10, 286), (10, 282)),
    "12x18": ((10, 10), (442.2, 10), (446.2, 10), (10, 293.8), (10, 289.8)),
}
"""Top left corners of the five bars of the marks, worked out by hand: page less 10 mm, less 5 mm for an arm, 1 for a line."""


@pytest.mark.parametrize("paper", sorted(CORNERS))
def test_the_marks_stand_on_every_paper_where_version_1_says(paper: str) -> None:
    marks = registration_marks(PAPERS[paper].turned, SILHOUETTE.registration)  # type: ignore[arg-type]
    assert [(round(mark.x, 3), round(mark.y, 3)) for mark in marks] == [pytest.approx(at) for at in CORNERS[paper]]
    assert [(mark.width, mark.height) for mark in marks] == [(5, 5), (5, 1), (1, 5), (5, 1), (1, 5)]


@pytest.mark.parametrize(
    ("paper", "scheme", "corners"),
    [
        ("a4", CUT, [(x, y) for y in (16.375, 105.625) for x in (20.625, 84.875, 149.125, 213.375)]),
        ("letter", CUT, [(x, y) for y in (19.325, 108.575) for x in (11.825, 76.075, 140.325, 204.575)]),
        ("a4", PRINTED, [(x, y) for y in (59.0, 150.0) for x in (40.5, 106.5)]),
        ("letter", PRINTED, [(x, y) for y in (50.2, 141.2) for x in (43.45, 109.45)]),
    ],
)
def test_cards_of_each_preset_stand_at_these_places(
    paper: str, scheme: SheetScheme, corners: list[tuple[float, float]]
) -> None:
    sheet, *_ = made(deck(20), on(paper, scheme))
    assert [(trim(p).x, trim(p).y) for p in faces(sheet)] == [pytest.approx(at) for at in corners]


@pytest.mark.parametrize("outline", [None, Outline.circle(60)])
def test_marks_that_leave_too_little_are_told_to_go(outline: Outline | None) -> None:
    marks = Registration(80.0, 5.0, 1.0, 5.0, 1.5)
    scheme = replace(CUT, cutter=replace(SILHOUETTE, registration=marks), margin=80.0, gap=3.0)
    sink = Sink()
    lay = impose_outlines if outline else impose
    items = deck(3, Size(60, 60), outline=outline)
    assert lay(items, scheme, sink) == ()
    assert [(found.code, found.help) for found in sink.diagnostics] == [("P614", "leave `--registration` out")]
    assert lay(items, replace(scheme, cutter=SILHOUETTE, margin=10.0), Sink()) != ()
