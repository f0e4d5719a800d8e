"""One entry of a deck as rules see it."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.expressions import Record
from pnp.model.spec import CardSpec


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as written and as expressions see it; its `qty` copies count in totals."""

    card: CardSpec
    record: Record
