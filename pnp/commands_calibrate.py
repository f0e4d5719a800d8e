"""`pnp calibrate`: a test sheet, questions about what is read on it, and the printer that is kept."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from pnp.commands import finish
from pnp.options import Format, FormatOption, OutOption, ProjectOption, millimetres

if TYPE_CHECKING:
    from pnp.geometry import Size
    from pnp.model.calibration import Readings

READINGS = {
    "across": "length of the ruler `across`",
    "down": "length of the ruler `down`",
    "top": "scale at the top, right is above nought",
    "bottom": "scale at the bottom",
    "left": "scale at the left, down is above nought",
    "right": "scale at the right",
    "edge": "largest of the smallest whole lines at the edges",
}
"""What is read on the test sheet, in the order in which it is asked for; all in mm."""

SCALES = ("top", "bottom", "left", "right")
"""Those that can disagree with one another."""


def _reading(name: str) -> object:
    """The option for one reading."""
    return typer.Option(f"--{name}", metavar="MM", help=f"Read: {READINGS[name]}.")


def calibrate(  # noqa: PLR0913, PLR0917 (one parameter an option)
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the printer is to be called.", show_default=False)],
    paper: Annotated[str, typer.Option("--paper", metavar="a4", help="Of the test sheet; the project's first.")] = "",
    across: Annotated[str, _reading("across")] = "",
    down: Annotated[str, _reading("down")] = "",
    top: Annotated[str, _reading("top")] = "",
    bottom: Annotated[str, _reading("bottom")] = "",
    left: Annotated[str, _reading("left")] = "",
    right: Annotated[str, _reading("right")] = "",
    edge: Annotated[str, _reading("edge")] = "",
    upside_down: Annotated[
        bool, typer.Option("--upside-down", help="Read: the arrow of the back points down.")
    ] = False,
    out: OutOption = "output",
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Measure a printer: write a test sheet, ask for what is read on it, keep the printer for `pnp build --printer`."""
    from pnp.pipeline.calibrate import save_printer, write_test_sheet
    from pnp.terminal import Reporting

    reporting = Reporting(str(output_format), strict=False, show_all=True, quiet=False)
    values = (across, down, top, bottom, left, right, edge)
    given = dict(zip(READINGS, values, strict=True))
    if any(given.values()):
        finish(save_printer(project, name, paper, _typed(given, upside_down)), reporting)
    sheet = write_test_sheet(project, name, paper, out)
    if not sheet.file or not _asks():
        told = f"{sheet.file} written: print it, then type what you read\n{_command(name, paper)}"
        finish(replace(sheet.outcome, closing=told if sheet.file else ""), reporting)
    typer.echo(f"{sheet.file} written: print it two-sided at 100 %, then answer in mm", err=True)
    try:
        answers = _asked(sheet.page)
    except typer.Abort:
        typer.echo(
            f"\nprinter `{name}` is not kept; what you read can be typed later, too\n{_command(name, paper)}", err=True
        )
        # As everywhere where Ctrl+C ends a command; typer would make 1 of it at a question.
        raise KeyboardInterrupt from None
    finish(save_printer(project, name, paper, answers), reporting)


def _asks() -> bool:
    """Whether there is someone to answer."""
    return sys.stdin.isatty()


def _command(name: str, paper: str) -> str:
    """The command that takes the readings."""
    options = " ".join(f"--{option} …" for option in READINGS)
    return f"  pnp calibrate {name} {f'--paper {shlex.quote(paper)} ' if paper else ''}{options}"


def _typed(given: Mapping[str, str], upside_down: bool) -> Readings:
    """What was given as options, as numbers."""
    missing = [f"--{option}" for option, text in given.items() if not text.strip()]
    if missing:
        raise typer.BadParameter(f"all readings are needed; missing: {', '.join(missing)}")
    numbers = {option: millimetres(text) for option, text in given.items()}
    for option, number in numbers.items():
        if number is None:
            raise typer.BadParameter(
                f"`{given[option]}` is no number of mm; write it as in `--{option} 0.5`", param_hint=f"--{option}"
            )
    return _as_readings({option: number or 0.0 for option, number in numbers.items()}, upside_down)


def _asked(page: Size) -> Readings:
    """What is answered; an answer that cannot be is asked for again at once."""
    from pnp.pipeline.calibrate import disagreement

    found = _answers(READINGS, page)
    while fault := disagreement(_as_readings(found), page):
        _say_again(fault.what, fault.help)
        found |= _answers(SCALES, page)
    return _as_readings(found, upside_down=not typer.confirm("do both arrows point up?", default=True, err=True))


def _as_readings(found: Mapping[str, float], upside_down: bool = False) -> Readings:
    """The numbers, by name."""
    from pnp.model.calibration import Readings

    across, down, top, bottom, left, right, edge = (found[option] for option in READINGS)
    return Readings(across, down, top, bottom, left, right, edge, upside_down)


def _answers(options: Iterable[str], page: Size) -> dict[str, float]:
    """A number for each."""
    from pnp.model.calibration import rulers
    from pnp.pipeline.calibrate import implausible

    lengths = rulers(page)
    true = {"across": f", {lengths.across} mm in the file", "down": f", {lengths.down} mm in the file"}
    found: dict[str, float] = {}
    for option in options:
        while option not in found:
            text = typer.prompt(f"{option} ({READINGS[option]}{true.get(option, '')})", err=True)
            number = millimetres(text)
            if number is None:
                _say_again(f"`{text}` is no number of mm", "write it as in `0.5` or `-0.5`")
            elif fault := implausible(option, number, page):
                _say_again(fault.what, fault.help)
            else:
                found[option] = number
    return found


def _say_again(what: str, help: str | None) -> None:
    """Why an answer will not do."""
    typer.echo(f"  {what}{f': {help}' if help else ''}", err=True)
