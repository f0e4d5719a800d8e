"""Every construct that CairoSVG, or another library below, is known to draw wrongly, drop, or stop at.

Each is either drawn as SVG means it, which is shown by a second way to write the same that leaves nothing to chance,
or refused by name at its line with a way round. What has no effect passes.
"""

from __future__ import annotations

import struct
import zlib

import pytest

from pnp.diagnostics import Severity, Span
from pnp.model.artwork import Raster
from tests.typeset.drawing_board import LAYOUT, Board


def png(depth: int = 8) -> bytes:
    """A picture of 400 x 400 black pixels, of 8 or 16 bits."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = zlib.compress(b"".join(b"\0" + bytes(400 * depth // 8) for _ in range(400)))
    head = struct.pack(">IIBBBBB", 400, 400, depth, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'
FOLDER = "layouts/heroes"
FILES: dict[str, str | bytes] = {
    f"{FOLDER}/a.png": png(),
    f"{FOLDER}/deep.png": png(16),
    f"{FOLDER}/a#1.png": png(),
    f"{FOLDER}/ház & kert.png": png(),
    f"{FOLDER}/photo.webp": b"RIFF\x10\0\0\0WEBPVP8 ",
    f"{FOLDER}/square.svg": DRAWING.format('<rect width="10" height="10"/>'),
    f"{FOLDER}/sheet.svg": '<?xml-stylesheet href="a.css"?>' + DRAWING.format("<g/>"),
    f"{FOLDER}/secret.svg": '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + DRAWING.format("<g/>"),
}


@pytest.fixture(scope="module")
def board() -> Board:
    """A project with the files of the rows."""
    return Board(FILES)


def text(attributes: str = "", words: str = "AV fi Owl") -> str:
    """A text."""
    return f'<text x="2" y="12" {attributes}>{words}</text>'


def rect(attributes: str = "") -> str:
    """A square of 9 mm."""
    return f'<rect width="9" height="9" {attributes}/>'


def image(href: str, attributes: str = "") -> str:
    """A picture of 9 x 9 mm."""
    return f'<image href="{href}" width="9" height="9" {attributes}/>'


def tspan(attributes: str, words: str = "V") -> str:
    """Letters in a text."""
    return f"<tspan {attributes}>{words}</tspan>"


CLIPPED, MASKED, GRADED = rect('clip-path="url(#c)"'), rect('mask="url(#m)"'), rect('fill="url(#g)"')
MASKED_GRADED = rect('fill="url(#g)" mask="url(#m)"')
STOPS = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>'
ACROSS = f'<linearGradient id="g">{STOPS}</linearGradient>'
ACROSS_9 = f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="9">{STOPS}</linearGradient>'
RING = 'd="M0 0H9V9H0ZM3 3H6V6H3Z"'
HOLE = 'd="M0 0H9V9H0ZM3 3V6H6V3Z"'
HALF = '<clipPath id="c"><rect width="4.5" height="9"/></clipPath>'

SAME: list[tuple[str, str, str]] = [
    # Text
    ("letters are kerned", text(), text('letter-spacing="0"')),
    ("list of families", text('''font-family="'Noto Sans', Jost"'''), text()),
    ("letter that the first family lacks", text('font-family="Jost, Noto Sans" font-weight="700"', "λ"), text('font-weight="700"', "λ")),
    ("bolder", text('font-weight="bolder"'), text('font-weight="700"')),
    ("anchor with a tspan", text('text-anchor="end" transform="translate(30)"', "A" + tspan('fill="#000"') + "A"), text('text-anchor="end" transform="translate(30)"', "AVA")),
    ("anchor in the middle with a tspan", text('text-anchor="middle" transform="translate(18)"', "A" + tspan('fill="#000"') + "A"), text('text-anchor="middle" transform="translate(18)"', "AVA")),
    ("line end in a text is a space", text(words="one\ntwo"), text(words="one two")),
    ("white-space: pre", text('style="white-space:pre"', "a   b"), text('xml:space="preserve"', "a   b")),
    ("text-transform", text('text-transform="uppercase"'), text(words="AV FI OWL")),
    ("baseline-shift", text(words="A" + tspan('baseline-shift="2"')), text(words="A" + tspan('dy="-2"'))),
    ("paint-order", text('paint-order="stroke" stroke="#f00"'), text('stroke="#f00"') + text()),
    ("inline-size", text('inline-size="12" line-height="6px"', "Owl Fox"), text(words="Owl") + text('transform="translate(0 6)"', "Fox")),
    ("shape-inside", '<defs><rect id="s" x="2" y="2" width="12" height="20"/></defs>' + text('style="shape-inside:url(#s);line-height:6px"', "Owl Fox"), '<text x="2" y="6.94">Owl</text><text x="2" y="12.94">Fox</text>'),
    ("size in per cent", '<g font-size="10">' + text('font-size="50%"') + "</g>", text('font-size="5"')),
    ("size by a word", text('font-size="large" transform="scale(.2)"'), text('font-size="19.2" transform="scale(.2)"')),
    ("em of an em", text('font-size="0.5em"', "A" + tspan('font-size="2em"')), text('font-size="2.5"', "A" + tspan('font-size="5"'))),
    ("letter-spacing in em", text('letter-spacing="0.2em"'), text('letter-spacing="1"')),
    ("letter-spacing in px", text('letter-spacing="1px"'), text('letter-spacing="1"')),
    ("tspan with x and dy in em", text(words="A" + tspan('x="2" dy="1.2em"')), text(words="A") + text('transform="translate(0 6)"', "V")),
    ("textPath", '<defs><path id="p" d="M2 12H38"/></defs>' + "<text><textPath href='#p'>Owl</textPath></text>", text(words="Owl")),
    ("gradient on text", ACROSS_9 + text('fill="url(#g)"'), text('fill="url(#g)"') + ACROSS_9.replace('x2="9"', 'x1="-9" x2="9" gradientTransform="matrix(.5 0 0 1 4.5 0)"')),
    ("gradient on text that lies behind its end", ACROSS_9.replace("9", "2") + text('fill="url(#g)"'), text('fill="#00f"')),
    ("gradient without extent on text", ACROSS_9.replace('x2="9"', 'x2="0"') + text('fill="url(#g)"'), text('fill="#00f"')),
    ("gradient without extent", ACROSS_9.replace('x2="9"', 'x2="0"') + GRADED, rect('fill="#00f"')),
    ("radial gradient without extent", f'<radialGradient id="g" r="0">{STOPS}</radialGradient>{GRADED}', rect('fill="#00f"')),
    ("font-variant: normal", text('font-variant="normal"'), text()),
    ("font-stretch in per cent", text('font-stretch="100%"'), text()),
    # Paint
    ("hsl()", rect('fill="hsl(120, 100%, 25%)"'), rect('fill="#008000"')),
    ("hsl() of today", rect('fill="hsl(120deg 100% 25%)"'), rect('fill="#008000"')),
    ("rgb() with spaces", rect('fill="rgb(0 0 255)"'), rect('fill="#00f"')),
    ("rgb() in per cent", rect('fill="rgb(0% 0% 100%)"'), rect('fill="#00f"')),
    ("eight digits", rect('fill="#ff000080"'), rect('fill="#f00" fill-opacity="0.50196"')),
    ("rgba() in per cent", rect('fill="rgba(255, 0, 0, 50%)"'), rect('fill="#f00" fill-opacity="0.5"')),
    ("rebeccapurple", rect('fill="rebeccapurple"'), rect('fill="#663399"')),
    ("transparent", rect() + rect('fill="transparent"'), rect()),
    ("colour with a profile", rect('fill="#f00 icc-color(x, 1)"'), rect('fill="#f00"')),
    ("opacity in per cent", rect('opacity="50%"'), rect('opacity="0.5"')),
    ("angle with a unit", rect('transform="rotate(45deg)"'), rect('transform="rotate(45)"')),
    ("transform as a property", rect('style="transform:rotate(45deg)"'), rect('transform="rotate(45)"')),
    ("clip path outside defs", HALF + rect('clip-path="url(#c)"'), '<rect width="4.5" height="9"/>'),
    ("clip path by the box of a path", '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><path d="M0 0h9v9h-9z" clip-path="url(#c)"/>', '<rect width="4.5" height="9"/>'),
    ("clip path by the box of a circle", '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height="1"/></clipPath><circle cx="5" cy="5" r="5" clip-path="url(#c)"/>', '<path d="M5 0A5 5 0 0 0 5 10Z"/>'),
    ("clip path with a hole that runs the other way", f'<clipPath id="c"><path {HOLE}/></clipPath>{CLIPPED}', f"<path {HOLE}/>"),
    ("evenodd without overlap", f'<clipPath id="c"><path d="M0 0H4V9H0Z" clip-rule="evenodd"/></clipPath>{CLIPPED}', '<rect width="4" height="9"/>'),
    ("white mask", f'<mask id="m"><rect width="4.5" height="9" fill="#fff"/></mask>{MASKED}', '<rect width="4.5" height="9"/>'),
    ("mask by opacity", f'<mask id="m" mask-type="alpha"><rect width="9" height="9" fill-opacity="0.5"/></mask>{MASKED}', rect('opacity="0.5"')),
    ("mask in units of the box", f'<mask id="m" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="#fff"/></mask>{MASKED}', '<rect width="4.5" height="9"/>'),
    ("mask over a gradient with opacity", f'{ACROSS_9}<mask id="m"><rect width="4.5" height="9" fill="#fff"/></mask><g opacity="0.5">{MASKED_GRADED}</g>', ACROSS_9 + '<rect width="4.5" height="9" fill="url(#g)" opacity="0.5"/>'),
    ("pattern", '<pattern id="p" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="1" height="3"/></pattern>' + rect('fill="url(#p)"'), '<path d="M0 0h1v9H0zM3 0h1v9H3zM6 0h1v9H6z"/>'),
    ("gradient over relative curves", ACROSS + '<path d="M0 4.5c0-6 9-6 9 0s-9 6-9 0z" fill="url(#g)"/>', ACROSS_9 + '<path d="M0 4.5C0 -1.5 9 -1.5 9 4.5C9 10.5 0 10.5 0 4.5Z" fill="url(#g)"/>'),
    ("paint-order of a shape", rect('paint-order="stroke" stroke="#f00" stroke-width="2" transform="translate(5 5)"'), rect('stroke="#f00" stroke-width="2" transform="translate(5 5)"') + rect('transform="translate(5 5)"')),
    ("gradient along a line has no height", ACROSS + '<path d="M0 5H9" stroke="url(#g)"/>', "<g/>"),
    ("ellipse with one radius", '<ellipse cx="5" cy="5" rx="3"/>', '<circle cx="5" cy="5" r="3"/>'),
    ("marker", '<marker id="m" markerWidth="3" markerHeight="3" markerUnits="userSpaceOnUse"><rect width="3" height="3"/></marker><path d="M2 2H9" marker-end="url(#m)"/>', '<rect x="9" y="2" width="3" height="3"/>'),
    ("opacity of a group", '<g opacity="0.5">' + rect() + rect('transform="translate(3)"') + "</g>", '<rect width="12" height="9" opacity="0.5"/>'),
    # Structure and style sheets
    ("style sheet without a type", "<style>rect { fill: #f00 }</style>" + rect(), rect('fill="#f00"')),
    ("style sheet for print", "<style>@media print { rect { fill: #f00 } }</style>" + rect(), rect('fill="#f00"')),
    ("style sheet for screens", "<style>@media screen { rect { fill: #f00 } }</style>" + rect(), rect()),
    ("style element for screens", '<style media="screen">rect { fill: #f00 }</style>' + rect(), rect()),
    ("style element of another language", '<style type="text/less">rect { fill: #f00 }</style>' + rect(), rect()),
    ("important", "<style>rect { fill: #f00 !important }</style>" + rect('style="fill:#00f"'), rect('fill="#f00"')),
    ("nth-child", "<style>g rect:nth-child(2) { fill: #f00 }</style><g>" + rect() + rect() + "</g>", rect() + rect('fill="#f00"')),
    ("hover", "<style>rect:hover { fill: #f00 }</style>" + rect(), rect()),
    ("flowRoot", '<flowRoot><flowRegion><rect x="2" y="2" width="12" height="20"/></flowRegion><flowPara>Owl Fox</flowPara></flowRoot>', '<defs><rect id="s" x="2" y="2" width="12" height="20"/></defs>' + text('style="shape-inside:url(#s)"', "Owl Fox")),
    ("switch goes by the language of the card", '<switch><rect systemLanguage="hu" width="3" height="3"/><rect width="9" height="9"/></switch>', rect()),
    ("symbol with a size", '<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol><use href="#s" width="9" height="9"/>', rect()),
    ("href of old", f'<defs><g id="a">{rect()}</g></defs><use xlink:href="#a"/>', rect()),
    ("nested drawing", '<svg x="2" width="4" height="4" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>', '<rect x="2" width="4" height="4"/>'),
    ("number of a character", text(words="a&#160;b"), text(words="a\u00a0b")),
    ("ampersand", text(words="a &amp; b"), text(words="a <![CDATA[&]]> b")),
    # Pictures
    ("drawing as a picture", image("square.svg"), rect()),
    ("name with blanks, accents and ampersand", image("ház &amp; kert.png"), image("a.png")),
    ("name with a hash, encoded", image("a%231.png"), image("a.png")),
    ("picture of 16 bits", image("deep.png"), image("a.png")),
    ("slice", '<image href="a.png" width="9" height="4" preserveAspectRatio="xMidYMid slice"/>', '<image href="a.png" width="9" height="4" preserveAspectRatio="none"/>'),
    ("meet", '<image href="a.png" width="20" height="9" preserveAspectRatio="xMinYMid meet"/>', image("a.png")),
    # Lengths
    ("unit of a length", '<rect width="0.1in" height="9.6"/>', '<rect width="9.6" height="9.6"/>'),
    ("per cent of the canvas", '<rect width="50%" height="50%"/>', '<rect width="20" height="15"/>'),
]  # fmt: skip


@pytest.mark.parametrize(("name", "body", "other"), SAME, ids=[row[0] for row in SAME])
def test_construct_is_drawn_as_svg_means_it(board: Board, name: str, body: str, other: str) -> None:
    one, two = ink_in(board.picture(body)), ink_in(board.picture(other))
    difference = sum(abs(a - b) for a, b in zip(one, two, strict=True))
    assert difference <= ALIKE * sum(two), name


ALIKE = 0.02
"""As a part of the ink: smoothed edges may differ."""


def ink_in(raster: Raster) -> list[int]:
    """How far each channel of each pixel is from white paper."""
    channels = (raster.rgba[part::4] for part in range(3))
    alpha = raster.rgba[3::4]
    return [(255 - level) * part // 255 for channel in channels for level, part in zip(channel, alpha, strict=True)]


REFUSED: list[tuple[str, str, str, str]] = [
    # Text
    (text('font-family="Owl Sans"'), "P450", "font family `Owl Sans` is not in fonts/", "Noto Sans"),
    (text(words="★"), "P453", "`★` (U+2605 BLACK STAR)", "icon"),
    (text(words="a\u2028b"), "P453", "(U+2028 LINE SEPARATOR)", "<tspan>"),
    (text(words="a\u2029b"), "P453", "(U+2029 PARAGRAPH SEPARATOR)", "<tspan>"),
    (text('inline-size="20"', "a\u2028b"), "P453", "(U+2028 LINE SEPARATOR)", "<tspan>"),
    (text('font-weight="500"'), "P451", "no weight 500", 'write `font-weight="400"`'),
    (text('font-style="italic" font-weight="700"'), "P451", "italic weight 700", 'write `font-weight="400"`'),
    (text('font-stretch="condensed"'), "P457", "no `font-stretch: condensed`", 'write `font-stretch="normal"`'),
    (text('font-stretch="75%"'), "P457", "no `font-stretch: condensed`", 'write `font-stretch="normal"`'),
    (text('font-variant="small-caps"'), "P475", "no small capitals", "text-transform"),
    (text('font-size-adjust="0.5"'), "P471", "`font-size-adjust: 0.5`", "font-size"),
    (text('writing-mode="tb"'), "P471", "`writing-mode: tb`", "transform"),
    (text('text-decoration="blink"'), "P471", "`text-decoration: blink`", "underline"),
    (text('text-orientation="sideways"'), "P471", "`text-orientation: sideways`", "transform"),
    (text('text-shadow="1px 1px red"'), "P471", "`text-shadow: 1px 1px red`", "twice"),
    (text('font-size="1rem"'), "P415", "`font-size: 1rem` is no length", "write `font-size: 3`"),
    (text('inline-size="15" line-height="0"', "one two three"), "P470", "`line-height` is `0`, which sets all lines on one another", ""),
    (text('inline-size="15" line-height="0%"', "one two three"), "P470", "`line-height` is `0%`, which sets all lines on one another", ""),
    (text('inline-size="20" style="hanging-punctuation:first"'), "P471", "`hanging-punctuation: first`", "leave it out"),
    ('<g style="hanging-punctuation:last">' + text('inline-size="20"') + "</g>", "P471", "`hanging-punctuation: last`", "leave it out"),
    (text('inline-size="20" pnp:height="9" pnp:fit="shrink" pnp:min-size="5pt" pnp:fit-group=""'), "P470", "`pnp:fit-group` is ``, which is empty", ""),
    (text(words='<textPath href="#nope">x</textPath>'), "P476", "`#nope` is no path", "<path>"),
    ('<defs><path id="p" d="M2 12H6"/></defs>' + text(words="<textPath href='#p'>A long text</textPath>"), "P477", "beyond the end of its path", "make the path longer"),
    (text(words="<textPath path='M0 0H30'>x</textPath>"), "P471", "`path` of <textPath>", "href"),
    (text(words="<altGlyph>x</altGlyph>"), "P471", "`<altGlyph>`", "font-feature-settings"),
    (text(words="a<tref href='#x'/>"), "P471", "`<tref>`", "write the text itself"),
    # Paint
    (rect('filter="url(#blur)"'), "P405", "`filter: url(#blur)` of <rect>", "PNG"),
    (rect('style="filter:drop-shadow(1px 1px red)"'), "P405", "`filter: drop-shadow(1px 1px red)` of <rect>", "opacity"),
    (f'<g style="filter:blur(2px)">{rect()}</g>', "P405", "`filter: blur(2px)` of <g>", "PNG"),
    (rect('style="backdrop-filter:blur(2px)"'), "P427", "`backdrop-filter: blur(2px)` of <rect>", "PNG"),
    (rect('style="mix-blend-mode:multiply"'), "P406", "`mix-blend-mode: multiply` of <rect>", "mixed colour"),
    (f'<mask id="m">{rect()}</mask>{MASKED}', "P407", "this shape is not white", 'fill="#ffffff"'),
    (f'<clipPath id="c"><path {RING} clip-rule="evenodd"/></clipPath>{CLIPPED}', "P408", "`clip-rule: evenodd`", "the other way round"),
    (rect('clip-path="circle(3px)"'), "P409", "`clip-path: circle(3px)`", "<clipPath>"),
    (rect('style="mask-image:url(#m)"'), "P427", "`mask-image: url(#m)` of <rect>", "<mask>"),
    (f'<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath><g clip-path="url(#c)">{rect()}</g>', "P430", "bounding box of a group", 'clipPathUnits="userSpaceOnUse"'),
    (rect('fill="device-cmyk(0 1 1 0)"'), "P414", "`fill: device-cmyk(0 1 1 0)` is no colour", ""),
    (rect('fill="blu"'), "P414", "`fill: blu` is no colour", "`blue`"),
    (rect('fill="oklch(60% 0.1 20)"'), "P414", "`fill: oklch(60% 0.1 20)` is no colour", ""),
    (rect('opacity="calc(1 / 2)"'), "P411", "`opacity: calc(1 / 2)`", "write the value itself"),
    (rect('fill="var(--x)"'), "P411", "`fill: var(--x)`", "{{ card.colour }}"),
    (rect('fill="var(--x, #f00)"'), "P411", "`fill: var(--x, #f00)`", "{{ card.colour }}"),
    (rect('style="rotate:45deg"'), "P427", "`rotate: 45deg` of <rect>", "transform"),
    (rect('style="scale:2"'), "P427", "`scale: 2` of <rect>", "transform"),
    (rect('style="translate:3px"'), "P427", "`translate: 3px` of <rect>", "transform"),
    (rect('stroke="red" vector-effect="non-scaling-stroke"'), "P427", "`vector-effect: non-scaling-stroke`", "stroke-width"),
    (rect('stroke="red" stroke-dasharray="1" pathLength="10"'), "P427", '`pathLength="10"` of <rect>', "stroke-dasharray"),
    (rect('stroke="red" stroke-linecap="rund"'), "P415", "`stroke-linecap: rund` is not known", "`round`"),
    (rect('fill-rule="even-odd"'), "P415", "`fill-rule: even-odd` is not known", "`evenodd`"),
    (rect('stroke="red" paint-order="strokes"'), "P415", "`paint-order: strokes` is not known", "paint-order: stroke"),
    (ACROSS.replace('id="g"', 'id="g" gradientUnits="userspace"') + rect('fill="url(#g)"'), "P415", '`gradientUnits="userspace"` is not known', "userSpaceOnUse"),
    (f'<radialGradient id="g" fr="0.2">{STOPS}</radialGradient>{GRADED}', "P415", '`fr="0.2"` of <radialGradient>', "stop"),
    (rect('stroke="red" stroke-width="-1"'), "P415", '`stroke-width="-1"` of <rect> is below 0', 'stroke="none"'),
    (f'<clipPath id="c">{image("a.png")}</clipPath>{CLIPPED}', "P409", "a picture in a <clipPath>", "<path>"),
    (f'<mask id="m">{image("a.png")}</mask>{MASKED}', "P407", "a picture in a <mask>", "PNG"),
    (f'<mask id="m"><text>a</text></mask>{MASKED}', "P426", "text inside a <mask>", "path"),
    ("<style>rect { fill: red }}</style>" + rect(), "P424", "a rule has no `{`, or a `}` is too many", ""),
    # Structure and style sheets
    ("<style>@import 'a.css';</style>" + rect(), "P424", "`@import` is not followed", "<style>"),
    ("<style>@font-face { font-family: x; src: url(x.ttf) }</style>" + rect(), "P424", "`@font-face` is not followed", "put the font there"),
    ("<style>@layer a { rect { fill: red } }</style>" + rect(), "P424", "`@layer` is not followed", "without it"),
    ("<style>@supports (x: y) { rect { fill: red } }</style>" + rect(), "P424", "`@supports` is not followed", "without it"),
    ("<style>g { rect { fill: red } }</style>" + rect(), "P424", "rules within the rule `g`", "whole selector"),
    (image("sheet.svg"), "P424", "`<?xml-stylesheet?>` is not followed", "<style>"),
    ('<link rel="stylesheet" href="a.css"/>', "P416", "there is no element <link>", ""),
    ("<foreignObject><p>x</p></foreignObject>", "P410", "<foreignObject> is not drawn", "inline-size"),
    ("<flowRoot><flowPara>x</flowPara></flowRoot>", "P417", "<flowRoot> has no shape", ""),
    (f"<foo>{rect()}</foo>", "P416", "there is no element <foo>", ""),
    ('<use href="#nope"/>', "P412", "no element with the id `nope`", ""),
    ('<g id="a"><use href="#a"/></g>', "P423", "leads back to where it started", ""),
    (text(words="a&nbsp;b"), "P401", "`&nbsp;` is not known in XML", "&#160;"),
    (text(words="a & b"), "P401", "`&` must be written `&amp;`", ""),
    (rect() + "</svg>", "P401", "`</svg>` stands behind the end of the drawing", "delete it"),
    ('<svg viewBox="0 0 10mm 10mm" width="9" height="9"/>', "P415", '`viewBox="0 0 10mm 10mm"` of <svg> is not four numbers', "viewBox"),
    (image("a.png", 'preserveAspectRatio="slice"'), "P415", '`preserveAspectRatio="slice"` is not known', "xMidYMid slice"),
    # Pictures
    (image("nope.png"), "P418", "there is no picture `nope.png`", ""),
    (image("a#1.png"), "P418", "there is no picture `a`", "write `a%231.png`"),
    (image("photo.webp"), "P421", "is no PNG, JPEG or SVG picture", "PNG or JPEG"),
    (image("https://example.org/a.png"), "P420", "is not in the project", "copy the picture"),
    (image("file:///a.png"), "P420", "is not in the project", "copy the picture"),
    (image("data:image/png;base64,AAAA"), "P421", "is no PNG, JPEG or SVG", "as a file"),
    (image("secret.svg"), "P421", "declares entities", ""),
    # Paths and lengths
    ('<path d="M0 0 L 5"/>', "P415", "breaks off: `L 5` has 1 number, and `L` takes 2 at a time", "complete its numbers"),
    ('<path d="M0 0 L 5 5 C 1 2 3"/>', "P415", "breaks off: `C 1 2 3` has 3 numbers, and `C` takes 6 at a time", "complete its numbers"),
    ('<path d="M0 0 L"/>', "P415", "breaks off: `L` has no numbers", "complete its numbers"),
    ('<path d="M0 0 A 3 3 0 2 1 5 5"/>', "P415", "the fourth and fifth number of `A 3 3 0 2 1 5 5` are each 0 or 1", ""),
    ('<path d="M0 0 Z 5 5"/>', "P415", "numbers stand behind `Z`", ""),
    ('<path d="M0,,0 L5 5"/>', "P415", "a comma too many stands in `M0,,0`", ""),
    ('<path d="L 5 5"/>', "P415", "it begins with `L 5 5`, not with `M`", ""),
    ('<path d="M0 0 L 1e 5"/>', "P415", "`e` in `L 1e 5` has no meaning", ""),
    ('<polyline points="1,2 3"/>', "P415", "a list of 3 numbers; x and y come in pairs", ""),
    ('<rect width="3rem" height="3"/>', "P415", '`width="3rem"` of <rect> is no length', 'width="1.5"'),
    ('<rect width="-3" height="3"/>', "P415", '`width="-3"` of <rect> is below 0', 'write `width="0"`'),
    ('<circle r="-3"/>', "P415", '`r="-3"` of <circle> is below 0', 'write `r="0"`'),
    ('<g transform="rotate(5"/>', "P415", "`transform: rotate(5` cannot be read", ""),
]  # fmt: skip


@pytest.mark.parametrize(("body", "code", "fact", "way_round"), REFUSED, ids=[row[2] for row in REFUSED])
def test_construct_is_refused_by_name_with_a_way_round(
    board: Board, body: str, code: str, fact: str, way_round: str
) -> None:
    artwork, messages = board.artwork(f"\n{body}")
    assert artwork is None
    (message,) = messages
    assert (message.code, message.severity) == (code, Severity.ERROR)
    assert fact in message.what
    assert way_round in (message.help or "")
    assert message.span is not None
    if code not in ("P421", "P424") or ".svg" not in body:
        assert (message.span.path, message.span.line) == (LAYOUT, 3)


def test_linked_style_sheet_is_refused_at_its_line(board: Board) -> None:
    for _ in range(2):
        artwork, (message,) = board.artwork(rect(), '<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n')
        assert artwork is None
        assert (message.code, message.span) == ("P424", Span(LAYOUT, 2, 1))


HARMLESS = [
    text('line-height="0"'),
    text('inline-size="38" line-height="0"'),
    text('style="hanging-punctuation:none" inline-size="38"'),
    text('style="hanging-punctuation:first"'),
    text('writing-mode="lr-tb" text-shadow="none" font-size-adjust="none" baseline-shift="0" font-stretch="normal"'),
    rect('style="filter:none;mix-blend-mode:normal;clip-path:none;mask:none;rotate:none;translate:none;scale:none"'),
    rect('vector-effect="non-scaling-stroke" pathLength="10"'),
    rect('pathLength="10" stroke="red"'),
    rect('style="stroke-linejoin:miter-clip;overflow:clip;visibility:inherit" stroke="red"'),
    f'<defs><filter id="f"/><g filter="url(#f)">{rect()}</g><path d="M0 0 L 5"/></defs>',
    '<path d="M0,0L9-3.5.5.5,A3 3 0 013 3a3,3,0,1,0,5-5z m1e1 1 2 3H4h5V6t1 2 3 4z"/>',
    '<path d="M0 0, L5 5,"/>',
    '<path d=""/><path/>',
    f'<image href="a.png" width="9" height="9" preserveAspectRatio="defer xMinYMax meet"/>{ACROSS}',
    "<style>@page { margin: 0 } @charset 'x'; @keyframes a { from { fill: red } }</style>",
    '<rect width="0" height="3"/><circle r="0"/>',
    '<rect width="9" height="9" stroke="none" stroke-width="-1"/>',
]


@pytest.mark.parametrize("body", HARMLESS)
def test_what_has_no_effect_passes(board: Board, body: str) -> None:
    assert [message.what for message in board.artwork(body)[1]] == []
