"""Marked text made into elements: a text with `pnp:markup` comes in, one with `tspan`s, icons and paragraphs comes out.

Bold and italic are real fonts. How headings and lists look is said by small elements without text in the text itself,
as `<tspan pnp:style="h1" font-size="6"/>`, which any SVG program leaves in peace.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.typeset.element import TextElement
from pnp.typeset.text.dedent import dedented
from pnp.typeset.text.icons import IconElement, IconShelf, icon_folders
from pnp.typeset.text.library import NoFont
from pnp.typeset.text.markfaults import BOLD_MARK, ITALIC_MARK, MarkFaults
from pnp.typeset.text.markup import MarkupReader, Part, Piece
from pnp.typeset.text.passages import NO_ATTRIBUTES, Begin, letters_like
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.prototypes import Prototype, Prototypes
from pnp.typeset.text.reading import MARKUP, Around, Reader
from pnp.typeset.text.style import BadStyleError
from pnp.world import World

INLINE, BLOCK = "inline", "block"
NONE = "none"
MARKUPS = (INLINE, BLOCK, NONE)

BOLD = "700"
"""The weight of `**bold**` unless the layout names another."""

_OWN = frozenset(
    (
        "alignment-baseline",
        "baseline-shift",
        "display",
        "inline-size",
        "shape-inside",
        "text-decoration",
        "text-decoration-color",
        "text-decoration-line",
        "text-decoration-style",
        "unicode-bidi",
        "vertical-align",
    )
)
"""Properties that stay with the element that they are set on."""


class Setting(NamedTuple):
    """What counts in an element and all in it, unless an inner one says otherwise.

    Attributes:
        markup: INLINE, BLOCK or NONE.
        bold: the weight of bold.
        icon_size: the height of icons.
    """

    markup: str = NONE
    bold: str = BOLD
    icon_size: str = ""

    def inside(self, attributes: Mapping[str, str]) -> Setting:
        """The setting in an element with these attributes."""
        return Setting(
            attributes.get(MARKUP, self.markup),
            attributes.get("pnp:bold-weight", self.bold),
            attributes.get("pnp:icon-size", self.icon_size),
        )


class MarkupDesk:
    """What marked text is read with, for a whole build."""

    def __init__(self, world: World) -> None:
        """Find icons in `world`, where authors typed."""
        self.world = world
        self.shelf = IconShelf(world)
        self.reader = MarkupReader()


def expanded(around: Around, reader: Reader, desk: MarkupDesk) -> TextElement:
    """Give an element with `pnp:markup` with its marks made into elements.

    Reports:
        P470 for attributes that cannot be read, P473 for those in vain, P490-P494 for marks.
    """
    folders = icon_folders(reader.report.context.icons, reader.report.at.path)
    faults = MarkFaults(reader.report, desk.world, desk.shelf.paths(folders), folders)
    return _Expansion(reader, desk, folders, faults).element(around.element, Setting())


class _Expansion(Struct):
    """The expansion of one text element.

    Attributes:
        folders: where icons are looked for.
        prototypes: how headings and lists look.
        begun: whether letters came already.  lists: how many numbers of lists are taken.
        styles: those of marked letters, by the style of their paragraph, which is kept beside, and their marks.
    """

    reader: Reader
    desk: MarkupDesk
    folders: tuple[str, ...]
    faults: MarkFaults
    prototypes: Prototypes = field(default_factory=Prototypes)
    begun: bool = False
    lists: int = 0
    styles: dict[tuple[int, bool, bool, bool], tuple[dict[str, str], dict[str, str]]] = field(default_factory=dict)

    def element(self, element: TextElement, around: Setting) -> TextElement:
        """An element of the text with all in it; `around` is the setting of the element that it stands in."""
        setting = self._setting(element, around)
        self.prototypes = self.prototypes.within(element, self.reader.report)
        content: list[str | TextElement] = []
        for child in element.content:
            if isinstance(child, str):
                content += self._letters(child, element, setting)
            elif "pnp:style" not in child.attributes:
                content.append(self.element(child, setting))
        attributes = {name: value for name, value in element.attributes.items() if name != MARKUP}
        return replace(element, attributes=attributes, content=tuple(content))

    def _setting(self, element: TextElement, around: Setting) -> Setting:
        """What counts in an element."""
        setting, report = around.inside(element.attributes), self.reader.report
        if MARKUP not in element.attributes:
            return setting
        if setting.markup not in MARKUPS:
            report.bad_value(MARKUP, setting.markup, "is not known here", element.at, ", ".join(MARKUPS))
            return setting._replace(markup=NONE)
        if setting.markup == BLOCK and not self.reader.boxed:
            report.layout(
                "P473",
                f'`{MARKUP}="{BLOCK}"` needs a box, and this text has none',
                element.at,
                help="write `inline-size` with a width, or `shape-inside: url(#…)` with the id of a shape",
            )
        return setting

    def _letters(self, text: str, element: TextElement, setting: Setting) -> Iterator[str | TextElement]:
        """Character data of an element."""
        block = setting.markup == BLOCK
        if setting.markup == NONE or not text.strip():
            if not block:
                self.begun |= bool(text.strip())
                yield text
            return
        if block:
            text = dedented(text, bool(self.reader.report.context.fields))
        marked = self.desk.reader.read(text, block, frozenset(self.desk.shelf.paths(self.folders)))
        self.faults.report(marked.mistakes, text)
        style = {name: value for name, value in element.style.items() if name not in _OWN}
        style["white-space"] = "pre-line"
        if block:
            yield from self._passages(marked.parts, replace(element, style=style), setting)
            return
        if text[0].isspace():
            yield " "
        for number, part in enumerate(marked.parts):
            if number or not self.begun:
                yield Begin("tspan", NO_ATTRIBUTES, style, (), element.at, opens=number > 0)
            self.begun = True
            yield from self._pieces(part, element, style, setting)
        if text[-1].isspace():
            yield " "

    def _passages(self, parts: tuple[Part, ...], element: TextElement, setting: Setting) -> Iterator[TextElement]:
        """Headings, paragraphs and lists."""
        spacing = self.reader.report.element.attributes.get("pnp:paragraph-spacing")
        looks = self.prototypes.usual(element, setting.bold, spacing)
        before: tuple[Part, Prototype] | None = None
        within: list[int] = []
        for part in parts:
            prototype = looks.of(part.kind)
            within = [*within[: part.depth], *[0] * (part.depth - len(within))]
            if part.depth:
                within[-1] = part.list + self.lists
            room = prototype.distance(part, before, self._length) if before or self.begun else 0.0
            lists = tuple(within)
            yield Begin(
                "tspan",
                NO_ATTRIBUTES,
                element.style,
                (),
                element.at,
                before=room,
                list=lists[-1] if lists else 0,
                within=lists[:-1],
                inset=prototype.inset(self._length) if lists else 0.0,
                marker=looks.marker(part, element),
                keep=part.kind.startswith("h"),
            )
            yield from self._pieces(part, element, prototype.style, setting)
            before = (part, prototype)
        self.begun = True
        self.lists += len(parts)

    def _pieces(
        self, part: Part, element: TextElement, around: dict[str, str], setting: Setting
    ) -> Iterator[TextElement]:
        """The letters and icons of a paragraph, in an element; `around` is the style of the paragraph."""
        for piece in part.pieces:
            style = self._styled(piece, around, setting)
            if not piece.icon:
                yield letters_like(element, style, piece.text)
                continue
            path = self.desk.shelf.paths(self.folders).get(piece.icon)
            if path is None:
                continue
            icon = self.desk.shelf.icon(piece.icon, path)
            for _ in range(piece.times):
                yield IconElement("tspan", NO_ATTRIBUTES, style, (), element.at, icon=icon, size=setting.icon_size)

    def _styled(self, piece: Piece, around: dict[str, str], setting: Setting) -> dict[str, str]:
        """The style of letters, where there is a font for it; `around` is that of their paragraph."""
        if not (piece.bold or piece.italic or piece.struck):
            return around
        key = (id(around), piece.bold, piece.italic, piece.struck)
        known = self.styles.get(key)
        if known is None:
            known = self.styles[key] = (self._changed(piece, around, setting), around)
        return known[0]

    def _changed(self, piece: Piece, around: dict[str, str], setting: Setting) -> dict[str, str]:
        """The style of letters that are marked."""
        style = dict(around)
        if piece.struck:
            style["text-decoration"] = "line-through"
        for wanted, change, mark in (
            (piece.bold, {"font-weight": setting.bold}, BOLD_MARK),
            (
                piece.italic,
                {"font-style": "normal" if "italic" in style.get("font-style", "") else "italic"},
                ITALIC_MARK,
            ),
        ):
            if not wanted:
                continue
            entry = self.reader.book.entry(style | change, self.reader.language, spaces_kept=False)
            if isinstance(entry.pen, BadStyleError):
                self.reader.report.bad_value(
                    "pnp:bold-weight", setting.bold, entry.pen.reason, allowed=entry.pen.allowed
                )
            elif isinstance(entry.pen, NoFont):
                self._no_font(entry.pen, mark, piece, style)
            else:
                style |= change
        return style

    def _no_font(self, missing: NoFont, mark: str, piece: Piece, style: Mapping[str, str]) -> None:
        """Report letters without a font."""
        own = self.reader.book.entry(style, self.reader.language, spaces_kept=False).pen
        weight = own.style.request.weight if isinstance(own, Pen) else 0
        self.faults.no_font(missing, mark, piece.text or f":{piece.icon}:", weight)

    def _length(self, name: str, value: str, em: float) -> float:
        """A length of ours, nought after a mistake."""
        length = self.reader.report.our_length(name, value, em)
        if length < 0:
            self.reader.report.bad_value(name, value, "is below 0")
        return max(length, 0.0)
