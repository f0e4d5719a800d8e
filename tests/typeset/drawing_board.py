"""A board to try constructs on: a body in a layout of 40 x 30 mm, filled, typeset with real fonts, and drawn."""

from __future__ import annotations

from pathlib import Path

from pnp.diagnostics import Diagnostic, Sink
from pnp.geometry import Size
from pnp.model.artwork import Artwork, FilledArtwork, Raster, Subject
from pnp.render import Renderer
from pnp.template.source import prepare
from pnp.typeset import Typesetter
from pnp.world import MemoryWorld

ROOT = Path(__file__).parent.parent.parent
LAYOUT = "layouts/heroes/face.svg"
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:pnp="urn:pnp:layout:1" width="40mm" height="30mm" viewBox="0 0 40 30" font-family="Noto Sans" font-size="5">\n'
)
"""The body begins on line 2."""

DPI = 127
"""Five pixels a millimetre, so that edges on whole millimetres are sharp."""

TEST_FONTS = ("NotoSans-400Regular", "NotoSans-700Bold", "NotoSans-400Italic", "Jost-700Bold")
ARABIC = "fonts/noto-sans-arabic"

Files = dict[str, str | bytes]


def fonts() -> Files:
    """The fonts of the tests, and an Arabic one."""
    made: Files = {f"fonts/{name}.ttf": (ROOT / f"tests/fonts/{name}.ttf").read_bytes() for name in TEST_FONTS}
    for file in sorted((ROOT / ARABIC).glob("*.ttf"))[:1]:
        made[f"fonts/{file.name}"] = file.read_bytes()
    return made


class Board:
    """Draws bodies."""

    def __init__(self, files: Files | None = None) -> None:
        """A project with some `files`."""
        self._files = fonts() | (files or {})
        self._renderer = Renderer(MemoryWorld(self._files))

    def artwork(self, body: str, prolog: str = "") -> tuple[Artwork | None, tuple[Diagnostic, ...]]:
        """The artwork, and the messages; `prolog` stands in front of the root."""
        svg = f"{prolog}{HEAD}{body}</svg>"
        sink = Sink()
        typesetter = Typesetter(MemoryWorld(self._files | {LAYOUT: svg}), sink)
        subject = Subject("card `owl`")
        filled = FilledArtwork(prepare(svg, LAYOUT).ready, Size(40, 30), 0.0, 3.0, "en", LAYOUT, subject)
        return typesetter.typeset(filled), sink.diagnostics

    def picture(self, body: str) -> Raster:
        """What is drawn of a body without messages."""
        artwork, messages = self.artwork(body)
        assert [f"{message.code} {message.what}" for message in messages] == []
        assert artwork is not None
        return self._renderer.raster(artwork, DPI)
