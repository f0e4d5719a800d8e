"""Values in expressions that a field can never have: `suit == 'clbus'` is false on every card, without a word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.check.breach import MOST_NAMED, RuleMistake, key, shown
from pnp.check.choices import choices
from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic, Span
from pnp.diagnostics.similar import nearest
from pnp.expressions import comparisons, place_in
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource, Plain

NUMBERS = frozenset({"integer", "number"})
"""Types of fields that never are a text."""

NUMBER = re.compile(r"-?\d+(\.\d+)?")
"""A number as one types it."""


def check_comparisons(rule: RuleSpec, scope: Scope) -> None:
    """Ask that every field which a rule about cards compares with a value can have that value.

    Raises:
        RuleMistake: P204, and what `Scope.compiled` raises.
    """
    for source in _expressions(rule):
        check_compared(source, scope)


def _expressions(rule: RuleSpec) -> Iterator[ExpressionSource]:
    """The expressions of a rule that are about one card each."""
    if rule.kind not in {"check", "hands"} and isinstance(rule.value, ExpressionSource):
        yield rule.value
    if rule.where is not None:
        yield rule.where
    if isinstance(by := rule.options.get("by"), ExpressionSource):
        yield by


def check_compared(source: ExpressionSource, scope: Scope) -> None:
    """The same for one expression.

    Raises:
        RuleMistake: P204, and what `Scope.compiled` raises.
    """
    if not scope.is_of_cards or not ("=" in source.text or "in" in source.text):
        return
    scope.compiled(source)
    for comparison in comparisons(source, scope.sandbox):
        types = {
            deck.spec.fields[comparison.field].type for deck in scope.decks if comparison.field in deck.spec.fields
        }
        if not types or comparison.holds is not (types == {"list_of"}):
            continue
        allowed = choices(scope, comparison.field)
        for value in comparison.values:
            if allowed is not None and types <= {"one_of", "list_of", "boolean"}:
                _among(source, comparison.field, value, allowed)
            elif types <= NUMBERS and isinstance(value, str):
                raise RuleMistake(_quoted(source, comparison.field, value, None))


def _among(source: ExpressionSource, field: str, value: object, allowed: tuple[Plain, ...]) -> None:
    """Require a value to be among the choices of a field, and to be a number where those are."""
    if value is None or any(type(choice) is type(value) and choice == value for choice in allowed):
        return
    same = next((choice for choice in allowed if key(choice) == key(value)), None)
    if isinstance(value, str) and same is not None:
        raise RuleMistake(_quoted(source, field, value, same))
    if same is not None:
        return
    texts = [shown(choice) for choice in allowed]
    near = nearest(shown(value), texts)
    note = f"`{field}` can be: {', '.join(texts[:MOST_NAMED])}{' …' if len(texts) > MOST_NAMED else ''}"
    what = f"`{shown(value)}` is no value that `{field}` can have"
    span = _place(source, rf"(?<=['\"]){re.escape(shown(value))}(?=['\"])|(?<![\w.])\d+(?![\w.])", shown(value))
    help = f"did you mean `{near}`?" if near and span != source.span else None
    raise RuleMistake(Diagnostic("P204", what, span, notes=(note,), help=help))


def _quoted(source: ExpressionSource, field: str, value: str, meant: Plain | None) -> Diagnostic:
    """P204 for a text where the field has something else; `meant` is what it would be without its quotes."""
    kind = "`true` or `false`" if isinstance(meant, bool) else "a number"
    what = f"`'{value}'` is a text, and `{field}` is {kind}"
    bare = shown(meant) if meant is not None else value if NUMBER.fullmatch(value) else ""
    span = _place(source, rf"'{re.escape(value)}'|\"{re.escape(value)}\"")
    return Diagnostic("P204", what, span, help=f"write `{bare}`" if bare and span != source.span else None)


def _place(source: ExpressionSource, pattern: str, text: str | None = None) -> Span:
    """Where a value stands in an expression, where that is certain; else the whole of it."""
    found = [match for match in re.finditer(pattern, source.text) if text in {None, match[0]}]
    if len(found) != 1:
        return source.span
    return place_in(source, found[0].start(), len(found[0][0]))
