"""Codes P03 of what was printed, of plans and of printers."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P030": Entry(
        "Nothing built that could be printed",
        "`pnp printed` records the sheets of cards that the last builds wrote; there are none, or none of those that "
        "are asked for.",
        "pnp printed heroes, before any build",
        "pnp build heroes; pnp printed heroes, once its files are printed",
    ),
    "P031": Entry(
        "Files that show a card differently",
        "Two files of one deck were built at different times, with changes between, so they cannot both be what was "
        "printed last.",
        "pnp printed heroes   # heroes-a4-en.pdf is older than heroes-letter-en.pdf",
        "pnp printed heroes --file heroes-letter-en.pdf",
    ),
    "P032": Entry(
        "Record of printed cards that is damaged",
        "`printed/<game>/printed.json` is written by `pnp printed` alone; it was changed by hand, or cut off.",
        "printed/heroes/printed.json, cut off in the middle",
        "printed/heroes/printed.json, as it was written",
    ),
    "P033": Entry(
        "Nothing known of printed cards",
        "`pnp build --changed` and `pnp diff` compare with the cards that were printed last; it is not recorded that "
        "any of these were.",
        "pnp build heroes --changed, after the first build",
        "pnp build heroes; pnp printed heroes, once its files are printed; pnp build heroes --changed, after changes",
    ),
}
