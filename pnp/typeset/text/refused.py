"""What text may ask for in SVG and CSS and is not done yet: refused by name, never drawn wrongly.

Values without an effect pass, since Inkscape writes many properties out in full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pnp.typeset.element import TextElement
from pnp.typeset.text.decorations import PLAIN

BY_TRANSFORM = "turn or shift the text with `transform`"
OWN_TEXT = "set these letters as a text element of their own"
BY_HYPHENS = "write `hyphens: auto`, or put soft hyphens (U+00AD) into long words"
PLAIN_LINE = "write `underline` or `line-through` alone, or draw the line as a `path`"
BY_ANCHOR = "set the text in a box with `text-align`, or place it with `text-anchor`"


class Undone(NamedTuple):
    """Something that is not done: what it is, as the author wrote it, and the way round."""

    what: str
    way_round: str


_NONE = re.compile(r"none\b.*|")
_ZERO = re.compile(r"[+-]?(?:0+\.?0*|\.0+)(?:[a-z]+|%)?|normal|auto|none|baseline")

NO_EFFECT: Mapping[str, tuple[re.Pattern[str], str]] = {
    "writing-mode": (re.compile("horizontal-tb|lr|lr-tb"), BY_TRANSFORM),
    "text-orientation": (re.compile("mixed|auto|upright"), BY_TRANSFORM),
    "glyph-orientation-vertical": (re.compile("auto|0(deg)?"), BY_TRANSFORM),
    "glyph-orientation-horizontal": (re.compile("auto|0(deg)?"), BY_TRANSFORM),
    "text-decoration": (re.compile(PLAIN, re.IGNORECASE), PLAIN_LINE),
    "text-decoration-line": (re.compile(PLAIN), PLAIN_LINE),
    "text-decoration-style": (re.compile("solid"), PLAIN_LINE),
    "text-decoration-thickness": (re.compile("auto|from-font"), "draw the line as a `rect` or `path`"),
    "vertical-align": (_ZERO, "shift it with `dy`"),
    "font-size-adjust": (_NONE, "set `font-size` itself"),
    "font-variant-alternates": (re.compile("normal"), "name the feature in `font-feature-settings`"),
    "kerning": (re.compile("auto"), "use `font-kerning` or `letter-spacing`"),
    "text-shadow": (_NONE, "draw the text twice"),
    "text-overflow": (re.compile("clip"), 'shorten the text, or let it shrink with `pnp:fit="shrink"`'),
    "shape-subtract": (_NONE, "draw the box so that it leaves that place out"),
    "shape-margin": (_ZERO, "draw a smaller box"),
    "word-break": (re.compile("normal|auto-phrase"), BY_HYPHENS),
    "overflow-wrap": (re.compile("normal"), BY_HYPHENS),
    "line-break": (re.compile("auto|normal"), "put a zero-width space (U+200B) where a line may end"),
    "text-align-last": (re.compile("auto"), BY_ANCHOR),
    "text-emphasis": (_NONE, OWN_TEXT),
}
"""Pattern of the values that change nothing, and the way round for all others."""

CHILDREN: Mapping[str, str] = {
    "tref": "write the text itself",
    "altGlyph": "name the feature in `font-feature-settings`",
    "flowRoot": "save the drawing with Inkscape 1.0 or newer",
    "flowRegion": "save the drawing with Inkscape 1.0 or newer",
    "flowPara": "save the drawing with Inkscape 1.0 or newer",
    "foreignObject": "write a text element",
}
"""Elements in a text that are known and not done."""

SILENT = frozenset(("title", "desc", "metadata", "animate", "set", "script", "style"))
"""Elements in a text that draw nothing."""

FLOWING = frozenset(("tspan", "a", "text", "textPath"))
"""Elements whose content is part of the text."""


def undone_style(style: Mapping[str, str]) -> tuple[Undone, ...]:
    """The properties of a style that would change the picture and are not done."""
    return tuple(
        Undone(f"`{name}: {style[name]}`", way_round)
        for name, (harmless, way_round) in NO_EFFECT.items()
        if name in style and style[name] not in ("initial", "") and harmless.fullmatch(style[name].strip()) is None
    )


def undone_parts(element: TextElement) -> Iterator[Undone]:
    """What is not done of an element's own name and attributes."""
    if element.tag not in FLOWING:
        yield Undone(
            f"`<{element.tag}>` in a text", CHILDREN.get(element.tag, "write it as a `tspan`, or beside the text")
        )
        return
