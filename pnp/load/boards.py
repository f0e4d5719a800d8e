"""The boards that a game lists, each read once; their spaces as lists for fields to choose from."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pnp.diagnostics import Replacement, Sink, Span
from pnp.diagnostics.similar import listed, nearest, suggestion
from pnp.load import shapes
from pnp.load.board import BoardScope, decode_board
from pnp.load.files import file_text, read_map
from pnp.load.ids import check_id, report_same, same_id
from pnp.load.lists import SPACES, entries_of
from pnp.load.nodes import Node
from pnp.load.scope import Scope
from pnp.model.spec import BoardSpec, ListSpec

FIRST = "board"
"""What the first board of a game is called in expressions and as a list, whatever its id."""

BOARD_KEY = re.compile(r"^board[ \t]*:", re.MULTILINE)


def is_spaces(name: str) -> bool:
    """Whether a list's name is that of a board's spaces: `board.spaces`."""
    return name.endswith(SPACES)


class Boards:
    """The boards of a game.

    Attributes:
        boards: those that could be read, by id, in the order listed.
        listed: the ids that game.yaml lists.
    """

    def __init__(self, scope: Scope, boards: Mapping[str, BoardSpec], listed: tuple[str, ...]) -> None:
        self.scope = scope
        self.boards = boards
        self.listed = listed

    def as_list(self, name: str, span: Span) -> ListSpec | None:
        """The spaces of the board that `<board>.spaces` names; None where there is none (reported as P124, P143)."""
        id = name.removesuffix(SPACES)
        if id == FIRST and id not in self.listed and self.listed:
            id = self.listed[0]
        if id in self.listed:
            board = self.boards.get(id)
            return _spaces(name, span, board) if board else None
        if id == FIRST:
            return self._unlisted(name, span)
        known = [f"{board}{SPACES}" for board in self.listed]
        near = suggestion(name, known)
        notes = () if near else (f"lists of boards: {listed(known)}" if known else "game.yaml lists no `boards:`",)
        self.scope.sink.error("P124", f"there is no list `{name}`", span, notes=notes, help=near)
        return None

    def _unlisted(self, name: str, span: Span) -> ListSpec | None:
        """The spaces in a board.yaml that the game does not list."""
        path = f"content/{self.scope.game}/{FIRST}.yaml"
        if not self.scope.world.exists(path):
            self.scope.sink.error("P143", f"`{name}` needs {path}, which is not there", span)
            return None
        root = read_map(self.scope.world, path, self.scope.sink)
        spaces = root.value("spaces") if root is not None else None
        if spaces is None:
            if root is not None:
                self.scope.sink.error("P143", f"{path} has no `spaces`", span)
            return None
        return entries_of(name, span, spaces, self.scope)


def _spaces(name: str, span: Span, board: BoardSpec) -> ListSpec:
    """The spaces of a board."""
    entries = {space.id: space.values for space in board.spaces.values()}
    spans = {space.id: space.span for space in board.spaces.values()}
    return ListSpec(name, span, entries, spans, {space.id: space.spans for space in board.spaces.values()})


def load_boards(node: Node | None, scope: Scope, decks: tuple[str, ...]) -> Boards:
    """The boards that `boards:` of game.yaml lists.

    Reports:
        P142 a board twice, P171 a board without a file, P176 a board that is not listed, and what boards report.
    """
    sink = scope.sink
    wanted: dict[str, Span] = {}
    same = {same_id(deck): deck for deck in decks}
    for name in shapes.texts_at(node, "`boards`", sink):
        if name.value in wanted:
            notes = (f"first at {wanted[name.value]}",)
            what = f"board `{name.value}` is listed twice"
            sink.error("P142", what, name.span, notes=notes, help="delete one of the two")
        elif name.value in decks:
            what = f"`{name.value}` is listed as a deck and as a board"
            sink.error("P142", what, name.span, help="give the board another name, and its file")
        elif alike := same.get(same_id(name.value)):
            many = f"the deck `{alike}` and the board" if alike in decks else f"the boards `{alike}` and"
            report_same(f"{many} `{name.value}`", wanted.get(alike, name.span), name.span, sink)
        elif check_id(name.value, "the board", name.span, sink):
            same[same_id(name.value)] = name.value
            wanted[name.value] = name.span
    made = {}
    meant: list[str] = []
    for id, span in wanted.items():
        board = _load(id, span, (scope, decks, meant))
        if board is not None:
            made[id] = board
    _report_unlisted(scope, (*wanted, *meant, *decks), tuple(wanted))
    return Boards(scope, made, tuple(wanted))


def _load(id: str, span: Span, asked: tuple[Scope, tuple[str, ...], list[str]]) -> BoardSpec | None:
    """One board; the name of a file that may have been meant goes to the last of `asked`."""
    scope, decks, meant = asked
    path = f"content/{scope.game}/{id}.yaml"
    files = scope.yaml_files(f"content/{scope.game}")
    if path in files:
        root = read_map(scope.world, path, scope.sink)
        return decode_board(root, BoardScope(id, scope, decks)) if root is not None else None
    bare = id.removesuffix(".yaml").removesuffix(".yml")
    if bare != id:
        meant.append(bare)
        what = f"`{id}` is the name of a file, and boards are listed without its ending"
        scope.sink.error("P171", what, span, help=f"write `{bare}`", fix=Replacement(span, bare))
        return None
    stems = [stem for file in files if (stem := _stem(file)) not in ("game", *decks)]
    near = nearest(id, stems)
    meant += [near] if near else []
    notes = () if near or not stems else (f"files there: {listed(stems)}",)
    help = f"did you mean `{near}`?" if near else None
    scope.sink.error("P171", f"board `{id}` has no file {path}", span, notes=notes, help=help)
    return None


def _stem(path: str) -> str:
    """A file's name without folder and ending."""
    return path.rpartition("/")[2].rpartition(".")[0]


def _report_unlisted(scope: Scope, known: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    """Warn of files in the game's folder that hold a board which is not among those that game.yaml lists, `wanted`."""
    for path in scope.yaml_files(f"content/{scope.game}"):
        stem = _stem(path)
        if stem != "game" and stem not in known and _holds_board(scope, path, scope.sink):
            what = f"board `{stem}` is not listed in game.yaml, so its rules are not asked"
            game = f"content/{scope.game}/game.yaml"
            line = f"boards: [{', '.join([*wanted, stem])}]"
            help = f"write `{line}` in {game}" if wanted else f"add the line `{line}` to {game}"
            scope.sink.warning("P176", what, Span(path), help=help)


def _holds_board(scope: Scope, path: str, sink: Sink) -> bool:
    """Whether a YAML file has a key `board` at its start of line."""
    text = file_text(scope.world, path, sink)
    return text is not None and BOARD_KEY.search(text) is not None
