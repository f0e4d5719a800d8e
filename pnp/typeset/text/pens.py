"""Pens: a style bound to the font it means, ready to give words and their widths.

A `Pen` is what one stretch of text is written with. Pens and the words they shaped are kept for the whole build.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy

from msgspec import Struct, field

from pnp.model.artwork import FontFile
from pnp.typeset.text.breaks import parted
from pnp.typeset.text.decorations import reach_of
from pnp.typeset.text.fallback import Piece, pieces_of
from pnp.typeset.text.font import Font
from pnp.typeset.text.fontfile import FontFacts
from pnp.typeset.text.library import FontLibrary, NoFont
from pnp.typeset.text.shaping import SPACE, Manner, Shaper, Word
from pnp.typeset.text.style import Paint, TextStyle
from pnp.typeset.text.tokens import Token, make_token

HANGING_PART = 0.8
MATHEMATICAL_PART = 0.5
"""Height of these baselines in parts of the ascent, as Chromium and Firefox place them where a font names none."""

BOLD = 600
"""The weight from which on letters look bold."""

MOST_TOKENS = 2048
"""Words that a pen remembers, more than the texts of a deck have in common; then it forgets all and begins anew."""

UNPAINTED = Paint((), 0.0, True)


class Pen:
    """One font at one size with its features, tracking and paint. Lengths are user units at the style's size.

    Attributes:
        lift: how far its letters stand above the baseline of their line, user units.
        stands_in: the weight that the style asks for, where a later family has none that looks like it; else None.
        tracks: whether space may be put behind its letters.
    """

    tracks = True

    __slots__ = (
        "_chain",
        "_later",
        "above",
        "below",
        "file",
        "font",
        "lift",
        "paint",
        "per_unit",
        "properties",
        "shaper",
        "size",
        "space",
        "space_width",
        "stands_in",
        "style",
        "tokens",
    )

    def __init__(
        self, style: TextStyle, font: Font, shaper: Shaper, later: Callable[[TextStyle], tuple[Pen, ...]]
    ) -> None:
        """A pen without paint. `shaper` shapes `font` as `style` asks; `later` gives the pens of its other families."""
        self.style = style
        self.font = font
        self.shaper = shaper
        self.size = style.size
        self.file: FontFile = font.file
        self.paint = UNPAINTED
        self.properties: Mapping[str, str] = {}
        self.per_unit = style.size / font.upem
        self.space = shaper.word(SPACE)
        self.space_width = self.space.advance * self.per_unit + style.word_spacing
        self.above, self.below = self._line_extents()
        self.tokens: dict[str, Token] = {}
        self.lift = 0.0
        self.stands_in: int | None = None
        self._later = later
        self._chain: tuple[Pen, ...] = ()

    def painted(self, paint: Paint) -> Pen:
        """The same pen with that paint."""
        pen = copy(self)
        pen.paint = paint
        pen.properties = dict(paint.properties)
        pen.tokens = {}
        pen._chain = ()
        return pen

    def lifted(self, lift: float) -> Pen:
        """The same pen, its letters `lift` above the baseline of the line."""
        if lift == self.lift:
            return self
        pen = self.painted(self.paint)
        pen.above += lift - self.lift
        pen.below -= lift - self.lift
        pen.lift = lift
        return pen

    @property
    def chain(self) -> tuple[Pen, ...]:
        """This pen and those of the other families of its list, in the same paint, in order."""
        if not self._chain:
            later = [pen for pen in self._later(self.style) if pen.file != self.file]
            self._chain = (self, *[pen.painted(self.paint).lifted(self.lift) for pen in later])
        return self._chain

    def pieces(self, text: str) -> tuple[Piece, ...]:
        """`text`, which has no space to break at, in the fonts that have its letters."""
        return pieces_of(self, text)

    @property
    def lines_reach(self) -> tuple[float, float]:
        """How far the lines under, over and through its letters reach below and above the baseline."""
        down, up = reach_of(self.paint.lines, self.font)
        return down * self.per_unit - self.lift, up * self.per_unit + self.lift

    def said(self, text: str) -> str:
        """What a reader is told of `text`: the text itself."""
        return text

    def standing_in(self, first: Pen | None = None) -> Pen:
        """Make it the pen of a later family: it keeps the lines of the first as high as they are."""
        facts, request = self.font.facts, self.style.request
        looks_alike = (facts.weight >= BOLD) == (request.weight >= BOLD)
        self.stands_in = None if looks_alike else request.weight
        if first is not None and (self.style.line_height is not None or self.style.line_height_em is not None):
            # With a stated line height only the first family counts (CSS Inline 3, section 4.3).
            self.above, self.below = first.above, first.below
        return self

    def token(self, text: str) -> Token:
        """`text` as a word of a paragraph, one space of this pen before it."""
        token = self.tokens.get(text)
        if token is None:
            if len(self.tokens) >= MOST_TOKENS:
                self.tokens.clear()
            token = self.tokens[text] = make_token(((self, text),), self.space_width, ((self, 1),))
        return token

    def plain_word(self, text: str) -> Word | None:
        """`text`, which has no space, where this font draws all of it on the baseline; None where it does not."""
        pieces = self.pieces(parted(text)[0])
        pen, word = pieces[0]
        is_plain = len(pieces) == 1 and pen is self and not (word.missing or self.stands_in or any(word.ys))
        return word if is_plain else None

    def line(self, text: str) -> list[Token]:
        """The words of `text`, between which there is one space each, as tokens."""
        known = self.tokens
        return [known.get(word) or self.token(word) for word in text.split(SPACE)]

    def alike(self, other: Pen) -> bool:
        """Whether both may share a glyph run: same font, size and paint."""
        return self.file == other.file and self.size == other.size and self.paint == other.paint

    def _line_extents(self) -> tuple[float, float]:
        """How far a line of this pen reaches above and below its baseline (CSS 2.2, section 10.8.1)."""
        ascent, descent = self.font.ascent * self.per_unit, self.font.descent * self.per_unit
        if self.style.line_height is not None:
            height = self.style.line_height
        elif self.style.line_height_em is not None:
            height = self.style.line_height_em * self.size
        else:
            height = ascent + descent + self.font.line_gap * self.per_unit
        half_leading = (height - ascent - descent) / 2
        return half_leading + ascent, half_leading + descent

    def baseline(self, name: str) -> float:
        """How far the baseline that a value of `BASELINES` names lies above the alphabetic one."""
        font = self.font
        height = {
            "alphabetic": 0.0,
            "middle": font.x_height / 2,
            "central": (font.ascent - font.descent) / 2,
            "hanging": font.ascent * HANGING_PART,
            "mathematical": font.ascent * MATHEMATICAL_PART,
            "top": font.ascent,
            "bottom": -font.descent,
        }[name]
        return height * self.per_unit


class PenCase(Struct):
    """The unpainted pens of a build, and the shapers they share."""

    library: FontLibrary
    _pens: dict[TextStyle, Pen | NoFont] = field(default_factory=dict)
    _later: dict[TextStyle, tuple[Pen, ...]] = field(default_factory=dict)
    _shapers: dict[tuple[FontFile, Manner], Shaper] = field(default_factory=dict)

    def pen(self, style: TextStyle) -> Pen | NoFont:
        """The pen of a style, or why there is none."""
        pen = self._pens.get(style)
        if pen is None:
            pen = self._pens[style] = self._make(style)
        return pen

    def forget(self) -> None:
        """Forget the pens; the shapers, of which there are few, stay."""
        self._pens.clear()
        self._later.clear()

    def tracked(self, pen: Pen, more_em: float) -> Pen:
        """A pen with that much more space behind every letter."""
        if not more_em or not pen.tracks:
            return pen
        style = pen.style._replace(tracking=pen.style.tracking + more_em * pen.style.size)
        found = self.pen(style)
        # The font is the same, so there is one.
        return pen if isinstance(found, NoFont) else found.painted(pen.paint).lifted(pen.lift)

    def later(self, style: TextStyle) -> tuple[Pen, ...]:
        """The pens of all families of a style, first to last."""
        pens = self._later.get(style)
        if pens is None:
            found = self.pen(style)
            first = [] if isinstance(found, NoFont) else [found]
            others = [self._bound(style, facts).standing_in(*first) for facts in self.library.later(style.request)]
            pens = self._later[style] = (*first, *others)
        return pens

    def _make(self, style: TextStyle) -> Pen | NoFont:
        """A new pen."""
        facts = self.library.find(style.request)
        if isinstance(facts, NoFont):
            return facts
        pen = self._bound(style, facts)
        if pen.space.missing:
            return NoFont("P453", f"{pen.font.name} has no glyph for the space", help="choose a font for text")
        return pen

    def _bound(self, style: TextStyle, facts: FontFacts) -> Pen:
        """A style bound to a font."""
        font = self.library.load(facts)
        # In em, so that all sizes of a style share their words.
        manner = Manner(style.features, style.language, round(style.tracking / style.size, 6))
        key = (font.file, manner)
        if key not in self._shapers:
            self._shapers[key] = Shaper(font, manner)
        return Pen(style, font, self._shapers[key], self.later)
