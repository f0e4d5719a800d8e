"""Follows the `{% … %}` blocks of a layout: what decides what is there, and what names mean."""

from __future__ import annotations

import re

from pnp.template.names import names_of

_WORD = re.compile(r"\s*[-+]?\s*(\w+)\s*(.*?)\s*[-+]?\s*$", re.DOTALL)
_FOR = re.compile(r"(.+?)\s+in\s+(.+)", re.DOTALL)
_SET = re.compile(r"([\w\s,.]+?)\s*=\s*(.+)", re.DOTALL)
_MACRO = re.compile(r"(\w+)\s*\((.*)\)", re.DOTALL)
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
_IMPORTED = re.compile(r"import\s+(.+)|as\s+(\w+)\s*$", re.DOTALL)

OPENING = frozenset(("if", "for", "macro", "call", "filter", "block", "with", "autoescape"))
BRANCHES = frozenset(("elif", "else"))

NOTHING: frozenset[str] = frozenset()


class Blocks:
    """The open blocks at a place of a layout.

    Attributes:
        bound: what each name that the layout made itself depends on.
    """

    def __init__(self) -> None:
        """No block is open."""
        self.bound: dict[str, frozenset[str]] = {}
        self._open: list[tuple[str, frozenset[str], dict[str, frozenset[str]]]] = []

    @property
    def names(self) -> frozenset[str]:
        """What decides whether, and how often, what stands here is there."""
        return NOTHING.union(*(names for _, names, _ in self._open))

    def statement(self, inside: str) -> tuple[str, str]:
        """Take in one statement, given without its delimiters; gives its first word and the rest."""
        found = _WORD.match(inside)
        if found is None:
            return "", ""
        word, rest = found[1], found[2]
        if word.startswith("end") and self._open and word[3:] == self._open[-1][0]:
            self.bound = self._open.pop()[2]
        elif word in BRANCHES and self._open:
            kind, names, outer = self._open.pop()
            self._open.append((kind, names | names_of(rest, self.bound), outer))
        elif word == "set":
            self._set(rest)
        elif word in ("import", "from"):
            self._import(rest)
        elif word in OPENING:
            self._enter(word, rest)
        return word, rest

    def _set(self, rest: str) -> None:
        """`{% set a = … %}`, or the start of a block that is kept under a name."""
        found = _SET.fullmatch(rest)
        if found is None:
            self._open.append(("set", NOTHING, self.bound))
            return
        names = names_of(found[2], self.bound) | self.names
        self.bound = {**self.bound, **dict.fromkeys(_IDENTIFIER.findall(found[1]), names)}

    def _import(self, rest: str) -> None:
        """Imported names depend on nothing themselves: their arguments do."""
        words = [word for found in _IMPORTED.findall(rest) for part in found for word in _IDENTIFIER.findall(part)]
        self.bound = {**self.bound, **dict.fromkeys(words, NOTHING)}

    def _enter(self, word: str, rest: str) -> None:
        """A block opens."""
        outer, names = self.bound, NOTHING
        if word == "for":
            found = _FOR.fullmatch(rest)
            if found:
                names = names_of(found[2], outer)
                self.bound = {**outer, **dict.fromkeys(_IDENTIFIER.findall(found[1]), names)}
        elif word in ("macro", "call"):
            # What is handed over to a macro decides how it looks; that is known where it is called.
            found = _MACRO.search(rest)
            parameters = _IDENTIFIER.findall(found[2]) if found and word == "macro" else []
            self.bound = {**outer, **dict.fromkeys(parameters, NOTHING)}
            names = names_of(rest, outer) if word == "call" else NOTHING
        elif word == "with":
            names = names_of(rest, outer)
            self.bound = {**outer, **dict.fromkeys(re.findall(r"(\w+)\s*=", rest), names)}
        else:
            names = names_of(rest, outer)
        self._open.append((word, names, outer))
