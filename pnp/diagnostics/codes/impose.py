"""Codes P6 impose."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P601": Entry(
        "nothing to print",
        "Every component was left out: by `qty: 0`, or by the options that choose components. A PDF without a page "
        "would be a surprise, so none is written.",
        "pnp build tricks --cards none-of-these",
        "pnp build tricks",
    ),
    "P602": Entry(
        "backs asked for, but there are none",
        "`--sides backs` prints the second pages of sheets only. Where no component has a back, or `--backs none` is "
        "given, there are no such pages.",
        "pnp build tricks --backs none --sides backs",
        "pnp build tricks --backs none --sides fronts",
    ),
    "P603": Entry(
        "margin that printers may not reach",
        "The margin runs from the paper edge to the outermost trim. Home printers leave up to 5 mm of the paper white; "
        "with less than 8 mm nothing much is left of the crop marks, and bleed may be cut off.",
        "pnp build tricks --margin 5mm",
        "pnp build tricks --margin 8mm",
    ),
    "P604": Entry(
        "component larger than the paper",
        "The component does not fit between the margins, neither upright nor turned. Nothing is ever scaled to fit.",
        "pnp build railway --component board --paper a4",
        "pnp build railway --component board --paper a2",
    ),
    "P605": Entry(
        "grid that does not fit the paper",
        "The columns and rows asked for, with the gaps between them, need more than the margins leave. The message "
        "gives the largest grid that fits, and by how much the one asked for is too large.",
        "pnp build scout --paper letter --grid 3x3",
        "pnp build scout --paper letter",
    ),
    "P606": Entry(
        "a whole sheet skipped",
        "`--skip` leaves places empty on a sheet that was used before. As many places as the sheet has, or more, would "
        "leave nothing of it.",
        "pnp build tricks --skip 9",
        "pnp build tricks --skip 4",
    ),
    "P612": Entry(
        "fold-over card larger than half a page",
        "With `--backs gutterfold` front and back stand on one page, on either side of a fold that keeps 5 mm clear of "
        "the bleed. So a card, or the grid asked for, must fit half a page, beside the fold or above it.",
        "pnp build scout --backs gutterfold --grid 3x3",
        "pnp build scout --backs gutterfold",
    ),
    "P613": Entry(
        "one side of fold-over sheets",
        "With `--backs gutterfold` front and back stand on one page, and the paper is folded between them: there is no "
        "page of fronts or of backs alone.",
        "pnp build scout --backs gutterfold --sides backs",
        "pnp build scout --backs gutterfold",
    ),
    "P614": Entry(
        "out of reach of the cutting machine",
        "A machine does not cut all of a sheet: Silhouette needs the corners with its marks white, Cricut cuts a "
        "picture of at most 6.75 x 9.25 in. What is left must hold a component, or the grid asked for, with its bleed.",
        "pnp build scout --cutter cricut --grid 3x3",
        "pnp build scout --cutter cricut",
    ),
    "P615": Entry(
        "fold-over sheets for a cutting machine",
        "A machine finds a sheet by marks near its corners. Of a sheet that is folded and glued they are not where it "
        "looks for them.",
        "pnp build scout --backs gutterfold --cutter silhouette",
        "pnp build scout --cutter silhouette",
    ),
    "P616": Entry(
        "one file for several papers, cut by machine",
        "A machine looks for its marks at fixed distances from the edges of the paper. A file for several papers keeps "
        "everything in the middle, where no distance is the same on two papers.",
        "pnp build scout --paper a4+letter --cutter silhouette",
        "pnp build scout --paper a4,letter --cutter silhouette",
    ),
    "P617": Entry(
        "too near for a cutting machine",
        "A machine cuts each outline for itself. Where two of them touch or nearly touch, its knife goes twice through "
        "the same place, and the strip between them tears.",
        "pnp build scout --cutter silhouette --gap 0mm",
        "pnp build scout --cutter silhouette --gap 1.25mm",
    ),
    "P618": Entry(
        "insert of another size than the card",
        "Inserts for sleeves may be a little smaller than their cards, down to the safe area, or larger by the bleed "
        "of the layout. Beyond that they would lack a part of the card, or have a white rim.",
        'pnp build scout --component scout --sleeves --insert "44 x 68 mm"',
        'pnp build scout --component scout --sleeves --insert "62 x 87 mm"',
    ),
    "P620": Entry(
        "overlap too large for the paper",
        "A board that is larger than the paper is laid over several sheets, and neighbours both show the overlap. "
        "What the margins leave of a sheet must be more than that, or a further sheet would show nothing new.",
        "pnp build railway --tile --overlap 300mm",
        "pnp build railway --tile --overlap 10mm",
    ),
    "P621": Entry(
        "board on too many sheets",
        "Nobody glues more than 400 sheets together: the size of the board, the scale or the paper is a slip.",
        "pnp build railway --tile --scale 10",
        "pnp build railway --tile",
    ),
    "P622": Entry(
        "seams through parts of the board",
        "Sheets of a tiled board have some room to spare, and the seams are moved within it so that they keep clear of "
        "what `avoid` under `tiling` names: spaces, slots, boxes and cells of the track. Where there is not enough "
        "room, some of them are cut.",
        "tiling: {overlap: 30 mm}",
        "tiling: {overlap: 8 mm}",
    ),
    "P607": Entry(
        "no room for the sheet label",
        "The strip with title, sheet number and ruler needs 6 x 40 mm of a margin, outside the bleed and "
        "between the crop marks, or of a part of the sheet where nothing stands. Where neither has them it is left "
        "out; everything else is printed as usual.",
        "pnp build tricks --paper letter --gap 0mm --margin 6mm",
        "pnp build tricks --paper letter --gap 3mm",
    ),
    "P608": Entry(
        "bleed over the edge of the paper",
        "Bleed is drawn farther than the margin goes, so that it ends at the edge of the paper, and no mark has room.",
        "pnp build scout --bleed-mode mirror --bleed 20mm",
        "pnp build scout --bleed-mode mirror --bleed 3mm",
    ),
    "P609": Entry(
        "marks where the printer prints nothing",
        "Marks go from the bleed to the edge of the paper. A printer that was measured leaves some of the paper white "
        "there, and where the cards stand so near to it that less than 1 mm of a mark is left, there is nothing to lay "
        "a ruler on.",
        "pnp build scout --printer office   # dead_margin: 7 mm, bleed: 3 mm, margin: 10 mm",
        "pnp build scout --printer office --margin 11.5mm",
    ),
    "P610": Entry(
        "grid or skip on packed sheets",
        "Tokens, cards of other shapes than rectangles, and with `--mix` all cards are packed: each stands where it "
        "fits. There are no columns and rows to choose, and no places to count.",
        "pnp build suits --component tokens --grid 5x8",
        "pnp build suits --component tokens",
    ),
    "P611": Entry(
        "little room round outlines",
        "Outlines that are not straight cannot share a cut, and a printer that turns the paper is off by 1 to 2 mm: "
        "the back needs so much bleed round the outline, or paper shows at its edge.",
        "pnp build suits --component tokens --gap 1mm",
        "pnp build suits --component tokens --gap 3mm",
    ),
}
