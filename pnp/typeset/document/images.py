"""Draws `<image>` and icons: photographs by their file, drawings as nested drawings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b

from msgspec.structs import replace

from pnp.geometry import Rect, Transform
from pnp.model.artwork import PlacedPicture
from pnp.typeset.document.atoms import Atom, attributes_text, bounds_of, grouped
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.iconpaint import takes_colour
from pnp.typeset.document.measures import Measures, fitted
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.pictures import SIGNATURES, Pictures
from pnp.typeset.document.picturesize import picture_size
from pnp.typeset.document.plain import PlainPicture, plain_picture
from pnp.typeset.document.references import References
from pnp.typeset.document.shapes import Shapes, on_card, transform_text
from pnp.typeset.document.source import Branch, Document
from pnp.typeset.document.surroundings import Surroundings, shifted
from pnp.typeset.document.work import Work

ICON = "pnp:icon"
PHOTOGRAPHS = frozenset(kind for _, kind in SIGNATURES)
ONE_SQUARE = (1, 1)
"""What stands for the pixels of an icon, which is sharp at any size."""

COARSE = frozenset(("pixelated", "crisp-edges", "optimizeSpeed"))
"""Values of `image-rendering` that keep pixels square."""

IN_DEFINITIONS = {
    "mask": ("P407", "mask", "save the picture that is masked as a PNG with its own transparency"),
    "clip": ("P409", "clipPath", "draw the outline as a <path>"),
}
"""The code, the element and the way round for pictures that would hide something."""

Draw = Callable[[Sequence[Branch], Scope], list[Atom]]
Noted = Callable[[str, bytes], None]


class Images:
    """Writes pictures."""

    def __init__(self, work: Work, references: References, measures: Measures, shapes: Shapes) -> None:
        """Share the state in `work`."""
        self._work = work
        self._references = references
        self._measures = measures
        self._shapes = shapes
        self._surroundings = Surroundings(references, measures)
        self._pictures = Pictures(work, references.cascade)
        self._open: list[str] = []
        self._takes_colour: dict[str, bool] = {}
        self._plain: dict[str, PlainPicture | None] = {}

    def image(self, element: Styled, scope: Scope, draw: Draw, noted: Noted) -> Sequence[Atom]:
        """A picture; nothing where it is hidden or has no size.

        Args:
            element: an `<image>`, or an icon, which takes on fill and colour from where it stands.
            scope: its surroundings.
            draw: draws elements.
            noted: is told the bytes of each photograph.
        """
        if element.style.get("visibility", "visible") != "visible":
            return ()
        if scope.kind in ("clip", "mask"):
            code, place, mend = IN_DEFINITIONS[scope.kind]
            self._work.sink.error(code, f"a picture in a <{place}> is not drawn", element.span, help=mend)
            return ()
        if element.attributes.get("href", "").startswith("data:"):
            return self._data(element, scope, draw)
        path = self._pictures.path(element, self._base(element, scope))
        content = self._pictures.content(path, element) if path else None
        if path is None or content is None:
            return ()
        if picture_size(content) is None:
            plain = self._plainly(path, content, element, scope) if element.tag != ICON else None
            if plain is not None:
                return plain
            document = self._pictures.drawing(path, content, element)
            return self._drawing(document, element, scope, draw) if document else ()
        noted(path, content)
        return self._photograph(path, path, content, (element, scope))

    def _plainly(self, path: str, content: bytes, element: Styled, scope: Scope) -> Sequence[Atom] | None:
        """An SVG file of plain shapes, taken whole; None where it has to be drawn element by element."""
        if path not in self._plain:
            self._plain[path] = plain_picture(content)
        picture = self._plain[path]
        if picture is None or self._shapes.is_together(element):
            return None
        box = self._box(element, scope, picture.view[2:])
        if box is None:
            return ()
        whole = replace(element, own={})
        placed = shifted(scope, element, element.transform, False)
        inner = self._surroundings.viewport(whole, placed, (box.x, box.y, box.width, box.height), picture.view)
        if inner is None:
            return ()
        bounds = bounds_of(on_card(box, element, scope))
        definitions = picture.definitions
        return (Atom(inner.opens, picture.body, definitions=definitions, names=element.names, bounds=bounds),)

    def _base(self, element: Styled, scope: Scope) -> str:
        """The file whose folder a path starts from: the one that the element was typed in."""
        return element.span.path or scope.path

    def _data(self, element: Styled, scope: Scope, draw: Draw) -> Sequence[Atom]:
        """A picture in a `data:` address."""
        found = self._pictures.data(element)
        if found is None:
            return ()
        kind, content = found
        if kind in PHOTOGRAPHS:
            return self._photograph(element.attributes["href"].strip(), None, content, (element, scope))
        name = f"{scope.path}#{blake2b(content, digest_size=8).hexdigest()}"
        document = self._pictures.drawing(name, content, element)
        return self._drawing(document, element, scope, draw) if document else ()

    def _photograph(self, href: str, path: str | None, content: bytes, stands: tuple[Styled, Scope]) -> Sequence[Atom]:
        """A PNG or JPEG."""
        element, scope = stands
        size = picture_size(content)
        box = self._box(element, scope, (float(size[0]), float(size[1])) if size else (0.0, 0.0))
        if box is None:
            return ()
        pairs = [(name, number_text(value)) for name, value in (("x", box.x), ("y", box.y)) if value]
        pairs += [("width", number_text(box.width)), ("height", number_text(box.height)), ("href", href)]
        pairs.append(("preserveAspectRatio", element.attributes.get("preserveAspectRatio", "xMidYMid")))
        placed: tuple[PlacedPicture, ...] = ()
        if element.own.get("image-rendering") in COARSE:
            pairs.append(("image-rendering", "optimizeSpeed"))
        elif size:
            placed = (_placed(path or "", size, box, (element, scope)),)
        together = self._shapes.together(element, scope, box)
        files = (path,) if path else ()
        if not together.pairs:
            markup = f"<image{attributes_text(pairs)}{transform_text(element.transform)}/>"
            bounds = bounds_of(on_card(box, element, scope))
            return (Atom(scope.opens, markup, files=files, names=element.names, bounds=bounds, pictures=placed),)
        body = f"<image{attributes_text(pairs)}/>"
        atom = Atom((), body, files=files, definitions=together.definitions, pictures=placed)
        opening = f"<g{transform_text(element.transform)}{attributes_text(together.pairs)}>"
        return (grouped(opening, [atom], scope.opens, element.names),)

    def _drawing(self, document: Document, element: Styled, scope: Scope, draw: Draw) -> Sequence[Atom]:
        """An SVG file, as a nested drawing with ids and style sheets of its own."""
        if element.tag == ICON and "fill" in element.attributes:
            self._check_colour(document, element)
        inherited = scope if element.tag == ICON else self._references.root(document.path, 0, 0)
        style = element.style if element.tag == ICON else inherited.style
        head = document.root.head
        fresh = replace(scope, path=document.path, style=style, names=element.names)
        root = self._references.cascade.styled(head, self._references.made((scope, element, "root"), fresh))
        natural = self._natural(root, fresh)
        box = self._box(element, scope, natural)
        if box is None:
            return ()
        together = self._shapes.together(element, scope, box)
        outer = replace(fresh, opens=() if together.pairs else scope.opens)
        placed = shifted(outer, root, element.transform, bool(together.pairs))
        view = self._measures.view_box(root) or (0.0, 0.0, *natural)
        # The outline of an icon in outlined text reaches beyond the drawing.
        own = {"overflow": "visible"} if element.tag == ICON and element.own.get("overflow") == "visible" else {}
        whole = replace(root, attributes={**element.attributes}, own=own)
        inner = self._surroundings.viewport(whole, placed, (box.x, box.y, box.width, box.height), view)
        if inner is None:
            return ()
        around = self._shapes.together(root, inner, None)
        if document.path in self._open:
            self._work.sink.error("P423", f"the drawing `{document.path}` holds itself", element.span)
            return ()
        self._open.append(document.path)
        try:
            atoms = draw(document.root.children, self._references.made((scope, element, document.path), inner))
        finally:
            self._open.pop()
        if around.pairs and atoms:
            atoms = [self._one(attributes_text(around.pairs), atoms, (), around.definitions, element)]
        if element.tag == ICON and atoms and scope.kind == "paint":
            icon = _placed(document.path, ONE_SQUARE, box, (element, scope))
            atoms = [replace(atoms[0], pictures=(*atoms[0].pictures, icon)), *atoms[1:]]
        if not together.pairs or not atoms:
            return atoms
        opening = transform_text(element.transform) + attributes_text(together.pairs)
        return (self._one(opening, atoms, scope.opens, together.definitions, element),)

    def _check_colour(self, document: Document, element: Styled) -> None:
        """Report P432 for an icon that is given a colour and has its own ones everywhere."""
        if document.path not in self._takes_colour:
            self._takes_colour[document.path] = takes_colour(document.root)
        if not self._takes_colour[document.path]:
            name = document.path.rpartition("/")[2].rpartition(".")[0]
            self._work.sink.warning(
                "P432",
                f"icon `{name}` has colours of its own, so the colour given here does nothing",
                element.span,
                help=f"delete `fill` from its shapes in `{document.path}`, and a ground behind them",
            )

    def _one(
        self, attributes: str, atoms: Sequence[Atom], opens: tuple[str, ...], definitions: object, element: Styled
    ) -> Atom:
        """One atom of several in a group with `attributes`."""
        group = grouped(f"<g{attributes}>", atoms, opens, element.names)
        return replace(group, definitions=(*group.definitions, *definitions))  # type: ignore[misc]

    def _natural(self, root: Styled, scope: Scope) -> tuple[float, float]:
        """The size of a drawing where nothing else is said: its own, else that of its view box."""
        box = self._measures.view_box(root)
        width, height = box[2:] if box else (100.0, 100.0)
        if "%" not in root.attributes.get("width", "%"):
            width = self._measures.length(root, scope, "width", width)
        if "%" not in root.attributes.get("height", "%"):
            height = self._measures.length(root, scope, "height", height)
        return width, height

    def _box(self, element: Styled, scope: Scope, natural: tuple[float, float]) -> Rect | None:
        """Where a picture stands; a missing size follows from the other one and the picture's own."""
        x, y = (self._measures.length(element, scope, name) for name in ("x", "y"))
        width, height = (self._measures.length(element, scope, name, -1.0) for name in ("width", "height"))
        if min(natural) <= 0:
            return None
        if width < 0:
            width = natural[0] if height < 0 else height * natural[0] / natural[1]
        if height < 0:
            height = width * natural[1] / natural[0]
        return Rect(x, y, width, height) if width > 0 and height > 0 else None


def _placed(path: str, size: tuple[int, int], box: Rect, stands: tuple[Styled, Scope]) -> PlacedPicture:
    """A picture of `size` pixels, as it is fitted into its box."""
    element, scope = stands
    ratio = element.attributes.get("preserveAspectRatio", "xMidYMid")
    matrix = fitted((0.0, 0.0, *size), box.width, box.height, ratio).then(Transform.translation(box.x, box.y))
    for step in filter(None, (element.transform, scope.matrix)):
        matrix = matrix.then(step)
    return PlacedPicture(path, *size, matrix, element.span)
