"""Sizes of fit groups: every card of a deck is measured, whatever part of it is printed, so that all look alike."""

from __future__ import annotations

from msgspec import Struct, field

from pnp.diagnostics import Sink
from pnp.expressions.views import GameView
from pnp.model.artwork import Fit, FitGroups
from pnp.pipeline.select import Product, has_back
from pnp.template import Filler
from pnp.template.filler import Side
from pnp.typeset import Typesetter
from pnp.world import World

OF_LAYOUTS = "P32"
"""Codes of what is said of a layout once, when it is read."""

MENTION = "pnp:fit-group"
"""What a filled layout with a fit group has in it; all others cost no more than the look."""


class GroupSizes(Struct):
    """What the fit groups of products are set at; each side of a deck is measured once."""

    world: World
    _known: dict[tuple[str, str, str, str, int | None, str], FitGroups] = field(default_factory=dict)

    def of(self, product: Product, side: Side, view: GameView, filler: Filler, sink: Sink) -> FitGroups:
        """The groups of one side of a product's deck.

        Args:
            product: whose deck.
            side: face or back.
            view: its game as layouts see it.
            filler: has compiled the layouts.
            sink: is told what is odd about layouts that are read here first.
        """
        key = (product.game.id, product.deck.id, product.language, product.variant, product.players, side)
        known = self._known.get(key)
        if known is None:
            unheard = Sink()
            known = self._known[key] = self._measured(product, side, filler.renewed(unheard, view), unheard)
            filler.listen()
            for found in unheard.diagnostics:
                if found.code.startswith(OF_LAYOUTS):
                    sink.report(found)
        return known

    def _measured(self, product: Product, side: Side, filler: Filler, unheard: Sink) -> FitGroups:
        """Typeset one side of every card; mistakes are told when the card itself is made."""
        typesetter = Typesetter(self.world, unheard, texts_only=True)
        for card in product.deck.cards:
            filled = filler.fill(product.deck, card, side) if side == "face" or has_back(product, card) else None
            if filled and MENTION in filled.svg:
                typesetter.typeset(filled)
        return dict[tuple[str, str], Fit](typesetter.needed)
