"""Where a word between two spaces may be broken, and whether a line may begin after a space.

UAX #14 decides (`uax14.py`); what it knows nothing of is here: soft hyphens get their hyphen, and a dash stays with the
word before it, as typesetters have it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

SOFT_HYPHEN, ZERO_WIDTH_SPACE = "\u00ad", "\u200b"
HYPHEN = "-"

OBJECT = "\ufffc"
"""Stands in a text for an icon (OBJECT REPLACEMENT CHARACTER); never drawn, never extracted."""

LETTER = "x"

DASHES = "\u2012\u2013\u2014\u2015"
EM_DASHES = "\u2014\u2e3a\u2e3b"
"""Class B2: UAX #14 lets a line begin with them."""

HANGING_ON = frozenset("-\u2010\u2012\u2013\u2014\u2015\u2025\u2026")
"""Hyphens, dashes and dots that hold on to what follows them where they begin a word, as in `-5` or `…and`."""

POINTS = ".,:;"
"""They hold on to a figure also where it is no number, as in `§.5` (rule LB25 as it is without example 7)."""

_LATIN = "A-Za-z0-9\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff"
_LETTERS = f"{_LATIN}\u0370-\u0373\u0386\u0388-\u038a\u038e-\u0481\u048a-\u052f"
_PLAIN = re.compile(rf"""["'“”‘’„‚«»(\[]*[{_LETTERS}.,:;'’]*(?:(?<=[0-9])%)?["'“”‘’«»)\].,:;!?…]*""")
"""Words of European alphabets in which UAX #14 never breaks: nearly all, so they need no look into its tables."""


class Cut(NamedTuple):
    """A place to break a word.

    Attributes:
        at: that many characters stay.  mark: what is added to them.
        skip: characters after `at` that go, `lead`: what is put before the others: Hungarian `asszony` is `asz-szony`.
        by_rule: whether a dictionary of hyphenation says so, not the author.
    """

    at: int
    mark: str = ""
    skip: int = 0
    lead: str = ""
    by_rule: bool = False


def parted(text: str) -> tuple[str, tuple[Cut, ...]]:
    """Give a word without its invisible break marks, and its cuts in order; the ends are none."""
    if _PLAIN.fullmatch(text):
        return text, ()
    kept: list[str] = []
    marks: dict[int, str] = {}
    for char in text:
        if char == SOFT_HYPHEN:
            marks[len(kept)] = HYPHEN
        elif char == ZERO_WIDTH_SPACE:
            marks[len(kept)] = ""
        else:
            kept.append(char)
    plain = "".join(kept)
    for at in places(plain):
        marks.setdefault(at, "")
    return plain, tuple([Cut(at, marks[at]) for at in sorted(marks) if 0 < at < len(plain)])


def beside_icon(before: str, after: str) -> bool:
    """Whether one of two words is an icon and the other a number, which belong together: `2 :gold:`, `:gold: 2`."""
    return (after[0] == OBJECT and any(map(str.isdigit, before))) or (before[-1] == OBJECT and after[0].isdigit())


def holds(before: str, after: str) -> bool:
    """Whether words hold together though a space parts them: before a lone dash or `!`, after an open bracket."""
    if after[0].isalnum() and before[-1].isalnum():
        return False
    if after[0] == OBJECT or before[-1] == OBJECT:
        return beside_icon(before, after)
    if after[0] in DASHES and not any(map(str.isalnum, after)):
        return True
    if _PLAIN.fullmatch(after) and after[0].isalnum() and before[-1] not in "([":
        return False
    from pnp.typeset.text.uax14 import opportunities

    spaced = f"{before} {after}"
    return len(before) + 1 not in opportunities(spaced)


def places(text: str) -> list[int]:
    """Where a line may begin inside a word."""
    from pnp.typeset.text.uax14 import opportunities

    # Icons are letters of the word they stand in; UAX #14 would break on both sides.
    text = text.replace(OBJECT, LETTER)
    begin = 0
    while begin < len(text) and text[begin] in HANGING_ON:
        begin += 1
    return [
        at
        for at in opportunities(text)
        if at > begin and text[at] not in EM_DASHES and not (text[at].isdigit() and text[at - 1] in POINTS)
    ]
