"""Clip paths, masks, patterns and markers, written out in the form that CairoSVG draws as SVG means it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from pnp.geometry import Rect, Transform
from pnp.typeset.document.atoms import Atom, attributes_text, further, merged, written
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.measures import Measures, fitted
from pnp.typeset.document.numbers import inverse, matrix_text, moved, number_text
from pnp.typeset.document.paints import Definitions, defined
from pnp.typeset.document.references import References
from pnp.typeset.document.source import Branch, Target
from pnp.typeset.document.work import Work, parse_url

Draw = Callable[[Sequence[Branch], Scope], list[Atom]]
"""Draws some elements in a scope."""

CLIP_PATH = frozenset(("clipPath",))
MASK = frozenset(("mask",))
MARKER = frozenset(("marker",))
PATTERN = frozenset(("pattern",))

MARKERS = ("marker-start", "marker-mid", "marker-end")


class ContentDefinitions:
    """Writes definitions that hold drawn elements."""

    def __init__(self, work: Work, references: References, measures: Measures, draw: Draw) -> None:
        """`draw` draws the content."""
        self._work = work
        self._references = references
        self._measures = measures
        self._draw = draw
        self._open: list[object] = []

    def clip(self, element: Styled, scope: Scope, box: Rect | None) -> tuple[str, Definitions]:
        """The value of `clip-path` and its definitions; `none` where nothing is clipped.

        Args:
            element: that is clipped.
            scope: its surroundings.
            box: its bounding box, None where that is not known.
        """
        target = self._named("clip-path", element, scope, CLIP_PATH)
        if target is None:
            return "none", ()
        around = self._references.around(target, scope, "clip")
        clip = self._references.cascade.styled(target.branch.head, around)
        transform = self._in_box(clip, "clipPathUnits", box, "objectBoundingBox") or Transform()
        if clip.transform:
            transform = clip.transform.then(transform)
        if clip.own.get("clip-path", "none") != "none":
            self._refuse(clip, "a clip path that is itself clipped is not drawn", "draw the common part as one path")
        inner = self._references.inner(target.branch.head, around)
        atoms = self._content(target.branch, inner)
        opening = f' transform="{matrix_text(transform)}"' if transform != Transform() else ""
        id_, definitions = defined(f"<clipPath{opening}>{written(atoms)}</clipPath>")
        return f"url(#{id_})", definitions

    def mask(self, element: Styled, scope: Scope, box: Rect | None) -> tuple[str, Atom | None]:
        """The value of `mask` and its content with its definitions; `none` and None where nothing is masked."""
        target = self._named("mask", element, scope, MASK)
        if target is None:
            return "none", None
        around = self._references.around(target, scope, "mask")
        mask = self._references.cascade.styled(target.branch.head, around)
        kind = "alpha" if mask.own.get("mask-type") == "alpha" else "mask"
        inner = self._references.inner(target.branch.head, replace_kind(self._references, around, kind))
        atoms = self._content(target.branch, inner)
        transform = self._in_box(mask, "maskContentUnits", box, "objectBoundingBox")
        content = written(atoms)
        if transform:
            content = f'<g transform="{matrix_text(transform)}">{content}</g>'
        region = self._region(mask, around, box, self._canvas(element, scope))
        head = attributes_text([("maskUnits", "userSpaceOnUse"), *region])
        id_, definitions = defined(f"<mask{head}>{content}</mask>", merged("", atoms, (), frozenset()).definitions)
        return f"url(#{id_})", replace(merged("", atoms, (), inner.names), definitions=definitions)

    def _canvas(self, element: Styled, scope: Scope) -> Rect:
        """The canvas in the coordinates of an element."""
        matrix = element.transform.then(scope.matrix) if element.transform else scope.matrix
        back = inverse(matrix)
        return moved(self._work.canvas.area, back) if back else self._work.canvas.area

    def _region(self, mask: Styled, around: Scope, box: Rect | None, canvas: Rect) -> list[tuple[str, str]]:
        """Where a mask lets anything through; of a group whose box is not known, on the whole canvas."""
        set_ = any(name in mask.attributes for name in ("x", "y", "width", "height"))
        if not set_ and box is None:
            rect = canvas
        elif mask.attributes.get("maskUnits") == "userSpaceOnUse":
            names = (("x", -0.1 * around.width), ("y", -0.1 * around.height))
            sizes = (("width", 1.2 * around.width), ("height", 1.2 * around.height))
            rect = Rect(*[self._measures.length(mask, around, name, default) for name, default in (*names, *sizes)])
        else:
            self._in_box(mask, "maskUnits", box, "")
            unit = replace(around, width=1.0, height=1.0)
            defaults = (("x", -0.1), ("y", -0.1), ("width", 1.2), ("height", 1.2))
            x, y, width, height = (self._measures.length(mask, unit, name, default) for name, default in defaults)
            frame = box or Rect(0, 0, 1, 1)
            rect = Rect(
                frame.x + x * frame.width, frame.y + y * frame.height, width * frame.width, height * frame.height
            )
        sides = (("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height))
        return [(name, number_text(value)) for name, value in sides]

    def pattern(self, target: Target, scope: Scope, box: Rect) -> Atom | None:
        """The markup of a pattern without an id, as it fills a shape; None where it paints nothing."""
        around = self._references.around(target, scope, "pattern")
        chain = self._references.chain(target.branch, around, PATTERN)
        attributes: dict[str, str] = {}
        filled: tuple[Branch, Scope] | None = None
        for link, link_scope in chain:
            attributes = self._references.cascade.styled(link.head, link_scope).attributes | attributes
            filled = filled or ((link, link_scope) if link.children else None)
        element = replace(self._references.cascade.styled(target.branch.head, around), attributes=attributes)
        tile = self._tile(element, around, box)
        if filled is None or tile is None:
            return None
        view_box = self._measures.view_box(element)
        if view_box:
            ratio = attributes.get("preserveAspectRatio", "xMidYMid")
            shift = fitted(view_box, tile.width, tile.height, ratio)
        elif attributes.get("patternContentUnits") == "objectBoundingBox":
            shift = Transform(box.width, 0, 0, box.height, 0, 0)
        else:
            # The origin of the content is the corner of the tile: so browsers draw it.
            shift = Transform()
        atoms = self._content(filled[0], self._references.inner(filled[0].head, filled[1]))
        content = written(atoms)
        if shift != Transform():
            content = f'<g transform="{matrix_text(shift)}">{content}</g>'
        placed = Transform.translation(tile.x, tile.y).then(self._measures.transform(element, "patternTransform"))
        pairs = [("width", number_text(tile.width)), ("height", number_text(tile.height))]
        pairs.append(("patternUnits", "userSpaceOnUse"))
        if placed != Transform():
            pairs.append(("patternTransform", matrix_text(placed)))
        pattern = merged(f"<pattern{attributes_text(pairs)}>{content}</pattern>", atoms, (), frozenset())
        return replace(pattern, pictures=further(pattern.pictures, shift.then(placed)))

    def _tile(self, element: Styled, around: Scope, box: Rect) -> Rect | None:
        """The rectangle that a pattern repeats."""
        names = ("x", "y", "width", "height")
        if element.attributes.get("patternUnits") == "userSpaceOnUse":
            x, y, width, height = (self._measures.length(element, around, name) for name in names)
        else:
            unit = replace(around, width=1.0, height=1.0)
            x, y, width, height = (self._measures.length(element, unit, name) for name in names)
            x, y = box.x + x * box.width, box.y + y * box.height
            width, height = width * box.width, height * box.height
        return Rect(x, y, width, height) if width > 0 and height > 0 else None

    def markers(self, element: Styled, scope: Scope) -> tuple[list[tuple[str, str]], Definitions]:
        """The marker attributes of a line and their definitions."""
        pairs: list[tuple[str, str]] = []
        definitions: Definitions = ()
        context = (element.style["fill"], element.style["stroke"])
        user = self._references.made((scope, "context", context), replace(scope, context=context))
        for name in MARKERS:
            if element.style.get(name, "none") == "none":
                continue
            target = self._named(name, element, user, MARKER)
            if target is None:
                continue
            id_, needed = self._marker(target, user)
            pairs.append((name, f"url(#{id_})"))
            definitions += needed
        return pairs, definitions

    def _marker(self, target: Target, user: Scope) -> tuple[str, Definitions]:
        """One marker; without a view box it gets one that does not scale."""
        around = self._references.around(target, user, "marker")
        marker = self._references.cascade.styled(target.branch.head, around)
        width, height = (self._measures.length(marker, around, name, 3.0) for name in ("markerWidth", "markerHeight"))
        box = self._measures.view_box(marker) or (0.0, 0.0, width, height)
        pairs = [("markerWidth", number_text(width)), ("markerHeight", number_text(height))]
        pairs.append(("viewBox", " ".join(number_text(number) for number in box)))
        for name in ("refX", "refY"):
            value = self._measures.length(marker, replace(around, width=box[2], height=box[3]), name)
            if value:
                pairs.append((name, number_text(value)))
        for name in ("orient", "markerUnits", "preserveAspectRatio"):
            if name in marker.attributes:
                pairs.append((name, marker.attributes[name].removesuffix("deg")))
        if marker.own.get("overflow") in ("visible", "auto"):
            pairs.append(("overflow", "visible"))
        atoms = self._content(target.branch, self._references.inner(target.branch.head, around))
        needed = merged("", atoms, (), frozenset()).definitions
        return defined(f"<marker{attributes_text(pairs)}>{written(atoms)}</marker>", needed)

    def _named(self, name: str, element: Styled, scope: Scope, tags: frozenset[str]) -> Target | None:
        """What the property `name` refers to."""
        raw = element.own.get(name) or element.style.get(name, "none")
        if raw == "none":
            return None
        url = parse_url(raw)
        if url is None or url[1]:
            help_ = f'draw the shape in a <{min(tags)}> and write `{name}="url(#…)"`'
            self._refuse(element, f"`{name}: {raw}` is not drawn", help_)
            return None
        return self._references.target(url[0], element, scope, f'{name}="{raw}"', tags)

    def _content(self, branch: Branch, scope: Scope) -> list[Atom]:
        """What is drawn in a definition.

        Reports:
            P423 where a definition is used within itself, P426 for text in it.
        """
        element = self._references.cascade.styled(branch.head, scope)
        if any(branch is other for other in self._open):
            self._work.sink.error("P423", f"<{element.tag}> uses itself", element.span)
            return []
        self._open.append(branch)
        try:
            atoms = self._draw(branch.children, scope)
        finally:
            self._open.pop()
        if any(atom.runs for atom in atoms):
            self._work.sink.error(
                "P426",
                f"text inside a <{element.tag}> is not drawn",
                element.span,
                help="turn the text into a path in the drawing program, or put it beside the definition",
            )
            return [atom for atom in atoms if not atom.runs]
        return atoms

    def _in_box(self, element: Styled, name: str, box: Rect | None, value: str) -> Transform | None:
        """The map from the unit square to the bounding box, where the attribute `name` asks for it.

        Reports:
            P430 where the box is not known.
        """
        if value and element.attributes.get(name) != value:
            return None
        if box is None:
            self._work.sink.error(
                "P430",
                f"<{element.tag}> is measured by the bounding box of a group, which is not worked out",
                element.span,
                help=f'write `{name}="userSpaceOnUse"` and its numbers in the units of the drawing',
            )
            return None
        return Transform(box.width, 0, 0, box.height, box.x, box.y)

    def _refuse(self, element: Styled, fact: str, help: str) -> None:
        """Report P409."""
        self._work.sink.error("P409", fact, element.span, help=help)


def replace_kind(references: References, scope: Scope, kind: str) -> Scope:
    """The scope for content of another kind."""
    return scope if scope.kind == kind else references.made((scope, kind), replace(scope, kind=kind))
