"""Bounds on what one operation may make, so that a slip of the keyboard gives a message and never hangs the machine.

Content and layouts may come from strangers; Jinja's sandbox keeps them from Python, these bounds from memory and time.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import wraps
from types import BuiltinMethodType

from pnp.expressions.errors import LimitError

MOST_ITEMS = 10_000
"""Characters or members that a repetition, a padding or a range may have: a card's text has some hundreds."""

MOST_BITS = 4_096
"""Binary digits of a whole number (1,233 decimal ones): counting the orders of a 300 card deck needs 2,042."""

PADDING = frozenset({"center", "ljust", "rjust", "zfill", "expandtabs", "to_bytes"})
"""Methods of texts and numbers that make as many characters as they are told."""

COUNTING_FILTERS = ("batch", "center", "indent", "round", "slice", "tojson", "truncate", "wordwrap")
"""Filters that are told a number of characters, digits or members."""

GROWING_FILTERS = ("join", "replace")
"""Filters whose result may be as large as the product of what goes in."""

LARGE_WIDTH = re.compile(r"\d{4,}|\*|\{[^{}]*\{")
"""In a format: four digits in a row, or a width that is given elsewhere."""


def too_large(what: str) -> LimitError:
    """The error for a result beyond the bounds."""
    return LimitError(f"the result of {what} would be too large")


def multiplied(left: object, right: object) -> object:
    """`left * right` within the bounds."""
    for text, times in ((left, right), (right, left)):
        if isinstance(text, (str, bytes, list, tuple)) and isinstance(times, int) and len(text) * times > MOST_ITEMS:
            raise too_large("`*`")
    if isinstance(left, int) and isinstance(right, int) and left.bit_length() + right.bit_length() > MOST_BITS:
        raise too_large("`*`")
    return operator.mul(left, right)


def raised(left: object, right: object) -> object:
    """`left ** right` within the bounds."""
    if isinstance(left, int) and isinstance(right, int) and left.bit_length() * abs(right) > MOST_BITS:
        raise too_large("`**`")
    return operator.pow(left, right)


def remainder(left: object, right: object) -> object:
    """`left % right`; for a text, filling in its `%` places, whose widths are bounded."""
    if isinstance(left, str) and LARGE_WIDTH.search(left):
        raise too_large("`%`")
    return operator.mod(left, right)


BINARY: dict[str, Callable[[object, object], object]] = {"*": multiplied, "**": raised, "%": remainder}
"""The operations that Jinja's sandbox hands to these functions."""


def within(what: str, *numbers: object) -> None:
    """Refuse a whole number above `MOST_ITEMS` among `numbers`."""
    if any(isinstance(number, int) and abs(number) > MOST_ITEMS for number in numbers):
        raise too_large(f"`{what}`")


def check_call(function: object, arguments: tuple[object, ...]) -> None:
    """Refuse a call of a text's method that would make something absurdly large."""
    if not isinstance(function, BuiltinMethodType):
        return
    name = function.__name__
    if name in PADDING:
        within(name, *arguments)
    elif name in GROWING_FILTERS:
        grown(name, function.__self__, *arguments)


def grown(what: str, *values: object) -> None:
    """Refuse to insert one text into another where all three sizes multiply beyond the bounds."""
    sizes = sorted(len(value) for value in values if isinstance(value, (str, list, tuple, range)))
    if len(sizes) > 1 and sizes[-1] * sizes[-2] > MOST_ITEMS * MOST_ITEMS:
        raise too_large(f"`{what}`")


def counting(name: str, filter_: Callable[..., object]) -> Callable[..., object]:
    """The filter, refusing numbers beyond the bounds in all but the value it is put on."""
    # Jinja hands some filters its own state first, then the value.
    before = 2 if hasattr(filter_, "jinja_pass_arg") else 1

    @wraps(filter_)
    def bounded(*arguments: object, **options: object) -> object:
        within(name, *arguments[before:], *options.values())
        return filter_(*arguments, **options)

    return bounded


def growing(name: str, filter_: Callable[..., object]) -> Callable[..., object]:
    """The filter, refusing texts whose sizes multiply beyond the bounds."""

    @wraps(filter_)
    def bounded(*arguments: object, **options: object) -> object:
        grown(name, *arguments, *options.values())
        return filter_(*arguments, **options)

    return bounded
