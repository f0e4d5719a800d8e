"""Signs of the typewriter in printed texts: straight quotes, three dots, hyphens for dashes.

    He said "don't..." - and left   ─▶   He said “don’t…” – and left

Source:
    Quotation marks by language as in Unicode CLDR 44, `delimiters`. U+2019 is the apostrophe of all of them (The
    Unicode Standard, section 6.2, "Apostrophes").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from msgspec import Struct, field

from pnp.diagnostics import Replacement, Sink
from pnp.lint.tags import TAG
from pnp.lint.written import Written


class Quotes(NamedTuple):
    """Quotation marks, and those within quotations."""

    opening: str
    closing: str
    inner_opening: str
    inner_closing: str


QUOTES = {
    "en": Quotes("“", "”", "‘", "’"),
    "hu": Quotes("„", "”", "»", "«"),
    "de": Quotes("„", "“", "‚", "‘"),
    "fi": Quotes("”", "”", "’", "’"),
    "sl": Quotes("„", "“", "‚", "‘"),
}
"""By language; others are left alone."""

APOSTROPHE = "’"
ELLIPSIS = "…"
DASH = "–"
LONG_DASH = "—"
"""Between English words without spaces; all others are set apart (decided)."""

SUSPECT = re.compile(r"""["']|\.\.\.|--| - """)
"""What a text has that may be mended."""

HELD = "\ue000"
"""What holds the place of a tag of HTML."""

_DOTS = re.compile(r"(?<!\.)\.\.\.(?!\.)")
_SPACED = re.compile(r"(?<=[^\s\d]) - (?=\S)|(?<=\S) - (?=[^\s\d])")
"""A hyphen between spaces that is neither a minus nor the mark of a list."""

_DOUBLE = re.compile(r"(?<![-!])--(?![->])")
_CLIPPED = re.compile(r"(?<!\w)'n'(?!\w)", re.IGNORECASE)
"""As in `Rock 'n' Roll`."""

_CLOSES = re.compile(r"\S'(?!\w)")
_OPENS_AFTER = frozenset(" \t\n\r\u00a0\u202f([{<„“‚‘»«—–-/\"'")

LONGEST_HELP = 80
"""Longer texts are not repeated whole."""

MOST_TOLD = 3
"""Changes that are told of a long text."""


def check_wording(texts: Iterable[Written], sink: Sink) -> None:
    """Report P809 for each text with signs of the typewriter, in a language whose own ones are known."""
    for written in texts:
        mended = mended_text(written.text, written.language)
        if mended == written.text:
            continue
        place = written.inner
        sink.warning(
            "P809",
            f"{written.name} has {_found(written.text, mended)}",
            written.span,
            notes=(_usual(written.language, written.text, mended),),
            help=_help(written, mended),
            fix=Replacement(place, mended) if place else None,
        )


def mended_text(text: str, language: str) -> str:
    """The text as a typesetter would write it; the same where there is nothing to mend or the language is not known.

    Left alone: feet and inches (`6'`, `5'11"`), hyphens between numbers, four dots and more, `-->`, rules of hyphens.
    """
    quotes = QUOTES.get(language.partition("-")[0])
    if quotes is None:
        return text
    tags = [found[0] for found in TAG.finditer(text)] if HELD not in text else []
    if tags:  # attributes of HTML have quotes of their own; that the tags are there at all is told by itself
        left = iter(tags)
        return re.sub(HELD, lambda _: next(left), _mended(TAG.sub(HELD, text), quotes, language))
    return _mended(text, quotes, language)


def _mended(text: str, quotes: Quotes, language: str) -> str:
    """The text with all signs mended."""
    while SUSPECT.search(text):
        mended = _mended_once(text, quotes, language)
        if mended == text:
            break
        # Each time there is less to mend; of odd texts as `''` something may be left at first.
        text = mended
    return text


def _mended_once(text: str, quotes: Quotes, language: str) -> str:
    """The text with every sign mended that what stands around it makes out."""
    dashed = _DOUBLE.sub(lambda found: _dash(found, language), _SPACED.sub(f" {DASH} ", _DOTS.sub(ELLIPSIS, text)))
    clipped = _CLIPPED.sub(lambda found: found[0].replace("'", APOSTROPHE), dashed)
    return _Curler(clipped, quotes).curled() if '"' in clipped or "'" in clipped else clipped


def _dash(found: re.Match[str], language: str) -> str:
    """What two hyphens stand for."""
    text, start, end = found.string, found.start(), found.end()
    before, after = text[start - 1 : start], text[end : end + 1]
    if not before.strip() or not after.strip():
        return DASH
    return LONG_DASH if language.startswith("en") else f" {DASH} "


class _Curler(Struct):
    """Turns straight quotes by what stands around them; `_open` are the quotations begun and not yet ended."""

    text: str
    quotes: Quotes
    _open: list[str] = field(default_factory=list)

    def curled(self) -> str:
        """The text with its quotes curled."""
        return "".join(self._signs())

    def _signs(self) -> Iterator[str]:
        """Each character, mended."""
        text = self.text
        for at, sign in enumerate(text):
            before, after = text[at - 1] if at else " ", text[at + 1 : at + 2] or " "
            if sign == '"':
                yield self._double(before, after)
            elif sign == "'":
                yield self._single(at, before, after)
            else:
                yield sign

    def _double(self, before: str, after: str) -> str:
        """A double quote: it begins a quotation, ends one, or measures inches."""
        opens = before in _OPENS_AFTER and not after.isspace()
        if '"' in self._open and not opens:
            while self._open.pop() != '"':
                pass
            return self.quotes.closing
        if before.isdigit():
            return '"'
        if not opens:
            return '"' if before.isspace() else self.quotes.closing
        self._open.append('"')
        return self.quotes.opening

    def _single(self, at: int, before: str, after: str) -> str:
        """A single quote: mostly an apostrophe; it also begins a quotation, ends one, or measures feet."""
        outer = '"' not in self._open and self.quotes.opening != QUOTES["en"].opening
        if before.isalnum() and after.isalpha():
            return APOSTROPHE
        if before in _OPENS_AFTER:
            if after.isspace():
                return "'"
            if not _CLOSES.search(self.text, at + 1):
                return APOSTROPHE
            self._open.append("'")
            return self.quotes.opening if outer else self.quotes.inner_opening
        if "'" in self._open:
            self._open.remove("'")
            return self.quotes.closing if outer else self.quotes.inner_closing
        return "'" if before.isdigit() else APOSTROPHE


def _found(text: str, mended: str) -> str:
    """What was found, in words."""
    found = []
    if text.count('"') > mended.count('"') or text.count("'") - mended.count("'") > mended.count(APOSTROPHE):
        found.append("straight quotes")
    elif text.count("'") > mended.count("'"):
        found.append("a straight apostrophe" if text.count("'") - mended.count("'") == 1 else "straight apostrophes")
    if mended.count(ELLIPSIS) > text.count(ELLIPSIS):
        found.append("three dots for an ellipsis")
    if mended.count(DASH) + mended.count(LONG_DASH) > text.count(DASH) + text.count(LONG_DASH):
        found.append("hyphens for a dash")
    return " and ".join(filter(None, [", ".join(found[:-1]), *found[-1:]]))


def _usual(language: str, text: str, mended: str) -> str:
    """What is usual in the language."""
    quotes = QUOTES[language.partition("-")[0]]
    if text.count('"') + text.count("'") > mended.count('"') + mended.count("'"):
        return f"in `{language}` quotes are {quotes.opening} and {quotes.closing}, and the apostrophe is {APOSTROPHE}"
    return f"an ellipsis is one sign, {ELLIPSIS}, and a dash is longer than a hyphen: {DASH}"


def _help(written: Written, mended: str) -> str:
    """What to type: the whole text where it is short, else the words that differ."""
    if len(mended) <= LONGEST_HELP and "\n" not in mended:
        return f"write `{written.language}: {mended}`" if written.others else f"write `{mended}`"
    told = list(dict.fromkeys(_changes(written.text, mended)))
    more = len(told) - MOST_TOLD
    end = f", and {more} more alike" if more > 0 else ""
    return "write " + ", ".join(f"`{new}` for `{old}`" for old, new in told[:MOST_TOLD]) + end


def _changes(text: str, mended: str) -> Iterator[tuple[str, str]]:
    """The words that differ, neighbours together."""
    old, new = text.split(), mended.split()
    for kind, start, end, other_start, other_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            yield " ".join(old[start:end]), " ".join(new[other_start:other_end])
