"""How headings, paragraphs and lists of marked text look: by small elements in the layout, else by what is usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import Struct, field

from pnp.diagnostics.similar import listed, suggestion
from pnp.typeset.element import TextElement
from pnp.typeset.text.markup import Part
from pnp.typeset.text.messages import Report
from pnp.typeset.text.passages import letters_like

STYLE = "pnp:style"
KINDS = ("h1", "h2", "h3", "p", "li", "marker")

SIZES = {"h1": 1.5, "h2": 1.25, "h3": 1.0}
"""Of headings, as parts of the font size of the text: steps of a fourth, as on rules sheets of published games."""

DISTANCES = {"h1": ("1em", "0.3em"), "h2": ("0.9em", "0.25em"), "h3": ("0.8em", "0.15em")}
"""Room above and below headings, in their own em: much nearer to what they head than to what is before."""

USUAL = "0.5em"
"""Room between paragraphs."""

TIGHT = "0.15em"
"""Room between items of a list without blank lines."""

INDENT = "1.2em"
"""How far in the lines of a list begin, unless its numbers need more."""

BULLETS = ("•", "–", "•")
"""By depth of the list."""

Length = Callable[[str, str, float], float]
"""Reads a length: name of the attribute, its value, the font size."""


class Prototype(NamedTuple):
    """How one kind looks.

    Attributes:
        kind: of KINDS.
        style: of its letters.
        attributes: of the element that says so, none for the usual look.
        usual: room between paragraphs as the layout has it.
    """

    kind: str
    style: dict[str, str]
    attributes: Mapping[str, str]
    usual: str

    @property
    def em(self) -> float:
        """Its font size, user units."""
        return float(self.style["font-size"])

    def room(self, below: bool, tight: bool, length: Length) -> float:
        """The room above or below it."""
        name = "pnp:after" if below else "pnp:before"
        written = self.attributes.get(name)
        if written is None:
            usual = ("0", TIGHT if tight else self.usual)
            written = DISTANCES.get(self.kind, usual)[below]
        return length(name, written, self.em)

    def distance(self, part: Part, before: tuple[Part, Prototype] | None, length: Length) -> float:
        """The room between a part of this look and the one before it; the larger of the two counts."""
        if before is None:
            return self.room(below=False, tight=False, length=length)
        last, look = before
        tight = part.depth > 0 and last.depth > 0 and not (part.loose and last.loose)
        return max(
            look.room(below=True, tight=tight, length=length), self.room(below=False, tight=tight, length=length)
        )

    def inset(self, length: Length) -> float:
        """How far in the lines of a list begin."""
        return length("pnp:indent", self.attributes.get("pnp:indent", INDENT), self.em)


class Looks(NamedTuple):
    """The looks of all kinds in one element."""

    prototypes: Mapping[str, Prototype]

    def of(self, kind: str) -> Prototype:
        """The look of a kind; headings of a degree that is not known look like the lowest that is."""
        return self.prototypes.get(kind) or self.prototypes["h3"]

    def marker(self, part: Part, element: TextElement) -> TextElement | None:
        """The bullet or number of a list item; None where it has none."""
        if not part.marker:
            return None
        text = part.marker
        if not text[0].isdigit():
            text = self.of("li").attributes.get("pnp:bullet") or BULLETS[min(part.depth, len(BULLETS)) - 1]
        return letters_like(element, self.of("marker").style, text)


class Prototypes(Struct, frozen=True):
    """The elements with `pnp:style` that count in an element: what each changes of the style around it, by kind."""

    changes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    attributes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def within(self, element: TextElement, report: Report) -> Prototypes:
        """Those that count in `element`: its own, and for other kinds these.

        Reports:
            P494 for a kind that there is not, or an element with letters in it.
        """
        own = [child for child in element.content if isinstance(child, TextElement) and STYLE in child.attributes]
        if not own:
            return self
        changes, attributes = dict(self.changes), dict(self.attributes)
        for child in own:
            kind = child.attributes[STYLE]
            if kind not in KINDS:
                report.layout(
                    "P494",
                    f'`{STYLE}="{kind}"` is the look of nothing',
                    child.at,
                    notes=(f"looks there are: {listed(KINDS)}",),
                    help=suggestion(kind, KINDS),
                )
            elif "".join(part for part in child.content if isinstance(part, str)).strip():
                report.layout(
                    "P494",
                    f'the element with `{STYLE}="{kind}"` has letters in it, which are not printed',
                    child.at,
                    help=f'leave it empty, as `<tspan {STYLE}="{kind}" …/>`, and put the letters behind it',
                )
            changes[kind] = {name: value for name, value in child.style.items() if element.style.get(name) != value}
            attributes[kind] = child.attributes
        return Prototypes(changes, attributes)

    def usual(self, element: TextElement, bold: str, spacing: str | None) -> Looks:
        """The looks of all kinds in an element; `bold` is the weight of headings without a prototype.

        Headings are parted at soft hyphens alone.
        """
        made: dict[str, Prototype] = {}
        for kind in KINDS:
            base = made["li"].style if kind == "marker" else dict(element.style)
            if kind in self.changes:
                style = {**base, **self.changes[kind]}
            elif kind in SIZES:
                style = base | {"font-size": f"{float(base['font-size']) * SIZES[kind]:g}", "font-weight": bold}
            else:
                style = base
            if kind in SIZES and style.get("hyphens") == "auto":
                style = style | {"hyphens": "manual"}
            made[kind] = Prototype(kind, style, self.attributes.get(kind, {}), spacing or USUAL)
        return Looks(made)
