from __future__ import annotations

import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Insets, Point, Size
from pnp.lint import Ink, mean_ink
from pnp.model.artwork import Raster
from pnp.model.sheet import Placement, Sheet, SheetSide
from pnp.model.spec import DeckSpec
from pnp.pipeline.select import Product
from pnp.pipeline.stats.drawn import Drawn, side_ink
from pnp.world import MemoryWorld
from tests.cases.case import BASE, Files

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>\n'
CARDS = str(BASE["content/heroes/heroes.yaml"])
LAYOUT = str(BASE["layouts/heroes/face.svg"])


def drawn(face: str, deck: str = CARDS, sink: Sink | None = None, **files: str) -> tuple[Drawn, DeckSpec]:
    """The deck of the cases with another body of its face."""
    from pnp.load import load_project

    icons: Files = {f"layouts/heroes/icons/{name}.svg": ICON for name in ("sun", "moon")}
    layout = LAYOUT.replace("</svg>", f"{face}</svg>").replace("<svg ", '<svg xmlns:pnp="urn:pnp:layout:1" ')
    world = MemoryWorld(
        {**BASE, **icons, "layouts/heroes/face.svg": layout, "content/heroes/heroes.yaml": deck, **files}
    )
    project = load_project(world, Sink())
    assert project is not None
    game = project.games["heroes"]
    product = Product(game, game.decks["heroes"], "en", "", None, game.decks["heroes"].cards)
    return Drawn(world, product, sink or Sink()), game.decks["heroes"]


def icons(face: str, deck: str = CARDS) -> list[tuple[str, int]] | None:
    """How often each icon stands on all copies."""
    found = drawn(face, deck)[0].icons()
    return None if found is None else [(count.value, count.number) for count in found]


def test_icons_are_counted_on_all_cards() -> None:
    assert icons("{{ icon('sun', 1, 1, 5) }}{{ icon('sun', 9, 1, 5) }}{{ icon('moon', 1, 9, 5) }}") == [
        ("sun", 4),
        ("moon", 2),
    ]


def test_copies_count() -> None:
    deck = CARDS.replace("name: Rook", "name: Rook, qty: 5")
    assert icons("{{ icon('sun', 1, 1, 5) }}", deck) == [("sun", 6)]


def test_icons_in_marked_text_count() -> None:
    text = (
        '<text x="1" y="30" font-family="Noto Sans" font-size="4" pnp:markup="inline">:sun: 12:30 :moon*3: :x:</text>'
    )
    assert icons(text) == [("moon", 6), ("sun", 2)]


def test_colons_in_plain_text_are_none() -> None:
    assert icons('<text x="1" y="30" font-family="Noto Sans" font-size="4">:sun:</text>') == []


def test_an_icon_of_some_cards_counts_there() -> None:
    assert icons("{% if card.id == 'rook' %}{{ icon('sun', 1, 1, 5) }}{% endif %}") == [("sun", 1)]


def test_a_layout_with_a_mistake_gives_none_and_says_why() -> None:
    sink = Sink()
    made, _ = drawn("{{ icon('sn', 1, 1, 5) }}", sink=sink)
    assert (made.icons(), [message.code for message in sink.diagnostics]) == (None, ["P308"])


def pixels(*colours: tuple[int, int, int, int]) -> Raster:
    """A row of pixels."""
    return Raster(len(colours), 1, bytes(level for colour in colours for level in colour), 1.0)


@pytest.mark.parametrize(
    ("colour", "ink"),
    [
        ((255, 255, 255, 255), Ink()),
        ((0, 0, 0, 255), Ink(black=1.0)),
        ((0, 255, 255, 255), Ink(cyan=1.0)),
        ((255, 0, 255, 255), Ink(magenta=1.0)),
        ((255, 255, 0, 255), Ink(yellow=1.0)),
        ((0, 0, 255, 255), Ink(cyan=1.0, magenta=1.0)),
        ((0, 0, 0, 0), Ink()),
    ],
)
def test_a_plain_colour_takes_its_inks(colour: tuple[int, int, int, int], ink: Ink) -> None:
    assert mean_ink(pixels(colour)) == ink


def test_half_the_pixels_take_half_the_ink() -> None:
    assert mean_ink(pixels((0, 0, 0, 255), (255, 255, 255, 255))) == Ink(black=0.5)


def test_half_the_opacity_takes_half_the_ink() -> None:
    assert mean_ink(pixels((0, 0, 0, 128), (0, 0, 0, 255))).black == pytest.approx(0.75, abs=0.005)


def test_ink_of_a_sheet_is_that_of_its_cards_by_their_area() -> None:
    placements = tuple(
        Placement(name, Point(50, 50), 0, Size(40, 48), Insets(1, 1, 1, 1), name) for name in ("face/a", "face/b")
    )
    side = SheetSide(placements, (), (), None)
    sheet = Sheet(Size(100, 100), 1, side, None, "vertical")
    inks = {"face/a": Ink(cyan=1.0), "face/b": Ink(cyan=0.5, black=0.5)}
    found = side_ink(sheet, side, lambda name, _: inks[name])
    assert found is not None
    assert (found.cyan, found.black) == (pytest.approx(0.315), pytest.approx(0.105))


def test_a_side_that_is_not_printed_has_none() -> None:
    assert side_ink(Sheet(Size(1, 1), 1, None, None, "vertical"), None, lambda *_: Ink()) is None
