"""A deck of two cards with a layout, for the tests."""

from __future__ import annotations

import re

from pnp.diagnostics import Diagnostic, Located, Severity, Sink, Span
from pnp.expressions import build_views
from pnp.geometry import Size
from pnp.model.artwork import FilledArtwork
from pnp.model.spec import CardSpec, DeckSpec, FieldSpec, GameSpec, ListSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.template import Filler
from pnp.world import MemoryWorld

CONTENT = "content/heroes/heroes.yaml"
FACE = "layouts/heroes/face.svg"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="69mm" height="94mm" viewBox="-3 -3 69 94">'
SUIT: dict[str, dict[str, Plain]] = {"clubs": {"colour": "#0B7F78"}, "hearts": {"colour": "#C4271A"}}


def at(line: int) -> Span:
    return Span(CONTENT, line, 5, 3)


def suit(name: str) -> Reference:
    return Reference("suit", name, SUIT[name])


def card(id_: str, line: int, **values: Plain) -> CardSpec:
    return CardSpec(id_, at(line), values, {name: at(line) for name in values})


CARDS = (
    card("knight", 8, name=Translated({"en": "Knight & Page", "hu": "Lovag"}), cost=3, suit=suit("clubs"), lang="hu"),
    card(
        "rook", 9, name=Translated({"en": "Rook", "hu": "Bástya"}), cost=5, suit=suit("hearts"), fact="Goes <straight>."
    ),
)
FIELDS = {"name": "text", "cost": "integer", "suit": "one_of", "fact": "text", "lang": "language"}


def deck(**changes: object) -> DeckSpec:
    """The deck `heroes` of 63 x 88 mm."""
    values: dict[str, object] = {
        "id": "heroes", "game": "heroes", "path": CONTENT, "span": at(1), "size": Size(63, 88), "bleed": 3.0,
        "safe": 3.0, "gap": None, "corner_radius": 3.5, "turn": "sideways",
        "face": Located("heroes/face.svg", at(3)), "back": None, "back_symmetric": False, "title": "Heroes",
        "fields": {name: FieldSpec(name, kind, at(4)) for name, kind in FIELDS.items()},  # type: ignore[arg-type]
        "lists": {"suit": ListSpec("suit", at(5), SUIT)}, "cards": CARDS, "rules": (), "players": {},
    }  # fmt: skip
    return DeckSpec(**(values | changes))  # type: ignore[arg-type]


class Desk:
    """A filler with its sink."""

    def __init__(
        self,
        layout: str,
        files: dict[str, str | bytes] | None = None,
        language: str = "en",
        variant: str = "",
        players: int | None = None,
        whole: DeckSpec | None = None,
    ) -> None:
        self.sink = Sink()
        self.deck = whole or deck()
        game = GameSpec(
            "heroes", "content/heroes/game.yaml", Span("content/heroes/game.yaml"), "Heroes", "1.2",
            ("en", "hu", "local"), ("low-ink",), {"heroes": self.deck}, {"hand": 6}, (),
        )  # fmt: skip
        world = MemoryWorld({FACE: layout, **(files or {})})
        self.filler = Filler(world, self.sink, build_views(game, language), language, variant, players)

    def fill(self, number: int = 0, side: str = "face") -> FilledArtwork | None:
        """One side of one card."""
        return self.filler.fill(self.deck, self.deck.cards[number], side)  # type: ignore[arg-type]


def body(text: str) -> str:
    """A layout with `text` from its second line on."""
    return f"{HEAD}\n{text}\n</svg>"


def plain(svg: str) -> str:
    """A filled layout without its root and without what the template notes on the tags."""
    inside = svg[svg.index(">") + 1 : -len("</svg>")].strip()
    return re.sub(r' pnp:(?:at|on|fields)="[^"]*"', "", inside)


def filled(text: str, number: int = 0, **options: object) -> str:
    """A filled body without mistakes and without notes."""
    return plain(noted(text, number, **options))


def noted(text: str, number: int = 0, **options: object) -> str:
    """A whole filled layout without mistakes, as the template gives it."""
    desk = Desk(body(text), **options)  # type: ignore[arg-type]
    artwork = desk.fill(number)
    assert desk.sink.diagnostics == ()
    assert artwork
    return artwork.svg


def mistakes(text: str, number: int = 0, **options: object) -> tuple[Diagnostic, ...]:
    """The errors of a body, which must give nothing then."""
    desk = Desk(body(text), **options)  # type: ignore[arg-type]
    assert desk.fill(number) is None
    return tuple(found for found in desk.sink.diagnostics if found.severity is Severity.ERROR)


def mistake(text: str, number: int = 0, **options: object) -> Diagnostic:
    """The only error of a body."""
    (found,) = mistakes(text, number, **options)
    return found


def warnings(text: str) -> tuple[Diagnostic, ...]:
    """The warnings about a body that is filled all the same."""
    desk = Desk(body(text))
    assert desk.fill() is not None
    return desk.sink.diagnostics
