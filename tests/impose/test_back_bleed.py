"""Backs that are drawn farther than fronts: everything else stands where it stood."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Insets, Size
from pnp.impose import impose, impose_mixed, impose_outlines
from pnp.impose.rims import drawn_back_bleed
from pnp.model.cutter import CUTTERS
from pnp.model.outline import Outline
from pnp.model.sheet import Item, Sheet, SheetScheme
from tests.impose.cases import A4, CARD, deck

Lay = Callable[[Sequence[Item], SheetScheme, Sink], tuple[Sheet, ...]]

POSTCARDS = deck(8, Size(68, 44), 3.0)
TOKENS = deck(5, Size(30, 30), 3.0, outline=Outline.circle(30))
CRICUT = replace(A4, cutter=CUTTERS["cricut"], bleed=1.0, marks="none")

CASES = {
    "grid": (impose, deck(9), A4),
    "cricut": (impose, POSTCARDS, CRICUT),
    "silhouette": (impose, POSTCARDS, replace(CRICUT, cutter=CUTTERS["silhouette"], margin=10.0)),
    "mixed": (impose_mixed, [*deck(3), *POSTCARDS], A4),
    "tokens": (impose_outlines, TOKENS, replace(A4, gap=6.0)),
    "tokens by machine": (impose_outlines, TOKENS, replace(CRICUT, gap=6.0)),
}


def laid(lay: Lay, items: Sequence[Item], scheme: SheetScheme) -> tuple[Sheet, ...]:
    sheets = lay(items, scheme, Sink())
    assert sheets
    return sheets


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize("back_bleed", [0.0, 3.0])
def test_both_sides_stand_as_without_it(case: tuple[Lay, list[Item], SheetScheme], back_bleed: float) -> None:
    lay, items, scheme = case
    scheme = replace(scheme, bleed=1.0)
    plain, other = laid(lay, items, scheme), laid(lay, items, replace(scheme, back_bleed=back_bleed))
    for one, two in zip(plain, other, strict=True):
        assert one.recto and two.recto  # noqa: PT018 (both or none)
        assert [placed.centre for placed in one.recto.placements] == [placed.centre for placed in two.recto.placements]
        if one.verso and two.verso:
            backs = [[(p.centre, p.angle_deg) for p in side.placements] for side in (one.verso, two.verso)]
            assert backs[0] == backs[1]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_backs_are_drawn_so_far(case: tuple[Lay, list[Item], SheetScheme]) -> None:
    lay, items, scheme = case
    first = laid(lay, items, replace(scheme, bleed=1.0, back_bleed=3.0))[0]
    assert first.recto
    assert first.verso
    widest = [max(_most(p.clip) for p in side.placements) for side in (first.recto, first.verso)]
    assert widest == [1.0, 3.0]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize("bleed", [None, 1.0])
def test_backs_are_drawn_as_far_as_fronts_at_least(
    case: tuple[Lay, list[Item], SheetScheme], bleed: float | None
) -> None:
    lay, items, scheme = case
    scheme = replace(scheme, bleed=bleed)
    assert laid(lay, items, replace(scheme, back_bleed=0.0)) == laid(lay, items, scheme)


@pytest.mark.parametrize(("own", "bleed", "drawn"), [(0.0, None, 3.0), (5.0, None, 5.0), (0.0, 4.0, 4.0)])
def test_made_bleed_of_backs_goes_as_far_as_that_of_fronts_at_least(
    own: float, bleed: float | None, drawn: float
) -> None:
    assert drawn_back_bleed(own, replace(A4, bleed_mode="mirror", bleed=bleed, back_bleed=1.0)) == drawn


NEAR = replace(A4, margin=4.0, gap=6.0, bleed=1.0, bleed_mode="mirror", back_bleed=10.0, printer="office")
"""Two cards of 98 mm beside one another stand 4 mm from the edges: there is no room for the bleed of backs."""


@pytest.mark.parametrize("lay", [impose, impose_mixed])
@pytest.mark.parametrize("unprinted", ["no backs", "fronts only", "both"])
def test_backs_that_are_not_printed_count_for_nothing(lay: Lay, unprinted: str) -> None:
    items = deck(4, Size(98.0, 60.0), 0.0, **({"back": None} if unprinted == "no backs" else {}))
    scheme = replace(NEAR, sides="fronts") if unprinted == "fronts only" else NEAR
    plain, wide = Sink(), Sink()
    fronts = [
        [sheet.recto for sheet in lay(items, replace(scheme, back_bleed=back), sink)]
        for back, sink in ((None, plain), (10.0, wide))
    ]
    same = (fronts[0] == fronts[1], plain.diagnostics == wide.diagnostics)
    assert all(same) is (unprinted != "both")


def _most(clip: Insets) -> float:
    return max(clip.top, clip.right, clip.bottom, clip.left)


@pytest.mark.parametrize(("lay", "items"), [(impose, deck(4)), (impose_outlines, TOKENS)], ids=["cards", "tokens"])
def test_fold_over_sheets_know_no_verso(lay: Lay, items: list[Item]) -> None:
    folded = replace(A4, backs="gutterfold", bleed=1.0)
    assert laid(lay, items, replace(folded, back_bleed=10.0)) == laid(lay, items, folded)


def test_marks_of_the_verso_begin_beyond_the_bleed_of_backs() -> None:
    (sheet,) = laid(impose, deck(4, CARD), replace(A4, bleed=1.0, back_bleed=3.0))
    assert sheet.recto
    assert sheet.verso
    tops = [
        max(m.start.y for m in side.marks if m.start.x == m.end.x and m.start.y < 148)
        for side in (sheet.recto, sheet.verso)
    ]
    assert tops[0] - tops[1] == pytest.approx(2.0)
