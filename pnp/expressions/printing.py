"""What `{{ }}` may print: texts and numbers as they are, and nothing that only Python has a notation for."""

from __future__ import annotations

from jinja2 import Undefined

from pnp.expressions.errors import UnprintableError
from pnp.expressions.records import Record
from pnp.expressions.words import kind_of


def printed(value: object) -> object:
    """The value that is printed for `value`.

    True and false are printed as content writes them; where there is nothing, nothing is printed. A list would come
    out in brackets and quotes, a function or generator with its place in memory, another one in every run.

    Raises:
        UnprintableError: `value` is no text; what stands behind `; ` is what to write.
    """
    if value is True or value is False:
        return "true" if value else "false"
    # Records and names without value complain themselves, as soon as they are made a text.
    if isinstance(value, (str, int, float, Record, Undefined)):
        return value
    if value is None:
        return ""
    if callable(value):
        raise UnprintableError("a function is no text; call it: write `()` behind it")
    kind = kind_of(value)
    if kind in ("a list", "a range"):
        raise UnprintableError(f"{kind} is no text; write `| join(', ')` behind it")
    raise UnprintableError(f"{kind} is no text")
