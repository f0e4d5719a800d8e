"""`pnp plan`: how many sheets decks take on several papers, with several gaps, before anything is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets
from pnp.impose.grid import Area, largest_grid
from pnp.model.options import BuildOptions, Selection, SheetOptions
from pnp.model.sheet import SheetSide
from pnp.model.spec import TOKENS, ProjectSpec
from pnp.pipeline.boards import only_boards
from pnp.pipeline.documents import MIXED, Document, documents, margin_of
from pnp.pipeline.gaps import are_cut_out, is_mixed, own_gap
from pnp.pipeline.inserts import insert_sizes
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.select import Paper, Product, papers, products
from pnp.world import DiskWorld

if TYPE_CHECKING:
    from pnp.lint import Ink
    from pnp.pipeline.stats.drawn import Drawn

USUAL_PAPERS = ("a4", "letter", "a4+letter", "a3")
"""Compared beside those of pnp.yaml where none is asked for."""

ABOUT_THE_SAME = 1.05
"""Of two layouts that differ less in the paper they take, the one on the paper named first is the better one."""


class PlanOptions(Struct, frozen=True):
    """What is compared.

    Attributes:
        selection: games, components, languages, papers, variant; of several languages the first one counts.
        sheets: margin, backs and the like, the same for all.
        gaps, bleeds: mm; none compares the deck's own gap with none, and the deck's own bleed.
        ink: also estimate the ink, for which all cards are drawn.
    """

    selection: Selection = field(default_factory=Selection)
    sheets: SheetOptions = field(default_factory=SheetOptions)
    gaps: tuple[float, ...] = ()
    bleeds: tuple[float, ...] = ()
    ink: bool = False


class Layout(Struct, frozen=True):
    """One way to lay a component on sheets.

    Attributes:
        paper: its name.  gap: mm.
        between, rim: mm of bleed that is drawn between neighbours, and round all of them.
        lying: whether the cards lie on their side.
        sheets: pieces of paper; none where not even one card fits.
        places: cards on the first one.
        otherwise: as many as a grid holds whose cards lie the other way round; None where they stand in no grid.
        waste: the part of all paper that is cut away.
        cuts: straight cuts through all sheets.
        outlines: what has to be cut out along a line that is not straight.
        paper_area: mm² of all sheets.
        ink: mm² that one full ink would cover; None where that was not asked for.
        bleed: as it was asked for, mm.
    """

    paper: str
    gap: float
    between: float
    rim: float
    lying: bool = False
    sheets: int = 0
    places: int = 0
    waste: float = 0.0
    cuts: int = 0
    outlines: int = 0
    paper_area: float = 0.0
    ink: float | None = None
    bleed: float | None = None
    otherwise: int | None = None


class Component(Struct, frozen=True):
    """The ways to lay one component on sheets; `decks` are those that it is made of."""

    game: str
    name: str
    cards: int
    layouts: tuple[Layout, ...]
    decks: tuple[str, ...] = ()

    @property
    def best(self) -> Layout | None:
        """The one that takes least paper; of about equal ones those on the paper named first, then the fewest cuts."""
        fitting = [layout for layout in self.layouts if layout.sheets]
        least = min((layout.paper_area for layout in fitting), default=0.0)
        named = list(dict.fromkeys(layout.paper for layout in fitting))
        near = [layout for layout in fitting if layout.paper_area <= least * ABOUT_THE_SAME]
        return min(near, key=lambda layout: (named.index(layout.paper), layout.cuts), default=None)


class Plan(Struct, frozen=True):
    """The components, what was asked, and what was reported; no components where something is wrong."""

    components: tuple[Component, ...]
    options: PlanOptions
    outcome: Outcome


def plan(root: Path | None, options: PlanOptions) -> Plan:
    """Compare papers, gaps and bleeds for the cards and tokens of the project in `root`, or the nearest one.

    Reports:
        P001 no project, P009 nothing that goes into sleeves, P618 inserts that do not fit their cards; what loading,
        the selection and, with `ink`, layouts report.
    """
    from pnp.load import load_project

    sink = Sink()
    world = open_world(root, sink)
    project = load_project(world, sink, options.selection.games) if world else None
    if world is None or project is None or sink.failed:
        return Plan((), options, outcome(sink, world))
    build = BuildOptions(options.selection, options.sheets)
    chosen = _first_languages(only_boards(products(project, options.selection, sink), build, sink))
    for product in chosen:
        insert_sizes([product.deck], options.sheets.insert, sink)
    compared = _papers(project, options.selection, sink)
    if sink.failed:
        return Plan((), options, outcome(sink, world))
    comparing = _Comparing(world, project, options, sink)
    components = tuple(comparing.components(chosen, compared))
    return Plan(() if sink.failed else components, options, outcome(sink, world))


def _first_languages(chosen: Sequence[Product]) -> tuple[Product, ...]:
    """Cards and tokens, each deck in the first of its languages."""
    first: dict[tuple[str, str], Product] = {}
    for product in chosen:
        if product.deck.printed == "cards":
            first.setdefault((product.game.id, product.deck.id), product)
    return tuple(first.values())


def _papers(project: ProjectSpec, selection: Selection, sink: Sink) -> tuple[Paper, ...]:
    """The papers asked for, else those of pnp.yaml and the usual ones."""
    named = selection.papers or tuple(dict.fromkeys((*(paper.value for paper in project.paper), *USUAL_PAPERS)))
    return papers(project, replace(selection, papers=named), sink)


class _Comparing:
    """Lays components on sheets in several ways."""

    def __init__(self, world: DiskWorld, project: ProjectSpec, options: PlanOptions, sink: Sink) -> None:
        self._world = world
        self._project = project
        self._options = options
        self._sink = sink
        self._drawn: dict[tuple[str, str], Drawn] = {}

    def components(self, chosen: Sequence[Product], compared: Sequence[Paper]) -> Iterator[Component]:
        """Each deck, or with `mix` all that share sheets, and all tokens of a game together."""
        groups: dict[tuple[str, str], list[Product]] = {}
        for product in chosen:
            alone = not product.deck.tokens or product.deck.id in self._options.selection.components
            name = product.deck.id if alone else TOKENS
            if self._options.sheets.mix and is_mixed(product.deck):
                name = MIXED
            groups.setdefault((product.game.id, name), []).append(product)
        for (game, name), together in groups.items():
            cards = sum(card.qty for product in together for card in product.cards)
            layouts = [
                self._layout(name, together, paper, (gap, bleed))
                for paper in compared
                for gap in self._gaps(name, together)
                for bleed in self._options.bleeds or (None,)
            ]
            decks = tuple([product.deck.id for product in together])
            yield Component(game, name, cards * self._options.selection.copies, tuple(layouts), decks)

    def _gaps(self, name: str, together: Sequence[Product]) -> tuple[float, ...]:
        """The gaps to compare: those asked for, else the component's own and none, which goes with straight cuts."""
        if self._options.gaps:
            return self._options.gaps
        if self._options.sheets.sleeves:
            return (0.0,)
        decks, mixed = [product.deck for product in together], name == MIXED
        own = own_gap(decks, self._project.gap.value if self._project.gap else None, mixed)
        return (own,) if are_cut_out(decks, mixed) else tuple(dict.fromkeys((own, 0.0)))

    def _layout(
        self, name: str, together: Sequence[Product], paper: Paper, distances: tuple[float, float | None]
    ) -> Layout:
        """One way; what is said of its sheets is said when it is built."""
        gap, bleed = distances
        sheets = replace(self._options.sheets, gap=gap, bleed=self._options.sheets.bleed if bleed is None else bleed)
        selection = replace(self._options.selection, components=() if name == MIXED else (name,))
        build = BuildOptions(selection, sheets)
        made = documents(self._project, tuple(together), (paper,), build, Sink())
        document = next((document for document in made if document.component == name), None)
        own = min(product.deck.bleed for product in together)
        rim = own if sheets.bleed is None else min(own, sheets.bleed)
        between = min(gap / 2, rim)
        if document is None:
            return Layout(paper.name, gap, between, rim, bleed=bleed)
        fronts = [side for sheet in document.sheets if sheet.plan is None and (side := sheet.recto or sheet.verso)]
        size = document.sheets[0].size
        area = size.width * size.height * len(fronts)
        first = fronts[0]
        lying = _is_lying(first)
        return Layout(
            paper.name,
            gap,
            between,
            rim,
            lying,
            len(fronts),
            len(first.paths or first.placements),
            1 - sum(map(_used, fronts)) / area,
            sum(len(side.cuts) for side in fronts),
            sum(len(side.paths) for side in fronts),
            area,
            self._ink(document, together) if self._options.ink else None,
            bleed,
            None
            if name == MIXED
            else self._otherwise(together, Area(paper.size, margin_of(self._project, build), gap), not lying),
        )

    def _otherwise(self, together: Sequence[Product], area: Area, turned: bool) -> int | None:
        """How many cards a sheet holds whose cards lie so."""
        if are_cut_out([product.deck for product in together], mixed=False):
            return None
        grid = largest_grid(together[0].deck.size, area, turned)
        return grid.places if grid else 0

    def _ink(self, document: Document, together: Sequence[Product]) -> float | None:
        """The ink on all sides of a document, as mm² of one full ink."""
        from pnp.pipeline.stats.drawn import Drawn, side_ink

        drawn = {}
        for prefix, number in document.prefixed:
            product = together[number]
            key = (product.game.id, product.deck.id)
            if key not in self._drawn:
                self._drawn[key] = Drawn(self._world, product, self._sink)
            drawn[prefix] = self._drawn[key]

        def ink_at(name: str, clip: Insets) -> Ink:
            prefix = next(prefix for prefix in drawn if name.startswith(prefix))
            return drawn[prefix].ink_at(name.removeprefix(prefix), clip)

        total = 0.0
        for sheet in document.sheets:
            for side in (sheet.recto, sheet.verso) if sheet.plan is None else ():
                found = side_ink(sheet, side, ink_at)
                total += found.total * sheet.size.width * sheet.size.height if found else 0.0
        return None if self._sink.failed else total


def _is_lying(side: SheetSide) -> bool:
    """Whether most of the cards lie on their side."""
    turned = [abs(placed.angle_deg % 180 - 90) < EPS for placed in side.placements]
    return 2 * sum(turned) > len(turned)


def _used(side: SheetSide) -> float:
    """Mm² of all that is cut out of one side."""
    if side.paths:
        return sum(path.outline.area for path in side.paths)
    return sum(placed.size.width * placed.size.height for placed in side.placements)
