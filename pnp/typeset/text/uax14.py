"""Where lines may end: the rules of UAX #14, Unicode Line Breaking Algorithm, revision 50 (Unicode 15.0).

All rules but those that end a line by force (LB4, LB5), since line ends are taken out before. Numbers are kept together
by the expression of section 8.2, example 7, as in Unicode's own test data. Thai, Lao, Khmer and Burmese, which need a
dictionary, break only at spaces and zero-width spaces.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from pnp.typeset.text.break_tables import RANGES

_PAIRS = [row.split(" ") for row in RANGES.split(";")]
_STARTS = [int(start, 16) for start, _ in _PAIRS]
_CLASSES = [name for _, name in _PAIRS]

LETTERS = ("AL", "HL")
WORDLIKE = (*LETTERS, "NU")
IDEOGRAPHS = ("ID", "EB", "EM", "EP")
HANGUL = ("JL", "JV", "JT", "H2", "H3")
AFFIXES = ("PR", "PO")
CLOSERS = frozenset(("CL", "CP", "CPW"))
OPENERS = frozenset(("OP", "OPW"))
NEVER_FIRST = CLOSERS | {"EX", "IS", "SY", "WJ"}
HELD_ON = frozenset(("BA", "HY", "NS", "IN"))
"""What stays with a character right before it (LB21, LB22)."""

UNMARKED = frozenset(("SP", "ZW"))
"""Classes to which no combining mark attaches."""

_RULES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("SY",), ("HL",)),  # LB21b
    (LETTERS, WORDLIKE),  # LB23, LB28
    (("NU",), LETTERS),  # LB23
    (("PR",), IDEOGRAPHS),  # LB23a
    (IDEOGRAPHS, ("PO",)),  # LB23a
    (AFFIXES, LETTERS),  # LB24
    (LETTERS, AFFIXES),  # LB24
    (("JL",), ("JL", "JV", "H2", "H3")),  # LB26
    (("JV", "H2"), ("JV", "JT")),  # LB26
    (("JT", "H3"), ("JT",)),  # LB26
    (HANGUL, ("PO",)),  # LB27
    (("PR",), HANGUL),  # LB27
    (("IS",), LETTERS),  # LB29
    (WORDLIKE, ("OP",)),  # LB30
    (("CP",), WORDLIKE),  # LB30
    (("EB", "EP"), ("EM",)),  # LB30b
)
HELD = frozenset((first, second) for firsts, seconds in _RULES for first in firsts for second in seconds)
"""Pairs of classes that hold together with nothing between them."""

HELD_OVER_SPACES = frozenset((("QU", "OP"), ("QU", "OPW"), ("B2", "B2"), *((closer, "NS") for closer in CLOSERS)))
"""Pairs of classes that hold together even with spaces between them (LB15 to LB17)."""

_NUMBER = re.compile(r"\b(?:(?:PR|PO) )?(?:(?:OPW?|HY) )?NU (?:(?:NU|SY|IS) )*(?:(?:CL|CPW?) )?(?:(?:PR|PO) )?")


def class_of(char: str) -> str:
    """The line breaking class of a character, as in the tables."""
    return _CLASSES[bisect_right(_STARTS, ord(char)) - 1]


def opportunities(text: str) -> list[int]:
    """Give the places, in characters, before which a line may begin: none at the start or the end of `text`."""
    raw = [class_of(char) for char in text]
    found = _attached(raw)
    numbers = _inside_numbers(found)
    return [
        at
        for at in range(1, len(text))
        if found[at] and not _joined_mark(raw, at) and at not in numbers and _breaks(found, at)
    ]


def _attached(raw: list[str]) -> list[str]:
    """Classes by rules LB9 and LB10: a mark that joins the character before it is empty, any other one a letter."""
    found: list[str] = []
    base = ""
    for name in raw:
        if name in ("CM", "ZWJ"):
            if base and base not in UNMARKED:
                found.append("")
                continue
            base = "AL"
        else:
            base = name
        found.append(base)
    return found


def _joined_mark(raw: list[str], at: int) -> bool:
    """Rule LB8a: nothing parts from a zero-width joiner before it."""
    return raw[at - 1] == "ZWJ"


def _inside_numbers(found: list[str]) -> set[int]:
    """The places inside numbers with their signs, brackets and units (LB25)."""
    places = [at for at, name in enumerate(found) if name]
    line = "".join(f"{found[at]} " for at in places)
    if "NU" not in line:
        return set()
    inside: set[int] = set()
    # Which class of `line` begins at a given letter of it.
    number_at, count = {}, 0
    for number, at in enumerate(places):
        number_at[count] = number
        count += len(found[at]) + 1
    number_at[count] = len(places)
    match = _NUMBER.search(line)
    while match is not None:
        first, after = number_at[match.start()], number_at[match.end()]
        inside.update(places[first + 1 : after])
        # The unit of one number may be the sign of the next, as the plus of `(1)+(2)`.
        end = match.end()
        match = _NUMBER.search(line, end - 3 if line[end - 3 : end] in ("PR ", "PO ") else end)
    return inside


def _breaks(found: list[str], at: int) -> bool:
    """Whether a line may begin at `at`, by the rules in their order."""
    after = found[at]
    index = _back(found, at - 1, ("",))
    before = found[index]
    index = _back(found, index, ("", "SP"))
    last = found[index]
    if after in UNMARKED:
        return False
    if last == "ZW":
        return True
    if (
        before in ("WJ", "GL")
        or (after == "GL" and before not in ("SP", "BA", "HY"))
        or after in NEVER_FIRST
        or last in OPENERS
        or (last, after) in HELD_OVER_SPACES
    ):
        return False
    return before == "SP" or not _held(found, index, after)


def _held(found: list[str], index: int, after: str) -> bool:
    """Whether two characters with no space between them hold together (LB19 to LB30b); `index`: of the first."""
    before = found[index]
    if "QU" in (before, after):
        return True
    if "CB" in (before, after):
        return False
    if after in HELD_ON or before == "BB" or (before, after) in HELD:
        return True
    if before in ("HY", "BA"):
        return index > 0 and found[_back(found, index - 1, ("",))] == "HL"
    return before == after == "RI" and _flags_before(found, index) % 2 == 1


def _back(found: list[str], index: int, over: tuple[str, ...]) -> int:
    """The last place up to `index` whose class is not among those passed over; 0 where there is none."""
    while index > 0 and found[index] in over:
        index -= 1
    return index


def _flags_before(found: list[str], index: int) -> int:
    """How many regional indicators stand in a row up to `index`, it included."""
    count = 0
    while index >= 0 and found[index] in ("RI", ""):
        count += found[index] == "RI"
        index -= 1
    return count
