"""Codes P0 project and command line."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P001": Entry(
        "No project here",
        "pnp works on a project: a folder with a pnp.yaml. None was found here or in a folder above.",
        "cd ~/Desktop; pnp build",
        "cd ~/games/heroes; pnp build",
    ),
    "P002": Entry(
        "No paper is set",
        "Paper is never guessed: the wrong one makes printers scale the sheet, and the cards come out in another size.",
        "margin: 8 mm",
        "paper: a4\nmargin: 8 mm",
    ),
    "P003": Entry("Unknown paper", "The text is neither a paper's name nor a size.", "paper: a44", "paper: a4"),
    "P004": Entry(
        "Unknown component",
        "`--component` names a deck that no chosen game has.",
        "pnp build --component heros",
        "pnp build --component heroes",
    ),
    "P005": Entry(
        "Unknown card",
        "`--cards` takes ids and positions (`1-9,knight`), counted before copies; this is neither.",
        "pnp build --cards 1-99",
        "pnp build --cards 1-54",
    ),
    "P006": Entry(
        "Unknown language",
        "`--lang` names a language that game.yaml does not list.",
        "pnp build --lang fr",
        "languages: [en, fr]",
    ),
    "P007": Entry(
        "Unknown variant",
        "`--variant` names a variant that game.yaml does not list.",
        "pnp build --variant lowink",
        "pnp build --variant low-ink",
    ),
    "P008": Entry(
        "No set-up for this player count",
        "`--players` prints the cards in play, as `players:` says; there is no entry for the count.",
        "pnp build --players 7",
        "pnp build --players 4",
    ),
    "P009": Entry(
        "Nothing to print",
        "The options, or `qty: 0`, leave out every card.",
        "pnp build --cards knight   # with qty: 0",
        "qty: 1",
    ),
    "P010": Entry(
        "A library is missing",
        "`pnp doctor` did not find one of the Python libraries that pnp was installed with.",
        "pip uninstall uharfbuzz",
        "pip install uharfbuzz",
    ),
    "P011": Entry(
        "No font to cut down",
        "`pnp fonts subset` takes the .ttf or .otf file of a font; the file is not there or is something else.",
        "pnp fonts subset NotoSansJP.zip",
        "pnp fonts subset NotoSansJP-Medium.ttf",
    ),
    "P012": Entry(
        "Nothing to keep of a font",
        "All characters in content and layouts are in other fonts already, or the font has not those that are lacking.",
        "pnp fonts subset NotoSansJP-Medium.ttf, in a project without a word of Japanese",
        'pnp fonts subset NotoSansJP-Medium.ttf --text "日本"',
    ),
    "P013": Entry(
        "A place for a font outside `fonts/`",
        "Fonts are only read from the project's folder `fonts/`.",
        "pnp fonts subset NotoSansJP-Medium.ttf --out ../small.ttf",
        "pnp fonts subset NotoSansJP-Medium.ttf --out fonts/noto-sans-jp",
    ),
    "P014": Entry(
        "A font name that the licence reserves",
        "The SIL Open Font License lets an author keep a name for the unchanged font; a font cut down is changed.",
        "Source Sans 3 cut down under its own name, and published with the project",
        "a font without a reserved name, as those of Noto",
    ),
    "P015": Entry(
        "A deck without a layout",
        "Rules look at its cards all the same; there is only nothing to print yet.",
        "deck: heroes\nsize: poker\ncards:\n  - {id: knight}",
        "deck: heroes\nsize: poker\nlayout: {face: heroes/face.svg}\ncards:\n  - {id: knight}",
    ),
    "P016": Entry(
        "No such code",
        "`pnp explain` takes the code that stands in brackets in a message, or a word to look for; alone it lists all.",
        "pnp explain P999",
        "pnp explain P104",
    ),
    "P017": Entry(
        "Mends that were not written",
        "`pnp check --fix` writes all of its mends, or none: a file was changed by someone else meanwhile, the disk "
        "refused, or a mend did not end its message.",
        "pnp check --fix, while an editor saves the same file",
        "pnp check --fix, once the editor has saved",
    ),
    "P018": Entry(
        "File that is not there, or not written",
        "`pnp import` reads a table that is there, and never replaces a file of yours unless `--force` says so; "
        "`pnp stats --html` replaces a page, but no other file. Folders are not made.",
        "pnp import birds.csv --out content/birds/birds.yaml   # which is there",
        "pnp import birds.csv --out content/birds/more.yaml",
    ),
    "P019": Entry(
        "Schemas that are not written",
        "`pnp schema` writes into the project, since content files name their schema by a path from there.",
        "pnp schema --out /tmp/schemas",
        "pnp schema --out schemas",
    ),
    "P020": Entry(
        "Crosstab of no fields",
        "`pnp stats --by` takes two fields that a deck has, and counts how many cards have each pair of their values.",
        "pnp stats --by suit",
        "pnp stats --by suit,rank",
    ),
    "P021": Entry(
        "No skeleton for sets",
        "`pnp new-set` writes another set of cards for a game that has a skeleton for it: a deck file in which NAME "
        "stands for the deck, saved as content/<game>/new-set.template.",
        "pnp new-set landmark nordic",
        "pnp new-set landmarks nordic",
    ),
    "P022": Entry(
        "Set that is there already",
        "A new set is a new file, and no file of yours is replaced.",
        "pnp new-set landmarks set1",
        "pnp new-set landmarks nordic",
    ),
    "P023": Entry(
        "Scale that is none",
        "`--scale` prints boards at a part of their size: a number above 0, where 1 is the true size, or a percentage. "
        "Cards are never scaled.",
        "pnp build railway --scale 0",
        "pnp build railway --scale 0.8",
    ),
    "P024": Entry(
        "Sheets to fit on that are none",
        "`--fit-sheets` takes the sheets side by side x those below one another, and works out the largest scale at "
        "which a board fits on them; a scale of your own cannot be asked for as well.",
        "pnp build railway --fit-sheets 4",
        "pnp build railway --fit-sheets 2x2",
    ),
}
