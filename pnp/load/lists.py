"""Lists that fields choose from: `lists:` of a deck, shared files, `board.spaces`, the cards of another deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.load.colours import is_colour, report_colour
from pnp.load.files import read_map
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.plain import expanded_range, plain
from pnp.load.scalars import key_of
from pnp.load.scope import Scope
from pnp.load.shapes import check_keys, expect_list, expect_map, expect_scalar, wrong_shape
from pnp.load.yaml_quotes import straight
from pnp.model.spec import ListSpec
from pnp.model.values import Plain, Reference

SHARED_KEYS = ("from", "only")
SPACES = ".spaces"
"""Behind the name of a board: its spaces as a list."""

BOARD_SPACES = f"board{SPACES}"

COLOUR_NAMES = ("colour", "color")
"""Fields of entries that are colours, if any value of theirs is written as one."""

DeckList = Callable[[str, Span], ListSpec | None]
"""Gives the cards of another deck, or the spaces of a board (`board.spaces`), as a list.

None where there is no such deck or it is being read.
"""


def decode_lists(node: Node | None, scope: Scope) -> dict[str, ListSpec]:
    """The lists of `lists:` by name."""
    found = expect_map(node, "`lists`", scope.sink) if node is not None else None
    lists = {}
    for name, (key, value) in (found.entries if found else {}).items():
        made = _decode_list(key, value, scope)
        if made is not None:
            lists[name] = made
    return lists


def _decode_list(key: ScalarNode, node: Node, scope: Scope) -> ListSpec | None:
    """One list: entries typed here, or taken from a shared file."""
    name = key.text
    if isinstance(node, MapNode) and "from" in node.entries:
        return _shared(key, node, scope)
    return entries_of(name, key.span, node, scope)


def entries_of(name: str, span: Span, node: Node, scope: Scope) -> ListSpec | None:
    """A list from a map of id to fields, a list of ids, a list of maps with `id`, or a range."""
    entries: dict[str | int, Mapping[str, Plain]] = {}
    spans: dict[str | int, Span] = {}
    field_spans: dict[str | int, Mapping[str, Span]] = {}
    texts: dict[str, Span] = {}
    pairs = _pairs(name, node, scope)
    check_colours(pairs, f"in list `{name}`", scope)
    for id_node, record in pairs:
        id = key_of(id_node)
        if str(id) in texts:
            scope.sink.error(
                "P142",
                f"`{id}` stands twice in list `{name}`",
                id_node.span,
                notes=(f"first at {texts[str(id)]}",),
                help="delete one of the two",
            )
            continue
        texts[str(id)] = id_node.span
        spans[id] = id_node.span
        field_spans[id] = {field: value.span for field, (_, value) in (record.entries if record else {}).items()}
        entries[id] = {
            field: plain(value, scope.languages)
            for field, (_, value) in (record.entries if record else {}).items()
            if field != "id" or isinstance(node, MapNode)
        }
    return ListSpec(name, span, entries, spans, field_spans)


def check_colours(pairs: list[tuple[ScalarNode, MapNode | None]], where: str, scope: Scope) -> None:
    """Report P126 for what is no colour in a field called `colour`, or in one that has colours in all other entries.

    Lists and boards declare no types: only where one value at least is written with `#` are colours meant, and not
    words.
    """
    fields: dict[str, list[tuple[ScalarNode, ScalarNode]]] = {}
    for id, record in pairs:
        for field, (_, value) in record.entries.items() if record else ():
            if isinstance(value, ScalarNode):
                fields.setdefault(field, []).append((id, value))
    for field, values in fields.items():
        wrong = [(id, value) for id, value in values if not is_colour(value.text)]
        hashed = [is_colour(value.text) for _, value in values if straight(value.text).startswith("#")]
        if (hashed and field in COLOUR_NAMES) or (len(wrong) == 1 and any(hashed)):
            for id, value in wrong:
                report_colour(value, f"`{field}` of `{id.text}` {where}", scope.sink)


def _pairs(name: str, node: Node, scope: Scope) -> list[tuple[ScalarNode, MapNode | None]]:
    """The ids of a list with their fields."""
    sink = scope.sink
    if isinstance(node, MapNode):
        wrong = [key for key, value in node.entries.values() if not isinstance(value, MapNode)]
        if wrong:
            more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
            what = f"`{wrong[0].text}`{more} of list `{name}`"
            expect_map(node.entries[wrong[0].text][1], what, sink, f"{wrong[0].text}: {{name: …}}")
        return [(key, record) for key, record in node.entries.values() if isinstance(record, MapNode)]
    if isinstance(node, ScalarNode):
        numbers = expanded_range(node.text)
        if numbers is None:
            wrong_shape(node, f"list `{name}`", "a list or a map", sink, f"{name}: [{node.text}]")
            return []
        return [(node._replace(text=str(number), style="plain"), None) for number in numbers]
    pairs: list[tuple[ScalarNode, MapNode | None]] = []
    for number, item in enumerate(node.items, 1):
        id = item.value("id") if isinstance(item, MapNode) else item
        if id is None:
            sink.error("P121", f"entry {number} of list `{name}` has no `id`", item.span, help="add `id: …` to it")
        elif scalar := expect_scalar(id, f"the id of entry {number} of list `{name}`", sink):
            pairs.append((scalar, item if isinstance(item, MapNode) else None))
    return pairs


def _shared(key: ScalarNode, node: MapNode, scope: Scope) -> ListSpec | None:
    """A list from a file beside the deck or in `content/`, whole or `only` some entries in that order."""
    name, sink = key.text, scope.sink
    check_keys(node, SHARED_KEYS, f"list `{name}`", sink)
    source = expect_scalar(node.entries["from"][1], "`from`", sink)
    if source is None:
        return None
    folders = (f"content/{scope.game}", "content")
    paths = [f"{folder}/{source.text}" for folder in folders]
    path = next((path for path in paths if scope.world.exists(path)), None)
    if path is None:
        near = suggestion(
            source.text, (file.rpartition("/")[2] for folder in folders for file in scope.yaml_files(folder))
        )
        sink.error(
            "P143",
            f"there is no file `{source.text}`",
            source.inner,
            notes=(f"looked for {' and '.join(paths)}",),
            help=near,
        )
        return None
    root = read_map(scope.world, path, sink)
    whole = entries_of(name, key.span, root, scope) if root is not None else None
    only = node.value("only")
    if whole is None or only is None:
        return whole
    return _only(whole, only, path, sink)


def _only(whole: ListSpec, only: Node, path: str, sink: Sink) -> ListSpec | None:
    """The entries of `whole` that `only` names, in its order."""
    chosen = expect_list(only, "`only`", sink)
    if chosen is None:
        return None
    ids = {str(id): id for id in whole.entries}
    picked: dict[str | int, Span] = {}
    for item in chosen.items:
        scalar = expect_scalar(item, "an entry of `only`", sink)
        if scalar is None:
            continue
        id = ids.get(scalar.text)
        if id is None:
            near = suggestion(scalar.text, ids)
            notes = (f"ids in {path}: {listed(ids)}",)
            sink.error("P125", f"`{scalar.text}` is not in {path}", scalar.span, notes=() if near else notes, help=near)
        elif id in picked:
            sink.error("P142", f"`{id}` stands twice in `only`", scalar.span, notes=(f"first at {picked[id]}",))
        else:
            picked[id] = scalar.span
    entries = {id: whole.entries[id] for id in picked}
    spans = {id: whole.spans[id] for id in picked}
    return ListSpec(whole.name, whole.span, entries, spans, {id: whole.field_spans[id] for id in picked})


class Sources:
    """The lists that fields of one deck can choose from; each is read once."""

    def __init__(
        self,
        lists: Mapping[str, ListSpec],
        scope: Scope,
        deck_list: DeckList,
        decks: tuple[str, ...],
        broken: frozenset[str] = frozenset(),
    ) -> None:
        """`lists` of the file itself, without those `broken` (reported); `deck_list` gives the cards of `decks`."""
        self.lists = lists
        self.broken = broken
        self.scope = scope
        self.deck_list = deck_list
        self.decks = decks
        self._found: dict[str, Mapping[str, Reference] | None] = {}

    def references(self, name: str, span: Span) -> Mapping[str, Reference] | None:
        """The entries of list `name` by the text of their id; None where there is no such list (reported)."""
        if name not in self._found:
            made = self._list(name, span)
            self._found[name] = (
                None if made is None else {str(id): Reference(name, id, record) for id, record in made.entries.items()}
            )
        return self._found[name]

    def _list(self, name: str, span: Span) -> ListSpec | None:
        """List `name`, from wherever it comes."""
        if name in self.lists:
            return self.lists[name]
        if name in self.decks or name.endswith(SPACES):
            return self.deck_list(name, span)
        if name in self.broken:
            return None
        board = (BOARD_SPACES,) if self.scope.world.exists(f"content/{self.scope.game}/board.yaml") else ()
        known = (*self.lists, *self.decks, *board)
        near = suggestion(name, known)
        self.scope.sink.error(
            "P124",
            f"there is no list `{name}`",
            span,
            notes=() if near else (f"lists here: {listed(known)}" if known else "`lists:` has none",),
            help=near,
        )
        return None


def inline_choices(node: ListNode | ScalarNode, what: str, scope: Scope) -> tuple[Plain, ...] | None:
    """The choices of an inline list or a range; None where a text names a list instead."""
    if isinstance(node, ScalarNode):
        return expanded_range(node.text)
    found: dict[str, ScalarNode] = {}
    for item in node.items:
        choice = expect_scalar(item, f"a choice of {what}", scope.sink)
        if choice is None:
            continue
        first = found.setdefault(choice.text, choice)
        if first is not choice:
            notes = (f"first at {first.span}",)
            twice = f"{what} has the choice `{choice.text}` twice"
            scope.sink.error("P142", twice, choice.span, notes=notes, help="delete one of the two")
    return tuple([plain(item, ()) for item in found.values()])
