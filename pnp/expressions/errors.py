"""What can go wrong in an expression, in the words of its author."""

from __future__ import annotations

from collections.abc import Iterable

from jinja2 import TemplateRuntimeError, UndefinedError
from jinja2.exceptions import SecurityError


class ExpressionError(Exception):
    """The one exception that compiling and evaluating an expression raise.

    Attributes:
        text: the fact, as "division by zero".
        offset: characters from the start of the expression to what is wrong, None where that is not known.
        length: characters of what is wrong, 0 where `offset` is None.
        name: the unknown name, where that is the mistake; else "".
        available: the names that could have stood there.
    """

    def __init__(
        self, text: str, offset: int | None = None, length: int = 0, name: str = "", available: Iterable[str] = ()
    ) -> None:
        """See the attributes."""
        super().__init__(text)
        self.text = text
        self.offset = offset
        self.length = length
        self.name = name
        self.available = tuple(available)


class UnknownNameError(UndefinedError):
    """A name that is not there, on use.

    Attributes:
        kind, owner: whose field was asked for, as `card` and `alhambra`; both empty for a bare name.
        name: what was asked for.
        available: the names that are there.
    """

    def __init__(self, message: str, kind: str, owner: str, name: str, available: tuple[str, ...]) -> None:
        """See the attributes."""
        super().__init__(message)
        self.kind = kind
        self.owner = owner
        self.name = name
        self.available = available


class UnsetFieldError(UndefinedError):
    """A field that is declared but has no value, on use.

    Attributes:
        kind, owner: whose field it is, as `card` and `alhambra`.
        name: the field.
    """

    def __init__(self, message: str, kind: str, owner: str, name: str) -> None:
        """See the attributes."""
        super().__init__(message)
        self.kind = kind
        self.owner = owner
        self.name = name


class UnprintableError(TemplateRuntimeError):
    """A whole record, such as a card, where a text is needed."""


class LimitError(SecurityError):
    """An operation whose result would be absurdly large."""
