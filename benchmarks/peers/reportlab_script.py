"""The page as a plain reportlab script, as a programmer writes it. Arguments: deck.json icons fonts out.pdf."""

import json
import re
import sys
from pathlib import Path

import page
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

PATH = re.compile(r'<path fill="(#[0-9A-F]{6})" d="([^"]*)"')
STEP = re.compile(r"([MLCZ])([^MLCZ]*)")


def draw_icon(canvas, svg):
    """Draw an icon of M, L, C and Z steps in a box of 24 x 24, y down."""
    for fill, steps in PATH.findall(svg):
        path = canvas.beginPath()
        for letter, numbers in STEP.findall(steps):
            places = [float(number) for number in numbers.split()]
            if letter == "M":
                path.moveTo(*places)
            elif letter == "L":
                path.lineTo(*places)
            elif letter == "C":
                path.curveTo(*places)
            else:
                path.close()
        canvas.setFillColor(fill)
        canvas.drawPath(path, stroke=0, fill=1)


def draw_card(canvas, card):
    """Draw one card with its top-left corner at the origin."""
    x, y, width, height = (part * mm for part in page.FRAME)
    canvas.setStrokeColor(card["colour"])
    canvas.setLineWidth(page.FRAME_WIDTH * mm)
    canvas.roundRect(x, -y - height, width, height, page.FRAME_RADIUS * mm)
    canvas.setFillColor(card["colour"])
    canvas.setFont("Bold", page.NUMBER_SIZE * mm)
    canvas.drawString(page.NUMBER_FROM[0] * mm, -page.NUMBER_FROM[1] * mm, str(card["number"]))
    canvas.drawRightString(page.NUMBER_TO[0] * mm, -page.NUMBER_TO[1] * mm, str(card["number"]))
    canvas.setFillColor("#000000")
    canvas.setFont("Bold", page.TITLE_SIZE * mm)
    canvas.drawCentredString(page.TITLE_AT[0] * mm, -page.TITLE_AT[1] * mm, card["title"])
    canvas.saveState()
    left, top, size = page.ICON
    canvas.translate(left * mm, -top * mm)
    canvas.scale(size * mm / page.ICON_BOX, -size * mm / page.ICON_BOX)
    canvas.doForm(card["icon"])
    canvas.restoreState()
    canvas.setFont("Regular", page.TEXT_SIZE * mm)
    for number, line in enumerate(simpleSplit(card["text"], "Regular", page.TEXT_SIZE * mm, page.TEXT_WIDTH * mm)):
        baseline = page.TEXT_BASELINE + number * page.TEXT_SIZE * page.LINE_HEIGHT
        canvas.drawString(page.TEXT_LEFT * mm, -baseline * mm, line)


def main(deck, icons, fonts, out):
    """Write the whole deck."""
    cards = json.loads(Path(deck).read_text(encoding="utf-8"))
    pdfmetrics.registerFont(TTFont("Regular", f"{fonts}/{page.REGULAR}"))
    pdfmetrics.registerFont(TTFont("Bold", f"{fonts}/{page.BOLD}"))
    canvas = Canvas(out, pagesize=(page.PAGE_WIDTH * mm, page.PAGE_HEIGHT * mm), pageCompression=1)
    for icon in sorted(Path(icons).glob("*.svg")):
        canvas.beginForm(icon.stem, 0, 0, page.ICON_BOX, page.ICON_BOX)
        draw_icon(canvas, icon.read_text(encoding="utf-8"))
        canvas.endForm()
    for first in range(0, len(cards), page.PER_PAGE):
        for place, card in enumerate(cards[first : first + page.PER_PAGE]):
            left, top = page.corner(place)
            canvas.saveState()
            canvas.translate(left * mm, (page.PAGE_HEIGHT - top) * mm)
            draw_card(canvas, card)
            canvas.restoreState()
        canvas.setStrokeColor("#000000")
        canvas.setLineWidth(page.MARK_WIDTH * mm)
        for x1, y1, x2, y2 in page.marks():
            canvas.line(x1 * mm, (page.PAGE_HEIGHT - y1) * mm, x2 * mm, (page.PAGE_HEIGHT - y2) * mm)
        canvas.showPage()
    canvas.save()


main(*sys.argv[1:])
