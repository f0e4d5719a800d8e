"""The box that a text is set in: where it lies, how text stands in it, how far it may shrink.

`inline-size` (with `pnp:height`) or `shape-inside: url(#shape)` make one. As in a browser, a text with
`inline-size` has its first baseline at `y`; its box begins one line's ascent above.
"""

from __future__ import annotations

import math
import re
from typing import NamedTuple

from msgspec import Struct

from pnp.geometry import Insets, Rect, Transform
from pnp.typeset.element import Outline, TextElement
from pnp.typeset.text.lengths import BadLengthError, card_length, user_length
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reading import Reader
from pnp.typeset.text.refused import Undone
from pnp.typeset.text.shapes import Area, Shape, Upright, bounds_of

VALIGN = {"top": 0.0, "middle": 0.5, "bottom": 1.0}
"""`pnp:valign`, as the part of the free height that lies above the text."""

SHRINK, SQUEEZE = "shrink", "squeeze"
FIT_GROUP = "pnp:fit-group"
NEXT = "pnp:next"

ONLY_IN_BOXES = (
    "pnp:height",
    "pnp:valign",
    "pnp:fit",
    "pnp:min-size",
    "pnp:max-lines",
    "pnp:paragraph-spacing",
    FIT_GROUP,
    NEXT,
)

_URL = re.compile(r"""url\(\s*["']?#([^"')]+)["']?\s*\)""")
_NOTHING = re.compile(r"none|auto|(?:0+\.?0*|\.0+)(?:[a-z]+|%)?")


SHAPE_HELP = "draw a `rect`, `circle`, `ellipse`, `polygon` or closed `path`, and write `shape-inside: url(#its-id)`"


class Box(NamedTuple):
    """A box in user units.

    Attributes:
        x, width: across.  top: of the box.  height: None where only its width is bounded.
        baseline: of the first line, for a box without height.
        align: start, middle, end, justify.  valign: part of the free height above the text.
        wraps: whether lines are broken.  max_lines: None for any number.
        smallest: the smallest font size it may shrink to, None where it may not.
        spacing: between paragraphs, beyond the distance of lines.
        squeezes: whether it may be squeezed.  group: of texts that are all set as the one that needs most.
        areas: what is filled with text, where that is not simply the box.
        onward: where the text goes on: ids with `#`.
    """

    x: float
    width: float
    top: float
    height: float | None
    baseline: float
    align: str
    valign: float
    wraps: bool
    max_lines: int | None
    smallest: float | None
    spacing: float = 0.0
    squeezes: bool = False
    group: str | None = None
    areas: tuple[Area, ...] = ()
    onward: str = ""

    @property
    def rect(self) -> Rect:
        """Where it lies; infinitely high where nothing bounds it."""
        return Rect(self.x, self.top, self.width, math.inf if self.height is None else self.height)


class Scale(NamedTuple):
    """Millimetres on the card in one user unit, along the line and across it."""

    along: float
    across: float

    @classmethod
    def of(cls, to_card: Transform) -> Scale:
        """The scale of a transform."""
        return cls(math.hypot(to_card.a, to_card.b), math.hypot(to_card.c, to_card.d))


def is_boxed(element: TextElement) -> bool:
    """Whether a text element is set in a box."""
    style = element.style
    return any(_NOTHING.fullmatch(style.get(name, "none").strip()) is None for name in ("inline-size", "shape-inside"))


def box_of(element: TextElement, pen: Pen, reader: Reader) -> Box | None:
    """Give the box of a text element that has one; None where it cannot be made out.

    Reports:
        P470 for a value that cannot be used, P472 for a shape that is none, P473 for an attribute in vain.
    """
    return BoxReader(element, pen, reader, reader.report).box()


def refuse_box_attributes(element: TextElement, report: Report) -> None:
    """Report P473 for attributes of boxes on a text that has none."""
    names = [f"`{name}`" for name in ONLY_IN_BOXES if element.attributes.get(name, "none") != "none"]
    if names:
        *most, last = names
        need = f"{', '.join(most)} and {last} need" if most else f"{last} needs"
        report.layout(
            "P473",
            f"{need} a box, and this text has none",
            help="write `inline-size` with a width, or `shape-inside: url(#…)` with the id of a shape",
        )


class BoxReader(Struct):
    """Reads one box; goes on after a mistake, so that all show."""

    element: TextElement
    pen: Pen
    reader: Reader
    report: Report

    def box(self) -> Box | None:
        """The box."""
        style, attributes = self.pen.style, self.element.attributes
        if style.baseline != "alphabetic":
            name = self.element.style.get("dominant-baseline", "")
            self.report.layout("P473", f"`dominant-baseline: {name}` does nothing in a box", help="use `pnp:valign`")
        hanging = self.element.style.get("hanging-punctuation", "none")
        if hanging not in ("none", "initial", "unset"):
            way_round = "leave it out, or begin the text a little further left"
            self.report.undone(Undone(f"`hanging-punctuation: {hanging}`", way_round), self.report.at)
        areas = self.areas(style.anchor)
        rect = bounds_of(areas) if areas else None
        max_lines = self._max_lines(attributes.get("pnp:max-lines"))
        smallest = self._smallest(attributes.get("pnp:fit", "none"), attributes.get("pnp:min-size"))
        spacing = self._spacing(attributes.get("pnp:paragraph-spacing"))
        valign = self._valign(attributes.get("pnp:valign", "top"), rect)
        if rect is None or self.report.failed:
            return None
        return Box(
            x=rect.x,
            width=rect.width,
            top=rect.y,
            height=rect.height if math.isfinite(rect.height) else None,
            baseline=rect.y + self.pen.above,
            align=style.align or style.anchor,
            valign=valign,
            wraps=style.wraps and max_lines != 1,
            max_lines=max_lines,
            smallest=smallest,
            spacing=spacing,
            squeezes=SQUEEZE in attributes.get("pnp:fit", "none").split(),
            group=self._group(attributes.get(FIT_GROUP), attributes.get("pnp:fit", "none")),
            areas=() if len(areas) == 1 and isinstance(areas[0], Upright) else areas,
            onward=self.onward(),
        )

    def areas(self, anchor: str) -> tuple[Area, ...]:
        """What text fills here; nothing where that cannot be made out."""
        shape = self.element.style.get("shape-inside", "none").strip()
        return self._shapes(shape) if _NOTHING.fullmatch(shape) is None else self._inline(anchor)

    def onward(self) -> str:
        """Where the text goes on: where its element leads, or the last of the shapes that it fills."""
        shapes, near = self.shapes(), self.report.context.near
        outline = near.outline(shapes[-1]) if near and shapes else None
        return self.element.attributes.get(NEXT) or (outline.next if outline else "")

    def shapes(self) -> list[str]:
        """The ids of the shapes that text fills here."""
        return _URL.findall(self.element.style.get("shape-inside", ""))

    def padding(self) -> float:
        """How far text keeps away from the sides of shapes."""
        return self._length("shape-padding", self.element.style.get("shape-padding", "0"))

    def shape(self, outline: Outline, padding: float) -> Area:
        """A shape, its padding taken off."""
        rect = outline.upright
        area: Area = Upright(rect.grown(Insets.even(-padding))) if rect else Shape(outline, padding)
        if area.bottom <= area.top or (isinstance(area, Upright) and area.rect.width <= 0):
            self.report.bad_value("shape-padding", self.element.style.get("shape-padding", "0"), "leaves no room")
        return area

    def _shapes(self, value: str) -> tuple[Area, ...]:
        """The shapes that `shape-inside` names, their padding taken off."""
        names = _URL.findall(value)
        if not names or _URL.sub("", value).replace(",", " ").strip():
            self.report.layout("P472", f"`shape-inside: {value}` names no shape", help=SHAPE_HELP)
            return ()
        padding = self.padding()
        areas = [self._shape(name, padding) for name in names]
        return tuple([area for area in areas if area is not None]) if None not in areas else ()

    def _shape(self, name: str, padding: float) -> Area | None:
        """One shape."""
        near = self.report.context.near
        outline = near.outline(name) if near else None
        if outline is None and (rect := self.reader.shape(name)) is not None:
            outline = Outline("rect", (), upright=rect)
        if outline is None or not (outline.rings or outline.upright):
            self.report.layout("P472", f"`#{name}` is no shape of this layout that text can fill", help=SHAPE_HELP)
            return None
        return self.shape(outline, padding)

    def _inline(self, anchor: str) -> tuple[Area, ...]:
        """The rectangle of `inline-size`; infinitely high without `pnp:height`."""
        width = self._length("inline-size", self.element.style["inline-size"])
        height = math.inf
        written = self.element.attributes.get("pnp:height")
        if written is not None:
            height = self._card_length("pnp:height", written)
        for name, value in (("inline-size", width), ("pnp:height", height)):
            if value <= 0:
                self.report.bad_value(name, str(self.element.style.get(name, written)), "is not above 0")
        x, y = self.reader.origin(self.element, self.pen.size)
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        return (Upright(Rect(x - before * width, y - self.pen.above, width, height)),)

    def _valign(self, value: str, rect: Rect | None) -> float:
        """The part of the free height above the text."""
        if value not in VALIGN:
            self.report.bad_value("pnp:valign", value, "is not known here", allowed=", ".join(VALIGN))
            return 0.0
        if value != "top" and rect is not None and not math.isfinite(rect.height):
            self.report.layout(
                "P473",
                f"`pnp:valign` is `{value}`, but the box has no height",
                help="write `pnp:height` with the height of the box",
            )
        return VALIGN[value]

    def _max_lines(self, value: str | None) -> int | None:
        """The largest number of lines."""
        if value is None:
            return None
        if not value.strip().isdecimal() or int(value) == 0:
            self.report.bad_value("pnp:max-lines", value, "is no whole number from 1")
            return None
        return int(value)

    def _group(self, name: str | None, fit: str) -> str | None:
        """The fit group."""
        if name is not None and not name.strip():
            self.report.bad_value("pnp:fit-group", name, "is empty", allowed="any name, as `titles`")
            return None
        if name is not None and fit == "none":
            self.report.layout("P473", "`pnp:fit-group` does nothing without `pnp:fit`", help='add `pnp:fit="squeeze"`')
        return name

    def _smallest(self, fit: str, written: str | None) -> float | None:
        """The smallest font size, None where the text may not shrink."""
        ways = fit.split()
        if fit != "none" and (not ways or set(ways) - {SHRINK, SQUEEZE}):
            self.report.bad_value("pnp:fit", fit, "is not known here", allowed="none, shrink, squeeze, squeeze shrink")
            return None
        if SHRINK not in ways:
            if written is not None:
                offer = f"{fit} shrink" if ways else SHRINK
                self.report.layout(
                    "P473", '`pnp:min-size` does nothing without `pnp:fit="shrink"`', help=f'write `pnp:fit="{offer}"`'
                )
            return None
        if written is None:
            self.report.layout(
                "P473",
                '`pnp:fit="shrink"` needs to know how far the text may shrink',
                help='add `pnp:min-size="6.5pt"`',
            )
            return None
        smallest = self._card_length("pnp:min-size", written)
        if not 0 < smallest <= self.pen.size:
            size = self.element.style.get("font-size", str(self.pen.size))
            reason = "is not above 0" if smallest <= 0 else f"is more than the `font-size` {size}"
            self.report.bad_value("pnp:min-size", written, reason)
        return smallest

    def _spacing(self, written: str | None) -> float:
        """The room between paragraphs; `em` is the font size."""
        if written is None:
            return 0.0
        if written.strip().endswith("em"):
            spacing = self._length("pnp:paragraph-spacing", written)
        else:
            spacing = self._card_length("pnp:paragraph-spacing", written)
        if spacing < 0:
            self.report.bad_value("pnp:paragraph-spacing", written, "is below 0")
        return spacing

    def _length(self, name: str, value: str) -> float:
        """A standard length of the style; 1 after a mistake."""
        try:
            return user_length(value.strip(), self.pen.size)
        except BadLengthError as error:
            self.report.bad_value(name, value, error.reason)
            return 1.0

    def _card_length(self, name: str, value: str) -> float:
        """One of our own lengths, in user units; 1 after a mistake."""
        try:
            return card_length(value, Scale.of(self.report.context.to_card).across)
        except BadLengthError as error:
            self.report.bad_value(name, value, error.reason)
            return 1.0
