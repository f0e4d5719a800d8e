"""Texts that the knife may touch, texts too small to read, and texts that shrank. From measures, no picture needed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import Point
from pnp.lint.side import PrintedSide, named, places, quoted, start_tag
from pnp.model.artwork import TextBox
from pnp.model.outline import Outline
from pnp.units import format_mm

TOUCHING = 0.05
"""Less than this over a line, mm, is no fault: outlines of letters pass their nominal measures by as much."""

OUTLINE = "outline"
"""The edge of what has no four edges."""

READABLE_PT = 6.5
SMALLEST_PT = 5.0
"""Smallest sizes for comfortable and for any reading at arm's length, of our own layouts as of others'."""

SIZE_SLACK_PT = 0.005
"""Sizes come out of sums of floats."""


class _Finding(Struct, frozen=True):
    """A text that is wrong by `amount` (mm too far out, or pt too small) at most.

    `over` says where it is too far out, `inwards` by how much to move it to stand in the safe area.
    """

    side: PrintedSide
    box: TextBox
    amount: float
    over: str = ""
    inwards: str = ""


def check_texts(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P804 to P807, once for each text element of a layout, with the card on which it is worst."""
    found: dict[tuple[str, Span], list[_Finding]] = {}
    for side in sides:
        for box in side.boxes:
            if not box.text.strip():
                continue
            for code, finding in _findings(side, box):
                found.setdefault((code, box.at), []).append(finding)
    for (code, _), findings in found.items():
        worst = max(findings, key=lambda finding: finding.amount)
        others = [finding.side for finding in findings if finding.side.subject != worst.side.subject]
        _report(code, worst, others, sink)


def note_shrunk(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P808, a note, once for each text element of a layout."""
    found: dict[Span, list[tuple[PrintedSide, TextBox]]] = {}
    for side in sides:
        for box in side.boxes:
            if box.shrunk_pt:
                found.setdefault(box.at, []).append((side, box))
    for at, texts in found.items():
        side, box = texts[0]
        others = [other for other, _ in texts if other.subject != side.subject]
        what = (
            f"the text {quoted(box.text)} of {side.subject.name} shrank from {_points(box.shrunk_pt)} to "
            f"{_points(box.size_pt)}, as small as its `pnp:min-size` allows"
        )
        notes = (*([f"also on {named(others)}"] if others else []), *places([side], box))
        sink.report(Diagnostic("P808", what, start_tag(at), Severity.NOTE, notes=notes))


def _points(size_pt: float) -> str:
    """`6.5 pt`."""
    return f"{round(size_pt, 2):g} pt"


def _findings(side: PrintedSide, box: TextBox) -> list[tuple[str, _Finding]]:
    """What is wrong with one text."""
    findings = []
    over, near = _beyond(box, side, 0.0), _beyond(box, side, side.safe)
    if box.live and over:
        findings.append(("P805", _Finding(side, box, max(over.values()), _listed(over), _listed(near))))
    elif box.live and near:
        findings.append(("P804", _Finding(side, box, max(near.values()), _listed(near), _listed(near))))
    if box.size_pt < SMALLEST_PT - SIZE_SLACK_PT:
        findings.append(("P807", _Finding(side, box, SMALLEST_PT - box.size_pt)))
    elif box.size_pt < READABLE_PT - SIZE_SLACK_PT:
        findings.append(("P806", _Finding(side, box, READABLE_PT - box.size_pt)))
    return findings


def _beyond(box: TextBox, side: PrintedSide, inset: float) -> dict[str, float]:
    """Over which edges of the trim, drawn in by `inset`, the text goes, and how far."""
    if side.outline is not None:
        middle = Point(side.size.width / 2, side.size.height / 2)
        farthest = max(_out(side.outline, corner, middle) for corner in _corners(box)) + inset
        return {OUTLINE: farthest} if farthest > TOUCHING else {}
    rect = box.rect
    distances = {
        "top": inset - rect.y,
        "right": rect.right - (side.size.width - inset),
        "bottom": rect.bottom - (side.size.height - inset),
        "left": inset - rect.x,
    }
    return {edge: distance for edge, distance in distances.items() if distance > TOUCHING}


def _corners(box: TextBox) -> Iterator[Point]:
    """The corners of the letters' ink on the card: each line of a text ends where it ends, not where the longest does.

    Where no letters are known, of the whole text.
    """
    for left, top, right, bottom, *_ in box.letters:
        for corner in (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)):
            yield box.to_card.apply(corner)
    if not box.letters:
        rect = box.rect
        yield from (Point(x, y) for x in (rect.x, rect.right) for y in (rect.y, rect.bottom))


def _out(outline: Outline, point: Point, middle: Point) -> float:
    """How far a point of the card lies beyond the outline about `middle`."""
    return outline.beyond(Point(point.x - middle.x, point.y - middle.y))


def _listed(distances: dict[str, float]) -> str:
    """`1.2 mm at the top edge and 0.5 mm at the left edge`; tenths, rounded up so that moving by them suffices."""
    return " and ".join(
        f"{format_mm(math.ceil(distance * 10) / 10)} at the {edge if edge == OUTLINE else f'{edge} edge'}"
        for edge, distance in distances.items()
    )


def _report(code: str, worst: _Finding, others: Sequence[PrintedSide], sink: Sink) -> None:
    """One message for one text element of a layout."""
    text = f"the text {quoted(worst.box.text)} of {worst.side.subject.name}"
    notes = [*([f"also on {named(others)}"] if others else []), *places([worst.side], worst.box)]
    size = _points(worst.box.size_pt)
    help = f'move it inwards by {worst.inwards}, or write `pnp:live="no"` on it if it may be cut'
    at = start_tag(worst.box.at)
    if code == "P804":
        notes.insert(0, f"the safe area ends {format_mm(worst.side.safe)} inside the trim: no knife is exact")
        sink.warning(code, f"{text} stands outside the safe area, {worst.over}", at, notes=notes, help=help)
    elif code == "P805":
        sink.error(code, f"{text} goes over the cut, {worst.over}", at, notes=notes, help=help)
    elif code == "P806":
        what = f"{text} is set in {size}, hard to read below {READABLE_PT:g} pt"
        sink.warning(code, what, at, notes=notes, help=_larger(worst.box.size_pt, READABLE_PT))
    else:
        what = f"{text} is set in {size}, too small to read below {SMALLEST_PT:g} pt"
        sink.error(code, what, at, notes=notes, help=_larger(worst.box.size_pt, READABLE_PT))


def _larger(size_pt: float, least_pt: float) -> str:
    """By how much the text must grow, whatever units its `font-size` is in."""
    times = math.ceil(least_pt / size_pt * 100) / 100
    return f"make its `font-size` {times:g} times as large ({least_pt:g} pt); where it shrinks, its `pnp:min-size`"
