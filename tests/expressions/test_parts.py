from __future__ import annotations

import pytest

from pnp.expressions import Sandbox, bare_name, equalities, paths
from pnp.model.values import ExpressionSource
from tests.expressions.factory import at


def source(text: str) -> ExpressionSource:
    return ExpressionSource(text, at(1))


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("rank == 7", (("rank", 7),)),
        ("id == 'a' and card.suit == 'b' and rank == 7", (("id", "a"), ("suit", "b"), ("rank", 7))),
        ("rank == 7 or rank == 8", ()),
        ("rank == 7 and rank < 8", ()),
        ("rank == other", ()),
        ("1 == rank", ()),
        ("starter", ()),
    ],
)
def test_equalities_are_told_only_where_they_are_the_whole(text: str, pairs: object) -> None:
    assert equalities(source(text), Sandbox()) == pairs


@pytest.mark.parametrize(("text", "name"), [("starter", "starter"), ("card.starter", None), ("not starter", None)])
def test_a_bare_name(text: str, name: str | None) -> None:
    assert bare_name(source(text), Sandbox()) == name


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("facts.hand == 12 and facts.draft.rounds * facts.hand == 12", ("facts.hand", "facts.draft.rounds")),
        ("name.upper() == 'A'", ("name",)),
        ("places|length + rank", ("places", "rank")),
        ("facts.order[3 - suit.trump] == 'facts.x'", ("facts.order", "suit.trump")),
    ],
)
def test_the_dotted_names_that_are_read(text: str, found: object) -> None:
    assert paths(source(text), Sandbox()) == found
