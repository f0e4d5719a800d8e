"""The two sides of the sheet that a printer is measured with, as filled artworks."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from pnp.geometry import Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.calibration import INSET, MOST_EDGE, SCALE_REACH, rulers

WORDS_LEFT, WORDS_TOP = 62.0, 62.0
"""Mm: where the words begin, right of the upright ruler."""

LARGEST_STEP = 6.0
"""Mm between the lines of the stairs at an edge."""


class TestSheet(Struct, frozen=True):
    """What the sheet is made for: the page, mm, and a font that the project has."""

    page: Size
    family: str
    weight: int


def sides(sheet: TestSheet) -> tuple[FilledArtwork, FilledArtwork]:
    """Front and back."""
    from jinja2 import Environment, StrictUndefined

    source = Path(__file__).with_name("calibration.svg").read_text(encoding="utf-8")
    layout = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
    front, back = (
        FilledArtwork(
            svg=layout.render(_values(sheet, front)),
            size=sheet.page,
            bleed=0.0,
            safe=0.0,
            language="en",
            layout="",
            subject=Subject("the test sheet"),
        )
        for front in (True, False)
    )
    return front, back


def _values(sheet: TestSheet, front: bool) -> dict[str, object]:
    """What the layout is filled with, mm from the page's corner."""
    width, height = sheet.page.width, sheet.page.height
    middle_x, middle_y = width / 2, height / 2
    lengths = rulers(sheet.page)
    step = round(min(LARGEST_STEP, (width / 2 - INSET - 10) / MOST_EDGE), 2)
    stairs = 14.0
    return {
        "page": sheet.page,
        "family": sheet.family,
        "weight": sheet.weight,
        "front": front,
        "reach": SCALE_REACH,
        "places": [
            _place("top", middle_x, INSET, 0, (0, 5)),
            _place("bottom", middle_x, height - INSET, 0, (0, 5)),
            _place("left", INSET, middle_y, 90, (-5, -10)),
            _place("right", width - INSET, middle_y, 90, (-5, -10)),
        ],
        "rulers": [
            _ruler("across", middle_x - lengths.across / 2, height - 42, 0, lengths.across),
            _ruler("down", 46, middle_y - lengths.down / 2, 90, lengths.down),
        ],
        "edges": [
            {"x": middle_x + stairs, "y": 0, "turn": 0},
            {"x": middle_x - stairs, "y": height, "turn": 180},
            {"x": width, "y": middle_y + stairs, "turn": 90},
            {"x": 0, "y": middle_y - stairs, "turn": 270},
        ],
        "steps": MOST_EDGE,
        "step": step,
        "arrow": {"x": middle_x, "y": INSET + 12},
        "words": {
            "x": WORDS_LEFT,
            "y": WORDS_TOP,
            "width": width - WORDS_LEFT - INSET - 14,
            "size": 3.6 if width > 180 else 2.4,
            "step": 17 if height > 250 else 13,
        },
        "title": f"Printer test sheet, {'front' if front else 'back'}",
        "lines": _front_lines(sheet.page) if front else BACK_LINES,
    }


def _place(name: str, x: float, y: float, turn: int, shift: tuple[float, float]) -> dict[str, object]:
    """A scale, and where its name stands beside it."""
    return {"name": name, "x": x, "y": y, "turn": turn, "name_x": x + shift[0], "name_y": y + shift[1]}


def _ruler(name: str, x: float, y: float, turn: int, length: int) -> dict[str, object]:
    """A ruler from its nought on."""
    return {"name": name, "x": x, "y": y, "turn": turn, "length": length}


def _front_lines(page: Size) -> tuple[str, ...]:
    """What to do, step by step."""
    lengths = rulers(page)
    return (
        "1. Print both pages on one sheet: two-sided, flip on the long edge, at 100 %, never fit or shrink.",
        f"2. across, down: measure both rulers, from 0 to {lengths.across} and from 0 to {lengths.down}, "
        "to a quarter of a millimetre.",
        "3. edge: at each edge of the paper find the smallest number whose line is all there; "
        "the largest of the four counts.",
        "4. top, bottom, left, right: hold the sheet upright against the light, this side towards you. "
        "Read where the line of the back crosses each scale.",
        "5. Do both arrows point up? If that of the back points down, say so: the printer turns on the short edge.",
        "6. Type what you read after pnp calibrate.",
    )


BACK_LINES = (
    "The four lines show through the paper at the scales of the front.",
    "Hold the sheet upright against the light, the front towards you.",
)
