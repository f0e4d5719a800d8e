"""CSS colours as `#rrggbb` and an opacity: the one form that every renderer reads alike."""

from __future__ import annotations

import colorsys
import math
import re

_NAMED = """
aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4
black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887 cadetblue:5f9ea0
chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c
cyan:00ffff darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400
darkgrey:a9a9a9 darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc
darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f
darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969
dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff
gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000 greenyellow:adff2f
grey:808080 honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c
lavender:e6e6fa lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080
lightcyan:e0ffff lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3
lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899
lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00 limegreen:32cd32 linen:faf0e6
magenta:ff00ff maroon:800000 mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db
mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc
mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead
navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6
palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5
peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399
red:ff0000 rosybrown:bc8f8f royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57
seashell:fff5ee sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090
snow:fffafa springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347
turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:ffffff whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32
"""
NAMED = dict(entry.split(":") for entry in _NAMED.split())
"""The named colours of CSS Color 4, section 6.1, as six hexadecimal digits."""

TURNS = {"": 1 / 360, "deg": 1 / 360, "grad": 1 / 400, "rad": 1 / math.tau, "turn": 1.0}
"""Turns in one unit of angle (CSS Values 4, section 7.1); a hue without unit is in degrees."""

_HEX = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_FUNCTION = re.compile(r"(rgb|rgba|hsl|hsla)\((.*)\)")
_ICC = re.compile(r"(.+?)\s*(?:icc-color|device-cmyk)\(.*\)")
_NUMBER = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)")

Colour = tuple[str, float]
"""`#rrggbb` in lower case, and the opacity from 0 to 1."""


def parse_colour(text: str) -> Colour | None:
    """The colour that `text` states, None where it is no colour that can be printed.

    Reads names, hexadecimal digits (3, 4, 6, 8), `rgb()` and `hsl()` in their old and new forms; of an
    SVG 1.1 `#123456 icc-color(…)` the part before the profile.
    """
    plain = text.strip().lower()
    if plain in NAMED:
        return f"#{NAMED[plain]}", 1.0
    if plain == "transparent":
        return "#000000", 0.0
    if _HEX.fullmatch(plain):
        return _hexadecimal(plain[1:])
    found = _FUNCTION.fullmatch(plain)
    if found:
        return _function(found[1], found[2])
    profiled = _ICC.fullmatch(plain)
    return parse_colour(profiled[1]) if profiled else None


def _hexadecimal(digits: str) -> Colour:
    """The colour of 3, 4, 6 or 8 hexadecimal digits."""
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    opacity = int(digits[6:], 16) / 255 if len(digits) == 8 else 1.0
    return f"#{digits[:6]}", opacity


def _function(name: str, inside: str) -> Colour | None:
    """The colour of `rgb(…)` or `hsl(…)`."""
    parts = [part for part in re.split(r"[\s,/]+", inside.strip()) if part]
    found = [_NUMBER.fullmatch("0" if part == "none" else part) for part in parts]
    values = [(float(match[1]), match[2]) for match in found if match]
    if len(values) != len(parts) or len(values) not in (3, 4):
        return None
    opacity = _fraction(values[3], 1.0) if len(values) == 4 else 1.0
    if opacity is None:
        return None
    channels = _rgb(values[:3]) if name.startswith("rgb") else _hsl(values[:3])
    if channels is None:
        return None
    return "#" + "".join(f"{_byte(channel):02x}" for channel in channels), _clamped(opacity)


def _rgb(values: list[tuple[float, str]]) -> list[float] | None:
    """Three channels from 0 to 1."""
    channels = [_fraction(value, 255.0) for value in values]
    return [channel for channel in channels if channel is not None] if None not in channels else None


def _hsl(values: list[tuple[float, str]]) -> list[float] | None:
    """Three channels from 0 to 1."""
    (hue, unit), saturation, lightness = values
    parts = [_fraction(saturation, 100.0), _fraction(lightness, 100.0)]
    if unit not in TURNS or parts[0] is None or parts[1] is None:
        return None
    return list(colorsys.hls_to_rgb(hue * TURNS[unit] % 1, _clamped(parts[1]), _clamped(parts[0])))


def _fraction(value: tuple[float, str], whole: float) -> float | None:
    """A number of `whole`, or a percentage, as a fraction; None for another unit."""
    number, unit = value
    if unit == "%":
        return number / 100
    return number / whole if unit == "" else None


def _clamped(fraction: float) -> float:
    """The nearest number from 0 to 1."""
    return min(max(fraction, 0.0), 1.0)


def _byte(fraction: float) -> int:
    """From 0 to 255, halves upwards."""
    return math.floor(_clamped(fraction) * 255 + 0.5)
