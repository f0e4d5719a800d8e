"""The rim of a card whose edge is drawn out, for art that viewers draw wrongly when it is stretched.

    stretched   |a==========      a twentieth of a millimetre, 60 times as wide: lines and plain grounds go on exactly
    in steps    |cba|abc|cba|     half a millimetre again and again, each time as in a mirror: nothing is stretched

A corner is drawn in steps both ways: it goes on as the edges beside it do, and shows nothing that lies farther in.

MuPDF 1.21 leaves stretched gradients out, and poppler 22.12 scales the whole of a stretched picture.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from pnp.export.content import Spot
from pnp.geometry import EPS, Insets, Point, Transform

STEP = 0.5
"""Of the art's edge, mm, that is shown again and again."""

INSIDE = 0.05
"""How far inside the art's edge a step begins, mm: at the edge itself layers are drawn half, and those below show."""

UNDER = 0.1
"""How far a step lies under the next one, mm, so that no light seam is seen between them."""


class _Piece(Struct, frozen=True):
    """What is shown along one axis, mm about the middle of the trim: from `start` to `end`, mirrored or not, moved."""

    start: float
    end: float
    mirrored: bool = False
    shift: float = 0.0


def in_steps(spot: Spot) -> Iterator[Spot]:
    """A stretched spot as others that are not, the outermost first."""
    width, height, clip = spot.size.width / 2, spot.size.height / 2, spot.clip
    whole = _Piece(-width - clip.left, width + clip.right), _Piece(-height - clip.top, height + clip.bottom)
    across, down = (
        list(_pieces(piece, stretch)) if stretch > 1 + EPS else [piece]
        for piece, stretch in zip(whole, spot.stretch, strict=True)
    )
    turn = Transform.rotation(spot.angle_deg)
    for column in across:
        for row in down:
            shift = turn.apply(Point(column.shift, row.shift))
            yield replace(
                spot,
                centre=Point(spot.centre.x + shift.x, spot.centre.y + shift.y),
                clip=Insets(-height - row.start, column.end - width, row.end - height, -width - column.start),
                stretch=(-1.0 if column.mirrored else 1.0, -1.0 if row.mirrored else 1.0),
            )


def _pieces(strip: _Piece, stretch: float) -> Iterator[_Piece]:
    """What covers the `strip`, stretched about the middle of the trim, from the outside inwards."""
    # All is worked out for an edge after the middle; before it, everything is the other way round.
    side = 1.0 if strip.start + strip.end > 0 else -1.0
    inner, edge = sorted((side * strip.start, side * strip.end))
    near, far = stretch * inner, stretch * edge
    step, last = min(STEP - INSIDE, far - near), edge - INSIDE
    count = max(1, -int(-(far - near - UNDER - EPS) // (step - UNDER)))
    for number in range(count - 1, -1, -1):
        start = near + number * (step - UNDER)
        length = min(step, far - start)
        if number % 2 == 0:
            yield _sided(side, _Piece(last - length, last, True, start + last))
        else:
            yield _sided(side, _Piece(last - step, last - step + length, False, start - last + step))


def _sided(side: float, piece: _Piece) -> _Piece:
    """The piece at its side of the middle."""
    if side > 0:
        return piece
    return _Piece(-piece.end, -piece.start, piece.mirrored, -piece.shift)
