"""Makes the pictures of docs/gallery.md: each game on the table, and the cards of the tutorial.

.venv/bin/python docs/images/gallery.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
from make import FENCE, ROOT, TABLE, Fan, board, copied, exported, fanned, laid, pnp, rounded, save, shrunk
from PIL import Image

TUTORIAL = ROOT / "docs" / "tutorial.md"
OWLS = ("mouse", "vole", "hare", "barn", "eagle", "dawn", "mouse/back")

TRICKS = ("clubs-03a", "hearts-06b", "hearts-09a", "spades-07a", "spades-10b", "clubs-01b", "clubs-01b/back")
SCOUT = ("s01-02", "s02-06", "s03-07", "s04-08", "s05-10", "s06-09", "s01-02/back")
LANDMARKS = ("stonehenge", "eiffel-tower", "brandenburg-gate", "alhambra", "colosseum", "acropolis", "alhambra/back")
POSTCARDS = 5
VICTORY = ("v2-05", "v3-10", "v4-04", "v4-04/back")


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        shipped, mine = Path(folder, "shipped"), Path(folder, "mine")
        for name in ("content", "layouts", "fonts", "pnp.yaml"):
            copied(ROOT / name, shipped / name)
        mine.mkdir()
        save(owls(mine), "owls.png")
        save(hand(shipped, "tricks", TRICKS), "gallery-tricks.png")
        save(hand(shipped, "scout", SCOUT), "gallery-scout.png")
        save(hand(shipped, "landmarks", LANDMARKS, "--component", "set1"), "gallery-landmarks.png")
        save(railway(shipped), "gallery-railway.png")
        save(boxes(shipped), "gallery-boxes.png")


def owls(folder: Path) -> Image.Image:
    """The cards of the tutorial, made as it says."""
    subprocess.run(
        [sys.executable, "-m", "pnp", "new", str(folder / "owls")], check=True, cwd=ROOT, capture_output=True
    )
    for path, text in FENCE.findall(TUTORIAL.read_text(encoding="utf-8")):
        (folder / "owls" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "owls" / path).write_text(text, encoding="utf-8")
    table = Image.new("RGB", (1280, 260), TABLE)
    for number, card in enumerate(exported(folder / "owls", "owls", OWLS, "--trim")):
        laid(table, shrunk(rounded(card), 215), (106 + 178 * number, 128), 0)
    return table


def hand(project: Path, game: str, cards: Sequence[str], *options: str) -> Image.Image:
    """A hand of cards, and a pile of them face down."""
    table = Image.new("RGB", (1280, 490), TABLE)
    *faces, back = exported(project, game, cards, "--trim", *options)
    for turned in (-7, 3, -2):
        laid(table, shrunk(rounded(back), 325), (1010, 236), turned)
    fanned(table, faces, Fan((470, 228), 54, 470))
    return table


def boxes(project: Path) -> Image.Image:
    """The boxes of three games, flat."""
    table = Image.new("RGB", (1280, 470), TABLE)
    for number, (game, language) in enumerate((("tricks", "en"), ("scout", "en"), ("railway", "en"))):
        pnp(project, "build", game, "--component", "box", "--lang", language, "--out", "boxes")
        (path,) = (project / "boxes" / game).glob("box-a4-*.pdf")
        page = pypdfium2.PdfDocument(path)[0].render(scale=1.6).to_pil().convert("RGBA")
        sheet = page.crop((0, page.height * 0.18, page.width, page.height * 0.8)).resize(
            (400, 351), Image.Resampling.LANCZOS
        )
        laid(table, sheet, (218 + 422 * number, 234), (-1.5, 1.2, -0.8)[number])
    return table


def railway(project: Path) -> Image.Image:
    """The board, postcards and victory cards."""
    table = Image.new("RGB", (1280, 640), TABLE)
    laid(table, shrunk(board(project), 520), (440, 300), -1.2)
    places = ((930, 110, -5), (1120, 130, 6), (960, 250, 3), (1150, 275, -4), (930, 390, -7))
    pnp(
        project,
        "export",
        "png",
        "railway",
        "--component",
        "postcards",
        "--lang",
        "en",
        "--trim",
        "--dpi",
        "200",
        "--out",
        "cards",
    )
    faces = sorted((project / "cards" / "railway" / "png").glob("*-face-en.png"))
    step = len(faces) // POSTCARDS
    for path, (x, y, angle) in zip(faces[::step], places, strict=False):
        laid(table, shrunk(rounded(Image.open(path).convert("RGB")), 128), (x, y), angle)
    for number, card in enumerate(exported(project, "railway", VICTORY, "--trim", "--component", "victory")):
        laid(table, shrunk(rounded(card), 150), (860 + 118 * number, 545), (-4, 2, -2, 5)[number])
    return table


if __name__ == "__main__":
    main()
