"""Which fields an expression in a layout depends on, read off its text.

This decides two things that need not be exact: which fields a message names, and which neighbouring elements are
drawn as one. So it is done without compiling.
"""

from __future__ import annotations

import re

STRINGS = re.compile(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"")
SUBSCRIPT = re.compile(r"\[\s*(?:'(\w+)'|\"(\w+)\")\s*\]")

_NAME = re.compile(
    r"(?P<skip>\|\s*\w+|\bis\s+(?:not\s+)?\w+)|(?<![\w.])(?P<root>[A-Za-z_]\w*)(?P<rest>(?:\s*\.\s*[A-Za-z_]\w*)*)"
    r"(?=\s*(?P<after>\(|=(?!=))?)"
)

WORDS = frozenset(("and", "or", "not", "in", "is", "if", "else", "true", "false", "none", "True", "False", "None"))

SAME_ON_EVERY_CARD = frozenset(
    ("deck", "decks", "game", "board", "facts", "variant", "player_count", "icon", "range", "loop", "caller", "varargs")
)
"""Names that do not change from card to card of one build."""


def names_of(expression: str, bound: dict[str, frozenset[str]]) -> frozenset[str]:
    """What an expression depends on: `card.name`, `lang`, names that stand for something unknown.

    Args:
        expression: its text, entities decoded.
        bound: what the names set or looped over in the layout depend on.
    """
    plain = STRINGS.sub("''", SUBSCRIPT.sub(lambda found: f".{found[1] or found[2]}", expression))
    names: set[str] = set()
    for found in _NAME.finditer(plain):
        root = found["root"]
        if root is None or root in WORDS or root in SAME_ON_EVERY_CARD:
            continue
        rest = found["rest"].replace(" ", "").split(".")[1:]
        if found["after"] == "=" or (found["after"] == "(" and not rest):
            continue
        if root in bound:
            names |= bound[root]
        elif root == "card":
            names.add(f"card.{rest[0]}" if rest else "card.*")
        else:
            names.add(root)
    return frozenset(names)


def fields_of(names: frozenset[str]) -> list[str]:
    """The card fields among what an expression depends on, sorted."""
    return sorted(name[5:] for name in names if name.startswith("card.") and name != "card.*")
