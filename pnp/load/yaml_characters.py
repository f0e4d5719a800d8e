"""Characters that YAML cannot hold."""

from __future__ import annotations

import re

from pnp.diagnostics import Sink, Span

REFUSED = re.compile("[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""Characters that YAML 1.1 does not allow (section 5.1), and those that it takes for line ends or a byte-order mark."""


def without_refused(text: str, path: str, sink: Sink) -> str:
    """`text` with a space for every character that YAML refuses; each is reported (P115)."""
    for found in REFUSED.finditer(text):
        before = text[: found.start()]
        line, column = before.count("\n") + 1, found.start() - (before.rfind("\n") + 1) + 1
        sink.error(
            "P115",
            f"the invisible character U+{ord(found.group()):04X} cannot stand in content",
            Span(path, line, column, 1),
            help="delete it, or write a space for it",
        )
    return REFUSED.sub(" ", text)
