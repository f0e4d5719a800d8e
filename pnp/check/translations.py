"""Texts that a language of the game lacks: on cards, in lists, on boards, among facts, in titles.

A text that is typed once serves every language. One that is typed as a map says something in each language of the game,
unless its field names the languages that it wants; `pnp check` asks for all, a build for those that it makes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.expressions.records import LanguageText
from pnp.expressions.views import LOCAL, own_language
from pnp.model.spec import BoardSpec, CardSpec, DeckSpec, GameSpec, ListSpec
from pnp.model.values import Plain, Translated

MOST_APART = 3
"""Cards that lack the same with a message each; more are one message."""

LONGEST_QUOTE = 40

TABLES = (".csv", ".tsv", ".xlsx")
"""How the names of tables end: there a language is a column, not a key of a map."""

CardsByDeck = Mapping[str, Sequence[CardSpec]]


class _Text(Struct, frozen=True):
    """A text in several languages.

    Attributes:
        name: what it is called: "`name`", "the title".
        owner: whose it is: "card `owl`"; empty where the name says it all.
        of: what it is grouped by: "cards of deck `heroes`".
        id: of the owner, for lists of many.
        span: where it stands.
        field: the declared field, for what to type; empty where there is none.
    """

    name: str
    owner: str
    of: str
    id: str
    span: Span
    value: Translated
    field: str = ""

    @property
    def whole(self) -> str:
        """The text in its author's words: "`name` of card `owl`"."""
        return f"{self.name} of {self.owner}" if self.owner else self.name


def check_translations(game: GameSpec, languages: Collection[str], cards: CardsByDeck, sink: Sink) -> None:
    """Look for texts that are missing in some of `languages`; a build falls back to another one there.

    Args:
        game: all of it is looked at but for decks that are not among `cards`.
        languages: those that are made.
        cards: that are printed, by deck.
        sink: receives the diagnostics.

    Reports:
        P260, a warning; one for all cards of a deck that lack the same, if they are many.
    """
    found: dict[tuple[str, str, tuple[str, ...]], list[_Text]] = {}
    seen: set[tuple[Span, str]] = set()
    for text, asked in _texts(game, languages, cards):
        missing = tuple([language for language in asked if language not in text.value.by_language])
        if missing and (text.span, text.whole) not in seen:
            seen.add((text.span, text.whole))
            found.setdefault((text.of, text.name, missing), []).append(text)
    for (_, _, missing), texts in found.items():
        if len(texts) > MOST_APART:
            _report_group(texts, missing, sink)
        else:
            for text in texts:
                _report(text, missing, sink)


def _texts(game: GameSpec, languages: Collection[str], cards: CardsByDeck) -> Iterator[tuple[_Text, tuple[str, ...]]]:
    """Every text of the game with the languages that it must have."""
    asked = tuple([language for language in game.languages if language in languages and language != LOCAL])
    yield from ((text, asked) for text in _title("the title of the game", game.title, game.title_span or game.span))
    for credit in game.credits:
        yield from ((text, asked) for text in _title("an entry of `credits`", credit.value, credit.span))
    for path, value in _parts("", game.facts):
        span = game.fact_spans.get(path, game.span)
        yield _Text(f"fact `{path}`", "", "facts", path, span, value), asked
    for board in game.boards.values():
        yield from ((text, asked) for text in _of_board(board))
    local = LOCAL in game.languages and LOCAL in languages
    for deck in game.decks.values():
        if deck.id in cards:
            title = deck.title if deck.title is not None else ""
            texts = _title(f"the title of deck `{deck.id}`", title, deck.title_span or deck.span)
            yield from ((text, asked) for text in texts)
            yield from _of_cards(deck, cards[deck.id], asked, local)
            for entries in deck.lists.values():
                yield from _of_list(entries, asked, local)


def _title(what: str, title: Plain, span: Span) -> Iterator[_Text]:
    """A title in several languages."""
    if isinstance(title, Translated):
        yield _Text(what, "", what, "", span, title)


def _of_board(board: BoardSpec) -> Iterator[_Text]:
    """The texts of a board."""
    title = board.title if board.title is not None else ""
    yield from _title(f"the title of board `{board.id}`", title, board.title_span or board.span)
    things = [("space", id, space) for id, space in board.spaces.items()]
    things += [("slot", id, slot) for id, slot in board.slots.items()]  # type: ignore[misc]
    things += [("box", id, box) for id, box in board.boxes.items()]  # type: ignore[misc]
    things += [("route", route.name, route) for route in board.routes]  # type: ignore[misc]
    for kind, id, thing in things:
        many = {"box": "boxes"}.get(kind, f"{kind}s")
        for path, value in _parts("", thing.values):
            span = thing.spans.get(path.partition(".")[0], thing.span)
            yield _Text(f"`{path}`", f"{kind} `{id}`", f"{many} of board `{board.id}`", id, span, value)


def _of_cards(
    deck: DeckSpec, cards: Sequence[CardSpec], asked: tuple[str, ...], local: bool
) -> Iterator[tuple[_Text, tuple[str, ...]]]:
    """The texts of a deck's cards; fields that name their languages are asked for them where they are read."""
    fields = {name: field for name, field in deck.fields.items() if not field.languages}
    for name, field in fields.items():
        if isinstance(field.default, Translated):
            yield _Text(f"the default of `{name}`", "", name, "", field.span, field.default), asked
    in_local = _with_local([card.values for card in deck.cards]) if local else frozenset()
    for card in cards:
        if not card.qty:
            continue
        own = own_language(deck, card)
        for name, value in card.values.items():
            if not isinstance(value, Translated) or (name in deck.fields and name not in fields):
                continue
            if name not in card.spans and value == deck.fields[name].default:
                continue
            span = card.spans.get(name, card.span)
            text = _Text(f"`{name}`", f"card `{card.id}`", f"cards of deck `{deck.id}`", card.id, span, value, name)
            wants_local = name in in_local and own not in value.by_language
            yield text, (*asked, LOCAL) if wants_local else asked


def _of_list(entries: ListSpec, asked: tuple[str, ...], local: bool) -> Iterator[tuple[_Text, tuple[str, ...]]]:
    """The texts of a list's entries."""
    in_local = _with_local(list(entries.entries.values())) if local else frozenset()
    for id, record in entries.entries.items():
        spans = entries.field_spans.get(id, {})
        for path, value in _parts("", record):
            first = path.partition(".")[0]
            span = spans.get(first) or entries.spans.get(id, entries.span)
            owner = f"entry `{id}` of list `{entries.name}`"
            text = _Text(f"`{path}`", owner, f"entries of list `{entries.name}`", str(id), span, value)
            yield text, (*asked, LOCAL) if path in in_local else asked


def _with_local(records: Sequence[Mapping[str, Plain]]) -> frozenset[str]:
    """The texts that are typed in `local` for one record at least: the others ought to have it as well."""
    parts = (part for record in records for part in _parts("", record))
    return frozenset([path for path, value in parts if LOCAL in value.by_language])


def _parts(path: str, value: Plain) -> Iterator[tuple[str, Translated]]:
    """Every text in several languages in a value, with its dotted path."""
    if isinstance(value, Translated):
        yield path, value
    elif isinstance(value, (tuple, Mapping)):
        inner = enumerate(value) if isinstance(value, tuple) else value.items()
        for key, part in inner:
            yield from _parts(f"{path}.{key}" if path else str(key), part)


def _report(text: _Text, missing: tuple[str, ...], sink: Sink) -> None:
    """P260 for one text."""
    by_language = text.value.by_language
    sink.warning(
        "P260",
        f"{text.whole} has no text in {_named(missing)}",
        text.span,
        notes=(_stand_in(by_language, missing),),
        help=_what_to_type(text, missing),
    )


def _report_group(texts: Sequence[_Text], missing: tuple[str, ...], sink: Sink) -> None:
    """P260 for many owners that lack the same."""
    first = texts[0]
    noun = first.of.partition(" ")[0]
    names = ", ".join(f"`{text.id}` ({_place(text.span, first.span)})" for text in texts)
    in_table = _in_table(first)
    help = f"fill in {_columns(first, missing)}" if in_table else f"add `{_keys(missing)}` to each of the maps"
    maps = [text.value.by_language for text in texts]
    kept = [language for language in maps[0] if all(language in by_language for by_language in maps)]
    if first.field and kept:
        help += f"; if {first.name} is not wanted in every language, add `languages: [{', '.join(kept)}]` to the field"
    sink.warning(
        "P260",
        f"{first.name} of {len(texts)} {first.of} has no text in {_named(missing)}",
        first.span,
        notes=(f"{noun}: {names}", _stand_in(first.value.by_language, missing)),
        help=help,
    )


def _place(span: Span, first: Span) -> str:
    """Where one of many stands: the line, and the file if it is another one."""
    return f"line {span.line}" if span.path == first.path else str(span)


def _stand_in(by_language: Mapping[str, str], missing: tuple[str, ...]) -> str:
    """A note: what a build says instead."""
    text = LanguageText(by_language, missing, "")
    plain = " ".join(text.split())
    quote = plain if len(plain) <= LONGEST_QUOTE else f"{plain[: LONGEST_QUOTE - 1]}…"
    return f"built in {_named(missing)} it says what it says in `{text.language}`: `{quote}`"


def _named(languages: tuple[str, ...]) -> str:
    """Languages in a sentence."""
    return " and ".join(f"`{language}`" for language in languages)


def _keys(missing: tuple[str, ...]) -> str:
    """What is added to a map."""
    return ", ".join(f"{language}: …" for language in missing)


def _what_to_type(text: _Text, missing: tuple[str, ...]) -> str:
    """The mend of one text."""
    if _in_table(text):
        return f"fill in {_columns(text, missing)}"
    return f"add `{_keys(missing)}` to the map"


def _columns(text: _Text, missing: tuple[str, ...]) -> str:
    """The columns of a table to fill in."""
    return " and ".join(f"column `{text.field}.{language}`" for language in missing)


def _in_table(text: _Text) -> bool:
    """Whether it stands in a table."""
    return text.span.path.lower().endswith(TABLES)
