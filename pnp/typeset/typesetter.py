"""The door of typeset: a filled layout in, layers out."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from msgspec.structs import replace

from pnp.diagnostics import Sink, Span
from pnp.geometry import Rect, Transform
from pnp.model.artwork import Artwork, FilledArtwork, FitGroups
from pnp.typeset.document.joining import Joiner, root_head
from pnp.typeset.document.measures import ViewBox
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import NumberTextError, parse_numbers
from pnp.typeset.document.sheets import StyleSheets, refuse_linked, report_sheets
from pnp.typeset.document.source import Document, SourceError, linked_sheet, parse_filled, plant, style_texts
from pnp.typeset.document.texts import TextSetting
from pnp.typeset.document.walker import Walker
from pnp.typeset.document.work import Canvas, SubjectSink, Work
from pnp.typeset.groups import NO_FITS, Groups
from pnp.units import MM_PER_PX
from pnp.world import World, read_text

MOST_ARTWORKS = 64
"""Artworks remembered whole: the backs of a deck are mostly one."""

MOST_CANVASES = 64
"""Roots remembered."""

MOST_SHEETS = 64
"""Sets of style sheets remembered."""

SOURCE_CODES = {"syntax": "P401", "entities": "P402", "nested": "P403", "elements": "P404"}

BEHIND = "behind the end of the drawing"
SYNTAX_HELP = {
    BEHIND: "delete it; a layout has one `</svg>` for each `<svg>`",
    "not known": "write the character itself, or its number, as `&#160;`",
}
"""The way round by words of the fact."""

SOURCE_HELP = {
    "entities": "save the drawing as plain SVG, without `<!ENTITY …>`",
    "nested": "ungroup what does not need its group",
    "elements": "put the busy part in as a picture with <image>",
}


class Typesetter:
    """Typesets filled layouts; remembers parts that it met, and gives the same for the same input."""

    def __init__(self, world: World, sink: Sink, setter: TextSetting | None = None, texts_only: bool = False) -> None:
        """Read pictures and fonts from `world`, report to `sink`; `setter` stands in for the text side in tests.

        `texts_only` leaves shapes and pictures out: enough to know what the texts of fit groups need.
        """
        self._sink = SubjectSink(sink, world)
        self._work = Work(world, self._sink)
        self._joiner = Joiner()
        self._groups = Groups()
        if setter is None:
            from pnp.typeset.text import TextSetter

            setter = TextSetter(world, self._sink, self._groups)
        self._walker = Walker(self._work, setter, self._joiner.digest, texts_only)
        self._artworks: Memo[object, Artwork] = Memo(MOST_ARTWORKS)
        self._canvases: Memo[object, Canvas] = Memo(MOST_CANVASES)
        self._linked: dict[str, int | None] = {}
        self._sheets: Memo[tuple[str, ...], StyleSheets] = Memo(MOST_SHEETS)

    @property
    def needed(self) -> FitGroups:
        """What each fit group needs for all that was typeset so far."""
        return self._groups.needed

    def typeset(self, filled: FilledArtwork, split: bool = True, fits: FitGroups = NO_FITS) -> Artwork | None:
        """The artwork as drawn, in layers.

        Args:
            filled: the filled layout.
            split: False gives one layer with all in it, the same picture.
            fits: what the texts of fit groups are set at; a group that is not there fits each text by itself.

        Returns:
            None where there was a mistake.

        Reports:
            P4: whatever cannot be drawn as it stands in the layout.
        """
        groups = self._groups.start(filled.layout, fits)
        key = (filled.svg, filled.size, filled.bleed, filled.language, filled.layout, filled.icons, split, groups)
        known = self._artworks.get(key)
        if known is not None:
            return known
        self._sink.start(filled.subject)
        try:
            root = parse_filled(filled.svg, filled.layout)
            self._refuse_linked(filled.layout)
            document = plant(root, filled.layout, self._styles(root, filled.layout))
            artwork = self._drawn(filled, document, split)
        except SourceError as error:
            self._refuse(error, filled)
            return None
        if self._sink.spoilt:
            return None
        if not self._sink.said:
            self._artworks.put(key, artwork)
        return artwork

    def needs(self, filled: FilledArtwork) -> FitGroups:
        """What each fit group needs for this artwork alone."""
        self._artworks = Memo(MOST_ARTWORKS)  # a remembered artwork would not be measured
        self._groups.needed = {}
        self.typeset(filled)
        return self._groups.needed

    def _refuse_linked(self, layout: str) -> None:
        """Report a style sheet that a layout names in front of its root, which the filled text no longer has."""
        if layout not in self._linked:
            self._linked[layout] = linked_sheet(self._text(layout))
        line = self._linked[layout]
        if line is not None:
            refuse_linked(Span(layout, line, 1), self._work)

    def _text(self, path: str) -> str:
        """A layout as it was typed; nothing of one that is made here."""
        try:
            return read_text(self._work.world, path)
        except (FileNotFoundError, ValueError):
            return ""

    def _styles(self, root: Element, layout: str) -> tuple[int, ...] | None:
        """The numbers of the styles of all elements; None where there is no style sheet."""
        styles = style_texts(root)
        if not styles:
            return None
        texts = tuple([style.text or "" for style in styles])
        sheets = self._sheets.get(texts)
        if sheets is None:
            sheets = StyleSheets(texts, self._walker.cascade.number)
            self._sheets.put(texts, sheets)
        report_sheets(sheets, styles, layout, self._work)
        return sheets.match(root)

    def _drawn(self, filled: FilledArtwork, document: Document, split: bool) -> Artwork:
        """Cut the document into layers."""
        canvas = self._canvas(filled, document)
        self._work.start(document, filled.subject, filled.language, canvas)
        self._work.icons = filled.icons
        atoms = self._walker.root(document.root, canvas.scope)
        layers = self._joiner.layers(atoms, canvas.head, split)
        boxes = tuple([text for atom in atoms for text in atom.boxes])
        pictures = tuple([picture for atom in atoms for picture in atom.pictures])
        return Artwork(filled.size, filled.bleed, layers, boxes, pictures)

    def _canvas(self, filled: FilledArtwork, document: Document) -> Canvas:
        """What the root says of the canvas."""
        root = document.root.head
        # Games that share a layout have icons of their own, so their surroundings are not the same.
        key = (root, filled.size, filled.bleed, filled.language, document.path, filled.icons)
        known = self._canvases.get(key)
        if known is not None:
            return known
        box = _view_box(dict(root.attributes), filled)
        size = Artwork(filled.size, filled.bleed, ()).canvas
        scale = size.width / box[2]
        to_card = Transform(scale, 0, 0, scale, -box[0] * scale - filled.bleed, -box[1] * scale - filled.bleed)
        outer = self._walker.references.root(document.path, box[2], box[3])
        scope = replace(outer, matrix=to_card)
        area = Rect(-filled.bleed, -filled.bleed, size.width, size.height)
        made = Canvas(area, to_card, scope, root_head(size, box))
        self._canvases.put(key, made)
        return made

    def _refuse(self, error: SourceError, filled: FilledArtwork) -> None:
        """Report what cannot even be read."""
        fact, span = str(error), error.span
        if error.kind != "syntax":
            self._sink.error(SOURCE_CODES[error.kind], fact, span, help=SOURCE_HELP[error.kind])
            return
        help = error.help or next((mend for part, mend in SYNTAX_HELP.items() if part in fact), None)
        if BEHIND in fact:
            span = self._last_end(filled.layout)
        exact = re.search(f"never closed|given twice|{BEHIND}", fact)
        notes = [] if exact else ["the mistake stands at this element or after it"]
        self._sink.error("P401", f"the layout is no SVG once it is filled: {fact}", span, notes=notes, help=help)

    def _last_end(self, layout: str) -> Span:
        """The last end tag of a layout."""
        text = self._text(layout)
        at = text.rfind("</")
        return Span(layout, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at), 6) if at >= 0 else Span(layout)


def _view_box(attributes: dict[str, str], filled: FilledArtwork) -> ViewBox:
    """The view box of the root, which the template has checked; without one, CSS pixels from the canvas corner."""
    try:
        x, y, width, height = parse_numbers(attributes.get("viewBox", ""))
    except (NumberTextError, ValueError):
        canvas = Artwork(filled.size, filled.bleed, ()).canvas
        return (0.0, 0.0, canvas.width / MM_PER_PX, canvas.height / MM_PER_PX)
    return (x, y, width, height)
