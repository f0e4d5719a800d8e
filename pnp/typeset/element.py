"""The door inside typeset between the SVG side (document) and the text side (text).

document.py parses the filled SVG, resolves the cascade, and hands each text element over as a `TextElement`;
the text side gives back glyph runs with their paint, which document.py puts in as place holders.
All numbers are user units of the layout, in the coordinates of the text element itself (before its `transform`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pnp.diagnostics import Span
from pnp.geometry import Rect, Transform
from pnp.model.artwork import GlyphRun, Subject, TextBox


@dataclass(frozen=True, slots=True)
class TextElement:
    """A `text` or `tspan` with everything resolved.

    Attributes:
        tag: local name.
        attributes: as written, by local name; ours as `pnp:height`. `transform` of the text element is left out.
        style: computed value of every property that is set or inherited (`font-family`, `fill`, `inline-size` ...),
            from presentation attributes, `style=` and style sheets alike.
        content: character data and child elements in order, white space as typed.
        at: where its start tag stands in the layout.
    """

    tag: str
    attributes: Mapping[str, str]
    style: Mapping[str, str]
    content: tuple[str | TextElement, ...]
    at: Span


@dataclass(frozen=True, slots=True)
class TextContext:
    """What a text element needs to know of its surroundings.

    Attributes:
        language: of the text, as `en`.
        subject: whose artwork it is.
        fields: the card fields named in its source.
        shape: gives the rectangle of the element with an id, in the text's coordinates; None where it is no rectangle.
        to_card: from the text's coordinates to mm from the trim corner.
    """

    language: str
    subject: Subject
    fields: tuple[str, ...]
    shape: Callable[[str], Rect | None]
    to_card: Transform


@dataclass(frozen=True, slots=True)
class SetRun:
    """A glyph run with its place holder's presentation attributes (`fill`, `stroke`, `fill-opacity` ...)."""

    run: GlyphRun
    paint: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SetText:
    """A whole text element as set; no runs where it is empty or had errors."""

    runs: tuple[SetRun, ...]
    box: TextBox | None
