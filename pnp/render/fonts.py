"""Fonts of the project as cairo draws them: loaded by FreeType from the bytes of a file, never looked up by name."""

from __future__ import annotations

import ctypes
from typing import Any

from pnp.model.artwork import FontFile
from pnp.render.errors import CairoMissingError, FontError
from pnp.render.libraries import Libraries
from pnp.world import World

LOAD_FLAGS = 2 | 8 | 0x200
"""FreeType: FT_LOAD_NO_HINTING, NO_BITMAP, IGNORE_GLOBAL_ADVANCE_WIDTH. Outlines as drawn by the type designer."""


FIXED = 65536
"""Parts of FreeType's 16.16 numbers."""


class FontShelf:
    """Faces by font file, opened when first asked for.

    A face and its bytes stay in memory until the process ends: cairo keeps fonts in a cache of its own that cannot be
    emptied, and would mistake a new face at an old address for the old one. So keep one shelf for as long as possible.
    """

    def __init__(self, world: World, libraries: Libraries) -> None:
        self._world = world
        self._libraries = libraries
        self._freetype: Any = None
        self._faces: dict[FontFile, Any] = {}
        self._cairo_faces: dict[tuple[FontFile, int], Any] = {}

    def face(self, font: FontFile) -> Any:
        """The FreeType face.

        Raises:
            FileNotFoundError: there is no such font file.
            FontError: FreeType cannot read it.
            CairoMissingError: there is no FreeType on this machine.
        """
        if font not in self._faces:
            self._faces[font] = self._open(font)
        return self._faces[font]

    def cairo_face(self, font: FontFile, copy: int = 0) -> Any:
        """The pointer to cairo's font face; raises as `face`.

        Each `copy` is a font of its own in a PDF, in which a glyph may show another character.
        """
        key = (font, copy)
        if key not in self._cairo_faces:
            create = self._libraries.cairo.cairo_ft_font_face_create_for_ft_face
            face = self._open(font) if copy else self.face(font)
            self._cairo_faces[key] = create(face, LOAD_FLAGS)
        return self._cairo_faces[key]

    def _open(self, font: FontFile) -> Any:
        """Load a face that lives as long as the process."""
        ffi, freetype = self._libraries.ffi, self._libraries.freetype
        if freetype is None:
            raise CairoMissingError("the FreeType library, which reads fonts, was not found")
        if self._freetype is None:
            library = ffi.new("FT_Library *")
            if freetype.FT_Init_FreeType(library):
                raise CairoMissingError("the FreeType library did not start")
            self._freetype = library[0]
        content = self._world.read_bytes(font.path)
        face = ffi.new("FT_Face *")
        start = ffi.from_buffer("unsigned char[]", content)
        if freetype.FT_New_Memory_Face(self._freetype, start, len(content), font.index, face):
            raise FontError(font.path)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(content))
        if font.variations:
            self._vary(face[0], font)
        return face[0]

    def _vary(self, face: Any, font: FontFile) -> None:
        """Put a variable font's face at its instance. cairo then embeds its outlines as they are there (measured)."""
        ffi, freetype = self._libraries.ffi, self._libraries.freetype
        axes = ffi.new("FT_MM_Var **")
        if freetype.FT_Get_MM_Var(face, axes):
            raise FontError(font.path)
        values = {int.from_bytes(tag.encode("ascii"), "big"): value for tag, value in font.variations}
        wanted = [
            round(values[axis.tag] * FIXED) if axis.tag in values else axis.standard
            for axis in axes[0].axis[0 : axes[0].num_axis]
        ]
        if freetype.FT_Set_Var_Design_Coordinates(face, len(wanted), wanted):
            raise FontError(font.path)
