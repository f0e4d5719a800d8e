"""What text elements ask for, read once for all that differ in their words only.

The cards of a deck have the same few start tags with other words in them:

    <text x="6" …><tspan …>Draw two cards.</tspan></text>
    ╰─ tags, read once ──╯╰─── words, per card
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.typeset.element import SetText, TextContext, TextElement
from pnp.typeset.text.boxes import NEXT, Box, Scale, box_of, is_boxed, refuse_box_attributes
from pnp.typeset.text.content import BY_LETTER, COORDINATES, Stretch, reworded, stretches
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reading import Reader, StyleBook

LIVE = {"yes": True, "no": False}

MOST_TAGS = 1024
"""Start tags that are remembered, more than a deck has with all its colours; then all are forgotten."""


class Reading(NamedTuple):
    """What a text element asks for.

    Attributes:
        boxed: whether it is set in a box.  live: whether it counts for the safe area.
        pen: its own.
        parts: its stretches; None where something in it cannot be set.
        box: its box; None where it has none, or where that cannot be made out.
        origin: where it begins without a box, user units.
        scale: mm on the card in one user unit.
    """

    boxed: bool
    live: bool
    pen: Pen
    parts: list[Stretch] | None
    box: Box | None
    origin: tuple[float, float]
    scale: Scale


class Known(Struct, eq=False):
    """A text that was read, whose words may be others the next time; and how it was set last."""

    reading: Reading
    part: Stretch
    _last: tuple[str, Span, tuple[str, ...], SetText] | None = None

    def worded(self, words: str) -> list[Stretch]:
        """The stretches of other words."""
        return reworded(self.part, words)

    def again(self, words: str, at: Span, fields: tuple[str, ...]) -> SetText | None:
        """The set text, where it is the same as the last one."""
        last = self._last
        return last[3] if last is not None and last[0] == words and last[1] == at and last[2] == fields else None

    def note(self, words: str, at: Span, fields: tuple[str, ...], text: SetText) -> None:
        """Take note of how it is set, unless other texts count for that."""
        box = self.reading.box
        if box is None or box.group is None:
            self._last = words, at, fields, text


class Readings:
    """Texts by the start tags that they were read from."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._numbers: dict[object, int] = {}
        self._seen: dict[tuple[int, int], tuple[TextElement, int]] = {}
        self._known: dict[object, Known] = {}

    def key(self, tags: tuple[TextElement, ...], context: TextContext) -> object:
        """What a reading depends on but its words."""
        return (context.language, context.to_card, *map(self._number, tags))

    def get(self, key: object) -> Known | None:
        """What is known of a text."""
        return self._known.get(key)

    def learn(self, key: object, reading: Reading, tags: tuple[TextElement, ...]) -> Known | None:
        """Remember a reading without messages, where other words in the same tags would be read alike."""
        parts = reading.parts
        if not parts or not _repeats(parts, tags):
            return None
        known = self._known[key] = Known(reading, parts[0])
        return known

    def _number(self, tag: TextElement) -> int:
        """A number for a start tag; equal ones have the same.

        The SVG side gives the same mappings for the same tag in the same surroundings, so they need not be compared;
        those that were seen are kept, so that no others can have their ids.
        """
        identity = (id(tag.attributes), id(tag.style))
        seen = self._seen.get(identity)
        if seen is None:
            if len(self._seen) >= MOST_TAGS:
                self._seen.clear()
            if len(self._numbers) >= MOST_TAGS:
                self._numbers.clear()
                self._known.clear()
            value = (tuple(tag.attributes.items()), tuple(tag.style.items()))
            seen = self._seen[identity] = tag, self._numbers.setdefault(value, len(self._numbers))
        return seen[1]


def parted(element: TextElement) -> tuple[tuple[TextElement, ...], str]:
    """Give the start tags of a text that has each inside the one before, and the words in the last; else no words."""
    tags = [element]
    content = element.content
    while len(content) == 1:
        inner = content[0]
        if isinstance(inner, str):
            return tuple(tags), inner
        tags.append(inner)
        content = inner.content
    return tuple(tags), ""


def read(element: TextElement, context: TextContext, report: Report, styles: StyleBook) -> Reading | None:
    """Give what a text element asks for; None, and messages, where it cannot be set."""
    styles.tidy()
    boxed = is_boxed(element)
    reader = Reader(styles, report, context.language, context.shape, boxed)
    live = LIVE.get(element.attributes.get("pnp:live", "yes"))
    if live is None:
        report.bad_value("pnp:live", element.attributes["pnp:live"], "is not known here", allowed="yes, no")
    around = reader.root(element)
    if around is None:
        return None
    pen = around.pen
    parts = stretches(around, reader)
    box, origin = None, (0.0, 0.0)
    if boxed:
        box = box_of(element, pen, reader)
    else:
        refuse_box_attributes(element, report)
        if parts:
            origin = reader.origin(element, pen.size)
    return Reading(boxed, bool(live), pen, parts, box, origin, Scale.of(context.to_card))


def _repeats(parts: list[Stretch], tags: tuple[TextElement, ...]) -> bool:
    """Whether other words in the same tags are read alike: no single letters and no other elements count."""
    if len(parts) != 1 or parts[0].turn or parts[0].inside or parts[0].form:
        return False
    if "shape-inside" in tags[0].style or NEXT in tags[0].attributes:
        return False
    for tag in tags:
        attributes = tag.attributes
        if not BY_LETTER.isdisjoint(attributes):
            return False
        for name in COORDINATES:
            value = attributes.get(name, "")
            if len(value.replace(",", " ").split()) > 1 or "%" in value:
                return False
    return "%" not in tags[0].style.get("inline-size", "")
