"""Paragraphs of marked text: how each is set, and how they follow one another.

Title                 a heading stays with what comes after it
                      after of the one, before of the other: the larger counts
Text of a paragraph
  • an item: its bullet hangs before it, so that
    its lines begin below one another
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from pnp.typeset.element import TextElement

if TYPE_CHECKING:
    from pnp.typeset.text.lines import Paragraph
    from pnp.typeset.text.pens import Pen

MARKER_GAP = 0.35
"""Em between a bullet or number and its text: a little more than a space, so that it stands by itself."""


NO_ATTRIBUTES: Mapping[str, str] = {}

STAND_INS = {"•": "·–-", "–": "-"}
"""What is a bullet in fonts that lack the usual ones."""


class Letters(TextElement, frozen=True):
    """Letters of marked text; those of one kind in one place have their style as one object."""

    @property
    def text(self) -> str:
        """The letters."""
        return str(self.content[0])


class Begin(TextElement, frozen=True):
    """Stands in a text where a paragraph begins.

    Attributes:
        before: room above it, user units; None for the usual distance of paragraphs.
        list: the list that it is in, 0 for none.  within: the lists around that one.
        inset: the least room for markers of its list, user units.
        marker: what hangs before it, an element with its own style; None for nothing.
        keep: whether it stays with the paragraph after it.
        opens: whether what stands before it in the text is another paragraph.
    """

    before: float | None = None
    list: int = 0
    within: tuple[int, ...] = ()
    inset: float = 0.0
    marker: TextElement | None = None
    keep: bool = False
    opens: bool = True


class Form(NamedTuple):
    """How a paragraph is set; lengths in user units at the stated size.

    Attributes:
        before: room above it; None for the usual distance of paragraphs.
        inset: how far in its lines begin.
        marker, text: the pen and the letters of what hangs before its first line; None for nothing.
        keep: whether it stays with the paragraph after it.
        goes_on: whether it is only a further line of one that began above.
    """

    before: float | None = None
    inset: float = 0.0
    marker: Pen | None = None
    text: str = ""
    keep: bool = False
    goes_on: bool = False

    @property
    def continued(self) -> Form:
        """The form of what follows a hard break in it."""
        return self._replace(before=0.0, marker=None, goes_on=True)


def form_of(begin: Begin, pen: Pen | None) -> Form:
    """Give the form of a paragraph, its inset not known yet; `pen` writes its marker."""
    text = "".join([part for part in begin.marker.content if isinstance(part, str)]) if begin.marker else ""
    if pen is not None and text in STAND_INS:
        text = next((bullet for bullet in (text, *STAND_INS[text]) if pen.font.has(bullet)), text)
    return Form(begin.before, 0.0, pen if text else None, text, begin.keep)


def marker_width(form: Form) -> float:
    """How much room a marker takes with the gap behind it."""
    return 0.0 if form.marker is None else form.marker.token(form.text).width + MARKER_GAP * form.marker.size


def inset_forms(begun: Iterable[tuple[Begin, Form]]) -> list[Form]:
    """Give the forms with their insets: all items of a list begin below one another, whatever their numbers are."""
    begun = list(begun)
    widest: dict[int, float] = {}
    for begin, form in begun:
        if begin.list:
            widest[begin.list] = max(widest.get(begin.list, 0.0), begin.inset, marker_width(form))
    return [
        form._replace(inset=sum(widest.get(number, 0.0) for number in (*begin.within, begin.list)))
        for begin, form in begun
    ]


def hang_marker(paragraph: Paragraph, form: Form) -> None:
    """Put a paragraph's marker before its first word."""
    from pnp.typeset.text.tokens import Token

    if form.marker is None or not paragraph.tokens:
        return
    pen = form.marker
    # The space is for readers of the page; the first word stands further off.
    token = Token((*pen.token(form.text).pieces, (pen, pen.space)), 0.0, (), ())
    token.width = marker_width(form)
    first = paragraph.tokens[0]
    first.gap, first.spaces = 0.0, ()
    paragraph.tokens.insert(0, token)
    paragraph.held = frozenset({1, *[number + 1 for number in paragraph.held]})


def shape_paragraph(paragraph: Paragraph, form: Form, spacing: float, indent: float) -> None:
    """Give a paragraph its insets and the room above it; `spacing` and `indent` are the usual ones."""
    paragraph.before = spacing if form.before is None else form.before
    first = indent if not (form.goes_on or form.keep or form.inset) else 0.0
    marker = paragraph.tokens[0].width if form.marker is not None and paragraph.tokens else 0.0
    paragraph.hang += form.inset
    paragraph.indent += form.inset + first - marker


def letters_like(element: TextElement, style: Mapping[str, str], text: str) -> Letters:
    """Give letters in an element, with a style of their own."""
    return Letters("tspan", NO_ATTRIBUTES, style, (text,), element.at)
