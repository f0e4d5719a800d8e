"""Where a word between two spaces may be broken: after hyphens and dashes, at soft hyphens, between ideographs.

A small part of UAX #14 (revision 53): classes HY, BA (dashes, soft hyphen), B2, ZW, SY, ID and the characters that may
not begin or end a line. It stands behind the one function `parted`, so a full implementation can take its place.
"""

from __future__ import annotations

import re
from typing import NamedTuple

SOFT_HYPHEN, ZERO_WIDTH_SPACE = "\u00ad", "\u200b"
HYPHEN = "-"


class Cut(NamedTuple):
    """A place to break: that many characters stay, and `mark` is added to them."""

    at: int
    mark: str = ""


_IDEOGRAPH = "[\u2e80-\u2fff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7a3]"
_NO_START = (
    r"[\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u30fb\u30fc"  # marks and closing brackets
    r"\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087"  # small hiragana
    r"\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7"  # small katakana
    r"!),.:;?\]}\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f]"
)
_NO_END = "[(\\[{\u3008\u300a\u300c\u300e\u3010\u3014\u3016\uff08]"

_BREAKS = re.compile(
    "|".join(
        (
            r"(?<=[^\W\d_][-\u2010])(?=[^\W_])",  # well-|known, A-|4; not 3-4, not -5
            r"(?<=\d[-\u2010])(?=[^\W\d_])",  # 2-|player
            r"(?<=[\u2012\u2013])(?=\w)",  # 3–|4, Wien–|Graz
            r"(?<=\u2014)(?=\w)",  # one—|two
            r"(?<=[^\W\d_]/)(?=[^\W\d_])",  # red/|blue
            rf"(?<={_IDEOGRAPH})(?!{_NO_START})(?={_IDEOGRAPH}|\w|{_NO_END})",
            rf"(?<=\w)(?={_IDEOGRAPH})(?!{_NO_START})",
            rf"(?<={_NO_START})(?!{_NO_START})(?={_IDEOGRAPH})",
        )
    )
)

_MAY_HAVE_BREAK = re.compile(
    "[-/\u00ad\u200b\u2010-\u2014\u2e80-\u2fff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7a3]"
)


def parted(text: str) -> tuple[str, tuple[Cut, ...]]:
    """Give a word without its invisible break marks, and its cuts in order; the ends are none."""
    if _MAY_HAVE_BREAK.search(text) is None:
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
    for match in _BREAKS.finditer(plain):
        marks.setdefault(match.start(), "")
    return plain, tuple(Cut(at, marks[at]) for at in sorted(marks) if 0 < at < len(plain))
