"""Names without a value: those that do not exist, and fields that a card leaves open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from jinja2 import StrictUndefined, UndefinedError
from jinja2.utils import missing

from pnp.expressions.errors import UnknownNameError, UnsetFieldError
from pnp.expressions.records import LanguageText, NumberReference, Record, TextReference
from pnp.expressions.words import kind_of

if TYPE_CHECKING:
    from jinja2 import TemplateRuntimeError


class Unknown(StrictUndefined):
    """A name that is not there: every use of it fails with `UnknownNameError`, also a test for truth."""

    __slots__ = ()

    __round__ = __abs__ = __index__ = StrictUndefined._fail_with_undefined_error

    def __init__(
        self,
        hint: str | None = None,
        obj: object = missing,
        name: str | None = None,
        exc: type[TemplateRuntimeError] = UndefinedError,
    ) -> None:
        """Called by Jinja: `obj` is what was asked for `name`; a given `hint` is the whole message."""
        super().__init__(hint, obj, name, exc)
        if hint is None:
            message, kind, owner, available = described(obj, str(name))
            raised = partial(UnknownNameError, kind=kind, owner=owner, name=str(name), available=available)
            self._undefined_hint = message
            # Jinja only ever calls this with the message and raises what comes back.
            self._undefined_exception = raised  # type: ignore[assignment]


def described(obj: object, name: str) -> tuple[str, str, str, tuple[str, ...]]:
    """Message, kind, owner and available names for `name` asked of `obj`; `missing` stands for a bare name."""
    if obj is missing:
        return f"`{name}` is not known here", "", "", ()
    if isinstance(obj, (TextReference, NumberReference)):
        obj = obj.record
    if isinstance(obj, Record):
        return f"`{name}` is not a field of {obj.label}", obj.kind, obj.name, tuple(map(str, obj.fields))
    if isinstance(obj, LanguageText):
        return f"{obj.label} has no language `{name}`", "text", obj.label, tuple(obj.by_language)
    by_id = getattr(obj, "by_id", None)
    return f"{kind_of(obj)} has no `{name}`", kind_of(obj), "", tuple(map(str, by_id)) if by_id else ()


class Unset(StrictUndefined):
    """A declared field without value: false in tests, `UnsetFieldError` in every other use."""

    __slots__ = ()

    __round__ = __abs__ = __index__ = StrictUndefined._fail_with_undefined_error

    def __init__(self, kind: str, owner: str, name: str) -> None:
        """The field `name` of the `kind` `owner`."""
        label = f"{kind} `{owner}`" if owner else kind
        super().__init__(f"field `{name}` of {label} has no value", missing, name)
        self._undefined_exception = partial(UnsetFieldError, kind=kind, owner=owner, name=name)  # type: ignore[assignment]

    def __bool__(self) -> bool:  # type: ignore[override]
        """Always false."""
        return False
