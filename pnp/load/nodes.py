"""Nodes: a YAML file as scalars, lists and maps that know where they stand. Made by `yaml_nodes`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from pnp.diagnostics import Span

QUOTED = "quoted"
PLAIN = "plain"
BLOCK = "block"


class ScalarNode(NamedTuple):
    """One value as typed.

    Attributes:
        text: what it says, quotes and escapes resolved.
        style: `plain`, `quoted` or `block` (`|` and `>`): only a plain one may be an integer or a boolean.
        path, line, column, length: its place, quotes included; a value over several lines ends with its first line.
    """

    text: str
    style: str
    path: str
    line: int
    column: int
    length: int

    @property
    def span(self) -> Span:
        """Where it stands."""
        return Span(self.path, self.line, self.column, self.length)

    @property
    def inner(self) -> Span:
        """Where its text stands: without the quotes where these are all that differs, else `span`."""
        if self.style == QUOTED and self.length == len(self.text) + 2:
            return Span(self.path, self.line, self.column + 1, self.length - 2)
        return self.span

    @property
    def whole(self) -> bool:
        """Whether `span` is just what it says, quotes included: then the text there may be replaced."""
        return self.length == len(self.text) + (2 if self.style == QUOTED else 0) and self.style != BLOCK


class ListNode(NamedTuple):
    """A list in the order typed."""

    items: tuple[Node, ...]
    path: str
    line: int
    column: int
    length: int

    @property
    def span(self) -> Span:
        """Where it stands; one over several lines ends with its first line."""
        return Span(self.path, self.line, self.column, self.length)


class MapNode(NamedTuple):
    """A map in the order typed: key text to (key, value). Keys are unique."""

    entries: dict[str, tuple[ScalarNode, Node]]
    path: str
    line: int
    column: int
    length: int

    @property
    def span(self) -> Span:
        """Where it stands; one over several lines ends with its first line."""
        return Span(self.path, self.line, self.column, self.length)

    def value(self, key: str) -> Node | None:
        """The value behind `key`, None where it is not set."""
        entry = self.entries.get(key)
        return entry[1] if entry else None

    def key_span(self, key: str) -> Span:
        """Where `key` itself stands."""
        return self.entries[key][0].span


Node: TypeAlias = ScalarNode | ListNode | MapNode

TABLES = (".csv", ".tsv", ".xlsx")
"""How the names of tables end whose rows become nodes, too."""


def is_table(path: str) -> bool:
    """Whether what stands at `path` is a cell of a table, not YAML: it is then mended in other words."""
    return path.lower().endswith(TABLES)
