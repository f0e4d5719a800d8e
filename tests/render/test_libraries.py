"""How the libraries are opened: fast, safely, and with a helpful message where one is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pnp.render import CairoMissingError
from pnp.render.libraries import CAIROSVG_VERSION, open_libraries
from pnp.render.make_tables import tables

ROOT = Path(__file__).parent.parent.parent


def in_a_new_process(code):
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_missing_cairo_says_what_to_type_on_each_system():
    with pytest.raises(CairoMissingError) as caught:
        open_libraries(("libno-such-cairo.so",))
    message = str(caught.value)
    steps = ["apt-get install libcairo2", "dnf install cairo", "brew install cairo", "CAIROCFFI_DLL_DIRECTORIES"]
    assert [step for step in steps if step not in message] == []


def test_steps_of_this_system_come_first():
    with pytest.raises(CairoMissingError) as caught:
        open_libraries(("libno-such-cairo.so",))
    assert "apt-get" in str(caught.value).splitlines()[1] or sys.platform != "linux"


def test_tables_are_those_of_the_installed_cairocffi():
    # If this fails after an update of cairocffi: python -m pnp.render.make_tables
    assert (ROOT / "pnp/render/cairo_tables.py").read_text(encoding="utf-8") == tables()


def test_room_is_imported_without_any_library():
    code = (
        "import sys, pnp.render; pnp.render.Renderer(None);"
        "print([name for name in ('cairocffi', 'cffi', 'PIL', '_cffi_backend', 'xml.etree') if name in sys.modules])"
    )
    assert in_a_new_process(code) == "[]"


DRAW = 'from tests.render.drawings import chunk, layer; import sys; chunk(layer(\'<rect width="9" height="9"/>\'));'


def test_drawing_loads_nothing_that_opens_the_network():
    code = (
        "import sys; from pnp.render import Renderer; from pnp.world import MemoryWorld;"
        "Renderer(MemoryWorld({})).prepare();"
        "print({'urllib.request', 'http.client', 'ssl', 'socket', 'tinycss2', 'PIL'} & set(sys.modules))"
    )
    assert in_a_new_process(code) == "set()"


@pytest.mark.parametrize("order", ["{ours}{theirs}{ours}", "{theirs}{ours}{theirs}"])
def test_a_program_may_use_cairosvg_beside_us(order):
    theirs = (
        "import cairosvg;"
        'svg = b\'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>\';'
        "png = cairosvg.svg2png(svg);"
        "assert cairosvg.surface.image.__module__ == 'cairosvg.image';"
    )
    assert in_a_new_process(order.format(ours=DRAW, theirs=theirs) + "print(png[1:4])") == "b'PNG'"


def test_cairocffi_finds_other_libraries_as_before():
    code = DRAW + "import cairocffi, ctypes.util; print(cairocffi.find_library is ctypes.util.find_library)"
    assert in_a_new_process(code) == "True"


def test_pinned_version_is_the_known_one():
    assert f'"CairoSVG=={CAIROSVG_VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
