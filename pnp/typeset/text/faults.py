"""Letters that cannot be drawn: those the font lacks, and those that run from right to left."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pnp.diagnostics.similar import listed
from pnp.typeset.text.library import FontLibrary
from pnp.typeset.text.messages import Report
from pnp.typeset.text.tokens import Token

HIGHEST_PLAIN = 0xFFFF


def report_faults(tokens: Iterable[Token], report: Report, library: FontLibrary) -> None:
    """Report P453 for every character that its font lacks, P474 for a word that runs from right to left."""
    for token in tokens:
        if not token.faulty:
            continue
        for pen, word in token.pieces:
            for char in word.missing:
                _missing(char, pen.font.name, report, library)
            if word.right_to_left:
                report.value(
                    "P474",
                    f"{report.whose} has `{word.text}`, which is written from right to left",
                    notes=("right-to-left text is not set yet",),
                    help="draw these words as paths",
                )


def _missing(char: str, font: str, report: Report, library: FontLibrary) -> None:
    """Report a character that a font lacks."""
    name = unicodedata.name(char, "")
    shown = f"`{char}` " if char.isprintable() else ""
    code = f"U+{ord(char):04X}{f' {name}' if name else ''}"
    others = library.with_glyph(char)
    report.value(
        "P453",
        f"{report.whose} has {shown}({code}), for which {font} has no glyph",
        notes=(f"fonts in fonts/ that have it: {listed(others)}" if others else "no font in fonts/ has it",),
        help=_help(others),
    )


def _help(others: tuple[str, ...]) -> str:
    """What to do about it."""
    return (
        "set the text in a font that has it"
        if others
        else "write another character, or add a font that has it to fonts/"
    )
