"""Print services as data, and decks on their cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Severity, Sink, Span
from pnp.export.fitting import check_count, check_files, fit, note_colour, service_named, warn_transparent
from pnp.export.services import (
    DRIVE_THRU_CARDS,
    EUROPEAN,
    MAKE_PLAYING_CARDS,
    PRINTER_STUDIO,
    SERVICES,
    THE_GAME_CRAFTER,
)
from pnp.geometry import Size
from pnp.model.outline import Shape
from pnp.model.service import Service
from pnp.model.spec import DeckSpec

STANDARD, POKER = Size(63, 88), Size(63.5, 88.9)

every_service = pytest.mark.parametrize("service", SERVICES.values(), ids=SERVICES)


def deck(size: Size, bleed: float = 3.0, shape: Shape = "rectangle") -> DeckSpec:
    """A deck of no cards."""
    return DeckSpec(
        id="heroes", game="heroes", path="content/heroes/heroes.yaml", span=Span("content/heroes/heroes.yaml"),
        size=size, bleed=bleed, safe=3.0, gap=None, corner_radius=0.0, turn="sideways", face=None, back=None,
        back_symmetric=False, title=None, fields={}, lists={}, cards=(), rules=(), players={}, shape=shape,
    )  # fmt: skip


def told(sink: Sink) -> list[tuple[str, Severity]]:
    return [(found.code, found.severity) for found in sink.diagnostics]


POKER_SIZED = (825, 1125)

TGC_PIXELS: list[tuple[float, float, tuple[int, int], Shape]] = [
    (63.5, 88.9, POKER_SIZED, "rectangle"),
    (57.15, 88.9, (750, 1125), "rectangle"),
    (44.45, 63.5, (600, 825), "rectangle"),
    (31.75, 44.45, (450, 600), "rectangle"),
    (50.8, 88.9, (675, 1125), "rectangle"),
    (88.9, 139.7, (1125, 1725), "rectangle"),
    (69.85, 120.65, (900, 1500), "rectangle"),
    (88.9, 88.9, (1125, 1125), "square"),
    (63.5, 63.5, (825, 825), "square"),
    (63, 88, POKER_SIZED, "rectangle"),
    (70, 70, (900, 900), "square"),
    (56, 87, (750, 1125), "rectangle"),
    (52, 87, (750, 1125), "rectangle"),
    (44.45, 88.9, (600, 1125), "rectangle"),
    (76.2, 88.9, (975, 1125), "rectangle"),
    (95.25, 82.55, (1200, 1050), "flat-hexagon"),
    (88.9, 88.9, (1125, 1125), "circle"),
    (12.7, 12.7, (225, 225), "circle"),
    (19.05, 19.05, (300, 300), "circle"),
    (25.4, 25.4, (375, 375), "circle"),
    (12.7, 12.7, (225, 225), "square"),
    (19.05, 19.05, (300, 300), "square"),
    (25.4, 25.4, (375, 375), "square"),
]
"""Width and height of the files that The Game Crafter publishes, by the trim in mm."""

MPC_PIXELS: list[tuple[float, float, tuple[int, int], Shape]] = [
    (63.5, 88.9, (822, 1122), "rectangle"),
    (63, 88, (816, 1110), "rectangle"),
    (57.15, 88.9, (747, 1122), "rectangle"),
    (44.45, 63.5, (597, 822), "rectangle"),
    (50.8, 88.9, (672, 1122), "rectangle"),
    (69.85, 120.65, (897, 1497), "rectangle"),
    (88.9, 146.05, (1122, 1797), "rectangle"),
    (63.5, 63.5, (822, 822), "square"),
    (88.9, 88.9, (1122, 1122), "square"),
]
"""Of MakePlayingCards: 300 dpi and 36 pixels on each edge; poker and 63 x 88 mm as published."""

PIXELS = [
    *((THE_GAME_CRAFTER, *row) for row in TGC_PIXELS),
    *((MAKE_PLAYING_CARDS, *row) for row in MPC_PIXELS),
    *((PRINTER_STUDIO, *row) for row in MPC_PIXELS),
]


@pytest.mark.parametrize(
    ("service", "width", "height", "pixels", "shape"),
    PIXELS,
    ids=[f"{service.id}-{shape}-{width:g}x{height:g}" for service, width, height, _, shape in PIXELS],
)
def test_a_picture_has_the_pixels_that_the_service_publishes(
    service: Service, width: float, height: float, pixels: tuple[int, int], shape: Shape
) -> None:
    fitted = fit(service, deck(Size(width, height), shape=shape), Sink())
    assert fitted is not None
    assert (fitted.stock.pixels, fitted.stock.trim, fitted.turned) == (pixels, Size(width, height), False)


def test_all_cards_of_all_services_of_pictures_are_tested() -> None:
    tested = {(service.id, Size(width, height), shape) for service, width, height, _, shape in PIXELS}
    plain = {"rectangle": "square", "square": "rectangle"}
    offered = {
        (service.id, stock.trim, stock.shape)
        for service in SERVICES.values()
        for stock in service.stocks
        if service.files == "png"
    }
    assert {
        card for card in offered if card not in tested and (card[0], card[1], plain.get(card[2])) not in tested
    } == set()
    assert len(offered) == len(tested)


PAGES = {
    (DRIVE_THRU_CARDS.id, POKER): (Size(69.85, 95.25), 3.175),
    (DRIVE_THRU_CARDS.id, STANDARD): (Size(69.85, 95.25), 3.175),
    (DRIVE_THRU_CARDS.id, Size(69.85, 120.65)): (Size(76.2, 127), 3.175),
    (EUROPEAN.id, STANDARD): (Size(69, 94), 3.0),
    (EUROPEAN.id, Size(68, 44)): (Size(74, 50), 3.0),
}
"""Page and bleed."""


@pytest.mark.parametrize(("asked", "page"), PAGES.items(), ids=[f"{id}-{size.width:g}" for id, size in PAGES])
def test_a_page_is_trim_and_bleed_of_the_service(asked: tuple[str, Size], page: tuple[Size, float]) -> None:
    fitted = fit(SERVICES[asked[0]], deck(asked[1]), Sink())
    assert fitted is not None
    assert (fitted.stock.page.width, fitted.stock.page.height) == pytest.approx((page[0].width, page[0].height))
    assert (fitted.stock.bleed.width, fitted.stock.bleed.height) == pytest.approx((page[1], page[1]))


@every_service
def test_every_number_of_a_service_has_a_source(service: Service) -> None:
    given = {"bleed", "safe", *(["stocks"] if service.stocks else ()), *(["counts"] if service.counts else ())}
    assert given <= set(service.sources)


@every_service
def test_a_service_of_pictures_states_the_pixels_of_each_card(service: Service) -> None:
    assert {stock.pixels is not None for stock in service.stocks} <= {service.files == "png"}


@every_service
def test_no_card_has_less_bleed_than_its_service_asks_for(service: Service) -> None:
    least = min((min(stock.bleed.width, stock.bleed.height) for stock in service.stocks), default=service.bleed)
    # Half a pixel is lost by rounding, and 0.1 mm in the published sizes of Euro Square and of the MPC game card.
    assert least >= service.bleed - 0.1


def test_a_deck_that_differs_a_little_stands_in_the_middle_and_says_so() -> None:
    sink = Sink()
    fitted = fit(DRIVE_THRU_CARDS, deck(STANDARD), sink)
    assert fitted is not None
    assert (fitted.rim.left, fitted.rim.top) == pytest.approx((0.425, 0.625))
    assert (fitted.rim.right, fitted.rim.bottom) == pytest.approx((0.425, 0.625))
    (found,) = sink.diagnostics
    assert (found.code, found.severity) == ("P712", Severity.NOTE)
    assert "in the middle, unscaled" in found.what
    assert found.notes == ("the edge of the art goes on for 0.43 mm left and right, and 0.63 mm above and below",)


def test_a_smaller_card_of_the_service_cuts_the_deck_and_moves_its_safe_area_inwards() -> None:
    sink = Sink()
    fitted = fit(replace(THE_GAME_CRAFTER, stocks=THE_GAME_CRAFTER.stocks[1:2]), deck(POKER), sink)
    assert fitted is not None
    assert fitted.safe == pytest.approx(3.175 + 0.45)
    assert sink.diagnostics[0].notes[-1] == "the card loses 0.25 mm left and right, and 0.45 mm above and below"


def test_a_deck_on_the_service_s_own_size_and_bleed_is_not_told_of() -> None:
    sink = Sink()
    fit(EUROPEAN, deck(STANDARD), sink)
    assert told(sink) == []


def test_a_deck_on_its_side_is_turned() -> None:
    fitted = fit(THE_GAME_CRAFTER, deck(Size(88.9, 63.5)), Sink())
    assert fitted is not None
    assert (fitted.turned, fitted.stock.name) == (True, "Poker")


@pytest.mark.parametrize(("wider", "fits"), [(0.9, True), (1.0, True), (1.1, False)])
def test_up_to_a_millimetre_of_difference_fits(wider: float, fits: bool) -> None:
    sink = Sink()
    # 69.85 mm is the next wider card, so nothing else is as near.
    fitted = fit(THE_GAME_CRAFTER, deck(Size(POKER.width + wider, POKER.height), bleed=3.2), sink)
    assert (fitted is not None, ("P711", Severity.ERROR) in told(sink)) == (fits, not fits)


@pytest.mark.parametrize("service", [service for service in SERVICES.values() if service is not EUROPEAN], ids=repr)
@pytest.mark.parametrize("size", [Size(62.49, 88.9), Size(60, 80), Size(63.5, 87)])
def test_a_larger_difference_is_an_error_at_every_service_that_cuts_certain_sizes(service: Service, size: Size) -> None:
    sink = Sink()
    offered = [stock.trim for stock in service.stocks if stock.shape == "rectangle"]
    near = any(abs(trim.width - size.width) <= 1 and abs(trim.height - size.height) <= 1 for trim in offered)
    assert (fit(service, deck(size, bleed=3.2), sink) is not None) is near
    assert near or told(sink) == [("P711", Severity.ERROR)]


HELPS = {
    (Size(68, 44), "rectangle"): "write `size: 63.5 x 44.45 mm`",
    (Size(44, 68), "rectangle"): "write `size: 44.45 x 63.5 mm`",
    (Size(23, 23), "circle"): "write `size: 25.4 x 25.4 mm`",
    (Size(23, 23), "flat-hexagon"): "print it with `pnp build heroes --component heroes`",
    (Size(22, 22), "hexagon"): "print it with `pnp build heroes --component heroes`",
    (Size(80, 93), "hexagon"): "write `size: 82.55 x 95.25 mm`",
}


@pytest.mark.parametrize(("asked", "help"), HELPS.items(), ids=str)
def test_a_card_is_proposed_that_lies_as_the_deck_and_is_about_as_large(asked: tuple[Size, Shape], help: str) -> None:
    sink = Sink()
    fit(THE_GAME_CRAFTER, deck(asked[0], shape=asked[1]), sink)
    assert help in (sink.diagnostics[0].help or "")


def test_a_hexagon_that_stands_on_a_corner_is_turned_on_one_that_stands_on_a_side() -> None:
    fitted = fit(THE_GAME_CRAFTER, deck(Size(82.55, 95.25), shape="hexagon"), Sink())
    assert fitted is not None
    assert (fitted.stock.name, fitted.turned) == ("Hex Card", True)


def test_a_card_of_another_shape_is_no_card() -> None:
    sink = Sink()
    assert fit(THE_GAME_CRAFTER, deck(Size(63.5, 63.5), shape="circle"), sink) is None
    assert told(sink) == [("P711", Severity.ERROR)]


def test_a_round_card_is_found_by_its_shape() -> None:
    fitted = fit(THE_GAME_CRAFTER, deck(Size(88.9, 88.9), shape="circle"), Sink())
    assert fitted is not None
    assert fitted.stock.name == "Circle Card"


@pytest.mark.parametrize(("bleed", "warned"), [(3.0, False), (2.2, False), (2.1, True), (0.0, True)])
def test_more_than_a_millimetre_of_bleed_that_is_drawn_out_is_warned_of(bleed: float, warned: bool) -> None:
    sink = Sink()
    fitted = fit(THE_GAME_CRAFTER, deck(POKER, bleed), sink)
    assert fitted is not None
    assert fitted.rim.left == pytest.approx(3.175 - bleed)
    assert (("P713", Severity.WARNING) in told(sink)) is warned


def test_the_bleed_that_is_proposed_leaves_nothing_to_say() -> None:
    sink = Sink()
    fit(THE_GAME_CRAFTER, deck(POKER, 1.0), sink)
    warning = next(found for found in sink.diagnostics if found.code == "P713")
    assert warning.what == "deck `heroes` has 1 mm of bleed, and The Game Crafter asks for 3.18 mm"
    assert warning.notes[0].startswith(
        "the edge of its art is drawn out by 2.18 mm; a knife that is off by more than 1 mm"
    )
    assert "write `bleed: 3.2 mm`" in (warning.help or "")
    after = Sink()
    fit(THE_GAME_CRAFTER, deck(POKER, 3.2), after)
    assert told(after) == []


def test_the_help_for_too_little_bleed_is_enough_for_every_service() -> None:
    for service in SERVICES.values():
        sizes = [STANDARD, POKER, *(stock.trim for stock in service.stocks if stock.shape == "rectangle")]
        assert all(fit(service, deck(size, bleed=3.0), Sink()) for size in sizes)


COUNTS = {18: [], 60: [("P715", Severity.NOTE)], 612: [], 700: [("P715", Severity.WARNING)]}


@pytest.mark.parametrize(("count", "expected"), COUNTS.items())
def test_numbers_of_cards_are_compared_with_those_that_are_sold(
    count: int, expected: list[tuple[str, Severity]]
) -> None:
    sink = Sink()
    check_count(MAKE_PLAYING_CARDS, deck(POKER), count, sink)
    assert told(sink) == expected


def test_a_file_that_is_too_large_is_refused_by_name() -> None:
    sink = Sink()
    check_files(THE_GAME_CRAFTER, deck(POKER), [("a.png", 50_000_000), ("b.png", 50_000_001)], sink)
    assert [(found.code, found.what.split()[0]) for found in sink.diagnostics] == [("P716", "b.png")]


def test_rgb_is_said_only_where_the_service_prints_from_cmyk() -> None:
    said = []
    for service in SERVICES.values():
        sink = Sink()
        note_colour(service, sink)
        said += [service.id] if told(sink) == [("P718", Severity.NOTE)] else []
    assert said == ["drivethrucards", "european"]


def test_transparency_is_said_only_to_services_that_refuse_it() -> None:
    sink = Sink()
    warn_transparent(THE_GAME_CRAFTER, deck(POKER), (1, 2), sink)
    warn_transparent(EUROPEAN, deck(POKER), (), sink)
    assert told(sink) == []
    warn_transparent(EUROPEAN, deck(POKER), (2,), sink)
    assert told(sink) == [("P717", Severity.WARNING)]


def test_a_service_is_found_by_its_name() -> None:
    sink = Sink()
    assert service_named("GameCrafter", sink) is THE_GAME_CRAFTER
    assert service_named("gamecrafters", sink) is None
    assert [(found.code, found.help) for found in sink.diagnostics] == [("P710", "did you mean `gamecrafter`?")]
