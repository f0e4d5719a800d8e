"""What `pnp stats` knows of a deck, as values."""

from __future__ import annotations

from msgspec import Struct

from pnp.geometry import Size
from pnp.lint import Ink


class Count(Struct, frozen=True):
    """How many copies of cards have a value (an icon: how often it stands on them)."""

    value: str
    number: int


class FieldCounts(Struct, frozen=True):
    """The values of one field in their natural order: of its list, of numbers, else the most frequent first.

    Attributes:
        unset: copies of cards without a value.
        several: whether a card may have several values.
    """

    name: str
    counts: tuple[Count, ...]
    unset: int = 0
    several: bool = False

    @property
    def all_differ(self) -> bool:
        """Whether no value stands on two cards: then the counts say nothing."""
        return not self.several and len(self.counts) > 1 and all(count.number == 1 for count in self.counts)


class TextLengths(Struct, frozen=True):
    """How long the texts of a field are, in characters.

    Attributes:
        name: of the field, with its language where it has several: `name.hu`.
        lengths: one for each entry that has the text.
        longest: the id of the card with the longest.
    """

    name: str
    lengths: tuple[int, ...]
    longest: str

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.lengths) / len(self.lengths)


class Crosstab(Struct, frozen=True):
    """How many copies have each pair of values of two fields.

    Attributes:
        row, column: the fields.
        rows, columns: their values.
        cells: a number for each column of each row.
    """

    row: str
    column: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[int, ...], ...]


class SheetsNeeded(Struct, frozen=True):
    """How many sheets of a paper the deck takes, and how many cards the first one holds."""

    paper: str
    sheets: int
    places: int


class SheetInk(Struct, frozen=True):
    """The ink on the sheets of a paper: for each sheet, front and back (None where nothing is printed)."""

    paper: str
    fronts: tuple[Ink, ...]
    backs: tuple[Ink | None, ...]


class DeckStats(Struct, frozen=True):
    """One deck in numbers.

    Attributes:
        entries: kinds of cards.  copies: cards to print.
        crosstab: None where none was asked for, or the deck has not both fields.
        icons: None where the layout could not be filled, or there is none.
        ink: empty unless asked for.
    """

    game: str
    deck: str
    title: str
    language: str
    size: Size
    entries: int
    copies: int
    fields: tuple[FieldCounts, ...]
    lengths: tuple[TextLengths, ...]
    crosstab: Crosstab | None
    icons: tuple[Count, ...] | None
    sheets: tuple[SheetsNeeded, ...]
    ink: tuple[SheetInk, ...] = ()
