"""What a card entry sets: field values, `qty`, `layout`, `back`. The same for explicit and generated cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pnp.diagnostics import Located, Sink, Span
from pnp.load import shapes
from pnp.load.fields import Readers, unknown_field
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.scope import Scope
from pnp.model.values import Plain
from pnp.world import OutsideProjectError, normalised

CARD_KEYS = frozenset({"id", "qty", "layout", "back", "notes"})

MOST_COPIES = 1000
"""Copies of one card; more is a slip of the finger, and would fill a hundred sheets."""

NO_BACK = "none"


@dataclass(frozen=True, slots=True)
class CardParts:
    """What one entry sets; what it leaves out is None.

    Attributes:
        spans: where each value stands, also one that was refused.
        quantity: copies, None where not set.
        no_back: `back: none` or a path was typed; None where `back` is not set.
    """

    span: Span
    values: Mapping[str, Plain]
    spans: Mapping[str, Span]
    quantity: int | None = None
    layout: Located[str] | None = None
    back: Located[str] | None = None
    no_back: bool | None = None

    @property
    def qty(self) -> int:
        """Copies, one where not set."""
        return 1 if self.quantity is None else self.quantity

    @property
    def has_back(self) -> bool:
        """Whether the card has a back."""
        return not self.no_back


def decode_parts(
    node: MapNode, owner: str, deck: str, readers: Readers, scope: Scope, more: tuple[str, ...] = ()
) -> CardParts:
    """What the entry `node` sets.

    Args:
        node: a card, or an entry of `generate`.
        owner: for messages, as "card `x`".
        deck: its id, for messages.
        readers: the deck's fields.
        scope: where the deck stands.
        more: keys that are decoded elsewhere.

    Reports:
        P104 unknown field, P122 P123 copies, and what `FieldReader.read` reports.
    """
    values: dict[str, Plain] = {}
    spans: dict[str, Span] = {}
    other = False
    for name, (key, value) in node.entries.items():
        reader = readers.get(name)
        if reader is not None:
            made = reader.read(value, owner)
            spans[name] = value.span
            if made is not None:
                values[name] = made
        elif name in CARD_KEYS:
            other = other or name != "id"
        elif name not in more:
            unknown_field(key, owner, deck, readers, scope.sink)
    if not other:
        return CardParts(node.span, values, spans)
    back_node = node.value("back")
    back = path_at(back_node, f"`back` of {owner}", scope.sink)
    no_back = back.value == NO_BACK if back else None
    return CardParts(
        node.span,
        values,
        spans,
        _copies(node.value("qty"), owner, scope.sink),
        path_at(node.value("layout"), f"`layout` of {owner}", scope.sink),
        None if no_back else back,
        no_back,
    )


def _copies(node: Node | None, owner: str, sink: Sink) -> int | None:
    """`qty`: 0 or more."""
    copies = shapes.integer_at(node, f"`qty` of {owner}", sink, least=0)
    if copies is not None and copies > MOST_COPIES and node is not None:
        sink.error("P123", f"`qty` of {owner} is {copies}, more than {MOST_COPIES}", node.span)
        return None
    return copies


def path_at(node: Node | None, what: str, sink: Sink) -> Located[str] | None:
    """A path relative to `layouts/`, that may be missing; one that leads out of it is reported (P129)."""
    scalar = shapes.expect_scalar(node, what, sink) if node is not None else None
    if not isinstance(scalar, ScalarNode):
        return None
    try:
        normalised(scalar.text)
    except OutsideProjectError:
        what = f"{what} is `{scalar.text}`, which leads out of `layouts/`"
        sink.error("P129", what, scalar.span, help="write the path as seen from `layouts/`")
        return None
    return Located(scalar.text, scalar.span)
