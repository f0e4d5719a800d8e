"""Codes P03 of what was printed, of plans and of printers."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P030": Entry(
        "Nothing built that could be printed",
        "`pnp printed` records the sheets that the last builds wrote; there are none, or none of those that "
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
        "Nothing known of what was printed",
        "`pnp build --changed` and `pnp diff` compare with what was printed last; it is not recorded that "
        "any of these were.",
        "pnp build heroes --changed, after the first build",
        "pnp build heroes; pnp printed heroes, once its files are printed; pnp build heroes --changed, after changes",
    ),
    "P034": Entry(
        "Unknown printer",
        "`--printer` names a printer of `printers:` in pnp.yaml, or one that `pnp calibrate` has measured.",
        "pnp build --printer ofice",
        "pnp build --printer office",
    ),
    "P035": Entry(
        "Readings of a test sheet that cannot be",
        "No printer scales a page by more than 1.5 %, puts the back more than 6 mm off or turns it by more than 2 "
        "degrees; and what the four scales say of the turn of the back has to agree.",
        "pnp calibrate office --across 154 …   # of 160 mm: the print window has scaled the page",
        "pnp calibrate office --across 159.5 …   # printed at 100 %",
    ),
    "P036": Entry(
        "What a printer cannot do",
        "The outermost cards stand where the printer leaves the paper white, or backs are not drawn as far as its "
        "`back_bleed`, since their layout ends before.",
        "pnp build --printer office --margin 4mm   # dead_margin: 5 mm",
        "pnp build --printer office --margin 8mm",
    ),
    "P042": Entry(
        "Option that a deck has nothing for",
        "`--bleed-mode outer` draws the bleed of the art, `--corners` the corners that `corner_radius` says; a deck "
        "without them has sheets as if the option were not there. Nor does `outer` do anything where round cards and "
        "tokens are cut out one by one, or `mirror` and `extend` with `--bleed 0mm`.",
        "pnp build heroes --corners   # and no corner_radius",
        "corner_radius: 3 mm",
    ),
    "P037": Entry(
        "Printers that are not kept",
        "`pnp calibrate` keeps printers in a file of yours, pnp/printers.yaml in the folder for settings; it cannot "
        "be written, or not be read and so not be written anew. What was measured is shown: it can be copied to "
        "`printers:` of pnp.yaml.",
        "~/.config, which may only be read",
        "~/.config, which may be written to",
    ),
    "P038": Entry(
        "Printer measured, and another one used",
        "`pnp calibrate` keeps a printer for all projects; `printers:` in pnp.yaml has one of the same name, and those "
        "of a project count first.",
        "printers: {office: {dead_margin: 5 mm}}   # and then: pnp calibrate office",
        "printers: {copy-shop: {dead_margin: 5 mm}}",
    ),
    "P039": Entry(
        "Paper too small for the test sheet",
        "The scales, rulers and words of the sheet that `pnp calibrate` makes need paper as large as A5 or half a "
        "Letter sheet.",
        "pnp calibrate office --paper a6",
        "pnp calibrate office --paper a5",
    ),
}
