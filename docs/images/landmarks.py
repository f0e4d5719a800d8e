"""Makes the contact sheets of Landmarks: all faces, and a country's card each as other eyes see it.

    .venv/bin/python docs/images/landmarks.py

Colour vision by Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
deficiency", 2009, at full severity.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from make import HERE, ROOT, TABLE, copied, pnp
from PIL import Image

DPI = 40
COLOURS = 72
GAP = 4
SETS = ("set1", "set2")

# Rows of 3 x 3 matrices over linear sRGB.
VISIONS = {
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
    "grey": (0.2126, 0.7152, 0.0722) * 3,
}


def main() -> None:
    """Make both sheets."""
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        for name in ("content", "layouts", "fonts", "pnp.yaml"):
            copied(ROOT / name, project / name)
        pnp(project, "export", "png", "landmarks", "--lang", "en", "--dpi", str(DPI), "--trim", "--out", "pictures")
        columns = [column for deck in SETS for column in countries(project, deck)]
        save(sheet(columns), "landmarks.png")
        cards = [column[-1] for column in columns]
        rows = [cards, *([seen(card, matrix) for card in cards] for matrix in VISIONS.values())]
        save(sheet([list(column) for column in zip(*rows, strict=True)]), "landmarks-vision.png")


def countries(project: Path, deck: str) -> list[list[Image.Image]]:
    """The nine cards of each country of a set, by number."""
    import yaml

    text = (ROOT / f"content/landmarks/{deck}.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[int, Image.Image]] = {}
    for card in yaml.safe_load(text)["cards"]:
        picture = project / "pictures/landmarks/png" / f"{deck}-{card['id']}-face-en.png"
        found.setdefault(card["country"], {})[card["value"]] = Image.open(picture).convert("RGB")
    return [[cards[value] for value in sorted(cards)] for cards in found.values()]


def sheet(columns: list[list[Image.Image]]) -> Image.Image:
    """Pictures in columns."""
    width, height = columns[0][0].size
    table = Image.new("RGB", (len(columns) * (width + GAP) + GAP, len(columns[0]) * (height + GAP) + GAP), TABLE)
    for x, column in enumerate(columns):
        for y, card in enumerate(column):
            table.paste(card, (GAP + x * (width + GAP), GAP + y * (height + GAP)))
    return table


def seen(picture: Image.Image, matrix: tuple[float, ...]) -> Image.Image:
    """A picture as other eyes see it."""
    coded = np.asarray(picture, dtype=float) / 255
    linear = np.where(coded <= 0.04045, coded / 12.92, ((coded + 0.055) / 1.055) ** 2.4)
    turned = np.clip(linear @ np.array(matrix).reshape(3, 3).T, 0, 1)
    coded = np.where(turned <= 0.0031308, turned * 12.92, 1.055 * turned ** (1 / 2.4) - 0.055)
    return Image.fromarray(np.round(coded * 255).astype("uint8"))


def save(picture: Image.Image, name: str) -> None:
    """Write a PNG of few colours."""
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(HERE / name, optimize=True)


if __name__ == "__main__":
    main()
