"""The inside of a box from the cards that lie in it, and the measures that boxes of all styles share."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import Size
from pnp.model.box import BoxSpec, Inside

CARD = 0.3
"""mm: card of 300 g/m², as home printers take it, is 0.30 to 0.33 mm thick; playing cards are about as thick."""

SLEEVED = 0.5
"""mm: the same between two films of 0.1 mm, as common sleeves have."""

SLEEVE = 3.0
"""mm by which a sleeve is wider and higher than its card: 66 x 91 for 63 x 88."""

SHALLOWEST = 6.0
"""mm: a tab to glue needs as much of the panel before it; fewer cards have some air."""

STEP = 0.1
"""mm: measures of boxes are rounded up to what a ruler shows."""

TAB = 12.0
"""mm: what a glue stick covers well."""

TAPER = 2.0
"""mm by which flaps and tabs are narrower at their ends, so that they slip in."""

CLEAR = 0.5
"""mm of air for a lid in the box, and between a tray and the lid over it."""

NOTCH = 9.0
"""mm, the radius of the notch: a thumb."""


class Stack(Struct, frozen=True):
    """The cards of one deck as they lie in the box: their size, upright, and how many."""

    size: Size
    count: int


def inside_of(stacks: Sequence[Stack], spec: BoxSpec) -> Inside:
    """The room that some stacks need, one behind the other, with a divider in front of each where there are dividers.

    Args:
        stacks: one at least.
        spec: thickness of cards and dividers, sleeves, and the room to spare.
    """
    sleeve = SLEEVE if spec.sleeves else 0.0
    card = spec.card if spec.card is not None else SLEEVED if spec.sleeves else CARD
    upright = [
        Size(min(stack.size.width, stack.size.height), max(stack.size.width, stack.size.height)) for stack in stacks
    ]
    thick = sum(stack.count for stack in stacks) * card + (len(stacks) * spec.stock if spec.dividers else 0.0)
    return Inside(
        up(max(size.width for size in upright) + sleeve + spec.room),
        up(max(size.height for size in upright) + sleeve + spec.room),
        max(up(thick + spec.room), SHALLOWEST),
    )


def up(length: float) -> float:
    """A length rounded up."""
    return round(math.ceil(length / STEP - 1e-6) * STEP, 1)
