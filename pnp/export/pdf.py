"""A document from its plan and its drawn layers.

In: a `DocumentPlan`, chunks of drawn layers, and which layers make each artwork. Out: the bytes of one PDF.

    with each chunk   add_chunk(bytes)          forms, fonts and pictures taken over, the chunk forgotten
    at the end        finish(artworks) ─▶ bytes
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Pdf, String

from pnp.export.content import Spot, spot_of, spot_of_label
from pnp.export.forms import Form, FormStore
from pnp.export.marks import CutSet, MarkSet, RegistrationSet, draw_creases, draw_cuts, draw_marks, draw_registration
from pnp.export.page import PageWriter, Part
from pnp.model.artwork import FormRef, RenderedArtwork
from pnp.model.sheet import DocumentPlan, Sheet, SheetSide

PDF_VERSION = "1.7"
"""The first with a Duplex hint (ISO 32000-1, table 150)."""

GROUPS = ("Marks", "Labels", "Cut", "Fold", "Registration")
"""The layers a viewer can switch off; all cards stand outside of them."""

DUPLEX = {"long-edge": Name.DuplexFlipLongEdge, "short-edge": Name.DuplexFlipShortEdge}


def write_pdf(plan: DocumentPlan, artworks: Mapping[str, RenderedArtwork], chunks: Iterable[bytes]) -> bytes:
    """The PDF of `plan`; see `PdfAssembler`."""
    assembler = PdfAssembler(plan)
    for chunk in chunks:
        assembler.add_chunk(chunk)
    return assembler.finish(artworks)


class PdfAssembler:
    """Takes chunks one by one, so that none has to stay in memory, then gives the PDF of one plan."""

    def __init__(self, plan: DocumentPlan) -> None:
        """`plan`: sheets, labels, title, language."""
        self._plan = plan
        self._document = pikepdf.new()
        self._store = FormStore(self._document)
        self._chunks: list[tuple[Form, ...]] = []

    def add_chunk(self, chunk: bytes) -> None:
        """Take over the next chunk; the first one is number 0.

        Raises:
            FontNotEmbeddedError: a font of the chunk has no font file.
        """
        self._chunks.append(self._store.take(chunk))

    def finish(self, artworks: Mapping[str, RenderedArtwork]) -> bytes:
        """The document: for each sheet its recto, then its verso, where there is one.

        Args:
            artworks: by the ids of `Placement.artwork` and `DocumentPlan.labels`; their forms count the added chunks.

        Raises:
            ValueError: an artwork has another size than its placement.
        """
        sides = [(sheet, name, side) for sheet in self._plan.sheets for name, side in _sides(sheet)]
        marks, cuts, creases = self._marks(sides), self._cuts(sides), self._creases(sides)
        registration = self._registration(sides)
        groups = {name: _group(self._document, name) for name in GROUPS}
        writer = PageWriter(self._document, groups)
        uses = Counter(
            ref
            for sheet, name, side in sides
            for found, _, _ in self._places(sheet, name, side)
            for ref in artworks[found].forms
        )
        for sheet, name, side in sides:
            parts = [
                Part(found, artworks[found], spot, self._forms(artworks[found], uses), group)
                for found, spot, group in self._places(sheet, name, side)
            ]
            forms = {
                "Cut": cuts.get(_cut_set(sheet, side)),
                "Fold": creases.get((sheet.size, side.creases)),
                "Marks": marks.get((sheet.size, side.marks)),
                "Registration": registration.get((sheet.size, side.registration)),
            }
            on = sheet.page or sheet.size
            writer.write(sheet.size, parts, forms, None if side.through is None else (side.through, on))
        writer.frame([(sheet, side) for sheet, _, side in sides])
        self._describe(writer.used_groups)
        return self._saved()

    def _places(self, sheet: Sheet, name: str, side: SheetSide) -> Iterator[tuple[str, Spot, str | None]]:
        """What one side draws, in paint order: artwork id, place, group."""
        for placement in side.placements:
            yield placement.artwork, spot_of(placement), None
        label = self._plan.labels.get((sheet.number, name))
        if side.label is not None and label is not None:
            yield label, spot_of_label(side.label), "Labels"

    def _forms(self, artwork: RenderedArtwork, uses: Counter[FormRef]) -> list[tuple[Form, bool]]:
        """The artwork's forms, each with whether nothing else in the document draws it."""
        return [(self._chunks[ref.chunk][ref.page], uses[ref] == 1) for ref in artwork.forms]

    def _marks(self, sides: Sequence[tuple[Sheet, str, SheetSide]]) -> dict[MarkSet, Form]:
        """The form of each distinct set of marks."""
        mark_sets = list(dict.fromkeys((sheet.size, side.marks) for sheet, _, side in sides if side.marks))
        if not mark_sets:
            return {}
        return dict(zip(mark_sets, self._store.take(draw_marks(mark_sets, self._plan.mark_width)), strict=True))

    def _cuts(self, sides: Sequence[tuple[Sheet, str, SheetSide]]) -> dict[CutSet, Form]:
        """The form of each distinct set of outlines to cut along."""
        cut_sets = list(dict.fromkeys(found for sheet, _, side in sides if any((found := _cut_set(sheet, side))[1:])))
        if not cut_sets:
            return {}
        return dict(zip(cut_sets, self._store.take(draw_cuts(cut_sets, self._plan.mark_width)), strict=True))

    def _creases(self, sides: Sequence[tuple[Sheet, str, SheetSide]]) -> dict[MarkSet, Form]:
        """The form of each distinct set of creases."""
        found = list(dict.fromkeys((sheet.size, side.creases) for sheet, _, side in sides if side.creases))
        return dict(zip(found, self._store.take(draw_creases(found)), strict=True)) if found else {}

    def _registration(self, sides: Sequence[tuple[Sheet, str, SheetSide]]) -> dict[RegistrationSet, Form]:
        """The form of each distinct set of marks for a cutting machine."""
        found = list(dict.fromkeys((sheet.size, side.registration) for sheet, _, side in sides if side.registration))
        return dict(zip(found, self._store.take(draw_registration(found)), strict=True)) if found else {}

    def _describe(self, groups: list[Object]) -> None:
        """What the document says of itself: title, language, how to print it, which layers it has."""
        root = self._document.Root
        self._document.docinfo["/Title"] = String(self._plan.title)
        root["/Lang"] = String(self._plan.language)
        preferences = Dictionary(DisplayDocTitle=True, PrintScaling=Name("/None"))
        if self._plan.flip is not None:
            preferences["/Duplex"] = DUPLEX[self._plan.flip]
        root["/ViewerPreferences"] = preferences
        if groups:
            order = Array(groups)
            root["/OCProperties"] = Dictionary(OCGs=order, D=Dictionary(ON=order, Order=order))

    def _saved(self) -> bytes:
        """The bytes: small, and the same each time."""
        written = BytesIO()
        self._document.save(
            written,
            min_version=PDF_VERSION,
            compress_streams=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            deterministic_id=True,
        )
        return written.getvalue()


def _cut_set(sheet: Sheet, side: SheetSide) -> CutSet:
    """What one side draws to cut and fold along."""
    return sheet.size, side.paths, side.folds, side.contours


def _sides(sheet: Sheet) -> Iterator[tuple[str, SheetSide]]:
    """The sides that are printed, by name."""
    for name, side in (("recto", sheet.recto), ("verso", sheet.verso)):
        if side is not None:
            yield name, side


def _group(document: Pdf, name: str) -> Object:
    """An optional-content group (ISO 32000-1, 8.11.2) that is seen and printed."""
    usage = Dictionary(View=Dictionary(ViewState=Name.ON), Print=Dictionary(PrintState=Name.ON))
    return document.make_indirect(Dictionary(Type=Name.OCG, Name=String(name), Usage=usage))
