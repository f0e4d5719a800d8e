"""Whether the root of a layout is the canvas: trim and bleed in millimetres."""

from __future__ import annotations

import re
from html import unescape

from pnp.diagnostics import Diagnostic, Span
from pnp.geometry import EPS, Size
from pnp.units import LengthError, format_mm, parse_length

_ROOT = re.compile(r"<(?:\w+:)?svg\b(?:[^>\"']|\"[^\"]*\"|'[^']*')*>")
_ATTRIBUTE = re.compile(r"([\w:.-]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")

TOLERANCE = 0.01
"""Millimetres: Inkscape writes sizes with five and more digits, knives do not cut that finely."""


def root_tag(svg: str) -> str:
    """The start tag of the root; empty where there is none."""
    found = _ROOT.search(svg)
    return found[0] if found else ""


def check_canvas(root: str, trim: Size, bleed: float, layout: str) -> Diagnostic | None:
    """What is wrong with the size of a layout.

    Args:
        root: its start tag.
        trim: what it should have, mm.
        bleed: the same, on every side.
        layout: its path.

    Reports:
        P310.
    """
    attributes = {name: unescape(first or second) for name, first, second in _ATTRIBUTE.findall(root)}
    span = _span(attributes.get("pnp:at"), layout)
    wanted = Size(trim.width + 2 * bleed, trim.height + 2 * bleed)
    typed = (
        f'write `width="{_plain(wanted.width)}mm" height="{_plain(wanted.height)}mm" '
        f'viewBox="{_plain(-bleed)} {_plain(-bleed)} {_plain(wanted.width)} {_plain(wanted.height)}"`'
    )
    fact = _fact(attributes, wanted)
    if fact is None:
        return None
    note = f"the canvas is the trim of {_across(trim)} and {format_mm(bleed)} of bleed on every side: {_across(wanted)}"
    return Diagnostic("P310", fact, span, notes=(note,), help=typed)


def _fact(attributes: dict[str, str], wanted: Size) -> str | None:
    """What is wrong, None for nothing."""
    if "width" not in attributes or "height" not in attributes or "viewBox" not in attributes:
        missing = next(name for name in ("width", "height", "viewBox") if name not in attributes)
        return f"the <svg> of this layout has no `{missing}`"
    try:
        size = Size(_length(attributes["width"]), _length(attributes["height"]))
    except LengthError as error:
        return f"the <svg> of this layout has the size `{error.text}`, which is no length"
    if abs(size.width - wanted.width) > TOLERANCE or abs(size.height - wanted.height) > TOLERANCE:
        bare = " (a number without unit is a pixel of 1/96 inch)" if attributes["width"].strip()[-1:].isdigit() else ""
        return f"this layout is {_across(size)}{bare}, the deck's canvas is {_across(wanted)}"
    numbers = [float(number) for number in _NUMBER.findall(attributes["viewBox"])]
    if len(numbers) != 4 or numbers[2] <= 0 or numbers[3] <= 0:
        return f'`viewBox="{attributes["viewBox"]}"` is not four numbers'
    if abs(numbers[3] * wanted.width / numbers[2] - wanted.height) > TOLERANCE:
        return f'`viewBox="{attributes["viewBox"]}"` has another shape than the canvas of {_across(wanted)}'
    return None


def _length(text: str) -> float:
    """A width or height in mm; a bare number is CSS pixels."""
    try:
        return parse_length(text)
    except LengthError as error:
        if error.reason != "unit":
            raise
        return parse_length(f"{text.strip()}px")


def _across(size: Size) -> str:
    """`69 x 94 mm`."""
    return f"{_plain(size.width)} x {format_mm(size.height)}"


def _plain(length: float) -> str:
    """The number without its unit."""
    return "0" if abs(length) < EPS else format_mm(length).removesuffix(" mm")


def _span(at: str | None, layout: str) -> Span:
    """Where the root stands."""
    if not at:
        return Span(layout)
    try:
        file, line, column = at.rsplit(":", 2)
        return Span(file, int(line), int(column), len("<svg"))
    except ValueError:  # a stray quote spoilt it
        return Span(layout)
