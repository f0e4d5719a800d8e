"""Colours as content may state them: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a CSS name."""

from __future__ import annotations

import re

from pnp.diagnostics import Replacement, Sink
from pnp.diagnostics.similar import suggestion
from pnp.load.nodes import ScalarNode
from pnp.load.yaml_quotes import straight

DIGITS = re.compile(r"#([0-9a-fA-F]+)")

HEX = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")

ALL_NAMES = """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
    cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
    darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
    darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray
    dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
    greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
    lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
    lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
    maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru
    pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
    seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato
    turquoise violet wheat white whitesmoke yellow yellowgreen
"""
NAMES = frozenset(ALL_NAMES.split())
"""The 148 named colours of CSS Color 4, section 6.1."""


def is_colour(text: str) -> bool:
    """Whether `text` is a colour; names are read in any case, as CSS reads them."""
    return HEX.fullmatch(text) is not None or text.lower() in NAMES


def report_colour(node: ScalarNode, what: str, sink: Sink) -> None:
    """Report P126 for a text that is no colour; `what` is whose, in the author's words."""
    bare = straight(node.text)
    meant = next((text for text in (bare, f"#{bare}") if text != node.text and is_colour(text)), None)
    certain = meant is not None and not node.text.isalpha()
    digits = DIGITS.fullmatch(bare)
    notes = ['colours are `"#rgb"`, `"#rrggbb"`, with two more digits for opacity, or CSS names such as `teal`']
    if digits and not certain:
        notes.insert(0, f"`{bare}` has {len(digits[1])} digit{'' if len(digits[1]) == 1 else 's'}")
    sink.error(
        "P126",
        f"{what} is `{node.text}`, not a colour",
        node.span,
        notes=notes,
        help=f'write `"{meant}"`' if certain else suggestion(bare, NAMES),
        fix=Replacement(node.span, f'"{meant}"') if certain and node.whole else None,
    )
