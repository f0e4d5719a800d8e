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
    "P710": Entry(
        "print service that pnp does not know",
        "`pnp export service` needs the name of a print service whose sizes, bleeds and orders of pages it knows.",
        "pnp export service scout --profile gamecrafters",
        "pnp export service scout --profile gamecrafter",
    ),
    "P711": Entry(
        "size that a print service does not cut",
        "No card of the print service has the deck's trim, nor one that differs by at most 1 mm in width and height. "
        "Nothing is ever scaled to fit. The profile `european` is for printers that cut any rectangle.",
        "size: 60 x 90 mm",
        "size: poker   # 63.5 x 88.9 mm, which the service cuts",
    ),
    "P712": Entry(
        "card of a print service that differs a little",
        "The print service's card is up to 1 mm wider, narrower, higher or lower than the deck's, or its file goes on "
        "farther than the deck's bleed. The art stands in the middle at its true size; what it lacks at the edge of "
        "the file is made by drawing its edge out, and what is too much is cut off. The cut comes half of the "
        "difference farther out or in than on your own sheets. A note: nothing is wrong.",
        "size: standard   # 63 x 88 mm, printed on poker cards",
        "size: poker      # 63.5 x 88.9 mm, as the service cuts them",
    ),
    "P713": Entry(
        "little bleed for a print service",
        "The art does not go on as far beyond the cut as the print service asks, and more than 1 mm is lacking. pnp "
        "draws its edge out, so that the file is accepted; but where the knife is off by more than the deck's own "
        "bleed, one sees stripes instead of your ground. Better, draw the bleed in the layout.",
        "bleed: 1 mm",
        "bleed: 3 mm",
    ),
    "P714": Entry(
        "text nearer to the cut than a print service allows",
        "The print service asks that texts stay farther inside the trim than the deck's own `safe:` says: its knife "
        "is a little less exact than yours. Where its card is smaller than the deck's, the distance grows by as much.",
        "safe: 2 mm",
        "safe: 3.2 mm",
    ),
    "P715": Entry(
        "number of cards that a print service does not sell",
        "The print service sells decks of certain numbers of cards. Some places of the next larger one stay free, and "
        "you pay for them: a note. A deck that is larger than the largest must be ordered in parts: a warning.",
        "pnp export service big --profile makeplayingcards",
        "pnp export service big --profile makeplayingcards --cards 1-612",
    ),
    "P716": Entry(
        "file too large for a print service",
        "The print service takes no file of that size.",
        '<image href="photo-9000x6000.png" width="69" height="94"/>',
        '<image href="photo-1000x1400.jpg" width="69" height="94"/>',
    ),
    "P717": Entry(
        "transparency that a print service asks to leave out",
        "Opacity below 1, masks, blend modes and pictures with transparent parts are transparency in a PDF. Old "
        "printing plants print it wrongly, so this print service asks for files without any. Many flatten it "
        "themselves: ask, and look at their proof.",
        '<rect width="63" height="88" fill="#000000" opacity="0.5"/>',
        '<rect width="63" height="88" fill="#808080"/>',
    ),
    "P718": Entry(
        "RGB where a print service asks for CMYK",
        "All files of pnp are RGB. The print service prints from CMYK, which is a matter of its paper and its inks; "
        "pnp makes no CMYK and no PDF/X, since it could not prove that they are right. A note.",
        "pnp export service scout --profile drivethrucards",
        "pnp export service scout --profile gamecrafter   # prints from RGB",
    ),
    "P719": Entry(
        "component that is left out of an export",
        "Print services for cards print decks of cards, not rules sheets, boards, standees or tokens that they cannot "
        "cut, and virtual tables take no rules sheets. A note that says what is not among the files, or which of the "
        "components could be.",
        "pnp export service railway --profile european",
        "pnp export service railway --profile european --component postcards",
    ),
    "P720": Entry(
        "field for names on a virtual table that no deck has",
        "`--name-field` and `--text-field` say which fields people read when they point at a card on a virtual table: "
        "one, a way to one as `place.name`, or several with commas, of which the first that says something counts. No "
        "chosen deck has a field of that name, or nothing stands at its end. Where a card has none of them, and "
        "without the options, `name` or `title` is taken, and `text` or `description`.",
        "pnp export tts scout --name-field nmae",
        "pnp export tts scout --name-field name",
    ),
    "P722": Entry(
        "picture too large",
        "`pnp export png` draws each side as one picture. At a high resolution, that of a large board takes more "
        "memory than a computer has.",
        "pnp export png railway --component board --dpi 1200",
        "pnp export png railway --component board --dpi 300",
    ),
    "P723": Entry(
        "cards without a back at a print service",
        "Print services print both sides. A card without a back gets an empty page, so that faces and backs do not "
        "change places, or an empty place in `order.csv`; its back comes out white, and among others in a deck one "
        "knows it by that. A note.",
        "layout: {face: heroes/face.svg}",
        "layout: {face: heroes/face.svg, back: heroes/back.svg}",
    ),
    "P724": Entry(
        "address of pictures that is none",
        "`--tts-url` is the address of the folder on the web where you will put the pictures; their names are written "
        "behind it. Blanks, a lone % and letters beyond ASCII are written as addresses have them, and a note says so. "
        "A user name is refused, since everybody who loads the save could read it.",
        "pnp export tts scout --tts-url example.org/scout",
        "pnp export tts scout --tts-url https://example.org/scout",
    ),
    "P721": Entry(
        "pictures of a save on this computer",
        "The save for Tabletop Simulator names its pictures by their place on this computer: enough to try it, but "
        "other players see nothing. A note.",
        "pnp export tts scout",
        "pnp export tts scout --tts-url https://example.org/scout",
    ),
}
