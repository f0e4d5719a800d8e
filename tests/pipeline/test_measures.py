"""Trims, marks and backs on the finished PDF, measured in pixels as with a loupe on paper."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import pikepdf
import pytest

from pnp.units import MM_PER_PT
from tests.pipeline.measuring import Deck, Lines, cards, marks, page_at, printed, project, trims
from tests.pipeline.projects import built
from tests.pipeline.reading import pictured

TOLERANCE = 0.02
"""mm, as the task asks; the measuring itself is good to 0.005 mm."""

NEIGHBOUR = 25
"""mm from a card to the nearest other one. Which place it is is asked here; how exactly it is met, the crosses tell."""

POKER = Deck(63, 88, 9)
SMALL = Deck(25, 35, 9)
TURNED = Deck(30, 80, 4)
OVER_TOP = Deck(25, 35, 9, turn="over-top")
TURNED_OVER_TOP = Deck(30, 80, 4, turn="over-top")


@dataclass(frozen=True)
class Case:
    """A way to print: deck, paper, options; about which axis the paper is turned; whether cards lie on their side."""

    deck: Deck
    paper: str
    options: tuple[str, ...]
    axis: str
    turned: bool = False

    @property
    def gap(self) -> float:
        """As the options state it, mm."""
        return float(self.options[self.options.index("--gap") + 1].removesuffix("mm"))


LONG, SHORT = ("--flip", "long-edge"), ("--flip", "short-edge")
LANDSCAPE = ("--orientation", "landscape")
CASES = {
    "A4 long edge gap 0": Case(POKER, "a4", (*LONG, "--gap", "0mm"), "vertical"),
    "A4 long edge gap 3": Case(Deck(63, 88, 8), "a4", (*LONG, "--gap", "3mm"), "vertical", True),
    "portrait long edge gap 0": Case(SMALL, "100 x 140 mm", (*LONG, "--gap", "0mm"), "vertical"),
    "portrait long edge gap 3": Case(SMALL, "100 x 140 mm", (*LONG, "--gap", "3mm"), "vertical"),
    "portrait short edge gap 0": Case(SMALL, "100 x 140 mm", (*SHORT, "--gap", "0mm"), "horizontal"),
    "portrait short edge gap 3": Case(SMALL, "100 x 140 mm", (*SHORT, "--gap", "3mm"), "horizontal"),
    "landscape long edge": Case(SMALL, "100 x 140 mm", (*LONG, *LANDSCAPE, "--gap", "3mm"), "horizontal", True),
    "landscape short edge": Case(SMALL, "100 x 140 mm", (*SHORT, *LANDSCAPE, "--gap", "0mm"), "vertical", True),
    "turned long edge gap 0": Case(TURNED, "96 x 136 mm", (*LONG, "--gap", "0mm"), "vertical", True),
    "turned short edge gap 0": Case(TURNED, "96 x 136 mm", (*SHORT, "--gap", "0mm"), "horizontal", True),
    "turned long edge gap 3": Case(TURNED, "96 x 145 mm", (*LONG, "--gap", "3mm"), "vertical", True),
    "over top long edge": Case(OVER_TOP, "100 x 140 mm", (*LONG, "--gap", "3mm"), "vertical"),
    "over top short edge": Case(OVER_TOP, "100 x 140 mm", (*SHORT, "--gap", "3mm"), "horizontal"),
    "turned over top long edge": Case(TURNED_OVER_TOP, "96 x 136 mm", (*LONG, "--gap", "0mm"), "vertical", True),
    "partial sheet": Case(Deck(25, 35, 5), "100 x 140 mm", (*LONG, "--gap", "3mm"), "vertical"),
}


@dataclass(frozen=True)
class Print:
    """A case, its PDF, and what stands on its first sheet."""

    case: Case
    path: Path
    front: Lines
    back: Lines
    width: float
    height: float


@pytest.fixture(scope="module", params=CASES.values(), ids=CASES.keys())
def sheet(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Print:
    """Each case, printed and measured."""
    case = request.param
    path = printed(tmp_path_factory.mktemp("ruler"), case.deck, case.paper, *case.options)
    front, back = page_at(path, 0), page_at(path, 1)
    return Print(case, path, trims(front, case.turned), trims(back, case.turned), front.width, front.height)


def test_trim_to_trim_is_the_size_of_the_card(sheet: Print) -> None:
    deck, wide = sheet.case.deck, sheet.case.gap
    across, down = (deck.height, deck.width) if sheet.case.turned else (deck.width, deck.height)
    for lines, size in ((sheet.front.xs, across), (sheet.front.ys, down)):
        steps = [high - low for low, high in pairwise(lines)]
        expected = [size] * len(steps) if not wide else [size if n % 2 == 0 else wide for n in range(len(steps))]
        assert steps == pytest.approx(expected, abs=TOLERANCE)
        assert len(steps) >= 1


def test_cut_marks_stand_on_the_trims(sheet: Print) -> None:
    for number, lines in ((0, sheet.front), (1, sheet.back)):
        found = marks(page_at(sheet.path, number))
        assert found.xs == pytest.approx(lines.xs, abs=TOLERANCE)
        assert found.ys == pytest.approx(lines.ys, abs=TOLERANCE)


def test_the_trims_of_the_back_lie_behind_those_of_the_front(sheet: Print) -> None:
    xs, ys = sheet.back.xs, sheet.back.ys
    if sheet.case.axis == "vertical":
        xs = tuple(sheet.width - x for x in reversed(xs))
    else:
        ys = tuple(sheet.height - y for y in reversed(ys))
    assert xs == pytest.approx(sheet.front.xs, abs=TOLERANCE)
    assert ys == pytest.approx(sheet.front.ys, abs=TOLERANCE)


def test_behind_each_face_lies_its_own_back(sheet: Print) -> None:
    fronts, backs = cards(sheet.path, 0, sheet.front), cards(sheet.path, 1, sheet.back)
    assert len(fronts) == sheet.case.deck.count
    behind = {
        char: (sheet.width - back.x, back.y) if sheet.case.axis == "vertical" else (back.x, sheet.height - back.y)
        for char, back in backs.items()
    }
    assert behind == {char: pytest.approx((face.x, face.y), abs=NEIGHBOUR / 4) for char, face in fronts.items()}


def test_a_card_turned_in_the_hand_shows_its_back_upright(sheet: Print) -> None:
    fronts, backs = cards(sheet.path, 0, sheet.front), cards(sheet.path, 1, sheet.back)
    for char, face in fronts.items():
        x, y = backs[char].up
        seen_through = (-x, y) if sheet.case.axis == "vertical" else (x, -y)
        # Turned sideways, the top stays at the top; turned over the top, it comes to lie behind the foot.
        sign = -1 if sheet.case.deck.turn == "over-top" else 1
        assert seen_through == (sign * face.up[0], sign * face.up[1])


def test_the_cards_of_a_case_called_turned_are_turned(sheet: Print) -> None:
    ups = {face.up for face in cards(sheet.path, 0, sheet.front).values()}
    assert ups == {(1, 0)} if sheet.case.turned else ups == {(0, -1)}


def test_the_measuring_finds_a_line_that_stands_wrong_by_a_twentieth(tmp_path: Path) -> None:
    # A deck a twentieth of a millimetre too wide must not pass for 25 mm.
    path = printed(tmp_path, Deck(25.05, 35, 2), "100 x 140 mm", "--gap", "0mm")
    steps = [high - low for low, high in pairwise(trims(page_at(path, 0)).xs)]
    assert steps == pytest.approx([25.05] * len(steps), abs=0.005)


# Seams: dark cards with shared cuts show no paper between them.


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize("resolution_dpi", [72, 150, 300, 600])
def test_no_light_seam_between_dark_cards_at_gap_0(tmp_path: Path, resolution_dpi: int, turned: bool) -> None:
    deck = Deck(30, 80, 4, ground="#14253d") if turned else Deck(25, 35, 9, ground="#14253d")
    root = project(tmp_path, deck)
    for side in ("face", "back"):
        # Nothing but the ground: as a path, whose edges are smoothed, under a rectangle, which is put on whole pixels.
        layout = root / "layouts" / "ruler" / f"{side}.svg"
        lines = layout.read_text("utf-8").partition("<path")[0]
        ground = f'<path d="M-3 -3H{deck.width + 3}V{deck.height + 3}H-3Z" fill="#14253d"/></svg>'
        layout.write_text(lines + ground, encoding="utf-8")
    path = built(root, "--paper", "100 x 140 mm", "--gap", "0mm") / "ruler" / "cards-100x140mm-en.pdf"
    across, down = (80, 120) if turned else (75, 105)
    left, top = (100 - across) / 2, (140 - down) / 2
    for page in (0, 1):
        inside = pictured(path, page, resolution_dpi).part(left, top, left + across, top + down)
        assert np.abs(inside - np.array([0x14, 0x25, 0x3D])).max() <= 2


def clips(path: Path, page: int) -> list[tuple[float, float, float, float]]:
    """What each artwork of a page is clipped to, in the order of drawing: left, bottom, right, top in mm."""
    found: list[tuple[float, float, float, float]] = []
    matrix, rectangle = np.eye(3), (0.0, 0.0, 0.0, 0.0)
    with pikepdf.open(path) as document:
        for operands, operator in pikepdf.parse_content_stream(document.pages[page]):
            if str(operator) == "cm":
                a, b, c, d, e, f = (float(number) for number in operands)
                matrix = np.array([[a, b, 0], [c, d, 0], [e, f, 1]])
            elif str(operator) == "re":
                x, y, width, height = (float(number) for number in operands)
                corners = (np.array([[x, y, 1], [x + width, y + height, 1]]) @ matrix)[:, :2] * MM_PER_PT
                rectangle = (*corners.min(axis=0).tolist(), *corners.max(axis=0).tolist())
            elif str(operator) == "W":
                found.append(rectangle)
    return found


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
def test_the_earlier_of_two_touching_cards_goes_a_tenth_under_the_later(tmp_path: Path, turned: bool) -> None:
    # PDFium clips to whole pixels and would show no seam; viewers that smooth the edges of clips do.
    path = printed(tmp_path, TURNED if turned else SMALL, "96 x 136 mm", "--gap", "0mm", "--marks", "none")
    rectangles = clips(path, 0)[: TURNED.count if turned else SMALL.count]
    across, down = (80, 30) if turned else (25, 35)
    neighbours = 0
    for number, (left, bottom, right, top) in enumerate(rectangles):
        for other_left, other_bottom, other_right, other_top in rectangles[number + 1 :]:
            wide, high = (
                min(right, other_right) - max(left, other_left),
                min(top, other_top) - max(bottom, other_bottom),
            )
            if min(wide, high) > 0 and (wide > across / 2 or high > down / 2):
                neighbours += 1
                assert min(wide, high) == pytest.approx(0.1, abs=0.001)
    assert neighbours == (3 if turned else 12)


def test_the_outer_rim_of_a_sheet_keeps_its_bleed_and_not_more(tmp_path: Path) -> None:
    deck = Deck(25, 35, 9, ground="#14253d")
    path = printed(tmp_path, deck, "100 x 140 mm", "--gap", "0mm", "--marks", "none")
    page = page_at(path, 0)
    dark = np.abs(page.pixels - np.array([0x14, 0x25, 0x3D])).max(axis=2) <= 2
    columns, rows = np.flatnonzero(dark[dark.shape[0] // 2]), np.flatnonzero(dark[:, dark.shape[1] // 2])
    per_mm = page.pixels.shape[1] / page.width
    assert (columns[-1] + 1 - columns[0]) / per_mm == pytest.approx(75 + 6, abs=0.1)
    assert (rows[-1] + 1 - rows[0]) / per_mm == pytest.approx(105 + 6, abs=0.1)


def test_bleed_ends_half_way_to_the_neighbour(tmp_path: Path) -> None:
    # Two grounds that differ: the face of the right neighbour begins where the left one ends.
    deck = Deck(25, 35, 2)
    root = project(tmp_path, deck)
    face = root / "layouts" / "ruler" / "face.svg"
    face.write_text(
        face.read_text("utf-8").replace('"#ffffff"', "\"{{ '#ff0000' if card.letter == 'A' else '#0000ff' }}\""),
        encoding="utf-8",
    )
    path = built(root, "--paper", "100 x 140 mm", "--gap", "3mm") / "ruler" / "cards-100x140mm-en.pdf"
    page = page_at(path, 0)
    left, top = (100 - 81) / 2, (140 - 111) / 2
    across = page.part(left + 25, top + 10, left + 28, top + 11)[0]
    changes = np.flatnonzero((across[1:, 0] > 128) != (across[:-1, 0] > 128))
    assert changes == pytest.approx([len(across) / 2], abs=2)
