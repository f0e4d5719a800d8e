"""What all parts of the SVG side share while one artwork is typeset: the sink, the files, the ids of the documents."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.diagnostics.similar import listed, nearest
from pnp.geometry import Rect, Transform
from pnp.model.artwork import Subject
from pnp.typeset.document.pointing import Pointer
from pnp.typeset.document.source import Document, Target, place
from pnp.world import World

if TYPE_CHECKING:
    from pnp.typeset.document.cascade import Scope

FONTS = "fonts/"
"""What is wrong with a file in here is no card's fault."""

_URL = re.compile(r"url\(\s*(?:\"([^\"]*)\"|'([^']*)'|([^)]*?))\s*\)\s*(.*)", re.DOTALL)


class SubjectSink(Sink):
    """Hands diagnostics on with the name of the component at work, and tells whether it had an error.

    Attributes:
        spoilt: an error was reported since `start`.
        said: anything was reported since `start`.
    """

    def __init__(self, sink: Sink, world: World | None = None) -> None:
        """Report to `sink`; `world` has the layouts, so that messages can point into start tags."""
        super().__init__()
        self._sink = sink
        self._pointer = Pointer(world) if world else None
        self._subject = Subject("")
        self.spoilt = False
        self.said = False

    def start(self, subject: Subject) -> None:
        """From here on it is about `subject`."""
        self._subject = subject
        self.spoilt = self.said = False

    def report(self, diagnostic: Diagnostic) -> None:
        """Hand on `diagnostic`."""
        self.said = True
        self.spoilt = self.spoilt or diagnostic.severity is Severity.ERROR
        if self._pointer:
            diagnostic = self._pointer.narrowed(diagnostic, self._subject)
        name = self._subject.name
        of_all = diagnostic.span is not None and diagnostic.span.path.startswith(FONTS)
        self._sink.report(replace(diagnostic, subjects=(name,)) if name and not of_all else diagnostic)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All of the sink behind."""
        return self._sink.diagnostics


class Canvas(Struct, frozen=True):
    """What is drawn on.

    Attributes:
        area: trim and bleed, mm from the trim corner.
        to_card: from user units of the root to mm from the trim corner.
        scope: the surroundings of the root.
        head: the start tag of a layer.
    """

    area: Rect
    to_card: Transform
    scope: Scope
    head: str


class Work:
    """The state of typesetting one artwork.

    Attributes:
        sink: takes the messages.
        world: the files.
        language: of the artwork's text, as `en`.
        layout: path of the layout, whose document is the main one.
        documents: the main document and the SVG pictures in it, by path.
        canvas: of the artwork.
        icons: folders in which icons of texts are looked for.
        asked: ids of the main document that were asked for since the set was emptied.
    """

    def __init__(self, world: World, sink: SubjectSink) -> None:
        """Nothing is at work yet."""
        self.world = world
        self.sink = sink
        self.language = ""
        self.layout = ""
        self.subject = Subject("")
        self.documents: dict[str, Document] = {}
        self.canvas: Canvas
        self.icons: tuple[str, ...] = ()
        self.asked: set[str] = set()

    def start(self, document: Document, subject: Subject, language: str, canvas: Canvas) -> None:
        """Go on with another artwork."""
        self.canvas = canvas
        self.documents.pop(self.layout, None)
        self.layout = document.path
        self.documents[document.path] = document
        self.subject = subject
        self.language = language
        self.asked = set()

    def target(self, id_: str, path: str) -> Target | None:
        """The element with an id in the document of `path`, without a message where there is none."""
        if path == self.layout:
            self.asked.add(id_)
        return self.documents[path].targets.get(id_)

    def find(self, id_: str, path: str, span: Span, what: str) -> Target | None:
        """The element with an id.

        Args:
            id_: without `#`.
            path: of the document.
            span: the element that refers to it.
            what: the reference for people, as ``fill="url(#sky)"``.

        Reports:
            P412 where there is no such id, P413 where it stands on several elements.
        """
        found = self.target(id_, path)
        document = self.documents[path]
        if found is None:
            near = nearest(id_, document.targets)
            known = listed(document.targets)
            self.sink.error(
                "P412",
                f"`{what}`: there is no element with the id `{id_}` in this drawing",
                span,
                notes=[f"ids in it: {known}" if known else "no element in it has an id"],
                help=f"did you mean `{_value(what).replace(f'#{id_}', f'#{near}')}`?" if near else None,
            )
        elif id_ in document.twice:
            self.sink.error(
                "P413",
                f"the id `{id_}` stands on more than one element, so `{what}` could mean any of them",
                span,
                notes=[
                    f"the first stands at {place(found.branch.head, path)}",
                    "an id may be given once in a drawing and all that it includes",
                ],
            )
        return found


def _value(reference: str) -> str:
    """The value of ``fill="url(#sky)"``."""
    return reference.partition('="')[2].removesuffix('"') or reference


def parse_url(value: str) -> tuple[str, str] | None:
    """What stands in `url(…)` and what follows it; None where the value is no `url()`."""
    found = _URL.fullmatch(value.strip())
    if found is None:
        return None
    return found[1] or found[2] or found[3] or "", found[4].strip()


def joined(words: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = list(words)
    return f"{', '.join(most)} and {last}" if most else last
