"""Layers, joined from atoms: as few as give each part that cards share a layer of its own."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from pnp.geometry import Size
from pnp.model.artwork import Layer
from pnp.typeset.document.atoms import KEY_BYTES, RUN, Atom, Bounds, union_of, united, written
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.properties import PNP, SVG

MOST_ART = 4096
"""Layers without text remembered; the rest are joined anew, which gives the same."""

MOST_TEXTS = 512
"""Layers with text remembered; nearly every card has its own."""

FURTHEST = 8
"""Layers that are looked past; drawings seldom have more in turns."""


class Pile:
    """A layer in the making.

    Attributes:
        atoms: in paint order.
        is_text: of texts.
        names: what decides how its art looks.
    """

    __slots__ = ("_bounds", "_counted", "atoms", "is_text", "names")

    def __init__(self, atom: Atom) -> None:
        """A pile of one atom."""
        self.atoms = [atom]
        self.is_text = atom.is_text
        self.names = atom.names
        self._bounds = atom.bounds
        self._counted = 1

    def takes(self, atom: Atom) -> bool:
        """Whether an atom is of the kind that is piled here."""
        return atom.is_text if self.is_text else not atom.is_text and atom.names == self.names

    def touches(self, bounds: Bounds) -> bool:
        """Whether something that lies in `bounds` may touch something in the pile."""
        if self._counted < len(self.atoms):
            fresh = [atom.bounds for atom in self.atoms[self._counted :]]
            self._bounds = union_of([self._bounds, *fresh])
            self._counted = len(self.atoms)
        if self._bounds is None:
            return True
        return _overlap(bounds, self._bounds) and any(
            [atom.bounds is None or _overlap(bounds, atom.bounds) for atom in self.atoms]
        )


def _overlap(one: Bounds, other: Bounds) -> bool:
    """Whether two rectangles share an area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _pile_for(atom: Atom, piles: Sequence[Pile]) -> Pile | None:
    """The highest pile that an atom may join, with nothing between that it touches."""
    bounds = atom.bounds
    for pile in reversed(piles[-FURTHEST:]):
        if pile.takes(atom):
            return pile
        if bounds is None or pile.touches(bounds):
            return None
    return None


class Joiner:
    """Joins neighbouring atoms into layers."""

    def __init__(self) -> None:
        """Remember the layers joined."""
        self._art: Memo[tuple[str, tuple[Atom, ...]], Layer] = Memo(MOST_ART)
        self._texts: Memo[tuple[str, tuple[Atom, ...]], Layer] = Memo(MOST_TEXTS)
        self._digests: dict[str, bytes] = {}

    def layers(self, atoms: Sequence[Atom], head: str, split: bool) -> tuple[Layer, ...]:
        """Cut a drawing into layers in paint order.

        Texts join, whatever they print. Art joins where the same fields decide how it looks, so that it looks the same
        on the same cards. An atom also joins a layer further down where it touches nothing of the layers between, so
        the order in which the two are painted cannot be seen. So joining never changes the picture.

        Args:
            atoms: in paint order.
            head: the start tag of the root.
            split: False makes it one layer.
        """
        if not split:
            return (self._layer(tuple(atoms), head),) if atoms else ()
        piles: list[Pile] = []
        for atom in atoms:
            pile = _pile_for(atom, piles)
            if pile is None:
                piles.append(Pile(atom))
            else:
                pile.atoms.append(atom)
        return tuple([self._layer(tuple(pile.atoms), head) for pile in piles])

    def digest(self, path: str, content: bytes) -> None:
        """Note the bytes of a picture, which count for the key of each layer that shows it."""
        self._digests[path] = sha256(content).digest()

    def _layer(self, atoms: tuple[Atom, ...], head: str) -> Layer:
        """One layer of neighbouring atoms."""
        key = (head, atoms)
        known = self._texts if atoms[0].runs else self._art
        found = known.get(key)
        if found is None:
            found = self._joined(atoms, head)
            known.put(key, found)
        return found

    def _joined(self, atoms: tuple[Atom, ...], head: str) -> Layer:
        """One layer without memory."""
        definitions = united(atoms)
        inside = "".join([markup for _, markup in definitions])
        svg = f"{head}{f'<defs>{inside}</defs>' if inside else ''}{written(atoms)}</svg>"
        runs = tuple([run for atom in atoms for run in atom.runs])
        if runs:
            parts = svg.split(RUN)
            svg = parts[0] + "".join([f"{number}{part}" for number, part in enumerate(parts[1:])])
        files = tuple(dict.fromkeys([file for atom in atoms for file in atom.files]))
        digest = sha256(svg.encode())
        for atom in atoms:
            digest.update(atom.ink)
        for file in files:
            digest.update(self._digests[file])
        is_text = bool(runs) and all([atom.is_text for atom in atoms])
        return Layer(svg, runs, digest.hexdigest()[: 2 * KEY_BYTES], files, is_text)


def root_head(canvas: Size, view_box: tuple[float, float, float, float]) -> str:
    """The start tag of a layer."""
    box = " ".join(number_text(number) for number in view_box)
    width, height = number_text(canvas.width), number_text(canvas.height)
    return f'<svg xmlns="{SVG}" xmlns:pnp="{PNP}" width="{width}mm" height="{height}mm" viewBox="{box}">'
