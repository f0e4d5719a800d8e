"""Codes P623 and P624 of boards on paper, besides those of impose."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P623": Entry(
        "page that no PDF has",
        "The one page of a board is as large as the board at its scale. Pages of PDF files are at most 5,080 mm long "
        "(14,400 pt); below 10 mm nothing can be seen.",
        "pnp build railway --no-tile --scale 15",
        "pnp build railway --no-tile --scale 2",
    ),
    "P624": Entry(
        "overlap too narrow for glue",
        "Neighbouring sheets of a board are glued over one another where both show the same. A strip of less than 4 mm "
        "hardly holds.",
        "tiling: {overlap: 1 mm}",
        "tiling: {overlap: 10 mm}",
    ),
}
"""What the pipeline reports of boards."""
