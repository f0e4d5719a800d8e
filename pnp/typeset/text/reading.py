"""Reads the elements of one text: styles into pens, coordinates into numbers; refuses what is not done."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pnp.diagnostics import Span
from pnp.geometry import Rect
from pnp.typeset.element import TextElement
from pnp.typeset.text.lengths import BadLengthError, user_length
from pnp.typeset.text.library import NoFont
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen, PenCase
from pnp.typeset.text.refused import SILENT, Undone, undone_parts, undone_style
from pnp.typeset.text.style import BadStyleError, TextStyle, read_style

_SEPARATOR = re.compile(r"\s*,\s*|\s+")

StyleKey = tuple[tuple[tuple[str, str], ...], str, bool]


@dataclass(frozen=True, slots=True)
class Around:
    """An element that is being read, with what its children inherit beside the style."""

    element: TextElement
    pen: Pen
    language: str
    spaces_kept: bool


@dataclass(slots=True)
class StyleBook:
    """Styles as read, by what they were read from, with what in them is not done."""

    pens: PenCase
    known: dict[StyleKey, tuple[TextStyle | BadStyleError, tuple[Undone, ...]]] = field(default_factory=dict)


@dataclass(slots=True)
class Reader:
    """Reads one text element.

    Attributes:
        language: of the text.
        shape: gives the rectangle of the element with an id.
        boxed: whether the text stands in a box, where coordinates of single letters and lines do not count.
    """

    book: StyleBook
    report: Report
    language: str
    shape: Callable[[str], Rect | None]
    boxed: bool = False

    def root(self, element: TextElement) -> Around | None:
        """The text element itself; None, and messages, where it cannot be set."""
        return self._around(element, None)

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
        try:
            return (float(text),)
        except ValueError:
            pass
        try:
            return tuple(user_length(part, em) for part in _SEPARATOR.split(text.strip()) if part)
        except BadLengthError as error:
            self.report.bad_value(name, text, error.reason, element.at)
            return ()

    def origin(self, element: TextElement, em: float) -> tuple[float, float]:
        """Where a text element begins: the first of its coordinates, 0 where there are none."""
        x, y = self.coordinates(element, "x", em), self.coordinates(element, "y", em)
        return x[0] if x else 0.0, y[0] if y else 0.0

    def _around(self, element: TextElement, parent: Around | None) -> Around | None:
        """An element with its pen."""
        attributes = element.attributes
        for undone in undone_parts(element):
            self.report.undone(undone, element.at)
        language = (
            attributes.get("xml:lang") or attributes.get("lang") or (parent.language if parent else self.language)
        )
        kept = attributes.get("xml:space")
        spaces_kept = kept == "preserve" if kept else bool(parent and parent.spaces_kept)
        style, undone_here = self._style(element.style, language, spaces_kept)
        inherited = {item.what for item in undone_style(parent.element.style)} if parent and undone_here else set()
        for undone in undone_here:
            if undone.what not in inherited:
                self.report.undone(undone, element.at)
        if isinstance(style, BadStyleError):
            self.report.bad_style(style, element.at)
            return None
        pen = self._pen(style, element.at)
        return None if pen is None else Around(element, pen, language, spaces_kept)

    def _style(
        self, style: Mapping[str, str], language: str, spaces_kept: bool
    ) -> tuple[TextStyle | BadStyleError, tuple[Undone, ...]]:
        """The style of an element's own text, and what in it is not done."""
        key = (tuple(style.items()), language, spaces_kept)
        known = self.book.known.get(key)
        if known is None:
            try:
                read: TextStyle | BadStyleError = read_style(style, language, spaces_kept)
            except BadStyleError as error:
                read = error
            known = self.book.known[key] = (read, undone_style(style))
        return known

    def _pen(self, style: TextStyle, at: Span) -> Pen | None:
        """The pen of a style; None, and a message, where there is none."""
        pen = self.book.pens.pen(style)
        if isinstance(pen, NoFont):
            self.report.no_font(pen, at)
            return None
        return pen
