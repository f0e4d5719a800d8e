"""Letters with marks and dots of their own, and text from right to left, in a PDF: so that both are found and copied.

Glyphs that show no characters, as the dots of Arabic letters or an accent whose letter has all the text, are filled
outlines: as text they are extracted as unknown characters, and together with their letter they tear the word apart.

A PDF says for each glyph of a font which character it shows. Arabic fonts draw ب ت ن ي with one glyph and dots, so one
glyph shows many characters. cairo then writes ActualText around it, and pdfium gives such a word backwards (measured
with poppler 22.12, pdfium of 2026, cairo 1.16). So a glyph from right to left that shows another character than before
is taken from another copy of the font.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.model.artwork import FontFile, GlyphRun

RUNS_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


class Part(NamedTuple):
    """A part of a run, to be set in one copy of its font; its glyphs are outlines where `copy` is None."""

    copy: int | None
    run: GlyphRun


def runs_right(run: GlyphRun) -> bool:
    """Whether a run has letters that run from right to left."""
    return not run.text.isascii() and RUNS_RIGHT.search(run.text) is not None


class Lettering(Struct):
    """Remembers which glyphs of which copy show which characters in one PDF. Copy 0 is for text from left to right."""

    _shown: dict[FontFile, list[dict[int, str]]] = field(default_factory=dict)

    def begin(self) -> None:
        """Begin another PDF."""
        self._shown.clear()

    def parts(self, run: GlyphRun) -> list[Part]:
        """Give the parts of a run in order: outlines first, then text in as few copies as will do."""
        turned = runs_right(run)
        bare: list[int] = []
        pieces: list[_Piece] = []
        encoded = run.text.encode()
        glyph = byte = 0
        for size, count in run.clusters:
            numbers = range(glyph, glyph + count)
            text = encoded[byte : byte + size].decode()
            if not text:
                bare.extend(numbers)
            else:
                copy = self._copy(run.font, run.glyphs[glyph] if count == 1 else None, text) if turned else 0
                if not pieces or pieces[-1].copy != copy:
                    pieces.append(_Piece(copy))
                pieces[-1].add(numbers, size, text)
            glyph, byte = glyph + count, byte + size
        outlines = [Part(None, _part(run, bare))] if bare else []
        return outlines + [piece.of(run) for piece in pieces]

    def _copy(self, font: FontFile, glyph: int | None, text: str) -> int:
        """The first copy in which the glyph shows that text or nothing yet; it shows it from now on.

        A letter of several glyphs or characters needs ActualText in any copy.
        """
        if glyph is None or len(text) > 1:
            return 1
        copies = self._shown.setdefault(font, [])
        for number, shown in enumerate(copies, 1):
            if shown.setdefault(glyph, text) == text:
                return number
        copies.append({glyph: text})
        return len(copies)


class _Piece(Struct):
    """Clusters that follow one another in one copy."""

    copy: int
    numbers: list[int] = field(default_factory=list)
    clusters: list[tuple[int, int]] = field(default_factory=list)
    text: str = ""

    def add(self, numbers: range, size: int, text: str) -> None:
        """Take the next cluster."""
        self.numbers.extend(numbers)
        self.clusters.append((size, len(numbers)))
        self.text += text

    def of(self, run: GlyphRun) -> Part:
        """The part of `run`."""
        return Part(self.copy, replace(_part(run, self.numbers), text=self.text, clusters=tuple(self.clusters)))


def _part(run: GlyphRun, numbers: Sequence[int]) -> GlyphRun:
    """The glyphs of a run with these numbers, without text."""
    return replace(
        run,
        text="",
        glyphs=tuple([run.glyphs[number] for number in numbers]),
        xs=tuple([run.xs[number] for number in numbers]),
        ys=tuple([run.ys[number] for number in numbers]),
        clusters=(),
    )
