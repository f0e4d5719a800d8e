"""A font ready to shape with: HarfBuzz's view of one file, and the measures that lines are set by."""

from __future__ import annotations

from functools import cached_property

import uharfbuzz as hb

from pnp.model.artwork import FontFile
from pnp.typeset.text.fontfile import FontFacts
from pnp.typeset.text.strokes import mean_stroke

Ink = tuple[float, float, float, float]
"""Left, bottom, right, top of what a glyph or word blackens, in font units, y up."""

DIGITS = "0123456789"
GLYPH_TABLES = ("GSUB", "GPOS")
DEFAULT_LANGUAGE = 0xFFFF
"""HarfBuzz's index of a script's features for no language in particular."""


def harfbuzz_version() -> str:
    """The version of the library that shapes."""
    return str(hb.version_string())


class Font:
    """One font file, loaded. Measures are in font units (`upem` to the em), y up."""

    def __init__(self, facts: FontFacts, content: bytes) -> None:
        """`content` is the whole file that `facts` were read from."""
        self.facts = facts
        self.file = FontFile(facts.path, facts.index, facts.variations)
        face = hb.Face(hb.Blob(content), facts.index)
        self.shaping: hb.Font = hb.Font(face)
        if facts.variations:
            self.shaping.set_variations(dict(facts.variations))
        self.upem: int = face.upem
        extents = self.shaping.get_font_extents("ltr")
        self.ascent: float = extents.ascender
        self.descent: float = -extents.descender
        self.line_gap: float = extents.line_gap
        self.x_height: float = self.shaping.get_metric_position_with_fallback(hb.OTMetricsTag.X_HEIGHT)
        self._ink: dict[int, Ink | None] = {}

    @cached_property
    def cap_height(self) -> float:
        """How high its capitals are."""
        return float(self.shaping.get_metric_position_with_fallback(hb.OTMetricsTag.CAP_HEIGHT))

    @cached_property
    def stroke(self) -> float:
        """How thick its strokes are, in em."""
        return mean_stroke(self.shaping, self.upem, self.facts.weight)

    @cached_property
    def underline(self) -> tuple[float, float]:
        """Top and thickness of a line under letters."""
        return self._line(hb.OTMetricsTag.UNDERLINE_OFFSET, hb.OTMetricsTag.UNDERLINE_SIZE)

    @cached_property
    def strikeout(self) -> tuple[float, float]:
        """Top and thickness of a line through letters."""
        return self._line(hb.OTMetricsTag.STRIKEOUT_OFFSET, hb.OTMetricsTag.STRIKEOUT_SIZE)

    def _line(self, top: hb.OTMetricsTag, size: hb.OTMetricsTag) -> tuple[float, float]:
        """Top and thickness of a line."""
        measure = self.shaping.get_metric_position_with_fallback
        return float(measure(top)), float(measure(size))

    @property
    def name(self) -> str:
        """For messages, as `Noto Sans Bold`."""
        return self.facts.name

    def has(self, char: str) -> bool:
        """Whether it has a glyph for `char`."""
        return bool(self.shaping.get_nominal_glyph(ord(char)))

    @property
    def characters(self) -> frozenset[int]:
        """The code points it has glyphs for."""
        return frozenset(self.shaping.face.unicodes)

    def draws(self, glyph: int) -> bool:
        """Whether `glyph` is drawn as an outline: not the one for what is lacking, nor a coloured picture alone."""
        if glyph == 0 or not self.facts.coloured:
            return bool(glyph)
        return self.ink(glyph) is None or self._is_outlined(glyph)

    def _is_outlined(self, glyph: int) -> bool:
        """Whether `glyph` has an outline."""
        starts: list[float] = []
        trace = hb.DrawFuncs()
        trace.set_move_to_func(lambda x, y, found: found.append(x))
        self.shaping.draw_glyph(glyph, trace, starts)
        return bool(starts)

    def ink(self, glyph: int) -> Ink | None:
        """What `glyph` blackens, or None for a blank one."""
        if glyph not in self._ink:
            extents = self.shaping.get_glyph_extents(glyph)
            blank = extents is None or not (extents.width and extents.height)
            self._ink[glyph] = (
                None
                if blank
                else (
                    extents.x_bearing,
                    extents.y_bearing + extents.height,
                    extents.x_bearing + extents.width,
                    extents.y_bearing,
                )
            )
        return self._ink[glyph]

    @cached_property
    def features(self) -> frozenset[str]:
        """The OpenType features it has, in any script."""
        face = self.shaping.face
        found: set[str] = set()
        for table in GLYPH_TABLES:
            for script in range(len(face.get_table_script_tags(table))):
                for language in (*range(len(face.get_script_language_tags(table, script))), DEFAULT_LANGUAGE):
                    found.update(face.get_language_feature_tags(table, script, language))
        return frozenset(found)

    @cached_property
    def figures_aligned(self) -> bool:
        """Whether all ten figures are equally wide without any feature."""
        glyphs = [self.shaping.get_nominal_glyph(ord(digit)) for digit in DIGITS]
        return all(glyphs) and len({self.shaping.get_glyph_h_advance(glyph) for glyph in glyphs}) == 1
