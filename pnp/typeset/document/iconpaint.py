"""Whether an icon takes on the colour that it is given."""

from __future__ import annotations

import re

from pnp.typeset.document.source import Branch

SHAPES = frozenset(("path", "rect", "circle", "ellipse", "polygon", "polyline"))
GROUPS = frozenset(("svg", "g", "a", "defs", "title", "desc", "metadata"))

_FILL = re.compile(r"(?:^|;)\s*fill\s*:\s*([^;]+)")
_INHERITED = frozenset(("", "inherit", "currentcolor"))


def takes_colour(branch: Branch, painted: bool = False) -> bool:
    """Whether any shape of a drawing has no fill of its own, or `currentColor`; `painted` where one around it has.

    Where that is not plain, as with style sheets and `<use>`, it is taken for granted.
    """
    head = branch.head
    tag = head.tag.rpartition("}")[2]
    if tag not in SHAPES and tag not in GROUPS:
        return True
    attributes = dict(head.attributes)
    if any("currentcolor" in value.lower() for value in attributes.values()):
        return True
    style = _FILL.search(attributes.get("style", ""))
    fill = (style[1] if style else attributes.get("fill", "")).strip().lower()
    painted = painted or fill not in _INHERITED
    if tag in SHAPES:
        return not painted
    return any(takes_colour(child, painted) for child in branch.children)
