from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Point, Transform
from pnp.typeset.document.bounds import box_of, subpaths
from pnp.typeset.document.colours import parse_colour
from pnp.typeset.document.numbers import NumberTextError, inverse, matrix_text, number_text, parse_transform
from pnp.typeset.document.pathbox import path_box
from tests.typeset.document.drawing import inside


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#abc", ("#aabbcc", 1.0)),
        ("#ABCDEF", ("#abcdef", 1.0)),
        ("#ff000080", ("#ff0000", 128 / 255)),
        ("#f008", ("#ff0000", 136 / 255)),
        ("rebeccapurple", ("#663399", 1.0)),
        ("transparent", ("#000000", 0.0)),
        ("rgb(0 0 255)", ("#0000ff", 1.0)),
        ("rgb(0, 50%, 100%)".replace("0, ", "0%, "), ("#0080ff", 1.0)),
        ("rgba(1, 2, 3, 50%)", ("#010203", 0.5)),
        ("rgb(1 2 3 / .25)", ("#010203", 0.25)),
        ("hsl(120, 100%, 25%)", ("#008000", 1.0)),
        ("hsl(0.5turn 100% 50%)", ("#00ffff", 1.0)),
        ("#123456 icc-color(sRGB, 1, 2, 3)", ("#123456", 1.0)),
    ],
)
def test_colour_is_six_digits_and_an_opacity(text, expected):
    assert parse_colour(text) == expected


@pytest.mark.parametrize("text", ["blau", "#12", "#12345", "rgb(1 2)", "hsl(1 2 3", "device-cmyk(0 1 1 0)", ""])
def test_no_colour_is_none(text):
    assert parse_colour(text) is None


def test_opacity_of_a_colour_multiplies_with_its_property():
    assert inside('<rect width="1" height="1" fill="rgba(255,0,0,.5)" fill-opacity="50%"/>') == [
        '<rect width="1" height="1" fill="#ff0000" fill-opacity="0.25"/>'
    ]


def test_percentage_opacity_is_a_number():
    assert inside('<rect width="1" height="1" opacity="50%"/>') == ['<rect width="1" height="1" opacity="0.5"/>']


def test_lengths_become_user_units():
    assert inside('<rect x="50%" y="50%" width="1in" height="2em" font-size="3"/>') == [
        '<rect x="34.5" y="47" width="96" height="6"/>'
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("translate(3)", Transform(1, 0, 0, 1, 3, 0)),
        ("translate(3,4)scale(2)", Transform(2, 0, 0, 2, 3, 4)),
        ("rotate(90)", Transform(0, 1, -1, 0, 0, 0)),
        ("rotate(180 31.5 44)", Transform(-1, 0, 0, -1, 63, 88)),
        ("rotate(0.25turn)", Transform(0, 1, -1, 0, 0, 0)),
        ("matrix(1 0 0 1-3-4)", Transform(1, 0, 0, 1, -3, -4)),
        ("matrix(1,0,0,1,1e1,.5)", Transform(1, 0, 0, 1, 10, 0.5)),
        ("translate(1px, 2px)", Transform(1, 0, 0, 1, 1, 2)),
        ("scale(1)", None),
        ("none", None),
    ],
)
def test_transform_is_one_map(text, expected):
    assert parse_transform(text) == expected


@pytest.mark.parametrize("text", ["turn(3)", "rotate(1 2)", "translate(1 2 3)", "rotate(a)", "scale(1", "3"])
def test_what_is_no_transform_is_refused(text):
    with pytest.raises(NumberTextError):
        parse_transform(text)


def test_rotation_in_degrees_as_css_writes_it_is_drawn():
    assert inside('<rect style="transform:rotate(90deg)" width="1" height="1"/>') == [
        '<rect width="1" height="1" transform="matrix(0 1 -1 0 0 0)"/>'
    ]


def test_transform_origin_is_worked_in():
    assert inside('<rect style="transform:rotate(180deg);transform-origin:10px 5px" width="1" height="1"/>') == [
        '<rect width="1" height="1" transform="matrix(-1 0 0 -1 20 10)"/>'
    ]


NUMBERS = st.floats(-1000, 1000, allow_nan=False).map(lambda number: round(number, 3))


@given(st.tuples(NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS))
def test_written_transform_reads_back(parts):
    transform = Transform(*parts)
    assert (parse_transform(matrix_text(transform)) or Transform()) == transform


@given(st.floats(-1e6, 1e6))
def test_written_number_is_near_and_has_no_exponent(number):
    text = number_text(number)
    assert abs(float(text) - number) <= 1e-6
    assert "e" not in text or abs(number) < 1e-4


@given(st.tuples(NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS), NUMBERS, NUMBERS)
def test_inverse_leads_back(parts, x, y):
    transform = Transform(*parts)
    back = inverse(transform)
    if back is None or abs(parts[0] * parts[3] - parts[1] * parts[2]) < 1:
        return
    there = back.apply(transform.apply(Point(x, y)))
    assert there.x == pytest.approx(x, abs=1e-3)
    assert there.y == pytest.approx(y, abs=1e-3)


@pytest.mark.parametrize(
    ("d", "expected"),
    [
        ("M1 2L5 7", (1, 2, 4, 5)),
        ("m1 2 4 5h3v-9z", (1, -2, 7, 9)),
        ("M0 0C0 10 10 10 10 0", (0, 0, 10, 7.5)),
        ("M0 0c0 10 10 10 10 0s10-10 10 0", (0, -7.5, 20, 15)),
        ("M0 0Q5 10 10 0T20 0", (0, -5, 20, 10)),
        ("M0 0A5 5 0 0110 0", (0, -5, 10, 5)),
        ("M0 0a5 5 0 1010 0", (0, 0, 10, 5)),
        ("M10 0A10 5 0 0 1 10 10", (10, 0, 10, 10)),
        ("M0 0H5z m10 10h1v1", (0, 0, 11, 11)),
    ],
)
def test_path_box_is_exact(d, expected):
    box = path_box(d)
    assert box
    assert (box.x, box.y, box.width, box.height) == pytest.approx(expected)


def steps(letters):
    """Path commands with as many numbers as each takes."""
    count = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2}
    one = st.sampled_from(letters).flatmap(
        lambda letter: st.lists(NUMBERS, min_size=count[letter.lower()], max_size=count[letter.lower()]).map(
            lambda numbers: letter + " ".join(map(str, numbers))
        )
    )
    arc = st.tuples(st.sampled_from("aA"), *[st.integers(1, 90)] * 3, *[st.integers(0, 1)] * 2, *[NUMBERS] * 2).map(
        lambda parts: parts[0] + " ".join(map(str, parts[1:]))
    )
    return st.lists(st.one_of(one, arc, st.sampled_from("zZ")), max_size=8)


@given(st.tuples(NUMBERS, NUMBERS), steps("mMlLhHvVcCsSqQtT"))
def test_box_of_a_path_is_that_of_its_corners_and_extremes(start, parts):
    d = f"M{start[0]} {start[1]}" + "".join(parts)
    box, other = path_box(d), box_of([point for subpath in subpaths(d) for point in subpath])
    assert box is not None
    assert other is not None
    assert (box.x, box.y, box.right, box.bottom) == pytest.approx(
        (other.x, other.y, other.right, other.bottom), abs=1e-6
    )
