"""The door of template: a layout and a card in, the filled layout out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from jinja2 import Template, nodes
from jinja2.meta import find_referenced_templates, find_undeclared_variables
from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Located, Sink, Span
from pnp.expressions import GameView, Record, card_language
from pnp.expressions.views import DeckView
from pnp.geometry import Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.spec import CardSpec, DeckSpec
from pnp.template.canvas import check_canvas, root_tag
from pnp.template.entries import ChosenEntries
from pnp.template.environment import FOLDER, Allowance, LayoutLoader, LayoutNotFoundError, LayoutSandbox
from pnp.template.icons import Icons
from pnp.template.lint import is_xml, lint
from pnp.template.mistakes import FAILURES, Mistakes, Occasion, OverlongError
from pnp.template.reads import Reads, reads_of
from pnp.template.rules_text import RulesText
from pnp.template.source import Source
from pnp.world import World

Side = Literal["face", "back"]

LARGEST = 5_000_000
"""Characters of a filled layout (format of layouts)."""


class Layout(Struct, frozen=True):
    """A compiled layout.

    Attributes:
        path: from the project.
        template: ready to be filled.
        alike: it never looks at the card, so that all cards get the same.
    """

    path: str
    template: Template
    alike: bool


class Filler:
    """Fills the layouts of one game in one language, variant and player count; compiles each layout once."""

    def __init__(
        self,
        world: World,
        sink: Sink,
        game: GameView,
        language: str,
        variant: str = "",
        player_count: int | None = None,
    ) -> None:
        """Read layouts from `world`, report to `sink`."""
        self._world = world
        self._sink = sink
        self._game = game
        self._language = language
        self._allowance = Allowance()
        self._loader = LayoutLoader(world, self._lint)
        self._sandbox = LayoutSandbox(self._loader, self._allowance)
        self._mistakes = Mistakes(self._loader)
        self._rules = RulesText(world, self._loader, self._sandbox, self._allowance)
        self._layouts: dict[str, Layout | None] = {}
        self._cards: dict[str, Mapping[str, Record]] = {}
        self._shared: dict[str, dict[str, object]] = {}
        self._alike: dict[tuple[str, str, str], str] = {}
        self._doubts: list[Diagnostic] = []
        self._roots: set[tuple[str, Size, float]] = set()
        self._remarked = False
        icons = Icons(world, game.spec.id)
        self._icon_folders = icons.folders
        self._entries = ChosenEntries(game.spec)
        self._names: dict[str, object] = {
            "game": game.game,
            "facts": game.facts,
            "decks": game.decks_record,
            **game.board_names,
            "variant": variant,
            "player_count": player_count,
            "icon": icons.icon,
        }

    def renewed(self, sink: Sink, game: GameView) -> Filler:
        """A filler of other content with the same layouts: what was compiled is kept, but not where it gave a message.

        Use it where no file below `layouts/` has changed.
        """
        variant, players = self._names["variant"], self._names["player_count"]
        made = Filler(self._world, sink, game, self._language, str(variant), cast("int | None", players))
        if not self._remarked and not self._doubts:
            made._allowance, made._sandbox, made._loader = self._allowance, self._sandbox, self._loader
            made._loader.tell(made._lint)
            made._mistakes = self._mistakes
            made._rules = RulesText(self._world, made._loader, made._sandbox, made._allowance)
            made._layouts = dict(self._layouts)
        return made

    def listen(self) -> None:
        """Hear again what is read, after a filler that was renewed from this one has ended."""
        self._loader.tell(self._lint)

    def fill(self, deck: DeckSpec, card: CardSpec, side: Side) -> FilledArtwork | None:
        """One side of a card filled.

        Args:
            deck: of the game.
            card: of the deck.
            side: `face` or `back`.

        Returns:
            None where the card has no such side, or where there was a mistake.

        Reports:
            P301-P311 for mistakes in the layout, P309 where it is missing, P32x (warnings) for what an XML editor
            could not open.
        """
        located = (card.layout or deck.face) if side == "face" else (card.back or deck.back)
        if located is None or (side == "back" and not card.has_back):
            return None
        layout = self._layout(located)
        if layout is None:
            return None
        subject = Subject(deck.name_of(card), card.span, card.spans, self._entries.of(deck, card))
        language = card_language(self._game.spec, deck, card, self._language)
        alike = (layout.path, deck.id, language)
        svg = self._alike.get(alike) if layout.alike else None
        if svg is None:
            names = self._card_names(deck, card, language)
            svg = self._filled(layout, names, Occasion(layout.path, subject, names, deck.id))
            if svg is None or not self._fits(svg, deck, layout.path):
                return None
            if layout.alike:
                self._alike[alike] = svg
            if self._doubts:
                self._settle(svg)
        folders = self._icon_folders
        return FilledArtwork(svg, deck.size, deck.bleed, deck.safe, language, layout.path, subject, folders)

    def reads(self, deck: DeckSpec) -> Reads:
        """What all layouts of a deck, and the files that they include, read of records; broken ones are left out."""
        located = [deck.face, deck.back, *(side for card in deck.cards for side in (card.layout, card.back))]
        waiting = list(dict.fromkeys(side.value for side in located if side))
        trees: dict[str, nodes.Template] = {}
        while waiting:
            name = waiting.pop()
            if name in trees:
                continue
            try:
                template = self._sandbox.get_template(name)
                trees[name] = self._sandbox.parse(self._loader.sources[template.filename or f"{FOLDER}/{name}"].ready)
            except (LayoutNotFoundError, *FAILURES):
                continue
            named = set(find_referenced_templates(trees[name]))
            waiting += sorted(filter(None, named))
            if None in named:
                # Which file is meant depends on the card: all that were read.
                waiting += [path.removeprefix(f"{FOLDER}/") for path in self._loader.sources]
        return reads_of(trees.values())

    def _card_names(self, deck: DeckSpec, card: CardSpec, language: str) -> dict[str, object]:
        """What the layout of a card knows."""
        shared = self._shared.get(deck.id)
        if shared is None:
            # Pages are decks that the game does not list.
            view = self._game.decks.get(deck.id) or DeckView(deck, language)
            self._cards[deck.id] = {str(record.name): record for record in view.cards}
            shared = self._shared[deck.id] = {**self._names, "deck": view.record}
            if deck.printed == "board":
                # Each board is `board` in its own layout; elsewhere that is the first one.
                shared["board"] = self._game.boards[deck.id].record
            if deck.printed == "pages":
                shared["rules"] = self._rules_in(language)
        record = self._cards[deck.id][card.id]
        box = {"box": record} if deck.printed == "box" else {}
        return {**shared, **box, "card": record, "lang": language}

    def _rules_in(self, language: str) -> tuple[str, ...]:
        """The parts of the rules in a language; none where there is no text."""
        sheet = self._game.spec.rules_sheet
        path = sheet.texts.get(language) if sheet else None
        return self._rules.parts(path, {**self._names, "lang": language}, self._mistakes, self._sink) if path else ()

    def _layout(self, located: Located[str]) -> Layout | None:
        """The layout compiled; mistakes are reported once."""
        name = located.value
        if name not in self._layouts:
            self._layouts[name] = self._compiled(name, located.span)
        return self._layouts[name]

    def _compiled(self, name: str, span: Span) -> Layout | None:
        """Read and compile a layout."""
        path = f"{FOLDER}/{name}"
        try:
            template = self._sandbox.get_template(name)
            tree = self._sandbox.parse(self._loader.sources[template.filename or path].ready)
        except LayoutNotFoundError as error:
            self._remarked = True
            self._missing(error, path, span)
            return None
        except FAILURES as error:
            self._remarked = True
            self._sink.report(self._mistakes.diagnostic(error, Occasion(path, Subject("any card"), {})))
            return None
        others = any(True for _ in find_referenced_templates(tree))
        alike = not others and not {"card", "box"} & find_undeclared_variables(tree)
        return Layout(template.filename or path, template, alike)

    def _missing(self, error: LayoutNotFoundError, path: str, span: Span) -> None:
        """Report P309."""
        what = {
            "outside": f"the layout `{path}` lies outside `{FOLDER}/`",
            "encoding": f"the layout `{path}` is not text in UTF-8",
        }.get(error.reason, f"there is no layout `{path}`")
        self._sink.error(
            "P309",
            what,
            span,
            notes=[f"layouts are named by their path from `{FOLDER}/`"],
            help=self._mistakes.way_round(error, path.removeprefix(f"{FOLDER}/")),
        )

    def _filled(self, layout: Layout, names: dict[str, object], occasion: Occasion) -> str | None:
        """The text of a filled layout, None after a mistake."""
        chunks: list[str] = []
        length = 0
        self._allowance.start()
        try:
            for chunk in layout.template.root_render_func(layout.template.new_context(names)):
                chunks.append(chunk)
                length += len(chunk)
                if length > LARGEST:
                    raise OverlongError(f"the filled layout is longer than {LARGEST // 1_000_000} MB")
        except (*FAILURES, OverlongError) as error:
            found = self._mistakes.diagnostic(error, occasion)
            self._sink.report(replace(found, subjects=(occasion.subject.name,)))
            return None
        return "".join(chunks).strip()

    def _fits(self, svg: str, deck: DeckSpec, path: str) -> bool:
        """Whether the root is the deck's canvas; equal roots are looked at once."""
        root = root_tag(svg[: svg.find(">", svg.find("<svg")) + 1]) or root_tag(svg)
        key = (root, deck.size, deck.bleed)
        if key in self._roots:
            return True
        found = check_canvas(root, deck.size, deck.bleed, path)
        if found is not None:
            self._sink.report(found)
            return False
        self._roots.add(key)
        return True

    def _lint(self, source: Source) -> None:
        """Report what an XML editor could not open; what may be no XML filled either waits for a filled card."""
        for found in lint(source):
            self._remarked = True
            if found.code == "P321":
                self._doubts.append(found)
            else:
                self._sink.report(found)

    def _settle(self, svg: str) -> None:
        """Report the doubts if the filled layout is XML; if not, that is said where it is read."""
        if is_xml(svg):
            self._sink.extend(self._doubts)
        self._doubts.clear()
