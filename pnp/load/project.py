"""The project: `pnp.yaml` and the games found under `content/`."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.diagnostics import Located, Sink, Span
from pnp.diagnostics.similar import listed, misnamed, suggestion
from pnp.load import scalars, shapes
from pnp.load.files import read_map
from pnp.load.game import holds_deck, load_game
from pnp.load.ids import WHERE, same_id
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.plain import plain
from pnp.load.printers import printers_of
from pnp.model.spec import ProjectSpec
from pnp.sizes import PAPERS, parse_paper
from pnp.units import LengthError
from pnp.world import World

PROJECT = "pnp.yaml"
OTHERWISE = (f"{PROJECT}.txt", "pnp.yml", "pnp.yml.txt", "pnp.txt")
"""How editors may have named it."""

CONTENT = "content"
GAME_FILE = "game.yaml"

LATER_KEYS = ("languages",)
"""Sections kept as plain values for the steps that read them."""

KEYS = ("paper", "margin", "gap", "label_font", *LATER_KEYS, "printers")


def load_project(world: World, sink: Sink, games: Sequence[str] = ()) -> ProjectSpec | None:
    """The project with its games, everything decoded; what is wrong is in `sink`, and left out here.

    Args:
        world: the project's files.
        sink: receives the diagnostics.
        games: ids of the games to load; all where empty.

    Returns:
        None where there is no `pnp.yaml`.
    Reports:
        P101 no pnp.yaml, P160 unknown game, P163 a folder with decks but no game.yaml, P166 no game at all, P170 paper,
        and all other codes P1.
    """
    if not world.exists(PROJECT):
        other = next((path for path in OTHERWISE if world.exists(path)), None)
        sink.error(
            "P101",
            f"there is no `{PROJECT}` in this folder{f', but `{other}`' if other else ''}",
            None,
            notes=("it marks the project's folder and holds its paper and margin",),
            help=f"rename `{other}` to `{PROJECT}`"
            if other
            else f"make a file `{PROJECT}` with the line `paper: a4` (or `paper: letter`)",
        )
        return None
    root = read_map(world, PROJECT, sink) or MapNode({}, PROJECT, 1, 1, 0)
    shapes.check_keys(root, KEYS, PROJECT, sink)
    return ProjectSpec(
        path=PROJECT,
        paper=_papers(root.value("paper"), sink),
        margin=shapes.length_at(root.value("margin"), "`margin`", sink),
        gap=shapes.length_at(root.value("gap"), "`gap`", sink),
        label_font=shapes.located_at(root.value("label_font"), "`label_font`", sink),
        games={id: game for id in _games(world, games, sink) if (game := load_game(world, id, sink)) is not None},
        printers=printers_of(root.value("printers"), sink),
        extras={key: plain(node, ()) for key in LATER_KEYS if (node := root.value(key)) is not None},
    )


def _games(world: World, wanted: Sequence[str], sink: Sink) -> list[str]:
    """The ids of the games to load, sorted: folders of `content/` with a game.yaml."""
    files = world.files(CONTENT)
    folders: dict[str, list[str]] = {}
    for path in files:
        parts = path.split("/")
        if len(parts) == 3:
            folders.setdefault(parts[1], []).append(path)
    found = [id for id in sorted(folders) if f"{CONTENT}/{id}/{GAME_FILE}" in folders[id]]
    missing = [] if wanted else [id for id in sorted(folders) if id not in found]
    for id in missing:
        _report_no_game(world, id, folders[id], sink)
    for id in wanted:
        if id not in found:
            near = suggestion(id, found) or _component_help(world, id, found)
            notes = () if near else (f"games: {listed(found)}" if found else f"`{CONTENT}/` holds no game",)
            sink.error("P160", f"there is no game `{id}`", None, notes=notes, help=near)
    if not found and not wanted and not sink.failed:
        sink.error(
            "P166",
            f"the project has no game: no file `{CONTENT}/<game>/{GAME_FILE}`",
            Span(PROJECT),
            help=f"make a file `{CONTENT}/mygame/{GAME_FILE}` with the lines `game: mygame`, `pnp: 1`, "
            "`title: My Game`, `languages: [en]`",
        )
    _report_same_folders(found, sink)
    return [id for id in found if not wanted or id in wanted]


def _component_help(world: World, id: str, games: Sequence[str]) -> str | None:
    """The help for a deck or board that was named as a game is."""
    owner = next((game for game in games if world.exists(f"{CONTENT}/{game}/{id}.yaml")), None)
    return f"`{id}` is a part of `{owner}`: write `{owner} --component {id}`" if owner else None


def _report_same_folders(games: list[str], sink: Sink) -> None:
    """Report P142 for games whose folders are one where file names ignore case."""
    seen: dict[str, str] = {}
    for id in games:
        first = seen.setdefault(same_id(id), id)
        if first != id:
            sink.error(
                "P142",
                f"the games `{first}` and `{id}` would be one folder {WHERE}",
                Span(f"{CONTENT}/{id}/{GAME_FILE}", 1, 1),
                notes=(f"the other stands in {CONTENT}/{first}/",),
                help="give one of the two folders another name, and its `game:`",
            )


def _report_no_game(world: World, id: str, paths: list[str], sink: Sink) -> None:
    """Report a folder that holds decks but no game.yaml."""
    deck = next((path for path in paths if path.endswith((".yaml", ".yml")) and holds_deck(world, path, sink)), None)
    other = misnamed(f"{CONTENT}/{id}/{GAME_FILE}", paths)
    if other is not None:
        what = f"{CONTENT}/{id}/ has no {GAME_FILE}, but there is `{other.rpartition('/')[2]}`"
        sink.error("P163", what, Span(other), help=f"rename it to `{GAME_FILE}`")
    elif deck is not None:
        stem = deck.rpartition("/")[2].rpartition(".")[0]
        sink.error(
            "P163",
            f"{CONTENT}/{id}/ holds a deck but no {GAME_FILE}",
            Span(deck),
            help=f"make a file `{CONTENT}/{id}/{GAME_FILE}` with the lines `game: {id}`, `pnp: 1`, `title: {id}`, "
            f"`languages: [en]`, `decks: [{stem}]`",
        )


def _papers(node: Node | None, sink: Sink) -> tuple[Located[str], ...]:
    """`paper`: one, or a list."""
    if node is None:
        return ()
    if isinstance(node, MapNode):
        shapes.wrong_shape(node, "`paper`", "a paper or a list of papers", sink, "paper: a4")
        return ()
    items = node.items if isinstance(node, ListNode) else (node,)
    papers = [shapes.expect_scalar(item, "a paper", sink) for item in items]
    return tuple(Located(paper.text, paper.span) for paper in papers if paper is not None and _is_paper(paper, sink))


def _is_paper(node: ScalarNode, sink: Sink) -> bool:
    """Whether `node` names or states a paper size; else report it."""
    try:
        if parse_paper(node.text) is not None:
            return True
    except LengthError as error:
        scalars.report_length(error, node, "`paper`", sink)
        return False
    near = suggestion(node.text, PAPERS)
    sink.error(
        "P170",
        f"`{node.text}` is no paper",
        node.span,
        notes=() if near else ("papers: a0 to a10, letter, legal, tabloid …, or two lengths as `320 x 450 mm`",),
        help=near,
    )
    return False
