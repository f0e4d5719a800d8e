"""`cards:` of a deck: explicit cards, and changes to generated ones by id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.load import shapes
from pnp.load.generate import MOST_CARDS, Generated
from pnp.load.ids import check_id, same_id
from pnp.load.nodes import MapNode, Node, ScalarNode, is_table
from pnp.load.parts import CardParts, decode_parts
from pnp.load.values import FieldReader
from pnp.model.spec import CardSpec
from pnp.model.values import Plain, Translated

SLIP = 0.8
"""difflib's ratio from which an unknown id is a slip for a generated one: `clubs-1b`/`clubs-01b` has 0.94."""

MOST_COMPARED = 1000
"""Generated ids that an explicit card's id is compared with; more would be felt (1,000 take 5 ms)."""

LEADING_ZEROS = re.compile(r"(?<!\d)0+(?=\d)")


def decode_cards(node: Node | None, generated: Generated) -> tuple[CardSpec, ...]:
    """All cards of the deck: the generated in their order, with changes, then the explicit ones; defaults filled in.

    Reports:
        P129 required field, P130 unique field, P140 no id, P141 bad id, P142 id twice, P146 no such generated card,
        P148 a table beside `generate`, and what `table_cards` and `decode_parts` report.
    """
    sink = generated.sources.scope.sink
    if isinstance(node, MapNode):
        node = _from_table(node, generated)
    found = shapes.expect_list(node, "`cards`", sink, "- {id: …}") if node is not None else None
    items = found.items if found else ()
    if found is not None and len(items) > MOST_CARDS:
        sink.error(
            "P144",
            f"deck `{generated.fields.deck}` has {len(items):,} cards; a deck has at most {MOST_CARDS:,}",
            found.span,
        )
        items = items[:MOST_CARDS]
    cards = dict(generated.cards)
    seen: dict[str, ScalarNode] = {}
    for number, item in enumerate(items, 1):
        example = f"{{id: {item.text}}}" if isinstance(item, ScalarNode) else "{id: …}"
        entry = shapes.expect_map(item, f"card {number}", sink, example)
        id_node = _id_of(entry, number, sink) if entry is not None else None
        if entry is not None and id_node is not None and _first(id_node, seen, sink):
            _decode_card(entry, id_node, cards, generated)
    generated.fields.report_unknown()
    finished = _finished(cards.values(), generated)
    for reader in generated.fields.readers.values():
        if reader.spec.unique and reader.spec.type != "list_of":
            _check_unique(reader, finished, sink)
    return finished


def _from_table(node: MapNode, generated: Generated) -> Node | None:
    """The entries of `cards: {from: file.csv}`; any other map is reported."""
    sink = generated.sources.scope.sink
    if "from" not in node.entries:
        example = f"- {{id: {next(iter(node.entries), '…')}, …}}"
        if isinstance(id := node.value("id"), ScalarNode):  # a card itself, its dash forgotten
            example = f"- id: {id.text}"
        shapes.wrong_shape(node, "`cards`", "a list", sink, example)
        return None
    if generated.variables:
        sink.error(
            "P148",
            "a deck with `generate` takes no cards from a table",
            node.key_span("from"),
            notes=("which of the two makes a card would be hard to see",),
            help="list the changes under `cards:` here, or give every card a row in the table and delete `generate:`",
        )
        return None
    from pnp.load.tables import table_cards

    return table_cards(node, generated.fields)


def _id_of(entry: MapNode, number: int, sink: Sink) -> ScalarNode | None:
    """The id of an explicit card, letters composed; None where there is none that can be used (reported)."""
    node = entry.value("id")
    if node is None:
        sink.error(
            "P140",
            f"card {number} has no `id`",
            entry.span,
            notes=("the id names the card in messages, in `--cards` and in file names",),
            help=f"add `id: card-{number:02}`, or a name of its own",
        )
        return None
    scalar = shapes.expect_scalar(node, f"the id of card {number}", sink)
    if scalar is None or not check_id(scalar.text, "the id", scalar.span, sink):
        return None
    return scalar


def _first(id_node: ScalarNode, seen: dict[str, ScalarNode], sink: Sink) -> bool:
    """Whether the id occurs for the first time; else report it."""
    first = seen.setdefault(same_id(id_node.text), id_node)
    if first is id_node:
        return True
    twice = first.text == id_node.text
    sink.error(
        "P142",
        f"the id `{id_node.text}` is given twice"
        if twice
        else f"the ids `{first.text}` and `{id_node.text}` would be one file name on Windows and macOS",
        id_node.span,
        notes=(f"first given at {first.span}",),
        help="give one of the two cards another id" + (", or delete it" if twice else ""),
    )
    return False


def _decode_card(entry: MapNode, id_node: ScalarNode, cards: dict[str, CardSpec], generated: Generated) -> None:
    """Add one explicit card to `cards`, or change the generated one of that id."""
    sink, id = generated.sources.scope.sink, id_node.text
    parts = decode_parts(entry, f"card `{id}`", generated.fields)
    before = cards.get(id)
    if before is not None:
        cards[id] = _changed(before, parts)
        return
    twin = generated.ids.get(same_id(id)) if generated.ids else None
    if generated.cards and (twin is not None or not any(name in parts.values for name in generated.variables)):
        near = twin.id if twin else _slip_for(id, generated)
        if near is not None:
            sink.error(
                "P146",
                f"no card `{id}` is generated",
                id_node.span,
                notes=(f"as a card of its own it would set {' or '.join(f'`{name}`' for name in generated.variables)}",)
                if generated.variables
                else (),
                help=f"did you mean `{near}`?",
            )
            return
    cards[id] = CardSpec(id, parts.span, parts.values, parts.spans, parts.qty, parts.layout, parts.back, parts.has_back)


def _slip_for(id: str, generated: Generated) -> str | None:
    """The generated id that `id` is a slip for, first of all by its leading zeros: `clubs-1b` for `clubs-01b`."""
    bare = LEADING_ZEROS.sub("", id)
    for other in generated.cards:
        if LEADING_ZEROS.sub("", other) == bare:
            return other
    near = get_close_matches(id, generated.cards, n=1, cutoff=SLIP) if len(generated.cards) <= MOST_COMPARED else []
    return near[0] if near else None


def _changed(card: CardSpec, parts: CardParts) -> CardSpec:
    """A generated card with what the entry of its id sets."""
    return CardSpec(
        card.id,
        parts.span,
        {**card.values, **parts.values},
        {**card.spans, **parts.spans},
        card.qty if parts.quantity is None else parts.quantity,
        parts.layout or card.layout,
        card.back if parts.no_back is None else parts.back,
        card.has_back if parts.no_back is None else not parts.no_back,
    )


def _finished(cards: Iterable[CardSpec], generated: Generated) -> tuple[CardSpec, ...]:
    """The cards with defaults; a required field without value is reported."""
    specs = [reader.spec for reader in generated.fields.readers.values()]
    defaults = {spec.name: spec.default for spec in specs if spec.default is not None}
    refused = generated.fields.refused
    required = [spec.name for spec in specs if spec.required and spec.default is None and spec.name not in refused]
    done = []
    for card in cards:
        for name in required:
            if name not in card.values and name not in card.spans:
                generated.sources.scope.sink.error(
                    "P132",
                    f"card `{card.id}` has no `{name}`",
                    card.span,
                    notes=(f"field `{name}` is `required`",),
                    help=f"fill in column `{name}`" if is_table(card.span.path) else f"add `{name}: …` to the card",
                )
        missing = any(name not in card.values for name in defaults)
        done.append(replace(card, values={**defaults, **card.values}) if missing else card)
    return tuple(done)


def _check_unique(reader: FieldReader, cards: tuple[CardSpec, ...], sink: Sink) -> None:
    """Report every value of a `unique` field that an earlier card has."""
    name = reader.spec.name
    first: dict[object, CardSpec] = {}
    for card in cards:
        value = card.values.get(name)
        if value is None:
            continue
        other = first.setdefault(_identity(value), card)
        if other is not card:
            sink.error(
                "P130",
                f"`{name}` of card `{card.id}` is the same as that of card `{other.id}`",
                card.spans.get(name, card.span),
                notes=(f"the other stands at {other.spans.get(name, other.span)}", f"field `{name}` is `unique`"),
            )


def _identity(value: Plain) -> object:
    """What makes two values the same."""
    if isinstance(value, Translated):
        return tuple(sorted(value.by_language.items()))
    return str(getattr(value, "id", value))
