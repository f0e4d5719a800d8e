"""Where something an author wrote stands."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Span(Struct, frozen=True, order=True):
    """A stretch of one line: path relative to the project root with `/`, line and column from 1, length in characters.

    Line 0 means the file as a whole; length 0 means a point.
    """

    path: str
    line: int = 0
    column: int = 0
    length: int = 0

    def __str__(self) -> str:
        """`path:line:column`, as terminals make it clickable."""
        return f"{self.path}:{self.line}:{self.column}" if self.line else self.path


class Located(Struct, Generic[T], frozen=True):
    """A value with the place where its author wrote it."""

    value: T
    span: Span
