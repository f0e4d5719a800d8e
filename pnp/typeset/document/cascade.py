"""The cascade: what each property of an element is, from attributes, style sheets, `style=` and inheritance."""

from __future__ import annotations

import math
import re

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.diagnostics.similar import nearest
from pnp.geometry import Transform
from pnp.typeset.document.declarations import NOTHING, Declarations, expanded, parse_declarations
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import (
    NumberTextError,
    number_text,
    parse_length,
    parse_number,
    parse_transform,
)
from pnp.typeset.document.properties import (
    AT,
    ATTRIBUTES,
    GEOMETRY,
    INHERITED,
    INITIAL,
    KNOWN,
    ON,
    OTHER_PROPERTIES,
    PNP,
    PRESENTATION,
    SVG,
    XLINK_HREF,
    XML,
)
from pnp.typeset.document.source import Head, place
from pnp.typeset.document.words import wrong_words
from pnp.typeset.document.work import Work
from pnp.units import with_point

MOST_HEADS = 8192
"""Start tags remembered with their cascade."""

FONT_SIZES = {
    "xx-small": 0.6,
    "x-small": 0.75,
    "small": 8 / 9,
    "medium": 1.0,
    "large": 1.2,
    "x-large": 1.5,
    "xx-large": 2.0,
    "xxx-large": 3.0,
}
"""Of the medium size (CSS Fonts 4, section 2.5)."""

MEDIUM = 16.0
"""User units of `font-size: medium` (CSS Fonts 4)."""

LARGER = 1.2
"""The step of `larger` and `smaller` (CSS Fonts 4, section 2.5)."""

_PRIVATE = re.compile(r"pnp:|xml:|data-|aria-|on[a-z]+$")
"""Attributes that are looked at elsewhere, or are for scripts and screen readers."""

HANDED_ON = ("xml:space", "xml:lang", "lang")
"""Attributes that count for all in an element; they are kept with what is inherited."""

SIDES = {"left": 0.0, "top": 0.0, "center": 0.5, "right": 1.0, "bottom": 1.0}

_NAMESPACES = {f"{{{SVG}}}": "", f"{{{PNP}}}": "pnp:", XML: "xml:"}


class Scope(Struct, eq=False):
    """The surroundings that an element is drawn in; compared by identity.

    Attributes:
        path: of the document that it stands in.
        style: inherited properties, computed.
        opens: start tags to be written around what is drawn here.
        matrix: from user units here to mm from the trim corner.
        width, height: of the nearest view box, in user units: what 100 % is.
        names: the fields that decide how the surroundings look.
        kind: `paint`, or what the content is for: `clip`, `mask`, `pattern`, `marker`.
        context: `fill` and `stroke` of the element that a marker stands on.
    """

    path: str
    style: dict[str, str]
    opens: tuple[str, ...]
    matrix: Transform
    width: float
    height: float
    names: frozenset[str] = frozenset()
    kind: str = "paint"
    context: tuple[str, str] = ("none", "none")

    @property
    def diagonal(self) -> float:
        """What 100 % is of a length that is neither across nor down (SVG 2, section 8.9)."""
        return math.hypot(self.width, self.height) / math.sqrt(2)


class Styled(Struct, eq=False):
    """A start tag in its scope.

    Attributes:
        tag: local name of an SVG element, `pnp:…` for ours, empty for another namespace.
        attributes: by local name; ours as `pnp:…`, `xml:…`, either kind of `href` as `href`; no foreign ones.
        own: set properties that are not inherited.
        style: all inherited properties, computed.
        span: its place in the layout.
        names: the fields that decide how it looks, with those of its surroundings.
        transform: its own, None for none.
        em: font size in user units.
    """

    tag: str
    attributes: dict[str, str]
    own: dict[str, str]
    style: dict[str, str]
    span: Span
    names: frozenset[str]
    transform: Transform | None
    em: float


class Cascade:
    """Resolves start tags; remembers those it met."""

    def __init__(self, work: Work) -> None:
        """Report to the sink of `work`."""
        self._work = work
        self._known: Memo[tuple[Scope, Head], Styled] = Memo(MOST_HEADS)
        self._declared: list[Declarations] = [NOTHING]
        self._numbers: dict[tuple[tuple[tuple[str, str], ...], ...], int] = {((), ()): 0}

    def number(self, declarations: Declarations) -> int:
        """A number for declarations of style sheets; equal ones have the same, none have 0."""
        key = (tuple(declarations.normal.items()), tuple(declarations.important.items()))
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self._declared)
            self._declared.append(declarations)
        return found

    def styled(self, head: Head, scope: Scope) -> Styled:
        """The start tag with all its properties.

        Reports:
            P411 for `var()` and `calc()`, P415 for a transform or font size that cannot be read.
        """
        key = (scope, head)
        found = self._known.get(key)
        if found is None:
            said, self._work.sink.said = self._work.sink.said, False
            found = self._resolved(head, scope)
            if not self._work.sink.said:
                self._known.put(key, found)
            self._work.sink.said = said or self._work.sink.said
        return found

    def _resolved(self, head: Head, scope: Scope) -> Styled:
        """The cascade without memory."""
        attributes, names = _named(head)
        span = place(head, scope.path)
        specified = self._specified(head, attributes, span)
        style = dict(scope.style)
        own: dict[str, str] = {}
        for name, value in specified.items():
            if name in INHERITED:
                _inherit(style, scope.style, name, value)
            elif value not in ("initial", "unset", "revert", "inherit"):
                own[name] = value
        for name in HANDED_ON:
            if name in attributes:
                style[name] = attributes[name]
        em = self._font_size(style, scope, span)
        tag = _tag(head.tag)
        if tag and ":" not in tag:
            self._check_names(attributes, own, span)
            for fact, help in wrong_words(attributes, specified):
                self._work.sink.error("P415", fact, span, help=help)
        return Styled(
            tag,
            attributes,
            own,
            style,
            span,
            scope.names | frozenset(names.split()) if names else scope.names,
            self._transform(attributes, own, scope, em, span),
            em,
        )

    def _specified(self, head: Head, attributes: dict[str, str], span: Span) -> dict[str, str]:
        """The winning declaration of each property."""
        specified: dict[str, str] = {}
        for name, value in attributes.items():
            if name in PRESENTATION:
                specified.update(expanded(name, value.strip()))
        sheet = self._declared[head.style]
        written = parse_declarations(attributes["style"]) if "style" in attributes else NOTHING
        specified |= sheet.normal | written.normal | sheet.important | written.important
        for name, value in list(specified.items()):
            lower = value.lower()
            if "var(" in lower or "calc(" in lower:
                self._work.sink.error(
                    "P411",
                    f"`{name}: {value}`: `var()` and `calc()` are not worked out",
                    span,
                    help="write the value itself, or let the template put it in, as `{{ card.colour }}`",
                )
                del specified[name]
            elif name.startswith("--"):
                del specified[name]
            elif name in GEOMETRY:
                attributes[name] = specified.pop(name)
        return specified

    def _check_names(self, attributes: dict[str, str], own: dict[str, str], span: Span) -> None:
        """Warn of names that are nearly those of attributes or properties, which have no effect at all.

        Reports:
            P431.
        """
        for name, value in attributes.items():
            if name not in ATTRIBUTES and name not in PRESENTATION and not _PRIVATE.match(name):
                if name in KNOWN:
                    help = f'write `style="{name}: {value}"`'
                    self._work.sink.warning("P431", f"`{name}` as an attribute has no effect", span, help=help)
                else:
                    self._misspelt(name, "attribute", ATTRIBUTES | PRESENTATION, span)
        for name in own:
            if name not in KNOWN and name not in OTHER_PROPERTIES:
                self._misspelt(name, "property", KNOWN, span)

    def _misspelt(self, name: str, kind: str, known: frozenset[str], span: Span) -> None:
        """Report P431 where a known name is near."""
        near = nearest(name, known)
        if near:
            fact = f"there is no {kind} `{name}`, so it has no effect"
            self._work.sink.warning("P431", fact, span, help=f"did you mean `{near}`?")

    def _font_size(self, style: dict[str, str], scope: Scope, span: Span) -> float:
        """The font size in user units; `style` gets it as a plain number."""
        parent = float(scope.style["font-size"])
        raw = style["font-size"]
        if raw == scope.style["font-size"]:
            return parent
        steps = {"larger": parent * LARGER, "smaller": parent / LARGER}
        known = steps.get(raw) or FONT_SIZES.get(raw, 0) * MEDIUM
        if not known:
            try:
                known = parse_length(raw, parent, parent)
            except NumberTextError:
                meant = with_point(raw)
                help = f"write `{meant}`, with a point" if meant else "write `font-size: 3`, or another number"
                self._work.sink.error("P415", f"`font-size: {raw}` is no length", span, help=help)
                known = parent
        style["font-size"] = number_text(known)
        return known

    def _transform(
        self, attributes: dict[str, str], own: dict[str, str], scope: Scope, em: float, span: Span
    ) -> Transform | None:
        """The element's own transform, its origin worked in."""
        raw = own.get("transform") or attributes.get("transform")
        if not raw:
            return None
        try:
            transform = parse_transform(raw)
            origin = own.get("transform-origin") or attributes.get("transform-origin")
            if transform is None or not origin:
                return transform
            x, y = _origin(origin, scope, em)
        except NumberTextError:
            self._work.sink.error(
                "P415",
                f"`transform: {raw}` cannot be read",
                span,
                notes=["known are matrix, translate, scale, rotate, skewX and skewY with numbers"],
            )
            return None
        return Transform.translation(-x, -y).then(transform).then(Transform.translation(x, y))


def _named(head: Head) -> tuple[dict[str, str], str]:
    """Attributes by their short names, and the fields named by `pnp:on`."""
    attributes: dict[str, str] = {}
    names = ""
    for name, value in head.attributes:
        if name[0] != "{":
            attributes[name] = value
        elif name == XLINK_HREF:
            attributes.setdefault("href", value)
        elif name == ON:
            names = value
        elif name != AT:
            space, _, local = name.partition("}")
            short = _NAMESPACES.get(space + "}")
            if short is not None:
                attributes[short + local] = value
    return attributes, names


def _tag(name: str) -> str:
    """The local name of an SVG element, `pnp:…` for one of ours, otherwise nothing."""
    space, _, local = name.rpartition("}")
    if not space:
        return local
    short = _NAMESPACES.get(space + "}")
    return "" if short is None or short == "xml:" else short + local


def _inherit(style: dict[str, str], parent: dict[str, str], name: str, value: str) -> None:
    """Set an inherited property, `inherit` and its kin worked out."""
    if value in ("inherit", "unset", "revert"):
        return
    if value == "initial":
        initial = INITIAL.get(name)
        if initial is None:
            style.pop(name, None)
        else:
            style[name] = initial
    elif name == "color" and value.lower() == "currentcolor":
        style[name] = parent[name]
    elif name == "font-weight" and value in ("bolder", "lighter"):
        style[name] = _relative_weight(value, parent.get(name, "400"))
    else:
        style[name] = value


def _relative_weight(value: str, parent: str) -> str:
    """`bolder` and `lighter` by the table of CSS Fonts 4, section 2.2.1."""
    named = {"normal": 400.0, "bold": 700.0}
    weight = named.get(parent) or (float(parent) if parent.isdecimal() else named["normal"])
    if value == "bolder":
        return "400" if weight < 350 else "700" if weight < 550 else "900"
    return "100" if weight < 550 else "400" if weight < 750 else "700"


def _origin(text: str, scope: Scope, em: float) -> tuple[float, float]:
    """`transform-origin` in user units, of the view box (CSS Transforms 1, section 6)."""
    parts = text.split()
    if parts[0] in ("top", "bottom") or (len(parts) > 1 and parts[1] in ("left", "right")):
        parts[:2] = reversed([*parts, "center"][:2])
    both = [*parts[:2], "center"][:2]
    wholes = (scope.width, scope.height)
    x, y = (
        SIDES[part] * whole if part in SIDES else parse_length(part, whole, em)
        for part, whole in zip(both, wholes, strict=True)
    )
    return x, y


def fraction(text: str | None) -> float | None:
    """An opacity from 0 to 1, 1 for none set; None where it cannot be read."""
    if text is None:
        return 1.0
    try:
        return min(max(parse_number(text), 0.0), 1.0)
    except NumberTextError:
        return None
