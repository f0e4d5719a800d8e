"""What stays warm from one change to the next: fonts, pictures, compiled layouts, and texts that were set before."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Sink
from pnp.model.artwork import Artwork, FilledArtwork, Fit, FitGroups
from pnp.pipeline.watched import Watched, broken
from pnp.render import FontError, PictureError, Renderer
from pnp.typeset import Typesetter
from pnp.world import World

FONTS = "fonts/"
LAYOUTS = "layouts/"

MOST_NEEDS = 4096
"""What texts of fit groups need is kept for so many sides."""


class Made(Struct, frozen=True):
    """A side typeset: None where there was a mistake; what was said of it."""

    artwork: Artwork | None
    diagnostics: tuple[Diagnostic, ...]


class Relay(Sink):
    """A sink that hands on to another one at a time; what is said of fonts is said once, so it keeps that."""

    def __init__(self) -> None:
        super().__init__()
        self.target = Sink()
        self.of_fonts = Sink()

    def report(self, diagnostic: Diagnostic) -> None:
        """Hand on."""
        of_fonts = diagnostic.span is not None and diagnostic.span.path.startswith(FONTS)
        (self.of_fonts if of_fonts else self.target).report(diagnostic)


class Bench:
    """The rooms typeset and render, warm, for as long as the files that they read stay the same.

    Attributes:
        age: goes up whenever what was typeset before may come out otherwise now.
        layouts_age: the same for layouts.
    """

    def __init__(self, world: World) -> None:
        """For a project."""
        self.world = world
        self.age = 0
        self.layouts_age = 0
        self._renderer = Renderer(world)
        self._begin()

    def changed(self, paths: Collection[str]) -> None:
        """Files have changed: forget what depended on them."""
        if any(path.startswith(LAYOUTS) for path in paths):
            self.layouts_age += 1
        if any(path.startswith(FONTS) for path in paths):
            self._renderer = Renderer(self.world)
        self._renderer.forget_pictures()
        if broken(self._asked.trace, self.world, paths):
            self.age += 1
            self._begin()

    def typeset(self, filled: FilledArtwork, fits: FitGroups) -> Made:
        """Typeset a filled side, and look whether its pictures can be drawn."""
        sink = self._relay.target = Sink()
        artwork = self._typesetter.typeset(filled, fits=fits)
        if artwork and any(layer.files for layer in artwork.layers):
            faults = self._renderer.picture_faults(artwork.layers)
            sink.extend(fault.diagnostic() for fault in faults)
            artwork = None if faults else artwork
        return Made(artwork, sink.diagnostics)

    def needs(self, filled: FilledArtwork) -> FitGroups:
        """What each fit group needs for one filled side."""
        known = self._needs.get(filled.svg)
        if known is None:
            if len(self._needs) >= MOST_NEEDS:
                self._needs.clear()
            known = self._needs[filled.svg] = self._measurer.needs(filled)
        return known

    def of_fonts(self) -> tuple[Diagnostic, ...]:
        """What was said of the files of fonts."""
        return self._relay.of_fonts.diagnostics

    def prepare(self) -> None:
        """Import the drawing libraries.

        Raises:
            CairoMissingError: there is no libcairo on this machine.
        """
        self._renderer.prepare()

    def drawn(self, artwork: Artwork, resolution_dpi: float) -> bytes | None:
        """The PNG file of an artwork; None where a picture or a font went missing meanwhile."""
        try:
            return self._renderer.screen(artwork, resolution_dpi)
        except (PictureError, FontError, FileNotFoundError):
            return None

    def _begin(self) -> None:
        """Typeset with nothing known."""
        self._asked = Watched(self.world)
        self._relay = Relay()
        self._typesetter = Typesetter(self._asked, self._relay)
        self._measurer = Typesetter(self._asked, Sink())
        self._needs: dict[str, FitGroups] = {}


def worst(fits: Collection[FitGroups]) -> FitGroups:
    """What each group needs for all of some sides."""
    found: dict[tuple[str, str], Fit] = {}
    for groups in fits:
        for name, fit in groups.items():
            found[name] = found[name].worst(fit) if name in found else fit
    return found
