"""Field values as load leaves them: independent of the build language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from pnp.diagnostics import Span


class Translated(Struct, frozen=True):
    """A text in several languages, in the order typed: `{en: Alhambra, hu: Alhambra, local: La Alhambra}`."""

    by_language: Mapping[str, str]


class Reference(Struct, frozen=True):
    """A chosen entry of a list; it prints, equals and sorts as its id (an integer id as a number).

    Attributes:
        list_name: the list in `lists:` (or `board.spaces`, a deck) the entry belongs to.
        id: the entry's key.
        record: the entry's fields, as `colour`; empty for a list of plain ids.
    """

    list_name: str
    id: str | int
    record: Mapping[str, Plain]


class WrittenNumber(float):
    """A number that prints as its author typed it: `1.10` stays `1.10`; counts and compares as any float."""

    __slots__ = ("text",)

    text: str

    def __new__(cls, text: str) -> WrittenNumber:
        """The number that `text` states."""
        made = super().__new__(cls, text)
        made.text = text
        return made

    def __str__(self) -> str:
        return self.text

    def __getnewargs__(self) -> tuple[str]:  # type: ignore[override]  # how a copy is made: from the text
        return (self.text,)


Plain: TypeAlias = "str | int | float | bool | Translated | Reference | tuple[Plain, ...] | Mapping[str, Plain]"
"""Any value that content can hold. Lengths are floats in mm; colours are the text typed."""


class ExpressionSource(Struct, frozen=True):
    """An expression as typed, with its place; compiled by `pnp.expressions`."""

    text: str
    span: Span
