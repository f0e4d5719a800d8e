"""Text in, nodes out: YAML's events without what YAML hides.

Tags, merge keys, second documents, duplicate keys and empty values are refused; anchors are fine while what they
expand to stays small.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml
from msgspec import Struct, field

from pnp.diagnostics import Replacement, Sink, Span
from pnp.load.nodes import BLOCK, PLAIN, QUOTED, ListNode, MapNode, Node, ScalarNode
from pnp.load.slashes import with_slashes
from pnp.load.yaml_characters import REFUSED, without_refused
from pnp.load.yaml_commas import COMMA, cut_value
from pnp.load.yaml_events import Events, fast_events
from pnp.load.yaml_mistakes import explained
from pnp.load.yaml_places import Change, Places
from pnp.load.yaml_quotes import quoted, straight

MOST_EXPANDED = 10_000
"""Nodes that aliases may add in one file; a file of a few lines could otherwise fill the memory."""

DEEPEST = 60
"""Nesting of maps and lists; content needs about six."""

MOST_MISTAKES = 20
"""Syntax mistakes told in one file; each is mended in memory to find the next."""

CUT = re.compile(r"[ \t]#(?=\w)")
"""A `#` that looks as if it belonged to the text: `Gain #2 gold`, not `# a comment`."""

TYPED_ID = re.compile(r"(?:^|[\s{,-])id: +([\w.-]+)")

PROPERTIES = re.compile(r"(?:[&!]\S*\s+)+")
"""Anchor and tag before a value."""

ENTRIES = ("cards", "composition")
"""Sections that are lists, never maps."""

STYLES = {None: PLAIN, "": PLAIN, "'": QUOTED, '"': QUOTED, "|": BLOCK, ">": BLOCK}


class _StopError(Exception):
    """The file is refused as a whole; the reason is reported."""


class _Frame(Struct):
    """A list or map that is still open."""

    is_map: bool
    mark: Any
    anchor: str | None
    entries: dict[str, tuple[ScalarNode, Node]] = field(default_factory=dict)
    items: list[Node] = field(default_factory=list)
    key: ScalarNode | None = None
    skip_value: bool = False
    dashless: bool = False
    nodes: int = 1


class _Builder:
    """Builds the nodes of one document from events, iteratively, so that depth is bounded by `DEEPEST` alone."""

    def __init__(self, text: str, places: Places, sink: Sink) -> None:
        self.places = places
        self.sink = sink
        self.lines = places.lines
        self.cut_lines = {text.count("\n", 0, found.start()) for found in CUT.finditer(text)}
        self.stack: list[_Frame] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.root: Node | None = None
        self.expanded = 0
        self.muted = 0
        self.documents = 0

    def run(self, events: Iterator[Any]) -> Node:
        """The root node, an empty map for a file without content. Raises yaml.YAMLError, `_StopError`."""
        scalar, mapping_end, sequence_end = yaml.ScalarEvent, yaml.MappingEndEvent, yaml.SequenceEndEvent
        for event in events:
            kind = type(event)
            if kind is scalar:
                self.scalar(event)
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self.open(event, kind is yaml.MappingStartEvent)
            elif kind is mapping_end or kind is sequence_end:
                self.close(event)
            elif kind is yaml.AliasEvent:
                self.alias(event)
            elif kind is yaml.DocumentStartEvent:
                self.documents += 1
                if self.documents > 1:
                    self.second_document(event)
                    break
        return self.root if self.root is not None else MapNode({}, self.places.path, 1, 1, 0)

    def report(self, code: str, what: str, span: Span, **more: Any) -> None:
        """Report an error unless it lies inside something refused already."""
        if not self.muted:
            self.sink.error(code, what, span, **more)

    def scalar(self, event: Any) -> None:
        """Take a scalar as key or value."""
        start, end = event.start_mark, event.end_mark
        line, column = start.line, start.column
        text, style = event.value, STYLES[event.style]
        if event.tag is not None:
            self.tag(event)
        if event.anchor is not None or event.tag is not None:
            skipped = PROPERTIES.match(self.lines[line], column)
            column = skipped.end() if skipped else column
        if line == end.line and line not in self.places.changed:  # nearly always; a call less is a tenth of the time
            node = ScalarNode(text, style, self.places.path, line + 1, column + 1, end.column - column)
        else:
            node = ScalarNode(text, style, *self.places.between(start, end, column))
        if event.style == '"' and (escaped := REFUSED.search(text)):
            what = f"the invisible character U+{ord(escaped.group()):04X} cannot stand in content"
            self.report("P115", what, node.span, help="delete its escape, which begins with `\\`")
        if event.anchor is not None:
            self.anchors[event.anchor] = (node, 1)
        frame = self.stack[-1] if self.stack else None
        if frame is not None and frame.is_map and frame.key is None and not frame.skip_value:
            self.take_key(frame, node)
            return
        if not text and style == PLAIN:
            if event.tag is None:
                self.empty(frame, node, start)
            else:
                self.forget(frame)
            return
        if line in self.cut_lines and style == PLAIN:
            self.cut(node, end)
        self.add(node, 1)

    def take_key(self, frame: _Frame, node: ScalarNode) -> None:
        """Keep `node` as the key of the value to come, or say why it cannot be one."""
        if not node.text:
            self.report("P112", "a `:` without a name before it", node.span, help="write `name: value`")
            frame.skip_value = True
        elif node.text == "<<" and node.style == PLAIN:
            self.report(
                "P109",
                "`<<` does not merge maps here",
                node.span,
                notes=("pnp takes every value from the place where it is typed",),
                help="write out the fields that are meant",
            )
            frame.skip_value = True
        elif node.text in frame.entries and self.begins_entry(frame, node):
            self.split(frame, node)
        elif node.text in frame.entries and self.has_no_dashes(frame, node):
            frame.skip_value = True
        elif node.text in frame.entries:
            first = frame.entries[node.text][0]
            self.report(
                "P102",
                f"`{node.text}` is given twice",
                node.span,
                label="second time",
                notes=(f"first given at {first.span}; YAML would silently keep the second",),
                help=self.one_of_two(node),
            )
            frame.skip_value = True
        else:
            frame.key = node

    def begins_entry(self, frame: _Frame, node: ScalarNode) -> bool:
        """Whether `node` is the name with which the entry of a list began that is open, at the start of a line."""
        in_list = len(self.stack) > 1 and not self.stack[-2].is_map
        braces = self.lines[frame.mark.line].startswith("{", frame.mark.column)
        alone = not self.lines[node.line - 1][: node.column - 1].strip()
        begun = node.text == next(iter(frame.entries)) and len(frame.entries) > 1
        return in_list and not braces and alone and begun

    def has_no_dashes(self, frame: _Frame, node: ScalarNode) -> bool:
        """Whether a list has come out as one map, no entry of it having a dash: that is told of the section."""
        in_section = len(self.stack) == 2 and (section := self.stack[0].key) is not None and section.text in ENTRIES
        frame.dashless |= in_section and node.text == next(iter(frame.entries))
        return frame.dashless

    def split(self, frame: _Frame, node: ScalarNode) -> None:
        """Report an entry without its dash, and go on as if it had one."""
        typed = self.lines[node.line - 1][node.column - 1 :].rstrip()
        before = Span(node.path, node.line, node.column - 2, 2)
        self.report(
            "P102",
            f"`{node.text}` is given twice: an entry begins here without its `-`",
            node.span,
            label="second time",
            notes=(f"first given at {next(iter(frame.entries.values()))[0].span}",),
            help=f"write `- {typed}`",
            fix=Replacement(before, "- "),
        )
        line, column = frame.mark.line, frame.mark.column
        place = self.places.place(line, column, len(self.lines[line].rstrip()) - column)
        self.stack[-2].items.append(MapNode(frame.entries, *place))
        frame.entries = {}
        frame.key = node

    def one_of_two(self, second: ScalarNode) -> str:
        """The help for a key that is given twice: a section's entries are not lost, a value goes."""
        rest = self.lines[second.line - 1][second.column - 1 + second.length :]
        if rest.strip() == ":":
            return f"move what stands below it up to the first `{second.text}:`, and delete this line"
        return "delete one of the two"

    def add(self, node: Node, nodes: int) -> None:
        """Put a finished value into the map or list that is open."""
        if not self.stack:
            self.root = node
            return
        frame = self.stack[-1]
        frame.nodes += nodes
        if not frame.is_map:
            frame.items.append(node)
        elif frame.key is not None:
            frame.entries[frame.key.text] = (frame.key, node)
            frame.key = None
        elif frame.skip_value:
            frame.skip_value = False
        else:  # a list or map in the place of a key; reported when it was opened
            frame.skip_value = True

    def empty(self, frame: _Frame | None, node: ScalarNode, start: Any) -> None:
        """Report a value that is not there, and leave it out."""
        key = frame.key if frame is not None and frame.is_map else None
        rest = self.lines[start.line][start.column :].strip() if start.line < len(self.lines) else ""
        what = f"`{key.text}` has no value" if key is not None else ""
        if key is None:
            if not (frame is not None and frame.skip_value):
                point = Span(*self.places.place(start.line, max(0, start.column - 1), 1))
                self.report(
                    "P106", "an entry of this list is empty", point, help="delete it, or write a value behind it"
                )
        elif CUT.match(" " + rest):
            self.report(
                "P106",
                f"{what}: `#` starts a comment",
                key.span,
                notes=(f"YAML drops `{rest}` in silence",),
                help=f"write `{key.text}: {quoted(rest)}`",
            )
        elif ":" in key.text and node.line == key.line:
            name, _, value = key.text.partition(":")
            mended = f"{name}: {value}"
            self.report(
                "P106",
                what,
                key.span,
                help=f"write `{mended}` with a space after `:`",
                fix=Replacement(key.span, mended) if key.style == PLAIN and key.whole else None,
            )
        elif (cut := cut_value(self.lines[key.line - 1], key)) is not None:
            if cut[1]:
                self.report("P106", what, key.span, notes=(COMMA,), help=f"write `{cut[0]}`")
        else:
            alone = f"delete `{key.text}:`" if rest[:1] in (",", "}") else "delete the line"
            help = f'write a value behind it, `{key.text}: ""` for an empty text, or {alone}'
            self.report("P106", what, key.span, help=help)
        self.forget(frame)

    def forget(self, frame: _Frame | None) -> None:
        """Leave out the value to come, with its key."""
        if frame is not None:
            frame.key = None
            frame.skip_value = False

    def cut(self, node: ScalarNode, end: Any) -> None:
        """Report a plain value that a `#` cuts short."""
        rest = self.lines[end.line][end.column :]
        if not CUT.match(" " + rest.lstrip()):
            return
        whole = (node.text + rest).rstrip()
        self.report(
            "P113",
            f"`{node.text}` is cut short: ` #` starts a comment",
            node.span,
            notes=(f"YAML drops `{rest.strip()}` in silence",),
            help=f"write `{quoted(straight(whole))}`, or a space after `#` if it is a comment",
        )

    def open(self, event: Any, is_map: bool) -> None:
        """Start a map or list."""
        frame = self.stack[-1] if self.stack else None
        start = event.start_mark
        if event.tag is not None:
            self.tag(event)
        if self.muted:
            self.muted += 1
        elif frame is not None and frame.is_map and frame.key is None and not frame.skip_value:
            braces = re.match(r"\{\{.*?\}\}", self.lines[start.line][max(0, start.column - 1) :])
            first = start.column - 1 if braces else start.column
            span = Span(*self.places.place(start.line, first, len(braces.group()) if braces else 1))
            self.report(
                "P112",
                "text that starts with `{` must be quoted"
                if braces
                else f"a {'map' if is_map else 'list'} stands where a name is wanted",
                span,
                help=f"write `{quoted(braces.group())}`" if braces else "quote it if it is text",
                fix=Replacement(span, quoted(braces.group())) if braces else None,
            )
            self.muted = 1
        if len(self.stack) >= DEEPEST:
            self.report(
                "P114",
                f"maps and lists are nested more than {DEEPEST} deep",
                self.places.span(start),
            )
            raise _StopError
        self.stack.append(_Frame(is_map, start, event.anchor))

    def close(self, event: Any) -> None:
        """Finish a map or list."""
        frame = self.stack.pop()
        start = frame.mark
        place = self.places.between(start, event.end_mark)
        node: Node = MapNode(frame.entries, *place) if frame.is_map else ListNode(tuple(frame.items), *place)
        if frame.anchor is not None:
            self.anchors[frame.anchor] = (node, frame.nodes)
        if self.muted:
            self.muted -= 1
        self.add(node, frame.nodes)

    def alias(self, event: Any) -> None:
        """Put the anchored node again, within limits."""
        start = event.start_mark
        place = self.places.between(start, event.end_mark)
        span = Span(*place)
        node, nodes = self.anchors.get(event.anchor, (None, 0))
        if node is None:
            inside = any(frame.anchor == event.anchor for frame in self.stack)
            what = f"`*{event.anchor}` contains itself" if inside else f"no anchor `&{event.anchor}` stands before this"
            self.report("P111", what, span, help=f'write `"*{event.anchor}"` if it is text')
            node, nodes = ScalarNode(f"*{event.anchor}", QUOTED, *place), 1
        self.expanded += nodes
        if self.expanded > MOST_EXPANDED:
            self.report("P111", f"the aliases of this file expand to more than {MOST_EXPANDED:,} values", span)
            raise _StopError
        frame = self.stack[-1] if self.stack else None
        if frame is not None and frame.is_map and frame.key is None and not frame.skip_value:
            if isinstance(node, ScalarNode):
                self.take_key(frame, node)
                return
            self.report("P112", "a name must be text", span)
        self.add(node, nodes)

    def tag(self, event: Any) -> None:
        """Report a tag."""
        start = event.start_mark
        found = re.compile(r"!\S*").search(self.lines[start.line], start.column)
        typed = found.group() if found else "!"
        column = found.start() if found else start.column
        span = Span(*self.places.place(start.line, column, len(typed)))
        help, fix = f"delete `{typed}`", None
        if getattr(event, "style", BLOCK) in (None, "") and event.end_mark.line == start.line:
            whole = self.lines[start.line][column : max(event.end_mark.column, column + len(typed))].rstrip()
            help = f"write `{quoted(whole)}`"
            fix = Replacement(Span(*self.places.place(start.line, column, len(whole))), quoted(whole))
        self.report("P107", f"`{typed}` is a YAML tag, which content cannot have", span, help=help, fix=fix)

    def second_document(self, event: Any) -> None:
        """Report a second document."""
        start = event.start_mark
        self.report(
            "P108",
            "a second document starts here",
            Span(*self.places.between(start, event.end_mark)),
            notes=("a file holds one document; what follows `---` would be ignored",),
            help="delete this line, or move what follows to a file of its own",
        )

    def place(self, line: int) -> str:
        """Whose part is being read at `line`: `, in card `x``, `, in card 3`, or nothing."""
        if len(self.stack) < 2 or self.stack[0].key is None or self.stack[0].key.text != "cards":
            return ""
        # The parser may stumble before it hands over the card's first keys, so its own lines are asked.
        typed = None
        for number in range(line, self.stack[1].mark.line - 1, -1):
            typed = TYPED_ID.search(self.lines[number])
            if typed or self.lines[number].lstrip().startswith("-"):
                break
        return f", in card `{typed.group(1)}`" if typed else f", in card {len(self.stack[1].items) + 1}"


def nodes_of(text: str, path: str, sink: Sink, events: Events = fast_events) -> Node | None:
    r"""The root node of a YAML text with `\n` line ends, an empty map where it is empty; None where it cannot be read.

    A syntax mistake that quoting or closing mends for certain is mended in memory, so that the next is found too.

    Reports:
        P102 duplicate key, P103 syntax, P106 empty value, P107 tag, P108 second document, P109 merge key, P111 alias,
        P112 key that is no text, P113 value cut by a comment, P114 depth, P115 character, P117 path.
    """
    text = without_refused(text, path, sink)
    if "\\" in text:
        text = with_slashes(text, path, sink)
    changes: tuple[Change, ...] = ()
    for _ in range(MOST_MISTAKES):
        found = Sink()  # what is found in a text that is then mended is found again, unless the mend was its cure
        places = Places(path, text, changes)
        builder = _Builder(text, places, found)
        try:
            root = builder.run(events(text))
        except _StopError:
            root = None
        except yaml.MarkedYAMLError as error:
            mistake = explained(error, text, events)
            span = Span(*places.place(mistake.line, mistake.column, mistake.length))
            what = mistake.what + builder.place(mistake.line)
            fix = None
            if mistake.mended is not None:
                fix = Replacement(Span(*places.place(mistake.line, mistake.column, mistake.old)), mistake.new)
            sink.error("P103", what, span, notes=mistake.notes, help=mistake.help, fix=fix)
            if mistake.mended is not None:
                changes = (*changes, Change(mistake.line, mistake.column, mistake.old, len(mistake.new)))
                text = mistake.mended
                continue
            root = None
        sink.extend(found.diagnostics)
        return root
    return None
