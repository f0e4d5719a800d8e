"""Codes P3 template."""

from __future__ import annotations

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P301": Entry(
        "unknown name in a layout",
        "A layout asks for a field that no card of the deck has, or for a name that it does not know. A layout "
        "knows `card`, `deck`, `decks`, `game`, `facts`, `lang`, `variant`, `player_count` and `icon`. Fields "
        "follow a dot.",
        "<text>{{ card.titel }}</text>",
        "<text>{{ card.title }}</text>",
    ),
    "P302": Entry(
        "field without value printed",
        "A card does not set a field that has no default, and the layout prints it. In a test the field counts as "
        "false, so that a layout can leave out what a card has not.",
        "<text>{{ card.fact }}</text>",
        "{% if card.fact %}<text>{{ card.fact }}</text>{% endif %}",
    ),
    "P303": Entry(
        "template that cannot be read",
        "A `{{ … }}` or `{% … %}` is not closed, a block has no end, or an expression breaks off.",
        "{% if card.fact %}<text>{{ card.fact }}</text>",
        "{% if card.fact %}<text>{{ card.fact }}</text>{% endif %}",
    ),
    "P304": Entry(
        "unknown filter or test",
        "What stands behind `|` is no filter, or what stands behind `is` is no test of Jinja.",
        "<text>{{ card.name | uper }}</text>",
        "<text>{{ card.name | upper }}</text>",
    ),
    "P305": Entry(
        "included layout that is not there",
        "`include` and `import` take a path from the folder `layouts/` and read nothing outside of it.",
        "{% include 'frame.svg' %}",
        "{% include 'shared/frame.svg' %}",
    ),
    "P306": Entry(
        "layout without end",
        "Filling a card may take ten seconds and give 5 MB of text. A loop over too many members, or a macro that "
        "calls itself, goes beyond.",
        "{% for x in range(9999) %}{% for y in range(9999) %}<circle/>{% endfor %}{% endfor %}",
        "{% for x in range(9) %}<circle/>{% endfor %}",
    ),
    "P307": Entry(
        "expression that cannot be worked out",
        "The values do not go together, as a text plus a number, or a division by zero.",
        "<text>{{ card.name + 1 }}</text>",
        "<text>{{ card.name ~ 1 }}</text>",
    ),
    "P308": Entry(
        "unknown icon",
        "`icon('name', x, y, size)` takes `name.svg` from `layouts/<game>/icons/`, else from `layouts/shared/icons/`.",
        "{{ icon('crwon', 3, 3, 6) }}",
        "{{ icon('crown', 3, 3, 6) }}",
    ),
    "P309": Entry(
        "missing layout",
        "A deck or card names a layout that is not in `layouts/`.",
        "layout: {face: heros/face.svg}",
        "layout: {face: heroes/face.svg}",
    ),
    "P310": Entry(
        "layout of another size than its deck",
        "The root of a layout is the canvas: trim plus bleed in millimetres, and a view box of the same shape. A "
        "card is never scaled to fit, so that it comes out of the printer in its size.",
        '<svg width="63mm" height="88mm" viewBox="0 0 63 88">',
        '<svg width="69mm" height="94mm" viewBox="-3 -3 69 94">',
    ),
    "P311": Entry(
        "record printed as text",
        "A card, a deck or a list entry with fields is no text; one of its fields is. Nor is a list, until its members "
        "are joined.",
        "<text>{{ card }}</text>",
        "<text>{{ card.name }}</text>",
    ),
    "P320": Entry(
        "bare < or & in an expression",
        "pnp fills the layout all the same, but Inkscape and every other XML editor refuse to open it. Inside `{{ "
        "}}` and `{% %}` the entities are read as their characters.",
        "{% if card.rank < 6 and card.suit %}",
        "{% if card.rank &lt; 6 and card.suit %}",
    ),
    "P321": Entry(
        "layout that is no XML by itself",
        "pnp fills the layout all the same, but Inkscape and every other XML editor refuse to open it. Blocks stand "
        "between elements or inside an attribute value; each branch opens and closes its own elements.",
        '<rect {% if card.big %}width="9"{% endif %}/>',
        '<rect width="{% if card.big %}9{% else %}6{% endif %}"/>',
    ),
    "P322": Entry(
        "quotation mark that ends the attribute",
        "An expression inside an attribute value uses the mark that the value itself stands in. pnp fills the "
        "layout all the same, but no XML editor opens it.",
        '<rect fill="{{ card["colour"] }}"/>',
        "<rect fill=\"{{ card['colour'] }}\"/>",
    ),
    "P323": Entry(
        "expression in single braces",
        "Only what stands in `{{ }}` comes from the card. Single braces are printed as they are typed.",
        "<text>{ card.name }</text>",
        "<text>{{ card.name }}</text>",
    ),
}
