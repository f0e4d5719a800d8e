"""Statistics as one HTML page with drawings in it: no script, nothing from the net."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from pnp import __version__
from pnp.lint import Ink
from pnp.pipeline.stats.figures import Count, Crosstab, DeckStats, SheetInk, TextLengths
from pnp.pipeline.stats.shown import heading, is_summed_up

BAR, GAP, LABEL, PLOT, NUMBER = 18, 6, 190, 420, 60
"""px: height of a bar, between bars, room for names, longest bar, room for numbers."""

CELL_WIDTH, CELL_HEIGHT = 46, 26
"""px of a cell of a crosstab."""

BUCKETS = 12
"""Bars of a histogram, at most."""

CHARACTER = 7.2
"""px: the width of a letter of 12 px on average, to cut names that have no room."""

INKS = (("cyan", "#1BA1CF"), ("magenta", "#C2347B"), ("yellow", "#E3B505"), ("black", "#333333"))

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem }
h2 { margin-top: 3rem; border-bottom: 2px solid #ddd }
h3 { margin: 1.6rem 0 .4rem; font-size: 1rem }
svg { display: block; max-width: 100%; height: auto }
text { font: 12px system-ui, sans-serif; fill: #222 }
table { border-collapse: collapse }
th, td { padding: .15rem .8rem .15rem 0; text-align: right }
th:first-child, td:first-child { text-align: left }
.bar { fill: #3B6EA5 }
.name { text-anchor: end }
.middle { text-anchor: middle }
.light { fill: #fff }
.note { color: #666 }
"""


def page(decks: Sequence[DeckStats]) -> str:
    """The page of some decks."""
    parts = [part for stats in decks for part in _deck(stats)]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Decks in numbers</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>Decks in numbers</h1>\n"
        + "\n".join(parts)
        + f'\n<p class="note">pnp {escape(__version__)}. Cards are counted with their copies.</p>\n</body>\n</html>\n'
    )


def _deck(stats: DeckStats) -> Iterator[str]:
    """The section of one deck."""
    yield f"<h2>{escape(stats.title)}</h2>\n<p>{escape(heading(stats))}</p>"
    if stats.sheets:
        rows = [(needed.paper, needed.sheets, needed.places) for needed in stats.sheets]
        yield "<h3>Sheets</h3>\n" + _table(("paper", "sheets", "cards on the first"), rows)
    for field in stats.fields:
        if field.counts and not is_summed_up(field):
            unset = (Count("not set", field.unset),) if field.unset else ()
            yield f"<h3>{escape(field.name)}</h3>\n" + bars((*field.counts, *unset))
    if stats.crosstab:
        yield f"<h3>{escape(stats.crosstab.row)} and {escape(stats.crosstab.column)}</h3>\n" + heat(stats.crosstab)
    for lengths in stats.lengths:
        yield f"<h3>Length of {escape(lengths.name)}</h3>\n" + histogram(lengths)
    if stats.icons:
        yield "<h3>Icons</h3>\n" + bars(stats.icons)
    for ink in stats.ink:
        yield f"<h3>Ink on {escape(ink.paper)}</h3>\n" + inked(ink)


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table."""
    lines = ["<table>", "<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join([*lines, "</table>"])


def _svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A drawing."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _short(text: str, room: float) -> str:
    """A text that fits into some px, cut where it does not."""
    most = max(1, int(room / CHARACTER))
    return escape(text if len(text) <= most else f"{text[: most - 1]}…")


def bars(counts: Sequence[Count]) -> str:
    """A bar for each value, with its number."""
    most = max(count.number for count in counts) or 1
    parts = []
    for index, count in enumerate(counts):
        y, length = index * (BAR + GAP), PLOT * count.number / most
        parts.append(
            f"<g><title>{escape(count.value)}: {count.number}</title>"
            f'<text class="name" x="{LABEL - 8}" y="{y + 13}">{_short(count.value, LABEL - 8)}</text>'
            f'<rect class="bar" x="{LABEL}" y="{y}" width="{length:.1f}" height="{BAR}"/>'
            f'<text x="{LABEL + length + 6:.1f}" y="{y + 13}">{count.number}</text></g>'
        )
    return _svg(LABEL + PLOT + NUMBER, len(counts) * (BAR + GAP), "How many cards have each value", parts)


def histogram(lengths: TextLengths) -> str:
    """How many texts have how many characters."""
    least, most = min(lengths.lengths), max(lengths.lengths)
    step = -(-(most - least + 1) // BUCKETS)
    numbers = Counter((length - least) // step for length in lengths.lengths)
    counts = []
    for bucket in range((most - least) // step + 1):
        first, last = least + bucket * step, min(most, least + bucket * step + step - 1)
        counts.append(Count(str(first) if first == last else f"{first} to {last}", numbers[bucket]))
    longest = f'<p class="note">Longest on card {escape(lengths.longest)}; {lengths.mean:.1f} on average.</p>'
    return bars(counts) + "\n" + longest


def heat(table: Crosstab) -> str:
    """A crosstab, darker where more cards are."""
    most = max((max(cells, default=0) for cells in table.cells), default=0) or 1
    parts = [
        f'<text class="middle" x="{LABEL + (column + 0.5) * CELL_WIDTH:g}" y="14">{_short(name, CELL_WIDTH)}</text>'
        for column, name in enumerate(table.columns)
    ]
    for row, (name, cells) in enumerate(zip(table.rows, table.cells, strict=True)):
        y = 20 + row * CELL_HEIGHT
        parts.append(f'<text class="name" x="{LABEL - 8}" y="{y + 17}">{_short(name, LABEL - 8)}</text>')
        for column, number in enumerate(cells):
            x = LABEL + column * CELL_WIDTH
            where = f"{escape(name)}, {escape(table.columns[column])}: {number}"
            look = "middle light" if number > most / 2 else "middle"
            parts.append(
                f'<g><title>{where}</title><rect x="{x}" y="{y}" width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}" '
                f'fill="{_shade(number / most)}"/><text class="{look}" x="{x + CELL_WIDTH / 2 - 1:g}" '
                f'y="{y + 17}">{number}</text></g>'
            )
    width = LABEL + len(table.columns) * CELL_WIDTH
    return _svg(width, 20 + len(table.rows) * CELL_HEIGHT, f"Cards by {table.row} and {table.column}", parts)


def _shade(part: float) -> str:
    """From nearly white to blue."""
    pale, deep = (240, 243, 247), (40, 82, 130)
    levels = (round(start + part * (end - start)) for start, end in zip(pale, deep, strict=True))
    return "#" + "".join(f"{level:02X}" for level in levels)


def inked(ink: SheetInk) -> str:
    """A bar of four inks for each side of each sheet."""
    sides: list[tuple[str, Ink]] = []
    for number, (front, back) in enumerate(zip(ink.fronts, ink.backs, strict=True), 1):
        sides.append((f"sheet {number} front", front))
        if back is not None:
            sides.append((f"sheet {number} back", back))
    most = max(side.total for _, side in sides) or 1.0
    parts: list[str] = []
    for index, (name, side) in enumerate(sides):
        y, x = index * (BAR + GAP), float(LABEL)
        parts.append(f'<text class="name" x="{LABEL - 8}" y="{y + 13}">{name}</text>')
        for channel, colour in INKS:
            part: float = getattr(side, channel)
            length = PLOT * part / most
            parts.append(
                f'<g><title>{name}, {channel}: {100 * part:.0f} %</title><rect x="{x:.1f}" y="{y}" '
                f'width="{length:.1f}" height="{BAR}" fill="{colour}"/></g>'
            )
            x += length
        parts.append(f'<text x="{x + 6:.1f}" y="{y + 13}">{100 * side.total:.0f} %</text>')
    told = '<p class="note">Estimated: 100 % is the whole sheet under one ink. Cyan, magenta, yellow, black.</p>'
    return _svg(LABEL + PLOT + NUMBER, len(sides) * (BAR + GAP), "Ink on each side", parts) + "\n" + told
