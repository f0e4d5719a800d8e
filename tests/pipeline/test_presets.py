"""Every preset as it is written: no mark lies in a trim, bleed reaches its width, and no program finds anything wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Insets, Rect
from pnp.impose import impose
from pnp.model.cutter import CUTTERS
from pnp.model.sheet import Placement, SheetScheme
from pnp.sizes import CARDS, PAPERS
from tests.impose.cases import deck
from tests.impose.test_properties import drawn, trim
from tests.pipeline.projects import FONTS, built, written
from tests.pipeline.reading import Picture, pictured
from tests.pipeline.viewers import CHECKERS, faults

DPI = 200
COUNT = 9
FACE, BACK = (0x20, 0x40, 0xC0), (0xC0, 0x40, 0x20)

PROJECT = """\
paper: a4
printers:
  office: {dead_margin: 4 mm, back: {x: 1 mm, y: -0.5 mm, turn: 0.2}, scale: {across: 99.6 %, down: 100.2 %}, back_bleed: 2 mm}
"""


def art(colour: str) -> str:
    """A side of one colour, with its bleed."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="69.5mm" height="94.9mm" viewBox="-3 -3 69.5 94.9">'
        f'<rect x="-3" y="-3" width="69.5" height="94.9" fill="{colour}"/></svg>'
    )


FILES = {
    "pnp.yaml": PROJECT,
    "content/flags/game.yaml": "game: flags\npnp: 1\ntitle: Flags\nlanguages: [en]\ndecks: [flags]\n",
    "content/flags/flags.yaml": "deck: flags\nsize: poker\ncorner_radius: 3.5 mm\n"
    f"layout: {{face: flags/face.svg, back: flags/back.svg}}\ncards:\n  - {{id: one, qty: {COUNT}}}\n",
    "layouts/flags/face.svg": art("#2040c0"),
    "layouts/flags/back.svg": art("#c04020"),
    "fonts/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
}

PRESETS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "long-edge": ((), {}),
    "short-edge": (("--flip", "short-edge"), {"flip": "short-edge"}),
    "lying": (("--orientation", "landscape"), {"orientation": "landscape"}),
    "gutterfold": (("--backs", "gutterfold"), {"backs": "gutterfold"}),
    "gutterfold-full": (("--backs", "gutterfold", "--marks", "full"), {"backs": "gutterfold", "marks": "full"}),
    "full": (("--marks", "full"), {"marks": "full"}),
    "outer": (("--bleed-mode", "outer"), {"bleed_mode": "outer", "gap": 0.0}),
    "no-gap": (("--gap", "0mm"), {"gap": 0.0}),
    "none": (("--bleed-mode", "none"), {"bleed_mode": "none"}),
    "mirror": (("--bleed-mode", "mirror", "--bleed", "5mm", "--gap", "8mm"), {"gap": 8.0}),
    "silhouette": (
        ("--cutter", "silhouette"),
        {"cutter": CUTTERS["silhouette"], "orientation": "landscape", "margin": 10.0, "marks": "none"},
    ),
    "cricut": (("--cutter", "cricut"), {"cutter": CUTTERS["cricut"], "marks": "none"}),
}
"""By name: the options, and the sheet scheme that they mean."""

OTHERS: dict[str, tuple[str, ...]] = {
    "printer": ("--printer", "office", "--bleed", "1mm"),
    "lying-printer": ("--printer", "office", "--orientation", "landscape"),
    "extend": ("--bleed-mode", "extend", "--bleed", "5mm"),
    "corners": ("--corners",),
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("presets"), FILES)


def file_of(root: Path, name: str) -> Path:
    """The sheets of a preset, built once."""
    folder = root / "output" / name / "flags"
    if not folder.is_dir():
        options = PRESETS[name][0] if name in PRESETS else OTHERS[name]
        built(root, *options, "--out", f"output/{name}")
    (path,) = folder.glob("*.pdf")
    return path


def sides(root: Path, name: str) -> Iterator[tuple[Picture, tuple[Placement, ...]]]:
    """Each page of the first sheet of a preset, with what stands there."""
    scheme = replace(SheetScheme(PAPERS["a4"], "a4"), **PRESETS[name][1])
    # Made bleed reaches as far as if the art had it.
    first, *_ = impose(deck(COUNT, CARDS["poker"], 5.0 if name == "mirror" else 3.0), scheme, Sink())
    for number, side in enumerate(side for side in (first.recto, first.verso) if side):
        yield pictured(file_of(root, name), number, DPI), side.placements


def colour_of(placement: Placement) -> tuple[int, int, int]:
    """What its art is filled with."""
    return BACK if placement.artwork.startswith("b") else FACE


@pytest.mark.parametrize("name", PRESETS)
def test_nothing_but_the_card_lies_in_a_trim(root: Path, name: str) -> None:
    for page, placements in sides(root, name):
        for placement in placements:
            rect = trim(placement).grown(Insets.even(-0.2))
            inside = page.part(rect.x, rect.y, rect.right, rect.bottom)
            assert np.abs(inside - np.array(colour_of(placement))).max() <= 2


@pytest.mark.parametrize("name", PRESETS)
def test_bleed_reaches_its_width_and_ends_there(root: Path, name: str) -> None:
    for page, placements in sides(root, name):
        everything = [drawn(placement) for placement in placements]
        for placement, whole in zip(placements, everything, strict=True):
            inner, outer = whole.grown(Insets.even(-0.2)), whole.grown(Insets.even(0.2))
            assert {page.at(*point) for point in _middles(inner)} == {colour_of(placement)}
            free = [point for point in _middles(outer) if not any(_holds(other, point) for other in everything)]
            assert not any(page.at(*point) in (FACE, BACK) for point in free)


def _middles(rect: Rect) -> list[tuple[float, float]]:
    """Of the four edges, a little off, where no mark stands."""
    x, y = rect.centre.x + 3, rect.centre.y + 3
    return [(x, rect.y), (rect.right, y), (x, rect.bottom), (rect.x, y)]


def _holds(rect: Rect, point: tuple[float, float]) -> bool:
    """Whether a point is in a rectangle, or at its edge."""
    wide = rect.grown(Insets.even(0.1))
    return wide.x <= point[0] <= wide.right and wide.y <= point[1] <= wide.bottom


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("name", [*PRESETS, *OTHERS])
def test_other_programs_find_nothing_wrong(root: Path, name: str, checker: str) -> None:
    assert faults(checker, file_of(root, name)) == []
