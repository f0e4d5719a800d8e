"""Where the letters of a text without a box stand: shifts, stated lengths, absolute places, anchors, paths, in turn.

Source: SVG 2, section 11.5, "Text layout algorithm", as browsers follow it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.typeset.text.along import end_of, put_along
from pnp.typeset.text.boxes import Scale
from pnp.typeset.text.content import Move
from pnp.typeset.text.letters import Letter
from pnp.typeset.text.messages import Report
from pnp.typeset.text.reach import Reach
from pnp.typeset.text.stretch import stretched
from pnp.units import format_mm

ANCHOR_PART = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a line's width lies before the point it is anchored at."""

STILL = Move()


def place(letters: Sequence[Letter], x: float, y: float, report: Report | None) -> list[Letter]:
    """Put letters where they stand in a text that begins at (x, y).

    Reports:
        P477 for a text that is longer than its path.

    Returns:
        Those that are drawn, without the spaces at the ends of chunks.
    """
    _place_freely(letters, x, y)
    drawn: list[Letter] = []
    reach: Reach | None = None
    for chunk in _chunks(letters):
        move = chunk[0].move or STILL
        # What follows a path begins at its end, wherever it is anchored.
        behind = reach is not None and move.x is None and move.y is None and chunk[0].reach is None
        shown = _anchored(chunk, ANCHOR_PART["start" if behind else chunk[0].pen.style.anchor])
        reach = chunk[0].reach
        for letter in shown:
            letter.y -= letter.pen.lift
        if reach is not None and shown:
            overhang = put_along(shown, reach)
            if report is not None and any(overhang):
                _report_overhang(overhang, reach, report)
        drawn += shown
    return drawn


def _place_freely(letters: Sequence[Letter], x: float, y: float) -> None:
    """Place letters by their shifts, stated lengths and absolute coordinates; on a path, x is along it, y across."""
    places, depths = _shifted(letters)
    if any(letter.inside for letter in letters):
        places = stretched(letters, places)
    shift_x, shift_y = x, y
    reach: Reach | None = None
    for letter, along, depth in zip(letters, places, depths, strict=True):
        move = letter.move or STILL
        # Where the letter would stand without its own shift, which is added to absolute coordinates as well.
        along_still, depth_still = along - (move.dx or 0.0), depth - (move.dy or 0.0)
        if letter.down:
            shift_x, shift_y = x - along_still, shift_y + letter.down
        if letter.reach is not reach:
            # Text that follows a path goes on where the path ends.
            end = (0.0, 0.0) if letter.reach is not None or reach is None else end_of(reach)
            shift_x, shift_y = end[0] - along_still, end[1] - depth_still
            reach = letter.reach
        if move.x is not None:
            shift_x = move.x - along_still
        if move.y is not None and reach is None:
            shift_y = move.y - depth_still
        letter.x, letter.y = along + shift_x, depth + shift_y


def _shifted(letters: Sequence[Letter]) -> tuple[list[float], list[float]]:
    """Where letters stand on a single line that begins at nought: their advances and shifts added up."""
    along = depth = 0.0
    places, depths = [], []
    for letter in letters:
        if letter.move is not None:
            along += letter.move.dx or 0.0
            depth += letter.move.dy or 0.0
        places.append(along)
        depths.append(depth)
        along += letter.advance
    return places, depths


def _chunks(letters: Sequence[Letter]) -> Iterator[list[Letter]]:
    """The letters that are anchored together."""
    chunk: list[Letter] = []
    for letter in letters:
        move = letter.move or STILL
        begins = move.x is not None or move.y is not None or letter.down
        if chunk and (begins or letter.reach is not chunk[-1].reach):
            yield chunk
            chunk = []
        chunk.append(letter)
    if chunk:
        yield chunk


def _anchored(chunk: list[Letter], part: float) -> list[Letter]:
    """Shift a chunk by its anchor; give what is drawn of it. White space at its end is no reason to shift it."""
    after = len(chunk)
    while after and chunk[after - 1].blank and not chunk[after - 1].kept:
        after -= 1
    counted = chunk[:after]
    if counted:
        left = min(min(letter.x, letter.x + letter.advance) for letter in counted)
        right = max(max(letter.x, letter.x + letter.advance) for letter in counted)
        shift = counted[0].x - (left + part * (right - left))
        for letter in counted:
            letter.x += shift
    while counted and counted[-1].blank:
        counted.pop()
    return counted


def _report_overhang(overhang: tuple[float, float], reach: Reach, report: Report) -> None:
    """Report a text that reaches beyond an end of its path."""
    scale = Scale.of(report.context.to_card).along
    for amount, where in zip(overhang, ("before the path begins", "beyond the end of its path"), strict=True):
        if amount:
            report.value(
                "P477",
                f"{report.whose} reaches {format_mm(amount * scale)} {where}",
                label=f"{format_mm(amount * scale)} too long",
                notes=("a browser would leave these letters out", f"the path is named at {reach.at}"),
                help="shorten the text, make the path longer, or make the `font-size` smaller",
            )
