"""`text-transform`: capitals and small letters by the rules of the language."""

from __future__ import annotations

import re
import unicodedata

NONE, UPPERCASE, LOWERCASE, CAPITALIZE = "none", "uppercase", "lowercase", "capitalize"
TRANSFORMS = (NONE, UPPERCASE, LOWERCASE, CAPITALIZE)

TURKIC = ("tr", "az")
GREEK, DUTCH, LITHUANIAN = "el", "nl", "lt"

TONOS, DIALYTIKA = "\u0301", "\u0308"

OR = "ή"
_OR = re.compile(rf"((?<!\w){OR}(?!\w))")
"""The Greek word "or", which keeps its accent so that nobody reads an article."""

_SOFT_DOT = re.compile("(?<=[ijį])\u0307")
"""The dot that Lithuanian keeps under an accent, and drops in capitals (Unicode, SpecialCasing)."""

_WORD_START = re.compile(r"(?<![^\W_])(?<![\u2019'])[^\W\d_]")
"""A letter that no letter, figure or apostrophe precedes."""


def transformed(text: str, transform: str, language: str) -> str:
    """Give `text` in the case that a CSS `text-transform` asks for (CSS Text 3, section 2.1)."""
    base = language.partition("-")[0].lower()
    if transform == UPPERCASE:
        return _upper(text, base)
    if transform == LOWERCASE:
        return _lower(text, base)
    if transform == CAPITALIZE:
        capitalised = _WORD_START.sub(lambda match: _title(match[0], base), text)
        return re.sub(r"\bIj", "IJ", capitalised) if base == DUTCH else capitalised
    return text


def _upper(text: str, language: str) -> str:
    """Capitals: Turkish dots its I, Lithuanian takes the dot off, Greek drops accents, German writes SS for ß."""
    if language in TURKIC:
        text = text.replace("i", "İ")
    if language == LITHUANIAN:
        text = _SOFT_DOT.sub("", text)
    if language == GREEK:
        text = "".join(part if part == OR else _without_tonos(part) for part in _OR.split(text))
    return text.upper()


def _lower(text: str, language: str) -> str:
    """Small letters; Turkish has two kinds of I."""
    if language in TURKIC:
        text = text.replace("İ", "i").replace("I", "ı")
    return text.lower()


def _title(letter: str, language: str) -> str:
    """The first letter of a word as a capital; digraphs such as ǆ have a form of their own."""
    return "İ" if letter == "i" and language in TURKIC else letter.title()


def _without_tonos(text: str) -> str:
    """Greek without tonos, the dialytika kept or restored where the accent alone parted two vowels."""
    letters: list[str] = []
    for char in unicodedata.normalize("NFD", text):
        if char == TONOS and letters and _is_greek(letters):
            continue
        letters.append(char)
    return unicodedata.normalize("NFC", "".join(letters))


def _is_greek(letters: list[str]) -> bool:
    """Whether the last base letter is Greek."""
    base = next((letter for letter in reversed(letters) if not unicodedata.combining(letter)), "")
    return "\u0370" <= base <= "\u03ff"
