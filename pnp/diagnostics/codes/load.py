"""Codes P1 load."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P101": Entry(
        "No project file",
        "A project is the folder that holds `pnp.yaml`; without it pnp does not know where content, layouts and fonts "
        "are, nor which paper is used.",
        "(no pnp.yaml)",
        "paper: a4",
    ),
    "P102": Entry(
        "Key given twice",
        "A map has the same key twice. YAML would silently keep the second value.",
        "- {id: fire, cost: 3, cost: 4}",
        "- {id: fire, cost: 3}",
    ),
    "P103": Entry(
        "Text that YAML cannot read",
        "Most often a text that YAML takes for something else: it holds `: ` or ` #`, or starts with one of "
        "`@ % & * ! | > - ? [ {` or a backtick. Quote it. Other causes: a tab in the indentation, a quote or bracket "
        "that is not closed, lines of one map that do not start in the same column.",
        "text: Gain: 2 gold",
        'text: "Gain: 2 gold"',
    ),
    "P104": Entry(
        "Unknown key or field",
        "A key that has no meaning where it stands, most often a slip of the finger. Card fields are declared under "
        "`fields:`.",
        "- {id: fire, cosst: 3}",
        "- {id: fire, cost: 3}",
    ),
    "P105": Entry(
        "File is not UTF-8",
        "Content files are read as UTF-8, with or without byte-order mark, on every system. Other encodings turn "
        "accented letters into others.",
        "a file saved as Windows-1252 or UTF-16",
        "the same file saved as UTF-8",
    ),
    "P106": Entry(
        "Empty value",
        "A key or list entry with nothing behind it. YAML reads it as nothing, and a forgotten value would not "
        "be noticed. An unquoted colour such as #ff0000 is a comment, so its value is empty too.",
        "colour: #ff0000",
        'colour: "#ff0000"',
    ),
    "P107": Entry(
        "YAML tag",
        "Text that starts with `!` is a tag in YAML; content has none. Quote the text.",
        "text: !important",
        'text: "!important"',
    ),
    "P108": Entry(
        "Second document",
        "A line `---` starts a second document in the same file, which would be ignored.",
        "deck: a\n---\nfields: {}",
        "deck: a\nfields: {}",
    ),
    "P109": Entry(
        "Merge key",
        "`<<` would merge maps out of sight; every value of pnp stands where it is typed.",
        "- {<<: *base, id: fire}",
        "- {id: fire, cost: 3}",
    ),
    "P110": Entry(
        "Length without a unit",
        "Every length in YAML has its unit: mm, cm, in, pt. A bare number could be any of them.",
        "bleed: 3",
        "bleed: 3 mm",
    ),
    "P111": Entry(
        "Alias that cannot be",
        "`*name` repeats what `&name` marked before it. It must not hold itself, and all aliases "
        "of a file must not expand to more than 10,000 values. Text that starts with `*` or `&` is quoted.",
        "text: *boom*",
        'text: "*boom*"',
    ),
    "P112": Entry(
        "Key that is no text",
        "What stands before `:` must be a name. `{{ … }}` outside quotes is a map in a map for YAML.",
        "text: {{ card.name }}",
        'text: "{{ card.name }}"',
    ),
    "P113": Entry(
        "Value cut by a comment",
        "In an unquoted value a ` #` starts a comment, so the rest of the text would be lost.",
        "text: Gain #2 gold",
        'text: "Gain #2 gold"',
    ),
    "P114": Entry(
        "Nested too deep",
        "Maps and lists stand in one another more than 60 deep. Content needs about six.",
        "a: [[[[[[[[[[[[…]]]]]]]]]]]]",
        "a: [[1]]",
    ),
    "P115": Entry(
        "Invisible character",
        "Control characters, and the invisible line and paragraph separators that word processors leave behind, cannot "
        "stand in content.",
        "name: Al(U+2028)hambra",
        "name: Alhambra",
    ),
    "P116": Entry(
        "File that cannot be read",
        "The file is a link that leads out of the project folder, or may not be read.",
        "countries.yaml, a link to another project",
        "countries.yaml, a copy",
    ),
    "P117": Entry(
        "Path as Windows writes it",
        "Paths in content have `/`, which all systems read; a backslash in double quotes begins an escape of YAML, and "
        "the path would come out as another text.",
        'layout: {face: "heroes\\face.svg"}',
        "layout: {face: heroes/face.svg}",
    ),
    "P120": Entry(
        "Wrong shape",
        "A list, a map of `name: value` or one value stands where another of these is wanted.",
        "decks: heroes",
        "decks: [heroes]",
    ),
    "P121": Entry(
        "Missing key",
        "A key that must be there is not.",
        "deck: heroes",
        "deck: heroes\nsize: 63 x 88 mm",
    ),
    "P122": Entry(
        "Value of another type",
        "The field is declared as integer, number, boolean or language, and the value is none. Integers are written "
        "without leading zeros, decimals with a point, booleans `true` or `false`.",
        "rank: 07",
        "rank: 7",
    ),
    "P123": Entry(
        "Value out of range",
        "A number is outside `min` and `max` of its field, a list too short or long, a length negative, or a number of "
        "copies impossible.",
        "rank: 11   # max: 10",
        "rank: 10",
    ),
    "P124": Entry(
        "Unknown list",
        "`one_of`, `list_of` or a variable of `generate` names a list that is neither under `lists:` nor a deck of the "
        "game nor `board.spaces`; or two decks choose from one another.",
        "suit: {one_of: suits}",
        "suit: {one_of: suit}",
    ),
    "P125": Entry(
        "Not among the choices",
        "The value is none of those that its field, or the option, chooses from.",
        "suit: clubz",
        "suit: clubs",
    ),
    "P126": Entry(
        "Not a colour",
        "A colour is `#rgb` or `#rrggbb` in quotes (without quotes it is a comment), with one or two more digits for "
        "opacity, or a CSS name.",
        "colour: bleu",
        "colour: blue",
    ),
    "P127": Entry(
        "Language missing or unknown",
        "A map of translations has a language that game.yaml does not list, or lacks one that the field asks for.",
        "name: {en: Bath}   # languages: [en, hu]",
        "name: {en: Bath, hu: Bath}",
    ),
    "P128": Entry(
        "Text too long or too short",
        "The text has more or fewer characters, or more lines, than its field allows.",
        "name: A very long name   # max: 10",
        "name: Short",
    ),
    "P129": Entry(
        "Path leads out of the project",
        "Layouts and pictures are files of the project; absolute paths and paths that climb out of it are not read.",
        "art: ../../holiday.png",
        "art: art/holiday.png",
    ),
    "P130": Entry(
        "Value that must be unique is not",
        "The field is declared `unique`, and two cards, or two entries of a list, have the same value.",
        "places: [harz, harz]",
        "places: [harz, hamburg]",
    ),
    "P131": Entry(
        "Field name that cannot be",
        "The name already means something on cards or in expressions, or holds other characters than letters, digits "
        "and `_`.",
        "fields:\n  game: {type: text}",
        "fields:\n  game_text: {type: text}",
    ),
    "P132": Entry(
        "Required field is missing",
        "The field is declared `required`, and the card does not set it.",
        "- {id: fire}   # cost is required",
        "- {id: fire, cost: 3}",
    ),
    "P133": Entry(
        "Field declared wrongly",
        "A field has exactly one of `type`, `one_of` and `list_of`, a type that exists, and only options that mean "
        "something for that type.",
        "cost: {type: int}",
        "cost: {type: integer}",
    ),
    "P140": Entry(
        "Card without id",
        "Every card has an id of its own: it names the card in messages, on the command line and in file names.",
        "- {name: Fire}",
        "- {id: fire, name: Fire}",
    ),
    "P141": Entry(
        "Id that cannot be",
        "Ids become file names on every system: letters, digits, `-`, `_` and `.`, starting with a letter or digit, no "
        "name that Windows keeps for devices.",
        'id: "fire: big?"',
        "id: fire-big",
    ),
    "P142": Entry(
        "Id or name given twice",
        "Two cards, list entries, decks or languages have one id. Ids that differ only in capital letters are one file "
        "name on Windows and macOS.",
        "- {id: fire}\n- {id: Fire}",
        "- {id: fire}\n- {id: fire-2}",
    ),
    "P143": Entry(
        "Shared file is missing",
        "A list names a file that is neither in the game's folder nor in `content/`, or `board.spaces` is used "
        "without a board.",
        "country: {from: contries.yaml}",
        "country: {from: countries.yaml}",
    ),
    "P144": Entry(
        "Too many cards",
        "A deck has at most 20,000 entries; more is most often a range with too many digits.",
        "for: {a: 1..1000, b: 1..1000}",
        "for: {a: 1..10, b: 1..10}",
    ),
    "P145": Entry(
        "Generate entry or range that makes nothing",
        "An entry of `generate:` has exactly one of `for` and `combine`, variables with values, and as many names in "
        "`as` as `take` says. Ranges run upwards, wherever they stand, and have at most 10,000 numbers.",
        "combine: {from: 1..10, take: 2, as: [low]}",
        "combine: {from: 1..10, take: 2, as: [low, high]}",
    ),
    "P146": Entry(
        "Change to a card that is not generated",
        "The card sets none of the variables of `generate`, so it is meant as a change, but no generated card has "
        "its id.",
        "- {id: clubs-1b, starter: true}",
        "- {id: clubs-01b, starter: true}",
    ),
    "P147": Entry(
        "Id pattern that cannot be filled",
        "Ids of generated cards are text with `{name}` for a variable, or `{name:02}` for a number with at least two "
        "digits; nothing else.",
        'id: "{suit}-{rnak:2}"',
        'id: "{suit}-{rank:02}"',
    ),
    "P148": Entry(
        "Cards from a table",
        "`cards: {from: file.csv}` takes a .csv or .tsv file in UTF-8, or an .xlsx workbook (`sheet:` names one of its "
        "sheets), in a deck without `generate`.",
        "cards: {from: cards.ods}",
        "cards: {from: cards.csv}",
    ),
    "P150": Entry(
        "Rule without a kind, or with two",
        "A rule has exactly one of `total`, `each`, `unique`, `exactly`, `at_least`, `at_most`, `distribution`, `sum`, "
        "`refers`, `ordered`, `every`, `check`, or the name of a rule written in Python with a map behind it.",
        "- {total: 54, unique: id}",
        "- {total: 54}\n- {unique: id}",
    ),
    "P151": Entry(
        "Option missing or without meaning",
        "An option of a rule belongs to another kind, is missing, or has other numbers than it needs.",
        "- {distribution: suit}",
        "- {distribution: suit, is: 13}",
    ),
    "P152": Entry(
        "Rule about an unknown deck",
        "`in:` names a deck that game.yaml does not list.",
        "- {in: [sett1], total: 54}",
        "- {in: [set1], total: 54}",
    ),
    "P160": Entry(
        "Unknown game",
        "A game is a folder under `content/` with a game.yaml; its id is the folder's name.",
        "pnp build trikcs",
        "pnp build tricks",
    ),
    "P161": Entry(
        "Deck without a file",
        "`decks:` of game.yaml lists a deck, but the game's folder has no file of that name.",
        "decks: [heros]   # the file is heroes.yaml",
        "decks: [heroes]",
    ),
    "P162": Entry(
        "Newer format",
        "`pnp:` in game.yaml is the version of the format that the game is written in. This pnp is older.",
        "pnp: 2",
        "pnp: 1",
    ),
    "P163": Entry(
        "Decks without game.yaml",
        "A folder under `content/` holds a deck, but no game.yaml that makes it a game.",
        "content/tricks/tricks.yaml alone",
        "content/tricks/game.yaml beside it",
    ),
    "P164": Entry(
        "Name differs from the file's",
        "`deck:` is the file's name without `.yaml`, `game:` the folder's name.",
        "deck: heros   # in heroes.yaml",
        "deck: heroes",
    ),
    "P165": Entry(
        "Deck that is not listed",
        "The game's folder holds a deck that `decks:` of game.yaml does not list, so it is neither checked nor built.",
        "decks: [set1]   # set2.yaml is there too",
        "decks: [set1, set2]",
    ),
    "P166": Entry(
        "No game",
        "The project has no folder under `content/` with a game.yaml.",
        "content/game.yaml",
        "content/mygame/game.yaml",
    ),
    "P170": Entry(
        "Unknown size or paper",
        "The name is not one of the known card sizes or papers. Any size can be stated as two lengths.",
        "size: pokr",
        "size: poker",
    ),
    "P177": Entry(
        "Rules without a text in a language",
        "The rules sheet is made in each language of the game. Its text in one language stands in a file of its own, "
        "`rules.<language>.md` in the folder of the game; where a file is missing, no sheet is made in that language.",
        "languages: [en, de], with rules.en.md alone",
        "languages: [en, de], with rules.en.md and rules.de.md",
    ),
    "P180": Entry(
        "Empty table",
        "A table has the names of the fields in its first row, and a card in each row below.",
        "owl,Owl,2",
        "id,name,cost\nowl,Owl,2",
    ),
    "P181": Entry(
        "Wrong head of a table",
        "The first row names a field above each column, once: as `name`, or as `name.en` and `name.hu` for a text in "
        "several languages. One column is `id`.",
        "name,name.hu\nOwl,Bagoly",
        "id,name.en,name.hu\nowl,Owl,Bagoly",
    ),
    "P182": Entry(
        "More cells than columns",
        "A row has more cells than the table has columns. Most often a text with a comma in it lacks its quotes.",
        "id,text\nowl,Draw two, discard one",
        'id,text\nowl,"Draw two, discard one"',
    ),
    "P183": Entry(
        "Quotes in a table",
        "A cell that starts with a quote ends with one. Quotation marks that belong to such a text are written twice.",
        'id,text\nowl,"The "wise" one"',
        'id,text\nowl,"The ""wise"" one"',
    ),
    "P184": Entry(
        "No library for workbooks",
        "XLSX workbooks are read by the library openpyxl, which is not installed with pnp. CSV needs none.",
        "cards: {from: cards.xlsx}",
        "cards: {from: cards.csv}",
    ),
    "P185": Entry(
        "Workbook that cannot be read",
        "The file is no XLSX workbook, lacks the sheet, or a cell holds a date or an error instead of what was typed.",
        "a cell that says 2026-02-01, where 1-2 was typed",
        "the cell formatted as text, and 1-2 typed again",
    ),
}
