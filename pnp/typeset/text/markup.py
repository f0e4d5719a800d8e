r"""Marked text as authors type it: `**bold**`, `*italic*`, `~~struck~~`, `:icon:`, `\` before a sign that is meant.

A Markdown library reads it; ours are only the icons, and telling marks that were meant from signs in prose:
`5 * 3`, `12:30` and `Note: this` are no marks, `**bold` is one that was never closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

MOST_ICONS = 99
"""Icons that one mark may ask for: no track or supply on a card is longer, a mistyped number is."""

MOST_KEPT = 4096
"""Texts that are remembered as read."""

DEEPEST_HEADING = 3
DEEPEST_LIST = 3

_NESTED = 200
"""Elements of Markdown within one another; beyond, the library would leave text out. Reported long before."""

LINE_END = "\n"

SHOWN = 20
"""Letters of an item that are shown."""

BESIDE = 12
"""Letters beside a mark that are shown with it."""

_ICON = re.compile(r":([^\W_][\w-]*)(?:\*(\d{0,9}))?:")
_OPEN_ICON = re.compile(r":([^\W\d_][\w-]*)(?:\*\d{1,9})?")
_WHITE = re.compile(r"\s+")
_BLANK_LINES = re.compile(r"\n[ \t]*(?:\n[ \t]*)+")
_SWITCHES = {
    "strong_open": ("bold", True),
    "strong_close": ("bold", False),
    "em_open": ("italic", True),
    "em_close": ("italic", False),
    "s_open": ("struck", True),
    "s_close": ("struck", False),
}

UNCLOSED, UNOPENED, UNKNOWN, NO_ICON, TOO_MANY, OPEN_ICON, DEEP_HEADING, DEEP_LIST = (
    "unclosed",
    "unopened",
    "unknown",
    "none",
    "many",
    "open icon",
    "deep heading",
    "deep list",
)
"""Kinds of mistakes."""


class Mistake(NamedTuple):
    """A mark that cannot be meant as it stands.

    Attributes:
        kind: UNCLOSED …
        typed: the mark as typed, as `**` or `:gould:`.
        before, after: letters beside it, to find it by.
        name: of an icon.
    """

    kind: str
    typed: str
    before: str = ""
    after: str = ""
    name: str = ""

    @property
    def around(self) -> str:
        """The mark with the letters beside it."""
        return f"{self.before}{self.typed}{self.after}"


class Piece(NamedTuple):
    """Letters of one kind, or an icon.

    Attributes:
        text: letters, LINE_END for a hard break; empty for an icon.
        icon: its name.  times: how often it is drawn.
    """

    text: str
    bold: bool = False
    italic: bool = False
    struck: bool = False
    icon: str = ""
    times: int = 1


class Part(NamedTuple):
    """A paragraph, heading or list item.

    Attributes:
        pieces: what stands in it.
        kind: `p`, `h1` … `h3`, `li`.
        depth: of lists around it.
        marker: its number, as `2.`, or a bullet as typed; empty for a further paragraph of an item.
        list: a number for the list it is in, 0 for none.
        loose: whether its list has blank lines between its items.
    """

    pieces: tuple[Piece, ...]
    kind: str = "p"
    depth: int = 0
    marker: str = ""
    list: int = 0
    loose: bool = True


class Marked(NamedTuple):
    """A text as read."""

    parts: tuple[Part, ...]
    mistakes: tuple[Mistake, ...] = ()


class MarkupReader(Struct):
    """Reads marked text; remembers what it read."""

    _parsers: dict[bool, MarkdownIt] = field(default_factory=dict)
    _known: dict[tuple[str, bool, Collection[str]], Marked] = field(default_factory=dict)

    def read(self, text: str, block: bool, icons: frozenset[str]) -> Marked:
        """Give the parts of a text; `icons` are the names that there are. `block` knows headings and lists."""
        key = (text, block, icons)
        found = self._known.pop(key, None)
        if found is None:
            parser = self._parsers.get(block) or self._parsers.setdefault(block, _parser(block))
            found = _Reading(parser, icons).block(text) if block else _Reading(parser, icons).inline(text)
        self._known[key] = found
        if len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        return found


def _parser(block: bool) -> MarkdownIt:
    """A parser that knows what we do, and nothing else of Markdown."""
    from markdown_it import MarkdownIt

    parser = MarkdownIt("zero", {"maxNesting": _NESTED})
    parser.enable(["newline", "escape", "emphasis", "strikethrough"])
    if block:
        parser.enable(["heading", "list"])
    # Escaped signs stay tokens of their own, and signs that came to nothing are looked at before they are joined.
    parser.disable(["text_join", "fragments_join"])
    parser.inline.ruler.before("escape", "icon", _icon)
    parser.inline.ruler.before("emphasis", "underscore", _underscore)
    parser.inline.ruler2.push("unpaired", _note_unpaired)
    return parser


def _icon(state: StateInline, silent: bool) -> bool:
    """The rule for `:name:` and `:name*3:`."""
    if state.src[state.pos] != ":" or silent:
        return False
    match = _ICON.match(state.src, state.pos, state.posMax)
    reading: _Reading = state.env["reading"]
    if match is None or not reading.is_icon(match):
        match = _OPEN_ICON.match(state.src, state.pos, state.posMax)
        if match is not None and reading.was_open(match):
            reading.note(OPEN_ICON, match[0], state.src, state.pos, match[1])
        return False
    times = int(match[2] or 0) if match[2] is not None else 1
    if match[1] not in reading.icons:
        reading.note(UNKNOWN, match[0], state.src, state.pos, match[1])
    elif not 0 < times <= MOST_ICONS:
        reading.note(TOO_MANY if times else NO_ICON, match[0], state.src, state.pos, match[1])
    token = state.push("icon", "", 0)
    token.content = match[1]
    token.meta = {"times": times}
    state.pos = match.end()
    return True


def _underscore(state: StateInline, silent: bool) -> bool:
    """Underscores are letters like others: card texts have blanks to fill in. Stars are looked up where they stand."""
    if state.src[state.pos] in "*~":
        ahead = len(state.tokens) + bool(state.pending)
        state.env["places"].append((ahead, state.pos))
    if state.src[state.pos] != "_":
        return False
    if not silent:
        state.pending += "_"
    state.pos += 1
    return True


def _note_unpaired(state: StateInline) -> None:
    """Note the marks that were meant as such and came to nothing."""
    marks = state.delimiters
    ends = {mark.end for mark in marks if mark.end >= 0}
    paired = {mark.token for number, mark in enumerate(marks) if mark.end >= 0 or number in ends}
    runs: list[list[int]] = []
    for number, mark in enumerate(marks):
        if mark.token in paired:
            continue
        if runs and marks[runs[-1][-1]].token == mark.token - 1 and marks[runs[-1][-1]].marker == mark.marker:
            runs[-1].append(number)
        else:
            runs.append([number])
    for run in runs:
        first, last = marks[run[0]], marks[run[-1]]
        typed = chr(first.marker) * (len(run) * (2 if chr(first.marker) == "~" else 1))
        beside = bool({first.token - 1, last.token + 1} & paired)
        if first.open and not first.close:
            kind = UNCLOSED
        elif first.close and not first.open and (len(typed) > 1 or beside):
            # A single star behind a word is a footnote's.
            kind = UNOPENED
        else:
            continue
        begin, at = max((place for place in state.env["places"] if place[0] <= first.token), default=(0, 0))
        state.env["reading"].note(kind, typed, state.src, at + first.token - begin)


class _Reading(Struct):
    """The reading of one text."""

    parser: MarkdownIt
    icons: frozenset[str]
    mistakes: list[Mistake] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def is_icon(self, match: re.Match[str]) -> bool:
        """Whether `:name:` is an icon, or was meant as one: `1:30:45` and `a:b:c` were not."""
        name, text = match[1], match.string
        if name in self.icons:
            return True
        before = text[match.start() - 1 : match.start()]
        after = text[match.end() : match.end() + 1]
        return not (name.isdecimal() or before.isalpha() or after.isalnum())

    def was_open(self, match: re.Match[str]) -> bool:
        """Whether the name of an icon stands behind a colon and only the other colon lacks."""
        before = match.string[match.start() - 1 : match.start()]
        return match[1] in self.icons and not before.isalpha() and match.string[match.end() : match.end() + 1] != ":"

    def note(self, kind: str, typed: str, text: str, at: int, name: str = "") -> None:
        """Note a mistake at a place of a text, with whole words beside it."""
        begin, end = max(at - BESIDE, 0), at + len(typed)
        before, after = text[begin:at], text[end : end + BESIDE]
        if begin and " " in before:
            before = before.partition(" ")[2]
        if end + BESIDE < len(text) and " " in after:
            after = after.rpartition(" ")[0]
        mistake = Mistake(kind, typed, _one_line(before.lstrip()), _one_line(after.rstrip()), name)
        if mistake not in self.mistakes:
            self.mistakes.append(mistake)

    def inline(self, text: str) -> Marked:
        """Paragraphs with blank lines between them."""
        for part in _BLANK_LINES.split(text.replace("\r\n", LINE_END).strip()):
            tokens: list[Token] = []
            self.parser.inline.parse(part, self.parser, self._env(), tokens)
            self.parts.append(Part(self._pieces(tokens)))
        return Marked(tuple(self.parts), tuple(self.mistakes))

    def block(self, text: str) -> Marked:
        """Headings, paragraphs and lists."""
        state = _ListState()
        for token in self.parser.parse(text, self._env()):
            if token.type == "inline":
                self.parts.append(state.part(self._pieces(token.children or [])))
                if self.parts[-1].depth > DEEPEST_LIST:
                    line = f"{self.parts[-1].marker} {token.content}".partition(LINE_END)[0].strip()
                    self.note(DEEP_LIST, line[:SHOWN], line, 0)
            elif token.type == "heading_open":
                self._heading(token, text)
                state.kind = token.tag
            else:
                state.see(token)
        return Marked(tuple(self.parts), tuple(self.mistakes))

    def _heading(self, token: Token, text: str) -> None:
        """Note headings of a degree that is not known."""
        if len(token.markup) > DEEPEST_HEADING and token.map:
            line = text.split(LINE_END)[token.map[0]].strip()
            self.note(DEEP_HEADING, token.markup, line, 0)

    def _env(self) -> dict[str, Any]:
        """What the rules are told."""
        return {"reading": self, "places": _Places()}

    def _pieces(self, tokens: Sequence[Token]) -> tuple[Piece, ...]:
        """Letters and icons of a paragraph, neighbours of one kind in one."""
        pieces: list[Piece] = []
        for piece in _switched(tokens):
            before = pieces[-1] if pieces else None
            if before is not None and not before.icon and not piece.icon and before[1:4] == piece[1:4]:
                pieces[-1] = before._replace(text=before.text + piece.text)
            else:
                pieces.append(piece)
        return tuple(pieces)


def _one_line(text: str) -> str:
    """White space as single spaces."""
    return _WHITE.sub(" ", text)


class _Places(list[tuple[int, int]]):
    """Number of the token that a run of marks begins with, and where it stands in the paragraph."""


def _switched(tokens: Sequence[Token]) -> Iterator[Piece]:
    """The pieces as they come, empty ones left out."""
    style = {"bold": 0, "italic": 0, "struck": 0}
    for token in tokens:
        switch = _SWITCHES.get(token.type)
        if switch is not None:
            style[switch[0]] += 1 if switch[1] else -1
            continue
        kind = Piece("", style["bold"] > 0, style["italic"] > 0, style["struck"] > 0)
        if token.type == "icon":
            yield kind._replace(icon=token.content, times=token.meta["times"])
            continue
        text = {"softbreak": " ", "hardbreak": LINE_END}.get(token.type, token.content)
        if text:
            yield kind._replace(text=text)


class _ListState(Struct):
    """Where in which lists the reading is."""

    kind: str = "p"
    lists: list[tuple[int, bool]] = field(default_factory=list)
    marker: str = ""
    count: int = 0
    hidden: bool = False

    def see(self, token: Token) -> None:
        """Take note of what opens and closes."""
        steps: dict[str, Callable[[Token], None]] = {
            "bullet_list_open": self._open,
            "ordered_list_open": self._open,
            "bullet_list_close": self._close,
            "ordered_list_close": self._close,
            "list_item_open": self._item,
            "list_item_close": self._end_item,
            "paragraph_open": self._paragraph,
        }
        step = steps.get(token.type)
        if step is not None:
            step(token)

    def part(self, pieces: tuple[Piece, ...]) -> Part:
        """The part that these pieces are."""
        kind = self.kind if self.kind != "p" or not self.lists else "li"
        number = self.lists[-1][0] if self.lists else 0
        made = Part(pieces, kind, len(self.lists), self.marker, number, loose=not self.hidden)
        self.kind, self.marker = "p", ""
        return made

    def _open(self, token: Token) -> None:
        """A list begins."""
        self.count += 1
        self.lists.append((self.count, token.type == "ordered_list_open"))

    def _close(self, token: Token) -> None:
        """A list ends."""
        self.lists.pop()

    def _item(self, token: Token) -> None:
        """An item begins."""
        self.marker = token.info + token.markup if self.lists[-1][1] else token.markup

    def _end_item(self, token: Token) -> None:
        """An item ends; one without letters is nothing, and its marker is no one else's."""
        self.marker = ""

    def _paragraph(self, token: Token) -> None:
        """A paragraph begins; those of items without blank lines between them are hidden in HTML."""
        self.kind, self.hidden = "p", token.hidden
