from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.check import check_game
from pnp.diagnostics import Diagnostic, Located, Sink, Span
from pnp.geometry import Size
from pnp.model.spec import CardSpec, DeckSpec, FieldSpec, FieldType, GameSpec, ListSpec, PlayersSpec, RuleSpec
from pnp.model.values import ExpressionSource, Plain, Reference

PATH = "content/g/d.yaml"
RULE_LINE = 50
SUITS = ("clubs", "hearts", "spades")


def at(line: int, column: int = 5, length: int = 1) -> Span:
    return Span(PATH, line, column, length)


def says(text: str, line: int = RULE_LINE, column: int = 20) -> ExpressionSource:
    return ExpressionSource(text, at(line, column, len(text)))


def card(id: str, line: int = 10, qty: int = 1, **values: Plain) -> CardSpec:
    return CardSpec(id, at(line), values, {name: at(line, 20) for name in values}, qty)


def generated(id: str, **values: Plain) -> CardSpec:
    return CardSpec(id, at(9), values)


def field(name: str, type: FieldType, **more: object) -> FieldSpec:
    return FieldSpec(name, type, at(3), **more)  # type: ignore[arg-type]


def suit(id: str) -> Reference:
    return Reference("suit", id, {"trump": SUITS.index(id) + 1})


def number(id: int) -> Reference:
    return Reference("number", id, {"colour": "#123456"})


def a_list(name: str, ids: Sequence[str | int]) -> ListSpec:
    return ListSpec(name, at(4), {id: {} for id in ids})


def rule(
    kind: str,
    value: int | str | Mapping[str, Plain],
    where: str | None = None,
    by: str | None = None,
    line: int = RULE_LINE,
    **more: object,
) -> RuleSpec:
    names = ("name", "because", "message", "players", "decks", "of")
    told = {name: more.pop(name) for name in names if name in more}
    options = {name.rstrip("_"): option for name, option in more.items()}
    if by is not None:
        options["by"] = says(by)
    return RuleSpec(
        kind,
        at(line, 5, len(kind)),
        says(value) if isinstance(value, str) else value,
        options,  # type: ignore[arg-type]
        where=None if where is None else says(where),
        **told,  # type: ignore[arg-type]
    )


def setup(count: int, remove: str | None = None, **numbers: int) -> PlayersSpec:
    line = 60 + count
    located = {name: Located(value, at(line, 30 + 10 * place)) for place, (name, value) in enumerate(numbers.items())}
    return PlayersSpec(count, at(line), says(remove, line) if remove else None, **located)


def deck(
    cards: Sequence[CardSpec],
    *rules: RuleSpec,
    fields: Sequence[FieldSpec] = (),
    lists: Sequence[ListSpec] = (),
    setups: Sequence[PlayersSpec] = (),
) -> DeckSpec:
    return DeckSpec(
        id="d",
        game="g",
        path=PATH,
        span=at(1, 1),
        size=Size(63, 88),
        bleed=3,
        safe=3,
        gap=None,
        corner_radius=3.5,
        turn="sideways",
        face=None,
        back=None,
        back_symmetric=False,
        title=None,
        fields={spec.name: spec for spec in fields},
        lists={spec.name: spec for spec in lists},
        cards=tuple(cards),
        rules=tuple(rules),
        players={spec.count: spec for spec in setups},
    )


def game(*decks: DeckSpec, rules: Sequence[RuleSpec] = (), facts: Mapping[str, Plain] | None = None) -> GameSpec:
    return GameSpec(
        id="g",
        path="content/g/game.yaml",
        span=Span("content/g/game.yaml", 1, 1, 1),
        title="G",
        version="1.0",
        languages=("en",),
        variants=(),
        decks={spec.id: spec for spec in decks},
        facts=facts or {},
        rules=tuple(rules),
    )


def found(
    *decks: DeckSpec, rules: Sequence[RuleSpec] = (), facts: Mapping[str, Plain] | None = None
) -> list[Diagnostic]:
    sink = Sink()
    check_game(game(*decks, rules=rules, facts=facts), sink)
    return list(sink.diagnostics)


def only(*decks: DeckSpec, rules: Sequence[RuleSpec] = (), facts: Mapping[str, Plain] | None = None) -> Diagnostic:
    (diagnostic,) = found(*decks, rules=rules, facts=facts)
    return diagnostic


TRICKS_FIELDS = (
    field("suit", "one_of", source="suit"),
    field("rank", "integer", min=1, max=10),
    field("copy", "one_of", choices=("a", "b")),
    field("starter", "boolean", default=False),
)


def tricks_cards() -> list[CardSpec]:
    return [
        generated(
            f"{id}-{rank:02}{copy}", suit=suit(id), rank=rank, copy=copy, starter=(id, rank, copy) == ("clubs", 1, "b")
        )
        for id in SUITS
        for rank in range(1, 11)
        for copy in "ab"
    ]


def tricks(cards: Sequence[CardSpec], *rules: RuleSpec, setups: Sequence[PlayersSpec] = ()) -> DeckSpec:
    return deck(cards, *rules, fields=TRICKS_FIELDS, lists=[a_list("suit", SUITS)], setups=setups)


SCOUT_FIELDS = (
    field("low", "one_of", source="number"),
    field("high", "one_of", source="number"),
    field("turned", "boolean", default=False),
)


def scout_cards() -> list[CardSpec]:
    turned = {(1, 7), (1, 8), (1, 9), (1, 10), (2, 7), (2, 8), (2, 9), (2, 10), (3, 9), (3, 10), (4, 9), (4, 10)}
    return [
        generated(f"s{low:02}-{high:02}", low=number(low), high=number(high), turned=(low, high) in turned)
        for low in range(1, 11)
        for high in range(low + 1, 11)
    ]


def scout(cards: Sequence[CardSpec], *rules: RuleSpec, setups: Sequence[PlayersSpec] = ()) -> DeckSpec:
    return deck(cards, *rules, fields=SCOUT_FIELDS, lists=[a_list("number", range(1, 11))], setups=setups)
