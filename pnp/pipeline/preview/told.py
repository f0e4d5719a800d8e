"""What a page is told, as plain values for JSON."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.diagnostics.text import concerned
from pnp.model.box import BOX
from pnp.model.outline import Outline
from pnp.model.preview import Wish
from pnp.model.spec import CardSpec, DeckSpec, GameSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.pipeline.boxes import AROUND, Box, box_of, path_of
from pnp.pipeline.documents import title_in
from pnp.pipeline.preview.desk import SIDES, Desk, Name, Shown
from pnp.pipeline.preview.places import Places, SourceLine
from pnp.pipeline.select import Product, has_back

Told = dict[str, object]

NAMED = ("name", "title")
"""Fields that say what a card is called."""

MOST_WORDS = 2000
"""Characters of a card's texts that can be searched."""

CURVE_STEPS = 8
"""Points on a curve of an outline, on the screen."""

_WHITE = re.compile(r"\s+")

T = TypeVar("T")


def games_told(games: Mapping[str, GameSpec]) -> list[Told]:
    """Every game with what can be chosen of it."""
    return [
        {
            "id": game.id,
            "title": title_in(game.title, game.languages[0], game.id),
            "languages": list(game.languages),
            "variants": list(game.variants),
            "players": sorted({count for deck in game.decks.values() for count in deck.players}),
        }
        for game in games.values()
    ]


def wish_told(wish: Wish) -> Told:
    """What is shown."""
    return {"game": wish.game, "language": wish.language, "variant": wish.variant, "players": wish.players}


def decks_told(desk: Desk, language: str) -> list[Told]:
    """The components of a desk with their cards and the sides made so far."""
    return [_deck_told(desk, product, language) for product in desk.products]


def sides_told(desk: Desk, names: Iterable[Name]) -> list[Told]:
    """Sides as they look now."""
    return [
        {"deck": name[0], "card": name[1], "side": name[2], **_side_told(desk.shown[name])}
        for name in names
        if name in desk.shown
    ]


def messages_told(
    found: Iterable[tuple[Name | None, Diagnostic]], places: Places, source_line: SourceLine
) -> list[Told]:
    """Messages with the author's lines; what is said of several cards is one message with all of them.

    Those that were found on no side belong to the cards in whose lines they stand.
    """
    sink = Sink()
    where: dict[tuple[str, Span | None, str], dict[tuple[str, str], None]] = {}
    for name, diagnostic in found:
        sink.report(diagnostic)
        cards = where.setdefault((diagnostic.code, diagnostic.span, diagnostic.what), {})
        cards.update(dict.fromkeys([name[:2]] if name else places.of(diagnostic)))
    order = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}
    ordered = sorted(sink.diagnostics, key=lambda diagnostic: order[diagnostic.severity])
    return [
        _message_told(diagnostic, where[diagnostic.code, diagnostic.span, diagnostic.what], source_line)
        for diagnostic in ordered
    ]


def _message_told(diagnostic: Diagnostic, cards: Iterable[tuple[str, str]], source_line: SourceLine) -> Told:
    """One message."""
    span = diagnostic.span
    return {
        "severity": str(diagnostic.severity),
        "code": diagnostic.code,
        "what": diagnostic.what,
        "at": _place(span),
        "length": span.length if span else 0,
        "source": source_line(span.path, span.line) if span and span.line else None,
        "label": diagnostic.label,
        "notes": [*diagnostic.notes, *concerned(diagnostic)],
        "help": diagnostic.help,
        "cards": [list(card) for card in cards],
        "subjects": list(diagnostic.subjects),
    }


def _deck_told(desk: Desk, product: Product, language: str) -> Told:
    """One component."""
    deck = product.deck
    kind = "token" if deck.tokens else deck.printed
    box = box_of(product.game) if deck.id == BOX else None
    return {
        "id": deck.id,
        "title": title_in(deck.title, language, deck.id),
        "kind": kind,
        "size": [deck.size.width, deck.size.height],
        "bleed": deck.bleed,
        "safe": deck.safe,
        "radius": deck.corner_radius,
        "outline": _polygon(deck.outline) if deck.outline else None,
        "cards": [_card_told(desk, product, card, language) | _piece_told(box, card.id) for card in product.cards],
    }


def _card_told(desk: Desk, product: Product, card: CardSpec, language: str) -> Told:
    """One card with its sides."""
    deck = product.deck
    sides: Told = {}
    for side in SIDES:
        if side == "face" or has_back(product, card):
            sides[side] = _side_told(desk.shown.get((deck.id, card.id, side), Shown()))
    return {
        "id": card.id,
        "name": _name_of(deck, card, language),
        "qty": card.qty,
        "at": _place(card.span),
        "words": _words(card, language),
        "sides": sides,
    }


def _piece_told(box: Box | None, id: str) -> Told:
    """Of a piece of a box its own size, and its lines: paths in mm from its corner, with its place in the drawing."""
    net = box.net(id) if box else None
    if net is None:
        return {}
    around = f"translate({AROUND:g} {AROUND:g})"
    folds = [f"M{fold.start.x:g} {fold.start.y:g}L{fold.end.x:g} {fold.end.y:g}" for fold in net.folds]
    return {
        "size": [net.size.width, net.size.height],
        "lines": {"cut": "".join(map(path_of, net.cuts)), "fold": "".join(folds), "place": around},
    }


def _side_told(shown: Shown) -> Told:
    """A side: the key of its picture, and since when that is not what the files say."""
    return {"key": shown.key, "since": round(shown.since * 1000)}


def _place(span: Span | None) -> Told | None:
    """A place in a file."""
    return {"path": span.path, "line": span.line, "column": span.column} if span else None


def _name_of(deck: DeckSpec, card: CardSpec, language: str) -> str:
    """What a card is called in a language; its id where it has no name."""
    if deck.printed != "cards":
        return title_in(deck.title, language, deck.id) if deck.printed == "board" else f"{deck.id} {card.id}"
    value = next((card.values[field] for field in NAMED if field in card.values), None)
    if isinstance(value, Translated):
        return title_in(value, language, card.id)
    return value if isinstance(value, str) else card.id


def _words(card: CardSpec, language: str) -> str:
    """All that a card says, to be searched."""
    words = " ".join(text for value in card.values.values() for text in _texts(value))
    return _WHITE.sub(" ", words)[:MOST_WORDS]


def _texts(value: Plain) -> Iterator[str]:
    """The texts in a value."""
    if isinstance(value, Translated):
        yield from value.by_language.values()
    elif isinstance(value, Reference):
        yield str(value.id)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
    else:
        yield str(value)


def _polygon(outline: Outline) -> list[list[float]]:
    """An outline as corners of a polygon, mm from the trim corner."""
    points: list[tuple[float, float]] = []
    for step in outline.steps():
        if len(step) == 1:
            points.append((step[0].x, step[0].y))
            continue
        start, (one, two, end) = points[-1], step
        for number in range(1, CURVE_STEPS + 1):
            t = number / CURVE_STEPS
            parts = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
            corners = (start, (one.x, one.y), (two.x, two.y), (end.x, end.y))
            points.append(
                (
                    sum(part * corner[0] for part, corner in zip(parts, corners, strict=True)),
                    sum(part * corner[1] for part, corner in zip(parts, corners, strict=True)),
                )
            )
    left, top = outline.size.width / 2, outline.size.height / 2
    return [[round(x + left, 3), round(y + top, 3)] for x, y in points]
