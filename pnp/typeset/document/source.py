"""The filled text as a tree, read so that no text can do harm: no DTD, no entities, bounded depth and number.

A tree is a `Branch`: nested tuples of nothing but text, so that equal parts of two cards are equal values.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from msgspec import Struct, field

from pnp.diagnostics import Span
from pnp.diagnostics.markup import complaint
from pnp.typeset.document.properties import AT, ON, SVG

MOST_NESTED = 200
"""Elements within one another; a drawing program writes a dozen."""

MOST_ELEMENTS = 50_000
"""Elements of one artwork; the busiest board drawn so far has under 10,000."""

_AT = re.compile(r'pnp:at="([^":]*):(\d+):(\d+)"')
_PRINTED = re.compile(r"\s*(?:(?:only\s+)?(?:all|print))?\s*", re.IGNORECASE)
_DOCTYPE = re.compile(r"<!DOCTYPE\b")
_PLAIN_DOCTYPE = re.compile(r"<!DOCTYPE[^\[>]*>")


class Head(NamedTuple):
    """A start tag: the number of its style, `{namespace}name`, attributes as written."""

    style: int
    tag: str
    attributes: tuple[tuple[str, str], ...]


class Branch(NamedTuple):
    """An element with all in it. `filled`: something in it comes from an expression of the template."""

    filled: bool
    head: Head
    text: str | None
    children: tuple[Branch, ...]
    tail: str | None


class Target(NamedTuple):
    """An element with an id: itself, and the start tags around it from the root inwards."""

    branch: Branch
    around: tuple[Head, ...]


class Document(Struct):
    """A tree with its ids.

    Attributes:
        path: the layout or picture file it comes from.
        root: the whole tree.
        targets: elements by id; the first of several with the same id.
        twice: ids that stand on several elements.
    """

    path: str
    root: Branch
    targets: dict[str, Target] = field(default_factory=dict)
    twice: set[str] = field(default_factory=set)


class SourceError(ValueError):
    """A text that cannot be read as a drawing; `span` is where in the layout, `kind` which limit or mistake.

    `kind` is `syntax`, `entities`, `nested` or `elements`; `help` is what to type, where that is certain.
    """

    def __init__(self, kind: str, text: str, span: Span, help: str | None = None) -> None:
        super().__init__(text)
        self.kind = kind
        self.span = span
        self.help = help


def parse_filled(svg: str, layout: str) -> Element:
    """The elements of a filled layout.

    Raises:
        SourceError: no well-formed XML, or a document type with declarations.
    """
    body = _without_doctype(svg, Span(layout))
    try:
        root = ElementTree.fromstring(body)
    except ElementTree.ParseError as error:
        found = complaint(_told(error), body, _offset(body, *error.position))
        raise SourceError("syntax", found.fact, _layout_place(body, found.end, layout), found.help) from None
    _check_number(body, root, layout)
    return root


def parse_file(content: str, path: str) -> Element:
    """The elements of an SVG file of the project, each with the place where it stands.

    Raises:
        SourceError: as `parse_filled`.
    """
    body = _without_doctype(content, Span(path, 1, 1))
    reader = _Reader(path)
    try:
        reader.parser.Parse(body, True)
    except expat.ExpatError as error:
        found = complaint(_told(error), body, _offset(body, error.lineno, error.offset))
        before = body[: found.start]
        span = Span(path, before.count("\n") + 1, found.start - before.rfind("\n"))
        raise SourceError("syntax", found.fact, span, found.help) from None
    root = reader.builder.close()
    _check_number(body, root, path)
    return root


class _Reader:
    """An expat parser that notes the place of each start tag as `pnp:at`."""

    def __init__(self, path: str) -> None:
        self.builder = ElementTree.TreeBuilder()
        self.parser = expat.ParserCreate(namespace_separator="}")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self.builder.data
        self._path = path

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        named = {_qualified(name): value for name, value in attributes.items()}
        place = f"{self._path}:{self.parser.CurrentLineNumber}:{self.parser.CurrentColumnNumber + 1}"
        self.builder.start(_qualified(tag), {AT: place, **named})

    def _end(self, tag: str) -> None:
        self.builder.end(_qualified(tag))


def _qualified(name: str) -> str:
    """`{namespace}name` for expat's `namespace}name`."""
    return f"{{{name}" if "}" in name else name


def _without_doctype(text: str, span: Span) -> str:
    """The text with a mere document type name blanked out; one that declares something is refused."""
    if "<!" not in text or not _DOCTYPE.search(text):
        return text
    plain = _PLAIN_DOCTYPE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text, count=1)
    if _DOCTYPE.search(plain):
        raise SourceError("entities", "the document type declares entities", span)
    return plain


def linked_sheet(text: str) -> int | None:
    """The line in which a drawing names a style sheet of another file, in front of its root; None where it does not."""
    if "<?xml-stylesheet" not in text:
        return None
    root = re.search(r"<(?:[\w.-]+:)?svg\b", text)
    at = text.find("<?xml-stylesheet", 0, root.start() if root else None)
    return None if at < 0 else text.count("\n", 0, at) + 1


def _told(error: Exception) -> str:
    """Expat's complaint without its place."""
    return str(error).partition(":")[0]


def _offset(text: str, line: int, column: int) -> int:
    """Where a line (from 1) and column (from 0, in bytes as expat counts) stand in the text."""
    start = 0
    for _ in range(line - 1):
        start = text.find("\n", start) + 1
    rest = text[start:].partition("\n")[0].encode("utf-8", "surrogatepass")
    return start + len(rest[:column].decode("utf-8", "ignore"))


def _layout_place(filled: str, end: int, layout: str) -> Span:
    """The layout place of the last start tag before a place in the filled text."""
    found = _AT.findall(filled, 0, end)
    if not found:
        return Span(layout)
    file, row, place_ = found[-1]
    return Span(file, int(row), int(place_))


def _check_number(text: str, root: Element, path: str) -> None:
    """Refuse too many elements; counted only where the text could hold them."""
    if text.count("<") > MOST_ELEMENTS and sum(1 for _ in root.iter()) > MOST_ELEMENTS:
        raise SourceError("elements", f"the drawing has more than {MOST_ELEMENTS:,} elements", Span(path))


class _Planter:
    """Makes a `Document` of parsed elements."""

    def __init__(self, path: str, styles: Iterator[int] | None) -> None:
        self._styles = styles
        self._path = path
        self._around: list[Head] = []
        self.targets: dict[str, Target] = {}
        self.twice: set[str] = set()

    def branch(self, element: Element) -> Branch:
        """The element as a value; notes all ids in it."""
        attributes = element.attrib
        head = Head(next(self._styles) if self._styles else 0, element.tag, tuple(attributes.items()))
        filled = attributes.get(ON, "") != ""
        children: tuple[Branch, ...] = ()
        around = self._around
        if len(around) >= MOST_NESTED:
            fact = f"more than {MOST_NESTED} elements within one another"
            raise SourceError("nested", fact, place(head, self._path))
        if len(element):
            around.append(head)
            children = tuple([self.branch(child) for child in element])
            around.pop()
            filled = filled or any([child[0] for child in children])
        planted = Branch(filled, head, element.text, children, element.tail)
        if "id" in attributes:
            self._note(attributes["id"], planted)
        return planted

    def _note(self, id_: str, branch: Branch) -> None:
        """Remember an id; children are noted before their parents, so a nested equal id loses to the outer one."""
        if id_ in self.targets:
            self.twice.add(id_)
        else:
            self.targets[id_] = Target(branch, tuple(self._around))


def plant(root: Element, path: str, styles: tuple[int, ...] | None) -> Document:
    """The document of parsed elements; `styles` are the numbers of their styles in document order.

    Raises:
        SourceError: nested too deeply.
    """
    planter = _Planter(path, iter(styles) if styles is not None else None)
    branch = planter.branch(root)
    return Document(path, branch, planter.targets, planter.twice)


def place(head: Head, path: str) -> Span:
    """Where a start tag stands; the file as a whole where the template did not say, or a stray quote spoilt it."""
    for name, value in head.attributes:
        if name == AT:
            try:
                file, line, column = value.rsplit(":", 2)
                return Span(file, int(line), int(column))
            except ValueError:
                break
    return Span(path)


def is_printed(media: str) -> bool:
    """Whether a list of media, as in `@media`, has print in it."""
    return any(_PRINTED.fullmatch(medium) for medium in media.split(","))


def style_texts(root: Element) -> list[Element]:
    """The `<style>` elements with CSS, in document order."""
    return [
        element
        for element in root.iter(f"{{{SVG}}}style")
        if element.get("type", "text/css") in ("text/css", "") and element.text and is_printed(element.get("media", ""))
    ]
