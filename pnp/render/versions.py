"""The versions of the C libraries that draw, for `pnp doctor`."""

from __future__ import annotations

from pnp.render.libraries import open_libraries


def library_versions() -> dict[str, str]:
    """Give the versions of cairo and FreeType by name; FreeType is `not found` where cairo came without it.

    Raises:
        CairoMissingError: no libcairo on this machine.
    """
    libraries = open_libraries()
    ffi = libraries.ffi
    versions = {"cairo": ffi.string(libraries.cairo.cairo_version_string()).decode("ascii"), "FreeType": "not found"}
    if libraries.freetype is not None:
        library = ffi.new("FT_Library *")
        numbers = ffi.new("int[3]")
        if not libraries.freetype.FT_Init_FreeType(library):
            libraries.freetype.FT_Library_Version(library[0], numbers, numbers + 1, numbers + 2)
            versions["FreeType"] = ".".join(map(str, numbers))
    return versions
