from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.diagnostics import Span
from pnp.geometry import Size
from pnp.model.spec import CardSpec, DeckSpec, FieldSpec, GameSpec, ListSpec, PlayersSpec
from pnp.model.values import ExpressionSource, Plain, Translated

PATH = "content/g/d.yaml"


def at(line: int, column: int = 1, length: int = 1) -> Span:
    return Span(PATH, line, column, length)


def card(id: str, line: int = 1, qty: int = 1, **values: Plain) -> CardSpec:
    return CardSpec(id, at(line), values, qty=qty)


def deck(
    cards: Sequence[CardSpec],
    fields: Sequence[FieldSpec] = (),
    lists: Mapping[str, ListSpec] | None = None,
    players: Mapping[int, str] | None = None,
    title: str | Translated | None = None,
    id: str = "d",
) -> DeckSpec:
    return DeckSpec(
        id=id,
        game="g",
        path=PATH,
        span=at(1),
        size=Size(63, 88),
        bleed=3,
        safe=3,
        gap=None,
        corner_radius=3.5,
        turn="sideways",
        face=None,
        back=None,
        back_symmetric=False,
        title=title,
        fields={field.name: field for field in fields},
        lists=lists or {},
        cards=tuple(cards),
        rules=(),
        players={
            count: PlayersSpec(count, at(90 + count), ExpressionSource(remove, at(90 + count, 15, len(remove))))
            for count, remove in (players or {}).items()
        },
    )


def game(*decks: DeckSpec, facts: Mapping[str, Plain] | None = None) -> GameSpec:
    return GameSpec(
        id="g",
        path="content/g/game.yaml",
        span=Span("content/g/game.yaml", 1, 1, 1),
        title=Translated({"en": "Landmarks", "hu": "Látnivalók"}),
        version="1.0",
        languages=("hu", "en", "local"),
        variants=(),
        decks={deck.id: deck for deck in decks},
        facts=facts or {},
        rules=(),
    )
