"""Icons over the cut."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Severity, Sink, Span
from pnp.geometry import Size, Transform
from pnp.lint import PrintedSide, lint_faces
from pnp.model.artwork import PlacedPicture, Subject

AT = Span("layouts/g/face.svg", 7, 3)


def side(*icons: tuple[float, float, float], name: str = "card `a`", turn: float = 0) -> PrintedSide:
    """A poker-like side of 60 x 90 mm with icons of a size at x, y."""
    placed = tuple(
        PlacedPicture(
            "layouts/g/icons/coin.svg",
            1,
            1,
            Transform(size, 0, 0, size, 0, 0).then(Transform.rotation(turn)).then(Transform.translation(x, y)),
            AT,
        )
        for x, y, size in icons
    )
    return PrintedSide(Subject(name), "layouts/g/face.svg", Size(60, 90), 3, 3, pictures=placed)


def said(*sides: PrintedSide) -> list[str]:
    """What is said of the sides."""
    sink = Sink()
    lint_faces(sides, sink)
    assert all((one.code, one.severity) == ("P826", Severity.WARNING) for one in sink.diagnostics)
    return [one.what for one in sink.diagnostics]


@pytest.mark.parametrize(
    ("x", "y", "size", "turn", "what"),
    [
        (48, 30, 16, 0, "4 mm over the cut on the right"),
        (-5, 30, 16, 0, "5 mm over the cut on the left"),
        (20, -2, 16, 0, "2 mm over the cut on the top"),
        (20, 80, 16, 0, "6 mm over the cut on the bottom"),
        (62, 30, 16, 0, "18 mm over the cut on the right"),
        (10, 30, 16, 90, "6 mm over the cut on the left"),
    ],
)
def test_an_icon_over_an_edge_is_told_with_the_amount(x: float, y: float, size: float, turn: float, what: str) -> None:
    assert said(side((x, y, size), turn=turn)) == [f"icon `coin` goes {what}, and is cut off there"]


@pytest.mark.parametrize("icon", [(44, 30, 16), (44.4, 30, 16), (-3, -3, 66)])
def test_icons_inside_and_icons_that_are_grounds_are_fine(icon: tuple[float, float, float]) -> None:
    assert said(side(icon)) == []


def test_a_place_of_the_layout_is_told_once_with_its_worst_icon_and_all_cards() -> None:
    sink = Sink()
    lint_faces([side((48, 30, 16), (-9, 30, 16)), side((48, 30, 16), name="card `b`")], sink)
    (found,) = sink.diagnostics
    assert found.what == "icon `coin` goes 9 mm over the cut on the left, and is cut off there"
    assert found.subjects == ("card `a`", "card `b`")
