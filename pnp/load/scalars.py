"""What an unquoted scalar means, and what a declared type makes of any scalar.

Nothing but `0`, `-?[1-9][0-9]*`, `true` and `false` is more than text, so printing gives back what was typed.
"""

from __future__ import annotations

import re

from pnp.diagnostics import Replacement, Sink
from pnp.load.nodes import PLAIN, ScalarNode
from pnp.load.yaml_quotes import quoted
from pnp.model.values import WrittenNumber
from pnp.units import MM_PER_UNIT, LengthError, parse_length

INTEGER = re.compile(r"0|-?[1-9][0-9]*")
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
DECIMAL = re.compile(r"([0-9]+)[.,][0-9]+")
DEGREES = re.compile(r"(-?[0-9]+(?:[.,][0-9]+)?) ?(?:°|deg(?:rees)?)? ?([NESW]?)")
RANGE = re.compile(r"\s*(0|-?[1-9][0-9]*)\s*\.\.\s*(0|-?[1-9][0-9]*)\s*")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?")
"""Language, script, region as in BCP 47 (RFC 5646, section 2.1), without the parts that nobody types."""

MOST_DIGITS = 15
"""Longer integers are no counts or values of a game, and a float no longer holds them."""

UNITS_SPELT_OUT = {
    **dict.fromkeys(("millimetres", "millimeters", "millimetre", "millimeter"), "mm"),
    **dict.fromkeys(("centimetres", "centimeters", "centimetre", "centimeter"), "cm"),
    **dict.fromkeys(("inches", "inch"), "in"),
    **dict.fromkeys(("points", "point"), "pt"),
    **dict.fromkeys(("pixels", "pixel"), "px"),
}
SPELT_OUT = re.compile(rf"\b(?:{'|'.join(UNITS_SPELT_OUT)})\b", re.IGNORECASE)

FIRST_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve"
NUMBER_WORDS = {word: str(number) for number, word in enumerate(FIRST_NUMBERS.split())}

BOOLEANS = {"true": True, "false": False}
LIKE_TRUE = frozenset({"yes", "on", "true", "y", "1", "ja", "x"})
LIKE_FALSE = frozenset({"no", "off", "false", "n", "0", "nein"})


def undeclared(node: ScalarNode) -> str | int | bool:
    """The value of a scalar without a declared type: integer, boolean, or the text as typed."""
    text = node.text
    if node.style == PLAIN:
        if INTEGER.fullmatch(text) and len(text) <= MOST_DIGITS:
            return int(text)
        if text in BOOLEANS:
            return BOOLEANS[text]
    return text


def key_of(node: ScalarNode) -> str | int:
    """The key of a list or map: an integer where it is typed as one."""
    if node.style == PLAIN and INTEGER.fullmatch(node.text) and len(node.text) <= MOST_DIGITS:
        return int(node.text)
    return node.text


def integer(node: ScalarNode, what: str, sink: Sink) -> int | None:
    """The integer that `node` states; None where it states none (reported as P122)."""
    text = node.text
    if INTEGER.fullmatch(text) and len(text) <= MOST_DIGITS:
        return int(text)
    if INTEGER.fullmatch(text):
        sink.error("P122", f"{what} has {len(text)} digits, more than {MOST_DIGITS}", node.span)
        return None
    bare = _plain_minus(text).lstrip("+").lstrip("0") or ("0" if text.strip() else "")
    bare = NUMBER_WORDS.get(text.strip().lower(), bare)
    if INTEGER.fullmatch(bare) is not None and len(bare) <= MOST_DIGITS:
        _report_with_mend("P122", f"{what} is `{text}`, not a whole number", node, bare, sink)
        return None
    parts = DECIMAL.fullmatch(bare)
    below = int(parts[1]) if parts and len(parts[1]) <= MOST_DIGITS else None
    help = None if below is None else f"write `{below}` or `{below + 1}`"
    sink.error("P122", f"{what} is `{text}`, not a whole number", node.span, help=help)
    return None


def number(node: ScalarNode, what: str, decimals: int | None, sink: Sink) -> WrittenNumber | None:
    """The number that `node` states, printing as typed; None where it states none (reported as P122)."""
    text = node.text
    if not NUMBER.fullmatch(text) or len(text) > 2 * MOST_DIGITS:
        dotted = _plain_degrees(_plain_minus(text)).replace(",", ".")
        dotted = f"0{dotted}" if dotted.startswith(".") else dotted
        mended = dotted if dotted != text and NUMBER.fullmatch(dotted) else None
        _report_with_mend("P122", f"{what} is `{text}`, not a number", node, mended, sink)
        return None
    typed = len(text.partition(".")[2])
    if decimals is not None and typed != decimals:
        mended = f"{float(text):.{decimals}f}" if typed < decimals else None
        fact = f"{what} is `{text}`, with {typed} decimal{'' if typed == 1 else 's'} instead of {decimals}"
        _report_with_mend("P122", fact, node, mended, sink)
        return None
    return WrittenNumber(text)


def _plain_degrees(text: str) -> str:
    """Degrees as maps show them, `20.3° W`, as a number: south and west with a minus."""
    found = DEGREES.fullmatch(text)
    return f"{'-' if found[2] in ('S', 'W') else ''}{found[1]}" if found else text


def boolean(node: ScalarNode, what: str, sink: Sink) -> bool | None:
    """`true` or `false`; None where `node` is neither (reported as P122)."""
    if node.text in BOOLEANS:
        return BOOLEANS[node.text]
    like = node.text.strip().lower()
    meant = "true" if like in LIKE_TRUE else "false" if like in LIKE_FALSE else None
    _report_with_mend("P122", f"{what} is `{node.text}`, neither `true` nor `false`", node, meant, sink)
    return None


def _report_with_mend(code: str, what: str, node: ScalarNode, mended: str | None, sink: Sink) -> None:
    """Report a value; `mended`, where there is one, is what was meant for certain."""
    fix = Replacement(node.span, mended) if mended and node.whole else None
    sink.error(code, what, node.span, help=f"write `{mended}`" if mended else None, fix=fix)


def length(node: ScalarNode, what: str, sink: Sink) -> float | None:
    """The length that `node` states, in mm; None where it states none (reported as P110)."""
    try:
        return parse_length(node.text)
    except LengthError as error:
        report_length(error, node, what, sink)
    return None


def report_length(error: LengthError, node: ScalarNode, what: str, sink: Sink) -> None:
    """Report a text that is no length."""
    text = node.text.strip()
    if error.reason == "unit":
        sink.error(
            "P110",
            f"{what} is `{text}`, a length without a unit",
            node.span,
            notes=(f"`{text}` could be mm, in or pt, and pnp never guesses",),
            help=f"write `{text} mm`",
        )
    elif error.reason == "unknown":
        units = ", ".join(sorted(unit for unit in MM_PER_UNIT if unit.isalpha()))
        mended = SPELT_OUT.sub(lambda found: UNITS_SPELT_OUT[found[0].lower()], text)
        sink.error(
            "P110",
            f"{what} is `{text}`, whose unit pnp does not know",
            node.span,
            notes=(f"units: {units}",),
            help=f"write `{mended}`" if mended != text else None,
            fix=Replacement(node.span, mended) if mended != text and node.whole else None,
        )
    else:
        dotted = text.replace(",", ".")
        help = f"write `{dotted}`" if _is_length(dotted) else "write a number and a unit, as `3 mm`"
        sink.error("P110", f"{what} is `{text}`, not a length", node.span, help=help)


def _is_length(text: str) -> bool:
    """Whether a text is a length."""
    try:
        parse_length(text)
    except LengthError:
        return False
    return True


def _plain_minus(text: str) -> str:
    """A number with the minus of a keyboard for that of a typesetter."""
    return re.sub(r"^[−–](?=\d)", "-", text.strip())


def whole_range(text: str) -> tuple[int, int] | None:
    """Both ends of `1..10`; None for any other text."""
    match = RANGE.fullmatch(text)
    if match is None or max(map(len, match.groups())) > MOST_DIGITS:
        return None
    return int(match.group(1)), int(match.group(2))


def as_typed(node: ScalarNode) -> str:
    """`node` as it would be typed: quoted if it was."""
    return node.text if node.style == PLAIN else quoted(node.text)
