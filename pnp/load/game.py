"""One game's folder as a `GameSpec`: game.yaml and the decks and boards it lists."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.diagnostics import Located, Replacement, Sink, Span
from pnp.diagnostics.similar import listed, misnamed, nearest
from pnp.load import scalars, shapes
from pnp.load.boards import Boards, is_spaces, load_boards
from pnp.load.box import decode_box
from pnp.load.deck import decode_deck, title_at
from pnp.load.files import file_text, read_map
from pnp.load.ids import check_id, report_same, same_id
from pnp.load.languages import meant_codes
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.plain import plain
from pnp.load.rules import RuleScope, decode_rules
from pnp.load.rules_sheet import decode_rules_sheet
from pnp.load.scope import Scope
from pnp.model.spec import TOKENS, DeckSpec, GameSpec, ListSpec
from pnp.model.values import Translated
from pnp.world import World

FORMAT = 1
"""The version of the content format that this pnp reads (`pnp:` in game.yaml)."""

LATER_KEYS = ("players",)
"""Sections kept as plain values for the steps that read them."""

KEYS = (
    *("game", "pnp", "title", "version", "languages", "variants", "decks", "tokens", "boards", "facts", "composition"),
    *("credits", "rules", "box", "notes", *LATER_KEYS),
)
LOCAL = "local"
DECK_KEY = re.compile(r"^deck[ \t]*:", re.MULTILINE)
TOKEN_KEY = re.compile(r"^(?:shape|standee)[ \t]*:", re.MULTILINE)


def load_game(world: World, id: str, sink: Sink) -> GameSpec | None:
    """The game in `content/<id>/`; None where its game.yaml cannot be read or is of a newer format (reported).

    Reports:
        P121 missing keys, P161 deck without a file, P162 newer format, P164 another name than the folder's,
        P165 a deck that is not listed, and what decks report.
    """
    root = read_map(world, f"content/{id}/game.yaml", sink)
    if root is None or not _format_fits(root, sink):
        return None
    shapes.check_keys(root, KEYS, "game.yaml", sink)
    _check_name(root, id, sink)
    scope = Scope(world, sink, id, _languages(root, sink))
    named = shapes.texts_at(root.value("decks"), "`decks`", sink)
    tokens = shapes.texts_at(root.value("tokens"), "`tokens`", sink)
    listed_decks = _unique((*named, *tokens), "deck", sink)
    _check_tokens_name(named, tokens, sink)
    boards = load_boards(root.value("boards"), scope, tuple(listed_decks))
    decks = _Decks(scope, listed_decks, boards, frozenset(token.value for token in tokens))
    loaded = decks.load_all()
    if (root.value("decks") is None and root.value("tokens") is None) or listed_decks:
        _report_unlisted(scope, (*listed_decks, *decks.meant), root)
    facts = root.value("facts")
    facts_map = shapes.expect_map(facts, "`facts`", sink) if facts is not None else None
    title = title_at(shapes.required(root, "title", "the game", f"title: {id}", sink), "the title of the game", scope)
    return GameSpec(
        id=id,
        path=root.path,
        span=root.span,
        title=id if title is None else title,
        version=shapes.text_at(root.value("version"), "`version`", sink) or "",
        languages=scope.languages,
        variants=tuple(_unique(shapes.texts_at(root.value("variants"), "`variants`", sink), "variant", sink)),
        decks=loaded,
        facts={name: plain(node, scope.languages) for name, (_, node) in facts_map.entries.items()}
        if facts_map
        else {},
        rules=decode_rules(root.value("composition"), RuleScope(sink, scope.languages, tuple(listed_decks))),
        credits=_credits(root.value("credits"), scope),
        extras={key: plain(node, ()) for key in LATER_KEYS if (node := root.value(key)) is not None},
        boards=boards.boards,
        fact_spans=dict(_fact_spans(facts_map, "")) if facts_map else {},
        title_span=node.span if (node := root.value("title")) is not None else None,
        rules_sheet=decode_rules_sheet(root.value("rules"), scope),
        box=decode_box(root.value("box"), tuple(listed_decks), sink),
    )


class _Decks:
    """The decks of a game, each read when it is first asked for: a field may choose from the cards of another deck.

    Attributes:
        meant: files whose names are near to decks without a file.
        tokens: those that `tokens:` lists.
    """

    def __init__(
        self, scope: Scope, listed_decks: dict[str, Span], boards: Boards, tokens: frozenset[str] = frozenset()
    ) -> None:
        self.scope = scope
        self.boards = boards
        self.tokens = tokens
        self.listed = listed_decks
        self.done: dict[str, DeckSpec | None] = {}
        self.reading: list[str] = []
        self.meant: list[str] = []

    def load_all(self) -> dict[str, DeckSpec]:
        """All decks in the order listed; those that cannot be read are left out."""
        for id in self.listed:
            self.load(id)
        return {id: deck for id in self.listed if (deck := self.done[id]) is not None}

    def load(self, id: str) -> DeckSpec | None:
        """Deck `id`, read once."""
        if id in self.done:
            return self.done[id]
        self.reading.append(id)
        root = self._root(id)
        tokens = id in self.tokens
        deck = decode_deck(root, id, self.scope, self.as_list, tuple(self.listed), tokens) if root is not None else None
        self.reading.pop()
        self.done[id] = deck
        return deck

    def _root(self, id: str) -> MapNode | None:
        """The file of deck `id`."""
        scope, path = self.scope, f"content/{self.scope.game}/{id}.yaml"
        files = scope.yaml_files(f"content/{scope.game}")
        if path in files:
            return read_map(scope.world, path, scope.sink)
        if self._named_with_ending(id) or self._ends_otherwise(id, path):
            return None
        stems = [file.rpartition("/")[2].rpartition(".")[0] for file in files if not file.endswith("/game.yaml")]
        near = nearest(id, (stem for stem in stems if stem not in self.listed))
        self.meant += [near] if near else []
        notes = () if near else (f"files there: {listed(stems)}",) if stems else ()
        help = f"did you mean `{near}`?" if near else None
        scope.sink.error("P161", f"deck `{id}` has no file {path}", self.listed[id], notes=notes, help=help)
        return None

    def _named_with_ending(self, id: str) -> bool:
        """Report a deck that is listed by the name of its file; tells whether it was."""
        stem, dot, ending = id.rpartition(".")
        if not dot or ending not in ("yaml", "yml"):
            return False
        self.meant.append(stem)
        span, what = self.listed[id], f"`{id}` is the name of a file, and decks are listed without its ending"
        self.scope.sink.error("P161", what, span, help=f"write `{stem}`", fix=Replacement(span, stem))
        return True

    def _ends_otherwise(self, id: str, path: str) -> bool:
        """Report a deck whose file is there under another ending; tells whether it was."""
        folder = f"content/{self.scope.game}/"
        other = misnamed(path, (file for file in self.scope.world.files(folder[:-1]) if file.count("/") == 2))
        if other is None:
            return False
        self.meant.append(id)
        name, wanted = other.removeprefix(folder), path.removeprefix(folder)
        what = f"deck `{id}` has no file {path}, but there is `{name}`"
        self.scope.sink.error("P161", what, self.listed[id], help=f"rename `{name}` to `{wanted}`")
        return True

    def as_list(self, id: str, span: Span) -> ListSpec | None:
        """The cards of deck `id`, or the spaces of a board, as a list to choose from."""
        if is_spaces(id):
            return self.boards.as_list(id, span)
        if id in self.reading:
            ring = " chooses from ".join(f"`{name}`" for name in (*self.reading[self.reading.index(id) :], id))
            self.scope.sink.error("P124", f"decks choose from one another: {ring}", span)
            return None
        deck = self.load(id)
        if deck is None:
            return None
        cards = deck.cards
        return ListSpec(
            id,
            deck.span,
            {card.id: card.values for card in cards},
            {card.id: card.span for card in cards},
            {card.id: card.spans for card in cards},
        )


def _fact_spans(node: Node, path: str) -> Iterator[tuple[str, Span]]:
    """Where facts stand, by dotted path."""
    if isinstance(node, MapNode):
        pairs = node.entries.items()
        inner = [(name, (value if isinstance(value, ScalarNode) else key).span, value) for name, (key, value) in pairs]
    else:
        items = node.items if isinstance(node, ListNode) else ()
        inner = [(str(number), item.span, item) for number, item in enumerate(items)]
    for name, span, value in inner:
        yield f"{path}{name}", span
        yield from _fact_spans(value, f"{path}{name}.")


def _format_fits(root: MapNode, sink: Sink) -> bool:
    """Whether this pnp reads the format that game.yaml is written in."""
    node = shapes.required(root, "pnp", "game.yaml", f"pnp: {FORMAT}", sink)
    version = shapes.integer_at(node, "`pnp`", sink, least=1)
    if version is None or version <= FORMAT or node is None:
        return True
    sink.error(
        "P162",
        f"the game is written for format {version}, this pnp reads format {FORMAT}",
        node.span,
        help="install a newer pnp",
    )
    return False


def _check_name(root: MapNode, id: str, sink: Sink) -> None:
    """Report a `game:` that is missing or is not the folder's name."""
    node = shapes.required(root, "game", "game.yaml", f"game: {id}", sink)
    name = shapes.expect_scalar(node, "`game`", sink) if node is not None else None
    if name is not None and name.text != id:
        notes = (f"its folder is content/{id}/",)
        what, fix = f"the game calls itself `{name.text}`", Replacement(name.span, id)
        sink.error("P164", what, name.span, notes=notes, help=f"write `game: {id}`", fix=fix)
    elif name is not None:
        check_id(id, "the game", name.span, sink)


def _languages(root: MapNode, sink: Sink) -> tuple[str, ...]:
    """The game's languages; one at least."""
    node = shapes.required(root, "languages", "game.yaml", "languages: [en]", sink)
    named = shapes.texts_at(node, "`languages`", sink)
    codes = tuple(name for name in named if name.value == LOCAL or scalars.LANGUAGE.fullmatch(name.value))
    for language in named:
        if language not in codes:
            _report_language(language, sink)
    if node is not None and not named and not isinstance(node, ScalarNode):
        sink.error("P121", "the game has no language", node.span, help="write `languages: [en]`")
    unique = _unique(codes, "language", sink)
    # Where one of them is wrong, all texts in it would seem wrong, too.
    return tuple(unique) if len(codes) == len(named) else ()


def _report_language(language: Located[str], sink: Sink) -> None:
    """Report P122 for what is no language code."""
    meant = meant_codes(language.value)
    sink.error(
        "P122",
        f"`{language.value}` is not a language code",
        language.span,
        notes=("codes are as `en`, `hu`, `pt-BR`; or `local`",),
        help=f"write `{meant}`" if meant else None,
        fix=Replacement(language.span, meant) if meant and language.span.length == len(language.value) else None,
    )


def _unique(named: tuple[Located[str], ...], what: str, sink: Sink) -> dict[str, Span]:
    """Names with their places; one that stands twice or cannot be a file name is reported."""
    found: dict[str, Span] = {}
    same: dict[str, str] = {}
    for name in named:
        alike = same.setdefault(same_id(name.value), name.value)
        if name.value in found:
            notes = (f"first at {found[name.value]}",)
            sink.error(
                "P142", f"{what} `{name.value}` is listed twice", name.span, notes=notes, help="delete one of the two"
            )
        elif alike != name.value:
            report_same(f"the {what}s `{alike}` and `{name.value}`", found.get(alike, name.span), name.span, sink)
        elif check_id(name.value, f"the {what}", name.span, sink):
            found[name.value] = name.span
    return found


def _check_tokens_name(decks: tuple[Located[str], ...], tokens: tuple[Located[str], ...], sink: Sink) -> None:
    """Report a deck of cards that would make the same file as the sheets of all tokens."""
    for deck in decks:
        if tokens and same_id(deck.value) == TOKENS:
            what = f"deck `{deck.value}` and the sheets of all tokens would be one file"
            sink.error("P142", what, deck.span, help="give the deck another name, and its file and its `deck:`")


def _report_unlisted(scope: Scope, decks: tuple[str, ...], root: MapNode) -> None:
    """Warn of files in the game's folder that hold a deck which game.yaml, `root`, does not list."""
    for path in scope.yaml_files(f"content/{scope.game}"):
        stem = path.rpartition("/")[2].rpartition(".")[0]
        if stem != "game" and stem not in decks and holds_deck(scope.world, path, scope.sink):
            key = "tokens" if TOKEN_KEY.search(file_text(scope.world, path, scope.sink) or "") else "decks"
            scope.sink.warning(
                "P165",
                f"deck `{stem}` is not listed in game.yaml, so it is left out",
                Span(path),
                help=f"add `{stem}` to `{key}:` in content/{scope.game}/game.yaml"
                if root.value(key) is not None
                else f"add the line `{key}: [{stem}]` to content/{scope.game}/game.yaml",
            )


def holds_deck(world: World, path: str, sink: Sink) -> bool:
    """Whether a YAML file has a key `deck` at its start of line."""
    text = file_text(world, path, sink)
    return text is not None and DECK_KEY.search(text) is not None


def _credits(node: Node | None, scope: Scope) -> tuple[Located[str | Translated], ...]:
    """`credits`: a text, or a list of texts, each in one or several languages."""
    if node is None:
        return ()
    nodes = node.items if isinstance(node, ListNode) else (node,)
    texts = [(title_at(one, "an entry of `credits`", scope), one.span) for one in nodes]
    return tuple([Located(text, span) for text, span in texts if text is not None])
