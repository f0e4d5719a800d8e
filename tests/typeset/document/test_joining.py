from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Size
from pnp.model.artwork import FontFile, GlyphRun
from pnp.typeset.document.atoms import Atom, Bounds
from pnp.typeset.document.joining import Joiner, root_head

HEAD = root_head(Size(69, 94), (-3, -3, 69, 94))
RUN = GlyphRun(FontFile("fonts/a.ttf"), 3.0, "a", (1,), (0.0,), (0.0,), ((1, 1),))


def art(name: str, bounds: Bounds | None, *names: str) -> Atom:
    return Atom((), f"<{name}/>", names=frozenset(names), bounds=bounds)


def text(name: str, bounds: Bounds | None) -> Atom:
    return Atom((), f"<{name}/>", (RUN,), b"1", is_text=True, bounds=bounds)


def joined(*atoms: Atom, split: bool = True) -> list[str]:
    """The bodies in each layer."""
    return [layer.svg[len(HEAD) : -len("</svg>")] for layer in Joiner().layers(atoms, HEAD, split)]


LEFT, RIGHT, BOTH = (0.0, 0.0, 10.0, 10.0), (20.0, 0.0, 30.0, 10.0), (5.0, 5.0, 25.0, 7.0)


def test_text_joins_an_earlier_one_past_art_that_it_does_not_touch():
    assert joined(text("a", LEFT), art("icon", LEFT), text("b", RIGHT)) == ["<a/><b/>", "<icon/>"]


def test_text_stays_above_art_that_it_touches():
    assert joined(text("a", LEFT), art("icon", BOTH), text("b", RIGHT)) == ["<a/>", "<icon/>", "<b/>"]


def test_art_of_the_same_fields_joins_past_text_that_it_does_not_touch():
    assert joined(art("a", LEFT), text("b", LEFT), art("c", RIGHT), art("d", LEFT)) == ["<a/><c/>", "<b/>", "<d/>"]


def test_art_of_other_fields_is_a_layer_of_its_own():
    assert joined(art("a", LEFT), art("b", RIGHT, "card.suit"), art("c", RIGHT)) == ["<a/>", "<b/>", "<c/>"]


def test_nothing_passes_or_is_passed_by_what_has_no_known_bounds():
    assert joined(text("a", LEFT), art("b", None), text("c", RIGHT)) == ["<a/>", "<b/>", "<c/>"]
    assert joined(text("a", LEFT), art("b", RIGHT), text("c", None)) == ["<a/>", "<b/>", "<c/>"]


def test_bounds_between_two_far_parts_are_no_obstacle():
    assert joined(text("a", LEFT), art("b", LEFT, "x"), art("c", (40.0, 0.0, 49.0, 9.0), "x"), text("d", RIGHT)) == [
        "<a/><d/>",
        "<b/><c/>",
    ]


def test_unsplit_drawing_keeps_its_order():
    assert joined(text("a", LEFT), art("b", LEFT), text("c", RIGHT), split=False) == ["<a/><b/><c/>"]


PLACES = st.builds(
    lambda left, top, width, height: (left, top, left + width, top + height),
    *[st.integers(0, 12).map(float)] * 2,
    *[st.integers(1, 8).map(float)] * 2,
)
KINDS = st.sampled_from(["text", "", "card.suit", "card.value"])


@given(st.lists(st.tuples(KINDS, st.none() | PLACES), max_size=20))
def test_what_touches_keeps_its_order_and_nothing_is_lost(drawn):
    atoms = [
        text(f"a{number}", bounds) if kind == "text" else art(f"a{number}", bounds, kind)
        for number, (kind, bounds) in enumerate(drawn)
    ]
    order = [int(part.strip("a/>")) for body in joined(*atoms) for part in body.split("<")[1:]]
    assert sorted(order) == list(range(len(atoms)))
    for place, number in enumerate(order):
        for later in order[place + 1 :]:
            one, other = atoms[number].bounds, atoms[later].bounds
            apart = (
                one and other and (one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1])
            )
            assert apart or number < later
