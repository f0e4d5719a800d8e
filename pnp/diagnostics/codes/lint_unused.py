"""Codes P82 of lint: what nothing uses."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P820": Entry(
        "card that is never printed",
        "A card with `qty: 0` is kept and not printed; a card that `remove:` takes out at each number of players is "
        "printed and never in play. That is no mistake, as long as it is meant.",
        "- {id: joker, qty: 0}",
        "- {id: joker}",
    ),
    "P821": Entry(
        "file that nothing uses",
        "A picture, an icon or a layout in the game's folder that no card and no layout names. It is looked for in all "
        "content and layouts, and in every card filled in each language, variant and number of players; only when all "
        "decks of the game have their layouts. Perhaps its name is misspelt, or a card was forgotten.",
        "layouts/heroes/art/dragn.svg and `art: dragon` on a card",
        "layouts/heroes/art/dragon.svg",
    ),
    "P822": Entry(
        "list entry that nothing uses",
        "An entry of one of the deck's own lists that no card chooses and no rule and no layout names. It is looked "
        "for only when all decks of the game have their layouts; lists in files of their own may serve other decks.",
        "suit: [clubs, hearts, spades] and no card with `suit: spades`",
        "suit: [clubs, hearts]",
    ),
    "P823": Entry(
        "font that no layout names",
        "Fonts that nothing is set in do no harm; but they go with the project wherever it goes. This is told when all "
        "decks of all games have their layouts.",
        "fonts/jost/Jost_700Bold.ttf, and `font-family` is Anton everywhere",
        "fonts/anton/Anton_400Regular.ttf alone",
    ),
}
"""What lint says of things that nothing uses."""
