"""Every diagnostic code with its title and cause. Codes are never reused.

Codes by room: P0 project and command line, P1 load, P2 check, P3 template, P4 typeset, P5 render, P6 impose,
P7 export, P8 lint. Each room's codes stand in a file of their own under `codes/`.
"""

from __future__ import annotations

from collections.abc import Mapping

from pnp.diagnostics.codes import (
    board_pages,
    boxes,
    check,
    command,
    cut_plans,
    export,
    impose,
    lint,
    lint_unused,
    live,
    load,
    load_board,
    load_trim,
    printing,
    render,
    starters,
    template,
    typeset,
)
from pnp.diagnostics.entry import Entry

CATALOGUE: dict[str, Entry] = {
    code: entry
    for codes in (
        command.CODES,
        live.CODES,
        starters.CODES,
        printing.CODES,
        load.CODES,
        load_board.CODES,
        load_trim.CODES,
        boxes.CODES,
        check.CODES,
        template.CODES,
        typeset.CODES,
        render.CODES,
        impose.CODES,
        board_pages.CODES,
        cut_plans.CODES,
        export.CODES,
        lint.CODES,
        lint_unused.CODES,
    )
    for code, entry in codes.items()
}

ROOMS: Mapping[str, tuple[str, str]] = {
    "P0": ("Project and command line", "What `pnp` is asked to do."),
    "P1": ("Content files", "What stands in `pnp.yaml`, `game.yaml` and the files of decks, and how it is written."),
    "P2": ("Composition rules", "What `composition:` and `players:` promise, and the cards do not keep."),
    "P3": ("Layouts as templates", "What stands between `{{ }}` and `{% %}` of a layout."),
    "P4": ("Layouts as drawings", "Shapes, pictures and texts of a filled layout."),
    "P5": ("Drawing", "Files that cannot be drawn after all."),
    "P6": ("Sheets", "Cards on paper."),
    "P7": ("Output", "Files that cannot be written."),
    "P8": (
        "Print lint",
        "What can be drawn and would print badly. Where pictures must be drawn for it, `pnp check --print` does.",
    ),
}
"""Titles and first sentences by the first two characters of a code."""
