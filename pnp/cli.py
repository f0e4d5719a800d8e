"""The command line: parse, call the pipeline, print diagnostics, set the exit status. No logic.

Exit status: 0 fine, 1 the author's mistakes, 2 wrong command line, 69 libcairo missing, 70 a fault of ours,
130 interrupted.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp import __version__
from pnp.commands import EXIT_MISTAKES, explain, finish, import_table, new, new_set, schema, stats
from pnp.commands_build import build
from pnp.commands_calibrate import calibrate
from pnp.commands_export import TABLES, export_png, export_service, export_table
from pnp.commands_live import BUILD_OPTIONS, preview, watch
from pnp.commands_print import diff, plan, printed
from pnp.options import AllOption, Format, FormatOption, Games, ProjectOption, StrictOption

if TYPE_CHECKING:
    from pnp.pipeline import Outcome

GC_THRESHOLD = 100_000

EXIT_USAGE = 2
EXIT_NO_CAIRO = 69
EXIT_FAULT = 70
EXIT_INTERRUPTED = 130
INTERRUPTED = "interrupted; nothing was written"

app = typer.Typer(
    name="pnp",
    help="Turn YAML content and SVG layouts into print-and-play PDF sheets.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
)
export_app = typer.Typer(help="Write single cards and files for other programs.", no_args_is_help=True)
app.add_typer(export_app, name="export")
fonts_app = typer.Typer(help="Prepare fonts.", no_args_is_help=True)
app.add_typer(fonts_app, name="fonts")


def _version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"pnp {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Turn YAML content and SVG layouts into print-and-play PDF sheets."""


@app.command("help", hidden=True)
def help_(context: typer.Context) -> None:
    """Show what there is."""
    typer.echo(context.find_root().get_help())


@app.command()
def check(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    print_lint: Annotated[
        bool,
        typer.Option(
            "--print",
            help="Also look at the drawn cards: bare bleed, backs that differ, the safe area, size and contrast of "
            "texts, resolution of pictures, colours that look alike, ink; and at pictures, icons, layouts, list "
            "entries and fonts that nothing uses.",
        ),
    ] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Show the mends that are certain, and write them if you agree.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="With --fix: write without asking.")] = False,
    output_format: FormatOption = Format.human,
    strict: StrictOption = False,
    show_all: AllOption = False,
    project: ProjectOption = None,
) -> None:
    """Find every mistake in content, composition and layouts, without making a PDF."""
    from pnp import pipeline
    from pnp.terminal import Reporting

    if fix:
        outcome = _mended(project, tuple(games or ()), print_lint, yes)
    else:
        outcome = pipeline.check(project, tuple(games or ()), print_lint=print_lint)
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet=False, writes=False))


@app.command()
def doctor(output_format: FormatOption = Format.human, project: ProjectOption = None) -> None:
    """Say which libraries and fonts there are, and what is wrong with them."""
    from pnp.pipeline.doctor import examine
    from pnp.terminal import Reporting

    found = examine(project)
    if output_format is not Format.json:
        typer.echo("\n".join(found.report))
    if found.without_cairo:
        typer.echo(found.without_cairo, err=True)
    finish(
        found.outcome,
        Reporting(str(output_format), strict=False, show_all=True, quiet=False),
        EXIT_NO_CAIRO if found.without_cairo else 0,
    )


app.command()(build)
export_app.command("png")(export_png)
export_app.command("service")(export_service)
for table, purpose in TABLES.items():
    export_app.command(table, help=purpose)(export_table)
app.command()(preview)
app.command(context_settings=BUILD_OPTIONS)(watch)
app.command()(stats)
app.command()(printed)
app.command()(diff)
app.command()(plan)
app.command()(calibrate)
app.command()(explain)
app.command()(schema)
app.command()(new)
app.command("new-set")(new_set)
app.command("import")(import_table)


@fonts_app.command("subset")
def fonts_subset(
    font: Annotated[Path, typer.Argument(metavar="FONT.ttf", help="The whole font; it stays as it is.")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Where in fonts/ the small one goes.")] = "",
    text: Annotated[str, typer.Option("--text", metavar="TEXT", help="Keep these characters as well.")] = "",
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Cut a font down to the characters of the project's texts that no other font there has."""
    from pnp.pipeline.fonts import SubsetOptions, subset
    from pnp.terminal import Reporting

    outcome = subset(project, SubsetOptions(font, out, text))
    finish(outcome, Reporting(str(output_format), strict=False, show_all=True, quiet=False))


def _mended(project: Path | None, games: tuple[str, ...], print_lint: bool, yes: bool) -> Outcome:
    """Show the mends that are certain, on stderr, and write them if the author agrees."""
    from pnp.pipeline.mend import carry_out, propose_on_disk
    from pnp.terminal import shown_diff

    mending = propose_on_disk(project, games, print_lint)
    if not mending.after:
        if mending.root and mending.outcome.diagnostics:
            typer.echo("no mend is certain", err=True)
        return mending.outcome
    typer.echo(shown_diff(mending.diff), err=True)
    try:
        agreed = yes or typer.confirm(f"Write {mending.summary}?", err=True)
    except typer.Abort:  # nobody is there to answer
        agreed = False
    if not agreed:
        typer.echo("nothing was changed; `pnp check --fix --yes` writes without asking", err=True)
    return carry_out(mending, games, print_lint) if agreed else mending.outcome


def _unheard(what: sys.UnraisableHookArgs) -> None:
    """Leave for a Ctrl+C that comes while cairo calls back: Python drops it there, and the build would go on.

    Nothing is cleaned up: cairo draws only before the first file is begun.
    """
    if not issubclass(what.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(what)
        return
    import multiprocessing

    if multiprocessing.parent_process() is None:
        typer.echo(INTERRUPTED, err=True)
    for worker in multiprocessing.active_children():
        worker.terminate()
    os._exit(EXIT_INTERRUPTED)


def main() -> None:
    """Run the command line and exit."""
    if sys.getfilesystemencoding() == "ascii":
        from pnp.terminal import begin_in_unicode

        begin_in_unicode()
    # Values are frozen and hardly ever form cycles: looking for them less often saves a tenth of a large build's time
    # (5,400 cards in one process: 7.5 s against 8.6 s) and no memory.
    gc.set_threshold(GC_THRESHOLD, 50, 100)
    for stream in (sys.stdout, sys.stderr):
        # A console that cannot show a character shows it escaped; it never stops the build.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    sys.unraisablehook = _unheard
    try:
        app()
    except SystemExit as leaving:
        # typer turns Ctrl+C into this status without a word
        if leaving.code == EXIT_INTERRUPTED:
            typer.echo(INTERRUPTED, err=True)
        from pnp.terminal import tell_full

        if tell_full():
            sys.exit(leaving.code or EXIT_MISTAKES)
        raise
    except Exception as error:  # the last resort: a fault of ours must not look like the author's
        sys.exit(_status_of(error))


def _status_of(error: Exception) -> int:
    """Say what stopped a command, and give the exit status for it."""
    from pnp.terminal import fault, tell_full

    if type(error).__name__ == "CairoMissingError":
        typer.echo(str(error), err=True)
        return EXIT_NO_CAIRO
    if isinstance(error, PermissionError) and error.filename:
        typer.echo(f"`{error.filename}` may not be read; give yourself the right to read it", err=True)
        return EXIT_MISTAKES
    if tell_full(error):
        return EXIT_MISTAKES
    typer.echo(fault(error, __version__), err=True)
    return EXIT_FAULT


if __name__ == "__main__":
    main()
