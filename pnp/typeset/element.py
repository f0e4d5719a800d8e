"""The door inside typeset between the SVG side (document) and the text side (text).

document.py parses the filled SVG, resolves the cascade, and hands each text element over as a `TextElement`;
the text side gives back glyph runs with their paint, which document.py puts in as place holders.
All numbers are user units of the layout, in the coordinates of the text element itself (before its `transform`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.geometry import Rect, Size, Transform
from pnp.model.artwork import GlyphRun, Subject, TextBox


class TextElement(Struct, frozen=True):
    """A `text` or `tspan` with everything resolved.

    The mappings are never changed. Where the same start tag comes again in the same surroundings, they are mostly the
    same ones, so that what was read of them can be found by their identity.

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


class Step(NamedTuple):
    """A short piece of a track, straight but for its slow turn: (x, y) to the end, angles in degrees, clockwise."""

    length: float
    x: float
    y: float
    end_x: float
    end_y: float
    turn: float
    end_turn: float


class Track(Struct, frozen=True):
    """A path that text stands along, in the text's coordinates.

    Attributes:
        steps: its pieces in order, those of all its parts, none without length.
        stated: its `pathLength`, the length that its author counts it as; None for its own.
    """

    steps: tuple[Step, ...]
    stated: float | None = None


class Outline(Struct, frozen=True):
    """The outline of a shape that text fills, in the text's coordinates.

    Attributes:
        tag: its element, as `ellipse`.
        rings: closed lines of points (x, y), curves as short straight lines whose ends lie on the curve.
        even_odd: whether `fill-rule` is `evenodd`.
        upright: the rectangle, where it is no other shape and stands upright to the text.
        next: its `pnp:next`, where text that fills it goes on.
    """

    tag: str
    rings: tuple[tuple[tuple[float, float], ...], ...]
    even_odd: bool = False
    upright: Rect | None = None
    next: str = ""


class Linked(Struct, frozen=True):
    """Another text element, for a text that goes on in its box.

    Attributes:
        element: as given for setting.
        to_text: from its coordinates to those of the text that asks.
        near: the elements around it.
    """

    element: TextElement
    to_text: Transform
    near: Neighbours


class Neighbours(Protocol):
    """The elements of the drawing around a text, found by id, in the text's coordinates."""

    @property
    def view(self) -> Size:
        """Width and height of the nearest view box in user units: what 100 % is."""

    def outline(self, id_: str) -> Outline | None:
        """The outline of a shape; None where there is no such element or it is none."""

    def track(self, id_: str) -> Track | None:
        """The path that text can stand along; None where there is no such element or it is none."""

    def text(self, id_: str) -> Linked | None:
        """Another text element; None where there is no such element or it is none."""


class TextContext(Struct, frozen=True):
    """What a text element needs to know of its surroundings.

    Attributes:
        language: of the text, as `en`.
        subject: whose artwork it is.
        fields: the card fields named in its source.
        shape: gives the rectangle of the element with an id, in the text's coordinates; None where it is no rectangle.
        to_card: from the text's coordinates to mm from the trim corner.
        near: the elements around it; None where nobody can look them up.
        icons: folders in which icons of marked text are looked for, in order; none for those of the layout's folder.
    """

    language: str
    subject: Subject
    fields: tuple[str, ...]
    shape: Callable[[str], Rect | None]
    to_card: Transform
    near: Neighbours | None = None
    icons: tuple[str, ...] = ()


class SetRun(Struct, frozen=True):
    """A glyph run with its place holder's presentation attributes (`fill`, `stroke`, `fill-opacity` ...)."""

    run: GlyphRun
    paint: Mapping[str, str]


class SetIcon(Struct, frozen=True):
    """An icon in a text.

    Attributes:
        name: as its author wrote it.  path: its drawing.
        place: from a square with corners (0, 0) and (1, 1), which the drawing fills, to the text's coordinates.
        paint: as of a run; its colour is that of the letters around it.
        after: how many of the text's runs are painted before it.
        stroke: width of the letters' outline in units of the drawing, 0 for none.
    """

    name: str
    path: str
    place: Transform
    paint: Mapping[str, str]
    after: int
    stroke: float = 0.0


class SetRule(Struct, frozen=True):
    """A line across, above or below letters, in their paint.

    Attributes:
        place: from a square with corners (0, 0) and (1, 1), which it fills, to the text's coordinates.
        paint: as of a run.
        after: how many of the text's runs are painted before it.
    """

    place: Transform
    paint: Mapping[str, str]
    after: int


class SetText(Struct, frozen=True):
    """A whole text element as set; no runs where it is empty or had errors.

    `extras` are what else is drawn with it, in paint order.
    """

    runs: tuple[SetRun, ...]
    box: TextBox | None
    extras: tuple[SetIcon | SetRule, ...] = ()
