"""`pnp export service`: what a print service gets, and what it is told before."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from pnp.export.services import SERVICES
from pnp.units import MM_PER_PT
from tests.pipeline.projects import FACE, GAME, HEROES, contents, heroes, manifest, pnp, process, written
from tests.pipeline.reading import page_texts
from tests.pipeline.viewers import CHECKERS, said_by

SIZES = {"40 x 60 mm": "63 x 88 mm", "46mm": "69mm", "66mm": "94mm", "46 66": "69 94", '"46"': '"69"', '"66"': '"94"'}

ONE = ("--component", "heroes", "--lang", "en")


def standard(text: str) -> str:
    """A deck or a layout of the heroes at 63 x 88 mm."""
    for old, new in SIZES.items():
        text = text.replace(old, new)
    return text


BACK = """\
<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="-3 -3 69 94">
  <rect x="-3" y="-3" width="69" height="94" fill="#224433"/>
</svg>
"""


def project(root: Path, **changes: str) -> Path:
    """The heroes at 63 x 88 mm."""
    made = {"deck": standard(HEROES), "face": standard(FACE), "back": BACK} | changes
    return written(root, heroes(**made))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return project(tmp_path)


def exported(root: Path, service: str, *arguments: str) -> Path:
    """The folder of the service's files."""
    ran = pnp(root, "export", "service", "--profile", service, *ONE, *arguments)
    assert ran.status == 0, ran.err
    return root / "output" / "heroes" / service


def boxes(path: Path) -> list[dict[str, list[float]]]:
    """The boxes of each page, in mm."""
    with pikepdf.open(path) as document:
        return [
            {
                name: [round(float(edge) * MM_PER_PT, 3) for edge in page.obj[f"/{name}Box"]]
                for name in ("Media", "Bleed", "Trim")
            }
            for page in document.pages
        ]


BOXES = {
    "european": {"Media": [0, 0, 69, 94], "Bleed": [0, 0, 69, 94], "Trim": [3, 3, 66, 91]},
    "drivethrucards": {
        "Media": [0, 0, 69.85, 95.25], "Bleed": [0, 0, 69.85, 95.25], "Trim": [3.175, 3.175, 66.675, 92.075],
    },
}  # fmt: skip


@pytest.mark.parametrize(("service", "expected"), BOXES.items())
def test_each_page_has_exact_boxes(root: Path, service: str, expected: dict[str, list[float]]) -> None:
    found = boxes(exported(root, service) / "heroes-en.pdf")
    assert len(found) == 14, "seven cards with two sides each"
    for page in found:
        for name, edges in expected.items():
            assert page[name] == pytest.approx(edges, abs=0.001)


def test_copies_and_sides_come_in_the_order_of_the_service(root: Path) -> None:
    cards = ["Knight 1", "Knight 1", "Rook 2", "Bishop 3", "Queen 4", "Second 5", "Pawn 6"]
    texts = page_texts(exported(root, "european") / "heroes-en.pdf")
    assert texts == [text for card in cards for text in (card, "")]
    assert page_texts(exported(root, "drivethrucards") / "heroes-en.pdf") == [
        text for card in cards for text in ("", card)
    ]


def corner(path: Path, page: int) -> tuple[int, ...]:
    """The colour of a page's first pixel."""
    import pypdfium2

    with pypdfium2.PdfDocument(path) as document:
        image = document[page].render(scale=300 / 72).to_pil().convert("RGB")
    return (image.getpixel((0, 0)), image.getpixel((image.width - 1, image.height - 1)))


def test_the_art_goes_on_to_the_corners_of_a_larger_page(root: Path) -> None:
    path = exported(root, "drivethrucards") / "heroes-en.pdf"
    assert corner(path, 0) == ((0x22, 0x44, 0x33), (0x22, 0x44, 0x33))


@pytest.mark.parametrize(("service", "empty"), [("european", 1), ("drivethrucards", 0)])
@pytest.mark.parametrize("cards", ["queen,pawn", "queen"])
def test_the_page_of_a_missing_back_is_empty(root: Path, service: str, empty: int, cards: str) -> None:
    """Without it, the service would take every second face for a back."""
    path = exported(root, service, "--cards", cards) / "heroes-en.pdf"
    assert len(boxes(path)) == 2 * len(cards.split(","))
    assert corner(path, empty) == ((255, 255, 255), (255, 255, 255))
    assert corner(path, 1 - empty) != corner(path, empty)


@pytest.mark.parametrize("service", SERVICES)
def test_missing_backs_are_said_to_every_service(root: Path, service: str) -> None:
    some, all_, none = (
        pnp(root, "export", "service", "--profile", service, *ONE, "--cards", cards).err
        for cards in ("queen,pawn", "queen", "pawn")
    )
    where = "their pages are empty" if SERVICES[service].files == "pdf" else "their place in order.csv is empty"
    assert f"note[P723]: 1 of 2 cards of deck `heroes` have no back: {where}" in some
    assert f"note[P723]: deck `heroes` has no backs: {where}" in all_
    assert "P723" not in none


def test_nothing_but_the_card_is_on_a_page(root: Path) -> None:
    with pikepdf.open(exported(root, "european") / "heroes-en.pdf") as document:
        assert "/OCProperties" not in document.Root
        fonts = [node for node in document.objects if isinstance(node, pikepdf.Dictionary) and "/FontName" in node]
        assert fonts
        assert all("/FontFile2" in font or "/FontFile3" in font for font in fonts)


PICTURE = '<image x="5" y="20" width="9" height="9" href="p.png"/><circle'


def pixel(alpha: int) -> bytes:
    """A picture that has an alpha channel."""
    output = io.BytesIO()
    Image.new("RGBA", (128, 128), (200, 30, 30, alpha)).save(output, "PNG")
    return output.getvalue()


def soft_masks(path: Path) -> int:
    with pikepdf.open(path) as document:
        streams = [node for node in document.objects if isinstance(node, pikepdf.Stream)]
        return sum("/SMask" in stream for stream in streams)


def with_picture(root: Path, alpha: int) -> Path:
    project(root, face=standard(FACE).replace("<circle", PICTURE, 1))
    (root / "layouts/heroes/p.png").write_bytes(pixel(alpha))
    return root


def test_an_opaque_picture_with_alpha_has_no_soft_mask(tmp_path: Path) -> None:
    path = exported(with_picture(tmp_path, 255), "european", "--strict") / "heroes-en.pdf"
    assert soft_masks(path) == 0


def test_a_transparent_picture_is_told_of_with_its_pages(tmp_path: Path) -> None:
    root = with_picture(tmp_path, 128)
    ran = pnp(root, "export", "service", "--profile", "european", *ONE, "--cards", "rook,pawn")
    assert (ran.status, "warning[P717]: 2 pages of deck `heroes`" in ran.err) == (0, True)
    assert "note: pages 1, 3;" in ran.err


@pytest.fixture(scope="module", params=[id for id, service in SERVICES.items() if service.files == "pdf"])
def document(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The PDF of a service: cards with a gradient, texts, and a rim where the card differs."""
    return exported(project(tmp_path_factory.mktemp("service")), request.param) / "heroes-en.pdf"


@pytest.mark.parametrize("checker", CHECKERS)
def test_other_programs_find_nothing_wrong(document: Path, checker: str) -> None:
    with pikepdf.open(document) as opened:
        assert any(isinstance(node, pikepdf.Dictionary) and "/ShadingType" in node for node in opened.objects)
    assert said_by(checker, document) == ""


PIXELS = {"gamecrafter": (825, 1125), "makeplayingcards": (816, 1110), "printerstudio": (816, 1110)}


@pytest.mark.parametrize(("service", "size"), PIXELS.items())
def test_pictures_have_exactly_the_pixels_of_the_service(root: Path, service: str, size: tuple[int, int]) -> None:
    pictures = sorted((exported(root, service, "--cards", "knight") / "heroes-en").glob("*.png"))
    assert [path.name for path in pictures] == ["01-knight-face.png", "back.png"]
    for path in pictures:
        with Image.open(path) as picture:
            assert (picture.size, picture.mode, round(picture.info["dpi"][0])) == (size, "RGB", 300)


def test_a_table_says_how_many_of_which_to_order(root: Path) -> None:
    table = (exported(root, "gamecrafter") / "heroes-en" / "order.csv").read_text("utf-8")
    assert list(csv.reader(io.StringIO(table)))[:5] == [
        ["face", "back", "copies"],
        ["01-knight-face.png", "back.png", "2"],
        ["02-rook-face.png", "back.png", "1"],
        ["03-bishop-face.png", "back.png", "1"],
        ["04-queen-face.png", "", "1"],
    ]


def test_pictures_of_cards_that_are_gone_go(root: Path) -> None:
    """The numbers in their names would say that they are to be printed, too."""
    hungarian = ("--component", "heroes", "--lang", "hu")
    assert pnp(root, "export", "service", "--profile", "gamecrafter", *hungarian).status == 0
    folder = exported(root, "gamecrafter") / "heroes-en"
    (folder / "99-mine.png").write_bytes(b"mine")
    exported(root, "gamecrafter", "--cards", "2-3")
    assert sorted(path.name for path in folder.iterdir()) == [
        "01-rook-face.png",
        "02-bishop-face.png",
        "99-mine.png",
        "back.png",
        "order.csv",
    ]
    assert (root / "output/heroes/gamecrafter/heroes-hu/01-knight-face.png").is_file()


def test_backs_that_differ_are_pictures_of_their_own(tmp_path: Path) -> None:
    root = project(tmp_path, back=BACK.replace("</svg>", '<circle cx="9" cy="{{ card.level * 9 }}" r="4"/></svg>'))
    names = [path.name for path in (exported(root, "gamecrafter", "--cards", "1-2") / "heroes-en").glob("*back*")]
    assert sorted(names) == ["01-knight-back.png", "02-rook-back.png"]


def test_a_deck_on_its_side_stands_upright_in_its_picture(tmp_path: Path) -> None:
    spell = '<svg xmlns="http://www.w3.org/2000/svg" width="94.9mm" height="69.5mm" viewBox="-3 -3 94.9 69.5">'
    spell += '<rect x="-3" y="-3" width="47.45" height="69.5" fill="#f00"/>'
    spell += '<rect x="44.45" y="-3" width="47.45" height="69.5" fill="#00f"/></svg>'
    root = project(tmp_path)
    (root / "content/heroes/spells.yaml").write_text(
        "deck: spells\nsize: 88.9 x 63.5 mm\nlayout: {face: heroes/spell.svg}\ncards: [{id: fire}]\n", "utf-8"
    )
    (root / "layouts/heroes/spell.svg").write_text(spell, "utf-8")
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", "--component", "spells", "--lang", "en")
    assert ran.status == 0, ran.err
    with Image.open(root / "output/heroes/gamecrafter/spells-en/01-fire-face.png") as picture:
        assert (picture.size, picture.getpixel((400, 3)), picture.getpixel((400, 1120))) == (
            (825, 1125), (255, 0, 0), (0, 0, 255),
        )  # fmt: skip


def test_a_text_too_near_to_the_cut_of_the_service_is_told_of(tmp_path: Path) -> None:
    root = project(tmp_path, deck=standard(HEROES).replace("layout:", "safe: 2 mm\nlayout:"))
    face = root / "layouts/heroes/face.svg"
    face.write_text(face.read_text("utf-8").replace('y="12"', 'y="5.7"'), "utf-8")
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", *ONE)
    assert (ran.status, "warning[P714]: a text stands nearer to the cut of deck `heroes`" in ran.err) == (0, True)
    assert "than the 3.18 mm that The Game Crafter asks for" in ran.err
    assert "P714" not in pnp(project(tmp_path / "b"), "export", "service", "--profile", "gamecrafter", *ONE).err


def test_bare_bleed_is_told_of_as_a_build_does(tmp_path: Path) -> None:
    root = project(tmp_path, back=BACK.replace('x="-3" y="-3" width="69" height="94"', 'width="63" height="88"'))
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", *ONE)
    assert "P801" in ran.err


def test_a_mistake_leaves_no_file(tmp_path: Path) -> None:
    root = written(tmp_path, heroes())
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", *ONE)
    assert (ran.status, "error[P711]: The Game Crafter cuts no card of 40 x 60 mm" in ran.err) == (1, True)
    assert not (root / "output" / "heroes").exists()


def test_what_one_component_stops_is_said_of_the_others(tmp_path: Path) -> None:
    """The command that is proposed makes the files of the others."""
    root = project(tmp_path)
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", "--lang", "en")
    assert (ran.status, "error[P711]: The Game Crafter cuts no card of 50 x 40 mm" in ran.err) == (1, True)
    command = re.search(r"leave the rest out: `pnp (.*)`", ran.err)
    assert command is not None
    ran = pnp(root, *command[1].split(), "--lang", "en")
    assert (ran.status, (root / "output/heroes/gamecrafter/heroes-en/order.csv").is_file()) == (0, True)


def test_tokens_that_a_service_does_not_cut_are_left_out_unless_they_are_named(tmp_path: Path) -> None:
    game = GAME.replace("decks: [heroes, spells]", "decks: [heroes]\ntokens: [spells]")
    root = written(tmp_path, heroes(deck=standard(HEROES), face=standard(FACE), back=BACK, game=game))
    ran = pnp(root, "export", "service", "--profile", "gamecrafter", "--lang", "en")
    assert (ran.status, "`spells` are tokens that The Game Crafter does not cut; they are left out" in ran.err) == (
        0,
        True,
    )
    named = pnp(root, "export", "service", "--profile", "gamecrafter", "--lang", "en", "--component", "spells")
    assert (named.status, "error[P711]" in named.err) == (1, True)


def test_warnings_leave_no_file_where_they_count(tmp_path: Path) -> None:
    root = with_picture(tmp_path, 128)
    assert pnp(root, "export", "service", "--profile", "european", *ONE, "--strict").status == 1
    assert not (root / "output" / "heroes").exists()


def test_the_services_are_listed_where_none_is_named(root: Path) -> None:
    ran = pnp(root, "export", "service", *ONE)
    assert (ran.status, "P710]: no print service is named" in ran.err) == (1, True)
    assert "services: drivethrucards, european, gamecrafter, makeplayingcards, printerstudio" in ran.err


def test_files_are_in_the_manifest(root: Path) -> None:
    exported(root, "european")
    entry = manifest(root)["european/heroes-en.pdf"]
    assert (entry["component"], entry["language"], entry["cards"][0]) == ("heroes", "en", {"id": "knight", "copies": 2})


@pytest.mark.parametrize("service", ["drivethrucards", "gamecrafter"])
def test_the_same_project_gives_the_same_bytes(tmp_path: Path, service: str) -> None:
    made = []
    for folder, seed, jobs in (("a", "1", "1"), ("b", "2", "2")):
        root = project(tmp_path / folder)
        ran = process(root, "export", "service", "--profile", service, *ONE, "--jobs", jobs, PYTHONHASHSEED=seed)
        assert ran.status == 0, ran.err
        made.append(contents(root / "output"))
    assert made[0] == made[1]
