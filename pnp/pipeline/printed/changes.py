"""The cards of a deck against those that were printed: what to take out, what to put in, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pnp.export.printed import DeckKey, PrintedCard, PrintedDeck
from pnp.model.spec import CardSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.pipeline.select import Product

Why = Literal["face", "back", "both sides", "new", "removed", "more", "fewer"]


class Swap(Struct, frozen=True):
    """One card that differs.

    Attributes:
        id: of the card.
        why: which side looks otherwise, or how its number changed.
        out, into: copies to take out, and to put in.
        old, new: as printed, and as it is now; None where there is none.
        edits: the fields that changed: name, as printed, now.
    """

    id: str
    why: Why
    out: int
    into: int
    old: PrintedCard | None
    new: PrintedCard | None
    edits: tuple[tuple[str, str, str], ...] = ()


class Swaps(Struct, frozen=True):
    """What differs in one deck, board, rules sheet or box in one language; `deck` is all of it as it is now."""

    product: Product
    swaps: tuple[Swap, ...]
    deck: PrintedDeck

    @property
    def key(self) -> DeckKey:
        """What the deck is called in the record."""
        return key_of(self.product)

    @property
    def heading(self) -> str:
        """Whose swaps they are."""
        product = self.product
        what = f"`{product.deck.id}` of {product.game.id}, {product.language}"
        return f"{what}, {product.variant}" if product.variant else what

    @property
    def by_card(self) -> bool:
        """Whether its cards are swapped one by one; boards, rules sheets and boxes are printed again whole."""
        return self.product.deck.printed == "cards"

    @property
    def printing(self) -> Product | None:
        """The product with the cards to print, as often as they are lacking; None where there are none."""
        if not self.by_card:
            return self.product if self.swaps else None
        lacking = {swap.id: swap.into for swap in self.swaps if swap.into}
        cards = tuple(replace(card, qty=lacking[card.id]) for card in self.product.cards if card.id in lacking)
        return replace(self.product, cards=cards) if cards else None


def key_of(product: Product) -> DeckKey:
    """What a product is called in the record."""
    return product.deck.id, product.language, product.variant


def swaps_of(printed: PrintedDeck, now: PrintedDeck, whole: bool) -> tuple[Swap, ...]:
    """What differs, in the order of the deck, then what is gone; `whole`: `now` is all of the deck."""
    changed = [swap for id, card in now.items() if (swap := _swap(id, printed.get(id), card))]
    if whole:
        changed += [Swap(id, "removed", card.copies, 0, card, None) for id, card in printed.items() if id not in now]
    return tuple(changed)


def _swap(id: str, old: PrintedCard | None, new: PrintedCard) -> Swap | None:
    """What is to be done for one card; None for nothing."""
    if old is None:
        return Swap(id, "new", 0, new.copies, None, new)
    if old.shows(new):
        more = new.copies - old.copies
        return Swap(id, "more" if more > 0 else "fewer", max(-more, 0), max(more, 0), old, new) if more else None
    why: Why = "both sides"
    if old.back == new.back:
        why = "face"
    elif old.face == new.face:
        why = "back"
    return Swap(id, why, old.copies, new.copies, old, new, tuple(_edits(old.fields, new.fields)))


def _edits(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """The fields that changed; none where the old ones are not known."""
    for name in dict.fromkeys((*new, *old)) if old else ():
        before, after = old.get(name, ""), new.get(name, "")
        if before != after:
            yield name, before, after


def now_of(product: Product, keys: Mapping[str, tuple[str, ...]], backs: bool, copies: int) -> dict[str, PrintedCard]:
    """The cards of a product as a build would print them, pages once; `keys` of its artworks by id."""
    by_card = product.deck.printed == "cards"
    return {
        card.id: PrintedCard(
            card.qty * copies if by_card else 1,
            keys.get(f"face/{card.id}", ()),
            keys.get(f"back/{card.id}", ()) if backs and not is_face_again(product, card) else (),
            fields_of(card, product.language),
        )
        for card in product.cards
    }


def is_face_again(product: Product, card: CardSpec) -> bool:
    """Whether the back is the face once more, which sheets draw from the same artwork."""
    return product.deck.back_same and card.has_back and card.back is None


def fields_of(card: CardSpec, language: str) -> dict[str, str]:
    """The values of a card as texts in a language."""
    return {name: _text(value, language) for name, value in card.values.items()}


def _text(value: Plain, language: str) -> str:
    """A value for people."""
    if isinstance(value, Translated):
        texts = value.by_language
        return texts.get(language) or next(iter(texts.values()), "")
    if isinstance(value, Reference):
        return str(value.id)
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_text(part, language)}" for name, part in value.items())
    if isinstance(value, tuple):
        return ", ".join(_text(part, language) for part in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def counted(swaps: Iterable[Swap]) -> tuple[int, int]:
    """How many cards to take out, and to put in."""
    swaps = tuple(swaps)
    return sum(swap.out for swap in swaps), sum(swap.into for swap in swaps)
