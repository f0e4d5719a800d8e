"""The page in HTML for WeasyPrint. Arguments: deck.json icons fonts out.pdf."""

import html
import json
import sys
from pathlib import Path

import page
from weasyprint import HTML

STYLE = f"""
@font-face {{ font-family: Deck; font-weight: 400; src: url(FONTS/{page.REGULAR}) }}
@font-face {{ font-family: Deck; font-weight: 600; src: url(FONTS/{page.BOLD}) }}
@page {{ size: {page.PAGE_WIDTH}mm {page.PAGE_HEIGHT}mm; margin: 0 }}
body {{ margin: 0; font-family: Deck; line-height: {page.LINE_HEIGHT} }}
section {{ position: relative; width: {page.PAGE_WIDTH}mm; height: {page.PAGE_HEIGHT}mm; overflow: hidden;
  break-after: page }}
section:last-child {{ break-after: auto }}
section * {{ position: absolute; box-sizing: border-box }}
article {{ width: {page.CARD_WIDTH}mm; height: {page.CARD_HEIGHT}mm }}
.frame {{ left: {page.FRAME[0] - page.FRAME_WIDTH / 2}mm; top: {page.FRAME[1] - page.FRAME_WIDTH / 2}mm;
  width: {page.FRAME[2] + page.FRAME_WIDTH}mm; height: {page.FRAME[3] + page.FRAME_WIDTH}mm;
  border: {page.FRAME_WIDTH}mm solid; border-radius: {page.FRAME_RADIUS + page.FRAME_WIDTH / 2}mm }}
.number {{ font-weight: 600; font-size: {page.NUMBER_SIZE}mm; line-height: 1 }}
.from {{ left: {page.NUMBER_FROM[0]}mm; top: {page.NUMBER_FROM[1] - 0.89 * page.NUMBER_SIZE}mm }}
.to {{ right: {page.CARD_WIDTH - page.NUMBER_TO[0]}mm; top: {page.NUMBER_TO[1] - 0.89 * page.NUMBER_SIZE}mm }}
.title {{ left: 0; right: 0; top: {page.TITLE_AT[1] - page.TITLE_SIZE}mm; text-align: center; font-weight: 600;
  font-size: {page.TITLE_SIZE}mm }}
img {{ left: {page.ICON[0]}mm; top: {page.ICON[1]}mm; width: {page.ICON[2]}mm; height: {page.ICON[2]}mm }}
.text {{ left: {page.TEXT_LEFT}mm; top: {page.TEXT_BASELINE - page.TEXT_SIZE}mm; width: {page.TEXT_WIDTH}mm;
  font-size: {page.TEXT_SIZE}mm }}
.mark {{ background: black }}
"""


def marks():
    """The marks of a page as thin boxes."""
    half = page.MARK_WIDTH / 2
    return "".join(
        f'<i class="mark" style="left:{x1 - half}mm;top:{y1 - half}mm;'
        f'width:{x2 - x1 + page.MARK_WIDTH}mm;height:{y2 - y1 + page.MARK_WIDTH}mm"></i>'
        for x1, y1, x2, y2 in page.marks()
    )


def card_html(card, place):
    """One card."""
    left, top = page.corner(place)
    ink = f"color:{card['colour']}"
    return (
        f'<article style="left:{left}mm;top:{top}mm"><div class="frame" style="{ink}"></div>'
        f'<div class="number from" style="{ink}">{card["number"]}</div>'
        f'<div class="number to" style="{ink}">{card["number"]}</div>'
        f'<div class="title">{html.escape(card["title"])}</div><img src="ICONS/{card["icon"]}.svg">'
        f'<div class="text">{html.escape(card["text"])}</div></article>'
    )


def main(deck, icons, fonts, out):
    """Write the whole deck."""
    cards = json.loads(Path(deck).read_text(encoding="utf-8"))
    drawn_marks = marks()
    sections = []
    for first in range(0, len(cards), page.PER_PAGE):
        drawn = "".join(card_html(card, place) for place, card in enumerate(cards[first : first + page.PER_PAGE]))
        sections.append(f"<section>{drawn}{drawn_marks}</section>")
    style = STYLE.replace("FONTS", Path(fonts).resolve().as_uri())
    body = "".join(sections).replace("ICONS", Path(icons).resolve().as_uri())
    HTML(string=f"<meta charset=utf-8><title>Deck</title><style>{style}</style>{body}").write_pdf(out)


main(*sys.argv[1:])
