"""What every deck must satisfy, whatever its rules."""

from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.model.spec import CardSpec, DeckSpec


def check_deck(deck: DeckSpec, sink: Sink) -> None:
    """Ask that the deck has cards and that their ids are different.

    Reports:
        P230 when a deck has no card, P231 when two cards have one id, P232 when ids differ only in upper and lower
        case.
    """
    if not deck.cards:
        sink.error("P230", f"deck `{deck.id}` has no cards", deck.span)
    seen: dict[str, CardSpec] = {}
    folded: dict[str, CardSpec] = {}
    for card in deck.cards:
        same = seen.setdefault(card.id, card)
        alike = folded.setdefault(card.id.casefold(), card)
        if same is not card:
            what = f"card id `{card.id}` appears twice: {same.span} and {card.span}"
            sink.error("P231", what, card.span, help=f"give one of the two another id, as `{_free(card.id, deck)}`")
        elif alike is not card:
            what = f"card ids `{alike.id}` and `{card.id}` differ only in upper and lower case"
            note = f"the other stands at {alike.span}; on many computers their picture files would be one file"
            free = _free(card.id, deck)
            sink.warning("P232", what, card.span, notes=(note,), help=f"give one of the two another id, as `{free}`")


def _free(id: str, deck: DeckSpec) -> str:
    """An id near `id` that no card of the deck has."""
    taken = {card.id.casefold() for card in deck.cards}
    number = 2
    while f"{id}-{number}".casefold() in taken:
        number += 1
    return f"{id}-{number}"
