"""Atoms, the smallest parts that a drawing is cut into.

An atom is drawn markup with every property written out. Where a glyph run stands in it, its number is not written
yet: `RUN` holds the place, because the number depends on the layer that the atom comes into.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

from pnp.geometry import Rect, Transform
from pnp.model.artwork import GlyphRun, PlacedPicture, TextBox

RUN = "\0"
"""Holds the place of a run's number; XML can contain no such character."""

KEY_BYTES = 16
"""Length of a layer's key: 128 bits, so that no two layers ever made share one by chance."""

HAIR = 0.1
"""Millimetres that smoothed edges may reach beyond what is drawn."""

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom, mm from the trim corner."""

PLAIN_FORMAT = 2
"""The format of `marshal` that writes equal numbers as equal bytes: later ones refer back to equal objects."""


class Atom(Struct, frozen=True, eq=False):
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
        bounds: all that it draws lies in there, mm from the trim corner; None where that is not known.
        pictures: pictures of pixels, for the lint.
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
    bounds: Bounds | None = None
    pictures: tuple[PlacedPicture, ...] = ()


def ink_of(runs: Sequence[GlyphRun]) -> bytes:
    """A digest of all that is drawn of `runs`."""
    heads = [
        f"{run.font.path}\0{run.font.index}\0{run.font.variations or ''}\0{run.size!r}\0{run.text}" for run in runs
    ]
    digest = sha256("\0".join(heads).encode())
    # The fastest way from numbers to bytes that are the same everywhere; a tenth of the time of their texts (measured).
    numbers = tuple([(run.glyphs, run.xs, run.ys, run.clusters, run.turn, run.stretch) for run in runs])
    digest.update(marshal.dumps(numbers, PLAIN_FORMAT))
    return digest.digest()[:KEY_BYTES]


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
        bounds=union_of([atom.bounds for atom in atoms]),
        pictures=tuple([picture for atom in atoms for picture in atom.pictures]),
    )


def further(pictures: Sequence[PlacedPicture], transform: Transform) -> tuple[PlacedPicture, ...]:
    """Pictures as they stand after one more transform."""
    return tuple([picture._replace(to_card=picture.to_card.then(transform)) for picture in pictures])


def union_of(all_bounds: Sequence[Bounds | None]) -> Bounds | None:
    """The bounds of all together; None where those of one are not known, or where there are none."""
    known = [bounds for bounds in all_bounds if bounds is not None]
    if not known or len(known) < len(all_bounds):
        return None
    lefts, tops, rights, bottoms = zip(*known, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def bounds_of(rect: Rect) -> Bounds:
    """A rectangle as bounds, with a hair around it for smoothed edges."""
    return rect.x - HAIR, rect.y - HAIR, rect.right + HAIR, rect.bottom + HAIR


def united(atoms: Iterable[Atom]) -> tuple[tuple[str, str], ...]:
    """The definitions of all atoms, each once."""
    return tuple(dict(definition for atom in atoms for definition in atom.definitions).items())


def escaped(text: str) -> str:
    """Text for an attribute value in double quotes."""
    if "&" in text or "<" in text or '"' in text:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text


def attributes_text(attributes: Iterable[tuple[str, str]]) -> str:
    """` name="value"` for each."""
    return "".join([f' {name}="{escaped(value)}"' for name, value in attributes])
