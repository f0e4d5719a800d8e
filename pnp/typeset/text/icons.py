"""Icons in a line of text: found by name, as high as a part of the font size, centred on the height of its capitals.

cap height ┬ H ┌───┐   The icon is one letter to everything that fills lines. It has room on both sides, and never
           │ H │ ◆ │   parts from a number beside it (`breaks.holds`).
  baseline ┴ H │   │
               └───┘
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct, field

from pnp.typeset.element import TextElement
from pnp.typeset.text.breaks import OBJECT
from pnp.typeset.text.fallback import Piece
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import Word
from pnp.world import World

SIDE = 0.06
"""Room on both sides of an icon, as a part of its height: two of them stand as far apart as figures do."""

SHARED = "layouts/shared/icons"

SQUARE = (100.0, 100.0)
"""The size of a drawing that states none, as wide as SVG 2 has a picture in percent."""

_ROOT = re.compile(rb"<(?:\w+:)?svg\b[^>]*>")
_VIEW_BOX = re.compile(rb"""\bviewBox\s*=\s*["']\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']""")
_SIDES = re.compile(rb"""\b(width|height)\s*=\s*["']\s*([\d.]+)""")


class Icon(NamedTuple):
    """A drawing.

    Attributes:
        name: as authors write it.  path: its file.
        width, height: in its own units.
    """

    name: str
    path: str
    width: float
    height: float

    @property
    def ratio(self) -> float:
        """Its width as a part of its height."""
        return self.width / self.height


class IconElement(TextElement, frozen=True):
    """Stands in a text where an icon is drawn.

    Attributes:
        icon: the drawing.
        size: its height as the layout has it, as `1.2em`; empty for the font size.
    """

    icon: Icon
    size: str

    def height(self, em: float, report: Report) -> float:
        """Its height beside letters of size `em`, user units.

        Reports:
            P470 where the layout's value cannot be read.
        """
        if not self.size:
            return em
        height = report.our_length("pnp:icon-size", self.size, em)
        if height <= 0 and not report.failed:
            report.bad_value("pnp:icon-size", self.size, "is not above 0")
        return height if height > 0 else em


class IconShelf(Struct):
    """The icons of a project, each looked up once."""

    world: World
    _names: dict[tuple[str, ...], Mapping[str, str]] = field(default_factory=dict)
    _known: dict[str, frozenset[str]] = field(default_factory=dict)
    _icons: dict[str, Icon] = field(default_factory=dict)

    def paths(self, folders: tuple[str, ...]) -> Mapping[str, str]:
        """The icons in some folders, paths by name; of one name, that in the earlier folder."""
        found = self._names.get(folders)
        if found is None:
            paths: dict[str, str] = {}
            for folder in folders:
                for path in self.world.files(folder):
                    name, dot, ending = path.removeprefix(f"{folder}/").rpartition(".")
                    if dot and ending.lower() == "svg" and "/" not in name:
                        paths.setdefault(name, path)
            found = self._names[folders] = paths
        return found

    def icon(self, name: str, path: str) -> Icon:
        """The icon in a file."""
        found = self._icons.get(path)
        if found is None:
            found = self._icons[path] = Icon(name, path, *_size(self.world.read_bytes(path)))
        return found


def icon_folders(folders: tuple[str, ...], layout: str) -> tuple[str, ...]:
    """Where icons are looked for: where the template looks, else beside the layout, and among the shared ones."""
    if folders:
        return folders
    beside = f"{layout.rpartition('/')[0]}/icons"
    return tuple(dict.fromkeys((beside, SHARED)))


def _size(content: bytes) -> tuple[float, float]:
    """Width and height of a drawing by its view box, or else as it states them; a square where it says neither."""
    root = _ROOT.search(content)
    tag = root[0] if root else b""
    box = _VIEW_BOX.search(tag)
    sizes = {name: float(value) for name, value in _SIDES.findall(tag)}
    width, height = (float(box[1]), float(box[2])) if box else (sizes.get(b"width", 0.0), sizes.get(b"height", 0.0))
    return (width, height) if width > 0 and height > 0 else SQUARE


class _Setter:
    """Gives an icon's word, whatever is asked: it stands where a pen has its shaper."""

    def __init__(self, pen: Pen, word: Word) -> None:
        """Shapers are compared by identity, and no letter is ever shaped together with an icon."""
        self.font = pen.font
        self.manner = pen.shaper.manner
        self._word = word

    def word(self, text: str) -> Word:
        """The icon."""
        return self._word

    def turned(self, text: str, before: str = "", after: str = "") -> Word:
        """The icon, which looks the same whichever way the text runs."""
        return self._word


class IconPen(Pen):
    """Draws one icon; colour, line height and lift are those of the text around it.

    Attributes:
        icon: the drawing.
        bounds: left, bottom, right, top of the drawing from its origin, font units, y up.
        width: of the icon with the room on its sides, user units.
    """

    __slots__ = ("bounds", "icon", "width")

    tracks = False

    def __init__(self, pen: Pen, icon: Icon, high: float) -> None:
        """`pen` writes the text around it."""
        for name in Pen.__slots__:
            setattr(self, name, getattr(pen, name))
        self.tokens = {}
        self._chain = (self,)
        self.stands_in = None
        self.icon = icon
        unit = self.per_unit
        middle = pen.font.cap_height * unit / 2
        top, bottom = middle + high / 2, middle - high / 2
        if high > pen.above + pen.below:
            # One that is higher than its line makes room for itself; all others leave the lines as they are.
            self.above, self.below = max(pen.above, top + pen.lift), max(pen.below, -bottom - pen.lift)
        side, wide = SIDE * high, icon.ratio * high
        self.bounds = (side / unit, bottom / unit, (side + wide) / unit, top / unit)
        self.width = wide + 2 * side
        advance = (self.width + pen.style.tracking) / unit
        word = Word(OBJECT, advance, (), (), (), (), self.bounds, (), "")
        self.shaper = _Setter(pen, word)  # type: ignore[assignment]

    def pieces(self, text: str) -> tuple[Piece, ...]:
        """The icon as a word."""
        return ((self, self.shaper.word(text)),)

    def said(self, text: str) -> str:
        """The icon by its name, as authors write it."""
        return f":{self.icon.name}:" if text else ""
