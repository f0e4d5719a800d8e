"""Path data as cairo's records: every command of SVG, compared with CairoSVG's own reader and with known shapes."""

from __future__ import annotations

import math
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.render.path_data import arc_curves, records
from tests.render.drawings import difference, layer, raster_picture

KINDS = {0: "M", 1: "L", 2: "C", 3: "Z"}


def told(data):
    """The records as text: `M 1 2 L 3 4 Z`."""
    content, words, place = records(data), [], 0
    while place < len(content):
        kind, length = struct.unpack_from("@ii", content, place)
        words.append(KINDS[kind])
        for point in range(1, length):
            x, y = struct.unpack_from("@dd", content, place + 16 * point)
            words += [f"{x:g}", f"{y:g}"]
        place += 16 * length
    return " ".join(words)


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ("M1 2L3 4", "M 1 2 L 3 4"),
        ("M1,2 3,4 5,6", "M 1 2 L 3 4 L 5 6"),
        ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
        ("M1 2h3v4H0V0", "M 1 2 L 4 2 L 4 6 L 0 6 L 0 0"),
        ("M1 1h1 1 1", "M 1 1 L 2 1 L 3 1 L 4 1"),
        ("M1 2l3 4zl1 1", "M 1 2 L 4 6 Z L 2 3"),
        ("M1 2l3 4zm1 1l1 0", "M 1 2 L 4 6 Z M 2 3 L 3 3"),
        ("M0 0C1 1 2 2 3 3", "M 0 0 C 1 1 2 2 3 3"),
        ("M1 1c1 1 2 2 3 3", "M 1 1 C 2 2 3 3 4 4"),
        ("M0 0C0 1 1 2 2 2S4 1 4 0", "M 0 0 C 0 1 1 2 2 2 C 3 2 4 1 4 0"),
        ("M0 0S1 1 2 2", "M 0 0 C 0 0 1 1 2 2"),
        ("M0 0Q3 3 6 0", "M 0 0 C 2 2 4 2 6 0"),
        ("M0 0Q3 3 6 0T12 0", "M 0 0 C 2 2 4 2 6 0 C 8 -2 10 -2 12 0"),
        ("M0 0T3 0", "M 0 0 C 0 0 1 0 3 0"),
        ("M0 0Q3 3 6 0S9 9 9 0", "M 0 0 C 2 2 4 2 6 0 C 6 0 9 9 9 0"),
        ("M.5.5-1-1", "M 0.5 0.5 L -1 -1"),
        ("M1e1-2E-1L+3+4", "M 10 -0.2 L 3 4"),
        ("M0 0A5 0 0 0 1 3 3", "M 0 0 L 3 3"),
        ("", ""),
        ("none", ""),
    ],
)
def test_commands_become_records(data, wanted):
    assert told(data) == wanted


@pytest.mark.parametrize(
    ("data", "kept"),
    [
        ("M1 1L2 2 3", "M 1 1 L 2 2"),
        ("M1 1L", "M 1 1"),
        ("M1 1L2 2Lx L3 3", "M 1 1 L 2 2"),
        ("M1 1A1 1 0 2 0 3 3L9 9", "M 1 1"),
    ],
)
def test_broken_path_counts_up_to_its_break(data, kept):
    assert told(data) == kept


def test_flags_of_an_arc_may_touch_what_follows():
    assert told("M0 0a5 5 0 0110 0") == told("M0 0 a 5 5 0 0 1 10 0")


def test_arcs_of_one_command_follow_one_another():
    assert told("M0 0a5 5 0 0 1 10 0 5 5 0 0 1 10 0") == told("M0 0a5 5 0 0 1 10 0a5 5 0 0 1 10 0")


angles = st.floats(0, math.tau)


radii = st.tuples(st.floats(1, 50), st.floats(1, 50))
flag = st.sampled_from([0, 1])


@settings(max_examples=60, deadline=None)
@given(radii, angles, st.tuples(flag, flag), st.floats(1, 40), angles)
def test_arc_ends_at_its_end_and_lies_on_one_ellipse(radii, turn, flags, distance, direction):
    rx, ry = radii
    end = distance * math.cos(direction), distance * math.sin(direction)
    curves = arc_curves((0.0, 0.0), end, radii, turn, flags)
    assert curves[-1][2] == end
    points = []
    start = (0.0, 0.0)
    for first, second, last in curves:
        for t in (0.0, 0.25, 0.5, 0.75):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(
                tuple(
                    sum(w * p[axis] for w, p in zip(weights, (start, first, second, last), strict=True))
                    for axis in (0, 1)
                )
            )
        start = last
    # Turned upright and made round, all points have one distance from a centre: that of three of them.
    stretch = max(1.0, math.hypot(*_upright(end, turn, rx, ry)) / 2)
    round_points = [_upright(point, turn, rx * stretch, ry * stretch) for point in [*points, end]]
    centre = _centre(round_points[0], round_points[len(round_points) // 2], round_points[-1])
    if centre is not None:
        assert all(math.dist(point, centre) == pytest.approx(1, abs=0.01) for point in round_points)


def _upright(point, turn, rx, ry):
    x = math.cos(turn) * point[0] + math.sin(turn) * point[1]
    y = math.cos(turn) * point[1] - math.sin(turn) * point[0]
    return x / rx, y / ry


def _centre(a, b, c):
    """The centre of the circle of radius 1 through a and c on b's side of their bisector."""
    chord = math.dist(a, c)
    height = math.sqrt(max(0.0, 1 - chord * chord / 4))
    middle = ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2)
    across = ((c[1] - a[1]) / chord, (a[0] - c[0]) / chord)
    candidates = [(middle[0] + side * height * across[0], middle[1] + side * height * across[1]) for side in (1, -1)]
    return min(candidates, key=lambda centre: abs(math.dist(centre, b) - 1))


MARKED = ' marker-start="none"'
"""With a marker named, CairoSVG's own reader is used."""


@pytest.mark.parametrize(
    "data",
    [
        "M5 5h20v20h-20z m4 4v12h12v-12z",
        "M10 40 a12 8 30 1 1 20 10 A5 5 0 0 0 40 60 L10 60z",
        "M5 70c5-20 10-20 15 0s10 20 15 0q5-10 10 0t10 0",
        "M30 10 l5 10 10 2-7 8 2 10-10-5-10 5 2-10-7-8 10-2z",
        "M 20,30 m -10,0 a 10,10 0 1,0 20,0 a 10,10 0 1,0 -20,0",
        "M3.5.5.5 9.5-1e0 4",
    ],
)
def test_paths_look_as_cairosvg_draws_them(data):
    shape = f'<path d="{data}" fill="teal" stroke="black" stroke-width=".7"{{}}/>'
    ours, theirs = (raster_picture(layer(shape.format(mark))) for mark in ("", MARKED))
    assert ours.getbbox() is not None
    assert difference(ours, theirs) <= 12


@pytest.mark.parametrize("tag", ["polygon", "polyline"])
@pytest.mark.parametrize("points", ["5,5 40,9 20,60", "5 5,40 9,20 60 1", "5,5", ""])
def test_polygons_look_as_cairosvg_draws_them(tag, points):
    if len(points.replace(",", " ").split()) % 2:
        # CairoSVG gives up the whole shape; SVG draws it up to the odd number.
        points = points.rpartition(" ")[0]
    shape = f'<{tag} points="{points}" fill="teal" stroke="black"{{}}/>'
    assert difference(*(raster_picture(layer(shape.format(mark))) for mark in ("", MARKED))) <= 2
