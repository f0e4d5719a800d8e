"""Where a picture stands in its box: `preserveAspectRatio` (SVG 2, section 8.7)."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """An upright rectangle in user space."""

    x: float
    y: float
    width: float
    height: float

    def cut_to(self, other: Box) -> Box:
        """The part that lies in `other` too."""
        left, top = max(self.x, other.x), max(self.y, other.y)
        right = min(self.x + self.width, other.x + other.width)
        bottom = min(self.y + self.height, other.y + other.height)
        return Box(left, top, max(right - left, 0), max(bottom - top, 0))


class Placed(NamedTuple):
    """Where the whole picture goes, and the box that cuts it."""

    area: Box
    clip: Box


def place(view: tuple[float, float, float, float], box: Box, ratio: str) -> Placed:
    """Place a picture of the size of `view` in `box`.

    Args:
        view: left, top, width, height; only the size matters.
        box: of the element; a side of 0 is not set and follows from the picture.
        ratio: the attribute's text; empty is `xMidYMid meet`.
    """
    _, _, width, height = view
    box = _completed(box, width, height)
    words = ratio.split()
    align = words[0] if words else "xMidYMid"
    if align == "none":
        return Placed(box, box)
    choose = max if "slice" in words[1:] else min
    scale = choose(box.width / width, box.height / height)
    left = box.x + (box.width - width * scale) * _share(align, "x")
    top = box.y + (box.height - height * scale) * _share(align, "Y")
    return Placed(Box(left, top, width * scale, height * scale), box)


def _completed(box: Box, width: float, height: float) -> Box:
    """Sides that are not set: both from the picture, or one from the other by its proportions."""
    if box.width and box.height:
        return box
    if box.width:
        return box._replace(height=box.width * height / width)
    if box.height:
        return box._replace(width=box.height * width / height)
    return box._replace(width=width, height=height)


def _share(align: str, axis: str) -> float:
    """How much of the free space goes before the picture: 0, a half or all."""
    start = align.find(axis)
    return {"Min": 0.0, "Mid": 0.5, "Max": 1.0}.get(align[start + 1 : start + 4] if start >= 0 else "", 0.5)
