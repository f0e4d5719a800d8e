"""Options that a deck has nothing for: said, since nobody would see it on the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import EPS
from pnp.model.options import SheetOptions
from pnp.model.printer import Printer
from pnp.model.spec import DeckSpec
from pnp.pipeline.gaps import are_cut_out, is_packed
from pnp.units import format_mm


def tell_idle(decks: Sequence[DeckSpec], sheets: SheetOptions, mixed: bool, sink: Sink) -> None:
    """P042 (a note): outer bleed that is not drawn, corners of cards whose corners are square.

    And P818 (a note), as the print lint has it: cards without bleed, where none is made and nobody asked for none.

    Args:
        decks: which share sheets.
        sheets: what is asked for.
        mixed: whether they are sheets of cards of several sizes, cut from edge to edge.
        sink: is told.
    """
    cut_out = are_cut_out(decks, mixed)
    for deck in decks:
        if deck.bleed <= EPS and sheets.bleed_mode == "art" and not sheets.sleeves:
            made = "" if cut_out else "build with `--bleed-mode mirror` or `--bleed-mode extend`, or "
            help = f"{made}write `bleed: 3 mm` in the deck's file and draw the layout 3 mm larger on every side"
            why = "no knife is exact: where it cuts a little outside, paper shows as a white edge"
            _note("P818", f"pictures of deck `{deck.id}` end at the cut, without bleed", why, help, sink, deck.span)
        if sheets.bleed_mode == "outer" and cut_out:
            what = f"deck `{deck.id}` is cut out piece by piece, so `--bleed-mode outer` does nothing on its sheets"
            _note("P042", what, "each has bleed of its own, and none shares a cut", "", sink, deck.span)
        elif sheets.bleed_mode == "outer" and deck.bleed <= EPS:
            what = f"deck `{deck.id}` has no bleed, so `--bleed-mode outer` draws none round its cards"
            _note("P042", what, "", "make it with `--bleed-mode mirror --gap 0mm`", sink, deck.span)
        if deck.corner_radius <= EPS and sheets.corners and not is_packed(deck):
            what = f"deck `{deck.id}` has no `corner_radius`, so `--corners` draws nothing on its sheets"
            _note("P042", what, "", "write `corner_radius: 3 mm` in the deck's file", sink, deck.span)


def tell_nothing_made(sheets: SheetOptions, printer: Printer | None, sink: Sink) -> None:
    """P042 (a note): bleed that is to be made, and none of it asked for; a printer's `back_bleed` makes some."""
    if sheets.bleed_mode in ("mirror", "extend") and sheets.bleed == 0 and not (printer and printer.back_bleed):
        what = f"`--bleed-mode {sheets.bleed_mode}` makes nothing: `--bleed 0mm` leaves no bleed"
        _note("P042", what, "where a knife cuts a little outside, paper shows", "leave `--bleed` out, for 3 mm", sink)


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


def _note(code: str, what: str, note: str, help: str, sink: Sink, span: Span | None = None) -> None:
    """A note."""
    sink.report(Diagnostic(code, what, span, Severity.NOTE, notes=(note,) if note else (), help=help or None))
