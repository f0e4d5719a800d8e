from __future__ import annotations

from pnp.model.spec import GameSpec
from pnp.model.values import Reference, Translated, WrittenNumber
from tests.load.projects import project

HEAD = "pnp: 1\ntitle: T\n"

SUITS = """\
deck: suits
size: 63 x 88 mm
fields:
  suit: {one_of: suit}
  rank: {type: integer, min: 1, max: 4}
  copy: {one_of: [a, b]}
  first: {type: boolean, default: false}
lists:
  suit:
    moons: {name: {en: moons, fi: kuut}, colour: "#0B7F78", trump: 1}
    suns:  {name: {en: suns, fi: auringot}, colour: "#C4271A", trump: 2}
generate:
  - for: {suit: suit, rank: 1..4, copy: [a, b]}
    id: "{suit}-{rank:02}{copy}"
cards:
  - {id: moons-01b, first: true}
composition:
  - {name: A, total: 16}
  - {name: A, each: {suit: all, rank: 1..4, copy: [a, b]}, times: 1}
  - {name: B, exactly: 1, where: first, players: all}
players:
  3: {remove: rank >= 3, removes: 8, leaves: 8, deal: 2, over: 2}
"""

PAIRS = """\
deck: pairs
size: 63 x 88 mm
layout: {face: pairs/face.svg, back: pairs/back.svg}
fields:
  low: {one_of: number}
  high: {one_of: number}
  turned: {type: boolean, default: false}      # by id below
lists:
  number:                                      # keys are integers
    1: {ink: white}
    2: {ink: white}
    3: {ink: black}
generate:
  - combine: {from: 1..3, take: 2, as: [low, high]}
    id: "p{low:02}-{high:02}"
cards:
  - {id: p01-03, turned: true}
composition:
  - {name: S, unique: "[low, high]"}
  - {name: S, distribution: high if turned else low, between: [0, 2]}
"""

PLACES = """\
deck: places
size: 63 x 88 mm
lists:
  country: {from: countries.yaml, only: [es, hu]}
fields:
  country: {one_of: country}
  name: {type: text, languages: all}
  fact: {type: text, max: 40, languages: [en, hu]}
  lat: {type: number, min: -90, max: 90, decimals: 3}
  lang: {type: language}
cards:
  - id: palace
    country: es
    name: {en: Palace, hu: Palota, local: Palacio}
    fact: {en: Old., hu: Régi.}
    lat: 37.180
    lang: es
"""

ROUTES = """\
deck: routes
size: 63 x 88 mm
fields:
  places: {list_of: board.spaces, where: "kind == 'place'", min: 2, max: 4, unique: true}
  points: {type: integer, min: 1}
cards:
  - {id: r-01, places: [north, south], points: 15}
composition:
  - {name: M, ordered: points, by: "places|length"}
  - {name: M, distribution: "places|length", is: {2: 1}}
  - {name: M, distribution: places, where: "places|length == 2", between: [1, 1]}
  - {name: M, moves: {field: turns, to: places, from: hub, step: 2}}
"""


def game(languages: str, deck: str, **files: str) -> GameSpec:
    id = deck.partition("\n")[0].removeprefix("deck: ")
    more = {f"content/g/{name}.yaml": text for name, text in files.items()}
    head = f"game: g\n{HEAD}languages: {languages}\ndecks: [{id}]\n"
    made, messages = project({"pnp.yaml": "", "content/g/game.yaml": head, f"content/g/{id}.yaml": deck, **more})
    assert messages == ()
    assert made is not None
    return made.games["g"]


def test_deck_of_suits_and_ranks() -> None:
    made = game("[fi, en]", SUITS).decks["suits"]
    assert len(made.cards) == 16
    assert [card.id for card in made.cards if card.values["first"] is True] == ["moons-01b"]
    assert made.cards[1].values["suit"] == Reference(
        "suit", "moons", {"name": Translated({"en": "moons", "fi": "kuut"}), "colour": "#0B7F78", "trump": 1}
    )
    assert made.rules[1].value == {"suit": "all", "rank": (1, 2, 3, 4), "copy": ("a", "b")}
    assert made.players[3].remove is not None
    assert made.players[3].remove.text == "rank >= 3"


def test_deck_of_pairs() -> None:
    made = game("[sl, en]", PAIRS).decks["pairs"]
    assert [card.id for card in made.cards] == ["p01-02", "p01-03", "p02-03"]
    assert made.cards[1].values == {
        "turned": True,
        "low": Reference("number", 1, {"ink": "white"}),
        "high": Reference("number", 3, {"ink": "black"}),
    }


def test_deck_in_three_languages_with_shared_countries() -> None:
    countries = "hu: {name: {en: Hungary, hu: Magyarország}}\nfr: {}\nes: {name: {en: Spain, hu: Spanyolország}}\n"
    values = game("[hu, en, local]", PLACES, countries=countries).decks["places"].cards[0].values
    assert values["country"] == Reference("country", "es", {"name": Translated({"en": "Spain", "hu": "Spanyolország"})})
    assert values["name"] == Translated({"en": "Palace", "hu": "Palota", "local": "Palacio"})
    assert isinstance(values["lat"], WrittenNumber)
    assert (str(values["lat"]), values["lang"]) == ("37.180", "es")


def test_deck_of_routes_over_a_board() -> None:
    board = (
        "size: 594 x 420 mm\nspaces:\n- {id: north, kind: place}\n- {id: south, kind: place}\n- {id: hub, kind: hub}\n"
    )
    made = game("[de, en]", ROUTES, board=board).decks["routes"]
    places = made.cards[0].values["places"]
    assert isinstance(places, tuple)
    assert [place.id for place in places if isinstance(place, Reference)] == ["north", "south"]
    assert [rule.kind for rule in made.rules] == ["ordered", "distribution", "distribution", "moves"]
