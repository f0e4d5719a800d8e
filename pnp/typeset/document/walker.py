"""Walks a drawing and cuts it into atoms, in paint order.

Containers that only shift, turn, scale or hand on properties are entered; those with opacity, a clip path or a mask
become one atom with all in them. What was drawn before from the same text in the same surroundings is not drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.typeset.document.atoms import Atom, attributes_text, grouped
from pnp.typeset.document.cascade import Cascade, Scope, Styled
from pnp.typeset.document.definitions import ContentDefinitions
from pnp.typeset.document.extras import Extras
from pnp.typeset.document.flowed import FLOW
from pnp.typeset.document.forms import FORMS
from pnp.typeset.document.images import ICON, Images
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.outlines import Surveyor
from pnp.typeset.document.paints import Paints
from pnp.typeset.document.properties import SVG
from pnp.typeset.document.references import References
from pnp.typeset.document.refusals import SILENT, Refusals
from pnp.typeset.document.shapes import Shapes, Together, transform_text
from pnp.typeset.document.source import MOST_ELEMENTS, MOST_NESTED, Branch, SourceError
from pnp.typeset.document.surroundings import WHOLE, Surroundings
from pnp.typeset.document.texts import Texts, TextSetting
from pnp.typeset.document.work import Work

MOST_PARTS = 4096
"""Parts remembered with their atoms. Each distinct text counts, so that a long run needs no more memory."""

CONTAINERS = frozenset(("g", "a", "svg", "switch"))

ENTERED = frozenset(f"{{{SVG}}}{tag}" for tag in CONTAINERS)

MOST_DRAWN = 2 * MOST_ELEMENTS
"""Elements drawn for one artwork: patterns of patterns and uses of uses grow by the power, and take as long."""

MEASURED_WITHOUT = FORMS | {"image", ICON}

MOST_USED = 50
"""Uses within uses; the busiest drawings known have three."""

NOT_A_GUIDE = frozenset(("", "no", "false"))


class Needs(Struct, frozen=True):
    """Remembered of a part that refers to others: their ids."""

    ids: frozenset[str]


class Walker:
    """Draws trees.

    Attributes:
        cascade: resolves start tags.
        references: finds elements by id.
    """

    def __init__(
        self, work: Work, setter: TextSetting, noted: Callable[[str, bytes], None], texts_only: bool = False
    ) -> None:
        """Share the state in `work`; `setter` sets texts, `noted` is told the bytes of photographs.

        `texts_only` leaves shapes and pictures out, for those who only measure.
        """
        self._work = work
        self._skipped = MEASURED_WITHOUT if texts_only else frozenset[str]()
        self._noted = noted
        measures = Measures(work)
        self.cascade = Cascade(work)
        self.references = References(work, self.cascade)
        definitions = ContentDefinitions(work, self.references, measures, self.all)
        paints = Paints(work, self.references, measures, definitions.pattern)
        self._shapes = Shapes(work, measures, paints, definitions)
        self._surroundings = Surroundings(self.references, measures)
        self._refusals = Refusals(work)
        self._using: list[Branch] = []
        surveyor = Surveyor(work, self.references, measures, self._using)
        self._images = Images(work, self.references, measures, self._shapes)
        self._texts = Texts(work, setter, surveyor, paints, self._shapes, Extras(work, self._icon))
        self._known: Memo[object, tuple[Atom, ...] | Needs] = Memo(MOST_PARTS)
        self._depth = 0
        self._drawn = 0

    def root(self, branch: Branch, scope: Scope) -> Sequence[Atom]:
        """The atoms of a whole drawing: `scope` already has the view box of its root."""
        self._using.clear()
        self._depth = self._drawn = 0
        element = self.cascade.styled(branch.head, scope)
        self._refusals.check(element)
        inner = self._surroundings.shifted_root(branch.head, element, scope)
        if element.own.get("display") == "none":
            return ()
        atoms = self.all(branch.children, inner)
        if not self._shapes.is_together(element):
            return atoms
        return self._grouped(atoms, element, scope, self._shapes.together(element, scope, None))

    def all(self, branches: Sequence[Branch], scope: Scope) -> list[Atom]:
        """The atoms of some elements in order."""
        atoms: list[Atom] = []
        for branch in branches:
            atoms.extend(self.part(branch, scope))
        return atoms

    def part(self, branch: Branch, scope: Scope) -> Sequence[Atom]:
        """The atoms of one element, from memory where it was drawn before and nothing it refers to has changed."""
        if branch.filled and branch.children and branch.head.tag in ENTERED:
            return self._draw(branch, scope)
        key = (scope, branch)
        known = self._known.get(key)
        if type(known) is Needs:
            known = self._known.get(self._full_key(key, known.ids))
        if type(known) is tuple:
            return known
        work = self._work
        asked, work.asked = work.asked, set()
        said, work.sink.said = work.sink.said, False
        atoms = tuple(self._draw(branch, scope))
        if not work.sink.said:
            self._remember(key, atoms)
        work.asked |= asked
        work.sink.said = said or work.sink.said
        return atoms

    def _remember(self, key: object, atoms: tuple[Atom, ...]) -> None:
        """Keep the atoms of a part, with what it refers to."""
        if self._work.asked:
            ids = frozenset(self._work.asked)
            self._known.put(key, Needs(ids))
            key = self._full_key(key, ids)
        self._known.put(key, atoms)

    def _full_key(self, key: object, ids: frozenset[str]) -> object:
        """The key of a part that refers to others: with these, and what they stand in."""
        targets = self._work.documents[self._work.layout].targets
        self._work.asked |= ids
        return (key, tuple([targets.get(id_) for id_ in sorted(ids)]))

    def _draw(self, branch: Branch, scope: Scope) -> Sequence[Atom]:
        """The atoms of one element."""
        element = self.cascade.styled(branch.head, scope)
        self._drawn += 1
        _bounded(self._drawn, element)
        tag = element.tag
        if (
            not tag
            or tag in SILENT
            or tag in self._skipped
            or element.own.get("display") == "none"
            or self._left_out(element)
        ):
            return ()
        self._refusals.check(element)
        if tag in FORMS:
            return self._shapes.shape(element, scope)
        if tag in ("text", FLOW):
            return self._text(branch, element, scope)
        if tag in CONTAINERS:
            return self._container(branch, element, scope)
        if tag == "use":
            return self._use(branch, element, scope)
        if tag in ("image", ICON):
            return self._images.image(element, scope, self.all, self._noted)
        self._refusals.element(element)
        return ()

    def _icon(self, element: Styled, scope: Scope) -> Sequence[Atom]:
        """An icon in a text."""
        return self._images.image(element, scope, self.all, self._noted)

    def _text(self, branch: Branch, element: Styled, scope: Scope) -> list[Atom]:
        """A text element."""
        if scope.kind == "clip":
            self._work.sink.error(
                "P426",
                "text inside a <clipPath> is not drawn",
                element.span,
                help="turn the text into a path in the drawing program",
            )
            return []
        return self._texts.text(branch, element, scope)

    def _container(self, branch: Branch, element: Styled, scope: Scope) -> Sequence[Atom]:
        """A group with what is in it; one atom where it has opacity, a clip path or a mask."""
        together = self._shapes.together(element, scope, None)
        apart = bool(together.pairs)
        outer = self._surroundings.apart(scope, branch.head) if apart else scope
        inner = self._surroundings.inside(branch.head, element, outer, apart)
        if inner is None:
            return ()
        children = branch.children if element.tag != "switch" else self._switched(branch.children, inner)
        if self._depth >= MOST_NESTED:
            self._work.sink.error("P403", f"more than {MOST_NESTED} elements within one another", element.span)
            return ()
        self._depth += 1
        # Not by `all`: one step less for each of the levels keeps well within what Python allows.
        atoms: list[Atom] = []
        for child in children:
            atoms.extend(self.part(child, inner))
        self._depth -= 1
        return self._grouped(atoms, element, scope, together)

    def _grouped(self, atoms: Sequence[Atom], element: Styled, scope: Scope, together: Together) -> Sequence[Atom]:
        """The atoms as one where opacity, a clip path or a mask make them one thing."""
        if not together.pairs or not atoms:
            return atoms
        opening = f"<g{transform_text(element.transform)}{attributes_text(together.pairs)}>"
        group = grouped(opening, atoms, scope.opens, element.names)
        boxes = together.faded(group.boxes)
        return [replace(group, definitions=(*group.definitions, *together.definitions), boxes=boxes)]

    def _switched(self, children: tuple[Branch, ...], scope: Scope) -> tuple[Branch, ...]:
        """The first child of a `<switch>` that is meant for the language."""
        for child in children:
            element = self.cascade.styled(child.head, scope)
            if element.tag and not self._left_out(element):
                return (child,)
        return ()

    def _left_out(self, element: Styled) -> bool:
        """Whether it is a guide, meant for another language, or for a program with extensions."""
        attributes = element.attributes
        if "systemLanguage" in attributes:
            wanted = self._work.language.partition("-")[0]
            tags = [tag.strip().partition("-")[0] for tag in attributes["systemLanguage"].split(",")]
            if wanted not in tags:
                return True
        if "requiredExtensions" in attributes:
            return True
        return "pnp:guide" in attributes and attributes["pnp:guide"] not in NOT_A_GUIDE

    def _use(self, branch: Branch, element: Styled, scope: Scope) -> Sequence[Atom]:
        """What `<use>` names, put in where it stands.

        Reports:
            P412 unknown, P423 in a circle.
        """
        href = element.attributes.get("href", "")
        target = self.references.target(href, element, scope, f'href="{href}"', frozenset())
        if target is None:
            return ()
        if len(self._using) >= MOST_USED or any(target.branch is other for other in self._using):
            self._work.sink.error("P423", f'`href="{href}"` leads back to where it started', element.span)
            return ()
        together = self._shapes.together(element, scope, None)
        apart = bool(together.pairs)
        outer = self._surroundings.apart(scope, branch.head) if apart else scope
        inner = self._surroundings.used(branch.head, element, outer, target.branch, apart)
        if inner is None:
            return ()
        self._using.append(target.branch)
        whole = target.branch.head.tag in WHOLE
        atoms = self.all(target.branch.children, inner) if whole else self.part(target.branch, inner)
        self._using.pop()
        _bounded(len(atoms), element)
        return self._grouped(atoms, element, scope, together)


def _bounded(drawn: int, element: Styled) -> None:
    """Refuse to go on with `element` where so many elements are drawn.

    Raises:
        SourceError: there are too many.
    """
    if drawn > MOST_DRAWN:
        what = f"more than {MOST_DRAWN:,} elements are drawn, those in patterns, markers, pictures and <use> each time"
        raise SourceError("elements", what, element.span)
