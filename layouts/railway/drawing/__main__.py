"""Draws the postcards: `python layouts/railway/drawing [MOTIF …]` writes ../art/MOTIF-TIME.svg, all of them without names.

`--look FILE.png` also puts the named motifs on one sheet, the four times of each large and at the size of a card, with
ribbon, stamp and postmark laid over.
"""

from __future__ import annotations

import argparse
import importlib
import io
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
ART = HERE.parent / "art"
sys.path.append(str(HERE.parents[1] / "shared" / "drawing"))  # the part library
from times import HIGH, TIMES, WIDE, Palette  # noqa: E402

COVER = (
    '<path d="M20 0h104v176l-52-26-52 26z" fill="#D1495B"/><path d="M530 0h90v105h-90z" fill="#FBF5E6"/>'
    '<circle cx="438" cy="84" r="64" fill="none" stroke="#1B1B1F" stroke-width="4"/>'
)
LARGE, SMALL = 560, 244


def motifs() -> dict[str, Callable[[Palette], str]]:
    """The motifs of all modules here by name."""
    found: dict[str, Callable[[Palette], str]] = {}
    for path in sorted(HERE.glob("*.py")):
        if path.stem != "__main__":
            found |= getattr(importlib.import_module(path.stem), "MOTIFS", {})
    return found


def look(names: list[str], target: Path) -> None:
    """A sheet: for each motif the four times large in two rows, and small in one."""
    import cairosvg
    from PIL import Image

    def height(width: int) -> int:
        return width * HIGH // WIDE

    block = 2 * (height(LARGE) + 6) + height(SMALL) + 20
    sheet = Image.new("RGB", (2 * LARGE + 6, block * len(names)), "white")
    for i, name in enumerate(names):
        for j, p in enumerate(TIMES):
            svg = (ART / f"{name}-{p.time}.svg").read_text("utf-8").replace("</svg>", COVER + "</svg>")
            large = ((j % 2) * (LARGE + 6), i * block + (j // 2) * (height(LARGE) + 6))
            small = (j * (SMALL + 6), i * block + 2 * (height(LARGE) + 6))
            for width, at in ((LARGE, large), (SMALL, small)):
                png = cairosvg.svg2png(bytestring=svg.encode(), output_width=width)
                sheet.paste(Image.open(io.BytesIO(png)).convert("RGB"), at)
    sheet.save(target)


def main() -> None:
    """Draw the motifs that the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("motif", nargs="*")
    parser.add_argument("--look", type=Path)
    asked = parser.parse_args()
    known = motifs()
    ART.mkdir(exist_ok=True)
    for name in asked.motif or known:
        if name not in known:
            print(f"{name} is not drawn by these programs; there are {', '.join(known)}")
            continue
        sizes = []
        for p in TIMES:
            svg = known[name](p)
            (ART / f"{name}-{p.time}.svg").write_text(svg, "utf-8")
            sizes.append(len(svg))
        print(f"{name}: {sizes} bytes")
    if asked.look:
        look(asked.motif or list(known), asked.look)


if __name__ == "__main__":
    main()
