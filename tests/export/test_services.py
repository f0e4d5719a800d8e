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


PIXELS = {
    (THE_GAME_CRAFTER.id, STANDARD): (825, 1125),
    (THE_GAME_CRAFTER.id, POKER): (825, 1125),
    (THE_GAME_CRAFTER.id, Size(57.15, 88.9)): (750, 1125),
    (THE_GAME_CRAFTER.id, Size(69.85, 120.65)): (900, 1500),
    (THE_GAME_CRAFTER.id, Size(44.45, 63.5)): (600, 825),
    (MAKE_PLAYING_CARDS.id, POKER): (822, 1122),
    (MAKE_PLAYING_CARDS.id, STANDARD): (816, 1110),
    (MAKE_PLAYING_CARDS.id, Size(57.15, 88.9)): (747, 1122),
    (PRINTER_STUDIO.id, POKER): (822, 1122),
}
"""Width and height of the files that the services publish."""


@pytest.mark.parametrize(("asked", "pixels"), PIXELS.items(), ids=[f"{id}-{size.width:g}" for id, size in PIXELS])
def test_a_picture_has_the_pixels_that_the_service_publishes(asked: tuple[str, Size], pixels: tuple[int, int]) -> None:
    fitted = fit(SERVICES[asked[0]], deck(asked[1]), Sink())
    assert fitted is not None
    assert (fitted.stock.pixels, fitted.turned) == (pixels, False)


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
    assert found.notes == ("the edge of the art goes on for 0.42 mm left and right, and for 0.62 mm above and below",)


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


def test_a_service_whose_list_we_do_not_know_whole_only_warns() -> None:
    sink = Sink()
    fitted = fit(DRIVE_THRU_CARDS, deck(Size(50, 50), bleed=3.2), sink)
    assert told(sink) == [("P711", Severity.WARNING)]
    assert fitted is not None
    assert fitted.stock.page == Size(50 + 2 * 3.175, 50 + 2 * 3.175)


def test_a_card_of_another_shape_is_no_card() -> None:
    sink = Sink()
    assert fit(THE_GAME_CRAFTER, deck(Size(63.5, 63.5), shape="circle"), sink) is None
    assert told(sink) == [("P711", Severity.ERROR)]


def test_a_round_card_is_found_by_its_shape() -> None:
    fitted = fit(THE_GAME_CRAFTER, deck(Size(88.9, 88.9), shape="circle"), Sink())
    assert fitted is not None
    assert fitted.stock.name == "Circle Card"


@pytest.mark.parametrize(("bleed", "fits"), [(3.0, True), (2.2, True), (2.1, False), (0.0, False)])
def test_at_most_a_millimetre_of_bleed_is_drawn_out(bleed: float, fits: bool) -> None:
    sink = Sink()
    fitted = fit(THE_GAME_CRAFTER, deck(POKER, bleed), sink)
    assert (fitted is not None, ("P713", Severity.ERROR) in told(sink)) == (fits, not fits)


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
