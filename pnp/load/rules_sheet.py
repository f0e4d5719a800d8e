"""`rules:` of game.yaml: the pages of the rules sheet and the texts that stand on them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pnp.diagnostics import Located, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import Size
from pnp.load import scalars, shapes
from pnp.load.nodes import ListNode, MapNode, Node
from pnp.load.parts import path_at
from pnp.load.scope import Scope
from pnp.model.spec import RulesSheetSpec
from pnp.sizes import PAPERS, parse_size
from pnp.units import LengthError

PAGE_KEYS = ("size", "pages")
KEYS = (*PAGE_KEYS, "booklet")
LOCAL = "local"

DEFAULT_SIZE = "a4"
EXAMPLE = "rules: {size: a4, pages: [mygame/rules.svg]}"
BOOKLET_EXAMPLE = "booklet: {size: a5, pages: [mygame/booklet.svg]}"


def decode_rules_sheet(node: Node | None, scope: Scope) -> RulesSheetSpec | None:
    """The rules sheet; None where the game has none or where it cannot be read.

    Reports:
        P121 without pages, P177 a language without a text (a warning), P170 a size that is none.
    """
    example = EXAMPLE.replace("mygame", scope.game)
    found = shapes.expect_map(node, "`rules`", scope.sink, example) if node is not None else None
    if found is None:
        return None
    shapes.check_keys(found, KEYS, "`rules`", scope.sink)
    named, size = _size(found, scope)
    pages = _pages(found, scope)
    if size is None or not pages:
        return None
    texts = _texts(found.span, scope)
    return RulesSheetSpec(found.span, size, named, pages, texts, _booklet(found.value("booklet"), scope, texts))


def _booklet(node: Node | None, scope: Scope, texts: Mapping[str, str]) -> RulesSheetSpec | None:
    """`booklet`: pages of another size for the same texts."""
    owner = "`booklet` of the rules"
    found = (
        shapes.expect_map(node, owner, scope.sink, BOOKLET_EXAMPLE.replace("mygame", scope.game))
        if node is not None
        else None
    )
    if found is None:
        return None
    shapes.check_keys(found, PAGE_KEYS, owner, scope.sink)
    named, size = _size(found, scope)
    pages = _pages(found, scope, owner)
    return RulesSheetSpec(found.span, size, named, pages, texts) if size and pages else None


def _size(node: MapNode, scope: Scope) -> tuple[str, Size | None]:
    """`size`: a paper by name, or two lengths."""
    value = node.value("size")
    if value is None:
        return DEFAULT_SIZE, PAPERS[DEFAULT_SIZE]
    scalar = shapes.expect_scalar(value, "`size` of `rules`", scope.sink, "size: a4")
    if scalar is None:
        return "", None
    try:
        size = parse_size(scalar.text, PAPERS)
    except LengthError as error:
        scalars.report_length(error, scalar, "`size` of `rules`", scope.sink)
        return "", None
    if size is None:
        near = suggestion(scalar.text, PAPERS)
        notes = () if near else (f"papers by name: {listed(PAPERS)}",)
        help = near or "write a name as `a4`, or a size as `210 x 297 mm`"
        scope.sink.error("P170", f"`{scalar.text}` is no paper", scalar.span, notes=notes, help=help)
    return re.sub(r"\s+", "", scalar.text.lower()), size


def _pages(node: MapNode, scope: Scope, owner: str = "`rules`") -> tuple[Located[str], ...]:
    """The layouts of the pages."""
    value = shapes.required(node, "pages", owner, f"pages: [{scope.game}/rules.svg]", scope.sink)
    items = value.items if isinstance(value, ListNode) else (value,) if value is not None else ()
    found = [path_at(item, "a page of the rules", scope.sink) for item in items]
    return tuple(page for page in found if page)


def _texts(span: Span, scope: Scope) -> dict[str, str]:
    """The texts that are there, by language."""
    folder = f"content/{scope.game}"
    wanted = {language: f"{folder}/rules.{language}.md" for language in scope.languages if language != LOCAL}
    there = {language: path for language, path in wanted.items() if scope.world.exists(path)}
    for language, path in wanted.items():
        if there and language not in there:
            what = f"the rules have no text in `{language}`: there is no {path}"
            other = next(iter(there.values()))
            scope.sink.warning("P177", what, span, help=f"translate {other}, and save it as {path}")
    return there
