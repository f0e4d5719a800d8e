"""Makes the pictures of the documentation from the shipped games and from the examples in the pages.

    .venv/bin/python docs/images/make.py

Cards come from `pnp export png`, sheets from the PDFs of `pnp build`: what the pictures show is what is printed.
"""

from __future__ import annotations

import math
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EXAMPLES = (ROOT / "docs" / "first-game.md", ROOT / "docs" / "layouts.md", ROOT / "docs" / "boards.md")
LABEL_FONT = ROOT / "fonts" / "noto-sans" / "NotoSans_500Medium.ttf"

CARD_DPI = 200
SHEET_DPI = 160
BOARD_DPI = 110
CORNER_MM = 3.5
TABLE = (205, 198, 184)
PAPER = (250, 248, 243)
INK = (60, 56, 50)
COLOURS = 160
TALLEST = 325
"""Height of a card in a hand, px."""

HAND = 232
"""Height of a card in one of three hands, px."""

SHEET_HEIGHT = 340
"""Height of a sheet, px; it is drawn larger and shrunk, which keeps thin marks."""

SHEETS = {"tricks": "tricks", "scout": "scout", "landmarks": "set1", "railway": "postcards"}
"""Of each game the deck whose sheet is shown."""

HANDS = {
    "tricks": ("clubs-03a", "hearts-06b", "spades-07a", "spades-10b", "clubs-01b"),
    "landmarks": ("stonehenge", "eiffel-tower", "brandenburg-gate", "colosseum", "acropolis"),
    "scout": ("s01-02", "s02-06", "s03-07", "s04-08", "s06-09"),
}
POSTCARDS = ("alpine-lake-day", "chocolate-factory-morning", "fire-mountain-day", "narrow-gauge-morning")
MEADOW = ("lily", "poppy", "violet", "tulip", "cosmos", "daisy", "lily/back")

FENCE = re.compile(r"^```(?:yaml|svg) (\S+\.(?:yaml|svg))\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block that names its file: "```yaml content/meadow/game.yaml"."""


@dataclass(frozen=True)
class Fan:
    """Cards held in a hand.

    Attributes:
        middle: where the middle of the hand lies, px.
        spread_deg: from the first card to the last.
        radius: from the middle of a card to the point that all are turned about, px.
    """

    middle: tuple[float, float]
    spread_deg: float
    radius: float


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        shipped, meadow = Path(folder, "shipped"), Path(folder, "meadow")
        for name in ("content", "layouts", "fonts", "pnp.yaml"):
            copied(ROOT / name, shipped / name)
        copied(ROOT / "fonts", meadow / "fonts")
        copied(ROOT / "layouts" / "shared", meadow / "layouts" / "shared")
        for page in EXAMPLES:
            for path, text in FENCE.findall(page.read_text(encoding="utf-8")):
                (meadow / path).parent.mkdir(parents=True, exist_ok=True)
                (meadow / path).write_text(text, encoding="utf-8")
        save(games(shipped), "games.png")
        save(sheets(shipped), "sheets.png")
        save(flowers(meadow), "meadow.png")
        save(canvas(meadow), "canvas.png")
        save(boxes(meadow), "boxes.png")
        for name, board in boards(meadow).items():
            save(board, f"board-{name}.png")


def copied(source: Path, target: Path) -> None:
    """Copy a file or folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy(source, target)


def pnp(project: Path, *words: str) -> None:
    """Run pnp in a project."""
    command = [sys.executable, "-m", "pnp", *words, "--project", str(project), "--quiet"]
    subprocess.run(command, check=True, cwd=ROOT)


def exported(project: Path, game: str, cards: Sequence[str], *options: str) -> list[Image.Image]:
    """Sides of cards as pictures: `clubs-01b` is a face, `clubs-01b/back` a back."""
    parts = [(id, side or "face") for id, _, side in (card.partition("/") for card in cards)]
    chosen = ",".join(dict.fromkeys(id for id, _ in parts))
    words = ("export", "png", game, "--lang", "en", "--cards", chosen, "--dpi", str(CARD_DPI), "--out", "pictures")
    pnp(project, *words, *options)
    folder = project / "pictures" / game / "png"
    return [Image.open(next(folder.glob(f"*-{id}-{side}-en.png"))).convert("RGB") for id, side in parts]


def games(project: Path) -> Image.Image:
    """The board with its postcards, and a hand of cards of each of the other games."""
    table = Image.new("RGB", (1280, 716), TABLE)
    laid(table, shrunk(board(project), 446), (640, 244), -0.8, 6)
    places = ((140, 132, -5), (168, 330, 4), (1144, 128, 5), (1112, 330, -4))
    postcards = exported(project, "railway", POSTCARDS, "--trim", "--component", "postcards")
    for card, (x, y, angle) in zip(postcards, places, strict=True):
        laid(table, shrunk(rounded(card), 158), (x, y), angle)
    for (game, cards), x in zip(HANDS.items(), (215, 640, 1065), strict=True):
        deck = ("--component", SHEETS[game])
        fanned(table, exported(project, game, cards, "--trim", *deck), Fan((x, 560), 35, 345), HAND)
    return table


def board(project: Path) -> Image.Image:
    """The board of Little Lines in one piece."""
    pnp(project, "build", "railway", "--lang", "en", "--component", "board", "--no-tile", "--out", "sheets")
    (path,) = (project / "sheets" / "railway").glob("board-*mm-en.pdf")
    return pypdfium2.PdfDocument(path)[0].render(scale=0.9).to_pil().convert("RGBA")


def sheets(project: Path) -> Image.Image:
    """Both sides of a sheet of each game, the backs below."""
    table = Image.new("RGB", (1280, 424), TABLE)
    for number, (game, deck) in enumerate(SHEETS.items()):
        pnp(project, "build", game, "--lang", "en", "--component", deck, "--out", "sheets")
        document = pypdfium2.PdfDocument(project / "sheets" / game / f"{deck}-a4-en.pdf")
        x = 161 + 318 * number
        for page, place, angle in ((1, (x + 30, 220), 2.2), (0, (x - 32, 202), -1.4)):
            sheet = document[page].render(scale=SHEET_DPI / 72).to_pil().convert("RGBA")
            laid(table, shrunk(sheet, SHEET_HEIGHT), place, angle)
    return table


def flowers(project: Path) -> Image.Image:
    """The cards of the first game in a row."""
    table = Image.new("RGB", (1280, 260), TABLE)
    for number, card in enumerate(exported(project, "meadow", MEADOW, "--trim")):
        laid(table, shrunk(rounded(card), 215), (106 + 178 * number, 128), 0)
    return table


def canvas(project: Path) -> Image.Image:
    """A card with its bleed, the trim and the safe area drawn over it."""
    (card,) = exported(project, "meadow", ("poppy",))
    left, top, scale = 40, 30, CARD_DPI / 25.4
    picture = Image.new("RGB", (card.width + 620, card.height + 2 * top), PAPER)
    picture.paste(card, (left, top))
    pen = ImageDraw.Draw(picture)
    font = ImageFont.truetype(str(LABEL_FONT), 25)
    lines = (
        (0, 60, "the canvas: 69 x 94 mm, with the bleed", 'viewBox="-3 -3 69 94" puts 0, 0 on the trim corner'),
        (3, 260, "the trim: 63 x 88 mm, where the knife goes", "from 0, 0 to 63, 88"),
        (6, 460, "the safe area, 3 mm inside the trim", "text and symbols stay in here"),
    )
    for inset_mm, y, what, more in lines:
        inset = inset_mm * scale
        box = (left + inset, top + inset, left + card.width - inset - 1, top + card.height - inset - 1)
        dashed(pen, box)
        pen.line((box[2], y + 17, left + card.width + 26, y + 17), INK, 2)
        pen.ellipse((box[2] - 5, y + 12, box[2] + 5, y + 22), INK)
        pen.text((left + card.width + 36, y), what, INK, font)
        pen.text((left + card.width + 36, y + 34), more, (110, 104, 96), font.font_variant(size=20))
    return picture


def boxes(project: Path) -> Image.Image:
    """The text boxes of layouts/meadow/boxes.svg."""
    shutil.copy(project / "layouts" / "meadow" / "boxes.svg", project / "layouts" / "meadow" / "face.svg")
    (card,) = exported(project, "meadow", ("daisy",), "--trim")
    bottom = round(79 * CARD_DPI / 25.4)
    return card.crop((0, round(2 * CARD_DPI / 25.4), card.width, bottom))


def boards(project: Path) -> dict[str, Image.Image]:
    """The boards of docs/boards.md by name."""
    pnp(project, "export", "png", "tiny", "--lang", "en", "--dpi", str(BOARD_DPI), "--trim", "--out", "pictures")
    folder = project / "pictures" / "tiny" / "png"
    return {path.name.partition("-")[0]: Image.open(path) for path in sorted(folder.glob("*-face-en.png"))}


def dashed(pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float]) -> None:
    """A dashed rectangle, dark on white dashes so that it is seen on any ground."""
    left, top, right, bottom = box
    sides = (((left, top), (right, top)), ((right, top), (right, bottom)), ((right, bottom), (left, bottom)))
    for start, end in (*sides, ((left, bottom), (left, top))):
        pen.line((start, end), (255, 255, 255), 3)
        steps = max(1, round(math.dist(start, end) / 16))
        for step in range(steps):
            at, to = (step / steps, (step + 0.55) / steps)
            pen.line((between(start, end, at), between(start, end, to)), INK, 3)


def between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    """The point at `part` of the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def fanned(table: Image.Image, cards: Sequence[Image.Image], fan: Fan, height: int = TALLEST) -> None:
    """Lay cards as a hand, the last one on top."""
    for number, card in enumerate(cards):
        angle = fan.spread_deg * (number / (len(cards) - 1) - 0.5)
        turned = math.radians(angle)
        x = fan.middle[0] + fan.radius * math.sin(turned)
        y = fan.middle[1] + fan.radius * (1 - math.cos(turned))
        laid(table, shrunk(rounded(card), height), (x, y), angle)


def rounded(card: Image.Image) -> Image.Image:
    """A card with round corners."""
    mask = Image.new("L", (card.width * 3, card.height * 3), 0)
    radius = round(3 * CORNER_MM * CARD_DPI / 25.4)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius, fill=255)
    cut = card.convert("RGBA")
    cut.putalpha(mask.resize(card.size, Image.Resampling.LANCZOS))
    return cut


def shrunk(card: Image.Image, height: int) -> Image.Image:
    """A card at another height."""
    return card.resize((round(card.width * height / card.height), height), Image.Resampling.LANCZOS)


def laid(table: Image.Image, paper: Image.Image, middle: tuple[float, float], angle_deg: float, depth: int = 4) -> None:
    """Put a piece of paper on the table, turned clockwise, with its shadow."""
    air = 4 * depth
    whole = Image.new("RGBA", (paper.width + 2 * air, paper.height + 2 * air), (0, 0, 0, 0))
    whole.paste(paper, (air, air))
    turned = whole.rotate(-angle_deg, Image.Resampling.BICUBIC, expand=True)
    shadow = Image.new("RGBA", turned.size, (40, 32, 24, 0))
    dark = turned.getchannel("A").point([alpha * 45 // 100 for alpha in range(256)])
    shadow.putalpha(dark.filter(ImageFilter.GaussianBlur(depth)))
    left, top = round(middle[0] - turned.width / 2), round(middle[1] - turned.height / 2)
    table.paste(shadow, (left, top + depth), shadow)
    table.paste(turned, (left, top), turned)


def save(picture: Image.Image, name: str) -> None:
    """Write a PNG of few colours, so that it stays small."""
    picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(HERE / name, optimize=True)


if __name__ == "__main__":
    main()
