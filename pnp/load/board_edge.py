"""What a board's file places beyond the edge of the board."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed
from pnp.geometry import EPS, Rect
from pnp.model.spec import BoardSpec
from pnp.units import format_mm


def warn_outside(board: BoardSpec, sink: Sink) -> None:
    """Warn of spaces whose middle, and of slots, boxes and cells no part of which lies on the board (P167)."""
    size = board.size
    whole = f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
    found = [(name, rect, span) for name, rect, span in _places(board) if _is_outside(rect, board)]
    if not found:
        return
    name, rect, span = found[0]
    verb = "lies" if len(found) == 1 else "lie"
    part = "begins" if rect.width else "is" if name.startswith("a point") else "has its middle"
    notes = (
        f"{name} {part} at x {rect.x:g}, y {rect.y:g}",
        f"the board is {whole}; x and y are mm from its top left corner",
    )
    what = f"{listed([name for name, _, _ in found])} {verb} outside of board `{board.id}`"
    sink.warning("P167", what, span, notes=notes)


def _places(board: BoardSpec) -> Iterator[tuple[str, Rect, Span]]:
    """What has a place, by what people call it; a space is its middle alone."""
    for space in board.spaces.values():
        yield f"space `{space.id}`", Rect(space.x, space.y, 0, 0), space.spans.get("x", space.span)
    for number, route in enumerate(board.routes, 1):
        for point in route.via:
            yield f"a point of route {number}", Rect(point.x, point.y, 0, 0), route.span
    for slot in board.slots.values():
        yield f"slot `{slot.id}`", slot.rect, slot.spans.get("x", slot.span)
    for box in board.boxes.values():
        yield f"box `{box.id}`", box.rect, box.spans.get("x", box.span)
    if board.track:
        for number, (cell, span) in enumerate(
            zip(board.track.cells, board.track.spans, strict=True), board.track.first
        ):
            yield f"cell {number} of the track", cell, span


def _is_outside(rect: Rect, board: BoardSpec) -> bool:
    """Whether nothing of a rectangle, or a point, is on the board."""
    beyond = rect.x > board.size.width + EPS or rect.y > board.size.height + EPS
    return beyond or rect.right < -EPS or rect.bottom < -EPS
