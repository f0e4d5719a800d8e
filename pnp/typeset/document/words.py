"""Attributes and properties that are one of a few words: what else stands there would count as not written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from pnp.diagnostics.similar import nearest

UNITS = ("userSpaceOnUse", "objectBoundingBox")
WIDE = frozenset(("initial", "inherit", "unset", "revert", "revert-layer"))
"""Values that every property may have (CSS Cascade 5, section 7.3)."""

PROPERTIES: Mapping[str, tuple[str, ...]] = {
    "fill-rule": ("nonzero", "evenodd"),
    "clip-rule": ("nonzero", "evenodd"),
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel", "miter-clip", "arcs"),
    "visibility": ("visible", "hidden", "collapse"),
    "overflow": ("visible", "hidden", "scroll", "auto", "clip"),
    "mask-type": ("luminance", "alpha"),
}
"""Properties and their words (SVG 2, sections 11, 13 and 14; CSS Masking 1)."""

ATTRIBUTES: Mapping[str, tuple[str, ...]] = {
    "gradientUnits": UNITS,
    "patternUnits": UNITS,
    "patternContentUnits": UNITS,
    "clipPathUnits": UNITS,
    "maskUnits": UNITS,
    "maskContentUnits": UNITS,
    "markerUnits": ("strokeWidth", "userSpaceOnUse"),
    "spreadMethod": ("pad", "reflect", "repeat"),
}
"""Attributes and their words."""

ORDERS = frozenset(("normal", "fill", "stroke", "markers"))

_RATIO = re.compile(r"(?:defer\s+)?(?:none|x(?:Min|Mid|Max)Y(?:Min|Mid|Max))(?:\s+(?:meet|slice))?")


def wrong_words(attributes: Mapping[str, str], properties: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What cannot be read, and what to write, of an element's attributes and the properties set on it."""
    for name, value in properties.items():
        if name in PROPERTIES and value.lower() not in WIDE and value.lower() not in PROPERTIES[name]:
            yield _told(f"`{name}: {value}`", value.lower(), PROPERTIES[name])
        elif name == "paint-order" and value.lower() not in WIDE and not set(value.lower().split()) <= ORDERS:
            yield f"`paint-order: {value}` is not known", "write `paint-order: stroke`, or leave it out"
    for name, value in attributes.items():
        if name in ATTRIBUTES and value.strip() not in ATTRIBUTES[name]:
            yield _told(f'`{name}="{value}"`', value, ATTRIBUTES[name])
        elif name == "preserveAspectRatio" and not _RATIO.fullmatch(value.strip()):
            help = "write `xMidYMid meet` (all is seen), `xMidYMid slice` (all is filled) or `none` (it is distorted)"
            yield f'`{name}="{value}"` is not known', help


def _told(what: str, value: str, words: tuple[str, ...]) -> tuple[str, str]:
    """The message about one of a few words."""
    near = nearest(value, words)
    return f"{what} is not known", f"did you mean `{near}`?" if near else f"write one of: {', '.join(words)}"
