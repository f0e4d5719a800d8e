"""What lint looks at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Span
from pnp.geometry import Size
from pnp.model.artwork import PlacedPicture, Raster, Subject, TextBox
from pnp.model.outline import Outline

MOST_NAMED = 5
"""Cards named in one message; the rest is counted."""

LONGEST_QUOTE = 30

Bare = tuple[tuple[str, float], ...]
"""Edges with bare paper and how deep it reaches in from the outer edge of the bleed, in tenths of a mm."""


class Weak(Struct, frozen=True):
    """A text that hardly differs from what lies behind it.

    Attributes:
        box: the text.
        ratio: its contrast to 1.  needed: what it needs.
        letters, ground: the two colours, `#rrggbb`.
        mend: what to type.
    """

    box: TextBox
    ratio: float
    needed: float
    letters: str
    ground: str
    mend: str


class PrintedSide(Struct, frozen=True):
    """One side of one component as it will be printed.

    Attributes:
        subject: the component, as "card `alhambra`".
        layout: path of the layout file.
        size: trim in mm.  bleed, safe: mm outside and inside the trim.
        bare: what `bare_bleed` found on its picture.
        raster: the picture of trim and bleed, its top-left pixel at the corner of the bleed, for backs; equal artworks
            may share one. None leaves out what needs it.
        boxes: its set texts.
        weak: what `weak_contrasts` found on its picture.
        pictures: pictures of pixels in it.
        ink: how much of cyan, magenta and yellow it takes, from 0 to 3, where it may be too much; else 0.
        outline: the trim where it is no plain rectangle.
    """

    subject: Subject
    layout: str
    size: Size
    bleed: float
    safe: float
    bare: Bare = ()
    raster: Raster | None = None
    boxes: tuple[TextBox, ...] = ()
    weak: tuple[Weak, ...] = ()
    pictures: tuple[PlacedPicture, ...] = ()
    ink: float = 0.0
    outline: Outline | None = None


def named(sides: Sequence[PrintedSide]) -> str:
    """The components of `sides`, at most five, then how many more there are."""
    return all_named(side.subject.name for side in sides)


def all_named(components: Iterable[str]) -> str:
    """Components by name, each once, at most five, then how many more there are."""
    names = list(dict.fromkeys(components))
    more = len(names) - MOST_NAMED
    if more > 0:
        return f"{', '.join(names[:MOST_NAMED])} and {more} more"
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def places(sides: Sequence[PrintedSide], box: TextBox | None = None) -> tuple[str, ...]:
    """A note that says where the first of `sides` stands in content; none where it stands nowhere.

    Of one of its texts, `box`, it names the fields that it prints, and the place of the value where it is only one.
    """
    subject = sides[0].subject
    fields = box.fields if box else ()
    stands = f"{subject.name} stands at {subject.span}" if subject.span else ""
    if len(fields) == 1 and fields[0] in subject.fields:
        return (f"it prints `{fields[0]}`, which stands at {subject.fields[fields[0]]}",)
    if not fields:
        return (stands,) if stands else ()
    prints = "it prints " + " and ".join(filter(None, [", ".join(_ticked(fields[:-1])), *_ticked(fields[-1:])]))
    return (f"{prints}; {stands}",) if stands else (prints,)


def _ticked(names: Sequence[str]) -> list[str]:
    """Names as code."""
    return [f"`{name}`" for name in names]


def quoted(text: str) -> str:
    """The text on one line, shortened."""
    plain = " ".join(text.split())
    return f"`{plain if len(plain) <= LONGEST_QUOTE else plain[: LONGEST_QUOTE - 1] + '…'}`"


def start_tag(at: Span) -> Span:
    """The place of a text element, as long as its name where only a point is known."""
    return at if at.length else replace(at, length=len("<text"))
