"""Characters as people see them: clusters of a letter with its marks, and the script each is written in."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

JOINER, KEYCAP = "\u200d", "\u20e3"
SKIN_TONES = ("\U0001f3fb", "\U0001f3ff")
REGIONAL = ("\U0001f1e6", "\U0001f1ff")
TAGS = ("\U000e0020", "\U000e007f")

FOREIGN = re.compile("[\u0370-\u1dff\u1f00-\u1fff\u2c00-\u2dff\u2e80-\ufaff\ufb07-\U0010ffff]")
"""Characters that may belong to another script than Latin; no letter, accent or sign of a Latin alphabet."""

JAPANESE = frozenset(("Hani", "Hira", "Kana", "Hrkt"))
"""Scripts that are written together and come in one font."""

COMMON = ""
"""The script of signs and figures, which belong to all."""

RIGHT_TO_LEFT = frozenset(
    ("ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "nqo", "pnb", "prs", "ps", "sd", "syr", "ug", "ur", "yi")
)
"""Languages that are written from right to left where they name no script (CLDR, likely subtags)."""

RIGHT_TO_LEFT_SCRIPTS = frozenset(("adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"))

EMOJI = re.compile("[\U0001f000-\U0001faff\U000e0020-\U000e007f\ufe0f\u20e3\u2600-\u27bf]")


class Cluster(NamedTuple):
    """A letter with its marks; `script` is an ISO 15924 code, empty for signs of all scripts."""

    text: str
    script: str


def clusters(text: str) -> list[Cluster]:
    """Give the clusters of a word in order; they join to the word again."""
    parts: list[str] = []
    for char in text:
        if parts and _continues(parts[-1], char):
            parts[-1] += char
        else:
            parts.append(char)
    return [Cluster(part, _script(part)) for part in parts]


def is_emoji(text: str) -> bool:
    """Whether a cluster is a pictogram."""
    return EMOJI.search(text) is not None


def is_han(char: str) -> bool:
    """Whether a character is Japanese or Chinese: kana, a kanji, or what belongs to them."""
    return _script(char) == "Hani" or "\u3000" <= char <= "\u303f" or "\uff00" <= char <= "\uffef"


def runs_right_to_left(language: str) -> bool:
    """Whether a language, as `ar` or `az-Arab`, is written from right to left."""
    base, *rest = language.lower().replace("_", "-").split("-")
    script = next((part for part in rest if len(part) == 4 and part.isalpha()), None)
    return script in RIGHT_TO_LEFT_SCRIPTS if script else base in RIGHT_TO_LEFT


def _continues(before: str, char: str) -> bool:
    """Whether a character is part of the cluster `before`."""
    if unicodedata.category(char)[0] == "M" or char in ("\u200c", JOINER) or char == KEYCAP:
        return True
    if SKIN_TONES[0] <= char <= SKIN_TONES[1] or TAGS[0] <= char <= TAGS[1]:
        return True
    if before[-1] == JOINER and unicodedata.category(char) == "So":
        return True
    return _is_regional(char) and _is_regional(before[-1]) and len(before) == 1


def _is_regional(char: str) -> bool:
    """Whether a character is half of a flag."""
    return REGIONAL[0] <= char <= REGIONAL[1]


def _script(cluster: str) -> str:
    """The script of the first character that has one."""
    # A table of 10 ms, which only words need that are not plainly Latin.
    from fontTools.unicodedata import script

    for char in cluster:
        found = str(script(char))
        if found not in ("Zyyy", "Zinh", "Zzzz"):
            return "Hani" if found in JAPANESE else found
    return COMMON
