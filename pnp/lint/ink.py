"""How much ink a picture takes: an estimate, since no printer tells its own.

Colours become ink by the plain formula: black takes what cyan, magenta and yellow have in common. It compares cards,
decks and variants well, and cartridges badly.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.lint.side import PrintedSide, named
from pnp.model.artwork import Raster

LOW_INK = "low-ink"
"""The variant that promises little ink."""

MOST_LOW = 0.40
"""Of cyan, magenta and yellow on the cards of `low-ink`. White cards with coloured symbols take 0.12 to 0.21, a tinted
ground takes more than 0.4 (measured on our own games)."""

MOST_FULL = 2.60
"""Of cyan, magenta and yellow on any card: a ground as dark as `#222222`. A card that has more on average is wet,
curls, and shows through. (Print services that print in CMYK take 240 % to 300 % at any one place, but with black in
place of a part of the three others.)"""

INK_DPI = 50
"""Half a millimetre a pixel: means need no more."""

TEXTS = 0.2
"""Texts seldom take more; a picture without them that comes so near to the limit is measured whole."""

NEAR = 0.1
"""A mean over a sample is not farther from the true one."""

SAMPLE = 3000
"""Pixels that a quick look takes; a hundredth of a millisecond for each hundred, without numpy."""

FULL = 255


class Ink(Struct, frozen=True):
    """How much of an area is covered by each ink, from 0 to 1."""

    cyan: float = 0.0
    magenta: float = 0.0
    yellow: float = 0.0
    black: float = 0.0

    @property
    def total(self) -> float:
        """All inks together; 1 is a full coat of one ink."""
        return self.cyan + self.magenta + self.yellow + self.black

    @property
    def coloured(self) -> float:
        """The same where black is mixed from the three others, as on most home printers' photo setting; up to 3."""
        return self.cyan + self.magenta + self.yellow + 3 * self.black

    def plus(self, other: Ink, weight: float = 1.0) -> Ink:
        """This and so much of another."""
        return Ink(
            self.cyan + weight * other.cyan,
            self.magenta + weight * other.magenta,
            self.yellow + weight * other.yellow,
            self.black + weight * other.black,
        )


def limit_of(variant: str) -> float:
    """The most ink that a card of a variant may take."""
    return MOST_LOW if variant == LOW_INK else MOST_FULL


def is_dry(raster: Raster, limit: float) -> bool:
    """Whether a picture without its texts surely takes less than `limit` with them, from a part of its pixels."""
    step = 4 * max(1, raster.width * raster.height // SAMPLE)
    red, green, blue, alpha = (raster.rgba[channel::step] for channel in range(4))
    if alpha.count(FULL) == len(alpha):
        ink = 3 * FULL * len(red) - sum(red) - sum(green) - sum(blue)
    else:
        pixels = zip(red, green, blue, alpha, strict=True)
        ink = sum([(3 * FULL - r - g - b) * part for r, g, b, part in pixels]) // FULL
    return ink / (FULL * max(len(red), 1)) + NEAR + TEXTS < limit


def mean_ink(raster: Raster) -> Ink:
    """How much of each ink a picture on white paper takes on average."""
    import numpy as np

    pixels = np.frombuffer(raster.rgba, np.uint8).reshape(-1, 4).astype(np.float32) / FULL
    if not len(pixels):
        return Ink(0.0, 0.0, 0.0, 0.0)
    inks = (1 - pixels[:, :3]) * pixels[:, 3:]
    black = inks.min(axis=1)
    cyan, magenta, yellow = (inks - black[:, None]).mean(axis=0, dtype=np.float64)
    return Ink(float(cyan), float(magenta), float(yellow), float(black.mean(dtype=np.float64)))


def check_ink(sides: Sequence[PrintedSide], word: str, variant: str, sink: Sink) -> None:
    """Report P816 and P817, once for each layout, with the card that takes most; `word` is `face` or `back`."""
    limit = limit_of(variant)
    found: dict[str, list[PrintedSide]] = {}
    for side in sides:
        if side.ink > limit:
            found.setdefault(side.layout, []).append(side)
    for layout, wet in found.items():
        worst = max(wet, key=lambda side: side.ink)
        others = [side for side in wet if side.subject != worst.subject]
        low = variant == LOW_INK
        promise = " of variant `low-ink`" if low else ""
        sink.warning(
            "P816" if low else "P817",
            f"the {word} of {worst.subject.name}{promise} takes {_percent(worst.ink)} ink, more than {_percent(limit)}",
            Span(layout),
            notes=[
                *([f"also on {named(others)}"] if others else []),
                "100 % is the whole card under one of cyan, magenta and yellow; black is 300 %",
            ],
            help="draw the ground only `{% if variant != 'low-ink' %}` and keep colour to lines, numbers and symbols"
            if low
            else "take a lighter ground, or leave a part of it white",
        )


def _percent(ink: float) -> str:
    """`251 %`."""
    return f"{ink * 100:.0f} %"
