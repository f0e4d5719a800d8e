"""Letters that no font of the list has, and fonts that stand in at another weight."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from string import ascii_letters, digits

from pnp.diagnostics import Diagnostic
from pnp.diagnostics.diagnostic import Severity
from pnp.diagnostics.similar import listed, nearest
from pnp.typeset.text.library import FontLibrary
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.scripts import is_emoji, is_han
from pnp.typeset.text.tokens import Token

LINE_SIGNS = ("\u2028", "\u2029", "\u0085")
"""Ends of lines and paragraphs that word processors leave behind; no font has them."""

MOST_NAMED = 8
"""Characters that a message names one by one."""


def report_faults(tokens: Iterable[Token], report: Report, library: FontLibrary) -> None:
    """Report P453 for the characters that no font has, P487 (a note) where a weight is not to be had."""
    missing: dict[tuple[str, ...], tuple[Pen, dict[str, None]]] = {}
    for token in tokens:
        if not token.faulty:
            continue
        for pen, word in token.pieces:
            if word.missing:
                fonts = tuple([one.font.name for one in pen.chain])
                missing.setdefault(fonts, (pen, {}))[1].update(dict.fromkeys(word.missing))
            if pen.stands_in:
                _stands_in(pen, word.text, report)
    for fonts, (pen, chars) in missing.items():
        lack = f"{fonts[0]} has no glyph" if len(fonts) == 1 else f"none of {', '.join(fonts)} has a glyph"
        _missing(list(chars), lack, pen, report, library)


def _missing(chars: list[str], lack: str, pen: Pen, report: Report, library: FontLibrary) -> None:
    """Report characters that no font of the list has."""
    first = chars[0]
    others = library.with_glyphs(chars)
    if len(chars) == 1:
        name = unicodedata.name(first, "")
        what = f"has {_shown(first)}({_code(first)}{f' {name}' if name else ''}), for which {lack}"
    else:
        named = ", ".join(f"{_shown(char)}{_code(char)}" for char in chars[:MOST_NAMED])
        more = f" and {len(chars) - MOST_NAMED} more" if len(chars) > MOST_NAMED else ""
        what = f"has {len(chars)} characters for which {lack}: {named}{more}"
    them = "it" if len(chars) == 1 else "them"
    notes = [f"fonts in fonts/ that have {them}: {listed(others)}" if others else f"no font in fonts/ has {them}"]
    notes += [_unknown(family, library) for family in library.unknown(pen.style.request)]
    help = _help(first, others)
    # What stands on labels comes from the files of content alone, and no layout chooses its font.
    is_label = report.at.path.endswith(".yaml")
    if is_label:
        help = _label_help(chars, library)
    told = (*pen.style.request.families, report.at, *chars)
    if told in library.told:
        report.again(library.told[told])
    elif first in library.text(report.at.path) and not is_label:
        report.layout("P453", f"this text {what}", notes=tuple(notes), help=help)
    else:
        library.told[told] = report.value("P453", f"{report.whose} {what}", notes=tuple(notes), help=help)


def _shown(char: str) -> str:
    """A character in quotes where it can be seen by itself."""
    return f"`{char}` " if char.isprintable() and not unicodedata.combining(char) else ""


def _code(char: str) -> str:
    """Its code point."""
    return f"U+{ord(char):04X}"


def _unknown(family: str, library: FontLibrary) -> str:
    """The note about a family of the list that is not there."""
    near = nearest(family, library.families)
    return f"font family `{family}` of the list is not in fonts/" + (f"; did you mean `{near}`?" if near else "")


def _label_help(chars: list[str], library: FontLibrary) -> str:
    """How labels get a font that has the characters, and all that labels say besides."""
    fonts = library.with_glyphs([*chars, *ascii_letters, *digits])
    families = [family for name in fonts for family in library.families if name.startswith(family)]
    if families:
        return f"write `label_font: {max(families, key=len)}` in pnp.yaml"
    return "write the title in other characters, or add a font that has them and A to Z, and name it as `label_font:`"


def _help(char: str, others: tuple[str, ...]) -> str:
    """What to do about it."""
    if others:
        return "add the family to the list in `font-family`, or set the text in a font that has it"
    if char in LINE_SIGNS:
        return "delete it, and begin the line with a <tspan> that has `x` and `dy`"
    if is_emoji(char):
        return "draw it as an icon, or add a font that has its outline to fonts/"
    if is_han(char):
        return "add a font that has it to fonts/; `pnp fonts subset FONT.ttf` makes a large one small"
    return "write another character, or add a font that has it to fonts/"


def _stands_in(pen: Pen, text: str, report: Report) -> None:
    """Report a font that has not the weight that the text asks for."""
    facts = pen.font.facts
    remark = Diagnostic(
        "P487",
        f"`{facts.family}` is set at weight {facts.weight}, since weight {pen.stands_in} of it is not in fonts/",
        report.at,
        Severity.NOTE,
        notes=(f"first for `{text}`, which the first family lacks",),
        help=f"add the font file of weight {pen.stands_in} to fonts/",
    )
    report.remark(remark)
