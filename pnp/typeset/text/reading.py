"""Reads the elements of one text: styles into pens, coordinates into numbers; refuses what is not done."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.geometry import Rect
from pnp.typeset.element import TextElement
from pnp.typeset.text.decorations import handed_on
from pnp.typeset.text.features import absent
from pnp.typeset.text.lengths import BadLengthError, plain_number, user_length
from pnp.typeset.text.library import NoFont
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen, PenCase
from pnp.typeset.text.refused import SILENT, Undone, undone_parts, undone_style
from pnp.typeset.text.style import PAINT_ONLY, BadStyleError, read_paint, read_style

if TYPE_CHECKING:
    from pnp.typeset.text.marked import MarkupDesk

MARKUP = "pnp:markup"

MOST_STYLES = 1024
"""Styles that are remembered, with the colours of each: more than a deck has."""

_SEPARATOR = re.compile(r"\s*,\s*|\s+")

StyleKey = tuple[tuple[tuple[str, str], ...], str, bool]


class Around(NamedTuple):
    """An element that is being read, with what its children inherit beside the style."""

    element: TextElement
    pen: Pen
    language: str
    spaces_kept: bool


class StyleEntry(NamedTuple):
    """What came of a style: the pen, or why there is none; what in it is not done, and features that its font lacks."""

    pen: Pen | NoFont | BadStyleError
    undone: tuple[Undone, ...]
    lacking: tuple[str, ...] = ()


class StyleBook(Struct):
    """Pens by the styles they were made from: by the whole of it, and by all but the paint, which differs by card."""

    pens: PenCase
    _whole: dict[StyleKey, StyleEntry] = field(default_factory=dict)
    _unpainted: dict[StyleKey, StyleEntry] = field(default_factory=dict)
    _lifted: dict[tuple[Pen, float], Pen] = field(default_factory=dict)
    _desk: MarkupDesk | None = None

    def expanded(self, around: Around, reader: Reader) -> TextElement:
        """An element with `pnp:markup`, its marks made into elements."""
        from pnp.typeset.text.marked import MarkupDesk, expanded

        if self._desk is None:
            self._desk = MarkupDesk(self.pens.library.world)
        return expanded(around, reader, self._desk)

    def entry(self, style: Mapping[str, str], language: str, spaces_kept: bool) -> StyleEntry:
        """What comes of a style; each is read once."""
        key = (tuple(style.items()), language, spaces_kept)
        entry = self._whole.get(key)
        if entry is None:
            entry = self._whole[key] = self._painted(key)
        return entry

    def tidy(self) -> None:
        """Forget all where too many styles were met: only between texts, for whom the same style is the same pen."""
        if len(self._whole) > MOST_STYLES or len(self._lifted) > MOST_STYLES:
            self._whole.clear()
            self._unpainted.clear()
            self._lifted.clear()
            self.pens.forget()

    def lifted(self, pen: Pen, lift: float) -> Pen:
        """A pen of this book with its letters `lift` above the baseline."""
        found = self._lifted.get((pen, lift))
        if found is None:
            found = self._lifted[(pen, lift)] = pen.lifted(lift)
        return found

    def _painted(self, key: StyleKey) -> StyleEntry:
        """A style that is not known as a whole."""
        items, language, spaces_kept = key
        setting = tuple([item for item in items if item[0] not in PAINT_ONLY])
        plain_key = (setting, language, spaces_kept)
        plain = self._unpainted.get(plain_key)
        if plain is None:
            plain = self._unpainted[plain_key] = self._read(dict(setting), language, spaces_kept)
        if not isinstance(plain.pen, Pen):
            return plain
        try:
            return StyleEntry(plain.pen.painted(read_paint(dict(items), plain.pen.size)), plain.undone, plain.lacking)
        except BadStyleError as error:
            return StyleEntry(error, plain.undone)

    def _read(self, style: Mapping[str, str], language: str, spaces_kept: bool) -> StyleEntry:
        """A style without paint that is not known."""
        undone = undone_style(style)
        try:
            pen = self.pens.pen(read_style(style, language, spaces_kept))
        except BadStyleError as error:
            return StyleEntry(error, undone)
        if isinstance(pen, NoFont) or not pen.style.features:
            return StyleEntry(pen, undone)
        return StyleEntry(pen, undone, absent(pen.style.features, pen.font.features, pen.font.figures_aligned))


class Reader(Struct):
    """Reads one text element.

    Attributes:
        language: of the text.
        shape: gives the rectangle of the element with an id.
        boxed: whether the text stands in a box, where coordinates of single letters and lines do not count.
        dominant: the baseline that the text element names, once it is read.
    """

    book: StyleBook
    report: Report
    language: str
    shape: Callable[[str], Rect | None]
    boxed: bool = False
    dominant: str | None = None

    def root(self, element: TextElement) -> Around | None:
        """The text element itself; None, and messages, where it cannot be set."""
        around = self._around(element, None)
        self.dominant = around.pen.style.baseline if around else None
        return around

    def inner(self, element: TextElement, around: Around) -> Around | None:
        """A `tspan` or the like in `around`; None, and messages, where it cannot be set."""
        return self._around(element, around)

    def silent(self, element: TextElement) -> bool:
        """Whether an element that holds no text of ours draws nothing; a message where it would."""
        if element.tag in SILENT:
            return True
        for undone in undone_parts(element):
            self.report.undone(undone, element.at)
        return False

    def coordinates(self, element: TextElement, name: str, em: float) -> tuple[float, ...]:
        """The numbers of `x`, `y`, `dx` or `dy`; none, and a message, where one is none."""
        text = element.attributes.get(name)
        if text is None:
            return ()
        plain = plain_number(text)
        if plain is not None:
            return (plain,)
        near = self.report.context.near
        whole = None
        if near is not None and name != "rotate":
            whole = near.view.height if name.endswith("y") else near.view.width
        if "," in text and name != "rotate":
            self.report.decimal_comma(name, text, element.at)
        try:
            return tuple(user_length(part, em, whole) for part in _SEPARATOR.split(text.strip()) if part)
        except BadLengthError as error:
            self.report.bad_value(name, text, error.reason, element.at)
            return ()

    def origin(self, element: TextElement, em: float) -> tuple[float, float]:
        """Where a text element begins: the first of its coordinates, 0 where there are none."""
        x, y = self.coordinates(element, "x", em), self.coordinates(element, "y", em)
        return x[0] if x else 0.0, y[0] if y else 0.0

    def _refuse_shifts(self, element: TextElement) -> None:
        """Report what places single letters in a box, whose lines are not known to the author."""
        idle = [
            f'`{name}="{element.attributes[name]}"`'
            for name in ("dx", "dy", "rotate")
            if any(self.coordinates(element, name, 1.0))
        ]
        if "textLength" in element.attributes:
            idle.append(f'`textLength="{element.attributes["textLength"]}"`')
        if element.tag == "textPath":
            idle.append("<textPath>")
        for what in idle:
            own = "set these letters as a text element of their own"
            self.report.layout("P473", f"{what} does nothing in a box", element.at, help=own)

    def _around(self, element: TextElement, parent: Around | None) -> Around | None:
        """An element with its pen."""
        attributes = element.attributes
        for undone in undone_parts(element):
            self.report.undone(undone, element.at)
        if self.boxed:
            self._refuse_shifts(element)
        language = (
            attributes.get("xml:lang") or attributes.get("lang") or (parent.language if parent else self.language)
        )
        kept = attributes.get("xml:space")
        spaces_kept = kept == "preserve" if kept else bool(parent and parent.spaces_kept)
        if parent is not None:
            style = handed_on(element.style, parent.element.style)
            element = element if style is element.style else replace(element, style=style)
        entry = self.book.entry(element.style, language, spaces_kept)
        if entry.undone:
            inherited = {item.what for item in undone_style(parent.element.style)} if parent else set()
            for undone in entry.undone:
                if undone.what not in inherited:
                    self.report.undone(undone, element.at)
        if isinstance(entry.pen, Pen):
            if entry.lacking and (parent is None or parent.pen.style.features != entry.pen.style.features):
                self.report.lacks_features(entry.pen.font, entry.lacking, element.at)
            return Around(element, entry.pen, language, spaces_kept)
        if isinstance(entry.pen, BadStyleError):
            self.report.bad_style(entry.pen, element.at)
        else:
            self.report.no_font(entry.pen, element.at)
        return None
