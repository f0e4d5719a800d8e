"""The rules `hands` and `examples`: what every hand of cards is worth, by categories.

A category says by `when` which hands belong to it. There each field stands for its values on the cards of a hand:
`rank.same` (all alike), `rank.differ` (all different), `rank.run` (numbers in a row, in whatever order), and so
`rank.run and suit.same`. A category without `when` takes all other hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, islice, pairwise
from math import comb

from msgspec import Struct

from pnp.check.breach import Breach, RuleMistake, counted, joined, key, shown
from pnp.check.entry import Entry
from pnp.check.form import malformed
from pnp.check.items import item_scope
from pnp.check.scope import Scope, compiled_in
from pnp.check.ways import option_expression, option_number
from pnp.diagnostics import Diagnostic, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions import Expression, ExpressionError, NumberReference, Record, TextReference, Unset, bare_name
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource

MOST_HANDS = 3_000_000
"""More hands than that take longer than anybody waits for a check."""

Features = tuple[bool, bool, bool]
"""Of the values of one field on a hand: all alike, all different, numbers in a row."""


class Category(Struct, frozen=True):
    """One category.

    Attributes:
        when: of which hands it is true; None for all that belong to no other.
        count: how many hands the author says there are.
        span: where it is stated.
        count_span: where its count stands; None where that is not known.
    """

    name: str
    when: ExpressionSource | None
    count: int | None
    span: Span
    count_span: Span | None = None


def hands(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`hands: {take: 3, categories: {…}}`: every hand of so many cards is in one category; `count` says how many."""
    take = option_number(rule, "take", 1)
    sorter = _Sorter(rule, scope)
    entries = [entry for entry in scope.chosen(rule.where) for _ in range(entry.card.qty)]
    number = comb(len(entries), take)
    if number > MOST_HANDS:
        malformed(rule, f"there are {number:,} hands of {take} cards, more than {MOST_HANDS:,}")
    if not number:
        return [Breach(f"{counted(len(entries), 'card')} {'makes' if len(entries) == 1 else 'make'} no hand of {take}")]
    columns = [sorter.features(name, entries, take) for name in sorter.fields]
    tallies = Counter(zip(*columns, strict=True)) if columns else Counter({(): number})
    counts: Counter[tuple[str, ...]] = Counter()
    for features, amount in tallies.items():
        counts[sorter.categories_of(features)] += amount
    unclear = [names for names in counts if len(names) != 1]
    if unclear:
        cards = {names: sorter.example(names, entries, take) for names in unclear}
        return [_unclear(names, f"{counts[names]} of {number}", cards[names]) for names in unclear]
    return [
        Breach(
            f"{counts[category.name,]} of {number} hands are `{category.name}` instead of {category.count}",
            (),
            f"write `{counts[category.name,]}`" if category.count_span else None,
            category.count_span or category.span,
        )
        for category in sorter.categories
        if category.count is not None and counts[category.name,] != category.count
    ]


def _unclear(names: tuple[str, ...], amount: str, example: Sequence[Entry]) -> Breach:
    """The breach for hands in no category, or in several."""
    notes = (f"as {joined([f'`{entry.card.id}`' for entry in example])}",)
    if not names:
        return Breach(f"{amount} hands are in no category", notes)
    said = joined([f"`{name}`" for name in names])
    return Breach(f"{amount} hands are in {len(names)} categories: {said}", notes)


def examples(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`examples: {hand: example, category: id, categories: …}`: each example is of its own category.

    `hand` gives the cards, or their ids in `deck`; `category` gives the name of the category.
    """
    sorter = _Sorter(rule, scope, fields_of=_deck(rule, scope))
    hand, category = option_expression(rule, "hand"), option_expression(rule, "category")
    entries = [entry for entry in scope.chosen(rule.where)]
    rows = zip(entries, scope.values(hand, entries), scope.values(category, entries), strict=True)
    found = []
    for entry, cards, value in rows:
        if isinstance(cards, Unset):
            continue
        told, wanted = sorter.category_of_hand(_hand(cards, (entry, hand), rule, scope)), shown(value)
        if told != (wanted,):
            is_of = joined([f"`{name}`" for name in told]) or "no category"
            text = f"{scope.words.noun} `{entry.card.id}`"
            name = bare_name(hand, scope.sandbox) or ""
            fact = f"`{hand.text}` of {text} is an example of {is_of}, not of `{wanted}`"
            found.append(
                Breach(fact, (f"the hand: {shown(cards)}",), None, entry.card.spans.get(name, entry.card.span))
            )
    return found


def _deck(rule: RuleSpec, scope: Scope) -> tuple[str, ...]:
    """The decks whose cards the examples show: `deck`, else all."""
    name = rule.options.get("deck")
    if name is None:
        return tuple(scope.view.decks)
    if name not in scope.view.decks:
        decks = tuple(scope.view.decks)
        near = suggestion(str(name), decks)
        what, span = f"there is no deck `{name}`", rule.span_of(f"examples.deck={name}")
        raise RuleMistake(Diagnostic("P239", what, span, notes=() if near else (f"decks: {listed(decks)}",), help=near))
    return (str(name),)


def _hand(
    cards: object, asked: tuple[Entry, ExpressionSource], rule: RuleSpec, scope: Scope
) -> list[Mapping[str, object]]:
    """The fields of the cards that an example shows.

    Raises:
        RuleMistake: P238 for no list, P239 for a card that is not there.
    """
    entry, source = asked
    if not isinstance(cards, (tuple, list)):
        what = f"`{source.text}` of {scope.words.noun} `{entry.card.id}` is {shown(cards)}, which is no list of cards"
        raise RuleMistake(Diagnostic("P238", what, source.span))
    found: list[Mapping[str, object]] = []
    decks = _deck(rule, scope)
    for card in cards:
        if isinstance(card, Record):
            found.append(card.fields)
            continue
        if isinstance(card, (TextReference, NumberReference)) and card.record.kind in decks:
            found.append(card.record.fields)
            continue
        records = [record for deck in decks for record in scope.view.decks[deck].cards if record.name == str(card)]
        if not records:
            ids = [record.name for deck in decks for record in scope.view.decks[deck].cards]
            near = suggestion(str(card), ids)
            what = f"`{source.text}` of {scope.words.noun} `{entry.card.id}` names `{shown(card)}`, which is no card"
            raise RuleMistake(Diagnostic("P239", what, entry.card.span, notes=(f"decks: {listed(decks)}",), help=near))
        found.append(records[0].fields)
    return found


class _Sorter:
    """Tells categories of hands.

    Attributes:
        categories: in order.
        fields: the fields that they look at.
    """

    def __init__(self, rule: RuleSpec, scope: Scope, fields_of: Sequence[str] = ()) -> None:
        self.categories = _categories(rule, scope)
        names = scope.field_names()
        if fields_of:
            decks = [scope.view.decks[id].field_names for id in fields_of]
            names = tuple(dict.fromkeys([name for deck in decks for name in deck]))
        compiled = [
            None if category.when is None else compiled_in(category.when, names, scope.sandbox)
            for category in self.categories
        ]
        self._tests: list[Expression | None] = compiled
        self.fields = tuple(sorted({name for test in compiled if test for name in test.names}))
        self._known: dict[tuple[Features, ...], tuple[str, ...]] = {}

    def features(self, name: str, entries: Sequence[Entry], take: int) -> Iterator[Features]:
        """The features of one field for every hand, in the order of `combinations`."""
        values = [key_value(entry.record.fields[name]) for entry in entries]
        memo = {hand: features_of(hand) for hand in set(combinations(values, take))}
        return map(memo.__getitem__, combinations(values, take))

    def example(self, names: tuple[str, ...], entries: Sequence[Entry], take: int) -> Sequence[Entry]:
        """The first hand that is in just these categories; there must be one."""
        columns = [self.features(name, entries, take) for name in self.fields]
        places = (
            place for place, features in enumerate(zip(*columns, strict=True)) if self.categories_of(features) == names
        )
        return next(islice(combinations(entries, take), next(places, 0), None))

    def category_of_hand(self, cards: Sequence[Mapping[str, object]]) -> tuple[str, ...]:
        """The categories of one hand."""
        features = tuple([features_of(tuple([key_value(card.get(name)) for card in cards])) for name in self.fields])
        return self.categories_of(features)

    def categories_of(self, features: tuple[Features, ...]) -> tuple[str, ...]:
        """The categories of hands with these features of the fields; without any other, that of the rest."""
        if features not in self._known:
            names = {name: _feature_record(name, one) for name, one in zip(self.fields, features, strict=True)}
            found = [
                category.name
                for category, test in zip(self.categories, self._tests, strict=True)
                if test is not None and _asked(test, names)
            ]
            rest = [category.name for category in self.categories if category.when is None]
            self._known[features] = tuple(found or rest)
        return self._known[features]


def _asked(test: Expression, names: Mapping[str, object]) -> bool:
    """Whether the condition of a category is true.

    Raises:
        RuleMistake: P202.
    """
    try:
        return bool(test.evaluate(names))
    except ExpressionError as error:
        notes = ("a field of a hand has `same`, `differ` and `run`, as in `rank.same`",)
        raise RuleMistake(Diagnostic("P202", error.text, test.source.span, notes=notes)) from error


def key_value(value: object) -> object:
    """A value of a card that can be compared: numbers stay numbers."""
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else key(value)


def features_of(values: tuple[object, ...]) -> Features:
    """The features of the values of one field on a hand."""
    different = set(values)
    numbers = sorted(value for value in different if isinstance(value, (int, float)))
    run = len(numbers) == len(values) and all(two - one == 1 for one, two in pairwise(numbers))
    return len(different) == 1, len(different) == len(values), run


def _feature_record(name: str, features: Features) -> Record:
    """A field of a hand, in expressions."""
    same, differ, run = features
    return Record("field", name, partial(dict, {"same": same, "differ": differ, "run": run}))


def _categories(rule: RuleSpec, scope: Scope) -> Sequence[Category]:
    """The categories, from the rule itself or from what its expression gives.

    Raises:
        RuleMistake: P203 where there are none, two take the rest, or `when` is no text; P238 for no list.
    """
    given = rule.options.get("categories")
    if isinstance(given, Mapping):
        made = [_inline(name, value, rule) for name, value in given.items()]
    elif isinstance(given, ExpressionSource):
        made = list(_given(given, scope))
    else:
        malformed(rule, f"`{rule.kind}` needs `categories:`")
    if not made:
        malformed(rule, f"`{rule.kind}` has no categories")
    rest = [category.name for category in made if category.when is None]
    if len(rest) > 1:
        malformed(
            rule, f"{joined([f'`{name}`' for name in rest])} have no `when`, and only one category takes the rest"
        )
    return made


def _inline(name: str, value: object, rule: RuleSpec) -> Category:
    """A category that stands in the rule itself."""
    stated = value if isinstance(value, Mapping) else {}
    when, count, path = stated.get("when"), stated.get("count"), f"{rule.kind}.categories.{name}"
    source = None if when is None else ExpressionSource(str(when), rule.span_of(f"{path}.when={when}"))
    span = rule.spans.get(f"{path}.count={count}")
    return Category(str(name), source, count if isinstance(count, int) else None, rule.span_of(path), span)


def _given(source: ExpressionSource, scope: Scope) -> Iterator[Category]:
    """The categories in a list or map that an expression gives: entries with `when` and `count`."""
    for entry in item_scope(source, scope).entries:
        when, count = entry.record.fields.get("when"), entry.record.fields.get("count")
        spans, span = entry.card.spans, entry.card.span
        text = (
            None if when is None or isinstance(when, Unset) else ExpressionSource(shown(when), spans.get("when", span))
        )
        number = count if isinstance(count, int) and not isinstance(count, bool) else None
        yield Category(entry.card.id, text, number, span, spans.get("count"))
