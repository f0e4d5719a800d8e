"""The values and options of a rule in the form its kind needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from pnp.check.breach import RuleMistake
from pnp.diagnostics import Diagnostic
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource, Plain


def malformed(rule: RuleSpec, what: str, help: str | None = None, part: str = "") -> NoReturn:
    """Raise P203: the rule, or a part of it (`RuleSpec.spans`), is not written as its kind needs."""
    raise RuleMistake(Diagnostic("P203", what, rule.span_of(part), help=help))


def whole_number(rule: RuleSpec) -> int:
    """The value of a rule that is a number.

    Raises:
        RuleMistake: P203.
    """
    if isinstance(rule.value, bool) or not isinstance(rule.value, int):
        malformed(rule, f"`{rule.kind}` needs a whole number", f"write it as `{rule.kind}: 1`")
    return rule.value


def expression(rule: RuleSpec) -> ExpressionSource:
    """The value of a rule that is an expression.

    Raises:
        RuleMistake: P203.
    """
    if not isinstance(rule.value, ExpressionSource):
        malformed(rule, f"`{rule.kind}` needs an expression, as `rank` or `rank >= 7`")
    return rule.value


def bounds(rule: RuleSpec) -> tuple[float, float]:
    """The lowest and highest number of `is: 4` or `between: [4, 5]`.

    Raises:
        RuleMistake: P203.
    """
    exact, between = rule.options.get("is"), rule.options.get("between")
    if (exact is None) == (between is None):
        malformed(rule, f"`{rule.kind}` needs either `is:` or `between:`", "write `is: 4` or `between: [4, 5]`")
    if isinstance(exact, (int, float)) and not isinstance(exact, bool):
        return exact, exact
    if isinstance(between, tuple) and len(between) == 2:
        low, high = between
        if isinstance(low, (int, float)) and isinstance(high, (int, float)) and low <= high:
            return low, high
    key = "is" if between is None else "between"
    malformed(rule, f"`{key}` of a `{rule.kind}` is no {'number' if between is None else 'pair of numbers, low first'}")


def target_text(low: float, high: float) -> str:
    """`4`, or `4 to 5`."""
    return f"{low}" if low == high else f"{low} to {high}"


def mapping(rule: RuleSpec, value: object) -> Mapping[str, Plain]:
    """A value that is a map.

    Raises:
        RuleMistake: P203.
    """
    if not isinstance(value, Mapping):
        malformed(rule, f"`{rule.kind}` needs a map, as `{{suit: all, rank: 1..10}}`")
    return value
