from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.diagnostics import Sink
from pnp.load.yaml_nodes import nodes_of
from tests.load.projects import DECK, GAME, project
from tests.load.test_formats import PAIRS, SUITS

PIECES = st.sampled_from(
    [*":-#{}[],&*!|>'\"%@`\t\n ?~\\", "\n- ", ": ", "é", "\u2028", "\x00", "1..", "all", "<<: ", "{{"]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A deck with a few characters more or less."""
    text = draw(st.sampled_from([SUITS, PAIRS])).replace("deck: suits", "deck: d").replace("deck: pairs", "deck: d")
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        text = text[:start] + draw(PIECES) + text[end:]
    return text


@settings(max_examples=80, deadline=None)
@given(damaged())
def test_damaged_deck_gives_messages_with_places_inside_the_file(text: str) -> None:
    _, messages = project({"pnp.yaml": "", "content/g/game.yaml": GAME, DECK: text})
    lines = text.split("\n")
    for message in messages:
        if message.span is not None and message.span.line:
            line = lines[message.span.line - 1]
            assert 1 <= message.span.column <= len(line) + 1
            assert message.span.column + message.span.length <= len(line) + 2


@settings(max_examples=80, deadline=None)
@given(st.lists(PIECES | st.text(max_size=3), max_size=12).map("".join))
def test_any_text_is_nodes_or_messages(text: str) -> None:
    sink = Sink()
    root = nodes_of(text.replace("\r", "\n"), "f.yaml", sink)
    assert root is not None or sink.failed
