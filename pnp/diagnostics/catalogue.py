"""Every diagnostic code with its title and cause. Codes are never reused.

Codes by room: P0 project and command line, P1 load, P2 check, P3 template, P4 typeset, P5 render, P6 impose,
P7 export, P8 lint. Each room's codes stand in a file of their own under `codes/`.
"""

from __future__ import annotations

from pnp.diagnostics.codes import check, command, export, impose, lint, load, load_board, render, template, typeset
from pnp.diagnostics.entry import Entry

CATALOGUE: dict[str, Entry] = {
    code: entry
    for codes in (
        command.CODES,
        load.CODES,
        load_board.CODES,
        check.CODES,
        template.CODES,
        typeset.CODES,
        render.CODES,
        impose.CODES,
        export.CODES,
        lint.CODES,
    )
    for code, entry in codes.items()
}
