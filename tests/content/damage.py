"""One accident in a content file, as careless editing makes it; the same seed gives the same one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

Lines = list[str]

WORD = re.compile(r"[^\W_][\w.-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
TYPED = (
    "",
    '"',
    "'",
    "x",
    "0",
    "-1",
    "99",
    "1.5",
    "007",
    "true",
    "~",
    "null",
    "[]",
    "{}",
    "[a, b]",
    "{a: b}",
    "12 mm",
    "é",
)
"""What a value is typed over with: other types, empty, out of range."""


def damaged(text: str, seed: int) -> tuple[str, str]:
    """The kind of accident, and the text after it."""
    chance = random.Random(seed)
    kind, accident = chance.choice(ACCIDENTS)
    lines = text.split("\n")
    accident(lines, chance)
    return kind, "\n".join(lines)


def _at(lines: Lines, chance: random.Random) -> int:
    """A line that says something: comments and empty lines can take no harm."""
    said = [number for number, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")]
    return chance.choice(said)


def _drop(lines: Lines, chance: random.Random) -> None:
    del lines[_at(lines, chance)]


def _double(lines: Lines, chance: random.Random) -> None:
    at = _at(lines, chance)
    lines.insert(at, lines[at])


def _swap(lines: Lines, chance: random.Random) -> None:
    """Two lines change places, or two words of one line."""
    at = _at(lines, chance)
    if chance.random() < 0.5 and at + 1 < len(lines):
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
        return
    words = list(WORD.finditer(lines[at]))
    if len(words) > 1:
        one, two = sorted(chance.sample(range(len(words)), 2))
        first, second = words[one], words[two]
        line = lines[at]
        between = line[first.end() : second.start()]
        lines[at] = f"{line[: first.start()]}{second[0]}{between}{first[0]}{line[second.end() :]}"


def _mistype(lines: Lines, chance: random.Random) -> None:
    """A character is lost, doubled, changed with its neighbour, or another one."""
    at = _at(lines, chance)
    line = lines[at]
    place = chance.choice([number for number, sign in enumerate(line) if sign != " "])
    sign, following = line[place], line[place + 1 : place + 2]
    instead = chance.choice(("", sign * 2, following + sign, chance.choice("aeiou019:,.-{}[]\"'# ")))
    skipped = 2 if instead == following + sign else 1
    lines[at] = line[:place] + instead + line[place + skipped :]


def _retype(lines: Lines, chance: random.Random) -> None:
    """A word or number becomes something of another kind, or a number another number."""
    at = _at(lines, chance)
    line = lines[at]
    numbers = list(NUMBER.finditer(line))
    if numbers and chance.random() < 0.5:
        found = chance.choice(numbers)
        whole = found[0].partition(".")[0]
        instead = f"{int(whole) + chance.choice((-1, 1, 10))}{found[0][len(whole) :]}"
    else:
        found = chance.choice(list(WORD.finditer(line)) or list(re.finditer(r"\S+", line)))
        instead = chance.choice(TYPED)
    lines[at] = line[: found.start()] + instead + line[found.end() :]


def _indent(lines: Lines, chance: random.Random) -> None:
    at = _at(lines, chance)
    before = lines[at]
    lines[at] = chance.choice(("", " ", "  ", "   ", "    ", "\t", "      ")) + before.lstrip()


ACCIDENTS: tuple[tuple[str, Callable[[Lines, random.Random], None]], ...] = (
    *(("drop", _drop), ("double", _double), ("swap", _swap), ("mistype", _mistype), ("retype", _retype)),
    ("re-indent", _indent),
)
