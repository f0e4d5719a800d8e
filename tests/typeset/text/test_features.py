from __future__ import annotations

import pytest

from pnp.typeset.text.features import BadFeatureError, Feature, absent, read_features


@pytest.mark.parametrize(
    ("style", "features"),
    [
        ({}, ()),
        ({"font-kerning": "none"}, (("kern", 0),)),
        ({"font-kerning": "normal"}, ()),
        ({"font-variant": "small-caps"}, (("smcp", 1),)),
        ({"font-variant": "none"}, (("calt", 0), ("clig", 0), ("dlig", 0), ("hlig", 0), ("liga", 0))),
        ({"font-variant-caps": "all-small-caps"}, (("c2sc", 1), ("smcp", 1))),
        ({"font-variant-numeric": "tabular-nums lining-nums"}, (("lnum", 1), ("tnum", 1))),
        ({"font-variant-numeric": "slashed-zero"}, (("zero", 1),)),
        ({"font-variant-ligatures": "discretionary-ligatures"}, (("dlig", 1),)),
        ({"font-variant-position": "super"}, (("sups", 1),)),
        ({"font-variant-east-asian": "jis78 proportional-width"}, (("jp78", 1), ("pwid", 1))),
        ({"font-feature-settings": "'ss01', \"tnum\" on, kern off, 'cv02' 3"}, (
            ("cv02", 3), ("kern", 0), ("ss01", 1), ("tnum", 1),
        )),
        ({"font-variant": "small-caps", "font-variant-caps": "normal"}, (("smcp", 1),)),
        ({"font-variant-numeric": "oldstyle-nums", "font-feature-settings": "'onum' 0"}, (("onum", 0),)),
    ],
)  # fmt: skip
def test_styles_ask_for_features(style: dict[str, str], features: tuple[Feature, ...]) -> None:
    assert read_features(style) == features


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("font-kerning", "some"),
        ("font-variant", "tiny-caps"),
        ("font-variant-numeric", "small-caps"),
        ("font-feature-settings", "'toolong'"),
        ("font-feature-settings", "'tnum' 1 2"),
    ],
)
def test_what_is_none_is_named_with_its_property(name: str, value: str) -> None:
    with pytest.raises(BadFeatureError) as caught:
        read_features({name: value})
    assert caught.value.args == (name, value)


def test_lacking_is_what_was_switched_on_and_would_show() -> None:
    asked = (("kern", 1), ("onum", 0), ("smcp", 1), ("ss01", 1), ("tnum", 1))
    assert absent(asked, frozenset({"ss01"}), figures_aligned=False) == ("smcp", "tnum")


def test_tabular_figures_are_no_lack_where_figures_align_anyway() -> None:
    assert absent((("tnum", 1),), frozenset(), figures_aligned=True) == ()
