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
    "P808": Entry(
        "text at its smallest size",
        "A text with `pnp:fit` became as small as its `pnp:min-size` allows before it fitted. That is no mistake; but "
        "a longer text, or one more language, would not fit.",
        '<text inline-size="20" pnp:fit="shrink" pnp:min-size="6.5pt" font-size="4">…</text> that just fits at 6.5 pt',
        "a shorter text, or a box with room to spare",
    ),
    "P809": Entry(
        "typewriter signs in a printed text",
        "Typewriters had one sign for all quotes and for the apostrophe, three dots for an ellipsis and a hyphen for a "
        "dash. In print each language has its own. Only printed fields of `type: text` are looked at, in English, "
        "German, Hungarian, Finnish and Slovene; feet and inches as 6' 2\" are left alone.",
        """text: She said "don't..." - and left""",
        "text: She said “don’t…” – and left",
    ),
    "P810": Entry(
        "same text on two cards",
        "Two cards have the same sentence word for word, where most cards of the deck have a text of their own, or "
        "where the texts differ in another language: was the second one copied and not changed? Texts that are meant "
        "to be shared are typed once, in `lists:`, and chosen with `one_of:`.",
        "- {id: owl, text: Draw a card and hide it.}\n- {id: fox, text: Draw a card and hide it.}",
        "- {id: owl, text: Draw a card and hide it.}\n- {id: fox, text: Take a card from any player.}",
    ),
    "P811": Entry(
        "text that cannot be told from its ground",
        "The letters hardly differ in lightness from what is drawn behind them: below 2 : 1 nobody reads them. The "
        "ratio is that of WCAG 2, from 1 : 1 (the same) to 21 : 1 (black on white); a tenth of the area behind a line "
        "may have less. An outline of which at least 0.25 mm is seen counts as ground. Faint decoration has "
        '`pnp:live="no"` and is not looked at.',
        '<text fill="#999999">…</text> on a grey picture',
        '<text fill="#ffffff" stroke="#000000" stroke-width="0.5" paint-order="stroke">…</text>',
    ),
    "P812": Entry(
        "text with little contrast",
        "Letters are easy to read from a contrast of 4.5 : 1 on, large ones (18 pt, or 14 pt bold) from 3 : 1. It is "
        "measured as for P811.",
        '<text fill="#888888">…</text> on white: 3.5 : 1',
        '<text fill="#555555">…</text> on white: 7.4 : 1',
    ),
    "P813": Entry(
        "picture with far too few pixels",
        "A picture of pixels is spread so far that single pixels are seen: below 150 to the inch of card. What counts "
        "is the size that it is printed at, with everything that scales it; a part that is cut off is no loss. Pixel "
        'art, whose pixels are meant to be seen, has `style="image-rendering: pixelated"` and is not looked at.',
        '<image href="owl.png" width="63"/> where owl.png is 300 pixels wide: 120 to the inch',
        '<image href="owl.png" width="63"/> where owl.png is 745 pixels wide',
    ),
    "P814": Entry(
        "picture with few pixels",
        "From 300 pixels to the inch of card on a picture looks sharp in the hand, and print services ask for that. "
        "It is measured as for P813. Saving a small picture larger does not help: take a larger original, or print it "
        "smaller.",
        '<image href="owl.png" width="63"/> where owl.png is 500 pixels wide: 201 to the inch',
        '<image href="owl.png" width="42"/>',
    ),
    "P815": Entry(
        "colours that not everybody tells apart",
        "Two entries of a list differ on the cards in nothing but colour, and the colours are too alike: to all eyes, "
        "to eyes that lack red, green or blue cones, or in a print without colours. The distance is that of CAM02-UCS: "
        "100 from black to white, at least 10 for two colours that are told apart. A second sign is any other field of "
        "the list that the layouts read and that differs, as a name, a symbol or a pattern, or the id itself where it "
        "is printed, compared or drawn by `icon()`.",
        "moss: {colour: '#3A6B35'}\nbrick: {colour: '#8C3B2A'}",
        "moss: {colour: '#3A6B35', symbol: leaf}\nbrick: {colour: '#8C3B2A', symbol: fire}",
    ),
    "P816": Entry(
        "much ink for the variant low-ink",
        "Who prints the variant `low-ink` wants white cards with coloured symbols. Those take 12 to 21 % of cyan, "
        "magenta and yellow, measured over trim and bleed; above 40 % there is a tinted ground. Ink is estimated by "
        "the plain formula, as by `pnp stats --ink`.",
        '<rect x="-3" y="-3" width="69" height="94" fill="{{ card.suit.colour }}"/>',
        '<rect x="-3" y="-3" width="69" height="94" '
        "fill=\"{{ '#ffffff' if variant == 'low-ink' else card.suit.colour }}\"/>",
    ),
    "P817": Entry(
        "more ink than paper takes",
        "On average over trim and bleed the card takes more than 260 % of cyan, magenta and yellow, as a ground of "
        "`#222222` does; black is 300 %. From a home printer such a card comes out wet, curls, and shows through. Ink "
        "is estimated by the plain formula, as by `pnp stats --ink`.",
        '<rect x="-3" y="-3" width="69" height="94" fill="#000000"/>',
        '<rect x="-3" y="-3" width="69" height="94" fill="#17345c"/>',
    ),
    "P818": Entry(
        "picture without bleed",
        "The layout is as large as the trim, so the picture ends where the knife cuts. No knife is exact; where it "
        "cuts a little outside, paper shows. Bleed can be made of the picture's edge when it is printed, or drawn.",
        "bleed: 0 mm",
        "bleed: 3 mm",
    ),
    "P825": Entry(
        "tag of HTML in a text",
        "Texts on cards are no web page: tags are printed letter for letter. Bold, italic and struck letters have "
        "marks of their own, which a text with `pnp:markup` in the layout reads.",
        "text: <b>Keep</b> this card.",
        "text: '**Keep** this card.'",
    ),
    "P826": Entry(
        "icon over the cut",
        "A part of an icon lies outside of the trim of a face, as at the end of a row that is longer than the card is "
        "wide. Measured is the square that the icon stands in; icons larger than three fifths of the card's shorter "
        "side are taken for grounds. Pages of rules, whose figures may show parts of cards, are left out.",
        "{{ icon('coin', 55, 30, 16) }} on a card 63 mm wide",
        "{{ icon('coin', 40, 30, 16) }}",
    ),
}
