"""Where the tiles of an SVG `pattern` lie: pure arithmetic (SVG 2, section 14.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from pnp.render.placing import Box, place

Length = Callable[[str, str], float]
View = tuple[float, float, float, float]


class Tile(Struct, frozen=True):
    """One tile of a pattern.

    Attributes:
        box: in the pattern's space (user space before `patternTransform`).
        content: scale and shift from the coordinates of the pattern's children to the pattern's space:
            x' = scale_x * x + shift_x.
    """

    box: Box
    content: tuple[float, float, float, float]


def tile(attributes: Mapping[str, str], bounds: Box, length: Length, view: View | None) -> Tile | None:
    """Work out a pattern's tile; None where it has no area and nothing is painted.

    Args:
        attributes: of the pattern, templates already followed.
        bounds: of the painted shape.
        length: gives a length in user units from its text and its axis, `x` or `y`.
        view: the pattern's `viewBox`.
    """
    x, y, width, height = (attributes.get(name, "0") for name in ("x", "y", "width", "height"))
    if attributes.get("patternUnits") == "userSpaceOnUse":
        box = Box(length(x, "x"), length(y, "y"), length(width, "x"), length(height, "y"))
    else:
        box = Box(
            bounds.x + share(x) * bounds.width,
            bounds.y + share(y) * bounds.height,
            share(width) * bounds.width,
            share(height) * bounds.height,
        )
    if box.width <= 0 or box.height <= 0:
        return None
    if view is not None:
        if view[2] <= 0 or view[3] <= 0:
            return None
        area = place(view, box, attributes.get("preserveAspectRatio", "")).area
        scale_x, scale_y = area.width / view[2], area.height / view[3]
        return Tile(box, (scale_x, scale_y, area.x - view[0] * scale_x, area.y - view[1] * scale_y))
    if attributes.get("patternContentUnits") == "objectBoundingBox":
        return Tile(box, (bounds.width, bounds.height, bounds.x, bounds.y))
    return Tile(box, (1.0, 1.0, 0.0, 0.0))


def share(text: str) -> float:
    """A share of the bounding box: `0.25` or `25%`."""
    return float(text[:-1]) / 100 if text.endswith("%") else float(text)
