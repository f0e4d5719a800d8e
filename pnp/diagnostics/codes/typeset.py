"""Codes P4 typeset: the document P401-P449 here, text P450-P499 in `typeset_text`."""

from __future__ import annotations

from pnp.diagnostics.codes.typeset_text import TEXT_CODES
from pnp.diagnostics.entry import Entry

DOCUMENT_CODES: dict[str, Entry] = {
    "P401": Entry(
        "filled layout that is no XML",
        "After filling, an element is not closed, an attribute stands twice, or a value that the layout marks as "
        "safe brings in a `<` or `&`. The mistake is at the element that is named or shortly after it.",
        "{% if card.big %}<g>{% endif %}<rect/></g>",
        "<g>{% if card.big %}<rect/>{% endif %}</g>",
    ),
    "P402": Entry(
        "document type with declarations",
        "Entities of a document type can make a small file endlessly large or read other files, so none are read. "
        "Illustrator writes them.",
        '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>',
        '<svg xmlns="http://www.w3.org/2000/svg">',
    ),
    "P403": Entry(
        "elements nested too deeply",
        "More than 200 elements stand within one another.",
        "<g><g><g><!-- and so on, 201 times -->",
        "<g>",
    ),
    "P404": Entry(
        "too many elements",
        "One artwork may have 50,000 elements, counting each use of an element that is used again.",
        "{% for n in range(60000) %}<circle r='1'/>{% endfor %}",
        '<pattern id="dots"><circle r="1"/></pattern>',
    ),
    "P405": Entry(
        "filter",
        "Blurs, shadows and colour effects are not drawn. `filter: none` is fine.",
        '<rect filter="url(#shadow)"/>',
        '<rect x="1" y="1" opacity="0.3"/><rect/>',
    ),
    "P406": Entry(
        "blend mode",
        "Mixing colours with what lies below is not drawn. `mix-blend-mode: normal`, which Inkscape writes, is fine.",
        '<rect style="mix-blend-mode: multiply"/>',
        '<rect fill="#7a4a2b"/>',
    ),
    "P407": Entry(
        "mask that is not white",
        "Masks are drawn by how opaque they are, not by how light. White masks look the same in both ways.",
        '<mask id="fade"><rect fill="#888888"/></mask>',
        '<mask id="fade"><rect fill="#ffffff" fill-opacity="0.5"/></mask>',
    ),
    "P408": Entry(
        "even-odd rule in a clip path",
        "The parts of a clip path overlap, and the rule that would make holes of that is not drawn.",
        '<clipPath id="ring"><path clip-rule="evenodd" d="M0 0H9V9H0Z M3 3H6V6H3Z"/></clipPath>',
        '<clipPath id="ring"><path d="M0 0H9V9H0Z M3 3V6H6V3Z"/></clipPath>',
    ),
    "P409": Entry(
        "clip path or mask of a kind that is not drawn",
        "`clip-path` and `mask` name a <clipPath> or <mask> of the drawing; shapes of CSS are not drawn, nor are "
        "clip paths that are clipped themselves or hold pictures.",
        '<rect clip-path="circle(5px)"/>',
        '<clipPath id="round"><circle r="5"/></clipPath><rect clip-path="url(#round)"/>',
    ),
    "P410": Entry(
        "foreignObject",
        "It holds HTML, which is not drawn.",
        "<foreignObject><p>Draw a card.</p></foreignObject>",
        '<text inline-size="50">Draw a card.</text>',
    ),
    "P411": Entry(
        "var() or calc()",
        "CSS variables and sums are not worked out.",
        '<rect fill="var(--suit)"/>',
        '<rect fill="{{ card.suit.colour }}"/>',
    ),
    "P412": Entry(
        "reference to nothing",
        "`href` or `url(#…)` names an id that no element of the drawing has, or an element of another kind than is "
        "needed there. It would be drawn as nothing.",
        '<linearGradient id="sky"/><rect fill="url(#sly)"/>',
        '<linearGradient id="sky"/><rect fill="url(#sky)"/>',
    ),
    "P413": Entry(
        "id given twice",
        "An element is named whose id stands on another one as well, maybe in a file that is included.",
        '<linearGradient id="a"/><pattern id="a"/><rect fill="url(#a)"/>',
        '<linearGradient id="sky"/><pattern id="dots"/><rect fill="url(#sky)"/>',
    ),
    "P414": Entry(
        "no colour",
        "Colours are written `#1f3a5f`, `rgb(31 58 95)`, `hsl(215 51% 25%)`, or by one of the 148 names of CSS.",
        '<rect fill="blau"/>',
        '<rect fill="blue"/>',
    ),
    "P415": Entry(
        "value that cannot be read",
        "A length, number, transform, list of points or path has something in it that does not belong there, breaks "
        "off, or is below 0 where it is a size; or a property has a word that it does not know. A browser would draw "
        "a broken path up to the break, and pass over the others.",
        '<rect width="3 m"/>',
        '<rect width="3"/>',
    ),
    "P416": Entry(
        "unknown element",
        "SVG has no element of that name, or it is drawn only inside another one.",
        "<rectangle/>",
        "<rect/>",
    ),
    "P417": Entry(
        "flowed text of an old Inkscape that cannot be set",
        "`flowRoot` never became part of SVG. It is set like a text in a box, but not with holes in it, and never "
        "without a shape.",
        "<flowRoot><flowPara>Draw a card.</flowPara></flowRoot>",
        '<text inline-size="50">Draw a card.</text>',
    ),
    "P418": Entry(
        "missing picture",
        "`href` of an <image> is a path from the folder of the layout, or with a leading `/` from the project folder.",
        '<image href="art/casle.png"/>',
        '<image href="art/castle.png"/>',
    ),
    "P419": Entry(
        "picture outside the project",
        "Only files of the project are read, so that whoever has the project can build it.",
        '<image href="../../../pictures/castle.png"/>',
        '<image href="art/castle.png"/>',
    ),
    "P420": Entry(
        "picture from the network",
        "Nothing is loaded from the network, so that a build gives the same today and in ten years.",
        '<image href="https://example.org/castle.png"/>',
        '<image href="art/castle.png"/>',
    ),
    "P421": Entry(
        "file that is no picture",
        "Pictures are PNG, JPEG or SVG. The bytes of the file count, not its name.",
        '<image href="art/castle.webp"/>',
        '<image href="art/castle.png"/>',
    ),
    "P422": Entry(
        "picture too large",
        "A picture may have 100 million pixels and 64 MB.",
        '<image href="art/poster-30000x30000.png"/>',
        '<image href="art/poster-3000x3000.png"/>',
    ),
    "P423": Entry(
        "reference in a circle",
        "An element uses itself, maybe by way of others.",
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><rect/></g><use href="#a"/>',
    ),
    "P424": Entry(
        "style sheet that is not followed",
        "`@import`, `@font-face`, `@layer`, `@supports`, rules within rules and `<?xml-stylesheet?>` are not followed, "
        "and selectors must be CSS that can be read. Fonts come from the folder `fonts/`.",
        "<style>@import 'cards.css';</style>",
        "<style>.frame { fill: none }</style>",
    ),
    "P425": Entry(
        "element without effect in print",
        "Animations and scripts do nothing on paper; the drawing is printed as it stands at first.",
        "<rect><animate/></rect>",
        "<rect/>",
    ),
    "P426": Entry(
        "text in a definition",
        "Text inside a clip path, mask, pattern or marker is not drawn. Text that is itself clipped or masked is.",
        '<clipPath id="word"><text>Castle</text></clipPath>',
        '<clipPath id="word"><path d="M0 0h9v9z"/></clipPath>',
    ),
    "P427": Entry(
        "property that is not drawn",
        "The value would change the picture in a browser, but not in print.",
        '<path stroke="#000000" vector-effect="non-scaling-stroke"/>',
        '<path stroke="#000000" stroke-width="0.3"/>',
    ),
    "P428": Entry(
        "unknown attribute of pnp",
        "The attributes in the namespace `urn:pnp:layout:1` are a fixed set.",
        '<text pnp:heigth="20"/>',
        '<text pnp:height="20"/>',
    ),
    "P429": Entry(
        "reference into another file",
        "`<use>`, gradients, patterns, clip paths and masks name elements of the same drawing.",
        '<use href="icons.svg#star"/>',
        '{{ icon("star", 3, 3, 6) }}',
    ),
    "P431": Entry(
        "misspelt attribute or property",
        "The name is nearly that of an attribute or property of SVG, but has no meaning itself, so it has no effect; "
        "or it is a property that can only stand in `style`.",
        '<rect stroke-widht="2"/>',
        '<rect stroke-width="2"/>',
    ),
    "P432": Entry(
        "icon with colours of its own",
        "`icon()` is given a colour, and every shape of the drawing has one already, so the drawing looks the same "
        "with any. Drawings from the net often are white on a black ground.",
        '<svg viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9H0z"/><path fill="#fff" d="M2 2h5v5H2z"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M2 2h5v5H2z"/></svg>',
    ),
    "P430": Entry(
        "measured by the bounding box of a group",
        "`objectBoundingBox` of a clip path or mask is worked out for shapes and pictures, not for groups.",
        '<clipPath id="half" clipPathUnits="objectBoundingBox"><rect width="1" height="0.5"/></clipPath>',
        '<clipPath id="half"><rect width="63" height="44"/></clipPath>',
    ),
}

CODES: dict[str, Entry] = DOCUMENT_CODES | TEXT_CODES
