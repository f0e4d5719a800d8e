"""Python's complaints about values in plain words."""

from __future__ import annotations

import re
from collections.abc import Callable

from jinja2 import TemplateSyntaxError

from pnp.expressions.records import LanguageText, ListView, Members, NumberReference, Record, TextReference

KINDS: dict[str, str] = {
    "str": "a text",
    "int": "a number",
    "float": "a number",
    "bool": "true or false",
    "NoneType": "nothing",
    "tuple": "a list",
    "list": "a list",
    "generator": "a list",
    "range": "a range",
    "dict": "a map",
    "Record": "a record",
    "Markup": "a text",
    LanguageText.__name__: "a text",
    ListView.__name__: "a list",
    Members.__name__: "a list",
    TextReference.__name__: "a text",
    NumberReference.__name__: "a number",
}


def kind_of(value: object) -> str:
    """What `value` is: "a text", "a number", "card `alhambra`"."""
    if isinstance(value, Record):
        return value.label
    return _kind(type(value).__name__)


def _kind(type_name: str) -> str:
    """The plain word for a Python type's name."""
    return KINDS.get(type_name, "this")


def _compare(found: re.Match[str]) -> str:
    """Two kinds that have no order."""
    return f"{_kind(found[2])} and {_kind(found[3])} cannot be compared with `{found[1]}`"


def _operate(found: re.Match[str]) -> str:
    """Two kinds that have no such arithmetic."""
    sign = found[1].split(" ")[0]
    text = f"`{sign}` does not work between {_kind(found[2])} and {_kind(found[3])}"
    return f"{text}; write `~`, which joins them as text" if sign == "+" else text


def _join(found: re.Match[str]) -> str:
    """A text or list plus something else."""
    return f"`+` does not work between {_kind(found[2])} and {_kind(found[1])}; write `~`, which joins them as text"


PATTERNS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"'(\S+)' not supported between instances of '([\w.]+)' and '([\w.]+)'"), _compare),
    (re.compile(r"unsupported operand type\(s\) for (.+): '([\w.]+)' and '([\w.]+)'"), _operate),
    (re.compile(r"can only concatenate \w+ \(not \"([\w.]+)\"\) to (\w+)"), _join),
    (
        re.compile(r"can't multiply sequence by non-int of type '(\w+)'"),
        lambda _: "a text or list times no whole number",
    ),
    (re.compile(r"object of type '([\w.]+)' has no len"), lambda found: f"{_kind(found[1])} has no length"),
    (
        re.compile(r"argument of type '([\w.]+)' is not iterable"),
        lambda found: f"`in` looks into a list or text, not into {_kind(found[1])}",
    ),
    (re.compile(r"'([\w.]+)' object is not iterable"), lambda found: f"{_kind(found[1])} is no list"),
    (
        re.compile(r"'([\w.]+)' object is not callable"),
        lambda found: f"{_kind(found[1])} cannot be called like a function",
    ),
    (re.compile(r"access to attribute '(\w+)' of"), lambda found: f"`{found[1]}` is not there"),
    (re.compile(r"unhashable type"), lambda _: "a list or map cannot be used as a key"),
    (
        re.compile(r"bad operand type for (.+): '([\w.]+)'"),
        lambda found: f"`{found[1].removeprefix('unary ')}` does not work on {_kind(found[2])}",
    ),
    (
        re.compile(r"(takes|missing) .*(argument|positional)"),
        lambda _: "a function or filter is given the wrong number of values",
    ),
    (re.compile(r"parameter '(\w+)' was not provided"), lambda found: f"the macro lacks its value `{found[1]}`"),
    (re.compile(r"No filter named '(\w+)'"), lambda found: f"there is no filter `{found[1]}`"),
    (re.compile(r"No test named '(\w+)'"), lambda found: f"there is no test `{found[1]}`"),
)


TOKENS: dict[str, str] = {
    "string": "a text",
    "name": "a name",
    "integer": "a number",
    "float": "a number",
    "end of statement block": "the end",
    "end of print statement": "the end",
    "end of template": "the end",
}
"""What the parser calls the parts of an expression; all others are shown as typed."""

SYNTAX: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"end of (template|print statement)"), lambda _: "the expression ends too early"),
    (re.compile(r"unexpected char (['\"`])(.+?)\1 at"), lambda found: _odd(found[2])),
    (re.compile(r"got ['`]=['`]"), lambda _: "`=` compares nothing; write `==`"),
    (
        re.compile(r"expected token ['`](.+?)['`], got ['`](.+?)['`]"),
        lambda found: f"{_token(found[2])} stands where {_token(found[1])} is wanted",
    ),
    (re.compile(r"unexpected ['`](.+?)['`], expected ['`](.+?)['`]"), lambda found: f"`{found[1]}` closes no bracket"),
    (re.compile(r"unexpected ['`](.+?)['`]"), lambda found: f"`{found[1]}` is not expected here"),
    (re.compile(r"tag name expected"), lambda _: "`{% %}` begins with a word, as `if` or `for`"),
    (re.compile(r"expected name or number"), lambda _: "a name is missing behind a `.`"),
    (re.compile(r"can't assign to"), lambda _: "a name is wanted before the `=`"),
)
"""What the parser complains of, and what it means for the author."""


def _token(name: str) -> str:
    """A part of an expression in plain words."""
    return TOKENS.get(name, f"`{name}`")


def _odd(char: str) -> str:
    """A character that opens nothing known."""
    return "a quotation mark is not closed" if char.strip("\\") in "'\"`" else f"`{char}` has no meaning there"


def syntax(message: str) -> str:
    """What the parser's `message` says, in plain words."""
    for pattern, told in SYNTAX:
        found = pattern.search(message)
        if found:
            return told(found)
    return re.sub(r"'([^']+)'", r"`\1`", message)


def plainly(error: BaseException) -> str:
    """What `error` says, without Python's words; no full stop."""
    if isinstance(error, ZeroDivisionError):
        return "division by zero"
    if isinstance(error, RecursionError):
        return "the expression is nested too deeply"
    if isinstance(error, (MemoryError, OverflowError)):
        return "the result is too large"
    # The text of a syntax error goes on with a line number that means nothing to the author.
    message = str(error.message if isinstance(error, TemplateSyntaxError) else error).rstrip(".")
    for pattern, told in PATTERNS:
        found = pattern.search(message)
        if found:
            return told(found)
    if isinstance(error, (IndexError, KeyError)):
        return "there is no such entry"
    return message or "the expression cannot be worked out"
