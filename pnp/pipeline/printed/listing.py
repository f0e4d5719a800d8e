"""Swap lists as text: what to take out of the printed cards, and what to put in."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.pipeline.outcome import number_of
from pnp.pipeline.printed.changes import Swap, Swaps, counted

LONGEST_EDIT = 40
"""Characters of a value that are shown."""

PAGE_LOOKS = "looks otherwise"
"""Why a page is printed again that has no other side, as of a board."""

REASONS = {
    "face": "the face is new",
    "back": "the back is new",
    "no back": "it has no back any more",
    "both sides": "face and back are new",
    "new": "new",
    "removed": "no longer there",
    "more": "more of the same",
    "fewer": "fewer of the same",
}


def swap_list(found: Swaps) -> str:
    """The swap list of one deck: a line a card, in columns; of other things the pages that differ."""
    rows = [("take out", "put in", "card", "why")]
    if not found.by_card:
        return "\n".join((f"{found.heading}: {summary(found)}", *(f"  {_page(swap)}" for swap in found.swaps)))
    rows += [(_number(swap.out), _number(swap.into), named(swap), reason(swap)) for swap in found.swaps]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [
        f"{out:>{widths[0]}}  {into:>{widths[1]}}  {card:<{widths[2]}}  {why}".rstrip() for out, into, card, why in rows
    ]
    return "\n".join((f"{found.heading}: {summary(found)}", *(f"  {line}" for line in lines)))


def _page(swap: Swap) -> str:
    """A page that differs."""
    return f"{swap.id} {PAGE_LOOKS if swap.why == 'face' else REASONS[swap.why]}"


def list_name(found: Swaps) -> str:
    """The name of its file: `swap-list-<deck>-<lang>[-low-ink].txt`."""
    return "-".join(part for part in ("swap-list", *found.key) if part) + ".txt"


def summary(found: Swaps) -> str:
    """How many cards go and come."""
    if not found.by_card:
        return "take out the old one, put in the new one"
    out, into = counted(found.swaps)
    parts = [f"take out {number_of(out, 'card')}"] if out else []
    parts += [f"put in {number_of(into, 'card')}"] if into else []
    return ", ".join(parts)


def named(swap: Swap) -> str:
    """A card by its id, and by its name where the two differ."""
    card = swap.new or swap.old
    name = card.fields.get("name") or card.fields.get("title") or "" if card else ""
    return f"{swap.id} ({name})" if name and name.casefold() != swap.id.casefold() else swap.id


def reason(swap: Swap) -> str:
    """Why a card is swapped, with the fields that changed where they are known."""
    edits = ", ".join(_edits(swap))
    return f"{REASONS[swap.why]}; {edits}" if edits else REASONS[swap.why]


def _edits(swap: Swap) -> Iterator[str]:
    """`cost 3 -> 4`."""
    for name, before, after in swap.edits:
        yield f"{name} {_short(before)} -> {_short(after)}"


def _short(text: str) -> str:
    """A value on one line."""
    plain = " ".join(text.split()) or "nothing"
    return plain if len(plain) <= LONGEST_EDIT else f"{plain[: LONGEST_EDIT - 1]}…"


def _number(copies: int) -> str:
    """A count; nothing for none."""
    return str(copies) if copies else "-"
