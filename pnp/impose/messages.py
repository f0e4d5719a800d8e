"""What impose reports: P601 to P613. Each help was worked out so that following it makes the input pass."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.geometry import EPS, Size
from pnp.impose.grid import Area, Grid, best_grid, shortfall, widest_margin
from pnp.impose.marks import MARK_OFFSET, SHORTEST_MARK
from pnp.impose.rims import MADE_BLEED
from pnp.model.sheet import MARK_ROOM, SheetScheme
from pnp.sizes import PAPERS
from pnp.units import format_mm

LEAST_HELPED_MARGIN = 4.0
"""No help proposes a smaller margin: most home printers would print nothing there."""

LARGER_PAPERS = ("a4", "a3", "a2", "a1", "a0")


def nothing_to_print(scheme: SheetScheme, sink: Sink) -> None:
    """P601."""
    sink.error(
        "P601",
        "there is nothing to print: no component is left",
        scheme.span,
        notes=("cards are left out by `qty: 0`, and by the options `--cards`, `--component` and `--players`",),
    )


def no_backs(scheme: SheetScheme, sink: Sink) -> None:
    """P602."""
    if scheme.backs == "none":
        what = f"only backs are asked for, and sheets{of(scheme)} without any"
        sink.error(
            "P602", what, scheme.span, help="leave out `--sides backs`, or what leaves out backs: `--backs none`"
        )
        return
    sink.error(
        "P602",
        f"only backs are asked for, and no component{of(scheme)} has one",
        scheme.span,
        help="use `--sides fronts`",
    )


def small_margin(scheme: SheetScheme, larger_fits: bool, sink: Sink) -> None:
    """P603, a warning; `larger_fits` tells whether everything fits with the safe margin too."""
    safe, note = format_mm(scheme.safe_margin), "many home printers leave 4 to 5 mm at the paper edge unprinted"
    whose = "every printer can print"
    if scheme.printer:
        white = format_mm(scheme.safe_margin - MARK_ROOM)
        whose, note = f"printer `{scheme.printer}` asks for", f"it leaves {white} at the paper edge unprinted"
    sink.warning(
        "P603",
        f"the margin is {format_mm(scheme.margin)}, below the {safe} that {whose}",
        scheme.span,
        notes=(f"{note}: crop marks may be missing there",),
        help=f"use `--margin {typed(scheme.safe_margin)}`" if larger_fits else None,
    )


def does_not_fit(size: Size, scheme: SheetScheme, area: Area, sink: Sink) -> None:
    """P604: not even one component of `size` fits the page."""
    single = min(
        (Grid(1, 1, size, area.gap, False), Grid(1, 1, size.turned, area.gap, True)),
        key=lambda grid: max(shortfall(grid, area)),
    )
    sink.error(
        "P604",
        f"{_one(scheme)} of {sized(size)} does not fit {scheme.paper_name}",
        scheme.span,
        label=f"{_too_large(single, area)} with a margin of {format_mm(area.margin)}",
        notes=(_room(area), _too_large(single, area, "it is ")),
        help=_margin_help(single, area) or _paper_help(size, area),
    )


def grid_does_not_fit(grid: Grid, size: Size, scheme: SheetScheme, area: Area, sink: Sink) -> None:
    """P605: the forced grid is too large."""
    most = best_grid(size, area)
    notes = [_too_large(grid, area, "it is ") + f" with a margin of {format_mm(area.margin)}"]
    notes += [f"the largest grid that fits is {_shape(most)}"] if most else [_room(area)]
    sink.error(
        "P605",
        f"a {grid.columns} x {grid.rows} grid{of(scheme)} of {sized(size)} does not fit {scheme.paper_name}",
        scheme.span,
        label=_too_large(grid, area),
        notes=notes,
        help=_margin_help(grid, area) or (f"use `--grid {most.columns}x{most.rows}`" if most else None),
    )


def skips_everything(scheme: SheetScheme, places: int, sink: Sink) -> None:
    """P606: a whole sheet or more is skipped."""
    sink.error(
        "P606",
        f"skipping {scheme.skip} places leaves none on the first sheet{of(scheme)}, which has {places}",
        scheme.span,
        help=f"use `--skip {scheme.skip % places}`",
    )


def near_the_edge(scheme: SheetScheme, bleed: float, room: float, sink: Sink) -> None:
    """What becomes of bleed and marks where there is only so much `room` between outermost cards and paper edge, mm.

    P608, a warning, where the paper ends before the bleed; P609, a note, where a printer that leaves its edge white
    prints next to nothing of the marks.
    """
    if bleed > room + EPS:
        sink.warning(
            "P608",
            f"bleed of {format_mm(bleed)}{of(scheme)} goes over the edge of the paper, {format_mm(room)} away",
            scheme.span,
            notes=("there is no room for marks either",),
            help=f"use `--bleed {typed(min(MADE_BLEED, math.floor(room)))}`",
        )
        return
    dead = scheme.safe_margin - MARK_ROOM
    needed = dead + bleed + MARK_OFFSET + SHORTEST_MARK
    marked = scheme.marks != "none" and not scheme.cutter
    if scheme.printer and marked and room < needed - EPS:
        sink.report(
            Diagnostic(
                "P609",
                f"printer `{scheme.printer}` prints less than {format_mm(SHORTEST_MARK)} of some marks{of(scheme)}",
                scheme.span,
                Severity.NOTE,
                notes=(
                    f"they begin {format_mm(bleed + MARK_OFFSET)} from the cards, which stand {format_mm(room)} from "
                    f"the edge of the paper, and {format_mm(dead)} stay white there",
                ),
                help=f"use `--margin {typed(math.ceil(2 * needed - EPS) / 2)}`, or less bleed",
            )
        )


def no_room_for_label(scheme: SheetScheme, sink: Sink, bare: Sequence[int], total: int) -> None:
    """P607, a note, where sheets with the numbers `bare`, of so many, have no label though they should."""
    if not bare or not scheme.label:
        return
    which = f"the sheets{of(scheme)} on {scheme.paper_name} carry"
    if len(bare) < total:
        numbers = ", ".join(map(str, bare))
        which = f"sheet{'s' if len(bare) > 1 else ''} {numbers}{of(scheme)} on {scheme.paper_name}"
        which += " carry" if len(bare) > 1 else " carries"
    sink.report(
        Diagnostic(
            "P607",
            f"{which} no label: no margin has 6 x 40 mm free of bleed and crop marks",
            scheme.span,
            Severity.NOTE,
        )
    )


def no_grid(scheme: SheetScheme, sink: Sink) -> None:
    """P610, a warning."""
    given = [option for option, used in (("--grid", scheme.grid is not None), ("--skip", scheme.skip > 0)) if used]
    option = "` and `".join(given)
    do = "does" if len(given) == 1 else "do"
    sink.warning(
        "P610",
        f"`{option}` {do} nothing on sheets{of(scheme)}: they are packed, without columns and rows",
        scheme.span,
        notes=("components of several outlines and sizes stand there, each where it fits",),
        help=f"leave `{option}` out, or name the decks that {'it is' if len(given) == 1 else 'they are'} for with "
        "`--component`",
    )


def small_gap(scheme: SheetScheme, least: float, sink: Sink) -> None:
    """P611, a warning: outlines stand so near to one another that they are hard to cut out."""
    sink.warning(
        "P611",
        f"outlines{of(scheme)} stand {format_mm(scheme.gap)} apart, too near to cut round them",
        scheme.span,
        notes=("lines that are not straight cannot share a cut", f"between two of them are {format_mm(least)} or more"),
        help=f"use `--gap {typed(least)}`, or leave out a smaller `gap:` in content",
    )


def little_bleed(scheme: SheetScheme, bleed: float, least: float, sink: Sink) -> None:
    """P611, a warning: a back that is printed a little off would show paper at its edge."""
    sink.warning(
        "P611",
        f"backs{of(scheme)} are drawn only {format_mm(bleed)} beyond their outlines",
        scheme.span,
        notes=(
            f"a printer that turns the paper is off by 1 to 2 mm: with less than {format_mm(least)} paper shows",
            "the bleed is as large as the file says, and never more than half the gap",
        ),
        help=f"use `--gap {typed(2 * least)}`, or `bleed: {format_mm(2 * least)}` in content",
    )


def does_not_fit_half(size: Size, scheme: SheetScheme, clear: float, most: Grid | None, sink: Sink) -> None:
    """P612: a component, or the grid asked for, does not fit half of a page beside the fold; `most` does."""
    what = f"a component{of(scheme)} of {sized(size)}"
    if scheme.grid is not None:
        what = f"a {scheme.grid[0]} x {scheme.grid[1]} grid{of(scheme)} of {sized(size)}"
    sink.error(
        "P612",
        f"{what} does not fit half of {scheme.paper_name}",
        scheme.span,
        notes=(
            "with `--backs gutterfold` the front stands on one half of the page and the back on the other",
            f"the margin takes {format_mm(scheme.margin)} of a half, bleed and fold take {format_mm(clear)}",
        ),
        help=f"use `--grid {most.columns}x{most.rows}`, the largest that fits"
        if most
        else "leave `--backs gutterfold` out, or use larger paper",
    )


def both_on_one_page(scheme: SheetScheme, sink: Sink) -> None:
    """P613: one side alone of fold-over sheets."""
    sink.error(
        "P613",
        f"fold-over sheets{of(scheme)} have both sides on one page, so `--sides {scheme.sides}` cannot be",
        scheme.span,
        help=f"leave out `--sides {scheme.sides}` or `--backs gutterfold`",
    )


def of(scheme: SheetScheme) -> str:
    """Whose: ` of deck `cards``."""
    return f" of deck `{scheme.deck}`" if scheme.deck else ""


def _one(scheme: SheetScheme) -> str:
    """`a component of deck `cards``; the tokens of a game are of several decks."""
    return "a token" if scheme.deck == "tokens" else f"a component{of(scheme)}"


def sized(size: Size) -> str:
    """`63 x 88 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"


def _shape(grid: Grid) -> str:
    """`2 x 4, with the cards turned`."""
    return f"{grid.columns} x {grid.rows}" + (", with the components turned" if grid.turned else "")


def typed(length: float) -> str:
    """A length as an option takes it: `7.5mm`."""
    return format_mm(length).replace(" ", "")


def _room(area: Area) -> str:
    """What is there between the margins."""
    width, height = area.inner
    if width <= 0 or height <= 0:
        return f"margins of {format_mm(area.margin)} leave nothing of the page"
    return f"a margin of {format_mm(area.margin)} leaves {sized(Size(width, height))}"


def _too_large(grid: Grid, area: Area, before: str = "") -> str:
    """`0.6 mm too high`."""
    wide, high = shortfall(grid, area)
    parts = [f"{_up(length)} {word}" for length, word in ((wide, "too wide"), (high, "too high")) if length]
    return before + " and ".join(parts) + (", the components turned" if before and grid.turned else "")


def _up(length: float) -> str:
    """A shortfall, rounded up: `0 mm too high` would be no reason."""
    return format_mm(math.ceil(length * 100 - EPS) / 100)


def _margin_help(grid: Grid, area: Area) -> str | None:
    """The largest margin, in tenths of a mm, at which `grid` fits; None where printers would cut it off."""
    margin = math.floor(widest_margin(grid.block, area.page) * 10 + EPS) / 10
    return f"use `--margin {typed(margin)}`" if margin >= LEAST_HELPED_MARGIN else None


def _paper_help(size: Size, area: Area) -> str | None:
    """The smallest ISO paper that holds one component, upright or turned, at this margin."""
    for name in LARGER_PAPERS:
        paper = PAPERS[name]
        landscape = area.page.width > area.page.height
        page = paper.turned if landscape else paper
        if best_grid(size, Area(page, area.margin, area.gap)):
            return f"use `--paper {name}`"
    return None
