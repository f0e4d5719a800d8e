"""Words shaped by HarfBuzz, each once per font and manner of setting, in font units so that size only scales them.

Clusters are exactly true: monotone, and they add up to the word's UTF-8 bytes and glyphs. A tracked word is one
cluster, else extraction gives "G R E A T" back. Words that run from right to left have glyphs and text in visual
order, forward: so poppler and pdfium both extract them in reading order (measured).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

import uharfbuzz as hb
from msgspec import Struct, field

from pnp.typeset.text.font import Font, Ink

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

JOINED = frozenset(("Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Rohg", "Adlm"))
"""Scripts whose letters join: tracking would tear them apart, so it is left out (CSS Text 3, section 8.2.1)."""

SPACE = " "

MOST_WORDS = 8192
"""Words of a font that are remembered, a few megabytes; then it forgets all and begins anew."""

ONE_EACH = ((1, 1),)
"""The cluster of an ASCII character with a glyph of its own."""

Places = tuple[float, list[float], list[float]]


class Manner(NamedTuple):
    """How words are set: OpenType features, language, and tracking after every letter in em."""

    features: tuple[tuple[str, int], ...] = ()
    language: str = "en"
    tracking_em: float = 0.0


class Word(NamedTuple):
    """A shaped word, origin at its left on the baseline, font units, y up.

    Attributes:
        text: its characters as typed.
        advance: how far it moves the pen, tracking included.
        glyphs, xs, ys: n glyph ids and where each stands, from left to right.
        clusters: (UTF-8 bytes, glyphs) pairs of `shown`.
        ink: what it blackens; None for a blank one.
        missing: characters that the font lacks.
        shown: its characters from left to right; other than `text` only where it runs from right to left.
    """

    text: str
    advance: float
    glyphs: tuple[int, ...]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    clusters: tuple[tuple[int, int], ...]
    ink: Ink | None
    missing: tuple[str, ...]
    shown: str


class Shaper(Struct):
    """Shapes words of one font in one manner and remembers them."""

    font: Font
    manner: Manner
    _words: dict[str, Word] = field(default_factory=dict)
    _turned: dict[tuple[str, str, str], Word] = field(default_factory=dict)

    def word(self, text: str) -> Word:
        """`text` shaped as one stretch, left to right."""
        word = self._words.get(text)
        if word is None:
            if len(self._words) >= MOST_WORDS:
                self._words.clear()
            word = self._words[text] = self._shape(text, ("", ""), turned=False)
        return word

    def turned(self, text: str, before: str = "", after: str = "") -> Word:
        """`text` shaped as one stretch from right to left; its ends join what stands `before` and `after` it."""
        key = (text, before, after)
        word = self._turned.get(key)
        if word is None:
            word = self._turned[key] = self._shape(text, (before, after), turned=True)
        return word

    def _shape(self, text: str, around: tuple[str, str], turned: bool) -> Word:
        """Shape a word that is not known yet."""
        buffer = hb.Buffer()
        before, after = around
        # With offset and length, HarfBuzz counts clusters from the beginning of the whole string.
        buffer.add_str(before + text + after, len(before), len(text)) if before or after else buffer.add_str(text)
        buffer.direction = "rtl" if turned else "ltr"
        buffer.language = self.manner.language
        buffer.guess_segment_properties()
        if buffer.script is None:
            buffer.script = SCRIPTS.get(self.manner.language.partition("-")[0], "Latn")
        tracking = 0.0 if buffer.script in JOINED else self.manner.tracking_em * self.font.upem
        features = dict(self.manner.features if not tracking else (*NO_LIGATURES, *self.manner.features))
        hb.shape(self.font.shaping, buffer, features)
        infos = buffer.glyph_infos
        starts = [info.cluster - len(before) for info in infos]
        glyphs = tuple([info.codepoint for info in infos])
        # HarfBuzz has none, not an empty list, where a word is of soft hyphens, joiners or marks of order alone.
        positions = buffer.glyph_positions or ()
        advance, xs, ys = _places(positions, starts, tracking)
        advances = [position.x_advance for position in positions]
        groups = _groups(text, starts)
        shown = "".join([part[::-1] for part, _ in groups]) if turned or not glyphs else text
        return Word(
            text=text,
            advance=advance,
            glyphs=glyphs,
            xs=tuple(xs),
            ys=tuple(ys),
            clusters=((len(shown.encode()), len(glyphs)),) if tracking else _clusters(text, groups, advances),
            ink=self._ink(glyphs, xs, ys),
            missing=self._missing(groups, glyphs),
            shown=shown,
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

    def _missing(self, groups: list[tuple[str, int]], glyphs: tuple[int, ...]) -> tuple[str, ...]:
        """The characters of clusters that cannot be drawn, each once; of a letter with marks, only what is lacking."""
        if 0 not in glyphs and not self.font.facts.coloured:
            return ()
        found: dict[str, None] = {}
        at = 0
        for part, count in groups:
            if not all(map(self.font.draws, glyphs[at : at + count])):
                lacking = [char for char in part if not self.font.has(char) and not is_ignorable(char)]
                found.update(dict.fromkeys(lacking or part[:1]))
            at += count
        return tuple(found)


def is_ignorable(char: str) -> bool:
    """Whether a character is drawn as nothing where a font lacks it: joiners, variation selectors, marks of order."""
    return unicodedata.category(char) == "Cf" or "\ufe00" <= char <= "\ufe0f"


def _clusters(text: str, groups: Sequence[tuple[str, int]], advances: Sequence[float]) -> tuple[tuple[int, int], ...]:
    """(UTF-8 bytes, glyphs) of each cluster.

    Where one glyph of several moves the pen, it has all the text, and the marks at it have none: poppler takes the
    width of a cluster from its first and last glyph, and sees a gap in the word where one of them is a mark: measured.
    """
    if text.isascii() and len(text) == len(groups) == len(advances):
        return ONE_EACH * len(text)
    clusters: list[tuple[int, int]] = []
    at = 0
    for part, count in groups:
        size = len(part.encode())
        bases = [index for index in range(count) if advances[at + index]] if count > 1 else []
        if len(bases) == 1:
            before, after = bases[0], count - bases[0] - 1
            clusters += [(0, before)] * bool(before) + [(size, 1)] + [(0, after)] * bool(after)
        else:
            clusters.append((size, count))
        at += count
    return tuple(clusters)


def _places(positions: Sequence[hb.GlyphPosition], starts: list[int], tracking: float) -> Places:
    """The advance of the word, and each glyph's x and y."""
    pen, xs, ys = 0.0, [], []
    for index, position in enumerate(positions):
        if tracking and index and starts[index] != starts[index - 1]:
            pen += tracking
        xs.append(pen + position.x_offset)
        ys.append(position.y_offset)
        pen += position.x_advance
    return pen + tracking if xs else pen, xs, ys


def _groups(text: str, starts: list[int]) -> list[tuple[str, int]]:
    """The characters and the number of glyphs of each cluster, from left to right.

    `starts` are the first characters of the glyphs' clusters; they fall where the word runs from right to left.
    """
    if starts == list(range(len(text))):
        return [(char, 1) for char in text]
    falling = len(starts) > 1 and starts[0] > starts[-1]
    groups = []
    begin, end = 0, len(text)
    for index in range(1, len(starts) + 1):
        if index == len(starts) or starts[index] != starts[begin]:
            if falling:
                groups.append((text[starts[begin] : end], index - begin))
                end = starts[begin]
            else:
                after = starts[index] if index < len(starts) else len(text)
                groups.append((text[starts[begin] : after], index - begin))
            begin = index
    return groups
