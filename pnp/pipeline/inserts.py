"""Inserts for sleeves of another size than the cards: a rim is cut off, or as much of the bleed is left on.

+-----------+      the middle of the card stays in the middle
| +-------+ |      insert smaller than the card: its safe area must stay whole
| | insert| |      insert larger: it shows the bleed of the layout, and there must be enough of it
| +-------+ |
+--card-----+
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Size
from pnp.model.sheet import Item, Placement, Sheet
from pnp.model.spec import DeckSpec
from pnp.units import format_mm


def as_inserts(items: list[Item], decks: Sequence[DeckSpec], asked: Size | None, sink: Sink) -> list[Item]:
    """The items with the size of inserts, where one is asked for; none where they do not fit their cards.

    `decks`: of each item.
    """
    if asked is None:
        return items
    sizes = insert_sizes(decks, asked, sink)
    found = [(item, sizes[deck.id]) for item, deck in zip(items, decks, strict=True)]
    made = [replace(item, size=size) for item, size in found if size is not None]
    return made if len(made) == len(items) else []


def insert_sizes(decks: Sequence[DeckSpec], asked: Size | None, sink: Sink) -> dict[str, Size | None]:
    """The inserts of each deck, by its id; None where they do not fit its cards. Nothing where none are asked for.

    Reports:
        P618 once for each deck whose cards they do not fit.
    """
    if asked is None:
        return {}
    return {deck.id: _insert_for(deck, asked, sink) for deck in {deck.id: deck for deck in decks}.values()}


def _insert_for(deck: DeckSpec, asked: Size, sink: Sink) -> Size | None:
    """The insert the way the card stands.

    Reports:
        P618 where it would cut into the safe area, or be larger than the drawing.
    """
    card = deck.size
    size = asked.turned if (asked.width > asked.height) != (card.width > card.height) else asked
    off = max(card.width - size.width, card.height - size.height) / 2
    beyond = max(size.width - card.width, size.height - card.height) / 2
    what = f"an insert of {_shown(size)} for cards of {_shown(card)} of deck `{deck.id}`"
    help_ = f"name the decks with such cards with `--component`, or use `--insert {_typed(card)}`"
    if off > deck.safe + EPS:
        note = f"the safe area begins {format_mm(deck.safe)} inside the trim"
        sink.error("P618", f"{what} cuts {format_mm(off)} off an edge", notes=(note,), help=help_)
        return None
    if beyond > deck.bleed + EPS:
        note = f"the layout has {format_mm(deck.bleed)} of bleed, and the rest would be white"
        sink.error("P618", f"{what} shows {format_mm(beyond)} beyond an edge", notes=(note,), help=help_)
        return None
    return size


def of_cards(sheets: Sequence[Sheet], cards: Mapping[str, Size]) -> tuple[Sheet, ...]:
    """Sheets of inserts, whose artworks have the sizes of `cards`, by component, and show what an insert shows."""

    def shown(placement: Placement) -> Placement:
        size, card = placement.size, cards[placement.component]
        across, down = (size.width - card.width) / 2, (size.height - card.height) / 2
        clip = placement.clip
        grown = Insets(clip.top + down, clip.right + across, clip.bottom + down, clip.left + across)
        return replace(placement, size=card, clip=grown)

    return tuple(
        [
            replace(
                sheet,
                recto=replace(sheet.recto, placements=tuple([shown(one) for one in sheet.recto.placements])),
            )
            if sheet.recto
            else sheet
            for sheet in sheets
        ]
    )


def _shown(size: Size) -> str:
    """`63 x 88 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"


def _typed(size: Size) -> str:
    """The same as an option takes it."""
    return f'"{_shown(size)}"'
