"""Options that a deck has nothing for: said, since nobody would see it on the sheets."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.geometry import EPS
from pnp.model.options import SheetOptions
from pnp.model.printer import Printer
from pnp.model.spec import DeckSpec
from pnp.units import format_mm


def tell_idle(decks: Iterable[DeckSpec], sheets: SheetOptions, sink: Sink) -> None:
    """P042 (a note): outer bleed of art without bleed, corners of cards whose corners are square."""
    for deck in decks:
        if deck.tokens or deck.outline is not None:
            continue
        if sheets.bleed_mode == "outer" and deck.bleed <= EPS:
            what = f"deck `{deck.id}` has no bleed, so `--bleed-mode outer` draws none round its cards"
            _note("P042", what, "", "make it with `--bleed-mode mirror --gap 0mm`", sink)
        if sheets.corners and deck.corner_radius <= EPS:
            what = f"deck `{deck.id}` has no `corner_radius`, so `--corners` draws nothing on its sheets"
            _note("P042", what, "", "write `corner_radius: 3 mm` in the deck's file", sink)


def tell_short_backs(decks: Iterable[DeckSpec], sheets: SheetOptions, printer: Printer, sink: Sink) -> None:
    """P036 (a note) where backs are drawn less far than `back_bleed`, for nothing more of them is drawn."""
    asked = printer.back_bleed
    if asked is None or sheets.bleed_mode in ("mirror", "extend"):
        return
    for deck in decks:
        drawn = deck.bleed if sheets.bleed_mode != "none" else 0.0
        if asked <= drawn + EPS:
            continue
        note, help = "their layout is drawn no farther", f"write `bleed: {format_mm(asked)}` in the deck's file"
        help += ", and draw the layout so much farther"
        if not deck.tokens and deck.outline is None:
            help += "; or build with `--bleed-mode mirror`"
        if sheets.bleed_mode == "none":
            note, help = "`--bleed-mode none` leaves all bleed out", "leave `--bleed-mode none` out"
        what = f"backs of deck `{deck.id}` go {format_mm(drawn)} beyond the cut, not the {format_mm(asked)} that "
        _note("P036", f"{what}printer `{printer.name}` asks for", note, help, sink)


def _note(code: str, what: str, note: str, help: str, sink: Sink) -> None:
    """A note."""
    sink.report(Diagnostic(code, what, None, Severity.NOTE, notes=(note,) if note else (), help=help))
