"""`fields:` of a deck: names, types, limits and defaults as `FieldReader`s, which read the values of cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from pnp.diagnostics import Replacement, Sink
from pnp.diagnostics.similar import suggestion
from pnp.load import scalars, shapes
from pnp.load.lists import Sources, inline_choices
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.plain import report_range
from pnp.load.scope import Scope
from pnp.load.values import FieldReader
from pnp.model.spec import FieldSpec, FieldType
from pnp.model.values import Plain

TYPES = ("text", "integer", "number", "boolean", "colour", "length", "image", "language")
OTHER_NAMES = {
    **dict.fromkeys(("int", "whole", "count"), "integer"),
    **dict.fromkeys(("float", "decimal", "double", "real"), "number"),
    **dict.fromkeys(("str", "string", "txt"), "text"),
    **dict.fromkeys(("bool", "flag", "switch"), "boolean"),
    **dict.fromkeys(("color",), "colour"),
    **dict.fromkeys(("picture", "img", "file"), "image"),
    **dict.fromkeys(("lang", "locale"), "language"),
}
"""What other programs call the types."""

REFERENCE_TYPES = ("one_of", "list_of")
KINDS = ("type", *REFERENCE_TYPES)

COMMON_OPTIONS = frozenset({"default", "required", "unique"})
OPTIONS: Mapping[str, frozenset[str]] = {
    "text": frozenset({"min", "max", "languages", "lines"}),
    "integer": frozenset({"min", "max"}),
    "number": frozenset({"min", "max", "decimals"}),
    "length": frozenset({"min", "max"}),
    "one_of": frozenset({"where"}),
    "list_of": frozenset({"where", "min", "max"}),
}
"""Which options mean something for which type, beside the common ones."""

ALL_OPTIONS = frozenset({*KINDS, *COMMON_OPTIONS, *(option for options in OPTIONS.values() for option in options)})

OWN_WORDS = "cards deck decks board game lang facts card id qty layout back notes out_at"
JINJA_WORDS = (
    "and or not in is if elif else for true false none True False None recursive loop self super caller varargs kwargs"
)
RESERVED = frozenset(f"{OWN_WORDS} {JINJA_WORDS}".split())
"""Names that mean something else: to pnp, on a card, or in an expression (words of Jinja's lexer and scopes)."""

NAME = re.compile(r"[^\W_]\w*")

Readers = Mapping[str, FieldReader]


def decode_fields(node: Node | None, scope: Scope, sources: Sources) -> dict[str, FieldReader]:
    """A reader by field name, in the order declared. Fields that cannot be read are left out (reported)."""
    found = shapes.expect_map(node, "`fields`", scope.sink) if node is not None else None
    readers = {}
    for name, (key, value) in (found.entries if found else {}).items():
        if _names_own_language(key, value) or check_name(key, scope.sink):
            reader = _decode_field(key, value, scope, sources)
            if reader is not None:
                readers[name] = reader
    return readers


def _names_own_language(key: ScalarNode, node: Node) -> bool:
    """Whether the field is `lang: {type: language}`: there the reserved word means what it means elsewhere."""
    type = node.value("type") if isinstance(node, MapNode) else None
    return key.text == "lang" and isinstance(type, ScalarNode) and type.text == "language"


def check_name(key: ScalarNode, sink: Sink) -> bool:
    """Tell whether `key` can name a field in expressions; else report P131."""
    name = key.text
    if name in RESERVED:
        sink.error(
            "P131",
            f"`{name}` cannot be the name of a field",
            key.span,
            notes=(f"`{name}` already means something on cards or in expressions",),
            help=f"choose another name, as `{name}_text`",
        )
        return False
    if NAME.fullmatch(name) is None or not name.isidentifier():
        mended = re.sub(r"\W+", "_", name).strip("_")
        certain = NAME.fullmatch(mended) is not None and mended.isidentifier() and mended not in RESERVED
        sink.error(
            "P131",
            f"`{name}` cannot be the name of a field",
            key.span,
            notes=("a name has letters, digits and `_`, and starts with a letter, so that expressions can use it",),
            help=f"write `{mended}`" if certain else None,
        )
        return False
    return True


def _decode_field(key: ScalarNode, node: Node, scope: Scope, sources: Sources) -> FieldReader | None:
    """One entry of `fields:`."""
    sink, owner = scope.sink, f"field `{key.text}`"
    example = f"{key.text}: {{type: {node.text if isinstance(node, ScalarNode) and node.text in TYPES else 'text'}}}"
    found = shapes.expect_map(node, owner, sink, example)
    if found is None:
        return None
    kinds = [kind for kind in KINDS if kind in found.entries]
    if len(kinds) != 1:
        span = found.key_span(kinds[1]) if kinds else key.span
        what = f"{owner} has both `{kinds[0]}` and `{kinds[1]}`" if kinds else f"{owner} has no `type`"
        shapes.check_keys(found, ALL_OPTIONS, owner, sink)
        help = "keep one of the two" if kinds else "add `type: text`, or another type"
        sink.error("P133", what, span, notes=(f"types: {', '.join(TYPES)}; or `one_of`, `list_of`",), help=help)
        return None
    kind_node = found.entries[kinds[0]][1]
    reader = _typed(key, kind_node, scope) if kinds[0] == "type" else _reference(key, kinds[0], kind_node, sources)
    if reader is None:
        return None
    return _with_default(_with_options(reader, found, scope), found)


def _typed(key: ScalarNode, node: Node, scope: Scope) -> FieldReader | None:
    """A field with `type:`."""
    scalar = shapes.expect_scalar(node, f"the type of field `{key.text}`", scope.sink)
    if scalar is None:
        return None
    if scalar.text not in TYPES:
        other = OTHER_NAMES.get(scalar.text.lower())
        near = f"did you mean `{other}`?" if other else suggestion(scalar.text, TYPES)
        notes = () if near else (f"types: {', '.join(TYPES)}; or `one_of: …`, `list_of: …`",)
        fix = Replacement(scalar.span, other) if other else None
        what = f"unknown type `{scalar.text}` of field `{key.text}`"
        scope.sink.error("P133", what, scalar.span, notes=notes, help=near, fix=fix)
        return None
    return FieldReader(FieldSpec(key.text, cast(FieldType, scalar.text), key.span), None, scope)


def _reference(key: ScalarNode, kind: str, node: Node, sources: Sources) -> FieldReader | None:
    """A field with `one_of:` or `list_of:`."""
    scope = sources.scope
    spec = FieldSpec(key.text, cast(FieldType, kind), key.span)
    if isinstance(node, MapNode):
        shapes.wrong_shape(node, f"`{kind}` of field `{key.text}`", "a list or the name of one", scope.sink)
        return None
    if isinstance(node, ScalarNode) and report_range(node, scope.sink):
        return None
    choices = inline_choices(node, f"field `{key.text}`", scope)
    if choices is not None:
        by_text = {choice_text(choice): choice for choice in choices}
        if not by_text:
            scope.sink.error("P133", f"field `{key.text}` has nothing to choose from", node.span)
        return FieldReader(replace(spec, choices=choices), by_text, scope)
    assert isinstance(node, ScalarNode)  # a list always has choices
    return FieldReader(replace(spec, source=node.text), sources.references(node.text, node.inner), scope)


def choice_text(choice: Plain) -> str:
    """A choice as it is typed."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _with_options(reader: FieldReader, node: MapNode, scope: Scope) -> FieldReader:
    """`reader` with its limits; options without meaning for the type are reported."""
    spec, sink = reader.spec, scope.sink
    owner = f"field `{spec.name}`"
    allowed = OPTIONS.get(spec.type, frozenset()) | COMMON_OPTIONS | {"type" if spec.type in TYPES else spec.type}
    for option, (key, _) in node.entries.items():
        if option not in ALL_OPTIONS:
            shapes.unknown_key(key, ALL_OPTIONS, owner, sink)
        elif option not in allowed:
            what = f"`{option}` has no meaning for {owner} of type `{spec.type}`"
            sink.error("P133", what, key.span, help="delete it")
    use = {option: value for option, (_, value) in node.entries.items() if option in allowed}
    least, most = (_limit(use.get(bound), f"`{bound}` of {owner}", spec.type, sink) for bound in ("min", "max"))
    if least is not None and most is not None and least > most:
        sink.error("P133", f"`min` of {owner} is greater than its `max`", use["min"].span)
    return replace(
        reader,
        spec=replace(
            spec,
            min=least,
            max=most,
            required=shapes.boolean_at(use.get("required"), f"`required` of {owner}", sink),
            unique=shapes.boolean_at(use.get("unique"), f"`unique` of {owner}", sink),
            decimals=shapes.integer_at(use.get("decimals"), f"`decimals` of {owner}", sink, least=0),
            lines=shapes.integer_at(use.get("lines"), f"`lines` of {owner}", sink, least=1),
            languages=_languages(use.get("languages"), owner, scope),
            where=shapes.expression_at(use.get("where"), f"`where` of {owner}", sink),
        ),
    )


def _limit(node: Node | None, what: str, type: FieldType, sink: Sink) -> float | None:
    """`min` or `max`: a length for lengths, a number for numbers, else an integer."""
    scalar = shapes.expect_scalar(node, what, sink) if node is not None else None
    if scalar is None:
        return None
    if type == "length":
        return scalars.length(scalar, what, sink)
    if type == "number":
        return scalars.number(scalar, what, None, sink)
    return scalars.integer(scalar, what, sink)


def _languages(node: Node | None, owner: str, scope: Scope) -> tuple[str, ...]:
    """`languages: all` or some of the game's."""
    if node is None:
        return ()
    if isinstance(node, ScalarNode):
        if node.text == "all":
            return scope.languages
        known = not scope.languages or node.text in scope.languages
        example = f"languages: [{node.text}]" if known else "languages: all" if suggestion(node.text, ("all",)) else ""
        shapes.wrong_shape(node, f"`languages` of {owner}", "`all` or a list", scope.sink, example)
        return ()
    chosen = shapes.texts_at(node, f"`languages` of {owner}", scope.sink)
    for language in chosen:
        if language.value not in scope.languages:
            what = f"`{language.value}` is not among the game's languages"
            scope.sink.error("P127", what, language.span, notes=(f"languages: {', '.join(scope.languages)}",))
    return tuple(language.value for language in chosen if language.value in scope.languages)


def _with_default(reader: FieldReader, node: MapNode) -> FieldReader:
    """`reader` with its default, read like any value of the field."""
    default = node.value("default")
    if default is None:
        return reader
    value = reader.read(default, "the defaults")
    return replace(reader, spec=replace(reader.spec, default=value))
