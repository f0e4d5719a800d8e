"""Old and new cards beside each other as one HTML page with the pictures in it: no script, nothing from the net."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape

from pnp import __version__
from pnp.model.printed import Keys, PrintedCard
from pnp.pipeline.printed.changed import Changes
from pnp.pipeline.printed.changes import Swap
from pnp.pipeline.printed.listing import REASONS, named, summary

Pictures = Mapping[Keys, bytes]
"""PNG files by what they show."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff;
  max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem }
h2 { margin-top: 3rem; border-bottom: 2px solid #ddd; font-size: 1.2rem }
article { display: grid; grid-template-columns: 1fr 1fr; gap: .3rem 1.5rem; padding: 1.2rem 0;
  border-bottom: 1px solid #ddd; break-inside: avoid }
h3, .why { grid-column: 1 / -1; margin: 0; font-size: 1rem }
h3 span { font-weight: normal; color: #666 }
figure { margin: 0 }
figcaption { color: #666 }
img { max-width: 48%; height: auto; background: #eee }
table { border-collapse: collapse }
th, td { padding: .1rem 1rem .1rem 0; text-align: left; font-weight: normal; vertical-align: top }
th { color: #666 }
.note { color: #666 }
"""


def page(changes: Changes, pictures: Pictures) -> str:
    """The page of some changes."""
    game = changes.found[0].game
    sections = [
        f"<h2>{escape(swaps.heading)}: {escape(summary(swaps))}</h2>\n"
        + "\n".join(_card(swap, pictures) for swap in swaps.swaps)
        for swaps in changes.found
        if swaps.swaps
    ]
    title = f"Printed and new cards of {escape(game)}"
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        + "\n".join(sections)
        + f'\n<p class="note">pnp {escape(__version__)}. Left as printed, right as it is now.</p>\n</body>\n</html>\n'
    )


def _card(swap: Swap, pictures: Pictures) -> str:
    """One card."""
    return (
        f"<article>\n<h3>{escape(named(swap))} <span>{escape(REASONS[swap.why])}</span></h3>\n"
        f"{_side('as printed', swap.old, swap, pictures)}\n{_side('now', swap.new, swap, pictures)}\n"
        + _edits(swap)
        + "</article>"
    )


def _side(title: str, card: PrintedCard | None, swap: Swap, pictures: Pictures) -> str:
    """The card as it was, or as it is."""
    if card is None:
        return f"<figure><figcaption>{title}: none</figcaption></figure>"
    shown = "\n".join(_images(card, swap, pictures))
    return f"<figure>{shown}\n<figcaption>{title}, {card.copies} ×</figcaption></figure>"


def _images(card: PrintedCard, swap: Swap, pictures: Pictures) -> Iterator[str]:
    """The sides of a card that tell what changed."""
    for side, keys in (("face", card.face), ("back", card.back)):
        if not keys or (side == "back" and swap.why not in {"back", "no back", "both sides"}):
            continue
        picture = pictures.get(keys)
        if picture:
            address = f"data:image/png;base64,{b64encode(picture).decode('ascii')}"
            yield f'<img src="{address}" alt="{side} of {escape(swap.id)}">'
        else:
            yield f'<p class="note">no picture of the {side} was kept: the card was changed before it was recorded</p>'


def _edits(swap: Swap) -> str:
    """The fields that changed."""
    if not swap.edits:
        return ""
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(before) or '–'}</td><td>{escape(after) or '–'}</td></tr>\n"
        for name, before, after in swap.edits
    )
    return f'<div class="why"><table>\n<tr><th>field</th><th>as printed</th><th>now</th></tr>\n{rows}</table></div>\n'
