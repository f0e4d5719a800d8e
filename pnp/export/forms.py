"""Drawn pages become forms of the document.

In: chunks, PDFs as a drawing library writes them, one page per layer. Out: `Form`s whose resources live in the
document, where equal fonts, pictures and dictionaries are stored once however many chunks carry them.

    chunk page ── content ──────────────▶ Form.content (compressed as it came)
             └─── resources ─ interned ─▶ Form.resources ──▶ fonts, pictures … of the document
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
from msgspec import Struct
from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream

_NEEDS_GROUP = re.compile(rb"/SMask (?!/None\b)|/BM /(?!Normal\b)|/[cC][aA] (?:0?\.|0\b)")
"""Soft mask, blend mode or constant alpha below 1 (ISO 32000-1, 11.6): what a transparency group has an effect on."""

_FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")

_RICH = ("/Pattern", "/Shading", "/XObject")
"""The resources of gradients, pictures and groups (ISO 32000-1, table 33)."""

Node = Object | int
"""A PDF object as pikepdf gives it; scalars come as Python values."""


class FontNotEmbeddedError(RuntimeError):
    """A chunk draws with a font that it does not carry: print services refuse such files."""


class Resources(Struct, frozen=True):
    """What a form's content names.

    Attributes:
        dictionary: the object in the document.
        entries: the same by category and name, as `/Font`, `/f-0-0`.
        texts: the entries as PDF text: two entries of one name are the same if their texts are.
    """

    dictionary: Object
    entries: dict[tuple[str, str], Node]
    texts: dict[tuple[str, str], bytes]


class Form(Struct, frozen=True):
    """A drawn layer.

    Attributes:
        content: its operators, deflated.
        resources: what they name.
        width, height: its box in points, origin bottom-left.
        needs_group: whether it must stay a transparency group of its own.
    """

    content: bytes
    resources: Resources
    width: float
    height: float
    needs_group: bool

    @property
    def is_plain(self) -> bool:
        """Whether it draws lines, letters and areas of one colour only: no gradient, picture or group."""
        return not any(category in _RICH for category, _ in self.resources.entries)

    @property
    def operators(self) -> bytes:
        """The content, readable."""
        return zlib.decompress(self.content)

    def as_object(self, document: Pdf) -> Object:
        """A new form XObject of `document`."""
        stream = Stream(document, self.content)
        stream["/Type"] = Name.XObject
        stream["/Subtype"] = Name.Form
        stream["/BBox"] = Array([0, 0, _number(self.width), _number(self.height)])
        stream["/Resources"] = self.resources.dictionary
        stream["/Filter"] = Name.FlateDecode
        if self.needs_group:
            stream["/Group"] = Dictionary(S=Name.Transparency, I=True, CS=Name.DeviceRGB)
        return stream


def _number(points: float) -> Any:
    """A length in points, whole where it is whole."""
    rounded = round(points, 4)
    return int(rounded) if rounded == int(rounded) else rounded


class FormStore:
    """Takes over chunks into one document; objects that are equal in all their bytes are stored once."""

    def __init__(self, document: Pdf) -> None:
        """`document` receives the fonts, pictures and other resources."""
        self._document = document
        self._objects: dict[bytes, Object] = {}
        self._resources: dict[tuple[int, int], Resources] = {}

    def take(self, chunk: bytes) -> tuple[Form, ...]:
        """The pages of `chunk` as forms, in order.

        Raises:
            FontNotEmbeddedError: a font of the chunk has no font file.
        """
        with _opened(chunk) as source:
            importer = _Importer(self._document, self._objects)
            by_text: dict[bytes, tuple[Resources, bool]] = {}
            return tuple(self._form(page.obj, importer, by_text) for page in source.pages)

    def _form(self, page: Object, importer: _Importer, by_text: dict[bytes, tuple[Resources, bool]]) -> Form:
        """One page; pages with the same resources (told by their text) share them."""
        resources = page["/Resources"]
        text = resources.unparse(resolved=True)
        known = by_text.get(text)
        if known is None:
            needs_group = importer.needs_group(resources)
            known = by_text[text] = (self._listed(importer.resources(resources, needs_group)), needs_group)
        left, bottom, right, top = (float(edge) for edge in page["/MediaBox"])
        return Form(_deflated(page["/Contents"]), known[0], right - left, top - bottom, known[1])

    def _listed(self, dictionary: Object) -> Resources:
        """The resources with their entries, one value per object of the document."""
        found = self._resources.get(dictionary.objgen)
        if found is None:
            entries: dict[tuple[str, str], Node] = {}
            for category, named in dictionary.items():
                if isinstance(named, Dictionary):
                    entries |= {(category, name): value for name, value in named.items()}
            texts = {key: _text(value) for key, value in entries.items()}
            found = self._resources[dictionary.objgen] = Resources(dictionary, entries, texts)
        return found


@contextmanager
def _opened(chunk: bytes) -> Iterator[Pdf]:
    """`chunk` as a document.

    It goes through a file: qpdf reads one two to three times as fast as a Python object in memory. Where there is no
    room for that file, memory has to do.
    """
    path = _laid_down(chunk)
    try:
        with pikepdf.open(path or BytesIO(chunk), inherit_page_attributes=False) as source:
            yield source
    finally:
        if path:
            path.unlink(missing_ok=True)


def _laid_down(chunk: bytes) -> Path | None:
    """A file for a moment with `chunk` in it; None where the disk refuses it."""
    path = None
    try:
        handle, name = tempfile.mkstemp(suffix=".pdf")
        path = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(chunk)
    except OSError:
        if path:
            path.unlink(missing_ok=True)
        return None
    return path


def _deflated(contents: Object) -> bytes:
    """The content of a page, compressed; as it stands where it is deflated already."""
    if isinstance(contents, Array):
        return zlib.compress(b"\n".join(part.read_bytes() for part in contents))
    if contents.get("/Filter") == Name.FlateDecode and "/DecodeParms" not in contents:
        return contents.read_raw_bytes()
    return zlib.compress(contents.read_bytes())


def _text(node: Node) -> bytes:
    """The PDF text of `node`; for an indirect object its reference."""
    return node.unparse() if isinstance(node, Object) else str(node).encode("ascii")


def _own_text(node: Object) -> bytes:
    """The PDF text of `node` itself, of a stream its dictionary; references below stay references."""
    if isinstance(node, Stream):
        return node.stream_dict.unparse(resolved=True)
    return node.unparse(resolved=True)


def _children(node: Object) -> Iterator[Object]:
    """The containers directly below `node`."""
    values = node if isinstance(node, Array) else [value for _, value in node.items()]
    for value in values:
        if isinstance(value, (Dictionary, Array, Stream)):
            yield value


class _Importer:
    """Copies the objects below some resources of one chunk into the document, equal ones once."""

    def __init__(self, document: Pdf, objects: dict[bytes, Object]) -> None:
        """`objects`: what the document holds, by content; shared by all chunks."""
        self._document = document
        self._objects = objects
        self._copies: dict[tuple[tuple[int, int], bool], Object] = {}
        self._verdicts: dict[tuple[int, int], bool] = {}

    def needs_group(self, node: Object) -> bool:
        """Tell whether anything below `node` is drawn with a soft mask, constant alpha or a blend mode."""
        known = self._verdicts.get(node.objgen) if node.is_indirect else None
        if known is not None:
            return known
        text = _own_text(node)
        verdict = _NEEDS_GROUP.search(text) is not None
        if not verdict and b" R" in text:
            verdict = any(self.needs_group(child) for child in _children(node))
        if node.is_indirect:
            self._verdicts[node.objgen] = verdict
        return verdict

    def resources(self, node: Object, keep_groups: bool) -> Object:
        """The indirect object of the document that equals the resources `node`."""
        copied = self.copy(node, keep_groups)
        return copied if copied.is_indirect else self._stored(copied)

    def copy(self, node: Object, keep_groups: bool) -> Object:
        """The object of the document that equals `node`.

        Args:
            node: a dictionary, array or stream of the chunk; nothing below refers back to it.
            keep_groups: False leaves out the transparency groups of the forms below.
        """
        if not node.is_indirect:
            return self._copy_container(node, keep_groups)
        key = (node.objgen, keep_groups)
        copied = self._copies.get(key)
        if copied is None:
            if isinstance(node, Stream):
                copied = self._copy_stream(node, keep_groups)
            else:
                copied = self._stored(self._copy_container(node, keep_groups))
            self._copies[key] = copied
        return copied

    def _copy_container(self, node: Object, keep_groups: bool) -> Object:
        """A direct copy of a dictionary or array."""
        text = node.unparse(resolved=True)
        holds_font = b"/Type /Font" in text
        if b" R" not in text and not holds_font:
            return Object.parse(text)
        if isinstance(node, Array):
            return Array([self._copy_value(value, keep_groups) for value in node])
        if holds_font:
            _require_font_file(node)
        return Dictionary({key: self._copy_value(value, keep_groups) for key, value in node.items()})

    def _copy_stream(self, node: Object, keep_groups: bool) -> Object:
        """The stream of the document with the bytes and the dictionary of `node`."""
        content = node.read_raw_bytes()
        left_out = {"/Length"} if keep_groups else {"/Length", "/Group"}
        dictionary = Dictionary(
            {key: self._copy_value(value, keep_groups) for key, value in node.items() if key not in left_out}
        )
        digest = hashlib.sha256(dictionary.unparse() + b"\0" + content).digest()
        found = self._objects.get(digest)
        if found is None:
            found = self._objects[digest] = Stream(self._document, content, dictionary)
        return found

    def _copy_value(self, value: Node, keep_groups: bool) -> Node:
        """A value of a dictionary or array: containers are copied, scalars taken as they are."""
        if isinstance(value, (Dictionary, Array, Stream)):
            return self.copy(value, keep_groups)
        # A name or string that stands alone in the chunk would go down with it.
        return Object.parse(value.unparse(resolved=True)) if isinstance(value, Object) and value.is_indirect else value

    def _stored(self, copied: Object) -> Object:
        """The indirect object that equals the direct `copied`."""
        text = copied.unparse()
        found = self._objects.get(text)
        if found is None:
            found = self._objects[text] = self._document.make_indirect(copied)
        return found


def _require_font_file(node: Object) -> None:
    """Refuse a font that the file does not carry.

    Raises:
        FontNotEmbeddedError: a descriptor without a font file, or a simple font without a descriptor.
    """
    kind = node.get("/Type")
    bare = kind == Name.FontDescriptor and not any(key in node for key in _FONT_FILES)
    described = node.get("/Subtype") in (Name.Type0, Name.Type3) or "/FontDescriptor" in node
    if bare or (kind == Name.Font and not described):
        raise FontNotEmbeddedError(str(node.get("/FontName", node.get("/BaseFont"))))
