"""`of:`, items other than cards: what an expression gives, as entries that every kind of rule can ask."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct

from pnp.check.breach import RuleMistake, shown
from pnp.check.entry import Entry
from pnp.check.scope import Scope, Words
from pnp.diagnostics import Diagnostic, Span
from pnp.expressions import NumberReference, Record, TextReference, Unset
from pnp.model.spec import CardSpec
from pnp.model.values import ExpressionSource

FACTS = re.compile(r"facts((?:\.\w+)+)")
"""An expression that gives a fact as it stands in game.yaml."""

NOUNS = frozenset({"card", "space", "route", "slot", "box", "cell"})
"""What kinds of records are called; everything else is an entry of a list."""

Place = tuple[Span, Mapping[str, Span]]
"""Where a thing stands, and its values by name."""


class Item(Struct, frozen=True):
    """One member of what `of` gives.

    Attributes:
        key: its place in the list, from 0, or its name in a map.
        name: what messages call it where it has no id: its number, from 1, or its name in a map.
        fields: an item without fields has none; a reference has those of its entry, and its id.
    """

    key: str
    name: str
    value: object
    fields: Mapping[str, object]

    @property
    def record(self) -> Record | None:
        """The record that it is or refers to."""
        value = self.value.record if isinstance(self.value, (TextReference, NumberReference)) else self.value
        return value if isinstance(value, Record) else None

    @property
    def noun(self) -> str:
        """What it is called. A space is a space wherever it is referred to."""
        kind = self.record.kind if self.record else ""
        kind = "space" if kind.endswith(".spaces") else kind
        return kind if kind in NOUNS else "entry"

    @property
    def id(self) -> str:
        """Its id, else its name."""
        return (self.record.name if self.record else "") or str(self.fields.get("id", self.name))


def item_scope(of: ExpressionSource, scope: Scope) -> Scope:
    """The scope of the items that `of` gives.

    Raises:
        RuleMistake: P201, P202, P238 where it gives no list.
    """
    value = scope.value(of)
    if isinstance(value, Record):
        found = [Item(name, name, member, _fields(member)) for name, member in value.fields.items()]
    elif isinstance(value, (tuple, list, range)):
        found = [Item(str(key), str(key + 1), member, _fields(member)) for key, member in enumerate(value)]
    else:
        what = f"`of: {of.text}` is {shown(value)}, which is no list"
        raise RuleMistake(Diagnostic("P238", what, of.span))
    return scope_of(found, of, scope)


def listed_items(values: Sequence[object], of: ExpressionSource, scope: Scope) -> Scope:
    """The scope of these items, that `of` stands for in messages."""
    found = [Item(str(key), str(key + 1), value, _fields(value)) for key, value in enumerate(values)]
    return scope_of(found, of, scope)


def scope_of(found: Sequence[Item], of: ExpressionSource, scope: Scope) -> Scope:
    """The scope of items; fields that only others have are not set."""
    names = tuple(dict.fromkeys([name for item in found for name in item.fields]))
    places = _Places(of, scope)
    made = []
    for item in found:
        span, spans = places.of(item)
        record = Record(item.noun, item.id, partial(_filled, item, names))
        made.append(Entry(CardSpec(item.id, span, {}, spans), record, item=item.value))
    nouns = {item.noun for item in found}
    noun = nouns.pop() if len(nouns) == 1 else "entry"
    return scope.of_items(tuple(made), names, Words(noun, f"`{of.text}` has", f"`{of.text}`"))


def _fields(value: object) -> Mapping[str, object]:
    """The fields of a member."""
    if isinstance(value, Record):
        return value.fields
    if isinstance(value, (TextReference, NumberReference)):
        return {"id": value, **value.record.fields}
    return {}


def _filled(item: Item, names: tuple[str, ...]) -> Mapping[str, object]:
    """The fields of an item; what others have and this one has not is not set."""
    return {name: item.fields[name] if name in item.fields else Unset(item.noun, item.id, name) for name in names}


class _Places:
    """Where items stand in the author's files."""

    def __init__(self, of: ExpressionSource, scope: Scope) -> None:
        fact = FACTS.fullmatch(of.text.strip())
        self.path = fact[1].removeprefix(".") if fact else None
        self.of_span = of.span
        self.scope = scope
        self.by_id: dict[tuple[str, str], Place] = {}
        self.by_record: dict[int, Place] = {}
        if self.path is None:
            self._note_board()
            self._note_decks()

    def of(self, item: Item) -> Place:
        """Where one item stands; the expression itself where that is not known."""
        if self.path is not None:
            return self._fact(f"{self.path}.{item.key}")
        record = item.record
        if record is None:
            return self.of_span, {}
        kind = record.kind if item.noun == "entry" else item.noun
        return self.by_record.get(id(record)) or self.by_id.get((kind, record.name)) or (self.of_span, {})

    def _fact(self, key: str) -> Place:
        """Where a fact and the values in it stand."""
        spans = self.scope.game.fact_spans
        inner = {name.removeprefix(f"{key}."): span for name, span in spans.items() if name.startswith(f"{key}.")}
        return spans.get(key, self.of_span), inner

    def _note_board(self) -> None:
        """Note the parts of the board."""
        board = self.scope.board
        if board is None:
            return
        spec = board.spec
        for kind, specs in (("space", spec.spaces), ("slot", spec.slots), ("box", spec.boxes)):
            self.by_id.update({(kind, id): (one.span, one.spans) for id, one in specs.items()})
        for record, route in zip(board.routes, spec.routes, strict=True):
            self.by_record[id(record)] = (route.span, route.spans)
        for number, span in enumerate(spec.track.spans, spec.track.first) if spec.track else ():
            self.by_id["cell", str(number)] = (span, {})

    def _note_decks(self) -> None:
        """Note the entries of lists, and cards."""
        for deck in self.scope.view.decks.values():
            for name, entries in deck.spec.lists.items():
                self.by_id.update({(name, str(id)): (span, {}) for id, span in entries.spans.items()})
            for record, card in zip(deck.cards, deck.spec.cards, strict=True):
                self.by_record[id(record)] = (card.span, card.spans)
