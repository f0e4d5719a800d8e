r"""Bleed made of the edge of an artwork that has none, or too little.

+---------------+      mirror: the edge seen in a mirror      extend: its outermost twentieth of a millimetre drawn out
|\  strip      /|
| +-----------+ |      cba|abcdef                             aaa|abcdef
| |  artwork  | |
| +-----------+ |      corners first, then edges, then the artwork: each lies a little under the next one, so that
|/             \|      no viewer leaves a light seam
+---------------+
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import EPS, Insets, Point, Transform
from pnp.model.sheet import Placement, SheetScheme

STRIP = 0.05
"""Of the artwork's edge, mm, that is drawn out: about half a pixel at 300 dpi. (Of gradients and pictures export takes
more, and stretches nothing.)"""

UNDER = 0.1
"""How far a strip lies under the artwork, mm: at 250 dpi a whole pixel, so that no light seam is seen between them."""

RIM = "rim/"
"""Stands before the id of an artwork without its texts: no text is drawn out."""

MADE_BLEED = 3.0
"""What is made where nobody says how much, mm: as much as a deck has that says nothing."""

Making = Literal["mirror", "extend"]


class _Axis(Struct, frozen=True):
    """What a strip shows of the artwork along one axis.

    Attributes:
        edge: -1 or 1: at this edge; 0: between both.
        before, after: how far it is drawn beyond the trim, before the middle and after it.
        stretch, shift: by how much it is stretched, and moved then.
    """

    edge: int
    before: float
    after: float
    stretch: float = 1.0
    shift: float = 0.0


def drawn_bleed(own: float, scheme: SheetScheme) -> float:
    """How far an artwork with `own` bleed is drawn beyond its trim where no neighbour is near."""
    if scheme.bleed_mode == "none":
        return 0.0
    if scheme.bleed_mode in ("mirror", "extend"):
        return max(own, MADE_BLEED) if scheme.bleed is None else scheme.bleed
    return own if scheme.bleed is None else min(own, scheme.bleed)


def of_backs(scheme: SheetScheme) -> SheetScheme:
    """The scheme by which backs on a verso are drawn where no bleed is made: only the cap is another, and no lower."""
    if scheme.back_bleed is None or scheme.bleed is None:
        return scheme
    return replace(scheme, bleed=max(scheme.bleed, scheme.back_bleed))


def drawn_back_bleed(own: float, scheme: SheetScheme) -> float:
    """The same for backs on a verso: as far as fronts, or as far as the printer asks for, if that is more."""
    drawn = drawn_bleed(own, scheme)
    if scheme.back_bleed is None:
        return drawn
    return max(drawn, drawn_bleed(own, replace(scheme, bleed=scheme.back_bleed)))


def rimmed(placement: Placement, own: float, scheme: SheetScheme) -> tuple[Placement, ...]:
    """A placement whose clip goes beyond the `own` bleed of its artwork, with strips under it for what it lacks."""
    making = scheme.bleed_mode
    if making not in ("mirror", "extend"):
        return (placement,)
    clip = placement.clip
    edges = (clip.top, clip.right, clip.bottom, clip.left)
    card = replace(placement, clip=Insets(*(min(edge, own) for edge in edges)))
    lacking = Insets(*(max(edge - own, 0.0) for edge in edges))
    return (*strips(card, own, lacking, making), card)


def strips(card: Placement, own: float, lacking: Insets, making: Making) -> Iterator[Placement]:
    """The strips round a placement, the corners first, so that the edges lie over them.

    Args:
        card: its clip tells how far its own edges are drawn.
        own: bleed of its artwork.
        lacking: how far each strip goes beyond the artwork, in its frame before turning.
        making: how.
    """
    size, clip = card.size, card.clip
    columns = list(_axes(size.width, own, (clip.left, clip.right), (lacking.left, lacking.right), making))
    rows = list(_axes(size.height, own, (clip.top, clip.bottom), (lacking.top, lacking.bottom), making))
    wanted = [(column, row) for column in columns for row in rows if column.edge or row.edge]
    turn = Transform.rotation(card.angle_deg)
    for column, row in sorted(wanted, key=lambda strip: abs(strip[0].edge) + abs(strip[1].edge), reverse=True):
        shift = turn.apply(Point(column.shift, row.shift))
        yield replace(
            card,
            artwork=RIM + card.artwork,
            centre=Point(card.centre.x + shift.x, card.centre.y + shift.y),
            clip=Insets(top=row.before, right=column.after, bottom=row.after, left=column.before),
            stretch=(column.stretch, row.stretch),
        )


def _axes(
    length: float, own: float, clip: tuple[float, float], lacking: tuple[float, float], making: Making
) -> Iterator[_Axis]:
    """The strip before the middle, the one after it, and what lies between; `length` is the trim's."""
    for edge, lacks in ((-1, lacking[0]), (1, lacking[1])):
        if lacks <= EPS:
            continue
        end = length / 2 + own
        if making == "extend":
            stretch, outermost, innermost = (UNDER + lacks) / STRIP, own, own - STRIP
            shift = edge * (end - UNDER - stretch * (end - STRIP))
        else:
            stretch, outermost, innermost = -1.0, own - UNDER, own - 2 * UNDER - lacks
            shift = edge * 2 * (end - UNDER)
        if edge < 0:
            yield _Axis(edge, outermost, -length - innermost, stretch, shift)
        else:
            yield _Axis(edge, -length - innermost, outermost, stretch, shift)
    yield _Axis(0, *clip)
