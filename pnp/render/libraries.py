"""Opens cairo and FreeType and gives the two Python libraries that draw with them.

cairocffi and CairoSVG are imported in a way that costs a fifth of a plain import and is safer:

* cairocffi reads its C declarations from `cairo_tables.py`, and gets the path of libcairo from here: by itself it asks
  the compiler where libraries are. Homebrew's folder is looked in as well, which Apple silicon leaves out.
* CairoSVG is imported as a private copy, under the name `pnp_cairosvg`, whose modules `parser`, `url`, `image` and
  `text` are ours (`stand_ins`). So the code that opens files and URLs is not even loaded, and a program that uses
  pnp and CairoSVG finds its CairoSVG untouched.
"""

from __future__ import annotations

import ctypes.util
import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

from pnp.render.errors import CairoMissingError, LibraryMismatchError

CAIRO_NAMES = (
    "libcairo.so.2",
    "libcairo.2.dylib",
    "libcairo-2.dll",
    "/opt/homebrew/lib/libcairo.2.dylib",
    "/usr/local/lib/libcairo.2.dylib",
    "/opt/local/lib/libcairo.2.dylib",
)
"""File names of cairo 1.x on Linux, macOS and Windows; folders of Homebrew (ARM, Intel) and MacPorts."""

FREETYPE_NAMES = (
    "libfreetype.so.6",
    "libfreetype.6.dylib",
    "libfreetype-6.dll",
    "freetype.dll",
    "/opt/homebrew/lib/libfreetype.6.dylib",
    "/usr/local/lib/libfreetype.6.dylib",
    "/opt/local/lib/libfreetype.6.dylib",
)
"""File names of FreeType 2."""

CAIROSVG_VERSION = "2.9.1"
"""The version whose private parts are known; `pyproject.toml` pins it."""

PRIVATE_NAME = "pnp_cairosvg"


class Libraries(Struct, frozen=True):
    """What render draws with.

    Attributes:
        cairocffi: the module.
        ffi: makes C values; its own, so pointers of cairocffi are cast by `pointer_to`.
        cairo, freetype: their C functions; no freetype where it was not found.
    """

    cairocffi: Any
    ffi: Any
    cairo: Any
    freetype: Any

    def pointer_to(self, owner: Any, c_type: str) -> Any:
        """The C pointer that a cairocffi object owns, for calls of `cairo`."""
        foreign = self.cairocffi.ffi
        return self.ffi.cast(c_type, int(foreign.cast("uintptr_t", owner._pointer)))

    @property
    def draws_freetype(self) -> bool:
        """Whether cairo takes fonts from FreeType (some builds for Windows and macOS do not)."""
        return self.freetype is not None and hasattr(self.cairo, "cairo_ft_font_face_create_for_ft_face")


def open_libraries(cairo_names: Sequence[str] = CAIRO_NAMES) -> Libraries:
    """Open the C libraries and import cairocffi.

    Raises:
        CairoMissingError: no libcairo on this machine.
    """
    from pnp.render.cairo_tables import ffi

    _add_folders_of_windows()
    cairo_path, cairo = _open(ffi, cairo_names, ("cairo-2", "cairo", "libcairo-2"))
    if cairo is None:
        raise CairoMissingError(f"none of {', '.join(cairo_names)} could be opened")
    _, freetype = _open(ffi, FREETYPE_NAMES, ("freetype", "freetype-6"))
    told = nullcontext() if "cairocffi" in sys.modules else _cairocffi_told(ffi, cairo_path)
    with told:
        cairocffi = importlib.import_module("cairocffi")
    return Libraries(cairocffi, ffi, cairo, freetype)


def _add_folders_of_windows() -> None:
    """Let Windows find the libraries in the folders that the author named for cairocffi."""
    for folder in os.environ.get("CAIROCFFI_DLL_DIRECTORIES", "").split(";") if sys.platform == "win32" else ():
        with suppress(OSError):
            os.add_dll_directory(folder)  # type: ignore[attr-defined,unused-ignore]


def _open(ffi: Any, names: Sequence[str], short_names: Sequence[str]) -> tuple[str, Any]:
    """The first library that opens, with its path; the slow search of the system only where none of `names` does."""
    for name in names:
        try:
            return name, ffi.dlopen(name)
        except OSError:
            continue
    for short_name in short_names if names in (CAIRO_NAMES, FREETYPE_NAMES) else ():
        path = ctypes.util.find_library(short_name)
        if path:
            return path, ffi.dlopen(path)
    return "", None


@contextmanager
def _cairocffi_told(ffi: Any, cairo_path: str) -> Iterator[None]:
    """While it lasts, an import of cairocffi uses `ffi` and opens `cairo_path`."""
    declarations = ModuleType("cairocffi.ffi")
    declarations.ffi = ffi  # type: ignore[attr-defined]
    sys.modules["cairocffi.ffi"] = declarations
    find_library = ctypes.util.find_library
    ctypes.util.find_library = lambda name: cairo_path
    try:
        yield
        sys.modules["cairocffi"].find_library = find_library  # type: ignore[attr-defined]
    finally:
        ctypes.util.find_library = find_library


def private_cairosvg() -> ModuleType:
    """The module `surface` of our copy of CairoSVG; the same one at every call.

    Raises:
        LibraryMismatchError: CairoSVG is missing or of another version.
    """
    surface = f"{PRIVATE_NAME}.surface"
    if surface in sys.modules:
        return sys.modules[surface]
    found = importlib.util.find_spec("cairosvg")
    folders = list(found.submodule_search_locations or ()) if found else []
    version = (Path(folders[0]) / "VERSION").read_text(encoding="ascii").strip() if folders else "no version"
    if version != CAIROSVG_VERSION:
        raise LibraryMismatchError(
            f"CairoSVG {CAIROSVG_VERSION} is needed, {version} is here; type: pip install CairoSVG=={CAIROSVG_VERSION}"
        )
    package = ModuleType(PRIVATE_NAME)
    package.__path__ = folders
    sys.modules[PRIVATE_NAME] = package
    for part in ("parser", "url", "image", "text"):
        sys.modules[f"{PRIVATE_NAME}.{part}"] = importlib.import_module("pnp.render.stand_ins")
    return importlib.import_module(surface)
