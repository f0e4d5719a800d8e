"""Draws the pictures of the game board: `python layouts/railway/drawing/board_scenes.py` writes ../board/*.svg."""
from __future__ import annotations
import sys
from pathlib import Path
HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parents[1] / "shared" / "drawing")]
import board_land as land

def page(*parts):
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 6000 4260">' + "".join(parts) + "</svg>\n"

SCENES = {}
def main():
    out = HERE.parent / "board"
    files = {"land": page(land.sea(), land.ground(), land.rivers()), "growth": page(land.scatter(land.Room({}))), "scenes": page(), "trains": page(), "locomotive": page()}
    for name, svg in files.items():
        (out / f"{name}.svg").write_text(svg, "utf-8"); print(name, len(svg))
if __name__ == "__main__":
    main()
