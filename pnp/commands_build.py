"""`pnp build`: sheets of paper. `pnp.cli` gives it its name."""

from __future__ import annotations

from typing import Annotated

import typer

from pnp.commands import finish
from pnp.options import (
    AllOption,
    BacksChoice,
    BleedModeChoice,
    BleedModeOption,
    BookletOption,
    CardsOption,
    ChangedOption,
    ComponentOption,
    CornersOption,
    CutFilesOption,
    CutterOption,
    FitSheetsOption,
    FlipOption,
    Format,
    FormatOption,
    Games,
    InsertOption,
    JobsOption,
    LangOption,
    MarkPrintedOption,
    MarksChoice,
    MixOption,
    OrientationOption,
    OutOption,
    OverlapOption,
    PlayersOption,
    PrinterOption,
    ProjectOption,
    QuietOption,
    RegistrationOption,
    ScaleOption,
    SeamOption,
    SidesChoice,
    SleevesOption,
    StrictOption,
    TileOption,
    VariantOption,
    bleed_of,
    cut_forms,
    cutter_of,
    grid_of,
    insert_of,
    length_of,
    lying,
    refuse_with,
    selected,
)


def build(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    cards: CardsOption = "",
    paper: Annotated[
        str,
        typer.Option(
            "--paper",
            metavar="a4,letter",
            help="Papers, by name or `320 x 450 mm`; `a4+letter` is one file for both.",
        ),
    ] = "",
    lang: LangOption = "",
    players: PlayersOption = None,
    variant: VariantOption = "",
    copies: Annotated[
        int | None, typer.Option("--copies", min=1, help="Print the selection this many times; once by default.")
    ] = None,
    skip: Annotated[int, typer.Option("--skip", min=0, help="Leave this many places of the first sheet empty.")] = 0,
    backs: Annotated[
        BacksChoice, typer.Option("--backs", help="Backs on the other side, beside a fold on the same page, or none.")
    ] = BacksChoice.duplex,
    sides: Annotated[SidesChoice, typer.Option("--sides", help="For printers without duplex.")] = SidesChoice.both,
    flip: FlipOption = None,
    printer: PrinterOption = "",
    marks: Annotated[MarksChoice, typer.Option("--marks", help="Cut marks.")] = MarksChoice.corner,
    orientation: OrientationOption = None,
    bleed: Annotated[str, typer.Option("--bleed", metavar="2mm", help="Draw at most this much bleed.")] = "",
    gap: Annotated[str, typer.Option("--gap", metavar="0mm", help="Distance between cards.")] = "",
    margin: Annotated[str, typer.Option("--margin", metavar="8mm", help="Paper edge to outermost card.")] = "",
    grid: Annotated[str, typer.Option("--grid", metavar="3x3", help="Columns x rows; computed by default.")] = "",
    tile: TileOption = None,
    overlap: OverlapOption = "",
    seam: SeamOption = None,
    scale: ScaleOption = "",
    fit_sheets: FitSheetsOption = "",
    booklet: BookletOption = False,
    bleed_mode: BleedModeOption = BleedModeChoice.art,
    corners: CornersOption = False,
    mix: MixOption = False,
    cutter: CutterOption = None,
    registration: RegistrationOption = "",
    cut_files: CutFilesOption = "",
    sleeves: SleevesOption = False,
    insert: InsertOption = "",
    changed: ChangedOption = False,
    mark_printed: MarkPrintedOption = False,
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    strict: StrictOption = False,
    show_all: AllOption = False,
    project: ProjectOption = None,
) -> None:
    """Write cuttable, double-sided PDF sheets to output/."""
    from pnp import pipeline
    from pnp.model.options import BuildOptions, SheetOptions, TileOptions
    from pnp.terminal import Progress, Reporting

    folded, mode = backs is BacksChoice.gutterfold, bleed_mode.value
    refuse_with("--mix", mix, {"--backs gutterfold": folded, "--cutter": cutter is not None})
    refuse_with("--backs gutterfold", folded, {"--sleeves": sleeves, "--flip": flip is not None})
    refuse_with("--sleeves", sleeves, {f"--bleed-mode {mode}": mode not in ("art", "none")})
    refuse_with("--bleed-mode outer", mode == "outer", {f"--gap {gap}": bool(length_of("--gap", gap))})
    refuse_with("--bleed-mode none", mode == "none", {f"--bleed {bleed}": bool(length_of("--bleed", bleed))})
    manner = {f"--backs {backs.value}": backs is not BacksChoice.duplex, "--mix": mix, "--sleeves": sleeves}
    part = {"--cards": bool(cards), "--players": players is not None, "--tile": bool(tile)}
    lengths = {"--bleed": bleed, "--gap": gap, "--margin": margin, "--overlap": overlap}
    placed = {"--skip": bool(skip), **{option: bool(value) for option, value in (lengths | {"--grid": grid}).items()}}
    tiled = {"--scale": bool(scale), "--fit-sheets": bool(fit_sheets), "--seam": seam is not None}
    edged = {f"--bleed-mode {mode}": mode != "art", "--corners": corners, "--cutter": cutter is not None}
    refuse_with("--booklet", booklet, {**manner, **part, **placed, **tiled, **edged})
    options = BuildOptions(
        selected(games, component, lang, paper, cards=cards, players=players, variant=variant, copies=copies or 1),
        SheetOptions(
            "none" if sleeves else backs.value,
            sides.value,
            flip.value if flip else "long-edge",
            marks.value,
            lying(orientation, cutter),
            bleed_of(bleed, sleeves),
            length_of("--gap", gap or ("0mm" if sleeves and not cutter else "")),
            length_of("--margin", margin),
            grid_of(grid),
            skip,
            sleeves,
            bleed_mode.value,
            corners,
            cutter_of(cutter.value if cutter else "", registration),
            cut_forms(cut_files, cutter is not None),
            mix,
            insert_of(insert, sleeves),
        ),
        out,
        jobs,
        TileOptions(tile, length_of("--overlap", overlap), scale, fit_sheets, seam.value if seam else None),
        changed,
        mark_printed,
        printer,
        flip_given=flip is not None,
        copies_given=copies is not None,
        booklet=booklet,
    )
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = pipeline.build(project, options, progress, strict=strict)
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet))
