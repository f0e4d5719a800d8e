"""`pnp explain`: what the catalogue says of a code."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.diagnostics.catalogue import CATALOGUE, ROOMS
from pnp.diagnostics.entry import Entry
from pnp.diagnostics.similar import nearest
from pnp.pipeline.outcome import Outcome, outcome

WIDTH = 80
"""Columns of explanations: what every terminal has."""

CODE = re.compile(r"(?i)\bp?(\d{3})\b")
"""A code as it is typed or copied: `P104`, `104`, `error[P104]:`."""

LOOKALIKES = str.maketrans("OIL", "011")
"""Letters that are typed for digits."""


class Explanation(Struct, frozen=True):
    """The text to print, and what is wrong with the question."""

    text: str
    outcome: Outcome


def explain(asked: Sequence[str]) -> Explanation:
    """Explain the codes asked for, or list those with a word in their title or cause; without a question, all.

    Reports:
        P016 what is neither a code nor in any explanation.
    """
    sink = Sink()
    parts = [part for question in asked if (part := _answer(question, sink))]
    return Explanation("\n\n".join(parts) if asked else _listing(CATALOGUE), outcome(sink, None))


def _answer(question: str, sink: Sink) -> str:
    """The explanation of one code, or the codes for a word; empty where there is neither (reported)."""
    typed = CODE.search(question)
    code = f"P{typed[1]}" if typed else question.upper()
    if code in CATALOGUE:
        return _explained(code, CATALOGUE[code])
    found = [] if typed else [code for code, entry in CATALOGUE.items() if _speaks_of(entry, question)]
    if found:
        return _listing(found)
    near = nearest(code.translate(LOOKALIKES), CATALOGUE)
    sink.error(
        "P016",
        f"there is no code `{question}`" if typed else f"no code speaks of `{question}`",
        help=f"did you mean `{near}`?" if near else "type `pnp explain` for a list of all codes",
    )
    return ""


def _speaks_of(entry: Entry, word: str) -> bool:
    """Whether a word stands in an entry's title or cause."""
    return word.casefold() in f"{entry.title} {entry.cause}".casefold()


def _explained(code: str, entry: Entry) -> str:
    """One code with its cause and examples."""
    title = entry.title[0].upper() + entry.title[1:]
    lines = [f"{code}: {title}", "", *textwrap.wrap(entry.cause, WIDTH, break_on_hyphens=False), ""]
    lines += [
        "Wrong:",
        "",
        textwrap.indent(entry.wrong, "    "),
        "",
        "Right:",
        "",
        textwrap.indent(entry.right, "    "),
    ]
    return "\n".join(lines)


def _listing(codes: Iterable[str]) -> str:
    """Codes with their titles, by rooms."""
    return "\n\n".join(_room_listings(frozenset(codes)))


def _room_listings(codes: frozenset[str]) -> Iterator[str]:
    """The list of each room that has some of these codes."""
    for prefix, (title, _) in ROOMS.items():
        within = sorted(code for code in codes if code.startswith(prefix))
        if within:
            yield "\n".join([title, *(f"  {code}  {CATALOGUE[code].title}" for code in within)])
