"""Rectangles on shelves: what stands where, that it is cut from edge to edge, and that no dealing needs more sheets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.geometry import Insets, Point, Rect, Size
from pnp.impose.cut_order import cut_order, trims_of
from pnp.impose.dealing import sheets_of
from pnp.impose.guillotine import Guillotine
from pnp.impose.shelves import shelved
from tests.impose.test_mixed import cut, same

Deck = tuple[tuple[float, float, int], ...]
"""Width, height, and how many."""

MANY: list[tuple[Size, float, Deck]] = [
    (Size(281, 404), 3, ((63, 88, 11), (69.85, 120.65, 5), (41, 63, 13), (50, 50, 3), (20, 20, 7), (30, 18, 9))),
    (
        Size(281, 404),
        3,
        (
            *((80, 120, 12), (63, 63, 1), (41, 63, 4), (10, 10, 2)),
            *((63.5, 88.9, 4), (31.75, 44.45, 18), (30, 18, 3)),
        ),
    ),
    (
        Size(287, 410),
        0,
        ((20, 20, 8), (69.85, 120.65, 8), (40, 25, 12), (44.45, 63.5, 1), (63.5, 88.9, 20), (30, 18, 1)),
    ),
]
"""On A3, where a search that goes a few blocks deep takes three sheets, and shelves take two."""


def by_hand(deck: Deck, region: Size, gap: float) -> int:
    """The sheets of a plain shelf packing, card by card, for all ways to turn sizes, on the page and across it."""
    found = []
    for turned in product((False, True), repeat=len(deck)):
        cards = [
            (h, w) if turn else (w, h) for (w, h, count), turn in zip(deck, turned, strict=True) for _ in range(count)
        ]
        for page in (region, region.turned):
            if all(w <= page.width and h <= page.height for w, h in cards):
                found.append(sheets_by_hand(sorted(cards, key=lambda card: -card[1]), page, gap))
    return min(found)


def sheets_by_hand(cards: Sequence[tuple[float, float]], page: Size, gap: float) -> int:
    """First fit, the highest first: cards on shelves, shelves on sheets."""
    shelves: list[list[float]] = []
    for width, height in cards:
        room = next((shelf for shelf in shelves if shelf[1] + gap + width <= page.width), None)
        if room:
            room[1] += gap + width
        else:
            shelves.append([height, width])
    sheets: list[float] = []
    for height, _ in shelves:
        number = next((n for n, used in enumerate(sheets) if used + gap + height <= page.height), None)
        if number is None:
            sheets.append(height)
        else:
            sheets[number] += gap + height
    return len(sheets)


def random_deck(seed: int) -> tuple[Size, float, Deck]:
    """Few to many of three or four sizes, on A4 or A3."""
    random_ = random.Random(seed)
    deck = tuple(
        (random_.randint(20, 80), random_.randint(20, 120), random_.choice((1, 3, 6, 12)))
        for _ in range(random_.choice((3, 4)))
    )
    return random_.choice((Size(194, 281), Size(281, 404))), random_.choice((0.0, 3.0)), deck


@pytest.mark.parametrize(("region", "gap", "deck"), [*MANY, *map(random_deck, range(6))])
def test_there_are_never_more_sheets_than_a_plain_shelf_packing_takes(region: Size, gap: float, deck: Deck) -> None:
    sizes, counts = tuple(Size(w, h) for w, h, _ in deck), tuple(count for *_, count in deck)
    sheets = sheets_of(sizes, counts, region, gap)
    assert tuple(map(sum, zip(*(sheet.used for sheet in sheets), strict=True))) == counts
    assert len(sheets) <= by_hand(deck, region, gap)


def test_equal_shelves_are_one_block() -> None:
    (sheet,) = shelved(Guillotine((Size(60, 40),), 3.0), (12,), Size(190, 200))
    assert (sheet.block.columns * sheet.block.rows, sheet.beside, sheet.below) == (12, None, None)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.integers(15, 90), st.integers(15, 90), st.integers(1, 12)), min_size=1, max_size=4),
    st.sampled_from([Size(120, 150), Size(194, 281), Size(281, 194)]),
    st.sampled_from([0.0, 3.0]),
)
def test_shelves_hold_every_card_once_and_are_cut_from_edge_to_edge(deck: Deck, region: Size, gap: float) -> None:
    sizes, counts = tuple(Size(w, h) for w, h, _ in deck), tuple(count for *_, count in deck)
    sheets = shelved(Guillotine(sizes, gap), counts, region)
    assert tuple(map(sum, zip(*(sheet.used for sheet in sheets), strict=True))) == counts
    corner, page = Point(8, 8), Rect(0, 0, region.width + 16, region.height + 16)
    inner = page.grown(Insets.even(-8))
    for sheet in sheets:
        trims = list(trims_of(sheet, corner))
        pieces = [page]
        for line in cut_order(sheet, corner, page):
            pieces = cut(pieces, line)
        for block, trim in trims:
            own = sizes[block.kind].turned if block.turned else sizes[block.kind]
            assert (trim.width, trim.height) == (own.width, own.height)
            assert inner.contains(trim)
            assert any(same(trim, piece) for piece in pieces)
        assert len({(round(trim.x, 3), round(trim.y, 3)) for _, trim in trims}) == sum(sheet.used)
