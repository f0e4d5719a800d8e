"""How far apart decks stand that share sheets, which depends on how they are laid and cut."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.model.options import SheetOptions
from pnp.model.spec import DeckSpec

DEFAULT_GAP = 3.0
"""1.5 mm of bleed for each neighbour, and still eight 63 x 88 mm cards on A4 and on Letter."""


def is_mixed(deck: DeckSpec) -> bool:
    """Whether a deck stands on mixed sheets where they are asked for: plain rectangles, cards and tokens alike."""
    return deck.printed == "cards" and deck.outline is None and deck.standee is None


def is_packed(deck: DeckSpec) -> bool:
    """Whether a deck has sheets of tokens and other outlines unless it is mixed, which are packed where need be."""
    return deck.tokens or deck.outline is not None


def are_cut_out(decks: Sequence[DeckSpec], mixed: bool) -> bool:
    """Whether what stands on the sheets of `decks` is cut along lines round it, which neighbours cannot share.

    Plain rectangles are cut straight on mixed sheets, and where all tokens have one size: they stand in a grid.
    """
    if not all(is_mixed(deck) for deck in decks):
        return True
    return not mixed and any(deck.tokens for deck in decks) and len({deck.size for deck in decks}) > 1


def own_gap(decks: Sequence[DeckSpec], usual: float | None, mixed: bool) -> float:
    """The largest of their gaps, mm; one that says none has the `usual` one of the project.

    Tokens on sheets of their own never less than by default.
    """
    least = DEFAULT_GAP if usual is None else usual
    return max(
        deck.gap if deck.gap is not None else max(least, DEFAULT_GAP) if is_packed(deck) and not mixed else least
        for deck in decks
    )


def whole_gap(decks: Sequence[DeckSpec], usual: float | None, sheets: SheetOptions, mixed: bool) -> float:
    """The gap of a build, mm: as asked for, else their own; with bleed only round all of them cards share cuts."""
    if sheets.gap is not None:
        return sheets.gap
    own = own_gap(decks, usual, mixed)
    if sheets.cutter:
        return sheets.cutter.least_gap if sheets.sleeves else max(own, sheets.cutter.least_gap)
    return 0.0 if sheets.bleed_mode == "outer" and not are_cut_out(decks, mixed) else own
