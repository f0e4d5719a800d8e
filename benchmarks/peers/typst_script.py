"""The page in Typst. Arguments: deck.json icons fonts out.pdf."""

import sys
from pathlib import Path

import page
import typst

TEMPLATE = """
#let cards = json("DECK")
#set page(width: PAGE_WIDTHmm, height: PAGE_HEIGHTmm, margin: 0mm)
#set text(font: "FAMILY", top-edge: "baseline", bottom-edge: "baseline", hyphenate: false)
#let card(c) = {
  let ink = rgb(c.colour)
  let bold(size, body) = text(size: size, weight: 600, body)
  let frame = rect(width: FRAME_Wmm, height: FRAME_Hmm, radius: FRAME_RADIUSmm, stroke: FRAME_WIDTHmm + ink)
  place(dx: FRAME_Xmm, dy: FRAME_Ymm, frame)
  place(dx: FROM_Xmm, dy: FROM_Ymm, text(fill: ink, bold(NUMBER_SIZEmm, str(c.number))))
  place(dx: 0mm, dy: TO_Ymm, box(width: TO_Xmm, align(right, text(fill: ink, bold(NUMBER_SIZEmm, str(c.number))))))
  place(dx: 0mm, dy: TITLE_Ymm, box(width: CARD_WIDTHmm, align(center, bold(TITLE_SIZEmm, c.title))))
  place(dx: ICON_Xmm, dy: ICON_Ymm, image("ICONS/" + c.icon + ".svg", width: ICON_SIZEmm))
  let body = text(size: TEXT_SIZEmm, par(leading: LEADINGmm, c.text))
  place(dx: TEXT_LEFTmm, dy: TEXT_BASELINEmm, box(width: TEXT_WIDTHmm, body))
}
#let marks = (MARKS)
#for first in range(0, cards.len(), step: PER_PAGE) {
  if first > 0 { pagebreak() }
  for (index, c) in cards.slice(first, calc.min(first + PER_PAGE, cards.len())).enumerate() {
    let (column, row) = (calc.rem(index, COLUMNS), calc.quo(index, COLUMNS))
    place(dx: LEFTmm + column * CARD_WIDTHmm, dy: TOPmm + row * CARD_HEIGHTmm, card(c))
  }
  for m in marks {
    place(line(start: (m.at(0) * 1mm, m.at(1) * 1mm), end: (m.at(2) * 1mm, m.at(3) * 1mm), stroke: MARK_WIDTHmm))
  }
}
"""


def main(deck, icons, fonts, out):
    """Write the whole deck; Typst reads files below its root only, so all paths are made relative to the deck's."""
    root = Path(deck).resolve().parent
    values = {
        name: value for name, value in vars(page).items() if name.isupper() and isinstance(value, (int, float, str))
    }
    values |= dict(zip(("FRAME_X", "FRAME_Y", "FRAME_W", "FRAME_H"), page.FRAME, strict=True))
    values |= dict(zip(("ICON_X", "ICON_Y", "ICON_SIZE"), page.ICON, strict=True))
    values |= {"FROM_X": page.NUMBER_FROM[0], "FROM_Y": page.NUMBER_FROM[1], "TO_X": page.NUMBER_TO[0]}
    values |= {"TO_Y": page.NUMBER_TO[1], "TITLE_Y": page.TITLE_AT[1], "LEADING": page.TEXT_SIZE * page.LINE_HEIGHT}
    values |= {"DECK": Path(deck).name, "ICONS": Path(icons).resolve().relative_to(root).as_posix()}
    values["MARKS"] = ", ".join(f"({', '.join(map(str, mark))})" for mark in page.marks())
    source = TEMPLATE
    for name in sorted(values, key=len, reverse=True):
        source = source.replace(name, str(values[name]))
    template = root / "typst.typ"
    template.write_text(source, encoding="utf-8")
    typst.compile(str(template), output=out, root=str(root), font_paths=[fonts], ignore_system_fonts=True)


main(*sys.argv[1:])
