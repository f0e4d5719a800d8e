"""Random damage to a text file, as careless editing makes it; the same seed gives the same damage."""

from __future__ import annotations

import random
from collections.abc import Callable

Lines = list[str]

SNIPPETS = (
    *(
        "\t",
        '"',
        "'",
        "{",
        "}",
        "[",
        "]",
        "{{",
        "}}",
        "{%",
        "%}",
        ":",
        ": ",
        " #",
        "- ",
        ",",
        "*",
        "!",
        "%",
        "|",
        "~",
        "=",
    ),
    *("<", ">", "&", "&amp;", "/>", "<g>", "</g>", "<text>", "url(#", "\\", "..", "../", "ő", "🐴", "م", "\u200b"),
    *("9999999999", "-1", "1e9", "nan", "inf", "null", "none", "card", "{% for x in range(99999) %}", "{% endif %}"),
)
"""What slips into a file, and what readers of numbers, braces and paths stumble over."""


def damaged(text: str, seed: int) -> str:
    """`text` with one to four accidents."""
    chance = random.Random(seed)
    lines = text.split("\n")
    for _ in range(chance.randint(1, 4)):
        chance.choice(ACCIDENTS)(lines, chance)
        lines = lines or [""]
    return "\n".join(lines)


def _at(lines: Lines, chance: random.Random) -> int:
    """A line."""
    return chance.randrange(len(lines))


def _drop(lines: Lines, chance: random.Random) -> None:
    """A line is lost."""
    del lines[_at(lines, chance)]


def _double(lines: Lines, chance: random.Random) -> None:
    """A line is pasted twice."""
    at = _at(lines, chance)
    lines.insert(at, lines[at])


def _move(lines: Lines, chance: random.Random) -> None:
    """A line lands elsewhere."""
    lines.insert(_at(lines, chance), lines[_at(lines, chance)])


def _swap(lines: Lines, chance: random.Random) -> None:
    """Two neighbouring characters change places."""
    at = _at(lines, chance)
    line = lines[at]
    if len(line) > 1:
        place = chance.randrange(len(line) - 1)
        lines[at] = line[:place] + line[place + 1] + line[place] + line[place + 2 :]


def _indent(lines: Lines, chance: random.Random) -> None:
    """A line is indented anew."""
    at = _at(lines, chance)
    lines[at] = chance.choice(("", " ", "   ", "\t", "      ")) + lines[at].lstrip()


def _insert(lines: Lines, chance: random.Random) -> None:
    """Something slips in."""
    at = _at(lines, chance)
    place = chance.randint(0, len(lines[at]))
    lines[at] = lines[at][:place] + chance.choice(SNIPPETS) + lines[at][place:]


def _delete(lines: Lines, chance: random.Random) -> None:
    """A few characters are lost."""
    at = _at(lines, chance)
    place = chance.randint(0, len(lines[at]))
    lines[at] = lines[at][:place] + lines[at][place + chance.choice((1, 1, 2, 5)) :]


def _replace(lines: Lines, chance: random.Random) -> None:
    """A word or number becomes something else."""
    at = _at(lines, chance)
    words = lines[at].split(" ")
    words[chance.randrange(len(words))] = chance.choice(SNIPPETS)
    lines[at] = " ".join(words)


def _unclose(lines: Lines, chance: random.Random) -> None:
    """A closing mark is lost."""
    mark = chance.choice(("}}", "%}", '"', "'", "}", "]", ">", "/>", ":"))
    holders = [number for number, line in enumerate(lines) if mark in line]
    if holders:
        at = chance.choice(holders)
        lines[at] = lines[at].replace(mark, "", 1)


def _cut(lines: Lines, chance: random.Random) -> None:
    """The file ends early."""
    del lines[max(1, _at(lines, chance)) :]


ACCIDENTS: tuple[Callable[[Lines, random.Random], None], ...] = (
    *(_drop, _double, _move, _swap, _indent, _insert, _insert, _delete, _replace, _replace, _unclose, _unclose, _cut),
)
