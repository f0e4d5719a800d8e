"""Printers: pages drawn so that fronts and backs come out on one another, in their true size."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image

from pnp.geometry import Point, Size, Transform
from pnp.impose.duplex import mirrored
from pnp.model.printer import Printer
from pnp.model.sheet import Axis
from pnp.units import MM_PER_INCH
from tests.pipeline.projects import built, heroes, manifest, pnp, written
from tests.pipeline.reading import page_texts

DPI = 400
PX_PER_MM = DPI / MM_PER_INCH

PAGE = Size(127, 152.4)
"""5 x 6 inches: whole pixels, so that nothing is stretched to fill the last one."""

DECK = """\
deck: heroes
size: 40 x 60 mm
bleed: 0 mm
layout: {face: heroes/face.svg, back: heroes/back.svg}
cards:
  - {id: knight, qty: 3}
"""

BLACK = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="60mm" viewBox="0 0 40 60">'
    '<rect width="40" height="60" fill="#ffffff"/><path d="M5 5H35V55H7V54H5Z"/></svg>'
)
"""Black 5 mm inside of the trim, with a nick in a corner: trims and plain rectangles end at whole pixels in a viewer."""

CANVAS = 'width="64.5mm" height="66mm" viewBox="-3 -3 64.5 66"'
GROUND = '<rect x="-3" y="-3" width="64.5" height="66" fill="#ffffff"/><rect '

OFFICE = """\
paper: 127 x 152.4 mm
printers:
  office:
    dead_margin: 5 mm
    back: {x: 1.3 mm, y: -0.7 mm, turn: 0.4}
    scale: {across: 99.4 %, down: 100.3 %}
"""

PRINTER = Printer("office", 5.0, None, Point(1.3, -0.7), 0.4, 0.994, 1.003)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Three black cards on one sheet, and a printer."""
    return written(tmp_path, heroes(project=OFFICE, deck=DECK, face=BLACK, back=BLACK))


def sheet(root: Path, *arguments: str) -> Path:
    """The file of the black cards."""
    built(root, "--lang", "en", "--component", "heroes", "--gap", "6mm", "--marks", "none", *arguments)
    (name,) = [name for name in manifest(root) if name.startswith("heroes-")]
    return root / "output/heroes" / name


def _duplex(file: Path) -> str:
    """How a file asks to be turned."""
    with pikepdf.open(file) as document:
        return str(document.Root.ViewerPreferences.Duplex)


def gray(pdf: Path, page: int) -> NDArray[np.uint8]:
    """A page as pixels, dark is 0."""
    with pypdfium2.PdfDocument(pdf) as document:
        pixels = np.array(document[page].render(scale=DPI / 72, grayscale=True).to_numpy())
    return pixels.reshape(round(PAGE.height * PX_PER_MM), round(PAGE.width * PX_PER_MM))


def printed(pixels: NDArray[np.uint8], done: Transform) -> NDArray[np.uint8]:
    """The page as the printer leaves it; `done` in mm about the middle of the page."""
    matrix = np.array([[done.a, done.c, done.e * PX_PER_MM], [done.b, done.d, done.f * PX_PER_MM], [0, 0, 1]])
    height, width = pixels.shape
    to_middle = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])
    back = np.linalg.inv(np.linalg.inv(to_middle) @ matrix @ to_middle)
    image = Image.fromarray(pixels)
    return np.asarray(
        image.transform(
            image.size, Image.Transform.AFFINE, tuple(back[:2].ravel()), Image.Resampling.BICUBIC, fillcolor=255
        )
    )


def front_done(printer: Printer) -> Transform:
    """What the printer does to a front."""
    return Transform(a=printer.across, d=printer.down)


def back_done(printer: Printer) -> Transform:
    """What it does to a back, as seen from the front."""
    turned = front_done(printer).then(Transform.rotation(printer.back_turn))
    return turned.then(Transform.translation(printer.back.x, printer.back.y))


def trims(pixels: NDArray[np.uint8]) -> list[tuple[float, float, float, float]]:
    """Left, top, right, bottom of each black card, mm, row by row; edges where half a pixel is dark."""
    dark = 1 - pixels / 255.0
    found = []
    for top, bottom in _stretches(dark.sum(axis=1)):
        band = dark[int(top) + 40 : int(bottom) - 40]
        for left, right in _stretches(band.mean(axis=0) * 1000):
            middle = dark[:, int(left) + 40 : int(right) - 40].mean(axis=1)[int(top) - 20 : int(bottom) + 20]
            rows = dark[int(top) + 40 : int(bottom) - 40].mean(axis=0)[int(left) - 20 : int(right) + 20]
            x, y = int(left) - 20, int(top) - 20
            first_x, last_x = _edges(rows)
            first_y, last_y = _edges(middle)
            found.append(tuple(part / PX_PER_MM for part in (x + first_x, y + first_y, x + last_x, y + last_y)))
    return [(a, b, c, d) for a, b, c, d in found]


def _stretches(profile: NDArray[np.float64]) -> Iterator[tuple[float, float]]:
    """Where a profile is dark, roughly."""
    is_dark = np.concatenate(([False], profile > 100, [False]))
    changes = np.flatnonzero(is_dark[1:] != is_dark[:-1])
    # The label's letters are dark as well, but no card.
    yield from ((start, end) for start, end in zip(changes[::2], changes[1::2], strict=True) if end - start > 200)


def _edges(profile: NDArray[np.float64]) -> tuple[float, float]:
    """Where darkness begins and ends in a profile, to a part of a pixel."""
    middle = len(profile) // 2
    return middle - float(profile[:middle].sum()), middle + float(profile[middle:].sum())


@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_backs_come_out_on_their_fronts(root: Path, flip: str, orientation: str) -> None:
    # Pages that lie on their side stand upright in the file, as the test sheet did that the printer was measured with.
    file = sheet(root, "--printer", "office", "--flip", flip, "--orientation", orientation)
    front = printed(gray(file, 0), front_done(PRINTER))
    # The sheet is turned and looked through: what the page of the back shows is mirrored on the axis.
    through = np.fliplr(gray(file, 1)) if flip == "long-edge" else np.flipud(gray(file, 1))
    back = printed(np.ascontiguousarray(through), back_done(PRINTER))
    assert np.abs(np.array(trims(front)) - np.array(trims(back))).max() < 0.05


def test_cards_come_out_in_their_true_size(root: Path) -> None:
    file = sheet(root, "--printer", "office")
    sizes = [
        (right - left, bottom - top) for left, top, right, bottom in trims(printed(gray(file, 0), front_done(PRINTER)))
    ]
    assert np.abs(np.array(sizes) - np.array([[30, 50]] * 3)).max() < 0.05


def test_backs_would_lie_beside_their_fronts_without_the_printer(root: Path) -> None:
    file = sheet(root)
    back = printed(np.ascontiguousarray(np.fliplr(gray(file, 1))), back_done(PRINTER))
    front = printed(gray(file, 0), front_done(PRINTER))
    assert np.abs(np.array(trims(front)) - np.array(trims(back))).max() > 1


def test_marks_go_with_the_cards(root: Path) -> None:
    built(root, "--lang", "en", "--component", "heroes", "--printer", "office")
    with pypdfium2.PdfDocument(root / "output/heroes/heroes-127x152.4mm-en-office.pdf") as document:
        forms = [found for found in document[1].get_objects() if found.type == pypdfium2.raw.FPDF_PAGEOBJ_FORM]
        matrices = [found.get_matrix().get() for found in forms]
    # 89.6 degrees is the label, which stands upright in a side margin.
    assert {round(abs(np.degrees(np.arctan2(b, a))) % 90, 2) for a, b, *_ in matrices} <= {0.4, 89.6}


def test_texts_stay_texts(root: Path) -> None:
    built(root, "--lang", "en", "--component", "heroes", "--printer", "office", "--paper", "a5")
    assert "print at 100 %" in page_texts(root / "output/heroes/heroes-a5-en-office.pdf")[1]


@given(
    st.floats(-5, 5), st.floats(-5, 5), st.floats(-1, 1), st.floats(0.99, 1.01), st.floats(0.99, 1.01),
    st.sampled_from(["vertical", "horizontal"]), st.floats(0, 127), st.floats(0, 152),
)  # fmt: skip
def test_what_a_printer_does_is_undone(  # noqa: PLR0917
    x: float, y: float, turn: float, across: float, down: float, axis: str, left: float, top: float
) -> None:
    printer = Printer("p", None, None, Point(x, y), turn, across, down)
    on_back = printer.back_map(PAGE, axis, PAGE).apply(Point(left, top))  # type: ignore[arg-type]
    seen = Point(PAGE.width - on_back.x, on_back.y) if axis == "vertical" else Point(on_back.x, PAGE.height - on_back.y)
    landed = back_done(printer).apply(Point(seen.x - PAGE.width / 2, seen.y - PAGE.height / 2))
    meant = Point(PAGE.width - left, top) if axis == "vertical" else Point(left, PAGE.height - top)
    assert abs(landed.x + PAGE.width / 2 - meant.x) + abs(landed.y + PAGE.height / 2 - meant.y) < 1e-6


@given(
    st.floats(-5, 5), st.floats(-5, 5), st.floats(-1, 1), st.floats(0.99, 1.01), st.floats(0.99, 1.01),
    st.sampled_from(["vertical", "horizontal"]), st.floats(0, 152), st.floats(0, 127),
)  # fmt: skip
def test_a_turned_page_comes_out_as_its_front(  # noqa: PLR0917
    x: float, y: float, turn: float, across: float, down: float, axis: Axis, left: float, top: float
) -> None:
    printer, lying = Printer("p", None, None, Point(x, y), turn, across, down), PAGE.turned
    front, back = printer.front_map(lying, PAGE), printer.back_map(lying, axis, PAGE)
    behind = back.apply(mirrored(Point(left, top), lying, axis))
    # On upright paper the printer turns about the other axis.
    seen = mirrored(behind, PAGE, "horizontal" if axis == "vertical" else "vertical")
    one, other = (
        done.apply(Point(point.x - PAGE.width / 2, point.y - PAGE.height / 2))
        for done, point in ((front_done(printer), front.apply(Point(left, top))), (back_done(printer), seen))
    )
    assert math.dist((one.x, one.y), (other.x, other.y)) < 1e-6


def test_sheets_for_a_machine_stand_upright_for_the_printer(root: Path) -> None:
    built(root, "--lang", "en", "--component", "heroes", "--printer", "office", "--cutter", "silhouette")
    with pikepdf.open(root / "output/heroes/heroes-127x152.4mm-en-office-silhouette.pdf") as document:
        boxes = [[float(edge) for edge in page.MediaBox[2:]] for page in document.pages]
    assert boxes == [pytest.approx([length * 72 / 25.4 for length in (PAGE.width, PAGE.height)], abs=0.001)] * 2


def test_fronts_and_backs_in_files_of_their_own_stand_the_same_way(root: Path) -> None:
    lying = ("--printer", "office", "--orientation", "landscape", "--sides")
    one = ("--lang", "en", "--component", "heroes", "--gap", "6mm", "--marks", "none")
    found = []
    for sides in ("fronts", "backs"):
        built(root, *one, *lying, sides)
        file = root / f"output/heroes/heroes-127x152.4mm-en-office-{sides}.pdf"
        page = gray(file, 0)
        seen = page if sides == "fronts" else np.ascontiguousarray(np.fliplr(page))
        found.append(trims(printed(seen, front_done(PRINTER) if sides == "fronts" else back_done(PRINTER))))
    assert np.abs(np.array(found[0]) - np.array(found[1])).max() < 0.05


def bleeds(root: Path, back_bleed: str, *arguments: str) -> tuple[float, float]:
    """How far left of the trim the first front and the first back are drawn, mm."""
    black = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="46mm" height="66mm" viewBox="-3 -3 46 66">'
        '<rect x="-3" y="-3" width="46" height="66" fill="#000000"/></svg>'
    )
    project = f"paper: 127 x 152.4 mm\nprinters:\n  office: {{{back_bleed}}}\n"
    deck = DECK.replace("bleed: 0 mm\n", "").replace("qty: 3", "qty: 4")
    written(root, heroes(project=project, deck=deck, face=black, back=black))
    file = sheet(root, "--printer", "office", *arguments)
    trim = (PAGE.width - 2 * 40 - 6) / 2
    front, back = (trim - min(left for left, *_ in trims(gray(file, page))) for page in (0, 1))
    return round(front, 1), round(back, 1)


def test_backs_can_be_drawn_farther_than_fronts(tmp_path: Path) -> None:
    assert bleeds(tmp_path, "back_bleed: 3 mm", "--bleed", "1mm") == (1.0, 3.0)


def test_backs_are_drawn_as_far_as_fronts_by_default(tmp_path: Path) -> None:
    assert bleeds(tmp_path, "dead_margin: 4 mm", "--bleed", "1mm") == (1.0, 1.0)


def test_backs_that_are_drawn_no_farther_are_told(root: Path) -> None:
    (root / "pnp.yaml").write_text("paper: 127 x 152.4 mm\nprinters:\n  office: {back_bleed: 2 mm}\n", "utf-8")
    ran = pnp(root, "build", "--lang", "en", "--component", "heroes", "--printer", "office")
    assert "note[P036]: backs of deck `heroes` go 0 mm beyond the cut, not the 2 mm that printer `office`" in ran.err
    mended = pnp(
        root, "build", "--lang", "en", "--component", "heroes", "--printer", "office", "--bleed-mode", "mirror"
    )
    assert "P036" not in mended.err


def test_a_printer_turns_on_its_edge(root: Path) -> None:
    (root / "pnp.yaml").write_text(OFFICE.replace("dead_margin: 5 mm", "flip: short-edge"), "utf-8")
    assert _duplex(sheet(root, "--printer", "office")) == "/DuplexFlipShortEdge"


def test_an_edge_that_is_asked_for_counts_rather_than_that_of_the_printer(root: Path) -> None:
    (root / "pnp.yaml").write_text(OFFICE.replace("dead_margin: 5 mm", "flip: short-edge"), "utf-8")
    assert _duplex(sheet(root, "--printer", "office", "--flip", "long-edge")) == "/DuplexFlipLongEdge"


def test_the_margin_leaves_room_for_the_marks(root: Path) -> None:
    (root / "pnp.yaml").write_text(OFFICE.replace("dead_margin: 5 mm", "dead_margin: 12 mm"), "utf-8")
    lefts = [left for left, *_ in trims(gray(sheet(root, "--printer", "office"), 0))]
    assert min(lefts) >= 15 + 5 - 0.1


@pytest.mark.parametrize(("project", "options"), [("", ("--margin", "4mm")), ("margin: 7.5 mm\n", ())])
def test_a_margin_without_room_for_the_marks_is_told_once(root: Path, project: str, options: tuple[str, ...]) -> None:
    (root / "pnp.yaml").write_text(OFFICE + project, "utf-8")
    build = ("build", "--lang", "en", "--component", "heroes", "--printer", "office", *options)
    ran = pnp(root, *build)
    assert "below the 8 mm that printer `office` asks for" in ran.err
    assert ran.err.count("= help: use `--margin 8mm`") == ran.err.count("warning[") == 1
    assert "warning[" not in pnp(root, *build, "--margin", "8mm").err


def test_marks_that_the_printer_does_not_print_are_told(root: Path) -> None:
    # Two cards of 58.5 mm beside one another stand 5 mm from the edges.
    project = "paper: 127 x 152.4 mm\nmargin: 4 mm\ngap: 0 mm\nprinters:\n  office: {dead_margin: 1 mm}\n"
    wide = DECK.replace("40 x 60 mm", "58.5 x 60 mm").replace("bleed: 0 mm", "bleed: 3 mm")
    art = BLACK.replace('width="40mm" height="60mm" viewBox="0 0 40 60"', CANVAS).replace("<rect ", GROUND, 1)
    written(root, heroes(project=project, deck=wide, face=art, back=art))
    build = ("build", "--lang", "en", "--component", "heroes", "--printer", "office")
    said = "note[P609]: printer `office` prints less than 1 mm of some marks of deck `heroes`"
    assert said in pnp(root, *build).err
    assert "P609" not in pnp(root, *build, "--bleed", "2mm").err
    assert "P609" not in pnp(root, *build, "--margin", "5.5mm").err


def test_a_printer_that_prints_nearer_to_the_edge_may_have_a_smaller_margin(root: Path) -> None:
    (root / "pnp.yaml").write_text(OFFICE.replace("dead_margin: 5 mm", "dead_margin: 3 mm"), "utf-8")
    build = ("build", "--lang", "en", "--component", "heroes", "--printer", "office")
    assert "warning[" not in pnp(root, *build, "--margin", "6mm").err


def test_an_unknown_printer_is_a_mistake(root: Path) -> None:
    ran = pnp(root, "build", "--printer", "ofice")
    assert ("error[P034]: there is no printer `ofice`" in ran.err, "did you mean `office`?" in ran.err) == (True, True)


def test_printers_of_a_person_are_known_in_every_project(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    written(tmp_path / "settings", {"pnp/printers.yaml": "printers:\n  home: {back: {x: 1 mm}}\n"})
    assert sheet(root, "--printer", "home").name == "heroes-127x152.4mm-en-home.pdf"


def test_a_mistake_in_the_printers_of_a_person_is_told(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    written(tmp_path / "settings", {"pnp/printers.yaml": "printers:\n  home: {back: {x: 1}}\n"})
    place = tmp_path / "settings/pnp/printers.yaml"
    ran = pnp(root, "build", "--printer", "home", "--format", "short")
    assert ran.err.startswith(f"{place}:2:20: error[P110]")
