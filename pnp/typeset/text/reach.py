"""What holds a part of a text together: a stated length, or a path that it stands along."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.typeset.element import TextElement, Track
from pnp.typeset.text.lengths import BadLengthError, user_length
from pnp.typeset.text.messages import Report

ADJUSTMENTS = {"spacing": False, "spacingAndGlyphs": True}


class Reach(Struct, frozen=True, eq=False):
    """A part of a text that one element holds together; compared by identity.

    Attributes:
        element: that element.
        length: its `textLength` in user units, None for none.
        glyphs: whether its letters are widened as well (`lengthAdjust="spacingAndGlyphs"`).
        track: what it stands along, None for none.
        begin: where on the track it begins, user units.
    """

    element: TextElement
    length: float | None = None
    glyphs: bool = False
    track: Track | None = None
    begin: float = 0.0

    @property
    def at(self) -> Span:
        """Where the element stands in the layout."""
        return self.element.at


def reaches_of(element: TextElement, em: float, report: Report) -> Iterator[Reach]:
    """Give what an element holds together: along its path, then by its length. A length of 0 is none.

    Reports:
        P470 for values that cannot be read, P471 for what is not done, P476 where there is no path.
    """
    if element.tag == "textPath":
        track = _track(element, report)
        if track is not None:
            yield Reach(element, track=track, begin=_begin(element, track, em, report))
    length = element.attributes.get("textLength")
    if length is None:
        return
    adjust = element.attributes.get("lengthAdjust", "spacing")
    if adjust not in ADJUSTMENTS:
        report.bad_value("lengthAdjust", adjust, "is not known here", element.at, ", ".join(ADJUSTMENTS))
        return
    width = report.context.near.view.width if report.context.near else None
    try:
        value = user_length(length.strip(), em, width)
    except BadLengthError as error:
        report.bad_value("textLength", length, error.reason, element.at)
        return
    if value < 0:
        report.bad_value("textLength", length, "is below 0", element.at)
    elif value:
        yield Reach(element, length=value, glyphs=ADJUSTMENTS[adjust])


def _track(element: TextElement, report: Report) -> Track | None:
    """The path of a `textPath`."""
    attributes = element.attributes
    for name, done in (("side", "left"), ("method", "align")):
        if attributes.get(name, done) != done:
            way_round = "turn the path round in the drawing program" if name == "side" else "leave it out"
            report.layout("P471", f'`{name}="{attributes[name]}"` is not set yet', element.at, help=way_round)
    if "path" in attributes:
        way_round = "draw a <path> with an `id` and name it in `href`"
        report.layout("P471", "`path` of <textPath> is not read", element.at, help=way_round)
        return None
    href = attributes.get("href", "").strip()
    near = report.context.near
    track = near.track(href[1:]) if near and href.startswith("#") else None
    if track is None or not track.steps:
        what = f"`{href}` is no path of this layout" if href else "<textPath> names no path"
        report.layout(
            "P476", what, element.at, help='draw a <path>, give it an `id`, and write `<textPath href="#that-id">`'
        )
        return None
    return track


def _begin(element: TextElement, track: Track, em: float, report: Report) -> float:
    """Where the text begins on its path."""
    written = element.attributes.get("startOffset")
    if written is None:
        return 0.0
    length = sum(step.length for step in track.steps)
    try:
        value = user_length(written.strip(), em, length)
    except BadLengthError as error:
        report.bad_value("startOffset", written, error.reason, element.at)
        return 0.0
    return value * length / track.stated if track.stated and not written.strip().endswith("%") else value
