"""Codes P2 check."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P200": Entry(
        "Unknown kind of rule",
        "Each entry of `composition:` has exactly one key that says what kind of rule it is.",
        "composition:\n  - {totl: 60}",
        "composition:\n  - {total: 60}",
    ),
    "P201": Entry(
        "No expression",
        "The text cannot be read as an expression. Texts in it stand in quotes, comparing is `==`, joining is `and`, "
        "`or`, `not`.",
        "- {exactly: 1, where: rank = 7}",
        "- {exactly: 1, where: rank == 7}",
    ),
    "P202": Entry(
        "An expression that cannot be worked out",
        "It uses a name that is not there, a field that a card leaves open, or values that do not go together. In "
        "content the fields of the card stand as they are or after `card.`; `cards`, `deck`, `decks`, `facts`, `game` "
        "are there too.",
        "- {every: rnk > 0}",
        "- {every: rank > 0}",
    ),
    "P203": Entry(
        "A rule that lacks something",
        "The kind of rule needs another value or option: `each` needs `times`, `distribution` and `sum` need `is` or "
        "`between`, `total` needs a whole number.",
        "- {each: {suit: all}}",
        "- {each: {suit: all}, times: 20}",
    ),
    "P204": Entry(
        "A value that the field cannot have",
        "A rule asks for a value that no card can ever have, mostly a misspelt one, or a number in quotes; it would "
        "count nothing for ever. Looked at are values in `each` and `is`, and those that a field is compared with by "
        "`==`, `!=` and `in`.",
        "- {each: {suit: [clubs, harts]}, times: 20}",
        "- {each: {suit: [clubs, hearts]}, times: 20}",
    ),
    "P205": Entry(
        "A rule about an unknown field",
        "`each` combines fields of the deck: those under `fields:` and the names that `generate:` sets.",
        "- {each: {siut: all}, times: 20}",
        "- {each: {suit: all}, times: 20}",
    ),
    "P206": Entry(
        "No set-up for this player count",
        "A rule with `players` is asked in set-ups, and `players:` of the deck has none for this count.",
        "composition:\n  - {exactly: 1, where: starter, players: [6]}\nplayers:\n  3: {remove: rank >= 7}",
        "composition:\n  - {exactly: 1, where: starter, players: [3]}\nplayers:\n  3: {remove: rank >= 7}",
    ),
    "P210": Entry(
        "Wrong number of cards",
        "`total` counts every copy: a card with `qty: 3` is three cards.",
        "- {total: 3}\n# and two cards",
        "- {total: 2}\n# and two cards",
    ),
    "P211": Entry(
        "A combination is missing or too often there",
        "`each` asks that every combination of the values is on exactly `times` cards, copies counted.",
        "- {each: {rank: 1..3}, times: 1}\n# and cards with rank 1, 2, 2",
        "- {each: {rank: 1..3}, times: 1}\n# and cards with rank 1, 2, 3",
    ),
    "P212": Entry(
        "Two cards share a value",
        "`unique` asks that no two entries of the deck have the same value; copies of one entry (`qty`) are one.",
        "- {unique: name}\n# and two cards named Knight",
        "- {unique: name}\n# and cards named Knight and Squire",
    ),
    "P213": Entry(
        "Too many or too few cards of a kind",
        "`exactly`, `at_least` and `at_most` count the cards for which `where` is true, copies included.",
        "- {exactly: 1, where: starter}\n# and two cards with starter: true",
        "- {exactly: 1, where: starter}\n# and one card with starter: true",
    ),
    "P214": Entry(
        "Values occur too often or too rarely",
        "`distribution` counts how often each value of an expression occurs, copies included; of a list it counts the "
        "members. With one number for all, choices that occur nowhere count as 0.",
        "- {distribution: cost, is: {1: 2, 2: 1}}\n# and cards with cost 1, 2, 2",
        "- {distribution: cost, is: {1: 2, 2: 1}}\n# and cards with cost 1, 1, 2",
    ),
    "P215": Entry(
        "A sum is wrong",
        "`sum` adds up an expression over all cards, copies included.",
        "- {sum: points, is: 10}\n# and cards with points 4, 5",
        "- {sum: points, is: 10}\n# and cards with points 5, 5",
    ),
    "P216": Entry(
        "A card breaks a rule",
        "`every` is asked of each card, or of each for which `where` is true.",
        "- {every: low < high}\n# and a card with low: 5, high: 3",
        "- {every: low < high}\n# and a card with low: 3, high: 5",
    ),
    "P217": Entry(
        "A fact does not hold",
        "`check` is asked once, of `facts`, `deck`, `decks` and `cards`.",
        "facts:\n  hand: 6\ncomposition:\n  - {check: facts.hand == 7}",
        "facts:\n  hand: 7\ncomposition:\n  - {check: facts.hand == 7}",
    ),
    "P220": Entry(
        "Not as many cards leave as the set-up says",
        "`removes` states how many cards `remove` takes out of the deck, copies counted, so that a change of either is "
        "seen.",
        "players:\n  3: {remove: rank >= 7, removes: 23}",
        "players:\n  3: {remove: rank >= 7, removes: 24}",
    ),
    "P221": Entry(
        "Not as many cards stay as the set-up says",
        "`leaves` states how many cards are in play, copies counted.",
        "players:\n  3: {remove: rank >= 7, leaves: 35}",
        "players:\n  3: {remove: rank >= 7, leaves: 36}",
    ),
    "P222": Entry(
        "The deal does not come out even",
        "Players x `deal` + `over` must be the cards that are left. Where cards stay over on purpose, `over` says how "
        "many.",
        "players:\n  3: {leaves: 36, deal: 11, over: 0}",
        "players:\n  3: {leaves: 36, deal: 12, over: 0}",
    ),
    "P230": Entry(
        "A deck without cards",
        "The deck has neither `cards:` nor `generate:` entries that make any.",
        "deck: heroes\nsize: poker\ncards: []",
        "deck: heroes\nsize: poker\ncards:\n  - {id: knight}",
    ),
    "P231": Entry(
        "Two cards with one id",
        "Options, messages and file names find a card by its id, so each has its own.",
        "cards:\n  - {id: knight}\n  - {id: knight}",
        "cards:\n  - {id: knight}\n  - {id: knight-2}",
    ),
    "P232": Entry(
        "Ids that differ only in upper and lower case",
        "Card pictures are named after their ids, and on Windows and macOS `Knight.png` and `knight.png` are one file.",
        "cards:\n  - {id: knight}\n  - {id: Knight}",
        "cards:\n  - {id: knight}\n  - {id: knight-2}",
    ),
    "P233": Entry(
        "A card chooses an entry that it may not",
        "The field's `where:` says which entries of the list may be chosen; this one is not among them.",
        "lists: {place: {hub: {kind: hub}, alps: {kind: place}}}\nfields:\n"
        "  at: {one_of: place, where: \"kind == 'place'\"}\ncards:\n  - {id: a, at: hub}",
        "lists: {place: {hub: {kind: hub}, alps: {kind: place}}}\nfields:\n"
        "  at: {one_of: place, where: \"kind == 'place'\"}\ncards:\n  - {id: a, at: alps}",
    ),
    "P234": Entry(
        "A `where:` of a field that cannot be asked",
        "It is an expression over one entry of the list: it sees the entry's fields and its `id`, nothing of the card.",
        "fields:\n  at: {one_of: place, where: \"knd == 'place'\"}",
        "fields:\n  at: {one_of: place, where: \"kind == 'place'\"}",
    ),
    "P235": Entry(
        "A value that refers to nothing",
        "`refers` asks that each value names something that is there: a card of the deck by its id, or something in "
        "the list that `to` gives.",
        "- {refers: partner}\n# and a card with partner: knigt",
        "- {refers: partner}\n# and a card with partner: knight",
    ),
    "P236": Entry(
        "Values out of order",
        "`ordered` asks that every card with more of `by` has a higher value than all cards with less of it. Cards "
        "with the same `by` are not compared.",
        "- {ordered: points, by: cost}\n# and cards with cost 1, points 5 and cost 2, points 4",
        "- {ordered: points, by: cost}\n# and cards with cost 1, points 5 and cost 2, points 6",
    ),
    "P237": Entry(
        "A rule about a board that is not there",
        "Rules as `connected`, `apart` or `moves` are asked of a board: a file that `boards:` in game.yaml lists. "
        "`track` and `inside: track` need its track.",
        "composition:\n  - {moves: {field: turns, to: places, from: hub}}\n# and a game without a board",
        "boards: [board]   # in game.yaml, and a file board.yaml",
    ),
    "P238": Entry(
        "No list",
        "`of`, `to` and some other keys of rules take an expression that gives a list or a map: of items that are no "
        "cards, of what values may refer to.",
        "facts:\n  hand: 6\ncomposition:\n  - {total: 3, of: facts.hand}",
        "facts:\n  order: [spades, hearts, clubs]\ncomposition:\n  - {total: 3, of: facts.order}",
    ),
    "P239": Entry(
        "A rule that names something that is not there",
        "`from` is the id of a space, or a kind that one space alone has; `inside` names the board, its track or a "
        "box; `examples` names cards.",
        "- {connected: {from: hib}}",
        "- {connected: {from: hub}}",
    ),
    "P240": Entry(
        "A space that cannot be reached",
        "`connected` asks that one can go from one space to all others over the routes, in whatever direction.",
        "spaces: [hub, alps, sea]   # each with x and y\nroutes:\n  - {a: hub, b: alps}",
        "spaces: [hub, alps, sea]   # each with x and y\nroutes:\n  - {a: hub, b: alps}\n  - {a: alps, b: sea}",
    ),
    "P241": Entry(
        "Routes that cross or come too near",
        "`routes` asks that every route joins two different spaces, with `twice: false` that no two join the same, "
        "with `crossing: false` that none cross, with `clear: 4 mm` that each keeps away from spaces that it does not "
        "end at.",
        "routes:\n  - {a: hub, b: alps}\n  - {a: alps, b: hub}",
        "routes:\n  - {a: hub, b: alps}",
    ),
    "P242": Entry(
        "Parts of a board that are too near",
        "`apart` asks that spaces, or the parts that `of` gives, are so far apart, from edge to edge. With `0 mm` "
        "they may touch.",
        "- {apart: 8 mm}\n# and two round spaces of radius 11 with their middles 25 mm apart",
        "- {apart: 8 mm}\n# and two round spaces of radius 11 with their middles 30 mm apart",
    ),
    "P243": Entry(
        "A part of a board that is outside",
        "`inside` asks that spaces, slots and boxes, or the parts that `of` gives, lie within the track, the board or "
        "a box, and with `gap` so far from its edge.",
        "size: 297 x 210 mm\nboxes:\n  - {id: title, x: 280, y: 10, width: 40, height: 12}",
        "size: 297 x 210 mm\nboxes:\n  - {id: title, x: 250, y: 10, width: 40, height: 12}",
    ),
    "P244": Entry(
        "A track that is not as it should be",
        "`track` asks for a number of cells, that each lies beside the next, with `closed: true` that the last lies "
        "beside the first, and with `holds` that the highest number that must be counted is on it.",
        "track: {cell: 18 mm, cells: [[27, 30], [45, 30], [99, 30]]}",
        "track: {cell: 18 mm, cells: [[27, 30], [45, 30], [63, 30]]}",
    ),
    "P245": Entry(
        "A distance that is not as stated",
        "`distances` counts the routes from one space to each other, or the turns of `step` routes, and compares them "
        "with what a field of the spaces says.",
        "- {id: alps, x: 90, y: 50, steps: 2}   # and a route from the hub straight to it",
        "- {id: alps, x: 90, y: 50, steps: 1}   # and a route from the hub straight to it",
    ),
    "P246": Entry(
        "A slot that is too small",
        "The cards of a slot's `deck` must fit into it, upright or turned.",
        "- {id: pile, deck: heroes, x: 10, y: 10, width: 60, height: 60}   # cards of 63 x 88 mm",
        "- {id: pile, deck: heroes, x: 10, y: 10, width: 66, height: 91}",
    ),
    "P250": Entry(
        "A number of turns that is not as stated",
        "`moves` works out the fewest turns after which one marker stands on each of several spaces. All begin at "
        "`from`; in a turn any number of them go together, from one space up to `step` routes on.",
        "- {id: a, places: [alps, sea], turns: 5}   # and a board on which 4 are enough",
        "- {id: a, places: [alps, sea], turns: 4}",
    ),
    "P251": Entry(
        "Hands in no category, or in two",
        "`hands` takes every hand of so many cards and asks that it is in exactly one category, and that there are as "
        "many as `count` says. A category without `when` takes what is left.",
        "hands: {take: 2, categories: {pair: {when: rank.same}}}",
        "hands: {take: 2, categories: {pair: {when: rank.same}, other: {}}}",
    ),
    "P252": Entry(
        "An example of another category",
        "`examples` asks that the cards of each example are a hand of the category that it is for.",
        "- {id: pair, when: rank.same, example: [suns-1, moons-2]}",
        "- {id: pair, when: rank.same, example: [suns-1, moons-1]}",
    ),
    "P260": Entry(
        "A text that a language lacks",
        "A text that is typed as a map of languages lacks one of the game's `languages:`. A build in that language "
        "takes the English text, else the first one typed; with `--strict` it ends here. A text typed once, without a "
        "map, serves every language, and a field that is not wanted in all of them says so with `languages:`.",
        "name: {en: Bath}   # languages: [en, hu]",
        "name: {en: Bath, hu: Bath}",
    ),
}
"""What the room check reports."""
