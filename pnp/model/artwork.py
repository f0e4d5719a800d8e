"""One side of one component on its way from template to export.

template ─▶ FilledArtwork ─ typeset ─▶ Artwork ─ render ─▶ RenderedArtwork ─▶ export
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct, field

from pnp.diagnostics import Span
from pnp.geometry import Rect, Size, Transform


class ChosenEntry(Struct, frozen=True):
    """An entry of a list whose texts a card may print.

    Attributes:
        name: for people, as "entry `clubs` of list `suit`".
        texts: its fields and their places by what they say, white space as single spaces.
    """

    name: str
    texts: Mapping[str, tuple[str, Span]]


class Subject(Struct, frozen=True):
    """Whose artwork it is: what messages name.

    Attributes:
        name: for people, as "card `alhambra`" or "the label of sheet 3".
        span: where the component stands in content; None for parts of our own.
        fields: where each of its field values stands, by field name.
        entries: the entries that it chose, by field name; under the empty name those of all its deck's lists.
    """

    name: str
    span: Span | None = None
    fields: Mapping[str, Span] = field(default_factory=dict)
    entries: Mapping[str, tuple[ChosenEntry, ...]] = field(default_factory=dict)


class Fit(Struct, frozen=True):
    """What a text needs to fit its box: by how many steps it is squeezed, and its size in mm on the card."""

    level: int
    size: float

    def worst(self, other: Fit) -> Fit:
        """What both fit at."""
        return Fit(max(self.level, other.level), min(self.size, other.size))


FitGroups = Mapping[tuple[str, str], Fit]
"""What the texts of each `pnp:fit-group` are set at, by layout path and name of the group."""


class FilledArtwork(Struct, frozen=True):
    """An SVG layout filled for one component.

    Attributes:
        svg: the filled text. Every start tag that stood in a layout file carries `pnp:at="file:line:column"`, every
            text element `pnp:fields="name …"`, the card fields named in its source (namespace `urn:pnp:layout:1`).
        size: the trim in mm.  bleed: mm on every side.  safe: mm inside the trim.
        language: of the text, as `en`; `local` is already resolved to the card's own.
        layout: path of the layout file.
        icons: folders in which icons named in texts are looked for, in order; none for those of the layout's folder.
    """

    svg: str
    size: Size
    bleed: float
    safe: float
    language: str
    layout: str
    subject: Subject
    icons: tuple[str, ...] = ()


class FontFile(Struct, frozen=True):
    """A font as drawn: a file in `fonts/` (an index for collections).

    `variations`: the instance of a variable font, (axis tag, value) pairs; none for its default.
    """

    path: str
    index: int = 0
    variations: tuple[tuple[str, float], ...] = ()


class GlyphRun(Struct, frozen=True):
    """Shaped glyphs of one font at one size, ready to draw.

    Attributes:
        font: the file.
        size: em size in mm, in the coordinates of the place holder.
        text: the characters shown, in visual order for right-to-left text.
        glyphs: n glyph ids.  xs, ys: n baseline origins, mm in the coordinates of the place holder.
        clusters: (UTF-8 bytes, glyphs) pairs; they add up to the whole text and all glyphs. Glyphs of a pair without
            bytes are marks of the letter beside them, which has all the text.
        turn: degrees, clockwise as seen, by which each glyph is turned about its own origin.
        stretch: the width of each glyph as a part of its own, about its origin; below 1 it is narrowed.
    """

    font: FontFile
    size: float
    text: str
    glyphs: tuple[int, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    clusters: tuple[tuple[int, int], ...]
    turn: float = 0.0
    stretch: float = 1.0


class Layer(Struct, frozen=True):
    """A self-contained part of an artwork, drawn once per key however many artworks share it.

    Attributes:
        svg: an SVG document of the canvas (trim + bleed): viewBox in mm with (0, 0) at the trim corner (or the layout's
            own user units), width and height in mm; style sheets resolved into presentation attributes, all that
            `href` and `url(#…)` name inside it, every text replaced by an empty `<g pnp:run="n" …/>` (attribute in
            namespace `urn:pnp:layout:1`) that carries the run's paint (`fill`, `stroke`, opacities) and transform.
        runs: run n is drawn where place holder n stands.
        key: hash of svg, runs, and the bytes of `files`.
        files: project paths of the pictures that svg refers to by `href`.
        is_text: whether it is nothing but texts, with what belongs to them, as icons and lines under letters.
    """

    svg: str
    runs: tuple[GlyphRun, ...]
    key: str
    files: tuple[str, ...] = ()
    is_text: bool = False


class LetterPaint(NamedTuple):
    """How letters are painted, for the lint.

    Attributes:
        fill, outline: `#rrggbb`, `none`, or empty for a gradient or a pattern.
        fill_opacity, outline_opacity: from 0 to 1.
        outline_width: as stated, in the text's own units; 0 for none.
        outline_below: whether the fill is painted over the outline, so that the half outside the letters is seen.
    """

    fill: str = "#000000"
    fill_opacity: float = 1.0
    outline: str = "none"
    outline_opacity: float = 1.0
    outline_width: float = 0.0
    outline_below: bool = False


class Letters(NamedTuple):
    """Letters of one font, size and paint on one line, in the text's own units.

    Attributes:
        left, top, right, bottom: of their ink.
        size: the em.
        stroke: how thick the strokes of the font are, in em.
    """

    left: float
    top: float
    right: float
    bottom: float
    size: float
    stroke: float
    paint: LetterPaint


class TextBox(Struct, frozen=True):
    """A set text, for the lint: where its ink may stand and how small it is.

    Attributes:
        rect: on the card, mm from the trim corner; bounds of the set lines after all transforms.
        size_pt: the smallest font size in it, after transforms.
        live: whether it counts for the safe area.
        at: the layout place.
        text: what it says.
        fields: the card fields it prints.
        letters: its letters, in its own units; `to_card` leads from there to mm from the trim corner.
        opacity: of the groups that it stands in.
        shrunk_pt: the size that the layout states, where the text had to shrink to the smallest one allowed; else 0.
        marks: those of marked text that it takes: `**` and `~~`, and `*` where its family has an italic.
    """

    rect: Rect
    size_pt: float
    live: bool
    at: Span
    text: str
    fields: tuple[str, ...] = ()
    letters: tuple[Letters, ...] = ()
    to_card: Transform = Transform()
    opacity: float = 1.0
    shrunk_pt: float = 0.0
    marks: tuple[str, ...] = ()


class PlacedPicture(NamedTuple):
    """A picture of pixels, or an icon, where a card shows it, for the lint.

    Attributes:
        path: of its file, from the project; empty for one in a `data:` address.
        width, height: its pixels; one each of an icon.
        to_card: from its pixels to mm from the trim corner.
        at: the layout place.
    """

    path: str
    width: int
    height: int
    to_card: Transform
    at: Span

    @property
    def across(self) -> float:
        """Mm on the card that all its columns take, whether or not a part is cut off."""
        return self.width * math.hypot(self.to_card.a, self.to_card.b)

    @property
    def down(self) -> float:
        """Mm on the card that all its rows take."""
        return self.height * math.hypot(self.to_card.c, self.to_card.d)


class Artwork(Struct, frozen=True):
    """One side of one component as drawn, bleed included. The contract between typeset and render:

    no Jinja, no unresolved file, no unit but mm (layout user units under the viewBox), no style sheet, no text element,
    no guide, no editor data is left; layers are in paint order; drawing all layers over one another gives the same
    picture as drawing the layout whole. Render may rely on all of it and re-checks nothing.
    """

    size: Size
    bleed: float
    layers: tuple[Layer, ...]
    boxes: tuple[TextBox, ...] = ()
    pictures: tuple[PlacedPicture, ...] = ()

    @property
    def canvas(self) -> Size:
        """Trim plus bleed on both sides, mm."""
        return Size(self.size.width + 2 * self.bleed, self.size.height + 2 * self.bleed)


class FormRef(Struct, frozen=True):
    """A drawn layer: page `page` (from 0) of chunk `chunk`."""

    chunk: int
    page: int


class RenderedArtwork(Struct, frozen=True):
    """The drawn layers of an artwork in paint order; each form's box is the canvas, origin bottom-left."""

    size: Size
    bleed: float
    forms: tuple[FormRef, ...]


class Raster(Struct, frozen=True):
    """Pixels: `width` x `height`, row by row from the top, 4 bytes RGBA each (not premultiplied).

    The canvas (trim and bleed) fills them exactly, so a pixel is `mm_per_px` wide and high but for rounding.
    """

    width: int
    height: int
    rgba: bytes
    mm_per_px: float
