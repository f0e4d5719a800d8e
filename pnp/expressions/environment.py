"""The sandbox in which content and layouts are evaluated: Jinja without Python, fields before methods, bounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jinja2 import pass_environment
from jinja2.runtime import Context
from jinja2.sandbox import SandboxedEnvironment

from pnp.expressions.errors import LimitError
from pnp.expressions.limits import (
    BINARY,
    COUNTING_FILTERS,
    GROWING_FILTERS,
    LARGE_WIDTH,
    MOST_ITEMS,
    check_call,
    counting,
    growing,
    too_large,
)
from pnp.expressions.records import LanguageText, ListView, NumberReference, Record, TextReference
from pnp.expressions.undefined import Unknown

UNWANTED_FILTERS = ("filesizeformat", "pprint", "random", "urlize")
"""`random` would make two builds differ; the others print what no card needs."""

UNWANTED_GLOBALS = ("lipsum",)
"""Random text."""

COUNTS = "; `| length` counts its members"
"""What one wants who asks a list for its `count`."""


class Sandbox(SandboxedEnvironment):
    """A Jinja environment for untrusted expressions and layouts.

    Takes the keyword options of `jinja2.Environment`. A field of a record, reference or list entry wins over a Python
    method of the same name (`card.items`, `card.title`, `card.suit.copy`); names with a leading underscore are not
    there; unknown names are an `Unknown`, which fails on every use.

    Attributes:
        compiled: what `compile_expression` has compiled so far, by text; belongs to the owner of the sandbox.
    """

    intercepted_binops = frozenset(BINARY)

    def __init__(self, **options: Any) -> None:
        """`options` as for `jinja2.Environment`; `undefined` is `Unknown` unless given."""
        options.setdefault("undefined", Unknown)
        super().__init__(**options)
        self.binop_table.update(BINARY)
        self.globals["range"] = bounded_range
        for name in UNWANTED_FILTERS:
            self.filters.pop(name, None)
        for name in UNWANTED_GLOBALS:
            self.globals.pop(name, None)
        self.filters.update({name: counting(name, self.filters[name]) for name in COUNTING_FILTERS})
        self.filters.update({name: growing(name, self.filters[name]) for name in GROWING_FILTERS})
        self.filters["attr"] = attribute_of
        self.compiled: dict[str, object] = {}

    def getattr(self, obj: Any, attribute: str) -> Any:
        """`obj.attribute`: the field, else what the sandbox lets through, else an unknown."""
        lookup = FIELD_LOOKUPS.get(type(obj))
        if lookup is None and isinstance(obj, tuple) and hasattr(tuple, attribute):
            # `cards.count` would be a piece of Python that equals no number, without a word.
            hint = f"a list has no `{attribute}`{COUNTS if attribute == 'count' else ''}"
            return self.undefined(hint=hint, obj=obj, name=attribute)
        if lookup is not None:
            found, value = lookup(obj, attribute)
            if found:
                return value
            if not hasattr(METHODS_OF[type(obj)], attribute):
                return self.undefined(obj=obj, name=attribute)
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """`obj[argument]`: as `getattr` for a name on one of our values; filters such as `map(attribute=)` use it."""
        if isinstance(argument, str) and type(obj) in FIELD_LOOKUPS:
            return self.getattr(obj, argument)
        return super().getitem(obj, argument)

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:
        """Call `__obj` unless it would make something absurdly large."""
        check_call(__obj, args)
        return super().call(__context, __obj, *args, **kwargs)

    def wrap_str_format(self, value: Any) -> Callable[..., str] | None:
        """The guarded `format` method of a text, None for any other value."""
        wrapped = super().wrap_str_format(value)
        if wrapped is not None and LARGE_WIDTH.search(value.__self__):
            raise too_large("`format`")
        return wrapped


def bounded_range(*numbers: int) -> range:
    """`range` of at most `MOST_ITEMS` members."""
    made = range(*numbers)
    # `len` itself overflows on absurd ranges, their ends do not.
    if abs(made.stop - made.start) // abs(made.step) > MOST_ITEMS:
        raise LimitError(f"a range may have at most {MOST_ITEMS:,} members")
    return made


@pass_environment
def attribute_of(environment: Sandbox, value: object, name: str) -> object:
    """The filter `attr`: the same as a dot."""
    return environment.getattr(value, str(name))


def _record_field(record: Record, name: str) -> tuple[bool, object]:
    """Whether the record has the field, and its value."""
    fields = record.fields
    return (True, fields[name]) if name in fields else (False, None)


def _reference_field(reference: TextReference | NumberReference, name: str) -> tuple[bool, object]:
    """A field of the chosen entry; `id` is the id itself unless the entry has its own."""
    found, value = _record_field(reference.record, name)
    return (found, value) if found or name != "id" else (True, reference)


def _language_text(text: LanguageText, name: str) -> tuple[bool, object]:
    """The text in another language."""
    return (True, text.by_language[name]) if name in text.by_language else (False, None)


def _list_entry(view: ListView, name: str) -> tuple[bool, object]:
    """An entry of a list by its id."""
    return (True, view.by_id[name]) if name in view.by_id else (False, None)


FIELD_LOOKUPS: dict[type, Callable[[Any, str], tuple[bool, object]]] = {
    Record: _record_field,
    TextReference: _reference_field,
    NumberReference: _reference_field,
    LanguageText: _language_text,
    ListView: _list_entry,
}
"""How a name after a dot is looked up on our own values, by their exact type."""

METHODS_OF: dict[type, type | None] = {
    Record: None,
    TextReference: str,
    NumberReference: int,
    LanguageText: str,
    ListView: None,
}
"""The Python type whose methods our own values have after their fields: a text has `upper`, a record nothing."""
