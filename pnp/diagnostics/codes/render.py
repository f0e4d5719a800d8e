"""Codes P5 render."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {
    "P501": Entry(
        title="a picture cannot be drawn",
        cause=(
            "The file that a layout or a card names as a picture is broken (half copied, or saved under the wrong"
            " ending), larger than 100 megapixels, or of a kind that is not read. Known kinds are PNG, JPEG, WebP, GIF,"
            " TIFF, BMP and SVG; the kind is told by what stands in the file, not by its name. A picture is never left"
            " out in silence, since the hole would only be seen on paper. Open the file in a picture viewer and export"
            " it again."
        ),
        wrong='<image href="art/castle.png" width="57" height="40"/>  with castle.png cut off half-way',
        right='<image href="art/castle.png" width="57" height="40"/>  with castle.png exported again',
    ),
    "P502": Entry(
        title="a font file cannot be read",
        cause=(
            "The file in fonts/ is broken or no font: half copied, a web page saved under the font's name, or a web"
            " font (WOFF, WOFF2), which only browsers read. Put the TTF or OTF file of the same font there."
        ),
        wrong="fonts/jost/Jost-Bold.ttf  that is a renamed .woff2 file",
        right="fonts/jost/Jost-Bold.ttf  from the font's own download",
    ),
}
