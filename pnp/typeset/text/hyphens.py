"""Hyphenation by the patterns of a language: Liang's method, with Németh's changes of letters at a hyphen.

A pattern is letters with figures between them, as `1ba` or `hen5at`. Of all patterns that occur in a word, the largest
figure counts at each place, and an odd one lets the word end a line there. A pattern may carry what becomes of the
letters around the hyphen: Hungarian `asszony` is `asz-szony`.

Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983; L. Németh, Automatic non-standard hyphenation in
OpenOffice.org, TUGboat 27, 2006. The patterns are those of pyphen, and `patterns/hyph-fi.tex` for Finnish.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import NamedTuple

from msgspec import Struct, field

from pnp.typeset.text.breaks import HYPHEN, Cut

SHORTEST_WORD = 5
SHORTEST_HEAD = 2
SHORTEST_TAIL = 2
"""`hyphenate-limit-chars: 5 2 2`, what CSS Text 4 proposes for `auto`; a language's own limits may be larger."""

OWN = {"fi": "hyph-fi.tex"}
"""Pattern files of ours by language, in `patterns/`."""

USUAL = {"en": "en_US", "de": "de_DE", "pt": "pt_PT", "sr": "sr"}
"""pyphen's dictionary of a language of several countries where none is named."""

UNHYPHENATED = frozenset(("ar", "fa", "he", "ja", "ko", "ur", "yi", "zh"))
"""Languages that are written without hyphens at the end of lines."""

MOST_WORDS = 50_000
"""Words remembered per language: more than a game has, about 10 MB at most."""

_FIGURES = b"0123456789"
_LIMIT = re.compile(r"^(LEFT|RIGHT)HYPHENMIN\s+(\d+)", re.MULTILINE)
_TEX = "\\patterns{"
_HEX = re.compile(r"\^\^([0-9a-f]{2})")
_SLOTS = re.compile(r"(\d?)(\D?)")
_RUN = re.compile(rf"[^\W\d_]{{{SHORTEST_WORD},}}")


class Change(NamedTuple):
    """What becomes of letters at a hyphen: from `start` letters off the hyphen on, `cut` letters give way."""

    before: str
    after: str
    start: int
    cut: int


Values = tuple[tuple[int, Change | None], ...]


class Patterns:
    """The patterns of one language; each is read only when a word first has its letters."""

    def __init__(self, text: str) -> None:
        """`text` is a pattern file of LibreOffice (without its first line, the encoding) or of TeX."""
        limits = dict(_LIMIT.findall(text))
        self.head = max(SHORTEST_HEAD, int(limits.get("LEFT", 0)))
        self.tail = max(SHORTEST_TAIL, int(limits.get("RIGHT", 0)))
        if "^^" in text:
            text = _HEX.sub(lambda match: chr(int(match[1], 16)), text)
        patterns = _patterns(text)
        letters = "\n".join(patterns).encode().translate(None, _FIGURES).decode().split("\n")
        self._written = {
            key.partition("/")[0] if "/" in key else key: pattern
            for key, pattern in zip(letters, patterns, strict=True)
            if key != pattern
        }
        self._longest = max(map(len, self._written), default=0)
        self._read: dict[str, tuple[int, Values]] = {}

    def places(self, word: str) -> list[tuple[int, Change | None]]:
        """Where a word of small letters may be hyphenated, and what changes there."""
        dotted = f".{word}."
        found: list[tuple[int, Change | None]] = [(0, None)] * (len(dotted) + 1)
        written = self._written
        for begin in range(len(dotted) - 1):
            for end in range(begin + 1, min(begin + self._longest, len(dotted)) + 1):
                key = dotted[begin:end]
                if key in written:
                    start, values = self._values(key)
                    for at, value in enumerate(values, begin + start):
                        if value[0] >= found[at][0]:
                            found[at] = value
        last = len(word) - self.tail
        return [(at - 1, found[at][1]) for at in range(self.head + 1, last + 2) if found[at][0] % 2]

    def _values(self, key: str) -> tuple[int, Values]:
        """The figures of a pattern from the first that is above 0 on, and where that stands."""
        known = self._read.get(key)
        if known is None:
            pattern, _, change = self._written[key].partition("/")
            figures = [int(figure or 0) for figure, _ in _SLOTS.findall(pattern)[: len(key) + 1]]
            changes = _changes(change, len(figures), pattern.startswith(".")) if change else [None] * len(figures)
            values = [(figure, way if figure % 2 else None) for figure, way in zip(figures, changes, strict=True)]
            above = [at for at, figure in enumerate(figures) if figure] or [0]
            known = self._read[key] = (above[0], tuple(values[above[0] : above[-1] + 1]))
        return known


def _patterns(text: str) -> list[str]:
    """The patterns in a file. Words of its head that are left are capitals, which no word looked up has."""
    lines = [line for line in text.split("\n") if line and line[0] not in "%#"]
    if _TEX in text:
        lines = [line.partition("%")[0].strip("}") for line in lines if line != _TEX]
    return " ".join(lines).split()


def _changes(written: str, count: int, at_start: bool) -> list[Change | None]:
    """The change of a pattern seen from each of its places; `sz=sz,1,3` counts from the pattern's first letter."""
    letters, start, cut = written.split(",")
    before, _, after = letters.partition("=")
    first = int(start) + at_start - 1
    return [Change(before, after, first - at, int(cut)) for at in range(count)]


class Hyphenator(Struct):
    """Hyphenates the words of any language; keeps patterns and words."""

    _patterns: dict[str, Patterns | None] = field(default_factory=dict)
    _cuts: dict[tuple[str, str], tuple[Cut, ...]] = field(default_factory=dict)

    def knows(self, language: str) -> bool:
        """Whether there are patterns for a language, or it needs none."""
        return language.partition("-")[0].lower() in UNHYPHENATED or self._of(language) is not None

    def cuts(self, text: str, language: str) -> tuple[Cut, ...]:
        """Give where a text without spaces may be hyphenated: each run of letters in it by itself."""
        key = (text, language)
        cuts = self._cuts.get(key)
        if cuts is None:
            if len(self._cuts) >= MOST_WORDS:
                self._cuts.clear()
            patterns = self._of(language)
            cuts = self._cuts[key] = _word_cuts(text, patterns) if patterns else ()
        return cuts

    def _of(self, language: str) -> Patterns | None:
        """The patterns of a language, loaded once."""
        if language not in self._patterns:
            text = _pattern_text(language)
            self._patterns[language] = Patterns(text) if text is not None else None
        return self._patterns[language]


def _word_cuts(text: str, patterns: Patterns) -> tuple[Cut, ...]:
    """The cuts of a text without spaces."""
    found: list[Cut] = []
    for run in _RUN.finditer(text):
        word = run[0]
        small = word.lower()
        if len(small) != len(word):
            continue
        begin = run.start()
        for at, change in patterns.places(small):
            if change is None:
                found.append(Cut(begin + at, HYPHEN, by_rule=True))
                continue
            before, after = (change.before, change.after)
            if word.isupper():
                before, after = before.upper(), after.upper()
            start = at + change.start
            found.append(Cut(begin + start, before + HYPHEN, change.cut, after, by_rule=True))
    return tuple(found)


def _pattern_text(language: str) -> str | None:
    """The pattern file of a language without the line that names its encoding; None where there is none."""
    tag = language.replace("-", "_").lower()
    base = tag.partition("_")[0]
    if base in OWN:
        return (resources.files("pnp.typeset.text") / "patterns" / OWN[base]).read_text(encoding="utf-8")
    from pyphen import LANGUAGES

    names = {name.lower(): name for name in LANGUAGES}
    found = names.get(tag if "_" in tag else USUAL.get(base, base).lower()) or names.get(USUAL.get(base, base).lower())
    found = found or next((names[name] for name in sorted(names) if name.partition("_")[0] == base), None)
    if found is None:
        return None
    encoding, _, content = LANGUAGES[found].read_bytes().partition(b"\n")
    name = encoding.decode("ascii").strip()
    text: str = content.decode("cp1251" if name.lower() == "microsoft-cp1251" else name)
    return text
