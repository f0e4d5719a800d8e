"""Whether path data (`d`) can be followed to their end, and what is wrong where they cannot.

A browser draws such a path up to the place where it breaks, so that it looks nearly right.

Source:
    The grammar of SVG 2, section 9.3.9. A comma behind the last number of a command is let through, as browsers do.
"""

from __future__ import annotations

import re

TAKEN = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
"""How many numbers each command takes at a time."""

SHOWN = 30
"""Characters of a command in messages."""

NUMBER = r"(?>[-+]?+(?>\d++\.?+\d*+|\.\d++)(?>[eE][-+]?+\d++)?+)"
BETWEEN = r"\s*+,?+\s*+"
ARC = BETWEEN.join([NUMBER] * 3 + ["[01]"] * 2 + [NUMBER] * 2)
"""The two flags are single digits that nothing need part from what follows."""


def _taking(letter: str) -> str:
    """The pattern of a command with its numbers."""
    once = ARC if letter == "A" else BETWEEN.join([NUMBER] * TAKEN[letter])
    return rf"[{letter}{letter.lower()}]\s*+{once}(?>{BETWEEN}{once})*+{BETWEEN}"


_ANY = "|".join(_taking(letter) for letter in TAKEN)
_PATH = rf"\s*+{_taking('M')}(?>{_ANY}|[Zz]\s*+)*+"
_WHOLE = rf"{_ANY}|[Zz]\s*+"
"""Compiled when they are first asked for, which takes 70 ms: most paths are seen to be right without."""

_PIECE = re.compile(r"([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)")
_NUMBER = re.compile(NUMBER)


def broken(d: str) -> str | None:
    """What is wrong with path data, as "no path: `K` has no meaning in it"; None where nothing is."""
    if re.fullmatch(_PATH, d):
        return None
    if d.strip()[:1] not in ("M", "m"):
        return f"no path: it begins with `{d.strip()[:10]}`, not with `M`"
    for piece in _PIECE.finditer(d):
        if not re.fullmatch(_WHOLE, piece[0]):
            return _fault(piece[1], piece[2])
    return "no path"


def _fault(letter: str, inside: str) -> str:
    """What is wrong with one command."""
    taken, shown = TAKEN.get(letter.upper(), 0), f"{letter}{inside}".strip()
    if not taken and letter not in "Zz":
        return f"no path: `{letter}` has no meaning in it"
    odd = re.sub(r"[\s,]", "", _NUMBER.sub("", inside))
    if odd:
        return f"no path: `{odd[:10]}` in `{_short(shown)}` has no meaning"
    count = len(_NUMBER.findall(inside))
    if not taken:
        return f"no path: numbers stand behind `{letter}`, which takes none"
    if not count:
        return f"a path that breaks off: `{letter}` has no numbers, and takes {taken}"
    if letter in "Aa" and count % taken == 0:
        return f"no path: the fourth and fifth number of `{_short(shown)}` are each 0 or 1"
    if count % taken:
        numbers = "1 number" if count == 1 else f"{count} numbers"
        return f"a path that breaks off: `{_short(shown)}` has {numbers}, and `{letter}` takes {taken} at a time"
    return f"no path: a comma too many stands in `{_short(shown)}`"


def _short(text: str) -> str:
    """The beginning of a command."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
