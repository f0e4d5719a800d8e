"""Flowed text of Inkscape 0.9x as a text in a box of SVG 2.

<flowRoot>
  <flowRegion><rect …/></flowRegion>          <text style="shape-inside: url(#flowRegion1); white-space: pre-line">
  <flowPara>The owl</flowPara>           ▸      <tspan>The owl</tspan>
  <flowPara>sleeps.</flowPara>                  <tspan>sleeps.</tspan>
</flowRoot>                                   </text>            the names of shapes are known to this text alone
"""

from __future__ import annotations

import re

from msgspec import Struct, field

from pnp.geometry import Transform
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.outlines import Found, Near, Surveyor
from pnp.typeset.document.references import References
from pnp.typeset.document.source import Branch
from pnp.typeset.document.work import Work
from pnp.typeset.element import Outline, TextElement

FLOW = "flowRoot"

PARAGRAPHS = frozenset(("flowPara", "flowDiv", "flowLine"))
SPANS = frozenset(("flowSpan", "flowPara", "flowDiv", "tspan", "a"))

NAME = "flowRegion"
"""What its shapes are called, with their number: no id of a drawing is asked for by that name."""

_LINE_ENDS = re.compile(r"[\t\n\r]+")


class FlowNear(Near):
    """The elements around a flowed text, its own shapes among them."""

    regions: dict[str, Outline] = field(default_factory=dict)

    def outline(self, id_: str) -> Outline | None:
        """See `Neighbours`."""
        # The zero-argument form of super() is lost where slots make the class anew.
        return self.regions.get(id_) or Near.outline(self, id_)


class Flowed(Struct):
    """Reads flowed texts."""

    work: Work
    references: References
    surveyor: Surveyor

    def regions(self, branch: Branch, inner: Scope, scale: float) -> dict[str, Outline]:
        """The shapes that a flowed text fills, in its own coordinates; `inner` are the surroundings of what is in it.

        Reports:
            P417 where text would have to leave a hole out, or fill what is no shape.
        """
        found: dict[str, Outline] = {}
        for child in branch.children:
            region = self.references.cascade.styled(child.head, inner)
            if region.tag == "flowRegionExclude" and child.children:
                self._refuse(region, "<flowRegionExclude> cuts a hole into flowed text, which is not set")
            if region.tag != "flowRegion":
                continue
            scope = self.references.inner(child.head, inner)
            for shape in child.children:
                outline = self._outline(shape, region, scope, scale)
                if outline is not None:
                    found[f"{NAME}{len(found) + 1}"] = outline
        return found

    def text(self, branch: Branch, element: Styled, inner: Scope, regions: dict[str, Outline]) -> TextElement:
        """A flowed text as a text element with a box."""
        kept = element.attributes.get("xml:space") == "preserve"
        space = {"white-space": "pre-wrap" if kept else "pre-line"}
        content: list[str | TextElement] = []
        for child in branch.children:
            if self.references.cascade.styled(child.head, inner).tag in PARAGRAPHS:
                content += ["\n"] if content else []
                content.append(self._span(child, inner, space))
        if content and not regions:
            self._refuse(element, "<flowRoot> has no shape that its text could fill")
        shapes = " ".join(f"url(#{name})" for name in regions) or "none"
        style = element.style | element.own | space | {"shape-inside": shapes}
        return TextElement("text", _kept(element), style, tuple(content), element.span)

    def _outline(self, shape: Branch, region: Styled, scope: Scope, scale: float) -> Outline | None:
        """The outline of one shape."""
        styled = self.references.cascade.styled(shape.head, scope)
        matrix = region.transform or Transform()
        outline = self.surveyor.outline(Found(styled, scope, shape, matrix, matrix), scale)
        if outline is None and styled.tag not in ("", "title", "desc", "metadata"):
            self._refuse(styled, f"<{styled.tag}> is no shape that flowed text can fill")
        return outline

    def _span(self, branch: Branch, scope: Scope, space: dict[str, str]) -> TextElement:
        """A paragraph or a part of one."""
        element = self.references.cascade.styled(branch.head, scope)
        inner = self.references.inner(branch.head, scope)
        content: list[str | TextElement] = [_LINE_ENDS.sub(" ", branch.text)] if branch.text else []
        for child in branch.children:
            if self.references.cascade.styled(child.head, inner).tag in SPANS:
                content.append(self._span(child, inner, space))
            if child.tail:
                content.append(_LINE_ENDS.sub(" ", child.tail))
        style = element.style | element.own | space
        return TextElement("tspan", _kept(element), style, tuple(content), element.span)

    def _refuse(self, element: Styled, fact: str) -> None:
        """Report P417."""
        self.work.sink.error(
            "P417",
            fact,
            element.span,
            help="in Inkscape 1.x draw the text box anew, or flow the text into a shape with Text > Flow into Frame",
        )


def _kept(element: Styled) -> dict[str, str]:
    """The attributes of an element that count for its text: ours, and its language."""
    return {
        name: value for name, value in element.attributes.items() if name.startswith("pnp:") or name.endswith("lang")
    }
