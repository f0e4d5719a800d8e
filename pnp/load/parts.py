"""What a card entry sets: field values, `qty`, `layout`, `back`. The same for explicit and generated cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from pnp.diagnostics import Located, Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.load import shapes
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.scope import Scope
from pnp.load.slashes import LAYOUTS, slashed
from pnp.load.values import FieldReader
from pnp.model.values import Plain
from pnp.world import OutsideProjectError, normalised

CARD_KEYS = frozenset({"id", "qty", "layout", "back", "notes"})

MOST_COPIES = 1000
"""Copies of one card; more is a slip of the finger, and would fill a hundred sheets."""

NO_BACK = "none"


class CardParts(Struct, frozen=True):
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


class CardFields(Struct):
    """The fields that the cards of a deck can set, and what cards set beside them.

    Attributes:
        deck: its id.
        readers: by field name.
        refused: fields that are declared, but wrongly (reported): values of these are passed over.
        unknown: by name, the cards that set a field which is not declared.
    """

    deck: str
    readers: dict[str, FieldReader]
    scope: Scope
    refused: frozenset[str] = frozenset()
    unknown: dict[str, list[tuple[Span, str]]] = field(default_factory=dict)

    def report_unknown(self) -> None:
        """Report each unknown field once, however many cards set it (P104)."""
        known = self.readers
        for name, places in self.unknown.items():
            span, owner = places[0]
            notes = [f"fields of deck `{self.deck}`: {listed(known)}" if known else f"deck `{self.deck}` has no fields"]
            if len(places) > 1:
                cards = f"{len(places) - 1} more card{'s' if len(places) > 2 else ''}"
                notes.append(f"also on {cards}, next at {places[1][0]}")
            self.scope.sink.error(
                "P104",
                f"unknown field `{name}` on {owner}",
                span,
                notes=notes,
                help=suggestion(name, (*known, *CARD_KEYS))
                or f"add `{name}: {{type: text}}` under `fields:`, or delete it",
            )


def decode_parts(node: MapNode, owner: str, fields: CardFields, more: tuple[str, ...] = ()) -> CardParts:
    """What the entry `node` (a card, or an entry of `generate`) sets.

    Args:
        node: the entry.
        owner: for messages, as "card `x`".
        fields: the deck's.
        more: keys that are decoded elsewhere.

    Reports:
        P122 P123 copies, and what `FieldReader.read` reports.
    """
    values: dict[str, Plain] = {}
    spans: dict[str, Span] = {}
    other = False
    for name, (key, value) in node.entries.items():
        reader = fields.readers.get(name)
        if reader is not None:
            made = reader.read(value, owner)
            spans[name] = value.span
            if made is not None:
                values[name] = made
        elif name in CARD_KEYS:
            other |= name != "id"
        elif name not in more and name not in fields.refused:
            fields.unknown.setdefault(name, []).append((key.span, owner))
    if not other:
        return CardParts(node.span, values, spans)
    sink = fields.scope.sink
    back = path_at(node.value("back"), f"`back` of {owner}", sink)
    no_back = back.value == NO_BACK if back else None
    return CardParts(
        node.span,
        values,
        spans,
        _copies(node.value("qty"), owner, sink),
        path_at(node.value("layout"), f"`layout` of {owner}", sink),
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
    """A path relative to `layouts/`, that may be missing; one that leads out of it is reported (P129, P117)."""
    scalar = shapes.expect_scalar(node, what, sink) if node is not None else None
    if not isinstance(scalar, ScalarNode):
        return None
    path = slashed(scalar, sink, LAYOUTS)
    if path is None:
        return None
    try:
        normalised(path)
    except OutsideProjectError:
        what = f"{what} is `{scalar.text}`, which leads out of `layouts/`"
        sink.error("P129", what, scalar.span, help="write the path as seen from `layouts/`")
        return None
    return Located(path, scalar.span)
