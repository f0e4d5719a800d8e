"""Fonts made for tests: of boxes, so that every measure is known beforehand, and of nobody's letters."""

from __future__ import annotations

import io
from collections.abc import Mapping

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation

UPEM = 1000
THIN, THICK = 100, 500
"""Stems of the letter I of the variable font at the ends of its weight axis, 100 and 900; 300 in the middle."""

Box = tuple[int, int, int, int]


def _names(family: str, style: str) -> dict[str, str]:
    """The names that a font needs."""
    return {"familyName": family, "styleName": style, "fullName": f"{family} {style}", "psName": f"{family}-{style}"}


def _draw(pen: TTGlyphPen | T2CharStringPen, box: Box | None) -> None:
    """A rectangle: left, bottom, right, top; nothing for None."""
    if box is None:
        return
    left, bottom, right, top = box
    pen.moveTo((left, bottom))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, bottom))
    pen.closePath()


def _begun(boxes: Mapping[str, Box | None], is_ttf: bool, family: str) -> FontBuilder:
    """A font of boxes by character, 600 wide, without its outlines."""
    builder = FontBuilder(UPEM, isTTF=is_ttf)
    names = {char: f"uni{ord(char):04X}" for char in boxes}
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(char): name for char, name in names.items()})
    builder.setupNameTable(_names(family, "Regular"))
    return builder


def _finished(builder: FontBuilder) -> bytes:
    """The bytes of the font."""
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 0
    out = io.BytesIO()
    builder.font.save(out)
    return out.getvalue()


def _metrics(builder: FontBuilder, weight: int) -> None:
    """Every glyph 600 wide; the metrics of lines."""
    builder.setupHorizontalMetrics(dict.fromkeys(builder.font.getGlyphOrder(), (600, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(usWeightClass=weight, sTypoAscender=800, sTypoDescender=-200, fsType=0)


def boxes_ttf(boxes: Mapping[str, Box | None], family: str = "Boxes", weight: int = 400) -> bytes:
    """A TrueType font."""
    builder = _begun(boxes, True, family)
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for char, box in boxes.items():
        pen = TTGlyphPen(None)
        _draw(pen, box)
        glyphs[f"uni{ord(char):04X}"] = pen.glyph()
    builder.setupGlyf(glyphs)
    _metrics(builder, weight)
    return _finished(builder)


def boxes_otf(boxes: Mapping[str, Box | None], family: str = "Boxes", weight: int = 400) -> bytes:
    """An OpenType font with PostScript outlines (CFF)."""
    builder = _begun(boxes, False, family)
    strings = {".notdef": T2CharStringPen(600, None).getCharString()}
    for char, box in boxes.items():
        pen = T2CharStringPen(600, None)
        _draw(pen, box)
        strings[f"uni{ord(char):04X}"] = pen.getCharString()
    builder.setupCFF(f"{family}-Regular", {"FullName": family}, strings, {})
    _metrics(builder, weight)
    return _finished(builder)


def variable(family: str = "Owl Variable", slanting: bool = False) -> bytes:
    """A variable font whose I is a stem from x = 50 on; on the weight axis 100-900 it grows from THIN to THICK.

    `slanting` adds an axis `slnt` from -10 to 0 that leans the top by 100.
    """
    boxes: dict[str, Box | None] = {" ": None, "I": (50, 0, 50 + THIN, 700)}
    builder = _begun(boxes, True, family)
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for char, box in boxes.items():
        pen = TTGlyphPen(None)
        _draw(pen, box)
        glyphs[f"uni{ord(char):04X}"] = pen.glyph()
    builder.setupGlyf(glyphs)
    _metrics(builder, 100)
    axes = [("wght", 100, 100, 900, "Weight")] + ([("slnt", -10, 0, 0, "Slant")] if slanting else [])
    builder.setupFvar(axes, [])
    grown = [(0, 0), (0, 0), (THICK - THIN, 0), (THICK - THIN, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    changes = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, grown)]
    if slanting:
        leaning = [(0, 0), (100, 0), (100, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
        changes.append(TupleVariation({"slnt": (-1.0, -1.0, 0.0)}, leaning))
    builder.setupGvar({".notdef": [], "uni0020": [], "uni0049": changes})
    return _finished(builder)


def coloured(char: str, family: str = "Owl Emoji") -> bytes:
    """A font that draws `char` in colour only (COLR), its own glyph blank, and a space."""
    boxes: dict[str, Box | None] = {" ": None, char: None, "a": (50, 0, 550, 700)}
    builder = _begun(boxes, True, family)
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for one, box in boxes.items():
        pen = TTGlyphPen(None)
        _draw(pen, box)
        glyphs[f"uni{ord(one):04X}"] = pen.glyph()
    builder.setupGlyf(glyphs)
    _metrics(builder, 400)
    builder.setupCOLR({f"uni{ord(char):04X}": [("uni0061", 0)]})
    builder.setupCPAL([[(1.0, 0.0, 0.0, 1.0)]])
    return _finished(builder)


def restricted(content: bytes) -> bytes:
    """The same font with a licence that forbids embedding."""
    font = TTFont(io.BytesIO(content))
    font["OS/2"].fsType = 2
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
