"""Words shaped by HarfBuzz, each once per font and manner of setting, in font units so that size only scales them.

Clusters are exactly true: monotone, and they add up to the word's UTF-8 bytes and glyphs. A tracked word is one
cluster, else extraction gives "G R E A T" back.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import NamedTuple

import uharfbuzz as hb

from pnp.typeset.text.font import Font, Ink

RIGHT_TO_LEFT = ("R", "AL")
"""Unicode bidirectional classes of letters that run from right to left."""

SCRIPTS = {
    "ar": "Arab",
    "be": "Cyrl",
    "bg": "Cyrl",
    "el": "Grek",
    "fa": "Arab",
    "he": "Hebr",
    "hi": "Deva",
    "ja": "Hani",
    "ka": "Geor",
    "ko": "Hang",
    "mk": "Cyrl",
    "mr": "Deva",
    "ne": "Deva",
    "ru": "Cyrl",
    "sr": "Cyrl",
    "th": "Thai",
    "uk": "Cyrl",
    "zh": "Hani",
}
"""The script of figures and signs, which have none of their own, by language; Latin for all others (ISO 15924)."""

NO_LIGATURES = (("liga", 0), ("clig", 0))
"""What tracking switches off (CSS Text 3, section 8.2)."""

SPACE = " "


class Manner(NamedTuple):
    """How words are set: OpenType features, language, and tracking after every letter in em."""

    features: tuple[tuple[str, int], ...] = ()
    language: str = "en"
    tracking_em: float = 0.0


class Word(NamedTuple):
    """A shaped word, origin at its left on the baseline, font units, y up.

    Attributes:
        text: its characters.
        advance: how far it moves the pen, tracking included.
        glyphs, xs, ys: n glyph ids and where each stands.
        clusters: (UTF-8 bytes, glyphs) pairs.
        ink: what it blackens; None for a blank one.
        missing: characters that the font lacks.  right_to_left: whether it has letters that run so.
    """

    text: str
    advance: float
    glyphs: tuple[int, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    clusters: tuple[tuple[int, int], ...]
    ink: Ink | None
    missing: tuple[str, ...]
    right_to_left: bool


@dataclass(slots=True)
class Shaper:
    """Shapes words of one font in one manner and remembers them."""

    font: Font
    manner: Manner
    _words: dict[str, Word] = field(default_factory=dict)

    def word(self, text: str) -> Word:
        """`text` shaped as one stretch, left to right."""
        word = self._words.get(text)
        if word is None:
            word = self._words[text] = self._shape(text)
        return word

    def _shape(self, text: str) -> Word:
        """Shape a word that is not known yet."""
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.direction = "ltr"
        buffer.language = self.manner.language
        buffer.guess_segment_properties()
        if buffer.script is None:
            buffer.script = SCRIPTS.get(self.manner.language.partition("-")[0], "Latn")
        tracking = self.manner.tracking_em * self.font.upem
        features = dict(self.manner.features if not tracking else (*NO_LIGATURES, *self.manner.features))
        hb.shape(self.font.shaping, buffer, features)
        infos, positions = buffer.glyph_infos, buffer.glyph_positions
        starts = [info.cluster for info in infos]
        glyphs = tuple(info.codepoint for info in infos)
        pen, xs, ys = 0.0, [], []
        for index, position in enumerate(positions):
            if tracking and index and starts[index] != starts[index - 1]:
                pen += tracking
            xs.append(pen + position.x_offset)
            ys.append(position.y_offset)
            pen += position.x_advance
        if glyphs:
            pen += tracking
        return Word(
            text=text,
            advance=pen,
            glyphs=glyphs,
            xs=tuple(xs),
            ys=tuple(ys),
            clusters=((len(text.encode()), len(glyphs)),) if tracking else _clusters(text, starts),
            ink=self._ink(glyphs, xs, ys),
            missing=_missing(text, glyphs, starts),
            right_to_left=not text.isascii() and any(unicodedata.bidirectional(char) in RIGHT_TO_LEFT for char in text),
        )

    def _ink(self, glyphs: tuple[int, ...], xs: list[float], ys: list[float]) -> Ink | None:
        """The bounds of all glyphs where they stand."""
        placed = [
            (ink[0] + x, ink[1] + y, ink[2] + x, ink[3] + y)
            for ink, x, y in zip(map(self.font.ink, glyphs), xs, ys, strict=True)
            if ink is not None
        ]
        if not placed:
            return None
        lefts, bottoms, rights, tops = zip(*placed, strict=True)
        return min(lefts), min(bottoms), max(rights), max(tops)


def _clusters(text: str, starts: list[int]) -> tuple[tuple[int, int], ...]:
    """(UTF-8 bytes, glyphs) of each cluster, from the first character of each glyph's cluster."""
    clusters = []
    begin = 0
    for index in range(1, len(starts) + 1):
        if index == len(starts) or starts[index] != starts[begin]:
            end = starts[index] if index < len(starts) else len(text)
            clusters.append((len(text[starts[begin] : end].encode()), index - begin))
            begin = index
    return tuple(clusters)


def _missing(text: str, glyphs: tuple[int, ...], starts: list[int]) -> tuple[str, ...]:
    """The characters of clusters that have a glyph 0, each once."""
    if 0 not in glyphs:
        return ()
    found: dict[str, None] = {}
    for index, glyph in enumerate(glyphs):
        if glyph == 0:
            found[text[starts[index]]] = None
    return tuple(found)
