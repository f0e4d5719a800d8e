"""A layout's text made ready for Jinja: places and fields noted on the tags, entities in expressions decoded.

    <text x="1">{{ card.name }}</text>   in line 7 of layouts/tricks/face.svg becomes
    <text pnp:at="layouts/tricks/face.svg:7:3" pnp:on="card.name" pnp:fields="name" x="1">{{ card.name }}</text>

`pnp:on` says what decides how an element looks: elements with the same names may be drawn as one. No line end is added
or taken away, so that Jinja's line numbers are those of the layout.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from msgspec import Struct, field

from pnp.template.blocks import Blocks
from pnp.template.names import fields_of, names_of

PNP = "urn:pnp:layout:1"
SVG = "http://www.w3.org/2000/svg"

_QUOTED = r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'"
OUTPUT = rf"\{{\{{(?:{_QUOTED}|[^\"'}}]|\}}(?!\}}))*\}}\}}|\{{\{{.*?\}}\}}"
STATEMENT = rf"\{{%(?:{_QUOTED}|[^\"'%]|%(?!\}}))*%\}}|\{{%.*?%\}}"

_TOKEN = re.compile(
    rf"(?P<comment><!--.*?-->)|(?P<data><!\[CDATA\[.*?\]\]>)|(?P<head><\?.*?\?>|<!DOCTYPE[^>\[]*>)"
    rf"|(?P<output>{OUTPUT})|(?P<statement>{STATEMENT})|(?P<end></[\w:.-]+\s*>)|<(?P<start>[A-Za-z_][\w:.-]*)",
    re.DOTALL,
)
_IN_TAG = re.compile(rf"(?P<output>{OUTPUT})|(?P<statement>{STATEMENT})|(?P<quote>[\"'])|(?P<end>/?>)", re.DOTALL)
_ENTITY = re.compile(r"&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));")
_ENDRAW = re.compile(r"\{%[-+]?\s*endraw\s*[-+]?%\}")

_EDITOR_DATA = re.compile(
    r"\s+(?:inkscape|sodipodi):[\w.-]+\s*=\s*(?:\"[^\"]*\"|'[^']*')|(?<=[;\"])-inkscape-[^;\"]*;?"
)

EDITORS = ("inkscape:", "sodipodi:")
"""Prefixes of what Inkscape notes for itself, which no other program draws."""

CHARACTERS = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
"""The five entities that every XML file knows (XML 1.0, section 4.6)."""

TEXTS = frozenset(("text", "flowRoot"))
"""Elements whose characters are set: those of SVG and of Inkscape 0.9x."""

WORDY = TEXTS | {"style", "title", "desc", "script"}
"""Elements in which an expression gives characters, not elements."""


class Region(Struct, frozen=True):
    """An expression or statement as it stands in the layout.

    Attributes:
        start, stop: offsets in the text, delimiters included.
        raw: the text between the delimiters.
        quote: the quotation mark of the attribute value that it stands in, else empty.
    """

    start: int
    stop: int
    raw: str
    quote: str


class Source(Struct, frozen=True):
    """A layout file.

    Attributes:
        path: from the project.
        text: as typed.
        ready: for Jinja.
        regions: its expressions and statements.
        starts: offset of each line.
    """

    path: str
    text: str
    ready: str
    regions: tuple[Region, ...]
    starts: tuple[int, ...]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1


def decoded(text: str) -> str:
    """The text with XML's entities as their characters."""
    return _ENTITY.sub(_character, text) if "&" in text else text


def _character(found: re.Match[str]) -> str:
    """The character of one entity."""
    if found[1]:
        return CHARACTERS[found[1]]
    number = int(found[2] or found[3], 10 if found[2] else 16)
    if number in (0x0A, 0x0D):
        return " "  # the lines must stay those of the layout
    return chr(number) if number <= 0x10FFFF else found[0]


class _Tag(Struct):
    """A start tag that is being rewritten: where its additions go, what it depends on."""

    piece: int
    place: str
    names: frozenset[str]
    extra: str = ""
    fields: frozenset[str] | None = None

    def additions(self) -> str:
        """The attributes to add."""
        listed = f' pnp:fields="{" ".join(fields_of(self.fields))}"' if self.fields is not None else ""
        return f'{self.extra} pnp:at="{self.place}" pnp:on="{" ".join(sorted(self.names))}"{listed}'


class _Rewriter(Struct):
    """Goes through a layout once."""

    path: str
    text: str
    starts: tuple[int, ...]
    blocks: Blocks = field(default_factory=Blocks)
    pieces: list[str] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    tags: list[_Tag] = field(default_factory=list)
    wording: _Tag | None = None
    raw: bool = False

    def run(self) -> None:
        """Rewrite the whole text."""
        at = 0
        while True:
            found = _TOKEN.search(self.text, at)
            if found is None:
                break
            self.pieces.append(self.text[at : found.start()])
            at = self._token(found)
        self.pieces.append(self.text[at:])
        for tag in self.tags:
            self.pieces[tag.piece] = tag.additions()

    def _token(self, found: re.Match[str]) -> int:
        """Rewrite one token; gives where to go on."""
        match found.lastgroup:
            case "comment" | "head":
                # Comments are not run: whoever comments a part out does not want it filled.
                self.pieces.append("\n" * found[0].count("\n"))
            case "output":
                self._output(found)
            case "statement":
                self._statement(found)
            case "end":
                self._end(found[0][2:-1].strip())
            case "start":
                return self._start(found)
            case _:
                self.pieces.append(found[0])
        return found.end()

    def _place(self, offset: int) -> str:
        """`file:line:column`."""
        line = bisect_right(self.starts, offset)
        return f"{self.path}:{line}:{offset - self.starts[line - 1] + 1}"

    def _region(self, found: re.Match[str], quote: str) -> str:
        """Note a region; gives the decoded text between its delimiters."""
        raw = found[0][2:-2]
        self.regions.append(Region(found.start(), found.end(), raw, quote))
        return decoded(raw)

    def _output(self, found: re.Match[str]) -> None:
        """An expression between tags."""
        if self.raw:
            self.pieces.append(found[0])
            return
        inside = self._region(found, "")
        names = names_of(inside, self.blocks.bound)
        if self.wording is not None:
            self._worded(names)
        elif self.open or self.blocks.names or "(" in inside:
            inside = self._placed(inside, names | self.blocks.names, self._place(found.start()))
        self.pieces.append("{{" + inside + "}}")

    def _placed(self, inside: str, names: frozenset[str], place: str) -> str:
        """The expression, with what it gives told where it came from."""
        left = inside[0] if inside[:1] in ("-", "+") else ""
        right = inside[-1] if inside[-1:] in ("-", "+") else ""
        core = inside[len(left) : len(inside) - len(right)]
        if not core.strip():
            return inside
        return f'{left} ({core}) | pnp_placed("{" ".join(sorted(names))}", "{place}") {right}'

    def _worded(self, names: frozenset[str]) -> None:
        """Something in a text element depends on `names`."""
        if self.wording is not None:
            self.wording.names |= names
            if self.wording.fields is not None:
                self.wording.fields |= names

    def _statement(self, found: re.Match[str]) -> None:
        """A statement between tags."""
        if self.raw:
            self.raw = not _ENDRAW.fullmatch(found[0])
            self.pieces.append(found[0])
            return
        inside = self._region(found, "")
        names = names_of(inside.partition(" ")[2], self.blocks.bound)
        word, _ = self.blocks.statement(inside)
        self.raw = word == "raw"
        if self.wording is not None and word in ("if", "elif", "for"):
            self._worded(names)
        whole = "{%" + inside + "%}"
        if word == "include" and self.wording is None:
            chosen = names_of(inside.replace("include", "", 1), self.blocks.bound) | self.blocks.names
            listed = " ".join(sorted(chosen))
            whole = f'{{% filter pnp_placed("{listed}", "{self._place(found.start())}") %}}{whole}{{% endfilter %}}'
        self.pieces.append(whole)

    def _end(self, name: str) -> None:
        """An end tag."""
        self.pieces.append(f"</{name}>")
        local = name.rpartition(":")[2]
        if self.open and local in self.open:
            while self.open.pop() != local:
                pass
        if not any(name in WORDY for name in self.open):
            self.wording = None

    def _start(self, found: re.Match[str]) -> int:
        """A start tag with its attributes; gives where it ends."""
        local = found["start"].rpartition(":")[2]
        self.pieces += [found[0], ""]
        tag = _Tag(len(self.pieces) - 1, self._place(found.start()), self.blocks.names)
        regions = len(self.regions)
        stop = self._attributes(found.end(), tag)
        whole = self.text[found.start() : stop]
        if len(self.regions) == regions and self._dropped(found["start"], whole, tag):
            return stop
        self.tags.append(tag)
        if not self.open and local == "svg":
            if "xmlns=" not in whole:
                tag.extra += f' xmlns="{SVG}"'
            if "xmlns:pnp=" not in whole:
                tag.extra += f' xmlns:pnp="{PNP}"'
        if local in WORDY and self.wording is None:
            if local in TEXTS:
                tag.fields = frozenset()
            if not whole.endswith("/>"):
                self.wording = tag
        elif self.wording is not None:
            self.wording.names |= tag.names
        if not whole.endswith("/>"):
            self.open.append(local)
        return stop

    def _dropped(self, name: str, whole: str, tag: _Tag) -> bool:
        """Leave an editor's own data out of a tag without expressions; tells whether nothing of it is left."""
        if "inkscape" not in whole and "sodipodi" not in whole:
            return False
        if name.startswith(EDITORS) and whole.endswith("/>"):
            self.pieces[tag.piece - 1 :] = ["\n" * whole.count("\n")]
            return True
        kept = _EDITOR_DATA.sub(lambda data: "\n" * data[0].count("\n"), whole[len(name) + 1 :])
        self.pieces[tag.piece + 1 :] = [kept]
        return False

    def _attributes(self, at: int, tag: _Tag) -> int:
        """Rewrite the inside of a start tag; gives where it ends."""
        quote = ""
        while True:
            found = _IN_TAG.search(self.text, at)
            if found is None:
                self.pieces.append(self.text[at:])
                return len(self.text)
            self.pieces.append(self.text[at : found.start()])
            at = found.end()
            kind = found.lastgroup
            if kind in ("output", "statement") and not self.raw:
                inside = self._region(found, quote)
                if kind == "statement":
                    self.blocks.statement(inside)
                    tag.names |= self.blocks.names
                else:
                    tag.names |= names_of(inside, self.blocks.bound)
                self.pieces.append(f"{found[0][:2]}{inside}{found[0][-2:]}")
                continue
            self.pieces.append(found[0])
            if kind == "quote":
                quote = "" if quote == found[0] else quote or found[0]
            elif kind == "end" and not quote:
                return at


def prepare(text: str, path: str) -> Source:
    """A layout file made ready.

    Args:
        text: as typed, with plain line ends.
        path: from the project, as messages name it.
    """
    starts = (0, *(place + 1 for place, character in enumerate(text) if character == "\n"))
    rewriter = _Rewriter(path, text, starts)
    rewriter.run()
    return Source(path, text, "".join(rewriter.pieces), tuple(rewriter.regions), starts)
