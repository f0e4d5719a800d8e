"""Pictures of plain shapes are drawn as they are, and look as if they had been drawn element by element."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.model.artwork import Artwork, FilledArtwork, Subject
from pnp.render import Renderer
from pnp.typeset import Typesetter
from pnp.typeset.document.plain import plain_picture
from pnp.world import MemoryWorld

ROOT = Path(__file__).parent.parent.parent
SCENES = [
    *sorted(ROOT.glob("layouts/landmarks/art/*.svg"))[::13],
    *sorted(ROOT.glob("layouts/railway/art/*.svg"))[::17],
]
LAYOUT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="-3 -3 69 94">'
    '<image href="/art.svg" x="2" y="4" width="52" height="70" preserveAspectRatio="{}" transform="rotate(4)"/></svg>'
)
ROUNDING = 3

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'


def typeset(picture: str, ratio: str = "xMidYMid") -> Artwork:
    """A card with a picture on it."""
    sink = Sink()
    world = MemoryWorld({"art.svg": picture})
    filled = FilledArtwork(LAYOUT.format(ratio), Size(63, 88), 3, 3, "en", "layouts/face.svg", Subject("card `a`"))
    artwork = Typesetter(world, sink).typeset(filled)
    assert artwork is not None, sink.diagnostics
    return artwork


def pixels(artwork: Artwork) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """The card at 100 dpi."""
    return np.frombuffer(Renderer(MemoryWorld({})).raster(artwork, 100).rgba, np.uint8).astype(np.int16)


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.stem)
@pytest.mark.parametrize("ratio", ["xMidYMid", "xMinYMin slice"])
def test_a_scene_looks_the_same_whole_and_element_by_element(scene: Path, ratio: str) -> None:
    picture = scene.read_text(encoding="utf-8")
    apart = picture.replace("</svg>", "<desc>looked at closely</desc></svg>")
    assert plain_picture(picture.encode()) is not None
    assert plain_picture(apart.encode()) is None
    one, other = pixels(typeset(picture, ratio)), pixels(typeset(apart, ratio))
    assert np.ptp(one) > 100
    assert np.abs(one - other).max() <= ROUNDING


@pytest.mark.parametrize(
    "body",
    [
        '<path d="M1 1h8v8z"/>',
        '<rect x="1" width="8" height="8" rx="1" fill="none" stroke="#123" stroke-width=".5" stroke-dasharray="1 2"/>',
        '<g transform="translate(1 2) scale(2)" opacity=".5"><circle cx="3" cy="3" r="2" fill="#ABCDEF"/></g>',
        '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>'
        '<path fill="url(#a)" d="M0 0Q10 20 20 0z"/>',
    ],
)
def test_what_is_plain(body: str) -> None:
    picture = f"{HEAD}{body}</svg>"
    assert plain_picture(picture.encode()) is not None
    apart = picture.replace("</svg>", "<desc>looked at closely</desc></svg>")
    assert np.abs(pixels(typeset(picture)) - pixels(typeset(apart))).max() <= ROUNDING


@pytest.mark.parametrize(
    "picture",
    [
        "",
        "<svg/>",
        f"{HEAD}</svg>",
        f'{HEAD}<path d="M1 1h8"/>',
        f'{HEAD}<path d="M1 1h8"/></svg><g/>',
        f'{HEAD}<path d="M1 1q8"/></svg>',
        f'{HEAD}<path d="M1 1h8" class="a"/></svg>',
        f'{HEAD}<path d="M1 1h8" style="fill:red"/></svg>',
        f'{HEAD}<path d="M1 1h8" fill="red"/></svg>',
        f'{HEAD}<path d="M1 1h8" fill="url(#b)"/></svg>',
        f'{HEAD}<path d="M1 1h8" stroke="url(#b)"/></svg>',
        f'{HEAD}<path d="M1 1h8" opacity=".5" stroke="#123"/></svg>',
        f'{HEAD}<path d="M1 1h8" d="M2 2h8"/></svg>',
        f'{HEAD}<path d="M1 1h8" transform="spin(4)"/></svg>',
        f'{HEAD}<path d="M1 1h8" stroke-dasharray="0 0"/></svg>',
        f'{HEAD}<rect width="0" height="8"/></svg>',
        f'{HEAD}<circle r="-1"/></svg>',
        f"{HEAD}<style>path{{fill:red}}</style></svg>",
        f'{HEAD}<image href="owl.png" width="8" height="8"/></svg>',
        f'{HEAD}<text x="1" y="5">a</text></svg>',
        f'{HEAD}<use href="#a"/></svg>',
        f'{HEAD}<script>alert(1)</script><path d="M1 1h8"/></svg>',
        f'{HEAD}<g display="none"><path d="M1 1h8"/></g></svg>',
        f'{HEAD}<g><path d="M1 1h8"/></svg></g>',
        f'{HEAD}text<path d="M1 1h8"/></svg>',
        f'{HEAD}<!-- note --><path d="M1 1h8"/></svg>',
        f'{HEAD}<path d="M1 1h8" onload="x()"/></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" viewBox="0 0 20 10"><path d="M1 1h8"/></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10"><path d="M1 1h8"/></svg>',
        '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h8"/></svg>',
    ],
)
def test_all_else_is_looked_at_closely(picture: str) -> None:
    assert plain_picture(picture.encode()) is None


def test_a_picture_in_another_encoding_is_looked_at_closely() -> None:
    assert plain_picture(f'{HEAD}<path d="M1 1h8" id="á"/></svg>'.encode("latin-1")) is None
