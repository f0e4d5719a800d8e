"""How the two sides of a sheet belong together: the one place that knows what long and short edge mean.

recto          vertical axis       horizontal axis
1 2 3          3 2 1               4v 5v .
4 5 .          . 5 4               1v 2v 3v
"""

from __future__ import annotations

from pnp.geometry import Point, Rect, Size
from pnp.model.sheet import Axis, CutLine, Flip, Mark, Orientation
from pnp.model.spec import Turn


def axis_of(orientation: Orientation, flip: Flip) -> Axis:
    """The axis about which the printer turns the sheet, as seen on the recto.

    Source:
        The meaning of two-sided-long-edge and two-sided-short-edge in IPP `sides` (RFC 8011, 5.2.8): the long edge of
        a portrait page is vertical, that of a landscape page horizontal.
    """
    return "vertical" if (orientation == "portrait") == (flip == "long-edge") else "horizontal"


def back_angle(face_angle_deg: float, axis: Axis, turn: Turn) -> float:
    """The clockwise angle of the back as seen on the verso, in [0, 360), behind a face drawn at `face_angle_deg`.

    A vertical axis mirrors left and right and so turns the sense of the angle round; a horizontal one also stands
    the picture on its head. A card that is turned over its top in the hand needs its back upside down once more.
    """
    base = -face_angle_deg if axis == "vertical" else 180 - face_angle_deg
    return (base + (180 if turn == "over-top" else 0)) % 360


def mirrored(point: Point, page: Size, axis: Axis) -> Point:
    """Where `point` of one side lies as seen on the other side."""
    if axis == "vertical":
        return Point(page.width - point.x, point.y)
    return Point(point.x, page.height - point.y)


def mirrored_rect(rect: Rect, page: Size, axis: Axis) -> Rect:
    """Where `rect` of one side lies as seen on the other side."""
    centre = mirrored(rect.centre, page, axis)
    return Rect(centre.x - rect.width / 2, centre.y - rect.height / 2, rect.width, rect.height)


def mirrored_cuts(cuts: tuple[CutLine, ...], page: Size, axis: Axis) -> tuple[CutLine, ...]:
    """The cut lines as seen on the other side."""
    return tuple(CutLine(mirrored(cut.start, page, axis), mirrored(cut.end, page, axis)) for cut in cuts)


def mirrored_marks(marks: tuple[Mark, ...], page: Size, axis: Axis) -> tuple[Mark, ...]:
    """The marks as seen on the other side."""
    return tuple(Mark(mirrored(mark.start, page, axis), mirrored(mark.end, page, axis)) for mark in marks)
