"""`pnp new-set`: another set of cards for a game that has a skeleton for it, ready to be filled in.

The skeleton is `content/<game>/new-set.template`: a deck file in which NAME stands for the deck's id.
"""

from __future__ import annotations

import re
from pathlib import Path

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.load.ids import check_id, same_id
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.replacing import replace_file
from pnp.world import DiskWorld, read_text

TEMPLATE = "new-set.template"
PLACEHOLDER = re.compile(r"\bNAME\b")

_DECKS = re.compile(r"^decks:[ \t]*\[([^\]\n]*)\]", re.MULTILINE)


def new_set(root: Path | None, game: str, name: str) -> Outcome:
    """Write the deck file of a new set and list it in game.yaml.

    Reports:
        P021 a game without a skeleton, P022 a deck that is there already, P141 a name that cannot be an id.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None or not _possible(world, game, name, sink):
        return outcome(sink, world)
    skeleton = read_text(world, f"content/{game}/{TEMPLATE}")
    path = f"content/{game}/{name}.yaml"
    replace_file(world.root / path, PLACEHOLDER.sub(name, skeleton).encode("utf-8"))
    listed_there = _list_in_game(world, game, name)
    told = f"{path} is written and listed in game.yaml" if listed_there else f"{path} is written"
    then = "" if listed_there else f"; add `{name}` to `decks:` in content/{game}/game.yaml"
    return outcome(sink, world, f"{told}{then}; `pnp check {game}` says what to fill in, from the top")


def _possible(world: DiskWorld, game: str, name: str, sink: Sink) -> bool:
    """Whether there is a skeleton, and the name is free."""
    there = {file.split("/")[1] for file in world.files("content") if file.endswith(f"/{TEMPLATE}")}
    if game not in there:
        notes = [f"games with a skeleton: {listed(sorted(there))}"] if there else []
        what = f"there is no skeleton for sets of `{game}`: content/{game}/{TEMPLATE}"
        sink.error("P021", what, notes=notes, help=suggestion(game, there))
        return False
    if not check_id(name, "the set", Span(f"content/{game}/game.yaml"), sink):
        return False
    stems = [file.rpartition("/")[2].rpartition(".")[0] for file in world.files(f"content/{game}")]
    taken = next((stem for stem in stems if same_id(stem) == same_id(name)), None)
    if taken:
        sink.error("P022", f"content/{game}/ has a file `{taken}` already", help="choose another name for the set")
    return not taken


def _list_in_game(world: DiskWorld, game: str, name: str) -> bool:
    """Add the deck to `decks: […]` of game.yaml; False where that is written in another way."""
    path = f"content/{game}/game.yaml"
    text = read_text(world, path)
    found = _DECKS.search(text)
    if found is None:
        return False
    decks = f"{found[1].rstrip()}, {name}" if found[1].strip() else name
    changed = f"{text[: found.start(1)]}{decks}{text[found.end(1) :]}"
    replace_file(world.root / path, changed.encode("utf-8"))
    return True
