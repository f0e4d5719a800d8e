"""`generate:` of a deck: cards by product (`for`) or by combinations (`combine`)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.load import shapes
from pnp.load.fields import check_name, choice_text
from pnp.load.ids import WHERE, check_id, same_id
from pnp.load.lists import Sources, inline_choices
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.parts import CardFields, CardParts, decode_parts
from pnp.load.patterns import IdPattern, decode_pattern
from pnp.load.plain import report_range
from pnp.load.values import FieldReader
from pnp.load.yaml_quotes import quoted
from pnp.model.spec import CardSpec, FieldSpec
from pnp.model.values import Plain

MOST_CARDS = 20_000
"""Entries of one deck; ten times more than any game in print, and a slip such as `1..10000` twice is caught."""

COMBINE_KEYS = ("from", "take", "as")
EXAMPLE = "for: {suit: suit, rank: 1..10}"


class Generated(Struct):
    """What the entries of `generate:` made so far.

    Attributes:
        fields: the declared ones and the variables.
        cards: by id.  ids: by the `same_id` of their id.
        variables: names that entries set, in order of appearance.  undeclared: those of them without a field.
    """

    fields: CardFields
    sources: Sources
    cards: dict[str, CardSpec] = field(default_factory=dict)
    variables: dict[str, None] = field(default_factory=dict)
    undeclared: set[str] = field(default_factory=set)
    ids: dict[str, CardSpec] = field(default_factory=dict)


class _Axis(Struct, frozen=True):
    """Variables that change together, and the sets of values they take."""

    names: tuple[str, ...]
    choices: Sequence[Plain]
    take: int = 1

    @property
    def count(self) -> int:
        """How many sets of values there are."""
        return math.comb(len(self.choices), self.take)

    def sets(self) -> Iterable[tuple[Plain, ...]]:
        """The sets of values, in order."""
        return itertools.combinations(self.choices, self.take)


def decode_generate(node: Node | None, generated: Generated) -> None:
    """Add the cards of every entry of `generate:` to `generated`.

    Reports:
        P104 unknown key, P142 an id made twice, P144 too many cards, P145 no or wrong variables, P147 id pattern.
    """
    found = shapes.expect_list(node, "`generate`", generated.sources.scope.sink, f"- {EXAMPLE}") if node else None
    for number, item in enumerate(found.items if found else (), 1):
        entry = shapes.expect_map(item, f"entry {number} of `generate`", generated.sources.scope.sink, EXAMPLE)
        if entry is not None:
            _decode_entry(entry, f"entry {number} of `generate`", generated)


def _decode_entry(entry: MapNode, owner: str, generated: Generated) -> None:
    """The cards of one entry."""
    sink = generated.sources.scope.sink
    ways = [way for way in ("for", "combine") if way in entry.entries]
    axes: list[_Axis] | None = None
    if len(ways) != 1:
        what = f"{owner} has both `for` and `combine`" if ways else f"{owner} has neither `for` nor `combine`"
        span = entry.key_span("combine") if ways else entry.span
        sink.error("P145", what, span, help=None if ways else f"add the line `{EXAMPLE}`")
    elif ways == ["for"]:
        axes = _product(entry.entries["for"][1], generated)
    else:
        axes = _combination(entry.entries["combine"][1], generated)
    parts = decode_parts(entry, owner, generated.fields, ("for", "combine"))
    id_node = shapes.required(entry, "id", owner, 'id: "{suit}-{rank:02}"', sink)
    if axes is None or id_node is None:
        return
    total = math.prod(axis.count for axis in axes)
    if total + len(generated.cards) > MOST_CARDS:
        sink.error("P144", f"{owner} makes {total:,} cards; a deck has at most {MOST_CARDS:,}", entry.span)
        return
    scalar = shapes.expect_scalar(id_node, f"the id of {owner}", sink)
    choices = {name: axis.choices for axis in axes for name in axis.names}
    pattern = decode_pattern(scalar, choices, sink) if scalar else None
    if scalar is not None and pattern is not None:
        _make(axes, pattern, scalar, parts, generated)


def _make(axes: list[_Axis], pattern: IdPattern, id_node: ScalarNode, parts: CardParts, generated: Generated) -> None:
    """Make the cards of one entry; the first id that cannot be is reported, the others then follow from it."""
    sink = generated.sources.scope.sink
    names = [name for axis in axes for name in axis.names]
    span = parts.span
    for sets in itertools.product(*(axis.sets() for axis in axes)):
        values = dict(zip(names, itertools.chain.from_iterable(sets), strict=True))
        id = pattern.fill(values)
        if not check_id(id, "the generated id", id_node.span, sink):
            return
        twin = generated.ids.get(same_id(id))
        if twin is not None:
            notes = (f"the other is made at {twin.span}",) if twin.span != span else ()
            unused = next((name for name in names if name not in pattern.names), None)
            mend = f"write `{quoted(f'{id_node.text}-{{{unused}}}')}`" if unused and not notes else None
            one_file = f"the generated ids `{twin.id}` and `{id}` would be one file name {WHERE}"
            what = f"the id `{id}` is made twice" if twin.id == id else one_file
            sink.error("P142", what, id_node.span, notes=notes, help=mend)
            return
        card = CardSpec(
            id, span, {**parts.values, **values}, parts.spans, parts.qty, parts.layout, parts.back, parts.has_back
        )
        generated.cards[id] = card
        generated.ids[same_id(id)] = card


def _product(node: Node, generated: Generated) -> list[_Axis] | None:
    """The variables of `for:`, each on an axis of its own."""
    found = shapes.expect_map(node, "`for`", generated.sources.scope.sink, EXAMPLE)
    if found is None:
        return None
    axes = []
    for key, value in found.entries.values():
        choices = _choices(key, value, generated)
        if choices is None:
            return None
        axes.append(_Axis((key.text,), choices))
    return axes


def _combination(node: Node, generated: Generated) -> list[_Axis] | None:
    """The variables of `combine:` on one axis."""
    sink, example = generated.sources.scope.sink, "combine: {from: 1..10, take: 2, as: [low, high]}"
    found = shapes.expect_map(node, "`combine`", sink, example)
    if found is None:
        return None
    shapes.check_keys(found, COMBINE_KEYS, "`combine`", sink)
    source, take_node, as_node = (shapes.required(found, key, "`combine`", example, sink) for key in COMBINE_KEYS)
    if source is None or take_node is None or as_node is None:
        return None
    take = shapes.integer_at(take_node, "`take`", sink, least=1)
    as_list = shapes.expect_list(as_node, "`as`", sink)
    if take is None or as_list is None:
        return None
    names = [name for item in as_list.items if (name := shapes.expect_scalar(item, "a name in `as`", sink))]
    if len(names) != take or len({name.text for name in names}) != take:
        plural = "" if len(names) == 1 else "s"
        what = f"`as` has {len(names)} name{plural} for {take} values"
        if len(names) == take:
            what = "`as` has one name twice"
        sink.error("P145", what, as_node.span, help="name each of the values, as in `as: [low, high]`")
        return None
    chosen = [_choices(name, source, generated) for name in names]
    if any(choices is None for choices in chosen):
        return None
    first = chosen[0] or ()
    if take > len(first):
        sink.error("P145", f"`take` is {take}, but there are {len(first)} values to take from", take_node.span)
        return None
    return [_Axis(tuple(name.text for name in names), first, take)]


def _choices(name: ScalarNode, node: Node, generated: Generated) -> Sequence[Plain] | None:
    """The values of one variable, read by its field where it is declared; else it becomes a field. None: reported."""
    sources = generated.sources
    sink = sources.scope.sink
    variable = f"variable `{name.text}`"
    declared = generated.fields.readers.get(name.text) if name.text not in generated.undeclared else None
    if declared is None and not check_name(name, sink):
        return None
    if isinstance(node, MapNode):
        shapes.wrong_shape(node, variable, "a list, a range or the name of a list", sink)
        return None
    if isinstance(node, ScalarNode) and report_range(node, sink):
        return None
    inline = inline_choices(node, variable, sources.scope)
    references = sources.references(node.text, node.inner) if inline is None and isinstance(node, ScalarNode) else {}
    if references is None:
        return None
    choices: list[Plain] = list(inline) if inline is not None else list(references.values())
    if not choices:
        sink.error("P145", f"{variable} has no values", node.span)
        return None
    generated.variables.setdefault(name.text)
    if declared is not None:
        return _read_by(declared, choices if inline is not None else list(references), node, "`generate`")
    generated.undeclared.add(name.text)
    source = node.text if inline is None and isinstance(node, ScalarNode) else None
    generated.fields.readers[name.text] = _variable(name, choices, source, generated)
    return choices


def _read_by(reader: FieldReader, choices: Sequence[Plain], node: Node, owner: str) -> Sequence[Plain] | None:
    """The choices as values of a declared field."""
    span = node.span
    values = []
    for choice in choices:
        scalar = ScalarNode(choice_text(choice), "plain", span.path, span.line, span.column, span.length)
        value = reader.read(scalar, owner)
        if value is None:
            return None
        values.append(value)
    return values


def _variable(name: ScalarNode, choices: Sequence[Plain], source: str | None, generated: Generated) -> FieldReader:
    """The field that an undeclared variable is: integers, or one of its choices; entries that share it add theirs."""
    earlier = generated.fields.readers.get(name.text)
    spec = FieldSpec(name.text, "one_of", name.span, source=source)
    if source is not None:
        by_text: dict[str, Plain] = dict(generated.sources.references(source, name.span) or {})
        made = FieldReader(spec, by_text, generated.sources.scope)
    elif all(type(choice) is int for choice in choices):
        made = FieldReader(replace(spec, type="integer"), None, generated.sources.scope)
    else:
        made = FieldReader(
            replace(spec, choices=tuple(choices)),
            {choice_text(choice): choice for choice in choices},
            generated.sources.scope,
        )
    if earlier is None or earlier.spec.source or source or earlier.choices is None or made.choices is None:
        return earlier or made
    both = {**earlier.choices, **made.choices}
    return replace(earlier, spec=replace(earlier.spec, choices=tuple(both.values())), choices=both)
