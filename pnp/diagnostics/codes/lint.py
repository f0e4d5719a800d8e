"""Codes P8 lint."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P801": Entry(
        "bare paper in the bleed",
        "The picture must go on outside the trim, up to the edge of the bleed: the knife is never exact, and where the "
        "picture ends early a white edge shows. A white ground is fine, as long as it is drawn.",
        '<rect x="0" y="0" width="63" height="88" fill="navy"/>',
        '<rect x="-3" y="-3" width="69" height="94" fill="navy"/>',
    ),
    "P802": Entry(
        "backs that differ",
        "Cards of one deck that are drawn from the same back layout look different from behind: they are marked cards. "
        "Where that is meant, give those cards a back layout of their own.",
        "<text>{{ card.id }}</text> in the back layout",
        "<text>{{ deck.title }}</text> in the back layout",
    ),
    "P803": Entry(
        "back that looks different upside down",
        "The deck promises `back_symmetric: true`, but turned by 180 degrees the back is another picture, so that "
        "players see which way up a card is held.",
        "a star in the top corner only",
        "the star once more in the opposite corner, turned by 180 degrees",
    ),
    "P804": Entry(
        "text outside the safe area",
        "Printer and knife are each off by up to a millimetre. Text nearer to the trim than the deck's `safe:` may be "
        'cut, or look off centre. Text counts for this unless it has `pnp:live="no"`.',
        '<text x="1" y="5">7</text> with `safe: 3 mm`',
        '<text x="3" y="7">7</text>',
    ),
    "P805": Entry(
        "text over the cut",
        "The text reaches over the trim edge, so that a part of it is cut off. Decoration that may be cut has "
        '`pnp:live="no"`.',
        '<text x="-1" y="5">7</text>',
        '<text x="3" y="7">7</text>',
    ),
    "P806": Entry(
        "text hard to read",
        "Below 6.5 pt many players have to bring the card to their eyes.",
        '<text font-size="2">…</text> (2 mm are 5.7 pt)',
        '<text font-size="2.3">…</text>',
    ),
    "P807": Entry(
        "text too small to read",
        "Below 5 pt home printers no longer keep letters apart.",
        '<text font-size="1.5">…</text> (1.5 mm are 4.3 pt)',
        '<text font-size="2.3">…</text>',
    ),
}
