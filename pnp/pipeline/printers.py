"""Which printer a build is for, and what that changes: edges, margins, and the maps that pages are drawn through."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import EPS
from pnp.model.options import BuildOptions
from pnp.model.printer import Printer
from pnp.model.sheet import MARK_ROOM, SAFE_MARGIN, Sheet, Sides
from pnp.model.spec import ProjectSpec
from pnp.units import format_mm

PRINTERS_FILE = "printers.yaml"


class _OneFile(Struct, frozen=True):
    """A world of one file outside of every project, whatever it is called."""

    content: bytes

    def read_bytes(self, path: str) -> bytes:
        """See `World.read_bytes`."""
        return self.content

    def exists(self, path: str) -> bool:
        """See `World.exists`."""
        return True

    def files(self, folder: str) -> tuple[str, ...]:
        """See `World.files`."""
        return ()

    def reads(self) -> frozenset[str]:
        """See `World.reads`."""
        return frozenset()


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
    return load_printers(_OneFile(content), shown(place), sink)


def kept_beside(name: str, sink: Sink) -> Mapping[str, Printer]:
    """The printers that a person keeps, where the one called `name` is about to be measured.

    It may be one that no printer can be: what is wrong with it is not reported, for it will be written anew.

    Reports:
        P037 a file that cannot be read, and what loading the others reports.
    """
    from pnp.load.printers import load_printers

    place = user_file()
    try:
        file = _OneFile(place.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        # Written anew, it would lose the printers that it has.
        sink.error("P037", f"`{shown(place)}` cannot be read: {error.strerror or 'the disk refused it'}")
        return {}
    load_printers(file, shown(place), sink, without=name)
    return load_printers(file, shown(place), Sink())


def why_not_kept() -> str:
    """Why the file of printers cannot be written, as far as that shows without writing it; empty where it can."""
    folder = user_file().resolve().parent
    while not os.path.lexists(folder):
        folder = folder.parent
    if not folder.is_dir():
        return f"`{shown(folder)}` is no folder"
    return "" if os.access(folder, os.W_OK | os.X_OK) else f"nothing may be written in `{shown(folder)}`"


def with_printer(project: ProjectSpec, options: BuildOptions, sink: Sink) -> BuildOptions:
    """The options for the printer that they name: its edge and a margin that it can print, unless others are asked for.

    Printers of the project come before those that a person keeps.

    Reports:
        P034 no such printer.
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
        sheets = replace(sheets, margin=max(SAFE_MARGIN, printer.dead_margin + MARK_ROOM))
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


def tell_cut_off(what: str, margin: float, printer: Printer, sink: Sink) -> None:
    """P036 (a warning) where a margin is within what the printer leaves white. `what` is cut off then."""
    dead = printer.dead_margin
    if dead is None or margin >= dead - EPS:
        return
    sink.warning(
        "P036",
        f"the margin is {format_mm(margin)}, and printer `{printer.name}` leaves {format_mm(dead)} of the paper white",
        notes=(f"{what} would be cut off at the edges",),
        help=f"use `--margin {format_mm(dead + MARK_ROOM).replace(' ', '')}`",
    )


def printed_by(sheets: tuple[Sheet, ...], printer: Printer, sides: Sides) -> tuple[Sheet, ...]:
    """The sheets, each side drawn through what undoes the printer.

    A printer was measured on upright pages, and which way it turns a page that lies on its side, it alone knows. So
    where backs are moved, such pages are turned here: those of the file stand upright, also where it has fronts alone,
    and their backs are in another one.
    """
    upright = printer.moves_backs and (sides == "fronts" or any(sheet.verso for sheet in sheets))
    return tuple(_printed_by(sheet, printer, upright) for sheet in sheets)


def _printed_by(sheet: Sheet, printer: Printer, upright: bool) -> Sheet:
    """One sheet; `upright` turns it if it lies on its side."""
    size, turned = sheet.size, upright and sheet.size.width > sheet.size.height
    on = size.turned if turned else size
    front = printer.front_map(size, on)
    back = printer.back_map(size, sheet.axis, on) if printer.moves_backs else front
    return replace(
        sheet,
        recto=sheet.recto and replace(sheet.recto, through=front),
        verso=sheet.verso and replace(sheet.verso, through=back),
        page=on if turned else None,
    )
