"""The value of one field of one card, by the field's declared type. Mistakes name the card and what to type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from msgspec import Struct

from pnp.diagnostics import Replacement
from pnp.diagnostics.similar import listed, suggestion
from pnp.load import scalars, shapes
from pnp.load.colours import is_colour, report_colour
from pnp.load.languages import NAMES as NAMES_OF_LANGUAGES
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode, is_table
from pnp.load.scope import Scope
from pnp.load.slashes import slashed
from pnp.load.yaml_quotes import quoted
from pnp.model.spec import FieldSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.units import format_mm
from pnp.world import OutsideProjectError, normalised


class FieldReader(Struct, frozen=True):
    """Reads values of one field.

    Attributes:
        choices: what `one_of` and `list_of` choose from, by the text typed; None where that is unknown (reported
            already): then any text is taken.
    """

    spec: FieldSpec
    choices: Mapping[str, Plain] | None
    scope: Scope

    def read(self, node: Node, owner: str) -> Plain | None:
        """The value that `node` states; None where it states none (reported).

        Args:
            node: as typed.
            owner: whose value it is, as "card `x`".

        Reports:
            P110 length, P120 shape, P122 type, P123 limit, P125 choice, P126 colour, P127 language, P128 long text.
        """
        return READERS[self.spec.type](self, node, owner)

    def what(self, owner: str) -> str:
        """The value in the author's words: "`rank` of card `x`"."""
        return f"`{self.spec.name}` of {owner}"


def _scalar(reader: FieldReader, node: Node, owner: str) -> ScalarNode | None:
    """`node` if it is one value."""
    if isinstance(node, ScalarNode):
        return node
    return shapes.expect_scalar(node, reader.what(owner), reader.scope.sink)


def _text(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """A text, or its translations."""
    spec, sink = reader.spec, reader.scope.sink
    if isinstance(node, ScalarNode):
        if spec.languages:
            typed = scalars.as_typed(node) if node.style == "plain" and "," not in node.text else quoted(node.text)
            needed = ", ".join(f"{language}: {typed}" for language in spec.languages)
            sink.error(
                "P127",
                f"{reader.what(owner)} is one text, but the field asks for {' and '.join(spec.languages)}",
                node.span,
                help=f"write `{{{needed}}}`, each in its language",
            )
            return None
        return node.text if _fits(reader, node, owner) else None
    if isinstance(node, ListNode):
        shapes.wrong_shape(node, reader.what(owner), "a text", sink)
        return None
    return _translations(reader, node, owner)


def _translations(reader: FieldReader, node: MapNode, owner: str) -> Translated | None:
    """A map of texts by language, within limits and complete."""
    spec, sink = reader.spec, reader.scope.sink
    made = translated(node, reader.what(owner), reader.scope)
    texts = {
        language: text
        for language, text in made.items()
        if _fits(reader, cast(ScalarNode, node.entries[language][1]), f"{owner} in `{language}`")
    }
    missing = [language for language in spec.languages if language not in node.entries]
    if missing:
        sink.error(
            "P127",
            f"{reader.what(owner)} has no text in {' and '.join(f'`{language}`' for language in missing)}",
            node.span,
            notes=(f"the field asks for {', '.join(spec.languages)}",),
            help=f"fill in {' and '.join(f'column `{spec.name}.{language}`' for language in missing)}"
            if is_table(node.path)
            else f"add `{', '.join(f'{language}: …' for language in missing)}` to the map",
        )
    return Translated(texts) if texts else None


def translated(node: MapNode, what: str, scope: Scope) -> dict[str, str]:
    """The texts of a map by language; one that the game does not have is reported (P127), where those can be read."""
    texts = {}
    for language, (key, value) in node.entries.items():
        if scope.languages and language not in scope.languages:
            scope.sink.error(
                "P127",
                f"`{language}` is not among the game's languages, in {what}",
                key.span,
                notes=(f"languages: {', '.join(scope.languages)}",),
                help=suggestion(language, scope.languages)
                or (f"add `{language}` to `languages:` in content/{scope.game}/game.yaml, or delete it here"),
            )
        elif text := shapes.expect_scalar(value, f"`{language}` of {what}", scope.sink):
            texts[language] = text.text
    return texts


def text_value(node: ScalarNode | MapNode, what: str, scope: Scope) -> str | Translated | None:
    """A text without limits, or its translations."""
    if isinstance(node, ScalarNode):
        return node.text
    return Translated(texts) if (texts := translated(node, what, scope)) else None


def _fits(reader: FieldReader, node: ScalarNode, owner: str) -> bool:
    """Whether a text keeps within `min`, `max` and `lines`; else report it."""
    spec, sink = reader.spec, reader.scope.sink
    if spec.max is None and spec.lines is None and spec.min is None:
        return True
    count, lines = len(node.text), node.text.rstrip("\n").count("\n") + 1
    if spec.max is not None and count > spec.max:
        over = count - int(spec.max)
        what = f"{reader.what(owner)} has {count} characters, {over} more than its `max` of {int(spec.max)}"
        sink.error("P128", what, node.span, help=f"shorten it by {over} character{'' if over == 1 else 's'}")
    elif spec.min is not None and count < spec.min:
        letters = f"{count} character{'' if count == 1 else 's'}"
        few = f"has {letters}, fewer than {int(spec.min)}" if count else "is empty"
        help = None if count else "type a text between the quotes"
        sink.error("P128", f"{reader.what(owner)} {few}", node.span, help=help)
    elif spec.lines is not None and lines > spec.lines:
        sink.error("P128", f"{reader.what(owner)} has {lines} lines, more than {spec.lines}", node.span)
    else:
        return True
    return False


def _within(reader: FieldReader, value: float, node: Node, owner: str, unit: Callable[[float], str]) -> bool:
    """Whether a number keeps within `min` and `max`; else report it."""
    low, high = reader.spec.min, reader.spec.max
    if low is not None and value < low:
        bound = f"less than {unit(low)}"
    elif high is not None and value > high:
        bound = f"more than {unit(high)}"
    else:
        return True
    shown = node.text if isinstance(node, ScalarNode) else unit(value)
    reader.scope.sink.error("P123", f"{reader.what(owner)} is {shown}, {bound}", node.span)
    return False


def _integer(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """An integer within limits."""
    scalar = _scalar(reader, node, owner)
    value = scalars.integer(scalar, reader.what(owner), reader.scope.sink) if scalar else None
    return value if value is not None and _within(reader, value, node, owner, bound_text) else None


def _number(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """A number within limits."""
    scalar = _scalar(reader, node, owner)
    decimals = reader.spec.decimals
    value = scalars.number(scalar, reader.what(owner), decimals, reader.scope.sink) if scalar else None
    return value if value is not None and _within(reader, value, node, owner, bound_text) else None


def bound_text(bound: float) -> str:
    """A limit for people: as typed where it was typed, else without a needless `.0`."""
    return str(int(bound)) if type(bound) is float and bound == int(bound) else str(bound)


def _length(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """A length in mm within limits."""
    scalar = _scalar(reader, node, owner)
    value = scalars.length(scalar, reader.what(owner), reader.scope.sink) if scalar else None
    return value if value is not None and _within(reader, value, node, owner, format_mm) else None


def _boolean(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """`true` or `false`."""
    scalar = _scalar(reader, node, owner)
    return scalars.boolean(scalar, reader.what(owner), reader.scope.sink) if scalar else None


def _colour(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """A colour as typed."""
    scalar = _scalar(reader, node, owner)
    if scalar is None or is_colour(scalar.text):
        return scalar.text if scalar else None
    report_colour(scalar, reader.what(owner), reader.scope.sink)
    return None


def _language(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """A language code."""
    scalar = _scalar(reader, node, owner)
    if scalar is None or scalars.LANGUAGE.fullmatch(scalar.text):
        return scalar.text if scalar else None
    lowered = scalar.text.strip().lower()
    lowered = NAMES_OF_LANGUAGES.get(lowered, lowered)
    certain = scalars.LANGUAGE.fullmatch(lowered) is not None
    reader.scope.sink.error(
        "P122",
        f"{reader.what(owner)} is {f'`{scalar.text}`' if scalar.text else 'empty'}, not a language code",
        scalar.span,
        notes=("codes are as `en`, `hu`, `pt-BR` or `zh-Hant`",),
        help=f"write `{lowered}`" if certain else None if scalar.text else "type the code, `fi` for Finnish",
        fix=Replacement(scalar.span, lowered) if certain and scalar.whole else None,
    )
    return None


def _image(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """The path of a picture inside the project."""
    scalar = _scalar(reader, node, owner)
    if scalar is None:
        return None
    path = slashed(scalar, reader.scope.sink)
    if path is None:
        return None
    try:
        normalised(path)
    except OutsideProjectError:
        what = f"{reader.what(owner)} is `{scalar.text}`, which leads out of the project"
        reader.scope.sink.error(
            "P129", what, scalar.span, help="copy the picture into the project and name it from there"
        )
        return None
    return path


def _one_of(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """One of the choices."""
    scalar = _scalar(reader, node, owner)
    if scalar is None:
        return None
    if reader.choices is None:
        return scalar.text
    value = reader.choices.get(scalar.text)
    if value is None:
        _report_choice(reader, scalar, owner)
    return value


def _report_choice(reader: FieldReader, scalar: ScalarNode, owner: str) -> None:
    """Report a value that is not among the choices."""
    choices = _allowed(reader)
    where = f"in list `{reader.spec.source}`" if reader.spec.source else "among its choices"
    near = suggestion(scalar.text, choices)
    words = scalar.text.split()
    mended = ", ".join(words)
    several = reader.spec.type == "list_of" and len(words) > 1 and all(word in choices for word in words)
    reader.scope.sink.error(
        "P125",
        f"{reader.what(owner)} is `{scalar.text}`, which is not {where}",
        scalar.span,
        notes=() if near or several else (f"to choose from: {listed(choices)}",),
        help=f"write `{mended}`" if several else near,
        fix=Replacement(scalar.span, mended) if several and scalar.style == "plain" and scalar.whole else None,
    )


def _allowed(reader: FieldReader) -> Mapping[str, Plain]:
    """The choices that `where` lets through; all of them where it cannot be read, which is said elsewhere."""
    choices, where = reader.choices or {}, reader.spec.where
    if where is None:
        return choices
    # Only a mistake needs it: most commands read content without any expression.
    from pnp.expressions import ExpressionError, Sandbox, compile_expression

    try:
        chosen = compile_expression(where, Sandbox())
        return {
            text: choice
            for text, choice in choices.items()
            if isinstance(choice, Reference) and chosen.evaluate({"id": choice.id, **choice.record})
        }
    except ExpressionError:
        return choices


def _list_of(reader: FieldReader, node: Node, owner: str) -> Plain | None:
    """Several of the choices."""
    spec, sink = reader.spec, reader.scope.sink
    parts = [part.strip() for part in node.text.split(",")] if isinstance(node, ScalarNode) else []
    example = f"[{', '.join(parts)}]" if len(parts) > 1 else ""
    found = shapes.expect_list(node, reader.what(owner), sink, example)
    if found is None:
        return None
    values: list[Plain] = []
    seen: dict[str, ScalarNode] = {}
    for item in found.items:
        value = _one_of(reader, item, owner)
        if value is None or not isinstance(item, ScalarNode):
            return None
        if spec.unique and item.text in seen:
            what = f"`{item.text}` stands twice in {reader.what(owner)}"
            sink.error(
                "P130", what, item.span, notes=(f"first at {seen[item.text].span}",), help="delete one of the two"
            )
            return None
        seen.setdefault(item.text, item)
        values.append(value)
    what = f"{len(values)} {'entry' if len(values) == 1 else 'entries'} long"
    return tuple(values) if _within_count(reader, len(values), found, owner, what) else None


def _within_count(reader: FieldReader, count: int, node: Node, owner: str, shown: str) -> bool:
    """Whether a list keeps within `min` and `max`; else report it."""
    low, high = reader.spec.min, reader.spec.max
    if (low is None or count >= low) and (high is None or count <= high):
        return True
    bound = f"less than {bound_text(low)}" if low is not None and count < low else f"more than {bound_text(high or 0)}"
    reader.scope.sink.error("P123", f"{reader.what(owner)} is {shown}, {bound}", node.span)
    return False


READERS: Mapping[str, Callable[[FieldReader, Node, str], Plain | None]] = {
    "text": _text,
    "integer": _integer,
    "number": _number,
    "boolean": _boolean,
    "colour": _colour,
    "length": _length,
    "image": _image,
    "language": _language,
    "one_of": _one_of,
    "list_of": _list_of,
}
"""How a value of each type is read."""
