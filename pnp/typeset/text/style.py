"""The computed style of a piece of text, read from CSS values into numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from pnp.model.artwork import LetterPaint
from pnp.typeset.text.casing import NONE, TRANSFORMS
from pnp.typeset.text.decorations import COLOUR, lines_of
from pnp.typeset.text.features import BadFeatureError, Feature, read_features
from pnp.typeset.text.fontfile import Variations
from pnp.typeset.text.lengths import ROOT_SIZE, BadLengthError, plain_number, user_length
from pnp.typeset.text.library import WIDTH_NAMES, WIDTH_PERCENTS
from pnp.typeset.text.matching import FontRequest
from pnp.typeset.text.scripts import runs_right_to_left
from pnp.typeset.text.seen import seen_paint

T = TypeVar("T")

AUTO, STABLE, PRETTY, BALANCE = "auto", "stable", "pretty", "balance"
"""How lines are broken, by `text-wrap`."""

PAINT = (
    "color",
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-miterlimit",
    "stroke-dasharray",
    "stroke-dashoffset",
    "paint-order",
)
"""The inherited properties that say how letters are painted; the others are the whole text's."""

PAINT_ORDER = frozenset({"normal", "fill", "stroke", "markers"})

PAINT_ONLY = frozenset((*PAINT, "visibility"))
"""Properties that change nothing but the paint."""

COLLAPSE, BREAKS_KEPT, ALL_KEPT, SPACES_KEPT = "collapse", "breaks", "all", "spaces"
"""What becomes of white space: nothing kept; line breaks kept; all kept; spaces kept and line breaks made spaces."""

WHITE_SPACE = {
    "normal": (COLLAPSE, True),
    "nowrap": (COLLAPSE, False),
    "pre-line": (BREAKS_KEPT, True),
    "pre-wrap": (ALL_KEPT, True),
    "break-spaces": (ALL_KEPT, True),
    # In a box Inkscape wraps `pre`, which is what it always writes; so do we.
    "pre": (ALL_KEPT, True),
}
"""What is kept, and whether a box wraps it, by `white-space`."""

WEIGHTS = {"normal": 400, "bold": 700}
KEPT_DEFAULT = ("initial", "inherit", "unset", "revert")
"""Values that set nothing here: what is inherited was worked out before."""

ANCHORS = ("start", "middle", "end")
ALIGNMENTS = {"start": "start", "left": "start", "center": "middle", "end": "end", "right": "end", "justify": "justify"}
BASELINES = {
    "auto": "alphabetic",
    "baseline": "alphabetic",
    "alphabetic": "alphabetic",
    "no-change": "alphabetic",
    "middle": "middle",
    "central": "central",
    "hanging": "hanging",
    "mathematical": "mathematical",
    "text-before-edge": "top",
    "text-top": "top",
    "text-after-edge": "bottom",
    "text-bottom": "bottom",
    "ideographic": "bottom",
}

ALIGNMENT_BASELINES = {
    "auto": None,
    "baseline": None,
    "alphabetic": "alphabetic",
    "middle": "middle",
    "central": "central",
    "hanging": "hanging",
    "mathematical": "mathematical",
    "before-edge": "top",
    "text-before-edge": "top",
    "text-top": "top",
    "after-edge": "bottom",
    "text-after-edge": "bottom",
    "text-bottom": "bottom",
    "ideographic": "bottom",
}
"""`alignment-baseline`: the baselines as above; None where it names none of its own."""

HYPHENS = {name: name for name in ("none", "manual", "auto")}
TEXT_WRAP = {name: name for name in (AUTO, STABLE, PRETTY, BALANCE)} | {"wrap": AUTO, "nowrap": AUTO}

DIRECTIONS = {"ltr": "ltr", "rtl": "rtl"}
SWAPPED = {"start": "end", "middle": "middle", "end": "start"}
ISOLATIONS = {name: name for name in ("normal", "embed", "isolate", "bidi-override", "plaintext")} | {
    "isolate-override": "bidi-override"
}

_WEIGHT = re.compile(r"[1-9]\d{0,2}(?:\.0*)?|1000")
_AXIS = re.compile(r"""\s*["']([ -~]{4})["']\s+([+-]?\d*\.?\d+)\s*""")
_FAMILY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([^,"']+))\s*(?:,|$)""")


class BadStyleError(ValueError):
    """A property whose value cannot be used; `reason` completes "`name` is `value`, which …"."""

    def __init__(self, name: str, value: str, reason: str, allowed: str | None = None) -> None:
        super().__init__(f"{name}: {value}")
        self.name = name
        self.value = value
        self.reason = reason
        self.allowed = allowed


class TextStyle(NamedTuple):
    """How a piece of text is set; lengths in user units.

    Attributes:
        request: the font asked for.  size: the em.
        features: OpenType features.  tracking: after every letter.  word_spacing: added to every space.
        transform: of `casing`.  language: of the text.
        line_height_em: in em, None for the font's own; `line_height` is a length that wins over it.
        white_space: COLLAPSE …; `wraps`: whether a box breaks its lines.
        anchor: start, middle, end.  align: the same, from `text-align`, None where not set.
        baseline: value of BASELINES.
        shown: False for `display: none`.
        direction: ltr or rtl, of the style or else of the language.  isolation: `unicode-bidi`.
        begins_right: whether lines begin on the right, which only the style itself can say.
        hyphens: none, manual or auto.  wrap: AUTO …
        indent: of the first line of a paragraph, or of all others where `hanging`.
    """

    request: FontRequest
    size: float
    features: tuple[Feature, ...]
    tracking: float
    word_spacing: float
    transform: str
    language: str
    line_height_em: float | None
    line_height: float | None
    white_space: str
    wraps: bool
    anchor: str
    align: str | None
    baseline: str
    shown: bool
    direction: str = "ltr"
    isolation: str = "normal"
    begins_right: bool = False
    hyphens: str = "manual"
    wrap: str = AUTO
    indent: float = 0.0
    hanging: bool = False


class Paint(NamedTuple):
    """How letters are painted.

    Attributes:
        properties: (property, value) of PAINT.
        stroke: width of the outline in user units, 0 for none.
        drawn: False for `visibility: hidden`.
        lines: under, over or through them, as `underline`.
        line_colour: of these lines, None for that of the letters.
        seen: the same for the lint.
    """

    properties: tuple[tuple[str, str], ...]
    stroke: float
    drawn: bool
    lines: tuple[str, ...] = ()
    line_colour: str | None = None
    seen: LetterPaint = LetterPaint()


def read_style(style: Mapping[str, str], language: str, spaces_kept: bool) -> TextStyle:
    """Give the style of an element's own text.

    Args:
        style: computed values, all that is set or inherited; `font-size` is a number, `font-weight` no relative one.
        language: of its text.
        spaces_kept: whether `xml:space` is `preserve`; `white-space` wins over it.

    Raises:
        BadStyleError: a value that cannot be used.
    """
    style = {name: value for name, value in style.items() if value not in KEPT_DEFAULT}
    size = _size(style)
    line_height_em, line_height = _line_height(style, size)
    kept, wraps = WHITE_SPACE["normal"]
    if "white-space" in style:
        kept, wraps = _one_of(style, "white-space", WHITE_SPACE)
    elif spaces_kept:
        kept = SPACES_KEPT
    anchor = _one_of({"text-anchor": "start", **style}, "text-anchor", {name: name for name in ANCHORS})
    align = _one_of(style, "text-align", ALIGNMENTS) if "text-align" in style else None
    indent, hanging = _indent(style, size)
    direction = _one_of(style, "direction", DIRECTIONS) if "direction" in style else None
    if direction == "rtl":
        # Start and end change sides, left and right do not.
        anchor = SWAPPED[anchor]
        align = SWAPPED.get(style["text-align"].strip(), align) if align else None
    return TextStyle(
        request=FontRequest(_families(style), _weight(style), _italic(style), _width(style), _variations(style)),
        size=size,
        features=_features(style),
        tracking=_length(style, "letter-spacing", size, 0.0, size),
        word_spacing=_length(style, "word-spacing", size, 0.0, size),
        transform=_one_of({"text-transform": NONE, **style}, "text-transform", {name: name for name in TRANSFORMS}),
        language=language,
        line_height_em=line_height_em,
        line_height=line_height,
        white_space=kept,
        wraps=wraps and style.get("text-wrap", style.get("text-wrap-mode", "wrap")).strip() != "nowrap",
        anchor=anchor,
        align=align,
        baseline=_one_of({"dominant-baseline": "auto", **style}, "dominant-baseline", BASELINES),
        shown=style.get("display", "inline") != "none",
        direction=direction or ("rtl" if runs_right_to_left(language) else "ltr"),
        begins_right=direction == "rtl",
        isolation=_one_of({"unicode-bidi": "normal", **style}, "unicode-bidi", ISOLATIONS),
        hyphens=_one_of({"hyphens": "manual", **style}, "hyphens", HYPHENS),
        wrap=_wrap(style),
        indent=indent,
        hanging=hanging,
    )


def read_paint(style: Mapping[str, str], em: float) -> Paint:
    """Give the paint of an element's own text; `em` is its size.

    Raises:
        BadStyleError: a value that cannot be used.
    """
    stroked = style.get("stroke", "none") != "none"
    stroke = _length(style, "stroke-width", em, 1.0, em) if stroked else 0.0
    if stroke < 0:
        raise BadStyleError("stroke-width", style["stroke-width"], "is below 0")
    order = style.get("paint-order", "normal")
    if not PAINT_ORDER.issuperset(order.split()):
        raise BadStyleError("paint-order", order, "is not known here", "normal, stroke, fill, markers")
    return Paint(
        properties=tuple([(name, style[name]) for name in PAINT if name in style]),
        stroke=stroke,
        drawn=style.get("visibility", "visible") == "visible",
        lines=lines_of(style),
        line_colour=style.get(COLOUR),
        seen=seen_paint(style, stroke),
    )


def _wrap(style: Mapping[str, str]) -> str:
    """How lines are broken."""
    name = "text-wrap" if "text-wrap" in style else "text-wrap-style"
    return _one_of({name: AUTO, **style}, name, TEXT_WRAP)


def _indent(style: Mapping[str, str], size: float) -> tuple[float, bool]:
    """The indent of paragraphs, and whether all lines but the first have it; every paragraph counts."""
    words = style.get("text-indent", "0").split()
    kept = [word for word in words if word not in ("hanging", "each-line")]
    indent = _length({"text-indent": " ".join(kept)}, "text-indent", size, 0.0)
    if indent < 0:
        raise BadStyleError("text-indent", style["text-indent"], "is below 0", "3, 1em, or 3 hanging")
    return indent, "hanging" in words


def _one_of(style: Mapping[str, str], name: str, allowed: Mapping[str, T]) -> T:
    """What the keyword of a property stands for."""
    value = style[name].strip()
    if value not in allowed:
        raise BadStyleError(name, value, "is not known here", ", ".join(allowed))
    return allowed[value]


def _length(style: Mapping[str, str], name: str, em: float, default: float, percent_of: float | None = None) -> float:
    """The length of a property; `normal` and nothing are `default`."""
    value = style.get(name, "normal").strip()
    if value == "normal":
        return default
    try:
        return user_length(value, em, percent_of)
    except BadLengthError as error:
        raise BadStyleError(name, value, error.reason) from error


def _size(style: Mapping[str, str]) -> float:
    """The font size."""
    size = _length(style, "font-size", ROOT_SIZE, ROOT_SIZE)
    if size <= 0:
        raise BadStyleError("font-size", style["font-size"], "is not above 0")
    return size


def _line_height(style: Mapping[str, str], size: float) -> tuple[float | None, float | None]:
    """Line height in em, or as a length; both None for the font's own."""
    value = style.get("line-height", "normal").strip()
    if value == "normal":
        return None, None
    plain = plain_number(value)
    length = _length(style, "line-height", size, 0.0, size) if plain is None else plain
    if length < 0:
        raise BadStyleError("line-height", value, "is below 0", "1.25, 4mm, normal")
    if plain is not None:
        return plain, None
    return (length / size, None) if value.endswith(("%", "em")) else (None, length)


def _weight(style: Mapping[str, str]) -> int:
    """The font weight, 1-1000."""
    value = style.get("font-weight", "normal").strip()
    if value in WEIGHTS:
        return WEIGHTS[value]
    if _WEIGHT.fullmatch(value) is None:
        raise BadStyleError("font-weight", value, "is no weight", "normal, bold, 100, 200 … 900")
    return int(float(value))


def _italic(style: Mapping[str, str]) -> bool:
    """Whether a slanted font is asked for."""
    value = style.get("font-style", "normal").split()
    if not value or value[0] not in ("normal", "italic", "oblique"):
        raise BadStyleError("font-style", style["font-style"], "is not known here", "normal, italic, oblique")
    return value[0] != "normal"


def _width(style: Mapping[str, str]) -> int | None:
    """The width class asked for; None where nothing is."""
    value = style.get("font-stretch", style.get("font-width", "normal")).strip()
    if value in ("normal", "100%"):
        return None
    by_name = {name: width for width, name in WIDTH_NAMES.items()}
    by_name |= {f"{percent:g}%": width for width, percent in WIDTH_PERCENTS.items()}
    return _one_of({"font-stretch": value}, "font-stretch", by_name)


def _variations(style: Mapping[str, str]) -> Variations:
    """The axes that the style sets itself."""
    value = style.get("font-variation-settings", "normal").strip()
    if value in ("normal", ""):
        return ()
    found: dict[str, float] = {}
    for part in value.split(","):
        match = _AXIS.fullmatch(part)
        if match is None:
            raise BadStyleError("font-variation-settings", value, "is not known here", '"wght" 650, "wdth" 90 …')
        found[match[1]] = float(match[2])
    return tuple(sorted(found.items()))


def _families(style: Mapping[str, str]) -> tuple[str, ...]:
    """The names of a `font-family` list, without their quotes."""
    value = style.get("font-family", "").strip()
    names = []
    at = 0
    while at < len(value):
        match = _FAMILY.match(value, at)
        if match is None:
            raise BadStyleError("font-family", value, "has a quote too many or too few")
        names.append((match[1] or match[2] or match[3] or "").strip())
        at = match.end()
    return tuple(name for name in names if name)


def _features(style: Mapping[str, str]) -> tuple[Feature, ...]:
    """The OpenType features."""
    try:
        return read_features(style)
    except BadFeatureError as error:
        name, value = error.args
        raise BadStyleError(name, value, "is not known here") from error
