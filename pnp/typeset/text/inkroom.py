"""Keeping the ink of a line in its box where letters reach out of their own advance, as `j` and slanted letters do.

|  jar of owls |     the line is shifted by what sticks out; where it has no room for that, its gaps are narrowed:
                     by a hundredth of the size or so, which nobody sees, while ink outside of a box may be cut off
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pnp.typeset.text.tokens import Token


class Room(NamedTuple):
    """The room for a line: from `left` to `right`, user units.

    `scale`: what widths are multiplied by.  `half`: how much wider the outline makes the ink all round.
    """

    left: float
    right: float
    scale: float
    half: float = 0.0


def ink_within(room: Room, tokens: Sequence[Token], x: float, stretch: float) -> tuple[float, float]:
    """Give where a line begins and what is added to its gaps so that no ink sticks out.

    Args:
        room: for the line.
        tokens: of the line, one or more.
        x: where it would begin.
        stretch: what would be added to every gap.
    """
    first, last = tokens[0], tokens[-1]
    lead, trail = first.lead, last.trail
    if first.turned:
        # Which of them stands at which end depends on how they run.
        lead, trail = max(lead, last.lead), max(trail, first.trail)
    gaps = sum([bool(token.spaces) for token in tokens[1:]])
    width = sum([token.width + token.gap for token in tokens]) - first.gap
    end = x + width * room.scale + gaps * stretch
    before = room.left - x + max(lead * room.scale + room.half, 0.0)
    behind = end + max(trail * room.scale + room.half, 0.0) - room.right
    if before <= 0 and behind <= 0:
        return x, stretch
    if before + behind > 0 and gaps:
        # Shifted as far as there is room, and narrowed by the rest.
        return x + before, stretch - (before + behind) / gaps
    return x + (before if before > 0 else -behind), stretch
