"""Which printer a build is for, and what that changes: edges, margins, and the maps that pages are drawn through."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.model.options import BuildOptions
from pnp.model.printer import Printer
from pnp.model.sheet import Sheet
from pnp.model.spec import ProjectSpec
from pnp.units import format_mm
from pnp.world import MemoryWorld

PRINTERS_FILE = "printers.yaml"

MARK_ROOM = 3.0
"""Mm between what a printer leaves white and the outermost card, for the marks."""

USUAL_MARGIN = 8.0


def user_file() -> Path:
    """Where a person keeps printers for all projects.

    Source:
        XDG Base Directory Specification 0.8: `$XDG_CONFIG_HOME`, else `~/.config`; on Windows `%APPDATA%`.
    """
    named = os.environ.get("XDG_CONFIG_HOME") or (os.environ.get("APPDATA") if os.name == "nt" else None)
    return (Path(named) if named else Path.home() / ".config") / "pnp" / PRINTERS_FILE


def shown(place: Path) -> str:
    """A path for people: `~/…` where it is in the home folder."""
    home = Path.home()
    return f"~/{place.relative_to(home).as_posix()}" if place.is_relative_to(home) else place.as_posix()


def user_printers(sink: Sink) -> Mapping[str, Printer]:
    """The printers that a person keeps, by name; none where there is no file.

    Reports:
        what loading `printers:` reports.
    """
    from pnp.load.printers import load_printers

    place = user_file()
    try:
        content = place.read_bytes()
    except OSError:
        return {}
    name = shown(place).lstrip("/")
    return load_printers(MemoryWorld({name: content}), name, sink)


def with_printer(project: ProjectSpec, options: BuildOptions, sink: Sink) -> BuildOptions:
    """The options for the printer that they name: its edge and a margin that it can print, unless others are asked for.

    Printers of the project come before those that a person keeps.

    Reports:
        P034 no such printer, P036 (a warning) a margin that it cannot print.
    """
    if not options.printer_name:
        return options
    printer = project.printers.get(options.printer_name)
    if printer is None:
        kept = user_printers(sink)
        printer = kept.get(options.printer_name)
        if printer is None:
            _unknown(options.printer_name, [*project.printers, *kept], sink)
            return options
    sheets = options.sheets
    if printer.flip and not options.flip_given:
        sheets = replace(sheets, flip=printer.flip)
    stated = sheets.margin if sheets.margin is not None else project.margin.value if project.margin else None
    if stated is None and printer.dead_margin is not None:
        sheets = replace(sheets, margin=max(USUAL_MARGIN, printer.dead_margin + MARK_ROOM))
    elif stated is not None and printer.dead_margin is not None and stated < printer.dead_margin:
        _cut_off(stated, printer, sink)
    return replace(options, sheets=sheets, printer=printer)


def _unknown(name: str, known: list[str], sink: Sink) -> None:
    """P034."""
    near = suggestion(name, known)
    sink.error(
        "P034",
        f"there is no printer `{name}`",
        notes=[f"printers: {listed(known)}"] if known and not near else (),
        help=near or f"measure it with `pnp calibrate {name}`",
    )


def _cut_off(margin: float, printer: Printer, sink: Sink) -> None:
    """P036, of margins."""
    dead = printer.dead_margin or 0.0
    sink.warning(
        "P036",
        f"the margin is {format_mm(margin)}, and printer `{printer.name}` leaves {format_mm(dead)} of the paper white",
        notes=("cards at the edge would be cut off",),
        help=f"use `--margin {format_mm(dead + MARK_ROOM).replace(' ', '')}`",
    )


def printed_by(sheets: tuple[Sheet, ...], printer: Printer) -> tuple[Sheet, ...]:
    """The sheets, each side drawn through what undoes the printer."""
    return tuple(
        replace(
            sheet,
            recto=sheet.recto and replace(sheet.recto, through=printer.front_map(sheet.size)),
            verso=sheet.verso and replace(sheet.verso, through=printer.back_map(sheet.size, sheet.axis)),
        )
        for sheet in sheets
    )


def tell_lying(sheets: tuple[Sheet, ...], printer: Printer, sink: Sink) -> None:
    """P036 (a note) where backs stay where they are, since the pages lie on their side."""
    if printer.moves_backs and any(sheet.verso and sheet.size.width > sheet.size.height for sheet in sheets):
        what = f"backs of pages that lie on their side are not moved for printer `{printer.name}`"
        notes = ("it was measured on upright pages; how a lying one is turned for the printer, it alone knows",)
        help = "leave out `--orientation landscape`"
        sink.report(Diagnostic("P036", what, None, Severity.NOTE, notes=notes, help=help))
