"""Makes `cairo_tables.py`: the C interface of cairo and FreeType, read once here instead of at each start of pnp.

Reading the C declarations with cffi takes 110 ms of every start; loading the tables made from them takes 2 ms. They are
made anew, after cairocffi changes its version, with

    python -m pnp.render.make_tables
"""

from __future__ import annotations

import io
from pathlib import Path

FREETYPE_DECLARATIONS = """
typedef struct { long x; long y; } FT_Vector;
typedef struct { long xMin; long yMin; long xMax; long yMax; } FT_BBox;
typedef struct { void *data; void *finalizer; } FT_Generic;
typedef struct {
    short n_contours; short n_points; FT_Vector *points; char *tags; short *contours; int flags;
} FT_Outline;
typedef struct {
    unsigned int rows; unsigned int width; int pitch; unsigned char *buffer;
    unsigned short num_grays; unsigned char pixel_mode; unsigned char palette_mode; void *palette;
} FT_Bitmap;
typedef struct {
    void *library; void *face; void *next; unsigned int glyph_index; FT_Generic generic;
    long metrics[8]; long linearHoriAdvance; long linearVertAdvance; FT_Vector advance; int format;
    FT_Bitmap bitmap; int bitmap_left; int bitmap_top; FT_Outline outline;
} FT_GlyphSlotRec;
typedef struct {
    long num_faces; long face_index; long face_flags; long style_flags; long num_glyphs;
    char *family_name; char *style_name; int num_fixed_sizes; void *available_sizes; int num_charmaps; void *charmaps;
    FT_Generic generic; FT_BBox bbox; unsigned short units_per_EM; short ascender; short descender; short height;
    short max_advance_width; short max_advance_height; short underline_position; short underline_thickness;
    FT_GlyphSlotRec *glyph;
} FT_FaceRec;
typedef FT_FaceRec *FT_Face;
typedef void *FT_Library;
typedef struct {
    int (*move_to)(const FT_Vector *, void *);
    int (*line_to)(const FT_Vector *, void *);
    int (*conic_to)(const FT_Vector *, const FT_Vector *, void *);
    int (*cubic_to)(const FT_Vector *, const FT_Vector *, const FT_Vector *, void *);
    int shift; long delta;
} FT_Outline_Funcs;
typedef struct {
    char *name; long minimum; long standard; long maximum; unsigned long tag; unsigned int strid;
} FT_Var_Axis;
typedef struct {
    unsigned int num_axis; unsigned int num_designs; unsigned int num_namedstyles; FT_Var_Axis *axis; void *namedstyle;
} FT_MM_Var;
int FT_Init_FreeType(FT_Library *);
void FT_Library_Version(FT_Library, int *, int *, int *);
int FT_Get_MM_Var(FT_Face, FT_MM_Var **);
int FT_Set_Var_Design_Coordinates(FT_Face, unsigned int, long *);
int FT_New_Memory_Face(FT_Library, const unsigned char *, long, long, FT_Face *);
int FT_Load_Glyph(FT_Face, unsigned int, int);
int FT_Outline_Decompose(FT_Outline *, const FT_Outline_Funcs *, void *);
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(FT_Face, int);
"""
"""What render calls beyond cairocffi's declarations; field orders from FreeType 2's `freetype.h`, `ftimage.h` and
`ftmm.h`, where they are fixed for all of version 2. Later fields are left out: the records are only ever pointed at."""

HEADER = '''"""Made by `python -m pnp.render.make_tables`; not for reading.

The names and types of the C functions of cairo (as cairocffi {version} declares them) and of FreeType.
"""
# ruff: noqa

'''


def tables() -> str:
    """The text of `cairo_tables.py`."""
    from cairocffi import VERSION, constants
    from cffi import FFI
    from cffi.recompiler import make_py_source

    ffi = FFI()
    ffi.set_source("cairo_tables", None)
    ffi.cdef(constants._CAIRO_HEADERS + FREETYPE_DECLARATIONS)
    text = io.StringIO()
    make_py_source(ffi, "cairo_tables", text)
    body = text.getvalue().removeprefix("# auto-generated file\n")
    untyped = body.replace(
        "import _cffi_backend\n", "import _cffi_backend  # type: ignore[import-untyped,unused-ignore]\n"
    )
    return HEADER.format(version=VERSION) + untyped


def main() -> None:
    """Write the file beside this one."""
    (Path(__file__).parent / "cairo_tables.py").write_text(tables(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
