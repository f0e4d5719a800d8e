"""One deck's file as a `DeckSpec`."""

from __future__ import annotations

from pnp.diagnostics import Located, Replacement, Sink
from pnp.diagnostics.similar import suggestion
from pnp.load import shapes
from pnp.load.cards import decode_cards
from pnp.load.fields import decode_fields
from pnp.load.generate import Generated, decode_generate
from pnp.load.lists import DeckList, Sources, decode_lists
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.parts import NO_BACK, CardFields, path_at
from pnp.load.players import decode_players
from pnp.load.rules import RuleScope, decode_rules
from pnp.load.scope import Scope
from pnp.load.trim import decode_trim
from pnp.load.values import text_value
from pnp.model.spec import CardSpec, DeckSpec, Turn
from pnp.model.values import Translated

KEYS = (
    *("deck", "title", "size", "shape", "bleed", "safe", "gap", "corner_radius", "turn", "layout", "back_symmetric"),
    *("fields", "lists", "generate", "cards", "composition", "players", "notes"),
)
TOKEN_KEYS = ("standee",)
"""What a file of `tokens:` may have besides."""

LAYOUT_KEYS = ("face", "back")
TURNS: tuple[Turn, ...] = ("sideways", "over-top")

BLEED = 3.0
"""mm; what print services ask for most often, and 1.5 mm more than a hand with a knife errs."""

SAFE = 3.0
"""mm; `design`, lint thresholds."""

TOKEN_SAFE = 1.5
"""mm; by so much a hand with a knife errs: twice as much would leave little of a small token."""

SAME_BACK = "same"


def decode_deck(
    root: MapNode, id: str, scope: Scope, deck_list: DeckList, decks: tuple[str, ...], tokens: bool = False
) -> DeckSpec | None:
    """The deck that the file of deck `id` states; None where it has no size that can be read.

    Args:
        root: the file.
        id: its name.
        scope: the game.
        deck_list: gives the cards of another deck as a list.
        decks: the ids of the game's decks.
        tokens: whether it is a file of `tokens:`.
    """
    sink = scope.sink
    _check_keys(root, id, tokens, sink)
    _check_name(root, id, scope)
    generated, cards = _cards(root, id, scope, deck_list, decks)
    if tokens and root.value("standee") is not None:
        _refuse_backs(cards, id, scope)
    rules = decode_rules(root.value("composition"), RuleScope(sink, scope.languages))
    trim = decode_trim(root, id, sink)
    bleed, safe, gap = (
        shapes.length_at(root.value(key), f"`{key}` of deck `{id}`", sink) for key in ("bleed", "safe", "gap")
    )
    face, back = _layout(root.value("layout"), id, scope)
    players = decode_players(root.value("players"), sink)
    if trim is None:
        return None
    back_same = back is not None and back.value == SAME_BACK
    return DeckSpec(
        id=id,
        game=scope.game,
        path=root.path,
        span=root.span,
        size=trim.size,
        bleed=_or(bleed, BLEED),
        safe=_or(safe, TOKEN_SAFE if tokens else SAFE),
        gap=gap.value if gap else None,
        corner_radius=trim.corner_radius,
        turn=_turn(root.value("turn"), id, scope),
        face=face,
        back=None if back_same else back,
        back_symmetric=shapes.boolean_at(root.value("back_symmetric"), f"`back_symmetric` of deck `{id}`", sink),
        title=title_at(root.value("title"), f"the title of deck `{id}`", scope),
        fields={name: reader.spec for name, reader in generated.fields.readers.items()},
        lists=generated.sources.lists,
        cards=cards,
        rules=rules,
        players=players,
        variables=tuple(generated.variables),
        title_span=node.span if (node := root.value("title")) is not None else None,
        shape=trim.shape,
        back_same=back_same,
        tokens=tokens,
        standee=trim.standee,
    )


def _check_keys(root: MapNode, id: str, tokens: bool, sink: Sink) -> None:
    """Report unknown keys, and those of tokens in a deck of cards."""
    shapes.check_keys(root, (*KEYS, *TOKEN_KEYS), f"deck `{id}`", sink)
    for key in () if tokens else TOKEN_KEYS:
        if key in root.entries:
            what = f"`{key}` is for tokens, and `{id}` is a deck of cards"
            help = f"list `{id}` under `tokens:` of game.yaml, not under `decks:`"
            sink.error("P104", what, root.key_span(key), help=help)


def _cards(
    root: MapNode, id: str, scope: Scope, deck_list: DeckList, decks: tuple[str, ...]
) -> tuple[Generated, tuple[CardSpec, ...]]:
    """The cards, with the lists and fields that they are made of."""
    lists = decode_lists(root.value("lists"), scope)
    named = root.value("lists")
    broken = frozenset(named.entries).difference(lists) if isinstance(named, MapNode) else frozenset()
    sources = Sources(lists, scope, deck_list, tuple(deck for deck in decks if deck != id), broken)
    declared = root.value("fields")
    readers = decode_fields(declared, scope, sources)
    refused = frozenset(declared.entries).difference(readers) if isinstance(declared, MapNode) else frozenset()
    generated = Generated(CardFields(id, readers, scope, refused), sources)
    decode_generate(root.value("generate"), generated)
    return generated, decode_cards(root.value("cards"), generated)


def _refuse_backs(cards: tuple[CardSpec, ...], id: str, scope: Scope) -> None:
    """Report standees with backs of their own."""
    for card in cards:
        if card.back is not None:
            what = f"a standee has no back, and token `{card.id}` of deck `{id}` names one"
            scope.sink.error("P191", what, card.back.span, help="write `back: none`, or delete it")


def _or(length: Located[float] | None, default: float) -> float:
    """The length typed, else the default."""
    return length.value if length else default


def _check_name(root: MapNode, id: str, scope: Scope) -> None:
    """Report a `deck:` that is missing or is not the file's name."""
    node = shapes.required(root, "deck", "the file", f"deck: {id}", scope.sink)
    name = shapes.expect_scalar(node, "`deck`", scope.sink) if node is not None else None
    if name is not None and name.text != id:
        notes = (f"the file is {root.path}, and game.yaml lists it as `{id}`",)
        what, fix = f"the deck calls itself `{name.text}`", Replacement(name.span, id)
        scope.sink.error("P164", what, name.span, notes=notes, help=f"write `deck: {id}`", fix=fix)


def _layout(node: Node | None, id: str, scope: Scope) -> tuple[Located[str] | None, Located[str] | None]:
    """Face and back layouts; `back: none` is no back, and `same` stands for the face."""
    if node is None:
        return None, None
    example = (
        f"layout: {{face: {node.text}}}" if isinstance(node, ScalarNode) else "layout: {face: face.svg, back: back.svg}"
    )
    found = shapes.expect_map(node, f"`layout` of deck `{id}`", scope.sink, example)
    if found is None:
        return None, None
    shapes.check_keys(found, LAYOUT_KEYS, f"`layout` of deck `{id}`", scope.sink)
    face, back = (path_at(found.value(side), f"the {side} layout of deck `{id}`", scope.sink) for side in LAYOUT_KEYS)
    return face, None if back is not None and back.value == NO_BACK else back


def _turn(node: Node | None, id: str, scope: Scope) -> Turn:
    """How a card is turned in the hand."""
    scalar = shapes.expect_scalar(node, f"`turn` of deck `{id}`", scope.sink) if node is not None else None
    if scalar is None:
        return "sideways"
    for turn in TURNS:
        if scalar.text == turn:
            return turn
    what = f"`turn` of deck `{id}` is `{scalar.text}`, neither `sideways` nor `over-top`"
    scope.sink.error("P125", what, scalar.span, help=suggestion(scalar.text, TURNS))
    return "sideways"


def title_at(node: Node | None, what: str, scope: Scope) -> str | Translated | None:
    """A title in one or several languages, that may be missing."""
    if node is None or isinstance(node, ListNode):
        if node is not None:
            shapes.wrong_shape(node, what, "a text", scope.sink)
        return None
    return text_value(node, what, scope)
