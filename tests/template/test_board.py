from __future__ import annotations

import pytest

from pnp.diagnostics import Sink
from pnp.expressions import build_views
from pnp.load import load_project
from pnp.template import Filler
from pnp.world import MemoryWorld

LAYOUT = """\
<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="-3 -3 69 94">
{% for space in board.spaces %}<circle cx="{{ space.x }}" cy="{{ space.y }}" r="{{ space.radius }}"/>{% endfor %}
<text>{{ card.at.name }} {{ board.routes | length }}</text>
</svg>
"""

FILES = {
    "pnp.yaml": "",
    "content/g/game.yaml": "game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks: [d]\nboards: [board]\n",
    "content/g/d.yaml": "deck: d\nsize: 63 x 88 mm\nlayout: {face: g/face.svg}\nfields: {at: {one_of: board.spaces}}\n"
    "cards: [{id: x, at: alps}]\n",
    "content/g/board.yaml": "board: board\nsize: a3\nradius: 4\n"
    "spaces: [{id: alps, x: 12.5, y: 30, name: The Alps}, {id: sea, x: 50, y: 60}]\nroutes: [{a: alps, b: sea}]\n",
    "layouts/g/face.svg": LAYOUT,
}


def test_a_layout_sees_the_board():
    sink = Sink()
    world = MemoryWorld(FILES)
    project = load_project(world, sink)
    assert project
    game = project.games["g"]
    deck = game.decks["d"]
    artwork = Filler(world, sink, build_views(game, "en"), "en").fill(deck, deck.cards[0], "face")
    assert [str(one) for one in sink.diagnostics] == []
    assert artwork
    assert 'cx="12.5" cy="30" r="4"' in artwork.svg
    assert 'cx="50" cy="60" r="4"' in artwork.svg
    assert "The Alps 1</text>" in artwork.svg


@pytest.mark.parametrize(
    ("printed", "what", "help"),
    [
        (
            "{% for space in board.spaces %}<text>{{ space.name }}</text>{% endfor %}",
            "`space.name` has no value at space `sea`, so it cannot be printed",
            "write `{% if space.name %}` before and `{% endif %}` after it, or give space `sea` a `name: …`",
        ),
        (
            "{% import 'g/parts.svg' as parts %}{% for space in board.spaces %}{{ parts.label(space.name) }}{% endfor %}",
            "`name` has no value at space `sea`, so it cannot be printed",
            "give space `sea` a `name: …`",
        ),
    ],
)
def test_a_space_without_a_name_is_told_as_the_space_it_is(printed: str, what: str, help: str) -> None:
    parts = "{% macro label(text) %}<text>{{ text.split('|')[0] }}</text>{% endmacro %}"
    sink = Sink()
    world = MemoryWorld(
        {**FILES, "layouts/g/parts.svg": parts, "layouts/g/face.svg": LAYOUT.replace("</svg>", f"{printed}</svg>")}
    )
    project = load_project(world, sink)
    assert project
    game = project.games["g"]
    assert (
        Filler(world, sink, build_views(game, "en"), "en").fill(game.decks["d"], game.decks["d"].cards[0], "face")
        is None
    )
    assert [(one.code, one.what, one.help) for one in sink.diagnostics] == [("P302", what, help)]
