"""Pens: a style bound to the font it means, ready to give words and their widths.

A `Pen` is what one stretch of text is written with. Pens and the words they shaped are kept for the whole build.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field

from pnp.model.artwork import FontFile
from pnp.typeset.text.features import absent
from pnp.typeset.text.font import Font
from pnp.typeset.text.library import FontLibrary, NoFont
from pnp.typeset.text.shaping import SPACE, Manner, Shaper, Word
from pnp.typeset.text.style import Paint, TextStyle
from pnp.typeset.text.tokens import Token, make_token

HANGING_PART = 0.8
MATHEMATICAL_PART = 0.5
"""Height of these baselines in parts of the ascent, as Chromium and Firefox place them where a font names none."""

UNPAINTED = Paint((), 0.0, True)


class Pen:
    """One font at one size with its features, tracking and paint. Lengths are user units at the style's size."""

    __slots__ = (
        "above",
        "below",
        "file",
        "font",
        "paint",
        "per_unit",
        "properties",
        "shaper",
        "size",
        "space",
        "space_width",
        "style",
        "tokens",
    )

    def __init__(self, style: TextStyle, font: Font, shaper: Shaper) -> None:
        """A pen without paint. `shaper` shapes `font` as `style` asks."""
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

    def painted(self, paint: Paint) -> Pen:
        """The same pen with that paint."""
        pen = copy(self)
        pen.paint = paint
        pen.properties = dict(paint.properties)
        pen.tokens = {}
        return pen

    def word(self, text: str) -> Word:
        """`text`, which has no space to break at, shaped."""
        return self.shaper.word(text)

    def token(self, text: str) -> Token:
        """`text` as a word of a paragraph, one space of this pen before it."""
        token = self.tokens.get(text)
        if token is None:
            token = self.tokens[text] = make_token(((self, text),), self.space_width, ((self, 1),))
        return token

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

    def baseline(self) -> float:
        """How far the baseline that `dominant-baseline` names lies above the alphabetic one."""
        font, name = self.font, self.style.baseline
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


@dataclass(slots=True)
class PenCase:
    """The unpainted pens of a build, and the shapers they share."""

    library: FontLibrary
    _pens: dict[TextStyle, Pen | NoFont] = field(default_factory=dict)
    _shapers: dict[tuple[FontFile, Manner], Shaper] = field(default_factory=dict)

    def pen(self, style: TextStyle) -> Pen | NoFont:
        """The pen of a style, or why there is none."""
        pen = self._pens.get(style)
        if pen is None:
            pen = self._pens[style] = self._make(style)
        return pen

    def _make(self, style: TextStyle) -> Pen | NoFont:
        """A new pen."""
        facts = self.library.find(style.request)
        if isinstance(facts, NoFont):
            return facts
        font = self.library.load(facts)
        lacking = absent(style.features, font.features, font.figures_aligned)
        if lacking:
            return NoFont(
                "P475",
                f"`{font.name}` has no OpenType feature `{lacking[0]}`",
                (f"features that it has: {', '.join(sorted(font.features))}",),
                "leave the feature out here, or choose a font that has it",
            )
        # In em, so that all sizes of a style share their words.
        manner = Manner(style.features, style.language, round(style.tracking / style.size, 6))
        key = (font.file, manner)
        if key not in self._shapers:
            self._shapers[key] = Shaper(font, manner)
        pen = Pen(style, font, self._shapers[key])
        if pen.space.missing:
            return NoFont("P453", f"{font.name} has no glyph for the space", help="choose a font for text")
        return pen
