"""Hands text elements to the text side and puts place holders where the glyph runs come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from pnp.geometry import Rect, Transform
from pnp.model.artwork import TextBox
from pnp.typeset.document.atoms import RUN, Atom, attributes_text, bounds_of, grouped, ink_of
from pnp.typeset.document.cascade import HANDED_ON, Scope, Styled
from pnp.typeset.document.extras import Drawn, Extras, rule_markup, rule_paint
from pnp.typeset.document.flowed import FLOW, Flowed, FlowNear
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import inverse, moved
from pnp.typeset.document.outlines import Near, Surveyor
from pnp.typeset.document.paints import Definitions, Paints
from pnp.typeset.document.references import References
from pnp.typeset.document.shapes import Shapes, transform_text
from pnp.typeset.document.source import Branch, Head
from pnp.typeset.document.work import Work
from pnp.typeset.element import SetIcon, SetRule, SetText, TextContext, TextElement

Mappings = tuple[Mapping[str, str], Mapping[str, str]]

MOST_TAGS = 2048
"""Start tags of texts remembered as prepared."""

PASSED_OVER = frozenset(("title", "desc", "metadata", "style", ""))
"""Elements in a text that print nothing."""

DROPPED = frozenset(("transform", "style", "class", "pnp:fields"))

_PAINT_ATTRIBUTES = """
fill fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
stroke-dasharray stroke-dashoffset color
"""
PAINT_ATTRIBUTES = frozenset(_PAINT_ATTRIBUTES.split())


class TextSetting(Protocol):
    """The text side."""

    def set_text(self, element: TextElement, context: TextContext) -> SetText:
        """Set one text element."""


class Tag(Struct, frozen=True):
    """A text's start tag, ready for any content.

    Attributes:
        attributes, style: as in `TextElement`.
        fields: the card fields named in its source.
        to_card: from its coordinates to mm from the trim corner.
        opens: start tags around its place holders.
        inner: the surroundings of the elements in it.
    """

    attributes: Mapping[str, str]
    style: Mapping[str, str]
    fields: tuple[str, ...]
    to_card: Transform
    opens: tuple[str, ...]
    inner: Scope


class Texts:
    """Sets texts."""

    def __init__(
        self, work: Work, setter: TextSetting, surveyor: Surveyor, paints: Paints, shapes: Shapes, extras: Extras
    ) -> None:
        """`setter` is the text side."""
        self._work = work
        self._extras = extras
        self._setter = setter
        self._surveyor = surveyor
        self._paints = paints
        self._shapes = shapes
        self._references: References = paints.references
        self._cascade = self._references.cascade
        self._flowed = Flowed(work, self._references, surveyor)
        self._tags: Memo[Styled, Tag] = Memo(MOST_TAGS)
        self._inner_tags: Memo[Styled, Mappings] = Memo(MOST_TAGS)
        self._paint_texts: Memo[object, tuple[str, Definitions]] = Memo(MOST_TAGS)

    def text(self, branch: Branch, element: Styled, scope: Scope) -> list[Atom]:
        """The atom of a text element; none where it is hidden, empty or had errors."""
        if element.style.get("visibility", "visible") != "visible":
            return []
        tag = self._tags.get(element)
        if tag is None:
            tag = self._tag(branch.head, element, scope)
            self._tags.put(element, tag)
        if element.tag == FLOW:
            whole, near = self._flow(branch, element, scope, tag)
        else:
            whole = TextElement("text", tag.attributes, tag.style, self._content(branch, tag.inner), element.span)
            near = Near(self, self._surveyor, scope, branch, element.transform, tag.to_card)
        work = self._work
        context = TextContext(work.language, work.subject, tag.fields, near.rectangle, tag.to_card, near, work.icons)
        set_ = self._setter.set_text(whole, context)
        return self._atoms(set_, element, scope, tag) if set_.runs or set_.extras else []

    def _flow(self, branch: Branch, element: Styled, scope: Scope, tag: Tag) -> tuple[TextElement, Near]:
        """A flowed text of Inkscape 0.9x as one with a box, with its surroundings."""
        near = FlowNear(self, self._surveyor, scope, branch, element.transform, tag.to_card)
        near.regions = self._flowed.regions(branch, tag.inner, near.scale)
        return self._flowed.text(branch, element, tag.inner, near.regions), near

    def prepared(self, branch: Branch, element: Styled, scope: Scope) -> TextElement:
        """A text element as the text side takes it."""
        tag = self._tag(branch.head, element, scope)
        return TextElement("text", tag.attributes, tag.style, self._content(branch, tag.inner), element.span)

    def _tag(self, head: Head, element: Styled, scope: Scope) -> Tag:
        """The start tag prepared."""
        handed = {name: element.style[name] for name in HANDED_ON if name in element.style}
        attributes = handed | {name: value for name, value in element.attributes.items() if name not in DROPPED}
        to_card = element.transform.then(scope.matrix) if element.transform else scope.matrix
        opens = scope.opens
        if element.transform:
            opens = (*opens, f"<g{transform_text(element.transform)}>")
        fields = tuple(element.attributes.get("pnp:fields", "").split())
        return Tag(attributes, element.style | element.own, fields, to_card, opens, self._references.inner(head, scope))

    def _content(self, branch: Branch, scope: Scope) -> tuple[str | TextElement, ...]:
        """Character data and elements in a text, in order."""
        if not branch.children:
            return (branch.text,) if branch.text else ()
        content: list[str | TextElement] = [branch.text] if branch.text else []
        for child in branch.children:
            element = self._cascade.styled(child.head, scope)
            if element.tag not in PASSED_OVER and element.own.get("display") != "none":
                attributes, style = self._inner_tag(element)
                inside = self._content(child, self._references.inner(child.head, scope))
                content.append(TextElement(element.tag, attributes, style, inside, element.span))
            if child.tail:
                content.append(child.tail)
        return tuple(content)

    def _inner_tag(self, element: Styled) -> Mappings:
        """Attributes and style of an element in a text."""
        found = self._inner_tags.get(element)
        if found is None:
            attributes = {name: value for name, value in element.attributes.items() if name not in DROPPED}
            found = attributes, element.style | element.own
            self._inner_tags.put(element, found)
        return found

    def _atoms(self, set_: SetText, element: Styled, scope: Scope, tag: Tag) -> list[Atom]:
        """The place holders of a set text."""
        bodies: list[str] = []
        definitions: Definitions = ()
        painted: Mapping[str, str] | None = None
        body = ""
        for run in set_.runs:
            if run.paint != painted:
                painted = run.paint
                text, needed = self._paint(run.paint, element, scope, (set_.box, tag.to_card))
                body = f'<g pnp:run="{RUN}"{text}/>'
                definitions += needed
            bodies.append(body)
        files: tuple[str, ...] = ()
        for number, extra in enumerate(set_.extras):
            markup, needed, shown = self._extra(extra, element, scope, (set_.box, tag.to_card))
            bodies.insert(extra.after + number, markup)
            definitions += needed
            files += shown
        runs = tuple([run.run for run in set_.runs])
        boxes = (set_.box,) if set_.box else ()
        atom = Atom(
            tag.opens,
            "".join(bodies),
            runs,
            ink_of(runs) if runs else b"",
            definitions,
            files,
            boxes=boxes,
            names=element.names,
            is_text=True,
            bounds=bounds_of(set_.box.rect) if set_.box else None,
        )
        if not self._shapes.is_together(element):
            return [atom]
        together = self._shapes.together(element, scope, self._own_box(set_.box, tag.to_card))
        if not together.pairs:
            return [atom]
        bare = replace(atom, opens=())
        opening = f"<g{transform_text(element.transform)}{attributes_text(together.pairs)}>"
        group = grouped(opening, [bare], scope.opens, element.names)
        needed = (*group.definitions, *together.definitions)
        return [replace(group, definitions=needed, boxes=together.faded(group.boxes), is_text=True)]

    def _extra(
        self, extra: SetIcon | SetRule, element: Styled, scope: Scope, placed: tuple[TextBox | None, Transform]
    ) -> Drawn:
        """An icon or a line in a text."""
        if isinstance(extra, SetIcon):
            return self._extras.icon(extra, element, scope)
        text, needed = self._paint(rule_paint(extra), element, scope, placed)
        return rule_markup(extra, text), needed, ()

    def _paint(
        self, paint: Mapping[str, str], element: Styled, scope: Scope, placed: tuple[TextBox | None, Transform]
    ) -> tuple[str, Definitions]:
        """The presentation attributes of a place holder."""
        served = any("url(" in value or value.startswith("context-") for value in paint.values())
        key = (element, *paint.items())
        found = None if served else self._paint_texts.get(key)
        if found is None:
            box = (self._own_box(*placed) if served else None) or Rect(0, 0, 0, 0)
            style = {"fill": "black", "stroke": "none", "color": element.style["color"], **paint}
            look = self._paints.look(replace(element, style=style), scope, box)
            others = [(name, value) for name, value in paint.items() if name not in PAINT_ATTRIBUTES]
            found = attributes_text((*look.pairs, *others)), look.definitions
            if not served:
                self._paint_texts.put(key, found)
        return found

    def _own_box(self, box: TextBox | None, to_card: Transform) -> Rect | None:
        """The bounds of a set text in its own coordinates."""
        back = inverse(to_card)
        return moved(box.rect, back) if box and back else None
