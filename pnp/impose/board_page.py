"""A board on one page for large printers, and where a folding board is creased and slit.

2x2:  +-----+-----+     valley: faces come together        hinge: left end of the middle line, folds backwards
      |     :     |     The right part of the middle line is slit, so that panels of thick card lie flat on one another:
      +- - -:=====+     first the right half over the left one, both rows at once, then the lower row behind the upper.
      |     :     |
      +-----+-----+
"""

from __future__ import annotations

from collections.abc import Iterator

from pnp.geometry import EPS, Insets, Point, Rect, Size
from pnp.impose.cuts import cut_lines
from pnp.impose.marks import MARK_OFFSET, Ground, marks_of
from pnp.impose.tile_page import map_place
from pnp.model.sheet import LabelStrip, Mark, Marks, Placement, Sheet, SheetSide
from pnp.model.tiles import Crease, FoldKind, FoldPlan

MARK_LENGTH = 6.0
"""For the marks round a board."""

DASH = 1.2

DASH_STEP = 2.0
"""Marks of folds are dashed, those of cuts and slits solid."""


def board_sheet(
    artwork: str, size: Size, bleed: float, scale: float, framing: tuple[float, Marks, tuple[Crease, ...]]
) -> Sheet:
    """A board on a page of its own size; with `framing`, larger by bleed and marks.

    Args:
        artwork: its id.
        size: its trim, unscaled.
        bleed: that of the artwork, unscaled.
        scale: of the board on the page.
        framing: how much bleed is kept (mm on the page), which marks, and creases (scaled) to be marked. Without bleed
            and creases the page is the trim exactly.
    """
    kept, marks, creases = framing
    kept = min(kept, bleed * scale)
    trim_size = Size(size.width * scale, size.height * scale)
    framed = kept > EPS or bool(creases)
    around = (kept + MARK_OFFSET + MARK_LENGTH) if framed and marks != "none" else kept
    page = Size(trim_size.width + 2 * around, trim_size.height + 2 * around)
    trim = Rect(around, around, trim_size.width, trim_size.height)
    drawn = trim.grown(Insets.even(kept))
    placement = Placement(artwork, trim.centre, 0, size, Insets.even(kept / scale), artwork, scale=scale)
    found: tuple[Mark, ...] = ()
    cuts = cut_lines((trim,)) if framed else ()
    if framed and marks != "none":
        found = (*marks_of(cuts, Ground(page, (trim,), drawn), "corner"), *_crease_marks(creases, trim, drawn, page))
    return Sheet(page, 1, SheetSide((placement,), cuts, found, None), None, "vertical", trim=trim, bleed=drawn)


def creases(size: Size, fold: tuple[int, int]) -> tuple[Crease, ...]:
    """Where a board of `size` mm with so many panels side by side and below one another is folded and slit."""
    columns, rows = fold
    if rows > 2 or (columns == 1 and rows == 2):
        turned = creases(size.turned, (rows, columns))
        return tuple([Crease(Point(c.start.y, c.start.x), Point(c.end.y, c.end.x), c.kind) for c in turned])
    panel = size.width / columns
    kinds: tuple[FoldKind, FoldKind] = ("valley", "mountain")
    made = [
        Crease(Point(panel * number, 0), Point(panel * number, size.height), kinds[(number - 1) % 2])
        for number in range(1, columns)
    ]
    if rows == 2:
        middle = size.height / 2
        made.append(Crease(Point(0, middle), Point(panel, middle), "mountain"))
        made.append(Crease(Point(panel, middle), Point(size.width, middle), "slit"))
    return tuple(made)


def fold_plan(artwork: str, size: Size, paper: Size, margin: float) -> FoldPlan:
    """A page that shows how a board is creased, slit and mounted; the paper lies as the board does."""
    page = paper.turned if size.width > size.height else paper
    picture = map_place(page, margin, size)
    drawn = Placement(artwork, picture.centre, 0, size, Insets(), artwork, scale=picture.width / size.width)
    whole = LabelStrip(Rect(0, 0, page.width, page.height), 0)
    return FoldPlan(page, picture, Sheet(page, 1, SheetSide((drawn,), (), (), whole), None, "vertical"))


def _crease_marks(found: tuple[Crease, ...], trim: Rect, drawn: Rect, page: Size) -> Iterator[Mark]:
    """Marks outside of the bleed where creases and slits reach the edges of the board."""
    for crease in found:
        upright = abs(crease.start.x - crease.end.x) <= EPS
        for end in (crease.start, crease.end):
            if upright and min(end.y, abs(end.y - trim.height)) <= EPS:
                outer, edge = (
                    (0.0, drawn.y - MARK_OFFSET) if end.y <= EPS else (page.height, drawn.bottom + MARK_OFFSET)
                )
                x = trim.x + end.x
                for one, other in _dashes(edge, outer, crease.kind):
                    yield Mark(Point(x, one), Point(x, other))
            elif not upright and min(end.x, abs(end.x - trim.width)) <= EPS:
                outer, edge = (0.0, drawn.x - MARK_OFFSET) if end.x <= EPS else (page.width, drawn.right + MARK_OFFSET)
                y = trim.y + end.y
                for one, other in _dashes(edge, outer, crease.kind):
                    yield Mark(Point(one, y), Point(other, y))


def _dashes(edge: float, outer: float, kind: FoldKind) -> Iterator[tuple[float, float]]:
    """A mark from the edge outwards: solid for a slit, else dashed."""
    if kind == "slit":
        yield edge, outer
        return
    way = 1 if outer > edge else -1
    done = 0.0
    while done + DASH <= abs(outer - edge) + EPS:
        yield edge + way * done, edge + way * (done + DASH)
        done += DASH_STEP
