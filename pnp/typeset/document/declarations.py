"""A list of CSS declarations, as in `style="fill: red; stroke-width: 2"`, as names and values."""

from __future__ import annotations

import re

from msgspec import Struct

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DECLARATION = re.compile(
    r"""\s*([-\w]+)\s*:((?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))*)(?:;|$)|[^;]*(?:;|$)"""
)
_IMPORTANT = re.compile(r"\s*!\s*important\s*$", re.IGNORECASE)
_FONT = re.compile(
    r"(?P<before>(?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00|[a-z-]*condensed|[a-z-]*expanded)\s+)*)"
    r"(?P<size>[\d.]+(?:%|[a-z]*))(?:\s*/\s*(?P<line>[\w.%]+))?\s+(?P<family>.+)",
    re.IGNORECASE | re.DOTALL,
)


class Declarations(Struct, frozen=True):
    """Values by property name in the order of their last mention, the important ones apart."""

    normal: dict[str, str]
    important: dict[str, str]


NOTHING = Declarations({}, {})
"""No declarations."""


def parse_declarations(text: str) -> Declarations:
    """The declarations in `text`; what is no declaration, and vendor prefixes (`-inkscape-…`), are passed over."""
    if "/*" in text:
        text = _COMMENT.sub(" ", text)
    normal: dict[str, str] = {}
    important: dict[str, str] = {}
    for name, value in _DECLARATION.findall(text):
        if not name or (name[0] == "-" and not name.startswith("--")):
            continue
        plain = value.strip()
        target = normal
        if "!" in plain and _IMPORTANT.search(plain):
            plain = _IMPORTANT.sub("", plain)
            target = important
        if plain:
            target.update(expanded(name if name.startswith("--") else name.lower(), plain))
    return Declarations(normal, important)


def expanded(name: str, value: str) -> dict[str, str]:
    """The longhand properties that a declaration sets."""
    if name == "marker":
        return {"marker-start": value, "marker-mid": value, "marker-end": value}
    found = _FONT.fullmatch(value.strip()) if name == "font" else None
    if found is None:
        return {name: value}
    style = {"font-style": "normal", "font-weight": "normal", "font-variant": "normal", "font-stretch": "normal"}
    for word in found["before"].lower().split():
        style[_font_property(word)] = word
    return style | {
        "font-size": found["size"],
        "line-height": found["line"] or "normal",
        "font-family": found["family"].strip(),
    }


def _font_property(word: str) -> str:
    """Which property a word before the size in `font` belongs to."""
    if word in ("italic", "oblique"):
        return "font-style"
    if word == "small-caps":
        return "font-variant"
    return "font-stretch" if word.endswith(("condensed", "expanded")) else "font-weight"
