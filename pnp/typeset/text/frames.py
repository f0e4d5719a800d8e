"""What a text fills, in order: its own box or shapes, then those that `pnp:next` leads to.

<text inline-size="60" pnp:height="90" pnp:next="#second">…</text>
<text id="second" x="70" inline-size="60" pnp:height="90" pnp:next="#third"/>      an empty text is a further box,
<rect id="third" x="136" …/>                                                      and so is any shape with an inside
"""

from __future__ import annotations

import math

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.geometry import Transform
from pnp.typeset.element import Linked, Neighbours, TextElement
from pnp.typeset.text.boxes import NEXT, ONLY_IN_BOXES, Box, BoxReader, is_boxed
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reading import Reader
from pnp.typeset.text.shapes import Area, Upright, moved_area
from pnp.typeset.text.style import ANCHORS

UNTURNED = 1e-6
"""A turn or change of scale by less than this moves nothing on a card by as much as float noise does."""


def areas_of(element: TextElement, box: Box, pen: Pen, reader: Reader) -> tuple[Area, ...]:
    """Give all that a text fills, in its own coordinates; nothing where that is simply its box.

    Reports:
        P473 for what does nothing in a text that goes on, P478 for a chain that leads nowhere or back.
    """
    own = box.areas
    if box.onward:
        own = own or (Upright(box.rect),)
        chain = _Chain(pen, reader, reader.report)
        chain.follow(element, box.onward, BoxReader(element, pen, reader, reader.report).shapes())
        own = (*own, *chain.areas)
    endless = [area for area in own[:-1] if math.isinf(area.bottom)]
    if endless and not reader.report.failed:
        reader.report.layout(
            "P473",
            "`pnp:next` does nothing: a box without height has room for all of the text",
            help="write `pnp:height` with the height of the box",
        )
    if len(own) > 1 and box.valign:
        value = element.attributes["pnp:valign"]
        reader.report.layout(
            "P473", f"`pnp:valign` is `{value}`, but the text goes on in another box", help="leave `pnp:valign` out"
        )
    if own and (box.squeezes or box.group):
        what = "`pnp:fit-group`" if box.group else f'`pnp:fit="{element.attributes["pnp:fit"]}"`'
        where = "in several boxes" if len(own) > 1 else "in a shape that is no upright rectangle"
        reader.report.layout("P471", f"{what} is not set yet {where}", help='write `pnp:fit="shrink"`')
    return own


class _Chain(Struct):
    """Follows `pnp:next` from box to box."""

    pen: Pen
    reader: Reader
    report: Report
    areas: list[Area] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def follow(self, element: TextElement, onward: str, shapes: list[str]) -> None:
        """Take the boxes behind that of `element`, which fills `shapes` first; `onward` says where it leads."""
        near = self.report.context.near
        self._seen |= {"#" + name for name in (element.attributes.get("id", ""), *shapes)}
        waiting = [(name, element) for name in onward.split()]
        while waiting:
            name, asking = waiting.pop(0)
            if name in self._seen:
                self._refuse(f"`pnp:next` leads back to `{name}`", "let the last box lead nowhere", asking)
                return
            self._seen.add(name)
            further = self._take(name, near, asking) if near and name.startswith("#") else None
            if further is None:
                if not self.report.failed:
                    what = f"`pnp:next` leads to `{name}`, which is no box or shape of this layout"
                    self._refuse(what, "write `#` and the `id` of a shape, or of an empty text with a box", asking)
                return
            waiting = further + waiting

    def _take(self, name: str, near: Neighbours, asking: TextElement) -> list[tuple[str, TextElement]] | None:
        """Take one box; give where it leads and which element says so, None where there is none."""
        linked = near.text(name[1:])
        if linked is not None:
            return self._text(name, linked, asking)
        outline = near.outline(name[1:])
        if outline is None or not (outline.upright or outline.rings):
            return None
        own = BoxReader(self.report.element, self.pen, self.reader, self.report)
        self.areas.append(own.shape(outline, own.padding()))
        return [(further, asking) for further in outline.next.split()]

    def _text(self, name: str, linked: Linked, asking: TextElement) -> list[tuple[str, TextElement]] | None:
        """Take the box of another text element."""
        element, to_text = linked.element, linked.to_text
        if has_words(element):
            what = f"`pnp:next` leads to `{name}`, which has words of its own"
            self._refuse(what, "leave that text element empty", asking)
            return None
        if not is_boxed(element):
            what = f"`pnp:next` leads to `{name}`, which has no box"
            self._refuse(what, "give it `inline-size` and `pnp:height`", element)
            return None
        if not _is_shift(to_text):
            self._refuse(
                f"`pnp:next` leads to `{name}`, which is turned or scaled against this text",
                "let both stand in groups with the same `transform`",
                asking,
            )
            return None
        idle = [
            f"`{name}`" for name in ONLY_IN_BOXES if name in element.attributes and name not in ("pnp:height", NEXT)
        ]
        if idle:
            what = f"{' and '.join(idle)} does nothing in a box where another text goes on"
            self.report.layout("P473", what, element.at, help="write it on the text that begins the chain")
        context = replace(self.report.context, near=linked.near, to_card=to_text.then(self.report.context.to_card))
        report = Report(self.report.sink, element, context)
        reader = Reader(self.reader.book, report, self.reader.language, lambda _: None, boxed=True)
        anchor = element.style.get("text-anchor", "start")
        areas = BoxReader(element, self.pen, reader, report).areas(anchor if anchor in ANCHORS else "start")
        self.report.failed = self.report.failed or report.failed
        self.areas += [moved_area(area, to_text.e, to_text.f) for area in areas]
        return [(further, element) for further in element.attributes.get(NEXT, "").split()]

    def _refuse(self, what: str, way_round: str, element: TextElement) -> None:
        """Report P478 at an element."""
        self.report.layout("P478", what, element.at, help=way_round)


def has_words(element: TextElement) -> bool:
    """Whether there is any text in an element."""
    return any(part.strip() if isinstance(part, str) else has_words(part) for part in element.content)


def _is_shift(transform: Transform) -> bool:
    """Whether a transform only shifts."""
    parts = (transform.a - 1, transform.b, transform.c, transform.d - 1)
    return max(map(abs, parts)) <= UNTURNED
