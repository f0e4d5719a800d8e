"""The code that was meant where something else stands for a language."""

from __future__ import annotations

import re

from pnp.load.scalars import LANGUAGE

NAMES = {
    name: code
    for code, names in {
        "cs": "czech čeština",
        "da": "danish dansk",
        "de": "german deutsch",
        "el": "greek ελληνικά",
        "en": "english",
        "es": "spanish español",
        "fi": "finnish suomi",
        "fr": "french français",
        "hr": "croatian hrvatski",
        "hu": "hungarian magyar",
        "it": "italian italiano",
        "ja": "japanese 日本語",
        "nb": "norwegian norsk",
        "nl": "dutch nederlands",
        "pl": "polish polski",
        "pt": "portuguese português",
        "ru": "russian русский",
        "sk": "slovak slovenčina",
        "sl": "slovene slovenian slovenščina",
        "sv": "swedish svenska",
        "tr": "turkish türkçe",
        "uk": "ukrainian українська",
    }.items()
    for name in names.split()
}
"""Languages by their English and their own names (ISO 639-1)."""


def meant_codes(text: str) -> str | None:
    """The code, or codes with commas, that a text for a language stands for; None where that is not certain."""
    words = [word for word in re.split(r"[\s;/]+", text.strip().lower()) if word]
    codes = [NAMES.get(word, word) for word in words]
    return ", ".join(codes) if codes and all(LANGUAGE.fullmatch(code) for code in codes) else None
