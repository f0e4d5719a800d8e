"""Fit groups: texts of a layout that are all set at what the one of them needs that fits worst."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from pnp.model.artwork import Fit, FitGroups

NO_FITS: FitGroups = {}


class Groups(Struct):
    """The fit groups of the artwork at work.

    Attributes:
        needed: what each group would need for the texts met so far.
    """

    needed: dict[tuple[str, str], Fit] = field(default_factory=dict)
    _layout: str = ""
    _known: Mapping[str, Fit] = field(default_factory=dict)

    def start(self, layout: str, fits: FitGroups) -> tuple[tuple[str, Fit], ...]:
        """Go on with another artwork; gives what its groups are set at, by name, as far as that is known."""
        self._layout = layout
        self._known = {name: fit for (path, name), fit in fits.items() if path == layout} if fits else {}
        return tuple(sorted(self._known.items(), key=lambda item: item[0]))

    def fit(self, name: str) -> Fit | None:
        """What the texts of a group are set at; None where each is set by itself."""
        return self._known.get(name)

    def note(self, name: str, fit: Fit) -> None:
        """Take note of what a text of a group needs."""
        key = (self._layout, name)
        known = self.needed.get(key)
        self.needed[key] = fit if known is None else known.worst(fit)
