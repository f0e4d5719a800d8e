"""Codes P450-P499: text."""

from __future__ import annotations

from pnp.diagnostics.entry import Entry

TEXT_CODES: dict[str, Entry] = {
    "P450": Entry(
        "no such font family",
        "Only the fonts in `fonts/` are used, so that every machine draws the same cards. The first family that a "
        "text names is not there, or it names none. Later families of the list may be missing; letters that the first "
        "lacks are looked for in those that are there.",
        '<text font-family="Nato Sans">Owl</text>',
        '<text font-family="Noto Sans">Owl</text>',
    ),
    "P451": Entry(
        "no such font weight",
        "Every weight is a font file of its own, or lies on the axis of a variable font; none is made bolder or "
        "lighter "
        "than it is.",
        '<text font-family="Noto Sans" font-weight="800">Owl</text>',
        '<text font-family="Noto Sans" font-weight="600">Owl</text>',
    ),
    "P452": Entry(
        "no italic, or no upright, of a font family",
        "An italic is a font file of its own; none is slanted by machine.",
        '<text font-family="Anton" font-style="italic">Owl</text>',
        '<text font-family="Noto Sans" font-style="italic">Owl</text>',
    ),
    "P453": Entry(
        "a character that no font of the list has",
        "It would be printed as an empty box or not at all.",
        '<text font-family="Anton">★</text>',
        "an icon in its place, or a family in the list that has it: `font-family=\"Jost, 'Noto Sans JP'\"`",
    ),
    "P454": Entry(
        "a font whose licence forbids embedding",
        "The font file says (fsType in its OS/2 table) that it must not be put into documents.",
        '<text font-family="Office Script">Owl</text>',
        '<text font-family="Noto Sans">Owl</text>',
    ),
    "P455": Entry(
        "a file in `fonts/` that is no font",
        "The file ends in .ttf, .otf or .ttc, but it is damaged or something else.",
        "fonts/owl.ttf holds a web page that said the download has moved",
        "fonts/owl.ttf is the font's own file",
    ),
    "P456": Entry(
        "the same font twice",
        "Two files in `fonts/` have the same family, weight, width and slant; one of them would never be used.",
        "fonts/jost/Jost-Bold.ttf and fonts/old/Jost-Bold.ttf",
        "fonts/jost/Jost-Bold.ttf",
    ),
    "P457": Entry(
        "no such font width",
        "The family has several widths in `fonts/`, but not the one that `font-stretch` names.",
        '<text font-family="Owl Sans" font-stretch="expanded">Owl</text>',
        '<text font-family="Owl Sans" font-stretch="condensed">Owl</text>',
    ),
    "P460": Entry(
        "a text that is wider than its box",
        "A line that cannot be broken is too long, also at the smallest size that is allowed. Nothing is cut off.",
        '<text inline-size="20" pnp:max-lines="1" …>The Owl of the Seven Northern Marches</text>',
        '<text inline-size="20" pnp:max-lines="1" …>The Owl</text>',
    ),
    "P461": Entry(
        "a text that is higher than its box",
        "Its lines do not fit below one another, also at the smallest size that is allowed. Nothing is cut off.",
        '<text inline-size="50" pnp:height="4" …>two lines of text or more in a box that holds one</text>',
        '<text inline-size="50" pnp:height="8" …>two lines of text or more in a box that holds them</text>',
    ),
    "P462": Entry(
        "a text with too many lines",
        "It takes more lines than `pnp:max-lines` allows, also at the smallest size.",
        '<text inline-size="20" pnp:max-lines="2" …>far more words than two lines of this box can hold</text>',
        '<text inline-size="20" pnp:max-lines="2" …>a few words</text>',
    ),
    "P470": Entry(
        "a value of a text that cannot be read",
        "A length, number or keyword is none that is known.",
        '<text font-size="big">Owl</text>',
        '<text font-size="3.5">Owl</text>',
    ),
    "P471": Entry(
        "something that text cannot do yet",
        "It would be drawn wrongly, so it is refused, with a way round.",
        '<text text-decoration="underline wavy">Owl</text>',
        '<text text-decoration="underline">Owl</text>',
    ),
    "P472": Entry(
        "a text box that is no shape",
        "`shape-inside` names an element that is not there, or that has no inside: text fills rectangles, circles, "
        "ellipses, polygons and paths.",
        '<text style="shape-inside: url(#line)">Owl</text> where #line is a line',
        '<text style="shape-inside: url(#bubble)">Owl</text> where #bubble is a circle',
    ),
    "P473": Entry(
        "a text attribute that does nothing there",
        "It belongs to a text in a box, or to another attribute that is not set.",
        '<text pnp:fit="shrink" pnp:min-size="5pt">Owl</text>',
        '<text inline-size="40" pnp:fit="shrink" pnp:min-size="5pt">Owl</text>',
    ),
    "P474": Entry(
        "letters that are moved one by one in a text from right to left",
        "`dx` and `dy` shift what follows, and in a text of two directions nobody could say what that is. Nor can "
        "letters "
        "that join be turned one by one, spread, or set along a path.",
        '<text>متحف <tspan dx="2">12</tspan></text>',
        '<text>متحف</text> and <text x="30">12</text>',
    ),
    "P475": Entry(
        "a font feature that the font lacks",
        "The style asks for aligned figures or the like, and the font has none: the text is set without them. Small "
        "capitals that a font lacks are refused, since large ones would stand in their place.",
        '<text font-family="Anton" font-variant-numeric="tabular-nums">11</text>',
        '<text font-family="Jost" font-variant-numeric="tabular-nums">11</text>',
    ),
    "P476": Entry(
        "a text along no path",
        "`href` of a textPath names no element of the layout, or one that is no path.",
        '<text><textPath href="#rim">Owl</textPath></text> where #rim is a circle',
        '<text><textPath href="#rim">Owl</textPath></text> where #rim is a path',
    ),
    "P477": Entry(
        "a text that is longer than its path",
        "Letters that find no place on the path would be left out.",
        '<textPath href="#short">far more words than the path is long</textPath>',
        '<textPath href="#short">a few words</textPath>',
    ),
    "P478": Entry(
        "a text that goes on in no box",
        "`pnp:next` names what is not there or has no room for text, or it leads in a circle.",
        '<text inline-size="40" pnp:height="20" pnp:next="#two">…</text> without an element #two',
        '<text inline-size="40" pnp:height="20" pnp:next="#two">…</text><text id="two" x="50" inline-size="40" '
        'pnp:height="20"/>',
    ),
    "P480": Entry(
        "a language whose hyphenation is not known",
        "`hyphens: auto` parts words by the rules of the text's language, and there are none for this one, so that its "
        "lines end only between words.",
        '<text xml:lang="tr" hyphens="auto" …>',
        '<text xml:lang="tr" hyphens="manual" …> with soft hyphens (U+00AD) in long words',
    ),
    "P485": Entry(
        "a font without outlines",
        "It holds coloured pictures of characters, as fonts of emoji do; they cannot be printed as text.",
        '<text font-family="Noto Color Emoji">⭐</text>',
        "an icon in its place, drawn as SVG",
    ),
    "P486": Entry(
        "an axis that the font has not",
        "`font-variation-settings` names an axis that the variable font has not, or the font has no axes at all.",
        '<text font-family="Noto Sans" style="font-variation-settings: \'GRAD\' 50">Owl</text>',
        '<text font-family="Noto Sans" font-weight="600">Owl</text>',
    ),
    "P487": Entry(
        "a font of the list at another weight",
        "A letter that the first family lacks stands in a later one, and `fonts/` has not the weight of it that the "
        "text asks for, nor one like it: from 600 on all are bold, below it none is. The nearest is set.",
        '<text font-family="Noto Sans, \'Noto Sans JP\'" font-weight="700">日光</text> with Noto Sans JP only in 500',
        "the font file of weight 700 in `fonts/` as well",
    ),
    "P488": Entry(
        "fonts without their licence",
        "`pnp doctor` found no licence file beside the fonts. Whoever gets the project must know what may be done.",
        "fonts/jost/Jost_700Bold.ttf alone",
        "fonts/jost/Jost_700Bold.ttf and fonts/jost/OFL.txt",
    ),
    "P489": Entry(
        "a web font",
        "Files in .woff and .woff2 are packed for browsers; pnp reads .ttf, .otf and .ttc.",
        "fonts/jost/jost.woff2",
        "fonts/jost/Jost_700Bold.ttf",
    ),
    "P490": Entry(
        "a mark in a text that is not closed, or not opened",
        "In a text with `pnp:markup`, `*` begins and ends italic, `**` bold and `~~` struck letters, and an icon "
        "stands "
        "between two colons. One of the two is not there. A star or colon in prose, as in `5 * 3`, is no mark.",
        "text: Take **two cards",
        "text: Take **two** cards",
    ),
    "P491": Entry(
        "no such icon in a text",
        "`:gold:` is an icon from `layouts/<game>/icons/` or `layouts/shared/icons/`, and there is no such drawing.",
        "text: Pay 2 :gould: to draw",
        "text: Pay 2 :gold: to draw",
    ),
    "P492": Entry(
        "a number of icons that cannot be",
        "`:gold*3:` draws an icon three times; none at all, or a hundred, is a slip.",
        'text: "Gain :gold*0:"',
        'text: "Gain :gold*3:"',
    ),
    "P493": Entry(
        "a heading or list too deep",
        "Rules have headings of three degrees, `#` to `###`, and lists within lists down to the third.",
        "#### Ties",
        "### Ties",
    ),
    "P494": Entry(
        "a look of marked text that there is not",
        "An empty element with `pnp:style` says how headings, lists and the like of a text with `pnp:markup` look. "
        "It names something else, or has letters in it.",
        '<tspan pnp:style="h4" font-size="4"/>',
        '<tspan pnp:style="h3" font-size="4"/>',
    ),
}
