"""Fill and stroke of an element as presentation attributes that mean the same to every renderer."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple

from pnp.geometry import Rect
from pnp.model.artwork import PlacedPicture
from pnp.typeset.document.atoms import Atom
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.gradients import GRADIENTS, Gradients
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.references import CONTEXT, References
from pnp.typeset.document.source import Target
from pnp.typeset.document.work import Work, parse_url

SERVERS = GRADIENTS | {"pattern"}

ID_BYTES = 8
"""Length of the ids of definitions, which are made of their content: equal ones are one, wherever they come from."""

Definitions = tuple[tuple[str, str], ...]

PatternWriter = Callable[[Target, Scope, Rect], Atom | None]


class Paint(NamedTuple):
    """One paint: `none`, `#rrggbb` or `url(#…)`, how opaque, the definitions it needs, and pictures in a pattern."""

    value: str
    opacity: float = 1.0
    definitions: Definitions = ()
    pictures: tuple[PlacedPicture, ...] = ()


NO_PAINT = Paint("none")


class Look(NamedTuple):
    """The paint of a shape as attributes.

    Attributes:
        pairs: presentation attributes other than the initial values.
        definitions: what they name.
        fills, strokes: whether anything is drawn so.
        pictures: pictures of pixels in its patterns, in units of the shape.
    """

    pairs: tuple[tuple[str, str], ...]
    definitions: Definitions
    fills: bool
    strokes: bool
    pictures: tuple[PlacedPicture, ...] = ()


def defined(markup: str, others: Definitions = ()) -> tuple[str, Definitions]:
    """An id for a definition, and the definition with it and those it needs itself.

    Args:
        markup: `<pattern …>…` without an id.
        others: the definitions it names.
    """
    id_ = "d" + blake2b(markup.encode(), digest_size=ID_BYTES).hexdigest()
    end = next(place for place, character in enumerate(markup) if character in " >/")
    return id_, (*others, (id_, f'{markup[:end]} id="{id_}"{markup[end:]}'))


class Paints:
    """Works paints out.

    Attributes:
        references: finds what they name.
    """

    def __init__(self, work: Work, references: References, measures: Measures, pattern: PatternWriter) -> None:
        """`pattern` writes a pattern as it paints a shape, without an id."""
        self._work = work
        self.references = references
        self._measures = measures
        self._gradients = Gradients(references, measures)
        self._pattern = pattern

    def look(self, element: Styled, scope: Scope, box: Rect) -> Look:
        """Fill and stroke of a shape with bounding box `box`."""
        style = element.style
        fill = self.paint("fill", element, scope, box)
        stroke = self.paint("stroke", element, scope, box)
        width = self._measures.parsed(style.get("stroke-width", "1"), scope.diagonal, element, "stroke-width", 1)
        if width < 0 and stroke.value != "none":
            fact, help = "below 0, so nothing would be drawn", 'write `stroke="none"` for no outline'
            self._measures.refuse(element, "stroke-width", style["stroke-width"], fact, help)
        pairs: list[tuple[str, str]] = []
        if fill.value != "#000000":
            pairs.append(("fill", fill.value))
        if fill.opacity < 1:
            pairs.append(("fill-opacity", number_text(fill.opacity)))
        if style.get("fill-rule") == "evenodd" and fill.value != "none":
            pairs.append(("fill-rule", "evenodd"))
        strokes = stroke.value != "none" and stroke.opacity > 0 and width > 0
        definitions, pictures = fill.definitions, fill.pictures
        if strokes:
            pictures += stroke.pictures
            pairs.append(("stroke", stroke.value))
            if stroke.opacity < 1:
                pairs.append(("stroke-opacity", number_text(stroke.opacity)))
            pairs.extend(self._line(element, scope, width))
            definitions += stroke.definitions
        return Look(tuple(pairs), definitions, fill.value != "none" and fill.opacity > 0, strokes, pictures)

    def _line(self, element: Styled, scope: Scope, width: float) -> list[tuple[str, str]]:
        """How a stroke runs."""
        style = element.style
        pairs = [("stroke-width", number_text(width))] if width != 1 else []
        for name, wanted in (("stroke-linecap", ("round", "square")), ("stroke-linejoin", ("round", "bevel"))):
            if style.get(name) in wanted:
                pairs.append((name, style[name]))
        limit = style.get("stroke-miterlimit", "4")
        if limit != "4":
            miter = self._measures.parsed(limit, 1, element, "stroke-miterlimit", 4)
            pairs.append(("stroke-miterlimit", number_text(miter)))
        dashes = style.get("stroke-dasharray", "none")
        if dashes != "none":
            lengths = [
                self._measures.parsed(dash, scope.diagonal, element, "stroke-dasharray")
                for dash in dashes.replace(",", " ").split()
            ]
            if any(length < 0 for length in lengths):
                fact = "no pattern of dashes: a length is below 0"
                self._measures.refuse(element, "stroke-dasharray", dashes, fact, 'write `stroke-dasharray="2 1"`')
            elif any(lengths):
                pairs.append(("stroke-dasharray", " ".join(number_text(length) for length in lengths)))
                offset = self._measures.parsed(
                    style.get("stroke-dashoffset", "0"), scope.diagonal, element, "stroke-dashoffset"
                )
                if offset:
                    pairs.append(("stroke-dashoffset", number_text(offset)))
        return pairs

    def paint(self, name: str, element: Styled, scope: Scope, box: Rect) -> Paint:
        """`fill` or `stroke` of an element.

        Reports:
            P412 for an unknown id, P414 for what is no colour.
        """
        raw = element.style.get(name, "none").strip()
        if raw.lower() in CONTEXT:
            raw = scope.context[CONTEXT.index(raw.lower())]
        if raw == "none":
            return NO_PAINT
        opacity = self._measures.fraction(element, f"{name}-opacity", element.style.get(f"{name}-opacity"))
        url = parse_url(raw) if raw[:3].lower() == "url" else None
        if url is None:
            colour, alpha = self.references.colour(raw, name, element)
            return Paint(colour, alpha * opacity)
        href, fallback = url
        target = self.references.target(href, element, scope, f'{name}="{raw}"', SERVERS)
        served = self._served(target, element, scope, box) if target else None
        if served is not None:
            return served._replace(opacity=served.opacity * opacity)
        if fallback and fallback != "none":
            colour, alpha = self.references.colour(fallback, name, element)
            return Paint(colour, alpha * opacity)
        return NO_PAINT

    def _served(self, target: Target, element: Styled, scope: Scope, box: Rect) -> Paint | None:
        """The paint that a gradient or pattern gives; None where it gives none."""
        if target.branch.head.tag.endswith("pattern"):
            pattern = self._pattern(target, scope, box)
            if pattern is None:
                return None
            id_, definitions = defined(pattern.body, pattern.definitions)
            return Paint(f"url(#{id_})", 1.0, definitions, pattern.pictures)
        around = self.references.around(target, scope, "paint")
        gradient = self._gradients.written(target.branch, around, box)
        if gradient is None:
            return None
        if not isinstance(gradient, str):
            return Paint(gradient[1], gradient[2])
        id_, definitions = defined(gradient)
        return Paint(f"url(#{id_})", 1.0, definitions)
