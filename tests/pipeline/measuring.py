"""A deck that can be measured on paper, and the rulers.

Each face bears a cross at each trim corner, its upright arms red and its level arms blue, 0.1 mm thin; a letter of its
own at the top and the same one small at the foot. The back is alike with the letters of its face.

  |         |
 - -  A    - -      red: where a trim edge stands across the page    black: cut marks
  |         |       blue: where it stands down the page
 - -  a    - -      A over a: which way up the card is, and which one it is
  |         |
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tests.pipeline.projects import FONTS, built, written
from tests.pipeline.reading import Picture, Pixels, letters, pictured

RESOLUTION_DPI = 300
"""A line of 0.1 mm covers one or two pixels; how much of each tells its middle to a few micrometres."""

ARM = 1.2
"""From the corner to the end of an arm, mm: within the bleed that a gap of 3 mm leaves."""

HOLE = 0.2
"""From the corner to where an arm begins, mm: red and blue never mix."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Deck:
    """A measuring deck: trim in mm, number of cards, how a card is turned in the hand."""

    width: float
    height: float
    count: int
    turn: str = "sideways"
    ground: str = "#ffffff"


def crosses(deck: Deck) -> str:
    """The arms at the four corners."""
    red, blue = [], []
    for x in (0.0, deck.width):
        for y in (0.0, deck.height):
            for side in (-1, 1):
                red.append(f"M{x} {y + side * HOLE}V{y + side * ARM}")
                blue.append(f"M{x + side * HOLE} {y}H{x + side * ARM}")
    return (
        f'<path d="{"".join(red)}" fill="none" stroke="#ff0000" stroke-width="0.1"/>'
        f'<path d="{"".join(blue)}" fill="none" stroke="#0000ff" stroke-width="0.1"/>'
    )


def layout(deck: Deck) -> str:
    """A face or a back."""
    middle, foot = deck.width / 2, deck.height - 4
    text = 'text-anchor="middle" font-family="Noto Sans" font-size="6"'
    width, height = deck.width + 6, deck.height + 6
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="-3 -3 {width} {height}">'
        f'<path d="M-3 -3H{deck.width + 3}V{deck.height + 3}H-3Z" fill="{deck.ground}"/>{crosses(deck)}'
        f'<text x="{middle}" y="9" {text}>{{{{ card.letter }}}}</text>'
        f'<text x="{middle}" y="{foot}" {text}>{{{{ card.small }}}}</text></svg>'
    )


def project(root: Path, deck: Deck) -> Path:
    """A project of this deck alone."""
    cards = "".join(
        f"  - {{id: card-{letter}, letter: {letter}, small: {letter.lower()}}}\n" for letter in LETTERS[: deck.count]
    )
    return written(
        root,
        {
            "pnp.yaml": "paper: a4\n",
            "content/ruler/game.yaml": "game: ruler\npnp: 1\ntitle: Ruler\nlanguages: [en]\ndecks: [cards]\n",
            "content/ruler/cards.yaml": (
                f"deck: cards\nsize: {deck.width} x {deck.height} mm\nturn: {deck.turn}\n"
                "layout: {face: ruler/face.svg, back: ruler/back.svg}\n"
                f"fields: {{letter: {{type: text}}, small: {{type: text}}}}\ncards:\n{cards}"
            ),
            "layouts/ruler/face.svg": layout(deck),
            "layouts/ruler/back.svg": layout(deck),
            "fonts/noto/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
        },
    )


def printed(root: Path, deck: Deck, paper: str, *options: str) -> Path:
    """The PDF of a measuring deck."""
    output = built(project(root, deck), "--paper", paper, *options)
    return output / "ruler" / f"cards-{paper.replace(' ', '')}-en.pdf"


@dataclass(frozen=True)
class Lines:
    """Where thin lines stand on a page, mm: `xs` of upright ones, `ys` of level ones; middles, sorted."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]


def red_and_blue(pixels: Pixels) -> tuple[Pixels, Pixels]:
    """How red and how blue each pixel is, 0 to 255; black, grey and white are neither."""
    red, green, blue = pixels[..., 0], pixels[..., 1], pixels[..., 2]
    return np.clip(red - np.maximum(green, blue), 0, 255), np.clip(blue - np.maximum(green, red), 0, 255)


def middles(profile: np.ndarray[tuple[int], np.dtype[np.float64]], length: float) -> tuple[float, ...]:
    """The centres of gravity of the peaks of a profile over `length` mm."""
    inked = profile > profile.max() * 0.02
    edges = np.flatnonzero(np.diff(np.concatenate(([0], inked.astype(int), [0]))))
    found = []
    for start, end in edges.reshape(-1, 2):
        weights = profile[start:end]
        found.append(float((np.arange(start, end) + 0.5) @ weights / weights.sum()) * length / len(profile))
    return tuple(found)


def trims(page: Picture, turned: bool = False) -> Lines:
    """Where the crosses on a page put the trim edges; on cards turned by a quarter red stands for level."""
    red, blue = red_and_blue(page.pixels)
    upright, level = (blue, red) if turned else (red, blue)
    return Lines(
        middles(upright.sum(axis=0, dtype=np.float64), page.width),
        middles(level.sum(axis=1, dtype=np.float64), page.height),
    )


def marks(page: Picture, depth: float = 0.4) -> Lines:
    """Where cut marks meet the paper's edges, looked for in the outermost `depth` mm."""
    dark = 255 - page.pixels.max(axis=2)
    rows, columns = int(depth / page.height * dark.shape[0]), int(depth / page.width * dark.shape[1])
    top, bottom = dark[:rows].sum(axis=0, dtype=np.float64), dark[-rows:].sum(axis=0, dtype=np.float64)
    left, right = dark[:, :columns].sum(axis=1, dtype=np.float64), dark[:, -columns:].sum(axis=1, dtype=np.float64)
    above, below = middles(top, page.width), middles(bottom, page.width)
    before, behind = middles(left, page.height), middles(right, page.height)
    assert np.allclose(above, below, atol=0.005)
    assert np.allclose(before, behind, atol=0.005)
    return Lines(above, before)


@dataclass(frozen=True)
class Seen:
    """A card as found on a page: its middle, mm, and the unit vector to its top."""

    x: float
    y: float
    up: tuple[int, int]


def cards(path: Path, page: int, lines: Lines) -> dict[str, Seen]:
    """The cards on a page by their letter; what stands outside of all trims is the sheet's label."""
    found = {
        letter.char: letter
        for letter in letters(path, page)
        if lines.xs[0] < letter.x < lines.xs[-1] and lines.ys[0] < letter.y < lines.ys[-1]
    }
    seen = {}
    for char in LETTERS:
        if char in found and char.lower() in found:
            top, foot = found[char], found[char.lower()]
            x, y = top.x - foot.x, top.y - foot.y
            up = (round(x / abs(x)), 0) if abs(x) > abs(y) else (0, round(y / abs(y)))
            seen[char] = Seen((top.x + foot.x) / 2, (top.y + foot.y) / 2, up)
    return seen


def page_at(path: Path, page: int) -> Picture:
    """A page ready to measure."""
    return pictured(path, page, RESOLUTION_DPI)
