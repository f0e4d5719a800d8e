"""OpenType features from the CSS that asks for them.

`font-kerning`, `font-variant-*` and `font-feature-settings` come in, (tag, value) pairs come out.
Source: CSS Fonts 4, sections 6.3 to 6.12.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

Feature = tuple[str, int]

LIGATURES: dict[str, tuple[Feature, ...]] = {
    "common-ligatures": (("liga", 1), ("clig", 1)),
    "no-common-ligatures": (("liga", 0), ("clig", 0)),
    "discretionary-ligatures": (("dlig", 1),),
    "no-discretionary-ligatures": (("dlig", 0),),
    "historical-ligatures": (("hlig", 1),),
    "no-historical-ligatures": (("hlig", 0),),
    "contextual": (("calt", 1),),
    "no-contextual": (("calt", 0),),
    "none": (("liga", 0), ("clig", 0), ("dlig", 0), ("hlig", 0), ("calt", 0)),
}
CAPS: dict[str, tuple[Feature, ...]] = {
    "small-caps": (("smcp", 1),),
    "all-small-caps": (("smcp", 1), ("c2sc", 1)),
    "petite-caps": (("pcap", 1),),
    "all-petite-caps": (("pcap", 1), ("c2pc", 1)),
    "unicase": (("unic", 1),),
    "titling-caps": (("titl", 1),),
}
NUMERIC: dict[str, tuple[Feature, ...]] = {
    "lining-nums": (("lnum", 1),),
    "oldstyle-nums": (("onum", 1),),
    "proportional-nums": (("pnum", 1),),
    "tabular-nums": (("tnum", 1),),
    "diagonal-fractions": (("frac", 1),),
    "stacked-fractions": (("afrc", 1),),
    "ordinal": (("ordn", 1),),
    "slashed-zero": (("zero", 1),),
}
EAST_ASIAN: dict[str, tuple[Feature, ...]] = {
    "jis78": (("jp78", 1),),
    "jis83": (("jp83", 1),),
    "jis90": (("jp90", 1),),
    "jis04": (("jp04", 1),),
    "simplified": (("smpl", 1),),
    "traditional": (("trad", 1),),
    "full-width": (("fwid", 1),),
    "proportional-width": (("pwid", 1),),
    "ruby": (("ruby", 1),),
}
POSITION: dict[str, tuple[Feature, ...]] = {"sub": (("subs", 1),), "super": (("sups", 1),)}

BY_PROPERTY: dict[str, dict[str, tuple[Feature, ...]]] = {
    "font-variant-ligatures": LIGATURES,
    "font-variant-caps": CAPS,
    "font-variant-numeric": NUMERIC,
    "font-variant-east-asian": EAST_ASIAN,
    "font-variant-position": POSITION,
    "font-variant": {**LIGATURES, **CAPS, **NUMERIC, **EAST_ASIAN, **POSITION},
}
"""Keywords of each property; the shorthand first, so that the long ones win."""

USUAL = frozenset(("kern", "liga", "clig", "calt", "lnum", "pnum", "locl", "ccmp"))
"""Features that a font may well do without: they are its default form, or there is nothing to do."""

_SETTING = re.compile(r"""\s*(?:"([ -~]{4})"|'([ -~]{4})'|([A-Za-z0-9]{4}))\s*(on|off|\d+)?\s*""")


class BadFeatureError(ValueError):
    """A value that is none; `args` are the property and the value."""


def read_features(style: Mapping[str, str]) -> tuple[Feature, ...]:
    """Give the features that a style asks for beyond the font's own defaults, sorted, each once.

    Raises:
        BadFeatureError: a keyword or a setting that does not exist.
    """
    features: dict[str, int] = {}
    kerning = style.get("font-kerning", "auto").strip()
    if kerning not in ("auto", "normal", "none", "initial"):
        raise BadFeatureError("font-kerning", kerning)
    if kerning == "none":
        features["kern"] = 0
    for name in ("font-variant", *BY_PROPERTY):
        value = style.get(name, "normal").strip()
        if value in ("normal", "initial"):
            continue
        for word in value.split():
            if word not in BY_PROPERTY[name]:
                raise BadFeatureError(name, value)
            features.update(BY_PROPERTY[name][word])
    settings = style.get("font-feature-settings", "normal").strip()
    if settings not in ("normal", "initial", ""):
        for part in settings.split(","):
            match = _SETTING.fullmatch(part)
            if match is None:
                raise BadFeatureError("font-feature-settings", settings)
            value = match[4] or "1"
            features[match[1] or match[2] or match[3]] = {"on": 1, "off": 0}.get(value) or int(
                value if value.isdigit() else 0
            )
    return tuple(sorted(features.items()))


def absent(features: Iterable[Feature], available: frozenset[str], figures_aligned: bool) -> tuple[str, ...]:
    """The features that are switched on and would change nothing, since the font lacks them.

    Tabular figures are no lack where all figures are equally wide anyway.
    """
    return tuple(
        tag
        for tag, value in features
        if value and tag not in available and tag not in USUAL and not (tag == "tnum" and figures_aligned)
    )
