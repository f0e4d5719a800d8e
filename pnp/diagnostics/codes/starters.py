"""Codes of `pnp new`: starting a project."""

from __future__ import annotations

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P040": Entry(
        "Folder that is not empty",
        "`pnp new` makes a project in a new or an empty folder, and replaces no file of yours.",
        "pnp new .   # in a folder full of holiday pictures",
        "pnp new owls",
    ),
    "P041": Entry(
        "Project that cannot be written",
        "The disk is full, or the folder may not be written to; what was begun is taken back.",
        "pnp new /owls",
        "pnp new owls",
    ),
}
