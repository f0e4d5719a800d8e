"""Commas that cut what was meant as one value: `{lat: 60,435, fact: Warm, but windy.}`."""

from __future__ import annotations

import re

from pnp.load.nodes import PLAIN, ScalarNode
from pnp.load.yaml_quotes import quoted, straight

BEFORE = re.compile(r"([\w.-]+): *([^\s\"'{}\[\]:,][^\"'{}\[\]:]*), *$")
"""A name and the unquoted value that the comma cut."""

AFTER = re.compile(r"((?:, *[^,:{}\[\]\"']+)*)(?=, *[\w.-]+ *:|\s*\}|,? *$)")
"""What further commas cut from it, up to the next name or the closing brace."""

COMMA = "a comma ends a value within braces"

DECIMALS = re.compile(r"(-?\d+),(\d+)")


def cut_value(line: str, key: ScalarNode) -> tuple[str, bool] | None:
    """What to write for a value of which commas cut off `key`, and whether `key` is the first part that they cut off.

    None where `key` is a name, with its colon, whose value was forgotten.
    """
    start, end = key.column - 1, key.column - 1 + key.length
    found = BEFORE.search(line[:start])
    if key.style != PLAIN or found is None or line[end:].lstrip().startswith(":"):
        return None
    rest = AFTER.match(line, end)
    whole = line[found.start(2) : end] + (rest[1].rstrip() if rest else "")
    number = DECIMALS.fullmatch(whole)
    value = f"{number[1]}.{number[2]}" if number else quoted(straight(whole))
    return f"{found[1]}: {value}", "," not in found[2]
