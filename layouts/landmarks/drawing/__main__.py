"""Draws the scenes: `python layouts/landmarks/drawing [SCENE …]` writes ../art/SCENE.svg, all of them without names.

`--look FILE.png` also puts the named scenes on one sheet, each large (815 px) and small (200 px) with the card's ribbon
and name tab on it, so that one sees what the card leaves free.
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
COVER = (
    '<path d="M60 0h140v284l-70-26-70 26z" fill="#232B60"/><path d="M430 58h260v56H430a28 28 0 0 1 0-56z" fill="#232B60"/>'
)


def scenes() -> dict[str, Callable[[], str]]:
    """The scenes of all modules here by file name."""
    found: dict[str, Callable[[], str]] = {}
    for path in sorted(HERE.glob("*.py")):
        if path.stem != "__main__":
            found |= importlib.import_module(path.stem).SCENES
    return found


def look(names: list[str], target: Path) -> None:
    """A sheet of PNGs: each scene at 815 px, and at 200 px below."""
    import cairosvg
    from PIL import Image

    width, across = 560, min(3, len(names))
    rows = -(-len(names) // across)
    sheet = Image.new("RGB", (across * (width + 10), rows * 720), "white")
    for i, name in enumerate(names):
        svg = (ART / f"{name}.svg").read_text("utf-8").replace("</svg>", COVER + "</svg>")
        x, y = (i % across) * (width + 10), (i // across) * 720
        for w, at in ((width, (x, y)), (200, (x, y + 525))):
            png = cairosvg.svg2png(bytestring=svg.encode(), output_width=w)
            sheet.paste(Image.open(io.BytesIO(png)).convert("RGB"), at)
    sheet.save(target)


def main() -> None:
    """Draw the scenes that the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("scene", nargs="*")
    parser.add_argument("--look", type=Path)
    asked = parser.parse_args()
    known = scenes()
    for name in asked.scene or known:
        if name not in known:
            print(f"{name} is not drawn by these programs; there are {', '.join(known)}")
            continue
        svg = known[name]()
        (ART / f"{name}.svg").write_text(svg, "utf-8")
        print(f"{name}: {len(svg)} bytes")
    if asked.look:
        look(asked.scene, asked.look)


if __name__ == "__main__":
    main()
