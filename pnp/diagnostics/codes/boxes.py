"""Codes of boxes and booklets: what `box:` says, and whether they fit the paper."""

from __future__ import annotations

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P192": Entry(
        "Unknown style of box",
        "A box is a `tuck` box, which closes with flaps, or a `two-part` one: a tray, and a lid over it.",
        "box: {style: tuk, layout: {face: heroes/box.svg}}",
        "box: {style: tuck, layout: {face: heroes/box.svg}}",
    ),
    "P193": Entry(
        "Measures that no box has",
        "Card for boxes is at most 3 mm thick, a tuck box is made of one piece or of two, and a window has a width and "
        "a height.",
        "box: {stock: 4 cm, layout: {face: heroes/box.svg}}",
        "box: {stock: 0.4 mm, layout: {face: heroes/box.svg}}",
    ),
    "P630": Entry(
        "Box larger than the paper",
        "Each piece of a box is printed whole. Where it does not fit between the margins, a tuck box can be made of "
        "two pieces, or printed on larger paper. A build of the whole game leaves it out and warns, and deletes its "
        "file of an earlier build, which may be of another size; `--component box` builds it or fails.",
        "box: {layout: {face: heroes/box.svg}}   # for 108 cards, on A4",
        "box: {pieces: 2, layout: {face: heroes/box.svg}}",
    ),
    "P631": Entry(
        "Window that leaves no frame",
        "The front of the box must stay at least 8 mm wide all round the window, or it tears; below the notch for the "
        "thumb, too, which a tuck box has in its front.",
        "window: 60 x 80 mm   # for cards of 63 x 88 mm",
        "window: 44 x 55 mm",
    ),
    "P640": Entry(
        "Booklet larger than the paper",
        "In a booklet two pages stand side by side on each side of a sheet; nothing is scaled to make them fit.",
        "pnp build scout --booklet --paper a4   # with pages of A4",
        "pnp build scout --booklet --paper a3",
    ),
    "P632": Entry(
        "Box for no cards",
        "A box is as large as the cards that are printed; there are none in the decks that it is for.",
        "box: {decks: [heroes], layout: {face: heroes/box.svg}}   # and all heroes have `qty: 0`",
        "box: {decks: [heroes, spells], layout: {face: heroes/box.svg}}",
    ),
    "P633": Entry(
        "Box that no machine cuts",
        "`--cutter` is for cards and tokens. A piece of a box takes the room that the marks for the machine would "
        "need, and it is folded, too; its sheets come without them.",
        "pnp build tricks --component box --cutter silhouette",
        "pnp build tricks --component box",
    ),
}
