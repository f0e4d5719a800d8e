"""What the parser and Python complain of, in plain words."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Span
from pnp.expressions import ExpressionError, Sandbox, compile_expression
from pnp.model.values import ExpressionSource


def told(text: str, **names: object) -> str:
    """What is wrong with an expression."""
    sandbox = Sandbox()
    with pytest.raises(ExpressionError) as caught:
        compile_expression(ExpressionSource(text, Span("a.yaml", 1, 1, len(text))), sandbox).evaluate(names)
    return caught.value.text


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("rank +", "the expression ends too early"),
        ("'clubs", "the `'` is never closed"),
        ("suit == 'a", "the `'` is never closed"),
        ("rank § 2", "`§` is not expected here"),
        ("max(1 2)", "a number stands where `,` is wanted"),
        ("[1, 2)", "`)` closes no bracket"),
        ("facts.", "a name is missing behind a `.`"),
        ("* 2", "`*` is not expected here"),
    ],
)
def test_what_cannot_be_read_is_told_in_plain_words(text: str, fact: str) -> None:
    assert told(text) == fact


@pytest.mark.parametrize("text", ["rnk | round", "rnk | abs", "[1, 2][rnk]", "rnk + 1", "rnk > 1"])
def test_every_use_of_an_unknown_name_names_it(text: str) -> None:
    assert "`rnk`" in told(text, rank=1)
