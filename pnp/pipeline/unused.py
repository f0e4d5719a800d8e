"""Finds what nothing uses: pictures, icons, layouts, entries of lists, cards, fonts.

Nothing may be called unused that some card needs after all. So a file is looked for by its name in all content and
layouts; what is not named there may still be put together, as `icon(card.suit ~ '-open')`, and is looked for in every
card, filled in each language, variant and number of players. Where a layout is still to come, or a card cannot be
filled, nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from pnp.diagnostics import Sink, Span
from pnp.expressions.views import build_views
from pnp.lint.unused import Idle, note_cards, note_families, report_entries, report_files
from pnp.model.spec import DeckSpec, GameSpec, ListSpec, ProjectSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.pipeline.pages import page_decks, page_languages
from pnp.pipeline.select import is_drawn
from pnp.pipeline.watched import READ, Watched
from pnp.world import World, read_text

if TYPE_CHECKING:
    from pnp.template import Filler

LAYOUTS, CONTENT, FONTS = "layouts", "content", "fonts"

PICTURES = (".svg", ".png", ".jpg", ".jpeg")

KINDS = {"icons": "icon", "art": "picture"}
"""What a file is called, by the folder it stands in."""

WORD = re.compile(r"[\w-]+")

NAMING = ("href", "{{", "{%", "pnp:")
"""A drawing without any of these names no other file and no entry."""


def is_finished(game: GameSpec) -> bool:
    """Whether all of a game has its layouts; what belongs to a part without one looks unused."""
    cards = [(deck, card) for deck in game.decks.values() for card in deck.cards if card.qty]
    boards = all(board.face for board in game.boards.values())
    return bool(cards) and boards and all(is_drawn(deck, card) for deck, card in cards) and not game.extras


def report_unused(world: World, game: GameSpec, sink: Sink) -> None:
    """Say what of a game nothing uses.

    Reports:
        P820 cards (a note), P821 files, P822 entries of lists.
    """
    for deck in game.decks.values():
        _note_cards(game, deck, sink)
    if not is_finished(game):
        return
    texts = _Texts(world, game)
    files = [path for path in world.files(f"{LAYOUTS}/{game.id}") if path.endswith(PICTURES)]
    named = [path for path in files if texts.name(path)]
    left = _not_filled(world, game, [path for path in files if path not in named])
    if left is None:
        return
    report_files([Idle(f"{_kind(path)} `{_stem(path)}`", Span(path)) for path in left], game.id, sink)
    report_entries([*_idle_entries(game, texts)], sink)


def note_unused_fonts(world: World, project: ProjectSpec, sink: Sink) -> None:
    """Note the font families that no layout names (P823)."""
    from pnp.typeset.text import FontLibrary

    families: dict[str, str] = {}
    for font in FontLibrary(world, Sink()).fonts:
        families.setdefault(font.family, font.path)
    # The labels of sheets are set in the first family where pnp.yaml names none.
    first = next(iter(families), "") if project.label_font is None else ""
    said = "\n".join([text for folder in (LAYOUTS, CONTENT) for _, text in _read_all(world, folder)])
    said = " ".join(f"{said}\n{read_text(world, project.path)}".casefold().split())
    idle = [(name, path) for name, path in families.items() if name != first and name.casefold() not in said]
    note_families([Idle(f"the font family `{name}`", Span(path)) for name, path in idle], sink)


def _note_cards(game: GameSpec, deck: DeckSpec, sink: Sink) -> None:
    """P820."""
    unprinted = [Idle(f"card `{card.id}`", card.span) for card in deck.cards if not card.qty]
    out = []
    if deck.players:
        records = build_views(game, game.languages[0]).decks[deck.id].cards
        for card, record in zip(deck.cards, records, strict=True):
            at = record["out_at"]
            if card.qty and isinstance(at, tuple) and set(at) == set(deck.players):
                out.append(Idle(f"card `{card.id}`", card.span))
    note_cards(deck.id, unprinted, out, sink)


class _Texts:
    """All that may name a file or an entry: content, values of cards, layouts.

    Attributes:
        own: what is typed in the game's folder.
        content: what is typed in all content, with the values of cards, some of which may come from workbooks.
        layouts: what layouts say, by path, and pictures that take others in.
    """

    def __init__(self, world: World, game: GameSpec) -> None:
        """Read them."""
        values = (value for deck in game.decks.values() for card in deck.cards for value in card.values.values())
        typed = dict(_read_all(world, CONTENT))
        own = f"{CONTENT}/{game.id}/"
        self.own = "\n".join([text for path, text in typed.items() if path.startswith(own)])
        self.content = "\n".join([*typed.values(), *(text for value in values for text in _said(value))])
        self.layouts = {path: text for path, text in _read_all(world, LAYOUTS) if any(sign in text for sign in NAMING)}
        self._words = {path: frozenset(WORD.findall(text)) for path, text in self.layouts.items()}
        self._typed = frozenset(WORD.findall(self.content))

    def name(self, path: str) -> bool:
        """Whether a file is named in content, or in a layout that is not itself."""
        stem = _stem(path)
        if WORD.fullmatch(stem):
            return stem in self._typed or any(stem in words for other, words in self._words.items() if other != path)
        return stem in self.content or any(stem in text for other, text in self.layouts.items() if other != path)


def _read_all(world: World, folder: str) -> Iterator[tuple[str, str]]:
    """The texts below a folder: of layouts the drawings, of content all that its author noted, too."""
    for path in world.files(folder):
        if folder == CONTENT or path.endswith(".svg"):
            try:
                yield path, read_text(world, path)
            except UnicodeDecodeError:  # a workbook, a picture
                continue


def _said(value: Plain) -> Iterator[str]:
    """The texts in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Translated):
        yield from value.by_language.values()
    elif isinstance(value, Reference):
        yield str(value.id)
        yield from (text for part in value.record.values() for text in _said(part))
    elif isinstance(value, tuple):
        yield from (text for part in value for text in _said(part))


def _not_filled(world: World, game: GameSpec, paths: Sequence[str]) -> list[str] | None:
    """Those of `paths` that no filled card has in it; None where a card could not be filled."""
    left = {path: _forms(_stem(path)) for path in paths}
    watched = Watched(world)
    for svg in _filled(watched, game) if left else ():
        if svg is None:
            return None
        left = {path: forms for path, forms in left.items() if not any(form in svg for form in forms)}
        if not left:
            break
    read = watched.trace
    return [path for path in left if f"{READ} {path}" not in read]


def _filled(world: World, game: GameSpec) -> Iterator[str | None]:
    """Every side of every card as filled, in all ways; None where one cannot be filled."""
    from pnp.template import Filler

    counts = sorted({count for deck in game.decks.values() for count in deck.players})
    for language in game.languages:
        view = build_views(game, language)
        pages = page_decks(game) if page_languages(game, [language]) else ()
        for variant in ("", *game.variants):
            for players in (None, *counts):
                filler = Filler(world, Sink(), view, language, variant, players)
                for deck in (*game.decks.values(), *pages):
                    yield from _filled_deck(filler, deck)


def _filled_deck(filler: Filler, deck: DeckSpec) -> Iterator[str | None]:
    """Every side of every printed card of a deck as filled; None where one cannot be filled."""
    for card in deck.cards:
        if card.qty:
            face = filler.fill(deck, card, "face")
            yield face.svg if face else None
            if card.has_back and (card.back or deck.back) is not None:
                back = filler.fill(deck, card, "back")
                yield back.svg if back else None


def _idle_entries(game: GameSpec, texts: _Texts) -> Iterator[Idle]:
    """Entries of the decks' own lists that nothing refers to."""
    chosen = {
        (deck.id, reference.list_name, str(reference.id))
        for deck in game.decks.values()
        for card in deck.cards
        for value in card.values.values()
        for reference in _references(value)
    }
    drawn = "\n".join(texts.layouts.values())
    for deck in game.decks.values():
        for list_ in deck.lists.values():
            if _is_whole(list_, drawn, texts.content):
                continue
            for id in list_.entries:
                span = list_.spans.get(id, list_.span)
                if (deck.id, list_.name, str(id)) in chosen or span.path != deck.path:
                    continue
                word = _word(str(id))
                if word.search(drawn) is None and len(word.findall(texts.own)) < 2:
                    yield Idle(f"entry `{id}` of list `{list_.name}`", span)


def _is_whole(list_: ListSpec, drawn: str, typed: str) -> bool:
    """Whether a list may be gone through as a whole, as `deck.suit`, or found by a name put together."""
    name = re.escape(list_.name)
    by_name = rf"(?<!card)\.\s*{name}\b|[\"']{name}[\"']|\bdeck\s*\["
    return (
        re.search(by_name, drawn) is not None
        or re.search(rf"\bdecks?\b[\w.]*\.{name}\b|\bdeck\s*\[", typed) is not None
    )


def _references(value: Plain) -> Iterable[Reference]:
    """The entries that a value chooses."""
    if isinstance(value, Reference):
        return (value,)
    return [one for part in value for one in _references(part)] if isinstance(value, tuple) else ()


def _word(text: str) -> re.Pattern[str]:
    """Finds a name that stands by itself."""
    return re.compile(rf"(?<![\w-]){re.escape(text)}(?![\w-])")


def _forms(stem: str) -> frozenset[str]:
    """A file's name as an attribute may have it."""
    return frozenset({stem, quote(stem), escape(stem)})


def _stem(path: str) -> str:
    """A file's name without folder and ending."""
    return path.rpartition("/")[2].rpartition(".")[0]


def _kind(path: str) -> str:
    """What a file is called."""
    parts = path.split("/")
    return next((KINDS[part] for part in parts if part in KINDS), "the layout" if path.endswith(".svg") else "picture")
