"""What the author wrote, decoded: project, games, decks, cards, rules, each with its spans. Lengths in mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from pnp.diagnostics import Located, Span
from pnp.geometry import Point, Rect, Size
from pnp.model.box import BoxSpec
from pnp.model.outline import Outline, Shape, outline_of
from pnp.model.values import ExpressionSource, Plain, Translated

if TYPE_CHECKING:
    from pnp.model.printer import Printer

Printed = Literal["cards", "pages", "board", "box"]
"""How a component goes to paper: cards are imposed on sheets and cut; a page is the whole sheet; a board is
one page, or laid over several sheets; pieces of a box are cut out and folded."""

TOKENS = "tokens"
"""The component that all files of `tokens:` make together."""

Turn = Literal["sideways", "over-top"]
"""How a card is turned in the hand to see its back: about its vertical axis, or over its top edge."""

FieldType = Literal[
    "text", "integer", "number", "boolean", "colour", "length", "image", "language", "one_of", "list_of"
]


class FieldSpec(Struct, frozen=True):
    """One entry of `fields:`.

    Attributes:
        name: the field's key.
        type: the declared type, or `one_of` / `list_of`.
        source: for `one_of` / `list_of`: the name of the list (`suit`, `board.spaces`, a deck), or None
            where the choices stand in the field itself.
        choices: the inline choices, None where `source` names them.
        default: the value of a card that does not set the field; None where there is none.
        languages: for text: the languages that a translation must have; empty where one text serves all.
        where: for references: which entries may be chosen.
    """

    name: str
    type: FieldType
    span: Span
    source: str | None = None
    choices: tuple[Plain, ...] | None = None
    default: Plain | None = None
    required: bool = False
    unique: bool = False
    min: float | None = None
    max: float | None = None
    decimals: int | None = None
    lines: int | None = None
    languages: tuple[str, ...] = ()
    where: ExpressionSource | None = None


class ListSpec(Struct, frozen=True):
    """One list of `lists:`: entries by id in the order typed, each with its fields (maybe none).

    Attributes:
        spans: where each entry's id stands.
        field_spans: where the fields of each entry stand, by name.
    """

    name: str
    span: Span
    entries: Mapping[str | int, Mapping[str, Plain]]
    spans: Mapping[str | int, Span] = field(default_factory=dict)
    field_spans: Mapping[str | int, Mapping[str, Span]] = field(default_factory=dict)


class CardSpec(Struct, frozen=True):
    """One entry of a deck, explicit or generated.

    Attributes:
        id: unique in the deck.
        span: the explicit card, or the generate entry where no change by id names it.
        values: what is set (defaults filled in); a field without value is absent.
        spans: where each set value stands; a generated or default value is absent.
        qty: copies to print, 0 keeps the card unprinted.
        layout: own face layout, relative to `layouts/`; None for the deck's.
        back: own back layout, relative to `layouts/`; None for the deck's.
        has_back: False for `back: none`.
    """

    id: str
    span: Span
    values: Mapping[str, Plain]
    spans: Mapping[str, Span] = field(default_factory=dict)
    qty: int = 1
    layout: Located[str] | None = None
    back: Located[str] | None = None
    has_back: bool = True


class PlayersSpec(Struct, frozen=True):
    """The set-up for one player count.

    Attributes:
        count: number of players.
        remove: which cards leave the deck; None keeps all.
        removes, leaves, deal, over, rounds: the numbers the author states, each checked where given.
    """

    count: int
    span: Span
    remove: ExpressionSource | None = None
    removes: Located[int] | None = None
    leaves: Located[int] | None = None
    deal: Located[int] | None = None
    over: Located[int] | None = None
    rounds: Located[int] | None = None


class RuleSpec(Struct, frozen=True):
    """One composition rule; the meaning of each kind stands in `pnp.check`.

    Attributes:
        kind: the one key that makes the rule: `total`, `each`, `unique`, `exactly`, `at_least`, `at_most`,
            `distribution`, `sum`, `refers`, `ordered`, `every`, `check`, or the name of a Python rule.
        span: the kind's key.
        value: what stands behind the kind. `total`, `exactly`, `at_least`, `at_most`: int. `unique`,
            `distribution`, `sum`, `ordered`, `every`, `check`, `refers`: ExpressionSource. `each`: a mapping
            from field to `all`, or to a tuple of values (`1..9` is expanded). `apart`: float, mm. `inside`: str.
            Kinds that take a map (`connected`, `moves` ...), and Python rules: plain mapping.
        options: decoded by name: `times` int, `is` int or mapping value -> int, `between` (low, high),
            `by` ExpressionSource, `max`, `min` ... and the keys of kinds that take a map. Absent keys are not there.
        players: `all`, the counts in whose set-ups the rule is asked, or None (the whole deck).
        decks: for rules of game.yaml: the decks concerned (`in:`); empty otherwise.
        spans: where its parts stand, at any depth: keys of maps as `each.suit`, values as `each.suit=clubs`,
            `players=3`, `is.7`.
    """

    kind: str
    span: Span
    value: int | float | str | ExpressionSource | Mapping[str, Plain]
    options: Mapping[str, Plain | ExpressionSource] = field(default_factory=dict)
    name: str = ""
    because: str = ""
    message: str = ""
    where: ExpressionSource | None = None
    of: ExpressionSource | None = None
    players: Literal["all"] | tuple[int, ...] | None = None
    decks: tuple[str, ...] = ()
    spans: Mapping[str, Span] = field(default_factory=dict)

    def span_of(self, part: str) -> Span:
        """Where a part stands; the kind's key where that is not known."""
        return self.spans.get(part, self.span)


class DeckSpec(Struct, frozen=True):
    """Cards of one trim size and one layout set.

    Attributes:
        path: the YAML file.
        size: trim in mm. bleed, safe: distances in mm. gap: own gap between trims, None for the project's.
        corner_radius: of the cut guide, mm.
        face, back: layouts relative to `layouts/`; back None: no backs.
        back_symmetric: the back must look the same upside down.
        players: set-ups by count; empty where the deck has none.
        fields: by name, those declared and the variables of `generate`.
        variables: names that `generate` sets, as they first occur.
        title_span: where the title stands.
        printed: a rules sheet and a board are decks whose cards are whole pages.
        shape: of the trim.
        back_same: the face once more is on the back.
        tokens: the file is one of `tokens:`; all of these are printed together.
        standee: height of the flaps of fold-over standees, mm; None for all else.
    """

    id: str
    game: str
    path: str
    span: Span
    size: Size
    bleed: float
    safe: float
    gap: float | None = None
    corner_radius: float = 0.0
    turn: Turn = "sideways"
    face: Located[str] | None = None
    back: Located[str] | None = None
    back_symmetric: bool = False
    title: str | Translated | None = None
    fields: Mapping[str, FieldSpec] = field(default_factory=dict)
    lists: Mapping[str, ListSpec] = field(default_factory=dict)
    cards: tuple[CardSpec, ...] = ()
    rules: tuple[RuleSpec, ...] = ()
    players: Mapping[int, PlayersSpec] = field(default_factory=dict)
    extras: Mapping[str, Plain] = field(default_factory=dict)
    variables: tuple[str, ...] = ()
    title_span: Span | None = None
    printed: Printed = "cards"
    shape: Shape = "rectangle"
    back_same: bool = False
    tokens: bool = False
    standee: float | None = None

    def name_of(self, card: CardSpec) -> str:
        """What messages call a card: ``card `owl` ``, ``token `coin` ``, ``page 2 of `rules` ``."""
        if self.printed == "board":
            return f"board `{self.id}`"
        if self.printed == "pages":
            return f"page {card.id} of `{self.id}`"
        if self.printed == "box":
            return f"piece `{card.id}` of the box"
        return f"token `{card.id}`" if self.tokens else f"card `{card.id}`"

    @property
    def outline(self) -> Outline | None:
        """The trim where it is no plain rectangle."""
        return outline_of(self.shape, self.size, self.corner_radius)


class SpaceSpec(Struct, frozen=True):
    """One field of a board on which something can stand. Coordinates in mm from the board's top-left trim corner.

    Attributes:
        radius: of a round space; None where `outline` is given, or no shape at all.
        outline: corners of a space that is not round.
        values: everything stated, as expressions see it: `kind`, `x`, `y`, `radius`, `name`, own fields.
        spans: where each value stands.
    """

    id: str | int
    span: Span
    kind: str
    x: float
    y: float
    radius: float | None
    outline: tuple[Point, ...]
    values: Mapping[str, Plain]
    spans: Mapping[str, Span] = field(default_factory=dict)


class RouteSpec(Struct, frozen=True):
    """A way between two spaces, straight or over the points `via`.

    Attributes:
        a, b: ids of spaces of the board.
        values: what is stated beside `a`, `b` and `via`: `kind`, own fields.
    """

    a: str | int
    b: str | int
    span: Span
    via: tuple[Point, ...]
    values: Mapping[str, Plain]
    spans: Mapping[str, Span] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its name in messages: `a-b`."""
        return f"{self.a}-{self.b}"


class AreaSpec(Struct, frozen=True):
    """A slot for cards, or a box for texts: an upright rectangle.

    Attributes:
        values: everything stated, as expressions see it: `x`, `y`, `width`, `height`, own fields; of a slot
            also `space` and `deck`.
    """

    id: str | int
    span: Span
    rect: Rect
    values: Mapping[str, Plain]
    spans: Mapping[str, Span] = field(default_factory=dict)


class TrackSpec(Struct, frozen=True):
    """Cells to count along, in order.

    Attributes:
        first: the number of the first cell.
        cells: their rectangles.
        spans: where each cell is stated; those of a ring stand all in one place.
    """

    span: Span
    first: int
    cells: tuple[Rect, ...]
    spans: tuple[Span, ...]


class TilingSpec(Struct, frozen=True):
    """How a board is laid over several sheets; what is None was not said.

    Attributes:
        overlap: of neighbours, mm.
        seam: `glue` or `butt`.
        avoid: the parts of the board that seams should not cut: `spaces`, `slots`, `boxes`, `track`.
        asked: the author named them.
    """

    overlap: Located[float] | None = None
    seam: Literal["glue", "butt"] | None = None
    avoid: tuple[str, ...] = ()
    asked: bool = False


class BoardSpec(Struct, frozen=True):
    """One board: its geometry in mm, and its rules.

    Attributes:
        path: the YAML file.
        size: trim in mm. bleed: mm.
        face: the layout relative to `layouts/`.
        spaces, slots, boxes: by the text of their id, in the order typed.
        tiling: how it is cut into sheets, plain, for expressions; None where nothing is said. tiles: the same, decoded.
        fold: panels side by side and below one another; None for a board in one piece.
        safe: mm inside the trim.
        title_span: where the title stands.
    """

    id: str
    game: str
    path: str
    span: Span
    size: Size
    bleed: float
    face: Located[str] | None
    title: str | Translated | None
    spaces: Mapping[str, SpaceSpec]
    routes: tuple[RouteSpec, ...]
    slots: Mapping[str, AreaSpec]
    boxes: Mapping[str, AreaSpec]
    track: TrackSpec | None
    rules: tuple[RuleSpec, ...]
    tiling: Plain | None = None
    title_span: Span | None = None
    tiles: TilingSpec = TilingSpec()
    fold: tuple[int, int] | None = None
    safe: float = 3.0


class RulesSheetSpec(Struct, frozen=True):
    """The rules sheet of a game: pages of one size.

    Attributes:
        size: of a page, mm.  size_name: as typed, for file names.
        pages: a layout for each page, relative to `layouts/`.
        texts: `rules.<language>.md` by language, paths from the project.
        booklet: the same rules on other pages, for booklets; None where they are the same.
    """

    span: Span
    size: Size
    size_name: str
    pages: tuple[Located[str], ...]
    texts: Mapping[str, str]
    booklet: RulesSheetSpec | None = None


class GameSpec(Struct, frozen=True):
    """One game: `content/<id>/game.yaml`, its decks and boards.

    Attributes:
        extras: sections of later use (`players`), plain.
        rules_sheet: what `rules:` says; None where the game has none.
        box: what its cards are put in; None where it has none.
        boards: by id; the first one is `board` in expressions.
        fact_spans: where facts stand, by dotted path: `draft.rounds`, `ties.0`.
        title_span: where the title stands.
    """

    id: str
    path: str
    span: Span
    title: str | Translated
    version: str
    languages: tuple[str, ...]
    variants: tuple[str, ...]
    decks: Mapping[str, DeckSpec]
    facts: Mapping[str, Plain]
    rules: tuple[RuleSpec, ...]
    credits: tuple[Located[str | Translated], ...] = ()
    extras: Mapping[str, Plain] = field(default_factory=dict)
    boards: Mapping[str, BoardSpec] = field(default_factory=dict)
    fact_spans: Mapping[str, Span] = field(default_factory=dict)
    title_span: Span | None = None
    rules_sheet: RulesSheetSpec | None = None
    box: BoxSpec | None = None


class ProjectSpec(Struct, frozen=True):
    """`pnp.yaml` and the games found.

    Attributes:
        paper: papers by default, as typed; empty where none is set.
        margin, gap: mm; None where not set.
        label_font: family of the sheet labels; None: the first family in `fonts/`.
        extras: sections of later use, plain.
        printers: by name.
    """

    path: str
    paper: tuple[Located[str], ...]
    margin: Located[float] | None
    gap: Located[float] | None
    label_font: Located[str] | None
    games: Mapping[str, GameSpec]
    extras: Mapping[str, Plain] = field(default_factory=dict)
    printers: Mapping[str, Printer] = field(default_factory=dict)
