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
            help=_help(written.text, found),
        )


def _help(text: str, found: re.Match[str]) -> str:
    """What to type for the first tag."""
    pair = _PAIR.match(text, found.start())
    mark = MARKS.get(found[1].lower())
    if pair and mark and len(pair[2]) <= LONGEST_SHOWN:
        return f"write `{mark}{pair[2].strip()}{mark}`"
    if found[1].lower() in ("br", "p"):
        return "begin a new line in the text, which then stands behind `|`"
    return f"delete `{found[0]}`"
