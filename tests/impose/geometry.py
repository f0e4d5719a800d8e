"""A sheet as numbers: every trim, cut, mark, fold and label, in mm to a thousandth. What moves changes this text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnp.geometry import Insets, Point, Rect
from pnp.impose.rims import RIM
from pnp.model.sheet import CutLine, CutPath, Mark, Placement, Sheet, SheetSide


def geometry(sheet: Sheet) -> str:
    """All that a sheet says of where things are; equal cuts and marks in the order of their places."""
    lines = [f"page {_number(sheet.size.width)} x {_number(sheet.size.height)}, turned on the {sheet.axis} axis"]
    for name, side in (("recto", sheet.recto), ("verso", sheet.verso)):
        if side is not None:
            lines += [name, *(f"  {line}" for line in _side(side))]
    lines += [f"outline {line}" for line in _paths(sheet.outlines)]
    return "\n".join(lines) + "\n"


def _side(side: SheetSide) -> Iterator[str]:
    """The lines of a side."""
    for placement in side.placements:
        strip = " strip" if placement.artwork.startswith(RIM) else ""
        edges = placement.clip
        bleed = " ".join(map(_number, (edges.top, edges.right, edges.bottom, edges.left)))
        turn = f" turned {placement.angle_deg:g}" if placement.angle_deg else ""
        yield f"{placement.component:>3}{strip}  {_rect(_trim(placement))}{turn}  bleed {bleed}"
    yield from (f"cut    {line}" for line in _lines(side.cuts))
    yield from (f"mark   {line}" for line in _lines(side.marks))
    yield from (f"fold   {line}" for line in _ends(side.folds))
    yield from (f"black  {_rect(rect)}" for rect in side.registration)
    yield from (f"corner {line}" for line in _paths(side.paths))
    if side.label is not None:
        size = f"{_number(side.label.rect.width)} x {_number(side.label.rect.height)}"
        yield f"label  {size} at {_point(side.label.rect.centre)} turned {side.label.angle_deg:g}"


def _trim(placement: Placement) -> Rect:
    """The trim on the page."""
    size = placement.size.turned if placement.angle_deg % 180 else placement.size
    centre = placement.centre
    return Rect(centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height).grown(Insets())


def _lines(lines: Sequence[CutLine | Mark]) -> list[str]:
    """Each line from its upper or left end; upright ones from left to right, then level ones downwards."""
    ends = sorted(map(_sorted, lines), key=lambda pair: (pair[0].x != pair[1].x, *_across(pair)))
    return [
        f"x {_number(one.x)}: {_number(one.y)} - {_number(other.y)}"
        if one.x == other.x
        else f"y {_number(one.y)}: {_number(one.x)} - {_number(other.x)}"
        for one, other in ends
    ]


def _across(pair: tuple[Point, Point]) -> tuple[float, float]:
    """Where a line lies, and where it begins."""
    one, other = pair
    upright = one.x == other.x
    return (round(one.x, 3), one.y) if upright else (round(one.y, 3), one.x)


def _ends(dashes: Sequence[Mark]) -> list[str]:
    """A dashed line: its first and its last dash, and how many there are."""
    if not dashes:
        return []
    first, last = _lines([dashes[0]])[0], _lines([dashes[-1]])[0]
    return [f"{first} … {last}, {len(dashes)} dashes"]


def _sorted(line: CutLine | Mark) -> tuple[Point, Point]:
    """The ends, the upper or left one first."""
    points = [Point(round(point.x, 3), round(point.y, 3)) for point in (line.start, line.end)]
    one, other = sorted(points, key=lambda point: (point.x, point.y))
    return one, other


def _paths(paths: Iterable[CutPath]) -> list[str]:
    """Each outline: its size about its middle."""
    return [
        f"{_number(path.outline.size.width)} x {_number(path.outline.size.height)} at {_point(path.centre)} "
        f"turned {path.angle_deg:g}"
        for path in paths
    ]


def _rect(rect: Rect) -> str:
    """Corner and size."""
    return f"{_point(Point(rect.x, rect.y))} {_number(rect.width)} x {_number(rect.height)}"


def _point(point: Point) -> str:
    """`8,18.5`."""
    return f"{_number(point.x)},{_number(point.y)}"


def _number(length: float) -> str:
    """To a thousandth, without noughts at the end."""
    text = f"{length:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
