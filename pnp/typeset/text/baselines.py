"""Which baseline of a text stands at its `y`, and parts of it above or below: as Chromium has it.

`dominant-baseline` names the baseline of each font that stands at `y`, `alignment-baseline` does so for one element's
own letters, and `baseline-shift` moves all that is in an element, by the measures of its own font.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnp.typeset.text.lengths import BadLengthError, user_length
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.style import ALIGNMENT_BASELINES

if TYPE_CHECKING:
    from pnp.typeset.text.reading import Around, Reader

LEVEL = frozenset(("baseline", "0"))
"""Values of `baseline-shift` that move nothing."""

AUTO = "auto"


def shift_of(around: Around, report: Report) -> float:
    """How far `baseline-shift` raises an element, user units."""
    value = around.element.style.get("baseline-shift", "0").strip()
    if value in LEVEL:
        return 0.0
    pen = around.pen
    half = (pen.font.ascent + pen.font.descent) * pen.per_unit / 2
    named = {"super": half, "sub": -half}.get(value)
    if named is not None:
        return named
    try:
        return user_length(value, pen.size, pen.size)
    except BadLengthError as error:
        report.bad_value("baseline-shift", value, error.reason, around.element.at, "super, sub, a length, a percentage")
        return 0.0


def raised(around: Around, shift: float, reader: Reader) -> Pen:
    """The pen for an element's own letters; `shift` is by how much `baseline-shift` raises it in all."""
    style = around.element.style
    if "dominant-baseline" not in style and "alignment-baseline" not in style and not shift:
        return around.pen
    name = _baseline(style, around, reader)
    lift = shift - around.pen.baseline(name)
    return reader.book.lifted(around.pen, lift) if lift else around.pen


def _baseline(style: Mapping[str, str], around: Around, reader: Reader) -> str:
    """The baseline of an element's own letters that stands at its place."""
    aligned = style.get("alignment-baseline", AUTO).strip()
    if aligned not in ALIGNMENT_BASELINES:
        allowed = ", ".join(ALIGNMENT_BASELINES)
        reader.report.bad_value("alignment-baseline", aligned, "is not known here", around.element.at, allowed)
    named = ALIGNMENT_BASELINES.get(aligned)
    if named is not None:
        return named
    if style.get("dominant-baseline", AUTO) == AUTO and reader.dominant is not None:
        return reader.dominant
    return around.pen.style.baseline
