"""`pnp calibrate`: a sheet to measure a printer with, and a profile from what was read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import Size
from pnp.model.calibration import MOST_EDGE, SCALE_REACH, SMALLEST_PAGE, Readings, back_offset, rulers
from pnp.model.options import Selection
from pnp.model.printer import LARGEST_SCALING, LARGEST_TURN, Printer
from pnp.model.spec import ProjectSpec
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.printers import kept_beside, shown, user_file, why_not_kept
from pnp.pipeline.project import open_world
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.select import Paper, papers
from pnp.units import format_mm
from pnp.world import DiskWorld

MOST_DOUBT = 0.4
"""Degrees by which the scales may disagree about the turn: readings that are a quarter of a millimetre off each."""

OPTIONS = ("across", "down", "top", "bottom", "left", "right", "edge")
"""What is read, in the order in which it is reported."""

HEADER = """\
# Printers for all projects; `pnp calibrate` measures them and writes this file anew.
# A printer can be copied to `printers:` of a project's pnp.yaml.
"""


class TestPrint(Struct, frozen=True):
    """A test sheet: the file (empty where it was not written), what was reported, and its page."""

    file: str
    outcome: Outcome
    page: Size = Size(0.0, 0.0)


def write_test_sheet(root: Path | None, name: str, paper: str, out: str) -> TestPrint:
    """Write `<out>/calibrate-<paper>.pdf`, two pages for both sides of one sheet.

    Nothing is written where a printer could not be kept under this `name`: nobody should print and measure in vain.

    Reports:
        P001 no project, P002 and P003 paper, P037 a file of printers that cannot be read or written, P039 paper too
        small, P141 a name that is none, P450 no font, P701 where the disk refuses, and mistakes in that file.
    """
    from pnp.export.folder import OutputError, why
    from pnp.load.ids import check_id

    sink = Sink()
    if check_id(name, "printer", Span("NAME"), sink):
        kept_beside(name, sink)
        if not sink.failed and (refusal := why_not_kept()):
            _report_not_kept(refusal, sink, help="let it be written, or name another folder with XDG_CONFIG_HOME")
    if sink.failed:
        return TestPrint("", outcome(sink, None))
    world, project, chosen = _opened(root, paper, sink)
    content = _pdf(world, project, chosen.size, sink) if world and project and chosen else None
    if world is None or chosen is None or content is None or sink.failed:
        return TestPrint("", outcome(sink, world))
    file = f"calibrate-{chosen.name}.pdf"
    place = world.root / out / file
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        replace_file(place, content)
    except OSError as error:
        sink.report(OutputError(place, why(error)).diagnostic)
        return TestPrint("", outcome(sink, world))
    return TestPrint(f"{out}/{file}", outcome(sink, world), chosen.size)


def save_printer(root: Path | None, name: str, paper: str, readings: Readings) -> Outcome:
    """Keep a printer under a name, from what was read on its test sheet.

    Reports:
        P001 no project, P002 and P003 paper, P035 readings that cannot be, P037 a file of printers that cannot be read
        or written, P038 (a warning) a printer of the project with the same name, P141 a name that is none, and mistakes
        in the file of printers, but for the printer of this name.
    """
    from pnp.load.ids import check_id

    sink = Sink()
    world, project, chosen = _opened(root, paper, sink)
    if not check_id(name, "printer", Span("NAME"), sink) or project is None or chosen is None:
        return outcome(sink, world)
    printer = measured(name, readings, chosen.size, sink)
    kept = dict(kept_beside(name, sink))
    if printer is None or sink.failed:
        return outcome(sink, world)
    old = kept.get(name)
    kept[name] = replace(printer, back_bleed=old.back_bleed) if old else printer
    place, lines = user_file(), "\n".join(_lines(kept[name]))
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        replace_file(place, printers_yaml(kept).encode("utf-8"))
    except OSError as error:
        _report_not_kept(error.strerror or "the disk refused it", sink, help="copy the printer below to pnp.yaml")
        return outcome(sink, world, f"printers:\n{lines}")
    if name in project.printers:
        sink.warning(
            "P038",
            f"printer `{name}` of this project counts before the one that was measured",
            project.printers[name].span,
            help="put the lines below in its place, or delete it here",
        )
    return outcome(sink, world, f"{lines}\nsaved in {shown(place)}; use it with `pnp build --printer {name}`")


def _report_not_kept(why: str, sink: Sink, help: str) -> None:
    """P037."""
    sink.error("P037", f"`{shown(user_file())}` cannot be written: {why}", help=help)


def measured(name: str, readings: Readings, page: Size, sink: Sink) -> Printer | None:
    """The printer that readings tell of; None where they cannot be right.

    Reports:
        P035.
    """
    faults = [implausible(option, getattr(readings, option), page) for option in OPTIONS]
    faults = [fault for fault in faults if fault] or [disagreement(readings, page)]
    for fault in faults:
        if fault:
            sink.report(fault)
    if sink.failed:
        return None
    lengths, offset = rulers(page), back_offset(readings, page)
    return Printer(
        name,
        float(readings.edge),
        "short-edge" if readings.upside_down else "long-edge",
        replace(offset.middle, x=round(offset.middle.x, 3), y=round(offset.middle.y, 3)),
        round(offset.turn, 3),
        round(readings.across / lengths.across, 5),
        round(readings.down / lengths.down, 5),
    )


def implausible(option: str, read: float, page: Size) -> Diagnostic | None:
    """P035, of one reading that no printer gives on its own; None where it can be."""
    if option in ("across", "down"):
        true: int = getattr(rulers(page), option)
        # As it is kept: with so many digits.
        if round(abs(read / true - 1), 5) <= LARGEST_SCALING:
            return None
        return _fault(
            f"`{option}` is {format_mm(read)}, and the ruler is {true} mm: {100 * (read / true - 1):+.1f} %",
            f"printers are at most {100 * LARGEST_SCALING:g} % off; more comes from the print window",
            "print the sheet at 100 %, without `fit` or `shrink`, and measure from 0 to the last number",
        )
    if option == "edge":
        if 0 <= read <= MOST_EDGE:
            return None
        return _fault(f"`edge` is {read:g}, and the lines are numbered from 1 to {MOST_EDGE}")
    if abs(read) <= SCALE_REACH:
        return None
    what = f"`{option}` is {format_mm(read)}, and the scale ends at {SCALE_REACH} mm"
    return _fault(what, "a back that lies so far off was not printed on this sheet's back")


def disagreement(readings: Readings, page: Size) -> Diagnostic | None:
    """P035, of scales that tell of different turns, or of one that no printer makes; None where they agree."""
    offset = back_offset(readings, page)
    doubt = offset.doubt
    if doubt <= MOST_DOUBT and abs(offset.turn) <= LARGEST_TURN:
        return None
    if doubt <= MOST_DOUBT:
        return _fault(
            f"the scales tell of a back that is turned by {abs(offset.turn):.1f} degrees",
            f"printers turn it by {LARGEST_TURN:g} degrees at most: a sheet that is fed more slantingly jams",
            "print the sheet again, the paper straight in its tray, and read the scales anew",
        )
    return _fault(
        f"the scales disagree by {doubt:.1f} degrees about how the back is turned",
        "a back that is turned clockwise goes right at the top and left at the bottom, down at the right and up at the "
        "left",
        "read them again: right and down are above nought, left and up below",
    )


def _fault(what: str, note: str = "", help: str | None = None) -> Diagnostic:
    """P035."""
    return Diagnostic("P035", what, None, Severity.ERROR, notes=(note,) if note else (), help=help)


def printers_yaml(printers: Mapping[str, Printer]) -> str:
    """The text of a file of printers."""
    blocks = (line for printer in printers.values() for line in _lines(printer))
    return HEADER + "printers:\n" + "".join(f"{line}\n" for line in blocks)


def _lines(printer: Printer) -> list[str]:
    """A printer as it stands in a file."""
    lines = [f"  {printer.name}:"]
    if printer.dead_margin is not None:
        lines.append(f"    dead_margin: {format_mm(printer.dead_margin)}")
    if printer.flip:
        lines.append(f"    flip: {printer.flip}")
    x, y = (f"{round(length, 3):g} mm" for length in (printer.back.x, printer.back.y))
    lines.append(f"    back: {{x: {x}, y: {y}, turn: {_decimal(printer.back_turn)}}}")
    across, down = (_decimal(100 * part) for part in (printer.across, printer.down))
    lines.append(f"    scale: {{across: {across} %, down: {down} %}}")
    if printer.back_bleed is not None:
        lines.append(f"    back_bleed: {format_mm(printer.back_bleed)}")
    return lines


def _decimal(value: float) -> str:
    """A number without an exponent, with three decimals at most."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _opened(root: Path | None, paper: str, sink: Sink) -> tuple[DiskWorld | None, ProjectSpec | None, Paper | None]:
    """The project, and the paper named or its first one."""
    from pnp.load import load_project

    world = open_world(root, sink)
    # Mistakes in content do not matter to a printer.
    project = load_project(world, Sink()) if world else None
    chosen = papers(project, Selection(papers=(paper,) if paper else ()), sink) if project else ()
    return world, project, chosen[0] if chosen else None


def _pdf(world: DiskWorld, project: ProjectSpec, page: Size, sink: Sink) -> bytes | None:
    """The two pages; None where something is wrong with the paper or the font.

    Reports:
        P039 paper too small, P450 no font, or one that cannot write the sheet.
    """
    from pnp.export.pdf import write_pdf
    from pnp.impose import page_sheets
    from pnp.model.artwork import FormRef, RenderedArtwork
    from pnp.model.sheet import DocumentPlan
    from pnp.pipeline.workshop import Workshop
    from pnp.template.calibration import TestSheet, sides

    if page.width < SMALLEST_PAGE.width or page.height < SMALLEST_PAGE.height:
        least = f"{SMALLEST_PAGE.width:g} x {SMALLEST_PAGE.height:g} mm"
        sink.error("P039", f"the test sheet needs paper of {least} at least", None, help="use `--paper a5`, or larger")
        return None
    workshop = Workshop(world, ())
    font = workshop.label_font(project.label_font)
    block = workshop.drawn(
        dict(zip(("front", "back"), sides(TestSheet(page, font.family, font.weight)), strict=True)) if font else {}
    )
    faults = [found for found in block.diagnostics if found.severity is Severity.ERROR]
    if font and faults:
        place = project.label_font.span if project.label_font else None
        notes = tuple(dict.fromkeys(found.what for found in faults))[:2]
        what = f"the test sheet cannot be written in `{font.family}`"
        sink.error("P450", what, place, notes=notes, help="name another family with `label_font:` in pnp.yaml")
        return None
    sink.extend(block.diagnostics)
    if sink.failed:
        return None
    keys = {key: number for number, key in enumerate(block.text_keys)}
    artworks = {
        name: RenderedArtwork(traced.size, traced.bleed, tuple(FormRef(0, keys[key]) for key in traced.keys))
        for name, traced in block.artworks.items()
    }
    plan = DocumentPlan("Printer test sheet", "en", page_sheets(("front", "back"), page), "long-edge", {})
    return write_pdf(plan, artworks, [block.chunk])
