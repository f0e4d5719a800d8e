"""Makes `break_tables.py`: the line breaking class of every character, from the Unicode Character Database.

Debian's package `unicode-data` brings the files (Unicode License V3); after a new version of it, and of the rules in
`uax14.py`, the tables are made anew with

    python -m pnp.typeset.text.make_break_tables /usr/share/unicode
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

LAST = 0x10FFFF
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}
"""Classes that rule LB1 puts into others; Japanese small kana may not begin a line, as books and newspapers set it."""

WIDE = {"OP": "OPW", "CP": "CPW"}
"""Brackets of full width, to which rule LB30 does not apply."""

IDEOGRAPHIC_DEFAULT = ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD))
IDEOGRAPHIC_DEFAULT_ALSO = ((0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD))
CURRENCY = (0x20A0, 0x20CF)
"""Ranges whose unassigned characters are ID and PR (from the head of LineBreak.txt)."""


def ranges(path: Path, column: int = 1) -> Iterator[tuple[int, int, str]]:
    """The (first, last, value) lines of a file of the database."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [part.strip() for part in line.partition("#")[0].split(";")]
        if len(fields) > column and fields[0]:
            first, _, last = fields[0].partition("..")
            yield int(first, 16), int(last or first, 16), fields[column]


def classes(folder: Path) -> list[str]:
    """The class of every code point, as the rules take them."""
    found = ["XX"] * (LAST + 1)
    for first, last in (*IDEOGRAPHIC_DEFAULT, *IDEOGRAPHIC_DEFAULT_ALSO):
        found[first : last + 1] = ["ID"] * (last - first + 1)
    found[CURRENCY[0] : CURRENCY[1] + 1] = ["PR"] * (CURRENCY[1] - CURRENCY[0] + 1)
    for first, last, name in ranges(folder / "LineBreak.txt"):
        found[first : last + 1] = [name] * (last - first + 1)
    category = ["Cn"] * (LAST + 1)
    for first, last, name in ranges(folder / "extracted" / "DerivedGeneralCategory.txt"):
        category[first : last + 1] = [name] * (last - first + 1)
    for code in _members(folder / "EastAsianWidth.txt", ("F", "W", "H")):
        found[code] = WIDE.get(found[code], found[code])
    for code in _members(folder / "emoji" / "emoji-data.txt", ("Extended_Pictographic",)):
        if category[code] == "Cn":
            found[code] = "EP"
    for code, name in enumerate(found):
        if name == "SA":
            found[code] = "CM" if category[code] in ("Mn", "Mc") else "AL"
    return [RESOLVED.get(name, name) for name in found]


def _members(path: Path, values: tuple[str, ...]) -> Iterator[int]:
    """The code points that have one of `values`."""
    for first, last, value in ranges(path):
        if value in values:
            yield from range(first, last + 1)


def table(folder: Path) -> str:
    """The module's text."""
    version = (folder / "LineBreak.txt").read_text(encoding="utf-8").splitlines()[0].strip("# ").removesuffix(".txt")
    rows: list[str] = []
    code = 0
    for name, group in groupby(classes(folder)):
        rows.append(f"{code:x} {name}")
        code += sum(1 for _ in group)
    lines, line = [], ""
    for row in rows:
        if len(line) + len(row) > 110:
            lines.append(line)
            line = ""
        line += row + ";"
    lines.append(line.removesuffix(";"))
    text = "\n".join(f'    "{line}"' for line in lines)
    return f'''"""Made by `python -m pnp.typeset.text.make_break_tables` from {version}; not for reading.

Where the characters of a line breaking class begin, each range up to the next one.
"""

RANGES = (
{text}
)
'''


if __name__ == "__main__":
    Path(__file__).with_name("break_tables.py").write_text(table(Path(sys.argv[1])), encoding="utf-8")
