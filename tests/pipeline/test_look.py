"""Cards as the lint sees them, from files to messages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.geometry import Size
from pnp.model.artwork import Artwork
from pnp.pipeline.look import affordable
from pnp.pipeline.pages import page_decks, page_languages
from pnp.pipeline.project import load_checked
from pnp.pipeline.select import Product
from pnp.pipeline.workshop import Workshop
from pnp.world import DiskWorld, MemoryWorld, World
from tests.pipeline.projects import ROOT, heroes

LAYOUT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="46mm" height="66mm" '
    'viewBox="-3 -3 46 66" font-family="Noto Sans" font-size="6">{}</svg>'
)
WHITE = '<rect x="-3" y="-3" width="46" height="66" fill="#fff"/>'
DARK = '<rect x="2" y="5" width="36" height="12" fill="#223"/>'
NAME = '<text x="4" y="12" {}>{{{{ card.name }}}}</text>'
DISC = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="currentColor"><circle cx="4.5" cy="4.5" r="4.5"/></svg>'

DECK = """\
deck: heroes
size: 40 x 60 mm
layout: {{face: heroes/face.svg}}
fields:
  name: {{type: text}}
cards:
{}"""
ONE = DECK.format("  - {id: owl, name: Owl}\n")
ONE_DECK = "game: heroes\npnp: 1\ntitle: Heroes\nlanguages: [en]\ndecks: [heroes]\n"


def project(body: str, deck: str = ONE, **files: str) -> MemoryWorld:
    """A game of one deck whose cards look so."""
    content = heroes(game=ONE_DECK, deck=deck, face=LAYOUT.format(body)) | {"layouts/heroes/icons/disc.svg": DISC}
    return MemoryWorld({**content, **{name.replace("__", "/") + ".svg": text for name, text in files.items()}})


def products(world: World, games: tuple[str, ...] = ()) -> Iterator[Product]:
    """Every deck with a layout, and every page, in every language and variant."""
    loaded = load_checked(world, games, Sink())
    assert loaded is not None
    for game in loaded.games.values():
        made = [(deck, game.languages) for deck in game.decks.values() if deck.face]
        made += [(deck, page_languages(game, game.languages, deck)) for deck in page_decks(game)]
        for deck, languages in made:
            for language in languages:
                for variant in ("", *game.variants):
                    yield Product(game, deck, language, variant, None, deck.cards)


def checked(world: World) -> list[Diagnostic]:
    """What a check with pictures says."""
    made = list(products(world))
    workshop = Workshop(world, made)
    return [message for number in range(len(made)) for message in workshop.checked(number, print_lint=True)]


def codes(world: World) -> list[str]:
    """The codes of a check with pictures."""
    return [message.code for message in checked(world)]


def built(world: World) -> list[Diagnostic]:
    """What a build says, a card in each block."""
    made = list(products(world))
    workshop = Workshop(world, made)
    sink = Sink()
    for number, product in enumerate(made):
        for start in range(len(product.cards)):
            sink.extend(workshop.cards(number, start).diagnostics)
    return [*sink.diagnostics]


def test_text_is_compared_with_what_is_drawn_behind_it() -> None:
    assert codes(project(WHITE + DARK + NAME.format('fill="#000"'))) == ["P811"]


def test_the_same_text_on_light_ground_is_fine() -> None:
    assert codes(project(WHITE + DARK.replace("#223", "#dde") + NAME.format('fill="#000"'))) == []


@pytest.mark.parametrize(
    "group",
    ['opacity="0.9"', 'clip-path="url(#c)"'],
    ids=["opacity", "clip"],
)
def test_ground_that_is_one_thing_with_its_text_is_seen(group: str) -> None:
    clip = '<clipPath id="c"><rect x="0" y="0" width="40" height="60"/></clipPath>'
    name = NAME.format('fill="#000"')
    assert codes(project(f"{WHITE}<defs>{clip}</defs><g {group}>{DARK}{name}</g>")) == ["P811"]


def test_a_faded_group_fades_its_text() -> None:
    assert codes(project(f'{WHITE}<g opacity="0.5">{NAME.format("")}</g>')) == ["P812"]
    assert codes(project(f'{WHITE}<g opacity="0.9">{NAME.format("")}</g>')) == []


def test_a_faded_text_is_as_faint_as_in_a_faded_group() -> None:
    assert codes(project(WHITE + NAME.format('opacity="0.5"'))) == ["P812"]


def test_an_icon_in_a_text_is_no_ground() -> None:
    text = '<text x="4" y="12" pnp:markup="inline">Ow:disc:l</text>'
    assert codes(project(WHITE + text)) == []


def test_a_text_over_another_text_is_compared_with_the_ground_of_both() -> None:
    assert codes(project(WHITE + NAME.format('fill="#000"') + NAME.format('fill="#333"'))) == []


def test_a_turned_text_is_compared_with_its_own_band() -> None:
    band = '<g transform="rotate(-40 20 30)"><rect x="10" y="25" width="26" height="9" fill="#fff"/>'
    text = '<text x="12" y="32">Owl fox</text></g>'
    assert codes(project(WHITE.replace("#fff", "#444") + band + text)) == []


def test_a_card_that_is_one_thing_with_its_text_has_no_bare_bleed() -> None:
    assert codes(project(f'<g opacity="0.99">{WHITE}{NAME.format("")}</g>')) == ["P801"]
    clip = '<clipPath id="c"><rect x="-3" y="-3" width="46" height="66"/></clipPath>'
    assert codes(project(f'<defs>{clip}</defs><g clip-path="url(#c)">{WHITE}{NAME.format("")}</g>')) == []


def test_builds_do_not_compare_texts_with_their_ground() -> None:
    assert built(project(WHITE + DARK + NAME.format('fill="#000"'))) == []


SHRINKS = NAME.format('inline-size="5.48" pnp:max-lines="1" pnp:fit="shrink" pnp:min-size="3"')


def test_a_text_at_its_smallest_is_noted_in_a_check_alone() -> None:
    world = project(WHITE + SHRINKS)
    assert [(message.code, message.severity) for message in checked(world)] == [("P808", Severity.NOTE)]
    assert built(world) == []


COPIED = DECK.format(
    "".join(
        f"  - {{id: {name}, name: {text}}}\n"
        for name, text in (
            ("owl", "Draws two cards and keeps one"),
            ("fox", "Takes a card"),
            ("bear", "Sleeps"),
            ("wolf", "Draws two cards and keeps one"),
            ("deer", "Runs"),
        )
    )
)
SMALL = '<text x="4" y="12" inline-size="32" font-size="4">{{ card.name }}</text>'


def test_a_copied_text_is_found_once_also_where_its_cards_are_built_apart() -> None:
    assert [message.code for message in built(project(WHITE + SMALL, COPIED))] == ["P810"]


def test_fields_that_are_not_printed_are_not_compared() -> None:
    assert codes(project(WHITE + "<text x='4' y='12'>{{ card.id }}</text>", COPIED)) == []


QUOTED = DECK.format("  - {id: owl, name: Owl's}\n")


def test_a_straight_apostrophe_is_found_in_a_check_and_in_a_build() -> None:
    world = project(WHITE + SMALL, QUOTED)
    assert codes(world) == ["P809"]
    assert [message.code for message in built(world)] == ["P809"]


def test_a_field_that_is_not_printed_may_be_typed_as_one_likes() -> None:
    assert codes(project(WHITE + "<text x='4' y='12'>{{ card.id }}</text>", QUOTED)) == []


def test_an_apostrophe_that_the_layout_curls_is_fine() -> None:
    body = WHITE + """<text x="4" y="12">{{ card.name | replace("'", "’") }}</text>"""
    assert codes(project(body, QUOTED)) == []


def test_a_default_is_blamed_where_it_stands() -> None:
    deck = QUOTED.replace("name: {type: text}", "name: {type: text, default: Owl's}").replace(", name: Owl's}", "}")
    (message,) = checked(project(WHITE + SMALL, deck))
    assert message.what == "the default of `name` has a straight apostrophe"


@pytest.mark.parametrize("variant", ["", "low-ink"])
@pytest.mark.parametrize("game", ["landmarks", "railway", "scout", "tricks"])
def test_a_shipped_game_is_clean(game: str, variant: str) -> None:
    world = DiskWorld(ROOT)
    # In all languages; variants differ from the whole in their drawing, not in their texts.
    made = [product for product in products(world, (game,)) if product.variant == variant]
    made = [product for product in made if not variant or product.language == product.game.languages[0]]
    workshop = Workshop(world, made)
    found = [message for number in range(len(made)) for message in workshop.checked(number, print_lint=True)]
    mistakes = [message for message in found if message.severity is not Severity.NOTE]
    assert len(made) > 4
    assert [(message.code, message.what) for message in mistakes] == []


def inked(colour: str, variant: str) -> list[str]:
    """The codes of a build of a variant on a plain ground."""
    game = ONE_DECK + "variants: [low-ink]\n"
    world = MemoryWorld(heroes(game=game, deck=ONE, face=LAYOUT.format(WHITE.replace("#fff", colour))))
    made = [product for product in products(world) if product.variant == variant]
    return [message.code for message in Workshop(world, made).cards(0, 0).diagnostics]


@pytest.mark.parametrize(
    ("colour", "variant", "expected"),
    [
        ("#000", "", ["P817"]),
        ("#17345c", "", []),
        ("#000", "low-ink", ["P816"]),
        ("#f0b429", "low-ink", ["P816"]),
        ("#f4ecd8", "low-ink", []),
        ("#fff", "low-ink", []),
    ],
)
def test_a_ground_may_take_so_much_ink(colour: str, variant: str, expected: list[str]) -> None:
    assert inked(colour, variant) == expected


def test_letters_count_as_ink() -> None:
    bold = '<text x="-3" y="40" font-size="60" pnp:live="no" letter-spacing="-15">█████</text>'.replace("█", "M")
    game = ONE_DECK + "variants: [low-ink]\n"
    world = MemoryWorld(heroes(game=game, deck=ONE, face=LAYOUT.format(WHITE.replace("#fff", "#f4ecd8") + bold)))
    made = [product for product in products(world) if product.variant == "low-ink"]
    assert [message.code for message in Workshop(world, made).cards(0, 0).diagnostics] == ["P816"]


@pytest.mark.parametrize(("width", "height", "resolution"), [(594, 420, 100.0), (6000, 4000, 20.7)])
def test_large_boards_are_looked_at_more_coarsely(width: float, height: float, resolution: float) -> None:
    artwork = Artwork(Size(width, height), 3.0, ())
    assert affordable(artwork, 100) == pytest.approx(resolution, abs=0.05)
