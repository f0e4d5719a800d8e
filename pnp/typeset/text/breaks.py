"""Where a word between two spaces may be broken: after hyphens and dashes, at soft hyphens, between ideographs.

A small part of UAX #14 (revision 53): classes HY, BA (dashes, soft hyphen), B2, ZW, SY, ID and the characters that may
not begin or end a line. It stands behind the one function `parted`, so a full implementation can take its place.
"""

from __future__ import annotations

from typing import NamedTuple

SOFT_HYPHEN, ZERO_WIDTH_SPACE = "\u00ad", "\u200b"
HYPHEN = "-"

HYPHENS = "-\u2010"
DASHES = "\u2012\u2013\u2014"
SLASH = "/"

CLOSING = frozenset(
    "!),.:;?]}、。々〉》」』】〕〗・ー！），．：；？］｝"
    "\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e"  # small hiragana
    "\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee"  # small katakana
)
"""Characters that may not begin a line (classes CL, CP, EX, IS, NS, CJ)."""

OPENING = frozenset("([{〈《「『【〔〖（［｛")
"""Characters that may not end a line (class OP)."""

FIRST_RARE = "\u200b"
"""No character from here on is in the usual words of an alphabet; below it only three concern breaks."""


class Cut(NamedTuple):
    """A place to break: that many characters stay, and `mark` is added to them."""

    at: int
    mark: str = ""


def parted(text: str) -> tuple[str, tuple[Cut, ...]]:
    """Give a word without its invisible break marks, and its cuts in order; the ends are none."""
    if not text or (max(text) < FIRST_RARE and not any(mark in text for mark in (HYPHEN, SLASH, SOFT_HYPHEN))):
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
    for at in range(1, len(plain)):
        if at not in marks and _breaks(plain, at):
            marks[at] = ""
    return plain, tuple(Cut(at, marks[at]) for at in sorted(marks) if 0 < at < len(plain))


def _breaks(text: str, at: int) -> bool:
    """Whether a line may end before character number `at`, which is not the first."""
    before, after = text[at - 1], text[at]
    if after in CLOSING or before in OPENING:
        return False
    if before in HYPHENS:
        # `well-|known`, `A-|4`, `2-|player`; but `3-4` and `-5` hold together.
        first = text[at - 2] if at > 1 else ""
        return after.isalnum() and (first.isalpha() or (first.isdigit() and after.isalpha()))
    if before in DASHES:
        return at > 1 and after.isalnum()
    if before == SLASH:
        return after.isalpha() and at > 1 and text[at - 2].isalpha()
    return _is_ideographic(before) or (_is_ideographic(after) and before.isalnum())


def _is_ideographic(char: str) -> bool:
    """Whether lines may be broken before and after a character: ideographs, kana, hangul, full-width forms."""
    return "\u2e80" <= char <= "\ud7a3" or "\uf900" <= char <= "\ufaff" or "\uff00" <= char <= "\uffef"
