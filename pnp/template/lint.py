"""What an XML editor such as Inkscape could not open in a layout, although the template could fill it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.parsers import expat

from pnp.diagnostics import Diagnostic, Severity, Span
from pnp.diagnostics.diagnostic import Replacement
from pnp.diagnostics.markup import complaint
from pnp.template.braces import missing_brace, short_of_braces
from pnp.template.source import Region, Source

_BARE = re.compile(r"<|&(?!(?:lt|gt|amp|quot|apos|#\d+|#[xX][0-9a-fA-F]+);)")
_PROLOGUE = re.compile(r"<\?xml[^>]*\?>|<!DOCTYPE[^>]*>")

WRITTEN = {"<": "&lt;", "&": "&amp;", '"': "&quot;", "'": "&apos;"}

WRAPPER = "<wrap xmlns:pnp='' xmlns:xlink='' >"


def lint(source: Source) -> Iterator[Diagnostic]:
    """Warnings about what an editor would not open.

    Reports:
        P320 bare `<` and `&` in expressions, P322 quotation marks in them that end the attribute, P323 expressions
        with single braces, P321 the rest.
    """
    yield from short_of_braces(source)
    if missing_brace(source) is not None:
        return  # an expression goes on over tags, and that is said where it cannot be read
    blanked = list(source.text)
    for region in source.regions:
        found = [*_bare(source, region), *_quotes(source, region)]
        yield from found
        if found:
            blanked[region.start : region.stop] = [
                character if character == "\n" else "x" for character in blanked[region.start : region.stop]
            ]
    problem = _problem("".join(blanked))
    if problem is not None:
        fact, line, column = problem
        yield Diagnostic(
            "P321",
            f"Inkscape and other XML editors cannot open this layout: {fact}",
            Span(source.path, line, column),
            Severity.WARNING,
            notes=("blocks stand between elements or inside an attribute value, never across a tag",),
        )


def is_xml(text: str) -> bool:
    """Whether a whole text is well-formed."""
    parser = expat.ParserCreate()
    try:
        parser.Parse(text, True)
    except expat.ExpatError:
        return False
    return True


def _bare(source: Source, region: Region) -> Iterator[Diagnostic]:
    """`<` and `&` that must be written as entities."""
    for found in _BARE.finditer(region.raw):
        line, column = source.place(region.start + 2 + found.start())
        span = Span(source.path, line, column, 1)
        yield Diagnostic(
            "P320",
            f"`{found[0]}` in an expression: an XML editor cannot open this layout",
            span,
            Severity.WARNING,
            help=f"write `{WRITTEN[found[0]]}`; it is read as `{found[0]}`",
            fix=Replacement(span, WRITTEN[found[0]]),
        )


def _quotes(source: Source, region: Region) -> Iterator[Diagnostic]:
    """The quotation mark of the attribute within an expression in its value."""
    place = region.raw.find(region.quote) if region.quote else -1
    if place >= 0:
        line, column = source.place(region.start + 2 + place)
        other = "'" if region.quote == '"' else '"'
        yield Diagnostic(
            "P322",
            f"`{region.quote}` in an expression ends the attribute value: an XML editor cannot open this layout",
            Span(source.path, line, column, 1),
            Severity.WARNING,
            help=f"write `{other}` in the expression",
        )


def _problem(text: str) -> tuple[str, int, int] | None:
    """What makes the text no XML, with line and column; a file may have several roots, as includes do."""
    body = _PROLOGUE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    parser = expat.ParserCreate()
    try:
        parser.Parse(WRAPPER, False)
        parser.Parse(body, False)
        parser.Parse("</wrap>", True)
    except expat.ExpatError as error:
        found = complaint(str(error).partition(":")[0], body, _offset(body, error))
        before = body[: found.start]
        return found.fact, before.count("\n") + 1, found.start - before.rfind("\n")
    return None


def _offset(body: str, error: expat.ExpatError) -> int:
    """Where the parser stopped; it counts the wrapper, and bytes within a line."""
    lines = body.split("\n")
    column = error.offset - (len(WRAPPER) if error.lineno == 1 else 0)
    line = lines[min(error.lineno, len(lines)) - 1].encode("utf-8", "surrogatepass")
    start = sum(len(other) + 1 for other in lines[: error.lineno - 1])
    return min(start + len(line[: max(column, 0)].decode("utf-8", "ignore")), len(body))
