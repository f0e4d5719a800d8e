"""Boxes: folded up in the head, whatever the cards are: folds close, panels are equal, tabs are covered, the cards fit."""

from __future__ import annotations

import itertools
import math
import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Located, Sink, Span
from pnp.geometry import Point, Rect, Size
from pnp.impose.boxes import Stack, box_nets, box_sheets, inside_of
from pnp.impose.boxes.pages import BoxScheme, points_of
from pnp.model.box import BoxSpec, Inside, Net, Panel
from pnp.model.outline import Step
from pnp.sizes import PAPERS

SPAN = Span("content/g/game.yaml", 9, 1)
LAYOUT = Located("g/box.svg", SPAN)

sizes = st.builds(
    Size, st.floats(25, 120).map(lambda value: round(value, 2)), st.floats(25, 150).map(lambda value: round(value, 2))
)
stacks = st.lists(st.builds(Stack, sizes, st.integers(1, 120)), min_size=1, max_size=4)
specs = st.builds(
    BoxSpec,
    st.just(SPAN),
    st.just(LAYOUT),
    st.none() | st.just(LAYOUT),
    st.sampled_from(["tuck", "two-part"]),
    st.sampled_from([1, 2]),
    st.floats(0.2, 1.5).map(lambda value: round(value, 1)),
    st.none() | st.floats(0.2, 0.9).map(lambda value: round(value, 2)),
    st.booleans(),
    st.floats(0, 4).map(lambda value: round(value, 1)),
    st.booleans(),
)


def flat(path: tuple[Step, ...], pieces: int = 8) -> list[Point]:
    """The corners of a closed path, curves as short lines."""
    found = [path[0][0]]
    for step in path[1:]:
        if len(step) == 1:
            found.append(step[0])
            continue
        start, (one, two, end) = found[-1], step
        for number in range(1, pieces + 1):
            t = number / pieces
            parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x = sum(part * point.x for part, point in zip(parts, (start, one, two, end), strict=True))
            y = sum(part * point.y for part, point in zip(parts, (start, one, two, end), strict=True))
            found.append(Point(x, y))
    return found


def area(corners: list[Point]) -> float:
    """Of a polygon, above nought where it goes clockwise as seen."""
    return sum(a.x * b.y - b.x * a.y for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)) / 2


def inside(point: Point, corners: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    crossed = 0
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (a.y > point.y) != (b.y > point.y):
            crossed += point.x < a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
    return crossed % 2 == 1


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches cross, beyond touching."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) * side(a, b, d) < -1e-9 and side(c, d, a) * side(c, d, b) < -1e-9


def panel(nets: tuple[Net, ...], name: str) -> Panel:
    """The panel of that name; of a tray and a lid, that of the lid."""
    return next(panel for net in nets for panel in net.panels if panel.name == name)


@given(stacks, specs)
@settings(deadline=None)
def test_the_cards_fit_with_the_room_that_is_asked_for(cards: list[Stack], spec: BoxSpec) -> None:
    made = inside_of(cards, spec)
    thick = spec.card if spec.card is not None else 0.5 if spec.sleeves else 0.3
    sleeve = 3.0 if spec.sleeves else 0.0
    for stack in cards:
        short, long = sorted((stack.size.width, stack.size.height))
        assert made.width >= short + sleeve + spec.room - 1e-6
        assert made.height >= long + sleeve + spec.room - 1e-6
    dividers = len(cards) * spec.stock if spec.dividers else 0.0
    assert made.depth >= sum(stack.count for stack in cards) * thick + dividers + spec.room - 1e-6
    # and no more than that, up to what a ruler shows and the least depth
    assert made.depth <= max(6.0, sum(stack.count for stack in cards) * thick + dividers + spec.room + 0.1)


def test_sixty_cards_of_home_print() -> None:
    made = inside_of([Stack(Size(63, 88), 60)], BoxSpec(SPAN, LAYOUT))
    assert made == Inside(64.0, 89.0, 19.0)


def test_sleeves_need_more_room() -> None:
    made = inside_of([Stack(Size(63, 88), 60)], BoxSpec(SPAN, LAYOUT, sleeves=True))
    assert made == Inside(67.0, 92.0, 31.0)


def test_cards_on_their_side_are_stood_up() -> None:
    made = inside_of([Stack(Size(68, 44), 28), Stack(Size(63, 88), 35)], BoxSpec(SPAN, LAYOUT))
    assert (made.width, made.height) == (64.0, 89.0)


@given(stacks, specs)
@settings(deadline=None)
def test_opposite_panels_are_equal(cards: list[Stack], spec: BoxSpec) -> None:
    nets = box_nets(inside_of(cards, spec), spec)
    pairs = [("left", "right"), ("top", "bottom")] + ([("front", "back")] if spec.style == "tuck" else [])
    for one, other in pairs:
        a, b = panel(nets, one).rect, panel(nets, other).rect
        assert (a.width, a.height) == pytest.approx((b.width, b.height))


def fold(net: Net, one: str, other: str) -> float:
    """How far from the left, or from the top, the fold between two parts lies."""
    found = next(fold for fold in net.folds if set(fold.joins) == {one, other})
    return found.start.x if abs(found.start.x - found.end.x) < 1e-9 else found.start.y


@given(stacks, specs)
@settings(deadline=None)
def test_cards_have_their_room_clear_of_every_thickness_in_a_tuck_box(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "tuck":
        return
    room, s = inside_of(cards, spec), spec.stock
    nets = box_nets(room, spec)
    front, left, top = (panel(nets, name).rect for name in ("front", "left", "top"))
    # Across lie half of both sides, and the tabs that are glued behind them.
    tabs = sum(len(net.tabs) for net in nets)
    assert front.width - s - tabs * s == pytest.approx(room.width)
    # Upwards, the flaps of the sides are what the cards touch; the lids lie on them, not in them.
    net = next(net for net in nets if "left" in [panel.name for panel in net.panels])
    flaps = [fold(net, "left", f"dust-left-{end}") for end in ("top", "bottom")]
    assert flaps[1] - flaps[0] - s == pytest.approx(room.height)
    lids = [fold(net, "back", end) for end in ("top", "bottom")]
    assert lids[0] <= flaps[0] - s + 1e-6
    assert lids[1] >= flaps[1] + s - 1e-6
    # From back to front, the flap behind the lid lies behind the front.
    assert top.height <= left.width - s + 1e-6
    assert top.height - s == pytest.approx(room.depth)


@given(stacks, specs)
@settings(deadline=None)
def test_what_lies_in_a_tuck_box_does_not_meet(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "tuck":
        return
    room, s = inside_of(cards, spec), spec.stock
    nets = box_nets(room, spec)
    front, left = panel(nets, "front").rect, panel(nets, "left").rect
    for net in nets:
        for tab in net.tabs:
            # The tab ends before the flaps of the side that it is glued to, and before the flap behind the front.
            assert tab.height <= left.height - 2 * s + 1e-6
            assert tab.width <= left.width - 2 * s
        for name in ("left", "right"):
            for flap in dust_flaps(net, name):
                # Behind the front it leaves the other flap its thickness.
                assert left.width - flap.width >= 2 * 1.5 * s
                assert flap.height < (front.width - s) / 2
        for lid in (panel for panel in net.panels if panel.name in {"top", "bottom"}):
            # What is behind a lid slips in between the sides, and beside the tab of a second piece.
            assert (front.width - lid.rect.width) / 2 >= spec.pieces * s - 1e-6
        assert all(flap.height <= room.height / 3 + 1e-6 for flap in lid_flaps(net))


def dust_flaps(net: Net, side: str) -> list[Rect]:
    """The flaps at both ends of a side."""
    sides = [panel.rect for panel in net.panels if panel.name == side]
    return [flap for flap in net.flaps for rect in sides if rect.x < flap.centre.x < rect.right]


def lid_flaps(net: Net) -> list[Rect]:
    """The flaps behind the lids."""
    return [flap for flap in net.flaps if flap not in (*dust_flaps(net, "left"), *dust_flaps(net, "right"))]


@given(stacks, specs)
@settings(deadline=None)
def test_cards_have_their_room_in_a_tray_and_its_lid_goes_over_it(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "two-part":
        return
    room, s = inside_of(cards, spec), spec.stock
    lid, tray = box_nets(room, spec)

    def clear(net: Net) -> Size:
        """Between the side walls, and between the tabs that lie behind the upper and the lower wall."""
        ends = [fold(net, "left", f"tab-left-{end}") for end in ("top", "bottom")]
        floor = net.panels[0].rect
        # The tabs lie behind the walls, not in them.
        assert ends[0] >= floor.y + s - 1e-6
        assert ends[1] <= floor.bottom - s + 1e-6
        return Size(floor.width - s, ends[1] - ends[0] - s)

    assert (clear(tray).width, clear(tray).height) == pytest.approx((room.width, room.height))
    walls = tray.panels[1].rect
    assert room.depth <= walls.height - s / 2 <= room.depth + s
    # The lid goes over the walls of the tray with a little air, not more.
    outside = Size(tray.panels[0].rect.width + s, tray.panels[0].rect.height + s)
    for wide in ("width", "height"):
        assert 0.3 <= getattr(clear(lid), wide) - getattr(outside, wide) <= 1
    assert lid.panels[1].rect.height <= walls.height


@pytest.mark.parametrize(
    ("stock", "outside", "over"), [(0.4, (64.8, 90.6), (65.3, 91.1)), (1.0, (66, 93), (66.5, 93.5))]
)
def test_the_lid_of_sixty_cards_goes_over_their_tray(
    stock: float, outside: tuple[float, float], over: tuple[float, float]
) -> None:
    lid, tray = box_nets(Inside(64, 89, 19), BoxSpec(SPAN, LAYOUT, style="two-part", stock=stock))
    floor, roof, wall = tray.panels[0].rect, lid.panels[0].rect, panel((lid,), "left").rect
    assert (floor.width + stock, floor.height + stock) == pytest.approx(outside)
    assert (roof.width - stock, wall.height - stock) == pytest.approx(over)


def folded(net: Net) -> dict[str, list[tuple[float, float, float]]]:
    """The corners of each panel of a piece once it is folded by 90 degrees at each fold, the first panel lying flat.

    Each panel is carried by a map from its flat place to space: an origin and two directions.
    """
    rects = {panel.name: panel.rect for panel in net.panels}
    Frame = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
    first = net.panels[0].name
    frames: dict[str, Frame] = {first: ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0))}

    def at(frame: Frame, x: float, y: float) -> tuple[float, ...]:
        return tuple(o + x * u + y * v for o, u, v in zip(*frame, strict=True))

    def cross(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
        return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])

    waiting = [first]
    while waiting:
        name = waiting.pop()
        for fold in net.folds:
            if name not in fold.joins or not set(fold.joins) <= set(rects):
                continue
            other = next(joined for joined in fold.joins if joined != name)
            if other in frames:
                continue
            frame = frames[name]
            down = cross(frame[1], frame[2])  # away from the printed side
            mine, theirs = rects[name].centre, rects[other].centre
            upright = abs(fold.start.x - fold.end.x) < 1e-9
            sign = (1 if theirs.x > mine.x else -1) if upright else (1 if theirs.y > mine.y else -1)
            bent = tuple(sign * part for part in down)
            axes = (bent, frame[2]) if upright else (frame[1], bent)
            pivot = at(frame, fold.start.x, fold.start.y)
            origin = tuple(
                p - fold.start.x * u - fold.start.y * v for p, u, v in zip(pivot, axes[0], axes[1], strict=True)
            )
            frames[other] = (origin, axes[0], axes[1])
            waiting.append(other)
    assert set(frames) == set(rects), "every panel hangs on a fold"
    return {
        name: [
            at(frames[name], x, y)  # type: ignore[misc]
            for x, y in ((r.x, r.y), (r.right, r.y), (r.right, r.bottom), (r.x, r.bottom))
        ]
        for name, r in rects.items()
    }


def extent(corners: list[tuple[float, float, float]]) -> list[tuple[float, float]]:
    """From where to where, along each axis."""
    return [(min(axis), max(axis)) for axis in zip(*corners, strict=True)]


@given(stacks, specs)
@settings(deadline=None)
def test_every_fold_of_a_tuck_box_closes(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "tuck" or spec.pieces != 1:
        return
    (net,) = box_nets(inside_of(cards, spec), spec)
    at = {name: extent(corners) for name, corners in folded(net).items()}
    back, front, left, right = at["back"], at["front"], at["left"], at["right"]
    # Front and back lie over one another, as far apart as the sides are deep.
    assert front[:2] == [pytest.approx(ends) for ends in back[:2]]
    depth = net.panels[0].rect.width and left[2][1] - left[2][0]
    assert abs(front[2][0] - back[2][0]) == pytest.approx(depth)
    # The sides stand at both edges, and the last one ends where the tab is folded.
    assert left[0][0] == pytest.approx(back[0][1])
    assert right[0][0] == pytest.approx(back[0][0])
    assert right[2] == pytest.approx(left[2])
    # Their ends are a thickness lower than those of front and back, where the lids lie on their flaps.
    assert left[1] == pytest.approx((back[1][0] + spec.stock, back[1][1] - spec.stock))
    # The lids close both ends up to where the flap behind the front lies, within the sides.
    behind = front[2][0] + math.copysign(spec.stock, back[2][0] - front[2][0])
    for lid, edge in (("top", back[1][0]), ("bottom", back[1][1])):
        assert at[lid][1] == pytest.approx((edge, edge))
        assert at[lid][2] == pytest.approx(tuple(sorted((back[2][0], behind))))
        assert back[0][0] < at[lid][0][0] < at[lid][0][1] < back[0][1]


@given(stacks, specs)
@settings(deadline=None)
def test_every_fold_of_a_tray_and_a_lid_closes(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "two-part":
        return
    room = inside_of(cards, spec)
    nets = box_nets(room, spec)
    for net in nets:
        at = {name: extent(corners) for name, corners in folded(net).items()}
        floor = at[net.panels[0].name]
        walls = [at[name] for name in ("left", "right", "top", "bottom")]
        assert all(wall[2] == pytest.approx(walls[0][2]) for wall in walls)
        assert at["left"][1] == at["right"][1] == pytest.approx((floor[1][0] + spec.stock, floor[1][1] - spec.stock))
        assert at["top"][0] == pytest.approx(floor[0])
        assert {round(at[name][0][0], 6) for name in ("left", "right")} == {round(end, 6) for end in floor[0]}
        assert {round(at[name][1][0], 6) for name in ("top", "bottom")} == {round(end, 6) for end in floor[1]}


@given(stacks, specs)
@settings(deadline=None)
def test_two_pieces_make_the_same_box_as_one(cards: list[Stack], spec: BoxSpec) -> None:
    if spec.style != "tuck":
        return
    room = inside_of(cards, spec)
    one = box_nets(room, BoxSpec(SPAN, LAYOUT, stock=spec.stock, pieces=1))
    two = box_nets(room, BoxSpec(SPAN, LAYOUT, stock=spec.stock, pieces=2))
    names = [sorted(panel.name for net in nets for panel in net.panels) for nets in (one, two)]
    assert names[0] == names[1]
    for name in ("front", "back", "left", "right"):
        a, b = panel(one, name).rect, panel(two, name).rect
        # Two pieces have one tab more in the box, so front and back are wider by its thickness.
        wider = spec.stock if name in {"front", "back"} else 0.0
        assert (b.width - a.width, b.height) == pytest.approx((wider, a.height))
    assert [len(net.tabs) for net in two] == [1, 1]


@given(stacks, specs)
@settings(deadline=None)
def test_tabs_are_covered_by_what_they_are_glued_to(cards: list[Stack], spec: BoxSpec) -> None:
    nets = box_nets(inside_of(cards, spec), spec)
    for net in nets:
        for tab in net.tabs:
            if spec.style == "tuck":
                side = panel(nets, "left").rect
                assert 2 <= tab.width < side.width
                assert tab.height <= side.height + 1e-6
            else:
                wall = next(panel.rect for panel in net.panels if panel.name == "top")
                assert 2 <= tab.height <= wall.width / 2
                assert tab.width <= wall.height + 1e-6


@given(stacks, specs)
@settings(deadline=None, max_examples=60)
def test_the_contour_holds_all_parts_and_does_not_cross_itself(cards: list[Stack], spec: BoxSpec) -> None:
    for net in box_nets(inside_of(cards, spec), spec):
        contour = flat(net.cuts[0])
        edges = list(zip(contour, [*contour[1:], contour[0]], strict=True))
        assert not any(crosses(*one, *other) for one, other in itertools.combinations(edges, 2))
        xs, ys = [point.x for point in contour], [point.y for point in contour]
        assert (min(xs), min(ys)) == pytest.approx((0, 0), abs=1e-6)
        assert (max(xs), max(ys)) == pytest.approx((net.size.width, net.size.height), abs=1e-6)
        for rect in (*[panel.rect for panel in net.panels], *net.tabs, *net.flaps):
            assert inside(rect.centre, contour)
        parts = sum(rect.width * rect.height for rect in (*[p.rect for p in net.panels], *net.tabs, *net.flaps))
        tapers = sum(2 * 4 * max(rect.width, rect.height) for rect in (*net.tabs, *net.flaps)) + math.pi * 81 * 1.01
        assert parts - tapers <= area(contour) <= parts + 1e-6


@given(stacks, specs)
@settings(deadline=None)
def test_folds_lie_on_edges_of_the_parts_they_join(cards: list[Stack], spec: BoxSpec) -> None:
    for net in box_nets(inside_of(cards, spec), spec):
        rects = {panel.name: panel.rect for panel in net.panels}
        for fold in net.folds:
            for name in fold.joins:
                if name in rects:
                    assert on_edge(fold.start, rects[name])
                    assert on_edge(fold.end, rects[name])


def on_edge(point: Point, rect: Rect) -> bool:
    """Whether a point lies on the edge of a rectangle."""
    beside = min(abs(point.x - rect.x), abs(point.x - rect.right)) < 1e-6
    above = min(abs(point.y - rect.y), abs(point.y - rect.bottom)) < 1e-6
    within = rect.x - 1 < point.x < rect.right + 1 and rect.y - 1 < point.y < rect.bottom + 1
    return (beside or above) and within


def scheme(nets: tuple[Net, ...], paper: str, halves: tuple[Net, ...] = ()) -> BoxScheme:
    """How the pieces lie on a paper."""
    canvas = Size(max(net.size.width for net in nets) + 6, max(net.size.height for net in nets) + 6)
    return BoxScheme(PAPERS[paper], paper, 8.0, 3.0, canvas, SPAN, tuple(net.size for net in halves))


@given(stacks, specs, st.sampled_from(["a4", "letter", "a3"]))
@settings(deadline=None)
def test_pieces_lie_within_the_margins_or_what_is_proposed_does(cards: list[Stack], spec: BoxSpec, paper: str) -> None:
    room = inside_of(cards, spec)
    nets = box_nets(room, spec)
    two = box_nets(room, replace(spec, pieces=2)) if len(nets) == 1 else ()
    sink = Sink()
    made = box_sheets([(f"face/{net.name}", net) for net in nets], scheme(nets, paper, two), sink)
    if not made:
        (found,) = sink.diagnostics
        assert found.code == "P630"
        for way in (found.help or "").split("; or "):
            tried = two if "pieces: 2" in way else nets
            named = re.search(r"--paper (\S+)`", way)
            assert box_sheets([(net.name, net) for net in tried], scheme(tried, named[1] if named else paper), Sink())
        return
    assert sink.diagnostics == ()
    for sheet in made:
        assert sheet.recto is not None
        points = points_of(sheet.recto.contours)
        assert min(point.x for point in points) >= 8 - 1e-3
        assert max(point.x for point in points) <= sheet.size.width - 8 + 1e-3
        assert min(point.y for point in points) >= 8 - 1e-3
        assert max(point.y for point in points) <= sheet.size.height - 8 + 1e-3


def test_a_thousand_cards_are_told_of_the_two_pieces_and_the_paper_that_hold_them() -> None:
    room = inside_of([Stack(Size(63, 88), 1004)], BoxSpec(SPAN, LAYOUT))
    nets, two = (box_nets(room, BoxSpec(SPAN, LAYOUT, pieces=pieces)) for pieces in (1, 2))
    sink = Sink()
    assert not box_sheets([("face/whole", nets[0])], scheme(nets, "a4", two), sink)
    assert sink.diagnostics[0].help == (
        "print it on larger paper: `--component box --paper a0`; or "
        "write `pieces: 2` below `box`, and print the two on `--component box --paper a1`"
    )


@given(stacks, specs)
@settings(deadline=None)
def test_the_drawing_lies_on_the_lines(cards: list[Stack], spec: BoxSpec) -> None:
    nets = box_nets(inside_of(cards, spec), spec)
    made = box_sheets([(net.name, net) for net in nets], scheme(nets, "a0"), Sink())
    assume(made)
    for net, sheet in zip(nets, made, strict=True):
        assert sheet.recto is not None
        (placement,) = sheet.recto.placements
        start = sheet.recto.contours[0][0][0]
        # The first point of the contour, seen from the middle of the artwork, turned as the artwork is.
        x = net.cuts[0][0][0].x + 3 - placement.size.width / 2
        y = net.cuts[0][0][0].y + 3 - placement.size.height / 2
        if placement.angle_deg == 90:
            x, y = -y, x
        assert (start.x, start.y) == pytest.approx((placement.centre.x + x, placement.centre.y + y))


def test_a_window_is_a_hole_in_the_middle_of_the_front() -> None:
    spec = BoxSpec(SPAN, LAYOUT, window=Located(Size(30, 40), SPAN))
    for style in ("tuck", "two-part"):
        nets = box_nets(Inside(64, 89, 19), BoxSpec(SPAN, LAYOUT, style=style, window=spec.window))  # type: ignore[arg-type]
        (net,) = [net for net in nets if len(net.cuts) == 2]
        front = next(panel.rect for panel in net.panels if panel.name == "front")
        hole = flat(net.cuts[1])
        assert (min(p.x for p in hole), max(p.x for p in hole)) == pytest.approx(
            (front.centre.x - 15, front.centre.x + 15)
        )
        assert (min(p.y for p in hole), max(p.y for p in hole)) == pytest.approx(
            (front.centre.y - 20, front.centre.y + 20)
        )


def test_the_notch_is_where_the_thumb_goes() -> None:
    with_notch, without = (
        box_nets(Inside(64, 89, 19), BoxSpec(SPAN, LAYOUT, notch=notch))[0] for notch in (True, False)
    )
    lost = area(flat(without.cuts[0])) - area(flat(with_notch.cuts[0]))
    assert lost == pytest.approx(math.pi * 81 / 2, rel=0.01)
    front = next(panel.rect for panel in with_notch.panels if panel.name == "front")
    assert not inside(Point(front.centre.x, front.y + 5), flat(with_notch.cuts[0]))
