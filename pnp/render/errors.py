"""What render raises: only what no contract can promise beforehand. All of it can travel between processes."""

from __future__ import annotations

import sys

from pnp.diagnostics import Diagnostic, Span

STEPS = {
    "linux": (
        "Debian, Ubuntu:  sudo apt-get install libcairo2",
        "Fedora:          sudo dnf install cairo",
    ),
    "darwin": ("macOS:           brew install cairo",),
    "win32": (
        "Windows:         winget install MSYS2.MSYS2",
        r"                 C:\msys64\usr\bin\pacman -S --noconfirm mingw-w64-ucrt-x86_64-cairo",
        r"                 setx CAIROCFFI_DLL_DIRECTORIES C:\msys64\ucrt64\bin    (then open a new window)",
    ),
}
"""Commands that install the library, by `sys.platform`."""


class CairoMissingError(Exception):
    """The cairo library (or FreeType, which comes with it) is not on this machine; the message says how to get it.

    Attributes:
        why: what was looked for.
    """

    def __init__(self, why: str) -> None:
        """`why` is for those who look after the machine."""
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        """What to do, the steps for this system first."""
        own = STEPS.get(sys.platform, ())
        others = [line for lines in STEPS.values() if lines is not own for line in lines]
        steps = "\n".join(f"  {line}" for line in (*own, *others))
        return f"the cairo library, which draws everything, was not found; install it with\n{steps}"


class LibraryMismatchError(Exception):
    """CairoSVG is missing or of another version than pnp was installed with; the message says what to type."""


class FontError(Exception):
    """A font file that cannot be read.

    Attributes:
        path: the project file.
    """

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        """The fact alone."""
        return f"font file `{self.path}` cannot be read"

    def diagnostic(self) -> Diagnostic:
        """The message to the author."""
        return Diagnostic(
            "P502",
            str(self),
            Span(self.path),
            help=f"put the TTF or OTF file of the font's own download in place of `{self.path}`",
        )


class PictureError(Exception):
    """A picture that cannot be drawn.

    Attributes:
        path: the project file, or `data:` for a picture inside a layout.
        why: in words for the author, to stand after "is".
    """

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why

    def __str__(self) -> str:
        """The fact alone."""
        return f"picture `{self.path}` is {self.why}"

    def diagnostic(self) -> Diagnostic:
        """The message to the author."""
        return Diagnostic(
            "P501",
            str(self),
            Span(self.path),
            help="open the picture in the program that made it, and save it again as PNG or JPEG under the same name",
        )
