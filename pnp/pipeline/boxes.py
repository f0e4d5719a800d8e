"""The box of a game: pieces and dividers as decks, so that all rooms know them, and their sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Located, Severity, Sink
from pnp.geometry import Insets, Rect, Size
from pnp.impose.boxes import NOTCH, Stack, across, box_nets, inside_of
from pnp.model.box import BOX, DIVIDERS, BoxSpec, Inside, Net, Panel
from pnp.model.outline import Step
from pnp.model.spec import CardSpec, DeckSpec, GameSpec, Printed
from pnp.model.values import Plain, Translated
from pnp.units import format_mm

if TYPE_CHECKING:
    from pnp.model.cutter import Cutter
    from pnp.model.options import BuildOptions
    from pnp.model.sheet import Sheet
    from pnp.pipeline.select import Paper, Product

AROUND = 3.0
"""mm: how far the ground of a piece goes on beyond its cuts, and over the tab."""

SLACK = 0.5
"""mm by which dividers are smaller than the room."""

TITLES = Translated(
    {"en": "Box", "de": "Schachtel", "fi": "Rasia", "hu": "Doboz", "sl": "Škatla"},
)
"""What the sheets are called."""

DIVIDERS_TITLES = Translated(
    {"en": "Dividers", "de": "Trennkarten", "fi": "Välikortit", "hu": "Elválasztó lapok", "sl": "Pregradne kartice"},
)

FRAME = 8.0
"""mm: the least that a window leaves of the front."""


class Box(Struct, frozen=True):
    """The box of a game.

    Attributes:
        decks: what lies in it, each with how many cards of it are printed.
        inside: None where there are no cards.
    """

    spec: BoxSpec
    decks: tuple[tuple[DeckSpec, int], ...]
    inside: Inside | None
    nets: tuple[Net, ...]

    def net(self, id: str) -> Net | None:
        """The piece that is the card `id` of the deck of pieces."""
        return next((net for net in self.nets if net.name == id), None)

    @property
    def canvas(self) -> Size:
        """The size of the artworks of all its pieces."""
        return Size(
            round(max(net.size.width for net in self.nets) + 2 * AROUND, 2),
            round(max(net.size.height for net in self.nets) + 2 * AROUND, 2),
        )


def box_of(game: GameSpec) -> Box | None:
    """The box of a game; None where it has none."""
    spec = game.box
    if spec is None:
        return None
    counted = [(deck, _printed(deck)) for deck in _wanted(game, spec)]
    decks = tuple([(deck, count) for deck, count in counted if count])
    if not decks:
        return Box(spec, (), None, ())
    inside = inside_of([Stack(deck.size, count) for deck, count in decks], spec)
    return Box(spec, decks, inside, box_nets(inside, spec))


def box_decks(game: GameSpec) -> tuple[DeckSpec, ...]:
    """The pieces of the box as one deck, and its dividers as another; nothing where the game has no box."""
    box = box_of(game)
    if box is None or box.inside is None:
        return ()
    pieces = tuple([CardSpec(net.name, box.spec.span, _values(box, net)) for net in box.nets])
    made = [_deck(game, BOX, box.canvas, box.spec.layout, ("box", 0.0, pieces))]
    if box.spec.dividers:
        size = Size(round(box.inside.width - SLACK, 2), round(box.inside.height - SLACK, 2))
        cards = tuple([CardSpec(deck.id, box.spec.span, _told(deck, count)) for deck, count in box.decks])
        made.append(_deck(game, DIVIDERS, size, box.spec.dividers, ("cards", AROUND, cards)))
    return tuple(made)


def check_box(game: GameSpec, sink: Sink) -> None:
    """Say what of a box can only be seen once its size is known.

    Reports:
        P631 a window that leaves no frame or runs into the notch, P632 no cards.
    """
    box = box_of(game)
    if box is None:
        return
    if box.inside is None:
        # Decks whose layouts are still to come are told of elsewhere; their box comes with them.
        if not any(card.qty for deck in _wanted(game, box.spec) for card in deck.cards):
            sink.error("P632", "no card is printed of the decks that the box is for", box.spec.span)
        return
    if box.spec.window:
        _check_window(box, box.spec.window, sink)


def _check_window(box: Box, window: Located[Size], sink: Sink) -> None:
    """P631: the front must hold together, below the notch too, which a tuck box has in its front."""
    front = next(panel.rect for net in box.nets for panel in net.panels if panel.name == "front")
    notch = NOTCH if box.spec.notch and box.spec.style == "tuck" else 0.0
    most = Size(front.width - 2 * FRAME, front.height - 2 * (FRAME + notch))
    if window.value.width <= most.width and window.value.height <= most.height:
        return
    fits = Size(min(window.value.width, int(most.width)), min(window.value.height, int(most.height)))
    notes = [f"a frame of {format_mm(FRAME)} must stay on every side"]
    ways = [f"write `window: {across(fits)}`" if min(fits.width, fits.height) > 0 else "delete `window`"]
    if notch:
        notes.append(f"the notch for the thumb takes {format_mm(notch)} at the top; the window is in the middle")
        if window.value.width <= most.width and window.value.height <= most.height + 2 * notch:
            ways.append("write `notch: false` beside it")
    sink.error(
        "P631",
        f"the window is {across(window.value)}, and the front of the box {across(Size(front.width, front.height))}",
        window.span,
        notes=notes,
        help="; or ".join(ways),
    )


def box_pages(product: Product, paper: Paper, margin: float, told: tuple[BuildOptions, Sink]) -> tuple[Sheet, ...]:
    """The pieces of a box on a paper; none where one of them is too large: an error where the box is named."""
    from pnp.impose.boxes import box_sheets
    from pnp.impose.boxes.pages import BoxScheme

    box = box_of(product.game)
    if box is None or not box.nets:
        return ()
    spec = box.spec
    options, sink = told
    scheme = BoxScheme(
        paper.size,
        paper.name,
        margin,
        AROUND,
        box.canvas,
        spec.span,
        _halves(box),
        optional=BOX not in options.selection.components,
    )
    return box_sheets([(f"face/{net.name}", net) for net in box.nets], scheme, sink)


def tell_by_hand(product: Product, cutter: Cutter, sink: Sink) -> None:
    """P633, a note: the sheets of a box are as without `--cutter`."""
    what = f"the sheets of the box have no marks for `--cutter {cutter.name}`, and no files of outlines"
    notes = ("a piece takes the room that the marks would need; its folds are scored, not cut",)
    help = "cut it by hand along its lines"
    sink.report(Diagnostic("P633", what, product.deck.span, Severity.NOTE, notes=notes, help=help))


def _halves(box: Box) -> tuple[Size, ...]:
    """The sizes of the pieces, if a tuck box of one were made of two."""
    if box.inside is None or box.spec.style != "tuck" or box.spec.pieces != 1:
        return ()
    return tuple([net.size for net in box_nets(box.inside, replace(box.spec, pieces=2))])


def _wanted(game: GameSpec, spec: BoxSpec) -> list[DeckSpec]:
    """What the author wants to lie in the box: the decks named, else all of cards."""
    if spec.decks:
        return [game.decks[deck.value] for deck in spec.decks if deck.value in game.decks]
    return [deck for deck in game.decks.values() if not deck.tokens]


def _printed(deck: DeckSpec) -> int:
    """How many cards of a deck there are on paper."""
    return sum(card.qty for card in deck.cards if card.layout or deck.face)


def _deck(
    game: GameSpec, id: str, size: Size, face: Located[str], cards: tuple[Printed, float, tuple[CardSpec, ...]]
) -> DeckSpec:
    """Pieces or dividers as a deck; `cards` with how they are printed, and their bleed."""
    printed, bleed, entries = cards
    return DeckSpec(
        id=id,
        game=game.id,
        path=game.path,
        span=entries[0].span,
        size=size,
        bleed=bleed,
        safe=bleed,
        face=face,
        title=TITLES if id == BOX else DIVIDERS_TITLES,
        cards=entries,
        printed=printed,
    )


def _told(deck: DeckSpec, count: int) -> dict[str, Plain]:
    """What a layout knows of a deck in the box."""
    return {"name": deck.id, "title": deck.id if deck.title is None else deck.title, "count": count}


def _values(box: Box, net: Net) -> dict[str, Plain]:
    """What `box` is in the layout of a piece."""
    canvas, inside = box.canvas, box.inside
    if inside is None:
        raise ValueError("a piece of a box for no cards")
    view = f"{-AROUND:g} {-AROUND:g} {canvas.width:g} {canvas.height:g}"
    return {
        "piece": net.name,
        "style": box.spec.style,
        "width": inside.width,
        "height": inside.height,
        "depth": inside.depth,
        "count": sum(count for _, count in box.decks),
        "decks": tuple([_told(deck, count) for deck, count in box.decks]),
        "panels": tuple([_panel(panel) for panel in net.panels]),
        "ground": " ".join(map(_rectangle, _printed_parts(net))),
        "outline": " ".join(map(path_of, net.cuts)),
        "canvas": {"width": canvas.width, "height": canvas.height, "view": view},
    }


def _panel(panel: Panel) -> Mapping[str, Plain]:
    """What a layout knows of a panel: `place` puts what is drawn upright from 0, 0 where it belongs."""
    rect, size = panel.rect, panel.size
    x, y = _round(rect.x), _round(rect.y)
    place = f"translate({x:g} {y:g})"
    if panel.angle_deg == 180:
        place = f"translate({_round(rect.right):g} {_round(rect.bottom):g}) rotate(180)"
    return {
        "name": panel.name,
        "x": x,
        "y": y,
        "width": _round(size.width),
        "height": _round(size.height),
        "place": place,
    }


def _printed_parts(net: Net) -> Iterator[Rect]:
    """What has colour: panels and flaps, and a little around them."""
    for rect in (*[panel.rect for panel in net.panels], *net.flaps):
        yield rect.grown(Insets.even(AROUND))


def _rectangle(rect: Rect) -> str:
    """A rectangle as a path."""
    x, y, width, height = (_round(length) for length in (rect.x, rect.y, rect.width, rect.height))
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def path_of(steps: tuple[Step, ...]) -> str:
    """A closed path of SVG."""
    first, *others = steps
    parts = [f"M{_round(first[0].x):g} {_round(first[0].y):g}"]
    for step in others:
        numbers = " ".join(f"{_round(point.x):g} {_round(point.y):g}" for point in step)
        parts.append(f"{'C' if len(step) > 1 else 'L'}{numbers}")
    return f"{''.join(parts)}z"


def _round(length: float) -> float:
    """To a hundredth of a millimetre."""
    return round(length, 2) + 0.0
