"""Atoms, the smallest parts that a drawing is cut into, and layers, which are joined from them.

An atom is drawn markup with every property written out. Where a glyph run stands in it, its number is not written
yet: `RUN` holds the place, because the number depends on the layer that the atom comes into.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from pnp.geometry import Size
from pnp.model.artwork import GlyphRun, Layer, TextBox
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.properties import PNP, SVG

RUN = "\0"
"""Holds the place of a run's number; XML can contain no such character."""

KEY_BYTES = 16
"""Length of a layer's key: 128 bits, so that no two layers ever made share one by chance."""

PLAIN_FORMAT = 2
"""The format of `marshal` that writes equal numbers as equal bytes: later ones refer back to equal objects."""

MOST_LAYERS = 4096
"""Layers remembered; the rest are joined anew, which gives the same."""


@dataclass(frozen=True, slots=True, eq=False)
class Atom:
    """A part of a drawing; compared by identity.

    Attributes:
        opens: start tags to be written around it, from outside inwards.
        body: its markup, with `RUN` for each of its `runs` in order.
        runs: glyph runs.
        ink: a digest of `runs`, empty where there are none.
        definitions: markup by id of all that `url(#…)` in the body names, what others need first.
        files: pictures, by project path.
        boxes: set texts, for the lint.
        names: the fields that decide how it looks.
        is_text: whether it is a text element.
    """

    opens: tuple[str, ...]
    body: str
    runs: tuple[GlyphRun, ...] = ()
    ink: bytes = b""
    definitions: tuple[tuple[str, str], ...] = ()
    files: tuple[str, ...] = ()
    boxes: tuple[TextBox, ...] = ()
    names: frozenset[str] = frozenset()
    is_text: bool = False


def ink_of(runs: Sequence[GlyphRun]) -> bytes:
    """A digest of all that is drawn of `runs`."""
    heads = [f"{run.font.path}\0{run.font.index}\0{run.size!r}\0{run.text}" for run in runs]
    digest = blake2b("\0".join(heads).encode(), digest_size=KEY_BYTES)
    # The fastest way from numbers to bytes that are the same everywhere; a tenth of the time of their texts (measured).
    numbers = tuple([(run.glyphs, run.xs, run.ys, run.clusters, run.turn, run.stretch) for run in runs])
    digest.update(marshal.dumps(numbers, PLAIN_FORMAT))
    return digest.digest()


def closing(opening: str) -> str:
    """The end tag for a start tag."""
    return "</svg>" if opening.startswith("<svg") else "</g>"


def written(atoms: Sequence[Atom]) -> str:
    """The markup of atoms in order, common surroundings written once."""
    parts: list[str] = []
    current: tuple[str, ...] = ()
    for atom in atoms:
        opens = atom.opens
        if opens != current:
            shared = 0
            for old, new in zip(current, opens, strict=False):
                if old != new:
                    break
                shared += 1
            parts.extend([closing(opening) for opening in reversed(current[shared:])])
            parts.extend(opens[shared:])
            current = opens
        parts.append(atom.body)
    parts.extend([closing(opening) for opening in reversed(current)])
    return "".join(parts)


def grouped(opening: str, atoms: Sequence[Atom], opens: tuple[str, ...], names: frozenset[str]) -> Atom:
    """One atom of several, in a group that is drawn as one thing."""
    body = f"{opening}{written(atoms)}{closing(opening)}"
    return merged(body, atoms, opens, names)


def merged(body: str, atoms: Sequence[Atom], opens: tuple[str, ...], names: frozenset[str]) -> Atom:
    """An atom with `body` and all else of `atoms`."""
    inks = [atom.ink for atom in atoms if atom.ink]
    return Atom(
        opens,
        body,
        tuple(run for atom in atoms for run in atom.runs),
        b"".join(inks),
        united(atoms),
        tuple(dict.fromkeys(file for atom in atoms for file in atom.files)),
        tuple(box for atom in atoms for box in atom.boxes),
        names.union(*(atom.names for atom in atoms)),
    )


def united(atoms: Iterable[Atom]) -> tuple[tuple[str, str], ...]:
    """The definitions of all atoms, each once."""
    return tuple(dict(definition for atom in atoms for definition in atom.definitions).items())


class Joiner:
    """Joins neighbouring atoms into layers."""

    def __init__(self) -> None:
        """Remember the layers joined."""
        self._layers: Memo[tuple[str, tuple[Atom, ...]], Layer] = Memo(MOST_LAYERS)
        self._digests: dict[str, bytes] = {}

    def layers(self, atoms: Sequence[Atom], head: str, split: bool) -> tuple[Layer, ...]:
        """Cut a drawing into layers in paint order.

        Neighbouring texts join, whatever they print. Neighbouring art joins where the same fields decide how it
        looks, so that it looks the same on the same cards. Joining never changes the picture.

        Args:
            atoms: in paint order.
            head: the start tag of the root.
            split: False makes it one layer.
        """
        groups: list[list[Atom]] = []
        last: Atom | None = None
        for atom in atoms:
            together = last is not None and (
                not split or (atom.is_text if last.is_text else not atom.is_text and atom.names == last.names)
            )
            if together:
                groups[-1].append(atom)
            else:
                groups.append([atom])
            last = atom
        return tuple([self._layer(tuple(group), head) for group in groups])

    def digest(self, path: str, content: bytes) -> None:
        """Note the bytes of a picture, which count for the key of each layer that shows it."""
        self._digests[path] = blake2b(content, digest_size=KEY_BYTES).digest()

    def _layer(self, atoms: tuple[Atom, ...], head: str) -> Layer:
        """One layer of neighbouring atoms."""
        key = (head, atoms)
        found = self._layers.get(key)
        if found is None:
            found = self._joined(atoms, head)
            self._layers.put(key, found)
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
        digest = blake2b(svg.encode(), digest_size=KEY_BYTES)
        for atom in atoms:
            digest.update(atom.ink)
        for file in files:
            digest.update(self._digests[file])
        return Layer(svg, runs, digest.hexdigest(), files)


def root_head(canvas: Size, view_box: tuple[float, float, float, float]) -> str:
    """The start tag of a layer."""
    box = " ".join(number_text(number) for number in view_box)
    width, height = number_text(canvas.width), number_text(canvas.height)
    return f'<svg xmlns="{SVG}" xmlns:pnp="{PNP}" width="{width}mm" height="{height}mm" viewBox="{box}">'


def escaped(text: str) -> str:
    """Text for an attribute value in double quotes."""
    if "&" in text or "<" in text or '"' in text:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text


def attributes_text(attributes: Iterable[tuple[str, str]]) -> str:
    """` name="value"` for each."""
    return "".join([f' {name}="{escaped(value)}"' for name, value in attributes])
