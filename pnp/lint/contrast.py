"""Letters that hardly differ from what lies behind them.

Source:
    Contrast ratio, relative luminance and the limits 4.5 : 1 and 3 : 1 as in WCAG 2.2, "contrast ratio", "relative
    luminance" and success criterion 1.4.3; "large" text from 18 pt, or 14 pt bold.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS
from pnp.lint.ground import Ground
from pnp.lint.side import PrintedSide, Weak, named, places, quoted, start_tag
from pnp.model.artwork import Letters, Raster, TextBox
from pnp.units import PT_PER_MM

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from pnp.lint.ground import Colours

UNREADABLE = 2.0
"""Below this nobody reads it at arm's length."""

READABLE, READABLE_LARGE = 4.5, 3.0
LARGE_PT, LARGE_BOLD_PT = 18.0, 14.0

BOLD_EM = 0.12
"""Mean stroke from which letters are bold: fonts called so have 0.12 to 0.14, SemiBold ones less (measured)."""

OUTLINE_MM = 0.25
"""From this width on, an outline is what the letters stand on."""

WORST_PART = 0.1
"""Part of the area behind a line that may have less contrast: a thin line or the edge of a shape spoils no word."""

SIZE_SLACK_PT = 0.005
"""Sizes come out of sums of floats."""

BLACK, WHITE = "#000000", "#ffffff"
LINEAR_UP_TO, LINEAR_SLOPE, GAMMA, GAMMA_SHIFT = 0.04045, 12.92, 2.4, 0.055
LUMINANCE_RGB = (0.2126, 0.7152, 0.0722)
FLARE = 0.05
LEVELS = 255
LINEAR = tuple(
    level / LINEAR_SLOPE if level <= LINEAR_UP_TO else ((level + GAMMA_SHIFT) / (1 + GAMMA_SHIFT)) ** GAMMA
    for level in (number / LEVELS for number in range(LEVELS + 1))
)
"""The share of light of each level of a channel."""


class _Look(Struct, frozen=True):
    """How letters may look: colour and opacity of fill and outline; `outline` empty where it does not count."""

    fill: str
    fill_opacity: float
    outline: str = ""
    outline_opacity: float = 1.0


class _Measured(Struct, frozen=True):
    """The contrast that all but the worst part of the letters have, and the two colours there."""

    ratio: float
    letters: str
    ground: str


def weak_contrasts(raster: Raster, bleed: float, boxes: Sequence[TextBox]) -> tuple[Weak, ...]:
    """What of some texts is hard to read on what lies behind them; at most one for each text, its worst line.

    Args:
        raster: trim and bleed without the texts.
        bleed: mm on every side.
        boxes: the texts. What is not live is decoration and may be faint; gradients and patterns are not measured.
    """
    measured = [box for box in boxes if box.live and box.text.strip() and box.letters]
    if not measured:
        return ()
    ground = Ground(raster, bleed)
    found = []
    for box in measured:
        weak = [finding for letters in box.letters if (finding := _weak(letters, box, ground))]
        if weak:
            found.append(min(weak, key=lambda finding: (finding.ratio >= UNREADABLE, finding.ratio / finding.needed)))
    return tuple(found)


def check_contrast(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P811 and P812, once for each text element of a layout, with the card on which it is worst."""
    found: dict[tuple[str, object], list[tuple[PrintedSide, Weak]]] = {}
    for side in sides:
        for weak in side.weak:
            code = "P811" if weak.ratio < UNREADABLE else "P812"
            found.setdefault((code, weak.box.at), []).append((side, weak))
    for (code, _), findings in found.items():
        worst, weak = min(findings, key=lambda finding: finding[1].ratio)
        others = [side for side, _ in findings if side.subject != worst.subject]
        what = (
            f"the text {quoted(weak.box.text)} of {worst.subject.name} has a contrast of {_ratio(weak.ratio)} to what "
            f"lies behind it ({weak.letters} on {weak.ground})"
        )
        notes = [*([f"also on {named(others)}"] if others else []), *places([worst], weak.box)]
        at = start_tag(weak.box.at)
        if code == "P811":
            sink.error("P811", f"{what}, unreadable below {_ratio(UNREADABLE)}", at, notes=notes, help=weak.mend)
        else:
            sink.warning("P812", f"{what}, hard to read below {_ratio(weak.needed)}", at, notes=notes, help=weak.mend)


def _weak(letters: Letters, box: TextBox, ground: Ground) -> Weak | None:
    """A line that is hard to read; None where it is fine, or where its colour is not known."""
    look = _look_of(letters, box)
    if look is None:
        return None
    under = ground.under(letters, box.to_card)
    if not len(under):
        return None
    measured, needed = _measure(look, under), _needed(letters, box)
    if measured.ratio >= needed:
        return None
    return Weak(
        replace(box, letters=()),
        measured.ratio,
        needed,
        measured.letters,
        measured.ground,
        _mend(look, under, needed, _scale(box)),
    )


def _scale(box: TextBox) -> float:
    """Millimetres on the card in a unit of the text, across its lines."""
    return math.hypot(box.to_card.c, box.to_card.d)


def _look_of(letters: Letters, box: TextBox) -> _Look | None:
    """What is seen of letters; None where nothing is, or where no single colour paints them."""
    paint = letters.paint
    fill, fill_opacity = paint.fill, paint.fill_opacity * box.opacity
    outline, outline_opacity = paint.outline, paint.outline_opacity * box.opacity
    has_outline = outline not in ("", "none") and outline_opacity > 0
    if fill == "none" or (fill and fill_opacity <= 0):
        # Hollow letters are their outline.
        return _Look(outline, outline_opacity) if has_outline else None
    if not fill:
        return None
    seen_mm = paint.outline_width * _scale(box) / (2 if paint.outline_below else 1)
    if not has_outline or seen_mm < OUTLINE_MM - EPS or outline == fill:
        return _Look(fill, fill_opacity)
    return _Look(fill, fill_opacity, outline, outline_opacity)


def _needed(letters: Letters, box: TextBox) -> float:
    """The contrast that letters of their size and strokes need."""
    size_pt = letters.size * _scale(box) * PT_PER_MM + SIZE_SLACK_PT
    large = size_pt >= (LARGE_BOLD_PT if letters.stroke >= BOLD_EM else LARGE_PT)
    return READABLE_LARGE if large else READABLE


def _measure(look: _Look, under: Colours) -> _Measured:
    """The contrast of letters to what lies `under` them."""
    import numpy

    ground = _mixed(look.outline, look.outline_opacity, under) if look.outline else under
    letters = _mixed(look.fill, look.fill_opacity, under)
    one, other = _luminances(letters), _luminances(ground)
    ratios = (numpy.maximum(one, other) + FLARE) / (numpy.minimum(one, other) + FLARE)
    at = int(numpy.argsort(ratios, kind="stable")[int(WORST_PART * len(ratios))])
    return _Measured(float(ratios[at]), _named_colour(letters[at]), _named_colour(ground[at]))


def _mixed(colour: str, opacity: float, under: Colours) -> Colours:
    """A colour painted over others."""
    import numpy

    channels = numpy.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], dtype=numpy.uint8)
    if opacity >= 1:
        return numpy.broadcast_to(channels, under.shape)
    return numpy.rint(channels * opacity + under * (1 - opacity)).astype(numpy.uint8)


def _luminances(colours: Colours) -> NDArray[numpy.float64]:
    """The relative luminance of each colour."""
    import numpy

    found: NDArray[numpy.float64] = numpy.array(LINEAR)[colours] @ numpy.array(LUMINANCE_RGB)
    return found


def _mend(look: _Look, under: Colours, needed: float, scale: float) -> str:
    """What to type so that the letters have the contrast they need."""
    own = replace(look, fill_opacity=1.0, outline_opacity=1.0)
    if own != look and _measure(own, under).ratio >= needed:
        return "make it opaque: leave out `opacity` and `fill-opacity`"
    best = max((BLACK, WHITE), key=lambda colour: _measure(replace(look, fill=colour), under).ratio)
    reached = _measure(replace(look, fill=best), under).ratio
    if reached >= needed:
        return f'write `fill="{best}"` on it: {_ratio(reached)}'
    # The ground is of all shades, so the letters need one of their own.
    around = max((BLACK, WHITE), key=lambda colour: _measure(_Look(look.fill, 1.0, colour), under).ratio)
    width = f'stroke="{around}" stroke-width="{round(2 * OUTLINE_MM / scale, 2):g}" paint-order="stroke"'
    if _measure(_Look(look.fill, 1.0, around), under).ratio >= needed:
        return f"write `{width}` on it: an outline of {OUTLINE_MM:g} mm counts as ground"
    fill = WHITE if around == BLACK else BLACK
    return f'write `fill="{fill}" {width}` on it: an outline of {OUTLINE_MM:g} mm counts as ground'


def _named_colour(channels: NDArray[numpy.uint8]) -> str:
    """`#rrggbb`."""
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)


def _ratio(ratio: float) -> str:
    """`4.4 : 1`; tenths, rounded down so that what is too little never looks enough."""
    return f"{math.floor(ratio * 10 + EPS) / 10:g} : 1"
