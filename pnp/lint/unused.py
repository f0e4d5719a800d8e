"""What nothing uses: messages about files, entries of lists, cards and fonts that stand by for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pnp.diagnostics import Diagnostic, Severity, Sink, Span


class Idle(NamedTuple):
    """Something that nothing uses.

    Attributes:
        name: for people, as "icon `star`".
        span: where it stands.
    """

    name: str
    span: Span


def report_files(files: Sequence[Idle], game: str, sink: Sink) -> None:
    """Report P821 for files of a game's layouts."""
    for file in files:
        sink.warning(
            "P821",
            f"nothing uses {file.name}",
            file.span,
            notes=(f"no card and no layout of `{game}` names it, in any language, variant or number of players",),
            help="name it on a card or in a layout, or delete the file",
        )


def report_entries(entries: Sequence[Idle], sink: Sink) -> None:
    """Report P822 for entries of lists."""
    for entry in entries:
        sink.warning(
            "P822",
            f"nothing uses {entry.name}",
            entry.span,
            notes=("no card chooses it, and no rule and no layout names it",),
            help="let a card choose it, or delete the entry",
        )


def note_cards(deck: str, unprinted: Sequence[Idle], out: Sequence[Idle], sink: Sink) -> None:
    """Note P820 for cards of a deck that are not printed, or in play at no number of players."""
    for cards, are in ((unprinted, "never printed: `qty: 0`"), (out, "in play at no number of players")):
        if not cards:
            continue
        names = ", ".join(card.name for card in cards)
        what = (
            f"{names} of deck `{deck}` is {are}"
            if len(cards) == 1
            else f"{len(cards)} cards of deck `{deck}` are {are}"
        )
        notes = (names,) if len(cards) > 1 else ()
        sink.report(Diagnostic("P820", what, cards[0].span, Severity.NOTE, notes=notes))


def note_families(families: Sequence[Idle], sink: Sink) -> None:
    """Note P823 for font families."""
    for family in families:
        what = f"no layout names {family.name}"
        help = "delete its files, if nothing else is to be set in it"
        sink.report(Diagnostic("P823", what, family.span, Severity.NOTE, help=help))
