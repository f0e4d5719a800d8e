"""Statistics as text for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from pnp.lint import Ink
from pnp.pipeline.outcome import number_of
from pnp.pipeline.stats.figures import Count, Crosstab, DeckStats, FieldCounts, SheetInk
from pnp.units import format_mm

WIDTH = 100
"""Columns; longer lines are wrapped under their beginning."""

INDENT = "  "

MOST_VALUES = 40
"""Values that are counted out; a field with more is told in one sentence."""

LONGEST_VALUE = 30
"""Characters of a value; longer ones are sentences, which nobody counts."""


def shown_deck(stats: DeckStats) -> str:
    """A deck as a block of lines."""
    blocks = [
        _named(map(_field, stats.fields)),
        _table(*_lengths(stats)) if stats.lengths else "",
        _crosstab(stats.crosstab) if stats.crosstab else "",
        _named([("icons", _counted(stats.icons))]) if stats.icons else "",
        _table(*_sheets(stats)) if stats.sheets else "",
        _table(*_ink(stats.ink)) if stats.ink else "",
    ]
    return "\n\n".join([heading(stats), *(block for block in blocks if block)])


def heading(stats: DeckStats) -> str:
    """`tricks/tricks: 60 cards, 63 x 88 mm`, with the number of kinds where it is another."""
    size = f"{format_mm(stats.size.width).removesuffix(' mm')} x {format_mm(stats.size.height)}"
    kinds = f" of {number_of(stats.entries, 'kind')}" if stats.entries != stats.copies else ""
    return f"{stats.game}/{stats.deck}: {number_of(stats.copies, 'card')}{kinds}, {size}"


def _named(lines: Iterable[tuple[str, str]]) -> str:
    """Names in one column, what is said of them in the other."""
    pairs = list(lines)
    width = max((len(name) for name, _ in pairs), default=0)
    return "\n".join(
        textwrap.fill(
            text,
            WIDTH,
            initial_indent=f"{INDENT}{name:<{width}}  ",
            subsequent_indent=" " * (len(INDENT) + width + 2),
            break_on_hyphens=False,
            break_long_words=False,
        )
        for name, text in pairs
    )


def _field(field: FieldCounts) -> tuple[str, str]:
    """What is said of a field."""
    if not field.counts:
        return field.name, "on no card"
    unset = f"; {number_of(field.unset, 'card')} without" if field.unset else ""
    if field.all_differ:
        return field.name, "all different" + unset
    if is_summed_up(field):
        return field.name, number_of(len(field.counts), "different value") + unset
    return field.name, _counted(field.counts) + unset


def is_summed_up(field: FieldCounts) -> bool:
    """Whether the values of a field are too many, too long or too different to be counted out."""
    many = len(field.counts) > MOST_VALUES
    return many or field.all_differ or any(len(count.value) > LONGEST_VALUE for count in field.counts)


def _counted(counts: Sequence[Count]) -> str:
    """`clubs 20, hearts 20`; where all are the same, `clubs, hearts: 20 each`."""
    numbers = {count.number for count in counts}
    if len(numbers) == 1 and len(counts) > 1:
        return f"{', '.join(count.value for count in counts)}: {counts[0].number} each"
    return ", ".join(f"{count.value}: {count.number}" for count in counts)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Columns: the first from the left, the others to the right."""
    lines = [tuple(head), *map(tuple, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        (INDENT + "  ".join([f"{line[0]:<{widths[0]}}", *(_right(line, widths))])).rstrip() for line in lines
    )


def _right(line: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """The cells of a row after the first."""
    for cell, width in zip(line[1:], widths[1:], strict=True):
        yield f"{cell:>{width}}"


def _lengths(stats: DeckStats) -> tuple[Sequence[str], list[Sequence[str]]]:
    """The lengths of texts."""
    return ("characters", "least", "mean", "most", "on card"), [
        (text.name, str(min(text.lengths)), f"{text.mean:.1f}", str(max(text.lengths)), text.longest)
        for text in stats.lengths
    ]


def _crosstab(table: Crosstab) -> str:
    """The crosstab with sums."""
    head = (f"{table.row} \\ {table.column}", *table.columns, "all")
    rows = [
        (name, *(str(number or ".") for number in cells), str(sum(cells)))
        for name, cells in zip(table.rows, table.cells, strict=True)
    ]
    sums = [sum(column) for column in zip(*table.cells, strict=True)]
    return _table(head, [*rows, ("all", *map(str, sums), str(sum(sums)))])


def _sheets(stats: DeckStats) -> tuple[Sequence[str], list[Sequence[str]]]:
    """The sheets on each paper."""
    rows = [(needed.paper, str(needed.sheets), str(needed.places)) for needed in stats.sheets]
    return ("paper", "sheets", "cards on the first"), list(rows)


def _ink(inks: Iterable[SheetInk]) -> tuple[Sequence[str], list[Sequence[str]]]:
    """The ink on the sheets of each paper."""
    rows: list[Sequence[str]] = []
    for ink in inks:
        rows.append(_ink_row(f"{ink.paper} front", ink.fronts))
        if backs := [back for back in ink.backs if back is not None]:
            rows.append(_ink_row(f"{ink.paper} back", backs))
    return ("ink, part of the sheet", "mean", "most", "cyan", "magenta", "yellow", "black"), rows


def _ink_row(name: str, sides: Sequence[Ink]) -> Sequence[str]:
    """The mean of some sides, and the most."""
    mean = Ink()
    for side in sides:
        mean = mean.plus(side, 1 / len(sides))
    most = max(side.total for side in sides)
    parts = (mean.total, most, mean.cyan, mean.magenta, mean.yellow, mean.black)
    return (name, *(f"{100 * part:.0f} %" for part in parts))
