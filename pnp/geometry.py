"""Points, sizes, rectangles and affine transforms in millimetres, origin top-left, y down.

Angles are degrees, clockwise as seen on the page (y down makes the usual rotation matrix turn that way).
"""

from __future__ import annotations

import math

from msgspec import Struct

EPS = 0.001
"""Lengths closer than this (mm) are equal: well under what any printer places, far above float noise."""


class Point(Struct, frozen=True):
    """A place in mm."""

    x: float
    y: float


class Size(Struct, frozen=True):
    """Width and height in mm, both positive."""

    width: float
    height: float

    @property
    def turned(self) -> Size:
        """The size after a turn by 90 degrees."""
        return Size(self.height, self.width)


class Insets(Struct, frozen=True):
    """Four distances in mm from the edges of a rectangle, in the rectangle's own orientation."""

    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    left: float = 0.0

    @classmethod
    def even(cls, distance: float) -> Insets:
        """The same distance on all four edges."""
        return cls(distance, distance, distance, distance)


class Rect(Struct, frozen=True):
    """An upright rectangle: top-left corner and size, in mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """y of the bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def grown(self, insets: Insets) -> Rect:
        """The rectangle pushed outwards by `insets` (negative ones pull it in)."""
        return Rect(
            self.x - insets.left,
            self.y - insets.top,
            self.width + insets.left + insets.right,
            self.height + insets.top + insets.bottom,
        )

    def overlaps(self, other: Rect) -> bool:
        """Tell whether the two share an area; touching within EPS is no overlap."""
        return (
            self.x < other.right - EPS
            and other.x < self.right - EPS
            and self.y < other.bottom - EPS
            and other.y < self.bottom - EPS
        )

    def contains(self, other: Rect) -> bool:
        """Tell whether `other` lies inside, within EPS."""
        return (
            self.x <= other.x + EPS
            and self.y <= other.y + EPS
            and self.right >= other.right - EPS
            and self.bottom >= other.bottom - EPS
        )


class Transform(Struct, frozen=True):
    """An affine map x' = a x + c y + e, y' = b x + d y + f (the order of SVG's `matrix()`)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    @classmethod
    def translation(cls, x: float, y: float) -> Transform:
        """A shift by (x, y) mm."""
        return cls(1.0, 0.0, 0.0, 1.0, x, y)

    @classmethod
    def rotation(cls, angle_deg: float) -> Transform:
        """A clockwise turn (as seen, y down) about the origin; quarter turns are exact."""
        quarters = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
        exact = quarters.get(angle_deg % 360)  # type: ignore[call-overload]
        cos, sin = exact or (math.cos(math.radians(angle_deg)), math.sin(math.radians(angle_deg)))
        return cls(cos, sin, -sin, cos, 0.0, 0.0)

    def then(self, outer: Transform) -> Transform:
        """The map that applies this one first and `outer` after it."""
        return Transform(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            outer.a * self.e + outer.c * self.f + outer.e,
            outer.b * self.e + outer.d * self.f + outer.f,
        )

    def apply(self, point: Point) -> Point:
        """Where `point` goes."""
        return Point(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)
