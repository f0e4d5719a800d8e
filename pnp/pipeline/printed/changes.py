"""The cards of a deck against those that were printed: what to take out, what to put in, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pnp.model.printed import DeckKey, Keys, PrintedCard
from pnp.model.spec import CardSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.pipeline.select import Product

Why = Literal["face", "back", "no back", "both sides", "new", "removed", "more", "fewer"]

Cards = Mapping[str, PrintedCard]
"""Cards by id."""

Sides = tuple[Keys | None, Keys | None]
"""What face and back of a card look like: equal for equal pictures; None for a side of which nothing is known."""

Seen = Callable[[PrintedCard], Sides]
"""How a card looks."""


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
    """What differs in one deck, board, rules sheet or box in one language.

    Attributes:
        game, key: whose it is.
        product: None where the game has it no more.
        swaps: what differs.
        deck: all of its cards as there are once they are swapped.
        times: how often all of it is there.
    """

    game: str
    key: DeckKey
    product: Product | None
    swaps: tuple[Swap, ...]
    deck: Cards
    times: int = 1

    @property
    def heading(self) -> str:
        """Whose swaps they are."""
        deck, language, variant = self.key
        parts = [f"`{deck}` of {self.game}", language, variant, f"{self.times} copies" if self.times > 1 else ""]
        return ", ".join(filter(None, parts))

    @property
    def by_card(self) -> bool:
        """Whether its cards are swapped one by one; boards, rules sheets and boxes are printed again whole."""
        return self.product is None or self.product.deck.printed == "cards"

    @property
    def printing(self) -> Product | None:
        """The product with the cards to print, as often as they are lacking; None where there are none."""
        if self.product is None:
            return None
        if not self.by_card:
            return replace(self.product, times=self.times) if self.swaps else None
        lacking = {swap.id: swap.into for swap in self.swaps if swap.into}
        cards = tuple(replace(card, qty=lacking[card.id]) for card in self.product.cards if card.id in lacking)
        return replace(self.product, cards=cards) if cards else None


def key_of(product: Product) -> DeckKey:
    """What a product is called in the record."""
    return product.deck.id, product.language, product.variant


class _Pairs(Struct):
    """Which printed cards serve as which.

    Attributes:
        old, new: how they look.
        spare: printed copies that serve nowhere yet.
        lacking: copies that are not there yet.
        serving: by card, the printed ones of which copies stay for it.
    """

    old: Mapping[str, Sides]
    new: Mapping[str, Sides]
    spare: dict[str, int]
    lacking: dict[str, int]
    serving: dict[str, list[str]]

    def move(self, id: str, wanted: str) -> None:
        """Let spare copies of one card be those that lack of another."""
        count = min(self.spare[id], self.lacking[wanted])
        if count:
            self.spare[id] -= count
            self.lacking[wanted] -= count
            self.serving.setdefault(wanted, []).append(id)


def swaps_of(printed: Cards, now: Cards, seen: Seen, whole: bool) -> tuple[tuple[Swap, ...], Cards]:
    """What differs, in the order of the deck, then what is gone; and all cards once they are swapped.

    A printed card serves wherever its picture is wanted, under whatever id; of a part of a deck, under its own alone.

    Args:
        printed: the cards that are there.
        now: the cards that are wanted.
        seen: how a card looks.
        whole: `now` is all of the deck.
    """
    pairs = _paired(printed, now, seen, whole)
    old, new, spare, lacking = pairs.old, pairs.new, pairs.spare, pairs.lacking
    found = [
        _swap(id, (printed.get(id), card), (old.get(id), new[id]), (spare.get(id, 0), lacking[id]))
        for id, card in now.items()
    ]
    gone = {id: card for id, card in printed.items() if id not in now}
    if whole:
        found += [Swap(id, "removed", spare[id], 0, card, None) for id, card in gone.items()]
    deck = {id: _known(card, [printed[other] for other in pairs.serving.get(id, ())]) for id, card in now.items()}
    return tuple(swap for swap in found if swap.out or swap.into), deck if whole else {**gone, **deck}


def _paired(printed: Cards, now: Cards, seen: Seen, whole: bool) -> _Pairs:
    """Let printed cards serve as those that are wanted, each under its own id first."""
    old, new = ({id: seen(card) for id, card in cards.items()} for cards in (printed, now))
    spare, lacking = ({id: card.copies for id, card in cards.items()} for cards in (printed, now))
    pairs = _Pairs(old, new, spare, lacking, {})
    for id, sides in new.items():
        if id in old and _same(old[id], sides):
            pairs.move(id, id)
    if whole:
        _share(pairs)
    return pairs


def _known(card: PrintedCard, serving: Sequence[PrintedCard]) -> PrintedCard:
    """A card with what is known of its sides if copies of printed ones stay for it."""
    if not serving:
        return card
    face = None if any(other.face is None for other in serving) else card.face
    if any(other.back is None for other in serving):
        return replace(card, face=face, back=None)
    return replace(card, face=face, back=serving[0].back if card.back is None else card.back)


def _same(one: Sides, other: Sides) -> bool:
    """Whether two cards look the same; a side of which nothing is known looks as any."""
    return all(left is None or right is None or left == right for left, right in zip(one, other, strict=True))


def _share(pairs: _Pairs) -> None:
    """Let spare copies serve under other ids."""
    by_face: dict[Keys | None, list[str]] = {}
    for id, (face, _) in pairs.old.items():
        by_face.setdefault(face, []).append(id)
    for id, sides in pairs.new.items():
        for other in (*by_face.get(sides[0], ()), *by_face.get(None, ())) if pairs.lacking[id] else ():
            if _same(pairs.old[other], sides):
                pairs.move(other, id)


def _swap(
    id: str, cards: tuple[PrintedCard | None, PrintedCard], sides: tuple[Sides | None, Sides], numbers: tuple[int, int]
) -> Swap:
    """What is to be done for one card, as printed and now, of which so many copies go and come."""
    (old, new), (before, after), (out, into) = cards, sides, numbers
    if old is None or before is None:
        return Swap(id, "new", 0, into, None, new)
    if _same(before, after):
        return Swap(id, "more" if into else "fewer", out, into, old, new)
    if not into:
        return Swap(id, "removed", out, 0, old, None)
    why: Why = "both sides"
    if _same(before, (None, after[1])):
        why = "face"
    elif _same(before, (after[0], None)):
        why = "no back" if new.back == () else "back"
    return Swap(id, why, out, into, old, new, tuple(_edits(old.fields, new.fields)))


def _edits(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """The fields that changed; none where the old ones are not known."""
    for name in dict.fromkeys((*new, *old)) if old else ():
        before, after = old.get(name, ""), new.get(name, "")
        if before != after:
            yield name, before, after


def now_of(product: Product, keys: Mapping[str, tuple[str, ...]], backs: bool, times: int) -> dict[str, PrintedCard]:
    """The cards of a product as a build would print them so often, pages once; `keys` of its artworks by id."""
    by_card = product.deck.printed == "cards"
    return {
        card.id: PrintedCard(
            card.qty * times if by_card else 1,
            keys.get(f"face/{card.id}", ()),
            _back(product, card, keys) if backs else None,
            fields_of(card, product.language),
        )
        for card in product.cards
    }


def _back(product: Product, card: CardSpec, keys: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """What the back of a card shows, beside its face once more."""
    return () if is_face_again(product, card) else keys.get(f"back/{card.id}", ())


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
