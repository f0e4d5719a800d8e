"""The page in protograf. Arguments: deck.json icons fonts out.pdf.

protograf knows installed fonts and Helvetica only, so the fonts of the other contestants are not used.
"""

import json
import os
import sys
from pathlib import Path

import page

ARGUMENTS = [str(Path(argument).resolve()) for argument in sys.argv[1:]]
# protograf reads the command line itself, and writes into the working folder.
sys.argv = sys.argv[:1]

import protograf as pg  # noqa: E402

POINTS = 72 / 25.4

ROUNDING = 0.2
"""Without it the third column and row do not fit by a hair."""


def frame(colour):
    """The frame of a card of that colour: a property of a rectangle keeps the colour of the first card."""
    x, y, width, height = page.FRAME
    return pg.rectangle(
        x=x,
        y=y,
        width=width,
        height=height,
        rounding=page.FRAME_RADIUS,
        fill=None,
        stroke=colour,
        stroke_width=page.FRAME_WIDTH * POINTS,
    )


def main(deck, icons, _fonts, out):
    """Write the whole deck."""
    cards = json.loads(Path(deck).read_text(encoding="utf-8"))
    os.chdir(Path(out).parent)
    pg.Create(
        filename=Path(out).name,
        paper="A4",
        units="mm",
        margin_left=page.LEFT,
        margin_right=page.LEFT - ROUNDING,
        margin_top=page.TOP,
        margin_bottom=page.TOP - ROUNDING,
    )
    pg.Data(source=cards)
    pg.Deck(
        cards=len(cards),
        width=page.CARD_WIDTH,
        height=page.CARD_HEIGHT,
        spacing=0,
        stroke=None,
        grid_marks=True,
        grid_marks_length=page.TOP / 2,
        grid_marks_stroke="black",
        grid_marks_stroke_width=page.MARK_WIDTH * POINTS,
    )
    number = {"font_size": page.NUMBER_SIZE * POINTS, "stroke": pg.T("{{colour}}"), "font_name": "Helvetica-Bold"}
    left, top, size = page.ICON
    pg.Card(
        "*",
        pg.T("{{colour}}", function=frame),
        pg.text(text=pg.T("{{number}}"), x=page.NUMBER_FROM[0], y=page.NUMBER_FROM[1], align="left", **number),
        pg.text(text=pg.T("{{number}}"), x=page.NUMBER_TO[0], y=page.NUMBER_TO[1], align="right", **number),
        pg.text(
            text=pg.T("{{title}}"),
            x=page.TITLE_AT[0],
            y=page.TITLE_AT[1],
            align="centre",
            font_size=page.TITLE_SIZE * POINTS,
            font_name="Helvetica-Bold",
        ),
        pg.image(pg.T(icons + "/{{icon}}.svg"), x=left, y=top, width=size, height=size),
        pg.text(
            text=pg.T("{{text}}"),
            x=page.TEXT_LEFT,
            y=page.TEXT_BASELINE - page.TEXT_SIZE,
            width=page.TEXT_WIDTH,
            height=page.TEXT_HEIGHT,
            wrap=True,
            align="left",
            font_size=page.TEXT_SIZE * POINTS,
        ),
    )
    pg.Save()


main(*ARGUMENTS)
