"""What a text refers to: shapes that it fills, paths that it stands along, texts in whose boxes it goes on.

A shape in `<defs>` is measured in the coordinates of the text that fills it, as Inkscape writes and draws it; one that
is drawn itself, where it is seen. The text's own `transform` moves both the box and the text in it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Rect, Size, Transform
from pnp.typeset.document.cascade import Cascade, Scope, Styled
from pnp.typeset.document.flatten import ring_of, steps_of, subpaths_of
from pnp.typeset.document.forms import FORMS, form_of
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.numbers import inverse, moved
from pnp.typeset.document.references import References
from pnp.typeset.document.source import Branch, Head, Target
from pnp.typeset.document.work import Work
from pnp.typeset.element import Linked, Outline, TextElement, Track

SKEWED = 1e-6
"""A turn by less than this moves nothing on a card by as much as float noise does."""

TOLERANCE_MM = 0.01
"""How far a curve cut into lines may be off on the card: a tenth of what the eye sees."""

TRACK_TOLERANCE_MM = 0.005
"""The same for paths, whose letters show a kink before anybody sees where they stand."""

AREAS = FORMS - {"line", "polyline"}
"""Shapes that have an inside."""

UNSEEN = frozenset(("defs", "symbol", "clipPath", "mask", "pattern", "marker"))
"""Elements whose content is not drawn where it stands."""


class Found(Struct, frozen=True):
    """An element by id, with its surroundings.

    Attributes:
        element: itself.  scope: what it inherits.
        matrix: from the coordinates of its parent to those of the parent of the text that asks.
        to_card: from the coordinates of its parent to mm; from where nothing is drawn, those of that element.
    """

    element: Styled
    scope: Scope
    branch: Branch
    matrix: Transform
    to_card: Transform


class Surveyor:
    """Looks up elements for texts."""

    def __init__(self, work: Work, references: References, measures: Measures, using: Sequence[Branch]) -> None:
        """`using` are the elements that `<use>` is putting in at the moment."""
        self._work = work
        self._references = references
        self._measures = measures
        self._using = using
        self._cascade: Cascade = references.cascade

    def find(self, id_: str, scope: Scope, branch: Branch) -> Found | None:
        """The element with an id for the text `branch` in `scope`; None where there is none, or in a nested drawing."""
        if scope.path != self._work.layout:
            return None
        target = self._work.target(id_, scope.path)
        own = self._parents(target, scope) if target else None
        if target is None or own is None:
            return None
        inner, to_card, unseen = own
        matrix = to_card
        if not unseen:
            around = self._text_parents(scope, branch)
            back = inverse(around) if around else None
            if back is None:
                return None
            matrix = to_card.then(back)
        return Found(self._cascade.styled(target.branch.head, inner), inner, target.branch, matrix, to_card)

    def outline(self, found: Found, scale: float) -> Outline | None:
        """The outline of a shape; `scale`: mm on the card in one user unit of the text."""
        element = found.element
        form = form_of(element, found.scope, self._measures) if element.tag in AREAS else None
        if form is None:
            return None
        whole = element.transform.then(found.matrix) if element.transform else found.matrix
        rings = [ring_of(subpath, TOLERANCE_MM / scale) for subpath in subpaths_of(form, whole)]
        straight = form.tag == "rect" and form.straight and abs(whole.b) <= SKEWED and abs(whole.c) <= SKEWED
        return Outline(
            element.tag,
            tuple([ring for ring in rings if len(ring) > 2]),
            element.style.get("fill-rule", "nonzero") == "evenodd",
            moved(form.box, whole) if straight else None,
            element.attributes.get("pnp:next", ""),
        )

    def track(self, found: Found, scale: float) -> Track | None:
        """A path to stand along, moved by its own transform alone, as browsers have it."""
        element = found.element
        form = form_of(element, found.scope, self._measures) if element.tag == "path" else None
        if form is None:
            return None
        subpaths = subpaths_of(form, element.transform or Transform())
        steps = [step for subpath in subpaths for step in steps_of(subpath, TRACK_TOLERANCE_MM / scale)]
        stated = self._measures.number(element, "pathLength", 0.0)
        return Track(tuple(steps), stated if stated > 0 else None) if steps else None

    def _parents(self, target: Target, scope: Scope) -> tuple[Scope, Transform, bool] | None:
        """What an element inherits, the map from its parent, and whether that ends at something not drawn."""
        # The first of the start tags around it is the root, whose own coordinates are known.
        root = outer = self._references.root(scope.path, scope.width, scope.height)
        matrix, unseen = self._work.canvas.to_card, False
        for head in target.around:
            styled = self._cascade.styled(head, outer)
            if styled.tag == "svg" and outer is not root:
                return None
            if styled.tag in UNSEEN:
                matrix, unseen = Transform(), True
            elif styled.transform:
                matrix = styled.transform.then(matrix)
            outer = self._references.inner(head, outer)
        return outer, matrix, unseen

    def _text_parents(self, scope: Scope, branch: Branch) -> Transform | None:
        """The map from the parent of a text to mm; inside what `<use>` puts in, from where that stands."""
        if not self._using:
            return scope.matrix
        around = _around(self._work.documents[scope.path].root, branch)
        found = self._parents(Target(branch, around), scope) if around else None
        return found[1] if found else None


class TextMaker(Protocol):
    """What prepares text elements for the text side."""

    def prepared(self, branch: Branch, element: Styled, scope: Scope) -> TextElement:
        """A text element as the text side takes it."""


class Near(Struct):
    """The elements around one text. See `Neighbours`.

    Attributes:
        own: the text's own transform.  to_card: from its coordinates to mm from the trim corner.
    """

    maker: TextMaker
    surveyor: Surveyor
    scope: Scope
    branch: Branch
    own: Transform | None
    to_card: Transform

    @property
    def view(self) -> Size:
        """See `Neighbours`."""
        return Size(self.scope.width, self.scope.height)

    def rectangle(self, id_: str) -> Rect | None:
        """The upright rectangle with an id; None where there is none."""
        outline = self.outline(id_)
        return outline.upright if outline else None

    def outline(self, id_: str) -> Outline | None:
        """See `Neighbours`."""
        found = self._find(id_)
        return self.surveyor.outline(found, self.scale) if found else None

    def track(self, id_: str) -> Track | None:
        """See `Neighbours`."""
        found = self._find(id_)
        return self.surveyor.track(found, self.scale) if found else None

    def text(self, id_: str) -> Linked | None:
        """See `Neighbours`."""
        found = self._find(id_)
        back = inverse(self.own or Transform())
        if found is None or found.element.tag != "text" or back is None:
            return None
        element = found.element
        whole = element.transform.then(found.matrix) if element.transform else found.matrix
        to_text = whole.then(back)
        scope = replace(found.scope, matrix=found.to_card)
        near = Near(self.maker, self.surveyor, scope, found.branch, element.transform, to_text.then(self.to_card))
        return Linked(self.maker.prepared(found.branch, element, scope), to_text, near)

    @property
    def scale(self) -> float:
        """Millimetres on the card in one user unit of the text."""
        return math.sqrt(abs(self.to_card.a * self.to_card.d - self.to_card.b * self.to_card.c)) or 1.0

    def _find(self, id_: str) -> Found | None:
        """The element with an id."""
        return self.surveyor.find(id_, self.scope, self.branch)


def _around(root: Branch, branch: Branch) -> tuple[Head, ...] | None:
    """The start tags around a branch, from the root inwards."""
    for child in root.children:
        if child is branch:
            return (root.head,)
        inner = _around(child, branch)
        if inner is not None:
            return (root.head, *inner)
    return None
