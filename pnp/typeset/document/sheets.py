"""Style sheets: which declarations of the `<style>` elements reach which element.

Matching is done once for each distinct structure of a document (tags, classes, and the ids and attributes that
selectors ask for): the cards of a deck mostly have the same one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree.ElementTree import Element

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.typeset.document.declarations import Declarations, parse_declarations
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.source import Head, is_printed, place
from pnp.typeset.document.work import Work

MOST_STRUCTURES = 256
"""Structures remembered for one set of style sheets."""

PROBLEMS = {
    "import": ("`{}` is not followed", "copy the rules into the <style>"),
    "font-face": ("`{}` is not followed: fonts come from `fonts/` alone", "put the font there and delete the rule"),
    "selector": ("the selector `{}` cannot be read", None),
    "at-rule": ("`{}` is not followed", "write its rules without it"),
    "nested": ("rules within the rule `{}` are not followed", "write each rule out with its whole selector"),
    "syntax": ("the style sheet cannot be read here: {}", None),
}
"""What is said of each kind of problem, and how to mend it."""

GROUPS = frozenset(("supports", "layer", "container", "scope"))
"""At-rules with rules inside that a browser may follow; others are about pages, fonts and movements."""

_ASKED = re.compile(r"#(?P<id>[\w-]+)|\[\s*(?P<attribute>[\w|:-]+)")


class SheetProblem(Struct, frozen=True):
    """A part of a style sheet that cannot be honoured.

    Attributes:
        kind: `import`, `font-face`, `selector` or `syntax`.
        text: the part, shortened.
        line: lines below the one where the sheet starts.
    """

    kind: str
    text: str
    line: int


class StyleSheets:
    """The rules of some `<style>` elements, in order."""

    def __init__(self, texts: tuple[str, ...], number: Callable[[Declarations], int]) -> None:
        """Parse the sheets; what cannot be honoured is listed by sheet in `problems`.

        Args:
            texts: the sheets.
            number: gives the number of some declarations, the same for equal ones.
        """
        import cssselect2

        self._number = number
        self.problems: tuple[tuple[SheetProblem, ...], ...] = ()
        self._normal: Any = cssselect2.Matcher()
        self._asked_ids: set[str] = set()
        self._asked_attributes: set[str] = {"class"}
        self._styles: dict[tuple[int, ...], int] = {}
        self._rules: list[Declarations] = []
        self._structures: Memo[object, tuple[int, ...]] = Memo(MOST_STRUCTURES)
        for text in texts:
            self.problems = (*self.problems, tuple(self._add(text)))

    def _add(self, text: str) -> Iterator[SheetProblem]:
        """Take in one sheet."""
        import tinycss2

        yield from self._add_rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True))

    def _add_rules(self, rules: list[Any]) -> Iterator[SheetProblem]:
        """Take in the rules of a sheet or of a `@media` that is printed."""
        import tinycss2

        for rule in rules:
            if rule.type == "qualified-rule":
                yield from self._add_rule(rule)
            elif rule.type == "error":
                yield SheetProblem("syntax", _said(rule.message), rule.source_line - 1)
            elif rule.type == "at-rule" and rule.lower_at_keyword == "media":
                if is_printed(tinycss2.serialize(rule.prelude)):
                    yield from self._add_rules(
                        tinycss2.parse_rule_list(rule.content or [], skip_comments=True, skip_whitespace=True)
                    )
            elif rule.type == "at-rule" and rule.lower_at_keyword in ("import", "font-face"):
                yield SheetProblem(rule.lower_at_keyword, f"@{rule.at_keyword}", rule.source_line - 1)
            elif rule.type == "at-rule" and rule.lower_at_keyword in GROUPS:
                yield SheetProblem("at-rule", f"@{rule.at_keyword}", rule.source_line - 1)

    def _add_rule(self, rule: Any) -> Iterator[SheetProblem]:
        """Take in one rule with its selectors."""
        import cssselect2
        import tinycss2

        prelude = tinycss2.serialize(rule.prelude).strip()
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            yield SheetProblem("selector", prelude, rule.source_line - 1)
            return
        if any(token.type == "{} block" for token in rule.content):
            yield SheetProblem("nested", prelude, rule.source_line - 1)
            return
        for found in _ASKED.finditer(prelude):
            if found["id"]:
                self._asked_ids.add(found["id"])
            else:
                self._asked_attributes.add(found["attribute"].rpartition("|")[2])
        self._rules.append(parse_declarations(tinycss2.serialize(rule.content)))
        for selector in selectors:
            if selector.pseudo_element is None and not selector.never_matches:
                self._normal.add_selector(selector, len(self._rules) - 1)

    def match(self, root: Element) -> tuple[int, ...]:
        """The number of the style of each element below and including `root`, in document order."""
        structure = self._structure(root)
        known = self._structures.get(structure)
        if known is None:
            known = tuple(self._match(root))
            self._structures.put(structure, known)
        return known

    def _structure(self, element: Element) -> tuple[object, ...]:
        """What the selectors can tell apart in `element` and below."""
        attributes = element.attrib
        asked = tuple([attributes.get(name) for name in self._asked_attributes])
        id_ = attributes.get("id")
        return (
            element.tag,
            id_ if id_ in self._asked_ids else None,
            asked,
            *[self._structure(child) for child in element],
        )

    def _match(self, root: Element) -> Iterator[int]:
        """The styles by asking the selectors."""
        import cssselect2

        for wrapper in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree():
            rules = tuple(payload for _, _, _, payload in self._normal.match(wrapper))
            if rules not in self._styles:
                self._styles[rules] = self._number(self._merged(rules))
            yield self._styles[rules]

    def _merged(self, rules: tuple[int, ...]) -> Declarations:
        """The declarations of several rules, the later ones winning."""
        normal: dict[str, str] = {}
        important: dict[str, str] = {}
        for rule in rules:
            normal.update(self._rules[rule].normal)
            important.update(self._rules[rule].important)
        return Declarations(normal, important)


def _said(message: str) -> str:
    """What the reader of style sheets complains of, in the words of its author."""
    return "a rule has no `{`, or a `}` is too many" if "EOF reached" in message else message.rstrip(".")


def refuse_linked(span: Span, work: Work) -> None:
    """Report P424 for `<?xml-stylesheet?>` at `span`."""
    work.sink.error(
        "P424", "`<?xml-stylesheet?>` is not followed", span, help="put the rules themselves into a <style>"
    )


def report_sheets(sheets: StyleSheets, elements: list[Element], path: str, work: Work) -> None:
    """Report what the sheets hold that cannot be honoured.

    Args:
        sheets: made of the texts of `elements`.
        elements: the `<style>` elements.
        path: of their file, where an element does not say.
        work: takes the messages.

    Reports:
        P424.
    """
    for element, problems in zip(elements, sheets.problems, strict=True):
        for problem in problems:
            span = place(Head(0, element.tag, tuple(element.attrib.items())), path)
            if problem.line:
                span = Span(span.path, span.line + problem.line, 1)
            fact, help_ = PROBLEMS[problem.kind]
            work.sink.error("P424", fact.format(problem.text), span, help=help_)
