"""The surroundings that containers give to what is in them: shifts, nested drawings, what `<use>` puts in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.geometry import Transform
from pnp.typeset.document.atoms import attributes_text
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.measures import Measures, ViewBox, fitted
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.properties import SVG
from pnp.typeset.document.references import References
from pnp.typeset.document.shapes import transform_text
from pnp.typeset.document.source import Branch, Head

WHOLE = frozenset(f"{{{SVG}}}{tag}" for tag in ("symbol", "svg"))
"""Elements that `<use>` puts in as a nested drawing."""


class Surroundings:
    """Makes scopes; equal ones are one object."""

    def __init__(self, references: References, measures: Measures) -> None:
        """Look start tags up in `references`."""
        self._references = references
        self._measures = measures

    def apart(self, scope: Scope, head: Head) -> Scope:
        """The surroundings of a group that is one thing: what is in it is written without those around it."""
        key = (scope, head, "apart")
        found = self._references.known(key)
        return found or self._references.made(key, replace(scope, opens=()))

    def shifted_root(self, head: Head, element: Styled, scope: Scope) -> Scope:
        """The surroundings of what is in the root, which has its view box already."""
        key = (scope, head, "root")
        found = self._references.known(key)
        return found or self._references.made(key, shifted(scope, element, element.transform, False))

    def inside(self, head: Head, element: Styled, scope: Scope, apart: bool) -> Scope | None:
        """The surroundings of what is in a container; None where it has no size.

        Args:
            head: of the container.
            element: the same, styled.
            scope: its surroundings.
            apart: its transform is written by the group around it.
        """
        key = (scope, head, apart, "inside")
        found = self._references.known(key)
        if found is not None:
            return found
        made: Scope | None = shifted(scope, element, element.transform, apart)
        if element.tag == "svg" and made:
            sizes = [self._measures.length(element, scope, name) for name in ("x", "y")]
            for name, whole in (("width", scope.width), ("height", scope.height)):
                sizes.append(self._measures.length(element, scope, name, whole))
            made = self.viewport(element, made, sizes, self._measures.view_box(element))
        return made and self._references.made(key, made)

    def used(self, head: Head, element: Styled, scope: Scope, branch: Branch, apart: bool) -> Scope | None:
        """The surroundings of what `<use>` puts in; for a `<symbol>` or `<svg>`, of its children.

        Args:
            head: of the `<use>`.
            element: the same, styled.
            scope: its surroundings.
            branch: what it puts in.
            apart: its transform is written by the group around it.
        """
        whole = branch.head.tag in WHOLE
        key = (scope, head, branch.head if whole else None, apart)
        found = self._references.known(key)
        if found is not None:
            return found
        x, y = (self._measures.length(element, scope, name) for name in ("x", "y"))
        made: Scope | None = shifted(scope, element, element.transform, apart)
        if made and (x or y):
            made = shifted(made, element, Transform.translation(x, y), False)
        if whole and made:
            target = self._references.cascade.styled(branch.head, made)
            sizes = [0.0, 0.0]
            if target.tag == "svg":
                sizes = [self._measures.length(target, scope, name) for name in ("x", "y")]
            for name, most in (("width", scope.width), ("height", scope.height)):
                own = self._measures.length(target, scope, name, most)
                sizes.append(self._measures.length(element, scope, name, own))
            made = shifted(made, target, target.transform, False)
            made = self.viewport(target, made, sizes, self._measures.view_box(target))
        return made and self._references.made(key, made)

    def viewport(self, element: Styled, scope: Scope, sizes: Sequence[float], box: ViewBox | None) -> Scope | None:
        """The surroundings in a nested drawing; None where it has no size.

        Args:
            element: says how the view box is fitted.
            scope: with the element's transform already in.
            sizes: x, y, width, height.
            box: the view box; None for one that does not scale.
        """
        x, y, width, height = sizes
        if width <= 0 or height <= 0:
            return None
        inside = box or (0.0, 0.0, width, height)
        ratio = element.attributes.get("preserveAspectRatio", "xMidYMid")
        fit = fitted(inside, width, height, ratio)
        matrix = fit.then(Transform.translation(x, y)).then(scope.matrix)
        pairs = [(name, number_text(value)) for name, value in zip(("x", "y"), (x, y), strict=True) if value]
        pairs += [("width", number_text(width)), ("height", number_text(height))]
        pairs.append(("viewBox", " ".join(number_text(number) for number in inside)))
        pairs.append(("preserveAspectRatio", ratio))
        if element.own.get("overflow") in ("visible", "auto"):
            pairs.append(("overflow", "visible"))
        opening = f"<svg{attributes_text(pairs)}>"
        return replace(scope, opens=(*scope.opens, opening), matrix=matrix, width=inside[2], height=inside[3])


def shifted(scope: Scope, element: Styled, transform: Transform | None, apart: bool) -> Scope:
    """The surroundings after a transform, with what the element hands on."""
    opens, matrix = scope.opens, scope.matrix
    if transform is not None:
        matrix = transform.then(matrix)
        if not apart and scope.kind != "clip":
            opens = (*opens, f"<g{transform_text(transform)}>")
    return replace(scope, style=element.style, names=element.names, opens=opens, matrix=matrix)
