"""Codes P7 export."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P701": Entry(
        "output cannot be written",
        "The folder for the finished files cannot be written to: it can only be read, the disk is full, a file stands "
        "where a folder is needed, or another program (often a PDF viewer) holds a file. A game's files are written "
        "whole or not at all, so those of the last good build are still there.",
        "pnp build tricks --out /media/cdrom",
        "pnp build tricks --out ~/prints",
    ),
}
