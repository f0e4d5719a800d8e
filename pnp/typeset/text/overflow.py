"""Messages for a text that does not fit its box: how much too wide or too high, at which size, and what would do."""

from __future__ import annotations

import math

from pnp.geometry import EPS
from pnp.typeset.text.blocks import Block, Fitted
from pnp.typeset.text.boxes import SHRINK, SQUEEZE
from pnp.typeset.text.breaks import OBJECT
from pnp.typeset.text.messages import Report, points
from pnp.typeset.text.thread import Flow, Thread
from pnp.units import MM_PER_PT, format_mm

SMALLEST_OFFER_PT = 6.5
"""No smaller size is ever proposed: below it the lint warns that a text is hard to read."""

OFFER_STEPS = 10
"""Sizes are proposed in tenths of a point."""

LONG_WORD = 24
"""Letters of a word that a message shows."""


def report_overflow(block: Block, fitted: Fitted, report: Report) -> None:
    """Report P460 too wide, P461 too high, P462 too many lines, each with its amount."""
    size = points(block.pen.size * fitted.factor * block.scale.across)
    notes = [f"set in {block.pen.font.name} at {size}{_why(block)}"]
    offer = _offer(block)
    if fitted.too_wide:
        width = block.box.width * block.scale.along
        over = fitted.too_wide * block.scale.along
        word = _widest_word(block, fitted)
        report.value(
            "P460",
            f"{report.whose} is {format_mm(width + over)} wide at {size}, its box is {format_mm(width)}",
            label=f"{_amount(over)} too wide",
            notes=(*notes, *word),
            help=offer,
        )
    if fitted.too_many and block.box.max_lines:
        report.value(
            "P462",
            f"{report.whose} takes {len(fitted.lines)} lines at {size}, `pnp:max-lines` allows {block.box.max_lines}",
            label=f"{fitted.too_many} line{'s' if fitted.too_many > 1 else ''} too many",
            notes=tuple(notes),
            help=offer,
        )
    elif fitted.too_high and block.box.height is not None:
        height = block.box.height * block.scale.across
        over = fitted.too_high * block.scale.across
        report.value(
            "P461",
            f"{report.whose} is {format_mm(height + over)} high at {size}, its box is {format_mm(height)}",
            label=f"{_amount(over)} too high",
            notes=tuple(notes),
            help=offer,
        )


def report_left_over(thread: Thread, flow: Flow, report: Report) -> None:
    """Report P460 for a word that is wider than all room there is, P461 lines left over, P462 too many lines."""
    size = points(thread.pen.size * flow.factor * thread.scale.across)
    notes = (f"set in {thread.pen.font.name} at {size}{_why(thread)}",)
    offer = _offer(thread)
    several = len(thread.areas) > 1
    place = f"its {len(thread.areas)} boxes" if several else "its shape"
    left = thread.left_over(flow)
    if left.too_wide:
        room = left.widest * thread.scale.along
        wide = left.too_wide * thread.scale.along
        report.value(
            "P460",
            f"{report.whose} has a word {format_mm(wide)} wide at {size}, {place} leave{'' if several else 's'} a line "
            f"{format_mm(room)} at most",
            label=f"{_amount(wide - room)} too wide",
            notes=notes,
            help=offer,
        )
    elif left.lines:
        over = _amount(left.high * thread.scale.across)
        are = "lines are" if left.lines > 1 else "line is"
        report.value(
            "P461",
            f"{report.whose} is {over} too high for {place} at {size}: {left.lines} {are} left over",
            label=f"{over} too high",
            notes=notes,
            help=offer,
        )
    elif flow.too_many:
        report.value(
            "P462",
            f"{report.whose} takes {len(flow.puts)} lines at {size}, `pnp:max-lines` allows {thread.box.max_lines}",
            label=f"{flow.too_many} line{'s' if flow.too_many > 1 else ''} too many",
            notes=notes,
            help=offer,
        )


def _amount(over_mm: float) -> str:
    """An overflow, never rounded down to nothing."""
    return format_mm(max(over_mm, EPS * OFFER_STEPS))


def _why(block: Block | Thread) -> str:
    """Why the size is what it is."""
    narrow = block.narrow if isinstance(block, Block) else 1.0
    squeezed = f", squeezed to {narrow:.0%} of its width" if narrow < 1 else ""
    return squeezed + (", the smallest that `pnp:min-size` allows" if block.box.smallest is not None else "")


def _widest_word(block: Block, fitted: Fitted) -> tuple[str, ...]:
    """A note with the word that is wider than the box, where lines are broken."""
    line = max(fitted.lines, key=lambda line: line.width)
    if not block.box.wraps or len(line.tokens) != 1:
        return ()
    word = "".join(word.text for _, word in line.tokens[0].pieces)
    if word == OBJECT * len(word):
        return (f"{len(word)} icons in a row are one word: a space between two of them lets the line end there",)
    word = word.replace(OBJECT, "▢")
    shown = word if len(word) <= LONG_WORD else f"{word[:LONG_WORD]}…"
    return (f"`{shown}` is one word: a soft hyphen (U+00AD) in it lets the line end there",)


def _offer(block: Block | Thread) -> str:
    """What to type: a smallest size that does, if one can be read, or shorter words."""
    room = "box" if isinstance(block, Block) else "shape" if len(block.areas) == 1 else "boxes"
    least = SMALLEST_OFFER_PT * MM_PER_PT / block.scale.across
    found = block.largest(least) if least < block.pen.size else None
    if found is None:
        return f"shorten the text, or enlarge the {room}"
    size_pt = found.factor * block.pen.size * block.scale.across / MM_PER_PT
    size = math.floor(size_pt * OFFER_STEPS + EPS) / OFFER_STEPS
    fit = f"{SQUEEZE} {SHRINK}" if block.box.squeezes else SHRINK
    return f'shorten the text, enlarge the {room}, or write `pnp:fit="{fit}" pnp:min-size="{size:g}pt"`'
