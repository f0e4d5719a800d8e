"""What holds for every sheet, whatever paper, component and printer."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose import impose
from pnp.impose.clip import UNDERLAP
from pnp.impose.duplex import back_angle, mirrored
from pnp.impose.marks import MARK_OFFSET, SHORTEST_MARK
from pnp.model.sheet import Item, Placement, Sheet, SheetScheme, SheetSide
from pnp.sizes import PAPERS

RUNS = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
TENTHS = st.integers(min_value=0, max_value=60).map(lambda tenths: tenths / 10)


@dataclass(frozen=True)
class Run:
    """One call of impose and what came out."""

    items: list[Item]
    scheme: SheetScheme
    sheets: tuple[Sheet, ...]


@st.composite
def runs(draw: st.DrawFn) -> Run:
    """Calls over paper x orientation x size x bleed x gap x flip x turn x count x skip that make sheets."""
    size = Size(draw(st.integers(250, 1300)) / 10, draw(st.integers(250, 1300)) / 10)
    bleed, turn = draw(TENTHS), draw(st.sampled_from(["sideways", "over-top"]))
    backs = draw(st.lists(st.booleans(), min_size=1, max_size=40))
    items = [Item(f"f{n}", size, bleed, f"b{n}" if back else None, turn) for n, back in enumerate(backs)]
    name = draw(st.sampled_from(["a4", "letter", "a3", "a5", "legal"]))
    scheme = SheetScheme(
        PAPERS[name],
        name,
        margin=draw(st.sampled_from([8.0, 10.0, 6.5, 12.7])),
        gap=draw(st.sampled_from([0.0, 0.5, 1.0, 3.0, 6.0, 7.3])),
        orientation=draw(st.sampled_from(["portrait", "landscape"])),
        flip=draw(st.sampled_from(["long-edge", "short-edge"])),
        marks=draw(st.sampled_from(["corner", "full", "none"])),
        bleed=draw(st.sampled_from([None, 2.0])),
        back_bleed=draw(st.sampled_from([None, 0.0, 4.0])),
    )
    sink = Sink()
    sheets = impose(items, scheme, sink)
    assume(sheets)
    places = len({(p.centre.x, p.centre.y) for p in placements(sheets[0].recto)})
    if len(sheets) > 1:
        scheme = replace(scheme, skip=draw(st.integers(0, places - 1)))
        sheets = impose(items, scheme, sink)
    assert not sink.failed
    return Run(items, scheme, sheets)


def placements(side: SheetSide | None) -> tuple[Placement, ...]:
    """Of a side that may not be there."""
    return side.placements if side else ()


def sides(run: Run) -> Iterator[SheetSide]:
    """Every side of every sheet."""
    for sheet in run.sheets:
        yield from (side for side in (sheet.recto, sheet.verso) if side)


def on_page(placement: Placement, insets: Insets) -> Rect:
    """The rectangle of a placement with its insets, worked out by turning the artwork's corners."""
    width, height = placement.size.width, placement.size.height
    outer = Rect(-width / 2, -height / 2, width, height).grown(insets)
    turn = Transform.rotation(placement.angle_deg).then(Transform.translation(placement.centre.x, placement.centre.y))
    one, other = turn.apply(Point(outer.x, outer.y)), turn.apply(Point(outer.right, outer.bottom))
    left, top = min(one.x, other.x), min(one.y, other.y)
    return Rect(left, top, abs(one.x - other.x), abs(one.y - other.y))


def trim(placement: Placement) -> Rect:
    """The trim on the page."""
    return on_page(placement, Insets())


def drawn(placement: Placement) -> Rect:
    """What is drawn on the page."""
    return on_page(placement, placement.clip)


@RUNS
@given(runs())
def test_no_two_trims_overlap(run: Run) -> None:
    for side in sides(run):
        trims = [trim(placement) for placement in side.placements]
        assert not any(one.overlaps(other) for n, one in enumerate(trims) for other in trims[:n])


@RUNS
@given(runs())
def test_no_trim_leaves_the_margins(run: Run) -> None:
    for sheet in run.sheets:
        margin = run.scheme.margin
        inner = Rect(0, 0, sheet.size.width, sheet.size.height).grown(Insets.even(-margin))
        assert all(inner.contains(trim(p)) for side in (sheet.recto, sheet.verso) for p in placements(side))


@RUNS
@given(runs())
def test_nothing_is_drawn_over_a_neighbour_but_the_tenth_under_a_later_one(run: Run) -> None:
    for side in sides(run):
        for n, one in enumerate(side.placements):
            for m, other in enumerate(side.placements):
                if n == m:
                    continue
                inset = UNDERLAP if n < m else 0.0
                assert not drawn(one).overlaps(trim(other).grown(Insets.even(-inset - EPS)))


@RUNS
@given(runs())
def test_no_back_is_drawn_over_the_clean_back_of_another(run: Run) -> None:
    for sheet in run.sheets:
        with_back = {p.component for p in placements(sheet.verso)}
        clean = [
            mirrored(p.centre, sheet.size, sheet.axis) for p in placements(sheet.recto) if p.component not in with_back
        ]
        rects = [drawn(p).grown(Insets.even(-UNDERLAP - EPS)) for p in placements(sheet.verso)]
        assert not any(
            rect.x < point.x < rect.right and rect.y < point.y < rect.bottom for rect in rects for point in clean
        )


@RUNS
@given(runs())
def test_the_outer_rim_keeps_its_bleed(run: Run) -> None:
    assume(run.scheme.skip == 0)
    first = run.sheets[0].recto
    assert first is not None
    full = min(run.items[0].bleed, run.scheme.bleed if run.scheme.bleed is not None else math.inf)
    trims, rects = [trim(p) for p in first.placements], [drawn(p) for p in first.placements]
    assert min(t.y for t in trims) - min(r.y for r in rects) == pytest.approx(full)
    assert max(r.bottom for r in rects) - max(t.bottom for t in trims) == pytest.approx(full)


@RUNS
@given(runs())
def test_every_cut_line_meets_a_mark_at_both_ends(run: Run) -> None:
    assume(run.scheme.marks != "none")
    assume(run.scheme.margin - run.items[0].bleed - MARK_OFFSET >= SHORTEST_MARK)
    for side in sides(run):
        ends = {(round(m.start.x, 3), round(m.start.y, 3), round(m.end.x, 3), round(m.end.y, 3)) for m in side.marks}
        for cut in side.cuts:
            upright = abs(cut.start.x - cut.end.x) < EPS
            beyond = [
                end
                for end in ends
                if (
                    abs(end[0] - cut.start.x) < 2 * EPS and abs(end[2] - cut.start.x) < 2 * EPS
                    if upright
                    else abs(end[1] - cut.start.y) < 2 * EPS and abs(end[3] - cut.start.y) < 2 * EPS
                )
            ]
            low, high = sorted([cut.start.y, cut.end.y] if upright else [cut.start.x, cut.end.x])
            places = [end[1 if upright else 0] for end in beyond]
            assert any(place <= low + EPS for place in places)
            assert any(place >= high - EPS for place in places)


@RUNS
@given(runs())
def test_every_trim_edge_lies_on_a_cut_line(run: Run) -> None:
    for side in sides(run):
        for placement in side.placements:
            rect = trim(placement)
            for x in (rect.x, rect.right):
                assert any(
                    abs(cut.start.x - x) < 2 * EPS
                    and abs(cut.end.x - x) < 2 * EPS
                    and min(cut.start.y, cut.end.y) <= rect.y + EPS
                    and max(cut.start.y, cut.end.y) >= rect.bottom - EPS
                    for cut in side.cuts
                )


@RUNS
@given(runs())
def test_no_mark_enters_a_trim(run: Run) -> None:
    for sheet in run.sheets:
        for side in (sheet.recto, sheet.verso):
            trims = [trim(placement) for placement in placements(side)]
            for mark in side.marks if side else ():
                left, top = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
                line = Rect(left, top, abs(mark.end.x - mark.start.x), abs(mark.end.y - mark.start.y))
                # A quarter of a millimetre round the line: no pen is thinner than nothing.
                grown = line.grown(Insets.even(0.25))
                touched = [rect for rect in trims if grown.overlaps(rect)]
                assert not touched


@RUNS
@given(runs())
def test_corner_marks_enter_no_bleed(run: Run) -> None:
    assume(run.scheme.marks == "corner")
    for side in sides(run):
        for mark in side.marks:
            left, top = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
            line = Rect(left, top, abs(mark.end.x - mark.start.x), abs(mark.end.y - mark.start.y))
            assert not any(line.grown(Insets.even(0.25)).overlaps(drawn(p)) for p in side.placements)


@RUNS
@given(runs())
def test_the_label_touches_no_mark_no_picture_and_not_the_paper_edge(run: Run) -> None:
    for sheet in run.sheets:
        for side in (sheet.recto, sheet.verso):
            if side is None or side.label is None:
                continue
            seen, angle = side.label.rect, side.label.angle_deg
            if angle % 180:
                centre = seen.centre
                seen = Rect(centre.x - seen.height / 2, centre.y - seen.width / 2, seen.height, seen.width)
            assert Rect(0, 0, sheet.size.width, sheet.size.height).contains(seen)
            assert not any(seen.overlaps(drawn(placement)) for placement in side.placements)
            for mark in side.marks:
                left, top = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
                line = Rect(left, top, abs(mark.end.x - mark.start.x), abs(mark.end.y - mark.start.y))
                assert not seen.overlaps(line.grown(Insets.even(0.25)))


@RUNS
@given(runs())
def test_every_component_is_drawn_once_in_order(run: Run) -> None:
    faces = [p.artwork for sheet in run.sheets for p in placements(sheet.recto)]
    backs = Counter(p.artwork for sheet in run.sheets for p in placements(sheet.verso))
    assert faces == [item.id for item in run.items]
    assert backs == Counter(item.back for item in run.items if item.back)


@RUNS
@given(runs())
def test_there_are_as_many_sheets_as_the_places_ask_for(run: Run) -> None:
    from pnp.impose.grid import Area, best_grid

    page = run.sheets[0].size
    grid = best_grid(run.items[0].size, Area(page, run.scheme.margin, run.scheme.gap))
    assert grid is not None
    assert len(run.sheets) == math.ceil((len(run.items) + run.scheme.skip) / grid.places)


Vector = tuple[float, float, float]


def about(vector: Vector, axis: Vector) -> Vector:
    """`vector` turned by 180 degrees about a unit `axis` through the origin: 2 (a.v) a - v."""
    dot = sum(a * v for a, v in zip(axis, vector, strict=True))
    x, y, z = (2 * dot * a - v for a, v in zip(axis, vector, strict=True))
    return x, y, z


def upward(angle_deg: float) -> Vector:
    """Where the top of a picture points, in space, on a page that faces the reader: x right, y up, z to the reader."""
    angle = math.radians(angle_deg)
    return math.sin(angle), math.cos(angle), 0.0


@RUNS
@given(runs())
def test_behind_each_face_lies_its_own_back_the_right_way_up(run: Run) -> None:
    for sheet in run.sheets:
        # The reader holds the paper up and turns it about the axis; what was seen at (x, y) is then at its image.
        axis: Vector = (0.0, 1.0, 0.0) if sheet.axis == "vertical" else (1.0, 0.0, 0.0)
        faces = {p.component: p for p in placements(sheet.recto)}
        for back in placements(sheet.verso):
            face = faces[back.component]
            middle = (sheet.size.width / 2, sheet.size.height / 2)
            seen = about((face.centre.x - middle[0], middle[1] - face.centre.y, 0.0), axis)
            assert (seen[0] + middle[0], middle[1] - seen[1]) == pytest.approx((back.centre.x, back.centre.y))
            # Up-vectors of both pictures on the paper as it lay; then the card in the hand is turned to its back.
            up_face, up_back = upward(face.angle_deg), about(upward(back.angle_deg), axis)
            across = (up_face[1], -up_face[0], 0.0)
            turn = next(item.turn for item in run.items if item.id == back.component)
            in_hand = about(up_back, up_face if turn == "sideways" else across)
            assert in_hand == pytest.approx(up_face, abs=1e-9)


@RUNS
@given(runs())
def test_the_axis_is_an_edge_of_the_kind_that_the_printer_turns_on(run: Run) -> None:
    sheet = run.sheets[0]
    along = sheet.size.height if sheet.axis == "vertical" else sheet.size.width
    longest = max(sheet.size.width, sheet.size.height)
    assert (along == longest) == (run.scheme.flip == "long-edge")


@given(
    st.floats(0, 359.9),
    st.sampled_from(["vertical", "horizontal"]),
    st.sampled_from(["sideways", "over-top"]),
    st.floats(0, 200),
    st.floats(0, 200),
)
def test_turning_twice_is_the_identity(angle: float, axis: str, turn: str, x: float, y: float) -> None:
    page = Size(210, 297)
    there = mirrored(Point(x, y), page, axis)  # type: ignore[arg-type]
    back = mirrored(there, page, axis)  # type: ignore[arg-type]
    assert (back.x, back.y) == pytest.approx((x, y), abs=1e-9)
    twice = back_angle(back_angle(angle, axis, turn), axis, turn)  # type: ignore[arg-type]
    assert (twice - angle + 180) % 360 - 180 == pytest.approx(0, abs=1e-9)
