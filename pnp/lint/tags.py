"""Tags of HTML in texts, which are printed letter for letter: marks of our own stand for them.

<b>Keep</b> it   ─▶   **Keep** it
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from pnp.diagnostics import Sink
from pnp.lint.written import Written

TAG = re.compile(
    r"</?(b|strong|i|em|s|del|strike|u|br|p|span|font|small|sup|sub|center|div|ul|ol|li|h[1-6]|img)"
    r"(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
"""A tag of HTML that people write into texts."""

MARKS = {
    **dict.fromkeys(("b", "strong"), "**"),
    **dict.fromkeys(("i", "em"), "*"),
    **dict.fromkeys(("s", "del", "strike"), "~~"),
}
"""What stands for a pair of tags in marked text."""

_PAIR = re.compile(r"<(\w+)(?:\s[^<>]*)?>(.*?)</\1>", re.DOTALL | re.IGNORECASE)

LONGEST_SHOWN = 40


def check_tags(texts: Iterable[Written], sink: Sink) -> None:
    """Report P825 for each text with a tag of HTML."""
    for written in texts:
        found = TAG.search(written.text)
        if found is None:
            continue
        sink.warning(
            "P825",
            f"{written.name} has the tag `{found[0]}` of HTML, which is printed as it stands",
            written.span,
            notes=('a text with `pnp:markup="inline"` in the layout has **bold**, *italic* and ~~struck~~ letters',),
            help=_help(written, found),
        )


def _help(written: Written, found: re.Match[str]) -> str:
    """What to type for the first tag: marks where the text takes them and its font can show them, else nothing."""
    pair = _PAIR.match(written.text, found.start())
    if pair and len(pair[2]) <= LONGEST_SHOWN:
        mark = MARKS.get(found[1].lower())
        mark = mark if mark in written.marks else ""
        return f"write `{mark}{pair[2].strip()}{mark}`" if mark else f"take the tags away: `{pair[2].strip()}`"
    if found[1].lower() == "br":
        return f"write a blank for `{found[0]}`"
    return f"delete `{found[0]}`"
