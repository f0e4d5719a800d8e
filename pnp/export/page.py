"""Pages of the document: artworks at their places, marks and labels in layers of their own.

q 1 0 0 1 85.0394 500 cm  8.5 8.5 178.6 249.4 re W n      one artwork: place, clip
/L1 Do                                                    a form that others draw too
q … Q                                                     a short one that only this place draws
Q
/OC /Marks BDC /L7 Do EMC                                 an optional-content group
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from pikepdf import Array, Dictionary, Name, Object, Page, Pdf, Stream

from pnp.export.content import Spot, clip, matrix, page_matrix, points, require_size
from pnp.export.forms import Form, Resources
from pnp.export.strips import in_steps
from pnp.geometry import EPS, Point, Rect, Size, Transform
from pnp.model.artwork import RenderedArtwork
from pnp.model.sheet import Sheet, SheetSide

INLINE_BYTES = 4096
"""A form that is drawn once and is no longer than this (deflated) is written straight into its page: neighbours
deflate together, so a text deck takes half the room. Longer ones would cost more time to deflate than they save."""


class Part(Struct, frozen=True):
    """One artwork on a page.

    Attributes:
        name: the artwork's id, for messages.
        artwork: its size and bleed.
        spot: where it is drawn.
        forms: its layers in paint order, each with whether this is its only use in the document.
        group: the optional-content group it belongs to, None for the components themselves.
    """

    name: str
    artwork: RenderedArtwork
    spot: Spot
    forms: Sequence[tuple[Form, bool]]
    group: str | None = None


class _Content(Struct):
    """A page in the making: its operators and what they name."""

    lines: list[bytes] = field(default_factory=list)
    named: dict[str, dict[str, Object | int]] = field(default_factory=dict)
    texts: dict[tuple[str, str], bytes] = field(default_factory=dict)
    merged: set[int] = field(default_factory=set)

    def merge(self, resources: Resources) -> bool:
        """Make all that `resources` names known on the page; False, and nothing done, where a name is taken."""
        if id(resources) in self.merged:
            return True
        if any(self.texts.get(key, text) != text for key, text in resources.texts.items()):
            return False
        for (category, name), value in resources.entries.items():
            self.named.setdefault(category, {})[name] = value
        self.texts |= resources.texts
        self.merged.add(id(resources))
        return True


class PageWriter:
    """Appends pages to a document."""

    def __init__(self, document: Pdf, groups: Mapping[str, Object]) -> None:
        """`groups`: the optional-content groups by name."""
        self._document = document
        self._groups = groups
        self._objects: dict[int, tuple[str, Object]] = {}
        self._used: set[str] = set()

    @property
    def used_groups(self) -> list[Object]:
        """The groups that something was drawn in."""
        return [group for name, group in self._groups.items() if name in self._used]

    def write(
        self,
        size: Size,
        parts: Sequence[Part],
        forms: Mapping[str, Form | None],
        through: tuple[Transform, Size] | None = None,
    ) -> None:
        """Append one page of `size` mm that draws `parts` in order, then `forms`, each in its group.

        All of it is drawn `through` a map, in mm from the page's top-left corner, on a page of its size.

        Raises:
            ValueError: an artwork has another size than its place.
        """
        content = _Content()
        for part in parts:
            require_size(part.spot, part.artwork, part.name)
            self._grouped(content, part.group, self._placed(content, part, size))
        for group, form in forms.items():
            if form is not None:
                self._grouped(content, group, self._named(content, form))
        if through is not None:
            content.lines = [f"q {page_matrix(*through, size)}".encode("ascii"), *content.lines, b"Q"]
        # Ghostscript finds fault with a deflated stream of nothing, as an empty page would have it.
        on = size if through is None else through[1]
        stream = Stream(self._document, b"\n".join(content.lines) or b"q Q")
        resources = Dictionary({category: Dictionary(entries) for category, entries in content.named.items()})
        page = Dictionary(
            Type=Name.Page,
            MediaBox=Array([0, 0, points(on.width), points(on.height)]),
            Resources=resources,
            Contents=stream,
        )
        self._document.pages.append(Page(self._document.make_indirect(page)))

    def frame(self, sides: Sequence[tuple[Sheet, SheetSide]]) -> None:
        """Tell where the pages that were appended, one a side, are trimmed and how far their bleed goes.

        Where a side is drawn through what undoes a printer, so are its boxes: upright rectangles round what they hold.
        """
        for page, (sheet, side) in zip(self._document.pages, sides, strict=True):
            on = sheet.page or sheet.size
            for name, box in (("/TrimBox", sheet.trim), ("/BleedBox", sheet.bleed)):
                if box is not None:
                    found = box if side.through is None else _mapped(box, side.through, on)
                    edges = (found.x, on.height - found.bottom, found.right, on.height - found.y)
                    page.obj[name] = Array([points(edge) for edge in edges])

    def _placed(self, content: _Content, part: Part, size: Size) -> bytes:
        """The operators that draw one artwork at its place."""
        spot = part.spot
        if max(spot.stretch) > 1 + EPS and not all(form.is_plain for form, _ in part.forms):
            return b"\n".join(self._drawn(content, part, step, size) for step in in_steps(spot))
        return self._drawn(content, part, spot, size)

    def _drawn(self, content: _Content, part: Part, spot: Spot, size: Size) -> bytes:
        """The operators that draw an artwork at a spot."""
        inlined = [only and _fits_inline(form) and content.merge(form.resources) for form, only in part.forms]
        drawn = [
            b"q\n%b\nQ" % form.operators if inline else self._named(content, form)
            for (form, _), inline in zip(part.forms, inlined, strict=True)
        ]
        frame = f"q {matrix(spot, part.artwork, size)} {clip(spot, part.artwork, any(inlined))}"
        return b"\n".join((frame.rstrip().encode("ascii"), *drawn, b"Q"))

    def _named(self, content: _Content, form: Form) -> bytes:
        """The operator that draws a form XObject; equal forms are one object however often they are drawn."""
        known = self._objects.get(id(form))
        if known is None:
            known = self._objects[id(form)] = (f"/L{len(self._objects) + 1}", form.as_object(self._document))
        name, stream = known
        content.named.setdefault("/XObject", {})[name] = stream
        return f"{name} Do".encode("ascii")

    def _grouped(self, content: _Content, group: str | None, operators: bytes) -> None:
        """Add operators to the page, in their optional-content group."""
        if group is None:
            content.lines.append(operators)
            return
        self._used.add(group)
        content.named.setdefault("/Properties", {})[f"/{group}"] = self._groups[group]
        content.lines.append(b"/OC /%b BDC\n%b\nEMC" % (group.encode("ascii"), operators))


def _mapped(box: Rect, through: Transform, page: Size) -> Rect:
    """The upright rectangle round a box that is drawn through a map, within the page."""
    corners = [through.apply(Point(x, y)) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    left, top = max(0.0, min(corner.x for corner in corners)), max(0.0, min(corner.y for corner in corners))
    right = min(page.width, max(corner.x for corner in corners))
    bottom = min(page.height, max(corner.y for corner in corners))
    return Rect(left, top, right - left, bottom - top)


def _fits_inline(form: Form) -> bool:
    """Whether a form may be written straight into a page."""
    return not form.needs_group and len(form.content) <= INLINE_BYTES
