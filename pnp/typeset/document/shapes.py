"""Drawn shapes and what is common to all drawn elements: opacity, clip paths and masks."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from pnp.geometry import Insets, Rect, Transform
from pnp.model.artwork import TextBox
from pnp.typeset.document.atoms import Atom, attributes_text, bounds_of, further, grouped
from pnp.typeset.document.bounds import box_of, crosses_itself, subpaths
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.definitions import MARKERS, ContentDefinitions
from pnp.typeset.document.forms import Form, form_of
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.numbers import matrix_text, moved, number_text
from pnp.typeset.document.paints import Definitions, Look, Paints
from pnp.typeset.document.work import Work

CORNER = 1.5
"""Half a stroke's width times this reaches over the corner of a rectangle and over a square cap: 1.414."""

WHITE = "#ffffff"
ORDERS = ("fill", "stroke", "markers")
MARKED = frozenset(("line", "polyline", "polygon", "path"))


class Together(NamedTuple):
    """What makes an element and all in it one thing.

    Attributes:
        pairs: `opacity`, `clip-path` and `mask` as attributes; none where there is nothing of the kind.
        definitions: what they name.
        masked: the content of the mask, for its files.
    """

    pairs: tuple[tuple[str, str], ...] = ()
    definitions: Definitions = ()

    def faded(self, boxes: tuple[TextBox, ...]) -> tuple[TextBox, ...]:
        """Set texts in it, as opaque as it leaves them."""
        opacity = dict(self.pairs).get("opacity")
        return tuple([replace(box, opacity=box.opacity * float(opacity)) for box in boxes]) if opacity else boxes


APART = Together()


class Shapes:
    """Writes shapes."""

    def __init__(self, work: Work, measures: Measures, paints: Paints, definitions: ContentDefinitions) -> None:
        """Use the given writers of paints and definitions."""
        self._work = work
        self._measures = measures
        self._paints = paints
        self._definitions = definitions

    def is_together(self, element: Styled) -> bool:
        """Whether anything of the kind may be set."""
        own = element.own
        return "opacity" in own or "clip-path" in own or "mask" in own

    def together(self, element: Styled, scope: Scope, box: Rect | None) -> Together:
        """Opacity, clip path and mask of an element with bounding box `box`."""
        if not self.is_together(element):
            return APART
        own = element.own
        pairs: list[tuple[str, str]] = []
        definitions: Definitions = ()
        opacity = self._measures.fraction(element, "opacity", own.get("opacity"))
        if opacity < 1:
            pairs.append(("opacity", number_text(opacity)))
        if own.get("clip-path", "none") != "none":
            value, needed = self._definitions.clip(element, scope, box)
            if value != "none":
                pairs.append(("clip-path", value))
                definitions += needed
        if own.get("mask", "none") != "none":
            value, content = self._definitions.mask(element, scope, box)
            if content is not None:
                pairs.append(("mask", value))
                definitions += content.definitions
        return Together(tuple(pairs), definitions)

    def shape(self, element: Styled, scope: Scope) -> list[Atom]:
        """A basic shape or path; nothing where it is hidden or has no size or paint."""
        form = form_of(element, scope, self._measures)
        if form is None or element.style.get("visibility", "visible") != "visible":
            return []
        if scope.kind == "clip":
            return self._clipping(element, scope, form)
        look = self._paints.look(element, scope, form.box)
        marks, needed = self._marks(element, scope, form)
        if not (look.fills or look.strokes or marks):
            return []
        if scope.kind == "mask":
            self._check_white(element, look)
        together = self.together(element, scope, form.box)
        bodies = self._bodies(element, form, look, tuple(marks))
        definitions = (*look.definitions, *needed, *together.definitions)
        bounds = None if marks else bounds_of(reach(form, look, element, scope))
        atoms = [Atom((), body, definitions=definitions, names=element.names, bounds=bounds) for body in bodies]
        if look.pictures:
            to_card = element.transform.then(scope.matrix) if element.transform else scope.matrix
            atoms[0] = replace(atoms[0], pictures=further(look.pictures, to_card))
        several = len(bodies) > 1 or (look.fills and look.strokes) or marks or "mask" in dict(together.pairs)
        if not (together.pairs and several):
            return [self._placed(atom, element, scope, together) for atom in atoms]
        opening = f"<g{transform_text(element.transform)}{attributes_text(together.pairs)}>"
        return [grouped(opening, atoms, scope.opens, element.names)]

    def _placed(self, atom: Atom, element: Styled, scope: Scope, together: Together) -> Atom:
        """The atom with the element's transform and all that makes it one thing, in its surroundings."""
        extra = transform_text(element.transform) + attributes_text(together.pairs)
        return replace(atom, opens=scope.opens, body=f"{atom.body[:-2]}{extra}/>")

    def _marks(self, element: Styled, scope: Scope, form: Form) -> tuple[list[tuple[str, str]], Definitions]:
        """Markers, which only lines and paths have."""
        if form.tag not in MARKED or not any(name in element.style for name in MARKERS):
            return [], ()
        return self._definitions.markers(element, scope)

    def _bodies(self, element: Styled, form: Form, look: Look, marks: tuple[tuple[str, str], ...]) -> list[str]:
        """The element, once for each step of its paint order where that is not the usual one."""
        order = element.style.get("paint-order", "normal").split()
        whole = (*look.pairs, *marks)
        order = [*order, *(name for name in ORDERS if name not in order)]
        if order[0] == "normal" or order == list(ORDERS) or not look.strokes:
            return [f"{form.opening}{attributes_text(whole)}/>"]
        bodies = []
        for step in order:
            if step == "fill" and look.fills:
                pairs = [pair for pair in look.pairs if pair[0].startswith("fill")]
            elif step == "stroke":
                pairs = [("fill", "none"), *(pair for pair in look.pairs if pair[0].startswith("stroke"))]
            elif step == "markers" and marks:
                widths = [pair for pair in look.pairs if pair[0] == "stroke-width"]
                pairs = [("fill", "none"), *widths, *marks]
            else:
                continue
            bodies.append(f"{form.opening}{attributes_text(pairs)}/>")
        return bodies

    def _clipping(self, element: Styled, scope: Scope, form: Form) -> list[Atom]:
        """A shape in a clip path: its outline, all transforms in one."""
        if element.own.get("clip-path", "none") != "none":
            self._work.sink.error(
                "P409",
                "a shape in a <clipPath> that is itself clipped is not drawn",
                element.span,
                help="draw the common part as one path",
            )
        if element.style.get("clip-rule") == "evenodd" and _rule_matters(form):
            self._work.sink.error(
                "P408",
                "`clip-rule: evenodd` has no effect here, so the holes of this clip path would be filled",
                element.span,
                notes=["its parts overlap, so the rule changes what is seen"],
                help="cut the hole with a path whose inner part runs the other way round, and leave the rule out",
            )
        transform = element.transform.then(scope.matrix) if element.transform else scope.matrix
        return [Atom((), f"{form.opening}{transform_text(transform)}/>", names=element.names)]

    def _check_white(self, element: Styled, look: Look) -> None:
        """Refuse what is not white in a mask: only opacity counts when it is drawn.

        Reports:
            P407.
        """
        painted = [value for name, value in look.pairs if name in ("fill", "stroke")]
        if look.fills and not any(name == "fill" for name, _ in look.pairs):
            painted.append("#000000")
        colours = [colour for value in painted for colour in self._colours(value, look)]
        if any(colour not in (WHITE, "none") for colour in colours):
            self._work.sink.error(
                "P407",
                "a mask is drawn by opacity alone; this shape is not white",
                element.span,
                notes=["by its lightness it would hide in part, which is not drawn"],
                help='paint it `fill="#ffffff"` and set how much shows with `fill-opacity` (or `stop-opacity`), '
                'or write `mask-type="alpha"` on the <mask>',
            )

    def _colours(self, value: str, look: Look) -> list[str]:
        """The colours of a paint; of a gradient those of all its stops."""
        if not value.startswith("url("):
            return [value]
        markup = dict(look.definitions).get(value[5:-1], "")
        return [part.partition('"')[0] for part in markup.split('stop-color="')[1:]] or ["pattern"]


def _rule_matters(form: Form) -> bool:
    """Whether parts of a clip path overlap, so that the rule changes what is seen."""
    if form.tag not in ("path", "polygon", "polyline"):
        return False
    data = dict(form.attributes)
    if form.tag == "path":
        lines = subpaths(data["d"])
    else:
        numbers = [float(number) for number in data["points"].split()]
        lines = [list(zip(numbers[::2], numbers[1::2], strict=True))]
    if any(crosses_itself(line) for line in lines):
        return True
    boxes = [box for box in (box_of(line) for line in lines) if box]
    return any(one.overlaps(other) for number, one in enumerate(boxes) for other in boxes[:number])


def reach(form: Form, look: Look, element: Styled, scope: Scope) -> Rect:
    """Where a shape with its stroke lies on the card; rather too large than too small."""
    box = form.box
    if look.strokes:
        pairs = dict(look.pairs)
        width = float(pairs.get("stroke-width", "1"))
        sharp = form.tag in MARKED and "stroke-linejoin" not in pairs
        beyond = width / 2 * max(float(pairs.get("stroke-miterlimit", "4")) if sharp else 0, CORNER)
        box = box.grown(Insets.even(beyond))
    return on_card(box, element, scope)


def on_card(box: Rect, element: Styled, scope: Scope) -> Rect:
    """Where a rectangle in an element's coordinates lies on the card."""
    return moved(box, element.transform.then(scope.matrix) if element.transform else scope.matrix)


def transform_text(transform: Transform | None) -> str:
    """` transform="…"`, nothing for the identity."""
    if transform is None or transform == Transform():
        return ""
    return f' transform="{matrix_text(transform)}"'
