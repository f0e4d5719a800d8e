"""Equal outlines in rows: side by side, or every second row moved by half a place where that gains room.

[ ] [ ] [ ]      ( ) ( ) ( )     used to its right and below, what is left are free rectangles again
[ ] [ ] [ ]       ( ) ( )
[ ]  free        ( )   free
"""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import EPS, Point, Rect
from pnp.model.outline import Outline

HALVINGS = 24
"""Of a distance on the paper: far below any tolerance."""


class Block(Struct, frozen=True):
    """Some outlines laid in a free rectangle.

    Attributes:
        centres: where they lie, in order.
        angle_deg: how they are turned.
        free: what is left of the rectangle, in order.
    """

    centres: tuple[Point, ...]
    angle_deg: float
    free: tuple[Rect, ...]

    @property
    def worth(self) -> tuple[int, float]:
        """How many are laid, and how much is left: the more the better."""
        return len(self.centres), round(sum(rect.width * rect.height for rect in self.free), 3)


class Lattices:
    """Lays outlines with one gap; keeps how near rows come to one another."""

    def __init__(self, gap: float) -> None:
        """`gap`: between outlines, mm."""
        self._gap = gap
        self._pitches: dict[Outline, float] = {}

    def best(self, outline: Outline, free: Rect, most: int) -> Block | None:
        """As many as possible, at most `most`, in a corner of `free`, in the way that leaves the most room.

        They are turned only where more of them fit. None where not even one fits.
        """
        best = max(self._ways(outline, 0.0, free, most), key=lambda block: block.worth)
        over = outline.turned(90)
        if len(best.centres) < most and not _alike(over, outline):
            turned = max(self._ways(over, 90.0, free, most), key=lambda block: block.worth)
            best = turned if len(turned.centres) > len(best.centres) else best
        return best if best.centres else None

    def _ways(self, outline: Outline, angle: float, free: Rect, most: int) -> list[Block]:
        """In rows and in columns, straight and moved."""
        upright = [self._rows(outline, free, most, moved) for moved in (False, True)]
        over = outline.turned(90)
        flipped = Rect(free.y, free.x, free.height, free.width)
        columns = [self._rows(over, flipped, most, moved) for moved in (False, True)]
        return [replace(block, angle_deg=angle) for block in (*upright, *map(_flipped, columns))]

    def _rows(self, outline: Outline, free: Rect, most: int, moved: bool) -> Block:
        """The outlines in rows, from left to right, then down."""
        size, gap = outline.size, self._gap
        across = size.width + gap
        down = self._pitch(outline) if moved else size.height + gap
        # A row that is moved by half a place may hold one less.
        full = _count(free.width + gap, across)
        short = _count(free.width + gap - across / 2, across) if moved else full
        rows = _count(free.height - size.height + down, down) if full else 0
        centres: list[Point] = []
        begins = [0]
        for row in range(rows):
            room = short if row % 2 else full
            left = free.x + size.width / 2 + (across / 2 if moved and row % 2 else 0.0)
            y = free.y + size.height / 2 + row * down
            count = min(room, most - len(centres))
            if count <= 0:
                break
            centres += [Point(left + column * across, y) for column in range(count)]
            begins.append(len(centres))
        if not centres:
            return Block((), 0.0, (free,))
        return Block(tuple(centres), 0.0, self._left(outline, free, centres, centres[begins[-2] :]))

    def _left(self, outline: Outline, free: Rect, centres: list[Point], last: list[Point]) -> tuple[Rect, ...]:
        """What is free beside the last row, right of all, and below."""
        x, y = outline.size.width / 2, outline.size.height / 2
        right = max(centre.x for centre in centres) + x + self._gap
        bottom = last[0].y + y
        inner = max(centre.x for centre in last) + x + self._gap
        above = max((centre.y + y + self._gap for centre in centres if centre.y < last[0].y - EPS), default=free.y)
        found = [
            Rect(inner, above, right - self._gap - inner, bottom - above),
            Rect(right, free.y, free.right - right, bottom - free.y),
            Rect(free.x, bottom + self._gap, free.width, free.bottom - bottom - self._gap),
        ]
        return tuple(rect for rect in found if rect.width > EPS and rect.height > EPS)

    def _pitch(self, outline: Outline) -> float:
        """How far below a row the next one stands, moved by half a place, so that all keep the gap."""
        if outline not in self._pitches:
            size, gap = outline.size, self._gap
            half = (size.width + gap) / 2
            low, high = (size.height + gap) / 2, size.height + gap
            for _ in range(HALVINGS):
                middle = (low + high) / 2
                if outline.apart(outline, Point(half, middle)) < gap:
                    low = middle
                else:
                    high = middle
            self._pitches[outline] = high
        return self._pitches[outline]


def _count(length: float, step: float) -> int:
    """How many whole steps, counted with EPS: floats must not cost one."""
    return max(0, math.floor((length + EPS) / step))


def _alike(one: Outline, other: Outline) -> bool:
    """Whether a turn changes nothing that can be seen."""
    return abs(one.size.width - other.size.width) <= EPS and abs(one.size.height - other.size.height) <= EPS


def _flipped(block: Block) -> Block:
    """A block mirrored on the diagonal: columns for rows."""
    return Block(
        tuple(Point(centre.y, centre.x) for centre in block.centres),
        block.angle_deg,
        tuple(Rect(rect.y, rect.x, rect.height, rect.width) for rect in block.free),
    )
