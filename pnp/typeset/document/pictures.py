"""Pictures and icons: found in the project, checked, SVG files read as documents of their own."""

from __future__ import annotations

import base64
import binascii
import posixpath
import re
from urllib.parse import unquote, unquote_to_bytes

from pnp.diagnostics import Span
from pnp.diagnostics.similar import nearest
from pnp.typeset.document.cascade import Cascade, Styled
from pnp.typeset.document.picturesize import picture_size
from pnp.typeset.document.sheets import StyleSheets, refuse_linked, report_sheets
from pnp.typeset.document.source import Document, SourceError, linked_sheet, parse_file, plant, style_texts
from pnp.typeset.document.work import Work
from pnp.world import OutsideProjectError, normalised, read_text

MOST_PIXELS = 100_000_000
"""Pixels of one picture (format of layouts): A0 at 260 dpi."""

LONGEST_SIDE = 32_767
"""What cairo's surfaces can hold."""

LARGEST = 64_000_000
"""Bytes of one picture: a 100-megapixel photograph as JPEG is about half of it."""

SIGNATURES = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))
"""How files begin (PNG specification 5.2; JFIF 1.02)."""

PIXELS = frozenset(kind for _, kind in SIGNATURES)

SHOWN = 40
"""Characters of a `data:` address shown in messages."""

_SCHEME = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]+:")
_DRIVE = re.compile(r"[a-zA-Z]:[\\/]")
_SVG = re.compile(rb"<([\w.-]+:)?svg\b")
_HREF = re.compile(r"\bhref\s*=\s*([\"'])(.*?)\1", re.DOTALL)
_DATA = re.compile(r"data:([\w/+.-]*)((?:;[^,;]*)*),(.*)", re.DOTALL)


class Pictures:
    """Reads pictures; each file once."""

    def __init__(self, work: Work, cascade: Cascade) -> None:
        """Share the state in `work`."""
        self._work = work
        self._cascade = cascade
        self._contents: dict[str, bytes | None] = {}
        self._drawings: dict[str, Document | None] = {}

    def path(self, element: Styled, base: str) -> str | None:
        """The project path that `href` names, relative to the folder of `base`; with a leading `/` from the project.

        Reports:
            P419 outside the project, P420 from the network.
        """
        href = element.attributes.get("href", "").strip()
        if not href:
            self._work.sink.error(
                "P418", f"<{element.tag}> names no picture", element.span, help='write `href="art/name.png"`'
            )
            return None
        if _DRIVE.match(href):
            self._outside(element, href)
            return None
        if _SCHEME.match(href):
            self._work.sink.error(
                "P420",
                f"the picture `{href[:SHOWN]}` is not in the project",
                element.span,
                notes=["nothing is read from the network or outside, so that everyone builds the same cards"],
                help="copy the picture beside the layout and name it, as `art/name.png`",
            )
            return None
        plain = unquote(href.partition("#")[0])
        folder = posixpath.dirname(base)
        try:
            return normalised(plain[1:] if plain.startswith("/") else posixpath.join(folder, plain.replace("\\", "/")))
        except OutsideProjectError:
            self._outside(element, href)
            return None

    def content(self, path: str, element: Styled) -> bytes | None:
        """The bytes of a picture of a kind that can be printed.

        Reports:
            P418 missing, P419 outside, P421 no such picture, P422 too large.
        """
        if path not in self._contents:
            self._contents[path] = self._read(path, element)
        elif self._contents[path] is None:
            self._read(path, element)
        return self._contents[path]

    def _read(self, path: str, element: Styled) -> bytes | None:
        """The bytes, checked."""
        try:
            content = self._work.world.read_bytes(path)
        except FileNotFoundError:
            self._missing(path, element)
            return None
        except OutsideProjectError:
            self._outside(element, path)
            return None
        if len(content) > LARGEST:
            self._work.sink.error(
                "P422",
                f"the picture `{path}` has {len(content) // 1_000_000} MB, more than {LARGEST // 1_000_000}",
                element.span,
            )
            return None
        kind = kind_of(content)
        size = picture_size(content) if kind in PIXELS else (1, 1)
        if kind is None or size is None:
            self._work.sink.error(
                "P421",
                f"`{path}` is no PNG, JPEG or SVG picture, whatever its name says",
                element.span,
                notes=["the file is empty"] if not content else (),
                help="save the drawing in it, as SVG" if path.endswith(".svg") else "save it as PNG or JPEG",
            )
            return None
        most = _too_many(*size)
        if most:
            self._work.sink.error(
                "P422",
                f"the picture `{path}` has {size[0]} x {size[1]} pixels, more than {most}",
                element.span,
                help="scale it down; 300 pixels to the inch of card are enough",
            )
            return None
        return content

    def _missing(self, path: str, element: Styled) -> None:
        """Report P418."""
        href = element.attributes.get("href", "").strip()
        whole = posixpath.join(posixpath.dirname(path), posixpath.basename(href))
        if "#" in href and self._work.world.exists(whole):
            fact, mend = f"there is no picture `{href.partition('#')[0]}`", f"write `{href.replace('#', '%23')}`"
            self._work.sink.error("P418", fact, element.span, help=mend)
            return
        folder = posixpath.dirname(path)
        near = nearest(path, self._work.world.files(folder)) if folder else None
        base = path.removesuffix(href)
        notes = ["a path is taken from the folder of the layout; one that begins with `/` from the project folder"]
        if base and path.startswith(base) and self._work.world.exists(href):
            # In the same words for every card, so that it is said once.
            fact = f"the picture is looked for in `{base}`, and lies in the project folder"
            mend = f"write `/{self._typed(element.span) or href}`"
            self._work.sink.error("P418", fact, element.span, notes=[f"`{href}` is there", *notes], help=mend)
            return
        help = f"did you mean `{near.removeprefix(base) if near.startswith(base) else f'/{near}'}`?" if near else None
        self._work.sink.error(
            "P418", f"there is no picture `{href}`", element.span, notes=[f"looked for {path}", *notes], help=help
        )

    def _typed(self, span: Span) -> str | None:
        """The `href` of the start tag at `span` as it stands in the layout; None where it is not found."""
        try:
            lines = read_text(self._work.world, span.path).split("\n")
        except (OSError, UnicodeDecodeError, OutsideProjectError):
            return None
        rest = "\n".join([line[span.column - 1 :] if not n else line for n, line in enumerate(lines[span.line - 1 :])])
        found = _HREF.search(rest.partition(">")[0])
        return found[2] if found else None

    def _outside(self, element: Styled, href: str) -> None:
        """Report P419."""
        self._work.sink.error(
            "P419",
            f"the picture `{href}` lies outside the project",
            element.span,
            help="copy it into the project, so that everyone who has the project has it",
        )

    def data(self, element: Styled) -> tuple[str, bytes] | None:
        """Kind and bytes of a `data:` address.

        Reports:
            P421 where it cannot be decoded or is no picture, P422 where it is too large.
        """
        href = element.attributes["href"]
        found = _DATA.fullmatch(href.strip())
        content = b""
        if found:
            try:
                raw = unquote_to_bytes(found[3])
                content = base64.b64decode(raw, validate=False) if ";base64" in found[2] else raw
            except binascii.Error:
                content = b""
        kind = kind_of(content)
        if kind is None or len(content) > LARGEST:
            self._work.sink.error(
                "P421",
                f"the picture in `{href[:SHOWN]}…` is no PNG, JPEG or SVG of at most {LARGEST // 1_000_000} MB",
                element.span,
                help="save the picture as a file beside the layout and name it, as `art/name.png`",
            )
            return None
        return kind, content

    def drawing(self, path: str, content: bytes, element: Styled) -> Document | None:
        """The tree of an SVG file.

        Reports:
            P421 where it cannot be read.
        """
        if path not in self._drawings or self._drawings[path] is None:
            self._drawings[path] = self._parse(path, content, element)
        found = self._drawings[path]
        if found is not None:
            self._work.documents[path] = found
        return found

    def _parse(self, path: str, content: bytes, element: Styled) -> Document | None:
        """Read an SVG file with its style sheets."""
        try:
            text = content.decode("utf-8-sig")
            root = parse_file(text, path)
            line = linked_sheet(text)
            if line is not None:
                refuse_linked(Span(path, line, 1), self._work)
            styles = style_texts(root)
            if not styles:
                return plant(root, path, None)
            sheets = StyleSheets(tuple(style.text or "" for style in styles), self._cascade.number)
            report_sheets(sheets, styles, path, self._work)
            return plant(root, path, sheets.match(root))
        except (SourceError, UnicodeDecodeError) as error:
            span = error.span if isinstance(error, SourceError) else element.span
            self._work.sink.error("P421", f"the drawing `{path}` cannot be read: {error}", span)
            return None


def _too_many(width: int, height: int) -> str | None:
    """How many pixels there may be, where there are more."""
    if width * height > MOST_PIXELS:
        return f"{MOST_PIXELS // 1_000_000} million"
    return f"{LONGEST_SIDE:,} on a side" if max(width, height) > LONGEST_SIDE else None


def kind_of(content: bytes) -> str | None:
    """The media type by the first bytes, None for none that can be printed."""
    for signature, kind in SIGNATURES:
        if content.startswith(signature):
            return kind
    head = content[:1000].lstrip(b"\xef\xbb\xbf").lstrip()
    return "image/svg+xml" if head.startswith(b"<") and _SVG.search(content[:20_000]) else None
