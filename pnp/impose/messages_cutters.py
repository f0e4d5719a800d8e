"""What impose reports of sheets for cutting machines: P614 to P617."""

from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.impose.messages import of, sized, typed
from pnp.model.cutter import Cutter
from pnp.model.sheet import SheetScheme
from pnp.sizes import paper_names
from pnp.units import format_mm


def out_of_reach(size: Size, scheme: SheetScheme, sink: Sink, usual: bool = False) -> None:
    """P614: a component, or the grid asked for, does not fit what a machine cuts of a page.

    `usual`: it does with the marks of the preset.
    """
    cutter = scheme.cutter
    if cutter is None:
        raise ValueError("no machine has a reach here")
    what = f"a component{of(scheme)} of {sized(size)}"
    if scheme.grid is not None:
        what = f"a {scheme.grid[0]} x {scheme.grid[1]} grid{of(scheme)} of {sized(size)}"
    notes = []
    if cutter.reach:
        notes.append(f"it cuts {sized(cutter.reach)} at most, with the bleed")
    if cutter.registration:
        notes.append("nothing may stand in the corners with its marks")
    sink.error(
        "P614",
        f"{what} does not fit what {cutter.title} cuts of {scheme.paper_name}",
        scheme.span,
        notes=notes,
        help="leave `--registration` out"
        if usual
        else "leave `--grid` out"
        if scheme.grid is not None
        else f"leave `--cutter {cutter.name}` out",
    )


def no_folds_for_cutters(scheme: SheetScheme, cutter: Cutter, sink: Sink) -> None:
    """P615: fold-over sheets for a machine."""
    sink.error(
        "P615",
        f"fold-over sheets{of(scheme)} cannot be cut by machine",
        scheme.span,
        notes=("folded and glued, the sheet is half as large, and the marks are cut or inside",),
        help=f"leave out `--backs gutterfold` or `--cutter {cutter.name}`",
    )


def several_papers(scheme: SheetScheme, cutter: Cutter, sink: Sink) -> None:
    """P616: marks for a machine on a file for several papers."""
    sink.error(
        "P616",
        f"sheets{of(scheme)} for {scheme.paper_name} cannot be cut by {cutter.title}",
        scheme.span,
        notes=("it looks for its marks at fixed distances from the edges of one paper",),
        help=f"build a file for each paper: `--paper {','.join(paper_names(scheme.paper_name))}`",
    )


def too_near(scheme: SheetScheme, cutter: Cutter, sink: Sink) -> None:
    """P617: a gap in which no machine cuts twice."""
    sink.error(
        "P617",
        f"components{of(scheme)} stand {format_mm(scheme.gap)} apart, too near for {cutter.title}",
        scheme.span,
        notes=(
            f"it cuts each outline for itself: between two of them are {format_mm(cutter.least_gap)} or more, "
            "or the knife tears what is left",
        ),
        help=f"use `--gap {typed(cutter.least_gap)}`, or leave `--gap` out",
    )
