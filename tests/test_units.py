"""Lengths as people read them."""

from __future__ import annotations

import pytest

from pnp.units import MM_PER_INCH, format_mm

LENGTHS = {
    3.175: "3.18 mm",
    63.5: "63.5 mm",
    MM_PER_INCH / 8: "3.18 mm",
    0.425: "0.43 mm",
    -3.175: "-3.18 mm",
    0.0: "0 mm",
    88: "88 mm",
}


@pytest.mark.parametrize(("length", "text"), LENGTHS.items())
def test_halves_are_rounded_up_as_on_paper(length: float, text: str) -> None:
    """3.175 mm is 3.17499… in floats."""
    assert format_mm(length) == text
